/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The routines that libsma-watch.so counts, for src/profile/calls.c.
 *
 * Generated from src/api; edit the table there, not this file.
 */
CALL(void *, shmem_malloc,
     (size_t size),
     (size), ALONE,
     SMA_JOB_MEMORY)
VOID_CALL(shmem_free,
     (void *ptr),
     (ptr), ALONE,
     SMA_JOB_MEMORY)
CALL(void *, shmem_realloc,
     (void *ptr, size_t size),
     (ptr, size), ALONE,
     SMA_JOB_MEMORY)
CALL(void *, shmem_align,
     (size_t alignment, size_t size),
     (alignment, size), ALONE,
     SMA_JOB_MEMORY)
CALL(void *, shmem_calloc,
     (size_t count, size_t size),
     (count, size), ALONE,
     SMA_JOB_MEMORY)
CALL(void *, shmalloc,
     (size_t size),
     (size), ALONE,
     SMA_JOB_MEMORY)
VOID_CALL(shfree,
     (void *ptr),
     (ptr), ALONE,
     SMA_JOB_MEMORY)
CALL(void *, shrealloc,
     (void *ptr, size_t size),
     (ptr, size), ALONE,
     SMA_JOB_MEMORY)
CALL(void *, shmemalign,
     (size_t alignment, size_t size),
     (alignment, size), ALONE,
     SMA_JOB_MEMORY)
CALL(void *, shmem_malloc_with_hints,
     (size_t size, long hints),
     (size, hints), ALONE,
     SMA_JOB_MEMORY)
VOID_CALL(shmem_float_put,
     (float *dest, const float *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_double_put,
     (double *dest, const double *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longdouble_put,
     (long double *dest, const long double *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_char_put,
     (char *dest, const char *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_schar_put,
     (signed char *dest, const signed char *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_short_put,
     (short *dest, const short *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int_put,
     (int *dest, const int *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_long_put,
     (long *dest, const long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longlong_put,
     (long long *dest, const long long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uchar_put,
     (unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ushort_put,
     (unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint_put,
     (unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulong_put,
     (unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulonglong_put,
     (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int8_put,
     (int8_t *dest, const int8_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int16_put,
     (int16_t *dest, const int16_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int32_put,
     (int32_t *dest, const int32_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int64_put,
     (int64_t *dest, const int64_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint8_put,
     (uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint16_put,
     (uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint32_put,
     (uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint64_put,
     (uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_size_put,
     (size_t *dest, const size_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ptrdiff_put,
     (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_float_put,
     (shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_double_put,
     (shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longdouble_put,
     (shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_char_put,
     (shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_schar_put,
     (shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_short_put,
     (shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int_put,
     (shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_long_put,
     (shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longlong_put,
     (shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uchar_put,
     (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ushort_put,
     (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint_put,
     (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulong_put,
     (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulonglong_put,
     (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int8_put,
     (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int16_put,
     (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int32_put,
     (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int64_put,
     (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint8_put,
     (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint16_put,
     (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint32_put,
     (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint64_put,
     (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_size_put,
     (shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ptrdiff_put,
     (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_put8,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_put16,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_put32,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_put64,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_put128,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_put8,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_put16,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_put32,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_put64,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_put128,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_putmem,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_putmem,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_put,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_float_get,
     (float *dest, const float *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_double_get,
     (double *dest, const double *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longdouble_get,
     (long double *dest, const long double *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_char_get,
     (char *dest, const char *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_schar_get,
     (signed char *dest, const signed char *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_short_get,
     (short *dest, const short *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int_get,
     (int *dest, const int *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_long_get,
     (long *dest, const long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longlong_get,
     (long long *dest, const long long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uchar_get,
     (unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ushort_get,
     (unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint_get,
     (unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulong_get,
     (unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulonglong_get,
     (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int8_get,
     (int8_t *dest, const int8_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int16_get,
     (int16_t *dest, const int16_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int32_get,
     (int32_t *dest, const int32_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int64_get,
     (int64_t *dest, const int64_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint8_get,
     (uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint16_get,
     (uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint32_get,
     (uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint64_get,
     (uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_size_get,
     (size_t *dest, const size_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ptrdiff_get,
     (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_float_get,
     (shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_double_get,
     (shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longdouble_get,
     (shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_char_get,
     (shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_schar_get,
     (shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_short_get,
     (shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int_get,
     (shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_long_get,
     (shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longlong_get,
     (shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uchar_get,
     (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ushort_get,
     (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint_get,
     (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulong_get,
     (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulonglong_get,
     (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int8_get,
     (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int16_get,
     (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int32_get,
     (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int64_get,
     (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint8_get,
     (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint16_get,
     (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint32_get,
     (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint64_get,
     (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_size_get,
     (shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ptrdiff_get,
     (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_get8,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_get16,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_get32,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_get64,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_get128,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_get8,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_get16,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_get32,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_get64,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_get128,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_getmem,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_getmem,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_get,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_float_put_nbi,
     (float *dest, const float *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_double_put_nbi,
     (double *dest, const double *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longdouble_put_nbi,
     (long double *dest, const long double *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_char_put_nbi,
     (char *dest, const char *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_schar_put_nbi,
     (signed char *dest, const signed char *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_short_put_nbi,
     (short *dest, const short *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int_put_nbi,
     (int *dest, const int *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_long_put_nbi,
     (long *dest, const long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longlong_put_nbi,
     (long long *dest, const long long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uchar_put_nbi,
     (unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ushort_put_nbi,
     (unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint_put_nbi,
     (unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulong_put_nbi,
     (unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulonglong_put_nbi,
     (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int8_put_nbi,
     (int8_t *dest, const int8_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int16_put_nbi,
     (int16_t *dest, const int16_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int32_put_nbi,
     (int32_t *dest, const int32_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int64_put_nbi,
     (int64_t *dest, const int64_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint8_put_nbi,
     (uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint16_put_nbi,
     (uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint32_put_nbi,
     (uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint64_put_nbi,
     (uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_size_put_nbi,
     (size_t *dest, const size_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ptrdiff_put_nbi,
     (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_float_put_nbi,
     (shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_double_put_nbi,
     (shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longdouble_put_nbi,
     (shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_char_put_nbi,
     (shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_schar_put_nbi,
     (shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_short_put_nbi,
     (shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int_put_nbi,
     (shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_long_put_nbi,
     (shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longlong_put_nbi,
     (shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uchar_put_nbi,
     (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ushort_put_nbi,
     (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint_put_nbi,
     (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulong_put_nbi,
     (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulonglong_put_nbi,
     (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int8_put_nbi,
     (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int16_put_nbi,
     (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int32_put_nbi,
     (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int64_put_nbi,
     (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint8_put_nbi,
     (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint16_put_nbi,
     (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint32_put_nbi,
     (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint64_put_nbi,
     (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_size_put_nbi,
     (shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ptrdiff_put_nbi,
     (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_put8_nbi,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_put16_nbi,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_put32_nbi,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_put64_nbi,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_put128_nbi,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_put8_nbi,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_put16_nbi,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_put32_nbi,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_put64_nbi,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_put128_nbi,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_putmem_nbi,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_putmem_nbi,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_float_get_nbi,
     (float *dest, const float *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_double_get_nbi,
     (double *dest, const double *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longdouble_get_nbi,
     (long double *dest, const long double *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_char_get_nbi,
     (char *dest, const char *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_schar_get_nbi,
     (signed char *dest, const signed char *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_short_get_nbi,
     (short *dest, const short *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int_get_nbi,
     (int *dest, const int *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_long_get_nbi,
     (long *dest, const long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longlong_get_nbi,
     (long long *dest, const long long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uchar_get_nbi,
     (unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ushort_get_nbi,
     (unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint_get_nbi,
     (unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulong_get_nbi,
     (unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulonglong_get_nbi,
     (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int8_get_nbi,
     (int8_t *dest, const int8_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int16_get_nbi,
     (int16_t *dest, const int16_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int32_get_nbi,
     (int32_t *dest, const int32_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int64_get_nbi,
     (int64_t *dest, const int64_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint8_get_nbi,
     (uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint16_get_nbi,
     (uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint32_get_nbi,
     (uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint64_get_nbi,
     (uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_size_get_nbi,
     (size_t *dest, const size_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ptrdiff_get_nbi,
     (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_float_get_nbi,
     (shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_double_get_nbi,
     (shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longdouble_get_nbi,
     (shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_char_get_nbi,
     (shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_schar_get_nbi,
     (shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_short_get_nbi,
     (shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int_get_nbi,
     (shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_long_get_nbi,
     (shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longlong_get_nbi,
     (shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uchar_get_nbi,
     (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ushort_get_nbi,
     (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint_get_nbi,
     (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulong_get_nbi,
     (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulonglong_get_nbi,
     (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int8_get_nbi,
     (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int16_get_nbi,
     (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int32_get_nbi,
     (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int64_get_nbi,
     (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint8_get_nbi,
     (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint16_get_nbi,
     (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint32_get_nbi,
     (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint64_get_nbi,
     (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_size_get_nbi,
     (shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ptrdiff_get_nbi,
     (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_get8_nbi,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_get16_nbi,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_get32_nbi,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_get64_nbi,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_get128_nbi,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_get8_nbi,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_get16_nbi,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_get32_nbi,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_get64_nbi,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_get128_nbi,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_getmem_nbi,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_getmem_nbi,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_float_p,
     (float *dest, float value, int pe),
     (dest, value, pe), PE(pe, sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_double_p,
     (double *dest, double value, int pe),
     (dest, value, pe), PE(pe, sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longdouble_p,
     (long double *dest, long double value, int pe),
     (dest, value, pe), PE(pe, sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_char_p,
     (char *dest, char value, int pe),
     (dest, value, pe), PE(pe, sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_schar_p,
     (signed char *dest, signed char value, int pe),
     (dest, value, pe), PE(pe, sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_short_p,
     (short *dest, short value, int pe),
     (dest, value, pe), PE(pe, sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int_p,
     (int *dest, int value, int pe),
     (dest, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_long_p,
     (long *dest, long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longlong_p,
     (long long *dest, long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uchar_p,
     (unsigned char *dest, unsigned char value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ushort_p,
     (unsigned short *dest, unsigned short value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint_p,
     (unsigned int *dest, unsigned int value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulong_p,
     (unsigned long *dest, unsigned long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulonglong_p,
     (unsigned long long *dest, unsigned long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int8_p,
     (int8_t *dest, int8_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int16_p,
     (int16_t *dest, int16_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int32_p,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int64_p,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint8_p,
     (uint8_t *dest, uint8_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint16_p,
     (uint16_t *dest, uint16_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint32_p,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint64_p,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_size_p,
     (size_t *dest, size_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ptrdiff_p,
     (ptrdiff_t *dest, ptrdiff_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_float_p,
     (shmem_ctx_t ctx, float *dest, float value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_double_p,
     (shmem_ctx_t ctx, double *dest, double value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longdouble_p,
     (shmem_ctx_t ctx, long double *dest, long double value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_char_p,
     (shmem_ctx_t ctx, char *dest, char value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_schar_p,
     (shmem_ctx_t ctx, signed char *dest, signed char value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_short_p,
     (shmem_ctx_t ctx, short *dest, short value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int_p,
     (shmem_ctx_t ctx, int *dest, int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_long_p,
     (shmem_ctx_t ctx, long *dest, long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longlong_p,
     (shmem_ctx_t ctx, long long *dest, long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uchar_p,
     (shmem_ctx_t ctx, unsigned char *dest, unsigned char value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ushort_p,
     (shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint_p,
     (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulong_p,
     (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulonglong_p,
     (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int8_p,
     (shmem_ctx_t ctx, int8_t *dest, int8_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int16_p,
     (shmem_ctx_t ctx, int16_t *dest, int16_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int32_p,
     (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int64_p,
     (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint8_p,
     (shmem_ctx_t ctx, uint8_t *dest, uint8_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint16_p,
     (shmem_ctx_t ctx, uint16_t *dest, uint16_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint32_p,
     (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint64_p,
     (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_size_p,
     (shmem_ctx_t ctx, size_t *dest, size_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ptrdiff_p,
     (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
CALL(float, shmem_float_g,
     (const float *source, int pe),
     (source, pe), PE(pe, sizeof(float)),
     SMA_JOB_RMA)
CALL(double, shmem_double_g,
     (const double *source, int pe),
     (source, pe), PE(pe, sizeof(double)),
     SMA_JOB_RMA)
CALL(long double, shmem_longdouble_g,
     (const long double *source, int pe),
     (source, pe), PE(pe, sizeof(long double)),
     SMA_JOB_RMA)
CALL(char, shmem_char_g,
     (const char *source, int pe),
     (source, pe), PE(pe, sizeof(char)),
     SMA_JOB_RMA)
CALL(signed char, shmem_schar_g,
     (const signed char *source, int pe),
     (source, pe), PE(pe, sizeof(signed char)),
     SMA_JOB_RMA)
CALL(short, shmem_short_g,
     (const short *source, int pe),
     (source, pe), PE(pe, sizeof(short)),
     SMA_JOB_RMA)
CALL(int, shmem_int_g,
     (const int *source, int pe),
     (source, pe), PE(pe, sizeof(int)),
     SMA_JOB_RMA)
CALL(long, shmem_long_g,
     (const long *source, int pe),
     (source, pe), PE(pe, sizeof(long)),
     SMA_JOB_RMA)
CALL(long long, shmem_longlong_g,
     (const long long *source, int pe),
     (source, pe), PE(pe, sizeof(long long)),
     SMA_JOB_RMA)
CALL(unsigned char, shmem_uchar_g,
     (const unsigned char *source, int pe),
     (source, pe), PE(pe, sizeof(unsigned char)),
     SMA_JOB_RMA)
CALL(unsigned short, shmem_ushort_g,
     (const unsigned short *source, int pe),
     (source, pe), PE(pe, sizeof(unsigned short)),
     SMA_JOB_RMA)
CALL(unsigned int, shmem_uint_g,
     (const unsigned int *source, int pe),
     (source, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_RMA)
CALL(unsigned long, shmem_ulong_g,
     (const unsigned long *source, int pe),
     (source, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_RMA)
CALL(unsigned long long, shmem_ulonglong_g,
     (const unsigned long long *source, int pe),
     (source, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_RMA)
CALL(int8_t, shmem_int8_g,
     (const int8_t *source, int pe),
     (source, pe), PE(pe, sizeof(int8_t)),
     SMA_JOB_RMA)
CALL(int16_t, shmem_int16_g,
     (const int16_t *source, int pe),
     (source, pe), PE(pe, sizeof(int16_t)),
     SMA_JOB_RMA)
CALL(int32_t, shmem_int32_g,
     (const int32_t *source, int pe),
     (source, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_RMA)
CALL(int64_t, shmem_int64_g,
     (const int64_t *source, int pe),
     (source, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_RMA)
CALL(uint8_t, shmem_uint8_g,
     (const uint8_t *source, int pe),
     (source, pe), PE(pe, sizeof(uint8_t)),
     SMA_JOB_RMA)
CALL(uint16_t, shmem_uint16_g,
     (const uint16_t *source, int pe),
     (source, pe), PE(pe, sizeof(uint16_t)),
     SMA_JOB_RMA)
CALL(uint32_t, shmem_uint32_g,
     (const uint32_t *source, int pe),
     (source, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_RMA)
CALL(uint64_t, shmem_uint64_g,
     (const uint64_t *source, int pe),
     (source, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_RMA)
CALL(size_t, shmem_size_g,
     (const size_t *source, int pe),
     (source, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_RMA)
CALL(ptrdiff_t, shmem_ptrdiff_g,
     (const ptrdiff_t *source, int pe),
     (source, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
CALL(float, shmem_ctx_float_g,
     (shmem_ctx_t ctx, const float *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(float)),
     SMA_JOB_RMA)
CALL(double, shmem_ctx_double_g,
     (shmem_ctx_t ctx, const double *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(double)),
     SMA_JOB_RMA)
CALL(long double, shmem_ctx_longdouble_g,
     (shmem_ctx_t ctx, const long double *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(long double)),
     SMA_JOB_RMA)
CALL(char, shmem_ctx_char_g,
     (shmem_ctx_t ctx, const char *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(char)),
     SMA_JOB_RMA)
CALL(signed char, shmem_ctx_schar_g,
     (shmem_ctx_t ctx, const signed char *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(signed char)),
     SMA_JOB_RMA)
CALL(short, shmem_ctx_short_g,
     (shmem_ctx_t ctx, const short *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(short)),
     SMA_JOB_RMA)
CALL(int, shmem_ctx_int_g,
     (shmem_ctx_t ctx, const int *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_RMA)
CALL(long, shmem_ctx_long_g,
     (shmem_ctx_t ctx, const long *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_RMA)
CALL(long long, shmem_ctx_longlong_g,
     (shmem_ctx_t ctx, const long long *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_RMA)
CALL(unsigned char, shmem_ctx_uchar_g,
     (shmem_ctx_t ctx, const unsigned char *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(unsigned char)),
     SMA_JOB_RMA)
CALL(unsigned short, shmem_ctx_ushort_g,
     (shmem_ctx_t ctx, const unsigned short *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(unsigned short)),
     SMA_JOB_RMA)
CALL(unsigned int, shmem_ctx_uint_g,
     (shmem_ctx_t ctx, const unsigned int *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_RMA)
CALL(unsigned long, shmem_ctx_ulong_g,
     (shmem_ctx_t ctx, const unsigned long *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_RMA)
CALL(unsigned long long, shmem_ctx_ulonglong_g,
     (shmem_ctx_t ctx, const unsigned long long *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_RMA)
CALL(int8_t, shmem_ctx_int8_g,
     (shmem_ctx_t ctx, const int8_t *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(int8_t)),
     SMA_JOB_RMA)
CALL(int16_t, shmem_ctx_int16_g,
     (shmem_ctx_t ctx, const int16_t *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(int16_t)),
     SMA_JOB_RMA)
CALL(int32_t, shmem_ctx_int32_g,
     (shmem_ctx_t ctx, const int32_t *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_RMA)
CALL(int64_t, shmem_ctx_int64_g,
     (shmem_ctx_t ctx, const int64_t *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_RMA)
CALL(uint8_t, shmem_ctx_uint8_g,
     (shmem_ctx_t ctx, const uint8_t *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(uint8_t)),
     SMA_JOB_RMA)
CALL(uint16_t, shmem_ctx_uint16_g,
     (shmem_ctx_t ctx, const uint16_t *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(uint16_t)),
     SMA_JOB_RMA)
CALL(uint32_t, shmem_ctx_uint32_g,
     (shmem_ctx_t ctx, const uint32_t *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_RMA)
CALL(uint64_t, shmem_ctx_uint64_g,
     (shmem_ctx_t ctx, const uint64_t *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_RMA)
CALL(size_t, shmem_ctx_size_g,
     (shmem_ctx_t ctx, const size_t *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_RMA)
CALL(ptrdiff_t, shmem_ctx_ptrdiff_g,
     (shmem_ctx_t ctx, const ptrdiff_t *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_float_iput,
     (float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_double_iput,
     (double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longdouble_iput,
     (long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_char_iput,
     (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_schar_iput,
     (signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_short_iput,
     (short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int_iput,
     (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_long_iput,
     (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longlong_iput,
     (long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uchar_iput,
     (unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ushort_iput,
     (unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint_iput,
     (unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulong_iput,
     (unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulonglong_iput,
     (unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int8_iput,
     (int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int16_iput,
     (int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int32_iput,
     (int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int64_iput,
     (int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint8_iput,
     (uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint16_iput,
     (uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint32_iput,
     (uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint64_iput,
     (uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_size_iput,
     (size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ptrdiff_iput,
     (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_float_iput,
     (shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_double_iput,
     (shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longdouble_iput,
     (shmem_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_char_iput,
     (shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_schar_iput,
     (shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_short_iput,
     (shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int_iput,
     (shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_long_iput,
     (shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longlong_iput,
     (shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uchar_iput,
     (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ushort_iput,
     (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint_iput,
     (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulong_iput,
     (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulonglong_iput,
     (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int8_iput,
     (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int16_iput,
     (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int32_iput,
     (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int64_iput,
     (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint8_iput,
     (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint16_iput,
     (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint32_iput,
     (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint64_iput,
     (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_size_iput,
     (shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ptrdiff_iput,
     (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_iput8,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_iput16,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_iput32,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_iput64,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_iput128,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_iput8,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_iput16,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_iput32,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_iput64,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_iput128,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_iput,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_float_iget,
     (float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_double_iget,
     (double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longdouble_iget,
     (long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_char_iget,
     (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_schar_iget,
     (signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_short_iget,
     (short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int_iget,
     (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_long_iget,
     (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longlong_iget,
     (long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uchar_iget,
     (unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ushort_iget,
     (unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint_iget,
     (unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulong_iget,
     (unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulonglong_iget,
     (unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int8_iget,
     (int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int16_iget,
     (int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int32_iget,
     (int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int64_iget,
     (int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint8_iget,
     (uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint16_iget,
     (uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint32_iget,
     (uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint64_iget,
     (uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_size_iget,
     (size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ptrdiff_iget,
     (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_float_iget,
     (shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_double_iget,
     (shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longdouble_iget,
     (shmem_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_char_iget,
     (shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_schar_iget,
     (shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_short_iget,
     (shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int_iget,
     (shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_long_iget,
     (shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longlong_iget,
     (shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uchar_iget,
     (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ushort_iget,
     (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint_iget,
     (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulong_iget,
     (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulonglong_iget,
     (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int8_iget,
     (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int16_iget,
     (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int32_iget,
     (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int64_iget,
     (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint8_iget,
     (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint16_iget,
     (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint32_iget,
     (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint64_iget,
     (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_size_iget,
     (shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ptrdiff_iget,
     (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_iget8,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_iget16,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_iget32,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_iget64,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_iget128,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_iget8,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_iget16,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_iget32,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_iget64,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_iget128,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (ctx, dest, source, dst, sst, nelems, pe), CTX_PE(ctx, pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_iget,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
     (dest, source, dst, sst, nelems, pe), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_float_ibput,
     (float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_double_ibput,
     (double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longdouble_ibput,
     (long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_char_ibput,
     (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_schar_ibput,
     (signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_short_ibput,
     (short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int_ibput,
     (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_long_ibput,
     (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longlong_ibput,
     (long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uchar_ibput,
     (unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ushort_ibput,
     (unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint_ibput,
     (unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulong_ibput,
     (unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulonglong_ibput,
     (unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int8_ibput,
     (int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int16_ibput,
     (int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int32_ibput,
     (int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int64_ibput,
     (int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint8_ibput,
     (uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint16_ibput,
     (uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint32_ibput,
     (uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint64_ibput,
     (uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_size_ibput,
     (size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ptrdiff_ibput,
     (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_float_ibput,
     (shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_double_ibput,
     (shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longdouble_ibput,
     (shmem_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_char_ibput,
     (shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_schar_ibput,
     (shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_short_ibput,
     (shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int_ibput,
     (shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_long_ibput,
     (shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longlong_ibput,
     (shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uchar_ibput,
     (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ushort_ibput,
     (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint_ibput,
     (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulong_ibput,
     (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulonglong_ibput,
     (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int8_ibput,
     (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int16_ibput,
     (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int32_ibput,
     (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int64_ibput,
     (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint8_ibput,
     (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint16_ibput,
     (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint32_ibput,
     (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint64_ibput,
     (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_size_ibput,
     (shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ptrdiff_ibput,
     (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ibput8,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_ibput16,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_ibput32,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_ibput64,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_ibput128,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ibput8,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ibput16,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ibput32,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ibput64,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ibput128,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_float_ibget,
     (float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_double_ibget,
     (double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longdouble_ibget,
     (long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_char_ibget,
     (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_schar_ibget,
     (signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_short_ibget,
     (short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int_ibget,
     (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_long_ibget,
     (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longlong_ibget,
     (long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uchar_ibget,
     (unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ushort_ibget,
     (unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint_ibget,
     (unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulong_ibget,
     (unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulonglong_ibget,
     (unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int8_ibget,
     (int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int16_ibget,
     (int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int32_ibget,
     (int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int64_ibget,
     (int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint8_ibget,
     (uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint16_ibget,
     (uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint32_ibget,
     (uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint64_ibget,
     (uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_size_ibget,
     (size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ptrdiff_ibget,
     (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_float_ibget,
     (shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_double_ibget,
     (shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longdouble_ibget,
     (shmem_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_char_ibget,
     (shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_schar_ibget,
     (shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_short_ibget,
     (shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int_ibget,
     (shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_long_ibget,
     (shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longlong_ibget,
     (shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uchar_ibget,
     (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ushort_ibget,
     (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint_ibget,
     (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulong_ibget,
     (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulonglong_ibget,
     (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int8_ibget,
     (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int16_ibget,
     (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int32_ibget,
     (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int64_ibget,
     (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint8_ibget,
     (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint16_ibget,
     (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint32_ibget,
     (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint64_ibget,
     (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_size_ibget,
     (shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ptrdiff_ibget,
     (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ibget8,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_ibget16,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_ibget32,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_ibget64,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_ibget128,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ibget8,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ibget16,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ibget32,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ibget64,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ibget128,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * 16),
     SMA_JOB_RMA)
CALL(float, shmem_float_atomic_fetch,
     (const float *source, int pe),
     (source, pe), PE(pe, sizeof(float)),
     SMA_JOB_AMO)
CALL(double, shmem_double_atomic_fetch,
     (const double *source, int pe),
     (source, pe), PE(pe, sizeof(double)),
     SMA_JOB_AMO)
CALL(int, shmem_int_atomic_fetch,
     (const int *source, int pe),
     (source, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_long_atomic_fetch,
     (const long *source, int pe),
     (source, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_longlong_atomic_fetch,
     (const long long *source, int pe),
     (source, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(unsigned int, shmem_uint_atomic_fetch,
     (const unsigned int *source, int pe),
     (source, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ulong_atomic_fetch,
     (const unsigned long *source, int pe),
     (source, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ulonglong_atomic_fetch,
     (const unsigned long long *source, int pe),
     (source, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_int32_atomic_fetch,
     (const int32_t *source, int pe),
     (source, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_int64_atomic_fetch,
     (const int64_t *source, int pe),
     (source, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_uint32_atomic_fetch,
     (const uint32_t *source, int pe),
     (source, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_uint64_atomic_fetch,
     (const uint64_t *source, int pe),
     (source, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_size_atomic_fetch,
     (const size_t *source, int pe),
     (source, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ptrdiff_atomic_fetch,
     (const ptrdiff_t *source, int pe),
     (source, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
CALL(float, shmem_ctx_float_atomic_fetch,
     (shmem_ctx_t ctx, const float *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(float)),
     SMA_JOB_AMO)
CALL(double, shmem_ctx_double_atomic_fetch,
     (shmem_ctx_t ctx, const double *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(double)),
     SMA_JOB_AMO)
CALL(int, shmem_ctx_int_atomic_fetch,
     (shmem_ctx_t ctx, const int *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_ctx_long_atomic_fetch,
     (shmem_ctx_t ctx, const long *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_ctx_longlong_atomic_fetch,
     (shmem_ctx_t ctx, const long long *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(unsigned int, shmem_ctx_uint_atomic_fetch,
     (shmem_ctx_t ctx, const unsigned int *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ctx_ulong_atomic_fetch,
     (shmem_ctx_t ctx, const unsigned long *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ctx_ulonglong_atomic_fetch,
     (shmem_ctx_t ctx, const unsigned long long *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_ctx_int32_atomic_fetch,
     (shmem_ctx_t ctx, const int32_t *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_ctx_int64_atomic_fetch,
     (shmem_ctx_t ctx, const int64_t *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_ctx_uint32_atomic_fetch,
     (shmem_ctx_t ctx, const uint32_t *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_ctx_uint64_atomic_fetch,
     (shmem_ctx_t ctx, const uint64_t *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_ctx_size_atomic_fetch,
     (shmem_ctx_t ctx, const size_t *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch,
     (shmem_ctx_t ctx, const ptrdiff_t *source, int pe),
     (ctx, source, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_float_atomic_set,
     (float *dest, float value, int pe),
     (dest, value, pe), PE(pe, sizeof(float)),
     SMA_JOB_AMO)
VOID_CALL(shmem_double_atomic_set,
     (double *dest, double value, int pe),
     (dest, value, pe), PE(pe, sizeof(double)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int_atomic_set,
     (int *dest, int value, int pe),
     (dest, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_long_atomic_set,
     (long *dest, long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_longlong_atomic_set,
     (long long *dest, long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint_atomic_set,
     (unsigned int *dest, unsigned int value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulong_atomic_set,
     (unsigned long *dest, unsigned long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulonglong_atomic_set,
     (unsigned long long *dest, unsigned long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int32_atomic_set,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int64_atomic_set,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint32_atomic_set,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint64_atomic_set,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_size_atomic_set,
     (size_t *dest, size_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ptrdiff_atomic_set,
     (ptrdiff_t *dest, ptrdiff_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_float_atomic_set,
     (shmem_ctx_t ctx, float *dest, float value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(float)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_double_atomic_set,
     (shmem_ctx_t ctx, double *dest, double value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(double)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int_atomic_set,
     (shmem_ctx_t ctx, int *dest, int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_long_atomic_set,
     (shmem_ctx_t ctx, long *dest, long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_longlong_atomic_set,
     (shmem_ctx_t ctx, long long *dest, long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint_atomic_set,
     (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulong_atomic_set,
     (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulonglong_atomic_set,
     (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int32_atomic_set,
     (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int64_atomic_set,
     (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint32_atomic_set,
     (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint64_atomic_set,
     (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_size_atomic_set,
     (shmem_ctx_t ctx, size_t *dest, size_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ptrdiff_atomic_set,
     (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
CALL(float, shmem_float_atomic_swap,
     (float *dest, float value, int pe),
     (dest, value, pe), PE(pe, sizeof(float)),
     SMA_JOB_AMO)
CALL(double, shmem_double_atomic_swap,
     (double *dest, double value, int pe),
     (dest, value, pe), PE(pe, sizeof(double)),
     SMA_JOB_AMO)
CALL(int, shmem_int_atomic_swap,
     (int *dest, int value, int pe),
     (dest, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_long_atomic_swap,
     (long *dest, long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_longlong_atomic_swap,
     (long long *dest, long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(unsigned int, shmem_uint_atomic_swap,
     (unsigned int *dest, unsigned int value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ulong_atomic_swap,
     (unsigned long *dest, unsigned long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ulonglong_atomic_swap,
     (unsigned long long *dest, unsigned long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_int32_atomic_swap,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_int64_atomic_swap,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_uint32_atomic_swap,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_uint64_atomic_swap,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_size_atomic_swap,
     (size_t *dest, size_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ptrdiff_atomic_swap,
     (ptrdiff_t *dest, ptrdiff_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
CALL(float, shmem_ctx_float_atomic_swap,
     (shmem_ctx_t ctx, float *dest, float value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(float)),
     SMA_JOB_AMO)
CALL(double, shmem_ctx_double_atomic_swap,
     (shmem_ctx_t ctx, double *dest, double value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(double)),
     SMA_JOB_AMO)
CALL(int, shmem_ctx_int_atomic_swap,
     (shmem_ctx_t ctx, int *dest, int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_ctx_long_atomic_swap,
     (shmem_ctx_t ctx, long *dest, long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_ctx_longlong_atomic_swap,
     (shmem_ctx_t ctx, long long *dest, long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(unsigned int, shmem_ctx_uint_atomic_swap,
     (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ctx_ulong_atomic_swap,
     (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ctx_ulonglong_atomic_swap,
     (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_ctx_int32_atomic_swap,
     (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_ctx_int64_atomic_swap,
     (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_ctx_uint32_atomic_swap,
     (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_ctx_uint64_atomic_swap,
     (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_ctx_size_atomic_swap,
     (shmem_ctx_t ctx, size_t *dest, size_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ctx_ptrdiff_atomic_swap,
     (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
CALL(int, shmem_int_atomic_compare_swap,
     (int *dest, int cond, int value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_long_atomic_compare_swap,
     (long *dest, long cond, long value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_longlong_atomic_compare_swap,
     (long long *dest, long long cond, long long value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(unsigned int, shmem_uint_atomic_compare_swap,
     (unsigned int *dest, unsigned int cond, unsigned int value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ulong_atomic_compare_swap,
     (unsigned long *dest, unsigned long cond, unsigned long value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ulonglong_atomic_compare_swap,
     (unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_int32_atomic_compare_swap,
     (int32_t *dest, int32_t cond, int32_t value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_int64_atomic_compare_swap,
     (int64_t *dest, int64_t cond, int64_t value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_uint32_atomic_compare_swap,
     (uint32_t *dest, uint32_t cond, uint32_t value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_uint64_atomic_compare_swap,
     (uint64_t *dest, uint64_t cond, uint64_t value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_size_atomic_compare_swap,
     (size_t *dest, size_t cond, size_t value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ptrdiff_atomic_compare_swap,
     (ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
CALL(int, shmem_ctx_int_atomic_compare_swap,
     (shmem_ctx_t ctx, int *dest, int cond, int value, int pe),
     (ctx, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_ctx_long_atomic_compare_swap,
     (shmem_ctx_t ctx, long *dest, long cond, long value, int pe),
     (ctx, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_ctx_longlong_atomic_compare_swap,
     (shmem_ctx_t ctx, long long *dest, long long cond, long long value, int pe),
     (ctx, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(unsigned int, shmem_ctx_uint_atomic_compare_swap,
     (shmem_ctx_t ctx, unsigned int *dest, unsigned int cond, unsigned int value, int pe),
     (ctx, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ctx_ulong_atomic_compare_swap,
     (shmem_ctx_t ctx, unsigned long *dest, unsigned long cond, unsigned long value, int pe),
     (ctx, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ctx_ulonglong_atomic_compare_swap,
     (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe),
     (ctx, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_ctx_int32_atomic_compare_swap,
     (shmem_ctx_t ctx, int32_t *dest, int32_t cond, int32_t value, int pe),
     (ctx, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_ctx_int64_atomic_compare_swap,
     (shmem_ctx_t ctx, int64_t *dest, int64_t cond, int64_t value, int pe),
     (ctx, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_ctx_uint32_atomic_compare_swap,
     (shmem_ctx_t ctx, uint32_t *dest, uint32_t cond, uint32_t value, int pe),
     (ctx, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_ctx_uint64_atomic_compare_swap,
     (shmem_ctx_t ctx, uint64_t *dest, uint64_t cond, uint64_t value, int pe),
     (ctx, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_ctx_size_atomic_compare_swap,
     (shmem_ctx_t ctx, size_t *dest, size_t cond, size_t value, int pe),
     (ctx, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ctx_ptrdiff_atomic_compare_swap,
     (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe),
     (ctx, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
CALL(int, shmem_int_atomic_fetch_inc,
     (int *dest, int pe),
     (dest, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_long_atomic_fetch_inc,
     (long *dest, int pe),
     (dest, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_longlong_atomic_fetch_inc,
     (long long *dest, int pe),
     (dest, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(unsigned int, shmem_uint_atomic_fetch_inc,
     (unsigned int *dest, int pe),
     (dest, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ulong_atomic_fetch_inc,
     (unsigned long *dest, int pe),
     (dest, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ulonglong_atomic_fetch_inc,
     (unsigned long long *dest, int pe),
     (dest, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_int32_atomic_fetch_inc,
     (int32_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_int64_atomic_fetch_inc,
     (int64_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_uint32_atomic_fetch_inc,
     (uint32_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_uint64_atomic_fetch_inc,
     (uint64_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_size_atomic_fetch_inc,
     (size_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ptrdiff_atomic_fetch_inc,
     (ptrdiff_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
CALL(int, shmem_ctx_int_atomic_fetch_inc,
     (shmem_ctx_t ctx, int *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_ctx_long_atomic_fetch_inc,
     (shmem_ctx_t ctx, long *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_ctx_longlong_atomic_fetch_inc,
     (shmem_ctx_t ctx, long long *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(unsigned int, shmem_ctx_uint_atomic_fetch_inc,
     (shmem_ctx_t ctx, unsigned int *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ctx_ulong_atomic_fetch_inc,
     (shmem_ctx_t ctx, unsigned long *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_inc,
     (shmem_ctx_t ctx, unsigned long long *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_ctx_int32_atomic_fetch_inc,
     (shmem_ctx_t ctx, int32_t *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_ctx_int64_atomic_fetch_inc,
     (shmem_ctx_t ctx, int64_t *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_ctx_uint32_atomic_fetch_inc,
     (shmem_ctx_t ctx, uint32_t *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_ctx_uint64_atomic_fetch_inc,
     (shmem_ctx_t ctx, uint64_t *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_ctx_size_atomic_fetch_inc,
     (shmem_ctx_t ctx, size_t *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_inc,
     (shmem_ctx_t ctx, ptrdiff_t *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int_atomic_inc,
     (int *dest, int pe),
     (dest, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_long_atomic_inc,
     (long *dest, int pe),
     (dest, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_longlong_atomic_inc,
     (long long *dest, int pe),
     (dest, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint_atomic_inc,
     (unsigned int *dest, int pe),
     (dest, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulong_atomic_inc,
     (unsigned long *dest, int pe),
     (dest, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulonglong_atomic_inc,
     (unsigned long long *dest, int pe),
     (dest, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int32_atomic_inc,
     (int32_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int64_atomic_inc,
     (int64_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint32_atomic_inc,
     (uint32_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint64_atomic_inc,
     (uint64_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_size_atomic_inc,
     (size_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ptrdiff_atomic_inc,
     (ptrdiff_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int_atomic_inc,
     (shmem_ctx_t ctx, int *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_long_atomic_inc,
     (shmem_ctx_t ctx, long *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_longlong_atomic_inc,
     (shmem_ctx_t ctx, long long *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint_atomic_inc,
     (shmem_ctx_t ctx, unsigned int *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulong_atomic_inc,
     (shmem_ctx_t ctx, unsigned long *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulonglong_atomic_inc,
     (shmem_ctx_t ctx, unsigned long long *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int32_atomic_inc,
     (shmem_ctx_t ctx, int32_t *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int64_atomic_inc,
     (shmem_ctx_t ctx, int64_t *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint32_atomic_inc,
     (shmem_ctx_t ctx, uint32_t *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint64_atomic_inc,
     (shmem_ctx_t ctx, uint64_t *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_size_atomic_inc,
     (shmem_ctx_t ctx, size_t *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ptrdiff_atomic_inc,
     (shmem_ctx_t ctx, ptrdiff_t *dest, int pe),
     (ctx, dest, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
CALL(int, shmem_int_atomic_fetch_add,
     (int *dest, int value, int pe),
     (dest, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_long_atomic_fetch_add,
     (long *dest, long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_longlong_atomic_fetch_add,
     (long long *dest, long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(unsigned int, shmem_uint_atomic_fetch_add,
     (unsigned int *dest, unsigned int value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ulong_atomic_fetch_add,
     (unsigned long *dest, unsigned long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ulonglong_atomic_fetch_add,
     (unsigned long long *dest, unsigned long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_int32_atomic_fetch_add,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_int64_atomic_fetch_add,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_uint32_atomic_fetch_add,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_uint64_atomic_fetch_add,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_size_atomic_fetch_add,
     (size_t *dest, size_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ptrdiff_atomic_fetch_add,
     (ptrdiff_t *dest, ptrdiff_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
CALL(int, shmem_ctx_int_atomic_fetch_add,
     (shmem_ctx_t ctx, int *dest, int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_ctx_long_atomic_fetch_add,
     (shmem_ctx_t ctx, long *dest, long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_ctx_longlong_atomic_fetch_add,
     (shmem_ctx_t ctx, long long *dest, long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(unsigned int, shmem_ctx_uint_atomic_fetch_add,
     (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ctx_ulong_atomic_fetch_add,
     (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_add,
     (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_ctx_int32_atomic_fetch_add,
     (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_ctx_int64_atomic_fetch_add,
     (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_ctx_uint32_atomic_fetch_add,
     (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_ctx_uint64_atomic_fetch_add,
     (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_ctx_size_atomic_fetch_add,
     (shmem_ctx_t ctx, size_t *dest, size_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_add,
     (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int_atomic_add,
     (int *dest, int value, int pe),
     (dest, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_long_atomic_add,
     (long *dest, long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_longlong_atomic_add,
     (long long *dest, long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint_atomic_add,
     (unsigned int *dest, unsigned int value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulong_atomic_add,
     (unsigned long *dest, unsigned long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulonglong_atomic_add,
     (unsigned long long *dest, unsigned long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int32_atomic_add,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int64_atomic_add,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint32_atomic_add,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint64_atomic_add,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_size_atomic_add,
     (size_t *dest, size_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ptrdiff_atomic_add,
     (ptrdiff_t *dest, ptrdiff_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int_atomic_add,
     (shmem_ctx_t ctx, int *dest, int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_long_atomic_add,
     (shmem_ctx_t ctx, long *dest, long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_longlong_atomic_add,
     (shmem_ctx_t ctx, long long *dest, long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint_atomic_add,
     (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulong_atomic_add,
     (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulonglong_atomic_add,
     (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int32_atomic_add,
     (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int64_atomic_add,
     (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint32_atomic_add,
     (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint64_atomic_add,
     (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_size_atomic_add,
     (shmem_ctx_t ctx, size_t *dest, size_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ptrdiff_atomic_add,
     (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
CALL(unsigned int, shmem_uint_atomic_fetch_and,
     (unsigned int *dest, unsigned int value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ulong_atomic_fetch_and,
     (unsigned long *dest, unsigned long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ulonglong_atomic_fetch_and,
     (unsigned long long *dest, unsigned long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_int32_atomic_fetch_and,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_int64_atomic_fetch_and,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_uint32_atomic_fetch_and,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_uint64_atomic_fetch_and,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(unsigned int, shmem_ctx_uint_atomic_fetch_and,
     (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ctx_ulong_atomic_fetch_and,
     (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_and,
     (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_ctx_int32_atomic_fetch_and,
     (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_ctx_int64_atomic_fetch_and,
     (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_ctx_uint32_atomic_fetch_and,
     (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_ctx_uint64_atomic_fetch_and,
     (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint_atomic_and,
     (unsigned int *dest, unsigned int value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulong_atomic_and,
     (unsigned long *dest, unsigned long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulonglong_atomic_and,
     (unsigned long long *dest, unsigned long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int32_atomic_and,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int64_atomic_and,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint32_atomic_and,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint64_atomic_and,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint_atomic_and,
     (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulong_atomic_and,
     (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulonglong_atomic_and,
     (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int32_atomic_and,
     (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int64_atomic_and,
     (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint32_atomic_and,
     (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint64_atomic_and,
     (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(unsigned int, shmem_uint_atomic_fetch_or,
     (unsigned int *dest, unsigned int value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ulong_atomic_fetch_or,
     (unsigned long *dest, unsigned long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ulonglong_atomic_fetch_or,
     (unsigned long long *dest, unsigned long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_int32_atomic_fetch_or,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_int64_atomic_fetch_or,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_uint32_atomic_fetch_or,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_uint64_atomic_fetch_or,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(unsigned int, shmem_ctx_uint_atomic_fetch_or,
     (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ctx_ulong_atomic_fetch_or,
     (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_or,
     (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_ctx_int32_atomic_fetch_or,
     (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_ctx_int64_atomic_fetch_or,
     (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_ctx_uint32_atomic_fetch_or,
     (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_ctx_uint64_atomic_fetch_or,
     (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint_atomic_or,
     (unsigned int *dest, unsigned int value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulong_atomic_or,
     (unsigned long *dest, unsigned long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulonglong_atomic_or,
     (unsigned long long *dest, unsigned long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int32_atomic_or,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int64_atomic_or,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint32_atomic_or,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint64_atomic_or,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint_atomic_or,
     (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulong_atomic_or,
     (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulonglong_atomic_or,
     (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int32_atomic_or,
     (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int64_atomic_or,
     (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint32_atomic_or,
     (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint64_atomic_or,
     (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(unsigned int, shmem_uint_atomic_fetch_xor,
     (unsigned int *dest, unsigned int value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ulong_atomic_fetch_xor,
     (unsigned long *dest, unsigned long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ulonglong_atomic_fetch_xor,
     (unsigned long long *dest, unsigned long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_int32_atomic_fetch_xor,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_int64_atomic_fetch_xor,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_uint32_atomic_fetch_xor,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_uint64_atomic_fetch_xor,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(unsigned int, shmem_ctx_uint_atomic_fetch_xor,
     (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ctx_ulong_atomic_fetch_xor,
     (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_xor,
     (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_ctx_int32_atomic_fetch_xor,
     (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_ctx_int64_atomic_fetch_xor,
     (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_ctx_uint32_atomic_fetch_xor,
     (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_ctx_uint64_atomic_fetch_xor,
     (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint_atomic_xor,
     (unsigned int *dest, unsigned int value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulong_atomic_xor,
     (unsigned long *dest, unsigned long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulonglong_atomic_xor,
     (unsigned long long *dest, unsigned long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int32_atomic_xor,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int64_atomic_xor,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint32_atomic_xor,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint64_atomic_xor,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint_atomic_xor,
     (shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulong_atomic_xor,
     (shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulonglong_atomic_xor,
     (shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int32_atomic_xor,
     (shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int64_atomic_xor,
     (shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint32_atomic_xor,
     (shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint64_atomic_xor,
     (shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(float, shmem_float_fetch,
     (const float *source, int pe),
     (source, pe), PE(pe, sizeof(float)),
     SMA_JOB_AMO)
CALL(double, shmem_double_fetch,
     (const double *source, int pe),
     (source, pe), PE(pe, sizeof(double)),
     SMA_JOB_AMO)
CALL(int, shmem_int_fetch,
     (const int *source, int pe),
     (source, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_long_fetch,
     (const long *source, int pe),
     (source, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_longlong_fetch,
     (const long long *source, int pe),
     (source, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_float_set,
     (float *dest, float value, int pe),
     (dest, value, pe), PE(pe, sizeof(float)),
     SMA_JOB_AMO)
VOID_CALL(shmem_double_set,
     (double *dest, double value, int pe),
     (dest, value, pe), PE(pe, sizeof(double)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int_set,
     (int *dest, int value, int pe),
     (dest, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_long_set,
     (long *dest, long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_longlong_set,
     (long long *dest, long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(float, shmem_float_swap,
     (float *dest, float value, int pe),
     (dest, value, pe), PE(pe, sizeof(float)),
     SMA_JOB_AMO)
CALL(double, shmem_double_swap,
     (double *dest, double value, int pe),
     (dest, value, pe), PE(pe, sizeof(double)),
     SMA_JOB_AMO)
CALL(int, shmem_int_swap,
     (int *dest, int value, int pe),
     (dest, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_long_swap,
     (long *dest, long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_longlong_swap,
     (long long *dest, long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(int, shmem_int_cswap,
     (int *dest, int cond, int value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_long_cswap,
     (long *dest, long cond, long value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_longlong_cswap,
     (long long *dest, long long cond, long long value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(int, shmem_int_finc,
     (int *dest, int pe),
     (dest, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_long_finc,
     (long *dest, int pe),
     (dest, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_longlong_finc,
     (long long *dest, int pe),
     (dest, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int_inc,
     (int *dest, int pe),
     (dest, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_long_inc,
     (long *dest, int pe),
     (dest, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_longlong_inc,
     (long long *dest, int pe),
     (dest, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(int, shmem_int_fadd,
     (int *dest, int value, int pe),
     (dest, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_long_fadd,
     (long *dest, long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_longlong_fadd,
     (long long *dest, long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int_add,
     (int *dest, int value, int pe),
     (dest, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_long_add,
     (long *dest, long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_longlong_add,
     (long long *dest, long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(short, shmem_short_swap,
     (short *dest, short value, int pe),
     (dest, value, pe), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
CALL(short, shmem_short_cswap,
     (short *dest, short cond, short value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
CALL(short, shmem_short_finc,
     (short *dest, int pe),
     (dest, pe), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
VOID_CALL(shmem_short_inc,
     (short *dest, int pe),
     (dest, pe), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
CALL(short, shmem_short_fadd,
     (short *dest, short value, int pe),
     (dest, value, pe), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
VOID_CALL(shmem_short_add,
     (short *dest, short value, int pe),
     (dest, value, pe), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
CALL(short, shmem_short_mswap,
     (short *dest, short mask, short value, int pe),
     (dest, mask, value, pe), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
CALL(int, shmem_int_mswap,
     (int *dest, int mask, int value, int pe),
     (dest, mask, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_long_mswap,
     (long *dest, long mask, long value, int pe),
     (dest, mask, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long, shmem_swap,
     (long *dest, long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long, shmem_cswap,
     (long *dest, long cond, long value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long, shmem_finc,
     (long *dest, int pe),
     (dest, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_inc,
     (long *dest, int pe),
     (dest, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long, shmem_fadd,
     (long *dest, long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_add,
     (long *dest, long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(short, shmem_short_atomic_fetch_and,
     (short *dest, short value, int pe),
     (dest, value, pe), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
CALL(int, shmem_int_atomic_fetch_and,
     (int *dest, int value, int pe),
     (dest, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_long_atomic_fetch_and,
     (long *dest, long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_longlong_atomic_fetch_and,
     (long long *dest, long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(unsigned short, shmem_ushort_atomic_fetch_and,
     (unsigned short *dest, unsigned short value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned short)),
     SMA_JOB_AMO)
CALL(int16_t, shmem_int16_atomic_fetch_and,
     (int16_t *dest, int16_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int16_t)),
     SMA_JOB_AMO)
CALL(uint16_t, shmem_uint16_atomic_fetch_and,
     (uint16_t *dest, uint16_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint16_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_size_atomic_fetch_and,
     (size_t *dest, size_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ptrdiff_atomic_fetch_and,
     (ptrdiff_t *dest, ptrdiff_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
CALL(short, shmem_ctx_short_atomic_fetch_and,
     (shmem_ctx_t ctx, short *dest, short value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(short)),
     SMA_JOB_AMO)
CALL(int, shmem_ctx_int_atomic_fetch_and,
     (shmem_ctx_t ctx, int *dest, int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_ctx_long_atomic_fetch_and,
     (shmem_ctx_t ctx, long *dest, long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_ctx_longlong_atomic_fetch_and,
     (shmem_ctx_t ctx, long long *dest, long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(unsigned short, shmem_ctx_ushort_atomic_fetch_and,
     (shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned short)),
     SMA_JOB_AMO)
CALL(int16_t, shmem_ctx_int16_atomic_fetch_and,
     (shmem_ctx_t ctx, int16_t *dest, int16_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int16_t)),
     SMA_JOB_AMO)
CALL(uint16_t, shmem_ctx_uint16_atomic_fetch_and,
     (shmem_ctx_t ctx, uint16_t *dest, uint16_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint16_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_ctx_size_atomic_fetch_and,
     (shmem_ctx_t ctx, size_t *dest, size_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_and,
     (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_short_atomic_and,
     (short *dest, short value, int pe),
     (dest, value, pe), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int_atomic_and,
     (int *dest, int value, int pe),
     (dest, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_long_atomic_and,
     (long *dest, long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_longlong_atomic_and,
     (long long *dest, long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ushort_atomic_and,
     (unsigned short *dest, unsigned short value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned short)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int16_atomic_and,
     (int16_t *dest, int16_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int16_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint16_atomic_and,
     (uint16_t *dest, uint16_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint16_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_size_atomic_and,
     (size_t *dest, size_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ptrdiff_atomic_and,
     (ptrdiff_t *dest, ptrdiff_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_short_atomic_and,
     (shmem_ctx_t ctx, short *dest, short value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(short)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int_atomic_and,
     (shmem_ctx_t ctx, int *dest, int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_long_atomic_and,
     (shmem_ctx_t ctx, long *dest, long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_longlong_atomic_and,
     (shmem_ctx_t ctx, long long *dest, long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ushort_atomic_and,
     (shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned short)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int16_atomic_and,
     (shmem_ctx_t ctx, int16_t *dest, int16_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int16_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint16_atomic_and,
     (shmem_ctx_t ctx, uint16_t *dest, uint16_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint16_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_size_atomic_and,
     (shmem_ctx_t ctx, size_t *dest, size_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ptrdiff_atomic_and,
     (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
CALL(short, shmem_short_atomic_fetch_or,
     (short *dest, short value, int pe),
     (dest, value, pe), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
CALL(int, shmem_int_atomic_fetch_or,
     (int *dest, int value, int pe),
     (dest, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_long_atomic_fetch_or,
     (long *dest, long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_longlong_atomic_fetch_or,
     (long long *dest, long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(unsigned short, shmem_ushort_atomic_fetch_or,
     (unsigned short *dest, unsigned short value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned short)),
     SMA_JOB_AMO)
CALL(int16_t, shmem_int16_atomic_fetch_or,
     (int16_t *dest, int16_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int16_t)),
     SMA_JOB_AMO)
CALL(uint16_t, shmem_uint16_atomic_fetch_or,
     (uint16_t *dest, uint16_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint16_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_size_atomic_fetch_or,
     (size_t *dest, size_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ptrdiff_atomic_fetch_or,
     (ptrdiff_t *dest, ptrdiff_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
CALL(short, shmem_ctx_short_atomic_fetch_or,
     (shmem_ctx_t ctx, short *dest, short value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(short)),
     SMA_JOB_AMO)
CALL(int, shmem_ctx_int_atomic_fetch_or,
     (shmem_ctx_t ctx, int *dest, int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_ctx_long_atomic_fetch_or,
     (shmem_ctx_t ctx, long *dest, long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_ctx_longlong_atomic_fetch_or,
     (shmem_ctx_t ctx, long long *dest, long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(unsigned short, shmem_ctx_ushort_atomic_fetch_or,
     (shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned short)),
     SMA_JOB_AMO)
CALL(int16_t, shmem_ctx_int16_atomic_fetch_or,
     (shmem_ctx_t ctx, int16_t *dest, int16_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int16_t)),
     SMA_JOB_AMO)
CALL(uint16_t, shmem_ctx_uint16_atomic_fetch_or,
     (shmem_ctx_t ctx, uint16_t *dest, uint16_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint16_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_ctx_size_atomic_fetch_or,
     (shmem_ctx_t ctx, size_t *dest, size_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_or,
     (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_short_atomic_or,
     (short *dest, short value, int pe),
     (dest, value, pe), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int_atomic_or,
     (int *dest, int value, int pe),
     (dest, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_long_atomic_or,
     (long *dest, long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_longlong_atomic_or,
     (long long *dest, long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ushort_atomic_or,
     (unsigned short *dest, unsigned short value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned short)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int16_atomic_or,
     (int16_t *dest, int16_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int16_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint16_atomic_or,
     (uint16_t *dest, uint16_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint16_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_size_atomic_or,
     (size_t *dest, size_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ptrdiff_atomic_or,
     (ptrdiff_t *dest, ptrdiff_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_short_atomic_or,
     (shmem_ctx_t ctx, short *dest, short value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(short)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int_atomic_or,
     (shmem_ctx_t ctx, int *dest, int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_long_atomic_or,
     (shmem_ctx_t ctx, long *dest, long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_longlong_atomic_or,
     (shmem_ctx_t ctx, long long *dest, long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ushort_atomic_or,
     (shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned short)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int16_atomic_or,
     (shmem_ctx_t ctx, int16_t *dest, int16_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int16_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint16_atomic_or,
     (shmem_ctx_t ctx, uint16_t *dest, uint16_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint16_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_size_atomic_or,
     (shmem_ctx_t ctx, size_t *dest, size_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ptrdiff_atomic_or,
     (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
CALL(short, shmem_short_atomic_fetch_xor,
     (short *dest, short value, int pe),
     (dest, value, pe), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
CALL(int, shmem_int_atomic_fetch_xor,
     (int *dest, int value, int pe),
     (dest, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_long_atomic_fetch_xor,
     (long *dest, long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_longlong_atomic_fetch_xor,
     (long long *dest, long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(unsigned short, shmem_ushort_atomic_fetch_xor,
     (unsigned short *dest, unsigned short value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned short)),
     SMA_JOB_AMO)
CALL(int16_t, shmem_int16_atomic_fetch_xor,
     (int16_t *dest, int16_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int16_t)),
     SMA_JOB_AMO)
CALL(uint16_t, shmem_uint16_atomic_fetch_xor,
     (uint16_t *dest, uint16_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint16_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_size_atomic_fetch_xor,
     (size_t *dest, size_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ptrdiff_atomic_fetch_xor,
     (ptrdiff_t *dest, ptrdiff_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
CALL(short, shmem_ctx_short_atomic_fetch_xor,
     (shmem_ctx_t ctx, short *dest, short value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(short)),
     SMA_JOB_AMO)
CALL(int, shmem_ctx_int_atomic_fetch_xor,
     (shmem_ctx_t ctx, int *dest, int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_AMO)
CALL(long, shmem_ctx_long_atomic_fetch_xor,
     (shmem_ctx_t ctx, long *dest, long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_AMO)
CALL(long long, shmem_ctx_longlong_atomic_fetch_xor,
     (shmem_ctx_t ctx, long long *dest, long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_AMO)
CALL(unsigned short, shmem_ctx_ushort_atomic_fetch_xor,
     (shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned short)),
     SMA_JOB_AMO)
CALL(int16_t, shmem_ctx_int16_atomic_fetch_xor,
     (shmem_ctx_t ctx, int16_t *dest, int16_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int16_t)),
     SMA_JOB_AMO)
CALL(uint16_t, shmem_ctx_uint16_atomic_fetch_xor,
     (shmem_ctx_t ctx, uint16_t *dest, uint16_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint16_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_ctx_size_atomic_fetch_xor,
     (shmem_ctx_t ctx, size_t *dest, size_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_xor,
     (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_short_atomic_xor,
     (short *dest, short value, int pe),
     (dest, value, pe), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int_atomic_xor,
     (int *dest, int value, int pe),
     (dest, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_long_atomic_xor,
     (long *dest, long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_longlong_atomic_xor,
     (long long *dest, long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ushort_atomic_xor,
     (unsigned short *dest, unsigned short value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned short)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int16_atomic_xor,
     (int16_t *dest, int16_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int16_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint16_atomic_xor,
     (uint16_t *dest, uint16_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint16_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_size_atomic_xor,
     (size_t *dest, size_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ptrdiff_atomic_xor,
     (ptrdiff_t *dest, ptrdiff_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_short_atomic_xor,
     (shmem_ctx_t ctx, short *dest, short value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(short)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int_atomic_xor,
     (shmem_ctx_t ctx, int *dest, int value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_long_atomic_xor,
     (shmem_ctx_t ctx, long *dest, long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_longlong_atomic_xor,
     (shmem_ctx_t ctx, long long *dest, long long value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ushort_atomic_xor,
     (shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned short)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int16_atomic_xor,
     (shmem_ctx_t ctx, int16_t *dest, int16_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(int16_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint16_atomic_xor,
     (shmem_ctx_t ctx, uint16_t *dest, uint16_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint16_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_size_atomic_xor,
     (shmem_ctx_t ctx, size_t *dest, size_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ptrdiff_atomic_xor,
     (shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe),
     (ctx, dest, value, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_float_atomic_fetch_nbi,
     (float *fetch, const float *source, int pe),
     (fetch, source, pe), PE(pe, sizeof(float)),
     SMA_JOB_AMO)
VOID_CALL(shmem_double_atomic_fetch_nbi,
     (double *fetch, const double *source, int pe),
     (fetch, source, pe), PE(pe, sizeof(double)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int_atomic_fetch_nbi,
     (int *fetch, const int *source, int pe),
     (fetch, source, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_long_atomic_fetch_nbi,
     (long *fetch, const long *source, int pe),
     (fetch, source, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_longlong_atomic_fetch_nbi,
     (long long *fetch, const long long *source, int pe),
     (fetch, source, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint_atomic_fetch_nbi,
     (unsigned int *fetch, const unsigned int *source, int pe),
     (fetch, source, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulong_atomic_fetch_nbi,
     (unsigned long *fetch, const unsigned long *source, int pe),
     (fetch, source, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulonglong_atomic_fetch_nbi,
     (unsigned long long *fetch, const unsigned long long *source, int pe),
     (fetch, source, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int32_atomic_fetch_nbi,
     (int32_t *fetch, const int32_t *source, int pe),
     (fetch, source, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int64_atomic_fetch_nbi,
     (int64_t *fetch, const int64_t *source, int pe),
     (fetch, source, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint32_atomic_fetch_nbi,
     (uint32_t *fetch, const uint32_t *source, int pe),
     (fetch, source, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint64_atomic_fetch_nbi,
     (uint64_t *fetch, const uint64_t *source, int pe),
     (fetch, source, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_size_atomic_fetch_nbi,
     (size_t *fetch, const size_t *source, int pe),
     (fetch, source, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ptrdiff_atomic_fetch_nbi,
     (ptrdiff_t *fetch, const ptrdiff_t *source, int pe),
     (fetch, source, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_float_atomic_fetch_nbi,
     (shmem_ctx_t ctx, float *fetch, const float *source, int pe),
     (ctx, fetch, source, pe), CTX_PE(ctx, pe, sizeof(float)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_double_atomic_fetch_nbi,
     (shmem_ctx_t ctx, double *fetch, const double *source, int pe),
     (ctx, fetch, source, pe), CTX_PE(ctx, pe, sizeof(double)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int_atomic_fetch_nbi,
     (shmem_ctx_t ctx, int *fetch, const int *source, int pe),
     (ctx, fetch, source, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_long_atomic_fetch_nbi,
     (shmem_ctx_t ctx, long *fetch, const long *source, int pe),
     (ctx, fetch, source, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_longlong_atomic_fetch_nbi,
     (shmem_ctx_t ctx, long long *fetch, const long long *source, int pe),
     (ctx, fetch, source, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint_atomic_fetch_nbi,
     (shmem_ctx_t ctx, unsigned int *fetch, const unsigned int *source, int pe),
     (ctx, fetch, source, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulong_atomic_fetch_nbi,
     (shmem_ctx_t ctx, unsigned long *fetch, const unsigned long *source, int pe),
     (ctx, fetch, source, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulonglong_atomic_fetch_nbi,
     (shmem_ctx_t ctx, unsigned long long *fetch, const unsigned long long *source, int pe),
     (ctx, fetch, source, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int32_atomic_fetch_nbi,
     (shmem_ctx_t ctx, int32_t *fetch, const int32_t *source, int pe),
     (ctx, fetch, source, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int64_atomic_fetch_nbi,
     (shmem_ctx_t ctx, int64_t *fetch, const int64_t *source, int pe),
     (ctx, fetch, source, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint32_atomic_fetch_nbi,
     (shmem_ctx_t ctx, uint32_t *fetch, const uint32_t *source, int pe),
     (ctx, fetch, source, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint64_atomic_fetch_nbi,
     (shmem_ctx_t ctx, uint64_t *fetch, const uint64_t *source, int pe),
     (ctx, fetch, source, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_size_atomic_fetch_nbi,
     (shmem_ctx_t ctx, size_t *fetch, const size_t *source, int pe),
     (ctx, fetch, source, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ptrdiff_atomic_fetch_nbi,
     (shmem_ctx_t ctx, ptrdiff_t *fetch, const ptrdiff_t *source, int pe),
     (ctx, fetch, source, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int_atomic_compare_swap_nbi,
     (int *fetch, int *dest, int cond, int value, int pe),
     (fetch, dest, cond, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_long_atomic_compare_swap_nbi,
     (long *fetch, long *dest, long cond, long value, int pe),
     (fetch, dest, cond, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_longlong_atomic_compare_swap_nbi,
     (long long *fetch, long long *dest, long long cond, long long value, int pe),
     (fetch, dest, cond, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint_atomic_compare_swap_nbi,
     (unsigned int *fetch, unsigned int *dest, unsigned int cond, unsigned int value, int pe),
     (fetch, dest, cond, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulong_atomic_compare_swap_nbi,
     (unsigned long *fetch, unsigned long *dest, unsigned long cond, unsigned long value, int pe),
     (fetch, dest, cond, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulonglong_atomic_compare_swap_nbi,
     (unsigned long long *fetch, unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe),
     (fetch, dest, cond, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int32_atomic_compare_swap_nbi,
     (int32_t *fetch, int32_t *dest, int32_t cond, int32_t value, int pe),
     (fetch, dest, cond, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int64_atomic_compare_swap_nbi,
     (int64_t *fetch, int64_t *dest, int64_t cond, int64_t value, int pe),
     (fetch, dest, cond, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint32_atomic_compare_swap_nbi,
     (uint32_t *fetch, uint32_t *dest, uint32_t cond, uint32_t value, int pe),
     (fetch, dest, cond, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint64_atomic_compare_swap_nbi,
     (uint64_t *fetch, uint64_t *dest, uint64_t cond, uint64_t value, int pe),
     (fetch, dest, cond, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_size_atomic_compare_swap_nbi,
     (size_t *fetch, size_t *dest, size_t cond, size_t value, int pe),
     (fetch, dest, cond, value, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ptrdiff_atomic_compare_swap_nbi,
     (ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe),
     (fetch, dest, cond, value, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int_atomic_compare_swap_nbi,
     (shmem_ctx_t ctx, int *fetch, int *dest, int cond, int value, int pe),
     (ctx, fetch, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_long_atomic_compare_swap_nbi,
     (shmem_ctx_t ctx, long *fetch, long *dest, long cond, long value, int pe),
     (ctx, fetch, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_longlong_atomic_compare_swap_nbi,
     (shmem_ctx_t ctx, long long *fetch, long long *dest, long long cond, long long value, int pe),
     (ctx, fetch, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint_atomic_compare_swap_nbi,
     (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int cond, unsigned int value, int pe),
     (ctx, fetch, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulong_atomic_compare_swap_nbi,
     (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, unsigned long cond, unsigned long value, int pe),
     (ctx, fetch, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulonglong_atomic_compare_swap_nbi,
     (shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe),
     (ctx, fetch, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int32_atomic_compare_swap_nbi,
     (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t cond, int32_t value, int pe),
     (ctx, fetch, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int64_atomic_compare_swap_nbi,
     (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t cond, int64_t value, int pe),
     (ctx, fetch, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint32_atomic_compare_swap_nbi,
     (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t cond, uint32_t value, int pe),
     (ctx, fetch, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint64_atomic_compare_swap_nbi,
     (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t cond, uint64_t value, int pe),
     (ctx, fetch, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_size_atomic_compare_swap_nbi,
     (shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t cond, size_t value, int pe),
     (ctx, fetch, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ptrdiff_atomic_compare_swap_nbi,
     (shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe),
     (ctx, fetch, dest, cond, value, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_float_atomic_swap_nbi,
     (float *fetch, float *dest, float value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(float)),
     SMA_JOB_AMO)
VOID_CALL(shmem_double_atomic_swap_nbi,
     (double *fetch, double *dest, double value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(double)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int_atomic_swap_nbi,
     (int *fetch, int *dest, int value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_long_atomic_swap_nbi,
     (long *fetch, long *dest, long value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_longlong_atomic_swap_nbi,
     (long long *fetch, long long *dest, long long value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint_atomic_swap_nbi,
     (unsigned int *fetch, unsigned int *dest, unsigned int value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulong_atomic_swap_nbi,
     (unsigned long *fetch, unsigned long *dest, unsigned long value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulonglong_atomic_swap_nbi,
     (unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int32_atomic_swap_nbi,
     (int32_t *fetch, int32_t *dest, int32_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int64_atomic_swap_nbi,
     (int64_t *fetch, int64_t *dest, int64_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint32_atomic_swap_nbi,
     (uint32_t *fetch, uint32_t *dest, uint32_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint64_atomic_swap_nbi,
     (uint64_t *fetch, uint64_t *dest, uint64_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_size_atomic_swap_nbi,
     (size_t *fetch, size_t *dest, size_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ptrdiff_atomic_swap_nbi,
     (ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_float_atomic_swap_nbi,
     (shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(float)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_double_atomic_swap_nbi,
     (shmem_ctx_t ctx, double *fetch, double *dest, double value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(double)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int_atomic_swap_nbi,
     (shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_long_atomic_swap_nbi,
     (shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_longlong_atomic_swap_nbi,
     (shmem_ctx_t ctx, long long *fetch, long long *dest, long long value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint_atomic_swap_nbi,
     (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulong_atomic_swap_nbi,
     (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, unsigned long value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulonglong_atomic_swap_nbi,
     (shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int32_atomic_swap_nbi,
     (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int64_atomic_swap_nbi,
     (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint32_atomic_swap_nbi,
     (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint64_atomic_swap_nbi,
     (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_size_atomic_swap_nbi,
     (shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ptrdiff_atomic_swap_nbi,
     (shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int_atomic_fetch_inc_nbi,
     (int *fetch, int *dest, int pe),
     (fetch, dest, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_long_atomic_fetch_inc_nbi,
     (long *fetch, long *dest, int pe),
     (fetch, dest, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_longlong_atomic_fetch_inc_nbi,
     (long long *fetch, long long *dest, int pe),
     (fetch, dest, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint_atomic_fetch_inc_nbi,
     (unsigned int *fetch, unsigned int *dest, int pe),
     (fetch, dest, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulong_atomic_fetch_inc_nbi,
     (unsigned long *fetch, unsigned long *dest, int pe),
     (fetch, dest, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulonglong_atomic_fetch_inc_nbi,
     (unsigned long long *fetch, unsigned long long *dest, int pe),
     (fetch, dest, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int32_atomic_fetch_inc_nbi,
     (int32_t *fetch, int32_t *dest, int pe),
     (fetch, dest, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int64_atomic_fetch_inc_nbi,
     (int64_t *fetch, int64_t *dest, int pe),
     (fetch, dest, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint32_atomic_fetch_inc_nbi,
     (uint32_t *fetch, uint32_t *dest, int pe),
     (fetch, dest, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint64_atomic_fetch_inc_nbi,
     (uint64_t *fetch, uint64_t *dest, int pe),
     (fetch, dest, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_size_atomic_fetch_inc_nbi,
     (size_t *fetch, size_t *dest, int pe),
     (fetch, dest, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ptrdiff_atomic_fetch_inc_nbi,
     (ptrdiff_t *fetch, ptrdiff_t *dest, int pe),
     (fetch, dest, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int_atomic_fetch_inc_nbi,
     (shmem_ctx_t ctx, int *fetch, int *dest, int pe),
     (ctx, fetch, dest, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_long_atomic_fetch_inc_nbi,
     (shmem_ctx_t ctx, long *fetch, long *dest, int pe),
     (ctx, fetch, dest, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_longlong_atomic_fetch_inc_nbi,
     (shmem_ctx_t ctx, long long *fetch, long long *dest, int pe),
     (ctx, fetch, dest, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint_atomic_fetch_inc_nbi,
     (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, int pe),
     (ctx, fetch, dest, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulong_atomic_fetch_inc_nbi,
     (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, int pe),
     (ctx, fetch, dest, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulonglong_atomic_fetch_inc_nbi,
     (shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, int pe),
     (ctx, fetch, dest, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int32_atomic_fetch_inc_nbi,
     (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int pe),
     (ctx, fetch, dest, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int64_atomic_fetch_inc_nbi,
     (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int pe),
     (ctx, fetch, dest, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint32_atomic_fetch_inc_nbi,
     (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, int pe),
     (ctx, fetch, dest, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint64_atomic_fetch_inc_nbi,
     (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, int pe),
     (ctx, fetch, dest, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_size_atomic_fetch_inc_nbi,
     (shmem_ctx_t ctx, size_t *fetch, size_t *dest, int pe),
     (ctx, fetch, dest, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ptrdiff_atomic_fetch_inc_nbi,
     (shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, int pe),
     (ctx, fetch, dest, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int_atomic_fetch_add_nbi,
     (int *fetch, int *dest, int value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_long_atomic_fetch_add_nbi,
     (long *fetch, long *dest, long value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_longlong_atomic_fetch_add_nbi,
     (long long *fetch, long long *dest, long long value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint_atomic_fetch_add_nbi,
     (unsigned int *fetch, unsigned int *dest, unsigned int value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulong_atomic_fetch_add_nbi,
     (unsigned long *fetch, unsigned long *dest, unsigned long value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulonglong_atomic_fetch_add_nbi,
     (unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int32_atomic_fetch_add_nbi,
     (int32_t *fetch, int32_t *dest, int32_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int64_atomic_fetch_add_nbi,
     (int64_t *fetch, int64_t *dest, int64_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint32_atomic_fetch_add_nbi,
     (uint32_t *fetch, uint32_t *dest, uint32_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint64_atomic_fetch_add_nbi,
     (uint64_t *fetch, uint64_t *dest, uint64_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_size_atomic_fetch_add_nbi,
     (size_t *fetch, size_t *dest, size_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ptrdiff_atomic_fetch_add_nbi,
     (ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int_atomic_fetch_add_nbi,
     (shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_long_atomic_fetch_add_nbi,
     (shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_longlong_atomic_fetch_add_nbi,
     (shmem_ctx_t ctx, long long *fetch, long long *dest, long long value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint_atomic_fetch_add_nbi,
     (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulong_atomic_fetch_add_nbi,
     (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, unsigned long value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulonglong_atomic_fetch_add_nbi,
     (shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int32_atomic_fetch_add_nbi,
     (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int64_atomic_fetch_add_nbi,
     (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint32_atomic_fetch_add_nbi,
     (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint64_atomic_fetch_add_nbi,
     (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_size_atomic_fetch_add_nbi,
     (shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ptrdiff_atomic_fetch_add_nbi,
     (shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint_atomic_fetch_and_nbi,
     (unsigned int *fetch, unsigned int *dest, unsigned int value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulong_atomic_fetch_and_nbi,
     (unsigned long *fetch, unsigned long *dest, unsigned long value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulonglong_atomic_fetch_and_nbi,
     (unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int32_atomic_fetch_and_nbi,
     (int32_t *fetch, int32_t *dest, int32_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int64_atomic_fetch_and_nbi,
     (int64_t *fetch, int64_t *dest, int64_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint32_atomic_fetch_and_nbi,
     (uint32_t *fetch, uint32_t *dest, uint32_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint64_atomic_fetch_and_nbi,
     (uint64_t *fetch, uint64_t *dest, uint64_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint_atomic_fetch_and_nbi,
     (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulong_atomic_fetch_and_nbi,
     (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, unsigned long value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulonglong_atomic_fetch_and_nbi,
     (shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int32_atomic_fetch_and_nbi,
     (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int64_atomic_fetch_and_nbi,
     (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint32_atomic_fetch_and_nbi,
     (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint64_atomic_fetch_and_nbi,
     (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint_atomic_fetch_or_nbi,
     (unsigned int *fetch, unsigned int *dest, unsigned int value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulong_atomic_fetch_or_nbi,
     (unsigned long *fetch, unsigned long *dest, unsigned long value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulonglong_atomic_fetch_or_nbi,
     (unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int32_atomic_fetch_or_nbi,
     (int32_t *fetch, int32_t *dest, int32_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int64_atomic_fetch_or_nbi,
     (int64_t *fetch, int64_t *dest, int64_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint32_atomic_fetch_or_nbi,
     (uint32_t *fetch, uint32_t *dest, uint32_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint64_atomic_fetch_or_nbi,
     (uint64_t *fetch, uint64_t *dest, uint64_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint_atomic_fetch_or_nbi,
     (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulong_atomic_fetch_or_nbi,
     (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, unsigned long value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulonglong_atomic_fetch_or_nbi,
     (shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int32_atomic_fetch_or_nbi,
     (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int64_atomic_fetch_or_nbi,
     (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint32_atomic_fetch_or_nbi,
     (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint64_atomic_fetch_or_nbi,
     (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint_atomic_fetch_xor_nbi,
     (unsigned int *fetch, unsigned int *dest, unsigned int value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulong_atomic_fetch_xor_nbi,
     (unsigned long *fetch, unsigned long *dest, unsigned long value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulonglong_atomic_fetch_xor_nbi,
     (unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int32_atomic_fetch_xor_nbi,
     (int32_t *fetch, int32_t *dest, int32_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int64_atomic_fetch_xor_nbi,
     (int64_t *fetch, int64_t *dest, int64_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint32_atomic_fetch_xor_nbi,
     (uint32_t *fetch, uint32_t *dest, uint32_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint64_atomic_fetch_xor_nbi,
     (uint64_t *fetch, uint64_t *dest, uint64_t value, int pe),
     (fetch, dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint_atomic_fetch_xor_nbi,
     (shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulong_atomic_fetch_xor_nbi,
     (shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, unsigned long value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_ulonglong_atomic_fetch_xor_nbi,
     (shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int32_atomic_fetch_xor_nbi,
     (shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_int64_atomic_fetch_xor_nbi,
     (shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint32_atomic_fetch_xor_nbi,
     (shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_uint64_atomic_fetch_xor_nbi,
     (shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe),
     (ctx, fetch, dest, value, pe), CTX_PE(ctx, pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_short_wait_until,
     (volatile short *ivar, int cmp, short cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_int_wait_until,
     (volatile int *ivar, int cmp, int cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_long_wait_until,
     (volatile long *ivar, int cmp, long cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_longlong_wait_until,
     (volatile long long *ivar, int cmp, long long cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_ushort_wait_until,
     (volatile unsigned short *ivar, int cmp, unsigned short cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_uint_wait_until,
     (volatile unsigned int *ivar, int cmp, unsigned int cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_ulong_wait_until,
     (volatile unsigned long *ivar, int cmp, unsigned long cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_ulonglong_wait_until,
     (volatile unsigned long long *ivar, int cmp, unsigned long long cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_int32_wait_until,
     (volatile int32_t *ivar, int cmp, int32_t cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_int64_wait_until,
     (volatile int64_t *ivar, int cmp, int64_t cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_uint32_wait_until,
     (volatile uint32_t *ivar, int cmp, uint32_t cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_uint64_wait_until,
     (volatile uint64_t *ivar, int cmp, uint64_t cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_size_wait_until,
     (volatile size_t *ivar, int cmp, size_t cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_ptrdiff_wait_until,
     (volatile ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_wait_until,
     (volatile long *ivar, int cmp, long cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_short_wait,
     (volatile short *ivar, short cmp_value),
     (ivar, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_int_wait,
     (volatile int *ivar, int cmp_value),
     (ivar, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_long_wait,
     (volatile long *ivar, long cmp_value),
     (ivar, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_longlong_wait,
     (volatile long long *ivar, long long cmp_value),
     (ivar, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_wait,
     (volatile long *ivar, long cmp_value),
     (ivar, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_short_test,
     (volatile short *ivar, int cmp, short cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_int_test,
     (volatile int *ivar, int cmp, int cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_long_test,
     (volatile long *ivar, int cmp, long cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_longlong_test,
     (volatile long long *ivar, int cmp, long long cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_ushort_test,
     (volatile unsigned short *ivar, int cmp, unsigned short cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_uint_test,
     (volatile unsigned int *ivar, int cmp, unsigned int cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_ulong_test,
     (volatile unsigned long *ivar, int cmp, unsigned long cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_ulonglong_test,
     (volatile unsigned long long *ivar, int cmp, unsigned long long cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_int32_test,
     (volatile int32_t *ivar, int cmp, int32_t cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_int64_test,
     (volatile int64_t *ivar, int cmp, int64_t cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_uint32_test,
     (volatile uint32_t *ivar, int cmp, uint32_t cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_uint64_test,
     (volatile uint64_t *ivar, int cmp, uint64_t cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_size_test,
     (volatile size_t *ivar, int cmp, size_t cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_ptrdiff_test,
     (volatile ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_short_wait_until_all,
     (volatile short *ivars, size_t nelems, const int *status, int cmp, short cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_int_wait_until_all,
     (volatile int *ivars, size_t nelems, const int *status, int cmp, int cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_long_wait_until_all,
     (volatile long *ivars, size_t nelems, const int *status, int cmp, long cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_longlong_wait_until_all,
     (volatile long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_ushort_wait_until_all,
     (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp, unsigned short cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_uint_wait_until_all,
     (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_ulong_wait_until_all,
     (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_ulonglong_wait_until_all,
     (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_int32_wait_until_all,
     (volatile int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_int64_wait_until_all,
     (volatile int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_uint32_wait_until_all,
     (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_uint64_wait_until_all,
     (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_size_wait_until_all,
     (volatile size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_ptrdiff_wait_until_all,
     (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_short_wait_until_all_vector,
     (volatile short *ivars, size_t nelems, const int *status, int cmp, const short *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_int_wait_until_all_vector,
     (volatile int *ivars, size_t nelems, const int *status, int cmp, const int *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_long_wait_until_all_vector,
     (volatile long *ivars, size_t nelems, const int *status, int cmp, const long *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_longlong_wait_until_all_vector,
     (volatile long long *ivars, size_t nelems, const int *status, int cmp, const long long *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_ushort_wait_until_all_vector,
     (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp, const unsigned short *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_uint_wait_until_all_vector,
     (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp, const unsigned int *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_ulong_wait_until_all_vector,
     (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp, const unsigned long *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_ulonglong_wait_until_all_vector,
     (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp, const unsigned long long *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_int32_wait_until_all_vector,
     (volatile int32_t *ivars, size_t nelems, const int *status, int cmp, const int32_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_int64_wait_until_all_vector,
     (volatile int64_t *ivars, size_t nelems, const int *status, int cmp, const int64_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_uint32_wait_until_all_vector,
     (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp, const uint32_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_uint64_wait_until_all_vector,
     (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp, const uint64_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_size_wait_until_all_vector,
     (volatile size_t *ivars, size_t nelems, const int *status, int cmp, const size_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_ptrdiff_wait_until_all_vector,
     (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, const ptrdiff_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_short_wait_until_any,
     (volatile short *ivars, size_t nelems, const int *status, int cmp, short cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int_wait_until_any,
     (volatile int *ivars, size_t nelems, const int *status, int cmp, int cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_long_wait_until_any,
     (volatile long *ivars, size_t nelems, const int *status, int cmp, long cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_longlong_wait_until_any,
     (volatile long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ushort_wait_until_any,
     (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp, unsigned short cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint_wait_until_any,
     (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ulong_wait_until_any,
     (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ulonglong_wait_until_any,
     (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int32_wait_until_any,
     (volatile int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int64_wait_until_any,
     (volatile int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint32_wait_until_any,
     (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint64_wait_until_any,
     (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_size_wait_until_any,
     (volatile size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ptrdiff_wait_until_any,
     (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_short_wait_until_any_vector,
     (volatile short *ivars, size_t nelems, const int *status, int cmp, const short *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int_wait_until_any_vector,
     (volatile int *ivars, size_t nelems, const int *status, int cmp, const int *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_long_wait_until_any_vector,
     (volatile long *ivars, size_t nelems, const int *status, int cmp, const long *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_longlong_wait_until_any_vector,
     (volatile long long *ivars, size_t nelems, const int *status, int cmp, const long long *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ushort_wait_until_any_vector,
     (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp, const unsigned short *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint_wait_until_any_vector,
     (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp, const unsigned int *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ulong_wait_until_any_vector,
     (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp, const unsigned long *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ulonglong_wait_until_any_vector,
     (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp, const unsigned long long *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int32_wait_until_any_vector,
     (volatile int32_t *ivars, size_t nelems, const int *status, int cmp, const int32_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int64_wait_until_any_vector,
     (volatile int64_t *ivars, size_t nelems, const int *status, int cmp, const int64_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint32_wait_until_any_vector,
     (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp, const uint32_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint64_wait_until_any_vector,
     (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp, const uint64_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_size_wait_until_any_vector,
     (volatile size_t *ivars, size_t nelems, const int *status, int cmp, const size_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ptrdiff_wait_until_any_vector,
     (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, const ptrdiff_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_short_wait_until_some,
     (volatile short *ivars, size_t nelems, size_t *indices, const int *status, int cmp, short cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int_wait_until_some,
     (volatile int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_long_wait_until_some,
     (volatile long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_longlong_wait_until_some,
     (volatile long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long long cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ushort_wait_until_some,
     (volatile unsigned short *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned short cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint_wait_until_some,
     (volatile unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned int cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ulong_wait_until_some,
     (volatile unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ulonglong_wait_until_some,
     (volatile unsigned long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long long cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int32_wait_until_some,
     (volatile int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int32_t cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int64_wait_until_some,
     (volatile int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int64_t cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint32_wait_until_some,
     (volatile uint32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, uint32_t cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint64_wait_until_some,
     (volatile uint64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, uint64_t cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_size_wait_until_some,
     (volatile size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, size_t cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ptrdiff_wait_until_some,
     (volatile ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, ptrdiff_t cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_short_wait_until_some_vector,
     (volatile short *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const short *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int_wait_until_some_vector,
     (volatile int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_long_wait_until_some_vector,
     (volatile long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const long *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_longlong_wait_until_some_vector,
     (volatile long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const long long *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ushort_wait_until_some_vector,
     (volatile unsigned short *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned short *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint_wait_until_some_vector,
     (volatile unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned int *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ulong_wait_until_some_vector,
     (volatile unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ulonglong_wait_until_some_vector,
     (volatile unsigned long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long long *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int32_wait_until_some_vector,
     (volatile int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int32_t *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int64_wait_until_some_vector,
     (volatile int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int64_t *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint32_wait_until_some_vector,
     (volatile uint32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const uint32_t *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint64_wait_until_some_vector,
     (volatile uint64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const uint64_t *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_size_wait_until_some_vector,
     (volatile size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const size_t *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ptrdiff_wait_until_some_vector,
     (volatile ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const ptrdiff_t *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_short_test_all,
     (volatile short *ivars, size_t nelems, const int *status, int cmp, short cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_int_test_all,
     (volatile int *ivars, size_t nelems, const int *status, int cmp, int cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_long_test_all,
     (volatile long *ivars, size_t nelems, const int *status, int cmp, long cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_longlong_test_all,
     (volatile long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_ushort_test_all,
     (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp, unsigned short cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_uint_test_all,
     (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_ulong_test_all,
     (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_ulonglong_test_all,
     (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_int32_test_all,
     (volatile int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_int64_test_all,
     (volatile int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_uint32_test_all,
     (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_uint64_test_all,
     (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_size_test_all,
     (volatile size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_ptrdiff_test_all,
     (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_short_test_all_vector,
     (volatile short *ivars, size_t nelems, const int *status, int cmp, const short *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_int_test_all_vector,
     (volatile int *ivars, size_t nelems, const int *status, int cmp, const int *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_long_test_all_vector,
     (volatile long *ivars, size_t nelems, const int *status, int cmp, const long *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_longlong_test_all_vector,
     (volatile long long *ivars, size_t nelems, const int *status, int cmp, const long long *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_ushort_test_all_vector,
     (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp, const unsigned short *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_uint_test_all_vector,
     (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp, const unsigned int *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_ulong_test_all_vector,
     (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp, const unsigned long *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_ulonglong_test_all_vector,
     (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp, const unsigned long long *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_int32_test_all_vector,
     (volatile int32_t *ivars, size_t nelems, const int *status, int cmp, const int32_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_int64_test_all_vector,
     (volatile int64_t *ivars, size_t nelems, const int *status, int cmp, const int64_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_uint32_test_all_vector,
     (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp, const uint32_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_uint64_test_all_vector,
     (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp, const uint64_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_size_test_all_vector,
     (volatile size_t *ivars, size_t nelems, const int *status, int cmp, const size_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_ptrdiff_test_all_vector,
     (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, const ptrdiff_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_short_test_any,
     (volatile short *ivars, size_t nelems, const int *status, int cmp, short cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int_test_any,
     (volatile int *ivars, size_t nelems, const int *status, int cmp, int cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_long_test_any,
     (volatile long *ivars, size_t nelems, const int *status, int cmp, long cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_longlong_test_any,
     (volatile long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ushort_test_any,
     (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp, unsigned short cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint_test_any,
     (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ulong_test_any,
     (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ulonglong_test_any,
     (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int32_test_any,
     (volatile int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int64_test_any,
     (volatile int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint32_test_any,
     (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint64_test_any,
     (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_size_test_any,
     (volatile size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ptrdiff_test_any,
     (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t cmp_value),
     (ivars, nelems, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_short_test_any_vector,
     (volatile short *ivars, size_t nelems, const int *status, int cmp, const short *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int_test_any_vector,
     (volatile int *ivars, size_t nelems, const int *status, int cmp, const int *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_long_test_any_vector,
     (volatile long *ivars, size_t nelems, const int *status, int cmp, const long *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_longlong_test_any_vector,
     (volatile long long *ivars, size_t nelems, const int *status, int cmp, const long long *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ushort_test_any_vector,
     (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp, const unsigned short *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint_test_any_vector,
     (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp, const unsigned int *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ulong_test_any_vector,
     (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp, const unsigned long *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ulonglong_test_any_vector,
     (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp, const unsigned long long *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int32_test_any_vector,
     (volatile int32_t *ivars, size_t nelems, const int *status, int cmp, const int32_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int64_test_any_vector,
     (volatile int64_t *ivars, size_t nelems, const int *status, int cmp, const int64_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint32_test_any_vector,
     (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp, const uint32_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint64_test_any_vector,
     (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp, const uint64_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_size_test_any_vector,
     (volatile size_t *ivars, size_t nelems, const int *status, int cmp, const size_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ptrdiff_test_any_vector,
     (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, const ptrdiff_t *cmp_values),
     (ivars, nelems, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_short_test_some,
     (volatile short *ivars, size_t nelems, size_t *indices, const int *status, int cmp, short cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int_test_some,
     (volatile int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_long_test_some,
     (volatile long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_longlong_test_some,
     (volatile long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long long cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ushort_test_some,
     (volatile unsigned short *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned short cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint_test_some,
     (volatile unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned int cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ulong_test_some,
     (volatile unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ulonglong_test_some,
     (volatile unsigned long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long long cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int32_test_some,
     (volatile int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int32_t cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int64_test_some,
     (volatile int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int64_t cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint32_test_some,
     (volatile uint32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, uint32_t cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint64_test_some,
     (volatile uint64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, uint64_t cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_size_test_some,
     (volatile size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, size_t cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ptrdiff_test_some,
     (volatile ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, ptrdiff_t cmp_value),
     (ivars, nelems, indices, status, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_short_test_some_vector,
     (volatile short *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const short *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int_test_some_vector,
     (volatile int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_long_test_some_vector,
     (volatile long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const long *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_longlong_test_some_vector,
     (volatile long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const long long *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ushort_test_some_vector,
     (volatile unsigned short *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned short *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint_test_some_vector,
     (volatile unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned int *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ulong_test_some_vector,
     (volatile unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ulonglong_test_some_vector,
     (volatile unsigned long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long long *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int32_test_some_vector,
     (volatile int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int32_t *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_int64_test_some_vector,
     (volatile int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int64_t *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint32_test_some_vector,
     (volatile uint32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const uint32_t *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_uint64_test_some_vector,
     (volatile uint64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const uint64_t *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_size_test_some_vector,
     (volatile size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const size_t *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
CALL(size_t, shmem_ptrdiff_test_some_vector,
     (volatile ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const ptrdiff_t *cmp_values),
     (ivars, nelems, indices, status, cmp, cmp_values), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_set_event,
     (long *event),
     (event), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_clear_event,
     (long *event),
     (event), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_wait_event,
     (long *event),
     (event), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_test_event,
     (long *event),
     (event), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_float_put_signal,
     (float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_double_put_signal,
     (double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longdouble_put_signal,
     (long double *dest, const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_char_put_signal,
     (char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_schar_put_signal,
     (signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_short_put_signal,
     (short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int_put_signal,
     (int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_long_put_signal,
     (long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longlong_put_signal,
     (long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uchar_put_signal,
     (unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ushort_put_signal,
     (unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint_put_signal,
     (unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulong_put_signal,
     (unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulonglong_put_signal,
     (unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int8_put_signal,
     (int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int16_put_signal,
     (int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int32_put_signal,
     (int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int64_put_signal,
     (int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint8_put_signal,
     (uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint16_put_signal,
     (uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint32_put_signal,
     (uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint64_put_signal,
     (uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_size_put_signal,
     (size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ptrdiff_put_signal,
     (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_float_put_signal,
     (shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_double_put_signal,
     (shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longdouble_put_signal,
     (shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_char_put_signal,
     (shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_schar_put_signal,
     (shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_short_put_signal,
     (shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int_put_signal,
     (shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_long_put_signal,
     (shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longlong_put_signal,
     (shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uchar_put_signal,
     (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ushort_put_signal,
     (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint_put_signal,
     (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulong_put_signal,
     (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulonglong_put_signal,
     (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int8_put_signal,
     (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int16_put_signal,
     (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int32_put_signal,
     (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int64_put_signal,
     (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint8_put_signal,
     (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint16_put_signal,
     (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint32_put_signal,
     (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint64_put_signal,
     (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_size_put_signal,
     (shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ptrdiff_put_signal,
     (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_put8_signal,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_put16_signal,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_put32_signal,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_put64_signal,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_put128_signal,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_put8_signal,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_put16_signal,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_put32_signal,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_put64_signal,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_put128_signal,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_putmem_signal,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_putmem_signal,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_float_put_signal_nbi,
     (float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_double_put_signal_nbi,
     (double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longdouble_put_signal_nbi,
     (long double *dest, const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_char_put_signal_nbi,
     (char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_schar_put_signal_nbi,
     (signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_short_put_signal_nbi,
     (short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int_put_signal_nbi,
     (int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_long_put_signal_nbi,
     (long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longlong_put_signal_nbi,
     (long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uchar_put_signal_nbi,
     (unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ushort_put_signal_nbi,
     (unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint_put_signal_nbi,
     (unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulong_put_signal_nbi,
     (unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ulonglong_put_signal_nbi,
     (unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int8_put_signal_nbi,
     (int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int16_put_signal_nbi,
     (int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int32_put_signal_nbi,
     (int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int64_put_signal_nbi,
     (int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint8_put_signal_nbi,
     (uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint16_put_signal_nbi,
     (uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint32_put_signal_nbi,
     (uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_uint64_put_signal_nbi,
     (uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_size_put_signal_nbi,
     (size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ptrdiff_put_signal_nbi,
     (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_float_put_signal_nbi,
     (shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_double_put_signal_nbi,
     (shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longdouble_put_signal_nbi,
     (shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_char_put_signal_nbi,
     (shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_schar_put_signal_nbi,
     (shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_short_put_signal_nbi,
     (shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int_put_signal_nbi,
     (shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_long_put_signal_nbi,
     (shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_longlong_put_signal_nbi,
     (shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uchar_put_signal_nbi,
     (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ushort_put_signal_nbi,
     (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint_put_signal_nbi,
     (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulong_put_signal_nbi,
     (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ulonglong_put_signal_nbi,
     (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int8_put_signal_nbi,
     (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int16_put_signal_nbi,
     (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int32_put_signal_nbi,
     (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_int64_put_signal_nbi,
     (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint8_put_signal_nbi,
     (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint16_put_signal_nbi,
     (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint32_put_signal_nbi,
     (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_uint64_put_signal_nbi,
     (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_size_put_signal_nbi,
     (shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_ptrdiff_put_signal_nbi,
     (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_put8_signal_nbi,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_put16_signal_nbi,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_put32_signal_nbi,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_put64_signal_nbi,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_put128_signal_nbi,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_put8_signal_nbi,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_put16_signal_nbi,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_put32_signal_nbi,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_put64_signal_nbi,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_put128_signal_nbi,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_putmem_signal_nbi,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (dest, source, nelems, sig_addr, signal, sig_op, pe), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_putmem_signal_nbi,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
     (ctx, dest, source, nelems, sig_addr, signal, sig_op, pe), CTX_PE(ctx, pe, nelems * 1),
     SMA_JOB_RMA)
CALL(uint64_t, shmem_signal_fetch,
     (const uint64_t *sig_addr),
     (sig_addr), ALONE,
     SMA_JOB_AMO)
CALL(uint64_t, shmem_signal_wait_until,
     (uint64_t *sig_addr, int cmp, uint64_t cmp_value),
     (sig_addr, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_signal_set,
     (uint64_t *sig_addr, uint64_t signal, int pe),
     (sig_addr, signal, pe), PE(pe, 8),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_signal_set,
     (shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe),
     (ctx, sig_addr, signal, pe), CTX_PE(ctx, pe, 8),
     SMA_JOB_AMO)
VOID_CALL(shmem_signal_add,
     (uint64_t *sig_addr, uint64_t signal, int pe),
     (sig_addr, signal, pe), PE(pe, 8),
     SMA_JOB_AMO)
VOID_CALL(shmem_ctx_signal_add,
     (shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe),
     (ctx, sig_addr, signal, pe), CTX_PE(ctx, pe, 8),
     SMA_JOB_AMO)
VOID_CALL(shmem_fence,
     (void),
     (), ALONE,
     SMA_JOB_OTHER)
VOID_CALL(shmem_quiet,
     (void),
     (), ALONE,
     SMA_JOB_OTHER)
VOID_CALL(shmem_thread_fence,
     (void),
     (), ALONE,
     SMA_JOB_OTHER)
VOID_CALL(shmem_thread_quiet,
     (void),
     (), ALONE,
     SMA_JOB_OTHER)
CALL(int, shmem_ctx_create,
     (long options, shmem_ctx_t *ctx),
     (options, ctx), ALONE,
     SMA_JOB_OTHER)
VOID_CALL(shmem_ctx_destroy,
     (shmem_ctx_t ctx),
     (ctx), ALONE,
     SMA_JOB_OTHER)
CALL(int, shmem_team_create_ctx,
     (shmem_team_t team, long options, shmem_ctx_t *ctx),
     (team, options, ctx), ALONE,
     SMA_JOB_OTHER)
VOID_CALL(shmem_ctx_fence,
     (shmem_ctx_t ctx),
     (ctx), ALONE,
     SMA_JOB_OTHER)
VOID_CALL(shmem_ctx_quiet,
     (shmem_ctx_t ctx),
     (ctx), ALONE,
     SMA_JOB_OTHER)
VOID_CALL(shmem_ctx_pe_quiet,
     (shmem_ctx_t ctx, const int *target_pes, size_t npes),
     (ctx, target_pes, npes), ALONE,
     SMA_JOB_OTHER)
VOID_CALL(shmem_pe_quiet,
     (const int *target_pes, size_t npes),
     (target_pes, npes), ALONE,
     SMA_JOB_OTHER)
VOID_CALL(shmem_barrier_all,
     (void),
     (), WORLD,
     SMA_JOB_COLL)
VOID_CALL(shmem_barrier,
     (int PE_start, int logPE_stride, int PE_size, long *pSync),
     (PE_start, logPE_stride, PE_size, pSync), SET(0, 0),
     SMA_JOB_COLL)
VOID_CALL(barrier,
     (void),
     (), WORLD,
     SMA_JOB_COLL)
VOID_CALL(shmem_sync_all,
     (void),
     (), WORLD,
     SMA_JOB_COLL)
VOID_CALL(shmem_sync,
     (int PE_start, int logPE_stride, int PE_size, long *pSync),
     (PE_start, logPE_stride, PE_size, pSync), SET(0, 0),
     SMA_JOB_COLL)
VOID_CALL(shmem_broadcast32,
     (void *dest, const void *source, size_t nelems, int PE_root, int PE_start, int logPE_stride, int PE_size, long *pSync),
     (dest, source, nelems, PE_root, PE_start, logPE_stride, PE_size, pSync), SET(PE_root, nelems * 4),
     SMA_JOB_COLL)
VOID_CALL(shmem_broadcast64,
     (void *dest, const void *source, size_t nelems, int PE_root, int PE_start, int logPE_stride, int PE_size, long *pSync),
     (dest, source, nelems, PE_root, PE_start, logPE_stride, PE_size, pSync), SET(PE_root, nelems * 8),
     SMA_JOB_COLL)
VOID_CALL(shmem_collect32,
     (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
     (dest, source, nelems, PE_start, logPE_stride, PE_size, pSync), SET(0, nelems * 4),
     SMA_JOB_COLL)
VOID_CALL(shmem_collect64,
     (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
     (dest, source, nelems, PE_start, logPE_stride, PE_size, pSync), SET(0, nelems * 8),
     SMA_JOB_COLL)
VOID_CALL(shmem_fcollect32,
     (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
     (dest, source, nelems, PE_start, logPE_stride, PE_size, pSync), SET(0, nelems * 4),
     SMA_JOB_COLL)
VOID_CALL(shmem_fcollect64,
     (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
     (dest, source, nelems, PE_start, logPE_stride, PE_size, pSync), SET(0, nelems * 8),
     SMA_JOB_COLL)
VOID_CALL(shmem_alltoall32,
     (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
     (dest, source, nelems, PE_start, logPE_stride, PE_size, pSync), SET(0, (size_t) PE_size * nelems * 4),
     SMA_JOB_COLL)
VOID_CALL(shmem_alltoall64,
     (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
     (dest, source, nelems, PE_start, logPE_stride, PE_size, pSync), SET(0, (size_t) PE_size * nelems * 8),
     SMA_JOB_COLL)
VOID_CALL(shmem_alltoalls32,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
     (dest, source, dst, sst, nelems, PE_start, logPE_stride, PE_size, pSync), SET(0, (size_t) PE_size * nelems * 4),
     SMA_JOB_COLL)
VOID_CALL(shmem_alltoalls64,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
     (dest, source, dst, sst, nelems, PE_start, logPE_stride, PE_size, pSync), SET(0, (size_t) PE_size * nelems * 8),
     SMA_JOB_COLL)
VOID_CALL(shmem_alltoallv,
     (void *dest, size_t *t_offsets, size_t *t_sizes, const void *source, size_t *s_offsets, size_t *s_sizes, int PE_start, int logPE_stride, int PE_size, long *pSync),
     (dest, t_offsets, t_sizes, source, s_offsets, s_sizes, PE_start, logPE_stride, PE_size, pSync), SET(0, profile_sum(s_sizes, PE_size)),
     SMA_JOB_COLL)
VOID_CALL(shmem_alltoallv_packed,
     (void *dest, size_t dest_size, size_t *t_size, const void *source, size_t *s_offsets, size_t *s_sizes, int PE_start, int logPE_stride, int PE_size, long *pSync),
     (dest, dest_size, t_size, source, s_offsets, s_sizes, PE_start, logPE_stride, PE_size, pSync), SET(0, profile_sum(s_sizes, PE_size)),
     SMA_JOB_COLL)
VOID_CALL(shmem_broadcast,
     (void *dest, const void *source, size_t nelems, int PE_root, int PE_start, int logPE_stride, int PE_size, long *pSync),
     (dest, source, nelems, PE_root, PE_start, logPE_stride, PE_size, pSync), SET(PE_root, nelems * 8),
     SMA_JOB_COLL)
VOID_CALL(shmem_collect,
     (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
     (dest, source, nelems, PE_start, logPE_stride, PE_size, pSync), SET(0, nelems * 8),
     SMA_JOB_COLL)
VOID_CALL(shmem_fcollect,
     (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
     (dest, source, nelems, PE_start, logPE_stride, PE_size, pSync), SET(0, nelems * 8),
     SMA_JOB_COLL)
VOID_CALL(shmem_short_and_to_all,
     (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
VOID_CALL(shmem_int_and_to_all,
     (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
VOID_CALL(shmem_long_and_to_all,
     (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
VOID_CALL(shmem_longlong_and_to_all,
     (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
VOID_CALL(shmem_short_or_to_all,
     (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
VOID_CALL(shmem_int_or_to_all,
     (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
VOID_CALL(shmem_long_or_to_all,
     (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
VOID_CALL(shmem_longlong_or_to_all,
     (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
VOID_CALL(shmem_short_xor_to_all,
     (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
VOID_CALL(shmem_int_xor_to_all,
     (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
VOID_CALL(shmem_long_xor_to_all,
     (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
VOID_CALL(shmem_longlong_xor_to_all,
     (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
VOID_CALL(shmem_short_max_to_all,
     (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
VOID_CALL(shmem_int_max_to_all,
     (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
VOID_CALL(shmem_long_max_to_all,
     (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
VOID_CALL(shmem_longlong_max_to_all,
     (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
VOID_CALL(shmem_float_max_to_all,
     (float *dest, const float *source, int nreduce, int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(float)),
     SMA_JOB_COLL)
VOID_CALL(shmem_double_max_to_all,
     (double *dest, const double *source, int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(double)),
     SMA_JOB_COLL)
VOID_CALL(shmem_longdouble_max_to_all,
     (long double *dest, const long double *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long double *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(long double)),
     SMA_JOB_COLL)
VOID_CALL(shmem_short_min_to_all,
     (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
VOID_CALL(shmem_int_min_to_all,
     (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
VOID_CALL(shmem_long_min_to_all,
     (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
VOID_CALL(shmem_longlong_min_to_all,
     (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
VOID_CALL(shmem_float_min_to_all,
     (float *dest, const float *source, int nreduce, int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(float)),
     SMA_JOB_COLL)
VOID_CALL(shmem_double_min_to_all,
     (double *dest, const double *source, int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(double)),
     SMA_JOB_COLL)
VOID_CALL(shmem_longdouble_min_to_all,
     (long double *dest, const long double *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long double *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(long double)),
     SMA_JOB_COLL)
VOID_CALL(shmem_short_sum_to_all,
     (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
VOID_CALL(shmem_int_sum_to_all,
     (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
VOID_CALL(shmem_long_sum_to_all,
     (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
VOID_CALL(shmem_longlong_sum_to_all,
     (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
VOID_CALL(shmem_float_sum_to_all,
     (float *dest, const float *source, int nreduce, int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(float)),
     SMA_JOB_COLL)
VOID_CALL(shmem_double_sum_to_all,
     (double *dest, const double *source, int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(double)),
     SMA_JOB_COLL)
VOID_CALL(shmem_longdouble_sum_to_all,
     (long double *dest, const long double *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long double *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(long double)),
     SMA_JOB_COLL)
VOID_CALL(shmem_complexf_sum_to_all,
     (sma_complexf_t *dest, const sma_complexf_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, sma_complexf_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(sma_complexf_t)),
     SMA_JOB_COLL)
VOID_CALL(shmem_complexd_sum_to_all,
     (sma_complexd_t *dest, const sma_complexd_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, sma_complexd_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(sma_complexd_t)),
     SMA_JOB_COLL)
VOID_CALL(shmem_short_prod_to_all,
     (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
VOID_CALL(shmem_int_prod_to_all,
     (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
VOID_CALL(shmem_long_prod_to_all,
     (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
VOID_CALL(shmem_longlong_prod_to_all,
     (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
VOID_CALL(shmem_float_prod_to_all,
     (float *dest, const float *source, int nreduce, int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(float)),
     SMA_JOB_COLL)
VOID_CALL(shmem_double_prod_to_all,
     (double *dest, const double *source, int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(double)),
     SMA_JOB_COLL)
VOID_CALL(shmem_longdouble_prod_to_all,
     (long double *dest, const long double *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long double *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(long double)),
     SMA_JOB_COLL)
VOID_CALL(shmem_complexf_prod_to_all,
     (sma_complexf_t *dest, const sma_complexf_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, sma_complexf_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(sma_complexf_t)),
     SMA_JOB_COLL)
VOID_CALL(shmem_complexd_prod_to_all,
     (sma_complexd_t *dest, const sma_complexd_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, sma_complexd_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(sma_complexd_t)),
     SMA_JOB_COLL)
CALL(int, shmem_team_split_strided,
     (shmem_team_t parent_team, int start, int stride, int size, const shmem_team_config_t *config, long config_mask, shmem_team_t *new_team),
     (parent_team, start, stride, size, config, config_mask, new_team), TEAM(parent_team, 0, 0),
     SMA_JOB_COLL)
CALL(int, shmem_team_split_2d,
     (shmem_team_t parent_team, int xrange, const shmem_team_config_t *xaxis_config, long xaxis_mask, shmem_team_t *xaxis_team, const shmem_team_config_t *yaxis_config, long yaxis_mask, shmem_team_t *yaxis_team),
     (parent_team, xrange, xaxis_config, xaxis_mask, xaxis_team, yaxis_config, yaxis_mask, yaxis_team), TEAM(parent_team, 0, 0),
     SMA_JOB_COLL)
VOID_CALL(shmem_team_destroy,
     (shmem_team_t team),
     (team), ALONE,
     SMA_JOB_COLL)
CALL(int, shmem_team_sync,
     (shmem_team_t team),
     (team), TEAM(team, 0, 0),
     SMA_JOB_COLL)
CALL(int, shmem_float_broadcast,
     (shmem_team_t team, float *dest, const float *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(float)),
     SMA_JOB_COLL)
CALL(int, shmem_double_broadcast,
     (shmem_team_t team, double *dest, const double *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(double)),
     SMA_JOB_COLL)
CALL(int, shmem_longdouble_broadcast,
     (shmem_team_t team, long double *dest, const long double *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(long double)),
     SMA_JOB_COLL)
CALL(int, shmem_char_broadcast,
     (shmem_team_t team, char *dest, const char *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(char)),
     SMA_JOB_COLL)
CALL(int, shmem_schar_broadcast,
     (shmem_team_t team, signed char *dest, const signed char *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(signed char)),
     SMA_JOB_COLL)
CALL(int, shmem_short_broadcast,
     (shmem_team_t team, short *dest, const short *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(short)),
     SMA_JOB_COLL)
CALL(int, shmem_int_broadcast,
     (shmem_team_t team, int *dest, const int *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(int)),
     SMA_JOB_COLL)
CALL(int, shmem_long_broadcast,
     (shmem_team_t team, long *dest, const long *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(long)),
     SMA_JOB_COLL)
CALL(int, shmem_longlong_broadcast,
     (shmem_team_t team, long long *dest, const long long *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(long long)),
     SMA_JOB_COLL)
CALL(int, shmem_uchar_broadcast,
     (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(unsigned char)),
     SMA_JOB_COLL)
CALL(int, shmem_ushort_broadcast,
     (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(unsigned short)),
     SMA_JOB_COLL)
CALL(int, shmem_uint_broadcast,
     (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(unsigned int)),
     SMA_JOB_COLL)
CALL(int, shmem_ulong_broadcast,
     (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(unsigned long)),
     SMA_JOB_COLL)
CALL(int, shmem_ulonglong_broadcast,
     (shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(unsigned long long)),
     SMA_JOB_COLL)
CALL(int, shmem_int8_broadcast,
     (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(int8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int16_broadcast,
     (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(int16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int32_broadcast,
     (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(int32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int64_broadcast,
     (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(int64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint8_broadcast,
     (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(uint8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint16_broadcast,
     (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(uint16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint32_broadcast,
     (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(uint32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint64_broadcast,
     (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(uint64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_size_broadcast,
     (shmem_team_t team, size_t *dest, const size_t *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(size_t)),
     SMA_JOB_COLL)
CALL(int, shmem_ptrdiff_broadcast,
     (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_COLL)
CALL(int, shmem_broadcastmem,
     (shmem_team_t team, void *dest, const void *source, size_t nelems, int PE_root),
     (team, dest, source, nelems, PE_root), TEAM(team, PE_root, nelems * 1),
     SMA_JOB_COLL)
CALL(int, shmem_float_collect,
     (shmem_team_t team, float *dest, const float *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(float)),
     SMA_JOB_COLL)
CALL(int, shmem_double_collect,
     (shmem_team_t team, double *dest, const double *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(double)),
     SMA_JOB_COLL)
CALL(int, shmem_longdouble_collect,
     (shmem_team_t team, long double *dest, const long double *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(long double)),
     SMA_JOB_COLL)
CALL(int, shmem_char_collect,
     (shmem_team_t team, char *dest, const char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(char)),
     SMA_JOB_COLL)
CALL(int, shmem_schar_collect,
     (shmem_team_t team, signed char *dest, const signed char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(signed char)),
     SMA_JOB_COLL)
CALL(int, shmem_short_collect,
     (shmem_team_t team, short *dest, const short *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(short)),
     SMA_JOB_COLL)
CALL(int, shmem_int_collect,
     (shmem_team_t team, int *dest, const int *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int)),
     SMA_JOB_COLL)
CALL(int, shmem_long_collect,
     (shmem_team_t team, long *dest, const long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(long)),
     SMA_JOB_COLL)
CALL(int, shmem_longlong_collect,
     (shmem_team_t team, long long *dest, const long long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(long long)),
     SMA_JOB_COLL)
CALL(int, shmem_uchar_collect,
     (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned char)),
     SMA_JOB_COLL)
CALL(int, shmem_ushort_collect,
     (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned short)),
     SMA_JOB_COLL)
CALL(int, shmem_uint_collect,
     (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned int)),
     SMA_JOB_COLL)
CALL(int, shmem_ulong_collect,
     (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned long)),
     SMA_JOB_COLL)
CALL(int, shmem_ulonglong_collect,
     (shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned long long)),
     SMA_JOB_COLL)
CALL(int, shmem_int8_collect,
     (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int16_collect,
     (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int32_collect,
     (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int64_collect,
     (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint8_collect,
     (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint16_collect,
     (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint32_collect,
     (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint64_collect,
     (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_size_collect,
     (shmem_team_t team, size_t *dest, const size_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(size_t)),
     SMA_JOB_COLL)
CALL(int, shmem_ptrdiff_collect,
     (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_COLL)
CALL(int, shmem_collectmem,
     (shmem_team_t team, void *dest, const void *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * 1),
     SMA_JOB_COLL)
CALL(int, shmem_float_fcollect,
     (shmem_team_t team, float *dest, const float *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(float)),
     SMA_JOB_COLL)
CALL(int, shmem_double_fcollect,
     (shmem_team_t team, double *dest, const double *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(double)),
     SMA_JOB_COLL)
CALL(int, shmem_longdouble_fcollect,
     (shmem_team_t team, long double *dest, const long double *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(long double)),
     SMA_JOB_COLL)
CALL(int, shmem_char_fcollect,
     (shmem_team_t team, char *dest, const char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(char)),
     SMA_JOB_COLL)
CALL(int, shmem_schar_fcollect,
     (shmem_team_t team, signed char *dest, const signed char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(signed char)),
     SMA_JOB_COLL)
CALL(int, shmem_short_fcollect,
     (shmem_team_t team, short *dest, const short *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(short)),
     SMA_JOB_COLL)
CALL(int, shmem_int_fcollect,
     (shmem_team_t team, int *dest, const int *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int)),
     SMA_JOB_COLL)
CALL(int, shmem_long_fcollect,
     (shmem_team_t team, long *dest, const long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(long)),
     SMA_JOB_COLL)
CALL(int, shmem_longlong_fcollect,
     (shmem_team_t team, long long *dest, const long long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(long long)),
     SMA_JOB_COLL)
CALL(int, shmem_uchar_fcollect,
     (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned char)),
     SMA_JOB_COLL)
CALL(int, shmem_ushort_fcollect,
     (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned short)),
     SMA_JOB_COLL)
CALL(int, shmem_uint_fcollect,
     (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned int)),
     SMA_JOB_COLL)
CALL(int, shmem_ulong_fcollect,
     (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned long)),
     SMA_JOB_COLL)
CALL(int, shmem_ulonglong_fcollect,
     (shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned long long)),
     SMA_JOB_COLL)
CALL(int, shmem_int8_fcollect,
     (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int16_fcollect,
     (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int32_fcollect,
     (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int64_fcollect,
     (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint8_fcollect,
     (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint16_fcollect,
     (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint32_fcollect,
     (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint64_fcollect,
     (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_size_fcollect,
     (shmem_team_t team, size_t *dest, const size_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(size_t)),
     SMA_JOB_COLL)
CALL(int, shmem_ptrdiff_fcollect,
     (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_COLL)
CALL(int, shmem_fcollectmem,
     (shmem_team_t team, void *dest, const void *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * 1),
     SMA_JOB_COLL)
CALL(int, shmem_float_alltoall,
     (shmem_team_t team, float *dest, const float *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(float)),
     SMA_JOB_COLL)
CALL(int, shmem_double_alltoall,
     (shmem_team_t team, double *dest, const double *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(double)),
     SMA_JOB_COLL)
CALL(int, shmem_longdouble_alltoall,
     (shmem_team_t team, long double *dest, const long double *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(long double)),
     SMA_JOB_COLL)
CALL(int, shmem_char_alltoall,
     (shmem_team_t team, char *dest, const char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(char)),
     SMA_JOB_COLL)
CALL(int, shmem_schar_alltoall,
     (shmem_team_t team, signed char *dest, const signed char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(signed char)),
     SMA_JOB_COLL)
CALL(int, shmem_short_alltoall,
     (shmem_team_t team, short *dest, const short *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(short)),
     SMA_JOB_COLL)
CALL(int, shmem_int_alltoall,
     (shmem_team_t team, int *dest, const int *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(int)),
     SMA_JOB_COLL)
CALL(int, shmem_long_alltoall,
     (shmem_team_t team, long *dest, const long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(long)),
     SMA_JOB_COLL)
CALL(int, shmem_longlong_alltoall,
     (shmem_team_t team, long long *dest, const long long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(long long)),
     SMA_JOB_COLL)
CALL(int, shmem_uchar_alltoall,
     (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(unsigned char)),
     SMA_JOB_COLL)
CALL(int, shmem_ushort_alltoall,
     (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(unsigned short)),
     SMA_JOB_COLL)
CALL(int, shmem_uint_alltoall,
     (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(unsigned int)),
     SMA_JOB_COLL)
CALL(int, shmem_ulong_alltoall,
     (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(unsigned long)),
     SMA_JOB_COLL)
CALL(int, shmem_ulonglong_alltoall,
     (shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(unsigned long long)),
     SMA_JOB_COLL)
CALL(int, shmem_int8_alltoall,
     (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(int8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int16_alltoall,
     (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(int16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int32_alltoall,
     (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(int32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int64_alltoall,
     (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(int64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint8_alltoall,
     (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(uint8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint16_alltoall,
     (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(uint16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint32_alltoall,
     (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(uint32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint64_alltoall,
     (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(uint64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_size_alltoall,
     (shmem_team_t team, size_t *dest, const size_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(size_t)),
     SMA_JOB_COLL)
CALL(int, shmem_ptrdiff_alltoall,
     (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(ptrdiff_t)),
     SMA_JOB_COLL)
CALL(int, shmem_alltoallmem,
     (shmem_team_t team, void *dest, const void *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, profile_team_size(team) * nelems * 1),
     SMA_JOB_COLL)
CALL(int, shmem_float_alltoalls,
     (shmem_team_t team, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(float)),
     SMA_JOB_COLL)
CALL(int, shmem_double_alltoalls,
     (shmem_team_t team, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(double)),
     SMA_JOB_COLL)
CALL(int, shmem_longdouble_alltoalls,
     (shmem_team_t team, long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(long double)),
     SMA_JOB_COLL)
CALL(int, shmem_char_alltoalls,
     (shmem_team_t team, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(char)),
     SMA_JOB_COLL)
CALL(int, shmem_schar_alltoalls,
     (shmem_team_t team, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(signed char)),
     SMA_JOB_COLL)
CALL(int, shmem_short_alltoalls,
     (shmem_team_t team, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(short)),
     SMA_JOB_COLL)
CALL(int, shmem_int_alltoalls,
     (shmem_team_t team, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(int)),
     SMA_JOB_COLL)
CALL(int, shmem_long_alltoalls,
     (shmem_team_t team, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(long)),
     SMA_JOB_COLL)
CALL(int, shmem_longlong_alltoalls,
     (shmem_team_t team, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(long long)),
     SMA_JOB_COLL)
CALL(int, shmem_uchar_alltoalls,
     (shmem_team_t team, unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(unsigned char)),
     SMA_JOB_COLL)
CALL(int, shmem_ushort_alltoalls,
     (shmem_team_t team, unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(unsigned short)),
     SMA_JOB_COLL)
CALL(int, shmem_uint_alltoalls,
     (shmem_team_t team, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(unsigned int)),
     SMA_JOB_COLL)
CALL(int, shmem_ulong_alltoalls,
     (shmem_team_t team, unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(unsigned long)),
     SMA_JOB_COLL)
CALL(int, shmem_ulonglong_alltoalls,
     (shmem_team_t team, unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(unsigned long long)),
     SMA_JOB_COLL)
CALL(int, shmem_int8_alltoalls,
     (shmem_team_t team, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(int8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int16_alltoalls,
     (shmem_team_t team, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(int16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int32_alltoalls,
     (shmem_team_t team, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(int32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int64_alltoalls,
     (shmem_team_t team, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(int64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint8_alltoalls,
     (shmem_team_t team, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(uint8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint16_alltoalls,
     (shmem_team_t team, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(uint16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint32_alltoalls,
     (shmem_team_t team, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(uint32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint64_alltoalls,
     (shmem_team_t team, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(uint64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_size_alltoalls,
     (shmem_team_t team, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(size_t)),
     SMA_JOB_COLL)
CALL(int, shmem_ptrdiff_alltoalls,
     (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * sizeof(ptrdiff_t)),
     SMA_JOB_COLL)
CALL(int, shmem_alltoallsmem,
     (shmem_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
     (team, dest, source, dst, sst, nelems), TEAM(team, 0, profile_team_size(team) * nelems * 1),
     SMA_JOB_COLL)
CALL(int, shmem_short_and_reduce,
     (shmem_team_t team, short *dest, const short *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
CALL(int, shmem_int_and_reduce,
     (shmem_team_t team, int *dest, const int *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
CALL(int, shmem_long_and_reduce,
     (shmem_team_t team, long *dest, const long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
CALL(int, shmem_longlong_and_reduce,
     (shmem_team_t team, long long *dest, const long long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
CALL(int, shmem_uchar_and_reduce,
     (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned char)),
     SMA_JOB_COLL)
CALL(int, shmem_ushort_and_reduce,
     (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned short)),
     SMA_JOB_COLL)
CALL(int, shmem_uint_and_reduce,
     (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned int)),
     SMA_JOB_COLL)
CALL(int, shmem_ulong_and_reduce,
     (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned long)),
     SMA_JOB_COLL)
CALL(int, shmem_ulonglong_and_reduce,
     (shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned long long)),
     SMA_JOB_COLL)
CALL(int, shmem_int8_and_reduce,
     (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int16_and_reduce,
     (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int32_and_reduce,
     (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int64_and_reduce,
     (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint8_and_reduce,
     (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint16_and_reduce,
     (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint32_and_reduce,
     (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint64_and_reduce,
     (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_size_and_reduce,
     (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(size_t)),
     SMA_JOB_COLL)
CALL(int, shmem_short_or_reduce,
     (shmem_team_t team, short *dest, const short *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
CALL(int, shmem_int_or_reduce,
     (shmem_team_t team, int *dest, const int *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
CALL(int, shmem_long_or_reduce,
     (shmem_team_t team, long *dest, const long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
CALL(int, shmem_longlong_or_reduce,
     (shmem_team_t team, long long *dest, const long long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
CALL(int, shmem_uchar_or_reduce,
     (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned char)),
     SMA_JOB_COLL)
CALL(int, shmem_ushort_or_reduce,
     (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned short)),
     SMA_JOB_COLL)
CALL(int, shmem_uint_or_reduce,
     (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned int)),
     SMA_JOB_COLL)
CALL(int, shmem_ulong_or_reduce,
     (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned long)),
     SMA_JOB_COLL)
CALL(int, shmem_ulonglong_or_reduce,
     (shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned long long)),
     SMA_JOB_COLL)
CALL(int, shmem_int8_or_reduce,
     (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int16_or_reduce,
     (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int32_or_reduce,
     (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int64_or_reduce,
     (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint8_or_reduce,
     (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint16_or_reduce,
     (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint32_or_reduce,
     (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint64_or_reduce,
     (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_size_or_reduce,
     (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(size_t)),
     SMA_JOB_COLL)
CALL(int, shmem_short_xor_reduce,
     (shmem_team_t team, short *dest, const short *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
CALL(int, shmem_int_xor_reduce,
     (shmem_team_t team, int *dest, const int *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
CALL(int, shmem_long_xor_reduce,
     (shmem_team_t team, long *dest, const long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
CALL(int, shmem_longlong_xor_reduce,
     (shmem_team_t team, long long *dest, const long long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
CALL(int, shmem_uchar_xor_reduce,
     (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned char)),
     SMA_JOB_COLL)
CALL(int, shmem_ushort_xor_reduce,
     (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned short)),
     SMA_JOB_COLL)
CALL(int, shmem_uint_xor_reduce,
     (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned int)),
     SMA_JOB_COLL)
CALL(int, shmem_ulong_xor_reduce,
     (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned long)),
     SMA_JOB_COLL)
CALL(int, shmem_ulonglong_xor_reduce,
     (shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned long long)),
     SMA_JOB_COLL)
CALL(int, shmem_int8_xor_reduce,
     (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int16_xor_reduce,
     (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int32_xor_reduce,
     (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int64_xor_reduce,
     (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint8_xor_reduce,
     (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint16_xor_reduce,
     (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint32_xor_reduce,
     (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint64_xor_reduce,
     (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_size_xor_reduce,
     (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(size_t)),
     SMA_JOB_COLL)
CALL(int, shmem_char_max_reduce,
     (shmem_team_t team, char *dest, const char *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(char)),
     SMA_JOB_COLL)
CALL(int, shmem_schar_max_reduce,
     (shmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(signed char)),
     SMA_JOB_COLL)
CALL(int, shmem_short_max_reduce,
     (shmem_team_t team, short *dest, const short *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
CALL(int, shmem_int_max_reduce,
     (shmem_team_t team, int *dest, const int *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
CALL(int, shmem_long_max_reduce,
     (shmem_team_t team, long *dest, const long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
CALL(int, shmem_longlong_max_reduce,
     (shmem_team_t team, long long *dest, const long long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
CALL(int, shmem_ptrdiff_max_reduce,
     (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(ptrdiff_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uchar_max_reduce,
     (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned char)),
     SMA_JOB_COLL)
CALL(int, shmem_ushort_max_reduce,
     (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned short)),
     SMA_JOB_COLL)
CALL(int, shmem_uint_max_reduce,
     (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned int)),
     SMA_JOB_COLL)
CALL(int, shmem_ulong_max_reduce,
     (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned long)),
     SMA_JOB_COLL)
CALL(int, shmem_ulonglong_max_reduce,
     (shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned long long)),
     SMA_JOB_COLL)
CALL(int, shmem_int8_max_reduce,
     (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int16_max_reduce,
     (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int32_max_reduce,
     (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int64_max_reduce,
     (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint8_max_reduce,
     (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint16_max_reduce,
     (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint32_max_reduce,
     (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint64_max_reduce,
     (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_size_max_reduce,
     (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(size_t)),
     SMA_JOB_COLL)
CALL(int, shmem_float_max_reduce,
     (shmem_team_t team, float *dest, const float *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(float)),
     SMA_JOB_COLL)
CALL(int, shmem_double_max_reduce,
     (shmem_team_t team, double *dest, const double *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(double)),
     SMA_JOB_COLL)
CALL(int, shmem_longdouble_max_reduce,
     (shmem_team_t team, long double *dest, const long double *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(long double)),
     SMA_JOB_COLL)
CALL(int, shmem_char_min_reduce,
     (shmem_team_t team, char *dest, const char *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(char)),
     SMA_JOB_COLL)
CALL(int, shmem_schar_min_reduce,
     (shmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(signed char)),
     SMA_JOB_COLL)
CALL(int, shmem_short_min_reduce,
     (shmem_team_t team, short *dest, const short *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
CALL(int, shmem_int_min_reduce,
     (shmem_team_t team, int *dest, const int *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
CALL(int, shmem_long_min_reduce,
     (shmem_team_t team, long *dest, const long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
CALL(int, shmem_longlong_min_reduce,
     (shmem_team_t team, long long *dest, const long long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
CALL(int, shmem_ptrdiff_min_reduce,
     (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(ptrdiff_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uchar_min_reduce,
     (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned char)),
     SMA_JOB_COLL)
CALL(int, shmem_ushort_min_reduce,
     (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned short)),
     SMA_JOB_COLL)
CALL(int, shmem_uint_min_reduce,
     (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned int)),
     SMA_JOB_COLL)
CALL(int, shmem_ulong_min_reduce,
     (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned long)),
     SMA_JOB_COLL)
CALL(int, shmem_ulonglong_min_reduce,
     (shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned long long)),
     SMA_JOB_COLL)
CALL(int, shmem_int8_min_reduce,
     (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int16_min_reduce,
     (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int32_min_reduce,
     (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int64_min_reduce,
     (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint8_min_reduce,
     (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint16_min_reduce,
     (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint32_min_reduce,
     (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint64_min_reduce,
     (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_size_min_reduce,
     (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(size_t)),
     SMA_JOB_COLL)
CALL(int, shmem_float_min_reduce,
     (shmem_team_t team, float *dest, const float *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(float)),
     SMA_JOB_COLL)
CALL(int, shmem_double_min_reduce,
     (shmem_team_t team, double *dest, const double *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(double)),
     SMA_JOB_COLL)
CALL(int, shmem_longdouble_min_reduce,
     (shmem_team_t team, long double *dest, const long double *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(long double)),
     SMA_JOB_COLL)
CALL(int, shmem_char_sum_reduce,
     (shmem_team_t team, char *dest, const char *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(char)),
     SMA_JOB_COLL)
CALL(int, shmem_schar_sum_reduce,
     (shmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(signed char)),
     SMA_JOB_COLL)
CALL(int, shmem_short_sum_reduce,
     (shmem_team_t team, short *dest, const short *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
CALL(int, shmem_int_sum_reduce,
     (shmem_team_t team, int *dest, const int *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
CALL(int, shmem_long_sum_reduce,
     (shmem_team_t team, long *dest, const long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
CALL(int, shmem_longlong_sum_reduce,
     (shmem_team_t team, long long *dest, const long long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
CALL(int, shmem_ptrdiff_sum_reduce,
     (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(ptrdiff_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uchar_sum_reduce,
     (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned char)),
     SMA_JOB_COLL)
CALL(int, shmem_ushort_sum_reduce,
     (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned short)),
     SMA_JOB_COLL)
CALL(int, shmem_uint_sum_reduce,
     (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned int)),
     SMA_JOB_COLL)
CALL(int, shmem_ulong_sum_reduce,
     (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned long)),
     SMA_JOB_COLL)
CALL(int, shmem_ulonglong_sum_reduce,
     (shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned long long)),
     SMA_JOB_COLL)
CALL(int, shmem_int8_sum_reduce,
     (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int16_sum_reduce,
     (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int32_sum_reduce,
     (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int64_sum_reduce,
     (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint8_sum_reduce,
     (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint16_sum_reduce,
     (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint32_sum_reduce,
     (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint64_sum_reduce,
     (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_size_sum_reduce,
     (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(size_t)),
     SMA_JOB_COLL)
CALL(int, shmem_float_sum_reduce,
     (shmem_team_t team, float *dest, const float *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(float)),
     SMA_JOB_COLL)
CALL(int, shmem_double_sum_reduce,
     (shmem_team_t team, double *dest, const double *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(double)),
     SMA_JOB_COLL)
CALL(int, shmem_longdouble_sum_reduce,
     (shmem_team_t team, long double *dest, const long double *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(long double)),
     SMA_JOB_COLL)
CALL(int, shmem_complexf_sum_reduce,
     (shmem_team_t team, sma_complexf_t *dest, const sma_complexf_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(sma_complexf_t)),
     SMA_JOB_COLL)
CALL(int, shmem_complexd_sum_reduce,
     (shmem_team_t team, sma_complexd_t *dest, const sma_complexd_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(sma_complexd_t)),
     SMA_JOB_COLL)
CALL(int, shmem_char_prod_reduce,
     (shmem_team_t team, char *dest, const char *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(char)),
     SMA_JOB_COLL)
CALL(int, shmem_schar_prod_reduce,
     (shmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(signed char)),
     SMA_JOB_COLL)
CALL(int, shmem_short_prod_reduce,
     (shmem_team_t team, short *dest, const short *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
CALL(int, shmem_int_prod_reduce,
     (shmem_team_t team, int *dest, const int *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
CALL(int, shmem_long_prod_reduce,
     (shmem_team_t team, long *dest, const long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
CALL(int, shmem_longlong_prod_reduce,
     (shmem_team_t team, long long *dest, const long long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
CALL(int, shmem_ptrdiff_prod_reduce,
     (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(ptrdiff_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uchar_prod_reduce,
     (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned char)),
     SMA_JOB_COLL)
CALL(int, shmem_ushort_prod_reduce,
     (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned short)),
     SMA_JOB_COLL)
CALL(int, shmem_uint_prod_reduce,
     (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned int)),
     SMA_JOB_COLL)
CALL(int, shmem_ulong_prod_reduce,
     (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned long)),
     SMA_JOB_COLL)
CALL(int, shmem_ulonglong_prod_reduce,
     (shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(unsigned long long)),
     SMA_JOB_COLL)
CALL(int, shmem_int8_prod_reduce,
     (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int16_prod_reduce,
     (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int32_prod_reduce,
     (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int64_prod_reduce,
     (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(int64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint8_prod_reduce,
     (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint16_prod_reduce,
     (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint32_prod_reduce,
     (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint64_prod_reduce,
     (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(uint64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_size_prod_reduce,
     (shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(size_t)),
     SMA_JOB_COLL)
CALL(int, shmem_float_prod_reduce,
     (shmem_team_t team, float *dest, const float *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(float)),
     SMA_JOB_COLL)
CALL(int, shmem_double_prod_reduce,
     (shmem_team_t team, double *dest, const double *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(double)),
     SMA_JOB_COLL)
CALL(int, shmem_longdouble_prod_reduce,
     (shmem_team_t team, long double *dest, const long double *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(long double)),
     SMA_JOB_COLL)
CALL(int, shmem_complexf_prod_reduce,
     (shmem_team_t team, sma_complexf_t *dest, const sma_complexf_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(sma_complexf_t)),
     SMA_JOB_COLL)
CALL(int, shmem_complexd_prod_reduce,
     (shmem_team_t team, sma_complexd_t *dest, const sma_complexd_t *source, size_t nreduce),
     (team, dest, source, nreduce), TEAM(team, 0, (size_t) nreduce * sizeof(sma_complexd_t)),
     SMA_JOB_COLL)
CALL(int, shmem_char_sum_inscan,
     (shmem_team_t team, char *dest, const char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(char)),
     SMA_JOB_COLL)
CALL(int, shmem_schar_sum_inscan,
     (shmem_team_t team, signed char *dest, const signed char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(signed char)),
     SMA_JOB_COLL)
CALL(int, shmem_short_sum_inscan,
     (shmem_team_t team, short *dest, const short *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(short)),
     SMA_JOB_COLL)
CALL(int, shmem_int_sum_inscan,
     (shmem_team_t team, int *dest, const int *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int)),
     SMA_JOB_COLL)
CALL(int, shmem_long_sum_inscan,
     (shmem_team_t team, long *dest, const long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(long)),
     SMA_JOB_COLL)
CALL(int, shmem_longlong_sum_inscan,
     (shmem_team_t team, long long *dest, const long long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(long long)),
     SMA_JOB_COLL)
CALL(int, shmem_ptrdiff_sum_inscan,
     (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uchar_sum_inscan,
     (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned char)),
     SMA_JOB_COLL)
CALL(int, shmem_ushort_sum_inscan,
     (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned short)),
     SMA_JOB_COLL)
CALL(int, shmem_uint_sum_inscan,
     (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned int)),
     SMA_JOB_COLL)
CALL(int, shmem_ulong_sum_inscan,
     (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned long)),
     SMA_JOB_COLL)
CALL(int, shmem_ulonglong_sum_inscan,
     (shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned long long)),
     SMA_JOB_COLL)
CALL(int, shmem_int8_sum_inscan,
     (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int16_sum_inscan,
     (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int32_sum_inscan,
     (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int64_sum_inscan,
     (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint8_sum_inscan,
     (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint16_sum_inscan,
     (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint32_sum_inscan,
     (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint64_sum_inscan,
     (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_size_sum_inscan,
     (shmem_team_t team, size_t *dest, const size_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(size_t)),
     SMA_JOB_COLL)
CALL(int, shmem_float_sum_inscan,
     (shmem_team_t team, float *dest, const float *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(float)),
     SMA_JOB_COLL)
CALL(int, shmem_double_sum_inscan,
     (shmem_team_t team, double *dest, const double *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(double)),
     SMA_JOB_COLL)
CALL(int, shmem_longdouble_sum_inscan,
     (shmem_team_t team, long double *dest, const long double *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(long double)),
     SMA_JOB_COLL)
CALL(int, shmem_complexf_sum_inscan,
     (shmem_team_t team, sma_complexf_t *dest, const sma_complexf_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(sma_complexf_t)),
     SMA_JOB_COLL)
CALL(int, shmem_complexd_sum_inscan,
     (shmem_team_t team, sma_complexd_t *dest, const sma_complexd_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(sma_complexd_t)),
     SMA_JOB_COLL)
CALL(int, shmem_char_sum_exscan,
     (shmem_team_t team, char *dest, const char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(char)),
     SMA_JOB_COLL)
CALL(int, shmem_schar_sum_exscan,
     (shmem_team_t team, signed char *dest, const signed char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(signed char)),
     SMA_JOB_COLL)
CALL(int, shmem_short_sum_exscan,
     (shmem_team_t team, short *dest, const short *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(short)),
     SMA_JOB_COLL)
CALL(int, shmem_int_sum_exscan,
     (shmem_team_t team, int *dest, const int *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int)),
     SMA_JOB_COLL)
CALL(int, shmem_long_sum_exscan,
     (shmem_team_t team, long *dest, const long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(long)),
     SMA_JOB_COLL)
CALL(int, shmem_longlong_sum_exscan,
     (shmem_team_t team, long long *dest, const long long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(long long)),
     SMA_JOB_COLL)
CALL(int, shmem_ptrdiff_sum_exscan,
     (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uchar_sum_exscan,
     (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned char)),
     SMA_JOB_COLL)
CALL(int, shmem_ushort_sum_exscan,
     (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned short)),
     SMA_JOB_COLL)
CALL(int, shmem_uint_sum_exscan,
     (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned int)),
     SMA_JOB_COLL)
CALL(int, shmem_ulong_sum_exscan,
     (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned long)),
     SMA_JOB_COLL)
CALL(int, shmem_ulonglong_sum_exscan,
     (shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned long long)),
     SMA_JOB_COLL)
CALL(int, shmem_int8_sum_exscan,
     (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int16_sum_exscan,
     (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int32_sum_exscan,
     (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_int64_sum_exscan,
     (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint8_sum_exscan,
     (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint8_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint16_sum_exscan,
     (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint16_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint32_sum_exscan,
     (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint32_t)),
     SMA_JOB_COLL)
CALL(int, shmem_uint64_sum_exscan,
     (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint64_t)),
     SMA_JOB_COLL)
CALL(int, shmem_size_sum_exscan,
     (shmem_team_t team, size_t *dest, const size_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(size_t)),
     SMA_JOB_COLL)
CALL(int, shmem_float_sum_exscan,
     (shmem_team_t team, float *dest, const float *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(float)),
     SMA_JOB_COLL)
CALL(int, shmem_double_sum_exscan,
     (shmem_team_t team, double *dest, const double *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(double)),
     SMA_JOB_COLL)
CALL(int, shmem_longdouble_sum_exscan,
     (shmem_team_t team, long double *dest, const long double *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(long double)),
     SMA_JOB_COLL)
CALL(int, shmem_complexf_sum_exscan,
     (shmem_team_t team, sma_complexf_t *dest, const sma_complexf_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(sma_complexf_t)),
     SMA_JOB_COLL)
CALL(int, shmem_complexd_sum_exscan,
     (shmem_team_t team, sma_complexd_t *dest, const sma_complexd_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(sma_complexd_t)),
     SMA_JOB_COLL)
VOID_CALL(shmem_set_lock,
     (volatile long *lock),
     (lock), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_clear_lock,
     (volatile long *lock),
     (lock), ALONE,
     SMA_JOB_WAIT)
CALL(int, shmem_test_lock,
     (volatile long *lock),
     (lock), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_complexf_put,
     (sma_complexf_t *dest, const sma_complexf_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(sma_complexf_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_complexd_put,
     (sma_complexd_t *dest, const sma_complexd_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(sma_complexd_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_complexf_put,
     (shmem_ctx_t ctx, sma_complexf_t *dest, const sma_complexf_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(sma_complexf_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_complexd_put,
     (shmem_ctx_t ctx, sma_complexd_t *dest, const sma_complexd_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(sma_complexd_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_complexf_get,
     (sma_complexf_t *dest, const sma_complexf_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(sma_complexf_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_complexd_get,
     (sma_complexd_t *dest, const sma_complexd_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(sma_complexd_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_complexf_get,
     (shmem_ctx_t ctx, sma_complexf_t *dest, const sma_complexf_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(sma_complexf_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_ctx_complexd_get,
     (shmem_ctx_t ctx, sma_complexd_t *dest, const sma_complexd_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(sma_complexd_t)),
     SMA_JOB_RMA)
VOID_CALL(shmem_short_put_nb,
     (short *dest, const short *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int_put_nb,
     (int *dest, const int *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_long_put_nb,
     (long *dest, const long *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longlong_put_nb,
     (long long *dest, const long long *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_float_put_nb,
     (float *dest, const float *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_double_put_nb,
     (double *dest, const double *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longdouble_put_nb,
     (long double *dest, const long double *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_put16_nb,
     (void *dest, const void *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_put32_nb,
     (void *dest, const void *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_put64_nb,
     (void *dest, const void *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_put128_nb,
     (void *dest, const void *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_putmem_nb,
     (void *dest, const void *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_put_nb,
     (void *dest, const void *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_short_get_nb,
     (short *dest, const short *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int_get_nb,
     (int *dest, const int *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_long_get_nb,
     (long *dest, const long *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longlong_get_nb,
     (long long *dest, const long long *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_float_get_nb,
     (float *dest, const float *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_double_get_nb,
     (double *dest, const double *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longdouble_get_nb,
     (long double *dest, const long double *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_get16_nb,
     (void *dest, const void *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_get32_nb,
     (void *dest, const void *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_get64_nb,
     (void *dest, const void *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_get128_nb,
     (void *dest, const void *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_getmem_nb,
     (void *dest, const void *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_get_nb,
     (void *dest, const void *source, size_t nelems, int pe, void **transfer_handle),
     (dest, source, nelems, pe, transfer_handle), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmemx_float_put_nb,
     (float *dest, const float *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_double_put_nb,
     (double *dest, const double *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_longdouble_put_nb,
     (long double *dest, const long double *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_char_put_nb,
     (char *dest, const char *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_schar_put_nb,
     (signed char *dest, const signed char *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_short_put_nb,
     (short *dest, const short *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int_put_nb,
     (int *dest, const int *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_long_put_nb,
     (long *dest, const long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_longlong_put_nb,
     (long long *dest, const long long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uchar_put_nb,
     (unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ushort_put_nb,
     (unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint_put_nb,
     (unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ulong_put_nb,
     (unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ulonglong_put_nb,
     (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int8_put_nb,
     (int8_t *dest, const int8_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int16_put_nb,
     (int16_t *dest, const int16_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int32_put_nb,
     (int32_t *dest, const int32_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int64_put_nb,
     (int64_t *dest, const int64_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint8_put_nb,
     (uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint16_put_nb,
     (uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint32_put_nb,
     (uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint64_put_nb,
     (uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_size_put_nb,
     (size_t *dest, const size_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ptrdiff_put_nb,
     (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_float_put_nb,
     (shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_double_put_nb,
     (shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_longdouble_put_nb,
     (shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_char_put_nb,
     (shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_schar_put_nb,
     (shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_short_put_nb,
     (shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_int_put_nb,
     (shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_long_put_nb,
     (shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_longlong_put_nb,
     (shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uchar_put_nb,
     (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ushort_put_nb,
     (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uint_put_nb,
     (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ulong_put_nb,
     (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ulonglong_put_nb,
     (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_int8_put_nb,
     (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_int16_put_nb,
     (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_int32_put_nb,
     (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_int64_put_nb,
     (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uint8_put_nb,
     (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uint16_put_nb,
     (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uint32_put_nb,
     (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uint64_put_nb,
     (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_size_put_nb,
     (shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ptrdiff_put_nb,
     (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_put8_nb,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmemx_put16_nb,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmemx_put32_nb,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmemx_put64_nb,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmemx_put128_nb,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_put8_nb,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_put16_nb,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_put32_nb,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_put64_nb,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_put128_nb,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmemx_putmem_nb,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_putmem_nb,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmemx_put_nb,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmemx_float_get_nb,
     (float *dest, const float *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_double_get_nb,
     (double *dest, const double *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_longdouble_get_nb,
     (long double *dest, const long double *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_char_get_nb,
     (char *dest, const char *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_schar_get_nb,
     (signed char *dest, const signed char *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_short_get_nb,
     (short *dest, const short *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int_get_nb,
     (int *dest, const int *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_long_get_nb,
     (long *dest, const long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_longlong_get_nb,
     (long long *dest, const long long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uchar_get_nb,
     (unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ushort_get_nb,
     (unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint_get_nb,
     (unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ulong_get_nb,
     (unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ulonglong_get_nb,
     (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int8_get_nb,
     (int8_t *dest, const int8_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int16_get_nb,
     (int16_t *dest, const int16_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int32_get_nb,
     (int32_t *dest, const int32_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int64_get_nb,
     (int64_t *dest, const int64_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint8_get_nb,
     (uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint16_get_nb,
     (uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint32_get_nb,
     (uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint64_get_nb,
     (uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_size_get_nb,
     (size_t *dest, const size_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ptrdiff_get_nb,
     (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_float_get_nb,
     (shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_double_get_nb,
     (shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_longdouble_get_nb,
     (shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_char_get_nb,
     (shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_schar_get_nb,
     (shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_short_get_nb,
     (shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_int_get_nb,
     (shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_long_get_nb,
     (shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_longlong_get_nb,
     (shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uchar_get_nb,
     (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ushort_get_nb,
     (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uint_get_nb,
     (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ulong_get_nb,
     (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ulonglong_get_nb,
     (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_int8_get_nb,
     (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_int16_get_nb,
     (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_int32_get_nb,
     (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_int64_get_nb,
     (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uint8_get_nb,
     (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uint16_get_nb,
     (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uint32_get_nb,
     (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uint64_get_nb,
     (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_size_get_nb,
     (shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ptrdiff_get_nb,
     (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_get8_nb,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmemx_get16_nb,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmemx_get32_nb,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmemx_get64_nb,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmemx_get128_nb,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_get8_nb,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_get16_nb,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_get32_nb,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_get64_nb,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_get128_nb,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmemx_getmem_nb,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_getmem_nb,
     (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe),
     (ctx, dest, source, nelems, pe), CTX_PE(ctx, pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmemx_get_nb,
     (void *dest, const void *source, size_t nelems, int pe),
     (dest, source, nelems, pe), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmemx_float_ibput,
     (float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_double_ibput,
     (double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_longdouble_ibput,
     (long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_char_ibput,
     (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_schar_ibput,
     (signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_short_ibput,
     (short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int_ibput,
     (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_long_ibput,
     (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_longlong_ibput,
     (long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uchar_ibput,
     (unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ushort_ibput,
     (unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint_ibput,
     (unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ulong_ibput,
     (unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ulonglong_ibput,
     (unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int8_ibput,
     (int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int16_ibput,
     (int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int32_ibput,
     (int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int64_ibput,
     (int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint8_ibput,
     (uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint16_ibput,
     (uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint32_ibput,
     (uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint64_ibput,
     (uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_size_ibput,
     (size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ptrdiff_ibput,
     (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_float_ibput,
     (shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_double_ibput,
     (shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_longdouble_ibput,
     (shmem_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_char_ibput,
     (shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_schar_ibput,
     (shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_short_ibput,
     (shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_int_ibput,
     (shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_long_ibput,
     (shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_longlong_ibput,
     (shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uchar_ibput,
     (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ushort_ibput,
     (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uint_ibput,
     (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ulong_ibput,
     (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ulonglong_ibput,
     (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_int8_ibput,
     (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_int16_ibput,
     (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_int32_ibput,
     (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_int64_ibput,
     (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uint8_ibput,
     (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uint16_ibput,
     (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uint32_ibput,
     (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uint64_ibput,
     (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_size_ibput,
     (shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ptrdiff_ibput,
     (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ibput8,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * 1),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ibput16,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * 2),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ibput32,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * 4),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ibput64,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * 8),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ibput128,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * 16),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ibput8,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * 1),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ibput16,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * 2),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ibput32,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * 4),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ibput64,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * 8),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ibput128,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * 16),
     SMA_JOB_RMA)
VOID_CALL(shmemx_float_ibget,
     (float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_double_ibget,
     (double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_longdouble_ibget,
     (long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_char_ibget,
     (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_schar_ibget,
     (signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_short_ibget,
     (short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int_ibget,
     (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_long_ibget,
     (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_longlong_ibget,
     (long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uchar_ibget,
     (unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ushort_ibget,
     (unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint_ibget,
     (unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ulong_ibget,
     (unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ulonglong_ibget,
     (unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int8_ibget,
     (int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int16_ibget,
     (int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int32_ibget,
     (int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int64_ibget,
     (int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint8_ibget,
     (uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint16_ibget,
     (uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint32_ibget,
     (uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint64_ibget,
     (uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_size_ibget,
     (size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ptrdiff_ibget,
     (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_float_ibget,
     (shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_double_ibget,
     (shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_longdouble_ibget,
     (shmem_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_char_ibget,
     (shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_schar_ibget,
     (shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_short_ibget,
     (shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_int_ibget,
     (shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_long_ibget,
     (shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_longlong_ibget,
     (shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uchar_ibget,
     (shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ushort_ibget,
     (shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uint_ibget,
     (shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ulong_ibget,
     (shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ulonglong_ibget,
     (shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_int8_ibget,
     (shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_int16_ibget,
     (shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_int32_ibget,
     (shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_int64_ibget,
     (shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uint8_ibget,
     (shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uint16_ibget,
     (shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uint32_ibget,
     (shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_uint64_ibget,
     (shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_size_ibget,
     (shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ptrdiff_ibget,
     (shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ibget8,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * 1),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ibget16,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * 2),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ibget32,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * 4),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ibget64,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * 8),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ibget128,
     (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (dest, source, dst, sst, bsize, nblocks, pe), PE(pe, bsize * nblocks * 16),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ibget8,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * 1),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ibget16,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * 2),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ibget32,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * 4),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ibget64,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * 8),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ctx_ibget128,
     (shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe),
     (ctx, dest, source, dst, sst, bsize, nblocks, pe), CTX_PE(ctx, pe, bsize * nblocks * 16),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int16_p,
     (int16_t *dest, int16_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int32_p,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int64_p,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_RMA)
CALL(int16_t, shmemx_int16_g,
     (const int16_t *source, int pe),
     (source, pe), PE(pe, sizeof(int16_t)),
     SMA_JOB_RMA)
CALL(int32_t, shmemx_int32_g,
     (const int32_t *source, int pe),
     (source, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_RMA)
CALL(int64_t, shmemx_int64_g,
     (const int64_t *source, int pe),
     (source, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_RMA)
CALL(unsigned int, shmem_uint_fetch,
     (const unsigned int *source, int pe),
     (source, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ulong_fetch,
     (const unsigned long *source, int pe),
     (source, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ulonglong_fetch,
     (const unsigned long long *source, int pe),
     (source, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_int32_fetch,
     (const int32_t *source, int pe),
     (source, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_int64_fetch,
     (const int64_t *source, int pe),
     (source, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_uint32_fetch,
     (const uint32_t *source, int pe),
     (source, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_uint64_fetch,
     (const uint64_t *source, int pe),
     (source, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_size_fetch,
     (const size_t *source, int pe),
     (source, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ptrdiff_fetch,
     (const ptrdiff_t *source, int pe),
     (source, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint_set,
     (unsigned int *dest, unsigned int value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulong_set,
     (unsigned long *dest, unsigned long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulonglong_set,
     (unsigned long long *dest, unsigned long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int32_set,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int64_set,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint32_set,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint64_set,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_size_set,
     (size_t *dest, size_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ptrdiff_set,
     (ptrdiff_t *dest, ptrdiff_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
CALL(unsigned int, shmem_uint_swap,
     (unsigned int *dest, unsigned int value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ulong_swap,
     (unsigned long *dest, unsigned long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ulonglong_swap,
     (unsigned long long *dest, unsigned long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_int32_swap,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_int64_swap,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_uint32_swap,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_uint64_swap,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_size_swap,
     (size_t *dest, size_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ptrdiff_swap,
     (ptrdiff_t *dest, ptrdiff_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
CALL(unsigned int, shmem_uint_cswap,
     (unsigned int *dest, unsigned int cond, unsigned int value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ulong_cswap,
     (unsigned long *dest, unsigned long cond, unsigned long value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ulonglong_cswap,
     (unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_int32_cswap,
     (int32_t *dest, int32_t cond, int32_t value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_int64_cswap,
     (int64_t *dest, int64_t cond, int64_t value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_uint32_cswap,
     (uint32_t *dest, uint32_t cond, uint32_t value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_uint64_cswap,
     (uint64_t *dest, uint64_t cond, uint64_t value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_size_cswap,
     (size_t *dest, size_t cond, size_t value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ptrdiff_cswap,
     (ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
CALL(unsigned int, shmem_uint_finc,
     (unsigned int *dest, int pe),
     (dest, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ulong_finc,
     (unsigned long *dest, int pe),
     (dest, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ulonglong_finc,
     (unsigned long long *dest, int pe),
     (dest, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_int32_finc,
     (int32_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_int64_finc,
     (int64_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_uint32_finc,
     (uint32_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_uint64_finc,
     (uint64_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_size_finc,
     (size_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ptrdiff_finc,
     (ptrdiff_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint_inc,
     (unsigned int *dest, int pe),
     (dest, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulong_inc,
     (unsigned long *dest, int pe),
     (dest, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulonglong_inc,
     (unsigned long long *dest, int pe),
     (dest, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int32_inc,
     (int32_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int64_inc,
     (int64_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint32_inc,
     (uint32_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint64_inc,
     (uint64_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_size_inc,
     (size_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ptrdiff_inc,
     (ptrdiff_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
CALL(unsigned int, shmem_uint_fadd,
     (unsigned int *dest, unsigned int value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
CALL(unsigned long, shmem_ulong_fadd,
     (unsigned long *dest, unsigned long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
CALL(unsigned long long, shmem_ulonglong_fadd,
     (unsigned long long *dest, unsigned long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
CALL(int32_t, shmem_int32_fadd,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmem_int64_fadd,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmem_uint32_fadd,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmem_uint64_fadd,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(size_t, shmem_size_fadd,
     (size_t *dest, size_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
CALL(ptrdiff_t, shmem_ptrdiff_fadd,
     (ptrdiff_t *dest, ptrdiff_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint_add,
     (unsigned int *dest, unsigned int value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulong_add,
     (unsigned long *dest, unsigned long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ulonglong_add,
     (unsigned long long *dest, unsigned long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int32_add,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int64_add,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint32_add,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_uint64_add,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_size_add,
     (size_t *dest, size_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_ptrdiff_add,
     (ptrdiff_t *dest, ptrdiff_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmem_short_add_nb,
     (short *dest, short value, int pe, void **transfer_handle),
     (dest, value, pe, transfer_handle), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int_add_nb,
     (int *dest, int value, int pe, void **transfer_handle),
     (dest, value, pe, transfer_handle), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_long_add_nb,
     (long *dest, long value, int pe, void **transfer_handle),
     (dest, value, pe, transfer_handle), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_longlong_add_nb,
     (long long *dest, long long value, int pe, void **transfer_handle),
     (dest, value, pe, transfer_handle), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_short_inc_nb,
     (short *dest, int pe, void **transfer_handle),
     (dest, pe, transfer_handle), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int_inc_nb,
     (int *dest, int pe, void **transfer_handle),
     (dest, pe, transfer_handle), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_long_inc_nb,
     (long *dest, int pe, void **transfer_handle),
     (dest, pe, transfer_handle), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_longlong_inc_nb,
     (long long *dest, int pe, void **transfer_handle),
     (dest, pe, transfer_handle), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_short_fadd_nb,
     (short *fetch, short *dest, short value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int_fadd_nb,
     (int *fetch, int *dest, int value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_long_fadd_nb,
     (long *fetch, long *dest, long value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_longlong_fadd_nb,
     (long long *fetch, long long *dest, long long value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_short_finc_nb,
     (short *fetch, short *dest, int pe, void **transfer_handle),
     (fetch, dest, pe, transfer_handle), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int_finc_nb,
     (int *fetch, int *dest, int pe, void **transfer_handle),
     (fetch, dest, pe, transfer_handle), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_long_finc_nb,
     (long *fetch, long *dest, int pe, void **transfer_handle),
     (fetch, dest, pe, transfer_handle), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_longlong_finc_nb,
     (long long *fetch, long long *dest, int pe, void **transfer_handle),
     (fetch, dest, pe, transfer_handle), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_short_cswap_nb,
     (short *fetch, short *dest, short cond, short value, int pe, void **transfer_handle),
     (fetch, dest, cond, value, pe, transfer_handle), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int_cswap_nb,
     (int *fetch, int *dest, int cond, int value, int pe, void **transfer_handle),
     (fetch, dest, cond, value, pe, transfer_handle), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_long_cswap_nb,
     (long *fetch, long *dest, long cond, long value, int pe, void **transfer_handle),
     (fetch, dest, cond, value, pe, transfer_handle), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_longlong_cswap_nb,
     (long long *fetch, long long *dest, long long cond, long long value, int pe, void **transfer_handle),
     (fetch, dest, cond, value, pe, transfer_handle), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_short_swap_nb,
     (short *fetch, short *dest, short value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
VOID_CALL(shmem_int_swap_nb,
     (int *fetch, int *dest, int value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmem_long_swap_nb,
     (long *fetch, long *dest, long value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_longlong_swap_nb,
     (long long *fetch, long long *dest, long long value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmem_float_swap_nb,
     (float *fetch, float *dest, float value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(float)),
     SMA_JOB_AMO)
VOID_CALL(shmem_double_swap_nb,
     (double *fetch, double *dest, double value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(double)),
     SMA_JOB_AMO)
CALL(short, shmemx_short_swap,
     (short *dest, short value, int pe),
     (dest, value, pe), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
CALL(short, shmemx_short_cswap,
     (short *dest, short cond, short value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
CALL(short, shmemx_short_finc,
     (short *dest, int pe),
     (dest, pe), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_short_inc,
     (short *dest, int pe),
     (dest, pe), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
CALL(short, shmemx_short_fadd,
     (short *dest, short value, int pe),
     (dest, value, pe), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_short_add,
     (short *dest, short value, int pe),
     (dest, value, pe), PE(pe, sizeof(short)),
     SMA_JOB_AMO)
CALL(int32_t, shmemx_int32_fetch,
     (const int32_t *source, int pe),
     (source, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmemx_int64_fetch,
     (const int64_t *source, int pe),
     (source, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int32_set,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int64_set,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(int32_t, shmemx_int32_swap,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmemx_int64_swap,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(int32_t, shmemx_int32_cswap,
     (int32_t *dest, int32_t cond, int32_t value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmemx_int64_cswap,
     (int64_t *dest, int64_t cond, int64_t value, int pe),
     (dest, cond, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(int32_t, shmemx_int32_finc,
     (int32_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmemx_int64_finc,
     (int64_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int32_inc,
     (int32_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int64_inc,
     (int64_t *dest, int pe),
     (dest, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(int32_t, shmemx_int32_fadd,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmemx_int64_fadd,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int32_add,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int64_add,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(int32_t, shmemx_int32_atomic_fetch_and,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmemx_int64_atomic_fetch_and,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmemx_uint32_atomic_fetch_and,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmemx_uint64_atomic_fetch_and,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int32_atomic_and,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int64_atomic_and,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint32_atomic_and,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint64_atomic_and,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(int32_t, shmemx_int32_atomic_fetch_or,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmemx_int64_atomic_fetch_or,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmemx_uint32_atomic_fetch_or,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmemx_uint64_atomic_fetch_or,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int32_atomic_or,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int64_atomic_or,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint32_atomic_or,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint64_atomic_or,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
CALL(int32_t, shmemx_int32_atomic_fetch_xor,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
CALL(int64_t, shmemx_int64_atomic_fetch_xor,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
CALL(uint32_t, shmemx_uint32_atomic_fetch_xor,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
CALL(uint64_t, shmemx_uint64_atomic_fetch_xor,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int32_atomic_xor,
     (int32_t *dest, int32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int64_atomic_xor,
     (int64_t *dest, int64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint32_atomic_xor,
     (uint32_t *dest, uint32_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint64_atomic_xor,
     (uint64_t *dest, uint64_t value, int pe),
     (dest, value, pe), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int_xor,
     (int *dest, int value, int pe),
     (dest, value, pe), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_long_xor,
     (long *dest, long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_longlong_xor,
     (long long *dest, long long value, int pe),
     (dest, value, pe), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int_add_nb,
     (int *dest, int value, int pe, void **transfer_handle),
     (dest, value, pe, transfer_handle), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_long_add_nb,
     (long *dest, long value, int pe, void **transfer_handle),
     (dest, value, pe, transfer_handle), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_longlong_add_nb,
     (long long *dest, long long value, int pe, void **transfer_handle),
     (dest, value, pe, transfer_handle), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint_add_nb,
     (unsigned int *dest, unsigned int value, int pe, void **transfer_handle),
     (dest, value, pe, transfer_handle), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_ulong_add_nb,
     (unsigned long *dest, unsigned long value, int pe, void **transfer_handle),
     (dest, value, pe, transfer_handle), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_ulonglong_add_nb,
     (unsigned long long *dest, unsigned long long value, int pe, void **transfer_handle),
     (dest, value, pe, transfer_handle), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int32_add_nb,
     (int32_t *dest, int32_t value, int pe, void **transfer_handle),
     (dest, value, pe, transfer_handle), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int64_add_nb,
     (int64_t *dest, int64_t value, int pe, void **transfer_handle),
     (dest, value, pe, transfer_handle), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint32_add_nb,
     (uint32_t *dest, uint32_t value, int pe, void **transfer_handle),
     (dest, value, pe, transfer_handle), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint64_add_nb,
     (uint64_t *dest, uint64_t value, int pe, void **transfer_handle),
     (dest, value, pe, transfer_handle), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_size_add_nb,
     (size_t *dest, size_t value, int pe, void **transfer_handle),
     (dest, value, pe, transfer_handle), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_ptrdiff_add_nb,
     (ptrdiff_t *dest, ptrdiff_t value, int pe, void **transfer_handle),
     (dest, value, pe, transfer_handle), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int_inc_nb,
     (int *dest, int pe, void **transfer_handle),
     (dest, pe, transfer_handle), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_long_inc_nb,
     (long *dest, int pe, void **transfer_handle),
     (dest, pe, transfer_handle), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_longlong_inc_nb,
     (long long *dest, int pe, void **transfer_handle),
     (dest, pe, transfer_handle), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint_inc_nb,
     (unsigned int *dest, int pe, void **transfer_handle),
     (dest, pe, transfer_handle), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_ulong_inc_nb,
     (unsigned long *dest, int pe, void **transfer_handle),
     (dest, pe, transfer_handle), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_ulonglong_inc_nb,
     (unsigned long long *dest, int pe, void **transfer_handle),
     (dest, pe, transfer_handle), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int32_inc_nb,
     (int32_t *dest, int pe, void **transfer_handle),
     (dest, pe, transfer_handle), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int64_inc_nb,
     (int64_t *dest, int pe, void **transfer_handle),
     (dest, pe, transfer_handle), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint32_inc_nb,
     (uint32_t *dest, int pe, void **transfer_handle),
     (dest, pe, transfer_handle), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint64_inc_nb,
     (uint64_t *dest, int pe, void **transfer_handle),
     (dest, pe, transfer_handle), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_size_inc_nb,
     (size_t *dest, int pe, void **transfer_handle),
     (dest, pe, transfer_handle), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_ptrdiff_inc_nb,
     (ptrdiff_t *dest, int pe, void **transfer_handle),
     (dest, pe, transfer_handle), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int_fadd_nb,
     (int *fetch, int *dest, int value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_long_fadd_nb,
     (long *fetch, long *dest, long value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_longlong_fadd_nb,
     (long long *fetch, long long *dest, long long value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint_fadd_nb,
     (unsigned int *fetch, unsigned int *dest, unsigned int value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_ulong_fadd_nb,
     (unsigned long *fetch, unsigned long *dest, unsigned long value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_ulonglong_fadd_nb,
     (unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int32_fadd_nb,
     (int32_t *fetch, int32_t *dest, int32_t value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int64_fadd_nb,
     (int64_t *fetch, int64_t *dest, int64_t value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint32_fadd_nb,
     (uint32_t *fetch, uint32_t *dest, uint32_t value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint64_fadd_nb,
     (uint64_t *fetch, uint64_t *dest, uint64_t value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_size_fadd_nb,
     (size_t *fetch, size_t *dest, size_t value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_ptrdiff_fadd_nb,
     (ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int_finc_nb,
     (int *fetch, int *dest, int pe, void **transfer_handle),
     (fetch, dest, pe, transfer_handle), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_long_finc_nb,
     (long *fetch, long *dest, int pe, void **transfer_handle),
     (fetch, dest, pe, transfer_handle), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_longlong_finc_nb,
     (long long *fetch, long long *dest, int pe, void **transfer_handle),
     (fetch, dest, pe, transfer_handle), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint_finc_nb,
     (unsigned int *fetch, unsigned int *dest, int pe, void **transfer_handle),
     (fetch, dest, pe, transfer_handle), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_ulong_finc_nb,
     (unsigned long *fetch, unsigned long *dest, int pe, void **transfer_handle),
     (fetch, dest, pe, transfer_handle), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_ulonglong_finc_nb,
     (unsigned long long *fetch, unsigned long long *dest, int pe, void **transfer_handle),
     (fetch, dest, pe, transfer_handle), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int32_finc_nb,
     (int32_t *fetch, int32_t *dest, int pe, void **transfer_handle),
     (fetch, dest, pe, transfer_handle), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int64_finc_nb,
     (int64_t *fetch, int64_t *dest, int pe, void **transfer_handle),
     (fetch, dest, pe, transfer_handle), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint32_finc_nb,
     (uint32_t *fetch, uint32_t *dest, int pe, void **transfer_handle),
     (fetch, dest, pe, transfer_handle), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint64_finc_nb,
     (uint64_t *fetch, uint64_t *dest, int pe, void **transfer_handle),
     (fetch, dest, pe, transfer_handle), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_size_finc_nb,
     (size_t *fetch, size_t *dest, int pe, void **transfer_handle),
     (fetch, dest, pe, transfer_handle), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_ptrdiff_finc_nb,
     (ptrdiff_t *fetch, ptrdiff_t *dest, int pe, void **transfer_handle),
     (fetch, dest, pe, transfer_handle), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int_swap_nb,
     (int *fetch, int *dest, int value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_long_swap_nb,
     (long *fetch, long *dest, long value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_longlong_swap_nb,
     (long long *fetch, long long *dest, long long value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint_swap_nb,
     (unsigned int *fetch, unsigned int *dest, unsigned int value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_ulong_swap_nb,
     (unsigned long *fetch, unsigned long *dest, unsigned long value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_ulonglong_swap_nb,
     (unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int32_swap_nb,
     (int32_t *fetch, int32_t *dest, int32_t value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int64_swap_nb,
     (int64_t *fetch, int64_t *dest, int64_t value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint32_swap_nb,
     (uint32_t *fetch, uint32_t *dest, uint32_t value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint64_swap_nb,
     (uint64_t *fetch, uint64_t *dest, uint64_t value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_size_swap_nb,
     (size_t *fetch, size_t *dest, size_t value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_ptrdiff_swap_nb,
     (ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe, void **transfer_handle),
     (fetch, dest, value, pe, transfer_handle), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int_cswap_nb,
     (int *fetch, int *dest, int cond, int value, int pe, void **transfer_handle),
     (fetch, dest, cond, value, pe, transfer_handle), PE(pe, sizeof(int)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_long_cswap_nb,
     (long *fetch, long *dest, long cond, long value, int pe, void **transfer_handle),
     (fetch, dest, cond, value, pe, transfer_handle), PE(pe, sizeof(long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_longlong_cswap_nb,
     (long long *fetch, long long *dest, long long cond, long long value, int pe, void **transfer_handle),
     (fetch, dest, cond, value, pe, transfer_handle), PE(pe, sizeof(long long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint_cswap_nb,
     (unsigned int *fetch, unsigned int *dest, unsigned int cond, unsigned int value, int pe, void **transfer_handle),
     (fetch, dest, cond, value, pe, transfer_handle), PE(pe, sizeof(unsigned int)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_ulong_cswap_nb,
     (unsigned long *fetch, unsigned long *dest, unsigned long cond, unsigned long value, int pe, void **transfer_handle),
     (fetch, dest, cond, value, pe, transfer_handle), PE(pe, sizeof(unsigned long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_ulonglong_cswap_nb,
     (unsigned long long *fetch, unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe, void **transfer_handle),
     (fetch, dest, cond, value, pe, transfer_handle), PE(pe, sizeof(unsigned long long)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int32_cswap_nb,
     (int32_t *fetch, int32_t *dest, int32_t cond, int32_t value, int pe, void **transfer_handle),
     (fetch, dest, cond, value, pe, transfer_handle), PE(pe, sizeof(int32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int64_cswap_nb,
     (int64_t *fetch, int64_t *dest, int64_t cond, int64_t value, int pe, void **transfer_handle),
     (fetch, dest, cond, value, pe, transfer_handle), PE(pe, sizeof(int64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint32_cswap_nb,
     (uint32_t *fetch, uint32_t *dest, uint32_t cond, uint32_t value, int pe, void **transfer_handle),
     (fetch, dest, cond, value, pe, transfer_handle), PE(pe, sizeof(uint32_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_uint64_cswap_nb,
     (uint64_t *fetch, uint64_t *dest, uint64_t cond, uint64_t value, int pe, void **transfer_handle),
     (fetch, dest, cond, value, pe, transfer_handle), PE(pe, sizeof(uint64_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_size_cswap_nb,
     (size_t *fetch, size_t *dest, size_t cond, size_t value, int pe, void **transfer_handle),
     (fetch, dest, cond, value, pe, transfer_handle), PE(pe, sizeof(size_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_ptrdiff_cswap_nb,
     (ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe, void **transfer_handle),
     (fetch, dest, cond, value, pe, transfer_handle), PE(pe, sizeof(ptrdiff_t)),
     SMA_JOB_AMO)
VOID_CALL(shmemx_int32_wait_until,
     (volatile int32_t *ivar, int cmp, int32_t cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmemx_int64_wait_until,
     (volatile int64_t *ivar, int cmp, int64_t cmp_value),
     (ivar, cmp, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmemx_int32_wait,
     (volatile int32_t *ivar, int32_t cmp_value),
     (ivar, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmemx_int64_wait,
     (volatile int64_t *ivar, int64_t cmp_value),
     (ivar, cmp_value), ALONE,
     SMA_JOB_WAIT)
VOID_CALL(shmem_short_put_signal_nb,
     (short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmem_int_put_signal_nb,
     (int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmem_long_put_signal_nb,
     (long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_longlong_put_signal_nb,
     (long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmem_float_put_signal_nb,
     (float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmem_double_put_signal_nb,
     (double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmem_put16_signal_nb,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmem_put32_signal_nb,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmem_put64_signal_nb,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmem_put128_signal_nb,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmem_putmem_signal_nb,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmem_put_signal_nb,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmemx_float_put_signal,
     (float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_double_put_signal,
     (double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_longdouble_put_signal,
     (long double *dest, const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_char_put_signal,
     (char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_schar_put_signal,
     (signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_short_put_signal,
     (short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int_put_signal,
     (int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_long_put_signal,
     (long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_longlong_put_signal,
     (long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uchar_put_signal,
     (unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ushort_put_signal,
     (unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint_put_signal,
     (unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ulong_put_signal,
     (unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ulonglong_put_signal,
     (unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int8_put_signal,
     (int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int16_put_signal,
     (int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int32_put_signal,
     (int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int64_put_signal,
     (int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint8_put_signal,
     (uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint16_put_signal,
     (uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint32_put_signal,
     (uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint64_put_signal,
     (uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_size_put_signal,
     (size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ptrdiff_put_signal,
     (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_put8_signal,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmemx_put16_signal,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmemx_put32_signal,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmemx_put64_signal,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmemx_put128_signal,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmemx_putmem_signal,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmemx_put_signal,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe),
     (dest, source, nelems, sig_addr, signal, pe), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmemx_float_put_signal_nb,
     (float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(float)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_double_put_signal_nb,
     (double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(double)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_longdouble_put_signal_nb,
     (long double *dest, const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(long double)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_char_put_signal_nb,
     (char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_schar_put_signal_nb,
     (signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(signed char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_short_put_signal_nb,
     (short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(short)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int_put_signal_nb,
     (int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(int)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_long_put_signal_nb,
     (long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_longlong_put_signal_nb,
     (long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(long long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uchar_put_signal_nb,
     (unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(unsigned char)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ushort_put_signal_nb,
     (unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(unsigned short)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint_put_signal_nb,
     (unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(unsigned int)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ulong_put_signal_nb,
     (unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(unsigned long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ulonglong_put_signal_nb,
     (unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(unsigned long long)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int8_put_signal_nb,
     (int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(int8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int16_put_signal_nb,
     (int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(int16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int32_put_signal_nb,
     (int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(int32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_int64_put_signal_nb,
     (int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(int64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint8_put_signal_nb,
     (uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(uint8_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint16_put_signal_nb,
     (uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(uint16_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint32_put_signal_nb,
     (uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(uint32_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_uint64_put_signal_nb,
     (uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(uint64_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_size_put_signal_nb,
     (size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(size_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_ptrdiff_put_signal_nb,
     (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_RMA)
VOID_CALL(shmemx_put8_signal_nb,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmemx_put16_signal_nb,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * 2),
     SMA_JOB_RMA)
VOID_CALL(shmemx_put32_signal_nb,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * 4),
     SMA_JOB_RMA)
VOID_CALL(shmemx_put64_signal_nb,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmemx_put128_signal_nb,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * 16),
     SMA_JOB_RMA)
VOID_CALL(shmemx_putmem_signal_nb,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * 1),
     SMA_JOB_RMA)
VOID_CALL(shmemx_put_signal_nb,
     (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle),
     (dest, source, nelems, sig_addr, signal, pe, transfer_handle), PE(pe, nelems * 8),
     SMA_JOB_RMA)
VOID_CALL(shmemx_signal_set,
     (uint64_t *sig_addr, uint64_t signal, int pe),
     (sig_addr, signal, pe), PE(pe, 8),
     SMA_JOB_AMO)
VOID_CALL(shmemx_ctx_signal_set,
     (shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe),
     (ctx, sig_addr, signal, pe), CTX_PE(ctx, pe, 8),
     SMA_JOB_AMO)
CALL(int, shmemx_char_sum_inscan,
     (shmem_team_t team, char *dest, const char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(char)),
     SMA_JOB_COLL)
CALL(int, shmemx_schar_sum_inscan,
     (shmem_team_t team, signed char *dest, const signed char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(signed char)),
     SMA_JOB_COLL)
CALL(int, shmemx_short_sum_inscan,
     (shmem_team_t team, short *dest, const short *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(short)),
     SMA_JOB_COLL)
CALL(int, shmemx_int_sum_inscan,
     (shmem_team_t team, int *dest, const int *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int)),
     SMA_JOB_COLL)
CALL(int, shmemx_long_sum_inscan,
     (shmem_team_t team, long *dest, const long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(long)),
     SMA_JOB_COLL)
CALL(int, shmemx_longlong_sum_inscan,
     (shmem_team_t team, long long *dest, const long long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(long long)),
     SMA_JOB_COLL)
CALL(int, shmemx_ptrdiff_sum_inscan,
     (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_uchar_sum_inscan,
     (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned char)),
     SMA_JOB_COLL)
CALL(int, shmemx_ushort_sum_inscan,
     (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned short)),
     SMA_JOB_COLL)
CALL(int, shmemx_uint_sum_inscan,
     (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned int)),
     SMA_JOB_COLL)
CALL(int, shmemx_ulong_sum_inscan,
     (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned long)),
     SMA_JOB_COLL)
CALL(int, shmemx_ulonglong_sum_inscan,
     (shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned long long)),
     SMA_JOB_COLL)
CALL(int, shmemx_int8_sum_inscan,
     (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int8_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_int16_sum_inscan,
     (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int16_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_int32_sum_inscan,
     (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int32_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_int64_sum_inscan,
     (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int64_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_uint8_sum_inscan,
     (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint8_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_uint16_sum_inscan,
     (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint16_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_uint32_sum_inscan,
     (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint32_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_uint64_sum_inscan,
     (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint64_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_size_sum_inscan,
     (shmem_team_t team, size_t *dest, const size_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(size_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_float_sum_inscan,
     (shmem_team_t team, float *dest, const float *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(float)),
     SMA_JOB_COLL)
CALL(int, shmemx_double_sum_inscan,
     (shmem_team_t team, double *dest, const double *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(double)),
     SMA_JOB_COLL)
CALL(int, shmemx_longdouble_sum_inscan,
     (shmem_team_t team, long double *dest, const long double *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(long double)),
     SMA_JOB_COLL)
CALL(int, shmemx_complexf_sum_inscan,
     (shmem_team_t team, sma_complexf_t *dest, const sma_complexf_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(sma_complexf_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_complexd_sum_inscan,
     (shmem_team_t team, sma_complexd_t *dest, const sma_complexd_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(sma_complexd_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_char_sum_exscan,
     (shmem_team_t team, char *dest, const char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(char)),
     SMA_JOB_COLL)
CALL(int, shmemx_schar_sum_exscan,
     (shmem_team_t team, signed char *dest, const signed char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(signed char)),
     SMA_JOB_COLL)
CALL(int, shmemx_short_sum_exscan,
     (shmem_team_t team, short *dest, const short *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(short)),
     SMA_JOB_COLL)
CALL(int, shmemx_int_sum_exscan,
     (shmem_team_t team, int *dest, const int *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int)),
     SMA_JOB_COLL)
CALL(int, shmemx_long_sum_exscan,
     (shmem_team_t team, long *dest, const long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(long)),
     SMA_JOB_COLL)
CALL(int, shmemx_longlong_sum_exscan,
     (shmem_team_t team, long long *dest, const long long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(long long)),
     SMA_JOB_COLL)
CALL(int, shmemx_ptrdiff_sum_exscan,
     (shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(ptrdiff_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_uchar_sum_exscan,
     (shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned char)),
     SMA_JOB_COLL)
CALL(int, shmemx_ushort_sum_exscan,
     (shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned short)),
     SMA_JOB_COLL)
CALL(int, shmemx_uint_sum_exscan,
     (shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned int)),
     SMA_JOB_COLL)
CALL(int, shmemx_ulong_sum_exscan,
     (shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned long)),
     SMA_JOB_COLL)
CALL(int, shmemx_ulonglong_sum_exscan,
     (shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(unsigned long long)),
     SMA_JOB_COLL)
CALL(int, shmemx_int8_sum_exscan,
     (shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int8_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_int16_sum_exscan,
     (shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int16_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_int32_sum_exscan,
     (shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int32_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_int64_sum_exscan,
     (shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(int64_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_uint8_sum_exscan,
     (shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint8_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_uint16_sum_exscan,
     (shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint16_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_uint32_sum_exscan,
     (shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint32_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_uint64_sum_exscan,
     (shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(uint64_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_size_sum_exscan,
     (shmem_team_t team, size_t *dest, const size_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(size_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_float_sum_exscan,
     (shmem_team_t team, float *dest, const float *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(float)),
     SMA_JOB_COLL)
CALL(int, shmemx_double_sum_exscan,
     (shmem_team_t team, double *dest, const double *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(double)),
     SMA_JOB_COLL)
CALL(int, shmemx_longdouble_sum_exscan,
     (shmem_team_t team, long double *dest, const long double *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(long double)),
     SMA_JOB_COLL)
CALL(int, shmemx_complexf_sum_exscan,
     (shmem_team_t team, sma_complexf_t *dest, const sma_complexf_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(sma_complexf_t)),
     SMA_JOB_COLL)
CALL(int, shmemx_complexd_sum_exscan,
     (shmem_team_t team, sma_complexd_t *dest, const sma_complexd_t *source, size_t nelems),
     (team, dest, source, nelems), TEAM(team, 0, nelems * sizeof(sma_complexd_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_signal_add,
     (uint64_t *sig_addr, uint64_t signal, int pe),
     (sig_addr, signal, pe), PE(pe, 8),
     SMA_JOB_AMO)
VOID_CALL(shmemx_ctx_signal_add,
     (shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe),
     (ctx, sig_addr, signal, pe), CTX_PE(ctx, pe, 8),
     SMA_JOB_AMO)
VOID_CALL(shmemx_thread_fence,
     (void),
     (), ALONE,
     SMA_JOB_OTHER)
VOID_CALL(shmemx_thread_quiet,
     (void),
     (), ALONE,
     SMA_JOB_OTHER)
VOID_CALL(shmemx_local_complete,
     (void),
     (), ALONE,
     SMA_JOB_OTHER)
VOID_CALL(shmemx_pe_quiet,
     (int target_pe),
     (target_pe), ALONE,
     SMA_JOB_OTHER)
CALL(void *, shmemx_malloc_with_hint,
     (size_t size, long hint),
     (size, hint), ALONE,
     SMA_JOB_MEMORY)
VOID_CALL(shmem_alltoall,
     (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
     (dest, source, nelems, PE_start, logPE_stride, PE_size, pSync), SET(0, (size_t) PE_size * nelems * 1),
     SMA_JOB_COLL)
VOID_CALL(shmemx_alltoallv,
     (void *dest, size_t *t_offsets, size_t *t_sizes, const void *source, size_t *s_offsets, size_t *s_sizes, int PE_start, int logPE_stride, int PE_size, long *pSync),
     (dest, t_offsets, t_sizes, source, s_offsets, s_sizes, PE_start, logPE_stride, PE_size, pSync), SET(0, profile_sum(s_sizes, PE_size)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_alltoallv_packed,
     (void *dest, size_t dest_size, size_t *t_size, const void *source, size_t *s_offsets, size_t *s_sizes, int PE_start, int logPE_stride, int PE_size, long *pSync),
     (dest, dest_size, t_size, source, s_offsets, s_sizes, PE_start, logPE_stride, PE_size, pSync), SET(0, profile_sum(s_sizes, PE_size)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int16_and_to_all,
     (int16_t *dest, const int16_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int16_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int16_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int32_and_to_all,
     (int32_t *dest, const int32_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int32_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int32_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int64_and_to_all,
     (int64_t *dest, const int64_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int64_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int64_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int16_or_to_all,
     (int16_t *dest, const int16_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int16_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int16_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int32_or_to_all,
     (int32_t *dest, const int32_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int32_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int32_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int64_or_to_all,
     (int64_t *dest, const int64_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int64_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int64_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int16_xor_to_all,
     (int16_t *dest, const int16_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int16_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int16_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int32_xor_to_all,
     (int32_t *dest, const int32_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int32_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int32_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int64_xor_to_all,
     (int64_t *dest, const int64_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int64_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int64_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int16_max_to_all,
     (int16_t *dest, const int16_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int16_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int16_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int32_max_to_all,
     (int32_t *dest, const int32_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int32_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int32_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int64_max_to_all,
     (int64_t *dest, const int64_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int64_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int64_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int16_min_to_all,
     (int16_t *dest, const int16_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int16_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int16_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int32_min_to_all,
     (int32_t *dest, const int32_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int32_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int32_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int64_min_to_all,
     (int64_t *dest, const int64_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int64_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int64_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int16_sum_to_all,
     (int16_t *dest, const int16_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int16_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int16_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int32_sum_to_all,
     (int32_t *dest, const int32_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int32_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int32_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int64_sum_to_all,
     (int64_t *dest, const int64_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int64_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int64_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int16_prod_to_all,
     (int16_t *dest, const int16_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int16_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int16_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int32_prod_to_all,
     (int32_t *dest, const int32_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int32_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int32_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_int64_prod_to_all,
     (int64_t *dest, const int64_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int64_t *pWrk, long *pSync),
     (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync), SET(0, (size_t) nreduce * sizeof(int64_t)),
     SMA_JOB_COLL)
VOID_CALL(shmem_team_split,
     (shmem_team_t parent_team, int color, int key, shmem_team_t *new_team),
     (parent_team, color, key, new_team), TEAM(parent_team, 0, 0),
     SMA_JOB_COLL)
VOID_CALL(shmem_team_create_strided,
     (int PE_start, int PE_stride, int PE_size, shmem_team_t *new_team),
     (PE_start, PE_stride, PE_size, new_team), ALONE,
     SMA_JOB_COLL)
VOID_CALL(shmem_team_free,
     (shmem_team_t *team),
     (team), ALONE,
     SMA_JOB_COLL)
VOID_CALL(shmem_team_barrier,
     (shmem_team_t team, long *pSync),
     (team, pSync), TEAM(team, 0, 0),
     SMA_JOB_COLL)
VOID_CALL(shmem_team_alltoall,
     (void *dest, const void *source, size_t nelems, shmem_team_t team, long *pSync),
     (dest, source, nelems, team, pSync), TEAM(team, 0, profile_team_size(team) * nelems * 1),
     SMA_JOB_COLL)
VOID_CALL(shmem_team_alltoallv,
     (void *dest, size_t *t_offsets, size_t *t_sizes, const void *source, size_t *s_offsets, size_t *s_sizes, shmem_team_t team, long *pSync),
     (dest, t_offsets, t_sizes, source, s_offsets, s_sizes, team, pSync), TEAM(team, 0, profile_sum(s_sizes, (int) profile_team_size(team))),
     SMA_JOB_COLL)
VOID_CALL(shmem_team_alltoallv_packed,
     (void *dest, size_t dest_size, size_t *t_size, const void *source, size_t *s_offsets, size_t *s_sizes, shmem_team_t team, long *pSync),
     (dest, dest_size, t_size, source, s_offsets, s_sizes, team, pSync), TEAM(team, 0, profile_sum(s_sizes, (int) profile_team_size(team))),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_split,
     (shmem_team_t parent_team, int color, int key, shmem_team_t *new_team),
     (parent_team, color, key, new_team), TEAM(parent_team, 0, 0),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_split_color,
     (shmem_team_t parent_team, int color, int key, shmem_team_t *new_team),
     (parent_team, color, key, new_team), TEAM(parent_team, 0, 0),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_create_strided,
     (int PE_start, int PE_stride, int PE_size, shmem_team_t *new_team),
     (PE_start, PE_stride, PE_size, new_team), ALONE,
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_split_strided,
     (shmem_team_t parent_team, int PE_start, int PE_stride, int PE_size, shmem_team_t *new_team),
     (parent_team, PE_start, PE_stride, PE_size, new_team), TEAM(parent_team, 0, 0),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_split_2d,
     (shmem_team_t parent_team, int xrange, int yrange, shmem_team_t *xaxis_team, shmem_team_t *yaxis_team),
     (parent_team, xrange, yrange, xaxis_team, yaxis_team), TEAM(parent_team, 0, 0),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_split_3d,
     (shmem_team_t parent_team, int xrange, int yrange, int zrange, shmem_team_t *xaxis_team, shmem_team_t *yaxis_team, shmem_team_t *zaxis_team),
     (parent_team, xrange, yrange, zrange, xaxis_team, yaxis_team, zaxis_team), TEAM(parent_team, 0, 0),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_free,
     (shmem_team_t *team),
     (team), ALONE,
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_destroy,
     (shmem_team_t *team),
     (team), ALONE,
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_barrier,
     (shmem_team_t team, long *pSync),
     (team, pSync), TEAM(team, 0, 0),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_alltoall,
     (void *dest, const void *source, size_t nelems, shmem_team_t team, long *pSync),
     (dest, source, nelems, team, pSync), TEAM(team, 0, profile_team_size(team) * nelems * 1),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_alltoallv,
     (void *dest, size_t *t_offsets, size_t *t_sizes, const void *source, size_t *s_offsets, size_t *s_sizes, shmem_team_t team, long *pSync),
     (dest, t_offsets, t_sizes, source, s_offsets, s_sizes, team, pSync), TEAM(team, 0, profile_sum(s_sizes, (int) profile_team_size(team))),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_alltoallv_packed,
     (void *dest, size_t dest_size, size_t *t_size, const void *source, size_t *s_offsets, size_t *s_sizes, shmem_team_t team, long *pSync),
     (dest, dest_size, t_size, source, s_offsets, s_sizes, team, pSync), TEAM(team, 0, profile_sum(s_sizes, (int) profile_team_size(team))),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_short_and_to_all,
     (shmem_team_t team, short *dest, const short *source, int nreduce, short *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_int_and_to_all,
     (shmem_team_t team, int *dest, const int *source, int nreduce, int *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_long_and_to_all,
     (shmem_team_t team, long *dest, const long *source, int nreduce, long *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_longlong_and_to_all,
     (shmem_team_t team, long long *dest, const long long *source, int nreduce, long long *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_short_or_to_all,
     (shmem_team_t team, short *dest, const short *source, int nreduce, short *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_int_or_to_all,
     (shmem_team_t team, int *dest, const int *source, int nreduce, int *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_long_or_to_all,
     (shmem_team_t team, long *dest, const long *source, int nreduce, long *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_longlong_or_to_all,
     (shmem_team_t team, long long *dest, const long long *source, int nreduce, long long *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_short_xor_to_all,
     (shmem_team_t team, short *dest, const short *source, int nreduce, short *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_int_xor_to_all,
     (shmem_team_t team, int *dest, const int *source, int nreduce, int *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_long_xor_to_all,
     (shmem_team_t team, long *dest, const long *source, int nreduce, long *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_longlong_xor_to_all,
     (shmem_team_t team, long long *dest, const long long *source, int nreduce, long long *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_short_max_to_all,
     (shmem_team_t team, short *dest, const short *source, int nreduce, short *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_int_max_to_all,
     (shmem_team_t team, int *dest, const int *source, int nreduce, int *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_long_max_to_all,
     (shmem_team_t team, long *dest, const long *source, int nreduce, long *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_longlong_max_to_all,
     (shmem_team_t team, long long *dest, const long long *source, int nreduce, long long *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_float_max_to_all,
     (shmem_team_t team, float *dest, const float *source, int nreduce, float *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(float)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_double_max_to_all,
     (shmem_team_t team, double *dest, const double *source, int nreduce, double *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(double)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_longdouble_max_to_all,
     (shmem_team_t team, long double *dest, const long double *source, int nreduce, long double *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(long double)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_short_min_to_all,
     (shmem_team_t team, short *dest, const short *source, int nreduce, short *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_int_min_to_all,
     (shmem_team_t team, int *dest, const int *source, int nreduce, int *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_long_min_to_all,
     (shmem_team_t team, long *dest, const long *source, int nreduce, long *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_longlong_min_to_all,
     (shmem_team_t team, long long *dest, const long long *source, int nreduce, long long *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_float_min_to_all,
     (shmem_team_t team, float *dest, const float *source, int nreduce, float *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(float)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_double_min_to_all,
     (shmem_team_t team, double *dest, const double *source, int nreduce, double *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(double)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_longdouble_min_to_all,
     (shmem_team_t team, long double *dest, const long double *source, int nreduce, long double *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(long double)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_short_sum_to_all,
     (shmem_team_t team, short *dest, const short *source, int nreduce, short *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_int_sum_to_all,
     (shmem_team_t team, int *dest, const int *source, int nreduce, int *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_long_sum_to_all,
     (shmem_team_t team, long *dest, const long *source, int nreduce, long *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_longlong_sum_to_all,
     (shmem_team_t team, long long *dest, const long long *source, int nreduce, long long *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_float_sum_to_all,
     (shmem_team_t team, float *dest, const float *source, int nreduce, float *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(float)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_double_sum_to_all,
     (shmem_team_t team, double *dest, const double *source, int nreduce, double *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(double)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_longdouble_sum_to_all,
     (shmem_team_t team, long double *dest, const long double *source, int nreduce, long double *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(long double)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_complexf_sum_to_all,
     (shmem_team_t team, sma_complexf_t *dest, const sma_complexf_t *source, int nreduce, sma_complexf_t *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(sma_complexf_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_complexd_sum_to_all,
     (shmem_team_t team, sma_complexd_t *dest, const sma_complexd_t *source, int nreduce, sma_complexd_t *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(sma_complexd_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_short_prod_to_all,
     (shmem_team_t team, short *dest, const short *source, int nreduce, short *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(short)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_int_prod_to_all,
     (shmem_team_t team, int *dest, const int *source, int nreduce, int *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(int)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_long_prod_to_all,
     (shmem_team_t team, long *dest, const long *source, int nreduce, long *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(long)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_longlong_prod_to_all,
     (shmem_team_t team, long long *dest, const long long *source, int nreduce, long long *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(long long)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_float_prod_to_all,
     (shmem_team_t team, float *dest, const float *source, int nreduce, float *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(float)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_double_prod_to_all,
     (shmem_team_t team, double *dest, const double *source, int nreduce, double *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(double)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_longdouble_prod_to_all,
     (shmem_team_t team, long double *dest, const long double *source, int nreduce, long double *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(long double)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_complexf_prod_to_all,
     (shmem_team_t team, sma_complexf_t *dest, const sma_complexf_t *source, int nreduce, sma_complexf_t *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(sma_complexf_t)),
     SMA_JOB_COLL)
VOID_CALL(shmemx_team_complexd_prod_to_all,
     (shmem_team_t team, sma_complexd_t *dest, const sma_complexd_t *source, int nreduce, sma_complexd_t *pWrk, long *pSync),
     (team, dest, source, nreduce, pWrk, pSync), TEAM(team, 0, (size_t) nreduce * sizeof(sma_complexd_t)),
     SMA_JOB_COLL)

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * SHMEM: names with shmemx_ that other libraries have (libsma).
 *
 * Generated from src/api; edit the table there, not this file.
 */
#ifndef SMA_SHMEMX_H
#define SMA_SHMEMX_H

#include "shmem.h"

#define HAVE_SHMEMX_WTIME /* else programs define shmemx_wtime themselves */

#ifdef __cplusplus
extern "C" {
#endif
#ifdef __GNUC__
#pragma GCC visibility push(default)
#endif

/* remote memory access */

void shmemx_float_put_nb(float *dest, const float *source, size_t nelems,
    int pe);
void shmemx_double_put_nb(double *dest, const double *source, size_t nelems,
    int pe);
void shmemx_longdouble_put_nb(long double *dest, const long double *source,
    size_t nelems, int pe);
void shmemx_char_put_nb(char *dest, const char *source, size_t nelems, int pe);
void shmemx_schar_put_nb(signed char *dest, const signed char *source,
    size_t nelems, int pe);
void shmemx_short_put_nb(short *dest, const short *source, size_t nelems,
    int pe);
void shmemx_int_put_nb(int *dest, const int *source, size_t nelems, int pe);
void shmemx_long_put_nb(long *dest, const long *source, size_t nelems, int pe);
void shmemx_longlong_put_nb(long long *dest, const long long *source,
    size_t nelems, int pe);
void shmemx_uchar_put_nb(unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe);
void shmemx_ushort_put_nb(unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe);
void shmemx_uint_put_nb(unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe);
void shmemx_ulong_put_nb(unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe);
void shmemx_ulonglong_put_nb(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe);
void shmemx_int8_put_nb(int8_t *dest, const int8_t *source, size_t nelems,
    int pe);
void shmemx_int16_put_nb(int16_t *dest, const int16_t *source, size_t nelems,
    int pe);
void shmemx_int32_put_nb(int32_t *dest, const int32_t *source, size_t nelems,
    int pe);
void shmemx_int64_put_nb(int64_t *dest, const int64_t *source, size_t nelems,
    int pe);
void shmemx_uint8_put_nb(uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe);
void shmemx_uint16_put_nb(uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe);
void shmemx_uint32_put_nb(uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe);
void shmemx_uint64_put_nb(uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe);
void shmemx_size_put_nb(size_t *dest, const size_t *source, size_t nelems,
    int pe);
void shmemx_ptrdiff_put_nb(ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe);
void shmemx_ctx_float_put_nb(shmem_ctx_t ctx, float *dest, const float *source,
    size_t nelems, int pe);
void shmemx_ctx_double_put_nb(shmem_ctx_t ctx, double *dest,
    const double *source, size_t nelems, int pe);
void shmemx_ctx_longdouble_put_nb(shmem_ctx_t ctx, long double *dest,
    const long double *source, size_t nelems, int pe);
void shmemx_ctx_char_put_nb(shmem_ctx_t ctx, char *dest, const char *source,
    size_t nelems, int pe);
void shmemx_ctx_schar_put_nb(shmem_ctx_t ctx, signed char *dest,
    const signed char *source, size_t nelems, int pe);
void shmemx_ctx_short_put_nb(shmem_ctx_t ctx, short *dest, const short *source,
    size_t nelems, int pe);
void shmemx_ctx_int_put_nb(shmem_ctx_t ctx, int *dest, const int *source,
    size_t nelems, int pe);
void shmemx_ctx_long_put_nb(shmem_ctx_t ctx, long *dest, const long *source,
    size_t nelems, int pe);
void shmemx_ctx_longlong_put_nb(shmem_ctx_t ctx, long long *dest,
    const long long *source, size_t nelems, int pe);
void shmemx_ctx_uchar_put_nb(shmem_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe);
void shmemx_ctx_ushort_put_nb(shmem_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe);
void shmemx_ctx_uint_put_nb(shmem_ctx_t ctx, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe);
void shmemx_ctx_ulong_put_nb(shmem_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe);
void shmemx_ctx_ulonglong_put_nb(shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe);
void shmemx_ctx_int8_put_nb(shmem_ctx_t ctx, int8_t *dest,
    const int8_t *source, size_t nelems, int pe);
void shmemx_ctx_int16_put_nb(shmem_ctx_t ctx, int16_t *dest,
    const int16_t *source, size_t nelems, int pe);
void shmemx_ctx_int32_put_nb(shmem_ctx_t ctx, int32_t *dest,
    const int32_t *source, size_t nelems, int pe);
void shmemx_ctx_int64_put_nb(shmem_ctx_t ctx, int64_t *dest,
    const int64_t *source, size_t nelems, int pe);
void shmemx_ctx_uint8_put_nb(shmem_ctx_t ctx, uint8_t *dest,
    const uint8_t *source, size_t nelems, int pe);
void shmemx_ctx_uint16_put_nb(shmem_ctx_t ctx, uint16_t *dest,
    const uint16_t *source, size_t nelems, int pe);
void shmemx_ctx_uint32_put_nb(shmem_ctx_t ctx, uint32_t *dest,
    const uint32_t *source, size_t nelems, int pe);
void shmemx_ctx_uint64_put_nb(shmem_ctx_t ctx, uint64_t *dest,
    const uint64_t *source, size_t nelems, int pe);
void shmemx_ctx_size_put_nb(shmem_ctx_t ctx, size_t *dest,
    const size_t *source, size_t nelems, int pe);
void shmemx_ctx_ptrdiff_put_nb(shmem_ctx_t ctx, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int pe);
void shmemx_put8_nb(void *dest, const void *source, size_t nelems, int pe);
void shmemx_put16_nb(void *dest, const void *source, size_t nelems, int pe);
void shmemx_put32_nb(void *dest, const void *source, size_t nelems, int pe);
void shmemx_put64_nb(void *dest, const void *source, size_t nelems, int pe);
void shmemx_put128_nb(void *dest, const void *source, size_t nelems, int pe);
void shmemx_ctx_put8_nb(shmem_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe);
void shmemx_ctx_put16_nb(shmem_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe);
void shmemx_ctx_put32_nb(shmem_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe);
void shmemx_ctx_put64_nb(shmem_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe);
void shmemx_ctx_put128_nb(shmem_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe);
void shmemx_putmem_nb(void *dest, const void *source, size_t nelems, int pe);
void shmemx_ctx_putmem_nb(shmem_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe);
void shmemx_put_nb(void *dest, const void *source, size_t nelems, int pe);
void shmemx_float_get_nb(float *dest, const float *source, size_t nelems,
    int pe);
void shmemx_double_get_nb(double *dest, const double *source, size_t nelems,
    int pe);
void shmemx_longdouble_get_nb(long double *dest, const long double *source,
    size_t nelems, int pe);
void shmemx_char_get_nb(char *dest, const char *source, size_t nelems, int pe);
void shmemx_schar_get_nb(signed char *dest, const signed char *source,
    size_t nelems, int pe);
void shmemx_short_get_nb(short *dest, const short *source, size_t nelems,
    int pe);
void shmemx_int_get_nb(int *dest, const int *source, size_t nelems, int pe);
void shmemx_long_get_nb(long *dest, const long *source, size_t nelems, int pe);
void shmemx_longlong_get_nb(long long *dest, const long long *source,
    size_t nelems, int pe);
void shmemx_uchar_get_nb(unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe);
void shmemx_ushort_get_nb(unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe);
void shmemx_uint_get_nb(unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe);
void shmemx_ulong_get_nb(unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe);
void shmemx_ulonglong_get_nb(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe);
void shmemx_int8_get_nb(int8_t *dest, const int8_t *source, size_t nelems,
    int pe);
void shmemx_int16_get_nb(int16_t *dest, const int16_t *source, size_t nelems,
    int pe);
void shmemx_int32_get_nb(int32_t *dest, const int32_t *source, size_t nelems,
    int pe);
void shmemx_int64_get_nb(int64_t *dest, const int64_t *source, size_t nelems,
    int pe);
void shmemx_uint8_get_nb(uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe);
void shmemx_uint16_get_nb(uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe);
void shmemx_uint32_get_nb(uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe);
void shmemx_uint64_get_nb(uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe);
void shmemx_size_get_nb(size_t *dest, const size_t *source, size_t nelems,
    int pe);
void shmemx_ptrdiff_get_nb(ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe);
void shmemx_ctx_float_get_nb(shmem_ctx_t ctx, float *dest, const float *source,
    size_t nelems, int pe);
void shmemx_ctx_double_get_nb(shmem_ctx_t ctx, double *dest,
    const double *source, size_t nelems, int pe);
void shmemx_ctx_longdouble_get_nb(shmem_ctx_t ctx, long double *dest,
    const long double *source, size_t nelems, int pe);
void shmemx_ctx_char_get_nb(shmem_ctx_t ctx, char *dest, const char *source,
    size_t nelems, int pe);
void shmemx_ctx_schar_get_nb(shmem_ctx_t ctx, signed char *dest,
    const signed char *source, size_t nelems, int pe);
void shmemx_ctx_short_get_nb(shmem_ctx_t ctx, short *dest, const short *source,
    size_t nelems, int pe);
void shmemx_ctx_int_get_nb(shmem_ctx_t ctx, int *dest, const int *source,
    size_t nelems, int pe);
void shmemx_ctx_long_get_nb(shmem_ctx_t ctx, long *dest, const long *source,
    size_t nelems, int pe);
void shmemx_ctx_longlong_get_nb(shmem_ctx_t ctx, long long *dest,
    const long long *source, size_t nelems, int pe);
void shmemx_ctx_uchar_get_nb(shmem_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe);
void shmemx_ctx_ushort_get_nb(shmem_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe);
void shmemx_ctx_uint_get_nb(shmem_ctx_t ctx, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe);
void shmemx_ctx_ulong_get_nb(shmem_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe);
void shmemx_ctx_ulonglong_get_nb(shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe);
void shmemx_ctx_int8_get_nb(shmem_ctx_t ctx, int8_t *dest,
    const int8_t *source, size_t nelems, int pe);
void shmemx_ctx_int16_get_nb(shmem_ctx_t ctx, int16_t *dest,
    const int16_t *source, size_t nelems, int pe);
void shmemx_ctx_int32_get_nb(shmem_ctx_t ctx, int32_t *dest,
    const int32_t *source, size_t nelems, int pe);
void shmemx_ctx_int64_get_nb(shmem_ctx_t ctx, int64_t *dest,
    const int64_t *source, size_t nelems, int pe);
void shmemx_ctx_uint8_get_nb(shmem_ctx_t ctx, uint8_t *dest,
    const uint8_t *source, size_t nelems, int pe);
void shmemx_ctx_uint16_get_nb(shmem_ctx_t ctx, uint16_t *dest,
    const uint16_t *source, size_t nelems, int pe);
void shmemx_ctx_uint32_get_nb(shmem_ctx_t ctx, uint32_t *dest,
    const uint32_t *source, size_t nelems, int pe);
void shmemx_ctx_uint64_get_nb(shmem_ctx_t ctx, uint64_t *dest,
    const uint64_t *source, size_t nelems, int pe);
void shmemx_ctx_size_get_nb(shmem_ctx_t ctx, size_t *dest,
    const size_t *source, size_t nelems, int pe);
void shmemx_ctx_ptrdiff_get_nb(shmem_ctx_t ctx, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int pe);
void shmemx_get8_nb(void *dest, const void *source, size_t nelems, int pe);
void shmemx_get16_nb(void *dest, const void *source, size_t nelems, int pe);
void shmemx_get32_nb(void *dest, const void *source, size_t nelems, int pe);
void shmemx_get64_nb(void *dest, const void *source, size_t nelems, int pe);
void shmemx_get128_nb(void *dest, const void *source, size_t nelems, int pe);
void shmemx_ctx_get8_nb(shmem_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe);
void shmemx_ctx_get16_nb(shmem_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe);
void shmemx_ctx_get32_nb(shmem_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe);
void shmemx_ctx_get64_nb(shmem_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe);
void shmemx_ctx_get128_nb(shmem_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe);
void shmemx_getmem_nb(void *dest, const void *source, size_t nelems, int pe);
void shmemx_ctx_getmem_nb(shmem_ctx_t ctx, void *dest, const void *source,
    size_t nelems, int pe);
void shmemx_get_nb(void *dest, const void *source, size_t nelems, int pe);
void shmemx_float_ibput(float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_double_ibput(double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_longdouble_ibput(long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_char_ibput(char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_schar_ibput(signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_short_ibput(short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_int_ibput(int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_long_ibput(long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_longlong_ibput(long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uchar_ibput(unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ushort_ibput(unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uint_ibput(unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ulong_ibput(unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ulonglong_ibput(unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void shmemx_int8_ibput(int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_int16_ibput(int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_int32_ibput(int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_int64_ibput(int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uint8_ibput(uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uint16_ibput(uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uint32_ibput(uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uint64_ibput(uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_size_ibput(size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ptrdiff_ibput(ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_float_ibput(shmem_ctx_t ctx, float *dest, const float *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_double_ibput(shmem_ctx_t ctx, double *dest,
    const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_longdouble_ibput(shmem_ctx_t ctx, long double *dest,
    const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_char_ibput(shmem_ctx_t ctx, char *dest, const char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_schar_ibput(shmem_ctx_t ctx, signed char *dest,
    const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_short_ibput(shmem_ctx_t ctx, short *dest, const short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_int_ibput(shmem_ctx_t ctx, int *dest, const int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_long_ibput(shmem_ctx_t ctx, long *dest, const long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_longlong_ibput(shmem_ctx_t ctx, long long *dest,
    const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_uchar_ibput(shmem_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_ushort_ibput(shmem_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_uint_ibput(shmem_ctx_t ctx, unsigned int *dest,
    const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_ulong_ibput(shmem_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_ulonglong_ibput(shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_int8_ibput(shmem_ctx_t ctx, int8_t *dest, const int8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_int16_ibput(shmem_ctx_t ctx, int16_t *dest,
    const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_int32_ibput(shmem_ctx_t ctx, int32_t *dest,
    const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_int64_ibput(shmem_ctx_t ctx, int64_t *dest,
    const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_uint8_ibput(shmem_ctx_t ctx, uint8_t *dest,
    const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_uint16_ibput(shmem_ctx_t ctx, uint16_t *dest,
    const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_uint32_ibput(shmem_ctx_t ctx, uint32_t *dest,
    const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_uint64_ibput(shmem_ctx_t ctx, uint64_t *dest,
    const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_size_ibput(shmem_ctx_t ctx, size_t *dest, const size_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ptrdiff_ibput(shmem_ctx_t ctx, ptrdiff_t *dest,
    const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ibput8(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ibput16(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ibput32(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ibput64(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ibput128(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ibput8(shmem_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ibput16(shmem_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ibput32(shmem_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ibput64(shmem_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ibput128(shmem_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_float_ibget(float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_double_ibget(double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_longdouble_ibget(long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_char_ibget(char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_schar_ibget(signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_short_ibget(short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_int_ibget(int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_long_ibget(long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_longlong_ibget(long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uchar_ibget(unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ushort_ibget(unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uint_ibget(unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ulong_ibget(unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ulonglong_ibget(unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void shmemx_int8_ibget(int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_int16_ibget(int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_int32_ibget(int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_int64_ibget(int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uint8_ibget(uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uint16_ibget(uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uint32_ibget(uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uint64_ibget(uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_size_ibget(size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ptrdiff_ibget(ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_float_ibget(shmem_ctx_t ctx, float *dest, const float *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_double_ibget(shmem_ctx_t ctx, double *dest,
    const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_longdouble_ibget(shmem_ctx_t ctx, long double *dest,
    const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_char_ibget(shmem_ctx_t ctx, char *dest, const char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_schar_ibget(shmem_ctx_t ctx, signed char *dest,
    const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_short_ibget(shmem_ctx_t ctx, short *dest, const short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_int_ibget(shmem_ctx_t ctx, int *dest, const int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_long_ibget(shmem_ctx_t ctx, long *dest, const long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_longlong_ibget(shmem_ctx_t ctx, long long *dest,
    const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_uchar_ibget(shmem_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_ushort_ibget(shmem_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_uint_ibget(shmem_ctx_t ctx, unsigned int *dest,
    const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_ulong_ibget(shmem_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_ulonglong_ibget(shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_int8_ibget(shmem_ctx_t ctx, int8_t *dest, const int8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_int16_ibget(shmem_ctx_t ctx, int16_t *dest,
    const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_int32_ibget(shmem_ctx_t ctx, int32_t *dest,
    const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_int64_ibget(shmem_ctx_t ctx, int64_t *dest,
    const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_uint8_ibget(shmem_ctx_t ctx, uint8_t *dest,
    const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_uint16_ibget(shmem_ctx_t ctx, uint16_t *dest,
    const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_uint32_ibget(shmem_ctx_t ctx, uint32_t *dest,
    const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_uint64_ibget(shmem_ctx_t ctx, uint64_t *dest,
    const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ctx_size_ibget(shmem_ctx_t ctx, size_t *dest, const size_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ptrdiff_ibget(shmem_ctx_t ctx, ptrdiff_t *dest,
    const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe);
void shmemx_ibget8(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ibget16(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ibget32(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ibget64(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ibget128(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ibget8(shmem_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ibget16(shmem_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ibget32(shmem_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ibget64(shmem_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ibget128(shmem_ctx_t ctx, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_int16_p(int16_t *dest, int16_t value, int pe);
void shmemx_int32_p(int32_t *dest, int32_t value, int pe);
void shmemx_int64_p(int64_t *dest, int64_t value, int pe);
int16_t shmemx_int16_g(const int16_t *source, int pe);
int32_t shmemx_int32_g(const int32_t *source, int pe);
int64_t shmemx_int64_g(const int64_t *source, int pe);

/* atomic memory operations */

short shmemx_short_swap(short *dest, short value, int pe);
short shmemx_short_cswap(short *dest, short cond, short value, int pe);
short shmemx_short_finc(short *dest, int pe);
void shmemx_short_inc(short *dest, int pe);
short shmemx_short_fadd(short *dest, short value, int pe);
void shmemx_short_add(short *dest, short value, int pe);
int32_t shmemx_int32_fetch(const int32_t *source, int pe);
int64_t shmemx_int64_fetch(const int64_t *source, int pe);
void shmemx_int32_set(int32_t *dest, int32_t value, int pe);
void shmemx_int64_set(int64_t *dest, int64_t value, int pe);
int32_t shmemx_int32_swap(int32_t *dest, int32_t value, int pe);
int64_t shmemx_int64_swap(int64_t *dest, int64_t value, int pe);
int32_t shmemx_int32_cswap(int32_t *dest, int32_t cond, int32_t value, int pe);
int64_t shmemx_int64_cswap(int64_t *dest, int64_t cond, int64_t value, int pe);
int32_t shmemx_int32_finc(int32_t *dest, int pe);
int64_t shmemx_int64_finc(int64_t *dest, int pe);
void shmemx_int32_inc(int32_t *dest, int pe);
void shmemx_int64_inc(int64_t *dest, int pe);
int32_t shmemx_int32_fadd(int32_t *dest, int32_t value, int pe);
int64_t shmemx_int64_fadd(int64_t *dest, int64_t value, int pe);
void shmemx_int32_add(int32_t *dest, int32_t value, int pe);
void shmemx_int64_add(int64_t *dest, int64_t value, int pe);
int32_t shmemx_int32_atomic_fetch_and(int32_t *dest, int32_t value, int pe);
int64_t shmemx_int64_atomic_fetch_and(int64_t *dest, int64_t value, int pe);
uint32_t shmemx_uint32_atomic_fetch_and(uint32_t *dest, uint32_t value,
    int pe);
uint64_t shmemx_uint64_atomic_fetch_and(uint64_t *dest, uint64_t value,
    int pe);
void shmemx_int32_atomic_and(int32_t *dest, int32_t value, int pe);
void shmemx_int64_atomic_and(int64_t *dest, int64_t value, int pe);
void shmemx_uint32_atomic_and(uint32_t *dest, uint32_t value, int pe);
void shmemx_uint64_atomic_and(uint64_t *dest, uint64_t value, int pe);
int32_t shmemx_int32_atomic_fetch_or(int32_t *dest, int32_t value, int pe);
int64_t shmemx_int64_atomic_fetch_or(int64_t *dest, int64_t value, int pe);
uint32_t shmemx_uint32_atomic_fetch_or(uint32_t *dest, uint32_t value, int pe);
uint64_t shmemx_uint64_atomic_fetch_or(uint64_t *dest, uint64_t value, int pe);
void shmemx_int32_atomic_or(int32_t *dest, int32_t value, int pe);
void shmemx_int64_atomic_or(int64_t *dest, int64_t value, int pe);
void shmemx_uint32_atomic_or(uint32_t *dest, uint32_t value, int pe);
void shmemx_uint64_atomic_or(uint64_t *dest, uint64_t value, int pe);
int32_t shmemx_int32_atomic_fetch_xor(int32_t *dest, int32_t value, int pe);
int64_t shmemx_int64_atomic_fetch_xor(int64_t *dest, int64_t value, int pe);
uint32_t shmemx_uint32_atomic_fetch_xor(uint32_t *dest, uint32_t value,
    int pe);
uint64_t shmemx_uint64_atomic_fetch_xor(uint64_t *dest, uint64_t value,
    int pe);
void shmemx_int32_atomic_xor(int32_t *dest, int32_t value, int pe);
void shmemx_int64_atomic_xor(int64_t *dest, int64_t value, int pe);
void shmemx_uint32_atomic_xor(uint32_t *dest, uint32_t value, int pe);
void shmemx_uint64_atomic_xor(uint64_t *dest, uint64_t value, int pe);
void shmemx_int_xor(int *dest, int value, int pe);
void shmemx_long_xor(long *dest, long value, int pe);
void shmemx_longlong_xor(long long *dest, long long value, int pe);
void shmemx_int_add_nb(int *dest, int value, int pe, void **transfer_handle);
void shmemx_long_add_nb(long *dest, long value, int pe,
    void **transfer_handle);
void shmemx_longlong_add_nb(long long *dest, long long value, int pe,
    void **transfer_handle);
void shmemx_uint_add_nb(unsigned int *dest, unsigned int value, int pe,
    void **transfer_handle);
void shmemx_ulong_add_nb(unsigned long *dest, unsigned long value, int pe,
    void **transfer_handle);
void shmemx_ulonglong_add_nb(unsigned long long *dest,
    unsigned long long value, int pe, void **transfer_handle);
void shmemx_int32_add_nb(int32_t *dest, int32_t value, int pe,
    void **transfer_handle);
void shmemx_int64_add_nb(int64_t *dest, int64_t value, int pe,
    void **transfer_handle);
void shmemx_uint32_add_nb(uint32_t *dest, uint32_t value, int pe,
    void **transfer_handle);
void shmemx_uint64_add_nb(uint64_t *dest, uint64_t value, int pe,
    void **transfer_handle);
void shmemx_size_add_nb(size_t *dest, size_t value, int pe,
    void **transfer_handle);
void shmemx_ptrdiff_add_nb(ptrdiff_t *dest, ptrdiff_t value, int pe,
    void **transfer_handle);
void shmemx_int_inc_nb(int *dest, int pe, void **transfer_handle);
void shmemx_long_inc_nb(long *dest, int pe, void **transfer_handle);
void shmemx_longlong_inc_nb(long long *dest, int pe, void **transfer_handle);
void shmemx_uint_inc_nb(unsigned int *dest, int pe, void **transfer_handle);
void shmemx_ulong_inc_nb(unsigned long *dest, int pe, void **transfer_handle);
void shmemx_ulonglong_inc_nb(unsigned long long *dest, int pe,
    void **transfer_handle);
void shmemx_int32_inc_nb(int32_t *dest, int pe, void **transfer_handle);
void shmemx_int64_inc_nb(int64_t *dest, int pe, void **transfer_handle);
void shmemx_uint32_inc_nb(uint32_t *dest, int pe, void **transfer_handle);
void shmemx_uint64_inc_nb(uint64_t *dest, int pe, void **transfer_handle);
void shmemx_size_inc_nb(size_t *dest, int pe, void **transfer_handle);
void shmemx_ptrdiff_inc_nb(ptrdiff_t *dest, int pe, void **transfer_handle);
void shmemx_int_fadd_nb(int *fetch, int *dest, int value, int pe,
    void **transfer_handle);
void shmemx_long_fadd_nb(long *fetch, long *dest, long value, int pe,
    void **transfer_handle);
void shmemx_longlong_fadd_nb(long long *fetch, long long *dest,
    long long value, int pe, void **transfer_handle);
void shmemx_uint_fadd_nb(unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, void **transfer_handle);
void shmemx_ulong_fadd_nb(unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, void **transfer_handle);
void shmemx_ulonglong_fadd_nb(unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe,
    void **transfer_handle);
void shmemx_int32_fadd_nb(int32_t *fetch, int32_t *dest, int32_t value, int pe,
    void **transfer_handle);
void shmemx_int64_fadd_nb(int64_t *fetch, int64_t *dest, int64_t value, int pe,
    void **transfer_handle);
void shmemx_uint32_fadd_nb(uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe, void **transfer_handle);
void shmemx_uint64_fadd_nb(uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe, void **transfer_handle);
void shmemx_size_fadd_nb(size_t *fetch, size_t *dest, size_t value, int pe,
    void **transfer_handle);
void shmemx_ptrdiff_fadd_nb(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
    int pe, void **transfer_handle);
void shmemx_int_finc_nb(int *fetch, int *dest, int pe, void **transfer_handle);
void shmemx_long_finc_nb(long *fetch, long *dest, int pe,
    void **transfer_handle);
void shmemx_longlong_finc_nb(long long *fetch, long long *dest, int pe,
    void **transfer_handle);
void shmemx_uint_finc_nb(unsigned int *fetch, unsigned int *dest, int pe,
    void **transfer_handle);
void shmemx_ulong_finc_nb(unsigned long *fetch, unsigned long *dest, int pe,
    void **transfer_handle);
void shmemx_ulonglong_finc_nb(unsigned long long *fetch,
    unsigned long long *dest, int pe, void **transfer_handle);
void shmemx_int32_finc_nb(int32_t *fetch, int32_t *dest, int pe,
    void **transfer_handle);
void shmemx_int64_finc_nb(int64_t *fetch, int64_t *dest, int pe,
    void **transfer_handle);
void shmemx_uint32_finc_nb(uint32_t *fetch, uint32_t *dest, int pe,
    void **transfer_handle);
void shmemx_uint64_finc_nb(uint64_t *fetch, uint64_t *dest, int pe,
    void **transfer_handle);
void shmemx_size_finc_nb(size_t *fetch, size_t *dest, int pe,
    void **transfer_handle);
void shmemx_ptrdiff_finc_nb(ptrdiff_t *fetch, ptrdiff_t *dest, int pe,
    void **transfer_handle);
void shmemx_int_swap_nb(int *fetch, int *dest, int value, int pe,
    void **transfer_handle);
void shmemx_long_swap_nb(long *fetch, long *dest, long value, int pe,
    void **transfer_handle);
void shmemx_longlong_swap_nb(long long *fetch, long long *dest,
    long long value, int pe, void **transfer_handle);
void shmemx_uint_swap_nb(unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, void **transfer_handle);
void shmemx_ulong_swap_nb(unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, void **transfer_handle);
void shmemx_ulonglong_swap_nb(unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe,
    void **transfer_handle);
void shmemx_int32_swap_nb(int32_t *fetch, int32_t *dest, int32_t value, int pe,
    void **transfer_handle);
void shmemx_int64_swap_nb(int64_t *fetch, int64_t *dest, int64_t value, int pe,
    void **transfer_handle);
void shmemx_uint32_swap_nb(uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe, void **transfer_handle);
void shmemx_uint64_swap_nb(uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe, void **transfer_handle);
void shmemx_size_swap_nb(size_t *fetch, size_t *dest, size_t value, int pe,
    void **transfer_handle);
void shmemx_ptrdiff_swap_nb(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
    int pe, void **transfer_handle);
void shmemx_int_cswap_nb(int *fetch, int *dest, int cond, int value, int pe,
    void **transfer_handle);
void shmemx_long_cswap_nb(long *fetch, long *dest, long cond, long value,
    int pe, void **transfer_handle);
void shmemx_longlong_cswap_nb(long long *fetch, long long *dest,
    long long cond, long long value, int pe, void **transfer_handle);
void shmemx_uint_cswap_nb(unsigned int *fetch, unsigned int *dest,
    unsigned int cond, unsigned int value, int pe, void **transfer_handle);
void shmemx_ulong_cswap_nb(unsigned long *fetch, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe, void **transfer_handle);
void shmemx_ulonglong_cswap_nb(unsigned long long *fetch,
    unsigned long long *dest, unsigned long long cond,
    unsigned long long value, int pe, void **transfer_handle);
void shmemx_int32_cswap_nb(int32_t *fetch, int32_t *dest, int32_t cond,
    int32_t value, int pe, void **transfer_handle);
void shmemx_int64_cswap_nb(int64_t *fetch, int64_t *dest, int64_t cond,
    int64_t value, int pe, void **transfer_handle);
void shmemx_uint32_cswap_nb(uint32_t *fetch, uint32_t *dest, uint32_t cond,
    uint32_t value, int pe, void **transfer_handle);
void shmemx_uint64_cswap_nb(uint64_t *fetch, uint64_t *dest, uint64_t cond,
    uint64_t value, int pe, void **transfer_handle);
void shmemx_size_cswap_nb(size_t *fetch, size_t *dest, size_t cond,
    size_t value, int pe, void **transfer_handle);
void shmemx_ptrdiff_cswap_nb(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond,
    ptrdiff_t value, int pe, void **transfer_handle);

/* point-to-point synchronisation */

void shmemx_int32_wait_until(SMA_VOLATILE int32_t *ivar, int cmp,
    int32_t cmp_value);
void shmemx_int64_wait_until(SMA_VOLATILE int64_t *ivar, int cmp,
    int64_t cmp_value);
void shmemx_int32_wait(SMA_VOLATILE int32_t *ivar, int32_t cmp_value);
void shmemx_int64_wait(SMA_VOLATILE int64_t *ivar, int64_t cmp_value);

/* signals */

void shmemx_float_put_signal(float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_double_put_signal(double *dest, const double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_longdouble_put_signal(long double *dest, const long double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_char_put_signal(char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_schar_put_signal(signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_short_put_signal(short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_int_put_signal(int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_long_put_signal(long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_longlong_put_signal(long long *dest, const long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_uchar_put_signal(unsigned char *dest, const unsigned char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_ushort_put_signal(unsigned short *dest,
    const unsigned short *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void shmemx_uint_put_signal(unsigned int *dest, const unsigned int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_ulong_put_signal(unsigned long *dest, const unsigned long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_ulonglong_put_signal(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe);
void shmemx_int8_put_signal(int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_int16_put_signal(int16_t *dest, const int16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_int32_put_signal(int32_t *dest, const int32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_int64_put_signal(int64_t *dest, const int64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_uint8_put_signal(uint8_t *dest, const uint8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_uint16_put_signal(uint16_t *dest, const uint16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_uint32_put_signal(uint32_t *dest, const uint32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_uint64_put_signal(uint64_t *dest, const uint64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_size_put_signal(size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_ptrdiff_put_signal(ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_put8_signal(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_put16_signal(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_put32_signal(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_put64_signal(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_put128_signal(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_putmem_signal(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_put_signal(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_float_put_signal_nb(float *dest, const float *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe,
    void **transfer_handle);
void shmemx_double_put_signal_nb(double *dest, const double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe,
    void **transfer_handle);
void shmemx_longdouble_put_signal_nb(long double *dest,
    const long double *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe, void **transfer_handle);
void shmemx_char_put_signal_nb(char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle);
void shmemx_schar_put_signal_nb(signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe,
    void **transfer_handle);
void shmemx_short_put_signal_nb(short *dest, const short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe,
    void **transfer_handle);
void shmemx_int_put_signal_nb(int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle);
void shmemx_long_put_signal_nb(long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle);
void shmemx_longlong_put_signal_nb(long long *dest, const long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe,
    void **transfer_handle);
void shmemx_uchar_put_signal_nb(unsigned char *dest,
    const unsigned char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe, void **transfer_handle);
void shmemx_ushort_put_signal_nb(unsigned short *dest,
    const unsigned short *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe, void **transfer_handle);
void shmemx_uint_put_signal_nb(unsigned int *dest, const unsigned int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe,
    void **transfer_handle);
void shmemx_ulong_put_signal_nb(unsigned long *dest,
    const unsigned long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe, void **transfer_handle);
void shmemx_ulonglong_put_signal_nb(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int pe, void **transfer_handle);
void shmemx_int8_put_signal_nb(int8_t *dest, const int8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe,
    void **transfer_handle);
void shmemx_int16_put_signal_nb(int16_t *dest, const int16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe,
    void **transfer_handle);
void shmemx_int32_put_signal_nb(int32_t *dest, const int32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe,
    void **transfer_handle);
void shmemx_int64_put_signal_nb(int64_t *dest, const int64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe,
    void **transfer_handle);
void shmemx_uint8_put_signal_nb(uint8_t *dest, const uint8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe,
    void **transfer_handle);
void shmemx_uint16_put_signal_nb(uint16_t *dest, const uint16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe,
    void **transfer_handle);
void shmemx_uint32_put_signal_nb(uint32_t *dest, const uint32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe,
    void **transfer_handle);
void shmemx_uint64_put_signal_nb(uint64_t *dest, const uint64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe,
    void **transfer_handle);
void shmemx_size_put_signal_nb(size_t *dest, const size_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe,
    void **transfer_handle);
void shmemx_ptrdiff_put_signal_nb(ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe,
    void **transfer_handle);
void shmemx_put8_signal_nb(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle);
void shmemx_put16_signal_nb(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle);
void shmemx_put32_signal_nb(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle);
void shmemx_put64_signal_nb(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle);
void shmemx_put128_signal_nb(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle);
void shmemx_putmem_signal_nb(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle);
void shmemx_put_signal_nb(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int pe, void **transfer_handle);
void shmemx_signal_set(uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_ctx_signal_set(shmem_ctx_t ctx, uint64_t *sig_addr,
    uint64_t signal, int pe);
int shmemx_char_sum_inscan(shmem_team_t team, char *dest, const char *source,
    size_t nelems);
int shmemx_schar_sum_inscan(shmem_team_t team, signed char *dest,
    const signed char *source, size_t nelems);
int shmemx_short_sum_inscan(shmem_team_t team, short *dest,
    const short *source, size_t nelems);
int shmemx_int_sum_inscan(shmem_team_t team, int *dest, const int *source,
    size_t nelems);
int shmemx_long_sum_inscan(shmem_team_t team, long *dest, const long *source,
    size_t nelems);
int shmemx_longlong_sum_inscan(shmem_team_t team, long long *dest,
    const long long *source, size_t nelems);
int shmemx_ptrdiff_sum_inscan(shmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems);
int shmemx_uchar_sum_inscan(shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems);
int shmemx_ushort_sum_inscan(shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems);
int shmemx_uint_sum_inscan(shmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems);
int shmemx_ulong_sum_inscan(shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems);
int shmemx_ulonglong_sum_inscan(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems);
int shmemx_int8_sum_inscan(shmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nelems);
int shmemx_int16_sum_inscan(shmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems);
int shmemx_int32_sum_inscan(shmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems);
int shmemx_int64_sum_inscan(shmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems);
int shmemx_uint8_sum_inscan(shmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems);
int shmemx_uint16_sum_inscan(shmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems);
int shmemx_uint32_sum_inscan(shmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems);
int shmemx_uint64_sum_inscan(shmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems);
int shmemx_size_sum_inscan(shmem_team_t team, size_t *dest,
    const size_t *source, size_t nelems);
int shmemx_float_sum_inscan(shmem_team_t team, float *dest,
    const float *source, size_t nelems);
int shmemx_double_sum_inscan(shmem_team_t team, double *dest,
    const double *source, size_t nelems);
int shmemx_longdouble_sum_inscan(shmem_team_t team, long double *dest,
    const long double *source, size_t nelems);
int shmemx_complexf_sum_inscan(shmem_team_t team, sma_complexf_t *dest,
    const sma_complexf_t *source, size_t nelems);
int shmemx_complexd_sum_inscan(shmem_team_t team, sma_complexd_t *dest,
    const sma_complexd_t *source, size_t nelems);
int shmemx_char_sum_exscan(shmem_team_t team, char *dest, const char *source,
    size_t nelems);
int shmemx_schar_sum_exscan(shmem_team_t team, signed char *dest,
    const signed char *source, size_t nelems);
int shmemx_short_sum_exscan(shmem_team_t team, short *dest,
    const short *source, size_t nelems);
int shmemx_int_sum_exscan(shmem_team_t team, int *dest, const int *source,
    size_t nelems);
int shmemx_long_sum_exscan(shmem_team_t team, long *dest, const long *source,
    size_t nelems);
int shmemx_longlong_sum_exscan(shmem_team_t team, long long *dest,
    const long long *source, size_t nelems);
int shmemx_ptrdiff_sum_exscan(shmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems);
int shmemx_uchar_sum_exscan(shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems);
int shmemx_ushort_sum_exscan(shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems);
int shmemx_uint_sum_exscan(shmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems);
int shmemx_ulong_sum_exscan(shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems);
int shmemx_ulonglong_sum_exscan(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems);
int shmemx_int8_sum_exscan(shmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nelems);
int shmemx_int16_sum_exscan(shmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems);
int shmemx_int32_sum_exscan(shmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems);
int shmemx_int64_sum_exscan(shmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems);
int shmemx_uint8_sum_exscan(shmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems);
int shmemx_uint16_sum_exscan(shmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems);
int shmemx_uint32_sum_exscan(shmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems);
int shmemx_uint64_sum_exscan(shmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems);
int shmemx_size_sum_exscan(shmem_team_t team, size_t *dest,
    const size_t *source, size_t nelems);
int shmemx_float_sum_exscan(shmem_team_t team, float *dest,
    const float *source, size_t nelems);
int shmemx_double_sum_exscan(shmem_team_t team, double *dest,
    const double *source, size_t nelems);
int shmemx_longdouble_sum_exscan(shmem_team_t team, long double *dest,
    const long double *source, size_t nelems);
int shmemx_complexf_sum_exscan(shmem_team_t team, sma_complexf_t *dest,
    const sma_complexf_t *source, size_t nelems);
int shmemx_complexd_sum_exscan(shmem_team_t team, sma_complexd_t *dest,
    const sma_complexd_t *source, size_t nelems);
void shmemx_signal_add(uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_ctx_signal_add(shmem_ctx_t ctx, uint64_t *sig_addr,
    uint64_t signal, int pe);

/* setup, order, sessions, inquiries */

int shmemx_init_thread(int requested, int *provided);
void shmemx_query_thread(int *provided);
void shmemx_thread_register(void);
void shmemx_thread_unregister(void);
void shmemx_thread_fence(void);
void shmemx_thread_quiet(void);
void shmemx_local_complete(void);
void shmemx_pe_quiet(int target_pe);
void shmemx_session_start(shmem_ctx_t ctx, long options);
void shmemx_session_stop(shmem_ctx_t ctx);
void *shmemx_malloc_with_hint(size_t size, long hint);
double shmemx_wtime(void);
char *shmemx_nodename(void);

/* collectives on active sets */

void shmemx_broadcast(void *dest, const void *source, size_t nelems,
    int PE_root, int PE_start, int logPE_stride, int PE_size, long *pSync);
void shmemx_alltoallv(void *dest, size_t *t_offsets, size_t *t_sizes,
    const void *source, size_t *s_offsets, size_t *s_sizes, int PE_start,
    int logPE_stride, int PE_size, long *pSync);
void shmemx_alltoallv_packed(void *dest, size_t dest_size, size_t *t_size,
    const void *source, size_t *s_offsets, size_t *s_sizes, int PE_start,
    int logPE_stride, int PE_size, long *pSync);
void shmemx_int16_and_to_all(int16_t *dest, const int16_t *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int16_t *pWrk, long *pSync);
void shmemx_int32_and_to_all(int32_t *dest, const int32_t *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int32_t *pWrk, long *pSync);
void shmemx_int64_and_to_all(int64_t *dest, const int64_t *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int64_t *pWrk, long *pSync);
void shmemx_int16_or_to_all(int16_t *dest, const int16_t *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int16_t *pWrk, long *pSync);
void shmemx_int32_or_to_all(int32_t *dest, const int32_t *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int32_t *pWrk, long *pSync);
void shmemx_int64_or_to_all(int64_t *dest, const int64_t *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int64_t *pWrk, long *pSync);
void shmemx_int16_xor_to_all(int16_t *dest, const int16_t *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int16_t *pWrk, long *pSync);
void shmemx_int32_xor_to_all(int32_t *dest, const int32_t *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int32_t *pWrk, long *pSync);
void shmemx_int64_xor_to_all(int64_t *dest, const int64_t *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int64_t *pWrk, long *pSync);
void shmemx_int16_max_to_all(int16_t *dest, const int16_t *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int16_t *pWrk, long *pSync);
void shmemx_int32_max_to_all(int32_t *dest, const int32_t *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int32_t *pWrk, long *pSync);
void shmemx_int64_max_to_all(int64_t *dest, const int64_t *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int64_t *pWrk, long *pSync);
void shmemx_int16_min_to_all(int16_t *dest, const int16_t *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int16_t *pWrk, long *pSync);
void shmemx_int32_min_to_all(int32_t *dest, const int32_t *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int32_t *pWrk, long *pSync);
void shmemx_int64_min_to_all(int64_t *dest, const int64_t *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int64_t *pWrk, long *pSync);
void shmemx_int16_sum_to_all(int16_t *dest, const int16_t *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int16_t *pWrk, long *pSync);
void shmemx_int32_sum_to_all(int32_t *dest, const int32_t *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int32_t *pWrk, long *pSync);
void shmemx_int64_sum_to_all(int64_t *dest, const int64_t *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int64_t *pWrk, long *pSync);
void shmemx_int16_prod_to_all(int16_t *dest, const int16_t *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, int16_t *pWrk,
    long *pSync);
void shmemx_int32_prod_to_all(int32_t *dest, const int32_t *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, int32_t *pWrk,
    long *pSync);
void shmemx_int64_prod_to_all(int64_t *dest, const int64_t *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, int64_t *pWrk,
    long *pSync);

/* teams */

void shmemx_team_split(shmem_team_t parent_team, int color, int key,
    shmem_team_t *new_team);
void shmemx_team_split_color(shmem_team_t parent_team, int color, int key,
    shmem_team_t *new_team);
void shmemx_team_create_strided(int PE_start, int PE_stride, int PE_size,
    shmem_team_t *new_team);
void shmemx_team_split_strided(shmem_team_t parent_team, int PE_start,
    int PE_stride, int PE_size, shmem_team_t *new_team);
void shmemx_team_split_2d(shmem_team_t parent_team, int xrange, int yrange,
    shmem_team_t *xaxis_team, shmem_team_t *yaxis_team);
void shmemx_team_split_3d(shmem_team_t parent_team, int xrange, int yrange,
    int zrange, shmem_team_t *xaxis_team, shmem_team_t *yaxis_team,
    shmem_team_t *zaxis_team);
void shmemx_team_free(shmem_team_t *team);
void shmemx_team_destroy(shmem_team_t *team);
int shmemx_team_my_pe(shmem_team_t team);
int shmemx_team_n_pes(shmem_team_t team);
int shmemx_team_mype(shmem_team_t team);
int shmemx_team_npes(shmem_team_t team);
int shmemx_team_translate_pe(shmem_team_t src_team, int src_pe,
    shmem_team_t dest_team);
void shmemx_team_barrier(shmem_team_t team, long *pSync);
void shmemx_team_alltoall(void *dest, const void *source, size_t nelems,
    shmem_team_t team, long *pSync);
void shmemx_team_alltoallv(void *dest, size_t *t_offsets, size_t *t_sizes,
    const void *source, size_t *s_offsets, size_t *s_sizes, shmem_team_t team,
    long *pSync);
void shmemx_team_alltoallv_packed(void *dest, size_t dest_size, size_t *t_size,
    const void *source, size_t *s_offsets, size_t *s_sizes, shmem_team_t team,
    long *pSync);
void shmemx_team_short_and_to_all(shmem_team_t team, short *dest,
    const short *source, int nreduce, short *pWrk, long *pSync);
void shmemx_team_int_and_to_all(shmem_team_t team, int *dest,
    const int *source, int nreduce, int *pWrk, long *pSync);
void shmemx_team_long_and_to_all(shmem_team_t team, long *dest,
    const long *source, int nreduce, long *pWrk, long *pSync);
void shmemx_team_longlong_and_to_all(shmem_team_t team, long long *dest,
    const long long *source, int nreduce, long long *pWrk, long *pSync);
void shmemx_team_short_or_to_all(shmem_team_t team, short *dest,
    const short *source, int nreduce, short *pWrk, long *pSync);
void shmemx_team_int_or_to_all(shmem_team_t team, int *dest, const int *source,
    int nreduce, int *pWrk, long *pSync);
void shmemx_team_long_or_to_all(shmem_team_t team, long *dest,
    const long *source, int nreduce, long *pWrk, long *pSync);
void shmemx_team_longlong_or_to_all(shmem_team_t team, long long *dest,
    const long long *source, int nreduce, long long *pWrk, long *pSync);
void shmemx_team_short_xor_to_all(shmem_team_t team, short *dest,
    const short *source, int nreduce, short *pWrk, long *pSync);
void shmemx_team_int_xor_to_all(shmem_team_t team, int *dest,
    const int *source, int nreduce, int *pWrk, long *pSync);
void shmemx_team_long_xor_to_all(shmem_team_t team, long *dest,
    const long *source, int nreduce, long *pWrk, long *pSync);
void shmemx_team_longlong_xor_to_all(shmem_team_t team, long long *dest,
    const long long *source, int nreduce, long long *pWrk, long *pSync);
void shmemx_team_short_max_to_all(shmem_team_t team, short *dest,
    const short *source, int nreduce, short *pWrk, long *pSync);
void shmemx_team_int_max_to_all(shmem_team_t team, int *dest,
    const int *source, int nreduce, int *pWrk, long *pSync);
void shmemx_team_long_max_to_all(shmem_team_t team, long *dest,
    const long *source, int nreduce, long *pWrk, long *pSync);
void shmemx_team_longlong_max_to_all(shmem_team_t team, long long *dest,
    const long long *source, int nreduce, long long *pWrk, long *pSync);
void shmemx_team_float_max_to_all(shmem_team_t team, float *dest,
    const float *source, int nreduce, float *pWrk, long *pSync);
void shmemx_team_double_max_to_all(shmem_team_t team, double *dest,
    const double *source, int nreduce, double *pWrk, long *pSync);
void shmemx_team_longdouble_max_to_all(shmem_team_t team, long double *dest,
    const long double *source, int nreduce, long double *pWrk, long *pSync);
void shmemx_team_short_min_to_all(shmem_team_t team, short *dest,
    const short *source, int nreduce, short *pWrk, long *pSync);
void shmemx_team_int_min_to_all(shmem_team_t team, int *dest,
    const int *source, int nreduce, int *pWrk, long *pSync);
void shmemx_team_long_min_to_all(shmem_team_t team, long *dest,
    const long *source, int nreduce, long *pWrk, long *pSync);
void shmemx_team_longlong_min_to_all(shmem_team_t team, long long *dest,
    const long long *source, int nreduce, long long *pWrk, long *pSync);
void shmemx_team_float_min_to_all(shmem_team_t team, float *dest,
    const float *source, int nreduce, float *pWrk, long *pSync);
void shmemx_team_double_min_to_all(shmem_team_t team, double *dest,
    const double *source, int nreduce, double *pWrk, long *pSync);
void shmemx_team_longdouble_min_to_all(shmem_team_t team, long double *dest,
    const long double *source, int nreduce, long double *pWrk, long *pSync);
void shmemx_team_short_sum_to_all(shmem_team_t team, short *dest,
    const short *source, int nreduce, short *pWrk, long *pSync);
void shmemx_team_int_sum_to_all(shmem_team_t team, int *dest,
    const int *source, int nreduce, int *pWrk, long *pSync);
void shmemx_team_long_sum_to_all(shmem_team_t team, long *dest,
    const long *source, int nreduce, long *pWrk, long *pSync);
void shmemx_team_longlong_sum_to_all(shmem_team_t team, long long *dest,
    const long long *source, int nreduce, long long *pWrk, long *pSync);
void shmemx_team_float_sum_to_all(shmem_team_t team, float *dest,
    const float *source, int nreduce, float *pWrk, long *pSync);
void shmemx_team_double_sum_to_all(shmem_team_t team, double *dest,
    const double *source, int nreduce, double *pWrk, long *pSync);
void shmemx_team_longdouble_sum_to_all(shmem_team_t team, long double *dest,
    const long double *source, int nreduce, long double *pWrk, long *pSync);
void shmemx_team_complexf_sum_to_all(shmem_team_t team, sma_complexf_t *dest,
    const sma_complexf_t *source, int nreduce, sma_complexf_t *pWrk,
    long *pSync);
void shmemx_team_complexd_sum_to_all(shmem_team_t team, sma_complexd_t *dest,
    const sma_complexd_t *source, int nreduce, sma_complexd_t *pWrk,
    long *pSync);
void shmemx_team_short_prod_to_all(shmem_team_t team, short *dest,
    const short *source, int nreduce, short *pWrk, long *pSync);
void shmemx_team_int_prod_to_all(shmem_team_t team, int *dest,
    const int *source, int nreduce, int *pWrk, long *pSync);
void shmemx_team_long_prod_to_all(shmem_team_t team, long *dest,
    const long *source, int nreduce, long *pWrk, long *pSync);
void shmemx_team_longlong_prod_to_all(shmem_team_t team, long long *dest,
    const long long *source, int nreduce, long long *pWrk, long *pSync);
void shmemx_team_float_prod_to_all(shmem_team_t team, float *dest,
    const float *source, int nreduce, float *pWrk, long *pSync);
void shmemx_team_double_prod_to_all(shmem_team_t team, double *dest,
    const double *source, int nreduce, double *pWrk, long *pSync);
void shmemx_team_longdouble_prod_to_all(shmem_team_t team, long double *dest,
    const long double *source, int nreduce, long double *pWrk, long *pSync);
void shmemx_team_complexf_prod_to_all(shmem_team_t team, sma_complexf_t *dest,
    const sma_complexf_t *source, int nreduce, sma_complexf_t *pWrk,
    long *pSync);
void shmemx_team_complexd_prod_to_all(shmem_team_t team, sma_complexd_t *dest,
    const sma_complexd_t *source, int nreduce, sma_complexd_t *pWrk,
    long *pSync);

#ifdef __GNUC__
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

/* C11 type-generic forms */

#if !defined(__cplusplus) && defined(__STDC_VERSION__) && \
    __STDC_VERSION__ >= 201112L && !defined(SHMEM_NO_GENERIC)

#define shmemx_put_nb(...) \
    _Generic((SMA_FIRST(__VA_ARGS__, 0)), shmem_ctx_t: \
        _Generic(SMA_OBJECT(__VA_ARGS__, 0, 0), \
            float: shmemx_ctx_float_put_nb, \
            double: shmemx_ctx_double_put_nb, \
            long double: shmemx_ctx_longdouble_put_nb, \
            char: shmemx_ctx_char_put_nb, \
            signed char: shmemx_ctx_schar_put_nb, \
            short: shmemx_ctx_short_put_nb, \
            int: shmemx_ctx_int_put_nb, \
            long: shmemx_ctx_long_put_nb, \
            long long: shmemx_ctx_longlong_put_nb, \
            unsigned char: shmemx_ctx_uchar_put_nb, \
            unsigned short: shmemx_ctx_ushort_put_nb, \
            unsigned int: shmemx_ctx_uint_put_nb, \
            unsigned long: shmemx_ctx_ulong_put_nb, \
            unsigned long long: shmemx_ctx_ulonglong_put_nb), default: \
        _Generic(SMA_OBJECT(__VA_ARGS__, 0, 0), \
            float: shmemx_float_put_nb, \
            double: shmemx_double_put_nb, \
            long double: shmemx_longdouble_put_nb, \
            char: shmemx_char_put_nb, \
            signed char: shmemx_schar_put_nb, \
            short: shmemx_short_put_nb, \
            int: shmemx_int_put_nb, \
            long: shmemx_long_put_nb, \
            long long: shmemx_longlong_put_nb, \
            unsigned char: shmemx_uchar_put_nb, \
            unsigned short: shmemx_ushort_put_nb, \
            unsigned int: shmemx_uint_put_nb, \
            unsigned long: shmemx_ulong_put_nb, \
            unsigned long long: shmemx_ulonglong_put_nb))(__VA_ARGS__)

#define shmemx_get_nb(...) \
    _Generic((SMA_FIRST(__VA_ARGS__, 0)), shmem_ctx_t: \
        _Generic(SMA_OBJECT(__VA_ARGS__, 0, 0), \
            float: shmemx_ctx_float_get_nb, \
            double: shmemx_ctx_double_get_nb, \
            long double: shmemx_ctx_longdouble_get_nb, \
            char: shmemx_ctx_char_get_nb, \
            signed char: shmemx_ctx_schar_get_nb, \
            short: shmemx_ctx_short_get_nb, \
            int: shmemx_ctx_int_get_nb, \
            long: shmemx_ctx_long_get_nb, \
            long long: shmemx_ctx_longlong_get_nb, \
            unsigned char: shmemx_ctx_uchar_get_nb, \
            unsigned short: shmemx_ctx_ushort_get_nb, \
            unsigned int: shmemx_ctx_uint_get_nb, \
            unsigned long: shmemx_ctx_ulong_get_nb, \
            unsigned long long: shmemx_ctx_ulonglong_get_nb), default: \
        _Generic(SMA_OBJECT(__VA_ARGS__, 0, 0), \
            float: shmemx_float_get_nb, \
            double: shmemx_double_get_nb, \
            long double: shmemx_longdouble_get_nb, \
            char: shmemx_char_get_nb, \
            signed char: shmemx_schar_get_nb, \
            short: shmemx_short_get_nb, \
            int: shmemx_int_get_nb, \
            long: shmemx_long_get_nb, \
            long long: shmemx_longlong_get_nb, \
            unsigned char: shmemx_uchar_get_nb, \
            unsigned short: shmemx_ushort_get_nb, \
            unsigned int: shmemx_uint_get_nb, \
            unsigned long: shmemx_ulong_get_nb, \
            unsigned long long: shmemx_ulonglong_get_nb))(__VA_ARGS__)

#define shmemx_ibput(...) \
    _Generic((SMA_FIRST(__VA_ARGS__, 0)), shmem_ctx_t: \
        _Generic(SMA_OBJECT(__VA_ARGS__, 0, 0), \
            float: shmemx_ctx_float_ibput, \
            double: shmemx_ctx_double_ibput, \
            long double: shmemx_ctx_longdouble_ibput, \
            char: shmemx_ctx_char_ibput, \
            signed char: shmemx_ctx_schar_ibput, \
            short: shmemx_ctx_short_ibput, \
            int: shmemx_ctx_int_ibput, \
            long: shmemx_ctx_long_ibput, \
            long long: shmemx_ctx_longlong_ibput, \
            unsigned char: shmemx_ctx_uchar_ibput, \
            unsigned short: shmemx_ctx_ushort_ibput, \
            unsigned int: shmemx_ctx_uint_ibput, \
            unsigned long: shmemx_ctx_ulong_ibput, \
            unsigned long long: shmemx_ctx_ulonglong_ibput), default: \
        _Generic(SMA_OBJECT(__VA_ARGS__, 0, 0), \
            float: shmemx_float_ibput, \
            double: shmemx_double_ibput, \
            long double: shmemx_longdouble_ibput, \
            char: shmemx_char_ibput, \
            signed char: shmemx_schar_ibput, \
            short: shmemx_short_ibput, \
            int: shmemx_int_ibput, \
            long: shmemx_long_ibput, \
            long long: shmemx_longlong_ibput, \
            unsigned char: shmemx_uchar_ibput, \
            unsigned short: shmemx_ushort_ibput, \
            unsigned int: shmemx_uint_ibput, \
            unsigned long: shmemx_ulong_ibput, \
            unsigned long long: shmemx_ulonglong_ibput))(__VA_ARGS__)

#define shmemx_ibget(...) \
    _Generic((SMA_FIRST(__VA_ARGS__, 0)), shmem_ctx_t: \
        _Generic(SMA_OBJECT(__VA_ARGS__, 0, 0), \
            float: shmemx_ctx_float_ibget, \
            double: shmemx_ctx_double_ibget, \
            long double: shmemx_ctx_longdouble_ibget, \
            char: shmemx_ctx_char_ibget, \
            signed char: shmemx_ctx_schar_ibget, \
            short: shmemx_ctx_short_ibget, \
            int: shmemx_ctx_int_ibget, \
            long: shmemx_ctx_long_ibget, \
            long long: shmemx_ctx_longlong_ibget, \
            unsigned char: shmemx_ctx_uchar_ibget, \
            unsigned short: shmemx_ctx_ushort_ibget, \
            unsigned int: shmemx_ctx_uint_ibget, \
            unsigned long: shmemx_ctx_ulong_ibget, \
            unsigned long long: shmemx_ctx_ulonglong_ibget), default: \
        _Generic(SMA_OBJECT(__VA_ARGS__, 0, 0), \
            float: shmemx_float_ibget, \
            double: shmemx_double_ibget, \
            long double: shmemx_longdouble_ibget, \
            char: shmemx_char_ibget, \
            signed char: shmemx_schar_ibget, \
            short: shmemx_short_ibget, \
            int: shmemx_int_ibget, \
            long: shmemx_long_ibget, \
            long long: shmemx_longlong_ibget, \
            unsigned char: shmemx_uchar_ibget, \
            unsigned short: shmemx_ushort_ibget, \
            unsigned int: shmemx_uint_ibget, \
            unsigned long: shmemx_ulong_ibget, \
            unsigned long long: shmemx_ulonglong_ibget))(__VA_ARGS__)

#define shmemx_add_nb(ptr, ...) \
    _Generic(*(ptr), \
        int: shmemx_int_add_nb, \
        long: shmemx_long_add_nb, \
        long long: shmemx_longlong_add_nb, \
        unsigned int: shmemx_uint_add_nb, \
        unsigned long: shmemx_ulong_add_nb, \
        unsigned long long: shmemx_ulonglong_add_nb)((ptr), __VA_ARGS__)

#define shmemx_inc_nb(ptr, ...) \
    _Generic(*(ptr), \
        int: shmemx_int_inc_nb, \
        long: shmemx_long_inc_nb, \
        long long: shmemx_longlong_inc_nb, \
        unsigned int: shmemx_uint_inc_nb, \
        unsigned long: shmemx_ulong_inc_nb, \
        unsigned long long: shmemx_ulonglong_inc_nb)((ptr), __VA_ARGS__)

#define shmemx_fadd_nb(ptr, ...) \
    _Generic(*(ptr), \
        int: shmemx_int_fadd_nb, \
        long: shmemx_long_fadd_nb, \
        long long: shmemx_longlong_fadd_nb, \
        unsigned int: shmemx_uint_fadd_nb, \
        unsigned long: shmemx_ulong_fadd_nb, \
        unsigned long long: shmemx_ulonglong_fadd_nb)((ptr), __VA_ARGS__)

#define shmemx_finc_nb(ptr, ...) \
    _Generic(*(ptr), \
        int: shmemx_int_finc_nb, \
        long: shmemx_long_finc_nb, \
        long long: shmemx_longlong_finc_nb, \
        unsigned int: shmemx_uint_finc_nb, \
        unsigned long: shmemx_ulong_finc_nb, \
        unsigned long long: shmemx_ulonglong_finc_nb)((ptr), __VA_ARGS__)

#define shmemx_swap_nb(ptr, ...) \
    _Generic(*(ptr), \
        int: shmemx_int_swap_nb, \
        long: shmemx_long_swap_nb, \
        long long: shmemx_longlong_swap_nb, \
        unsigned int: shmemx_uint_swap_nb, \
        unsigned long: shmemx_ulong_swap_nb, \
        unsigned long long: shmemx_ulonglong_swap_nb)((ptr), __VA_ARGS__)

#define shmemx_cswap_nb(ptr, ...) \
    _Generic(*(ptr), \
        int: shmemx_int_cswap_nb, \
        long: shmemx_long_cswap_nb, \
        long long: shmemx_longlong_cswap_nb, \
        unsigned int: shmemx_uint_cswap_nb, \
        unsigned long: shmemx_ulong_cswap_nb, \
        unsigned long long: shmemx_ulonglong_cswap_nb)((ptr), __VA_ARGS__)

#define shmemx_signal_set(...) \
    _Generic((SMA_FIRST(__VA_ARGS__, 0)), shmem_ctx_t: \
        shmemx_ctx_signal_set, default: shmemx_signal_set)(__VA_ARGS__)

#define shmemx_signal_add(...) \
    _Generic((SMA_FIRST(__VA_ARGS__, 0)), shmem_ctx_t: \
        shmemx_ctx_signal_add, default: shmemx_signal_add)(__VA_ARGS__)

#endif

/* C++: overloaded functions instead of type-generic macros */

#if defined(__cplusplus) && __cplusplus >= 201103L && \
    !defined(SHMEM_NO_GENERIC)

extern "C++" {

SMA_OVERLOAD void shmemx_put_nb(float *dest, const float *source,
    size_t nelems, int pe)
{
    shmemx_float_put_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(double *dest, const double *source,
    size_t nelems, int pe)
{
    shmemx_double_put_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(long double *dest, const long double *source,
    size_t nelems, int pe)
{
    shmemx_longdouble_put_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(char *dest, const char *source, size_t nelems,
    int pe)
{
    shmemx_char_put_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    shmemx_schar_put_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(short *dest, const short *source,
    size_t nelems, int pe)
{
    shmemx_short_put_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(int *dest, const int *source, size_t nelems,
    int pe)
{
    shmemx_int_put_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(long *dest, const long *source, size_t nelems,
    int pe)
{
    shmemx_long_put_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(long long *dest, const long long *source,
    size_t nelems, int pe)
{
    shmemx_longlong_put_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe)
{
    shmemx_uchar_put_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe)
{
    shmemx_ushort_put_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    shmemx_uint_put_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe)
{
    shmemx_ulong_put_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    shmemx_ulonglong_put_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(shmem_ctx_t ctx, float *dest,
    const float *source, size_t nelems, int pe)
{
    shmemx_ctx_float_put_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(shmem_ctx_t ctx, double *dest,
    const double *source, size_t nelems, int pe)
{
    shmemx_ctx_double_put_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(shmem_ctx_t ctx, long double *dest,
    const long double *source, size_t nelems, int pe)
{
    shmemx_ctx_longdouble_put_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(shmem_ctx_t ctx, char *dest,
    const char *source, size_t nelems, int pe)
{
    shmemx_ctx_char_put_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(shmem_ctx_t ctx, signed char *dest,
    const signed char *source, size_t nelems, int pe)
{
    shmemx_ctx_schar_put_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(shmem_ctx_t ctx, short *dest,
    const short *source, size_t nelems, int pe)
{
    shmemx_ctx_short_put_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(shmem_ctx_t ctx, int *dest, const int *source,
    size_t nelems, int pe)
{
    shmemx_ctx_int_put_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(shmem_ctx_t ctx, long *dest,
    const long *source, size_t nelems, int pe)
{
    shmemx_ctx_long_put_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(shmem_ctx_t ctx, long long *dest,
    const long long *source, size_t nelems, int pe)
{
    shmemx_ctx_longlong_put_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(shmem_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe)
{
    shmemx_ctx_uchar_put_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(shmem_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe)
{
    shmemx_ctx_ushort_put_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(shmem_ctx_t ctx, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe)
{
    shmemx_ctx_uint_put_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(shmem_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe)
{
    shmemx_ctx_ulong_put_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_put_nb(shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    shmemx_ctx_ulonglong_put_nb(ctx, dest, source, nelems, pe);
}

SMA_OVERLOAD void shmemx_get_nb(float *dest, const float *source,
    size_t nelems, int pe)
{
    shmemx_float_get_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(double *dest, const double *source,
    size_t nelems, int pe)
{
    shmemx_double_get_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(long double *dest, const long double *source,
    size_t nelems, int pe)
{
    shmemx_longdouble_get_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(char *dest, const char *source, size_t nelems,
    int pe)
{
    shmemx_char_get_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    shmemx_schar_get_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(short *dest, const short *source,
    size_t nelems, int pe)
{
    shmemx_short_get_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(int *dest, const int *source, size_t nelems,
    int pe)
{
    shmemx_int_get_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(long *dest, const long *source, size_t nelems,
    int pe)
{
    shmemx_long_get_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(long long *dest, const long long *source,
    size_t nelems, int pe)
{
    shmemx_longlong_get_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe)
{
    shmemx_uchar_get_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe)
{
    shmemx_ushort_get_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    shmemx_uint_get_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe)
{
    shmemx_ulong_get_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    shmemx_ulonglong_get_nb(dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(shmem_ctx_t ctx, float *dest,
    const float *source, size_t nelems, int pe)
{
    shmemx_ctx_float_get_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(shmem_ctx_t ctx, double *dest,
    const double *source, size_t nelems, int pe)
{
    shmemx_ctx_double_get_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(shmem_ctx_t ctx, long double *dest,
    const long double *source, size_t nelems, int pe)
{
    shmemx_ctx_longdouble_get_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(shmem_ctx_t ctx, char *dest,
    const char *source, size_t nelems, int pe)
{
    shmemx_ctx_char_get_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(shmem_ctx_t ctx, signed char *dest,
    const signed char *source, size_t nelems, int pe)
{
    shmemx_ctx_schar_get_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(shmem_ctx_t ctx, short *dest,
    const short *source, size_t nelems, int pe)
{
    shmemx_ctx_short_get_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(shmem_ctx_t ctx, int *dest, const int *source,
    size_t nelems, int pe)
{
    shmemx_ctx_int_get_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(shmem_ctx_t ctx, long *dest,
    const long *source, size_t nelems, int pe)
{
    shmemx_ctx_long_get_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(shmem_ctx_t ctx, long long *dest,
    const long long *source, size_t nelems, int pe)
{
    shmemx_ctx_longlong_get_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(shmem_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe)
{
    shmemx_ctx_uchar_get_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(shmem_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe)
{
    shmemx_ctx_ushort_get_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(shmem_ctx_t ctx, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe)
{
    shmemx_ctx_uint_get_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(shmem_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe)
{
    shmemx_ctx_ulong_get_nb(ctx, dest, source, nelems, pe);
}
SMA_OVERLOAD void shmemx_get_nb(shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    shmemx_ctx_ulonglong_get_nb(ctx, dest, source, nelems, pe);
}

SMA_OVERLOAD void shmemx_ibput(float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_float_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(double *dest, const double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_double_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_longdouble_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_char_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_schar_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_short_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_int_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_long_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_longlong_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(unsigned char *dest,
    const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_uchar_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(unsigned short *dest,
    const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ushort_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_uint_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(unsigned long *dest,
    const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ulong_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    shmemx_ulonglong_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(shmem_ctx_t ctx, float *dest,
    const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ctx_float_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(shmem_ctx_t ctx, double *dest,
    const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ctx_double_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(shmem_ctx_t ctx, long double *dest,
    const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ctx_longdouble_ibput(ctx, dest, source, dst, sst, bsize, nblocks,
        pe);
}
SMA_OVERLOAD void shmemx_ibput(shmem_ctx_t ctx, char *dest, const char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_ctx_char_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(shmem_ctx_t ctx, signed char *dest,
    const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ctx_schar_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(shmem_ctx_t ctx, short *dest,
    const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ctx_short_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(shmem_ctx_t ctx, int *dest, const int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_ctx_int_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(shmem_ctx_t ctx, long *dest, const long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_ctx_long_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(shmem_ctx_t ctx, long long *dest,
    const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ctx_longlong_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(shmem_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ctx_uchar_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(shmem_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ctx_ushort_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(shmem_ctx_t ctx, unsigned int *dest,
    const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ctx_uint_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(shmem_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ctx_ulong_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibput(shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    shmemx_ctx_ulonglong_ibput(ctx, dest, source, dst, sst, bsize, nblocks,
        pe);
}

SMA_OVERLOAD void shmemx_ibget(float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_float_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(double *dest, const double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_double_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_longdouble_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_char_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_schar_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_short_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_int_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_long_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_longlong_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(unsigned char *dest,
    const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_uchar_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(unsigned short *dest,
    const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ushort_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_uint_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(unsigned long *dest,
    const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ulong_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    shmemx_ulonglong_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(shmem_ctx_t ctx, float *dest,
    const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ctx_float_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(shmem_ctx_t ctx, double *dest,
    const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ctx_double_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(shmem_ctx_t ctx, long double *dest,
    const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ctx_longdouble_ibget(ctx, dest, source, dst, sst, bsize, nblocks,
        pe);
}
SMA_OVERLOAD void shmemx_ibget(shmem_ctx_t ctx, char *dest, const char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_ctx_char_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(shmem_ctx_t ctx, signed char *dest,
    const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ctx_schar_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(shmem_ctx_t ctx, short *dest,
    const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ctx_short_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(shmem_ctx_t ctx, int *dest, const int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_ctx_int_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(shmem_ctx_t ctx, long *dest, const long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    shmemx_ctx_long_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(shmem_ctx_t ctx, long long *dest,
    const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ctx_longlong_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(shmem_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ctx_uchar_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(shmem_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ctx_ushort_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(shmem_ctx_t ctx, unsigned int *dest,
    const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ctx_uint_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(shmem_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    shmemx_ctx_ulong_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
SMA_OVERLOAD void shmemx_ibget(shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    shmemx_ctx_ulonglong_ibget(ctx, dest, source, dst, sst, bsize, nblocks,
        pe);
}

SMA_OVERLOAD void shmemx_add_nb(int *dest, int value, int pe,
    void **transfer_handle)
{
    shmemx_int_add_nb(dest, value, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_add_nb(long *dest, long value, int pe,
    void **transfer_handle)
{
    shmemx_long_add_nb(dest, value, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_add_nb(long long *dest, long long value, int pe,
    void **transfer_handle)
{
    shmemx_longlong_add_nb(dest, value, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_add_nb(unsigned int *dest, unsigned int value, int pe,
    void **transfer_handle)
{
    shmemx_uint_add_nb(dest, value, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_add_nb(unsigned long *dest, unsigned long value,
    int pe, void **transfer_handle)
{
    shmemx_ulong_add_nb(dest, value, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_add_nb(unsigned long long *dest,
    unsigned long long value, int pe, void **transfer_handle)
{
    shmemx_ulonglong_add_nb(dest, value, pe, transfer_handle);
}

SMA_OVERLOAD void shmemx_inc_nb(int *dest, int pe, void **transfer_handle)
{
    shmemx_int_inc_nb(dest, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_inc_nb(long *dest, int pe, void **transfer_handle)
{
    shmemx_long_inc_nb(dest, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_inc_nb(long long *dest, int pe,
    void **transfer_handle)
{
    shmemx_longlong_inc_nb(dest, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_inc_nb(unsigned int *dest, int pe,
    void **transfer_handle)
{
    shmemx_uint_inc_nb(dest, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_inc_nb(unsigned long *dest, int pe,
    void **transfer_handle)
{
    shmemx_ulong_inc_nb(dest, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_inc_nb(unsigned long long *dest, int pe,
    void **transfer_handle)
{
    shmemx_ulonglong_inc_nb(dest, pe, transfer_handle);
}

SMA_OVERLOAD void shmemx_fadd_nb(int *fetch, int *dest, int value, int pe,
    void **transfer_handle)
{
    shmemx_int_fadd_nb(fetch, dest, value, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_fadd_nb(long *fetch, long *dest, long value, int pe,
    void **transfer_handle)
{
    shmemx_long_fadd_nb(fetch, dest, value, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_fadd_nb(long long *fetch, long long *dest,
    long long value, int pe, void **transfer_handle)
{
    shmemx_longlong_fadd_nb(fetch, dest, value, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_fadd_nb(unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, void **transfer_handle)
{
    shmemx_uint_fadd_nb(fetch, dest, value, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_fadd_nb(unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, void **transfer_handle)
{
    shmemx_ulong_fadd_nb(fetch, dest, value, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_fadd_nb(unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe,
    void **transfer_handle)
{
    shmemx_ulonglong_fadd_nb(fetch, dest, value, pe, transfer_handle);
}

SMA_OVERLOAD void shmemx_finc_nb(int *fetch, int *dest, int pe,
    void **transfer_handle)
{
    shmemx_int_finc_nb(fetch, dest, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_finc_nb(long *fetch, long *dest, int pe,
    void **transfer_handle)
{
    shmemx_long_finc_nb(fetch, dest, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_finc_nb(long long *fetch, long long *dest, int pe,
    void **transfer_handle)
{
    shmemx_longlong_finc_nb(fetch, dest, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_finc_nb(unsigned int *fetch, unsigned int *dest,
    int pe, void **transfer_handle)
{
    shmemx_uint_finc_nb(fetch, dest, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_finc_nb(unsigned long *fetch, unsigned long *dest,
    int pe, void **transfer_handle)
{
    shmemx_ulong_finc_nb(fetch, dest, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_finc_nb(unsigned long long *fetch,
    unsigned long long *dest, int pe, void **transfer_handle)
{
    shmemx_ulonglong_finc_nb(fetch, dest, pe, transfer_handle);
}

SMA_OVERLOAD void shmemx_swap_nb(int *fetch, int *dest, int value, int pe,
    void **transfer_handle)
{
    shmemx_int_swap_nb(fetch, dest, value, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_swap_nb(long *fetch, long *dest, long value, int pe,
    void **transfer_handle)
{
    shmemx_long_swap_nb(fetch, dest, value, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_swap_nb(long long *fetch, long long *dest,
    long long value, int pe, void **transfer_handle)
{
    shmemx_longlong_swap_nb(fetch, dest, value, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_swap_nb(unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, void **transfer_handle)
{
    shmemx_uint_swap_nb(fetch, dest, value, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_swap_nb(unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, void **transfer_handle)
{
    shmemx_ulong_swap_nb(fetch, dest, value, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_swap_nb(unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe,
    void **transfer_handle)
{
    shmemx_ulonglong_swap_nb(fetch, dest, value, pe, transfer_handle);
}

SMA_OVERLOAD void shmemx_cswap_nb(int *fetch, int *dest, int cond, int value,
    int pe, void **transfer_handle)
{
    shmemx_int_cswap_nb(fetch, dest, cond, value, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_cswap_nb(long *fetch, long *dest, long cond,
    long value, int pe, void **transfer_handle)
{
    shmemx_long_cswap_nb(fetch, dest, cond, value, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_cswap_nb(long long *fetch, long long *dest,
    long long cond, long long value, int pe, void **transfer_handle)
{
    shmemx_longlong_cswap_nb(fetch, dest, cond, value, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_cswap_nb(unsigned int *fetch, unsigned int *dest,
    unsigned int cond, unsigned int value, int pe, void **transfer_handle)
{
    shmemx_uint_cswap_nb(fetch, dest, cond, value, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_cswap_nb(unsigned long *fetch, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe, void **transfer_handle)
{
    shmemx_ulong_cswap_nb(fetch, dest, cond, value, pe, transfer_handle);
}
SMA_OVERLOAD void shmemx_cswap_nb(unsigned long long *fetch,
    unsigned long long *dest, unsigned long long cond,
    unsigned long long value, int pe, void **transfer_handle)
{
    shmemx_ulonglong_cswap_nb(fetch, dest, cond, value, pe, transfer_handle);
}

SMA_OVERLOAD void shmemx_signal_set(shmem_ctx_t ctx, uint64_t *sig_addr,
    uint64_t signal, int pe)
{
    shmemx_ctx_signal_set(ctx, sig_addr, signal, pe);
}

SMA_OVERLOAD void shmemx_signal_add(shmem_ctx_t ctx, uint64_t *sig_addr,
    uint64_t signal, int pe)
{
    shmemx_ctx_signal_add(ctx, sig_addr, signal, pe);
}

template <typename SMA_D, typename SMA_S, SMA_IF_NUMBERS(SMA_D, SMA_S)>
void shmemx_put_nb(SMA_D *dest, const SMA_S *source, size_t nelems, int pe) = delete;

template <typename SMA_D, typename SMA_S, SMA_IF_NUMBERS(SMA_D, SMA_S)>
void shmemx_get_nb(SMA_D *dest, const SMA_S *source, size_t nelems, int pe) = delete;

}

#endif

/* names of older libraries */

#include "shmemx_old.h"

#endif

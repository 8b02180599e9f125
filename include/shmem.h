/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * SHMEM: symmetric memory for C and C++ (libsma).
 *
 * Generated from src/api; edit the table there, not this file.
 */
#ifndef SMA_SHMEM_H
#define SMA_SHMEM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
#ifdef __GNUC__
#pragma GCC visibility push(default)
#endif

#if defined(__GNUC__)
#define SMA_NORETURN __attribute__((__noreturn__))
#else
#define SMA_NORETURN
#endif

/* teams */

typedef struct sma_team *shmem_team_t;
typedef struct {
    int num_contexts;
} shmem_team_config_t;

/* constants */


#define SHMEM_MAJOR_VERSION            1
#define _SHMEM_MAJOR_VERSION           SHMEM_MAJOR_VERSION
#define SHMEM_MINOR_VERSION            4
#define _SHMEM_MINOR_VERSION           SHMEM_MINOR_VERSION
#define SHMEM_MAX_NAME_LEN             256
#define _SHMEM_MAX_NAME_LEN            SHMEM_MAX_NAME_LEN
#define SHMEM_VENDOR_STRING            "libsma"
#define _SHMEM_VENDOR_STRING           SHMEM_VENDOR_STRING

#define SHMEM_SYNC_VALUE               0
#define _SHMEM_SYNC_VALUE              SHMEM_SYNC_VALUE
#define SHMEM_SYNC_SIZE                64
#define SHMEM_BARRIER_SYNC_SIZE        64
#define _SHMEM_BARRIER_SYNC_SIZE       SHMEM_BARRIER_SYNC_SIZE
#define SHMEM_BCAST_SYNC_SIZE          64
#define _SHMEM_BCAST_SYNC_SIZE         SHMEM_BCAST_SYNC_SIZE
#define SHMEM_COLLECT_SYNC_SIZE        64
#define _SHMEM_COLLECT_SYNC_SIZE       SHMEM_COLLECT_SYNC_SIZE
#define SHMEM_REDUCE_SYNC_SIZE         64
#define _SHMEM_REDUCE_SYNC_SIZE        SHMEM_REDUCE_SYNC_SIZE
#define SHMEM_ALLTOALL_SYNC_SIZE       64
#define _SHMEM_ALLTOALL_SYNC_SIZE      SHMEM_ALLTOALL_SYNC_SIZE
#define SHMEM_ALLTOALLS_SYNC_SIZE      64
#define _SHMEM_ALLTOALLS_SYNC_SIZE     SHMEM_ALLTOALLS_SYNC_SIZE
#define SHMEM_REDUCE_MIN_WRKDATA_SIZE  8
#define _SHMEM_REDUCE_MIN_WRKDATA_SIZE SHMEM_REDUCE_MIN_WRKDATA_SIZE

#define SHMEM_CMP_EQ                   0
#define _SHMEM_CMP_EQ                  SHMEM_CMP_EQ
#define SHMEM_CMP_NE                   1
#define _SHMEM_CMP_NE                  SHMEM_CMP_NE
#define SHMEM_CMP_GT                   2
#define _SHMEM_CMP_GT                  SHMEM_CMP_GT
#define SHMEM_CMP_LE                   3
#define _SHMEM_CMP_LE                  SHMEM_CMP_LE
#define SHMEM_CMP_LT                   4
#define _SHMEM_CMP_LT                  SHMEM_CMP_LT
#define SHMEM_CMP_GE                   5
#define _SHMEM_CMP_GE                  SHMEM_CMP_GE

#define SHMEM_THREAD_SINGLE            0
#define SHMEM_THREAD_FUNNELED          1
#define SHMEM_THREAD_SERIALIZED        2
#define SHMEM_THREAD_MULTIPLE          3

#define SHMEM_MALLOC_OK                0
#define SHMEM_MALLOC_BAD_SIZE          (-1)
#define SHMEM_MALLOC_FAIL              (-2)
#define SHMEM_MALLOC_NOT_IN_SYMM_HEAP  (-3)
#define SHMEM_MALLOC_ALREADY_FREE      (-4)
#define SHMEM_MALLOC_NOT_ALIGNED       (-5)

#define SHMEM_TEAM_INVALID             ((shmem_team_t) 0)
#define SHMEM_TEAM_WORLD               ((shmem_team_t) 1)
#define SHMEM_TEAM_SHARED              ((shmem_team_t) 2)
#define SHMEM_TEAM_NODE                ((shmem_team_t) 2)
#define SHMEM_TEAM_NUM_CONTEXTS        1

/* result of the last call of the shmalloc family */

extern long malloc_error;

/* _Complex is an extension in C++ */
#if defined(__cplusplus) && defined(__GNUC__)
__extension__ typedef float _Complex sma_complexf_t;
__extension__ typedef double _Complex sma_complexd_t;
#else
typedef float _Complex sma_complexf_t;
typedef double _Complex sma_complexd_t;
#endif

/* setup, exit, query */

void start_pes(int npes);
void shmem_init(void);
int shmem_init_thread(int requested, int *provided);
void shmem_finalize(void);
void shmem_query_thread(int *provided);
void shmem_query_initialized(int *initialized);
SMA_NORETURN void shmem_global_exit(int status);
SMA_NORETURN void globalexit(int status);
int shmem_my_pe(void);
int _my_pe(void);
int my_pe(void);
int shmem_n_pes(void);
int _num_pes(void);
int num_pes(void);
void shmem_info_get_version(int *major, int *minor);
void shmem_info_get_name(char *name);
int shmem_pe_accessible(int pe);
int shmem_addr_accessible(const void *addr, int pe);
void *shmem_ptr(const void *dest, int pe);

/* memory management */

void *shmem_malloc(size_t size);
void shmem_free(void *ptr);
void *shmem_realloc(void *ptr, size_t size);
void *shmem_align(size_t alignment, size_t size);
void *shmem_calloc(size_t count, size_t size);
void *shmalloc(size_t size);
void shfree(void *ptr);
void *shrealloc(void *ptr, size_t size);
void *shmemalign(size_t alignment, size_t size);

/* remote memory access */

void shmem_float_put(float *dest, const float *source, size_t nelems, int pe);
void shmem_double_put(double *dest, const double *source, size_t nelems,
    int pe);
void shmem_longdouble_put(long double *dest, const long double *source,
    size_t nelems, int pe);
void shmem_char_put(char *dest, const char *source, size_t nelems, int pe);
void shmem_schar_put(signed char *dest, const signed char *source,
    size_t nelems, int pe);
void shmem_short_put(short *dest, const short *source, size_t nelems, int pe);
void shmem_int_put(int *dest, const int *source, size_t nelems, int pe);
void shmem_long_put(long *dest, const long *source, size_t nelems, int pe);
void shmem_longlong_put(long long *dest, const long long *source,
    size_t nelems, int pe);
void shmem_uchar_put(unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe);
void shmem_ushort_put(unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe);
void shmem_uint_put(unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe);
void shmem_ulong_put(unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe);
void shmem_ulonglong_put(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe);
void shmem_int8_put(int8_t *dest, const int8_t *source, size_t nelems, int pe);
void shmem_int16_put(int16_t *dest, const int16_t *source, size_t nelems,
    int pe);
void shmem_int32_put(int32_t *dest, const int32_t *source, size_t nelems,
    int pe);
void shmem_int64_put(int64_t *dest, const int64_t *source, size_t nelems,
    int pe);
void shmem_uint8_put(uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe);
void shmem_uint16_put(uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe);
void shmem_uint32_put(uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe);
void shmem_uint64_put(uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe);
void shmem_size_put(size_t *dest, const size_t *source, size_t nelems, int pe);
void shmem_ptrdiff_put(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe);
void shmem_put8(void *dest, const void *source, size_t nelems, int pe);
void shmem_put16(void *dest, const void *source, size_t nelems, int pe);
void shmem_put32(void *dest, const void *source, size_t nelems, int pe);
void shmem_put64(void *dest, const void *source, size_t nelems, int pe);
void shmem_put128(void *dest, const void *source, size_t nelems, int pe);
void shmem_putmem(void *dest, const void *source, size_t nelems, int pe);
void shmem_put(void *dest, const void *source, size_t nelems, int pe);
void shmem_float_get(float *dest, const float *source, size_t nelems, int pe);
void shmem_double_get(double *dest, const double *source, size_t nelems,
    int pe);
void shmem_longdouble_get(long double *dest, const long double *source,
    size_t nelems, int pe);
void shmem_char_get(char *dest, const char *source, size_t nelems, int pe);
void shmem_schar_get(signed char *dest, const signed char *source,
    size_t nelems, int pe);
void shmem_short_get(short *dest, const short *source, size_t nelems, int pe);
void shmem_int_get(int *dest, const int *source, size_t nelems, int pe);
void shmem_long_get(long *dest, const long *source, size_t nelems, int pe);
void shmem_longlong_get(long long *dest, const long long *source,
    size_t nelems, int pe);
void shmem_uchar_get(unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe);
void shmem_ushort_get(unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe);
void shmem_uint_get(unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe);
void shmem_ulong_get(unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe);
void shmem_ulonglong_get(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe);
void shmem_int8_get(int8_t *dest, const int8_t *source, size_t nelems, int pe);
void shmem_int16_get(int16_t *dest, const int16_t *source, size_t nelems,
    int pe);
void shmem_int32_get(int32_t *dest, const int32_t *source, size_t nelems,
    int pe);
void shmem_int64_get(int64_t *dest, const int64_t *source, size_t nelems,
    int pe);
void shmem_uint8_get(uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe);
void shmem_uint16_get(uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe);
void shmem_uint32_get(uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe);
void shmem_uint64_get(uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe);
void shmem_size_get(size_t *dest, const size_t *source, size_t nelems, int pe);
void shmem_ptrdiff_get(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe);
void shmem_get8(void *dest, const void *source, size_t nelems, int pe);
void shmem_get16(void *dest, const void *source, size_t nelems, int pe);
void shmem_get32(void *dest, const void *source, size_t nelems, int pe);
void shmem_get64(void *dest, const void *source, size_t nelems, int pe);
void shmem_get128(void *dest, const void *source, size_t nelems, int pe);
void shmem_getmem(void *dest, const void *source, size_t nelems, int pe);
void shmem_get(void *dest, const void *source, size_t nelems, int pe);
void shmem_float_put_nbi(float *dest, const float *source, size_t nelems,
    int pe);
void shmem_double_put_nbi(double *dest, const double *source, size_t nelems,
    int pe);
void shmem_longdouble_put_nbi(long double *dest, const long double *source,
    size_t nelems, int pe);
void shmem_char_put_nbi(char *dest, const char *source, size_t nelems, int pe);
void shmem_schar_put_nbi(signed char *dest, const signed char *source,
    size_t nelems, int pe);
void shmem_short_put_nbi(short *dest, const short *source, size_t nelems,
    int pe);
void shmem_int_put_nbi(int *dest, const int *source, size_t nelems, int pe);
void shmem_long_put_nbi(long *dest, const long *source, size_t nelems, int pe);
void shmem_longlong_put_nbi(long long *dest, const long long *source,
    size_t nelems, int pe);
void shmem_uchar_put_nbi(unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe);
void shmem_ushort_put_nbi(unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe);
void shmem_uint_put_nbi(unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe);
void shmem_ulong_put_nbi(unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe);
void shmem_ulonglong_put_nbi(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe);
void shmem_int8_put_nbi(int8_t *dest, const int8_t *source, size_t nelems,
    int pe);
void shmem_int16_put_nbi(int16_t *dest, const int16_t *source, size_t nelems,
    int pe);
void shmem_int32_put_nbi(int32_t *dest, const int32_t *source, size_t nelems,
    int pe);
void shmem_int64_put_nbi(int64_t *dest, const int64_t *source, size_t nelems,
    int pe);
void shmem_uint8_put_nbi(uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe);
void shmem_uint16_put_nbi(uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe);
void shmem_uint32_put_nbi(uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe);
void shmem_uint64_put_nbi(uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe);
void shmem_size_put_nbi(size_t *dest, const size_t *source, size_t nelems,
    int pe);
void shmem_ptrdiff_put_nbi(ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe);
void shmem_put8_nbi(void *dest, const void *source, size_t nelems, int pe);
void shmem_put16_nbi(void *dest, const void *source, size_t nelems, int pe);
void shmem_put32_nbi(void *dest, const void *source, size_t nelems, int pe);
void shmem_put64_nbi(void *dest, const void *source, size_t nelems, int pe);
void shmem_put128_nbi(void *dest, const void *source, size_t nelems, int pe);
void shmem_putmem_nbi(void *dest, const void *source, size_t nelems, int pe);
void shmem_float_get_nbi(float *dest, const float *source, size_t nelems,
    int pe);
void shmem_double_get_nbi(double *dest, const double *source, size_t nelems,
    int pe);
void shmem_longdouble_get_nbi(long double *dest, const long double *source,
    size_t nelems, int pe);
void shmem_char_get_nbi(char *dest, const char *source, size_t nelems, int pe);
void shmem_schar_get_nbi(signed char *dest, const signed char *source,
    size_t nelems, int pe);
void shmem_short_get_nbi(short *dest, const short *source, size_t nelems,
    int pe);
void shmem_int_get_nbi(int *dest, const int *source, size_t nelems, int pe);
void shmem_long_get_nbi(long *dest, const long *source, size_t nelems, int pe);
void shmem_longlong_get_nbi(long long *dest, const long long *source,
    size_t nelems, int pe);
void shmem_uchar_get_nbi(unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe);
void shmem_ushort_get_nbi(unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe);
void shmem_uint_get_nbi(unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe);
void shmem_ulong_get_nbi(unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe);
void shmem_ulonglong_get_nbi(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe);
void shmem_int8_get_nbi(int8_t *dest, const int8_t *source, size_t nelems,
    int pe);
void shmem_int16_get_nbi(int16_t *dest, const int16_t *source, size_t nelems,
    int pe);
void shmem_int32_get_nbi(int32_t *dest, const int32_t *source, size_t nelems,
    int pe);
void shmem_int64_get_nbi(int64_t *dest, const int64_t *source, size_t nelems,
    int pe);
void shmem_uint8_get_nbi(uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe);
void shmem_uint16_get_nbi(uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe);
void shmem_uint32_get_nbi(uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe);
void shmem_uint64_get_nbi(uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe);
void shmem_size_get_nbi(size_t *dest, const size_t *source, size_t nelems,
    int pe);
void shmem_ptrdiff_get_nbi(ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe);
void shmem_get8_nbi(void *dest, const void *source, size_t nelems, int pe);
void shmem_get16_nbi(void *dest, const void *source, size_t nelems, int pe);
void shmem_get32_nbi(void *dest, const void *source, size_t nelems, int pe);
void shmem_get64_nbi(void *dest, const void *source, size_t nelems, int pe);
void shmem_get128_nbi(void *dest, const void *source, size_t nelems, int pe);
void shmem_getmem_nbi(void *dest, const void *source, size_t nelems, int pe);
void shmem_float_p(float *dest, float value, int pe);
void shmem_double_p(double *dest, double value, int pe);
void shmem_longdouble_p(long double *dest, long double value, int pe);
void shmem_char_p(char *dest, char value, int pe);
void shmem_schar_p(signed char *dest, signed char value, int pe);
void shmem_short_p(short *dest, short value, int pe);
void shmem_int_p(int *dest, int value, int pe);
void shmem_long_p(long *dest, long value, int pe);
void shmem_longlong_p(long long *dest, long long value, int pe);
void shmem_uchar_p(unsigned char *dest, unsigned char value, int pe);
void shmem_ushort_p(unsigned short *dest, unsigned short value, int pe);
void shmem_uint_p(unsigned int *dest, unsigned int value, int pe);
void shmem_ulong_p(unsigned long *dest, unsigned long value, int pe);
void shmem_ulonglong_p(unsigned long long *dest, unsigned long long value,
    int pe);
void shmem_int8_p(int8_t *dest, int8_t value, int pe);
void shmem_int16_p(int16_t *dest, int16_t value, int pe);
void shmem_int32_p(int32_t *dest, int32_t value, int pe);
void shmem_int64_p(int64_t *dest, int64_t value, int pe);
void shmem_uint8_p(uint8_t *dest, uint8_t value, int pe);
void shmem_uint16_p(uint16_t *dest, uint16_t value, int pe);
void shmem_uint32_p(uint32_t *dest, uint32_t value, int pe);
void shmem_uint64_p(uint64_t *dest, uint64_t value, int pe);
void shmem_size_p(size_t *dest, size_t value, int pe);
void shmem_ptrdiff_p(ptrdiff_t *dest, ptrdiff_t value, int pe);
float shmem_float_g(const float *source, int pe);
double shmem_double_g(const double *source, int pe);
long double shmem_longdouble_g(const long double *source, int pe);
char shmem_char_g(const char *source, int pe);
signed char shmem_schar_g(const signed char *source, int pe);
short shmem_short_g(const short *source, int pe);
int shmem_int_g(const int *source, int pe);
long shmem_long_g(const long *source, int pe);
long long shmem_longlong_g(const long long *source, int pe);
unsigned char shmem_uchar_g(const unsigned char *source, int pe);
unsigned short shmem_ushort_g(const unsigned short *source, int pe);
unsigned int shmem_uint_g(const unsigned int *source, int pe);
unsigned long shmem_ulong_g(const unsigned long *source, int pe);
unsigned long long shmem_ulonglong_g(const unsigned long long *source, int pe);
int8_t shmem_int8_g(const int8_t *source, int pe);
int16_t shmem_int16_g(const int16_t *source, int pe);
int32_t shmem_int32_g(const int32_t *source, int pe);
int64_t shmem_int64_g(const int64_t *source, int pe);
uint8_t shmem_uint8_g(const uint8_t *source, int pe);
uint16_t shmem_uint16_g(const uint16_t *source, int pe);
uint32_t shmem_uint32_g(const uint32_t *source, int pe);
uint64_t shmem_uint64_g(const uint64_t *source, int pe);
size_t shmem_size_g(const size_t *source, int pe);
ptrdiff_t shmem_ptrdiff_g(const ptrdiff_t *source, int pe);
void shmem_float_iput(float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_double_iput(double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_longdouble_iput(long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void shmem_char_iput(char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_schar_iput(signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void shmem_short_iput(short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_int_iput(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe);
void shmem_long_iput(long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_longlong_iput(long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void shmem_uchar_iput(unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void shmem_ushort_iput(unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void shmem_uint_iput(unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void shmem_ulong_iput(unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void shmem_ulonglong_iput(unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe);
void shmem_int8_iput(int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_int16_iput(int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_int32_iput(int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_int64_iput(int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_uint8_iput(uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_uint16_iput(uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_uint32_iput(uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_uint64_iput(uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_size_iput(size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_ptrdiff_iput(ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void shmem_iput8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe);
void shmem_iput16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe);
void shmem_iput32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe);
void shmem_iput64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe);
void shmem_iput128(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_iput(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe);
void shmem_float_iget(float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_double_iget(double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_longdouble_iget(long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void shmem_char_iget(char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_schar_iget(signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void shmem_short_iget(short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_int_iget(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe);
void shmem_long_iget(long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_longlong_iget(long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void shmem_uchar_iget(unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void shmem_ushort_iget(unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void shmem_uint_iget(unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void shmem_ulong_iget(unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void shmem_ulonglong_iget(unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe);
void shmem_int8_iget(int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_int16_iget(int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_int32_iget(int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_int64_iget(int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_uint8_iget(uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_uint16_iget(uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_uint32_iget(uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_uint64_iget(uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_size_iget(size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_ptrdiff_iget(ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void shmem_iget8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe);
void shmem_iget16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe);
void shmem_iget32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe);
void shmem_iget64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe);
void shmem_iget128(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void shmem_iget(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe);

/* atomic memory operations */

float shmem_float_atomic_fetch(const float *source, int pe);
double shmem_double_atomic_fetch(const double *source, int pe);
int shmem_int_atomic_fetch(const int *source, int pe);
long shmem_long_atomic_fetch(const long *source, int pe);
long long shmem_longlong_atomic_fetch(const long long *source, int pe);
unsigned int shmem_uint_atomic_fetch(const unsigned int *source, int pe);
unsigned long shmem_ulong_atomic_fetch(const unsigned long *source, int pe);
unsigned long long shmem_ulonglong_atomic_fetch(const unsigned long long *source,
    int pe);
int32_t shmem_int32_atomic_fetch(const int32_t *source, int pe);
int64_t shmem_int64_atomic_fetch(const int64_t *source, int pe);
uint32_t shmem_uint32_atomic_fetch(const uint32_t *source, int pe);
uint64_t shmem_uint64_atomic_fetch(const uint64_t *source, int pe);
size_t shmem_size_atomic_fetch(const size_t *source, int pe);
ptrdiff_t shmem_ptrdiff_atomic_fetch(const ptrdiff_t *source, int pe);
void shmem_float_atomic_set(float *dest, float value, int pe);
void shmem_double_atomic_set(double *dest, double value, int pe);
void shmem_int_atomic_set(int *dest, int value, int pe);
void shmem_long_atomic_set(long *dest, long value, int pe);
void shmem_longlong_atomic_set(long long *dest, long long value, int pe);
void shmem_uint_atomic_set(unsigned int *dest, unsigned int value, int pe);
void shmem_ulong_atomic_set(unsigned long *dest, unsigned long value, int pe);
void shmem_ulonglong_atomic_set(unsigned long long *dest,
    unsigned long long value, int pe);
void shmem_int32_atomic_set(int32_t *dest, int32_t value, int pe);
void shmem_int64_atomic_set(int64_t *dest, int64_t value, int pe);
void shmem_uint32_atomic_set(uint32_t *dest, uint32_t value, int pe);
void shmem_uint64_atomic_set(uint64_t *dest, uint64_t value, int pe);
void shmem_size_atomic_set(size_t *dest, size_t value, int pe);
void shmem_ptrdiff_atomic_set(ptrdiff_t *dest, ptrdiff_t value, int pe);
float shmem_float_atomic_swap(float *dest, float value, int pe);
double shmem_double_atomic_swap(double *dest, double value, int pe);
int shmem_int_atomic_swap(int *dest, int value, int pe);
long shmem_long_atomic_swap(long *dest, long value, int pe);
long long shmem_longlong_atomic_swap(long long *dest, long long value, int pe);
unsigned int shmem_uint_atomic_swap(unsigned int *dest, unsigned int value,
    int pe);
unsigned long shmem_ulong_atomic_swap(unsigned long *dest, unsigned long value,
    int pe);
unsigned long long shmem_ulonglong_atomic_swap(unsigned long long *dest,
    unsigned long long value, int pe);
int32_t shmem_int32_atomic_swap(int32_t *dest, int32_t value, int pe);
int64_t shmem_int64_atomic_swap(int64_t *dest, int64_t value, int pe);
uint32_t shmem_uint32_atomic_swap(uint32_t *dest, uint32_t value, int pe);
uint64_t shmem_uint64_atomic_swap(uint64_t *dest, uint64_t value, int pe);
size_t shmem_size_atomic_swap(size_t *dest, size_t value, int pe);
ptrdiff_t shmem_ptrdiff_atomic_swap(ptrdiff_t *dest, ptrdiff_t value, int pe);
int shmem_int_atomic_compare_swap(int *dest, int cond, int value, int pe);
long shmem_long_atomic_compare_swap(long *dest, long cond, long value, int pe);
long long shmem_longlong_atomic_compare_swap(long long *dest, long long cond,
    long long value, int pe);
unsigned int shmem_uint_atomic_compare_swap(unsigned int *dest,
    unsigned int cond, unsigned int value, int pe);
unsigned long shmem_ulong_atomic_compare_swap(unsigned long *dest,
    unsigned long cond, unsigned long value, int pe);
unsigned long long shmem_ulonglong_atomic_compare_swap(unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe);
int32_t shmem_int32_atomic_compare_swap(int32_t *dest, int32_t cond,
    int32_t value, int pe);
int64_t shmem_int64_atomic_compare_swap(int64_t *dest, int64_t cond,
    int64_t value, int pe);
uint32_t shmem_uint32_atomic_compare_swap(uint32_t *dest, uint32_t cond,
    uint32_t value, int pe);
uint64_t shmem_uint64_atomic_compare_swap(uint64_t *dest, uint64_t cond,
    uint64_t value, int pe);
size_t shmem_size_atomic_compare_swap(size_t *dest, size_t cond, size_t value,
    int pe);
ptrdiff_t shmem_ptrdiff_atomic_compare_swap(ptrdiff_t *dest, ptrdiff_t cond,
    ptrdiff_t value, int pe);
int shmem_int_atomic_fetch_inc(int *dest, int pe);
long shmem_long_atomic_fetch_inc(long *dest, int pe);
long long shmem_longlong_atomic_fetch_inc(long long *dest, int pe);
unsigned int shmem_uint_atomic_fetch_inc(unsigned int *dest, int pe);
unsigned long shmem_ulong_atomic_fetch_inc(unsigned long *dest, int pe);
unsigned long long shmem_ulonglong_atomic_fetch_inc(unsigned long long *dest,
    int pe);
int32_t shmem_int32_atomic_fetch_inc(int32_t *dest, int pe);
int64_t shmem_int64_atomic_fetch_inc(int64_t *dest, int pe);
uint32_t shmem_uint32_atomic_fetch_inc(uint32_t *dest, int pe);
uint64_t shmem_uint64_atomic_fetch_inc(uint64_t *dest, int pe);
size_t shmem_size_atomic_fetch_inc(size_t *dest, int pe);
ptrdiff_t shmem_ptrdiff_atomic_fetch_inc(ptrdiff_t *dest, int pe);
void shmem_int_atomic_inc(int *dest, int pe);
void shmem_long_atomic_inc(long *dest, int pe);
void shmem_longlong_atomic_inc(long long *dest, int pe);
void shmem_uint_atomic_inc(unsigned int *dest, int pe);
void shmem_ulong_atomic_inc(unsigned long *dest, int pe);
void shmem_ulonglong_atomic_inc(unsigned long long *dest, int pe);
void shmem_int32_atomic_inc(int32_t *dest, int pe);
void shmem_int64_atomic_inc(int64_t *dest, int pe);
void shmem_uint32_atomic_inc(uint32_t *dest, int pe);
void shmem_uint64_atomic_inc(uint64_t *dest, int pe);
void shmem_size_atomic_inc(size_t *dest, int pe);
void shmem_ptrdiff_atomic_inc(ptrdiff_t *dest, int pe);
int shmem_int_atomic_fetch_add(int *dest, int value, int pe);
long shmem_long_atomic_fetch_add(long *dest, long value, int pe);
long long shmem_longlong_atomic_fetch_add(long long *dest, long long value,
    int pe);
unsigned int shmem_uint_atomic_fetch_add(unsigned int *dest,
    unsigned int value, int pe);
unsigned long shmem_ulong_atomic_fetch_add(unsigned long *dest,
    unsigned long value, int pe);
unsigned long long shmem_ulonglong_atomic_fetch_add(unsigned long long *dest,
    unsigned long long value, int pe);
int32_t shmem_int32_atomic_fetch_add(int32_t *dest, int32_t value, int pe);
int64_t shmem_int64_atomic_fetch_add(int64_t *dest, int64_t value, int pe);
uint32_t shmem_uint32_atomic_fetch_add(uint32_t *dest, uint32_t value, int pe);
uint64_t shmem_uint64_atomic_fetch_add(uint64_t *dest, uint64_t value, int pe);
size_t shmem_size_atomic_fetch_add(size_t *dest, size_t value, int pe);
ptrdiff_t shmem_ptrdiff_atomic_fetch_add(ptrdiff_t *dest, ptrdiff_t value,
    int pe);
void shmem_int_atomic_add(int *dest, int value, int pe);
void shmem_long_atomic_add(long *dest, long value, int pe);
void shmem_longlong_atomic_add(long long *dest, long long value, int pe);
void shmem_uint_atomic_add(unsigned int *dest, unsigned int value, int pe);
void shmem_ulong_atomic_add(unsigned long *dest, unsigned long value, int pe);
void shmem_ulonglong_atomic_add(unsigned long long *dest,
    unsigned long long value, int pe);
void shmem_int32_atomic_add(int32_t *dest, int32_t value, int pe);
void shmem_int64_atomic_add(int64_t *dest, int64_t value, int pe);
void shmem_uint32_atomic_add(uint32_t *dest, uint32_t value, int pe);
void shmem_uint64_atomic_add(uint64_t *dest, uint64_t value, int pe);
void shmem_size_atomic_add(size_t *dest, size_t value, int pe);
void shmem_ptrdiff_atomic_add(ptrdiff_t *dest, ptrdiff_t value, int pe);
unsigned int shmem_uint_atomic_fetch_and(unsigned int *dest,
    unsigned int value, int pe);
unsigned long shmem_ulong_atomic_fetch_and(unsigned long *dest,
    unsigned long value, int pe);
unsigned long long shmem_ulonglong_atomic_fetch_and(unsigned long long *dest,
    unsigned long long value, int pe);
int32_t shmem_int32_atomic_fetch_and(int32_t *dest, int32_t value, int pe);
int64_t shmem_int64_atomic_fetch_and(int64_t *dest, int64_t value, int pe);
uint32_t shmem_uint32_atomic_fetch_and(uint32_t *dest, uint32_t value, int pe);
uint64_t shmem_uint64_atomic_fetch_and(uint64_t *dest, uint64_t value, int pe);
void shmem_uint_atomic_and(unsigned int *dest, unsigned int value, int pe);
void shmem_ulong_atomic_and(unsigned long *dest, unsigned long value, int pe);
void shmem_ulonglong_atomic_and(unsigned long long *dest,
    unsigned long long value, int pe);
void shmem_int32_atomic_and(int32_t *dest, int32_t value, int pe);
void shmem_int64_atomic_and(int64_t *dest, int64_t value, int pe);
void shmem_uint32_atomic_and(uint32_t *dest, uint32_t value, int pe);
void shmem_uint64_atomic_and(uint64_t *dest, uint64_t value, int pe);
unsigned int shmem_uint_atomic_fetch_or(unsigned int *dest, unsigned int value,
    int pe);
unsigned long shmem_ulong_atomic_fetch_or(unsigned long *dest,
    unsigned long value, int pe);
unsigned long long shmem_ulonglong_atomic_fetch_or(unsigned long long *dest,
    unsigned long long value, int pe);
int32_t shmem_int32_atomic_fetch_or(int32_t *dest, int32_t value, int pe);
int64_t shmem_int64_atomic_fetch_or(int64_t *dest, int64_t value, int pe);
uint32_t shmem_uint32_atomic_fetch_or(uint32_t *dest, uint32_t value, int pe);
uint64_t shmem_uint64_atomic_fetch_or(uint64_t *dest, uint64_t value, int pe);
void shmem_uint_atomic_or(unsigned int *dest, unsigned int value, int pe);
void shmem_ulong_atomic_or(unsigned long *dest, unsigned long value, int pe);
void shmem_ulonglong_atomic_or(unsigned long long *dest,
    unsigned long long value, int pe);
void shmem_int32_atomic_or(int32_t *dest, int32_t value, int pe);
void shmem_int64_atomic_or(int64_t *dest, int64_t value, int pe);
void shmem_uint32_atomic_or(uint32_t *dest, uint32_t value, int pe);
void shmem_uint64_atomic_or(uint64_t *dest, uint64_t value, int pe);
unsigned int shmem_uint_atomic_fetch_xor(unsigned int *dest,
    unsigned int value, int pe);
unsigned long shmem_ulong_atomic_fetch_xor(unsigned long *dest,
    unsigned long value, int pe);
unsigned long long shmem_ulonglong_atomic_fetch_xor(unsigned long long *dest,
    unsigned long long value, int pe);
int32_t shmem_int32_atomic_fetch_xor(int32_t *dest, int32_t value, int pe);
int64_t shmem_int64_atomic_fetch_xor(int64_t *dest, int64_t value, int pe);
uint32_t shmem_uint32_atomic_fetch_xor(uint32_t *dest, uint32_t value, int pe);
uint64_t shmem_uint64_atomic_fetch_xor(uint64_t *dest, uint64_t value, int pe);
void shmem_uint_atomic_xor(unsigned int *dest, unsigned int value, int pe);
void shmem_ulong_atomic_xor(unsigned long *dest, unsigned long value, int pe);
void shmem_ulonglong_atomic_xor(unsigned long long *dest,
    unsigned long long value, int pe);
void shmem_int32_atomic_xor(int32_t *dest, int32_t value, int pe);
void shmem_int64_atomic_xor(int64_t *dest, int64_t value, int pe);
void shmem_uint32_atomic_xor(uint32_t *dest, uint32_t value, int pe);
void shmem_uint64_atomic_xor(uint64_t *dest, uint64_t value, int pe);
float shmem_float_fetch(const float *source, int pe);
double shmem_double_fetch(const double *source, int pe);
int shmem_int_fetch(const int *source, int pe);
long shmem_long_fetch(const long *source, int pe);
long long shmem_longlong_fetch(const long long *source, int pe);
void shmem_float_set(float *dest, float value, int pe);
void shmem_double_set(double *dest, double value, int pe);
void shmem_int_set(int *dest, int value, int pe);
void shmem_long_set(long *dest, long value, int pe);
void shmem_longlong_set(long long *dest, long long value, int pe);
float shmem_float_swap(float *dest, float value, int pe);
double shmem_double_swap(double *dest, double value, int pe);
int shmem_int_swap(int *dest, int value, int pe);
long shmem_long_swap(long *dest, long value, int pe);
long long shmem_longlong_swap(long long *dest, long long value, int pe);
int shmem_int_cswap(int *dest, int cond, int value, int pe);
long shmem_long_cswap(long *dest, long cond, long value, int pe);
long long shmem_longlong_cswap(long long *dest, long long cond,
    long long value, int pe);
int shmem_int_finc(int *dest, int pe);
long shmem_long_finc(long *dest, int pe);
long long shmem_longlong_finc(long long *dest, int pe);
void shmem_int_inc(int *dest, int pe);
void shmem_long_inc(long *dest, int pe);
void shmem_longlong_inc(long long *dest, int pe);
int shmem_int_fadd(int *dest, int value, int pe);
long shmem_long_fadd(long *dest, long value, int pe);
long long shmem_longlong_fadd(long long *dest, long long value, int pe);
void shmem_int_add(int *dest, int value, int pe);
void shmem_long_add(long *dest, long value, int pe);
void shmem_longlong_add(long long *dest, long long value, int pe);
short shmem_short_swap(short *dest, short value, int pe);
short shmem_short_cswap(short *dest, short cond, short value, int pe);
short shmem_short_finc(short *dest, int pe);
void shmem_short_inc(short *dest, int pe);
short shmem_short_fadd(short *dest, short value, int pe);
void shmem_short_add(short *dest, short value, int pe);
short shmem_short_mswap(short *dest, short mask, short value, int pe);
int shmem_int_mswap(int *dest, int mask, int value, int pe);
long shmem_long_mswap(long *dest, long mask, long value, int pe);
long shmem_swap(long *dest, long value, int pe);
long shmem_cswap(long *dest, long cond, long value, int pe);
long shmem_finc(long *dest, int pe);
void shmem_inc(long *dest, int pe);
long shmem_fadd(long *dest, long value, int pe);
void shmem_add(long *dest, long value, int pe);

/* point-to-point synchronisation */

void shmem_short_wait_until(volatile short *ivar, int cmp, short cmp_value);
void shmem_int_wait_until(volatile int *ivar, int cmp, int cmp_value);
void shmem_long_wait_until(volatile long *ivar, int cmp, long cmp_value);
void shmem_longlong_wait_until(volatile long long *ivar, int cmp,
    long long cmp_value);
void shmem_ushort_wait_until(volatile unsigned short *ivar, int cmp,
    unsigned short cmp_value);
void shmem_uint_wait_until(volatile unsigned int *ivar, int cmp,
    unsigned int cmp_value);
void shmem_ulong_wait_until(volatile unsigned long *ivar, int cmp,
    unsigned long cmp_value);
void shmem_ulonglong_wait_until(volatile unsigned long long *ivar, int cmp,
    unsigned long long cmp_value);
void shmem_int32_wait_until(volatile int32_t *ivar, int cmp,
    int32_t cmp_value);
void shmem_int64_wait_until(volatile int64_t *ivar, int cmp,
    int64_t cmp_value);
void shmem_uint32_wait_until(volatile uint32_t *ivar, int cmp,
    uint32_t cmp_value);
void shmem_uint64_wait_until(volatile uint64_t *ivar, int cmp,
    uint64_t cmp_value);
void shmem_size_wait_until(volatile size_t *ivar, int cmp, size_t cmp_value);
void shmem_ptrdiff_wait_until(volatile ptrdiff_t *ivar, int cmp,
    ptrdiff_t cmp_value);
void shmem_wait_until(volatile long *ivar, int cmp, long cmp_value);
void shmem_short_wait(volatile short *ivar, short cmp_value);
void shmem_int_wait(volatile int *ivar, int cmp_value);
void shmem_long_wait(volatile long *ivar, long cmp_value);
void shmem_longlong_wait(volatile long long *ivar, long long cmp_value);
void shmem_wait(volatile long *ivar, long cmp_value);
int shmem_short_test(volatile short *ivar, int cmp, short cmp_value);
int shmem_int_test(volatile int *ivar, int cmp, int cmp_value);
int shmem_long_test(volatile long *ivar, int cmp, long cmp_value);
int shmem_longlong_test(volatile long long *ivar, int cmp,
    long long cmp_value);
int shmem_ushort_test(volatile unsigned short *ivar, int cmp,
    unsigned short cmp_value);
int shmem_uint_test(volatile unsigned int *ivar, int cmp,
    unsigned int cmp_value);
int shmem_ulong_test(volatile unsigned long *ivar, int cmp,
    unsigned long cmp_value);
int shmem_ulonglong_test(volatile unsigned long long *ivar, int cmp,
    unsigned long long cmp_value);
int shmem_int32_test(volatile int32_t *ivar, int cmp, int32_t cmp_value);
int shmem_int64_test(volatile int64_t *ivar, int cmp, int64_t cmp_value);
int shmem_uint32_test(volatile uint32_t *ivar, int cmp, uint32_t cmp_value);
int shmem_uint64_test(volatile uint64_t *ivar, int cmp, uint64_t cmp_value);
int shmem_size_test(volatile size_t *ivar, int cmp, size_t cmp_value);
int shmem_ptrdiff_test(volatile ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value);

/* events */

void shmem_set_event(long *event);
void shmem_clear_event(long *event);
void shmem_wait_event(long *event);
int shmem_test_event(long *event);

/* memory ordering */

void shmem_fence(void);
void shmem_quiet(void);
void shmem_thread_fence(void);
void shmem_thread_quiet(void);
void shmem_thread_register(void);
void shmem_thread_unregister(void);

/* collectives on active sets */

void shmem_barrier_all(void);
void shmem_barrier(int PE_start, int logPE_stride, int PE_size, long *pSync);
void barrier(void);
void shmem_sync_all(void);
void shmem_sync(int PE_start, int logPE_stride, int PE_size, long *pSync);
void shmem_broadcast32(void *dest, const void *source, size_t nelems,
    int PE_root, int PE_start, int logPE_stride, int PE_size, long *pSync);
void shmem_broadcast64(void *dest, const void *source, size_t nelems,
    int PE_root, int PE_start, int logPE_stride, int PE_size, long *pSync);
void shmem_collect32(void *dest, const void *source, size_t nelems,
    int PE_start, int logPE_stride, int PE_size, long *pSync);
void shmem_collect64(void *dest, const void *source, size_t nelems,
    int PE_start, int logPE_stride, int PE_size, long *pSync);
void shmem_fcollect32(void *dest, const void *source, size_t nelems,
    int PE_start, int logPE_stride, int PE_size, long *pSync);
void shmem_fcollect64(void *dest, const void *source, size_t nelems,
    int PE_start, int logPE_stride, int PE_size, long *pSync);
void shmem_alltoall32(void *dest, const void *source, size_t nelems,
    int PE_start, int logPE_stride, int PE_size, long *pSync);
void shmem_alltoall64(void *dest, const void *source, size_t nelems,
    int PE_start, int logPE_stride, int PE_size, long *pSync);
void shmem_alltoalls32(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int PE_start, int logPE_stride, int PE_size,
    long *pSync);
void shmem_alltoalls64(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int PE_start, int logPE_stride, int PE_size,
    long *pSync);
void shmem_alltoallv(void *dest, size_t *t_offsets, size_t *t_sizes,
    const void *source, size_t *s_offsets, size_t *s_sizes, int PE_start,
    int logPE_stride, int PE_size, long *pSync);
void shmem_alltoallv_packed(void *dest, size_t dest_size, size_t *t_size,
    const void *source, size_t *s_offsets, size_t *s_sizes, int PE_start,
    int logPE_stride, int PE_size, long *pSync);
void shmem_broadcast(void *dest, const void *source, size_t nelems,
    int PE_root, int PE_start, int logPE_stride, int PE_size, long *pSync);
void shmem_collect(void *dest, const void *source, size_t nelems, int PE_start,
    int logPE_stride, int PE_size, long *pSync);
void shmem_fcollect(void *dest, const void *source, size_t nelems,
    int PE_start, int logPE_stride, int PE_size, long *pSync);
void shmem_short_and_to_all(short *dest, const short *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync);
void shmem_int_and_to_all(int *dest, const int *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync);
void shmem_long_and_to_all(long *dest, const long *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync);
void shmem_longlong_and_to_all(long long *dest, const long long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk,
    long *pSync);
void shmem_short_or_to_all(short *dest, const short *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync);
void shmem_int_or_to_all(int *dest, const int *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync);
void shmem_long_or_to_all(long *dest, const long *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync);
void shmem_longlong_or_to_all(long long *dest, const long long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk,
    long *pSync);
void shmem_short_xor_to_all(short *dest, const short *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync);
void shmem_int_xor_to_all(int *dest, const int *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync);
void shmem_long_xor_to_all(long *dest, const long *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync);
void shmem_longlong_xor_to_all(long long *dest, const long long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk,
    long *pSync);
void shmem_short_max_to_all(short *dest, const short *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync);
void shmem_int_max_to_all(int *dest, const int *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync);
void shmem_long_max_to_all(long *dest, const long *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync);
void shmem_longlong_max_to_all(long long *dest, const long long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk,
    long *pSync);
void shmem_float_max_to_all(float *dest, const float *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync);
void shmem_double_max_to_all(double *dest, const double *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync);
void shmem_longdouble_max_to_all(long double *dest, const long double *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size,
    long double *pWrk, long *pSync);
void shmem_short_min_to_all(short *dest, const short *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync);
void shmem_int_min_to_all(int *dest, const int *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync);
void shmem_long_min_to_all(long *dest, const long *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync);
void shmem_longlong_min_to_all(long long *dest, const long long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk,
    long *pSync);
void shmem_float_min_to_all(float *dest, const float *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync);
void shmem_double_min_to_all(double *dest, const double *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync);
void shmem_longdouble_min_to_all(long double *dest, const long double *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size,
    long double *pWrk, long *pSync);
void shmem_short_sum_to_all(short *dest, const short *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync);
void shmem_int_sum_to_all(int *dest, const int *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync);
void shmem_long_sum_to_all(long *dest, const long *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync);
void shmem_longlong_sum_to_all(long long *dest, const long long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk,
    long *pSync);
void shmem_float_sum_to_all(float *dest, const float *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync);
void shmem_double_sum_to_all(double *dest, const double *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync);
void shmem_longdouble_sum_to_all(long double *dest, const long double *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size,
    long double *pWrk, long *pSync);
void shmem_complexf_sum_to_all(sma_complexf_t *dest,
    const sma_complexf_t *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, sma_complexf_t *pWrk, long *pSync);
void shmem_complexd_sum_to_all(sma_complexd_t *dest,
    const sma_complexd_t *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, sma_complexd_t *pWrk, long *pSync);
void shmem_short_prod_to_all(short *dest, const short *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync);
void shmem_int_prod_to_all(int *dest, const int *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync);
void shmem_long_prod_to_all(long *dest, const long *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync);
void shmem_longlong_prod_to_all(long long *dest, const long long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk,
    long *pSync);
void shmem_float_prod_to_all(float *dest, const float *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync);
void shmem_double_prod_to_all(double *dest, const double *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync);
void shmem_longdouble_prod_to_all(long double *dest, const long double *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size,
    long double *pWrk, long *pSync);
void shmem_complexf_prod_to_all(sma_complexf_t *dest,
    const sma_complexf_t *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, sma_complexf_t *pWrk, long *pSync);
void shmem_complexd_prod_to_all(sma_complexd_t *dest,
    const sma_complexd_t *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, sma_complexd_t *pWrk, long *pSync);

/* teams */

int shmem_team_my_pe(shmem_team_t team);
int shmem_team_n_pes(shmem_team_t team);
int shmem_team_get_config(shmem_team_t team, long config_mask,
    shmem_team_config_t *config);
int shmem_team_translate_pe(shmem_team_t src_team, int src_pe,
    shmem_team_t dest_team);
int shmem_team_split_strided(shmem_team_t parent_team, int start, int stride,
    int size, const shmem_team_config_t *config, long config_mask,
    shmem_team_t *new_team);
int shmem_team_split_2d(shmem_team_t parent_team, int xrange,
    const shmem_team_config_t *xaxis_config, long xaxis_mask,
    shmem_team_t *xaxis_team, const shmem_team_config_t *yaxis_config,
    long yaxis_mask, shmem_team_t *yaxis_team);
void shmem_team_destroy(shmem_team_t team);
void *shmem_team_ptr(shmem_team_t team, const void *dest, int pe);

/* collectives on teams */

int shmem_team_sync(shmem_team_t team);
int shmem_float_broadcast(shmem_team_t team, float *dest, const float *source,
    size_t nelems, int PE_root);
int shmem_double_broadcast(shmem_team_t team, double *dest,
    const double *source, size_t nelems, int PE_root);
int shmem_longdouble_broadcast(shmem_team_t team, long double *dest,
    const long double *source, size_t nelems, int PE_root);
int shmem_char_broadcast(shmem_team_t team, char *dest, const char *source,
    size_t nelems, int PE_root);
int shmem_schar_broadcast(shmem_team_t team, signed char *dest,
    const signed char *source, size_t nelems, int PE_root);
int shmem_short_broadcast(shmem_team_t team, short *dest, const short *source,
    size_t nelems, int PE_root);
int shmem_int_broadcast(shmem_team_t team, int *dest, const int *source,
    size_t nelems, int PE_root);
int shmem_long_broadcast(shmem_team_t team, long *dest, const long *source,
    size_t nelems, int PE_root);
int shmem_longlong_broadcast(shmem_team_t team, long long *dest,
    const long long *source, size_t nelems, int PE_root);
int shmem_uchar_broadcast(shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems, int PE_root);
int shmem_ushort_broadcast(shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems, int PE_root);
int shmem_uint_broadcast(shmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems, int PE_root);
int shmem_ulong_broadcast(shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems, int PE_root);
int shmem_ulonglong_broadcast(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int PE_root);
int shmem_int8_broadcast(shmem_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems, int PE_root);
int shmem_int16_broadcast(shmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems, int PE_root);
int shmem_int32_broadcast(shmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems, int PE_root);
int shmem_int64_broadcast(shmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems, int PE_root);
int shmem_uint8_broadcast(shmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems, int PE_root);
int shmem_uint16_broadcast(shmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems, int PE_root);
int shmem_uint32_broadcast(shmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems, int PE_root);
int shmem_uint64_broadcast(shmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems, int PE_root);
int shmem_size_broadcast(shmem_team_t team, size_t *dest, const size_t *source,
    size_t nelems, int PE_root);
int shmem_ptrdiff_broadcast(shmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int PE_root);
int shmem_broadcastmem(shmem_team_t team, void *dest, const void *source,
    size_t nelems, int PE_root);
int shmem_float_collect(shmem_team_t team, float *dest, const float *source,
    size_t nelems);
int shmem_double_collect(shmem_team_t team, double *dest, const double *source,
    size_t nelems);
int shmem_longdouble_collect(shmem_team_t team, long double *dest,
    const long double *source, size_t nelems);
int shmem_char_collect(shmem_team_t team, char *dest, const char *source,
    size_t nelems);
int shmem_schar_collect(shmem_team_t team, signed char *dest,
    const signed char *source, size_t nelems);
int shmem_short_collect(shmem_team_t team, short *dest, const short *source,
    size_t nelems);
int shmem_int_collect(shmem_team_t team, int *dest, const int *source,
    size_t nelems);
int shmem_long_collect(shmem_team_t team, long *dest, const long *source,
    size_t nelems);
int shmem_longlong_collect(shmem_team_t team, long long *dest,
    const long long *source, size_t nelems);
int shmem_uchar_collect(shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems);
int shmem_ushort_collect(shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems);
int shmem_uint_collect(shmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems);
int shmem_ulong_collect(shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems);
int shmem_ulonglong_collect(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems);
int shmem_int8_collect(shmem_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems);
int shmem_int16_collect(shmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems);
int shmem_int32_collect(shmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems);
int shmem_int64_collect(shmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems);
int shmem_uint8_collect(shmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems);
int shmem_uint16_collect(shmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems);
int shmem_uint32_collect(shmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems);
int shmem_uint64_collect(shmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems);
int shmem_size_collect(shmem_team_t team, size_t *dest, const size_t *source,
    size_t nelems);
int shmem_ptrdiff_collect(shmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems);
int shmem_collectmem(shmem_team_t team, void *dest, const void *source,
    size_t nelems);
int shmem_float_fcollect(shmem_team_t team, float *dest, const float *source,
    size_t nelems);
int shmem_double_fcollect(shmem_team_t team, double *dest,
    const double *source, size_t nelems);
int shmem_longdouble_fcollect(shmem_team_t team, long double *dest,
    const long double *source, size_t nelems);
int shmem_char_fcollect(shmem_team_t team, char *dest, const char *source,
    size_t nelems);
int shmem_schar_fcollect(shmem_team_t team, signed char *dest,
    const signed char *source, size_t nelems);
int shmem_short_fcollect(shmem_team_t team, short *dest, const short *source,
    size_t nelems);
int shmem_int_fcollect(shmem_team_t team, int *dest, const int *source,
    size_t nelems);
int shmem_long_fcollect(shmem_team_t team, long *dest, const long *source,
    size_t nelems);
int shmem_longlong_fcollect(shmem_team_t team, long long *dest,
    const long long *source, size_t nelems);
int shmem_uchar_fcollect(shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems);
int shmem_ushort_fcollect(shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems);
int shmem_uint_fcollect(shmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems);
int shmem_ulong_fcollect(shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems);
int shmem_ulonglong_fcollect(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems);
int shmem_int8_fcollect(shmem_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems);
int shmem_int16_fcollect(shmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems);
int shmem_int32_fcollect(shmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems);
int shmem_int64_fcollect(shmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems);
int shmem_uint8_fcollect(shmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems);
int shmem_uint16_fcollect(shmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems);
int shmem_uint32_fcollect(shmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems);
int shmem_uint64_fcollect(shmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems);
int shmem_size_fcollect(shmem_team_t team, size_t *dest, const size_t *source,
    size_t nelems);
int shmem_ptrdiff_fcollect(shmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems);
int shmem_fcollectmem(shmem_team_t team, void *dest, const void *source,
    size_t nelems);
int shmem_float_alltoall(shmem_team_t team, float *dest, const float *source,
    size_t nelems);
int shmem_double_alltoall(shmem_team_t team, double *dest,
    const double *source, size_t nelems);
int shmem_longdouble_alltoall(shmem_team_t team, long double *dest,
    const long double *source, size_t nelems);
int shmem_char_alltoall(shmem_team_t team, char *dest, const char *source,
    size_t nelems);
int shmem_schar_alltoall(shmem_team_t team, signed char *dest,
    const signed char *source, size_t nelems);
int shmem_short_alltoall(shmem_team_t team, short *dest, const short *source,
    size_t nelems);
int shmem_int_alltoall(shmem_team_t team, int *dest, const int *source,
    size_t nelems);
int shmem_long_alltoall(shmem_team_t team, long *dest, const long *source,
    size_t nelems);
int shmem_longlong_alltoall(shmem_team_t team, long long *dest,
    const long long *source, size_t nelems);
int shmem_uchar_alltoall(shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems);
int shmem_ushort_alltoall(shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems);
int shmem_uint_alltoall(shmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems);
int shmem_ulong_alltoall(shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems);
int shmem_ulonglong_alltoall(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems);
int shmem_int8_alltoall(shmem_team_t team, int8_t *dest, const int8_t *source,
    size_t nelems);
int shmem_int16_alltoall(shmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems);
int shmem_int32_alltoall(shmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems);
int shmem_int64_alltoall(shmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems);
int shmem_uint8_alltoall(shmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems);
int shmem_uint16_alltoall(shmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems);
int shmem_uint32_alltoall(shmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems);
int shmem_uint64_alltoall(shmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems);
int shmem_size_alltoall(shmem_team_t team, size_t *dest, const size_t *source,
    size_t nelems);
int shmem_ptrdiff_alltoall(shmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems);
int shmem_alltoallmem(shmem_team_t team, void *dest, const void *source,
    size_t nelems);
int shmem_float_alltoalls(shmem_team_t team, float *dest, const float *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_double_alltoalls(shmem_team_t team, double *dest,
    const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_longdouble_alltoalls(shmem_team_t team, long double *dest,
    const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_char_alltoalls(shmem_team_t team, char *dest, const char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_schar_alltoalls(shmem_team_t team, signed char *dest,
    const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_short_alltoalls(shmem_team_t team, short *dest, const short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_int_alltoalls(shmem_team_t team, int *dest, const int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_long_alltoalls(shmem_team_t team, long *dest, const long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_longlong_alltoalls(shmem_team_t team, long long *dest,
    const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_uchar_alltoalls(shmem_team_t team, unsigned char *dest,
    const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_ushort_alltoalls(shmem_team_t team, unsigned short *dest,
    const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_uint_alltoalls(shmem_team_t team, unsigned int *dest,
    const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_ulong_alltoalls(shmem_team_t team, unsigned long *dest,
    const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_ulonglong_alltoalls(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems);
int shmem_int8_alltoalls(shmem_team_t team, int8_t *dest, const int8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_int16_alltoalls(shmem_team_t team, int16_t *dest,
    const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_int32_alltoalls(shmem_team_t team, int32_t *dest,
    const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_int64_alltoalls(shmem_team_t team, int64_t *dest,
    const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_uint8_alltoalls(shmem_team_t team, uint8_t *dest,
    const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_uint16_alltoalls(shmem_team_t team, uint16_t *dest,
    const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_uint32_alltoalls(shmem_team_t team, uint32_t *dest,
    const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_uint64_alltoalls(shmem_team_t team, uint64_t *dest,
    const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_size_alltoalls(shmem_team_t team, size_t *dest, const size_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_ptrdiff_alltoalls(shmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_alltoallsmem(shmem_team_t team, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int shmem_short_and_reduce(shmem_team_t team, short *dest, const short *source,
    size_t nreduce);
int shmem_int_and_reduce(shmem_team_t team, int *dest, const int *source,
    size_t nreduce);
int shmem_long_and_reduce(shmem_team_t team, long *dest, const long *source,
    size_t nreduce);
int shmem_longlong_and_reduce(shmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int shmem_uchar_and_reduce(shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int shmem_ushort_and_reduce(shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce);
int shmem_uint_and_reduce(shmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int shmem_ulong_and_reduce(shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int shmem_ulonglong_and_reduce(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce);
int shmem_int8_and_reduce(shmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce);
int shmem_int16_and_reduce(shmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int shmem_int32_and_reduce(shmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int shmem_int64_and_reduce(shmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int shmem_uint8_and_reduce(shmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int shmem_uint16_and_reduce(shmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int shmem_uint32_and_reduce(shmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int shmem_uint64_and_reduce(shmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int shmem_size_and_reduce(shmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce);
int shmem_short_or_reduce(shmem_team_t team, short *dest, const short *source,
    size_t nreduce);
int shmem_int_or_reduce(shmem_team_t team, int *dest, const int *source,
    size_t nreduce);
int shmem_long_or_reduce(shmem_team_t team, long *dest, const long *source,
    size_t nreduce);
int shmem_longlong_or_reduce(shmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int shmem_uchar_or_reduce(shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int shmem_ushort_or_reduce(shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce);
int shmem_uint_or_reduce(shmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int shmem_ulong_or_reduce(shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int shmem_ulonglong_or_reduce(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce);
int shmem_int8_or_reduce(shmem_team_t team, int8_t *dest, const int8_t *source,
    size_t nreduce);
int shmem_int16_or_reduce(shmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int shmem_int32_or_reduce(shmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int shmem_int64_or_reduce(shmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int shmem_uint8_or_reduce(shmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int shmem_uint16_or_reduce(shmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int shmem_uint32_or_reduce(shmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int shmem_uint64_or_reduce(shmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int shmem_size_or_reduce(shmem_team_t team, size_t *dest, const size_t *source,
    size_t nreduce);
int shmem_short_xor_reduce(shmem_team_t team, short *dest, const short *source,
    size_t nreduce);
int shmem_int_xor_reduce(shmem_team_t team, int *dest, const int *source,
    size_t nreduce);
int shmem_long_xor_reduce(shmem_team_t team, long *dest, const long *source,
    size_t nreduce);
int shmem_longlong_xor_reduce(shmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int shmem_uchar_xor_reduce(shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int shmem_ushort_xor_reduce(shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce);
int shmem_uint_xor_reduce(shmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int shmem_ulong_xor_reduce(shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int shmem_ulonglong_xor_reduce(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce);
int shmem_int8_xor_reduce(shmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce);
int shmem_int16_xor_reduce(shmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int shmem_int32_xor_reduce(shmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int shmem_int64_xor_reduce(shmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int shmem_uint8_xor_reduce(shmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int shmem_uint16_xor_reduce(shmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int shmem_uint32_xor_reduce(shmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int shmem_uint64_xor_reduce(shmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int shmem_size_xor_reduce(shmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce);
int shmem_char_max_reduce(shmem_team_t team, char *dest, const char *source,
    size_t nreduce);
int shmem_schar_max_reduce(shmem_team_t team, signed char *dest,
    const signed char *source, size_t nreduce);
int shmem_short_max_reduce(shmem_team_t team, short *dest, const short *source,
    size_t nreduce);
int shmem_int_max_reduce(shmem_team_t team, int *dest, const int *source,
    size_t nreduce);
int shmem_long_max_reduce(shmem_team_t team, long *dest, const long *source,
    size_t nreduce);
int shmem_longlong_max_reduce(shmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int shmem_ptrdiff_max_reduce(shmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce);
int shmem_uchar_max_reduce(shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int shmem_ushort_max_reduce(shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce);
int shmem_uint_max_reduce(shmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int shmem_ulong_max_reduce(shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int shmem_ulonglong_max_reduce(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce);
int shmem_int8_max_reduce(shmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce);
int shmem_int16_max_reduce(shmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int shmem_int32_max_reduce(shmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int shmem_int64_max_reduce(shmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int shmem_uint8_max_reduce(shmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int shmem_uint16_max_reduce(shmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int shmem_uint32_max_reduce(shmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int shmem_uint64_max_reduce(shmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int shmem_size_max_reduce(shmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce);
int shmem_float_max_reduce(shmem_team_t team, float *dest, const float *source,
    size_t nreduce);
int shmem_double_max_reduce(shmem_team_t team, double *dest,
    const double *source, size_t nreduce);
int shmem_longdouble_max_reduce(shmem_team_t team, long double *dest,
    const long double *source, size_t nreduce);
int shmem_char_min_reduce(shmem_team_t team, char *dest, const char *source,
    size_t nreduce);
int shmem_schar_min_reduce(shmem_team_t team, signed char *dest,
    const signed char *source, size_t nreduce);
int shmem_short_min_reduce(shmem_team_t team, short *dest, const short *source,
    size_t nreduce);
int shmem_int_min_reduce(shmem_team_t team, int *dest, const int *source,
    size_t nreduce);
int shmem_long_min_reduce(shmem_team_t team, long *dest, const long *source,
    size_t nreduce);
int shmem_longlong_min_reduce(shmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int shmem_ptrdiff_min_reduce(shmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce);
int shmem_uchar_min_reduce(shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int shmem_ushort_min_reduce(shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce);
int shmem_uint_min_reduce(shmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int shmem_ulong_min_reduce(shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int shmem_ulonglong_min_reduce(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce);
int shmem_int8_min_reduce(shmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce);
int shmem_int16_min_reduce(shmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int shmem_int32_min_reduce(shmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int shmem_int64_min_reduce(shmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int shmem_uint8_min_reduce(shmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int shmem_uint16_min_reduce(shmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int shmem_uint32_min_reduce(shmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int shmem_uint64_min_reduce(shmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int shmem_size_min_reduce(shmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce);
int shmem_float_min_reduce(shmem_team_t team, float *dest, const float *source,
    size_t nreduce);
int shmem_double_min_reduce(shmem_team_t team, double *dest,
    const double *source, size_t nreduce);
int shmem_longdouble_min_reduce(shmem_team_t team, long double *dest,
    const long double *source, size_t nreduce);
int shmem_char_sum_reduce(shmem_team_t team, char *dest, const char *source,
    size_t nreduce);
int shmem_schar_sum_reduce(shmem_team_t team, signed char *dest,
    const signed char *source, size_t nreduce);
int shmem_short_sum_reduce(shmem_team_t team, short *dest, const short *source,
    size_t nreduce);
int shmem_int_sum_reduce(shmem_team_t team, int *dest, const int *source,
    size_t nreduce);
int shmem_long_sum_reduce(shmem_team_t team, long *dest, const long *source,
    size_t nreduce);
int shmem_longlong_sum_reduce(shmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int shmem_ptrdiff_sum_reduce(shmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce);
int shmem_uchar_sum_reduce(shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int shmem_ushort_sum_reduce(shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce);
int shmem_uint_sum_reduce(shmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int shmem_ulong_sum_reduce(shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int shmem_ulonglong_sum_reduce(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce);
int shmem_int8_sum_reduce(shmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce);
int shmem_int16_sum_reduce(shmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int shmem_int32_sum_reduce(shmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int shmem_int64_sum_reduce(shmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int shmem_uint8_sum_reduce(shmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int shmem_uint16_sum_reduce(shmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int shmem_uint32_sum_reduce(shmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int shmem_uint64_sum_reduce(shmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int shmem_size_sum_reduce(shmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce);
int shmem_float_sum_reduce(shmem_team_t team, float *dest, const float *source,
    size_t nreduce);
int shmem_double_sum_reduce(shmem_team_t team, double *dest,
    const double *source, size_t nreduce);
int shmem_longdouble_sum_reduce(shmem_team_t team, long double *dest,
    const long double *source, size_t nreduce);
int shmem_complexf_sum_reduce(shmem_team_t team, sma_complexf_t *dest,
    const sma_complexf_t *source, size_t nreduce);
int shmem_complexd_sum_reduce(shmem_team_t team, sma_complexd_t *dest,
    const sma_complexd_t *source, size_t nreduce);
int shmem_char_prod_reduce(shmem_team_t team, char *dest, const char *source,
    size_t nreduce);
int shmem_schar_prod_reduce(shmem_team_t team, signed char *dest,
    const signed char *source, size_t nreduce);
int shmem_short_prod_reduce(shmem_team_t team, short *dest,
    const short *source, size_t nreduce);
int shmem_int_prod_reduce(shmem_team_t team, int *dest, const int *source,
    size_t nreduce);
int shmem_long_prod_reduce(shmem_team_t team, long *dest, const long *source,
    size_t nreduce);
int shmem_longlong_prod_reduce(shmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int shmem_ptrdiff_prod_reduce(shmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce);
int shmem_uchar_prod_reduce(shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int shmem_ushort_prod_reduce(shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce);
int shmem_uint_prod_reduce(shmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int shmem_ulong_prod_reduce(shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int shmem_ulonglong_prod_reduce(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce);
int shmem_int8_prod_reduce(shmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce);
int shmem_int16_prod_reduce(shmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int shmem_int32_prod_reduce(shmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int shmem_int64_prod_reduce(shmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int shmem_uint8_prod_reduce(shmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int shmem_uint16_prod_reduce(shmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int shmem_uint32_prod_reduce(shmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int shmem_uint64_prod_reduce(shmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int shmem_size_prod_reduce(shmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce);
int shmem_float_prod_reduce(shmem_team_t team, float *dest,
    const float *source, size_t nreduce);
int shmem_double_prod_reduce(shmem_team_t team, double *dest,
    const double *source, size_t nreduce);
int shmem_longdouble_prod_reduce(shmem_team_t team, long double *dest,
    const long double *source, size_t nreduce);
int shmem_complexf_prod_reduce(shmem_team_t team, sma_complexf_t *dest,
    const sma_complexf_t *source, size_t nreduce);
int shmem_complexd_prod_reduce(shmem_team_t team, sma_complexd_t *dest,
    const sma_complexd_t *source, size_t nreduce);
int shmem_char_sum_inscan(shmem_team_t team, char *dest, const char *source,
    size_t nelems);
int shmem_schar_sum_inscan(shmem_team_t team, signed char *dest,
    const signed char *source, size_t nelems);
int shmem_short_sum_inscan(shmem_team_t team, short *dest, const short *source,
    size_t nelems);
int shmem_int_sum_inscan(shmem_team_t team, int *dest, const int *source,
    size_t nelems);
int shmem_long_sum_inscan(shmem_team_t team, long *dest, const long *source,
    size_t nelems);
int shmem_longlong_sum_inscan(shmem_team_t team, long long *dest,
    const long long *source, size_t nelems);
int shmem_ptrdiff_sum_inscan(shmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems);
int shmem_uchar_sum_inscan(shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems);
int shmem_ushort_sum_inscan(shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems);
int shmem_uint_sum_inscan(shmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems);
int shmem_ulong_sum_inscan(shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems);
int shmem_ulonglong_sum_inscan(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems);
int shmem_int8_sum_inscan(shmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nelems);
int shmem_int16_sum_inscan(shmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems);
int shmem_int32_sum_inscan(shmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems);
int shmem_int64_sum_inscan(shmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems);
int shmem_uint8_sum_inscan(shmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems);
int shmem_uint16_sum_inscan(shmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems);
int shmem_uint32_sum_inscan(shmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems);
int shmem_uint64_sum_inscan(shmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems);
int shmem_size_sum_inscan(shmem_team_t team, size_t *dest,
    const size_t *source, size_t nelems);
int shmem_float_sum_inscan(shmem_team_t team, float *dest, const float *source,
    size_t nelems);
int shmem_double_sum_inscan(shmem_team_t team, double *dest,
    const double *source, size_t nelems);
int shmem_longdouble_sum_inscan(shmem_team_t team, long double *dest,
    const long double *source, size_t nelems);
int shmem_complexf_sum_inscan(shmem_team_t team, sma_complexf_t *dest,
    const sma_complexf_t *source, size_t nelems);
int shmem_complexd_sum_inscan(shmem_team_t team, sma_complexd_t *dest,
    const sma_complexd_t *source, size_t nelems);
int shmem_char_sum_exscan(shmem_team_t team, char *dest, const char *source,
    size_t nelems);
int shmem_schar_sum_exscan(shmem_team_t team, signed char *dest,
    const signed char *source, size_t nelems);
int shmem_short_sum_exscan(shmem_team_t team, short *dest, const short *source,
    size_t nelems);
int shmem_int_sum_exscan(shmem_team_t team, int *dest, const int *source,
    size_t nelems);
int shmem_long_sum_exscan(shmem_team_t team, long *dest, const long *source,
    size_t nelems);
int shmem_longlong_sum_exscan(shmem_team_t team, long long *dest,
    const long long *source, size_t nelems);
int shmem_ptrdiff_sum_exscan(shmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems);
int shmem_uchar_sum_exscan(shmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems);
int shmem_ushort_sum_exscan(shmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems);
int shmem_uint_sum_exscan(shmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems);
int shmem_ulong_sum_exscan(shmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems);
int shmem_ulonglong_sum_exscan(shmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems);
int shmem_int8_sum_exscan(shmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nelems);
int shmem_int16_sum_exscan(shmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems);
int shmem_int32_sum_exscan(shmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems);
int shmem_int64_sum_exscan(shmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems);
int shmem_uint8_sum_exscan(shmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems);
int shmem_uint16_sum_exscan(shmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems);
int shmem_uint32_sum_exscan(shmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems);
int shmem_uint64_sum_exscan(shmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems);
int shmem_size_sum_exscan(shmem_team_t team, size_t *dest,
    const size_t *source, size_t nelems);
int shmem_float_sum_exscan(shmem_team_t team, float *dest, const float *source,
    size_t nelems);
int shmem_double_sum_exscan(shmem_team_t team, double *dest,
    const double *source, size_t nelems);
int shmem_longdouble_sum_exscan(shmem_team_t team, long double *dest,
    const long double *source, size_t nelems);
int shmem_complexf_sum_exscan(shmem_team_t team, sma_complexf_t *dest,
    const sma_complexf_t *source, size_t nelems);
int shmem_complexd_sum_exscan(shmem_team_t team, sma_complexd_t *dest,
    const sma_complexd_t *source, size_t nelems);

/* locks */

void shmem_set_lock(volatile long *lock);
void shmem_clear_lock(volatile long *lock);
int shmem_test_lock(volatile long *lock);

/* cache control: nothing to do on coherent machines */

void shmem_clear_cache_inv(void);
void shmem_set_cache_inv(void);
void shmem_clear_cache_line_inv(void *dest);
void shmem_set_cache_line_inv(void *dest);
void shmem_udcflush(void);
void shmem_udcflush_line(void *dest);

#ifdef __GNUC__
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

/* C11 type-generic forms */

#if !defined(__cplusplus) && defined(__STDC_VERSION__) && \
    __STDC_VERSION__ >= 201112L && !defined(SHMEM_NO_GENERIC)

#define shmem_put(ptr, ...) \
    _Generic(*(ptr), \
        float: shmem_float_put, \
        double: shmem_double_put, \
        long double: shmem_longdouble_put, \
        char: shmem_char_put, \
        signed char: shmem_schar_put, \
        short: shmem_short_put, \
        int: shmem_int_put, \
        long: shmem_long_put, \
        long long: shmem_longlong_put, \
        unsigned char: shmem_uchar_put, \
        unsigned short: shmem_ushort_put, \
        unsigned int: shmem_uint_put, \
        unsigned long: shmem_ulong_put, \
        unsigned long long: shmem_ulonglong_put)((ptr), __VA_ARGS__)

#define shmem_get(ptr, ...) \
    _Generic(*(ptr), \
        float: shmem_float_get, \
        double: shmem_double_get, \
        long double: shmem_longdouble_get, \
        char: shmem_char_get, \
        signed char: shmem_schar_get, \
        short: shmem_short_get, \
        int: shmem_int_get, \
        long: shmem_long_get, \
        long long: shmem_longlong_get, \
        unsigned char: shmem_uchar_get, \
        unsigned short: shmem_ushort_get, \
        unsigned int: shmem_uint_get, \
        unsigned long: shmem_ulong_get, \
        unsigned long long: shmem_ulonglong_get)((ptr), __VA_ARGS__)

#define shmem_put_nbi(ptr, ...) \
    _Generic(*(ptr), \
        float: shmem_float_put_nbi, \
        double: shmem_double_put_nbi, \
        long double: shmem_longdouble_put_nbi, \
        char: shmem_char_put_nbi, \
        signed char: shmem_schar_put_nbi, \
        short: shmem_short_put_nbi, \
        int: shmem_int_put_nbi, \
        long: shmem_long_put_nbi, \
        long long: shmem_longlong_put_nbi, \
        unsigned char: shmem_uchar_put_nbi, \
        unsigned short: shmem_ushort_put_nbi, \
        unsigned int: shmem_uint_put_nbi, \
        unsigned long: shmem_ulong_put_nbi, \
        unsigned long long: shmem_ulonglong_put_nbi)((ptr), __VA_ARGS__)

#define shmem_get_nbi(ptr, ...) \
    _Generic(*(ptr), \
        float: shmem_float_get_nbi, \
        double: shmem_double_get_nbi, \
        long double: shmem_longdouble_get_nbi, \
        char: shmem_char_get_nbi, \
        signed char: shmem_schar_get_nbi, \
        short: shmem_short_get_nbi, \
        int: shmem_int_get_nbi, \
        long: shmem_long_get_nbi, \
        long long: shmem_longlong_get_nbi, \
        unsigned char: shmem_uchar_get_nbi, \
        unsigned short: shmem_ushort_get_nbi, \
        unsigned int: shmem_uint_get_nbi, \
        unsigned long: shmem_ulong_get_nbi, \
        unsigned long long: shmem_ulonglong_get_nbi)((ptr), __VA_ARGS__)

#define shmem_p(ptr, ...) \
    _Generic(*(ptr), \
        float: shmem_float_p, \
        double: shmem_double_p, \
        long double: shmem_longdouble_p, \
        char: shmem_char_p, \
        signed char: shmem_schar_p, \
        short: shmem_short_p, \
        int: shmem_int_p, \
        long: shmem_long_p, \
        long long: shmem_longlong_p, \
        unsigned char: shmem_uchar_p, \
        unsigned short: shmem_ushort_p, \
        unsigned int: shmem_uint_p, \
        unsigned long: shmem_ulong_p, \
        unsigned long long: shmem_ulonglong_p)((ptr), __VA_ARGS__)

#define shmem_g(ptr, ...) \
    _Generic(*(ptr), \
        float: shmem_float_g, \
        double: shmem_double_g, \
        long double: shmem_longdouble_g, \
        char: shmem_char_g, \
        signed char: shmem_schar_g, \
        short: shmem_short_g, \
        int: shmem_int_g, \
        long: shmem_long_g, \
        long long: shmem_longlong_g, \
        unsigned char: shmem_uchar_g, \
        unsigned short: shmem_ushort_g, \
        unsigned int: shmem_uint_g, \
        unsigned long: shmem_ulong_g, \
        unsigned long long: shmem_ulonglong_g)((ptr), __VA_ARGS__)

#define shmem_iput(ptr, ...) \
    _Generic(*(ptr), \
        float: shmem_float_iput, \
        double: shmem_double_iput, \
        long double: shmem_longdouble_iput, \
        char: shmem_char_iput, \
        signed char: shmem_schar_iput, \
        short: shmem_short_iput, \
        int: shmem_int_iput, \
        long: shmem_long_iput, \
        long long: shmem_longlong_iput, \
        unsigned char: shmem_uchar_iput, \
        unsigned short: shmem_ushort_iput, \
        unsigned int: shmem_uint_iput, \
        unsigned long: shmem_ulong_iput, \
        unsigned long long: shmem_ulonglong_iput)((ptr), __VA_ARGS__)

#define shmem_iget(ptr, ...) \
    _Generic(*(ptr), \
        float: shmem_float_iget, \
        double: shmem_double_iget, \
        long double: shmem_longdouble_iget, \
        char: shmem_char_iget, \
        signed char: shmem_schar_iget, \
        short: shmem_short_iget, \
        int: shmem_int_iget, \
        long: shmem_long_iget, \
        long long: shmem_longlong_iget, \
        unsigned char: shmem_uchar_iget, \
        unsigned short: shmem_ushort_iget, \
        unsigned int: shmem_uint_iget, \
        unsigned long: shmem_ulong_iget, \
        unsigned long long: shmem_ulonglong_iget)((ptr), __VA_ARGS__)

#define shmem_atomic_fetch(ptr, ...) \
    _Generic(*(ptr), \
        float: shmem_float_atomic_fetch, \
        double: shmem_double_atomic_fetch, \
        int: shmem_int_atomic_fetch, \
        long: shmem_long_atomic_fetch, \
        long long: shmem_longlong_atomic_fetch, \
        unsigned int: shmem_uint_atomic_fetch, \
        unsigned long: shmem_ulong_atomic_fetch, \
        unsigned long long: shmem_ulonglong_atomic_fetch)((ptr), __VA_ARGS__)

#define shmem_atomic_set(ptr, ...) \
    _Generic(*(ptr), \
        float: shmem_float_atomic_set, \
        double: shmem_double_atomic_set, \
        int: shmem_int_atomic_set, \
        long: shmem_long_atomic_set, \
        long long: shmem_longlong_atomic_set, \
        unsigned int: shmem_uint_atomic_set, \
        unsigned long: shmem_ulong_atomic_set, \
        unsigned long long: shmem_ulonglong_atomic_set)((ptr), __VA_ARGS__)

#define shmem_atomic_swap(ptr, ...) \
    _Generic(*(ptr), \
        float: shmem_float_atomic_swap, \
        double: shmem_double_atomic_swap, \
        int: shmem_int_atomic_swap, \
        long: shmem_long_atomic_swap, \
        long long: shmem_longlong_atomic_swap, \
        unsigned int: shmem_uint_atomic_swap, \
        unsigned long: shmem_ulong_atomic_swap, \
        unsigned long long: shmem_ulonglong_atomic_swap)((ptr), __VA_ARGS__)

#define shmem_atomic_compare_swap(ptr, ...) \
    _Generic(*(ptr), \
        int: shmem_int_atomic_compare_swap, \
        long: shmem_long_atomic_compare_swap, \
        long long: shmem_longlong_atomic_compare_swap, \
        unsigned int: shmem_uint_atomic_compare_swap, \
        unsigned long: shmem_ulong_atomic_compare_swap, \
        unsigned long long: shmem_ulonglong_atomic_compare_swap)((ptr), __VA_ARGS__)

#define shmem_atomic_fetch_inc(ptr, ...) \
    _Generic(*(ptr), \
        int: shmem_int_atomic_fetch_inc, \
        long: shmem_long_atomic_fetch_inc, \
        long long: shmem_longlong_atomic_fetch_inc, \
        unsigned int: shmem_uint_atomic_fetch_inc, \
        unsigned long: shmem_ulong_atomic_fetch_inc, \
        unsigned long long: shmem_ulonglong_atomic_fetch_inc)((ptr), __VA_ARGS__)

#define shmem_atomic_inc(ptr, ...) \
    _Generic(*(ptr), \
        int: shmem_int_atomic_inc, \
        long: shmem_long_atomic_inc, \
        long long: shmem_longlong_atomic_inc, \
        unsigned int: shmem_uint_atomic_inc, \
        unsigned long: shmem_ulong_atomic_inc, \
        unsigned long long: shmem_ulonglong_atomic_inc)((ptr), __VA_ARGS__)

#define shmem_atomic_fetch_add(ptr, ...) \
    _Generic(*(ptr), \
        int: shmem_int_atomic_fetch_add, \
        long: shmem_long_atomic_fetch_add, \
        long long: shmem_longlong_atomic_fetch_add, \
        unsigned int: shmem_uint_atomic_fetch_add, \
        unsigned long: shmem_ulong_atomic_fetch_add, \
        unsigned long long: shmem_ulonglong_atomic_fetch_add)((ptr), __VA_ARGS__)

#define shmem_atomic_add(ptr, ...) \
    _Generic(*(ptr), \
        int: shmem_int_atomic_add, \
        long: shmem_long_atomic_add, \
        long long: shmem_longlong_atomic_add, \
        unsigned int: shmem_uint_atomic_add, \
        unsigned long: shmem_ulong_atomic_add, \
        unsigned long long: shmem_ulonglong_atomic_add)((ptr), __VA_ARGS__)

#define shmem_atomic_fetch_and(ptr, ...) \
    _Generic(*(ptr), \
        unsigned int: shmem_uint_atomic_fetch_and, \
        unsigned long: shmem_ulong_atomic_fetch_and, \
        unsigned long long: shmem_ulonglong_atomic_fetch_and)((ptr), __VA_ARGS__)

#define shmem_atomic_and(ptr, ...) \
    _Generic(*(ptr), \
        unsigned int: shmem_uint_atomic_and, \
        unsigned long: shmem_ulong_atomic_and, \
        unsigned long long: shmem_ulonglong_atomic_and)((ptr), __VA_ARGS__)

#define shmem_atomic_fetch_or(ptr, ...) \
    _Generic(*(ptr), \
        unsigned int: shmem_uint_atomic_fetch_or, \
        unsigned long: shmem_ulong_atomic_fetch_or, \
        unsigned long long: shmem_ulonglong_atomic_fetch_or)((ptr), __VA_ARGS__)

#define shmem_atomic_or(ptr, ...) \
    _Generic(*(ptr), \
        unsigned int: shmem_uint_atomic_or, \
        unsigned long: shmem_ulong_atomic_or, \
        unsigned long long: shmem_ulonglong_atomic_or)((ptr), __VA_ARGS__)

#define shmem_atomic_fetch_xor(ptr, ...) \
    _Generic(*(ptr), \
        unsigned int: shmem_uint_atomic_fetch_xor, \
        unsigned long: shmem_ulong_atomic_fetch_xor, \
        unsigned long long: shmem_ulonglong_atomic_fetch_xor)((ptr), __VA_ARGS__)

#define shmem_atomic_xor(ptr, ...) \
    _Generic(*(ptr), \
        unsigned int: shmem_uint_atomic_xor, \
        unsigned long: shmem_ulong_atomic_xor, \
        unsigned long long: shmem_ulonglong_atomic_xor)((ptr), __VA_ARGS__)

#define shmem_fetch(ptr, ...) \
    _Generic(*(ptr), \
        float: shmem_float_fetch, \
        double: shmem_double_fetch, \
        int: shmem_int_fetch, \
        long: shmem_long_fetch, \
        long long: shmem_longlong_fetch)((ptr), __VA_ARGS__)

#define shmem_set(ptr, ...) \
    _Generic(*(ptr), \
        float: shmem_float_set, \
        double: shmem_double_set, \
        int: shmem_int_set, \
        long: shmem_long_set, \
        long long: shmem_longlong_set)((ptr), __VA_ARGS__)

#define shmem_swap(ptr, ...) \
    _Generic(*(ptr), \
        float: shmem_float_swap, \
        double: shmem_double_swap, \
        int: shmem_int_swap, \
        long: shmem_long_swap, \
        long long: shmem_longlong_swap)((ptr), __VA_ARGS__)

#define shmem_cswap(ptr, ...) \
    _Generic(*(ptr), \
        int: shmem_int_cswap, \
        long: shmem_long_cswap, \
        long long: shmem_longlong_cswap)((ptr), __VA_ARGS__)

#define shmem_finc(ptr, ...) \
    _Generic(*(ptr), \
        int: shmem_int_finc, \
        long: shmem_long_finc, \
        long long: shmem_longlong_finc)((ptr), __VA_ARGS__)

#define shmem_inc(ptr, ...) \
    _Generic(*(ptr), \
        int: shmem_int_inc, \
        long: shmem_long_inc, \
        long long: shmem_longlong_inc)((ptr), __VA_ARGS__)

#define shmem_fadd(ptr, ...) \
    _Generic(*(ptr), \
        int: shmem_int_fadd, \
        long: shmem_long_fadd, \
        long long: shmem_longlong_fadd)((ptr), __VA_ARGS__)

#define shmem_add(ptr, ...) \
    _Generic(*(ptr), \
        int: shmem_int_add, \
        long: shmem_long_add, \
        long long: shmem_longlong_add)((ptr), __VA_ARGS__)

#define shmem_wait_until(ptr, ...) \
    _Generic(*(ptr), \
        short: shmem_short_wait_until, \
        int: shmem_int_wait_until, \
        long: shmem_long_wait_until, \
        long long: shmem_longlong_wait_until, \
        unsigned short: shmem_ushort_wait_until, \
        unsigned int: shmem_uint_wait_until, \
        unsigned long: shmem_ulong_wait_until, \
        unsigned long long: shmem_ulonglong_wait_until)((ptr), __VA_ARGS__)

#define shmem_test(ptr, ...) \
    _Generic(*(ptr), \
        short: shmem_short_test, \
        int: shmem_int_test, \
        long: shmem_long_test, \
        long long: shmem_longlong_test, \
        unsigned short: shmem_ushort_test, \
        unsigned int: shmem_uint_test, \
        unsigned long: shmem_ulong_test, \
        unsigned long long: shmem_ulonglong_test)((ptr), __VA_ARGS__)

#define SMA_FORM(a1, a2, a3, a4, a5, a6, a7, a8, form, ...) form

#define shmem_sync(...) \
    SMA_FORM(__VA_ARGS__, \
        (shmem_sync), (shmem_sync), \
        (shmem_sync), (shmem_sync), \
        (shmem_sync), (shmem_sync), \
        (shmem_sync), shmem_team_sync, \
        0)(__VA_ARGS__)

#define SMA_FORM_broadcast(team, dest, ...) \
    _Generic(*(dest), \
        float: shmem_float_broadcast, \
        double: shmem_double_broadcast, \
        long double: shmem_longdouble_broadcast, \
        char: shmem_char_broadcast, \
        signed char: shmem_schar_broadcast, \
        short: shmem_short_broadcast, \
        int: shmem_int_broadcast, \
        long: shmem_long_broadcast, \
        long long: shmem_longlong_broadcast, \
        unsigned char: shmem_uchar_broadcast, \
        unsigned short: shmem_ushort_broadcast, \
        unsigned int: shmem_uint_broadcast, \
        unsigned long: shmem_ulong_broadcast, \
        unsigned long long: shmem_ulonglong_broadcast)((team), (dest), __VA_ARGS__)

#define shmem_broadcast(...) \
    SMA_FORM(__VA_ARGS__, \
        (shmem_broadcast), (shmem_broadcast), \
        (shmem_broadcast), SMA_FORM_broadcast, \
        SMA_FORM_broadcast, SMA_FORM_broadcast, \
        SMA_FORM_broadcast, SMA_FORM_broadcast, \
        0)(__VA_ARGS__)

#define SMA_FORM_collect(team, dest, ...) \
    _Generic(*(dest), \
        float: shmem_float_collect, \
        double: shmem_double_collect, \
        long double: shmem_longdouble_collect, \
        char: shmem_char_collect, \
        signed char: shmem_schar_collect, \
        short: shmem_short_collect, \
        int: shmem_int_collect, \
        long: shmem_long_collect, \
        long long: shmem_longlong_collect, \
        unsigned char: shmem_uchar_collect, \
        unsigned short: shmem_ushort_collect, \
        unsigned int: shmem_uint_collect, \
        unsigned long: shmem_ulong_collect, \
        unsigned long long: shmem_ulonglong_collect)((team), (dest), __VA_ARGS__)

#define shmem_collect(...) \
    SMA_FORM(__VA_ARGS__, \
        (shmem_collect), (shmem_collect), \
        (shmem_collect), (shmem_collect), \
        SMA_FORM_collect, SMA_FORM_collect, \
        SMA_FORM_collect, SMA_FORM_collect, \
        0)(__VA_ARGS__)

#define SMA_FORM_fcollect(team, dest, ...) \
    _Generic(*(dest), \
        float: shmem_float_fcollect, \
        double: shmem_double_fcollect, \
        long double: shmem_longdouble_fcollect, \
        char: shmem_char_fcollect, \
        signed char: shmem_schar_fcollect, \
        short: shmem_short_fcollect, \
        int: shmem_int_fcollect, \
        long: shmem_long_fcollect, \
        long long: shmem_longlong_fcollect, \
        unsigned char: shmem_uchar_fcollect, \
        unsigned short: shmem_ushort_fcollect, \
        unsigned int: shmem_uint_fcollect, \
        unsigned long: shmem_ulong_fcollect, \
        unsigned long long: shmem_ulonglong_fcollect)((team), (dest), __VA_ARGS__)

#define shmem_fcollect(...) \
    SMA_FORM(__VA_ARGS__, \
        (shmem_fcollect), (shmem_fcollect), \
        (shmem_fcollect), (shmem_fcollect), \
        SMA_FORM_fcollect, SMA_FORM_fcollect, \
        SMA_FORM_fcollect, SMA_FORM_fcollect, \
        0)(__VA_ARGS__)

#define shmem_alltoall(team, dest, ...) \
    _Generic(*(dest), \
        float: shmem_float_alltoall, \
        double: shmem_double_alltoall, \
        long double: shmem_longdouble_alltoall, \
        char: shmem_char_alltoall, \
        signed char: shmem_schar_alltoall, \
        short: shmem_short_alltoall, \
        int: shmem_int_alltoall, \
        long: shmem_long_alltoall, \
        long long: shmem_longlong_alltoall, \
        unsigned char: shmem_uchar_alltoall, \
        unsigned short: shmem_ushort_alltoall, \
        unsigned int: shmem_uint_alltoall, \
        unsigned long: shmem_ulong_alltoall, \
        unsigned long long: shmem_ulonglong_alltoall)((team), (dest), __VA_ARGS__)

#define shmem_alltoalls(team, dest, ...) \
    _Generic(*(dest), \
        float: shmem_float_alltoalls, \
        double: shmem_double_alltoalls, \
        long double: shmem_longdouble_alltoalls, \
        char: shmem_char_alltoalls, \
        signed char: shmem_schar_alltoalls, \
        short: shmem_short_alltoalls, \
        int: shmem_int_alltoalls, \
        long: shmem_long_alltoalls, \
        long long: shmem_longlong_alltoalls, \
        unsigned char: shmem_uchar_alltoalls, \
        unsigned short: shmem_ushort_alltoalls, \
        unsigned int: shmem_uint_alltoalls, \
        unsigned long: shmem_ulong_alltoalls, \
        unsigned long long: shmem_ulonglong_alltoalls)((team), (dest), __VA_ARGS__)

#define shmem_and_reduce(team, dest, ...) \
    _Generic(*(dest), \
        short: shmem_short_and_reduce, \
        int: shmem_int_and_reduce, \
        long: shmem_long_and_reduce, \
        long long: shmem_longlong_and_reduce, \
        unsigned char: shmem_uchar_and_reduce, \
        unsigned short: shmem_ushort_and_reduce, \
        unsigned int: shmem_uint_and_reduce, \
        unsigned long: shmem_ulong_and_reduce, \
        unsigned long long: shmem_ulonglong_and_reduce, \
        int8_t: shmem_int8_and_reduce)((team), (dest), __VA_ARGS__)

#define shmem_or_reduce(team, dest, ...) \
    _Generic(*(dest), \
        short: shmem_short_or_reduce, \
        int: shmem_int_or_reduce, \
        long: shmem_long_or_reduce, \
        long long: shmem_longlong_or_reduce, \
        unsigned char: shmem_uchar_or_reduce, \
        unsigned short: shmem_ushort_or_reduce, \
        unsigned int: shmem_uint_or_reduce, \
        unsigned long: shmem_ulong_or_reduce, \
        unsigned long long: shmem_ulonglong_or_reduce, \
        int8_t: shmem_int8_or_reduce)((team), (dest), __VA_ARGS__)

#define shmem_xor_reduce(team, dest, ...) \
    _Generic(*(dest), \
        short: shmem_short_xor_reduce, \
        int: shmem_int_xor_reduce, \
        long: shmem_long_xor_reduce, \
        long long: shmem_longlong_xor_reduce, \
        unsigned char: shmem_uchar_xor_reduce, \
        unsigned short: shmem_ushort_xor_reduce, \
        unsigned int: shmem_uint_xor_reduce, \
        unsigned long: shmem_ulong_xor_reduce, \
        unsigned long long: shmem_ulonglong_xor_reduce, \
        int8_t: shmem_int8_xor_reduce)((team), (dest), __VA_ARGS__)

#define shmem_max_reduce(team, dest, ...) \
    _Generic(*(dest), \
        char: shmem_char_max_reduce, \
        signed char: shmem_schar_max_reduce, \
        short: shmem_short_max_reduce, \
        int: shmem_int_max_reduce, \
        long: shmem_long_max_reduce, \
        long long: shmem_longlong_max_reduce, \
        unsigned char: shmem_uchar_max_reduce, \
        unsigned short: shmem_ushort_max_reduce, \
        unsigned int: shmem_uint_max_reduce, \
        unsigned long: shmem_ulong_max_reduce, \
        unsigned long long: shmem_ulonglong_max_reduce, \
        float: shmem_float_max_reduce, \
        double: shmem_double_max_reduce, \
        long double: shmem_longdouble_max_reduce)((team), (dest), __VA_ARGS__)

#define shmem_min_reduce(team, dest, ...) \
    _Generic(*(dest), \
        char: shmem_char_min_reduce, \
        signed char: shmem_schar_min_reduce, \
        short: shmem_short_min_reduce, \
        int: shmem_int_min_reduce, \
        long: shmem_long_min_reduce, \
        long long: shmem_longlong_min_reduce, \
        unsigned char: shmem_uchar_min_reduce, \
        unsigned short: shmem_ushort_min_reduce, \
        unsigned int: shmem_uint_min_reduce, \
        unsigned long: shmem_ulong_min_reduce, \
        unsigned long long: shmem_ulonglong_min_reduce, \
        float: shmem_float_min_reduce, \
        double: shmem_double_min_reduce, \
        long double: shmem_longdouble_min_reduce)((team), (dest), __VA_ARGS__)

#define shmem_sum_reduce(team, dest, ...) \
    _Generic(*(dest), \
        char: shmem_char_sum_reduce, \
        signed char: shmem_schar_sum_reduce, \
        short: shmem_short_sum_reduce, \
        int: shmem_int_sum_reduce, \
        long: shmem_long_sum_reduce, \
        long long: shmem_longlong_sum_reduce, \
        unsigned char: shmem_uchar_sum_reduce, \
        unsigned short: shmem_ushort_sum_reduce, \
        unsigned int: shmem_uint_sum_reduce, \
        unsigned long: shmem_ulong_sum_reduce, \
        unsigned long long: shmem_ulonglong_sum_reduce, \
        float: shmem_float_sum_reduce, \
        double: shmem_double_sum_reduce, \
        long double: shmem_longdouble_sum_reduce, \
        sma_complexf_t: shmem_complexf_sum_reduce, \
        sma_complexd_t: shmem_complexd_sum_reduce)((team), (dest), __VA_ARGS__)

#define shmem_prod_reduce(team, dest, ...) \
    _Generic(*(dest), \
        char: shmem_char_prod_reduce, \
        signed char: shmem_schar_prod_reduce, \
        short: shmem_short_prod_reduce, \
        int: shmem_int_prod_reduce, \
        long: shmem_long_prod_reduce, \
        long long: shmem_longlong_prod_reduce, \
        unsigned char: shmem_uchar_prod_reduce, \
        unsigned short: shmem_ushort_prod_reduce, \
        unsigned int: shmem_uint_prod_reduce, \
        unsigned long: shmem_ulong_prod_reduce, \
        unsigned long long: shmem_ulonglong_prod_reduce, \
        float: shmem_float_prod_reduce, \
        double: shmem_double_prod_reduce, \
        long double: shmem_longdouble_prod_reduce, \
        sma_complexf_t: shmem_complexf_prod_reduce, \
        sma_complexd_t: shmem_complexd_prod_reduce)((team), (dest), __VA_ARGS__)

#define shmem_sum_inscan(team, dest, ...) \
    _Generic(*(dest), \
        char: shmem_char_sum_inscan, \
        signed char: shmem_schar_sum_inscan, \
        short: shmem_short_sum_inscan, \
        int: shmem_int_sum_inscan, \
        long: shmem_long_sum_inscan, \
        long long: shmem_longlong_sum_inscan, \
        unsigned char: shmem_uchar_sum_inscan, \
        unsigned short: shmem_ushort_sum_inscan, \
        unsigned int: shmem_uint_sum_inscan, \
        unsigned long: shmem_ulong_sum_inscan, \
        unsigned long long: shmem_ulonglong_sum_inscan, \
        float: shmem_float_sum_inscan, \
        double: shmem_double_sum_inscan, \
        long double: shmem_longdouble_sum_inscan, \
        sma_complexf_t: shmem_complexf_sum_inscan, \
        sma_complexd_t: shmem_complexd_sum_inscan)((team), (dest), __VA_ARGS__)

#define shmem_sum_exscan(team, dest, ...) \
    _Generic(*(dest), \
        char: shmem_char_sum_exscan, \
        signed char: shmem_schar_sum_exscan, \
        short: shmem_short_sum_exscan, \
        int: shmem_int_sum_exscan, \
        long: shmem_long_sum_exscan, \
        long long: shmem_longlong_sum_exscan, \
        unsigned char: shmem_uchar_sum_exscan, \
        unsigned short: shmem_ushort_sum_exscan, \
        unsigned int: shmem_uint_sum_exscan, \
        unsigned long: shmem_ulong_sum_exscan, \
        unsigned long long: shmem_ulonglong_sum_exscan, \
        float: shmem_float_sum_exscan, \
        double: shmem_double_sum_exscan, \
        long double: shmem_longdouble_sum_exscan, \
        sma_complexf_t: shmem_complexf_sum_exscan, \
        sma_complexd_t: shmem_complexd_sum_exscan)((team), (dest), __VA_ARGS__)

#endif

#ifdef __cplusplus
static inline int shmem_sync(shmem_team_t team)
{
    return shmem_team_sync(team);
}
#endif

#endif

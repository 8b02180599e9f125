/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * NVSHMEM with active sets and teams, for C, C++ and CUDA (libsma_cuda).
 *
 * Generated from src/api; edit the table there, not this file.
 */
#ifndef SMA_NVSHMEM_H
#define SMA_NVSHMEM_H

#include <stddef.h>
#include <stdint.h>

/* NVSHMEM's header includes these, and programs rely on it. */
#include <assert.h>
#ifdef __has_include
#if __has_include(<cuda_runtime.h>)
#include <cuda.h>
#include <cuda_runtime.h>
#endif
#if __has_include(<cuda_fp16.h>) && defined(__cplusplus)
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#endif
#endif

#ifdef __CUDACC__
#include <cuComplex.h>

#include "sma/cuda/device.h"
#endif

/* constants */

#define NVSHMEM_MAJOR_VERSION          1
#define _NVSHMEM_MAJOR_VERSION         NVSHMEM_MAJOR_VERSION
#define NVSHMEM_MINOR_VERSION          6
#define _NVSHMEM_MINOR_VERSION         NVSHMEM_MINOR_VERSION
#define NVSHMEM_MAX_NAME_LEN           256
#define _NVSHMEM_MAX_NAME_LEN          NVSHMEM_MAX_NAME_LEN
#define NVSHMEM_VENDOR_STRING          "libsma"
#define _NVSHMEM_VENDOR_STRING         NVSHMEM_VENDOR_STRING

#define NVSHMEM_SYNC_VALUE             0
#define _NVSHMEM_SYNC_VALUE            NVSHMEM_SYNC_VALUE
#define NVSHMEM_SYNC_SIZE              64
#define NVSHMEM_BARRIER_SYNC_SIZE      64
#define _NVSHMEM_BARRIER_SYNC_SIZE     NVSHMEM_BARRIER_SYNC_SIZE
#define NVSHMEM_BCAST_SYNC_SIZE        64
#define _NVSHMEM_BCAST_SYNC_SIZE       NVSHMEM_BCAST_SYNC_SIZE
#define NVSHMEM_COLLECT_SYNC_SIZE      64
#define _NVSHMEM_COLLECT_SYNC_SIZE     NVSHMEM_COLLECT_SYNC_SIZE
#define NVSHMEM_REDUCE_SYNC_SIZE       64
#define _NVSHMEM_REDUCE_SYNC_SIZE      NVSHMEM_REDUCE_SYNC_SIZE
#define NVSHMEM_ALLTOALL_SYNC_SIZE     64
#define _NVSHMEM_ALLTOALL_SYNC_SIZE    NVSHMEM_ALLTOALL_SYNC_SIZE
#define NVSHMEM_REDUCE_MIN_WRKDATA_SIZE 8
#define _NVSHMEM_REDUCE_MIN_WRKDATA_SIZE NVSHMEM_REDUCE_MIN_WRKDATA_SIZE

#define NVSHMEM_CMP_EQ                 0
#define _NVSHMEM_CMP_EQ                NVSHMEM_CMP_EQ
#define NVSHMEM_CMP_NE                 1
#define _NVSHMEM_CMP_NE                NVSHMEM_CMP_NE
#define NVSHMEM_CMP_GT                 2
#define _NVSHMEM_CMP_GT                NVSHMEM_CMP_GT
#define NVSHMEM_CMP_LE                 3
#define _NVSHMEM_CMP_LE                NVSHMEM_CMP_LE
#define NVSHMEM_CMP_LT                 4
#define _NVSHMEM_CMP_LT                NVSHMEM_CMP_LT
#define NVSHMEM_CMP_GE                 5
#define _NVSHMEM_CMP_GE                NVSHMEM_CMP_GE

#define NVSHMEM_THREAD_SINGLE          0
#define NVSHMEM_THREAD_FUNNELED        1
#define NVSHMEM_THREAD_SERIALIZED      2
#define NVSHMEM_THREAD_MULTIPLE        3

#define NVSHMEM_SIGNAL_SET             0
#define NVSHMEM_SIGNAL_ADD             1

#define NVSHMEM_TEAM_INVALID           (-1)
#define NVSHMEM_TEAM_WORLD             0
#define NVSHMEM_TEAM_SHARED            1
#define NVSHMEM_TEAM_NODE              2

#define NVSHMEM_VENDOR_MAJOR_VERSION   2
#define NVSHMEM_VENDOR_MINOR_VERSION   0
#define NVSHMEM_VENDOR_PATCH_VERSION   0
#define NVSHMEM_VENDOR_VERSION         20000

#define NVSHMEMX_TEAM_NODE             NVSHMEM_TEAM_NODE
#define NVSHMEM_SUCCESS                0
#define NVSHMEMX_INIT_WITH_MPI_COMM    2
#define NVSHMEMX_INIT_WITH_SHMEM       4
#define NVSHMEMX_INIT_WITH_HANDLE      8
#define NVSHMEMX_INIT_WITH_UNIQUEID    16

#define NVSHMEM_STATUS_NOT_INITIALIZED 0
#define NVSHMEM_STATUS_IS_BOOTSTRAPPED 1
#define NVSHMEM_STATUS_IS_INITIALIZED  2
#define NVSHMEM_STATUS_FULL_MPG        4

/* a stream of CUDA, whether CUDA is installed or not */
struct dim3;
typedef struct CUstream_st *cudaStream_t;

/* teams */
typedef int32_t nvshmem_team_t;

typedef struct {
    int num_contexts;
} nvshmem_team_config_t;

/* the types of 16 bits of CUDA */
#if defined(__CUDA_FP16_H__) && defined(__CUDA_BF16_H__)
typedef __half sma_cuda_half_t;
typedef __nv_bfloat16 sma_cuda_bfloat16_t;
#else
typedef struct {
    uint16_t bits;
} sma_cuda_half_t;
typedef struct {
    uint16_t bits;
} sma_cuda_bfloat16_t;
#endif

/* An element of 128 bits. */
typedef struct {
    uint64_t word[2];
} sma_cuda_128;

#if defined(__CUDACC__)
typedef cuFloatComplex sma_cuda_complexf_t;
typedef cuDoubleComplex sma_cuda_complexd_t;
#elif defined(__cplusplus) && defined(__GNUC__)
/* _Complex is an extension in C++ */
__extension__ typedef float _Complex sma_cuda_complexf_t;
__extension__ typedef double _Complex sma_cuda_complexd_t;
#else
typedef float _Complex sma_cuda_complexf_t;
typedef double _Complex sma_cuda_complexd_t;
#endif

#ifndef SMA_NORETURN
#ifdef __GNUC__
#define SMA_NORETURN __attribute__((__noreturn__))
#else
#define SMA_NORETURN
#endif
#endif

#ifdef __CUDACC__

/* A function that kernels and the host call.  On the host it calls the routine
 * of the library, which has the same name and the linkage of C. */
#ifdef __CUDA_ARCH__
#define SMA_CUDA_BOTH(type, name, args, names, device) \
    static __host__ __device__ __forceinline__ type name args \
    { \
        return device; \
    }
#else
#define SMA_CUDA_BOTH(type, name, args, names, device) \
    extern "C" type sma_host_##name args __asm__(#name); \
    static __host__ __device__ __forceinline__ type name args \
    { \
        return sma_host_##name names; \
    }
#endif

/* A function that kernels call. */
#define SMA_CUDA_DEVICE(type, name, args, device) \
    static __device__ __forceinline__ type name args \
    { \
        return device; \
    }

static __device__ __forceinline__ int sma_cuda_my_pe(void)
{
    return sma_cuda::here().pe;
}

static __device__ __forceinline__ int sma_cuda_n_pes(void)
{
    return sma_cuda::here().npes;
}

static __device__ __forceinline__ bool sma_cuda_is_team(nvshmem_team_t team)
{
    return team >= 0 && team < SMA_CUDA_TEAMS &&
           sma_cuda::here().teams[team].size > 0;
}

static __device__ __forceinline__ int sma_cuda_team_my_pe(nvshmem_team_t team)
{
    return sma_cuda_is_team(team) ? sma_cuda::here().teams[team].me : -1;
}

static __device__ __forceinline__ int sma_cuda_team_n_pes(nvshmem_team_t team)
{
    return sma_cuda_is_team(team) ? sma_cuda::here().teams[team].size : -1;
}

static __device__ __forceinline__ int
sma_cuda_team_translate_pe(nvshmem_team_t src, int pe, nvshmem_team_t dest)
{
    int away;

    if (pe < 0 || pe >= sma_cuda_team_n_pes(src) || !sma_cuda_is_team(dest))
        return -1;
    away = sma_cuda::team_set(src).pe(pe) - sma_cuda::team_set(dest).start;
    if (away < 0 || away % sma_cuda::team_set(dest).stride != 0)
        return -1;
    away /= sma_cuda::team_set(dest).stride;
    return away < sma_cuda_team_n_pes(dest) ? away : -1;
}

static __device__ __forceinline__ void sma_cuda_info_get_version(int *major,
                                                                 int *minor)
{
    *major = NVSHMEM_MAJOR_VERSION;
    *minor = NVSHMEM_MINOR_VERSION;
}

static __device__ __forceinline__ void sma_cuda_vendor_get_version_info(
    int *major, int *minor, int *patch)
{
    *major = NVSHMEM_VENDOR_MAJOR_VERSION;
    *minor = NVSHMEM_VENDOR_MINOR_VERSION;
    *patch = NVSHMEM_VENDOR_PATCH_VERSION;
}

static __device__ __forceinline__ void sma_cuda_info_get_name(char *name)
{
    const char *text = NVSHMEM_VENDOR_STRING;

    while ((*name++ = *text++) != '\0')
        ;
}

#endif

#ifdef __cplusplus
extern "C" {
#endif
#ifdef __GNUC__
#pragma GCC visibility push(default)
#endif

/* setup, exit, query */

void nvshmem_init(void);
int nvshmem_init_thread(int requested, int *provided);
void nvshmem_finalize(void);
void nvshmem_query_thread(int *provided);
SMA_NORETURN void nvshmem_global_exit(int status);

/* memory management */

void *nvshmem_malloc(size_t size);
void nvshmem_free(void *ptr);
void *nvshmem_realloc(void *ptr, size_t size);
void *nvshmem_align(size_t alignment, size_t size);
void *nvshmem_calloc(size_t count, size_t size);

/* teams */

int nvshmem_team_get_config(nvshmem_team_t team, long config_mask,
    nvshmem_team_config_t *config);
int nvshmem_team_split_strided(nvshmem_team_t parent_team, int start,
    int stride, int size, const nvshmem_team_config_t *config,
    long config_mask, nvshmem_team_t *new_team);
int nvshmem_team_split_2d(nvshmem_team_t parent_team, int xrange,
    const nvshmem_team_config_t *xaxis_config, long xaxis_mask,
    nvshmem_team_t *xaxis_team, const nvshmem_team_config_t *yaxis_config,
    long yaxis_mask, nvshmem_team_t *yaxis_team);
void nvshmem_team_destroy(nvshmem_team_t team);

/* cache control, which orders loads: caches are coherent */

void nvshmem_clear_cache_inv(void);
void nvshmem_set_cache_inv(void);
void nvshmem_clear_cache_line_inv(void *dest);
void nvshmem_set_cache_line_inv(void *dest);
void nvshmem_udcflush(void);
void nvshmem_udcflush_line(void *dest);

#ifndef __CUDACC__

/* setup, exit, query */

int nvshmem_my_pe(void);
int nvshmem_n_pes(void);
void nvshmem_info_get_version(int *major, int *minor);
void nvshmem_info_get_name(char *name);
void *nvshmem_ptr(const void *dest, int pe);

/* remote memory access */

void nvshmem_float_put(float *dest, const float *source, size_t nelems,
    int pe);
void nvshmem_double_put(double *dest, const double *source, size_t nelems,
    int pe);
void nvshmem_char_put(char *dest, const char *source, size_t nelems, int pe);
void nvshmem_schar_put(signed char *dest, const signed char *source,
    size_t nelems, int pe);
void nvshmem_short_put(short *dest, const short *source, size_t nelems,
    int pe);
void nvshmem_int_put(int *dest, const int *source, size_t nelems, int pe);
void nvshmem_long_put(long *dest, const long *source, size_t nelems, int pe);
void nvshmem_longlong_put(long long *dest, const long long *source,
    size_t nelems, int pe);
void nvshmem_uchar_put(unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe);
void nvshmem_ushort_put(unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe);
void nvshmem_uint_put(unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe);
void nvshmem_ulong_put(unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe);
void nvshmem_ulonglong_put(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe);
void nvshmem_int8_put(int8_t *dest, const int8_t *source, size_t nelems,
    int pe);
void nvshmem_int16_put(int16_t *dest, const int16_t *source, size_t nelems,
    int pe);
void nvshmem_int32_put(int32_t *dest, const int32_t *source, size_t nelems,
    int pe);
void nvshmem_int64_put(int64_t *dest, const int64_t *source, size_t nelems,
    int pe);
void nvshmem_uint8_put(uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe);
void nvshmem_uint16_put(uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe);
void nvshmem_uint32_put(uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe);
void nvshmem_uint64_put(uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe);
void nvshmem_size_put(size_t *dest, const size_t *source, size_t nelems,
    int pe);
void nvshmem_ptrdiff_put(ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe);
void nvshmem_half_put(sma_cuda_half_t *dest, const sma_cuda_half_t *source,
    size_t nelems, int pe);
void nvshmem_bfloat16_put(sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, size_t nelems, int pe);
void nvshmem_put8(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_put16(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_put32(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_put64(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_put128(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_putmem(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_float_get(float *dest, const float *source, size_t nelems,
    int pe);
void nvshmem_double_get(double *dest, const double *source, size_t nelems,
    int pe);
void nvshmem_char_get(char *dest, const char *source, size_t nelems, int pe);
void nvshmem_schar_get(signed char *dest, const signed char *source,
    size_t nelems, int pe);
void nvshmem_short_get(short *dest, const short *source, size_t nelems,
    int pe);
void nvshmem_int_get(int *dest, const int *source, size_t nelems, int pe);
void nvshmem_long_get(long *dest, const long *source, size_t nelems, int pe);
void nvshmem_longlong_get(long long *dest, const long long *source,
    size_t nelems, int pe);
void nvshmem_uchar_get(unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe);
void nvshmem_ushort_get(unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe);
void nvshmem_uint_get(unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe);
void nvshmem_ulong_get(unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe);
void nvshmem_ulonglong_get(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe);
void nvshmem_int8_get(int8_t *dest, const int8_t *source, size_t nelems,
    int pe);
void nvshmem_int16_get(int16_t *dest, const int16_t *source, size_t nelems,
    int pe);
void nvshmem_int32_get(int32_t *dest, const int32_t *source, size_t nelems,
    int pe);
void nvshmem_int64_get(int64_t *dest, const int64_t *source, size_t nelems,
    int pe);
void nvshmem_uint8_get(uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe);
void nvshmem_uint16_get(uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe);
void nvshmem_uint32_get(uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe);
void nvshmem_uint64_get(uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe);
void nvshmem_size_get(size_t *dest, const size_t *source, size_t nelems,
    int pe);
void nvshmem_ptrdiff_get(ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe);
void nvshmem_half_get(sma_cuda_half_t *dest, const sma_cuda_half_t *source,
    size_t nelems, int pe);
void nvshmem_bfloat16_get(sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, size_t nelems, int pe);
void nvshmem_get8(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_get16(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_get32(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_get64(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_get128(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_getmem(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_float_put_nbi(float *dest, const float *source, size_t nelems,
    int pe);
void nvshmem_double_put_nbi(double *dest, const double *source, size_t nelems,
    int pe);
void nvshmem_char_put_nbi(char *dest, const char *source, size_t nelems,
    int pe);
void nvshmem_schar_put_nbi(signed char *dest, const signed char *source,
    size_t nelems, int pe);
void nvshmem_short_put_nbi(short *dest, const short *source, size_t nelems,
    int pe);
void nvshmem_int_put_nbi(int *dest, const int *source, size_t nelems, int pe);
void nvshmem_long_put_nbi(long *dest, const long *source, size_t nelems,
    int pe);
void nvshmem_longlong_put_nbi(long long *dest, const long long *source,
    size_t nelems, int pe);
void nvshmem_uchar_put_nbi(unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe);
void nvshmem_ushort_put_nbi(unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe);
void nvshmem_uint_put_nbi(unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe);
void nvshmem_ulong_put_nbi(unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe);
void nvshmem_ulonglong_put_nbi(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe);
void nvshmem_int8_put_nbi(int8_t *dest, const int8_t *source, size_t nelems,
    int pe);
void nvshmem_int16_put_nbi(int16_t *dest, const int16_t *source, size_t nelems,
    int pe);
void nvshmem_int32_put_nbi(int32_t *dest, const int32_t *source, size_t nelems,
    int pe);
void nvshmem_int64_put_nbi(int64_t *dest, const int64_t *source, size_t nelems,
    int pe);
void nvshmem_uint8_put_nbi(uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe);
void nvshmem_uint16_put_nbi(uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe);
void nvshmem_uint32_put_nbi(uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe);
void nvshmem_uint64_put_nbi(uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe);
void nvshmem_size_put_nbi(size_t *dest, const size_t *source, size_t nelems,
    int pe);
void nvshmem_ptrdiff_put_nbi(ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe);
void nvshmem_half_put_nbi(sma_cuda_half_t *dest, const sma_cuda_half_t *source,
    size_t nelems, int pe);
void nvshmem_bfloat16_put_nbi(sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, size_t nelems, int pe);
void nvshmem_put8_nbi(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_put16_nbi(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_put32_nbi(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_put64_nbi(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_put128_nbi(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_putmem_nbi(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_float_get_nbi(float *dest, const float *source, size_t nelems,
    int pe);
void nvshmem_double_get_nbi(double *dest, const double *source, size_t nelems,
    int pe);
void nvshmem_char_get_nbi(char *dest, const char *source, size_t nelems,
    int pe);
void nvshmem_schar_get_nbi(signed char *dest, const signed char *source,
    size_t nelems, int pe);
void nvshmem_short_get_nbi(short *dest, const short *source, size_t nelems,
    int pe);
void nvshmem_int_get_nbi(int *dest, const int *source, size_t nelems, int pe);
void nvshmem_long_get_nbi(long *dest, const long *source, size_t nelems,
    int pe);
void nvshmem_longlong_get_nbi(long long *dest, const long long *source,
    size_t nelems, int pe);
void nvshmem_uchar_get_nbi(unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe);
void nvshmem_ushort_get_nbi(unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe);
void nvshmem_uint_get_nbi(unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe);
void nvshmem_ulong_get_nbi(unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe);
void nvshmem_ulonglong_get_nbi(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe);
void nvshmem_int8_get_nbi(int8_t *dest, const int8_t *source, size_t nelems,
    int pe);
void nvshmem_int16_get_nbi(int16_t *dest, const int16_t *source, size_t nelems,
    int pe);
void nvshmem_int32_get_nbi(int32_t *dest, const int32_t *source, size_t nelems,
    int pe);
void nvshmem_int64_get_nbi(int64_t *dest, const int64_t *source, size_t nelems,
    int pe);
void nvshmem_uint8_get_nbi(uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe);
void nvshmem_uint16_get_nbi(uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe);
void nvshmem_uint32_get_nbi(uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe);
void nvshmem_uint64_get_nbi(uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe);
void nvshmem_size_get_nbi(size_t *dest, const size_t *source, size_t nelems,
    int pe);
void nvshmem_ptrdiff_get_nbi(ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe);
void nvshmem_half_get_nbi(sma_cuda_half_t *dest, const sma_cuda_half_t *source,
    size_t nelems, int pe);
void nvshmem_bfloat16_get_nbi(sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, size_t nelems, int pe);
void nvshmem_get8_nbi(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_get16_nbi(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_get32_nbi(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_get64_nbi(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_get128_nbi(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_getmem_nbi(void *dest, const void *source, size_t nelems, int pe);
void nvshmem_float_p(float *dest, float value, int pe);
void nvshmem_double_p(double *dest, double value, int pe);
void nvshmem_char_p(char *dest, char value, int pe);
void nvshmem_schar_p(signed char *dest, signed char value, int pe);
void nvshmem_short_p(short *dest, short value, int pe);
void nvshmem_int_p(int *dest, int value, int pe);
void nvshmem_long_p(long *dest, long value, int pe);
void nvshmem_longlong_p(long long *dest, long long value, int pe);
void nvshmem_uchar_p(unsigned char *dest, unsigned char value, int pe);
void nvshmem_ushort_p(unsigned short *dest, unsigned short value, int pe);
void nvshmem_uint_p(unsigned int *dest, unsigned int value, int pe);
void nvshmem_ulong_p(unsigned long *dest, unsigned long value, int pe);
void nvshmem_ulonglong_p(unsigned long long *dest, unsigned long long value,
    int pe);
void nvshmem_int8_p(int8_t *dest, int8_t value, int pe);
void nvshmem_int16_p(int16_t *dest, int16_t value, int pe);
void nvshmem_int32_p(int32_t *dest, int32_t value, int pe);
void nvshmem_int64_p(int64_t *dest, int64_t value, int pe);
void nvshmem_uint8_p(uint8_t *dest, uint8_t value, int pe);
void nvshmem_uint16_p(uint16_t *dest, uint16_t value, int pe);
void nvshmem_uint32_p(uint32_t *dest, uint32_t value, int pe);
void nvshmem_uint64_p(uint64_t *dest, uint64_t value, int pe);
void nvshmem_size_p(size_t *dest, size_t value, int pe);
void nvshmem_ptrdiff_p(ptrdiff_t *dest, ptrdiff_t value, int pe);
void nvshmem_half_p(sma_cuda_half_t *dest, sma_cuda_half_t value, int pe);
void nvshmem_bfloat16_p(sma_cuda_bfloat16_t *dest, sma_cuda_bfloat16_t value,
    int pe);
float nvshmem_float_g(const float *source, int pe);
double nvshmem_double_g(const double *source, int pe);
char nvshmem_char_g(const char *source, int pe);
signed char nvshmem_schar_g(const signed char *source, int pe);
short nvshmem_short_g(const short *source, int pe);
int nvshmem_int_g(const int *source, int pe);
long nvshmem_long_g(const long *source, int pe);
long long nvshmem_longlong_g(const long long *source, int pe);
unsigned char nvshmem_uchar_g(const unsigned char *source, int pe);
unsigned short nvshmem_ushort_g(const unsigned short *source, int pe);
unsigned int nvshmem_uint_g(const unsigned int *source, int pe);
unsigned long nvshmem_ulong_g(const unsigned long *source, int pe);
unsigned long long nvshmem_ulonglong_g(const unsigned long long *source,
    int pe);
int8_t nvshmem_int8_g(const int8_t *source, int pe);
int16_t nvshmem_int16_g(const int16_t *source, int pe);
int32_t nvshmem_int32_g(const int32_t *source, int pe);
int64_t nvshmem_int64_g(const int64_t *source, int pe);
uint8_t nvshmem_uint8_g(const uint8_t *source, int pe);
uint16_t nvshmem_uint16_g(const uint16_t *source, int pe);
uint32_t nvshmem_uint32_g(const uint32_t *source, int pe);
uint64_t nvshmem_uint64_g(const uint64_t *source, int pe);
size_t nvshmem_size_g(const size_t *source, int pe);
ptrdiff_t nvshmem_ptrdiff_g(const ptrdiff_t *source, int pe);
sma_cuda_half_t nvshmem_half_g(const sma_cuda_half_t *source, int pe);
sma_cuda_bfloat16_t nvshmem_bfloat16_g(const sma_cuda_bfloat16_t *source,
    int pe);
void nvshmem_float_iput(float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_double_iput(double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_char_iput(char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_schar_iput(signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_short_iput(short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_int_iput(int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_long_iput(long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_longlong_iput(long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_uchar_iput(unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_ushort_iput(unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_uint_iput(unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_ulong_iput(unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_ulonglong_iput(unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe);
void nvshmem_int8_iput(int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_int16_iput(int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_int32_iput(int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_int64_iput(int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_uint8_iput(uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_uint16_iput(uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_uint32_iput(uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_uint64_iput(uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_size_iput(size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_ptrdiff_iput(ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_half_iput(sma_cuda_half_t *dest, const sma_cuda_half_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_bfloat16_iput(sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe);
void nvshmem_iput8(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_iput16(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_iput32(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_iput64(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_iput128(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_float_iget(float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_double_iget(double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_char_iget(char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_schar_iget(signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_short_iget(short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_int_iget(int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_long_iget(long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_longlong_iget(long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_uchar_iget(unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_ushort_iget(unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_uint_iget(unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_ulong_iget(unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_ulonglong_iget(unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe);
void nvshmem_int8_iget(int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_int16_iget(int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_int32_iget(int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_int64_iget(int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_uint8_iget(uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_uint16_iget(uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_uint32_iget(uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_uint64_iget(uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_size_iget(size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_ptrdiff_iget(ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_half_iget(sma_cuda_half_t *dest, const sma_cuda_half_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_bfloat16_iget(sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe);
void nvshmem_iget8(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_iget16(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_iget32(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_iget64(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);
void nvshmem_iget128(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe);

/* atomic memory operations */

float nvshmem_float_atomic_fetch(const float *source, int pe);
double nvshmem_double_atomic_fetch(const double *source, int pe);
int nvshmem_int_atomic_fetch(const int *source, int pe);
long nvshmem_long_atomic_fetch(const long *source, int pe);
long long nvshmem_longlong_atomic_fetch(const long long *source, int pe);
unsigned int nvshmem_uint_atomic_fetch(const unsigned int *source, int pe);
unsigned long nvshmem_ulong_atomic_fetch(const unsigned long *source, int pe);
unsigned long long nvshmem_ulonglong_atomic_fetch(const unsigned long long *source,
    int pe);
int32_t nvshmem_int32_atomic_fetch(const int32_t *source, int pe);
int64_t nvshmem_int64_atomic_fetch(const int64_t *source, int pe);
uint32_t nvshmem_uint32_atomic_fetch(const uint32_t *source, int pe);
uint64_t nvshmem_uint64_atomic_fetch(const uint64_t *source, int pe);
size_t nvshmem_size_atomic_fetch(const size_t *source, int pe);
ptrdiff_t nvshmem_ptrdiff_atomic_fetch(const ptrdiff_t *source, int pe);
void nvshmem_float_atomic_set(float *dest, float value, int pe);
void nvshmem_double_atomic_set(double *dest, double value, int pe);
void nvshmem_int_atomic_set(int *dest, int value, int pe);
void nvshmem_long_atomic_set(long *dest, long value, int pe);
void nvshmem_longlong_atomic_set(long long *dest, long long value, int pe);
void nvshmem_uint_atomic_set(unsigned int *dest, unsigned int value, int pe);
void nvshmem_ulong_atomic_set(unsigned long *dest, unsigned long value,
    int pe);
void nvshmem_ulonglong_atomic_set(unsigned long long *dest,
    unsigned long long value, int pe);
void nvshmem_int32_atomic_set(int32_t *dest, int32_t value, int pe);
void nvshmem_int64_atomic_set(int64_t *dest, int64_t value, int pe);
void nvshmem_uint32_atomic_set(uint32_t *dest, uint32_t value, int pe);
void nvshmem_uint64_atomic_set(uint64_t *dest, uint64_t value, int pe);
void nvshmem_size_atomic_set(size_t *dest, size_t value, int pe);
void nvshmem_ptrdiff_atomic_set(ptrdiff_t *dest, ptrdiff_t value, int pe);
float nvshmem_float_atomic_swap(float *dest, float value, int pe);
double nvshmem_double_atomic_swap(double *dest, double value, int pe);
int nvshmem_int_atomic_swap(int *dest, int value, int pe);
long nvshmem_long_atomic_swap(long *dest, long value, int pe);
long long nvshmem_longlong_atomic_swap(long long *dest, long long value,
    int pe);
unsigned int nvshmem_uint_atomic_swap(unsigned int *dest, unsigned int value,
    int pe);
unsigned long nvshmem_ulong_atomic_swap(unsigned long *dest,
    unsigned long value, int pe);
unsigned long long nvshmem_ulonglong_atomic_swap(unsigned long long *dest,
    unsigned long long value, int pe);
int32_t nvshmem_int32_atomic_swap(int32_t *dest, int32_t value, int pe);
int64_t nvshmem_int64_atomic_swap(int64_t *dest, int64_t value, int pe);
uint32_t nvshmem_uint32_atomic_swap(uint32_t *dest, uint32_t value, int pe);
uint64_t nvshmem_uint64_atomic_swap(uint64_t *dest, uint64_t value, int pe);
size_t nvshmem_size_atomic_swap(size_t *dest, size_t value, int pe);
ptrdiff_t nvshmem_ptrdiff_atomic_swap(ptrdiff_t *dest, ptrdiff_t value,
    int pe);
int nvshmem_int_atomic_compare_swap(int *dest, int cond, int value, int pe);
long nvshmem_long_atomic_compare_swap(long *dest, long cond, long value,
    int pe);
long long nvshmem_longlong_atomic_compare_swap(long long *dest, long long cond,
    long long value, int pe);
unsigned int nvshmem_uint_atomic_compare_swap(unsigned int *dest,
    unsigned int cond, unsigned int value, int pe);
unsigned long nvshmem_ulong_atomic_compare_swap(unsigned long *dest,
    unsigned long cond, unsigned long value, int pe);
unsigned long long nvshmem_ulonglong_atomic_compare_swap(unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe);
int32_t nvshmem_int32_atomic_compare_swap(int32_t *dest, int32_t cond,
    int32_t value, int pe);
int64_t nvshmem_int64_atomic_compare_swap(int64_t *dest, int64_t cond,
    int64_t value, int pe);
uint32_t nvshmem_uint32_atomic_compare_swap(uint32_t *dest, uint32_t cond,
    uint32_t value, int pe);
uint64_t nvshmem_uint64_atomic_compare_swap(uint64_t *dest, uint64_t cond,
    uint64_t value, int pe);
size_t nvshmem_size_atomic_compare_swap(size_t *dest, size_t cond,
    size_t value, int pe);
ptrdiff_t nvshmem_ptrdiff_atomic_compare_swap(ptrdiff_t *dest, ptrdiff_t cond,
    ptrdiff_t value, int pe);
int nvshmem_int_atomic_fetch_inc(int *dest, int pe);
long nvshmem_long_atomic_fetch_inc(long *dest, int pe);
long long nvshmem_longlong_atomic_fetch_inc(long long *dest, int pe);
unsigned int nvshmem_uint_atomic_fetch_inc(unsigned int *dest, int pe);
unsigned long nvshmem_ulong_atomic_fetch_inc(unsigned long *dest, int pe);
unsigned long long nvshmem_ulonglong_atomic_fetch_inc(unsigned long long *dest,
    int pe);
int32_t nvshmem_int32_atomic_fetch_inc(int32_t *dest, int pe);
int64_t nvshmem_int64_atomic_fetch_inc(int64_t *dest, int pe);
uint32_t nvshmem_uint32_atomic_fetch_inc(uint32_t *dest, int pe);
uint64_t nvshmem_uint64_atomic_fetch_inc(uint64_t *dest, int pe);
size_t nvshmem_size_atomic_fetch_inc(size_t *dest, int pe);
ptrdiff_t nvshmem_ptrdiff_atomic_fetch_inc(ptrdiff_t *dest, int pe);
void nvshmem_int_atomic_inc(int *dest, int pe);
void nvshmem_long_atomic_inc(long *dest, int pe);
void nvshmem_longlong_atomic_inc(long long *dest, int pe);
void nvshmem_uint_atomic_inc(unsigned int *dest, int pe);
void nvshmem_ulong_atomic_inc(unsigned long *dest, int pe);
void nvshmem_ulonglong_atomic_inc(unsigned long long *dest, int pe);
void nvshmem_int32_atomic_inc(int32_t *dest, int pe);
void nvshmem_int64_atomic_inc(int64_t *dest, int pe);
void nvshmem_uint32_atomic_inc(uint32_t *dest, int pe);
void nvshmem_uint64_atomic_inc(uint64_t *dest, int pe);
void nvshmem_size_atomic_inc(size_t *dest, int pe);
void nvshmem_ptrdiff_atomic_inc(ptrdiff_t *dest, int pe);
int nvshmem_int_atomic_fetch_add(int *dest, int value, int pe);
long nvshmem_long_atomic_fetch_add(long *dest, long value, int pe);
long long nvshmem_longlong_atomic_fetch_add(long long *dest, long long value,
    int pe);
unsigned int nvshmem_uint_atomic_fetch_add(unsigned int *dest,
    unsigned int value, int pe);
unsigned long nvshmem_ulong_atomic_fetch_add(unsigned long *dest,
    unsigned long value, int pe);
unsigned long long nvshmem_ulonglong_atomic_fetch_add(unsigned long long *dest,
    unsigned long long value, int pe);
int32_t nvshmem_int32_atomic_fetch_add(int32_t *dest, int32_t value, int pe);
int64_t nvshmem_int64_atomic_fetch_add(int64_t *dest, int64_t value, int pe);
uint32_t nvshmem_uint32_atomic_fetch_add(uint32_t *dest, uint32_t value,
    int pe);
uint64_t nvshmem_uint64_atomic_fetch_add(uint64_t *dest, uint64_t value,
    int pe);
size_t nvshmem_size_atomic_fetch_add(size_t *dest, size_t value, int pe);
ptrdiff_t nvshmem_ptrdiff_atomic_fetch_add(ptrdiff_t *dest, ptrdiff_t value,
    int pe);
void nvshmem_int_atomic_add(int *dest, int value, int pe);
void nvshmem_long_atomic_add(long *dest, long value, int pe);
void nvshmem_longlong_atomic_add(long long *dest, long long value, int pe);
void nvshmem_uint_atomic_add(unsigned int *dest, unsigned int value, int pe);
void nvshmem_ulong_atomic_add(unsigned long *dest, unsigned long value,
    int pe);
void nvshmem_ulonglong_atomic_add(unsigned long long *dest,
    unsigned long long value, int pe);
void nvshmem_int32_atomic_add(int32_t *dest, int32_t value, int pe);
void nvshmem_int64_atomic_add(int64_t *dest, int64_t value, int pe);
void nvshmem_uint32_atomic_add(uint32_t *dest, uint32_t value, int pe);
void nvshmem_uint64_atomic_add(uint64_t *dest, uint64_t value, int pe);
void nvshmem_size_atomic_add(size_t *dest, size_t value, int pe);
void nvshmem_ptrdiff_atomic_add(ptrdiff_t *dest, ptrdiff_t value, int pe);
unsigned int nvshmem_uint_atomic_fetch_and(unsigned int *dest,
    unsigned int value, int pe);
unsigned long nvshmem_ulong_atomic_fetch_and(unsigned long *dest,
    unsigned long value, int pe);
unsigned long long nvshmem_ulonglong_atomic_fetch_and(unsigned long long *dest,
    unsigned long long value, int pe);
int32_t nvshmem_int32_atomic_fetch_and(int32_t *dest, int32_t value, int pe);
int64_t nvshmem_int64_atomic_fetch_and(int64_t *dest, int64_t value, int pe);
uint32_t nvshmem_uint32_atomic_fetch_and(uint32_t *dest, uint32_t value,
    int pe);
uint64_t nvshmem_uint64_atomic_fetch_and(uint64_t *dest, uint64_t value,
    int pe);
void nvshmem_uint_atomic_and(unsigned int *dest, unsigned int value, int pe);
void nvshmem_ulong_atomic_and(unsigned long *dest, unsigned long value,
    int pe);
void nvshmem_ulonglong_atomic_and(unsigned long long *dest,
    unsigned long long value, int pe);
void nvshmem_int32_atomic_and(int32_t *dest, int32_t value, int pe);
void nvshmem_int64_atomic_and(int64_t *dest, int64_t value, int pe);
void nvshmem_uint32_atomic_and(uint32_t *dest, uint32_t value, int pe);
void nvshmem_uint64_atomic_and(uint64_t *dest, uint64_t value, int pe);
unsigned int nvshmem_uint_atomic_fetch_or(unsigned int *dest,
    unsigned int value, int pe);
unsigned long nvshmem_ulong_atomic_fetch_or(unsigned long *dest,
    unsigned long value, int pe);
unsigned long long nvshmem_ulonglong_atomic_fetch_or(unsigned long long *dest,
    unsigned long long value, int pe);
int32_t nvshmem_int32_atomic_fetch_or(int32_t *dest, int32_t value, int pe);
int64_t nvshmem_int64_atomic_fetch_or(int64_t *dest, int64_t value, int pe);
uint32_t nvshmem_uint32_atomic_fetch_or(uint32_t *dest, uint32_t value,
    int pe);
uint64_t nvshmem_uint64_atomic_fetch_or(uint64_t *dest, uint64_t value,
    int pe);
void nvshmem_uint_atomic_or(unsigned int *dest, unsigned int value, int pe);
void nvshmem_ulong_atomic_or(unsigned long *dest, unsigned long value, int pe);
void nvshmem_ulonglong_atomic_or(unsigned long long *dest,
    unsigned long long value, int pe);
void nvshmem_int32_atomic_or(int32_t *dest, int32_t value, int pe);
void nvshmem_int64_atomic_or(int64_t *dest, int64_t value, int pe);
void nvshmem_uint32_atomic_or(uint32_t *dest, uint32_t value, int pe);
void nvshmem_uint64_atomic_or(uint64_t *dest, uint64_t value, int pe);
unsigned int nvshmem_uint_atomic_fetch_xor(unsigned int *dest,
    unsigned int value, int pe);
unsigned long nvshmem_ulong_atomic_fetch_xor(unsigned long *dest,
    unsigned long value, int pe);
unsigned long long nvshmem_ulonglong_atomic_fetch_xor(unsigned long long *dest,
    unsigned long long value, int pe);
int32_t nvshmem_int32_atomic_fetch_xor(int32_t *dest, int32_t value, int pe);
int64_t nvshmem_int64_atomic_fetch_xor(int64_t *dest, int64_t value, int pe);
uint32_t nvshmem_uint32_atomic_fetch_xor(uint32_t *dest, uint32_t value,
    int pe);
uint64_t nvshmem_uint64_atomic_fetch_xor(uint64_t *dest, uint64_t value,
    int pe);
void nvshmem_uint_atomic_xor(unsigned int *dest, unsigned int value, int pe);
void nvshmem_ulong_atomic_xor(unsigned long *dest, unsigned long value,
    int pe);
void nvshmem_ulonglong_atomic_xor(unsigned long long *dest,
    unsigned long long value, int pe);
void nvshmem_int32_atomic_xor(int32_t *dest, int32_t value, int pe);
void nvshmem_int64_atomic_xor(int64_t *dest, int64_t value, int pe);
void nvshmem_uint32_atomic_xor(uint32_t *dest, uint32_t value, int pe);
void nvshmem_uint64_atomic_xor(uint64_t *dest, uint64_t value, int pe);

/* point-to-point synchronisation */

void nvshmem_short_wait_until(volatile short *ivar, int cmp, short cmp_value);
void nvshmem_int_wait_until(volatile int *ivar, int cmp, int cmp_value);
void nvshmem_long_wait_until(volatile long *ivar, int cmp, long cmp_value);
void nvshmem_longlong_wait_until(volatile long long *ivar, int cmp,
    long long cmp_value);
void nvshmem_ushort_wait_until(volatile unsigned short *ivar, int cmp,
    unsigned short cmp_value);
void nvshmem_uint_wait_until(volatile unsigned int *ivar, int cmp,
    unsigned int cmp_value);
void nvshmem_ulong_wait_until(volatile unsigned long *ivar, int cmp,
    unsigned long cmp_value);
void nvshmem_ulonglong_wait_until(volatile unsigned long long *ivar, int cmp,
    unsigned long long cmp_value);
void nvshmem_int32_wait_until(volatile int32_t *ivar, int cmp,
    int32_t cmp_value);
void nvshmem_int64_wait_until(volatile int64_t *ivar, int cmp,
    int64_t cmp_value);
void nvshmem_uint32_wait_until(volatile uint32_t *ivar, int cmp,
    uint32_t cmp_value);
void nvshmem_uint64_wait_until(volatile uint64_t *ivar, int cmp,
    uint64_t cmp_value);
void nvshmem_size_wait_until(volatile size_t *ivar, int cmp, size_t cmp_value);
void nvshmem_ptrdiff_wait_until(volatile ptrdiff_t *ivar, int cmp,
    ptrdiff_t cmp_value);
void nvshmem_wait_until(volatile long *ivar, int cmp, long cmp_value);
void nvshmem_short_wait(volatile short *ivar, short cmp_value);
void nvshmem_int_wait(volatile int *ivar, int cmp_value);
void nvshmem_long_wait(volatile long *ivar, long cmp_value);
void nvshmem_longlong_wait(volatile long long *ivar, long long cmp_value);
void nvshmem_ushort_wait(volatile unsigned short *ivar,
    unsigned short cmp_value);
void nvshmem_uint_wait(volatile unsigned int *ivar, unsigned int cmp_value);
void nvshmem_ulong_wait(volatile unsigned long *ivar, unsigned long cmp_value);
void nvshmem_ulonglong_wait(volatile unsigned long long *ivar,
    unsigned long long cmp_value);
void nvshmem_int32_wait(volatile int32_t *ivar, int32_t cmp_value);
void nvshmem_int64_wait(volatile int64_t *ivar, int64_t cmp_value);
void nvshmem_uint32_wait(volatile uint32_t *ivar, uint32_t cmp_value);
void nvshmem_uint64_wait(volatile uint64_t *ivar, uint64_t cmp_value);
void nvshmem_size_wait(volatile size_t *ivar, size_t cmp_value);
void nvshmem_ptrdiff_wait(volatile ptrdiff_t *ivar, ptrdiff_t cmp_value);
void nvshmem_wait(volatile long *ivar, long cmp_value);
int nvshmem_short_test(volatile short *ivar, int cmp, short cmp_value);
int nvshmem_int_test(volatile int *ivar, int cmp, int cmp_value);
int nvshmem_long_test(volatile long *ivar, int cmp, long cmp_value);
int nvshmem_longlong_test(volatile long long *ivar, int cmp,
    long long cmp_value);
int nvshmem_ushort_test(volatile unsigned short *ivar, int cmp,
    unsigned short cmp_value);
int nvshmem_uint_test(volatile unsigned int *ivar, int cmp,
    unsigned int cmp_value);
int nvshmem_ulong_test(volatile unsigned long *ivar, int cmp,
    unsigned long cmp_value);
int nvshmem_ulonglong_test(volatile unsigned long long *ivar, int cmp,
    unsigned long long cmp_value);
int nvshmem_int32_test(volatile int32_t *ivar, int cmp, int32_t cmp_value);
int nvshmem_int64_test(volatile int64_t *ivar, int cmp, int64_t cmp_value);
int nvshmem_uint32_test(volatile uint32_t *ivar, int cmp, uint32_t cmp_value);
int nvshmem_uint64_test(volatile uint64_t *ivar, int cmp, uint64_t cmp_value);
int nvshmem_size_test(volatile size_t *ivar, int cmp, size_t cmp_value);
int nvshmem_ptrdiff_test(volatile ptrdiff_t *ivar, int cmp,
    ptrdiff_t cmp_value);

/* point-to-point synchronisation on several objects */

void nvshmem_short_wait_until_all(volatile short *ivars, size_t nelems,
    const int *status, int cmp, short cmp_value);
void nvshmem_int_wait_until_all(volatile int *ivars, size_t nelems,
    const int *status, int cmp, int cmp_value);
void nvshmem_long_wait_until_all(volatile long *ivars, size_t nelems,
    const int *status, int cmp, long cmp_value);
void nvshmem_longlong_wait_until_all(volatile long long *ivars, size_t nelems,
    const int *status, int cmp, long long cmp_value);
void nvshmem_ushort_wait_until_all(volatile unsigned short *ivars,
    size_t nelems, const int *status, int cmp, unsigned short cmp_value);
void nvshmem_uint_wait_until_all(volatile unsigned int *ivars, size_t nelems,
    const int *status, int cmp, unsigned int cmp_value);
void nvshmem_ulong_wait_until_all(volatile unsigned long *ivars, size_t nelems,
    const int *status, int cmp, unsigned long cmp_value);
void nvshmem_ulonglong_wait_until_all(volatile unsigned long long *ivars,
    size_t nelems, const int *status, int cmp, unsigned long long cmp_value);
void nvshmem_int32_wait_until_all(volatile int32_t *ivars, size_t nelems,
    const int *status, int cmp, int32_t cmp_value);
void nvshmem_int64_wait_until_all(volatile int64_t *ivars, size_t nelems,
    const int *status, int cmp, int64_t cmp_value);
void nvshmem_uint32_wait_until_all(volatile uint32_t *ivars, size_t nelems,
    const int *status, int cmp, uint32_t cmp_value);
void nvshmem_uint64_wait_until_all(volatile uint64_t *ivars, size_t nelems,
    const int *status, int cmp, uint64_t cmp_value);
void nvshmem_size_wait_until_all(volatile size_t *ivars, size_t nelems,
    const int *status, int cmp, size_t cmp_value);
void nvshmem_ptrdiff_wait_until_all(volatile ptrdiff_t *ivars, size_t nelems,
    const int *status, int cmp, ptrdiff_t cmp_value);
void nvshmem_short_wait_until_all_vector(volatile short *ivars, size_t nelems,
    const int *status, int cmp, const short *cmp_values);
void nvshmem_int_wait_until_all_vector(volatile int *ivars, size_t nelems,
    const int *status, int cmp, const int *cmp_values);
void nvshmem_long_wait_until_all_vector(volatile long *ivars, size_t nelems,
    const int *status, int cmp, const long *cmp_values);
void nvshmem_longlong_wait_until_all_vector(volatile long long *ivars,
    size_t nelems, const int *status, int cmp, const long long *cmp_values);
void nvshmem_ushort_wait_until_all_vector(volatile unsigned short *ivars,
    size_t nelems, const int *status, int cmp,
    const unsigned short *cmp_values);
void nvshmem_uint_wait_until_all_vector(volatile unsigned int *ivars,
    size_t nelems, const int *status, int cmp, const unsigned int *cmp_values);
void nvshmem_ulong_wait_until_all_vector(volatile unsigned long *ivars,
    size_t nelems, const int *status, int cmp,
    const unsigned long *cmp_values);
void nvshmem_ulonglong_wait_until_all_vector(volatile unsigned long long *ivars,
    size_t nelems, const int *status, int cmp,
    const unsigned long long *cmp_values);
void nvshmem_int32_wait_until_all_vector(volatile int32_t *ivars,
    size_t nelems, const int *status, int cmp, const int32_t *cmp_values);
void nvshmem_int64_wait_until_all_vector(volatile int64_t *ivars,
    size_t nelems, const int *status, int cmp, const int64_t *cmp_values);
void nvshmem_uint32_wait_until_all_vector(volatile uint32_t *ivars,
    size_t nelems, const int *status, int cmp, const uint32_t *cmp_values);
void nvshmem_uint64_wait_until_all_vector(volatile uint64_t *ivars,
    size_t nelems, const int *status, int cmp, const uint64_t *cmp_values);
void nvshmem_size_wait_until_all_vector(volatile size_t *ivars, size_t nelems,
    const int *status, int cmp, const size_t *cmp_values);
void nvshmem_ptrdiff_wait_until_all_vector(volatile ptrdiff_t *ivars,
    size_t nelems, const int *status, int cmp, const ptrdiff_t *cmp_values);
size_t nvshmem_short_wait_until_any(volatile short *ivars, size_t nelems,
    const int *status, int cmp, short cmp_value);
size_t nvshmem_int_wait_until_any(volatile int *ivars, size_t nelems,
    const int *status, int cmp, int cmp_value);
size_t nvshmem_long_wait_until_any(volatile long *ivars, size_t nelems,
    const int *status, int cmp, long cmp_value);
size_t nvshmem_longlong_wait_until_any(volatile long long *ivars,
    size_t nelems, const int *status, int cmp, long long cmp_value);
size_t nvshmem_ushort_wait_until_any(volatile unsigned short *ivars,
    size_t nelems, const int *status, int cmp, unsigned short cmp_value);
size_t nvshmem_uint_wait_until_any(volatile unsigned int *ivars, size_t nelems,
    const int *status, int cmp, unsigned int cmp_value);
size_t nvshmem_ulong_wait_until_any(volatile unsigned long *ivars,
    size_t nelems, const int *status, int cmp, unsigned long cmp_value);
size_t nvshmem_ulonglong_wait_until_any(volatile unsigned long long *ivars,
    size_t nelems, const int *status, int cmp, unsigned long long cmp_value);
size_t nvshmem_int32_wait_until_any(volatile int32_t *ivars, size_t nelems,
    const int *status, int cmp, int32_t cmp_value);
size_t nvshmem_int64_wait_until_any(volatile int64_t *ivars, size_t nelems,
    const int *status, int cmp, int64_t cmp_value);
size_t nvshmem_uint32_wait_until_any(volatile uint32_t *ivars, size_t nelems,
    const int *status, int cmp, uint32_t cmp_value);
size_t nvshmem_uint64_wait_until_any(volatile uint64_t *ivars, size_t nelems,
    const int *status, int cmp, uint64_t cmp_value);
size_t nvshmem_size_wait_until_any(volatile size_t *ivars, size_t nelems,
    const int *status, int cmp, size_t cmp_value);
size_t nvshmem_ptrdiff_wait_until_any(volatile ptrdiff_t *ivars, size_t nelems,
    const int *status, int cmp, ptrdiff_t cmp_value);
size_t nvshmem_short_wait_until_any_vector(volatile short *ivars,
    size_t nelems, const int *status, int cmp, const short *cmp_values);
size_t nvshmem_int_wait_until_any_vector(volatile int *ivars, size_t nelems,
    const int *status, int cmp, const int *cmp_values);
size_t nvshmem_long_wait_until_any_vector(volatile long *ivars, size_t nelems,
    const int *status, int cmp, const long *cmp_values);
size_t nvshmem_longlong_wait_until_any_vector(volatile long long *ivars,
    size_t nelems, const int *status, int cmp, const long long *cmp_values);
size_t nvshmem_ushort_wait_until_any_vector(volatile unsigned short *ivars,
    size_t nelems, const int *status, int cmp,
    const unsigned short *cmp_values);
size_t nvshmem_uint_wait_until_any_vector(volatile unsigned int *ivars,
    size_t nelems, const int *status, int cmp, const unsigned int *cmp_values);
size_t nvshmem_ulong_wait_until_any_vector(volatile unsigned long *ivars,
    size_t nelems, const int *status, int cmp,
    const unsigned long *cmp_values);
size_t nvshmem_ulonglong_wait_until_any_vector(volatile unsigned long long *ivars,
    size_t nelems, const int *status, int cmp,
    const unsigned long long *cmp_values);
size_t nvshmem_int32_wait_until_any_vector(volatile int32_t *ivars,
    size_t nelems, const int *status, int cmp, const int32_t *cmp_values);
size_t nvshmem_int64_wait_until_any_vector(volatile int64_t *ivars,
    size_t nelems, const int *status, int cmp, const int64_t *cmp_values);
size_t nvshmem_uint32_wait_until_any_vector(volatile uint32_t *ivars,
    size_t nelems, const int *status, int cmp, const uint32_t *cmp_values);
size_t nvshmem_uint64_wait_until_any_vector(volatile uint64_t *ivars,
    size_t nelems, const int *status, int cmp, const uint64_t *cmp_values);
size_t nvshmem_size_wait_until_any_vector(volatile size_t *ivars,
    size_t nelems, const int *status, int cmp, const size_t *cmp_values);
size_t nvshmem_ptrdiff_wait_until_any_vector(volatile ptrdiff_t *ivars,
    size_t nelems, const int *status, int cmp, const ptrdiff_t *cmp_values);
size_t nvshmem_short_wait_until_some(volatile short *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, short cmp_value);
size_t nvshmem_int_wait_until_some(volatile int *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, int cmp_value);
size_t nvshmem_long_wait_until_some(volatile long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, long cmp_value);
size_t nvshmem_longlong_wait_until_some(volatile long long *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    long long cmp_value);
size_t nvshmem_ushort_wait_until_some(volatile unsigned short *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    unsigned short cmp_value);
size_t nvshmem_uint_wait_until_some(volatile unsigned int *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    unsigned int cmp_value);
size_t nvshmem_ulong_wait_until_some(volatile unsigned long *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    unsigned long cmp_value);
size_t nvshmem_ulonglong_wait_until_some(volatile unsigned long long *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    unsigned long long cmp_value);
size_t nvshmem_int32_wait_until_some(volatile int32_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, int32_t cmp_value);
size_t nvshmem_int64_wait_until_some(volatile int64_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, int64_t cmp_value);
size_t nvshmem_uint32_wait_until_some(volatile uint32_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, uint32_t cmp_value);
size_t nvshmem_uint64_wait_until_some(volatile uint64_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, uint64_t cmp_value);
size_t nvshmem_size_wait_until_some(volatile size_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, size_t cmp_value);
size_t nvshmem_ptrdiff_wait_until_some(volatile ptrdiff_t *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    ptrdiff_t cmp_value);
size_t nvshmem_short_wait_until_some_vector(volatile short *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    const short *cmp_values);
size_t nvshmem_int_wait_until_some_vector(volatile int *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const int *cmp_values);
size_t nvshmem_long_wait_until_some_vector(volatile long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const long *cmp_values);
size_t nvshmem_longlong_wait_until_some_vector(volatile long long *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    const long long *cmp_values);
size_t nvshmem_ushort_wait_until_some_vector(volatile unsigned short *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    const unsigned short *cmp_values);
size_t nvshmem_uint_wait_until_some_vector(volatile unsigned int *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    const unsigned int *cmp_values);
size_t nvshmem_ulong_wait_until_some_vector(volatile unsigned long *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    const unsigned long *cmp_values);
size_t nvshmem_ulonglong_wait_until_some_vector(volatile unsigned long long *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    const unsigned long long *cmp_values);
size_t nvshmem_int32_wait_until_some_vector(volatile int32_t *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    const int32_t *cmp_values);
size_t nvshmem_int64_wait_until_some_vector(volatile int64_t *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    const int64_t *cmp_values);
size_t nvshmem_uint32_wait_until_some_vector(volatile uint32_t *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    const uint32_t *cmp_values);
size_t nvshmem_uint64_wait_until_some_vector(volatile uint64_t *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    const uint64_t *cmp_values);
size_t nvshmem_size_wait_until_some_vector(volatile size_t *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    const size_t *cmp_values);
size_t nvshmem_ptrdiff_wait_until_some_vector(volatile ptrdiff_t *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    const ptrdiff_t *cmp_values);
int nvshmem_short_test_all(volatile short *ivars, size_t nelems,
    const int *status, int cmp, short cmp_value);
int nvshmem_int_test_all(volatile int *ivars, size_t nelems, const int *status,
    int cmp, int cmp_value);
int nvshmem_long_test_all(volatile long *ivars, size_t nelems,
    const int *status, int cmp, long cmp_value);
int nvshmem_longlong_test_all(volatile long long *ivars, size_t nelems,
    const int *status, int cmp, long long cmp_value);
int nvshmem_ushort_test_all(volatile unsigned short *ivars, size_t nelems,
    const int *status, int cmp, unsigned short cmp_value);
int nvshmem_uint_test_all(volatile unsigned int *ivars, size_t nelems,
    const int *status, int cmp, unsigned int cmp_value);
int nvshmem_ulong_test_all(volatile unsigned long *ivars, size_t nelems,
    const int *status, int cmp, unsigned long cmp_value);
int nvshmem_ulonglong_test_all(volatile unsigned long long *ivars,
    size_t nelems, const int *status, int cmp, unsigned long long cmp_value);
int nvshmem_int32_test_all(volatile int32_t *ivars, size_t nelems,
    const int *status, int cmp, int32_t cmp_value);
int nvshmem_int64_test_all(volatile int64_t *ivars, size_t nelems,
    const int *status, int cmp, int64_t cmp_value);
int nvshmem_uint32_test_all(volatile uint32_t *ivars, size_t nelems,
    const int *status, int cmp, uint32_t cmp_value);
int nvshmem_uint64_test_all(volatile uint64_t *ivars, size_t nelems,
    const int *status, int cmp, uint64_t cmp_value);
int nvshmem_size_test_all(volatile size_t *ivars, size_t nelems,
    const int *status, int cmp, size_t cmp_value);
int nvshmem_ptrdiff_test_all(volatile ptrdiff_t *ivars, size_t nelems,
    const int *status, int cmp, ptrdiff_t cmp_value);
int nvshmem_short_test_all_vector(volatile short *ivars, size_t nelems,
    const int *status, int cmp, const short *cmp_values);
int nvshmem_int_test_all_vector(volatile int *ivars, size_t nelems,
    const int *status, int cmp, const int *cmp_values);
int nvshmem_long_test_all_vector(volatile long *ivars, size_t nelems,
    const int *status, int cmp, const long *cmp_values);
int nvshmem_longlong_test_all_vector(volatile long long *ivars, size_t nelems,
    const int *status, int cmp, const long long *cmp_values);
int nvshmem_ushort_test_all_vector(volatile unsigned short *ivars,
    size_t nelems, const int *status, int cmp,
    const unsigned short *cmp_values);
int nvshmem_uint_test_all_vector(volatile unsigned int *ivars, size_t nelems,
    const int *status, int cmp, const unsigned int *cmp_values);
int nvshmem_ulong_test_all_vector(volatile unsigned long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long *cmp_values);
int nvshmem_ulonglong_test_all_vector(volatile unsigned long long *ivars,
    size_t nelems, const int *status, int cmp,
    const unsigned long long *cmp_values);
int nvshmem_int32_test_all_vector(volatile int32_t *ivars, size_t nelems,
    const int *status, int cmp, const int32_t *cmp_values);
int nvshmem_int64_test_all_vector(volatile int64_t *ivars, size_t nelems,
    const int *status, int cmp, const int64_t *cmp_values);
int nvshmem_uint32_test_all_vector(volatile uint32_t *ivars, size_t nelems,
    const int *status, int cmp, const uint32_t *cmp_values);
int nvshmem_uint64_test_all_vector(volatile uint64_t *ivars, size_t nelems,
    const int *status, int cmp, const uint64_t *cmp_values);
int nvshmem_size_test_all_vector(volatile size_t *ivars, size_t nelems,
    const int *status, int cmp, const size_t *cmp_values);
int nvshmem_ptrdiff_test_all_vector(volatile ptrdiff_t *ivars, size_t nelems,
    const int *status, int cmp, const ptrdiff_t *cmp_values);
size_t nvshmem_short_test_any(volatile short *ivars, size_t nelems,
    const int *status, int cmp, short cmp_value);
size_t nvshmem_int_test_any(volatile int *ivars, size_t nelems,
    const int *status, int cmp, int cmp_value);
size_t nvshmem_long_test_any(volatile long *ivars, size_t nelems,
    const int *status, int cmp, long cmp_value);
size_t nvshmem_longlong_test_any(volatile long long *ivars, size_t nelems,
    const int *status, int cmp, long long cmp_value);
size_t nvshmem_ushort_test_any(volatile unsigned short *ivars, size_t nelems,
    const int *status, int cmp, unsigned short cmp_value);
size_t nvshmem_uint_test_any(volatile unsigned int *ivars, size_t nelems,
    const int *status, int cmp, unsigned int cmp_value);
size_t nvshmem_ulong_test_any(volatile unsigned long *ivars, size_t nelems,
    const int *status, int cmp, unsigned long cmp_value);
size_t nvshmem_ulonglong_test_any(volatile unsigned long long *ivars,
    size_t nelems, const int *status, int cmp, unsigned long long cmp_value);
size_t nvshmem_int32_test_any(volatile int32_t *ivars, size_t nelems,
    const int *status, int cmp, int32_t cmp_value);
size_t nvshmem_int64_test_any(volatile int64_t *ivars, size_t nelems,
    const int *status, int cmp, int64_t cmp_value);
size_t nvshmem_uint32_test_any(volatile uint32_t *ivars, size_t nelems,
    const int *status, int cmp, uint32_t cmp_value);
size_t nvshmem_uint64_test_any(volatile uint64_t *ivars, size_t nelems,
    const int *status, int cmp, uint64_t cmp_value);
size_t nvshmem_size_test_any(volatile size_t *ivars, size_t nelems,
    const int *status, int cmp, size_t cmp_value);
size_t nvshmem_ptrdiff_test_any(volatile ptrdiff_t *ivars, size_t nelems,
    const int *status, int cmp, ptrdiff_t cmp_value);
size_t nvshmem_short_test_any_vector(volatile short *ivars, size_t nelems,
    const int *status, int cmp, const short *cmp_values);
size_t nvshmem_int_test_any_vector(volatile int *ivars, size_t nelems,
    const int *status, int cmp, const int *cmp_values);
size_t nvshmem_long_test_any_vector(volatile long *ivars, size_t nelems,
    const int *status, int cmp, const long *cmp_values);
size_t nvshmem_longlong_test_any_vector(volatile long long *ivars,
    size_t nelems, const int *status, int cmp, const long long *cmp_values);
size_t nvshmem_ushort_test_any_vector(volatile unsigned short *ivars,
    size_t nelems, const int *status, int cmp,
    const unsigned short *cmp_values);
size_t nvshmem_uint_test_any_vector(volatile unsigned int *ivars,
    size_t nelems, const int *status, int cmp, const unsigned int *cmp_values);
size_t nvshmem_ulong_test_any_vector(volatile unsigned long *ivars,
    size_t nelems, const int *status, int cmp,
    const unsigned long *cmp_values);
size_t nvshmem_ulonglong_test_any_vector(volatile unsigned long long *ivars,
    size_t nelems, const int *status, int cmp,
    const unsigned long long *cmp_values);
size_t nvshmem_int32_test_any_vector(volatile int32_t *ivars, size_t nelems,
    const int *status, int cmp, const int32_t *cmp_values);
size_t nvshmem_int64_test_any_vector(volatile int64_t *ivars, size_t nelems,
    const int *status, int cmp, const int64_t *cmp_values);
size_t nvshmem_uint32_test_any_vector(volatile uint32_t *ivars, size_t nelems,
    const int *status, int cmp, const uint32_t *cmp_values);
size_t nvshmem_uint64_test_any_vector(volatile uint64_t *ivars, size_t nelems,
    const int *status, int cmp, const uint64_t *cmp_values);
size_t nvshmem_size_test_any_vector(volatile size_t *ivars, size_t nelems,
    const int *status, int cmp, const size_t *cmp_values);
size_t nvshmem_ptrdiff_test_any_vector(volatile ptrdiff_t *ivars,
    size_t nelems, const int *status, int cmp, const ptrdiff_t *cmp_values);
size_t nvshmem_short_test_some(volatile short *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, short cmp_value);
size_t nvshmem_int_test_some(volatile int *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, int cmp_value);
size_t nvshmem_long_test_some(volatile long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, long cmp_value);
size_t nvshmem_longlong_test_some(volatile long long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, long long cmp_value);
size_t nvshmem_ushort_test_some(volatile unsigned short *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, unsigned short cmp_value);
size_t nvshmem_uint_test_some(volatile unsigned int *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, unsigned int cmp_value);
size_t nvshmem_ulong_test_some(volatile unsigned long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, unsigned long cmp_value);
size_t nvshmem_ulonglong_test_some(volatile unsigned long long *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    unsigned long long cmp_value);
size_t nvshmem_int32_test_some(volatile int32_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, int32_t cmp_value);
size_t nvshmem_int64_test_some(volatile int64_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, int64_t cmp_value);
size_t nvshmem_uint32_test_some(volatile uint32_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, uint32_t cmp_value);
size_t nvshmem_uint64_test_some(volatile uint64_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, uint64_t cmp_value);
size_t nvshmem_size_test_some(volatile size_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, size_t cmp_value);
size_t nvshmem_ptrdiff_test_some(volatile ptrdiff_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, ptrdiff_t cmp_value);
size_t nvshmem_short_test_some_vector(volatile short *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const short *cmp_values);
size_t nvshmem_int_test_some_vector(volatile int *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const int *cmp_values);
size_t nvshmem_long_test_some_vector(volatile long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const long *cmp_values);
size_t nvshmem_longlong_test_some_vector(volatile long long *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    const long long *cmp_values);
size_t nvshmem_ushort_test_some_vector(volatile unsigned short *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    const unsigned short *cmp_values);
size_t nvshmem_uint_test_some_vector(volatile unsigned int *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    const unsigned int *cmp_values);
size_t nvshmem_ulong_test_some_vector(volatile unsigned long *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    const unsigned long *cmp_values);
size_t nvshmem_ulonglong_test_some_vector(volatile unsigned long long *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    const unsigned long long *cmp_values);
size_t nvshmem_int32_test_some_vector(volatile int32_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const int32_t *cmp_values);
size_t nvshmem_int64_test_some_vector(volatile int64_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const int64_t *cmp_values);
size_t nvshmem_uint32_test_some_vector(volatile uint32_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const uint32_t *cmp_values);
size_t nvshmem_uint64_test_some_vector(volatile uint64_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const uint64_t *cmp_values);
size_t nvshmem_size_test_some_vector(volatile size_t *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const size_t *cmp_values);
size_t nvshmem_ptrdiff_test_some_vector(volatile ptrdiff_t *ivars,
    size_t nelems, size_t *indices, const int *status, int cmp,
    const ptrdiff_t *cmp_values);

/* signals */

void nvshmem_float_put_signal(float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_double_put_signal(double *dest, const double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_char_put_signal(char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_schar_put_signal(signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_short_put_signal(short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_int_put_signal(int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_long_put_signal(long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_longlong_put_signal(long long *dest, const long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_uchar_put_signal(unsigned char *dest, const unsigned char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_ushort_put_signal(unsigned short *dest,
    const unsigned short *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe);
void nvshmem_uint_put_signal(unsigned int *dest, const unsigned int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_ulong_put_signal(unsigned long *dest, const unsigned long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_ulonglong_put_signal(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe);
void nvshmem_int8_put_signal(int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_int16_put_signal(int16_t *dest, const int16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_int32_put_signal(int32_t *dest, const int32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_int64_put_signal(int64_t *dest, const int64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_uint8_put_signal(uint8_t *dest, const uint8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_uint16_put_signal(uint16_t *dest, const uint16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_uint32_put_signal(uint32_t *dest, const uint32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_uint64_put_signal(uint64_t *dest, const uint64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_size_put_signal(size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_ptrdiff_put_signal(ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_half_put_signal(sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe);
void nvshmem_bfloat16_put_signal(sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe);
void nvshmem_put8_signal(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_put16_signal(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_put32_signal(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_put64_signal(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_put128_signal(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_putmem_signal(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_float_put_signal_nbi(float *dest, const float *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_double_put_signal_nbi(double *dest, const double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_char_put_signal_nbi(char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_schar_put_signal_nbi(signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_short_put_signal_nbi(short *dest, const short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_int_put_signal_nbi(int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_long_put_signal_nbi(long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_longlong_put_signal_nbi(long long *dest, const long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_uchar_put_signal_nbi(unsigned char *dest,
    const unsigned char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe);
void nvshmem_ushort_put_signal_nbi(unsigned short *dest,
    const unsigned short *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe);
void nvshmem_uint_put_signal_nbi(unsigned int *dest,
    const unsigned int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe);
void nvshmem_ulong_put_signal_nbi(unsigned long *dest,
    const unsigned long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe);
void nvshmem_ulonglong_put_signal_nbi(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe);
void nvshmem_int8_put_signal_nbi(int8_t *dest, const int8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_int16_put_signal_nbi(int16_t *dest, const int16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_int32_put_signal_nbi(int32_t *dest, const int32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_int64_put_signal_nbi(int64_t *dest, const int64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_uint8_put_signal_nbi(uint8_t *dest, const uint8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_uint16_put_signal_nbi(uint16_t *dest, const uint16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_uint32_put_signal_nbi(uint32_t *dest, const uint32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_uint64_put_signal_nbi(uint64_t *dest, const uint64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_size_put_signal_nbi(size_t *dest, const size_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_ptrdiff_put_signal_nbi(ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_half_put_signal_nbi(sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe);
void nvshmem_bfloat16_put_signal_nbi(sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe);
void nvshmem_put8_signal_nbi(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_put16_signal_nbi(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_put32_signal_nbi(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_put64_signal_nbi(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_put128_signal_nbi(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void nvshmem_putmem_signal_nbi(void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
uint64_t nvshmem_signal_fetch(const uint64_t *sig_addr);
uint64_t nvshmem_signal_wait_until(uint64_t *sig_addr, int cmp,
    uint64_t cmp_value);

/* memory ordering */

void nvshmem_fence(void);
void nvshmem_quiet(void);

/* collectives on active sets */

void nvshmem_barrier_all(void);
void nvshmem_barrier(int PE_start, int logPE_stride, int PE_size, long *pSync);
void nvshmem_sync_all(void);
void nvshmem_sync(int PE_start, int logPE_stride, int PE_size, long *pSync);
void nvshmem_broadcast32(void *dest, const void *source, size_t nelems,
    int PE_root, int PE_start, int logPE_stride, int PE_size, long *pSync);
void nvshmem_broadcast64(void *dest, const void *source, size_t nelems,
    int PE_root, int PE_start, int logPE_stride, int PE_size, long *pSync);
void nvshmem_collect32(void *dest, const void *source, size_t nelems,
    int PE_start, int logPE_stride, int PE_size, long *pSync);
void nvshmem_collect64(void *dest, const void *source, size_t nelems,
    int PE_start, int logPE_stride, int PE_size, long *pSync);
void nvshmem_fcollect32(void *dest, const void *source, size_t nelems,
    int PE_start, int logPE_stride, int PE_size, long *pSync);
void nvshmem_fcollect64(void *dest, const void *source, size_t nelems,
    int PE_start, int logPE_stride, int PE_size, long *pSync);
void nvshmem_alltoall32(void *dest, const void *source, size_t nelems,
    int PE_start, int logPE_stride, int PE_size, long *pSync);
void nvshmem_alltoall64(void *dest, const void *source, size_t nelems,
    int PE_start, int logPE_stride, int PE_size, long *pSync);
void nvshmem_alltoalls32(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int PE_start, int logPE_stride, int PE_size,
    long *pSync);
void nvshmem_alltoalls64(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int PE_start, int logPE_stride, int PE_size,
    long *pSync);
void nvshmem_short_and_to_all(short *dest, const short *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync);
void nvshmem_int_and_to_all(int *dest, const int *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync);
void nvshmem_long_and_to_all(long *dest, const long *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync);
void nvshmem_longlong_and_to_all(long long *dest, const long long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk,
    long *pSync);
void nvshmem_short_or_to_all(short *dest, const short *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync);
void nvshmem_int_or_to_all(int *dest, const int *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync);
void nvshmem_long_or_to_all(long *dest, const long *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync);
void nvshmem_longlong_or_to_all(long long *dest, const long long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk,
    long *pSync);
void nvshmem_short_xor_to_all(short *dest, const short *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync);
void nvshmem_int_xor_to_all(int *dest, const int *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync);
void nvshmem_long_xor_to_all(long *dest, const long *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync);
void nvshmem_longlong_xor_to_all(long long *dest, const long long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk,
    long *pSync);
void nvshmem_short_max_to_all(short *dest, const short *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync);
void nvshmem_int_max_to_all(int *dest, const int *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync);
void nvshmem_long_max_to_all(long *dest, const long *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync);
void nvshmem_longlong_max_to_all(long long *dest, const long long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk,
    long *pSync);
void nvshmem_float_max_to_all(float *dest, const float *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync);
void nvshmem_double_max_to_all(double *dest, const double *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync);
void nvshmem_short_min_to_all(short *dest, const short *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync);
void nvshmem_int_min_to_all(int *dest, const int *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync);
void nvshmem_long_min_to_all(long *dest, const long *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync);
void nvshmem_longlong_min_to_all(long long *dest, const long long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk,
    long *pSync);
void nvshmem_float_min_to_all(float *dest, const float *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync);
void nvshmem_double_min_to_all(double *dest, const double *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync);
void nvshmem_short_sum_to_all(short *dest, const short *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync);
void nvshmem_int_sum_to_all(int *dest, const int *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync);
void nvshmem_long_sum_to_all(long *dest, const long *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync);
void nvshmem_longlong_sum_to_all(long long *dest, const long long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk,
    long *pSync);
void nvshmem_float_sum_to_all(float *dest, const float *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync);
void nvshmem_double_sum_to_all(double *dest, const double *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync);
void nvshmem_complexf_sum_to_all(sma_cuda_complexf_t *dest,
    const sma_cuda_complexf_t *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, sma_cuda_complexf_t *pWrk, long *pSync);
void nvshmem_complexd_sum_to_all(sma_cuda_complexd_t *dest,
    const sma_cuda_complexd_t *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, sma_cuda_complexd_t *pWrk, long *pSync);
void nvshmem_short_prod_to_all(short *dest, const short *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync);
void nvshmem_int_prod_to_all(int *dest, const int *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync);
void nvshmem_long_prod_to_all(long *dest, const long *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync);
void nvshmem_longlong_prod_to_all(long long *dest, const long long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk,
    long *pSync);
void nvshmem_float_prod_to_all(float *dest, const float *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync);
void nvshmem_double_prod_to_all(double *dest, const double *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk,
    long *pSync);
void nvshmem_complexf_prod_to_all(sma_cuda_complexf_t *dest,
    const sma_cuda_complexf_t *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, sma_cuda_complexf_t *pWrk, long *pSync);
void nvshmem_complexd_prod_to_all(sma_cuda_complexd_t *dest,
    const sma_cuda_complexd_t *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, sma_cuda_complexd_t *pWrk, long *pSync);

/* teams */

int nvshmem_team_my_pe(nvshmem_team_t team);
int nvshmem_team_n_pes(nvshmem_team_t team);
int nvshmem_team_translate_pe(nvshmem_team_t src_team, int src_pe,
    nvshmem_team_t dest_team);

/* collectives on teams */

int nvshmem_team_sync(nvshmem_team_t team);
int nvshmem_float_broadcast(nvshmem_team_t team, float *dest,
    const float *source, size_t nelems, int PE_root);
int nvshmem_double_broadcast(nvshmem_team_t team, double *dest,
    const double *source, size_t nelems, int PE_root);
int nvshmem_char_broadcast(nvshmem_team_t team, char *dest, const char *source,
    size_t nelems, int PE_root);
int nvshmem_schar_broadcast(nvshmem_team_t team, signed char *dest,
    const signed char *source, size_t nelems, int PE_root);
int nvshmem_short_broadcast(nvshmem_team_t team, short *dest,
    const short *source, size_t nelems, int PE_root);
int nvshmem_int_broadcast(nvshmem_team_t team, int *dest, const int *source,
    size_t nelems, int PE_root);
int nvshmem_long_broadcast(nvshmem_team_t team, long *dest, const long *source,
    size_t nelems, int PE_root);
int nvshmem_longlong_broadcast(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nelems, int PE_root);
int nvshmem_uchar_broadcast(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems, int PE_root);
int nvshmem_ushort_broadcast(nvshmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems, int PE_root);
int nvshmem_uint_broadcast(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems, int PE_root);
int nvshmem_ulong_broadcast(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems, int PE_root);
int nvshmem_ulonglong_broadcast(nvshmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int PE_root);
int nvshmem_int8_broadcast(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nelems, int PE_root);
int nvshmem_int16_broadcast(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems, int PE_root);
int nvshmem_int32_broadcast(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems, int PE_root);
int nvshmem_int64_broadcast(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems, int PE_root);
int nvshmem_uint8_broadcast(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems, int PE_root);
int nvshmem_uint16_broadcast(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems, int PE_root);
int nvshmem_uint32_broadcast(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems, int PE_root);
int nvshmem_uint64_broadcast(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems, int PE_root);
int nvshmem_size_broadcast(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nelems, int PE_root);
int nvshmem_ptrdiff_broadcast(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int PE_root);
int nvshmem_half_broadcast(nvshmem_team_t team, sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nelems, int PE_root);
int nvshmem_bfloat16_broadcast(nvshmem_team_t team, sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, size_t nelems, int PE_root);
int nvshmem_broadcastmem(nvshmem_team_t team, void *dest, const void *source,
    size_t nelems, int PE_root);
int nvshmem_float_collect(nvshmem_team_t team, float *dest,
    const float *source, size_t nelems);
int nvshmem_double_collect(nvshmem_team_t team, double *dest,
    const double *source, size_t nelems);
int nvshmem_char_collect(nvshmem_team_t team, char *dest, const char *source,
    size_t nelems);
int nvshmem_schar_collect(nvshmem_team_t team, signed char *dest,
    const signed char *source, size_t nelems);
int nvshmem_short_collect(nvshmem_team_t team, short *dest,
    const short *source, size_t nelems);
int nvshmem_int_collect(nvshmem_team_t team, int *dest, const int *source,
    size_t nelems);
int nvshmem_long_collect(nvshmem_team_t team, long *dest, const long *source,
    size_t nelems);
int nvshmem_longlong_collect(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nelems);
int nvshmem_uchar_collect(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems);
int nvshmem_ushort_collect(nvshmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems);
int nvshmem_uint_collect(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems);
int nvshmem_ulong_collect(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems);
int nvshmem_ulonglong_collect(nvshmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems);
int nvshmem_int8_collect(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nelems);
int nvshmem_int16_collect(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems);
int nvshmem_int32_collect(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems);
int nvshmem_int64_collect(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems);
int nvshmem_uint8_collect(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems);
int nvshmem_uint16_collect(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems);
int nvshmem_uint32_collect(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems);
int nvshmem_uint64_collect(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems);
int nvshmem_size_collect(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nelems);
int nvshmem_ptrdiff_collect(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems);
int nvshmem_half_collect(nvshmem_team_t team, sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nelems);
int nvshmem_bfloat16_collect(nvshmem_team_t team, sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, size_t nelems);
int nvshmem_collectmem(nvshmem_team_t team, void *dest, const void *source,
    size_t nelems);
int nvshmem_float_fcollect(nvshmem_team_t team, float *dest,
    const float *source, size_t nelems);
int nvshmem_double_fcollect(nvshmem_team_t team, double *dest,
    const double *source, size_t nelems);
int nvshmem_char_fcollect(nvshmem_team_t team, char *dest, const char *source,
    size_t nelems);
int nvshmem_schar_fcollect(nvshmem_team_t team, signed char *dest,
    const signed char *source, size_t nelems);
int nvshmem_short_fcollect(nvshmem_team_t team, short *dest,
    const short *source, size_t nelems);
int nvshmem_int_fcollect(nvshmem_team_t team, int *dest, const int *source,
    size_t nelems);
int nvshmem_long_fcollect(nvshmem_team_t team, long *dest, const long *source,
    size_t nelems);
int nvshmem_longlong_fcollect(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nelems);
int nvshmem_uchar_fcollect(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems);
int nvshmem_ushort_fcollect(nvshmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems);
int nvshmem_uint_fcollect(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems);
int nvshmem_ulong_fcollect(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems);
int nvshmem_ulonglong_fcollect(nvshmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems);
int nvshmem_int8_fcollect(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nelems);
int nvshmem_int16_fcollect(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems);
int nvshmem_int32_fcollect(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems);
int nvshmem_int64_fcollect(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems);
int nvshmem_uint8_fcollect(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems);
int nvshmem_uint16_fcollect(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems);
int nvshmem_uint32_fcollect(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems);
int nvshmem_uint64_fcollect(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems);
int nvshmem_size_fcollect(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nelems);
int nvshmem_ptrdiff_fcollect(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems);
int nvshmem_half_fcollect(nvshmem_team_t team, sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nelems);
int nvshmem_bfloat16_fcollect(nvshmem_team_t team, sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, size_t nelems);
int nvshmem_fcollectmem(nvshmem_team_t team, void *dest, const void *source,
    size_t nelems);
int nvshmem_float_alltoall(nvshmem_team_t team, float *dest,
    const float *source, size_t nelems);
int nvshmem_double_alltoall(nvshmem_team_t team, double *dest,
    const double *source, size_t nelems);
int nvshmem_char_alltoall(nvshmem_team_t team, char *dest, const char *source,
    size_t nelems);
int nvshmem_schar_alltoall(nvshmem_team_t team, signed char *dest,
    const signed char *source, size_t nelems);
int nvshmem_short_alltoall(nvshmem_team_t team, short *dest,
    const short *source, size_t nelems);
int nvshmem_int_alltoall(nvshmem_team_t team, int *dest, const int *source,
    size_t nelems);
int nvshmem_long_alltoall(nvshmem_team_t team, long *dest, const long *source,
    size_t nelems);
int nvshmem_longlong_alltoall(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nelems);
int nvshmem_uchar_alltoall(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems);
int nvshmem_ushort_alltoall(nvshmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nelems);
int nvshmem_uint_alltoall(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems);
int nvshmem_ulong_alltoall(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems);
int nvshmem_ulonglong_alltoall(nvshmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems);
int nvshmem_int8_alltoall(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nelems);
int nvshmem_int16_alltoall(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems);
int nvshmem_int32_alltoall(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems);
int nvshmem_int64_alltoall(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems);
int nvshmem_uint8_alltoall(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems);
int nvshmem_uint16_alltoall(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems);
int nvshmem_uint32_alltoall(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems);
int nvshmem_uint64_alltoall(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems);
int nvshmem_size_alltoall(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nelems);
int nvshmem_ptrdiff_alltoall(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems);
int nvshmem_half_alltoall(nvshmem_team_t team, sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nelems);
int nvshmem_bfloat16_alltoall(nvshmem_team_t team, sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, size_t nelems);
int nvshmem_alltoallmem(nvshmem_team_t team, void *dest, const void *source,
    size_t nelems);
int nvshmem_float_alltoalls(nvshmem_team_t team, float *dest,
    const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_double_alltoalls(nvshmem_team_t team, double *dest,
    const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_char_alltoalls(nvshmem_team_t team, char *dest, const char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_schar_alltoalls(nvshmem_team_t team, signed char *dest,
    const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_short_alltoalls(nvshmem_team_t team, short *dest,
    const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_int_alltoalls(nvshmem_team_t team, int *dest, const int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_long_alltoalls(nvshmem_team_t team, long *dest, const long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_longlong_alltoalls(nvshmem_team_t team, long long *dest,
    const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_uchar_alltoalls(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_ushort_alltoalls(nvshmem_team_t team, unsigned short *dest,
    const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_uint_alltoalls(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_ulong_alltoalls(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_ulonglong_alltoalls(nvshmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems);
int nvshmem_int8_alltoalls(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_int16_alltoalls(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_int32_alltoalls(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_int64_alltoalls(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_uint8_alltoalls(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_uint16_alltoalls(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_uint32_alltoalls(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_uint64_alltoalls(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_size_alltoalls(nvshmem_team_t team, size_t *dest,
    const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_ptrdiff_alltoalls(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_half_alltoalls(nvshmem_team_t team, sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems);
int nvshmem_bfloat16_alltoalls(nvshmem_team_t team, sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems);
int nvshmem_alltoallsmem(nvshmem_team_t team, void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int nvshmem_short_and_reduce(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce);
int nvshmem_int_and_reduce(nvshmem_team_t team, int *dest, const int *source,
    size_t nreduce);
int nvshmem_long_and_reduce(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce);
int nvshmem_longlong_and_reduce(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int nvshmem_uchar_and_reduce(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int nvshmem_ushort_and_reduce(nvshmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce);
int nvshmem_uint_and_reduce(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int nvshmem_ulong_and_reduce(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int nvshmem_ulonglong_and_reduce(nvshmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce);
int nvshmem_int8_and_reduce(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce);
int nvshmem_int16_and_reduce(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int nvshmem_int32_and_reduce(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int nvshmem_int64_and_reduce(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int nvshmem_uint8_and_reduce(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int nvshmem_uint16_and_reduce(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int nvshmem_uint32_and_reduce(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int nvshmem_uint64_and_reduce(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int nvshmem_size_and_reduce(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce);
int nvshmem_short_or_reduce(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce);
int nvshmem_int_or_reduce(nvshmem_team_t team, int *dest, const int *source,
    size_t nreduce);
int nvshmem_long_or_reduce(nvshmem_team_t team, long *dest, const long *source,
    size_t nreduce);
int nvshmem_longlong_or_reduce(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int nvshmem_uchar_or_reduce(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int nvshmem_ushort_or_reduce(nvshmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce);
int nvshmem_uint_or_reduce(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int nvshmem_ulong_or_reduce(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int nvshmem_ulonglong_or_reduce(nvshmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce);
int nvshmem_int8_or_reduce(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce);
int nvshmem_int16_or_reduce(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int nvshmem_int32_or_reduce(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int nvshmem_int64_or_reduce(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int nvshmem_uint8_or_reduce(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int nvshmem_uint16_or_reduce(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int nvshmem_uint32_or_reduce(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int nvshmem_uint64_or_reduce(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int nvshmem_size_or_reduce(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce);
int nvshmem_short_xor_reduce(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce);
int nvshmem_int_xor_reduce(nvshmem_team_t team, int *dest, const int *source,
    size_t nreduce);
int nvshmem_long_xor_reduce(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce);
int nvshmem_longlong_xor_reduce(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int nvshmem_uchar_xor_reduce(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int nvshmem_ushort_xor_reduce(nvshmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce);
int nvshmem_uint_xor_reduce(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int nvshmem_ulong_xor_reduce(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int nvshmem_ulonglong_xor_reduce(nvshmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce);
int nvshmem_int8_xor_reduce(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce);
int nvshmem_int16_xor_reduce(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int nvshmem_int32_xor_reduce(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int nvshmem_int64_xor_reduce(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int nvshmem_uint8_xor_reduce(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int nvshmem_uint16_xor_reduce(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int nvshmem_uint32_xor_reduce(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int nvshmem_uint64_xor_reduce(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int nvshmem_size_xor_reduce(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce);
int nvshmem_char_max_reduce(nvshmem_team_t team, char *dest,
    const char *source, size_t nreduce);
int nvshmem_schar_max_reduce(nvshmem_team_t team, signed char *dest,
    const signed char *source, size_t nreduce);
int nvshmem_short_max_reduce(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce);
int nvshmem_int_max_reduce(nvshmem_team_t team, int *dest, const int *source,
    size_t nreduce);
int nvshmem_long_max_reduce(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce);
int nvshmem_longlong_max_reduce(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int nvshmem_ptrdiff_max_reduce(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce);
int nvshmem_uchar_max_reduce(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int nvshmem_ushort_max_reduce(nvshmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce);
int nvshmem_uint_max_reduce(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int nvshmem_ulong_max_reduce(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int nvshmem_ulonglong_max_reduce(nvshmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce);
int nvshmem_int8_max_reduce(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce);
int nvshmem_int16_max_reduce(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int nvshmem_int32_max_reduce(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int nvshmem_int64_max_reduce(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int nvshmem_uint8_max_reduce(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int nvshmem_uint16_max_reduce(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int nvshmem_uint32_max_reduce(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int nvshmem_uint64_max_reduce(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int nvshmem_size_max_reduce(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce);
int nvshmem_float_max_reduce(nvshmem_team_t team, float *dest,
    const float *source, size_t nreduce);
int nvshmem_double_max_reduce(nvshmem_team_t team, double *dest,
    const double *source, size_t nreduce);
int nvshmem_half_max_reduce(nvshmem_team_t team, sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nreduce);
int nvshmem_bfloat16_max_reduce(nvshmem_team_t team, sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, size_t nreduce);
int nvshmem_char_min_reduce(nvshmem_team_t team, char *dest,
    const char *source, size_t nreduce);
int nvshmem_schar_min_reduce(nvshmem_team_t team, signed char *dest,
    const signed char *source, size_t nreduce);
int nvshmem_short_min_reduce(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce);
int nvshmem_int_min_reduce(nvshmem_team_t team, int *dest, const int *source,
    size_t nreduce);
int nvshmem_long_min_reduce(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce);
int nvshmem_longlong_min_reduce(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int nvshmem_ptrdiff_min_reduce(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce);
int nvshmem_uchar_min_reduce(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int nvshmem_ushort_min_reduce(nvshmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce);
int nvshmem_uint_min_reduce(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int nvshmem_ulong_min_reduce(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int nvshmem_ulonglong_min_reduce(nvshmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce);
int nvshmem_int8_min_reduce(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce);
int nvshmem_int16_min_reduce(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int nvshmem_int32_min_reduce(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int nvshmem_int64_min_reduce(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int nvshmem_uint8_min_reduce(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int nvshmem_uint16_min_reduce(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int nvshmem_uint32_min_reduce(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int nvshmem_uint64_min_reduce(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int nvshmem_size_min_reduce(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce);
int nvshmem_float_min_reduce(nvshmem_team_t team, float *dest,
    const float *source, size_t nreduce);
int nvshmem_double_min_reduce(nvshmem_team_t team, double *dest,
    const double *source, size_t nreduce);
int nvshmem_half_min_reduce(nvshmem_team_t team, sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nreduce);
int nvshmem_bfloat16_min_reduce(nvshmem_team_t team, sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, size_t nreduce);
int nvshmem_char_sum_reduce(nvshmem_team_t team, char *dest,
    const char *source, size_t nreduce);
int nvshmem_schar_sum_reduce(nvshmem_team_t team, signed char *dest,
    const signed char *source, size_t nreduce);
int nvshmem_short_sum_reduce(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce);
int nvshmem_int_sum_reduce(nvshmem_team_t team, int *dest, const int *source,
    size_t nreduce);
int nvshmem_long_sum_reduce(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce);
int nvshmem_longlong_sum_reduce(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int nvshmem_ptrdiff_sum_reduce(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce);
int nvshmem_uchar_sum_reduce(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int nvshmem_ushort_sum_reduce(nvshmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce);
int nvshmem_uint_sum_reduce(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int nvshmem_ulong_sum_reduce(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int nvshmem_ulonglong_sum_reduce(nvshmem_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce);
int nvshmem_int8_sum_reduce(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce);
int nvshmem_int16_sum_reduce(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int nvshmem_int32_sum_reduce(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int nvshmem_int64_sum_reduce(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int nvshmem_uint8_sum_reduce(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int nvshmem_uint16_sum_reduce(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int nvshmem_uint32_sum_reduce(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int nvshmem_uint64_sum_reduce(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int nvshmem_size_sum_reduce(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce);
int nvshmem_float_sum_reduce(nvshmem_team_t team, float *dest,
    const float *source, size_t nreduce);
int nvshmem_double_sum_reduce(nvshmem_team_t team, double *dest,
    const double *source, size_t nreduce);
int nvshmem_complexf_sum_reduce(nvshmem_team_t team, sma_cuda_complexf_t *dest,
    const sma_cuda_complexf_t *source, size_t nreduce);
int nvshmem_complexd_sum_reduce(nvshmem_team_t team, sma_cuda_complexd_t *dest,
    const sma_cuda_complexd_t *source, size_t nreduce);
int nvshmem_half_sum_reduce(nvshmem_team_t team, sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nreduce);
int nvshmem_bfloat16_sum_reduce(nvshmem_team_t team, sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, size_t nreduce);
int nvshmem_char_prod_reduce(nvshmem_team_t team, char *dest,
    const char *source, size_t nreduce);
int nvshmem_schar_prod_reduce(nvshmem_team_t team, signed char *dest,
    const signed char *source, size_t nreduce);
int nvshmem_short_prod_reduce(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce);
int nvshmem_int_prod_reduce(nvshmem_team_t team, int *dest, const int *source,
    size_t nreduce);
int nvshmem_long_prod_reduce(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce);
int nvshmem_longlong_prod_reduce(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int nvshmem_ptrdiff_prod_reduce(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce);
int nvshmem_uchar_prod_reduce(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int nvshmem_ushort_prod_reduce(nvshmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce);
int nvshmem_uint_prod_reduce(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int nvshmem_ulong_prod_reduce(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int nvshmem_ulonglong_prod_reduce(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source,
    size_t nreduce);
int nvshmem_int8_prod_reduce(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce);
int nvshmem_int16_prod_reduce(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int nvshmem_int32_prod_reduce(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int nvshmem_int64_prod_reduce(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int nvshmem_uint8_prod_reduce(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int nvshmem_uint16_prod_reduce(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int nvshmem_uint32_prod_reduce(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int nvshmem_uint64_prod_reduce(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int nvshmem_size_prod_reduce(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce);
int nvshmem_float_prod_reduce(nvshmem_team_t team, float *dest,
    const float *source, size_t nreduce);
int nvshmem_double_prod_reduce(nvshmem_team_t team, double *dest,
    const double *source, size_t nreduce);
int nvshmem_complexf_prod_reduce(nvshmem_team_t team,
    sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source,
    size_t nreduce);
int nvshmem_complexd_prod_reduce(nvshmem_team_t team,
    sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source,
    size_t nreduce);
int nvshmem_half_prod_reduce(nvshmem_team_t team, sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nreduce);
int nvshmem_bfloat16_prod_reduce(nvshmem_team_t team,
    sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source,
    size_t nreduce);

/* collectives on active sets */

void nvshmem_longdouble_max_to_all(long double *dest,
    const long double *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, long double *pWrk, long *pSync);
void nvshmem_longdouble_min_to_all(long double *dest,
    const long double *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, long double *pWrk, long *pSync);
void nvshmem_longdouble_sum_to_all(long double *dest,
    const long double *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, long double *pWrk, long *pSync);
void nvshmem_longdouble_prod_to_all(long double *dest,
    const long double *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, long double *pWrk, long *pSync);

/* collectives on teams */

int nvshmem_short_and_reducescatter(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce);
int nvshmem_int_and_reducescatter(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce);
int nvshmem_long_and_reducescatter(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce);
int nvshmem_longlong_and_reducescatter(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int nvshmem_uchar_and_reducescatter(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int nvshmem_ushort_and_reducescatter(nvshmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce);
int nvshmem_uint_and_reducescatter(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int nvshmem_ulong_and_reducescatter(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int nvshmem_ulonglong_and_reducescatter(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source,
    size_t nreduce);
int nvshmem_int8_and_reducescatter(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce);
int nvshmem_int16_and_reducescatter(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int nvshmem_int32_and_reducescatter(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int nvshmem_int64_and_reducescatter(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int nvshmem_uint8_and_reducescatter(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int nvshmem_uint16_and_reducescatter(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int nvshmem_uint32_and_reducescatter(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int nvshmem_uint64_and_reducescatter(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int nvshmem_size_and_reducescatter(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce);
int nvshmem_short_or_reducescatter(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce);
int nvshmem_int_or_reducescatter(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce);
int nvshmem_long_or_reducescatter(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce);
int nvshmem_longlong_or_reducescatter(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int nvshmem_uchar_or_reducescatter(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int nvshmem_ushort_or_reducescatter(nvshmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce);
int nvshmem_uint_or_reducescatter(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int nvshmem_ulong_or_reducescatter(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int nvshmem_ulonglong_or_reducescatter(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source,
    size_t nreduce);
int nvshmem_int8_or_reducescatter(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce);
int nvshmem_int16_or_reducescatter(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int nvshmem_int32_or_reducescatter(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int nvshmem_int64_or_reducescatter(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int nvshmem_uint8_or_reducescatter(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int nvshmem_uint16_or_reducescatter(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int nvshmem_uint32_or_reducescatter(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int nvshmem_uint64_or_reducescatter(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int nvshmem_size_or_reducescatter(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce);
int nvshmem_short_xor_reducescatter(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce);
int nvshmem_int_xor_reducescatter(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce);
int nvshmem_long_xor_reducescatter(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce);
int nvshmem_longlong_xor_reducescatter(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int nvshmem_uchar_xor_reducescatter(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int nvshmem_ushort_xor_reducescatter(nvshmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce);
int nvshmem_uint_xor_reducescatter(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int nvshmem_ulong_xor_reducescatter(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int nvshmem_ulonglong_xor_reducescatter(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source,
    size_t nreduce);
int nvshmem_int8_xor_reducescatter(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce);
int nvshmem_int16_xor_reducescatter(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int nvshmem_int32_xor_reducescatter(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int nvshmem_int64_xor_reducescatter(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int nvshmem_uint8_xor_reducescatter(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int nvshmem_uint16_xor_reducescatter(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int nvshmem_uint32_xor_reducescatter(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int nvshmem_uint64_xor_reducescatter(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int nvshmem_size_xor_reducescatter(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce);
int nvshmem_char_max_reducescatter(nvshmem_team_t team, char *dest,
    const char *source, size_t nreduce);
int nvshmem_schar_max_reducescatter(nvshmem_team_t team, signed char *dest,
    const signed char *source, size_t nreduce);
int nvshmem_short_max_reducescatter(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce);
int nvshmem_int_max_reducescatter(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce);
int nvshmem_long_max_reducescatter(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce);
int nvshmem_longlong_max_reducescatter(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int nvshmem_ptrdiff_max_reducescatter(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce);
int nvshmem_uchar_max_reducescatter(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int nvshmem_ushort_max_reducescatter(nvshmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce);
int nvshmem_uint_max_reducescatter(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int nvshmem_ulong_max_reducescatter(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int nvshmem_ulonglong_max_reducescatter(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source,
    size_t nreduce);
int nvshmem_int8_max_reducescatter(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce);
int nvshmem_int16_max_reducescatter(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int nvshmem_int32_max_reducescatter(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int nvshmem_int64_max_reducescatter(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int nvshmem_uint8_max_reducescatter(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int nvshmem_uint16_max_reducescatter(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int nvshmem_uint32_max_reducescatter(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int nvshmem_uint64_max_reducescatter(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int nvshmem_size_max_reducescatter(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce);
int nvshmem_float_max_reducescatter(nvshmem_team_t team, float *dest,
    const float *source, size_t nreduce);
int nvshmem_double_max_reducescatter(nvshmem_team_t team, double *dest,
    const double *source, size_t nreduce);
int nvshmem_half_max_reducescatter(nvshmem_team_t team, sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nreduce);
int nvshmem_bfloat16_max_reducescatter(nvshmem_team_t team,
    sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source,
    size_t nreduce);
int nvshmem_char_min_reducescatter(nvshmem_team_t team, char *dest,
    const char *source, size_t nreduce);
int nvshmem_schar_min_reducescatter(nvshmem_team_t team, signed char *dest,
    const signed char *source, size_t nreduce);
int nvshmem_short_min_reducescatter(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce);
int nvshmem_int_min_reducescatter(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce);
int nvshmem_long_min_reducescatter(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce);
int nvshmem_longlong_min_reducescatter(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int nvshmem_ptrdiff_min_reducescatter(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce);
int nvshmem_uchar_min_reducescatter(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int nvshmem_ushort_min_reducescatter(nvshmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce);
int nvshmem_uint_min_reducescatter(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int nvshmem_ulong_min_reducescatter(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int nvshmem_ulonglong_min_reducescatter(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source,
    size_t nreduce);
int nvshmem_int8_min_reducescatter(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce);
int nvshmem_int16_min_reducescatter(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int nvshmem_int32_min_reducescatter(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int nvshmem_int64_min_reducescatter(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int nvshmem_uint8_min_reducescatter(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int nvshmem_uint16_min_reducescatter(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int nvshmem_uint32_min_reducescatter(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int nvshmem_uint64_min_reducescatter(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int nvshmem_size_min_reducescatter(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce);
int nvshmem_float_min_reducescatter(nvshmem_team_t team, float *dest,
    const float *source, size_t nreduce);
int nvshmem_double_min_reducescatter(nvshmem_team_t team, double *dest,
    const double *source, size_t nreduce);
int nvshmem_half_min_reducescatter(nvshmem_team_t team, sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nreduce);
int nvshmem_bfloat16_min_reducescatter(nvshmem_team_t team,
    sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source,
    size_t nreduce);
int nvshmem_char_sum_reducescatter(nvshmem_team_t team, char *dest,
    const char *source, size_t nreduce);
int nvshmem_schar_sum_reducescatter(nvshmem_team_t team, signed char *dest,
    const signed char *source, size_t nreduce);
int nvshmem_short_sum_reducescatter(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce);
int nvshmem_int_sum_reducescatter(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce);
int nvshmem_long_sum_reducescatter(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce);
int nvshmem_longlong_sum_reducescatter(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int nvshmem_ptrdiff_sum_reducescatter(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce);
int nvshmem_uchar_sum_reducescatter(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int nvshmem_ushort_sum_reducescatter(nvshmem_team_t team, unsigned short *dest,
    const unsigned short *source, size_t nreduce);
int nvshmem_uint_sum_reducescatter(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int nvshmem_ulong_sum_reducescatter(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int nvshmem_ulonglong_sum_reducescatter(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source,
    size_t nreduce);
int nvshmem_int8_sum_reducescatter(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce);
int nvshmem_int16_sum_reducescatter(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int nvshmem_int32_sum_reducescatter(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int nvshmem_int64_sum_reducescatter(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int nvshmem_uint8_sum_reducescatter(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int nvshmem_uint16_sum_reducescatter(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int nvshmem_uint32_sum_reducescatter(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int nvshmem_uint64_sum_reducescatter(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int nvshmem_size_sum_reducescatter(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce);
int nvshmem_float_sum_reducescatter(nvshmem_team_t team, float *dest,
    const float *source, size_t nreduce);
int nvshmem_double_sum_reducescatter(nvshmem_team_t team, double *dest,
    const double *source, size_t nreduce);
int nvshmem_complexf_sum_reducescatter(nvshmem_team_t team,
    sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source,
    size_t nreduce);
int nvshmem_complexd_sum_reducescatter(nvshmem_team_t team,
    sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source,
    size_t nreduce);
int nvshmem_half_sum_reducescatter(nvshmem_team_t team, sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nreduce);
int nvshmem_bfloat16_sum_reducescatter(nvshmem_team_t team,
    sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source,
    size_t nreduce);
int nvshmem_char_prod_reducescatter(nvshmem_team_t team, char *dest,
    const char *source, size_t nreduce);
int nvshmem_schar_prod_reducescatter(nvshmem_team_t team, signed char *dest,
    const signed char *source, size_t nreduce);
int nvshmem_short_prod_reducescatter(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce);
int nvshmem_int_prod_reducescatter(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce);
int nvshmem_long_prod_reducescatter(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce);
int nvshmem_longlong_prod_reducescatter(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nreduce);
int nvshmem_ptrdiff_prod_reducescatter(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce);
int nvshmem_uchar_prod_reducescatter(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nreduce);
int nvshmem_ushort_prod_reducescatter(nvshmem_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce);
int nvshmem_uint_prod_reducescatter(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce);
int nvshmem_ulong_prod_reducescatter(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nreduce);
int nvshmem_ulonglong_prod_reducescatter(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source,
    size_t nreduce);
int nvshmem_int8_prod_reducescatter(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce);
int nvshmem_int16_prod_reducescatter(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce);
int nvshmem_int32_prod_reducescatter(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce);
int nvshmem_int64_prod_reducescatter(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce);
int nvshmem_uint8_prod_reducescatter(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce);
int nvshmem_uint16_prod_reducescatter(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce);
int nvshmem_uint32_prod_reducescatter(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce);
int nvshmem_uint64_prod_reducescatter(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce);
int nvshmem_size_prod_reducescatter(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce);
int nvshmem_float_prod_reducescatter(nvshmem_team_t team, float *dest,
    const float *source, size_t nreduce);
int nvshmem_double_prod_reducescatter(nvshmem_team_t team, double *dest,
    const double *source, size_t nreduce);
int nvshmem_complexf_prod_reducescatter(nvshmem_team_t team,
    sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source,
    size_t nreduce);
int nvshmem_complexd_prod_reducescatter(nvshmem_team_t team,
    sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source,
    size_t nreduce);
int nvshmem_half_prod_reducescatter(nvshmem_team_t team, sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nreduce);
int nvshmem_bfloat16_prod_reducescatter(nvshmem_team_t team,
    sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source,
    size_t nreduce);

#endif

#ifdef __GNUC__
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#ifdef __CUDACC__

/* for kernels */

/* setup, exit, query */

SMA_CUDA_BOTH(int, nvshmem_my_pe,
    (void),
    (),
    sma_cuda_my_pe())
SMA_CUDA_BOTH(int, nvshmem_n_pes,
    (void),
    (),
    sma_cuda_n_pes())
SMA_CUDA_BOTH(void, nvshmem_info_get_version,
    (int *major, int *minor),
    (major, minor),
    sma_cuda_info_get_version(major, minor))
SMA_CUDA_BOTH(void, nvshmem_info_get_name,
    (char *name),
    (name),
    sma_cuda_info_get_name(name))
SMA_CUDA_BOTH(void *, nvshmem_ptr,
    (const void *dest, int pe),
    (dest, pe),
    sma_cuda::ptr((char *) dest, pe))

/* remote memory access */

SMA_CUDA_BOTH(void, nvshmem_float_put,
    (float *dest, const float *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(float), pe))
SMA_CUDA_BOTH(void, nvshmem_double_put,
    (double *dest, const double *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(double), pe))
SMA_CUDA_BOTH(void, nvshmem_char_put,
    (char *dest, const char *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(char), pe))
SMA_CUDA_BOTH(void, nvshmem_schar_put,
    (signed char *dest, const signed char *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(signed char), pe))
SMA_CUDA_BOTH(void, nvshmem_short_put,
    (short *dest, const short *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(short), pe))
SMA_CUDA_BOTH(void, nvshmem_int_put,
    (int *dest, const int *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(int), pe))
SMA_CUDA_BOTH(void, nvshmem_long_put,
    (long *dest, const long *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(long), pe))
SMA_CUDA_BOTH(void, nvshmem_longlong_put,
    (long long *dest, const long long *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(long long), pe))
SMA_CUDA_BOTH(void, nvshmem_uchar_put,
    (unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned char), pe))
SMA_CUDA_BOTH(void, nvshmem_ushort_put,
    (unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned short), pe))
SMA_CUDA_BOTH(void, nvshmem_uint_put,
    (unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned int), pe))
SMA_CUDA_BOTH(void, nvshmem_ulong_put,
    (unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned long), pe))
SMA_CUDA_BOTH(void, nvshmem_ulonglong_put,
    (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned long long), pe))
SMA_CUDA_BOTH(void, nvshmem_int8_put,
    (int8_t *dest, const int8_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(int8_t), pe))
SMA_CUDA_BOTH(void, nvshmem_int16_put,
    (int16_t *dest, const int16_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(int16_t), pe))
SMA_CUDA_BOTH(void, nvshmem_int32_put,
    (int32_t *dest, const int32_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(int32_t), pe))
SMA_CUDA_BOTH(void, nvshmem_int64_put,
    (int64_t *dest, const int64_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(int64_t), pe))
SMA_CUDA_BOTH(void, nvshmem_uint8_put,
    (uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint8_t), pe))
SMA_CUDA_BOTH(void, nvshmem_uint16_put,
    (uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint16_t), pe))
SMA_CUDA_BOTH(void, nvshmem_uint32_put,
    (uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint32_t), pe))
SMA_CUDA_BOTH(void, nvshmem_uint64_put,
    (uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint64_t), pe))
SMA_CUDA_BOTH(void, nvshmem_size_put,
    (size_t *dest, const size_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(size_t), pe))
SMA_CUDA_BOTH(void, nvshmem_ptrdiff_put,
    (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(ptrdiff_t), pe))
SMA_CUDA_BOTH(void, nvshmem_half_put,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(sma_cuda_half_t), pe))
SMA_CUDA_BOTH(void, nvshmem_bfloat16_put,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), pe))
SMA_CUDA_BOTH(void, nvshmem_put8,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * 1, pe))
SMA_CUDA_BOTH(void, nvshmem_put16,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * 2, pe))
SMA_CUDA_BOTH(void, nvshmem_put32,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * 4, pe))
SMA_CUDA_BOTH(void, nvshmem_put64,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * 8, pe))
SMA_CUDA_BOTH(void, nvshmem_put128,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * 16, pe))
SMA_CUDA_BOTH(void, nvshmem_putmem,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_float_get,
    (float *dest, const float *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(float), pe))
SMA_CUDA_BOTH(void, nvshmem_double_get,
    (double *dest, const double *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(double), pe))
SMA_CUDA_BOTH(void, nvshmem_char_get,
    (char *dest, const char *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(char), pe))
SMA_CUDA_BOTH(void, nvshmem_schar_get,
    (signed char *dest, const signed char *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(signed char), pe))
SMA_CUDA_BOTH(void, nvshmem_short_get,
    (short *dest, const short *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(short), pe))
SMA_CUDA_BOTH(void, nvshmem_int_get,
    (int *dest, const int *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(int), pe))
SMA_CUDA_BOTH(void, nvshmem_long_get,
    (long *dest, const long *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(long), pe))
SMA_CUDA_BOTH(void, nvshmem_longlong_get,
    (long long *dest, const long long *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(long long), pe))
SMA_CUDA_BOTH(void, nvshmem_uchar_get,
    (unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned char), pe))
SMA_CUDA_BOTH(void, nvshmem_ushort_get,
    (unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned short), pe))
SMA_CUDA_BOTH(void, nvshmem_uint_get,
    (unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned int), pe))
SMA_CUDA_BOTH(void, nvshmem_ulong_get,
    (unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned long), pe))
SMA_CUDA_BOTH(void, nvshmem_ulonglong_get,
    (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned long long), pe))
SMA_CUDA_BOTH(void, nvshmem_int8_get,
    (int8_t *dest, const int8_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(int8_t), pe))
SMA_CUDA_BOTH(void, nvshmem_int16_get,
    (int16_t *dest, const int16_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(int16_t), pe))
SMA_CUDA_BOTH(void, nvshmem_int32_get,
    (int32_t *dest, const int32_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(int32_t), pe))
SMA_CUDA_BOTH(void, nvshmem_int64_get,
    (int64_t *dest, const int64_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(int64_t), pe))
SMA_CUDA_BOTH(void, nvshmem_uint8_get,
    (uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint8_t), pe))
SMA_CUDA_BOTH(void, nvshmem_uint16_get,
    (uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint16_t), pe))
SMA_CUDA_BOTH(void, nvshmem_uint32_get,
    (uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint32_t), pe))
SMA_CUDA_BOTH(void, nvshmem_uint64_get,
    (uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint64_t), pe))
SMA_CUDA_BOTH(void, nvshmem_size_get,
    (size_t *dest, const size_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(size_t), pe))
SMA_CUDA_BOTH(void, nvshmem_ptrdiff_get,
    (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(ptrdiff_t), pe))
SMA_CUDA_BOTH(void, nvshmem_half_get,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(sma_cuda_half_t), pe))
SMA_CUDA_BOTH(void, nvshmem_bfloat16_get,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), pe))
SMA_CUDA_BOTH(void, nvshmem_get8,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * 1, pe))
SMA_CUDA_BOTH(void, nvshmem_get16,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * 2, pe))
SMA_CUDA_BOTH(void, nvshmem_get32,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * 4, pe))
SMA_CUDA_BOTH(void, nvshmem_get64,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * 8, pe))
SMA_CUDA_BOTH(void, nvshmem_get128,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * 16, pe))
SMA_CUDA_BOTH(void, nvshmem_getmem,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_float_put_nbi,
    (float *dest, const float *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(float), pe))
SMA_CUDA_BOTH(void, nvshmem_double_put_nbi,
    (double *dest, const double *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(double), pe))
SMA_CUDA_BOTH(void, nvshmem_char_put_nbi,
    (char *dest, const char *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(char), pe))
SMA_CUDA_BOTH(void, nvshmem_schar_put_nbi,
    (signed char *dest, const signed char *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(signed char), pe))
SMA_CUDA_BOTH(void, nvshmem_short_put_nbi,
    (short *dest, const short *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(short), pe))
SMA_CUDA_BOTH(void, nvshmem_int_put_nbi,
    (int *dest, const int *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(int), pe))
SMA_CUDA_BOTH(void, nvshmem_long_put_nbi,
    (long *dest, const long *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(long), pe))
SMA_CUDA_BOTH(void, nvshmem_longlong_put_nbi,
    (long long *dest, const long long *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(long long), pe))
SMA_CUDA_BOTH(void, nvshmem_uchar_put_nbi,
    (unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned char), pe))
SMA_CUDA_BOTH(void, nvshmem_ushort_put_nbi,
    (unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned short), pe))
SMA_CUDA_BOTH(void, nvshmem_uint_put_nbi,
    (unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned int), pe))
SMA_CUDA_BOTH(void, nvshmem_ulong_put_nbi,
    (unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned long), pe))
SMA_CUDA_BOTH(void, nvshmem_ulonglong_put_nbi,
    (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned long long), pe))
SMA_CUDA_BOTH(void, nvshmem_int8_put_nbi,
    (int8_t *dest, const int8_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(int8_t), pe))
SMA_CUDA_BOTH(void, nvshmem_int16_put_nbi,
    (int16_t *dest, const int16_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(int16_t), pe))
SMA_CUDA_BOTH(void, nvshmem_int32_put_nbi,
    (int32_t *dest, const int32_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(int32_t), pe))
SMA_CUDA_BOTH(void, nvshmem_int64_put_nbi,
    (int64_t *dest, const int64_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(int64_t), pe))
SMA_CUDA_BOTH(void, nvshmem_uint8_put_nbi,
    (uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint8_t), pe))
SMA_CUDA_BOTH(void, nvshmem_uint16_put_nbi,
    (uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint16_t), pe))
SMA_CUDA_BOTH(void, nvshmem_uint32_put_nbi,
    (uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint32_t), pe))
SMA_CUDA_BOTH(void, nvshmem_uint64_put_nbi,
    (uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint64_t), pe))
SMA_CUDA_BOTH(void, nvshmem_size_put_nbi,
    (size_t *dest, const size_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(size_t), pe))
SMA_CUDA_BOTH(void, nvshmem_ptrdiff_put_nbi,
    (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(ptrdiff_t), pe))
SMA_CUDA_BOTH(void, nvshmem_half_put_nbi,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(sma_cuda_half_t), pe))
SMA_CUDA_BOTH(void, nvshmem_bfloat16_put_nbi,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), pe))
SMA_CUDA_BOTH(void, nvshmem_put8_nbi,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * 1, pe))
SMA_CUDA_BOTH(void, nvshmem_put16_nbi,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * 2, pe))
SMA_CUDA_BOTH(void, nvshmem_put32_nbi,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * 4, pe))
SMA_CUDA_BOTH(void, nvshmem_put64_nbi,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * 8, pe))
SMA_CUDA_BOTH(void, nvshmem_put128_nbi,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems * 16, pe))
SMA_CUDA_BOTH(void, nvshmem_putmem_nbi,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::put(sma_cuda::thread_group(), dest, source, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_float_get_nbi,
    (float *dest, const float *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(float), pe))
SMA_CUDA_BOTH(void, nvshmem_double_get_nbi,
    (double *dest, const double *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(double), pe))
SMA_CUDA_BOTH(void, nvshmem_char_get_nbi,
    (char *dest, const char *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(char), pe))
SMA_CUDA_BOTH(void, nvshmem_schar_get_nbi,
    (signed char *dest, const signed char *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(signed char), pe))
SMA_CUDA_BOTH(void, nvshmem_short_get_nbi,
    (short *dest, const short *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(short), pe))
SMA_CUDA_BOTH(void, nvshmem_int_get_nbi,
    (int *dest, const int *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(int), pe))
SMA_CUDA_BOTH(void, nvshmem_long_get_nbi,
    (long *dest, const long *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(long), pe))
SMA_CUDA_BOTH(void, nvshmem_longlong_get_nbi,
    (long long *dest, const long long *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(long long), pe))
SMA_CUDA_BOTH(void, nvshmem_uchar_get_nbi,
    (unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned char), pe))
SMA_CUDA_BOTH(void, nvshmem_ushort_get_nbi,
    (unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned short), pe))
SMA_CUDA_BOTH(void, nvshmem_uint_get_nbi,
    (unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned int), pe))
SMA_CUDA_BOTH(void, nvshmem_ulong_get_nbi,
    (unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned long), pe))
SMA_CUDA_BOTH(void, nvshmem_ulonglong_get_nbi,
    (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned long long), pe))
SMA_CUDA_BOTH(void, nvshmem_int8_get_nbi,
    (int8_t *dest, const int8_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(int8_t), pe))
SMA_CUDA_BOTH(void, nvshmem_int16_get_nbi,
    (int16_t *dest, const int16_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(int16_t), pe))
SMA_CUDA_BOTH(void, nvshmem_int32_get_nbi,
    (int32_t *dest, const int32_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(int32_t), pe))
SMA_CUDA_BOTH(void, nvshmem_int64_get_nbi,
    (int64_t *dest, const int64_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(int64_t), pe))
SMA_CUDA_BOTH(void, nvshmem_uint8_get_nbi,
    (uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint8_t), pe))
SMA_CUDA_BOTH(void, nvshmem_uint16_get_nbi,
    (uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint16_t), pe))
SMA_CUDA_BOTH(void, nvshmem_uint32_get_nbi,
    (uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint32_t), pe))
SMA_CUDA_BOTH(void, nvshmem_uint64_get_nbi,
    (uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint64_t), pe))
SMA_CUDA_BOTH(void, nvshmem_size_get_nbi,
    (size_t *dest, const size_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(size_t), pe))
SMA_CUDA_BOTH(void, nvshmem_ptrdiff_get_nbi,
    (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(ptrdiff_t), pe))
SMA_CUDA_BOTH(void, nvshmem_half_get_nbi,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(sma_cuda_half_t), pe))
SMA_CUDA_BOTH(void, nvshmem_bfloat16_get_nbi,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), pe))
SMA_CUDA_BOTH(void, nvshmem_get8_nbi,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * 1, pe))
SMA_CUDA_BOTH(void, nvshmem_get16_nbi,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * 2, pe))
SMA_CUDA_BOTH(void, nvshmem_get32_nbi,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * 4, pe))
SMA_CUDA_BOTH(void, nvshmem_get64_nbi,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * 8, pe))
SMA_CUDA_BOTH(void, nvshmem_get128_nbi,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems * 16, pe))
SMA_CUDA_BOTH(void, nvshmem_getmem_nbi,
    (void *dest, const void *source, size_t nelems, int pe),
    (dest, source, nelems, pe),
    sma_cuda::get(sma_cuda::thread_group(), dest, source, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_float_p,
    (float *dest, float value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_double_p,
    (double *dest, double value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_char_p,
    (char *dest, char value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_schar_p,
    (signed char *dest, signed char value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_short_p,
    (short *dest, short value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_int_p,
    (int *dest, int value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_long_p,
    (long *dest, long value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_longlong_p,
    (long long *dest, long long value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uchar_p,
    (unsigned char *dest, unsigned char value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_ushort_p,
    (unsigned short *dest, unsigned short value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uint_p,
    (unsigned int *dest, unsigned int value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_ulong_p,
    (unsigned long *dest, unsigned long value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_ulonglong_p,
    (unsigned long long *dest, unsigned long long value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_int8_p,
    (int8_t *dest, int8_t value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_int16_p,
    (int16_t *dest, int16_t value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_int32_p,
    (int32_t *dest, int32_t value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_int64_p,
    (int64_t *dest, int64_t value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uint8_p,
    (uint8_t *dest, uint8_t value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uint16_p,
    (uint16_t *dest, uint16_t value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uint32_p,
    (uint32_t *dest, uint32_t value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uint64_p,
    (uint64_t *dest, uint64_t value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_size_p,
    (size_t *dest, size_t value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_ptrdiff_p,
    (ptrdiff_t *dest, ptrdiff_t value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_half_p,
    (sma_cuda_half_t *dest, sma_cuda_half_t value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_bfloat16_p,
    (sma_cuda_bfloat16_t *dest, sma_cuda_bfloat16_t value, int pe),
    (dest, value, pe),
    sma_cuda::p(dest, value, pe))
SMA_CUDA_BOTH(float, nvshmem_float_g,
    (const float *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(double, nvshmem_double_g,
    (const double *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(char, nvshmem_char_g,
    (const char *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(signed char, nvshmem_schar_g,
    (const signed char *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(short, nvshmem_short_g,
    (const short *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(int, nvshmem_int_g,
    (const int *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(long, nvshmem_long_g,
    (const long *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(long long, nvshmem_longlong_g,
    (const long long *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(unsigned char, nvshmem_uchar_g,
    (const unsigned char *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(unsigned short, nvshmem_ushort_g,
    (const unsigned short *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(unsigned int, nvshmem_uint_g,
    (const unsigned int *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(unsigned long, nvshmem_ulong_g,
    (const unsigned long *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(unsigned long long, nvshmem_ulonglong_g,
    (const unsigned long long *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(int8_t, nvshmem_int8_g,
    (const int8_t *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(int16_t, nvshmem_int16_g,
    (const int16_t *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(int32_t, nvshmem_int32_g,
    (const int32_t *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(int64_t, nvshmem_int64_g,
    (const int64_t *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(uint8_t, nvshmem_uint8_g,
    (const uint8_t *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(uint16_t, nvshmem_uint16_g,
    (const uint16_t *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(uint32_t, nvshmem_uint32_g,
    (const uint32_t *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(uint64_t, nvshmem_uint64_g,
    (const uint64_t *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(size_t, nvshmem_size_g,
    (const size_t *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(ptrdiff_t, nvshmem_ptrdiff_g,
    (const ptrdiff_t *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(sma_cuda_half_t, nvshmem_half_g,
    (const sma_cuda_half_t *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(sma_cuda_bfloat16_t, nvshmem_bfloat16_g,
    (const sma_cuda_bfloat16_t *source, int pe),
    (source, pe),
    sma_cuda::g(source, pe))
SMA_CUDA_BOTH(void, nvshmem_float_iput,
    (float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_double_iput,
    (double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_char_iput,
    (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_schar_iput,
    (signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_short_iput,
    (short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_int_iput,
    (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_long_iput,
    (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_longlong_iput,
    (long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_uchar_iput,
    (unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_ushort_iput,
    (unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_uint_iput,
    (unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_ulong_iput,
    (unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_ulonglong_iput,
    (unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_int8_iput,
    (int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_int16_iput,
    (int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_int32_iput,
    (int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_int64_iput,
    (int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_uint8_iput,
    (uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_uint16_iput,
    (uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_uint32_iput,
    (uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_uint64_iput,
    (uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_size_iput,
    (size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_ptrdiff_iput,
    (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_half_iput,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_bfloat16_iput,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_iput8,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), (uint8_t *) dest, (const uint8_t *) source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_iput16,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), (uint16_t *) dest, (const uint16_t *) source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_iput32,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), (uint32_t *) dest, (const uint32_t *) source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_iput64,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), (uint64_t *) dest, (const uint64_t *) source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_iput128,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iput(sma_cuda::thread_group(), (sma_cuda_128 *) dest, (const sma_cuda_128 *) source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_float_iget,
    (float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_double_iget,
    (double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_char_iget,
    (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_schar_iget,
    (signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_short_iget,
    (short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_int_iget,
    (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_long_iget,
    (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_longlong_iget,
    (long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_uchar_iget,
    (unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_ushort_iget,
    (unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_uint_iget,
    (unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_ulong_iget,
    (unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_ulonglong_iget,
    (unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_int8_iget,
    (int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_int16_iget,
    (int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_int32_iget,
    (int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_int64_iget,
    (int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_uint8_iget,
    (uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_uint16_iget,
    (uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_uint32_iget,
    (uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_uint64_iget,
    (uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_size_iget,
    (size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_ptrdiff_iget,
    (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_half_iget,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_bfloat16_iget,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_iget8,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), (uint8_t *) dest, (const uint8_t *) source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_iget16,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), (uint16_t *) dest, (const uint16_t *) source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_iget32,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), (uint32_t *) dest, (const uint32_t *) source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_iget64,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), (uint64_t *) dest, (const uint64_t *) source, dst, sst, nelems, pe))
SMA_CUDA_BOTH(void, nvshmem_iget128,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    (dest, source, dst, sst, nelems, pe),
    sma_cuda::iget(sma_cuda::thread_group(), (sma_cuda_128 *) dest, (const sma_cuda_128 *) source, dst, sst, nelems, pe))

/* atomic memory operations */

SMA_CUDA_BOTH(float, nvshmem_float_atomic_fetch,
    (const float *source, int pe),
    (source, pe),
    sma_cuda::fetch(source, pe))
SMA_CUDA_BOTH(double, nvshmem_double_atomic_fetch,
    (const double *source, int pe),
    (source, pe),
    sma_cuda::fetch(source, pe))
SMA_CUDA_BOTH(int, nvshmem_int_atomic_fetch,
    (const int *source, int pe),
    (source, pe),
    sma_cuda::fetch(source, pe))
SMA_CUDA_BOTH(long, nvshmem_long_atomic_fetch,
    (const long *source, int pe),
    (source, pe),
    sma_cuda::fetch(source, pe))
SMA_CUDA_BOTH(long long, nvshmem_longlong_atomic_fetch,
    (const long long *source, int pe),
    (source, pe),
    sma_cuda::fetch(source, pe))
SMA_CUDA_BOTH(unsigned int, nvshmem_uint_atomic_fetch,
    (const unsigned int *source, int pe),
    (source, pe),
    sma_cuda::fetch(source, pe))
SMA_CUDA_BOTH(unsigned long, nvshmem_ulong_atomic_fetch,
    (const unsigned long *source, int pe),
    (source, pe),
    sma_cuda::fetch(source, pe))
SMA_CUDA_BOTH(unsigned long long, nvshmem_ulonglong_atomic_fetch,
    (const unsigned long long *source, int pe),
    (source, pe),
    sma_cuda::fetch(source, pe))
SMA_CUDA_BOTH(int32_t, nvshmem_int32_atomic_fetch,
    (const int32_t *source, int pe),
    (source, pe),
    sma_cuda::fetch(source, pe))
SMA_CUDA_BOTH(int64_t, nvshmem_int64_atomic_fetch,
    (const int64_t *source, int pe),
    (source, pe),
    sma_cuda::fetch(source, pe))
SMA_CUDA_BOTH(uint32_t, nvshmem_uint32_atomic_fetch,
    (const uint32_t *source, int pe),
    (source, pe),
    sma_cuda::fetch(source, pe))
SMA_CUDA_BOTH(uint64_t, nvshmem_uint64_atomic_fetch,
    (const uint64_t *source, int pe),
    (source, pe),
    sma_cuda::fetch(source, pe))
SMA_CUDA_BOTH(size_t, nvshmem_size_atomic_fetch,
    (const size_t *source, int pe),
    (source, pe),
    sma_cuda::fetch(source, pe))
SMA_CUDA_BOTH(ptrdiff_t, nvshmem_ptrdiff_atomic_fetch,
    (const ptrdiff_t *source, int pe),
    (source, pe),
    sma_cuda::fetch(source, pe))
SMA_CUDA_BOTH(void, nvshmem_float_atomic_set,
    (float *dest, float value, int pe),
    (dest, value, pe),
    sma_cuda::set(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_double_atomic_set,
    (double *dest, double value, int pe),
    (dest, value, pe),
    sma_cuda::set(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_int_atomic_set,
    (int *dest, int value, int pe),
    (dest, value, pe),
    sma_cuda::set(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_long_atomic_set,
    (long *dest, long value, int pe),
    (dest, value, pe),
    sma_cuda::set(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_longlong_atomic_set,
    (long long *dest, long long value, int pe),
    (dest, value, pe),
    sma_cuda::set(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uint_atomic_set,
    (unsigned int *dest, unsigned int value, int pe),
    (dest, value, pe),
    sma_cuda::set(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_ulong_atomic_set,
    (unsigned long *dest, unsigned long value, int pe),
    (dest, value, pe),
    sma_cuda::set(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_ulonglong_atomic_set,
    (unsigned long long *dest, unsigned long long value, int pe),
    (dest, value, pe),
    sma_cuda::set(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_int32_atomic_set,
    (int32_t *dest, int32_t value, int pe),
    (dest, value, pe),
    sma_cuda::set(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_int64_atomic_set,
    (int64_t *dest, int64_t value, int pe),
    (dest, value, pe),
    sma_cuda::set(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uint32_atomic_set,
    (uint32_t *dest, uint32_t value, int pe),
    (dest, value, pe),
    sma_cuda::set(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uint64_atomic_set,
    (uint64_t *dest, uint64_t value, int pe),
    (dest, value, pe),
    sma_cuda::set(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_size_atomic_set,
    (size_t *dest, size_t value, int pe),
    (dest, value, pe),
    sma_cuda::set(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_ptrdiff_atomic_set,
    (ptrdiff_t *dest, ptrdiff_t value, int pe),
    (dest, value, pe),
    sma_cuda::set(dest, value, pe))
SMA_CUDA_BOTH(float, nvshmem_float_atomic_swap,
    (float *dest, float value, int pe),
    (dest, value, pe),
    sma_cuda::swap(dest, value, pe))
SMA_CUDA_BOTH(double, nvshmem_double_atomic_swap,
    (double *dest, double value, int pe),
    (dest, value, pe),
    sma_cuda::swap(dest, value, pe))
SMA_CUDA_BOTH(int, nvshmem_int_atomic_swap,
    (int *dest, int value, int pe),
    (dest, value, pe),
    sma_cuda::swap(dest, value, pe))
SMA_CUDA_BOTH(long, nvshmem_long_atomic_swap,
    (long *dest, long value, int pe),
    (dest, value, pe),
    sma_cuda::swap(dest, value, pe))
SMA_CUDA_BOTH(long long, nvshmem_longlong_atomic_swap,
    (long long *dest, long long value, int pe),
    (dest, value, pe),
    sma_cuda::swap(dest, value, pe))
SMA_CUDA_BOTH(unsigned int, nvshmem_uint_atomic_swap,
    (unsigned int *dest, unsigned int value, int pe),
    (dest, value, pe),
    sma_cuda::swap(dest, value, pe))
SMA_CUDA_BOTH(unsigned long, nvshmem_ulong_atomic_swap,
    (unsigned long *dest, unsigned long value, int pe),
    (dest, value, pe),
    sma_cuda::swap(dest, value, pe))
SMA_CUDA_BOTH(unsigned long long, nvshmem_ulonglong_atomic_swap,
    (unsigned long long *dest, unsigned long long value, int pe),
    (dest, value, pe),
    sma_cuda::swap(dest, value, pe))
SMA_CUDA_BOTH(int32_t, nvshmem_int32_atomic_swap,
    (int32_t *dest, int32_t value, int pe),
    (dest, value, pe),
    sma_cuda::swap(dest, value, pe))
SMA_CUDA_BOTH(int64_t, nvshmem_int64_atomic_swap,
    (int64_t *dest, int64_t value, int pe),
    (dest, value, pe),
    sma_cuda::swap(dest, value, pe))
SMA_CUDA_BOTH(uint32_t, nvshmem_uint32_atomic_swap,
    (uint32_t *dest, uint32_t value, int pe),
    (dest, value, pe),
    sma_cuda::swap(dest, value, pe))
SMA_CUDA_BOTH(uint64_t, nvshmem_uint64_atomic_swap,
    (uint64_t *dest, uint64_t value, int pe),
    (dest, value, pe),
    sma_cuda::swap(dest, value, pe))
SMA_CUDA_BOTH(size_t, nvshmem_size_atomic_swap,
    (size_t *dest, size_t value, int pe),
    (dest, value, pe),
    sma_cuda::swap(dest, value, pe))
SMA_CUDA_BOTH(ptrdiff_t, nvshmem_ptrdiff_atomic_swap,
    (ptrdiff_t *dest, ptrdiff_t value, int pe),
    (dest, value, pe),
    sma_cuda::swap(dest, value, pe))
SMA_CUDA_BOTH(int, nvshmem_int_atomic_compare_swap,
    (int *dest, int cond, int value, int pe),
    (dest, cond, value, pe),
    sma_cuda::compare_swap(dest, cond, value, pe))
SMA_CUDA_BOTH(long, nvshmem_long_atomic_compare_swap,
    (long *dest, long cond, long value, int pe),
    (dest, cond, value, pe),
    sma_cuda::compare_swap(dest, cond, value, pe))
SMA_CUDA_BOTH(long long, nvshmem_longlong_atomic_compare_swap,
    (long long *dest, long long cond, long long value, int pe),
    (dest, cond, value, pe),
    sma_cuda::compare_swap(dest, cond, value, pe))
SMA_CUDA_BOTH(unsigned int, nvshmem_uint_atomic_compare_swap,
    (unsigned int *dest, unsigned int cond, unsigned int value, int pe),
    (dest, cond, value, pe),
    sma_cuda::compare_swap(dest, cond, value, pe))
SMA_CUDA_BOTH(unsigned long, nvshmem_ulong_atomic_compare_swap,
    (unsigned long *dest, unsigned long cond, unsigned long value, int pe),
    (dest, cond, value, pe),
    sma_cuda::compare_swap(dest, cond, value, pe))
SMA_CUDA_BOTH(unsigned long long, nvshmem_ulonglong_atomic_compare_swap,
    (unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe),
    (dest, cond, value, pe),
    sma_cuda::compare_swap(dest, cond, value, pe))
SMA_CUDA_BOTH(int32_t, nvshmem_int32_atomic_compare_swap,
    (int32_t *dest, int32_t cond, int32_t value, int pe),
    (dest, cond, value, pe),
    sma_cuda::compare_swap(dest, cond, value, pe))
SMA_CUDA_BOTH(int64_t, nvshmem_int64_atomic_compare_swap,
    (int64_t *dest, int64_t cond, int64_t value, int pe),
    (dest, cond, value, pe),
    sma_cuda::compare_swap(dest, cond, value, pe))
SMA_CUDA_BOTH(uint32_t, nvshmem_uint32_atomic_compare_swap,
    (uint32_t *dest, uint32_t cond, uint32_t value, int pe),
    (dest, cond, value, pe),
    sma_cuda::compare_swap(dest, cond, value, pe))
SMA_CUDA_BOTH(uint64_t, nvshmem_uint64_atomic_compare_swap,
    (uint64_t *dest, uint64_t cond, uint64_t value, int pe),
    (dest, cond, value, pe),
    sma_cuda::compare_swap(dest, cond, value, pe))
SMA_CUDA_BOTH(size_t, nvshmem_size_atomic_compare_swap,
    (size_t *dest, size_t cond, size_t value, int pe),
    (dest, cond, value, pe),
    sma_cuda::compare_swap(dest, cond, value, pe))
SMA_CUDA_BOTH(ptrdiff_t, nvshmem_ptrdiff_atomic_compare_swap,
    (ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe),
    (dest, cond, value, pe),
    sma_cuda::compare_swap(dest, cond, value, pe))
SMA_CUDA_BOTH(int, nvshmem_int_atomic_fetch_inc,
    (int *dest, int pe),
    (dest, pe),
    sma_cuda::fetch_inc(dest, pe))
SMA_CUDA_BOTH(long, nvshmem_long_atomic_fetch_inc,
    (long *dest, int pe),
    (dest, pe),
    sma_cuda::fetch_inc(dest, pe))
SMA_CUDA_BOTH(long long, nvshmem_longlong_atomic_fetch_inc,
    (long long *dest, int pe),
    (dest, pe),
    sma_cuda::fetch_inc(dest, pe))
SMA_CUDA_BOTH(unsigned int, nvshmem_uint_atomic_fetch_inc,
    (unsigned int *dest, int pe),
    (dest, pe),
    sma_cuda::fetch_inc(dest, pe))
SMA_CUDA_BOTH(unsigned long, nvshmem_ulong_atomic_fetch_inc,
    (unsigned long *dest, int pe),
    (dest, pe),
    sma_cuda::fetch_inc(dest, pe))
SMA_CUDA_BOTH(unsigned long long, nvshmem_ulonglong_atomic_fetch_inc,
    (unsigned long long *dest, int pe),
    (dest, pe),
    sma_cuda::fetch_inc(dest, pe))
SMA_CUDA_BOTH(int32_t, nvshmem_int32_atomic_fetch_inc,
    (int32_t *dest, int pe),
    (dest, pe),
    sma_cuda::fetch_inc(dest, pe))
SMA_CUDA_BOTH(int64_t, nvshmem_int64_atomic_fetch_inc,
    (int64_t *dest, int pe),
    (dest, pe),
    sma_cuda::fetch_inc(dest, pe))
SMA_CUDA_BOTH(uint32_t, nvshmem_uint32_atomic_fetch_inc,
    (uint32_t *dest, int pe),
    (dest, pe),
    sma_cuda::fetch_inc(dest, pe))
SMA_CUDA_BOTH(uint64_t, nvshmem_uint64_atomic_fetch_inc,
    (uint64_t *dest, int pe),
    (dest, pe),
    sma_cuda::fetch_inc(dest, pe))
SMA_CUDA_BOTH(size_t, nvshmem_size_atomic_fetch_inc,
    (size_t *dest, int pe),
    (dest, pe),
    sma_cuda::fetch_inc(dest, pe))
SMA_CUDA_BOTH(ptrdiff_t, nvshmem_ptrdiff_atomic_fetch_inc,
    (ptrdiff_t *dest, int pe),
    (dest, pe),
    sma_cuda::fetch_inc(dest, pe))
SMA_CUDA_BOTH(void, nvshmem_int_atomic_inc,
    (int *dest, int pe),
    (dest, pe),
    sma_cuda::inc(dest, pe))
SMA_CUDA_BOTH(void, nvshmem_long_atomic_inc,
    (long *dest, int pe),
    (dest, pe),
    sma_cuda::inc(dest, pe))
SMA_CUDA_BOTH(void, nvshmem_longlong_atomic_inc,
    (long long *dest, int pe),
    (dest, pe),
    sma_cuda::inc(dest, pe))
SMA_CUDA_BOTH(void, nvshmem_uint_atomic_inc,
    (unsigned int *dest, int pe),
    (dest, pe),
    sma_cuda::inc(dest, pe))
SMA_CUDA_BOTH(void, nvshmem_ulong_atomic_inc,
    (unsigned long *dest, int pe),
    (dest, pe),
    sma_cuda::inc(dest, pe))
SMA_CUDA_BOTH(void, nvshmem_ulonglong_atomic_inc,
    (unsigned long long *dest, int pe),
    (dest, pe),
    sma_cuda::inc(dest, pe))
SMA_CUDA_BOTH(void, nvshmem_int32_atomic_inc,
    (int32_t *dest, int pe),
    (dest, pe),
    sma_cuda::inc(dest, pe))
SMA_CUDA_BOTH(void, nvshmem_int64_atomic_inc,
    (int64_t *dest, int pe),
    (dest, pe),
    sma_cuda::inc(dest, pe))
SMA_CUDA_BOTH(void, nvshmem_uint32_atomic_inc,
    (uint32_t *dest, int pe),
    (dest, pe),
    sma_cuda::inc(dest, pe))
SMA_CUDA_BOTH(void, nvshmem_uint64_atomic_inc,
    (uint64_t *dest, int pe),
    (dest, pe),
    sma_cuda::inc(dest, pe))
SMA_CUDA_BOTH(void, nvshmem_size_atomic_inc,
    (size_t *dest, int pe),
    (dest, pe),
    sma_cuda::inc(dest, pe))
SMA_CUDA_BOTH(void, nvshmem_ptrdiff_atomic_inc,
    (ptrdiff_t *dest, int pe),
    (dest, pe),
    sma_cuda::inc(dest, pe))
SMA_CUDA_BOTH(int, nvshmem_int_atomic_fetch_add,
    (int *dest, int value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_add(dest, value, pe))
SMA_CUDA_BOTH(long, nvshmem_long_atomic_fetch_add,
    (long *dest, long value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_add(dest, value, pe))
SMA_CUDA_BOTH(long long, nvshmem_longlong_atomic_fetch_add,
    (long long *dest, long long value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_add(dest, value, pe))
SMA_CUDA_BOTH(unsigned int, nvshmem_uint_atomic_fetch_add,
    (unsigned int *dest, unsigned int value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_add(dest, value, pe))
SMA_CUDA_BOTH(unsigned long, nvshmem_ulong_atomic_fetch_add,
    (unsigned long *dest, unsigned long value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_add(dest, value, pe))
SMA_CUDA_BOTH(unsigned long long, nvshmem_ulonglong_atomic_fetch_add,
    (unsigned long long *dest, unsigned long long value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_add(dest, value, pe))
SMA_CUDA_BOTH(int32_t, nvshmem_int32_atomic_fetch_add,
    (int32_t *dest, int32_t value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_add(dest, value, pe))
SMA_CUDA_BOTH(int64_t, nvshmem_int64_atomic_fetch_add,
    (int64_t *dest, int64_t value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_add(dest, value, pe))
SMA_CUDA_BOTH(uint32_t, nvshmem_uint32_atomic_fetch_add,
    (uint32_t *dest, uint32_t value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_add(dest, value, pe))
SMA_CUDA_BOTH(uint64_t, nvshmem_uint64_atomic_fetch_add,
    (uint64_t *dest, uint64_t value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_add(dest, value, pe))
SMA_CUDA_BOTH(size_t, nvshmem_size_atomic_fetch_add,
    (size_t *dest, size_t value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_add(dest, value, pe))
SMA_CUDA_BOTH(ptrdiff_t, nvshmem_ptrdiff_atomic_fetch_add,
    (ptrdiff_t *dest, ptrdiff_t value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_add(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_int_atomic_add,
    (int *dest, int value, int pe),
    (dest, value, pe),
    sma_cuda::add(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_long_atomic_add,
    (long *dest, long value, int pe),
    (dest, value, pe),
    sma_cuda::add(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_longlong_atomic_add,
    (long long *dest, long long value, int pe),
    (dest, value, pe),
    sma_cuda::add(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uint_atomic_add,
    (unsigned int *dest, unsigned int value, int pe),
    (dest, value, pe),
    sma_cuda::add(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_ulong_atomic_add,
    (unsigned long *dest, unsigned long value, int pe),
    (dest, value, pe),
    sma_cuda::add(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_ulonglong_atomic_add,
    (unsigned long long *dest, unsigned long long value, int pe),
    (dest, value, pe),
    sma_cuda::add(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_int32_atomic_add,
    (int32_t *dest, int32_t value, int pe),
    (dest, value, pe),
    sma_cuda::add(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_int64_atomic_add,
    (int64_t *dest, int64_t value, int pe),
    (dest, value, pe),
    sma_cuda::add(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uint32_atomic_add,
    (uint32_t *dest, uint32_t value, int pe),
    (dest, value, pe),
    sma_cuda::add(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uint64_atomic_add,
    (uint64_t *dest, uint64_t value, int pe),
    (dest, value, pe),
    sma_cuda::add(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_size_atomic_add,
    (size_t *dest, size_t value, int pe),
    (dest, value, pe),
    sma_cuda::add(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_ptrdiff_atomic_add,
    (ptrdiff_t *dest, ptrdiff_t value, int pe),
    (dest, value, pe),
    sma_cuda::add(dest, value, pe))
SMA_CUDA_BOTH(unsigned int, nvshmem_uint_atomic_fetch_and,
    (unsigned int *dest, unsigned int value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_and(dest, value, pe))
SMA_CUDA_BOTH(unsigned long, nvshmem_ulong_atomic_fetch_and,
    (unsigned long *dest, unsigned long value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_and(dest, value, pe))
SMA_CUDA_BOTH(unsigned long long, nvshmem_ulonglong_atomic_fetch_and,
    (unsigned long long *dest, unsigned long long value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_and(dest, value, pe))
SMA_CUDA_BOTH(int32_t, nvshmem_int32_atomic_fetch_and,
    (int32_t *dest, int32_t value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_and(dest, value, pe))
SMA_CUDA_BOTH(int64_t, nvshmem_int64_atomic_fetch_and,
    (int64_t *dest, int64_t value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_and(dest, value, pe))
SMA_CUDA_BOTH(uint32_t, nvshmem_uint32_atomic_fetch_and,
    (uint32_t *dest, uint32_t value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_and(dest, value, pe))
SMA_CUDA_BOTH(uint64_t, nvshmem_uint64_atomic_fetch_and,
    (uint64_t *dest, uint64_t value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_and(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uint_atomic_and,
    (unsigned int *dest, unsigned int value, int pe),
    (dest, value, pe),
    sma_cuda::and_(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_ulong_atomic_and,
    (unsigned long *dest, unsigned long value, int pe),
    (dest, value, pe),
    sma_cuda::and_(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_ulonglong_atomic_and,
    (unsigned long long *dest, unsigned long long value, int pe),
    (dest, value, pe),
    sma_cuda::and_(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_int32_atomic_and,
    (int32_t *dest, int32_t value, int pe),
    (dest, value, pe),
    sma_cuda::and_(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_int64_atomic_and,
    (int64_t *dest, int64_t value, int pe),
    (dest, value, pe),
    sma_cuda::and_(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uint32_atomic_and,
    (uint32_t *dest, uint32_t value, int pe),
    (dest, value, pe),
    sma_cuda::and_(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uint64_atomic_and,
    (uint64_t *dest, uint64_t value, int pe),
    (dest, value, pe),
    sma_cuda::and_(dest, value, pe))
SMA_CUDA_BOTH(unsigned int, nvshmem_uint_atomic_fetch_or,
    (unsigned int *dest, unsigned int value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_or(dest, value, pe))
SMA_CUDA_BOTH(unsigned long, nvshmem_ulong_atomic_fetch_or,
    (unsigned long *dest, unsigned long value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_or(dest, value, pe))
SMA_CUDA_BOTH(unsigned long long, nvshmem_ulonglong_atomic_fetch_or,
    (unsigned long long *dest, unsigned long long value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_or(dest, value, pe))
SMA_CUDA_BOTH(int32_t, nvshmem_int32_atomic_fetch_or,
    (int32_t *dest, int32_t value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_or(dest, value, pe))
SMA_CUDA_BOTH(int64_t, nvshmem_int64_atomic_fetch_or,
    (int64_t *dest, int64_t value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_or(dest, value, pe))
SMA_CUDA_BOTH(uint32_t, nvshmem_uint32_atomic_fetch_or,
    (uint32_t *dest, uint32_t value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_or(dest, value, pe))
SMA_CUDA_BOTH(uint64_t, nvshmem_uint64_atomic_fetch_or,
    (uint64_t *dest, uint64_t value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_or(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uint_atomic_or,
    (unsigned int *dest, unsigned int value, int pe),
    (dest, value, pe),
    sma_cuda::or_(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_ulong_atomic_or,
    (unsigned long *dest, unsigned long value, int pe),
    (dest, value, pe),
    sma_cuda::or_(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_ulonglong_atomic_or,
    (unsigned long long *dest, unsigned long long value, int pe),
    (dest, value, pe),
    sma_cuda::or_(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_int32_atomic_or,
    (int32_t *dest, int32_t value, int pe),
    (dest, value, pe),
    sma_cuda::or_(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_int64_atomic_or,
    (int64_t *dest, int64_t value, int pe),
    (dest, value, pe),
    sma_cuda::or_(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uint32_atomic_or,
    (uint32_t *dest, uint32_t value, int pe),
    (dest, value, pe),
    sma_cuda::or_(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uint64_atomic_or,
    (uint64_t *dest, uint64_t value, int pe),
    (dest, value, pe),
    sma_cuda::or_(dest, value, pe))
SMA_CUDA_BOTH(unsigned int, nvshmem_uint_atomic_fetch_xor,
    (unsigned int *dest, unsigned int value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_xor(dest, value, pe))
SMA_CUDA_BOTH(unsigned long, nvshmem_ulong_atomic_fetch_xor,
    (unsigned long *dest, unsigned long value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_xor(dest, value, pe))
SMA_CUDA_BOTH(unsigned long long, nvshmem_ulonglong_atomic_fetch_xor,
    (unsigned long long *dest, unsigned long long value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_xor(dest, value, pe))
SMA_CUDA_BOTH(int32_t, nvshmem_int32_atomic_fetch_xor,
    (int32_t *dest, int32_t value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_xor(dest, value, pe))
SMA_CUDA_BOTH(int64_t, nvshmem_int64_atomic_fetch_xor,
    (int64_t *dest, int64_t value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_xor(dest, value, pe))
SMA_CUDA_BOTH(uint32_t, nvshmem_uint32_atomic_fetch_xor,
    (uint32_t *dest, uint32_t value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_xor(dest, value, pe))
SMA_CUDA_BOTH(uint64_t, nvshmem_uint64_atomic_fetch_xor,
    (uint64_t *dest, uint64_t value, int pe),
    (dest, value, pe),
    sma_cuda::fetch_xor(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uint_atomic_xor,
    (unsigned int *dest, unsigned int value, int pe),
    (dest, value, pe),
    sma_cuda::xor_(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_ulong_atomic_xor,
    (unsigned long *dest, unsigned long value, int pe),
    (dest, value, pe),
    sma_cuda::xor_(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_ulonglong_atomic_xor,
    (unsigned long long *dest, unsigned long long value, int pe),
    (dest, value, pe),
    sma_cuda::xor_(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_int32_atomic_xor,
    (int32_t *dest, int32_t value, int pe),
    (dest, value, pe),
    sma_cuda::xor_(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_int64_atomic_xor,
    (int64_t *dest, int64_t value, int pe),
    (dest, value, pe),
    sma_cuda::xor_(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uint32_atomic_xor,
    (uint32_t *dest, uint32_t value, int pe),
    (dest, value, pe),
    sma_cuda::xor_(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmem_uint64_atomic_xor,
    (uint64_t *dest, uint64_t value, int pe),
    (dest, value, pe),
    sma_cuda::xor_(dest, value, pe))

/* point-to-point synchronisation */

SMA_CUDA_BOTH(void, nvshmem_short_wait_until,
    (volatile short *ivar, int cmp, short cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::wait_until((short *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_int_wait_until,
    (volatile int *ivar, int cmp, int cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::wait_until((int *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_long_wait_until,
    (volatile long *ivar, int cmp, long cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::wait_until((long *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_longlong_wait_until,
    (volatile long long *ivar, int cmp, long long cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::wait_until((long long *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_ushort_wait_until,
    (volatile unsigned short *ivar, int cmp, unsigned short cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::wait_until((unsigned short *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_uint_wait_until,
    (volatile unsigned int *ivar, int cmp, unsigned int cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::wait_until((unsigned int *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_ulong_wait_until,
    (volatile unsigned long *ivar, int cmp, unsigned long cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::wait_until((unsigned long *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_ulonglong_wait_until,
    (volatile unsigned long long *ivar, int cmp, unsigned long long cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::wait_until((unsigned long long *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_int32_wait_until,
    (volatile int32_t *ivar, int cmp, int32_t cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::wait_until((int32_t *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_int64_wait_until,
    (volatile int64_t *ivar, int cmp, int64_t cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::wait_until((int64_t *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_uint32_wait_until,
    (volatile uint32_t *ivar, int cmp, uint32_t cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::wait_until((uint32_t *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_uint64_wait_until,
    (volatile uint64_t *ivar, int cmp, uint64_t cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::wait_until((uint64_t *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_size_wait_until,
    (volatile size_t *ivar, int cmp, size_t cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::wait_until((size_t *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_ptrdiff_wait_until,
    (volatile ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::wait_until((ptrdiff_t *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_wait_until,
    (volatile long *ivar, int cmp, long cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::wait_until((long *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_short_wait,
    (volatile short *ivar, short cmp_value),
    (ivar, cmp_value),
    sma_cuda::wait((short *) ivar, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_int_wait,
    (volatile int *ivar, int cmp_value),
    (ivar, cmp_value),
    sma_cuda::wait((int *) ivar, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_long_wait,
    (volatile long *ivar, long cmp_value),
    (ivar, cmp_value),
    sma_cuda::wait((long *) ivar, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_longlong_wait,
    (volatile long long *ivar, long long cmp_value),
    (ivar, cmp_value),
    sma_cuda::wait((long long *) ivar, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_ushort_wait,
    (volatile unsigned short *ivar, unsigned short cmp_value),
    (ivar, cmp_value),
    sma_cuda::wait((unsigned short *) ivar, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_uint_wait,
    (volatile unsigned int *ivar, unsigned int cmp_value),
    (ivar, cmp_value),
    sma_cuda::wait((unsigned int *) ivar, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_ulong_wait,
    (volatile unsigned long *ivar, unsigned long cmp_value),
    (ivar, cmp_value),
    sma_cuda::wait((unsigned long *) ivar, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_ulonglong_wait,
    (volatile unsigned long long *ivar, unsigned long long cmp_value),
    (ivar, cmp_value),
    sma_cuda::wait((unsigned long long *) ivar, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_int32_wait,
    (volatile int32_t *ivar, int32_t cmp_value),
    (ivar, cmp_value),
    sma_cuda::wait((int32_t *) ivar, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_int64_wait,
    (volatile int64_t *ivar, int64_t cmp_value),
    (ivar, cmp_value),
    sma_cuda::wait((int64_t *) ivar, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_uint32_wait,
    (volatile uint32_t *ivar, uint32_t cmp_value),
    (ivar, cmp_value),
    sma_cuda::wait((uint32_t *) ivar, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_uint64_wait,
    (volatile uint64_t *ivar, uint64_t cmp_value),
    (ivar, cmp_value),
    sma_cuda::wait((uint64_t *) ivar, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_size_wait,
    (volatile size_t *ivar, size_t cmp_value),
    (ivar, cmp_value),
    sma_cuda::wait((size_t *) ivar, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_ptrdiff_wait,
    (volatile ptrdiff_t *ivar, ptrdiff_t cmp_value),
    (ivar, cmp_value),
    sma_cuda::wait((ptrdiff_t *) ivar, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_wait,
    (volatile long *ivar, long cmp_value),
    (ivar, cmp_value),
    sma_cuda::wait((long *) ivar, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_short_test,
    (volatile short *ivar, int cmp, short cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::test((short *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_int_test,
    (volatile int *ivar, int cmp, int cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::test((int *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_long_test,
    (volatile long *ivar, int cmp, long cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::test((long *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_longlong_test,
    (volatile long long *ivar, int cmp, long long cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::test((long long *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_ushort_test,
    (volatile unsigned short *ivar, int cmp, unsigned short cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::test((unsigned short *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_uint_test,
    (volatile unsigned int *ivar, int cmp, unsigned int cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::test((unsigned int *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_ulong_test,
    (volatile unsigned long *ivar, int cmp, unsigned long cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::test((unsigned long *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_test,
    (volatile unsigned long long *ivar, int cmp, unsigned long long cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::test((unsigned long long *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_int32_test,
    (volatile int32_t *ivar, int cmp, int32_t cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::test((int32_t *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_int64_test,
    (volatile int64_t *ivar, int cmp, int64_t cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::test((int64_t *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_uint32_test,
    (volatile uint32_t *ivar, int cmp, uint32_t cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::test((uint32_t *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_uint64_test,
    (volatile uint64_t *ivar, int cmp, uint64_t cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::test((uint64_t *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_size_test,
    (volatile size_t *ivar, int cmp, size_t cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::test((size_t *) ivar, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_ptrdiff_test,
    (volatile ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value),
    (ivar, cmp, cmp_value),
    sma_cuda::test((ptrdiff_t *) ivar, cmp, cmp_value))

/* point-to-point synchronisation on several objects */

SMA_CUDA_BOTH(void, nvshmem_short_wait_until_all,
    (volatile short *ivars, size_t nelems, const int *status, int cmp, short cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_all((short *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_int_wait_until_all,
    (volatile int *ivars, size_t nelems, const int *status, int cmp, int cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_all((int *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_long_wait_until_all,
    (volatile long *ivars, size_t nelems, const int *status, int cmp, long cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_all((long *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_longlong_wait_until_all,
    (volatile long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_all((long long *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_ushort_wait_until_all,
    (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp, unsigned short cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_all((unsigned short *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_uint_wait_until_all,
    (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_all((unsigned int *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_ulong_wait_until_all,
    (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_all((unsigned long *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_ulonglong_wait_until_all,
    (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_all((unsigned long long *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_int32_wait_until_all,
    (volatile int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_all((int32_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_int64_wait_until_all,
    (volatile int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_all((int64_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_uint32_wait_until_all,
    (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_all((uint32_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_uint64_wait_until_all,
    (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_all((uint64_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_size_wait_until_all,
    (volatile size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_all((size_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_ptrdiff_wait_until_all,
    (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_all((ptrdiff_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(void, nvshmem_short_wait_until_all_vector,
    (volatile short *ivars, size_t nelems, const int *status, int cmp, const short *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_all_vector((short *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(void, nvshmem_int_wait_until_all_vector,
    (volatile int *ivars, size_t nelems, const int *status, int cmp, const int *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_all_vector((int *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(void, nvshmem_long_wait_until_all_vector,
    (volatile long *ivars, size_t nelems, const int *status, int cmp, const long *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_all_vector((long *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(void, nvshmem_longlong_wait_until_all_vector,
    (volatile long long *ivars, size_t nelems, const int *status, int cmp, const long long *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_all_vector((long long *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(void, nvshmem_ushort_wait_until_all_vector,
    (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp, const unsigned short *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_all_vector((unsigned short *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(void, nvshmem_uint_wait_until_all_vector,
    (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp, const unsigned int *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_all_vector((unsigned int *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(void, nvshmem_ulong_wait_until_all_vector,
    (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp, const unsigned long *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_all_vector((unsigned long *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(void, nvshmem_ulonglong_wait_until_all_vector,
    (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp, const unsigned long long *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_all_vector((unsigned long long *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(void, nvshmem_int32_wait_until_all_vector,
    (volatile int32_t *ivars, size_t nelems, const int *status, int cmp, const int32_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_all_vector((int32_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(void, nvshmem_int64_wait_until_all_vector,
    (volatile int64_t *ivars, size_t nelems, const int *status, int cmp, const int64_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_all_vector((int64_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(void, nvshmem_uint32_wait_until_all_vector,
    (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp, const uint32_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_all_vector((uint32_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(void, nvshmem_uint64_wait_until_all_vector,
    (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp, const uint64_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_all_vector((uint64_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(void, nvshmem_size_wait_until_all_vector,
    (volatile size_t *ivars, size_t nelems, const int *status, int cmp, const size_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_all_vector((size_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(void, nvshmem_ptrdiff_wait_until_all_vector,
    (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, const ptrdiff_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_all_vector((ptrdiff_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_short_wait_until_any,
    (volatile short *ivars, size_t nelems, const int *status, int cmp, short cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_any((short *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_int_wait_until_any,
    (volatile int *ivars, size_t nelems, const int *status, int cmp, int cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_any((int *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_long_wait_until_any,
    (volatile long *ivars, size_t nelems, const int *status, int cmp, long cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_any((long *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_longlong_wait_until_any,
    (volatile long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_any((long long *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_ushort_wait_until_any,
    (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp, unsigned short cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_any((unsigned short *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_uint_wait_until_any,
    (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_any((unsigned int *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_ulong_wait_until_any,
    (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_any((unsigned long *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_ulonglong_wait_until_any,
    (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_any((unsigned long long *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_int32_wait_until_any,
    (volatile int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_any((int32_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_int64_wait_until_any,
    (volatile int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_any((int64_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_uint32_wait_until_any,
    (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_any((uint32_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_uint64_wait_until_any,
    (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_any((uint64_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_size_wait_until_any,
    (volatile size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_any((size_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_ptrdiff_wait_until_any,
    (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::wait_until_any((ptrdiff_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_short_wait_until_any_vector,
    (volatile short *ivars, size_t nelems, const int *status, int cmp, const short *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_any_vector((short *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_int_wait_until_any_vector,
    (volatile int *ivars, size_t nelems, const int *status, int cmp, const int *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_any_vector((int *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_long_wait_until_any_vector,
    (volatile long *ivars, size_t nelems, const int *status, int cmp, const long *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_any_vector((long *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_longlong_wait_until_any_vector,
    (volatile long long *ivars, size_t nelems, const int *status, int cmp, const long long *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_any_vector((long long *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_ushort_wait_until_any_vector,
    (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp, const unsigned short *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_any_vector((unsigned short *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_uint_wait_until_any_vector,
    (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp, const unsigned int *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_any_vector((unsigned int *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_ulong_wait_until_any_vector,
    (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp, const unsigned long *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_any_vector((unsigned long *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_ulonglong_wait_until_any_vector,
    (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp, const unsigned long long *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_any_vector((unsigned long long *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_int32_wait_until_any_vector,
    (volatile int32_t *ivars, size_t nelems, const int *status, int cmp, const int32_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_any_vector((int32_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_int64_wait_until_any_vector,
    (volatile int64_t *ivars, size_t nelems, const int *status, int cmp, const int64_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_any_vector((int64_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_uint32_wait_until_any_vector,
    (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp, const uint32_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_any_vector((uint32_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_uint64_wait_until_any_vector,
    (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp, const uint64_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_any_vector((uint64_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_size_wait_until_any_vector,
    (volatile size_t *ivars, size_t nelems, const int *status, int cmp, const size_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_any_vector((size_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_ptrdiff_wait_until_any_vector,
    (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, const ptrdiff_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::wait_until_any_vector((ptrdiff_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_short_wait_until_some,
    (volatile short *ivars, size_t nelems, size_t *indices, const int *status, int cmp, short cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::wait_until_some((short *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_int_wait_until_some,
    (volatile int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::wait_until_some((int *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_long_wait_until_some,
    (volatile long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::wait_until_some((long *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_longlong_wait_until_some,
    (volatile long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long long cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::wait_until_some((long long *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_ushort_wait_until_some,
    (volatile unsigned short *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned short cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::wait_until_some((unsigned short *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_uint_wait_until_some,
    (volatile unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned int cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::wait_until_some((unsigned int *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_ulong_wait_until_some,
    (volatile unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::wait_until_some((unsigned long *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_ulonglong_wait_until_some,
    (volatile unsigned long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long long cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::wait_until_some((unsigned long long *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_int32_wait_until_some,
    (volatile int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int32_t cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::wait_until_some((int32_t *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_int64_wait_until_some,
    (volatile int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int64_t cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::wait_until_some((int64_t *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_uint32_wait_until_some,
    (volatile uint32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, uint32_t cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::wait_until_some((uint32_t *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_uint64_wait_until_some,
    (volatile uint64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, uint64_t cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::wait_until_some((uint64_t *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_size_wait_until_some,
    (volatile size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, size_t cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::wait_until_some((size_t *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_ptrdiff_wait_until_some,
    (volatile ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, ptrdiff_t cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::wait_until_some((ptrdiff_t *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_short_wait_until_some_vector,
    (volatile short *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const short *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::wait_until_some_vector((short *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_int_wait_until_some_vector,
    (volatile int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::wait_until_some_vector((int *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_long_wait_until_some_vector,
    (volatile long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const long *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::wait_until_some_vector((long *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_longlong_wait_until_some_vector,
    (volatile long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const long long *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::wait_until_some_vector((long long *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_ushort_wait_until_some_vector,
    (volatile unsigned short *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned short *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::wait_until_some_vector((unsigned short *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_uint_wait_until_some_vector,
    (volatile unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned int *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::wait_until_some_vector((unsigned int *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_ulong_wait_until_some_vector,
    (volatile unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::wait_until_some_vector((unsigned long *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_ulonglong_wait_until_some_vector,
    (volatile unsigned long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long long *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::wait_until_some_vector((unsigned long long *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_int32_wait_until_some_vector,
    (volatile int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int32_t *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::wait_until_some_vector((int32_t *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_int64_wait_until_some_vector,
    (volatile int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int64_t *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::wait_until_some_vector((int64_t *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_uint32_wait_until_some_vector,
    (volatile uint32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const uint32_t *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::wait_until_some_vector((uint32_t *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_uint64_wait_until_some_vector,
    (volatile uint64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const uint64_t *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::wait_until_some_vector((uint64_t *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_size_wait_until_some_vector,
    (volatile size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const size_t *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::wait_until_some_vector((size_t *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_ptrdiff_wait_until_some_vector,
    (volatile ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const ptrdiff_t *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::wait_until_some_vector((ptrdiff_t *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(int, nvshmem_short_test_all,
    (volatile short *ivars, size_t nelems, const int *status, int cmp, short cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_all((short *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_int_test_all,
    (volatile int *ivars, size_t nelems, const int *status, int cmp, int cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_all((int *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_long_test_all,
    (volatile long *ivars, size_t nelems, const int *status, int cmp, long cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_all((long *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_longlong_test_all,
    (volatile long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_all((long long *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_ushort_test_all,
    (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp, unsigned short cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_all((unsigned short *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_uint_test_all,
    (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_all((unsigned int *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_ulong_test_all,
    (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_all((unsigned long *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_test_all,
    (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_all((unsigned long long *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_int32_test_all,
    (volatile int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_all((int32_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_int64_test_all,
    (volatile int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_all((int64_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_uint32_test_all,
    (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_all((uint32_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_uint64_test_all,
    (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_all((uint64_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_size_test_all,
    (volatile size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_all((size_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_ptrdiff_test_all,
    (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_all((ptrdiff_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(int, nvshmem_short_test_all_vector,
    (volatile short *ivars, size_t nelems, const int *status, int cmp, const short *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_all_vector((short *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(int, nvshmem_int_test_all_vector,
    (volatile int *ivars, size_t nelems, const int *status, int cmp, const int *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_all_vector((int *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(int, nvshmem_long_test_all_vector,
    (volatile long *ivars, size_t nelems, const int *status, int cmp, const long *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_all_vector((long *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(int, nvshmem_longlong_test_all_vector,
    (volatile long long *ivars, size_t nelems, const int *status, int cmp, const long long *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_all_vector((long long *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(int, nvshmem_ushort_test_all_vector,
    (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp, const unsigned short *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_all_vector((unsigned short *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(int, nvshmem_uint_test_all_vector,
    (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp, const unsigned int *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_all_vector((unsigned int *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(int, nvshmem_ulong_test_all_vector,
    (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp, const unsigned long *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_all_vector((unsigned long *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_test_all_vector,
    (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp, const unsigned long long *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_all_vector((unsigned long long *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(int, nvshmem_int32_test_all_vector,
    (volatile int32_t *ivars, size_t nelems, const int *status, int cmp, const int32_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_all_vector((int32_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(int, nvshmem_int64_test_all_vector,
    (volatile int64_t *ivars, size_t nelems, const int *status, int cmp, const int64_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_all_vector((int64_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(int, nvshmem_uint32_test_all_vector,
    (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp, const uint32_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_all_vector((uint32_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(int, nvshmem_uint64_test_all_vector,
    (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp, const uint64_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_all_vector((uint64_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(int, nvshmem_size_test_all_vector,
    (volatile size_t *ivars, size_t nelems, const int *status, int cmp, const size_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_all_vector((size_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(int, nvshmem_ptrdiff_test_all_vector,
    (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, const ptrdiff_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_all_vector((ptrdiff_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_short_test_any,
    (volatile short *ivars, size_t nelems, const int *status, int cmp, short cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_any((short *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_int_test_any,
    (volatile int *ivars, size_t nelems, const int *status, int cmp, int cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_any((int *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_long_test_any,
    (volatile long *ivars, size_t nelems, const int *status, int cmp, long cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_any((long *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_longlong_test_any,
    (volatile long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_any((long long *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_ushort_test_any,
    (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp, unsigned short cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_any((unsigned short *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_uint_test_any,
    (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_any((unsigned int *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_ulong_test_any,
    (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_any((unsigned long *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_ulonglong_test_any,
    (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_any((unsigned long long *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_int32_test_any,
    (volatile int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_any((int32_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_int64_test_any,
    (volatile int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_any((int64_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_uint32_test_any,
    (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_any((uint32_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_uint64_test_any,
    (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_any((uint64_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_size_test_any,
    (volatile size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_any((size_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_ptrdiff_test_any,
    (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t cmp_value),
    (ivars, nelems, status, cmp, cmp_value),
    sma_cuda::test_any((ptrdiff_t *) ivars, nelems, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_short_test_any_vector,
    (volatile short *ivars, size_t nelems, const int *status, int cmp, const short *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_any_vector((short *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_int_test_any_vector,
    (volatile int *ivars, size_t nelems, const int *status, int cmp, const int *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_any_vector((int *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_long_test_any_vector,
    (volatile long *ivars, size_t nelems, const int *status, int cmp, const long *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_any_vector((long *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_longlong_test_any_vector,
    (volatile long long *ivars, size_t nelems, const int *status, int cmp, const long long *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_any_vector((long long *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_ushort_test_any_vector,
    (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp, const unsigned short *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_any_vector((unsigned short *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_uint_test_any_vector,
    (volatile unsigned int *ivars, size_t nelems, const int *status, int cmp, const unsigned int *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_any_vector((unsigned int *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_ulong_test_any_vector,
    (volatile unsigned long *ivars, size_t nelems, const int *status, int cmp, const unsigned long *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_any_vector((unsigned long *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_ulonglong_test_any_vector,
    (volatile unsigned long long *ivars, size_t nelems, const int *status, int cmp, const unsigned long long *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_any_vector((unsigned long long *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_int32_test_any_vector,
    (volatile int32_t *ivars, size_t nelems, const int *status, int cmp, const int32_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_any_vector((int32_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_int64_test_any_vector,
    (volatile int64_t *ivars, size_t nelems, const int *status, int cmp, const int64_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_any_vector((int64_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_uint32_test_any_vector,
    (volatile uint32_t *ivars, size_t nelems, const int *status, int cmp, const uint32_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_any_vector((uint32_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_uint64_test_any_vector,
    (volatile uint64_t *ivars, size_t nelems, const int *status, int cmp, const uint64_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_any_vector((uint64_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_size_test_any_vector,
    (volatile size_t *ivars, size_t nelems, const int *status, int cmp, const size_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_any_vector((size_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_ptrdiff_test_any_vector,
    (volatile ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, const ptrdiff_t *cmp_values),
    (ivars, nelems, status, cmp, cmp_values),
    sma_cuda::test_any_vector((ptrdiff_t *) ivars, nelems, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_short_test_some,
    (volatile short *ivars, size_t nelems, size_t *indices, const int *status, int cmp, short cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::test_some((short *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_int_test_some,
    (volatile int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::test_some((int *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_long_test_some,
    (volatile long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::test_some((long *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_longlong_test_some,
    (volatile long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long long cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::test_some((long long *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_ushort_test_some,
    (volatile unsigned short *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned short cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::test_some((unsigned short *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_uint_test_some,
    (volatile unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned int cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::test_some((unsigned int *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_ulong_test_some,
    (volatile unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::test_some((unsigned long *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_ulonglong_test_some,
    (volatile unsigned long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long long cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::test_some((unsigned long long *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_int32_test_some,
    (volatile int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int32_t cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::test_some((int32_t *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_int64_test_some,
    (volatile int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int64_t cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::test_some((int64_t *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_uint32_test_some,
    (volatile uint32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, uint32_t cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::test_some((uint32_t *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_uint64_test_some,
    (volatile uint64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, uint64_t cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::test_some((uint64_t *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_size_test_some,
    (volatile size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, size_t cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::test_some((size_t *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_ptrdiff_test_some,
    (volatile ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, ptrdiff_t cmp_value),
    (ivars, nelems, indices, status, cmp, cmp_value),
    sma_cuda::test_some((ptrdiff_t *) ivars, nelems, indices, status, cmp, cmp_value))
SMA_CUDA_BOTH(size_t, nvshmem_short_test_some_vector,
    (volatile short *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const short *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::test_some_vector((short *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_int_test_some_vector,
    (volatile int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::test_some_vector((int *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_long_test_some_vector,
    (volatile long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const long *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::test_some_vector((long *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_longlong_test_some_vector,
    (volatile long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const long long *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::test_some_vector((long long *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_ushort_test_some_vector,
    (volatile unsigned short *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned short *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::test_some_vector((unsigned short *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_uint_test_some_vector,
    (volatile unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned int *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::test_some_vector((unsigned int *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_ulong_test_some_vector,
    (volatile unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::test_some_vector((unsigned long *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_ulonglong_test_some_vector,
    (volatile unsigned long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long long *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::test_some_vector((unsigned long long *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_int32_test_some_vector,
    (volatile int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int32_t *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::test_some_vector((int32_t *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_int64_test_some_vector,
    (volatile int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int64_t *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::test_some_vector((int64_t *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_uint32_test_some_vector,
    (volatile uint32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const uint32_t *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::test_some_vector((uint32_t *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_uint64_test_some_vector,
    (volatile uint64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const uint64_t *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::test_some_vector((uint64_t *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_size_test_some_vector,
    (volatile size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const size_t *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::test_some_vector((size_t *) ivars, nelems, indices, status, cmp, cmp_values))
SMA_CUDA_BOTH(size_t, nvshmem_ptrdiff_test_some_vector,
    (volatile ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const ptrdiff_t *cmp_values),
    (ivars, nelems, indices, status, cmp, cmp_values),
    sma_cuda::test_some_vector((ptrdiff_t *) ivars, nelems, indices, status, cmp, cmp_values))

/* signals */

SMA_CUDA_BOTH(void, nvshmem_float_put_signal,
    (float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(float), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_double_put_signal,
    (double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(double), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_char_put_signal,
    (char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(char), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_schar_put_signal,
    (signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(signed char), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_short_put_signal,
    (short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(short), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_int_put_signal,
    (int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(int), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_long_put_signal,
    (long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(long), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_longlong_put_signal,
    (long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(long long), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_uchar_put_signal,
    (unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned char), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_ushort_put_signal,
    (unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned short), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_uint_put_signal,
    (unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned int), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_ulong_put_signal,
    (unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned long), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_ulonglong_put_signal,
    (unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned long long), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_int8_put_signal,
    (int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(int8_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_int16_put_signal,
    (int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(int16_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_int32_put_signal,
    (int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(int32_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_int64_put_signal,
    (int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(int64_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_uint8_put_signal,
    (uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint8_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_uint16_put_signal,
    (uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint16_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_uint32_put_signal,
    (uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint32_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_uint64_put_signal,
    (uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint64_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_size_put_signal,
    (size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(size_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_ptrdiff_put_signal,
    (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(ptrdiff_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_half_put_signal,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(sma_cuda_half_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_bfloat16_put_signal,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_put8_signal,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * 1, sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_put16_signal,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * 2, sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_put32_signal,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * 4, sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_put64_signal,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * 8, sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_put128_signal,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * 16, sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_putmem_signal,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems, sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_float_put_signal_nbi,
    (float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(float), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_double_put_signal_nbi,
    (double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(double), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_char_put_signal_nbi,
    (char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(char), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_schar_put_signal_nbi,
    (signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(signed char), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_short_put_signal_nbi,
    (short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(short), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_int_put_signal_nbi,
    (int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(int), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_long_put_signal_nbi,
    (long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(long), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_longlong_put_signal_nbi,
    (long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(long long), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_uchar_put_signal_nbi,
    (unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned char), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_ushort_put_signal_nbi,
    (unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned short), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_uint_put_signal_nbi,
    (unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned int), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_ulong_put_signal_nbi,
    (unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned long), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_ulonglong_put_signal_nbi,
    (unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned long long), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_int8_put_signal_nbi,
    (int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(int8_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_int16_put_signal_nbi,
    (int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(int16_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_int32_put_signal_nbi,
    (int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(int32_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_int64_put_signal_nbi,
    (int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(int64_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_uint8_put_signal_nbi,
    (uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint8_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_uint16_put_signal_nbi,
    (uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint16_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_uint32_put_signal_nbi,
    (uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint32_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_uint64_put_signal_nbi,
    (uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint64_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_size_put_signal_nbi,
    (size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(size_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_ptrdiff_put_signal_nbi,
    (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(ptrdiff_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_half_put_signal_nbi,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(sma_cuda_half_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_bfloat16_put_signal_nbi,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_put8_signal_nbi,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * 1, sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_put16_signal_nbi,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * 2, sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_put32_signal_nbi,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * 4, sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_put64_signal_nbi,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * 8, sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_put128_signal_nbi,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems * 16, sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmem_putmem_signal_nbi,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (dest, source, nelems, sig_addr, signal, sig_op, pe),
    sma_cuda::put_signal(sma_cuda::thread_group(), dest, source, nelems, sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(uint64_t, nvshmem_signal_fetch,
    (const uint64_t *sig_addr),
    (sig_addr),
    sma_cuda::signal_fetch((uint64_t *) sig_addr))
SMA_CUDA_BOTH(uint64_t, nvshmem_signal_wait_until,
    (uint64_t *sig_addr, int cmp, uint64_t cmp_value),
    (sig_addr, cmp, cmp_value),
    sma_cuda::signal_wait_until(sig_addr, cmp, cmp_value))

/* memory ordering */

SMA_CUDA_BOTH(void, nvshmem_fence,
    (void),
    (),
    sma_cuda::fence())
SMA_CUDA_BOTH(void, nvshmem_quiet,
    (void),
    (),
    sma_cuda::quiet())

/* collectives on active sets */

SMA_CUDA_BOTH(void, nvshmem_barrier_all,
    (void),
    (),
    sma_cuda::barrier_all(sma_cuda::thread_group()))
SMA_CUDA_BOTH(void, nvshmem_barrier,
    (int PE_start, int logPE_stride, int PE_size, long *pSync),
    (PE_start, logPE_stride, PE_size, pSync),
    sma_cuda::barrier(sma_cuda::thread_group(), sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_BOTH(void, nvshmem_sync_all,
    (void),
    (),
    sma_cuda::sync_all(sma_cuda::thread_group()))
SMA_CUDA_BOTH(void, nvshmem_sync,
    (int PE_start, int logPE_stride, int PE_size, long *pSync),
    (PE_start, logPE_stride, PE_size, pSync),
    sma_cuda::sync(sma_cuda::thread_group(), sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_BOTH(void, nvshmem_broadcast32,
    (void *dest, const void *source, size_t nelems, int PE_root, int PE_start, int logPE_stride, int PE_size, long *pSync),
    (dest, source, nelems, PE_root, PE_start, logPE_stride, PE_size, pSync),
    sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * 4, PE_root, false, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_BOTH(void, nvshmem_broadcast64,
    (void *dest, const void *source, size_t nelems, int PE_root, int PE_start, int logPE_stride, int PE_size, long *pSync),
    (dest, source, nelems, PE_root, PE_start, logPE_stride, PE_size, pSync),
    sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * 8, PE_root, false, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_BOTH(void, nvshmem_collect32,
    (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    (dest, source, nelems, PE_start, logPE_stride, PE_size, pSync),
    sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * 4, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_BOTH(void, nvshmem_collect64,
    (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    (dest, source, nelems, PE_start, logPE_stride, PE_size, pSync),
    sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * 8, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_BOTH(void, nvshmem_fcollect32,
    (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    (dest, source, nelems, PE_start, logPE_stride, PE_size, pSync),
    sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * 4, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_BOTH(void, nvshmem_fcollect64,
    (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    (dest, source, nelems, PE_start, logPE_stride, PE_size, pSync),
    sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * 8, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_BOTH(void, nvshmem_alltoall32,
    (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    (dest, source, nelems, PE_start, logPE_stride, PE_size, pSync),
    sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * 4, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_BOTH(void, nvshmem_alltoall64,
    (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    (dest, source, nelems, PE_start, logPE_stride, PE_size, pSync),
    sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * 8, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_BOTH(void, nvshmem_alltoalls32,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    (dest, source, dst, sst, nelems, PE_start, logPE_stride, PE_size, pSync),
    sma_cuda::alltoalls(sma_cuda::thread_group(), (uint32_t *) dest, (const uint32_t *) source, dst, sst, nelems, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_BOTH(void, nvshmem_alltoalls64,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    (dest, source, dst, sst, nelems, PE_start, logPE_stride, PE_size, pSync),
    sma_cuda::alltoalls(sma_cuda::thread_group(), (uint64_t *) dest, (const uint64_t *) source, dst, sst, nelems, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_BOTH(void, nvshmem_short_and_to_all,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_int_and_to_all,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_long_and_to_all,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_longlong_and_to_all,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_short_or_to_all,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_int_or_to_all,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_long_or_to_all,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_longlong_or_to_all,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_short_xor_to_all,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_int_xor_to_all,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_long_xor_to_all,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_longlong_xor_to_all,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_short_max_to_all,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_int_max_to_all,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_long_max_to_all,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_longlong_max_to_all,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_float_max_to_all,
    (float *dest, const float *source, int nreduce, int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_double_max_to_all,
    (double *dest, const double *source, int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_short_min_to_all,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_int_min_to_all,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_long_min_to_all,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_longlong_min_to_all,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_float_min_to_all,
    (float *dest, const float *source, int nreduce, int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_double_min_to_all,
    (double *dest, const double *source, int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_short_sum_to_all,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_int_sum_to_all,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_long_sum_to_all,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_longlong_sum_to_all,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_float_sum_to_all,
    (float *dest, const float *source, int nreduce, int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_double_sum_to_all,
    (double *dest, const double *source, int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_complexf_sum_to_all,
    (sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, sma_cuda_complexf_t *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), (sma_cuda::complex<float> *) dest, (sma_cuda::complex<float> *) source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_complexd_sum_to_all,
    (sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, sma_cuda_complexd_t *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), (sma_cuda::complex<double> *) dest, (sma_cuda::complex<double> *) source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_short_prod_to_all,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_int_prod_to_all,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_long_prod_to_all,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_longlong_prod_to_all,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_float_prod_to_all,
    (float *dest, const float *source, int nreduce, int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_double_prod_to_all,
    (double *dest, const double *source, int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_complexf_prod_to_all,
    (sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, sma_cuda_complexf_t *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), (sma_cuda::complex<float> *) dest, (sma_cuda::complex<float> *) source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_BOTH(void, nvshmem_complexd_prod_to_all,
    (sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, sma_cuda_complexd_t *pWrk, long *pSync),
    (dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), (sma_cuda::complex<double> *) dest, (sma_cuda::complex<double> *) source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))

/* teams */

SMA_CUDA_BOTH(int, nvshmem_team_my_pe,
    (nvshmem_team_t team),
    (team),
    sma_cuda_team_my_pe(team))
SMA_CUDA_BOTH(int, nvshmem_team_n_pes,
    (nvshmem_team_t team),
    (team),
    sma_cuda_team_n_pes(team))
SMA_CUDA_BOTH(int, nvshmem_team_translate_pe,
    (nvshmem_team_t src_team, int src_pe, nvshmem_team_t dest_team),
    (src_team, src_pe, dest_team),
    sma_cuda_team_translate_pe(src_team, src_pe, dest_team))

/* collectives on teams */

SMA_CUDA_BOTH(int, nvshmem_team_sync,
    (nvshmem_team_t team),
    (team),
    (sma_cuda::sync(sma_cuda::thread_group(), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_float_broadcast,
    (nvshmem_team_t team, float *dest, const float *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(float), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_double_broadcast,
    (nvshmem_team_t team, double *dest, const double *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(double), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_char_broadcast,
    (nvshmem_team_t team, char *dest, const char *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(char), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_schar_broadcast,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(signed char), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_short_broadcast,
    (nvshmem_team_t team, short *dest, const short *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(short), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int_broadcast,
    (nvshmem_team_t team, int *dest, const int *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(int), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_long_broadcast,
    (nvshmem_team_t team, long *dest, const long *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(long), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_longlong_broadcast,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(long long), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uchar_broadcast,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned char), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ushort_broadcast,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned short), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint_broadcast,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned int), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulong_broadcast,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned long), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_broadcast,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned long long), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int8_broadcast,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(int8_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int16_broadcast,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(int16_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int32_broadcast,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(int32_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int64_broadcast,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(int64_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint8_broadcast,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint8_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint16_broadcast,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint16_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint32_broadcast,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint32_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint64_broadcast,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint64_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_size_broadcast,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(size_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ptrdiff_broadcast,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(ptrdiff_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_half_broadcast,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(sma_cuda_half_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_bfloat16_broadcast,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_broadcastmem,
    (nvshmem_team_t team, void *dest, const void *source, size_t nelems, int PE_root),
    (team, dest, source, nelems, PE_root),
    (sma_cuda::broadcast(sma_cuda::thread_group(), dest, source, nelems, PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_float_collect,
    (nvshmem_team_t team, float *dest, const float *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(float), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_double_collect,
    (nvshmem_team_t team, double *dest, const double *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(double), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_char_collect,
    (nvshmem_team_t team, char *dest, const char *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_schar_collect,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(signed char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_short_collect,
    (nvshmem_team_t team, short *dest, const short *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(short), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int_collect,
    (nvshmem_team_t team, int *dest, const int *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(int), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_long_collect,
    (nvshmem_team_t team, long *dest, const long *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_longlong_collect,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(long long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uchar_collect,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ushort_collect,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned short), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint_collect,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned int), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulong_collect,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_collect,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned long long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int8_collect,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(int8_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int16_collect,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(int16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int32_collect,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(int32_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int64_collect,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(int64_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint8_collect,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint8_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint16_collect,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint32_collect,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint32_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint64_collect,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint64_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_size_collect,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(size_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ptrdiff_collect,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(ptrdiff_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_half_collect,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(sma_cuda_half_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_bfloat16_collect,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_collectmem,
    (nvshmem_team_t team, void *dest, const void *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::collect(sma_cuda::thread_group(), dest, source, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_float_fcollect,
    (nvshmem_team_t team, float *dest, const float *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(float), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_double_fcollect,
    (nvshmem_team_t team, double *dest, const double *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(double), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_char_fcollect,
    (nvshmem_team_t team, char *dest, const char *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_schar_fcollect,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(signed char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_short_fcollect,
    (nvshmem_team_t team, short *dest, const short *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(short), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int_fcollect,
    (nvshmem_team_t team, int *dest, const int *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(int), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_long_fcollect,
    (nvshmem_team_t team, long *dest, const long *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_longlong_fcollect,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(long long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uchar_fcollect,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ushort_fcollect,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned short), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint_fcollect,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned int), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulong_fcollect,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_fcollect,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned long long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int8_fcollect,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(int8_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int16_fcollect,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(int16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int32_fcollect,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(int32_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int64_fcollect,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(int64_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint8_fcollect,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint8_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint16_fcollect,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint32_fcollect,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint32_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint64_fcollect,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint64_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_size_fcollect,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(size_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ptrdiff_fcollect,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(ptrdiff_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_half_fcollect,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(sma_cuda_half_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_bfloat16_fcollect,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_fcollectmem,
    (nvshmem_team_t team, void *dest, const void *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::fcollect(sma_cuda::thread_group(), dest, source, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_float_alltoall,
    (nvshmem_team_t team, float *dest, const float *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(float), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_double_alltoall,
    (nvshmem_team_t team, double *dest, const double *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(double), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_char_alltoall,
    (nvshmem_team_t team, char *dest, const char *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_schar_alltoall,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(signed char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_short_alltoall,
    (nvshmem_team_t team, short *dest, const short *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(short), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int_alltoall,
    (nvshmem_team_t team, int *dest, const int *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(int), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_long_alltoall,
    (nvshmem_team_t team, long *dest, const long *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_longlong_alltoall,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(long long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uchar_alltoall,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ushort_alltoall,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned short), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint_alltoall,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned int), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulong_alltoall,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_alltoall,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(unsigned long long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int8_alltoall,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(int8_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int16_alltoall,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(int16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int32_alltoall,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(int32_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int64_alltoall,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(int64_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint8_alltoall,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint8_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint16_alltoall,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint32_alltoall,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint32_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint64_alltoall,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(uint64_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_size_alltoall,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(size_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ptrdiff_alltoall,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(ptrdiff_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_half_alltoall,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(sma_cuda_half_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_bfloat16_alltoall,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_alltoallmem,
    (nvshmem_team_t team, void *dest, const void *source, size_t nelems),
    (team, dest, source, nelems),
    (sma_cuda::alltoall(sma_cuda::thread_group(), dest, source, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_float_alltoalls,
    (nvshmem_team_t team, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (float *) dest, (const float *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_double_alltoalls,
    (nvshmem_team_t team, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (double *) dest, (const double *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_char_alltoalls,
    (nvshmem_team_t team, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (char *) dest, (const char *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_schar_alltoalls,
    (nvshmem_team_t team, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (signed char *) dest, (const signed char *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_short_alltoalls,
    (nvshmem_team_t team, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (short *) dest, (const short *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int_alltoalls,
    (nvshmem_team_t team, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (int *) dest, (const int *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_long_alltoalls,
    (nvshmem_team_t team, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (long *) dest, (const long *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_longlong_alltoalls,
    (nvshmem_team_t team, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (long long *) dest, (const long long *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uchar_alltoalls,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (unsigned char *) dest, (const unsigned char *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ushort_alltoalls,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (unsigned short *) dest, (const unsigned short *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint_alltoalls,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (unsigned int *) dest, (const unsigned int *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulong_alltoalls,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (unsigned long *) dest, (const unsigned long *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_alltoalls,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (unsigned long long *) dest, (const unsigned long long *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int8_alltoalls,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (int8_t *) dest, (const int8_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int16_alltoalls,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (int16_t *) dest, (const int16_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int32_alltoalls,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (int32_t *) dest, (const int32_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int64_alltoalls,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (int64_t *) dest, (const int64_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint8_alltoalls,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (uint8_t *) dest, (const uint8_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint16_alltoalls,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (uint16_t *) dest, (const uint16_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint32_alltoalls,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (uint32_t *) dest, (const uint32_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint64_alltoalls,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (uint64_t *) dest, (const uint64_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_size_alltoalls,
    (nvshmem_team_t team, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (size_t *) dest, (const size_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ptrdiff_alltoalls,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (ptrdiff_t *) dest, (const ptrdiff_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_half_alltoalls,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (sma_cuda_half_t *) dest, (const sma_cuda_half_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_bfloat16_alltoalls,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (sma_cuda_bfloat16_t *) dest, (const sma_cuda_bfloat16_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_alltoallsmem,
    (nvshmem_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (team, dest, source, dst, sst, nelems),
    (sma_cuda::alltoalls(sma_cuda::thread_group(), (uint8_t *) dest, (const uint8_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_short_and_reduce,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int_and_reduce,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_long_and_reduce,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_longlong_and_reduce,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uchar_and_reduce,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ushort_and_reduce,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint_and_reduce,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulong_and_reduce,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_and_reduce,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int8_and_reduce,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int16_and_reduce,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int32_and_reduce,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int64_and_reduce,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint8_and_reduce,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint16_and_reduce,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint32_and_reduce,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint64_and_reduce,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_size_and_reduce,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_short_or_reduce,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int_or_reduce,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_long_or_reduce,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_longlong_or_reduce,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uchar_or_reduce,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ushort_or_reduce,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint_or_reduce,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulong_or_reduce,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_or_reduce,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int8_or_reduce,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int16_or_reduce,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int32_or_reduce,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int64_or_reduce,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint8_or_reduce,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint16_or_reduce,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint32_or_reduce,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint64_or_reduce,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_size_or_reduce,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_short_xor_reduce,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int_xor_reduce,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_long_xor_reduce,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_longlong_xor_reduce,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uchar_xor_reduce,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ushort_xor_reduce,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint_xor_reduce,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulong_xor_reduce,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_xor_reduce,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int8_xor_reduce,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int16_xor_reduce,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int32_xor_reduce,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int64_xor_reduce,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint8_xor_reduce,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint16_xor_reduce,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint32_xor_reduce,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint64_xor_reduce,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_size_xor_reduce,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_char_max_reduce,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_schar_max_reduce,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_short_max_reduce,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int_max_reduce,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_long_max_reduce,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_longlong_max_reduce,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ptrdiff_max_reduce,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uchar_max_reduce,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ushort_max_reduce,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint_max_reduce,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulong_max_reduce,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_max_reduce,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int8_max_reduce,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int16_max_reduce,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int32_max_reduce,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int64_max_reduce,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint8_max_reduce,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint16_max_reduce,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint32_max_reduce,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint64_max_reduce,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_size_max_reduce,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_float_max_reduce,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_double_max_reduce,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_half_max_reduce,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_bfloat16_max_reduce,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_char_min_reduce,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_schar_min_reduce,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_short_min_reduce,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int_min_reduce,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_long_min_reduce,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_longlong_min_reduce,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ptrdiff_min_reduce,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uchar_min_reduce,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ushort_min_reduce,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint_min_reduce,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulong_min_reduce,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_min_reduce,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int8_min_reduce,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int16_min_reduce,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int32_min_reduce,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int64_min_reduce,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint8_min_reduce,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint16_min_reduce,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint32_min_reduce,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint64_min_reduce,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_size_min_reduce,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_float_min_reduce,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_double_min_reduce,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_half_min_reduce,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_bfloat16_min_reduce,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_char_sum_reduce,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_schar_sum_reduce,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_short_sum_reduce,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int_sum_reduce,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_long_sum_reduce,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_longlong_sum_reduce,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ptrdiff_sum_reduce,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uchar_sum_reduce,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ushort_sum_reduce,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint_sum_reduce,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulong_sum_reduce,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_sum_reduce,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int8_sum_reduce,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int16_sum_reduce,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int32_sum_reduce,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int64_sum_reduce,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint8_sum_reduce,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint16_sum_reduce,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint32_sum_reduce,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint64_sum_reduce,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_size_sum_reduce,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_float_sum_reduce,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_double_sum_reduce,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_complexf_sum_reduce,
    (nvshmem_team_t team, sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), (sma_cuda::complex<float> *) dest, (sma_cuda::complex<float> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_complexd_sum_reduce,
    (nvshmem_team_t team, sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), (sma_cuda::complex<double> *) dest, (sma_cuda::complex<double> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_half_sum_reduce,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_bfloat16_sum_reduce,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_char_prod_reduce,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_schar_prod_reduce,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_short_prod_reduce,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int_prod_reduce,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_long_prod_reduce,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_longlong_prod_reduce,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ptrdiff_prod_reduce,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uchar_prod_reduce,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ushort_prod_reduce,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint_prod_reduce,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulong_prod_reduce,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_prod_reduce,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int8_prod_reduce,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int16_prod_reduce,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int32_prod_reduce,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int64_prod_reduce,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint8_prod_reduce,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint16_prod_reduce,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint32_prod_reduce,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint64_prod_reduce,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_size_prod_reduce,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_float_prod_reduce,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_double_prod_reduce,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_complexf_prod_reduce,
    (nvshmem_team_t team, sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), (sma_cuda::complex<float> *) dest, (sma_cuda::complex<float> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_complexd_prod_reduce,
    (nvshmem_team_t team, sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), (sma_cuda::complex<double> *) dest, (sma_cuda::complex<double> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_half_prod_reduce,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_bfloat16_prod_reduce,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_short_and_reducescatter,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int_and_reducescatter,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_long_and_reducescatter,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_longlong_and_reducescatter,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uchar_and_reducescatter,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ushort_and_reducescatter,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint_and_reducescatter,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulong_and_reducescatter,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_and_reducescatter,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int8_and_reducescatter,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int16_and_reducescatter,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int32_and_reducescatter,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int64_and_reducescatter,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint8_and_reducescatter,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint16_and_reducescatter,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint32_and_reducescatter,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint64_and_reducescatter,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_size_and_reducescatter,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_short_or_reducescatter,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int_or_reducescatter,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_long_or_reducescatter,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_longlong_or_reducescatter,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uchar_or_reducescatter,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ushort_or_reducescatter,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint_or_reducescatter,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulong_or_reducescatter,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_or_reducescatter,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int8_or_reducescatter,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int16_or_reducescatter,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int32_or_reducescatter,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int64_or_reducescatter,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint8_or_reducescatter,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint16_or_reducescatter,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint32_or_reducescatter,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint64_or_reducescatter,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_size_or_reducescatter,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_short_xor_reducescatter,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int_xor_reducescatter,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_long_xor_reducescatter,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_longlong_xor_reducescatter,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uchar_xor_reducescatter,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ushort_xor_reducescatter,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint_xor_reducescatter,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulong_xor_reducescatter,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_xor_reducescatter,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int8_xor_reducescatter,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int16_xor_reducescatter,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int32_xor_reducescatter,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int64_xor_reducescatter,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint8_xor_reducescatter,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint16_xor_reducescatter,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint32_xor_reducescatter,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint64_xor_reducescatter,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_size_xor_reducescatter,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_char_max_reducescatter,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_schar_max_reducescatter,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_short_max_reducescatter,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int_max_reducescatter,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_long_max_reducescatter,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_longlong_max_reducescatter,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ptrdiff_max_reducescatter,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uchar_max_reducescatter,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ushort_max_reducescatter,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint_max_reducescatter,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulong_max_reducescatter,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_max_reducescatter,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int8_max_reducescatter,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int16_max_reducescatter,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int32_max_reducescatter,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int64_max_reducescatter,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint8_max_reducescatter,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint16_max_reducescatter,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint32_max_reducescatter,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint64_max_reducescatter,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_size_max_reducescatter,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_float_max_reducescatter,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_double_max_reducescatter,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_half_max_reducescatter,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_bfloat16_max_reducescatter,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_char_min_reducescatter,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_schar_min_reducescatter,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_short_min_reducescatter,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int_min_reducescatter,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_long_min_reducescatter,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_longlong_min_reducescatter,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ptrdiff_min_reducescatter,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uchar_min_reducescatter,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ushort_min_reducescatter,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint_min_reducescatter,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulong_min_reducescatter,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_min_reducescatter,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int8_min_reducescatter,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int16_min_reducescatter,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int32_min_reducescatter,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int64_min_reducescatter,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint8_min_reducescatter,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint16_min_reducescatter,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint32_min_reducescatter,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint64_min_reducescatter,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_size_min_reducescatter,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_float_min_reducescatter,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_double_min_reducescatter,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_half_min_reducescatter,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_bfloat16_min_reducescatter,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_char_sum_reducescatter,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_schar_sum_reducescatter,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_short_sum_reducescatter,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int_sum_reducescatter,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_long_sum_reducescatter,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_longlong_sum_reducescatter,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ptrdiff_sum_reducescatter,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uchar_sum_reducescatter,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ushort_sum_reducescatter,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint_sum_reducescatter,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulong_sum_reducescatter,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_sum_reducescatter,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int8_sum_reducescatter,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int16_sum_reducescatter,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int32_sum_reducescatter,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int64_sum_reducescatter,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint8_sum_reducescatter,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint16_sum_reducescatter,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint32_sum_reducescatter,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint64_sum_reducescatter,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_size_sum_reducescatter,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_float_sum_reducescatter,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_double_sum_reducescatter,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_complexf_sum_reducescatter,
    (nvshmem_team_t team, sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), (sma_cuda::complex<float> *) dest, (sma_cuda::complex<float> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_complexd_sum_reducescatter,
    (nvshmem_team_t team, sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), (sma_cuda::complex<double> *) dest, (sma_cuda::complex<double> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_half_sum_reducescatter,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_bfloat16_sum_reducescatter,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_char_prod_reducescatter,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_schar_prod_reducescatter,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_short_prod_reducescatter,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int_prod_reducescatter,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_long_prod_reducescatter,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_longlong_prod_reducescatter,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ptrdiff_prod_reducescatter,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uchar_prod_reducescatter,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ushort_prod_reducescatter,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint_prod_reducescatter,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulong_prod_reducescatter,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_ulonglong_prod_reducescatter,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int8_prod_reducescatter,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int16_prod_reducescatter,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int32_prod_reducescatter,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_int64_prod_reducescatter,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint8_prod_reducescatter,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint16_prod_reducescatter,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint32_prod_reducescatter,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_uint64_prod_reducescatter,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_size_prod_reducescatter,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_float_prod_reducescatter,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_double_prod_reducescatter,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_complexf_prod_reducescatter,
    (nvshmem_team_t team, sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), (sma_cuda::complex<float> *) dest, (sma_cuda::complex<float> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_complexd_prod_reducescatter,
    (nvshmem_team_t team, sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), (sma_cuda::complex<double> *) dest, (sma_cuda::complex<double> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_half_prod_reducescatter,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_BOTH(int, nvshmem_bfloat16_prod_reducescatter,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (team, dest, source, nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::thread_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))

#endif

#include "nvshmemx.h"

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * NVSHMEM: names with nvshmemx_ (libsma_cuda).
 *
 * Generated from src/api; edit the table there, not this file.
 */
#ifndef SMA_NVSHMEMX_H
#define SMA_NVSHMEMX_H

#include "nvshmem.h"

/* the results of routines nvshmemx_... */
typedef enum nvshmemx_status {
    NVSHMEMX_SUCCESS = 0,
    NVSHMEMX_ERROR_INVALID_VALUE,
    NVSHMEMX_ERROR_OUT_OF_MEMORY,
    NVSHMEMX_ERROR_NOT_SUPPORTED,
    NVSHMEMX_ERROR_SYMMETRY,
    NVSHMEMX_ERROR_GPU_NOT_SELECTED,
    NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED,
    NVSHMEMX_ERROR_INTERNAL
} nvshmemx_status;

/* other names of types */
typedef nvshmem_team_t nvshmemx_team_t;

/* What the PEs of a job know of each other before they start. */
typedef struct {
    char content[128];
} nvshmemx_init_handle_t;

typedef struct {
    int version;
    char internal[124];
} nvshmemx_uniqueid_t;

#define NVSHMEMX_UNIQUEID_INITIALIZER {1, {0}}

/* How nvshmemx_init_attr starts; the flags say what it reads. */
typedef struct {
    size_t heap_size;
    int num_threads;
    int n_pes;
    int my_pe;
    void *mpi_comm;
    nvshmemx_init_handle_t handle;
    const nvshmemx_uniqueid_t *id;
} nvshmemx_init_attr_t;

#define NVSHMEMX_INIT_ATTR_INITIALIZER {0, 0, 0, 0, NULL, {{0}}, NULL}

#ifdef __CUDACC__
/* The program has a CUDA runtime of its own, which alone knows its kernels: the
 * library starts them through these functions of it. */
struct sma_cuda_runtime {
    int (*launch)(const void *, dim3, dim3, void **, size_t, cudaStream_t);
    int (*blocks)(int *, const void *, int, size_t);
};

extern "C" void sma_cuda_register_runtime(const struct sma_cuda_runtime *);
extern "C" void sma_cuda_unregister_runtime(const struct sma_cuda_runtime *);

#ifndef __CUDA_ARCH__
static int sma_cuda_launch_kernel(const void *func, dim3 grid, dim3 block,
                                  void **args, size_t shared,
                                  cudaStream_t stream)
{
    return (int) cudaLaunchCooperativeKernel(func, grid, block, args, shared,
                                             stream);
}

static int sma_cuda_blocks_of(int *blocks, const void *func, int threads,
                              size_t shared)
{
    return (int) cudaOccupancyMaxActiveBlocksPerMultiprocessor(blocks, func,
                                                               threads, shared);
}

static struct sma_cuda_runtime_registration {
    const struct sma_cuda_runtime runtime;

    sma_cuda_runtime_registration()
        : runtime{sma_cuda_launch_kernel, sma_cuda_blocks_of}
    {
        sma_cuda_register_runtime(&runtime);
    }
    ~sma_cuda_runtime_registration()
    {
        sma_cuda_unregister_runtime(&runtime);
    }
} sma_cuda_runtime_registration_of_unit;
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif
#ifdef __GNUC__
#pragma GCC visibility push(default)
#endif

/* remote memory access */

void nvshmemx_float_put_on_stream(float *dest, const float *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_double_put_on_stream(double *dest, const double *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_char_put_on_stream(char *dest, const char *source, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_schar_put_on_stream(signed char *dest, const signed char *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_short_put_on_stream(short *dest, const short *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int_put_on_stream(int *dest, const int *source, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_long_put_on_stream(long *dest, const long *source, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_longlong_put_on_stream(long long *dest, const long long *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uchar_put_on_stream(unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_ushort_put_on_stream(unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint_put_on_stream(unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_ulong_put_on_stream(unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_ulonglong_put_on_stream(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe,
    cudaStream_t stream);
void nvshmemx_int8_put_on_stream(int8_t *dest, const int8_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int16_put_on_stream(int16_t *dest, const int16_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int32_put_on_stream(int32_t *dest, const int32_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int64_put_on_stream(int64_t *dest, const int64_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint8_put_on_stream(uint8_t *dest, const uint8_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint16_put_on_stream(uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint32_put_on_stream(uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint64_put_on_stream(uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_size_put_on_stream(size_t *dest, const size_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_ptrdiff_put_on_stream(ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_half_put_on_stream(sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_bfloat16_put_on_stream(sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, size_t nelems, int pe,
    cudaStream_t stream);
void nvshmemx_put8_on_stream(void *dest, const void *source, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_put16_on_stream(void *dest, const void *source, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_put32_on_stream(void *dest, const void *source, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_put64_on_stream(void *dest, const void *source, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_put128_on_stream(void *dest, const void *source, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_putmem_on_stream(void *dest, const void *source, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_float_get_on_stream(float *dest, const float *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_double_get_on_stream(double *dest, const double *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_char_get_on_stream(char *dest, const char *source, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_schar_get_on_stream(signed char *dest, const signed char *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_short_get_on_stream(short *dest, const short *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int_get_on_stream(int *dest, const int *source, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_long_get_on_stream(long *dest, const long *source, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_longlong_get_on_stream(long long *dest, const long long *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uchar_get_on_stream(unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_ushort_get_on_stream(unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint_get_on_stream(unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_ulong_get_on_stream(unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_ulonglong_get_on_stream(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe,
    cudaStream_t stream);
void nvshmemx_int8_get_on_stream(int8_t *dest, const int8_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int16_get_on_stream(int16_t *dest, const int16_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int32_get_on_stream(int32_t *dest, const int32_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int64_get_on_stream(int64_t *dest, const int64_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint8_get_on_stream(uint8_t *dest, const uint8_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint16_get_on_stream(uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint32_get_on_stream(uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint64_get_on_stream(uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_size_get_on_stream(size_t *dest, const size_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_ptrdiff_get_on_stream(ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_half_get_on_stream(sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_bfloat16_get_on_stream(sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, size_t nelems, int pe,
    cudaStream_t stream);
void nvshmemx_get8_on_stream(void *dest, const void *source, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_get16_on_stream(void *dest, const void *source, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_get32_on_stream(void *dest, const void *source, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_get64_on_stream(void *dest, const void *source, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_get128_on_stream(void *dest, const void *source, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_getmem_on_stream(void *dest, const void *source, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_float_put_nbi_on_stream(float *dest, const float *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_double_put_nbi_on_stream(double *dest, const double *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_char_put_nbi_on_stream(char *dest, const char *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_schar_put_nbi_on_stream(signed char *dest,
    const signed char *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_short_put_nbi_on_stream(short *dest, const short *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int_put_nbi_on_stream(int *dest, const int *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_long_put_nbi_on_stream(long *dest, const long *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_longlong_put_nbi_on_stream(long long *dest,
    const long long *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uchar_put_nbi_on_stream(unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_ushort_put_nbi_on_stream(unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint_put_nbi_on_stream(unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_ulong_put_nbi_on_stream(unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_ulonglong_put_nbi_on_stream(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe,
    cudaStream_t stream);
void nvshmemx_int8_put_nbi_on_stream(int8_t *dest, const int8_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int16_put_nbi_on_stream(int16_t *dest, const int16_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int32_put_nbi_on_stream(int32_t *dest, const int32_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int64_put_nbi_on_stream(int64_t *dest, const int64_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint8_put_nbi_on_stream(uint8_t *dest, const uint8_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint16_put_nbi_on_stream(uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint32_put_nbi_on_stream(uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint64_put_nbi_on_stream(uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_size_put_nbi_on_stream(size_t *dest, const size_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_ptrdiff_put_nbi_on_stream(ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_half_put_nbi_on_stream(sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_bfloat16_put_nbi_on_stream(sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, size_t nelems, int pe,
    cudaStream_t stream);
void nvshmemx_put8_nbi_on_stream(void *dest, const void *source, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_put16_nbi_on_stream(void *dest, const void *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_put32_nbi_on_stream(void *dest, const void *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_put64_nbi_on_stream(void *dest, const void *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_put128_nbi_on_stream(void *dest, const void *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_putmem_nbi_on_stream(void *dest, const void *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_float_get_nbi_on_stream(float *dest, const float *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_double_get_nbi_on_stream(double *dest, const double *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_char_get_nbi_on_stream(char *dest, const char *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_schar_get_nbi_on_stream(signed char *dest,
    const signed char *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_short_get_nbi_on_stream(short *dest, const short *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int_get_nbi_on_stream(int *dest, const int *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_long_get_nbi_on_stream(long *dest, const long *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_longlong_get_nbi_on_stream(long long *dest,
    const long long *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uchar_get_nbi_on_stream(unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_ushort_get_nbi_on_stream(unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint_get_nbi_on_stream(unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_ulong_get_nbi_on_stream(unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_ulonglong_get_nbi_on_stream(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe,
    cudaStream_t stream);
void nvshmemx_int8_get_nbi_on_stream(int8_t *dest, const int8_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int16_get_nbi_on_stream(int16_t *dest, const int16_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int32_get_nbi_on_stream(int32_t *dest, const int32_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int64_get_nbi_on_stream(int64_t *dest, const int64_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint8_get_nbi_on_stream(uint8_t *dest, const uint8_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint16_get_nbi_on_stream(uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint32_get_nbi_on_stream(uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint64_get_nbi_on_stream(uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_size_get_nbi_on_stream(size_t *dest, const size_t *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_ptrdiff_get_nbi_on_stream(ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_half_get_nbi_on_stream(sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_bfloat16_get_nbi_on_stream(sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, size_t nelems, int pe,
    cudaStream_t stream);
void nvshmemx_get8_nbi_on_stream(void *dest, const void *source, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_get16_nbi_on_stream(void *dest, const void *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_get32_nbi_on_stream(void *dest, const void *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_get64_nbi_on_stream(void *dest, const void *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_get128_nbi_on_stream(void *dest, const void *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_getmem_nbi_on_stream(void *dest, const void *source,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_float_p_on_stream(float *dest, float value, int pe,
    cudaStream_t stream);
void nvshmemx_double_p_on_stream(double *dest, double value, int pe,
    cudaStream_t stream);
void nvshmemx_char_p_on_stream(char *dest, char value, int pe,
    cudaStream_t stream);
void nvshmemx_schar_p_on_stream(signed char *dest, signed char value, int pe,
    cudaStream_t stream);
void nvshmemx_short_p_on_stream(short *dest, short value, int pe,
    cudaStream_t stream);
void nvshmemx_int_p_on_stream(int *dest, int value, int pe,
    cudaStream_t stream);
void nvshmemx_long_p_on_stream(long *dest, long value, int pe,
    cudaStream_t stream);
void nvshmemx_longlong_p_on_stream(long long *dest, long long value, int pe,
    cudaStream_t stream);
void nvshmemx_uchar_p_on_stream(unsigned char *dest, unsigned char value,
    int pe, cudaStream_t stream);
void nvshmemx_ushort_p_on_stream(unsigned short *dest, unsigned short value,
    int pe, cudaStream_t stream);
void nvshmemx_uint_p_on_stream(unsigned int *dest, unsigned int value, int pe,
    cudaStream_t stream);
void nvshmemx_ulong_p_on_stream(unsigned long *dest, unsigned long value,
    int pe, cudaStream_t stream);
void nvshmemx_ulonglong_p_on_stream(unsigned long long *dest,
    unsigned long long value, int pe, cudaStream_t stream);
void nvshmemx_int8_p_on_stream(int8_t *dest, int8_t value, int pe,
    cudaStream_t stream);
void nvshmemx_int16_p_on_stream(int16_t *dest, int16_t value, int pe,
    cudaStream_t stream);
void nvshmemx_int32_p_on_stream(int32_t *dest, int32_t value, int pe,
    cudaStream_t stream);
void nvshmemx_int64_p_on_stream(int64_t *dest, int64_t value, int pe,
    cudaStream_t stream);
void nvshmemx_uint8_p_on_stream(uint8_t *dest, uint8_t value, int pe,
    cudaStream_t stream);
void nvshmemx_uint16_p_on_stream(uint16_t *dest, uint16_t value, int pe,
    cudaStream_t stream);
void nvshmemx_uint32_p_on_stream(uint32_t *dest, uint32_t value, int pe,
    cudaStream_t stream);
void nvshmemx_uint64_p_on_stream(uint64_t *dest, uint64_t value, int pe,
    cudaStream_t stream);
void nvshmemx_size_p_on_stream(size_t *dest, size_t value, int pe,
    cudaStream_t stream);
void nvshmemx_ptrdiff_p_on_stream(ptrdiff_t *dest, ptrdiff_t value, int pe,
    cudaStream_t stream);
void nvshmemx_half_p_on_stream(sma_cuda_half_t *dest, sma_cuda_half_t value,
    int pe, cudaStream_t stream);
void nvshmemx_bfloat16_p_on_stream(sma_cuda_bfloat16_t *dest,
    sma_cuda_bfloat16_t value, int pe, cudaStream_t stream);
float nvshmemx_float_g_on_stream(const float *source, int pe,
    cudaStream_t stream);
double nvshmemx_double_g_on_stream(const double *source, int pe,
    cudaStream_t stream);
char nvshmemx_char_g_on_stream(const char *source, int pe,
    cudaStream_t stream);
signed char nvshmemx_schar_g_on_stream(const signed char *source, int pe,
    cudaStream_t stream);
short nvshmemx_short_g_on_stream(const short *source, int pe,
    cudaStream_t stream);
int nvshmemx_int_g_on_stream(const int *source, int pe, cudaStream_t stream);
long nvshmemx_long_g_on_stream(const long *source, int pe,
    cudaStream_t stream);
long long nvshmemx_longlong_g_on_stream(const long long *source, int pe,
    cudaStream_t stream);
unsigned char nvshmemx_uchar_g_on_stream(const unsigned char *source, int pe,
    cudaStream_t stream);
unsigned short nvshmemx_ushort_g_on_stream(const unsigned short *source,
    int pe, cudaStream_t stream);
unsigned int nvshmemx_uint_g_on_stream(const unsigned int *source, int pe,
    cudaStream_t stream);
unsigned long nvshmemx_ulong_g_on_stream(const unsigned long *source, int pe,
    cudaStream_t stream);
unsigned long long nvshmemx_ulonglong_g_on_stream(const unsigned long long *source,
    int pe, cudaStream_t stream);
int8_t nvshmemx_int8_g_on_stream(const int8_t *source, int pe,
    cudaStream_t stream);
int16_t nvshmemx_int16_g_on_stream(const int16_t *source, int pe,
    cudaStream_t stream);
int32_t nvshmemx_int32_g_on_stream(const int32_t *source, int pe,
    cudaStream_t stream);
int64_t nvshmemx_int64_g_on_stream(const int64_t *source, int pe,
    cudaStream_t stream);
uint8_t nvshmemx_uint8_g_on_stream(const uint8_t *source, int pe,
    cudaStream_t stream);
uint16_t nvshmemx_uint16_g_on_stream(const uint16_t *source, int pe,
    cudaStream_t stream);
uint32_t nvshmemx_uint32_g_on_stream(const uint32_t *source, int pe,
    cudaStream_t stream);
uint64_t nvshmemx_uint64_g_on_stream(const uint64_t *source, int pe,
    cudaStream_t stream);
size_t nvshmemx_size_g_on_stream(const size_t *source, int pe,
    cudaStream_t stream);
ptrdiff_t nvshmemx_ptrdiff_g_on_stream(const ptrdiff_t *source, int pe,
    cudaStream_t stream);
sma_cuda_half_t nvshmemx_half_g_on_stream(const sma_cuda_half_t *source,
    int pe, cudaStream_t stream);
sma_cuda_bfloat16_t nvshmemx_bfloat16_g_on_stream(const sma_cuda_bfloat16_t *source,
    int pe, cudaStream_t stream);
void nvshmemx_float_iput_on_stream(float *dest, const float *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_double_iput_on_stream(double *dest, const double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_char_iput_on_stream(char *dest, const char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_schar_iput_on_stream(signed char *dest,
    const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_short_iput_on_stream(short *dest, const short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int_iput_on_stream(int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_long_iput_on_stream(long *dest, const long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_longlong_iput_on_stream(long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uchar_iput_on_stream(unsigned char *dest,
    const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_ushort_iput_on_stream(unsigned short *dest,
    const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_uint_iput_on_stream(unsigned int *dest,
    const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_ulong_iput_on_stream(unsigned long *dest,
    const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_ulonglong_iput_on_stream(unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int8_iput_on_stream(int8_t *dest, const int8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int16_iput_on_stream(int16_t *dest, const int16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int32_iput_on_stream(int32_t *dest, const int32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int64_iput_on_stream(int64_t *dest, const int64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint8_iput_on_stream(uint8_t *dest, const uint8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint16_iput_on_stream(uint16_t *dest, const uint16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint32_iput_on_stream(uint32_t *dest, const uint32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint64_iput_on_stream(uint64_t *dest, const uint64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_size_iput_on_stream(size_t *dest, const size_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_ptrdiff_iput_on_stream(ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_half_iput_on_stream(sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_bfloat16_iput_on_stream(sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_iput8_on_stream(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_iput16_on_stream(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_iput32_on_stream(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_iput64_on_stream(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_iput128_on_stream(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_float_iget_on_stream(float *dest, const float *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_double_iget_on_stream(double *dest, const double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_char_iget_on_stream(char *dest, const char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_schar_iget_on_stream(signed char *dest,
    const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_short_iget_on_stream(short *dest, const short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int_iget_on_stream(int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_long_iget_on_stream(long *dest, const long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_longlong_iget_on_stream(long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uchar_iget_on_stream(unsigned char *dest,
    const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_ushort_iget_on_stream(unsigned short *dest,
    const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_uint_iget_on_stream(unsigned int *dest,
    const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_ulong_iget_on_stream(unsigned long *dest,
    const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_ulonglong_iget_on_stream(unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int8_iget_on_stream(int8_t *dest, const int8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int16_iget_on_stream(int16_t *dest, const int16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int32_iget_on_stream(int32_t *dest, const int32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_int64_iget_on_stream(int64_t *dest, const int64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint8_iget_on_stream(uint8_t *dest, const uint8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint16_iget_on_stream(uint16_t *dest, const uint16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint32_iget_on_stream(uint32_t *dest, const uint32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_uint64_iget_on_stream(uint64_t *dest, const uint64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_size_iget_on_stream(size_t *dest, const size_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_ptrdiff_iget_on_stream(ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_half_iget_on_stream(sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, cudaStream_t stream);
void nvshmemx_bfloat16_iget_on_stream(sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_iget8_on_stream(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_iget16_on_stream(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_iget32_on_stream(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_iget64_on_stream(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);
void nvshmemx_iget128_on_stream(void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, cudaStream_t stream);

/* point-to-point synchronisation */

void nvshmemx_short_wait_until_on_stream(volatile short *ivar, int cmp,
    short cmp_value, cudaStream_t stream);
void nvshmemx_int_wait_until_on_stream(volatile int *ivar, int cmp,
    int cmp_value, cudaStream_t stream);
void nvshmemx_long_wait_until_on_stream(volatile long *ivar, int cmp,
    long cmp_value, cudaStream_t stream);
void nvshmemx_longlong_wait_until_on_stream(volatile long long *ivar, int cmp,
    long long cmp_value, cudaStream_t stream);
void nvshmemx_ushort_wait_until_on_stream(volatile unsigned short *ivar,
    int cmp, unsigned short cmp_value, cudaStream_t stream);
void nvshmemx_uint_wait_until_on_stream(volatile unsigned int *ivar, int cmp,
    unsigned int cmp_value, cudaStream_t stream);
void nvshmemx_ulong_wait_until_on_stream(volatile unsigned long *ivar, int cmp,
    unsigned long cmp_value, cudaStream_t stream);
void nvshmemx_ulonglong_wait_until_on_stream(volatile unsigned long long *ivar,
    int cmp, unsigned long long cmp_value, cudaStream_t stream);
void nvshmemx_int32_wait_until_on_stream(volatile int32_t *ivar, int cmp,
    int32_t cmp_value, cudaStream_t stream);
void nvshmemx_int64_wait_until_on_stream(volatile int64_t *ivar, int cmp,
    int64_t cmp_value, cudaStream_t stream);
void nvshmemx_uint32_wait_until_on_stream(volatile uint32_t *ivar, int cmp,
    uint32_t cmp_value, cudaStream_t stream);
void nvshmemx_uint64_wait_until_on_stream(volatile uint64_t *ivar, int cmp,
    uint64_t cmp_value, cudaStream_t stream);
void nvshmemx_size_wait_until_on_stream(volatile size_t *ivar, int cmp,
    size_t cmp_value, cudaStream_t stream);
void nvshmemx_ptrdiff_wait_until_on_stream(volatile ptrdiff_t *ivar, int cmp,
    ptrdiff_t cmp_value, cudaStream_t stream);
void nvshmemx_wait_until_on_stream(volatile long *ivar, int cmp,
    long cmp_value, cudaStream_t stream);
void nvshmemx_short_wait_on_stream(volatile short *ivar, short cmp_value,
    cudaStream_t stream);
void nvshmemx_int_wait_on_stream(volatile int *ivar, int cmp_value,
    cudaStream_t stream);
void nvshmemx_long_wait_on_stream(volatile long *ivar, long cmp_value,
    cudaStream_t stream);
void nvshmemx_longlong_wait_on_stream(volatile long long *ivar,
    long long cmp_value, cudaStream_t stream);
void nvshmemx_ushort_wait_on_stream(volatile unsigned short *ivar,
    unsigned short cmp_value, cudaStream_t stream);
void nvshmemx_uint_wait_on_stream(volatile unsigned int *ivar,
    unsigned int cmp_value, cudaStream_t stream);
void nvshmemx_ulong_wait_on_stream(volatile unsigned long *ivar,
    unsigned long cmp_value, cudaStream_t stream);
void nvshmemx_ulonglong_wait_on_stream(volatile unsigned long long *ivar,
    unsigned long long cmp_value, cudaStream_t stream);
void nvshmemx_int32_wait_on_stream(volatile int32_t *ivar, int32_t cmp_value,
    cudaStream_t stream);
void nvshmemx_int64_wait_on_stream(volatile int64_t *ivar, int64_t cmp_value,
    cudaStream_t stream);
void nvshmemx_uint32_wait_on_stream(volatile uint32_t *ivar,
    uint32_t cmp_value, cudaStream_t stream);
void nvshmemx_uint64_wait_on_stream(volatile uint64_t *ivar,
    uint64_t cmp_value, cudaStream_t stream);
void nvshmemx_size_wait_on_stream(volatile size_t *ivar, size_t cmp_value,
    cudaStream_t stream);
void nvshmemx_ptrdiff_wait_on_stream(volatile ptrdiff_t *ivar,
    ptrdiff_t cmp_value, cudaStream_t stream);
void nvshmemx_wait_on_stream(volatile long *ivar, long cmp_value,
    cudaStream_t stream);

/* point-to-point synchronisation on several objects */

void nvshmemx_short_wait_until_all_on_stream(volatile short *ivars,
    size_t nelems, const int *status, int cmp, short cmp_value,
    cudaStream_t stream);
void nvshmemx_int_wait_until_all_on_stream(volatile int *ivars, size_t nelems,
    const int *status, int cmp, int cmp_value, cudaStream_t stream);
void nvshmemx_long_wait_until_all_on_stream(volatile long *ivars,
    size_t nelems, const int *status, int cmp, long cmp_value,
    cudaStream_t stream);
void nvshmemx_longlong_wait_until_all_on_stream(volatile long long *ivars,
    size_t nelems, const int *status, int cmp, long long cmp_value,
    cudaStream_t stream);
void nvshmemx_ushort_wait_until_all_on_stream(volatile unsigned short *ivars,
    size_t nelems, const int *status, int cmp, unsigned short cmp_value,
    cudaStream_t stream);
void nvshmemx_uint_wait_until_all_on_stream(volatile unsigned int *ivars,
    size_t nelems, const int *status, int cmp, unsigned int cmp_value,
    cudaStream_t stream);
void nvshmemx_ulong_wait_until_all_on_stream(volatile unsigned long *ivars,
    size_t nelems, const int *status, int cmp, unsigned long cmp_value,
    cudaStream_t stream);
void nvshmemx_ulonglong_wait_until_all_on_stream(volatile unsigned long long *ivars,
    size_t nelems, const int *status, int cmp, unsigned long long cmp_value,
    cudaStream_t stream);
void nvshmemx_int32_wait_until_all_on_stream(volatile int32_t *ivars,
    size_t nelems, const int *status, int cmp, int32_t cmp_value,
    cudaStream_t stream);
void nvshmemx_int64_wait_until_all_on_stream(volatile int64_t *ivars,
    size_t nelems, const int *status, int cmp, int64_t cmp_value,
    cudaStream_t stream);
void nvshmemx_uint32_wait_until_all_on_stream(volatile uint32_t *ivars,
    size_t nelems, const int *status, int cmp, uint32_t cmp_value,
    cudaStream_t stream);
void nvshmemx_uint64_wait_until_all_on_stream(volatile uint64_t *ivars,
    size_t nelems, const int *status, int cmp, uint64_t cmp_value,
    cudaStream_t stream);
void nvshmemx_size_wait_until_all_on_stream(volatile size_t *ivars,
    size_t nelems, const int *status, int cmp, size_t cmp_value,
    cudaStream_t stream);
void nvshmemx_ptrdiff_wait_until_all_on_stream(volatile ptrdiff_t *ivars,
    size_t nelems, const int *status, int cmp, ptrdiff_t cmp_value,
    cudaStream_t stream);
void nvshmemx_short_wait_until_all_vector_on_stream(volatile short *ivars,
    size_t nelems, const int *status, int cmp, const short *cmp_values,
    cudaStream_t stream);
void nvshmemx_int_wait_until_all_vector_on_stream(volatile int *ivars,
    size_t nelems, const int *status, int cmp, const int *cmp_values,
    cudaStream_t stream);
void nvshmemx_long_wait_until_all_vector_on_stream(volatile long *ivars,
    size_t nelems, const int *status, int cmp, const long *cmp_values,
    cudaStream_t stream);
void nvshmemx_longlong_wait_until_all_vector_on_stream(volatile long long *ivars,
    size_t nelems, const int *status, int cmp, const long long *cmp_values,
    cudaStream_t stream);
void nvshmemx_ushort_wait_until_all_vector_on_stream(volatile unsigned short *ivars,
    size_t nelems, const int *status, int cmp,
    const unsigned short *cmp_values, cudaStream_t stream);
void nvshmemx_uint_wait_until_all_vector_on_stream(volatile unsigned int *ivars,
    size_t nelems, const int *status, int cmp, const unsigned int *cmp_values,
    cudaStream_t stream);
void nvshmemx_ulong_wait_until_all_vector_on_stream(volatile unsigned long *ivars,
    size_t nelems, const int *status, int cmp, const unsigned long *cmp_values,
    cudaStream_t stream);
void nvshmemx_ulonglong_wait_until_all_vector_on_stream(volatile unsigned long long *ivars,
    size_t nelems, const int *status, int cmp,
    const unsigned long long *cmp_values, cudaStream_t stream);
void nvshmemx_int32_wait_until_all_vector_on_stream(volatile int32_t *ivars,
    size_t nelems, const int *status, int cmp, const int32_t *cmp_values,
    cudaStream_t stream);
void nvshmemx_int64_wait_until_all_vector_on_stream(volatile int64_t *ivars,
    size_t nelems, const int *status, int cmp, const int64_t *cmp_values,
    cudaStream_t stream);
void nvshmemx_uint32_wait_until_all_vector_on_stream(volatile uint32_t *ivars,
    size_t nelems, const int *status, int cmp, const uint32_t *cmp_values,
    cudaStream_t stream);
void nvshmemx_uint64_wait_until_all_vector_on_stream(volatile uint64_t *ivars,
    size_t nelems, const int *status, int cmp, const uint64_t *cmp_values,
    cudaStream_t stream);
void nvshmemx_size_wait_until_all_vector_on_stream(volatile size_t *ivars,
    size_t nelems, const int *status, int cmp, const size_t *cmp_values,
    cudaStream_t stream);
void nvshmemx_ptrdiff_wait_until_all_vector_on_stream(volatile ptrdiff_t *ivars,
    size_t nelems, const int *status, int cmp, const ptrdiff_t *cmp_values,
    cudaStream_t stream);

/* signals */

void nvshmemx_float_put_signal_on_stream(float *dest, const float *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_double_put_signal_on_stream(double *dest, const double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_char_put_signal_on_stream(char *dest, const char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_schar_put_signal_on_stream(signed char *dest,
    const signed char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, cudaStream_t stream);
void nvshmemx_short_put_signal_on_stream(short *dest, const short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_int_put_signal_on_stream(int *dest, const int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_long_put_signal_on_stream(long *dest, const long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_longlong_put_signal_on_stream(long long *dest,
    const long long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, cudaStream_t stream);
void nvshmemx_uchar_put_signal_on_stream(unsigned char *dest,
    const unsigned char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, cudaStream_t stream);
void nvshmemx_ushort_put_signal_on_stream(unsigned short *dest,
    const unsigned short *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, cudaStream_t stream);
void nvshmemx_uint_put_signal_on_stream(unsigned int *dest,
    const unsigned int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, cudaStream_t stream);
void nvshmemx_ulong_put_signal_on_stream(unsigned long *dest,
    const unsigned long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, cudaStream_t stream);
void nvshmemx_ulonglong_put_signal_on_stream(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, cudaStream_t stream);
void nvshmemx_int8_put_signal_on_stream(int8_t *dest, const int8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_int16_put_signal_on_stream(int16_t *dest, const int16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_int32_put_signal_on_stream(int32_t *dest, const int32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_int64_put_signal_on_stream(int64_t *dest, const int64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_uint8_put_signal_on_stream(uint8_t *dest, const uint8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_uint16_put_signal_on_stream(uint16_t *dest,
    const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe, cudaStream_t stream);
void nvshmemx_uint32_put_signal_on_stream(uint32_t *dest,
    const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe, cudaStream_t stream);
void nvshmemx_uint64_put_signal_on_stream(uint64_t *dest,
    const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe, cudaStream_t stream);
void nvshmemx_size_put_signal_on_stream(size_t *dest, const size_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_ptrdiff_put_signal_on_stream(ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, cudaStream_t stream);
void nvshmemx_half_put_signal_on_stream(sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, cudaStream_t stream);
void nvshmemx_bfloat16_put_signal_on_stream(sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, cudaStream_t stream);
void nvshmemx_put8_signal_on_stream(void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_put16_signal_on_stream(void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_put32_signal_on_stream(void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_put64_signal_on_stream(void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_put128_signal_on_stream(void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_putmem_signal_on_stream(void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_float_put_signal_nbi_on_stream(float *dest, const float *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_double_put_signal_nbi_on_stream(double *dest,
    const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe, cudaStream_t stream);
void nvshmemx_char_put_signal_nbi_on_stream(char *dest, const char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_schar_put_signal_nbi_on_stream(signed char *dest,
    const signed char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, cudaStream_t stream);
void nvshmemx_short_put_signal_nbi_on_stream(short *dest, const short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_int_put_signal_nbi_on_stream(int *dest, const int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_long_put_signal_nbi_on_stream(long *dest, const long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_longlong_put_signal_nbi_on_stream(long long *dest,
    const long long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, cudaStream_t stream);
void nvshmemx_uchar_put_signal_nbi_on_stream(unsigned char *dest,
    const unsigned char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, cudaStream_t stream);
void nvshmemx_ushort_put_signal_nbi_on_stream(unsigned short *dest,
    const unsigned short *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, cudaStream_t stream);
void nvshmemx_uint_put_signal_nbi_on_stream(unsigned int *dest,
    const unsigned int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, cudaStream_t stream);
void nvshmemx_ulong_put_signal_nbi_on_stream(unsigned long *dest,
    const unsigned long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, cudaStream_t stream);
void nvshmemx_ulonglong_put_signal_nbi_on_stream(unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, cudaStream_t stream);
void nvshmemx_int8_put_signal_nbi_on_stream(int8_t *dest, const int8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_int16_put_signal_nbi_on_stream(int16_t *dest,
    const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe, cudaStream_t stream);
void nvshmemx_int32_put_signal_nbi_on_stream(int32_t *dest,
    const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe, cudaStream_t stream);
void nvshmemx_int64_put_signal_nbi_on_stream(int64_t *dest,
    const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe, cudaStream_t stream);
void nvshmemx_uint8_put_signal_nbi_on_stream(uint8_t *dest,
    const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe, cudaStream_t stream);
void nvshmemx_uint16_put_signal_nbi_on_stream(uint16_t *dest,
    const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe, cudaStream_t stream);
void nvshmemx_uint32_put_signal_nbi_on_stream(uint32_t *dest,
    const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe, cudaStream_t stream);
void nvshmemx_uint64_put_signal_nbi_on_stream(uint64_t *dest,
    const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe, cudaStream_t stream);
void nvshmemx_size_put_signal_nbi_on_stream(size_t *dest, const size_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_ptrdiff_put_signal_nbi_on_stream(ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, cudaStream_t stream);
void nvshmemx_half_put_signal_nbi_on_stream(sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, cudaStream_t stream);
void nvshmemx_bfloat16_put_signal_nbi_on_stream(sma_cuda_bfloat16_t *dest,
    const sma_cuda_bfloat16_t *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, cudaStream_t stream);
void nvshmemx_put8_signal_nbi_on_stream(void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_put16_signal_nbi_on_stream(void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_put32_signal_nbi_on_stream(void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_put64_signal_nbi_on_stream(void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_put128_signal_nbi_on_stream(void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);
void nvshmemx_putmem_signal_nbi_on_stream(void *dest, const void *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    cudaStream_t stream);

/* memory ordering */

void nvshmemx_quiet_on_stream(cudaStream_t stream);

/* collectives on active sets */

void nvshmemx_barrier_all_on_stream(cudaStream_t stream);
void nvshmemx_barrier_on_stream(int PE_start, int logPE_stride, int PE_size,
    long *pSync, cudaStream_t stream);
void nvshmemx_sync_all_on_stream(cudaStream_t stream);
void nvshmemx_sync_on_stream(int PE_start, int logPE_stride, int PE_size,
    long *pSync, cudaStream_t stream);
void nvshmemx_broadcast32_on_stream(void *dest, const void *source,
    size_t nelems, int PE_root, int PE_start, int logPE_stride, int PE_size,
    long *pSync, cudaStream_t stream);
void nvshmemx_broadcast64_on_stream(void *dest, const void *source,
    size_t nelems, int PE_root, int PE_start, int logPE_stride, int PE_size,
    long *pSync, cudaStream_t stream);
void nvshmemx_collect32_on_stream(void *dest, const void *source,
    size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync,
    cudaStream_t stream);
void nvshmemx_collect64_on_stream(void *dest, const void *source,
    size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync,
    cudaStream_t stream);
void nvshmemx_fcollect32_on_stream(void *dest, const void *source,
    size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync,
    cudaStream_t stream);
void nvshmemx_fcollect64_on_stream(void *dest, const void *source,
    size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync,
    cudaStream_t stream);
void nvshmemx_alltoall32_on_stream(void *dest, const void *source,
    size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync,
    cudaStream_t stream);
void nvshmemx_alltoall64_on_stream(void *dest, const void *source,
    size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync,
    cudaStream_t stream);
void nvshmemx_alltoalls32_on_stream(void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int PE_start,
    int logPE_stride, int PE_size, long *pSync, cudaStream_t stream);
void nvshmemx_alltoalls64_on_stream(void *dest, const void *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int PE_start,
    int logPE_stride, int PE_size, long *pSync, cudaStream_t stream);
void nvshmemx_short_and_to_all_on_stream(short *dest, const short *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_int_and_to_all_on_stream(int *dest, const int *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_long_and_to_all_on_stream(long *dest, const long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_longlong_and_to_all_on_stream(long long *dest,
    const long long *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, long long *pWrk, long *pSync, cudaStream_t stream);
void nvshmemx_short_or_to_all_on_stream(short *dest, const short *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_int_or_to_all_on_stream(int *dest, const int *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_long_or_to_all_on_stream(long *dest, const long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_longlong_or_to_all_on_stream(long long *dest,
    const long long *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, long long *pWrk, long *pSync, cudaStream_t stream);
void nvshmemx_short_xor_to_all_on_stream(short *dest, const short *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_int_xor_to_all_on_stream(int *dest, const int *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_long_xor_to_all_on_stream(long *dest, const long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_longlong_xor_to_all_on_stream(long long *dest,
    const long long *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, long long *pWrk, long *pSync, cudaStream_t stream);
void nvshmemx_short_max_to_all_on_stream(short *dest, const short *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_int_max_to_all_on_stream(int *dest, const int *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_long_max_to_all_on_stream(long *dest, const long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_longlong_max_to_all_on_stream(long long *dest,
    const long long *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, long long *pWrk, long *pSync, cudaStream_t stream);
void nvshmemx_float_max_to_all_on_stream(float *dest, const float *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, float *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_double_max_to_all_on_stream(double *dest, const double *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_short_min_to_all_on_stream(short *dest, const short *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_int_min_to_all_on_stream(int *dest, const int *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_long_min_to_all_on_stream(long *dest, const long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_longlong_min_to_all_on_stream(long long *dest,
    const long long *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, long long *pWrk, long *pSync, cudaStream_t stream);
void nvshmemx_float_min_to_all_on_stream(float *dest, const float *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, float *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_double_min_to_all_on_stream(double *dest, const double *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_short_sum_to_all_on_stream(short *dest, const short *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_int_sum_to_all_on_stream(int *dest, const int *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_long_sum_to_all_on_stream(long *dest, const long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_longlong_sum_to_all_on_stream(long long *dest,
    const long long *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, long long *pWrk, long *pSync, cudaStream_t stream);
void nvshmemx_float_sum_to_all_on_stream(float *dest, const float *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, float *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_double_sum_to_all_on_stream(double *dest, const double *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_complexf_sum_to_all_on_stream(sma_cuda_complexf_t *dest,
    const sma_cuda_complexf_t *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, sma_cuda_complexf_t *pWrk, long *pSync,
    cudaStream_t stream);
void nvshmemx_complexd_sum_to_all_on_stream(sma_cuda_complexd_t *dest,
    const sma_cuda_complexd_t *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, sma_cuda_complexd_t *pWrk, long *pSync,
    cudaStream_t stream);
void nvshmemx_short_prod_to_all_on_stream(short *dest, const short *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_int_prod_to_all_on_stream(int *dest, const int *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_long_prod_to_all_on_stream(long *dest, const long *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_longlong_prod_to_all_on_stream(long long *dest,
    const long long *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, long long *pWrk, long *pSync, cudaStream_t stream);
void nvshmemx_float_prod_to_all_on_stream(float *dest, const float *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, float *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_double_prod_to_all_on_stream(double *dest, const double *source,
    int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk,
    long *pSync, cudaStream_t stream);
void nvshmemx_complexf_prod_to_all_on_stream(sma_cuda_complexf_t *dest,
    const sma_cuda_complexf_t *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, sma_cuda_complexf_t *pWrk, long *pSync,
    cudaStream_t stream);
void nvshmemx_complexd_prod_to_all_on_stream(sma_cuda_complexd_t *dest,
    const sma_cuda_complexd_t *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, sma_cuda_complexd_t *pWrk, long *pSync,
    cudaStream_t stream);

/* collectives on teams */

int nvshmemx_team_sync_on_stream(nvshmem_team_t team, cudaStream_t stream);
int nvshmemx_float_broadcast_on_stream(nvshmem_team_t team, float *dest,
    const float *source, size_t nelems, int PE_root, cudaStream_t stream);
int nvshmemx_double_broadcast_on_stream(nvshmem_team_t team, double *dest,
    const double *source, size_t nelems, int PE_root, cudaStream_t stream);
int nvshmemx_char_broadcast_on_stream(nvshmem_team_t team, char *dest,
    const char *source, size_t nelems, int PE_root, cudaStream_t stream);
int nvshmemx_schar_broadcast_on_stream(nvshmem_team_t team, signed char *dest,
    const signed char *source, size_t nelems, int PE_root,
    cudaStream_t stream);
int nvshmemx_short_broadcast_on_stream(nvshmem_team_t team, short *dest,
    const short *source, size_t nelems, int PE_root, cudaStream_t stream);
int nvshmemx_int_broadcast_on_stream(nvshmem_team_t team, int *dest,
    const int *source, size_t nelems, int PE_root, cudaStream_t stream);
int nvshmemx_long_broadcast_on_stream(nvshmem_team_t team, long *dest,
    const long *source, size_t nelems, int PE_root, cudaStream_t stream);
int nvshmemx_longlong_broadcast_on_stream(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nelems, int PE_root, cudaStream_t stream);
int nvshmemx_uchar_broadcast_on_stream(nvshmem_team_t team,
    unsigned char *dest, const unsigned char *source, size_t nelems,
    int PE_root, cudaStream_t stream);
int nvshmemx_ushort_broadcast_on_stream(nvshmem_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nelems,
    int PE_root, cudaStream_t stream);
int nvshmemx_uint_broadcast_on_stream(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems, int PE_root,
    cudaStream_t stream);
int nvshmemx_ulong_broadcast_on_stream(nvshmem_team_t team,
    unsigned long *dest, const unsigned long *source, size_t nelems,
    int PE_root, cudaStream_t stream);
int nvshmemx_ulonglong_broadcast_on_stream(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nelems,
    int PE_root, cudaStream_t stream);
int nvshmemx_int8_broadcast_on_stream(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nelems, int PE_root, cudaStream_t stream);
int nvshmemx_int16_broadcast_on_stream(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems, int PE_root, cudaStream_t stream);
int nvshmemx_int32_broadcast_on_stream(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems, int PE_root, cudaStream_t stream);
int nvshmemx_int64_broadcast_on_stream(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems, int PE_root, cudaStream_t stream);
int nvshmemx_uint8_broadcast_on_stream(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems, int PE_root, cudaStream_t stream);
int nvshmemx_uint16_broadcast_on_stream(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems, int PE_root, cudaStream_t stream);
int nvshmemx_uint32_broadcast_on_stream(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems, int PE_root, cudaStream_t stream);
int nvshmemx_uint64_broadcast_on_stream(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems, int PE_root, cudaStream_t stream);
int nvshmemx_size_broadcast_on_stream(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nelems, int PE_root, cudaStream_t stream);
int nvshmemx_ptrdiff_broadcast_on_stream(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int PE_root, cudaStream_t stream);
int nvshmemx_half_broadcast_on_stream(nvshmem_team_t team,
    sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems,
    int PE_root, cudaStream_t stream);
int nvshmemx_bfloat16_broadcast_on_stream(nvshmem_team_t team,
    sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source,
    size_t nelems, int PE_root, cudaStream_t stream);
int nvshmemx_broadcastmem_on_stream(nvshmem_team_t team, void *dest,
    const void *source, size_t nelems, int PE_root, cudaStream_t stream);
int nvshmemx_float_collect_on_stream(nvshmem_team_t team, float *dest,
    const float *source, size_t nelems, cudaStream_t stream);
int nvshmemx_double_collect_on_stream(nvshmem_team_t team, double *dest,
    const double *source, size_t nelems, cudaStream_t stream);
int nvshmemx_char_collect_on_stream(nvshmem_team_t team, char *dest,
    const char *source, size_t nelems, cudaStream_t stream);
int nvshmemx_schar_collect_on_stream(nvshmem_team_t team, signed char *dest,
    const signed char *source, size_t nelems, cudaStream_t stream);
int nvshmemx_short_collect_on_stream(nvshmem_team_t team, short *dest,
    const short *source, size_t nelems, cudaStream_t stream);
int nvshmemx_int_collect_on_stream(nvshmem_team_t team, int *dest,
    const int *source, size_t nelems, cudaStream_t stream);
int nvshmemx_long_collect_on_stream(nvshmem_team_t team, long *dest,
    const long *source, size_t nelems, cudaStream_t stream);
int nvshmemx_longlong_collect_on_stream(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nelems, cudaStream_t stream);
int nvshmemx_uchar_collect_on_stream(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems, cudaStream_t stream);
int nvshmemx_ushort_collect_on_stream(nvshmem_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nelems,
    cudaStream_t stream);
int nvshmemx_uint_collect_on_stream(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems, cudaStream_t stream);
int nvshmemx_ulong_collect_on_stream(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems, cudaStream_t stream);
int nvshmemx_ulonglong_collect_on_stream(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nelems,
    cudaStream_t stream);
int nvshmemx_int8_collect_on_stream(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_int16_collect_on_stream(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_int32_collect_on_stream(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_int64_collect_on_stream(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_uint8_collect_on_stream(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_uint16_collect_on_stream(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_uint32_collect_on_stream(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_uint64_collect_on_stream(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_size_collect_on_stream(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_ptrdiff_collect_on_stream(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_half_collect_on_stream(nvshmem_team_t team, sma_cuda_half_t *dest,
    const sma_cuda_half_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_bfloat16_collect_on_stream(nvshmem_team_t team,
    sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source,
    size_t nelems, cudaStream_t stream);
int nvshmemx_collectmem_on_stream(nvshmem_team_t team, void *dest,
    const void *source, size_t nelems, cudaStream_t stream);
int nvshmemx_float_fcollect_on_stream(nvshmem_team_t team, float *dest,
    const float *source, size_t nelems, cudaStream_t stream);
int nvshmemx_double_fcollect_on_stream(nvshmem_team_t team, double *dest,
    const double *source, size_t nelems, cudaStream_t stream);
int nvshmemx_char_fcollect_on_stream(nvshmem_team_t team, char *dest,
    const char *source, size_t nelems, cudaStream_t stream);
int nvshmemx_schar_fcollect_on_stream(nvshmem_team_t team, signed char *dest,
    const signed char *source, size_t nelems, cudaStream_t stream);
int nvshmemx_short_fcollect_on_stream(nvshmem_team_t team, short *dest,
    const short *source, size_t nelems, cudaStream_t stream);
int nvshmemx_int_fcollect_on_stream(nvshmem_team_t team, int *dest,
    const int *source, size_t nelems, cudaStream_t stream);
int nvshmemx_long_fcollect_on_stream(nvshmem_team_t team, long *dest,
    const long *source, size_t nelems, cudaStream_t stream);
int nvshmemx_longlong_fcollect_on_stream(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nelems, cudaStream_t stream);
int nvshmemx_uchar_fcollect_on_stream(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems, cudaStream_t stream);
int nvshmemx_ushort_fcollect_on_stream(nvshmem_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nelems,
    cudaStream_t stream);
int nvshmemx_uint_fcollect_on_stream(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems, cudaStream_t stream);
int nvshmemx_ulong_fcollect_on_stream(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems, cudaStream_t stream);
int nvshmemx_ulonglong_fcollect_on_stream(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nelems,
    cudaStream_t stream);
int nvshmemx_int8_fcollect_on_stream(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_int16_fcollect_on_stream(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_int32_fcollect_on_stream(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_int64_fcollect_on_stream(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_uint8_fcollect_on_stream(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_uint16_fcollect_on_stream(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_uint32_fcollect_on_stream(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_uint64_fcollect_on_stream(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_size_fcollect_on_stream(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_ptrdiff_fcollect_on_stream(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_half_fcollect_on_stream(nvshmem_team_t team,
    sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems,
    cudaStream_t stream);
int nvshmemx_bfloat16_fcollect_on_stream(nvshmem_team_t team,
    sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source,
    size_t nelems, cudaStream_t stream);
int nvshmemx_fcollectmem_on_stream(nvshmem_team_t team, void *dest,
    const void *source, size_t nelems, cudaStream_t stream);
int nvshmemx_float_alltoall_on_stream(nvshmem_team_t team, float *dest,
    const float *source, size_t nelems, cudaStream_t stream);
int nvshmemx_double_alltoall_on_stream(nvshmem_team_t team, double *dest,
    const double *source, size_t nelems, cudaStream_t stream);
int nvshmemx_char_alltoall_on_stream(nvshmem_team_t team, char *dest,
    const char *source, size_t nelems, cudaStream_t stream);
int nvshmemx_schar_alltoall_on_stream(nvshmem_team_t team, signed char *dest,
    const signed char *source, size_t nelems, cudaStream_t stream);
int nvshmemx_short_alltoall_on_stream(nvshmem_team_t team, short *dest,
    const short *source, size_t nelems, cudaStream_t stream);
int nvshmemx_int_alltoall_on_stream(nvshmem_team_t team, int *dest,
    const int *source, size_t nelems, cudaStream_t stream);
int nvshmemx_long_alltoall_on_stream(nvshmem_team_t team, long *dest,
    const long *source, size_t nelems, cudaStream_t stream);
int nvshmemx_longlong_alltoall_on_stream(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nelems, cudaStream_t stream);
int nvshmemx_uchar_alltoall_on_stream(nvshmem_team_t team, unsigned char *dest,
    const unsigned char *source, size_t nelems, cudaStream_t stream);
int nvshmemx_ushort_alltoall_on_stream(nvshmem_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nelems,
    cudaStream_t stream);
int nvshmemx_uint_alltoall_on_stream(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nelems, cudaStream_t stream);
int nvshmemx_ulong_alltoall_on_stream(nvshmem_team_t team, unsigned long *dest,
    const unsigned long *source, size_t nelems, cudaStream_t stream);
int nvshmemx_ulonglong_alltoall_on_stream(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nelems,
    cudaStream_t stream);
int nvshmemx_int8_alltoall_on_stream(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_int16_alltoall_on_stream(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_int32_alltoall_on_stream(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_int64_alltoall_on_stream(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_uint8_alltoall_on_stream(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_uint16_alltoall_on_stream(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_uint32_alltoall_on_stream(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_uint64_alltoall_on_stream(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_size_alltoall_on_stream(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_ptrdiff_alltoall_on_stream(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, cudaStream_t stream);
int nvshmemx_half_alltoall_on_stream(nvshmem_team_t team,
    sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems,
    cudaStream_t stream);
int nvshmemx_bfloat16_alltoall_on_stream(nvshmem_team_t team,
    sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source,
    size_t nelems, cudaStream_t stream);
int nvshmemx_alltoallmem_on_stream(nvshmem_team_t team, void *dest,
    const void *source, size_t nelems, cudaStream_t stream);
int nvshmemx_float_alltoalls_on_stream(nvshmem_team_t team, float *dest,
    const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    cudaStream_t stream);
int nvshmemx_double_alltoalls_on_stream(nvshmem_team_t team, double *dest,
    const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    cudaStream_t stream);
int nvshmemx_char_alltoalls_on_stream(nvshmem_team_t team, char *dest,
    const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    cudaStream_t stream);
int nvshmemx_schar_alltoalls_on_stream(nvshmem_team_t team, signed char *dest,
    const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    cudaStream_t stream);
int nvshmemx_short_alltoalls_on_stream(nvshmem_team_t team, short *dest,
    const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    cudaStream_t stream);
int nvshmemx_int_alltoalls_on_stream(nvshmem_team_t team, int *dest,
    const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    cudaStream_t stream);
int nvshmemx_long_alltoalls_on_stream(nvshmem_team_t team, long *dest,
    const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    cudaStream_t stream);
int nvshmemx_longlong_alltoalls_on_stream(nvshmem_team_t team, long long *dest,
    const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    cudaStream_t stream);
int nvshmemx_uchar_alltoalls_on_stream(nvshmem_team_t team,
    unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, cudaStream_t stream);
int nvshmemx_ushort_alltoalls_on_stream(nvshmem_team_t team,
    unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, cudaStream_t stream);
int nvshmemx_uint_alltoalls_on_stream(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    cudaStream_t stream);
int nvshmemx_ulong_alltoalls_on_stream(nvshmem_team_t team,
    unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, cudaStream_t stream);
int nvshmemx_ulonglong_alltoalls_on_stream(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, cudaStream_t stream);
int nvshmemx_int8_alltoalls_on_stream(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    cudaStream_t stream);
int nvshmemx_int16_alltoalls_on_stream(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    cudaStream_t stream);
int nvshmemx_int32_alltoalls_on_stream(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    cudaStream_t stream);
int nvshmemx_int64_alltoalls_on_stream(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    cudaStream_t stream);
int nvshmemx_uint8_alltoalls_on_stream(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    cudaStream_t stream);
int nvshmemx_uint16_alltoalls_on_stream(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    cudaStream_t stream);
int nvshmemx_uint32_alltoalls_on_stream(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    cudaStream_t stream);
int nvshmemx_uint64_alltoalls_on_stream(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    cudaStream_t stream);
int nvshmemx_size_alltoalls_on_stream(nvshmem_team_t team, size_t *dest,
    const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    cudaStream_t stream);
int nvshmemx_ptrdiff_alltoalls_on_stream(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    cudaStream_t stream);
int nvshmemx_half_alltoalls_on_stream(nvshmem_team_t team,
    sma_cuda_half_t *dest, const sma_cuda_half_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, cudaStream_t stream);
int nvshmemx_bfloat16_alltoalls_on_stream(nvshmem_team_t team,
    sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, cudaStream_t stream);
int nvshmemx_alltoallsmem_on_stream(nvshmem_team_t team, void *dest,
    const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    cudaStream_t stream);
int nvshmemx_short_and_reduce_on_stream(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int_and_reduce_on_stream(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_long_and_reduce_on_stream(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_longlong_and_reduce_on_stream(nvshmem_team_t team,
    long long *dest, const long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uchar_and_reduce_on_stream(nvshmem_team_t team,
    unsigned char *dest, const unsigned char *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ushort_and_reduce_on_stream(nvshmem_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint_and_reduce_on_stream(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_ulong_and_reduce_on_stream(nvshmem_team_t team,
    unsigned long *dest, const unsigned long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulonglong_and_reduce_on_stream(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_int8_and_reduce_on_stream(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int16_and_reduce_on_stream(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int32_and_reduce_on_stream(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int64_and_reduce_on_stream(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint8_and_reduce_on_stream(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint16_and_reduce_on_stream(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint32_and_reduce_on_stream(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint64_and_reduce_on_stream(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_size_and_reduce_on_stream(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_short_or_reduce_on_stream(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int_or_reduce_on_stream(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_long_or_reduce_on_stream(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_longlong_or_reduce_on_stream(nvshmem_team_t team, long long *dest,
    const long long *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uchar_or_reduce_on_stream(nvshmem_team_t team,
    unsigned char *dest, const unsigned char *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ushort_or_reduce_on_stream(nvshmem_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint_or_reduce_on_stream(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_ulong_or_reduce_on_stream(nvshmem_team_t team,
    unsigned long *dest, const unsigned long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulonglong_or_reduce_on_stream(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_int8_or_reduce_on_stream(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int16_or_reduce_on_stream(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int32_or_reduce_on_stream(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int64_or_reduce_on_stream(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint8_or_reduce_on_stream(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint16_or_reduce_on_stream(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint32_or_reduce_on_stream(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint64_or_reduce_on_stream(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_size_or_reduce_on_stream(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_short_xor_reduce_on_stream(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int_xor_reduce_on_stream(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_long_xor_reduce_on_stream(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_longlong_xor_reduce_on_stream(nvshmem_team_t team,
    long long *dest, const long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uchar_xor_reduce_on_stream(nvshmem_team_t team,
    unsigned char *dest, const unsigned char *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ushort_xor_reduce_on_stream(nvshmem_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint_xor_reduce_on_stream(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_ulong_xor_reduce_on_stream(nvshmem_team_t team,
    unsigned long *dest, const unsigned long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulonglong_xor_reduce_on_stream(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_int8_xor_reduce_on_stream(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int16_xor_reduce_on_stream(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int32_xor_reduce_on_stream(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int64_xor_reduce_on_stream(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint8_xor_reduce_on_stream(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint16_xor_reduce_on_stream(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint32_xor_reduce_on_stream(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint64_xor_reduce_on_stream(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_size_xor_reduce_on_stream(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_char_max_reduce_on_stream(nvshmem_team_t team, char *dest,
    const char *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_schar_max_reduce_on_stream(nvshmem_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_short_max_reduce_on_stream(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int_max_reduce_on_stream(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_long_max_reduce_on_stream(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_longlong_max_reduce_on_stream(nvshmem_team_t team,
    long long *dest, const long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ptrdiff_max_reduce_on_stream(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uchar_max_reduce_on_stream(nvshmem_team_t team,
    unsigned char *dest, const unsigned char *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ushort_max_reduce_on_stream(nvshmem_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint_max_reduce_on_stream(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_ulong_max_reduce_on_stream(nvshmem_team_t team,
    unsigned long *dest, const unsigned long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulonglong_max_reduce_on_stream(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_int8_max_reduce_on_stream(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int16_max_reduce_on_stream(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int32_max_reduce_on_stream(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int64_max_reduce_on_stream(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint8_max_reduce_on_stream(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint16_max_reduce_on_stream(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint32_max_reduce_on_stream(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint64_max_reduce_on_stream(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_size_max_reduce_on_stream(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_float_max_reduce_on_stream(nvshmem_team_t team, float *dest,
    const float *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_double_max_reduce_on_stream(nvshmem_team_t team, double *dest,
    const double *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_half_max_reduce_on_stream(nvshmem_team_t team,
    sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_bfloat16_max_reduce_on_stream(nvshmem_team_t team,
    sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source,
    size_t nreduce, cudaStream_t stream);
int nvshmemx_char_min_reduce_on_stream(nvshmem_team_t team, char *dest,
    const char *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_schar_min_reduce_on_stream(nvshmem_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_short_min_reduce_on_stream(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int_min_reduce_on_stream(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_long_min_reduce_on_stream(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_longlong_min_reduce_on_stream(nvshmem_team_t team,
    long long *dest, const long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ptrdiff_min_reduce_on_stream(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uchar_min_reduce_on_stream(nvshmem_team_t team,
    unsigned char *dest, const unsigned char *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ushort_min_reduce_on_stream(nvshmem_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint_min_reduce_on_stream(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_ulong_min_reduce_on_stream(nvshmem_team_t team,
    unsigned long *dest, const unsigned long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulonglong_min_reduce_on_stream(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_int8_min_reduce_on_stream(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int16_min_reduce_on_stream(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int32_min_reduce_on_stream(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int64_min_reduce_on_stream(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint8_min_reduce_on_stream(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint16_min_reduce_on_stream(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint32_min_reduce_on_stream(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint64_min_reduce_on_stream(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_size_min_reduce_on_stream(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_float_min_reduce_on_stream(nvshmem_team_t team, float *dest,
    const float *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_double_min_reduce_on_stream(nvshmem_team_t team, double *dest,
    const double *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_half_min_reduce_on_stream(nvshmem_team_t team,
    sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_bfloat16_min_reduce_on_stream(nvshmem_team_t team,
    sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source,
    size_t nreduce, cudaStream_t stream);
int nvshmemx_char_sum_reduce_on_stream(nvshmem_team_t team, char *dest,
    const char *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_schar_sum_reduce_on_stream(nvshmem_team_t team, signed char *dest,
    const signed char *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_short_sum_reduce_on_stream(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int_sum_reduce_on_stream(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_long_sum_reduce_on_stream(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_longlong_sum_reduce_on_stream(nvshmem_team_t team,
    long long *dest, const long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ptrdiff_sum_reduce_on_stream(nvshmem_team_t team, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uchar_sum_reduce_on_stream(nvshmem_team_t team,
    unsigned char *dest, const unsigned char *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ushort_sum_reduce_on_stream(nvshmem_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint_sum_reduce_on_stream(nvshmem_team_t team, unsigned int *dest,
    const unsigned int *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_ulong_sum_reduce_on_stream(nvshmem_team_t team,
    unsigned long *dest, const unsigned long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulonglong_sum_reduce_on_stream(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_int8_sum_reduce_on_stream(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int16_sum_reduce_on_stream(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int32_sum_reduce_on_stream(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int64_sum_reduce_on_stream(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint8_sum_reduce_on_stream(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint16_sum_reduce_on_stream(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint32_sum_reduce_on_stream(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint64_sum_reduce_on_stream(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_size_sum_reduce_on_stream(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_float_sum_reduce_on_stream(nvshmem_team_t team, float *dest,
    const float *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_double_sum_reduce_on_stream(nvshmem_team_t team, double *dest,
    const double *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_complexf_sum_reduce_on_stream(nvshmem_team_t team,
    sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source,
    size_t nreduce, cudaStream_t stream);
int nvshmemx_complexd_sum_reduce_on_stream(nvshmem_team_t team,
    sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source,
    size_t nreduce, cudaStream_t stream);
int nvshmemx_half_sum_reduce_on_stream(nvshmem_team_t team,
    sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_bfloat16_sum_reduce_on_stream(nvshmem_team_t team,
    sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source,
    size_t nreduce, cudaStream_t stream);
int nvshmemx_char_prod_reduce_on_stream(nvshmem_team_t team, char *dest,
    const char *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_schar_prod_reduce_on_stream(nvshmem_team_t team,
    signed char *dest, const signed char *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_short_prod_reduce_on_stream(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int_prod_reduce_on_stream(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_long_prod_reduce_on_stream(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_longlong_prod_reduce_on_stream(nvshmem_team_t team,
    long long *dest, const long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ptrdiff_prod_reduce_on_stream(nvshmem_team_t team,
    ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uchar_prod_reduce_on_stream(nvshmem_team_t team,
    unsigned char *dest, const unsigned char *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ushort_prod_reduce_on_stream(nvshmem_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint_prod_reduce_on_stream(nvshmem_team_t team,
    unsigned int *dest, const unsigned int *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulong_prod_reduce_on_stream(nvshmem_team_t team,
    unsigned long *dest, const unsigned long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulonglong_prod_reduce_on_stream(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_int8_prod_reduce_on_stream(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int16_prod_reduce_on_stream(nvshmem_team_t team, int16_t *dest,
    const int16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int32_prod_reduce_on_stream(nvshmem_team_t team, int32_t *dest,
    const int32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int64_prod_reduce_on_stream(nvshmem_team_t team, int64_t *dest,
    const int64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint8_prod_reduce_on_stream(nvshmem_team_t team, uint8_t *dest,
    const uint8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint16_prod_reduce_on_stream(nvshmem_team_t team, uint16_t *dest,
    const uint16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint32_prod_reduce_on_stream(nvshmem_team_t team, uint32_t *dest,
    const uint32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint64_prod_reduce_on_stream(nvshmem_team_t team, uint64_t *dest,
    const uint64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_size_prod_reduce_on_stream(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_float_prod_reduce_on_stream(nvshmem_team_t team, float *dest,
    const float *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_double_prod_reduce_on_stream(nvshmem_team_t team, double *dest,
    const double *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_complexf_prod_reduce_on_stream(nvshmem_team_t team,
    sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source,
    size_t nreduce, cudaStream_t stream);
int nvshmemx_complexd_prod_reduce_on_stream(nvshmem_team_t team,
    sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source,
    size_t nreduce, cudaStream_t stream);
int nvshmemx_half_prod_reduce_on_stream(nvshmem_team_t team,
    sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_bfloat16_prod_reduce_on_stream(nvshmem_team_t team,
    sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source,
    size_t nreduce, cudaStream_t stream);

/* setup, exit, query */

int nvshmemx_init_attr(unsigned int flags, nvshmemx_init_attr_t *attributes);
int nvshmemx_init_status(void);
int nvshmemx_init_thread(int requested, int *provided);
void nvshmemx_query_thread(int *provided);
int nvshmemx_get_init_handle(nvshmemx_init_handle_t *handle);
int nvshmemx_free_init_handle(nvshmemx_init_handle_t handle);
int nvshmemx_get_uniqueid(nvshmemx_uniqueid_t *id);
int nvshmemx_set_attr_uniqueid_args(int my_pe, int n_pes,
    const nvshmemx_uniqueid_t *id, nvshmemx_init_attr_t *attributes);

/* kernels */

int nvshmemx_collective_launch(const void *func, struct dim3 gridDims,
    struct dim3 blockDims, void **args, size_t sharedMem, cudaStream_t stream);
int nvshmemx_collective_launch_query_gridsize(const void *func,
    struct dim3 blockDims, void **args, size_t sharedMem, int *gridsize);

/* signals */

void nvshmemx_signal_op_on_stream(uint64_t *sig_addr, uint64_t signal,
    int sig_op, int pe, cudaStream_t stream);
void nvshmemx_signal_wait_until_on_stream(uint64_t *sig_addr, int cmp,
    uint64_t cmp_value, cudaStream_t stream);

/* collectives on active sets */

void nvshmemx_longdouble_max_to_all_on_stream(long double *dest,
    const long double *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, long double *pWrk, long *pSync, cudaStream_t stream);
void nvshmemx_longdouble_min_to_all_on_stream(long double *dest,
    const long double *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, long double *pWrk, long *pSync, cudaStream_t stream);
void nvshmemx_longdouble_sum_to_all_on_stream(long double *dest,
    const long double *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, long double *pWrk, long *pSync, cudaStream_t stream);
void nvshmemx_longdouble_prod_to_all_on_stream(long double *dest,
    const long double *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, long double *pWrk, long *pSync, cudaStream_t stream);

/* collectives on teams */

int nvshmemx_team_barrier_on_stream(nvshmem_team_t team, cudaStream_t stream);
int nvshmemx_short_and_reducescatter_on_stream(nvshmem_team_t team,
    short *dest, const short *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int_and_reducescatter_on_stream(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_long_and_reducescatter_on_stream(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_longlong_and_reducescatter_on_stream(nvshmem_team_t team,
    long long *dest, const long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uchar_and_reducescatter_on_stream(nvshmem_team_t team,
    unsigned char *dest, const unsigned char *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ushort_and_reducescatter_on_stream(nvshmem_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint_and_reducescatter_on_stream(nvshmem_team_t team,
    unsigned int *dest, const unsigned int *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulong_and_reducescatter_on_stream(nvshmem_team_t team,
    unsigned long *dest, const unsigned long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulonglong_and_reducescatter_on_stream(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_int8_and_reducescatter_on_stream(nvshmem_team_t team,
    int8_t *dest, const int8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int16_and_reducescatter_on_stream(nvshmem_team_t team,
    int16_t *dest, const int16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int32_and_reducescatter_on_stream(nvshmem_team_t team,
    int32_t *dest, const int32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int64_and_reducescatter_on_stream(nvshmem_team_t team,
    int64_t *dest, const int64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint8_and_reducescatter_on_stream(nvshmem_team_t team,
    uint8_t *dest, const uint8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint16_and_reducescatter_on_stream(nvshmem_team_t team,
    uint16_t *dest, const uint16_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint32_and_reducescatter_on_stream(nvshmem_team_t team,
    uint32_t *dest, const uint32_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint64_and_reducescatter_on_stream(nvshmem_team_t team,
    uint64_t *dest, const uint64_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_size_and_reducescatter_on_stream(nvshmem_team_t team,
    size_t *dest, const size_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_short_or_reducescatter_on_stream(nvshmem_team_t team, short *dest,
    const short *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int_or_reducescatter_on_stream(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_long_or_reducescatter_on_stream(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_longlong_or_reducescatter_on_stream(nvshmem_team_t team,
    long long *dest, const long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uchar_or_reducescatter_on_stream(nvshmem_team_t team,
    unsigned char *dest, const unsigned char *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ushort_or_reducescatter_on_stream(nvshmem_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint_or_reducescatter_on_stream(nvshmem_team_t team,
    unsigned int *dest, const unsigned int *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulong_or_reducescatter_on_stream(nvshmem_team_t team,
    unsigned long *dest, const unsigned long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulonglong_or_reducescatter_on_stream(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_int8_or_reducescatter_on_stream(nvshmem_team_t team, int8_t *dest,
    const int8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int16_or_reducescatter_on_stream(nvshmem_team_t team,
    int16_t *dest, const int16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int32_or_reducescatter_on_stream(nvshmem_team_t team,
    int32_t *dest, const int32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int64_or_reducescatter_on_stream(nvshmem_team_t team,
    int64_t *dest, const int64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint8_or_reducescatter_on_stream(nvshmem_team_t team,
    uint8_t *dest, const uint8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint16_or_reducescatter_on_stream(nvshmem_team_t team,
    uint16_t *dest, const uint16_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint32_or_reducescatter_on_stream(nvshmem_team_t team,
    uint32_t *dest, const uint32_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint64_or_reducescatter_on_stream(nvshmem_team_t team,
    uint64_t *dest, const uint64_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_size_or_reducescatter_on_stream(nvshmem_team_t team, size_t *dest,
    const size_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_short_xor_reducescatter_on_stream(nvshmem_team_t team,
    short *dest, const short *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int_xor_reducescatter_on_stream(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_long_xor_reducescatter_on_stream(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_longlong_xor_reducescatter_on_stream(nvshmem_team_t team,
    long long *dest, const long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uchar_xor_reducescatter_on_stream(nvshmem_team_t team,
    unsigned char *dest, const unsigned char *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ushort_xor_reducescatter_on_stream(nvshmem_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint_xor_reducescatter_on_stream(nvshmem_team_t team,
    unsigned int *dest, const unsigned int *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulong_xor_reducescatter_on_stream(nvshmem_team_t team,
    unsigned long *dest, const unsigned long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulonglong_xor_reducescatter_on_stream(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_int8_xor_reducescatter_on_stream(nvshmem_team_t team,
    int8_t *dest, const int8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int16_xor_reducescatter_on_stream(nvshmem_team_t team,
    int16_t *dest, const int16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int32_xor_reducescatter_on_stream(nvshmem_team_t team,
    int32_t *dest, const int32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int64_xor_reducescatter_on_stream(nvshmem_team_t team,
    int64_t *dest, const int64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint8_xor_reducescatter_on_stream(nvshmem_team_t team,
    uint8_t *dest, const uint8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint16_xor_reducescatter_on_stream(nvshmem_team_t team,
    uint16_t *dest, const uint16_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint32_xor_reducescatter_on_stream(nvshmem_team_t team,
    uint32_t *dest, const uint32_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint64_xor_reducescatter_on_stream(nvshmem_team_t team,
    uint64_t *dest, const uint64_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_size_xor_reducescatter_on_stream(nvshmem_team_t team,
    size_t *dest, const size_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_char_max_reducescatter_on_stream(nvshmem_team_t team, char *dest,
    const char *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_schar_max_reducescatter_on_stream(nvshmem_team_t team,
    signed char *dest, const signed char *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_short_max_reducescatter_on_stream(nvshmem_team_t team,
    short *dest, const short *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int_max_reducescatter_on_stream(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_long_max_reducescatter_on_stream(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_longlong_max_reducescatter_on_stream(nvshmem_team_t team,
    long long *dest, const long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ptrdiff_max_reducescatter_on_stream(nvshmem_team_t team,
    ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uchar_max_reducescatter_on_stream(nvshmem_team_t team,
    unsigned char *dest, const unsigned char *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ushort_max_reducescatter_on_stream(nvshmem_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint_max_reducescatter_on_stream(nvshmem_team_t team,
    unsigned int *dest, const unsigned int *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulong_max_reducescatter_on_stream(nvshmem_team_t team,
    unsigned long *dest, const unsigned long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulonglong_max_reducescatter_on_stream(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_int8_max_reducescatter_on_stream(nvshmem_team_t team,
    int8_t *dest, const int8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int16_max_reducescatter_on_stream(nvshmem_team_t team,
    int16_t *dest, const int16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int32_max_reducescatter_on_stream(nvshmem_team_t team,
    int32_t *dest, const int32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int64_max_reducescatter_on_stream(nvshmem_team_t team,
    int64_t *dest, const int64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint8_max_reducescatter_on_stream(nvshmem_team_t team,
    uint8_t *dest, const uint8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint16_max_reducescatter_on_stream(nvshmem_team_t team,
    uint16_t *dest, const uint16_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint32_max_reducescatter_on_stream(nvshmem_team_t team,
    uint32_t *dest, const uint32_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint64_max_reducescatter_on_stream(nvshmem_team_t team,
    uint64_t *dest, const uint64_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_size_max_reducescatter_on_stream(nvshmem_team_t team,
    size_t *dest, const size_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_float_max_reducescatter_on_stream(nvshmem_team_t team,
    float *dest, const float *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_double_max_reducescatter_on_stream(nvshmem_team_t team,
    double *dest, const double *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_half_max_reducescatter_on_stream(nvshmem_team_t team,
    sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_bfloat16_max_reducescatter_on_stream(nvshmem_team_t team,
    sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source,
    size_t nreduce, cudaStream_t stream);
int nvshmemx_char_min_reducescatter_on_stream(nvshmem_team_t team, char *dest,
    const char *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_schar_min_reducescatter_on_stream(nvshmem_team_t team,
    signed char *dest, const signed char *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_short_min_reducescatter_on_stream(nvshmem_team_t team,
    short *dest, const short *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int_min_reducescatter_on_stream(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_long_min_reducescatter_on_stream(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_longlong_min_reducescatter_on_stream(nvshmem_team_t team,
    long long *dest, const long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ptrdiff_min_reducescatter_on_stream(nvshmem_team_t team,
    ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uchar_min_reducescatter_on_stream(nvshmem_team_t team,
    unsigned char *dest, const unsigned char *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ushort_min_reducescatter_on_stream(nvshmem_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint_min_reducescatter_on_stream(nvshmem_team_t team,
    unsigned int *dest, const unsigned int *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulong_min_reducescatter_on_stream(nvshmem_team_t team,
    unsigned long *dest, const unsigned long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulonglong_min_reducescatter_on_stream(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_int8_min_reducescatter_on_stream(nvshmem_team_t team,
    int8_t *dest, const int8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int16_min_reducescatter_on_stream(nvshmem_team_t team,
    int16_t *dest, const int16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int32_min_reducescatter_on_stream(nvshmem_team_t team,
    int32_t *dest, const int32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int64_min_reducescatter_on_stream(nvshmem_team_t team,
    int64_t *dest, const int64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint8_min_reducescatter_on_stream(nvshmem_team_t team,
    uint8_t *dest, const uint8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint16_min_reducescatter_on_stream(nvshmem_team_t team,
    uint16_t *dest, const uint16_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint32_min_reducescatter_on_stream(nvshmem_team_t team,
    uint32_t *dest, const uint32_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint64_min_reducescatter_on_stream(nvshmem_team_t team,
    uint64_t *dest, const uint64_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_size_min_reducescatter_on_stream(nvshmem_team_t team,
    size_t *dest, const size_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_float_min_reducescatter_on_stream(nvshmem_team_t team,
    float *dest, const float *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_double_min_reducescatter_on_stream(nvshmem_team_t team,
    double *dest, const double *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_half_min_reducescatter_on_stream(nvshmem_team_t team,
    sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_bfloat16_min_reducescatter_on_stream(nvshmem_team_t team,
    sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source,
    size_t nreduce, cudaStream_t stream);
int nvshmemx_char_sum_reducescatter_on_stream(nvshmem_team_t team, char *dest,
    const char *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_schar_sum_reducescatter_on_stream(nvshmem_team_t team,
    signed char *dest, const signed char *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_short_sum_reducescatter_on_stream(nvshmem_team_t team,
    short *dest, const short *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int_sum_reducescatter_on_stream(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_long_sum_reducescatter_on_stream(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_longlong_sum_reducescatter_on_stream(nvshmem_team_t team,
    long long *dest, const long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ptrdiff_sum_reducescatter_on_stream(nvshmem_team_t team,
    ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uchar_sum_reducescatter_on_stream(nvshmem_team_t team,
    unsigned char *dest, const unsigned char *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ushort_sum_reducescatter_on_stream(nvshmem_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint_sum_reducescatter_on_stream(nvshmem_team_t team,
    unsigned int *dest, const unsigned int *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulong_sum_reducescatter_on_stream(nvshmem_team_t team,
    unsigned long *dest, const unsigned long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulonglong_sum_reducescatter_on_stream(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_int8_sum_reducescatter_on_stream(nvshmem_team_t team,
    int8_t *dest, const int8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int16_sum_reducescatter_on_stream(nvshmem_team_t team,
    int16_t *dest, const int16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int32_sum_reducescatter_on_stream(nvshmem_team_t team,
    int32_t *dest, const int32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int64_sum_reducescatter_on_stream(nvshmem_team_t team,
    int64_t *dest, const int64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint8_sum_reducescatter_on_stream(nvshmem_team_t team,
    uint8_t *dest, const uint8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint16_sum_reducescatter_on_stream(nvshmem_team_t team,
    uint16_t *dest, const uint16_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint32_sum_reducescatter_on_stream(nvshmem_team_t team,
    uint32_t *dest, const uint32_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint64_sum_reducescatter_on_stream(nvshmem_team_t team,
    uint64_t *dest, const uint64_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_size_sum_reducescatter_on_stream(nvshmem_team_t team,
    size_t *dest, const size_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_float_sum_reducescatter_on_stream(nvshmem_team_t team,
    float *dest, const float *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_double_sum_reducescatter_on_stream(nvshmem_team_t team,
    double *dest, const double *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_complexf_sum_reducescatter_on_stream(nvshmem_team_t team,
    sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source,
    size_t nreduce, cudaStream_t stream);
int nvshmemx_complexd_sum_reducescatter_on_stream(nvshmem_team_t team,
    sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source,
    size_t nreduce, cudaStream_t stream);
int nvshmemx_half_sum_reducescatter_on_stream(nvshmem_team_t team,
    sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_bfloat16_sum_reducescatter_on_stream(nvshmem_team_t team,
    sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source,
    size_t nreduce, cudaStream_t stream);
int nvshmemx_char_prod_reducescatter_on_stream(nvshmem_team_t team, char *dest,
    const char *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_schar_prod_reducescatter_on_stream(nvshmem_team_t team,
    signed char *dest, const signed char *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_short_prod_reducescatter_on_stream(nvshmem_team_t team,
    short *dest, const short *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int_prod_reducescatter_on_stream(nvshmem_team_t team, int *dest,
    const int *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_long_prod_reducescatter_on_stream(nvshmem_team_t team, long *dest,
    const long *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_longlong_prod_reducescatter_on_stream(nvshmem_team_t team,
    long long *dest, const long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ptrdiff_prod_reducescatter_on_stream(nvshmem_team_t team,
    ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uchar_prod_reducescatter_on_stream(nvshmem_team_t team,
    unsigned char *dest, const unsigned char *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ushort_prod_reducescatter_on_stream(nvshmem_team_t team,
    unsigned short *dest, const unsigned short *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint_prod_reducescatter_on_stream(nvshmem_team_t team,
    unsigned int *dest, const unsigned int *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulong_prod_reducescatter_on_stream(nvshmem_team_t team,
    unsigned long *dest, const unsigned long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_ulonglong_prod_reducescatter_on_stream(nvshmem_team_t team,
    unsigned long long *dest, const unsigned long long *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_int8_prod_reducescatter_on_stream(nvshmem_team_t team,
    int8_t *dest, const int8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int16_prod_reducescatter_on_stream(nvshmem_team_t team,
    int16_t *dest, const int16_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int32_prod_reducescatter_on_stream(nvshmem_team_t team,
    int32_t *dest, const int32_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_int64_prod_reducescatter_on_stream(nvshmem_team_t team,
    int64_t *dest, const int64_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint8_prod_reducescatter_on_stream(nvshmem_team_t team,
    uint8_t *dest, const uint8_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_uint16_prod_reducescatter_on_stream(nvshmem_team_t team,
    uint16_t *dest, const uint16_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint32_prod_reducescatter_on_stream(nvshmem_team_t team,
    uint32_t *dest, const uint32_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_uint64_prod_reducescatter_on_stream(nvshmem_team_t team,
    uint64_t *dest, const uint64_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_size_prod_reducescatter_on_stream(nvshmem_team_t team,
    size_t *dest, const size_t *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_float_prod_reducescatter_on_stream(nvshmem_team_t team,
    float *dest, const float *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_double_prod_reducescatter_on_stream(nvshmem_team_t team,
    double *dest, const double *source, size_t nreduce, cudaStream_t stream);
int nvshmemx_complexf_prod_reducescatter_on_stream(nvshmem_team_t team,
    sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source,
    size_t nreduce, cudaStream_t stream);
int nvshmemx_complexd_prod_reducescatter_on_stream(nvshmem_team_t team,
    sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source,
    size_t nreduce, cudaStream_t stream);
int nvshmemx_half_prod_reducescatter_on_stream(nvshmem_team_t team,
    sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce,
    cudaStream_t stream);
int nvshmemx_bfloat16_prod_reducescatter_on_stream(nvshmem_team_t team,
    sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source,
    size_t nreduce, cudaStream_t stream);

#ifndef __CUDACC__

/* setup, exit, query */

int nvshmemx_my_pe(nvshmem_team_t team);
int nvshmemx_n_pes(nvshmem_team_t team);
void nvshmemx_vendor_get_version_info(int *major, int *minor, int *patch);

/* signals */

void nvshmemx_signal_op(uint64_t *sig_addr, uint64_t signal, int sig_op,
    int pe);
void nvshmemx_float_signal(float *dest, float value, int pe);
void nvshmemx_double_signal(double *dest, double value, int pe);
void nvshmemx_int_signal(int *dest, int value, int pe);
void nvshmemx_long_signal(long *dest, long value, int pe);
void nvshmemx_longlong_signal(long long *dest, long long value, int pe);
void nvshmemx_uint_signal(unsigned int *dest, unsigned int value, int pe);
void nvshmemx_ulong_signal(unsigned long *dest, unsigned long value, int pe);
void nvshmemx_ulonglong_signal(unsigned long long *dest,
    unsigned long long value, int pe);
void nvshmemx_int32_signal(int32_t *dest, int32_t value, int pe);
void nvshmemx_int64_signal(int64_t *dest, int64_t value, int pe);
void nvshmemx_uint32_signal(uint32_t *dest, uint32_t value, int pe);
void nvshmemx_uint64_signal(uint64_t *dest, uint64_t value, int pe);
void nvshmemx_size_signal(size_t *dest, size_t value, int pe);
void nvshmemx_ptrdiff_signal(ptrdiff_t *dest, ptrdiff_t value, int pe);

/* collectives on teams */

int nvshmemx_team_barrier(nvshmem_team_t team);

#endif

#ifdef __GNUC__
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#ifdef __CUDACC__

/* for kernels */

/* remote memory access */

SMA_CUDA_DEVICE(void, nvshmemx_float_put_warp,
    (float *dest, const float *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(float), pe))
SMA_CUDA_DEVICE(void, nvshmemx_double_put_warp,
    (double *dest, const double *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(double), pe))
SMA_CUDA_DEVICE(void, nvshmemx_char_put_warp,
    (char *dest, const char *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_schar_put_warp,
    (signed char *dest, const signed char *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(signed char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_short_put_warp,
    (short *dest, const short *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(short), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int_put_warp,
    (int *dest, const int *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(int), pe))
SMA_CUDA_DEVICE(void, nvshmemx_long_put_warp,
    (long *dest, const long *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_put_warp,
    (long long *dest, const long long *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(long long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uchar_put_warp,
    (unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ushort_put_warp,
    (unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned short), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint_put_warp,
    (unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned int), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulong_put_warp,
    (unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulonglong_put_warp,
    (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned long long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int8_put_warp,
    (int8_t *dest, const int8_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(int8_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int16_put_warp,
    (int16_t *dest, const int16_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(int16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int32_put_warp,
    (int32_t *dest, const int32_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(int32_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int64_put_warp,
    (int64_t *dest, const int64_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(int64_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint8_put_warp,
    (uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint8_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint16_put_warp,
    (uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint32_put_warp,
    (uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint32_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint64_put_warp,
    (uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint64_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_size_put_warp,
    (size_t *dest, const size_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(size_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ptrdiff_put_warp,
    (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(ptrdiff_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_half_put_warp,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(sma_cuda_half_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_bfloat16_put_warp,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_float_put_block,
    (float *dest, const float *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(float), pe))
SMA_CUDA_DEVICE(void, nvshmemx_double_put_block,
    (double *dest, const double *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(double), pe))
SMA_CUDA_DEVICE(void, nvshmemx_char_put_block,
    (char *dest, const char *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_schar_put_block,
    (signed char *dest, const signed char *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(signed char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_short_put_block,
    (short *dest, const short *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(short), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int_put_block,
    (int *dest, const int *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(int), pe))
SMA_CUDA_DEVICE(void, nvshmemx_long_put_block,
    (long *dest, const long *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_put_block,
    (long long *dest, const long long *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(long long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uchar_put_block,
    (unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ushort_put_block,
    (unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned short), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint_put_block,
    (unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned int), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulong_put_block,
    (unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulonglong_put_block,
    (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned long long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int8_put_block,
    (int8_t *dest, const int8_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(int8_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int16_put_block,
    (int16_t *dest, const int16_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(int16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int32_put_block,
    (int32_t *dest, const int32_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(int32_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int64_put_block,
    (int64_t *dest, const int64_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(int64_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint8_put_block,
    (uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(uint8_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint16_put_block,
    (uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(uint16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint32_put_block,
    (uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(uint32_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint64_put_block,
    (uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(uint64_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_size_put_block,
    (size_t *dest, const size_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(size_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ptrdiff_put_block,
    (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(ptrdiff_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_half_put_block,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(sma_cuda_half_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_bfloat16_put_block,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_put8_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * 1, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put16_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * 2, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put32_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * 4, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put64_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * 8, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put128_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * 16, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put8_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * 1, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put16_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * 2, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put32_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * 4, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put64_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * 8, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put128_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * 16, pe))
SMA_CUDA_DEVICE(void, nvshmemx_putmem_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_putmem_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_float_get_warp,
    (float *dest, const float *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(float), pe))
SMA_CUDA_DEVICE(void, nvshmemx_double_get_warp,
    (double *dest, const double *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(double), pe))
SMA_CUDA_DEVICE(void, nvshmemx_char_get_warp,
    (char *dest, const char *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_schar_get_warp,
    (signed char *dest, const signed char *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(signed char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_short_get_warp,
    (short *dest, const short *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(short), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int_get_warp,
    (int *dest, const int *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(int), pe))
SMA_CUDA_DEVICE(void, nvshmemx_long_get_warp,
    (long *dest, const long *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_get_warp,
    (long long *dest, const long long *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(long long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uchar_get_warp,
    (unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ushort_get_warp,
    (unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned short), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint_get_warp,
    (unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned int), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulong_get_warp,
    (unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulonglong_get_warp,
    (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned long long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int8_get_warp,
    (int8_t *dest, const int8_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(int8_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int16_get_warp,
    (int16_t *dest, const int16_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(int16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int32_get_warp,
    (int32_t *dest, const int32_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(int32_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int64_get_warp,
    (int64_t *dest, const int64_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(int64_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint8_get_warp,
    (uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint8_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint16_get_warp,
    (uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint32_get_warp,
    (uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint32_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint64_get_warp,
    (uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint64_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_size_get_warp,
    (size_t *dest, const size_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(size_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ptrdiff_get_warp,
    (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(ptrdiff_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_half_get_warp,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(sma_cuda_half_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_bfloat16_get_warp,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_float_get_block,
    (float *dest, const float *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(float), pe))
SMA_CUDA_DEVICE(void, nvshmemx_double_get_block,
    (double *dest, const double *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(double), pe))
SMA_CUDA_DEVICE(void, nvshmemx_char_get_block,
    (char *dest, const char *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_schar_get_block,
    (signed char *dest, const signed char *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(signed char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_short_get_block,
    (short *dest, const short *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(short), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int_get_block,
    (int *dest, const int *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(int), pe))
SMA_CUDA_DEVICE(void, nvshmemx_long_get_block,
    (long *dest, const long *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_get_block,
    (long long *dest, const long long *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(long long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uchar_get_block,
    (unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ushort_get_block,
    (unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned short), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint_get_block,
    (unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned int), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulong_get_block,
    (unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulonglong_get_block,
    (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned long long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int8_get_block,
    (int8_t *dest, const int8_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(int8_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int16_get_block,
    (int16_t *dest, const int16_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(int16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int32_get_block,
    (int32_t *dest, const int32_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(int32_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int64_get_block,
    (int64_t *dest, const int64_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(int64_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint8_get_block,
    (uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(uint8_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint16_get_block,
    (uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(uint16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint32_get_block,
    (uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(uint32_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint64_get_block,
    (uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(uint64_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_size_get_block,
    (size_t *dest, const size_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(size_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ptrdiff_get_block,
    (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(ptrdiff_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_half_get_block,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(sma_cuda_half_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_bfloat16_get_block,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_get8_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * 1, pe))
SMA_CUDA_DEVICE(void, nvshmemx_get16_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * 2, pe))
SMA_CUDA_DEVICE(void, nvshmemx_get32_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * 4, pe))
SMA_CUDA_DEVICE(void, nvshmemx_get64_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * 8, pe))
SMA_CUDA_DEVICE(void, nvshmemx_get128_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * 16, pe))
SMA_CUDA_DEVICE(void, nvshmemx_get8_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * 1, pe))
SMA_CUDA_DEVICE(void, nvshmemx_get16_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * 2, pe))
SMA_CUDA_DEVICE(void, nvshmemx_get32_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * 4, pe))
SMA_CUDA_DEVICE(void, nvshmemx_get64_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * 8, pe))
SMA_CUDA_DEVICE(void, nvshmemx_get128_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * 16, pe))
SMA_CUDA_DEVICE(void, nvshmemx_getmem_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_getmem_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_float_put_nbi_warp,
    (float *dest, const float *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(float), pe))
SMA_CUDA_DEVICE(void, nvshmemx_double_put_nbi_warp,
    (double *dest, const double *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(double), pe))
SMA_CUDA_DEVICE(void, nvshmemx_char_put_nbi_warp,
    (char *dest, const char *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_schar_put_nbi_warp,
    (signed char *dest, const signed char *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(signed char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_short_put_nbi_warp,
    (short *dest, const short *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(short), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int_put_nbi_warp,
    (int *dest, const int *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(int), pe))
SMA_CUDA_DEVICE(void, nvshmemx_long_put_nbi_warp,
    (long *dest, const long *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_put_nbi_warp,
    (long long *dest, const long long *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(long long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uchar_put_nbi_warp,
    (unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ushort_put_nbi_warp,
    (unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned short), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint_put_nbi_warp,
    (unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned int), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulong_put_nbi_warp,
    (unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulonglong_put_nbi_warp,
    (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned long long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int8_put_nbi_warp,
    (int8_t *dest, const int8_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(int8_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int16_put_nbi_warp,
    (int16_t *dest, const int16_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(int16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int32_put_nbi_warp,
    (int32_t *dest, const int32_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(int32_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int64_put_nbi_warp,
    (int64_t *dest, const int64_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(int64_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint8_put_nbi_warp,
    (uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint8_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint16_put_nbi_warp,
    (uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint32_put_nbi_warp,
    (uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint32_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint64_put_nbi_warp,
    (uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint64_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_size_put_nbi_warp,
    (size_t *dest, const size_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(size_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ptrdiff_put_nbi_warp,
    (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(ptrdiff_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_half_put_nbi_warp,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(sma_cuda_half_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_bfloat16_put_nbi_warp,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_float_put_nbi_block,
    (float *dest, const float *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(float), pe))
SMA_CUDA_DEVICE(void, nvshmemx_double_put_nbi_block,
    (double *dest, const double *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(double), pe))
SMA_CUDA_DEVICE(void, nvshmemx_char_put_nbi_block,
    (char *dest, const char *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_schar_put_nbi_block,
    (signed char *dest, const signed char *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(signed char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_short_put_nbi_block,
    (short *dest, const short *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(short), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int_put_nbi_block,
    (int *dest, const int *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(int), pe))
SMA_CUDA_DEVICE(void, nvshmemx_long_put_nbi_block,
    (long *dest, const long *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_put_nbi_block,
    (long long *dest, const long long *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(long long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uchar_put_nbi_block,
    (unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ushort_put_nbi_block,
    (unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned short), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint_put_nbi_block,
    (unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned int), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulong_put_nbi_block,
    (unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulonglong_put_nbi_block,
    (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned long long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int8_put_nbi_block,
    (int8_t *dest, const int8_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(int8_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int16_put_nbi_block,
    (int16_t *dest, const int16_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(int16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int32_put_nbi_block,
    (int32_t *dest, const int32_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(int32_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int64_put_nbi_block,
    (int64_t *dest, const int64_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(int64_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint8_put_nbi_block,
    (uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(uint8_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint16_put_nbi_block,
    (uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(uint16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint32_put_nbi_block,
    (uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(uint32_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint64_put_nbi_block,
    (uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(uint64_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_size_put_nbi_block,
    (size_t *dest, const size_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(size_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ptrdiff_put_nbi_block,
    (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(ptrdiff_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_half_put_nbi_block,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(sma_cuda_half_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_bfloat16_put_nbi_block,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_put8_nbi_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * 1, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put16_nbi_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * 2, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put32_nbi_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * 4, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put64_nbi_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * 8, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put128_nbi_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * 16, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put8_nbi_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * 1, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put16_nbi_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * 2, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put32_nbi_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * 4, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put64_nbi_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * 8, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put128_nbi_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems * 16, pe))
SMA_CUDA_DEVICE(void, nvshmemx_putmem_nbi_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_putmem_nbi_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::put(sma_cuda::block_group(), dest, source, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_float_get_nbi_warp,
    (float *dest, const float *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(float), pe))
SMA_CUDA_DEVICE(void, nvshmemx_double_get_nbi_warp,
    (double *dest, const double *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(double), pe))
SMA_CUDA_DEVICE(void, nvshmemx_char_get_nbi_warp,
    (char *dest, const char *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_schar_get_nbi_warp,
    (signed char *dest, const signed char *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(signed char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_short_get_nbi_warp,
    (short *dest, const short *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(short), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int_get_nbi_warp,
    (int *dest, const int *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(int), pe))
SMA_CUDA_DEVICE(void, nvshmemx_long_get_nbi_warp,
    (long *dest, const long *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_get_nbi_warp,
    (long long *dest, const long long *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(long long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uchar_get_nbi_warp,
    (unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ushort_get_nbi_warp,
    (unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned short), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint_get_nbi_warp,
    (unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned int), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulong_get_nbi_warp,
    (unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulonglong_get_nbi_warp,
    (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned long long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int8_get_nbi_warp,
    (int8_t *dest, const int8_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(int8_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int16_get_nbi_warp,
    (int16_t *dest, const int16_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(int16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int32_get_nbi_warp,
    (int32_t *dest, const int32_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(int32_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int64_get_nbi_warp,
    (int64_t *dest, const int64_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(int64_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint8_get_nbi_warp,
    (uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint8_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint16_get_nbi_warp,
    (uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint32_get_nbi_warp,
    (uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint32_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint64_get_nbi_warp,
    (uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint64_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_size_get_nbi_warp,
    (size_t *dest, const size_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(size_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ptrdiff_get_nbi_warp,
    (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(ptrdiff_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_half_get_nbi_warp,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(sma_cuda_half_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_bfloat16_get_nbi_warp,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_float_get_nbi_block,
    (float *dest, const float *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(float), pe))
SMA_CUDA_DEVICE(void, nvshmemx_double_get_nbi_block,
    (double *dest, const double *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(double), pe))
SMA_CUDA_DEVICE(void, nvshmemx_char_get_nbi_block,
    (char *dest, const char *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_schar_get_nbi_block,
    (signed char *dest, const signed char *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(signed char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_short_get_nbi_block,
    (short *dest, const short *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(short), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int_get_nbi_block,
    (int *dest, const int *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(int), pe))
SMA_CUDA_DEVICE(void, nvshmemx_long_get_nbi_block,
    (long *dest, const long *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_get_nbi_block,
    (long long *dest, const long long *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(long long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uchar_get_nbi_block,
    (unsigned char *dest, const unsigned char *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned char), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ushort_get_nbi_block,
    (unsigned short *dest, const unsigned short *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned short), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint_get_nbi_block,
    (unsigned int *dest, const unsigned int *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned int), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulong_get_nbi_block,
    (unsigned long *dest, const unsigned long *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulonglong_get_nbi_block,
    (unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned long long), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int8_get_nbi_block,
    (int8_t *dest, const int8_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(int8_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int16_get_nbi_block,
    (int16_t *dest, const int16_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(int16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int32_get_nbi_block,
    (int32_t *dest, const int32_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(int32_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_int64_get_nbi_block,
    (int64_t *dest, const int64_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(int64_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint8_get_nbi_block,
    (uint8_t *dest, const uint8_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(uint8_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint16_get_nbi_block,
    (uint16_t *dest, const uint16_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(uint16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint32_get_nbi_block,
    (uint32_t *dest, const uint32_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(uint32_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint64_get_nbi_block,
    (uint64_t *dest, const uint64_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(uint64_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_size_get_nbi_block,
    (size_t *dest, const size_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(size_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_ptrdiff_get_nbi_block,
    (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(ptrdiff_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_half_get_nbi_block,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(sma_cuda_half_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_bfloat16_get_nbi_block,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), pe))
SMA_CUDA_DEVICE(void, nvshmemx_get8_nbi_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * 1, pe))
SMA_CUDA_DEVICE(void, nvshmemx_get16_nbi_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * 2, pe))
SMA_CUDA_DEVICE(void, nvshmemx_get32_nbi_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * 4, pe))
SMA_CUDA_DEVICE(void, nvshmemx_get64_nbi_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * 8, pe))
SMA_CUDA_DEVICE(void, nvshmemx_get128_nbi_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems * 16, pe))
SMA_CUDA_DEVICE(void, nvshmemx_get8_nbi_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * 1, pe))
SMA_CUDA_DEVICE(void, nvshmemx_get16_nbi_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * 2, pe))
SMA_CUDA_DEVICE(void, nvshmemx_get32_nbi_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * 4, pe))
SMA_CUDA_DEVICE(void, nvshmemx_get64_nbi_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * 8, pe))
SMA_CUDA_DEVICE(void, nvshmemx_get128_nbi_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems * 16, pe))
SMA_CUDA_DEVICE(void, nvshmemx_getmem_nbi_warp,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::warp_group(), dest, source, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_getmem_nbi_block,
    (void *dest, const void *source, size_t nelems, int pe),
    sma_cuda::get(sma_cuda::block_group(), dest, source, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_float_iput_warp,
    (float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_double_iput_warp,
    (double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_char_iput_warp,
    (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_schar_iput_warp,
    (signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_short_iput_warp,
    (short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int_iput_warp,
    (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_long_iput_warp,
    (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_iput_warp,
    (long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uchar_iput_warp,
    (unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ushort_iput_warp,
    (unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint_iput_warp,
    (unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulong_iput_warp,
    (unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulonglong_iput_warp,
    (unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int8_iput_warp,
    (int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int16_iput_warp,
    (int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int32_iput_warp,
    (int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int64_iput_warp,
    (int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint8_iput_warp,
    (uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint16_iput_warp,
    (uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint32_iput_warp,
    (uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint64_iput_warp,
    (uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_size_iput_warp,
    (size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ptrdiff_iput_warp,
    (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_half_iput_warp,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_bfloat16_iput_warp,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_float_iput_block,
    (float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_double_iput_block,
    (double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_char_iput_block,
    (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_schar_iput_block,
    (signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_short_iput_block,
    (short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int_iput_block,
    (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_long_iput_block,
    (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_iput_block,
    (long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uchar_iput_block,
    (unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ushort_iput_block,
    (unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint_iput_block,
    (unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulong_iput_block,
    (unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulonglong_iput_block,
    (unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int8_iput_block,
    (int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int16_iput_block,
    (int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int32_iput_block,
    (int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int64_iput_block,
    (int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint8_iput_block,
    (uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint16_iput_block,
    (uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint32_iput_block,
    (uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint64_iput_block,
    (uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_size_iput_block,
    (size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ptrdiff_iput_block,
    (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_half_iput_block,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_bfloat16_iput_block,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_iput8_warp,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), (uint8_t *) dest, (const uint8_t *) source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_iput16_warp,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), (uint16_t *) dest, (const uint16_t *) source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_iput32_warp,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), (uint32_t *) dest, (const uint32_t *) source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_iput64_warp,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), (uint64_t *) dest, (const uint64_t *) source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_iput128_warp,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::warp_group(), (sma_cuda_128 *) dest, (const sma_cuda_128 *) source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_iput8_block,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), (uint8_t *) dest, (const uint8_t *) source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_iput16_block,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), (uint16_t *) dest, (const uint16_t *) source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_iput32_block,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), (uint32_t *) dest, (const uint32_t *) source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_iput64_block,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), (uint64_t *) dest, (const uint64_t *) source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_iput128_block,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iput(sma_cuda::block_group(), (sma_cuda_128 *) dest, (const sma_cuda_128 *) source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_float_iget_warp,
    (float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_double_iget_warp,
    (double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_char_iget_warp,
    (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_schar_iget_warp,
    (signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_short_iget_warp,
    (short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int_iget_warp,
    (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_long_iget_warp,
    (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_iget_warp,
    (long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uchar_iget_warp,
    (unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ushort_iget_warp,
    (unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint_iget_warp,
    (unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulong_iget_warp,
    (unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulonglong_iget_warp,
    (unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int8_iget_warp,
    (int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int16_iget_warp,
    (int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int32_iget_warp,
    (int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int64_iget_warp,
    (int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint8_iget_warp,
    (uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint16_iget_warp,
    (uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint32_iget_warp,
    (uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint64_iget_warp,
    (uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_size_iget_warp,
    (size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ptrdiff_iget_warp,
    (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_half_iget_warp,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_bfloat16_iget_warp,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_float_iget_block,
    (float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_double_iget_block,
    (double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_char_iget_block,
    (char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_schar_iget_block,
    (signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_short_iget_block,
    (short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int_iget_block,
    (int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_long_iget_block,
    (long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_iget_block,
    (long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uchar_iget_block,
    (unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ushort_iget_block,
    (unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint_iget_block,
    (unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulong_iget_block,
    (unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulonglong_iget_block,
    (unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int8_iget_block,
    (int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int16_iget_block,
    (int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int32_iget_block,
    (int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int64_iget_block,
    (int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint8_iget_block,
    (uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint16_iget_block,
    (uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint32_iget_block,
    (uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint64_iget_block,
    (uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_size_iget_block,
    (size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ptrdiff_iget_block,
    (ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_half_iget_block,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_bfloat16_iget_block,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), dest, source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_iget8_warp,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), (uint8_t *) dest, (const uint8_t *) source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_iget16_warp,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), (uint16_t *) dest, (const uint16_t *) source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_iget32_warp,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), (uint32_t *) dest, (const uint32_t *) source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_iget64_warp,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), (uint64_t *) dest, (const uint64_t *) source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_iget128_warp,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::warp_group(), (sma_cuda_128 *) dest, (const sma_cuda_128 *) source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_iget8_block,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), (uint8_t *) dest, (const uint8_t *) source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_iget16_block,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), (uint16_t *) dest, (const uint16_t *) source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_iget32_block,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), (uint32_t *) dest, (const uint32_t *) source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_iget64_block,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), (uint64_t *) dest, (const uint64_t *) source, dst, sst, nelems, pe))
SMA_CUDA_DEVICE(void, nvshmemx_iget128_block,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe),
    sma_cuda::iget(sma_cuda::block_group(), (sma_cuda_128 *) dest, (const sma_cuda_128 *) source, dst, sst, nelems, pe))

/* signals */

SMA_CUDA_DEVICE(void, nvshmemx_float_put_signal_warp,
    (float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(float), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_double_put_signal_warp,
    (double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(double), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_char_put_signal_warp,
    (char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(char), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_schar_put_signal_warp,
    (signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(signed char), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_short_put_signal_warp,
    (short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(short), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int_put_signal_warp,
    (int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(int), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_long_put_signal_warp,
    (long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(long), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_put_signal_warp,
    (long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(long long), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uchar_put_signal_warp,
    (unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned char), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ushort_put_signal_warp,
    (unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned short), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint_put_signal_warp,
    (unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned int), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulong_put_signal_warp,
    (unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned long), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulonglong_put_signal_warp,
    (unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned long long), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int8_put_signal_warp,
    (int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(int8_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int16_put_signal_warp,
    (int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(int16_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int32_put_signal_warp,
    (int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(int32_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int64_put_signal_warp,
    (int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(int64_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint8_put_signal_warp,
    (uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint8_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint16_put_signal_warp,
    (uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint16_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint32_put_signal_warp,
    (uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint32_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint64_put_signal_warp,
    (uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint64_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_size_put_signal_warp,
    (size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(size_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ptrdiff_put_signal_warp,
    (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(ptrdiff_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_half_put_signal_warp,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(sma_cuda_half_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_bfloat16_put_signal_warp,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_float_put_signal_block,
    (float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(float), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_double_put_signal_block,
    (double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(double), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_char_put_signal_block,
    (char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(char), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_schar_put_signal_block,
    (signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(signed char), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_short_put_signal_block,
    (short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(short), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int_put_signal_block,
    (int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(int), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_long_put_signal_block,
    (long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(long), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_put_signal_block,
    (long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(long long), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uchar_put_signal_block,
    (unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned char), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ushort_put_signal_block,
    (unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned short), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint_put_signal_block,
    (unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned int), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulong_put_signal_block,
    (unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned long), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulonglong_put_signal_block,
    (unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned long long), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int8_put_signal_block,
    (int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(int8_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int16_put_signal_block,
    (int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(int16_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int32_put_signal_block,
    (int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(int32_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int64_put_signal_block,
    (int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(int64_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint8_put_signal_block,
    (uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(uint8_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint16_put_signal_block,
    (uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(uint16_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint32_put_signal_block,
    (uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(uint32_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint64_put_signal_block,
    (uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(uint64_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_size_put_signal_block,
    (size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(size_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ptrdiff_put_signal_block,
    (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(ptrdiff_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_half_put_signal_block,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(sma_cuda_half_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_bfloat16_put_signal_block,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put8_signal_warp,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * 1, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put16_signal_warp,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * 2, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put32_signal_warp,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * 4, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put64_signal_warp,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * 8, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put128_signal_warp,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * 16, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put8_signal_block,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * 1, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put16_signal_block,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * 2, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put32_signal_block,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * 4, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put64_signal_block,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * 8, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put128_signal_block,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * 16, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_putmem_signal_warp,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_putmem_signal_block,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_float_put_signal_nbi_warp,
    (float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(float), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_double_put_signal_nbi_warp,
    (double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(double), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_char_put_signal_nbi_warp,
    (char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(char), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_schar_put_signal_nbi_warp,
    (signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(signed char), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_short_put_signal_nbi_warp,
    (short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(short), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int_put_signal_nbi_warp,
    (int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(int), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_long_put_signal_nbi_warp,
    (long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(long), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_put_signal_nbi_warp,
    (long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(long long), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uchar_put_signal_nbi_warp,
    (unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned char), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ushort_put_signal_nbi_warp,
    (unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned short), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint_put_signal_nbi_warp,
    (unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned int), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulong_put_signal_nbi_warp,
    (unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned long), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulonglong_put_signal_nbi_warp,
    (unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned long long), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int8_put_signal_nbi_warp,
    (int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(int8_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int16_put_signal_nbi_warp,
    (int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(int16_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int32_put_signal_nbi_warp,
    (int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(int32_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int64_put_signal_nbi_warp,
    (int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(int64_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint8_put_signal_nbi_warp,
    (uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint8_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint16_put_signal_nbi_warp,
    (uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint16_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint32_put_signal_nbi_warp,
    (uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint32_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint64_put_signal_nbi_warp,
    (uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint64_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_size_put_signal_nbi_warp,
    (size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(size_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ptrdiff_put_signal_nbi_warp,
    (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(ptrdiff_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_half_put_signal_nbi_warp,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(sma_cuda_half_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_bfloat16_put_signal_nbi_warp,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_float_put_signal_nbi_block,
    (float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(float), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_double_put_signal_nbi_block,
    (double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(double), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_char_put_signal_nbi_block,
    (char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(char), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_schar_put_signal_nbi_block,
    (signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(signed char), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_short_put_signal_nbi_block,
    (short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(short), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int_put_signal_nbi_block,
    (int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(int), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_long_put_signal_nbi_block,
    (long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(long), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_put_signal_nbi_block,
    (long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(long long), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uchar_put_signal_nbi_block,
    (unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned char), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ushort_put_signal_nbi_block,
    (unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned short), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint_put_signal_nbi_block,
    (unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned int), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulong_put_signal_nbi_block,
    (unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned long), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ulonglong_put_signal_nbi_block,
    (unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned long long), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int8_put_signal_nbi_block,
    (int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(int8_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int16_put_signal_nbi_block,
    (int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(int16_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int32_put_signal_nbi_block,
    (int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(int32_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_int64_put_signal_nbi_block,
    (int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(int64_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint8_put_signal_nbi_block,
    (uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(uint8_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint16_put_signal_nbi_block,
    (uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(uint16_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint32_put_signal_nbi_block,
    (uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(uint32_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_uint64_put_signal_nbi_block,
    (uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(uint64_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_size_put_signal_nbi_block,
    (size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(size_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_ptrdiff_put_signal_nbi_block,
    (ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(ptrdiff_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_half_put_signal_nbi_block,
    (sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(sma_cuda_half_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_bfloat16_put_signal_nbi_block,
    (sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put8_signal_nbi_warp,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * 1, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put16_signal_nbi_warp,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * 2, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put32_signal_nbi_warp,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * 4, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put64_signal_nbi_warp,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * 8, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put128_signal_nbi_warp,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems * 16, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put8_signal_nbi_block,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * 1, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put16_signal_nbi_block,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * 2, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put32_signal_nbi_block,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * 4, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put64_signal_nbi_block,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * 8, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_put128_signal_nbi_block,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems * 16, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_putmem_signal_nbi_warp,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::warp_group(), dest, source, nelems, sig_addr, signal, sig_op, pe))
SMA_CUDA_DEVICE(void, nvshmemx_putmem_signal_nbi_block,
    (void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    sma_cuda::put_signal(sma_cuda::block_group(), dest, source, nelems, sig_addr, signal, sig_op, pe))

/* collectives on active sets */

SMA_CUDA_DEVICE(void, nvshmemx_barrier_all_warp,
    (void),
    sma_cuda::barrier_all(sma_cuda::warp_group()))
SMA_CUDA_DEVICE(void, nvshmemx_barrier_all_block,
    (void),
    sma_cuda::barrier_all(sma_cuda::block_group()))
SMA_CUDA_DEVICE(void, nvshmemx_barrier_warp,
    (int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::barrier(sma_cuda::warp_group(), sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_barrier_block,
    (int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::barrier(sma_cuda::block_group(), sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_sync_all_warp,
    (void),
    sma_cuda::sync_all(sma_cuda::warp_group()))
SMA_CUDA_DEVICE(void, nvshmemx_sync_all_block,
    (void),
    sma_cuda::sync_all(sma_cuda::block_group()))
SMA_CUDA_DEVICE(void, nvshmemx_sync_warp,
    (int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::sync(sma_cuda::warp_group(), sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_sync_block,
    (int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::sync(sma_cuda::block_group(), sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_broadcast32_warp,
    (void *dest, const void *source, size_t nelems, int PE_root, int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * 4, PE_root, false, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_broadcast64_warp,
    (void *dest, const void *source, size_t nelems, int PE_root, int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * 8, PE_root, false, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_broadcast32_block,
    (void *dest, const void *source, size_t nelems, int PE_root, int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * 4, PE_root, false, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_broadcast64_block,
    (void *dest, const void *source, size_t nelems, int PE_root, int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * 8, PE_root, false, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_collect32_warp,
    (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * 4, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_collect64_warp,
    (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * 8, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_collect32_block,
    (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * 4, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_collect64_block,
    (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * 8, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_fcollect32_warp,
    (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * 4, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_fcollect64_warp,
    (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * 8, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_fcollect32_block,
    (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * 4, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_fcollect64_block,
    (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * 8, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_alltoall32_warp,
    (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * 4, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_alltoall64_warp,
    (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * 8, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_alltoall32_block,
    (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * 4, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_alltoall64_block,
    (void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * 8, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_alltoalls32_warp,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::alltoalls(sma_cuda::warp_group(), (uint32_t *) dest, (const uint32_t *) source, dst, sst, nelems, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_alltoalls64_warp,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::alltoalls(sma_cuda::warp_group(), (uint64_t *) dest, (const uint64_t *) source, dst, sst, nelems, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_alltoalls32_block,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::alltoalls(sma_cuda::block_group(), (uint32_t *) dest, (const uint32_t *) source, dst, sst, nelems, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_alltoalls64_block,
    (void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int PE_start, int logPE_stride, int PE_size, long *pSync),
    sma_cuda::alltoalls(sma_cuda::block_group(), (uint64_t *) dest, (const uint64_t *) source, dst, sst, nelems, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync))
SMA_CUDA_DEVICE(void, nvshmemx_short_and_to_all_warp,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_int_and_to_all_warp,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_long_and_to_all_warp,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_and_to_all_warp,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_short_or_to_all_warp,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_int_or_to_all_warp,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_long_or_to_all_warp,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_or_to_all_warp,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_short_xor_to_all_warp,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_int_xor_to_all_warp,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_long_xor_to_all_warp,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_xor_to_all_warp,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_short_and_to_all_block,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_int_and_to_all_block,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_long_and_to_all_block,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_and_to_all_block,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_short_or_to_all_block,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_int_or_to_all_block,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_long_or_to_all_block,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_or_to_all_block,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_short_xor_to_all_block,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_int_xor_to_all_block,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_long_xor_to_all_block,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_xor_to_all_block,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_short_max_to_all_warp,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_int_max_to_all_warp,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_long_max_to_all_warp,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_max_to_all_warp,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_float_max_to_all_warp,
    (float *dest, const float *source, int nreduce, int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_double_max_to_all_warp,
    (double *dest, const double *source, int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_short_min_to_all_warp,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_int_min_to_all_warp,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_long_min_to_all_warp,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_min_to_all_warp,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_float_min_to_all_warp,
    (float *dest, const float *source, int nreduce, int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_double_min_to_all_warp,
    (double *dest, const double *source, int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_short_max_to_all_block,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_int_max_to_all_block,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_long_max_to_all_block,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_max_to_all_block,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_float_max_to_all_block,
    (float *dest, const float *source, int nreduce, int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_double_max_to_all_block,
    (double *dest, const double *source, int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_short_min_to_all_block,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_int_min_to_all_block,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_long_min_to_all_block,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_min_to_all_block,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_float_min_to_all_block,
    (float *dest, const float *source, int nreduce, int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_double_min_to_all_block,
    (double *dest, const double *source, int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_short_sum_to_all_warp,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_int_sum_to_all_warp,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_long_sum_to_all_warp,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_sum_to_all_warp,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_float_sum_to_all_warp,
    (float *dest, const float *source, int nreduce, int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_double_sum_to_all_warp,
    (double *dest, const double *source, int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_complexf_sum_to_all_warp,
    (sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, sma_cuda_complexf_t *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), (sma_cuda::complex<float> *) dest, (sma_cuda::complex<float> *) source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_complexd_sum_to_all_warp,
    (sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, sma_cuda_complexd_t *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), (sma_cuda::complex<double> *) dest, (sma_cuda::complex<double> *) source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_short_prod_to_all_warp,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_int_prod_to_all_warp,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_long_prod_to_all_warp,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_prod_to_all_warp,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_float_prod_to_all_warp,
    (float *dest, const float *source, int nreduce, int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_double_prod_to_all_warp,
    (double *dest, const double *source, int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_complexf_prod_to_all_warp,
    (sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, sma_cuda_complexf_t *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), (sma_cuda::complex<float> *) dest, (sma_cuda::complex<float> *) source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_complexd_prod_to_all_warp,
    (sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, sma_cuda_complexd_t *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), (sma_cuda::complex<double> *) dest, (sma_cuda::complex<double> *) source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_short_sum_to_all_block,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_int_sum_to_all_block,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_long_sum_to_all_block,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_sum_to_all_block,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_float_sum_to_all_block,
    (float *dest, const float *source, int nreduce, int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_double_sum_to_all_block,
    (double *dest, const double *source, int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_complexf_sum_to_all_block,
    (sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, sma_cuda_complexf_t *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), (sma_cuda::complex<float> *) dest, (sma_cuda::complex<float> *) source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_complexd_sum_to_all_block,
    (sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, sma_cuda_complexd_t *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), (sma_cuda::complex<double> *) dest, (sma_cuda::complex<double> *) source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_short_prod_to_all_block,
    (short *dest, const short *source, int nreduce, int PE_start, int logPE_stride, int PE_size, short *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_int_prod_to_all_block,
    (int *dest, const int *source, int nreduce, int PE_start, int logPE_stride, int PE_size, int *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_long_prod_to_all_block,
    (long *dest, const long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_longlong_prod_to_all_block,
    (long long *dest, const long long *source, int nreduce, int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_float_prod_to_all_block,
    (float *dest, const float *source, int nreduce, int PE_start, int logPE_stride, int PE_size, float *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_double_prod_to_all_block,
    (double *dest, const double *source, int nreduce, int PE_start, int logPE_stride, int PE_size, double *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_complexf_prod_to_all_block,
    (sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, sma_cuda_complexf_t *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), (sma_cuda::complex<float> *) dest, (sma_cuda::complex<float> *) source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))
SMA_CUDA_DEVICE(void, nvshmemx_complexd_prod_to_all_block,
    (sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source, int nreduce, int PE_start, int logPE_stride, int PE_size, sma_cuda_complexd_t *pWrk, long *pSync),
    ((void) pWrk, sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), (sma_cuda::complex<double> *) dest, (sma_cuda::complex<double> *) source, (size_t) nreduce, sma_cuda::make_set(PE_start, logPE_stride, PE_size), pSync)))

/* collectives on teams */

SMA_CUDA_DEVICE(int, nvshmemx_team_sync_warp,
    (nvshmem_team_t team),
    (sma_cuda::sync(sma_cuda::warp_group(), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_team_sync_block,
    (nvshmem_team_t team),
    (sma_cuda::sync(sma_cuda::block_group(), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_broadcast_warp,
    (nvshmem_team_t team, float *dest, const float *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(float), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_broadcast_warp,
    (nvshmem_team_t team, double *dest, const double *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(double), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_broadcast_warp,
    (nvshmem_team_t team, char *dest, const char *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(char), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_broadcast_warp,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(signed char), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_broadcast_warp,
    (nvshmem_team_t team, short *dest, const short *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(short), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_broadcast_warp,
    (nvshmem_team_t team, int *dest, const int *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(int), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_broadcast_warp,
    (nvshmem_team_t team, long *dest, const long *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(long), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_broadcast_warp,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(long long), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_broadcast_warp,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned char), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_broadcast_warp,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned short), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_broadcast_warp,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned int), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_broadcast_warp,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned long), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_broadcast_warp,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned long long), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_broadcast_warp,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(int8_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_broadcast_warp,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(int16_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_broadcast_warp,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(int32_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_broadcast_warp,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(int64_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_broadcast_warp,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint8_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_broadcast_warp,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint16_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_broadcast_warp,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint32_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_broadcast_warp,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint64_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_broadcast_warp,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(size_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_broadcast_warp,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(ptrdiff_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_broadcast_warp,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(sma_cuda_half_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_broadcast_warp,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_broadcast_block,
    (nvshmem_team_t team, float *dest, const float *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(float), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_broadcast_block,
    (nvshmem_team_t team, double *dest, const double *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(double), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_broadcast_block,
    (nvshmem_team_t team, char *dest, const char *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(char), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_broadcast_block,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(signed char), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_broadcast_block,
    (nvshmem_team_t team, short *dest, const short *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(short), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_broadcast_block,
    (nvshmem_team_t team, int *dest, const int *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(int), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_broadcast_block,
    (nvshmem_team_t team, long *dest, const long *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(long), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_broadcast_block,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(long long), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_broadcast_block,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned char), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_broadcast_block,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned short), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_broadcast_block,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned int), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_broadcast_block,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned long), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_broadcast_block,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned long long), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_broadcast_block,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(int8_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_broadcast_block,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(int16_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_broadcast_block,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(int32_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_broadcast_block,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(int64_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_broadcast_block,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(uint8_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_broadcast_block,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(uint16_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_broadcast_block,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(uint32_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_broadcast_block,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(uint64_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_broadcast_block,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(size_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_broadcast_block,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(ptrdiff_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_broadcast_block,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(sma_cuda_half_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_broadcast_block,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_broadcastmem_warp,
    (nvshmem_team_t team, void *dest, const void *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::warp_group(), dest, source, nelems, PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_broadcastmem_block,
    (nvshmem_team_t team, void *dest, const void *source, size_t nelems, int PE_root),
    (sma_cuda::broadcast(sma_cuda::block_group(), dest, source, nelems, PE_root, true, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_collect_warp,
    (nvshmem_team_t team, float *dest, const float *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(float), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_collect_warp,
    (nvshmem_team_t team, double *dest, const double *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(double), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_collect_warp,
    (nvshmem_team_t team, char *dest, const char *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_collect_warp,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(signed char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_collect_warp,
    (nvshmem_team_t team, short *dest, const short *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(short), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_collect_warp,
    (nvshmem_team_t team, int *dest, const int *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(int), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_collect_warp,
    (nvshmem_team_t team, long *dest, const long *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_collect_warp,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(long long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_collect_warp,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_collect_warp,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned short), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_collect_warp,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned int), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_collect_warp,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_collect_warp,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned long long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_collect_warp,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(int8_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_collect_warp,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(int16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_collect_warp,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(int32_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_collect_warp,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(int64_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_collect_warp,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint8_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_collect_warp,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_collect_warp,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint32_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_collect_warp,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint64_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_collect_warp,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(size_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_collect_warp,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(ptrdiff_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_collect_warp,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(sma_cuda_half_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_collect_warp,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_collect_block,
    (nvshmem_team_t team, float *dest, const float *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(float), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_collect_block,
    (nvshmem_team_t team, double *dest, const double *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(double), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_collect_block,
    (nvshmem_team_t team, char *dest, const char *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_collect_block,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(signed char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_collect_block,
    (nvshmem_team_t team, short *dest, const short *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(short), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_collect_block,
    (nvshmem_team_t team, int *dest, const int *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(int), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_collect_block,
    (nvshmem_team_t team, long *dest, const long *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_collect_block,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(long long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_collect_block,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_collect_block,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned short), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_collect_block,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned int), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_collect_block,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_collect_block,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned long long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_collect_block,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(int8_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_collect_block,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(int16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_collect_block,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(int32_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_collect_block,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(int64_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_collect_block,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(uint8_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_collect_block,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(uint16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_collect_block,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(uint32_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_collect_block,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(uint64_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_collect_block,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(size_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_collect_block,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(ptrdiff_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_collect_block,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(sma_cuda_half_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_collect_block,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_collectmem_warp,
    (nvshmem_team_t team, void *dest, const void *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::warp_group(), dest, source, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_collectmem_block,
    (nvshmem_team_t team, void *dest, const void *source, size_t nelems),
    (sma_cuda::collect(sma_cuda::block_group(), dest, source, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_fcollect_warp,
    (nvshmem_team_t team, float *dest, const float *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(float), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_fcollect_warp,
    (nvshmem_team_t team, double *dest, const double *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(double), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_fcollect_warp,
    (nvshmem_team_t team, char *dest, const char *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_fcollect_warp,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(signed char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_fcollect_warp,
    (nvshmem_team_t team, short *dest, const short *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(short), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_fcollect_warp,
    (nvshmem_team_t team, int *dest, const int *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(int), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_fcollect_warp,
    (nvshmem_team_t team, long *dest, const long *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_fcollect_warp,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(long long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_fcollect_warp,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_fcollect_warp,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned short), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_fcollect_warp,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned int), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_fcollect_warp,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_fcollect_warp,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned long long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_fcollect_warp,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(int8_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_fcollect_warp,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(int16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_fcollect_warp,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(int32_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_fcollect_warp,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(int64_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_fcollect_warp,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint8_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_fcollect_warp,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_fcollect_warp,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint32_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_fcollect_warp,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint64_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_fcollect_warp,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(size_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_fcollect_warp,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(ptrdiff_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_fcollect_warp,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(sma_cuda_half_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_fcollect_warp,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_fcollect_block,
    (nvshmem_team_t team, float *dest, const float *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(float), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_fcollect_block,
    (nvshmem_team_t team, double *dest, const double *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(double), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_fcollect_block,
    (nvshmem_team_t team, char *dest, const char *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_fcollect_block,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(signed char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_fcollect_block,
    (nvshmem_team_t team, short *dest, const short *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(short), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_fcollect_block,
    (nvshmem_team_t team, int *dest, const int *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(int), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_fcollect_block,
    (nvshmem_team_t team, long *dest, const long *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_fcollect_block,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(long long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_fcollect_block,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_fcollect_block,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned short), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_fcollect_block,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned int), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_fcollect_block,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_fcollect_block,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned long long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_fcollect_block,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(int8_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_fcollect_block,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(int16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_fcollect_block,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(int32_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_fcollect_block,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(int64_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_fcollect_block,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(uint8_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_fcollect_block,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(uint16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_fcollect_block,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(uint32_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_fcollect_block,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(uint64_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_fcollect_block,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(size_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_fcollect_block,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(ptrdiff_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_fcollect_block,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(sma_cuda_half_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_fcollect_block,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_fcollectmem_warp,
    (nvshmem_team_t team, void *dest, const void *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::warp_group(), dest, source, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_fcollectmem_block,
    (nvshmem_team_t team, void *dest, const void *source, size_t nelems),
    (sma_cuda::fcollect(sma_cuda::block_group(), dest, source, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_alltoall_warp,
    (nvshmem_team_t team, float *dest, const float *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(float), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_alltoall_warp,
    (nvshmem_team_t team, double *dest, const double *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(double), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_alltoall_warp,
    (nvshmem_team_t team, char *dest, const char *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_alltoall_warp,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(signed char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_alltoall_warp,
    (nvshmem_team_t team, short *dest, const short *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(short), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_alltoall_warp,
    (nvshmem_team_t team, int *dest, const int *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(int), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_alltoall_warp,
    (nvshmem_team_t team, long *dest, const long *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_alltoall_warp,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(long long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_alltoall_warp,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_alltoall_warp,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned short), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_alltoall_warp,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned int), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_alltoall_warp,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_alltoall_warp,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(unsigned long long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_alltoall_warp,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(int8_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_alltoall_warp,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(int16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_alltoall_warp,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(int32_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_alltoall_warp,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(int64_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_alltoall_warp,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint8_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_alltoall_warp,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_alltoall_warp,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint32_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_alltoall_warp,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(uint64_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_alltoall_warp,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(size_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_alltoall_warp,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(ptrdiff_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_alltoall_warp,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(sma_cuda_half_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_alltoall_warp,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_alltoall_block,
    (nvshmem_team_t team, float *dest, const float *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(float), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_alltoall_block,
    (nvshmem_team_t team, double *dest, const double *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(double), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_alltoall_block,
    (nvshmem_team_t team, char *dest, const char *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_alltoall_block,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(signed char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_alltoall_block,
    (nvshmem_team_t team, short *dest, const short *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(short), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_alltoall_block,
    (nvshmem_team_t team, int *dest, const int *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(int), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_alltoall_block,
    (nvshmem_team_t team, long *dest, const long *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_alltoall_block,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(long long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_alltoall_block,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned char), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_alltoall_block,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned short), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_alltoall_block,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned int), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_alltoall_block,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_alltoall_block,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(unsigned long long), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_alltoall_block,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(int8_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_alltoall_block,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(int16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_alltoall_block,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(int32_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_alltoall_block,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(int64_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_alltoall_block,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(uint8_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_alltoall_block,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(uint16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_alltoall_block,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(uint32_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_alltoall_block,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(uint64_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_alltoall_block,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(size_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_alltoall_block,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(ptrdiff_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_alltoall_block,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(sma_cuda_half_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_alltoall_block,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems * sizeof(sma_cuda_bfloat16_t), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_alltoallmem_warp,
    (nvshmem_team_t team, void *dest, const void *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::warp_group(), dest, source, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_alltoallmem_block,
    (nvshmem_team_t team, void *dest, const void *source, size_t nelems),
    (sma_cuda::alltoall(sma_cuda::block_group(), dest, source, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_alltoalls_warp,
    (nvshmem_team_t team, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (float *) dest, (const float *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_alltoalls_warp,
    (nvshmem_team_t team, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (double *) dest, (const double *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_alltoalls_warp,
    (nvshmem_team_t team, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (char *) dest, (const char *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_alltoalls_warp,
    (nvshmem_team_t team, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (signed char *) dest, (const signed char *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_alltoalls_warp,
    (nvshmem_team_t team, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (short *) dest, (const short *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_alltoalls_warp,
    (nvshmem_team_t team, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (int *) dest, (const int *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_alltoalls_warp,
    (nvshmem_team_t team, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (long *) dest, (const long *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_alltoalls_warp,
    (nvshmem_team_t team, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (long long *) dest, (const long long *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_alltoalls_warp,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (unsigned char *) dest, (const unsigned char *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_alltoalls_warp,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (unsigned short *) dest, (const unsigned short *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_alltoalls_warp,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (unsigned int *) dest, (const unsigned int *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_alltoalls_warp,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (unsigned long *) dest, (const unsigned long *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_alltoalls_warp,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (unsigned long long *) dest, (const unsigned long long *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_alltoalls_warp,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (int8_t *) dest, (const int8_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_alltoalls_warp,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (int16_t *) dest, (const int16_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_alltoalls_warp,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (int32_t *) dest, (const int32_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_alltoalls_warp,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (int64_t *) dest, (const int64_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_alltoalls_warp,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (uint8_t *) dest, (const uint8_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_alltoalls_warp,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (uint16_t *) dest, (const uint16_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_alltoalls_warp,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (uint32_t *) dest, (const uint32_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_alltoalls_warp,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (uint64_t *) dest, (const uint64_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_alltoalls_warp,
    (nvshmem_team_t team, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (size_t *) dest, (const size_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_alltoalls_warp,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (ptrdiff_t *) dest, (const ptrdiff_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_alltoalls_warp,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (sma_cuda_half_t *) dest, (const sma_cuda_half_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_alltoalls_warp,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (sma_cuda_bfloat16_t *) dest, (const sma_cuda_bfloat16_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_alltoalls_block,
    (nvshmem_team_t team, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (float *) dest, (const float *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_alltoalls_block,
    (nvshmem_team_t team, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (double *) dest, (const double *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_alltoalls_block,
    (nvshmem_team_t team, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (char *) dest, (const char *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_alltoalls_block,
    (nvshmem_team_t team, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (signed char *) dest, (const signed char *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_alltoalls_block,
    (nvshmem_team_t team, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (short *) dest, (const short *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_alltoalls_block,
    (nvshmem_team_t team, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (int *) dest, (const int *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_alltoalls_block,
    (nvshmem_team_t team, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (long *) dest, (const long *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_alltoalls_block,
    (nvshmem_team_t team, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (long long *) dest, (const long long *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_alltoalls_block,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (unsigned char *) dest, (const unsigned char *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_alltoalls_block,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (unsigned short *) dest, (const unsigned short *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_alltoalls_block,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (unsigned int *) dest, (const unsigned int *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_alltoalls_block,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (unsigned long *) dest, (const unsigned long *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_alltoalls_block,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (unsigned long long *) dest, (const unsigned long long *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_alltoalls_block,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (int8_t *) dest, (const int8_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_alltoalls_block,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (int16_t *) dest, (const int16_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_alltoalls_block,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (int32_t *) dest, (const int32_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_alltoalls_block,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (int64_t *) dest, (const int64_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_alltoalls_block,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (uint8_t *) dest, (const uint8_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_alltoalls_block,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (uint16_t *) dest, (const uint16_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_alltoalls_block,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (uint32_t *) dest, (const uint32_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_alltoalls_block,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (uint64_t *) dest, (const uint64_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_alltoalls_block,
    (nvshmem_team_t team, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (size_t *) dest, (const size_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_alltoalls_block,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (ptrdiff_t *) dest, (const ptrdiff_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_alltoalls_block,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (sma_cuda_half_t *) dest, (const sma_cuda_half_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_alltoalls_block,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (sma_cuda_bfloat16_t *) dest, (const sma_cuda_bfloat16_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_alltoallsmem_warp,
    (nvshmem_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::warp_group(), (uint8_t *) dest, (const uint8_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_alltoallsmem_block,
    (nvshmem_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems),
    (sma_cuda::alltoalls(sma_cuda::block_group(), (uint8_t *) dest, (const uint8_t *) source, dst, sst, nelems, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_and_reduce_warp,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_and_reduce_warp,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_and_reduce_warp,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_and_reduce_warp,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_and_reduce_warp,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_and_reduce_warp,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_and_reduce_warp,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_and_reduce_warp,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_and_reduce_warp,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_and_reduce_warp,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_and_reduce_warp,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_and_reduce_warp,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_and_reduce_warp,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_and_reduce_warp,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_and_reduce_warp,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_and_reduce_warp,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_and_reduce_warp,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_and_reduce_warp,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_or_reduce_warp,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_or_reduce_warp,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_or_reduce_warp,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_or_reduce_warp,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_or_reduce_warp,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_or_reduce_warp,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_or_reduce_warp,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_or_reduce_warp,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_or_reduce_warp,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_or_reduce_warp,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_or_reduce_warp,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_or_reduce_warp,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_or_reduce_warp,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_or_reduce_warp,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_or_reduce_warp,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_or_reduce_warp,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_or_reduce_warp,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_or_reduce_warp,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_xor_reduce_warp,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_xor_reduce_warp,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_xor_reduce_warp,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_xor_reduce_warp,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_xor_reduce_warp,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_xor_reduce_warp,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_xor_reduce_warp,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_xor_reduce_warp,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_xor_reduce_warp,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_xor_reduce_warp,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_xor_reduce_warp,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_xor_reduce_warp,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_xor_reduce_warp,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_xor_reduce_warp,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_xor_reduce_warp,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_xor_reduce_warp,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_xor_reduce_warp,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_xor_reduce_warp,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_and_reduce_block,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_and_reduce_block,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_and_reduce_block,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_and_reduce_block,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_and_reduce_block,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_and_reduce_block,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_and_reduce_block,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_and_reduce_block,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_and_reduce_block,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_and_reduce_block,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_and_reduce_block,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_and_reduce_block,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_and_reduce_block,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_and_reduce_block,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_and_reduce_block,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_and_reduce_block,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_and_reduce_block,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_and_reduce_block,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_or_reduce_block,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_or_reduce_block,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_or_reduce_block,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_or_reduce_block,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_or_reduce_block,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_or_reduce_block,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_or_reduce_block,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_or_reduce_block,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_or_reduce_block,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_or_reduce_block,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_or_reduce_block,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_or_reduce_block,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_or_reduce_block,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_or_reduce_block,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_or_reduce_block,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_or_reduce_block,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_or_reduce_block,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_or_reduce_block,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_xor_reduce_block,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_xor_reduce_block,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_xor_reduce_block,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_xor_reduce_block,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_xor_reduce_block,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_xor_reduce_block,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_xor_reduce_block,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_xor_reduce_block,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_xor_reduce_block,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_xor_reduce_block,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_xor_reduce_block,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_xor_reduce_block,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_xor_reduce_block,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_xor_reduce_block,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_xor_reduce_block,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_xor_reduce_block,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_xor_reduce_block,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_xor_reduce_block,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_max_reduce_warp,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_max_reduce_warp,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_max_reduce_warp,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_max_reduce_warp,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_max_reduce_warp,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_max_reduce_warp,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_max_reduce_warp,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_max_reduce_warp,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_max_reduce_warp,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_max_reduce_warp,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_max_reduce_warp,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_max_reduce_warp,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_max_reduce_warp,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_max_reduce_warp,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_max_reduce_warp,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_max_reduce_warp,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_max_reduce_warp,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_max_reduce_warp,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_max_reduce_warp,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_max_reduce_warp,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_max_reduce_warp,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_max_reduce_warp,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_max_reduce_warp,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_max_reduce_warp,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_max_reduce_warp,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_min_reduce_warp,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_min_reduce_warp,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_min_reduce_warp,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_min_reduce_warp,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_min_reduce_warp,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_min_reduce_warp,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_min_reduce_warp,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_min_reduce_warp,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_min_reduce_warp,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_min_reduce_warp,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_min_reduce_warp,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_min_reduce_warp,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_min_reduce_warp,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_min_reduce_warp,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_min_reduce_warp,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_min_reduce_warp,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_min_reduce_warp,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_min_reduce_warp,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_min_reduce_warp,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_min_reduce_warp,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_min_reduce_warp,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_min_reduce_warp,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_min_reduce_warp,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_min_reduce_warp,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_min_reduce_warp,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_max_reduce_block,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_max_reduce_block,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_max_reduce_block,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_max_reduce_block,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_max_reduce_block,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_max_reduce_block,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_max_reduce_block,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_max_reduce_block,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_max_reduce_block,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_max_reduce_block,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_max_reduce_block,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_max_reduce_block,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_max_reduce_block,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_max_reduce_block,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_max_reduce_block,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_max_reduce_block,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_max_reduce_block,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_max_reduce_block,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_max_reduce_block,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_max_reduce_block,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_max_reduce_block,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_max_reduce_block,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_max_reduce_block,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_max_reduce_block,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_max_reduce_block,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_min_reduce_block,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_min_reduce_block,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_min_reduce_block,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_min_reduce_block,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_min_reduce_block,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_min_reduce_block,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_min_reduce_block,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_min_reduce_block,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_min_reduce_block,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_min_reduce_block,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_min_reduce_block,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_min_reduce_block,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_min_reduce_block,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_min_reduce_block,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_min_reduce_block,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_min_reduce_block,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_min_reduce_block,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_min_reduce_block,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_min_reduce_block,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_min_reduce_block,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_min_reduce_block,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_min_reduce_block,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_min_reduce_block,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_min_reduce_block,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_min_reduce_block,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_sum_reduce_warp,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_sum_reduce_warp,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_sum_reduce_warp,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_sum_reduce_warp,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_sum_reduce_warp,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_sum_reduce_warp,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_sum_reduce_warp,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_sum_reduce_warp,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_sum_reduce_warp,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_sum_reduce_warp,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_sum_reduce_warp,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_sum_reduce_warp,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_sum_reduce_warp,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_sum_reduce_warp,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_sum_reduce_warp,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_sum_reduce_warp,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_sum_reduce_warp,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_sum_reduce_warp,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_sum_reduce_warp,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_sum_reduce_warp,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_sum_reduce_warp,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_sum_reduce_warp,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_sum_reduce_warp,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_complexf_sum_reduce_warp,
    (nvshmem_team_t team, sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), (sma_cuda::complex<float> *) dest, (sma_cuda::complex<float> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_complexd_sum_reduce_warp,
    (nvshmem_team_t team, sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), (sma_cuda::complex<double> *) dest, (sma_cuda::complex<double> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_sum_reduce_warp,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_sum_reduce_warp,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_prod_reduce_warp,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_prod_reduce_warp,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_prod_reduce_warp,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_prod_reduce_warp,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_prod_reduce_warp,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_prod_reduce_warp,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_prod_reduce_warp,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_prod_reduce_warp,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_prod_reduce_warp,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_prod_reduce_warp,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_prod_reduce_warp,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_prod_reduce_warp,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_prod_reduce_warp,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_prod_reduce_warp,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_prod_reduce_warp,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_prod_reduce_warp,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_prod_reduce_warp,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_prod_reduce_warp,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_prod_reduce_warp,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_prod_reduce_warp,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_prod_reduce_warp,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_prod_reduce_warp,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_prod_reduce_warp,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_complexf_prod_reduce_warp,
    (nvshmem_team_t team, sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), (sma_cuda::complex<float> *) dest, (sma_cuda::complex<float> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_complexd_prod_reduce_warp,
    (nvshmem_team_t team, sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), (sma_cuda::complex<double> *) dest, (sma_cuda::complex<double> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_prod_reduce_warp,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_prod_reduce_warp,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_sum_reduce_block,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_sum_reduce_block,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_sum_reduce_block,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_sum_reduce_block,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_sum_reduce_block,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_sum_reduce_block,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_sum_reduce_block,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_sum_reduce_block,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_sum_reduce_block,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_sum_reduce_block,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_sum_reduce_block,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_sum_reduce_block,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_sum_reduce_block,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_sum_reduce_block,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_sum_reduce_block,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_sum_reduce_block,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_sum_reduce_block,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_sum_reduce_block,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_sum_reduce_block,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_sum_reduce_block,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_sum_reduce_block,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_sum_reduce_block,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_sum_reduce_block,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_complexf_sum_reduce_block,
    (nvshmem_team_t team, sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), (sma_cuda::complex<float> *) dest, (sma_cuda::complex<float> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_complexd_sum_reduce_block,
    (nvshmem_team_t team, sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), (sma_cuda::complex<double> *) dest, (sma_cuda::complex<double> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_sum_reduce_block,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_sum_reduce_block,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_prod_reduce_block,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_prod_reduce_block,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_prod_reduce_block,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_prod_reduce_block,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_prod_reduce_block,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_prod_reduce_block,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_prod_reduce_block,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_prod_reduce_block,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_prod_reduce_block,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_prod_reduce_block,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_prod_reduce_block,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_prod_reduce_block,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_prod_reduce_block,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_prod_reduce_block,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_prod_reduce_block,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_prod_reduce_block,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_prod_reduce_block,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_prod_reduce_block,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_prod_reduce_block,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_prod_reduce_block,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_prod_reduce_block,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_prod_reduce_block,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_prod_reduce_block,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_complexf_prod_reduce_block,
    (nvshmem_team_t team, sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), (sma_cuda::complex<float> *) dest, (sma_cuda::complex<float> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_complexd_prod_reduce_block,
    (nvshmem_team_t team, sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), (sma_cuda::complex<double> *) dest, (sma_cuda::complex<double> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_prod_reduce_block,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_prod_reduce_block,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (sma_cuda::reduce<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))

/* setup, exit, query */

SMA_CUDA_BOTH(int, nvshmemx_my_pe,
    (nvshmem_team_t team),
    (team),
    sma_cuda_team_my_pe(team))
SMA_CUDA_BOTH(int, nvshmemx_n_pes,
    (nvshmem_team_t team),
    (team),
    sma_cuda_team_n_pes(team))
SMA_CUDA_BOTH(void, nvshmemx_vendor_get_version_info,
    (int *major, int *minor, int *patch),
    (major, minor, patch),
    sma_cuda_vendor_get_version_info(major, minor, patch))

/* signals */

SMA_CUDA_BOTH(void, nvshmemx_signal_op,
    (uint64_t *sig_addr, uint64_t signal, int sig_op, int pe),
    (sig_addr, signal, sig_op, pe),
    sma_cuda::signal_op(sig_addr, signal, sig_op, pe))
SMA_CUDA_BOTH(void, nvshmemx_float_signal,
    (float *dest, float value, int pe),
    (dest, value, pe),
    sma_cuda::signal(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmemx_double_signal,
    (double *dest, double value, int pe),
    (dest, value, pe),
    sma_cuda::signal(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmemx_int_signal,
    (int *dest, int value, int pe),
    (dest, value, pe),
    sma_cuda::signal(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmemx_long_signal,
    (long *dest, long value, int pe),
    (dest, value, pe),
    sma_cuda::signal(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmemx_longlong_signal,
    (long long *dest, long long value, int pe),
    (dest, value, pe),
    sma_cuda::signal(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmemx_uint_signal,
    (unsigned int *dest, unsigned int value, int pe),
    (dest, value, pe),
    sma_cuda::signal(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmemx_ulong_signal,
    (unsigned long *dest, unsigned long value, int pe),
    (dest, value, pe),
    sma_cuda::signal(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmemx_ulonglong_signal,
    (unsigned long long *dest, unsigned long long value, int pe),
    (dest, value, pe),
    sma_cuda::signal(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmemx_int32_signal,
    (int32_t *dest, int32_t value, int pe),
    (dest, value, pe),
    sma_cuda::signal(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmemx_int64_signal,
    (int64_t *dest, int64_t value, int pe),
    (dest, value, pe),
    sma_cuda::signal(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmemx_uint32_signal,
    (uint32_t *dest, uint32_t value, int pe),
    (dest, value, pe),
    sma_cuda::signal(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmemx_uint64_signal,
    (uint64_t *dest, uint64_t value, int pe),
    (dest, value, pe),
    sma_cuda::signal(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmemx_size_signal,
    (size_t *dest, size_t value, int pe),
    (dest, value, pe),
    sma_cuda::signal(dest, value, pe))
SMA_CUDA_BOTH(void, nvshmemx_ptrdiff_signal,
    (ptrdiff_t *dest, ptrdiff_t value, int pe),
    (dest, value, pe),
    sma_cuda::signal(dest, value, pe))

/* collectives on teams */

SMA_CUDA_BOTH(int, nvshmemx_team_barrier,
    (nvshmem_team_t team),
    (team),
    (sma_cuda::barrier(sma_cuda::thread_group(), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_team_barrier_warp,
    (nvshmem_team_t team),
    (sma_cuda::barrier(sma_cuda::warp_group(), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_team_barrier_block,
    (nvshmem_team_t team),
    (sma_cuda::barrier(sma_cuda::block_group(), sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_and_reducescatter_warp,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_and_reducescatter_warp,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_and_reducescatter_warp,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_and_reducescatter_warp,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_and_reducescatter_warp,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_and_reducescatter_warp,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_and_reducescatter_warp,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_and_reducescatter_warp,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_and_reducescatter_warp,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_and_reducescatter_warp,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_and_reducescatter_warp,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_and_reducescatter_warp,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_and_reducescatter_warp,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_and_reducescatter_warp,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_and_reducescatter_warp,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_and_reducescatter_warp,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_and_reducescatter_warp,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_and_reducescatter_warp,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_or_reducescatter_warp,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_or_reducescatter_warp,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_or_reducescatter_warp,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_or_reducescatter_warp,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_or_reducescatter_warp,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_or_reducescatter_warp,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_or_reducescatter_warp,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_or_reducescatter_warp,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_or_reducescatter_warp,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_or_reducescatter_warp,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_or_reducescatter_warp,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_or_reducescatter_warp,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_or_reducescatter_warp,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_or_reducescatter_warp,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_or_reducescatter_warp,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_or_reducescatter_warp,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_or_reducescatter_warp,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_or_reducescatter_warp,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_xor_reducescatter_warp,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_xor_reducescatter_warp,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_xor_reducescatter_warp,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_xor_reducescatter_warp,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_xor_reducescatter_warp,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_xor_reducescatter_warp,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_xor_reducescatter_warp,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_xor_reducescatter_warp,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_xor_reducescatter_warp,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_xor_reducescatter_warp,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_xor_reducescatter_warp,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_xor_reducescatter_warp,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_xor_reducescatter_warp,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_xor_reducescatter_warp,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_xor_reducescatter_warp,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_xor_reducescatter_warp,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_xor_reducescatter_warp,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_xor_reducescatter_warp,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_and_reducescatter_block,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_and_reducescatter_block,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_and_reducescatter_block,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_and_reducescatter_block,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_and_reducescatter_block,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_and_reducescatter_block,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_and_reducescatter_block,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_and_reducescatter_block,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_and_reducescatter_block,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_and_reducescatter_block,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_and_reducescatter_block,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_and_reducescatter_block,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_and_reducescatter_block,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_and_reducescatter_block,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_and_reducescatter_block,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_and_reducescatter_block,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_and_reducescatter_block,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_and_reducescatter_block,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_and>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_or_reducescatter_block,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_or_reducescatter_block,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_or_reducescatter_block,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_or_reducescatter_block,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_or_reducescatter_block,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_or_reducescatter_block,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_or_reducescatter_block,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_or_reducescatter_block,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_or_reducescatter_block,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_or_reducescatter_block,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_or_reducescatter_block,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_or_reducescatter_block,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_or_reducescatter_block,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_or_reducescatter_block,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_or_reducescatter_block,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_or_reducescatter_block,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_or_reducescatter_block,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_or_reducescatter_block,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_or>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_xor_reducescatter_block,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_xor_reducescatter_block,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_xor_reducescatter_block,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_xor_reducescatter_block,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_xor_reducescatter_block,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_xor_reducescatter_block,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_xor_reducescatter_block,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_xor_reducescatter_block,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_xor_reducescatter_block,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_xor_reducescatter_block,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_xor_reducescatter_block,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_xor_reducescatter_block,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_xor_reducescatter_block,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_xor_reducescatter_block,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_xor_reducescatter_block,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_xor_reducescatter_block,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_xor_reducescatter_block,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_xor_reducescatter_block,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_xor>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_max_reducescatter_warp,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_max_reducescatter_warp,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_max_reducescatter_warp,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_max_reducescatter_warp,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_max_reducescatter_warp,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_max_reducescatter_warp,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_max_reducescatter_warp,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_max_reducescatter_warp,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_max_reducescatter_warp,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_max_reducescatter_warp,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_max_reducescatter_warp,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_max_reducescatter_warp,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_max_reducescatter_warp,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_max_reducescatter_warp,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_max_reducescatter_warp,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_max_reducescatter_warp,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_max_reducescatter_warp,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_max_reducescatter_warp,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_max_reducescatter_warp,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_max_reducescatter_warp,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_max_reducescatter_warp,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_max_reducescatter_warp,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_max_reducescatter_warp,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_max_reducescatter_warp,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_max_reducescatter_warp,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_min_reducescatter_warp,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_min_reducescatter_warp,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_min_reducescatter_warp,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_min_reducescatter_warp,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_min_reducescatter_warp,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_min_reducescatter_warp,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_min_reducescatter_warp,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_min_reducescatter_warp,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_min_reducescatter_warp,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_min_reducescatter_warp,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_min_reducescatter_warp,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_min_reducescatter_warp,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_min_reducescatter_warp,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_min_reducescatter_warp,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_min_reducescatter_warp,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_min_reducescatter_warp,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_min_reducescatter_warp,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_min_reducescatter_warp,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_min_reducescatter_warp,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_min_reducescatter_warp,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_min_reducescatter_warp,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_min_reducescatter_warp,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_min_reducescatter_warp,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_min_reducescatter_warp,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_min_reducescatter_warp,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_max_reducescatter_block,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_max_reducescatter_block,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_max_reducescatter_block,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_max_reducescatter_block,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_max_reducescatter_block,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_max_reducescatter_block,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_max_reducescatter_block,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_max_reducescatter_block,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_max_reducescatter_block,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_max_reducescatter_block,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_max_reducescatter_block,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_max_reducescatter_block,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_max_reducescatter_block,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_max_reducescatter_block,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_max_reducescatter_block,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_max_reducescatter_block,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_max_reducescatter_block,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_max_reducescatter_block,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_max_reducescatter_block,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_max_reducescatter_block,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_max_reducescatter_block,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_max_reducescatter_block,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_max_reducescatter_block,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_max_reducescatter_block,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_max_reducescatter_block,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_max>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_min_reducescatter_block,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_min_reducescatter_block,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_min_reducescatter_block,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_min_reducescatter_block,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_min_reducescatter_block,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_min_reducescatter_block,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_min_reducescatter_block,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_min_reducescatter_block,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_min_reducescatter_block,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_min_reducescatter_block,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_min_reducescatter_block,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_min_reducescatter_block,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_min_reducescatter_block,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_min_reducescatter_block,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_min_reducescatter_block,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_min_reducescatter_block,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_min_reducescatter_block,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_min_reducescatter_block,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_min_reducescatter_block,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_min_reducescatter_block,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_min_reducescatter_block,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_min_reducescatter_block,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_min_reducescatter_block,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_min_reducescatter_block,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_min_reducescatter_block,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_min>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_sum_reducescatter_warp,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_sum_reducescatter_warp,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_sum_reducescatter_warp,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_sum_reducescatter_warp,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_sum_reducescatter_warp,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_sum_reducescatter_warp,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_sum_reducescatter_warp,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_sum_reducescatter_warp,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_sum_reducescatter_warp,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_sum_reducescatter_warp,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_sum_reducescatter_warp,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_sum_reducescatter_warp,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_sum_reducescatter_warp,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_sum_reducescatter_warp,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_sum_reducescatter_warp,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_sum_reducescatter_warp,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_sum_reducescatter_warp,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_sum_reducescatter_warp,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_sum_reducescatter_warp,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_sum_reducescatter_warp,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_sum_reducescatter_warp,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_sum_reducescatter_warp,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_sum_reducescatter_warp,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_complexf_sum_reducescatter_warp,
    (nvshmem_team_t team, sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), (sma_cuda::complex<float> *) dest, (sma_cuda::complex<float> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_complexd_sum_reducescatter_warp,
    (nvshmem_team_t team, sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), (sma_cuda::complex<double> *) dest, (sma_cuda::complex<double> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_sum_reducescatter_warp,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_sum_reducescatter_warp,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_prod_reducescatter_warp,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_prod_reducescatter_warp,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_prod_reducescatter_warp,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_prod_reducescatter_warp,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_prod_reducescatter_warp,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_prod_reducescatter_warp,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_prod_reducescatter_warp,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_prod_reducescatter_warp,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_prod_reducescatter_warp,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_prod_reducescatter_warp,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_prod_reducescatter_warp,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_prod_reducescatter_warp,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_prod_reducescatter_warp,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_prod_reducescatter_warp,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_prod_reducescatter_warp,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_prod_reducescatter_warp,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_prod_reducescatter_warp,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_prod_reducescatter_warp,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_prod_reducescatter_warp,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_prod_reducescatter_warp,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_prod_reducescatter_warp,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_prod_reducescatter_warp,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_prod_reducescatter_warp,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_complexf_prod_reducescatter_warp,
    (nvshmem_team_t team, sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), (sma_cuda::complex<float> *) dest, (sma_cuda::complex<float> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_complexd_prod_reducescatter_warp,
    (nvshmem_team_t team, sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), (sma_cuda::complex<double> *) dest, (sma_cuda::complex<double> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_prod_reducescatter_warp,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_prod_reducescatter_warp,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::warp_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_sum_reducescatter_block,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_sum_reducescatter_block,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_sum_reducescatter_block,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_sum_reducescatter_block,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_sum_reducescatter_block,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_sum_reducescatter_block,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_sum_reducescatter_block,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_sum_reducescatter_block,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_sum_reducescatter_block,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_sum_reducescatter_block,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_sum_reducescatter_block,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_sum_reducescatter_block,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_sum_reducescatter_block,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_sum_reducescatter_block,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_sum_reducescatter_block,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_sum_reducescatter_block,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_sum_reducescatter_block,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_sum_reducescatter_block,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_sum_reducescatter_block,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_sum_reducescatter_block,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_sum_reducescatter_block,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_sum_reducescatter_block,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_sum_reducescatter_block,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_complexf_sum_reducescatter_block,
    (nvshmem_team_t team, sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), (sma_cuda::complex<float> *) dest, (sma_cuda::complex<float> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_complexd_sum_reducescatter_block,
    (nvshmem_team_t team, sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), (sma_cuda::complex<double> *) dest, (sma_cuda::complex<double> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_sum_reducescatter_block,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_sum_reducescatter_block,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_sum>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_char_prod_reducescatter_block,
    (nvshmem_team_t team, char *dest, const char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_schar_prod_reducescatter_block,
    (nvshmem_team_t team, signed char *dest, const signed char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_short_prod_reducescatter_block,
    (nvshmem_team_t team, short *dest, const short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int_prod_reducescatter_block,
    (nvshmem_team_t team, int *dest, const int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_long_prod_reducescatter_block,
    (nvshmem_team_t team, long *dest, const long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_longlong_prod_reducescatter_block,
    (nvshmem_team_t team, long long *dest, const long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ptrdiff_prod_reducescatter_block,
    (nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uchar_prod_reducescatter_block,
    (nvshmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ushort_prod_reducescatter_block,
    (nvshmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint_prod_reducescatter_block,
    (nvshmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulong_prod_reducescatter_block,
    (nvshmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_ulonglong_prod_reducescatter_block,
    (nvshmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int8_prod_reducescatter_block,
    (nvshmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int16_prod_reducescatter_block,
    (nvshmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int32_prod_reducescatter_block,
    (nvshmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_int64_prod_reducescatter_block,
    (nvshmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint8_prod_reducescatter_block,
    (nvshmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint16_prod_reducescatter_block,
    (nvshmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint32_prod_reducescatter_block,
    (nvshmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_uint64_prod_reducescatter_block,
    (nvshmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_size_prod_reducescatter_block,
    (nvshmem_team_t team, size_t *dest, const size_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_float_prod_reducescatter_block,
    (nvshmem_team_t team, float *dest, const float *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_double_prod_reducescatter_block,
    (nvshmem_team_t team, double *dest, const double *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_complexf_prod_reducescatter_block,
    (nvshmem_team_t team, sma_cuda_complexf_t *dest, const sma_cuda_complexf_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), (sma_cuda::complex<float> *) dest, (sma_cuda::complex<float> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_complexd_prod_reducescatter_block,
    (nvshmem_team_t team, sma_cuda_complexd_t *dest, const sma_cuda_complexd_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), (sma_cuda::complex<double> *) dest, (sma_cuda::complex<double> *) source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_half_prod_reducescatter_block,
    (nvshmem_team_t team, sma_cuda_half_t *dest, const sma_cuda_half_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))
SMA_CUDA_DEVICE(int, nvshmemx_bfloat16_prod_reducescatter_block,
    (nvshmem_team_t team, sma_cuda_bfloat16_t *dest, const sma_cuda_bfloat16_t *source, size_t nreduce),
    (sma_cuda::reducescatter<sma_cuda::op_prod>(sma_cuda::block_group(), dest, source, (size_t) nreduce, sma_cuda::team_set(team), sma_cuda::team_sync(team)), 0))

#endif

#ifdef __cplusplus
/* nvshmem_barrier and nvshmem_sync of a team, beside those of an active set. */
#ifdef __CUDACC__
#define SMA_CUDA_TEAM static __host__ __device__ __forceinline__
#define SMA_CUDA_TEAM_GROUP static __device__ __forceinline__
#else
#define SMA_CUDA_TEAM static inline
#endif

SMA_CUDA_TEAM int nvshmem_barrier(nvshmem_team_t team)
{
    return nvshmemx_team_barrier(team);
}

SMA_CUDA_TEAM int nvshmem_sync(nvshmem_team_t team)
{
    return nvshmem_team_sync(team);
}

static inline int nvshmemx_barrier_on_stream(nvshmem_team_t team,
                                             cudaStream_t stream)
{
    return nvshmemx_team_barrier_on_stream(team, stream);
}

static inline int nvshmemx_sync_on_stream(nvshmem_team_t team,
                                          cudaStream_t stream)
{
    return nvshmemx_team_sync_on_stream(team, stream);
}

#ifdef __CUDACC__
SMA_CUDA_TEAM_GROUP int nvshmemx_barrier_warp(nvshmem_team_t team)
{
    return nvshmemx_team_barrier_warp(team);
}

SMA_CUDA_TEAM_GROUP int nvshmemx_barrier_block(nvshmem_team_t team)
{
    return nvshmemx_team_barrier_block(team);
}

SMA_CUDA_TEAM_GROUP int nvshmemx_sync_warp(nvshmem_team_t team)
{
    return nvshmemx_team_sync_warp(team);
}

SMA_CUDA_TEAM_GROUP int nvshmemx_sync_block(nvshmem_team_t team)
{
    return nvshmemx_team_sync_block(team);
}

/* The greatest number x of all PEs, with the y that belongs to it. */
SMA_CUDA_TEAM_GROUP int
nvshmemx_double2_maxloc_reduce_block(nvshmem_team_t team, double2 *dest,
                                     const double2 *source, size_t nreduce)
{
    sma_cuda::reduce<sma_cuda::op_maxloc>(
        sma_cuda::block_group(), dest, source, nreduce,
        sma_cuda::team_set(team), sma_cuda::team_sync(team));
    return 0;
}
#undef SMA_CUDA_TEAM_GROUP
#endif
#undef SMA_CUDA_TEAM
#endif

#endif

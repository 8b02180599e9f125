/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * libsma_cuda: what its files share.  Each routine of the host either calls
 * libsma, whose symmetric heap has the memory of the program if there is no GPU,
 * or a function of the GPU part (sma_cuda_gpu).
 */
#ifndef SMA_CUDA_CUDA_H
#define SMA_CUDA_CUDA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "host/call.h"
#include "nvshmem.h"
#include "nvshmemx.h"

#define SHMEM_NO_GENERIC 1
#include "shmem.h"

/* When an operation on memory of a GPU is complete. */
struct sma_cuda_queue {
    enum {
        SMA_CUDA_AT_ONCE,  /* before the routine returns */
        SMA_CUDA_LATER,    /* before the next nvshmem_quiet */
        SMA_CUDA_IN_STREAM /* in the order of the stream */
    } when;
    cudaStream_t stream;
};

#define SMA_CUDA_NOW ((struct sma_cuda_queue){SMA_CUDA_AT_ONCE, NULL})
#define SMA_CUDA_NBI ((struct sma_cuda_queue){SMA_CUDA_LATER, NULL})
#define SMA_CUDA_ON(stream) \
    ((struct sma_cuda_queue){SMA_CUDA_IN_STREAM, stream})

/* A transfer of n blocks; the starts of two blocks that follow each other lie
 * dst bytes apart in dest and sst bytes in source. */
struct sma_cuda_copy {
    bool is_put;
    void *dest;
    const void *source;
    size_t bytes, n;
    ptrdiff_t dst, sst;
    int pe;
};

/* A team, as device/state.h has it. */
struct sma_cuda_team {
    int start, stride, size;
    int me;
};

/* The functions for memory of GPUs (gpu/).  Errors end the job. */
struct sma_cuda_gpu {
    /* Makes the heap and maps those of the other PEs.  All PEs call it. */
    void (*start)(const char *routine, size_t heap);
    void (*stop)(void);
    void *(*allocate)(const char *routine, size_t alignment, size_t bytes);
    void (*release)(const char *routine, void *block);
    /* The bytes of a block; 0: this is no block. */
    size_t (*size)(const void *block);
    /* Where this PE has mapped the memory of another one; NULL: nowhere. */
    void *(*mapped)(const void *p, int pe);
    void (*copy)(const char *routine, const struct sma_cuda_copy *c,
                 struct sma_cuda_queue q);
    /* Copies between any two addresses, and waits for the end of it. */
    void (*move)(const char *routine, void *to, const void *from, size_t bytes);
    void (*clear)(const char *routine, void *p, size_t bytes);
    /* Runs a kernel.  The result is that of an atomic operation that fetches,
     * which only SMA_CUDA_NOW has. */
    uint64_t (*call)(const char *routine, struct sma_cuda_call *call,
                     struct sma_cuda_queue q);
    /* Waits for all that SMA_CUDA_LATER has left; for all of a stream. */
    void (*quiet)(const char *routine);
    void (*drain)(const char *routine, cudaStream_t stream);
    /* Gives a program's module with kernels the state of the job. */
    void (*upload)(int (*upload)(const void *state), bool has_copy);
    /* Makes the PE's GPU that of this thread. */
    void (*enter)(const char *routine);
    /* How many blocks of a kernel run at the same time for this PE, if as many of
     * them run on a multiprocessor. */
    int (*resident)(const char *routine, int blocks_of_multiprocessor);
    /* Tells kernels of a team of this PE; size 0: there is none any more. */
    void (*set_team)(const char *routine, int number,
                     const struct sma_cuda_team *team);
};

/* NULL: the memory is that of the host. */
extern const struct sma_cuda_gpu *sma_cuda_gpu;

/* The GPU part, if this PE has a GPU; NULL otherwise.  *why is NULL, or an error of
 * the driver. */
const struct sma_cuda_gpu *sma_cuda_find_gpu(const char **why);

/* Tells all modules with kernels the state of the job. */
void sma_cuda_upload_modules(void);

/* Ends the job after one line with PE, host, routine and the text. */
SMA_NORETURN void sma_cuda_fatal(const char *routine, const char *text, ...)
    __attribute__((format(printf, 2, 3)));

/* One line without an end of the job. */
void sma_cuda_say(const char *routine, const char *text, ...)
    __attribute__((format(printf, 2, 3)));

/* Between these calls, which all PEs make, one PE of the job prints its error. */
void sma_cuda_begin_messages(void);
void sma_cuda_end_messages(void);

/* Calls of nvshmem_init that no nvshmem_finalize has matched. */
extern int sma_cuda_starts;

/* Ends the job if nvshmem_init has not been called. */
void sma_cuda_check_started(const char *routine);

/* Ends the job if the communicator of MPI at this address does not have the
 * processes of the job in the order of the PEs. */
void sma_cuda_check_mpi(const char *routine, const void *communicator);

/* Ends the job if the handle or the ID of the attributes is none; before the start
 * of libsma. */
void sma_cuda_check_attributes(const char *routine, unsigned flags,
                               const nvshmemx_init_attr_t *attributes);

/* Ends the job unless the PEs have one ID, and the numbers that it was set with. */
void sma_cuda_check_id(const char *routine,
                       const nvshmemx_init_attr_t *attributes);

/* The bytes of NVSHMEM_SYMMETRIC_SIZE, or of a text like it; 0: no size. */
size_t sma_cuda_size(const char *text);

/* Is the memory that of the host? */
static inline bool sma_cuda_on_host(const char *routine)
{
    sma_cuda_check_started(routine);
    return sma_cuda_gpu == NULL;
}

static inline uint64_t sma_cuda_bits(const void *value, size_t bytes)
{
    uint64_t bits = 0;

    memcpy(&bits, value, bytes);
    return bits;
}

/* The kind of objects of so many bytes that are only moved. */
static inline enum sma_cuda_kind sma_cuda_unsigned(size_t bytes)
{
    return bytes == 1   ? SMA_CUDA_U8
           : bytes == 2 ? SMA_CUDA_U16
           : bytes == 4 ? SMA_CUDA_U32
                        : SMA_CUDA_U64;
}

/* The kind of type t. */
#define SMA_CUDA_KIND(t) \
    _Generic((t){0}, char \
             : (char) -1 < 0 ? SMA_CUDA_I8 : SMA_CUDA_U8, signed char \
             : SMA_CUDA_I8, unsigned char \
             : SMA_CUDA_U8, sma_cuda_half_t \
             : SMA_CUDA_F16, sma_cuda_bfloat16_t \
             : SMA_CUDA_BF16, short \
             : SMA_CUDA_I16, int \
             : SMA_CUDA_I32, long \
             : SMA_CUDA_I64, long long \
             : SMA_CUDA_I64, unsigned short \
             : SMA_CUDA_U16, unsigned \
             : SMA_CUDA_U32, unsigned long \
             : SMA_CUDA_U64, unsigned long long \
             : SMA_CUDA_U64, float \
             : SMA_CUDA_F32, double \
             : SMA_CUDA_F64, float _Complex \
             : SMA_CUDA_C64, double _Complex \
             : SMA_CUDA_C128)

#endif

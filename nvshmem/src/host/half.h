/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What libsma would have of the types of 16 bits of CUDA, for memory of the host.
 */
#ifndef SMA_CUDA_HALF_H
#define SMA_CUDA_HALF_H

#include "host/cuda.h"

/* Transfers move bits. */
#define shmem_half_put shmem_put16
#define shmem_half_get shmem_get16
#define shmem_half_put_nbi shmem_put16_nbi
#define shmem_half_get_nbi shmem_get16_nbi
#define shmem_half_iput shmem_iput16
#define shmem_half_iget shmem_iget16
#define shmem_half_put_signal shmem_put16_signal
#define shmem_half_put_signal_nbi shmem_put16_signal_nbi
#define shmem_half_p(dest, value, pe) \
    shmem_uint16_p((uint16_t *) (dest), (value).bits, pe)
#define shmem_half_g(source, pe) \
    ((sma_cuda_half_t){shmem_uint16_g((const uint16_t *) (source), pe)})
#define shmem_bfloat16_put shmem_put16
#define shmem_bfloat16_get shmem_get16
#define shmem_bfloat16_put_nbi shmem_put16_nbi
#define shmem_bfloat16_get_nbi shmem_get16_nbi
#define shmem_bfloat16_iput shmem_iput16
#define shmem_bfloat16_iget shmem_iget16
#define shmem_bfloat16_put_signal shmem_put16_signal
#define shmem_bfloat16_put_signal_nbi shmem_put16_signal_nbi
#define shmem_bfloat16_p shmem_half_p
#define shmem_bfloat16_g(source, pe) \
    ((sma_cuda_bfloat16_t){shmem_uint16_g((const uint16_t *) (source), pe)})

/* So do collectives, on 2 bytes each. */
#define shmem_half_broadcast(team, dest, source, n, root) \
    shmem_uint16_broadcast(team, (void *) (dest), (const void *) (source), n, \
                           root)
#define shmem_half_collect(team, dest, source, n) \
    shmem_uint16_collect(team, (void *) (dest), (const void *) (source), n)
#define shmem_half_fcollect(team, dest, source, n) \
    shmem_uint16_fcollect(team, (void *) (dest), (const void *) (source), n)
#define shmem_half_alltoall(team, dest, source, n) \
    shmem_uint16_alltoall(team, (void *) (dest), (const void *) (source), n)
#define shmem_half_alltoalls(team, dest, source, dst, sst, n) \
    shmem_uint16_alltoalls(team, (void *) (dest), (const void *) (source), \
                           dst, sst, n)
#define shmem_bfloat16_broadcast shmem_half_broadcast
#define shmem_bfloat16_collect shmem_half_collect
#define shmem_bfloat16_fcollect shmem_half_fcollect
#define shmem_bfloat16_alltoall shmem_half_alltoall
#define shmem_bfloat16_alltoalls shmem_half_alltoalls

/* Reductions are made in float, and their results are rounded once. */
typedef int sma_cuda_float_reduce(shmem_team_t team, float *dest,
                                  const float *source, size_t n);
int sma_cuda_half_reduce(shmem_team_t team, uint16_t *dest,
                         const uint16_t *source, size_t n, bool is_bfloat16,
                         sma_cuda_float_reduce *reduce);

#define SMA_CUDA_HALF_REDUCE(op, is_bfloat16) \
    sma_cuda_half_reduce(team, (uint16_t *) dest, (const uint16_t *) source, \
                         n, is_bfloat16, shmem_float_##op##_reduce)
#define SMA_CUDA_HALF_OP(op) \
    static inline int shmem_half_##op##_reduce( \
        shmem_team_t team, sma_cuda_half_t *dest, \
        const sma_cuda_half_t *source, size_t n) \
    { \
        return SMA_CUDA_HALF_REDUCE(op, false); \
    } \
    static inline int shmem_bfloat16_##op##_reduce( \
        shmem_team_t team, sma_cuda_bfloat16_t *dest, \
        const sma_cuda_bfloat16_t *source, size_t n) \
    { \
        return SMA_CUDA_HALF_REDUCE(op, true); \
    }

SMA_CUDA_HALF_OP(max)
SMA_CUDA_HALF_OP(min)
SMA_CUDA_HALF_OP(sum)
SMA_CUDA_HALF_OP(prod)

/* Space for parts of reductions.  All PEs call these. */
void sma_cuda_half_begin(void);
void sma_cuda_half_end(void);

#endif

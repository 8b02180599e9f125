/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The typed entry points of the active-set collectives.
 */
#include "coll_api.h"
#include "lists.h"
#include "pshmem.h"
#include "shmem.h"

/* The arguments that every one of them ends with. */
#define ACTIVE_SET int PE_start, int logPE_stride, int PE_size
#define ACTIVE \
    (&(const struct sma_active){PE_start, logPE_stride, PE_size, pSync})

void pshmem_barrier_all(void)
{
    sma_barrier_all("shmem_barrier_all");
}
SMA_TWIN(shmem_barrier_all)

void pbarrier(void)
{
    sma_barrier_all("barrier");
}
SMA_TWIN(barrier)

void pshmem_sync_all(void)
{
    sma_sync_all("shmem_sync_all");
}
SMA_TWIN(shmem_sync_all)

void pshmem_barrier(ACTIVE_SET, long *pSync)
{
    sma_barrier("shmem_barrier", ACTIVE);
}
SMA_TWIN(shmem_barrier)

void pshmem_sync(ACTIVE_SET, long *pSync)
{
    sma_sync("shmem_sync", ACTIVE);
}
SMA_TWIN(shmem_sync)

#define DEFINE_BROADCAST(name, bytes) \
    void p##name(void *dest, const void *source, size_t nelems, int PE_root, \
                 ACTIVE_SET, long *pSync) \
    { \
        sma_broadcast(#name, dest, source, nelems, bytes, PE_root, ACTIVE); \
    } \
    SMA_TWIN(name)

#define DEFINE_COLLECT(name, bytes, same_size) \
    void p##name(void *dest, const void *source, size_t nelems, ACTIVE_SET, \
                 long *pSync) \
    { \
        sma_collect(#name, dest, source, nelems, bytes, same_size, ACTIVE); \
    } \
    SMA_TWIN(name)

#define DEFINE_ALLTOALL(name, bytes) \
    void p##name(void *dest, const void *source, size_t nelems, ACTIVE_SET, \
                 long *pSync) \
    { \
        sma_alltoalls(#name, dest, source, 1, 1, nelems, bytes, ACTIVE); \
    } \
    SMA_TWIN(name)

#define DEFINE_ALLTOALLS(name, bytes) \
    void p##name(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, \
                 size_t nelems, ACTIVE_SET, long *pSync) \
    { \
        sma_alltoalls(#name, dest, source, dst, sst, nelems, bytes, ACTIVE); \
    } \
    SMA_TWIN(name)

#define DEFINE_SIZED(bits, bytes) \
    DEFINE_BROADCAST(shmem_broadcast##bits, bytes) \
    DEFINE_COLLECT(shmem_collect##bits, bytes, false) \
    DEFINE_COLLECT(shmem_fcollect##bits, bytes, true) \
    DEFINE_ALLTOALL(shmem_alltoall##bits, bytes) \
    DEFINE_ALLTOALLS(shmem_alltoalls##bits, bytes)

SMA_LIST_SIZE_COLL(DEFINE_SIZED)
/* the Cray forms without a type move 64-bit words */
DEFINE_BROADCAST(shmem_broadcast, 8)
DEFINE_COLLECT(shmem_collect, 8, false)
DEFINE_COLLECT(shmem_fcollect, 8, true)

void pshmem_alltoallv(void *dest, size_t *t_offsets, size_t *t_sizes,
                      const void *source, size_t *s_offsets, size_t *s_sizes,
                      ACTIVE_SET, long *pSync)
{
    sma_alltoallv("shmem_alltoallv", dest, t_offsets, t_sizes, source,
                  s_offsets, s_sizes, ACTIVE);
}
SMA_TWIN(shmem_alltoallv)

void pshmem_alltoallv_packed(void *dest, size_t dest_size, size_t *t_size,
                             const void *source, size_t *s_offsets,
                             size_t *s_sizes, ACTIVE_SET, long *pSync)
{
    *t_size = sma_alltoallv_packed("shmem_alltoallv_packed", dest, dest_size,
                                   source, s_offsets, s_sizes, ACTIVE);
}
SMA_TWIN(shmem_alltoallv_packed)

#define DEFINE_TO_ALL(T, type, O) \
    void pshmem_##T##_##O##_to_all(type *dest, const type *source, \
                                   int nreduce, ACTIVE_SET, type *pWrk, \
                                   long *pSync) \
    { \
        (void) pWrk; \
        sma_reduce("shmem_" #T "_" #O "_to_all", dest, source, nreduce, \
                   &sma_op_##T##_##O, ACTIVE); \
    } \
    SMA_TWIN(shmem_##T##_##O##_to_all)

#define DEFINE_BIT(T, type) \
    DEFINE_TO_ALL(T, type, and) \
    DEFINE_TO_ALL(T, type, or) \
    DEFINE_TO_ALL(T, type, xor)
#define DEFINE_MINMAX(T, type) \
    DEFINE_TO_ALL(T, type, max) \
    DEFINE_TO_ALL(T, type, min)
#define DEFINE_ARITH(T, type) \
    DEFINE_TO_ALL(T, type, sum) \
    DEFINE_TO_ALL(T, type, prod)

SMA_LIST_TOALL_BIT(DEFINE_BIT)
SMA_LIST_TOALL_MINMAX(DEFINE_MINMAX)
SMA_LIST_TOALL_ARITH(DEFINE_ARITH)

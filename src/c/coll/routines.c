/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The typed entry points of the collectives, on active sets and on teams.  Each
 * of them adds the size of an element, or the operator, and its name for
 * messages, and calls a function of coll/calls.h.  Macros make them for all
 * types.
 */
#include "coll/calls.h"
#include "mpp/shmem.h"
#include "pshmem.h"
#include "pshmemx.h"

/* An active set among the parameters of an entry point, and as the functions of
 * coll/calls.h take it. */
#define ACTIVE_SET int PE_start, int logPE_stride, int PE_size
#define ACTIVE \
    (&(const struct sma_active){PE_start, logPE_stride, PE_size, pSync, NULL})
#define ACTIVE_WRK \
    (&(const struct sma_active){PE_start, logPE_stride, PE_size, pSync, pWrk})

void pshmem_barrier_all(void)
{
    sma_barrier_all(SMA_R(shmem_barrier_all));
}
SMA_ALIAS(shmem_barrier_all)

void pbarrier(void)
{
    sma_barrier_all(SMA_R(barrier));
}
SMA_ALIAS(barrier)

void pshmem_sync_all(void)
{
    sma_sync_all(SMA_R(shmem_sync_all));
}
SMA_ALIAS(shmem_sync_all)

void pshmem_barrier(ACTIVE_SET, long *pSync)
{
    sma_barrier(SMA_R(shmem_barrier), ACTIVE);
}
SMA_ALIAS(shmem_barrier)

void pshmem_sync(ACTIVE_SET, long *pSync)
{
    sma_sync(SMA_R(shmem_sync), ACTIVE);
}
SMA_ALIAS(shmem_sync)

#define DEFINE_BROADCAST(name, bytes) \
    void p##name(void *dest, const void *source, size_t nelems, int PE_root, \
                 ACTIVE_SET, long *pSync) \
    { \
        sma_broadcast(SMA_R(name), dest, source, nelems, bytes, PE_root, \
                      ACTIVE); \
    } \
    SMA_ALIAS(name)

#define DEFINE_COLLECT(name, bytes, same_size) \
    void p##name(void *dest, const void *source, size_t nelems, ACTIVE_SET, \
                 long *pSync) \
    { \
        sma_collect(SMA_R(name), dest, source, nelems, bytes, same_size, \
                    ACTIVE); \
    } \
    SMA_ALIAS(name)

#define DEFINE_ALLTOALL(name, bytes) \
    void p##name(void *dest, const void *source, size_t nelems, ACTIVE_SET, \
                 long *pSync) \
    { \
        sma_alltoalls(SMA_R(name), dest, source, 1, 1, nelems, bytes, ACTIVE); \
    } \
    SMA_ALIAS(name)

#define DEFINE_ALLTOALLS(name, bytes) \
    void p##name(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, \
                 size_t nelems, ACTIVE_SET, long *pSync) \
    { \
        sma_alltoalls(SMA_R(name), dest, source, dst, sst, nelems, bytes, \
                      ACTIVE); \
    } \
    SMA_ALIAS(name)

/* shmem.h also defines shmem_alltoall as a macro that chooses by type. */
#undef shmem_alltoall

#define DEFINE_SIZED(bits, bytes) \
    DEFINE_BROADCAST(shmem_broadcast##bits, bytes) \
    DEFINE_COLLECT(shmem_collect##bits, bytes, false) \
    DEFINE_COLLECT(shmem_fcollect##bits, bytes, true) \
    DEFINE_ALLTOALL(shmem_alltoall##bits, bytes) \
    DEFINE_ALLTOALLS(shmem_alltoalls##bits, bytes)

SMA_LIST_SIZE_COLL(DEFINE_SIZED)

/* The routines of Cray's library without a size move 64-bit words. */
DEFINE_BROADCAST(shmem_broadcast, 8)
DEFINE_BROADCAST(shmemx_broadcast, 8)
DEFINE_COLLECT(shmem_collect, 8, false)
DEFINE_COLLECT(shmem_fcollect, 8, true)

/* alltoall without a size moves bytes. */
DEFINE_ALLTOALL(shmem_alltoall, 1)

#define DEFINE_ALLTOALLV(name) \
    void p##name(void *dest, size_t *t_offsets, size_t *t_sizes, \
                 const void *source, size_t *s_offsets, size_t *s_sizes, \
                 ACTIVE_SET, long *pSync) \
    { \
        sma_alltoallv(SMA_R(name), dest, t_offsets, t_sizes, 0, source, \
                      s_offsets, s_sizes, ACTIVE); \
    } \
    SMA_ALIAS(name) \
    void p##name##_packed(void *dest, size_t dest_size, size_t *t_size, \
                          const void *source, size_t *s_offsets, \
                          size_t *s_sizes, ACTIVE_SET, long *pSync) \
    { \
        *t_size = \
            sma_alltoallv(SMA_R(name##_packed), dest, NULL, NULL, dest_size, \
                          source, s_offsets, s_sizes, ACTIVE); \
    } \
    SMA_ALIAS(name##_packed)

DEFINE_ALLTOALLV(shmem_alltoallv)
DEFINE_ALLTOALLV(shmemx_alltoallv)

#define DEFINE_TO_ALL(prefix, T, type, O) \
    void p##prefix##_##T##_##O##_to_all(type *dest, const type *source, \
                                        int nreduce, ACTIVE_SET, type *pWrk, \
                                        long *pSync) \
    { \
        sma_reduce(SMA_R(prefix##_##T##_##O##_to_all), dest, source, nreduce, \
                   &sma_op_##T##_##O, ACTIVE_WRK); \
    } \
    SMA_ALIAS(prefix##_##T##_##O##_to_all)

#define REDUCTION(O, T, type) DEFINE_TO_ALL(shmem, T, type, O)
SMA_REDUCTIONS(TOALL)
#undef REDUCTION
#define REDUCTION(O, T, type) DEFINE_TO_ALL(shmemx, T, type, O)
SMA_LIST_OMPI_X_TO_ALL(SMA_REDUCTIONS_ALL)
#undef REDUCTION

/* ------------------------------------------------------------------ teams */

int pshmem_team_sync(shmem_team_t team)
{
    sma_team_sync(SMA_R(shmem_team_sync), team);
    return 0;
}
SMA_ALIAS(shmem_team_sync)

#define DEFINE_TEAM_DATA(prefix, suffix, type, bytes) \
    int p##prefix##broadcast##suffix(shmem_team_t team, type *dest, \
                                     const type *source, size_t nelems, \
                                     int PE_root) \
    { \
        sma_team_broadcast(SMA_R(prefix##broadcast##suffix), team, dest, \
                           source, nelems, bytes, PE_root); \
        return 0; \
    } \
    SMA_ALIAS(prefix##broadcast##suffix) \
    int p##prefix##collect##suffix(shmem_team_t team, type *dest, \
                                   const type *source, size_t nelems) \
    { \
        sma_team_collect(SMA_R(prefix##collect##suffix), team, dest, source, \
                         nelems, bytes, false); \
        return 0; \
    } \
    SMA_ALIAS(prefix##collect##suffix) \
    int p##prefix##fcollect##suffix(shmem_team_t team, type *dest, \
                                    const type *source, size_t nelems) \
    { \
        sma_team_collect(SMA_R(prefix##fcollect##suffix), team, dest, source, \
                         nelems, bytes, true); \
        return 0; \
    } \
    SMA_ALIAS(prefix##fcollect##suffix) \
    int p##prefix##alltoall##suffix(shmem_team_t team, type *dest, \
                                    const type *source, size_t nelems) \
    { \
        sma_team_alltoalls(SMA_R(prefix##alltoall##suffix), team, dest, \
                           source, 1, 1, nelems, bytes); \
        return 0; \
    } \
    SMA_ALIAS(prefix##alltoall##suffix) \
    int p##prefix##alltoalls##suffix(shmem_team_t team, type *dest, \
                                     const type *source, ptrdiff_t dst, \
                                     ptrdiff_t sst, size_t nelems) \
    { \
        sma_team_alltoalls(SMA_R(prefix##alltoalls##suffix), team, dest, \
                           source, dst, sst, nelems, bytes); \
        return 0; \
    } \
    SMA_ALIAS(prefix##alltoalls##suffix)

#define DEFINE_TEAM_TYPE(T, type) \
    DEFINE_TEAM_DATA(shmem_##T##_, , type, sizeof(type))

SMA_LIST_RMA_STD(DEFINE_TEAM_TYPE)
DEFINE_TEAM_DATA(shmem_, mem, void, 1)

#define REDUCTION(O, T, type) \
    int pshmem_##T##_##O##_reduce(shmem_team_t team, type *dest, \
                                  const type *source, size_t nreduce) \
    { \
        sma_team_reduce(SMA_R(shmem_##T##_##O##_reduce), team, dest, source, \
                        nreduce, &sma_op_##T##_##O); \
        return 0; \
    } \
    SMA_ALIAS(shmem_##T##_##O##_reduce)

SMA_REDUCTIONS(TEAM)
#undef REDUCTION

#define DEFINE_SCAN(prefix, T, type, kind, exclusive) \
    int p##prefix##_##T##_sum_##kind(shmem_team_t team, type *dest, \
                                     const type *source, size_t nelems) \
    { \
        sma_team_scan(SMA_R(prefix##_##T##_sum_##kind), team, dest, source, \
                      nelems, &sma_op_##T##_sum, exclusive); \
        return 0; \
    } \
    SMA_ALIAS(prefix##_##T##_sum_##kind)

#define DEFINE_SCANS(T, type) \
    DEFINE_SCAN(shmem, T, type, inscan, false) \
    DEFINE_SCAN(shmem, T, type, exscan, true) \
    DEFINE_SCAN(shmemx, T, type, inscan, false) \
    DEFINE_SCAN(shmemx, T, type, exscan, true)

SMA_LIST_TEAM_ARITH(DEFINE_SCANS)

/* ------------------------------------------------- teams of Cray's library */

/* These routines have a team and work arrays; they ignore the arrays. */
#define DEFINE_CRAY(prefix) \
    void p##prefix##_barrier(shmem_team_t team, long *pSync) \
    { \
        (void) pSync; \
        sma_team_barrier(SMA_R(prefix##_barrier), team); \
    } \
    SMA_ALIAS(prefix##_barrier) \
    void p##prefix##_alltoall(void *dest, const void *source, size_t nelems, \
                              shmem_team_t team, long *pSync) \
    { \
        (void) pSync; \
        sma_team_alltoalls(SMA_R(prefix##_alltoall), team, dest, source, 1, 1, \
                           nelems, 1); \
    } \
    SMA_ALIAS(prefix##_alltoall) \
    void p##prefix##_alltoallv( \
        void *dest, size_t *t_offsets, size_t *t_sizes, const void *source, \
        size_t *s_offsets, size_t *s_sizes, shmem_team_t team, long *pSync) \
    { \
        (void) pSync; \
        sma_team_alltoallv(SMA_R(prefix##_alltoallv), team, dest, t_offsets, \
                           t_sizes, 0, source, s_offsets, s_sizes); \
    } \
    SMA_ALIAS(prefix##_alltoallv) \
    void p##prefix##_alltoallv_packed( \
        void *dest, size_t dest_size, size_t *t_size, const void *source, \
        size_t *s_offsets, size_t *s_sizes, shmem_team_t team, long *pSync) \
    { \
        (void) pSync; \
        *t_size = sma_team_alltoallv(SMA_R(prefix##_alltoallv_packed), team, \
                                     dest, NULL, NULL, dest_size, source, \
                                     s_offsets, s_sizes); \
    } \
    SMA_ALIAS(prefix##_alltoallv_packed)

DEFINE_CRAY(shmem_team)
DEFINE_CRAY(shmemx_team)

static void team_to_all(const struct sma_routine *routine, shmem_team_t team,
                        void *dest, const void *source, int nreduce,
                        const struct sma_op *op)
{
    if (unlikely(nreduce < 0))
        sma_fatal(routine, "nreduce is %d, must not be negative", nreduce);
    sma_team_reduce(routine, team, dest, source, (size_t) nreduce, op);
}

#define REDUCTION(O, T, type) \
    void pshmemx_team_##T##_##O##_to_all(shmem_team_t team, type *dest, \
                                         const type *source, int nreduce, \
                                         type *pWrk, long *pSync) \
    { \
        (void) pWrk; \
        (void) pSync; \
        team_to_all(SMA_R(shmemx_team_##T##_##O##_to_all), team, dest, source, \
                    nreduce, &sma_op_##T##_##O); \
    } \
    SMA_ALIAS(shmemx_team_##T##_##O##_to_all)

SMA_REDUCTIONS(TOALL)

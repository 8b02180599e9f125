/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the typed entry points of C and Fortran call: collectives over an active
 * set or a team that see bytes and an operator.  All of them check their arguments and
 * name `routine` in messages.  pSync is checked, not used, and pWrk is looked at
 * with SHMEM_CHECK=2 only: the library has buffers of its own (coll.h).
 */
#ifndef SMA_COLL_API_H
#define SMA_COLL_API_H

#include "base/base.h"
#include "gen/lists.h"
#include "shmem.h"

/* An active set as the caller gave it. */
struct sma_active {
    int start;
    int log_stride;
    int size;
    const void *psync;
    const void *pwrk; /* of a reduction */
};

/* out[i] = a[i] OP b[i] for n elements; out may be a or b exactly. */
typedef void sma_kernel_fn(void *out, const void *a, const void *b, size_t n);

struct sma_op {
    sma_kernel_fn *kernel;
    size_t esize; /* bytes of an element */
};

/* sma_op_int_sum, sma_op_double_max, ...: all types of the TEAM lists with
 * their operators (op.c); sma_op_float128_{max,min,sum,prod} where the compiler
 * has the type. */
#define SMA_DECLARE_OP(T, O) extern const struct sma_op sma_op_##T##_##O;

#define SMA_DECLARE_BIT(T, type) \
    SMA_DECLARE_OP(T, and) SMA_DECLARE_OP(T, or) SMA_DECLARE_OP(T, xor)
#define SMA_DECLARE_MINMAX(T, type) \
    SMA_DECLARE_OP(T, max) SMA_DECLARE_OP(T, min)
#define SMA_DECLARE_ARITH(T, type) \
    SMA_DECLARE_OP(T, sum) SMA_DECLARE_OP(T, prod)

SMA_LIST_TEAM_BIT(SMA_DECLARE_BIT)
SMA_LIST_TEAM_MINMAX(SMA_DECLARE_MINMAX)
SMA_LIST_TEAM_ARITH(SMA_DECLARE_ARITH)
#ifdef HAVE_FLOAT128
SMA_DECLARE_MINMAX(float128, )
SMA_DECLARE_ARITH(float128, )
#endif

/* quiet and sync over all PEs; sync only. */
void sma_barrier_all(const char *routine);
void sma_sync_all(const char *routine);

/* The same over an active set. */
void sma_barrier(const char *routine, const struct sma_active *set);
void sma_sync(const char *routine, const struct sma_active *set);

/* root is the index in the set; dest on the root is not written. */
void sma_broadcast(const char *routine, void *dest, const void *source,
                   size_t nelems, size_t esize, int root,
                   const struct sma_active *set);

/* Concatenation; same_size: nelems is the same on all PEs (fcollect). */
void sma_collect(const char *routine, void *dest, const void *source,
                 size_t nelems, size_t esize, bool same_size,
                 const struct sma_active *set);

/* Strides in elements; 1, 1 is alltoall. */
void sma_alltoalls(const char *routine, void *dest, const void *source,
                   ptrdiff_t dst, ptrdiff_t sst, size_t nelems, size_t esize,
                   const struct sma_active *set);

/* Blocks of any size, in bytes: member i of the set gets the s_sizes[i] bytes
 * at s_offsets[i] of my source, and what it sends goes to t_offsets[i] of my dest;
 * t_sizes[i] gets how many bytes that is.  Packed: in the order of the set, without gaps,
 * in at most dest_size bytes; returns how many there are. */
void sma_alltoallv(const char *routine, void *dest, const size_t *t_offsets,
                   size_t *t_sizes, const void *source,
                   const size_t *s_offsets, const size_t *s_sizes,
                   const struct sma_active *set);
size_t sma_alltoallv_packed(const char *routine, void *dest, size_t dest_size,
                            const void *source, const size_t *s_offsets,
                            const size_t *s_sizes,
                            const struct sma_active *set);

void sma_reduce(const char *routine, void *dest, const void *source,
                ptrdiff_t nreduce, const struct sma_op *op,
                const struct sma_active *set);

/* The same over a team, with the differences that OpenSHMEM makes: dest on the
 * root of a broadcast is written, too. */
void sma_team_sync(const char *routine, shmem_team_t team);
void sma_team_barrier(const char *routine, shmem_team_t team);
void sma_team_alltoallv(const char *routine, shmem_team_t team, void *dest,
                        const size_t *t_offsets, size_t *t_sizes,
                        const void *source, const size_t *s_offsets,
                        const size_t *s_sizes);
size_t sma_team_alltoallv_packed(const char *routine, shmem_team_t team,
                                 void *dest, size_t dest_size,
                                 const void *source, const size_t *s_offsets,
                                 const size_t *s_sizes);
void sma_team_broadcast(const char *routine, shmem_team_t team, void *dest,
                        const void *source, size_t nelems, size_t esize,
                        int root);
void sma_team_collect(const char *routine, shmem_team_t team, void *dest,
                      const void *source, size_t nelems, size_t esize,
                      bool same_size);
void sma_team_alltoalls(const char *routine, shmem_team_t team, void *dest,
                        const void *source, ptrdiff_t dst, ptrdiff_t sst,
                        size_t nelems, size_t esize);
void sma_team_reduce(const char *routine, shmem_team_t team, void *dest,
                     const void *source, size_t nreduce,
                     const struct sma_op *op);

/* Member i gets what the members 0..i have, combined from left to right;
 * exclusive: 0..i-1, and member 0 zeros. */
void sma_team_scan(const char *routine, shmem_team_t team, void *dest,
                   const void *source, size_t nelems, const struct sma_op *op,
                   bool exclusive);

#endif

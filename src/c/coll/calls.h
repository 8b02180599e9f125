/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The collectives that the typed entry points of C and Fortran call, on active
 * sets and on teams.  They know no types: they move bytes, and combine elements
 * with an operator.  Each of them finds and checks the set, names `routine` in
 * messages, and returns when the collective is complete for this PE.  The
 * library has buffers of its own (coll/epoch/epoch.h), so pSync is only checked,
 * and pWrk only with SHMEM_CHECK=2.
 */
#ifndef SMA_COLL_CALLS_H
#define SMA_COLL_CALLS_H

#include "coll/algorithm/op.h"
#include "coll/set/set.h"
#include "shmem.h"

/* Of all PEs: a sync waits until all of them have called it; a barrier also
 * completes their puts. */
void sma_barrier_all(const struct sma_routine *routine);
void sma_sync_all(const struct sma_routine *routine);

/* A barrier of all PEs that does what sma_reduce_words does. */
void sma_barrier_words(const struct sma_routine *routine, uint64_t *word,
                       size_t n, const struct sma_op *op);

/* Barrier and sync of an active set. */
void sma_barrier(const struct sma_routine *routine,
                 const struct sma_active *set);
void sma_sync(const struct sma_routine *routine, const struct sma_active *set);

/* `root` is an index in the set.  dest is not written on the root. */
void sma_broadcast(const struct sma_routine *routine, void *dest,
                   const void *source, size_t nelems, size_t esize, int root,
                   const struct sma_active *set);

/* Concatenates the sources of all members.  same_size says that nelems is the
 * same on all of them (fcollect). */
void sma_collect(const struct sma_routine *routine, void *dest,
                 const void *source, size_t nelems, size_t esize,
                 bool same_size, const struct sma_active *set);

/* The strides dst and sst count elements; alltoall has 1 and 1. */
void sma_alltoalls(const struct sma_routine *routine, void *dest,
                   const void *source, ptrdiff_t dst, ptrdiff_t sst,
                   size_t nelems, size_t esize, const struct sma_active *set);

/*
 * Blocks of any size; offsets and sizes are in bytes.  Member i of the set gets
 * the s_sizes[i] bytes at s_offsets[i] of this PE's source.  The block that
 * member i has for this PE goes to t_offsets[i] of dest, and its size to
 * t_sizes[i].  Where t_offsets is NULL, the blocks are put into dest in the order
 * of the set, without gaps, and must fit into dest_size bytes.  Returns how many
 * bytes they have.
 */
size_t sma_alltoallv(const struct sma_routine *routine, void *dest,
                     const size_t *t_offsets, size_t *t_sizes, size_t dest_size,
                     const void *source, const size_t *s_offsets,
                     const size_t *s_sizes, const struct sma_active *set);

void sma_reduce(const struct sma_routine *routine, void *dest,
                const void *source, ptrdiff_t nreduce, const struct sma_op *op,
                const struct sma_active *set);

/* All members call this: each of the n words, at most SMA_INLINE bytes, becomes the
 * combination of those of all members.  They need not be symmetric. */
void sma_reduce_words(const struct sma_routine *routine, struct sma_set *set,
                      uint64_t *word, size_t n, const struct sma_op *op);

/* The collectives of a team.  They differ from those of an active set in one
 * point: a broadcast also writes dest on the root. */
void sma_team_sync(const struct sma_routine *routine, shmem_team_t team);
void sma_team_barrier(const struct sma_routine *routine, shmem_team_t team);
size_t sma_team_alltoallv(const struct sma_routine *routine, shmem_team_t team,
                          void *dest, const size_t *t_offsets, size_t *t_sizes,
                          size_t dest_size, const void *source,
                          const size_t *s_offsets, const size_t *s_sizes);
void sma_team_broadcast(const struct sma_routine *routine, shmem_team_t team,
                        void *dest, const void *source, size_t nelems,
                        size_t esize, int root);
void sma_team_collect(const struct sma_routine *routine, shmem_team_t team,
                      void *dest, const void *source, size_t nelems,
                      size_t esize, bool same_size);
void sma_team_alltoalls(const struct sma_routine *routine, shmem_team_t team,
                        void *dest, const void *source, ptrdiff_t dst,
                        ptrdiff_t sst, size_t nelems, size_t esize);
void sma_team_reduce(const struct sma_routine *routine, shmem_team_t team,
                     void *dest, const void *source, size_t nreduce,
                     const struct sma_op *op);

/* Member i gets the elements of members 0..i, combined from left to right; in
 * an exclusive scan, those of members 0..i-1.  Member 0 then gets zeros. */
void sma_team_scan(const struct sma_routine *routine, shmem_team_t team,
                   void *dest, const void *source, size_t nelems,
                   const struct sma_op *op, bool exclusive);

/* The start and the end of the collectives. */
void sma_coll_init(void);
void sma_coll_fini(void);

#endif

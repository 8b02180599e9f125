/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The choice of the algorithm: each function here makes a collective on a set, by
 * the algorithm that is the fastest for the set and the size.  The caller has
 * found the set and checked the arguments.
 */
#ifndef SMA_COLL_CHOOSE_H
#define SMA_COLL_CHOOSE_H

#include "coll/algorithm/algorithm.h"

/* Tells module coll/epoch how data travel on a node, when it is known whether
 * PEs share processors. */
void sma_choose_init(void);

void sma_choose_sync(const struct sma_routine *routine, struct sma_set *set);

void sma_choose_broadcast(const struct sma_routine *routine, void *dest,
                          const void *source, size_t bytes, int root,
                          struct sma_set *set);

void sma_choose_collect(const struct sma_routine *routine, void *dest,
                        const void *source, size_t bytes, size_t esize,
                        struct sma_set *set);
void sma_choose_fcollect(const struct sma_routine *routine, void *dest,
                         const void *source, size_t bytes, size_t esize,
                         struct sma_set *set);

/* Blocks without strides, of elements of esize bytes; and with strides. */
void sma_choose_alltoall(const struct sma_routine *routine, void *dest,
                         const void *source, size_t block, size_t esize,
                         struct sma_set *set);
void sma_choose_alltoalls(const struct sma_routine *routine,
                          const struct sma_alltoall *a, struct sma_set *set);

size_t sma_choose_alltoallv(const struct sma_routine *routine,
                            struct sma_set *set, void *dest,
                            const size_t *t_offsets, size_t *t_sizes,
                            size_t dest_size, const void *source,
                            const size_t *s_offsets, const size_t *s_sizes);

void sma_choose_reduce(const struct sma_routine *routine, void *dest,
                       const void *source, size_t n, const struct sma_op *op,
                       struct sma_set *set);

void sma_choose_scan(const struct sma_routine *routine, struct sma_set *set,
                     void *dest, const void *source, size_t n,
                     const struct sma_op *op, bool exclusive);

#endif

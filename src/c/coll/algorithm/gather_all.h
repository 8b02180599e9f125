/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * How the leaders of a set on several nodes, or all members, get the data of all.
 */
#ifndef SMA_COLL_ALGORITHM_GATHER_ALL_H
#define SMA_COLL_ALGORITHM_GATHER_ALL_H

#include "base/base.h"
#include "coll/set/set.h"

/*
 * The leaders call this: the contributions of all members come to out, one
 * after the other in the order of the set.  size[i] and node[i] are the size
 * and the node of member i, and mine[k] are the data of the k-th member on this
 * node.  Returns -1, or a node whose members have contributions of another
 * size, then *got_p bytes each.
 */
int sma_gather_data(const struct sma_set *set,
                    const struct sma_routine *routine, char *out,
                    const size_t *size, const int *node,
                    const char *const *mine, size_t *got_p);

/* The leaders call this: `size` has the sizes of the members on this node, and
 * becomes those of all members. */
void sma_gather_sizes(const struct sma_set *set,
                      const struct sma_routine *routine, size_t *size,
                      const int *node);

/* The leaders call this: each leader gets the data of all members, `bytes` of
 * each, at out in the order of the set.  mine[k] are the data of the k-th
 * member on this node.  Returns a node that has sent another size, or -1. */
int sma_gather_equal(struct sma_set *set, const struct sma_routine *routine,
                     char *out, const char *const *mine, size_t bytes);

/* All members call this: all[i] becomes the word `mine` of member i.  `all`
 * need not be symmetric. */
void sma_gather_words(const struct sma_routine *routine, struct sma_set *set,
                      uint64_t mine, uint64_t *all);

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions in the order of the set of small data: each leader gets the data of all
 * members and combines them.
 */
#include <stdlib.h>

#include "base/base.h"
#include "coll/algorithm/combine.h"
#include "coll/algorithm/gather_all.h"
#include "coll/algorithm/op.h"
#include "coll/algorithm/ordered_gather.h"
#include "coll/algorithm/reduce_ordered.h"
#include "coll/set/set.h"

void sma_ordered_gather(struct sma_set *set, const struct sma_routine *routine,
                        char *dest, const char *const *from, size_t n,
                        const struct sma_op *op)
{
    size_t bytes = n * op->esize;
    const char **all = sma_buffer(routine, (size_t) set->size * sizeof *all);
    char *room = sma_buffer(routine, (size_t) set->size * bytes);
    int wrong;

    wrong = sma_gather_equal(set, routine, room, from, bytes);
    if (unlikely(wrong >= 0))
        sma_combine_differ(routine, n, set->leader[wrong]);
    for (int i = 0; i < set->size; i++)
        all[i] = room + (size_t) i * bytes;
    if (n > 0)
        sma_combine(dest, all, set->size, 0, n, op);
    free(room);
    free(all);
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The reduction of large data on one node.  Each PE combines one slice of the elements,
 * straight from the sources of all.  Then it copies the other slices from the dests of
 * the others.  Only the PE that combines a slice writes to it before all sources have
 * been read, and of that slice of its source no other PE reads anything: so the members
 * may work in place.
 */
#include "coll/algorithm/reduce_slices.h"
#include "base/base.h"
#include "coll/algorithm/combine.h"
#include "coll/algorithm/op.h"
#include "coll/algorithm/reduce.h"
#include "coll/set/set.h"

void sma_reduce_slices(const struct sma_routine *routine, void *dest,
                       const void *source, size_t n, const struct sma_op *op,
                       struct sma_set *set)
{
    size_t bytes = sma_reduce_check(routine, set, dest, source, n, op);

    sma_combine_slices(set, routine, dest, source, n, bytes, op);
    sma_combine_fetch(set, routine, dest, n, set->local_n, op);
}

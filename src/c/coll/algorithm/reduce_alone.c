/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The reduction of a set of one member.
 */
#include <string.h>

#include "base/base.h"
#include "coll/algorithm/op.h"
#include "coll/algorithm/reduce.h"
#include "coll/algorithm/reduce_alone.h"
#include "coll/set/set.h"

void sma_reduce_alone(const struct sma_routine *routine, void *dest,
                      const void *source, size_t n, const struct sma_op *op,
                      struct sma_set *set)
{
    size_t bytes = sma_reduce_check(routine, set, dest, source, n, op);

    if (n > 0 && dest != source)
        memmove(dest, source, bytes);
}

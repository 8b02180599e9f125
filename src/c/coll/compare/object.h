/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The check of an object that a collective reads or writes on all members of a
 * set.
 */
#ifndef SMA_COLL_COMPARE_OBJECT_H
#define SMA_COLL_COMPARE_OBJECT_H

#include "base/base.h"
#include "check/region.h"
#include "coll/set/set.h"
#include "memory/memory.h"

/* sma_coll_check where the quick check fails. */
void sma_coll_check_slow(const struct sma_routine *routine,
                         const struct sma_set *set,
                         const struct sma_argument *arg, const void *addr,
                         size_t len) __attribute__((cold));

/* Ends the job when [addr, addr+len), unless it is empty, is not symmetric on the
 * members of the set: it is not in symmetric memory of this PE, or it is static data
 * and a member runs another program. */
static inline void sma_coll_check(const struct sma_routine *routine,
                                  const struct sma_set *set,
                                  const struct sma_argument *arg,
                                  const void *addr, size_t len)
{
    size_t offset;

    if (len > 0 &&
        unlikely(sma_region_in(sma_memory.quick, addr, len, &offset) < 0))
        sma_coll_check_slow(routine, set, arg, addr, len);
}

#endif

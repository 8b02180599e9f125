/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The slow path of coll/compare/object.h: with SHMEM_CHECK=2, for a mistake of the
 * program, for constants, and for static data where PEs run different programs.
 */
#include "coll/compare/object.h"

#include "base/base.h"
#include "check/check.h"
#include "coll/set/set.h"
#include "memory/memory.h"
#include "shared/regions.h"

void sma_coll_check_slow(const struct sma_routine *routine,
                         const struct sma_set *set,
                         const struct sma_argument *arg, const void *addr,
                         size_t len)
{
    struct sma_address address =
        sma_find_in_call(routine, arg, addr, len, sma_self.me);

    if (address.region == SMA_HEAP || sma_memory.program_of == NULL)
        return;
    for (int i = 0; i < set->size; i++)
        if (sma_runs_other(sma_set_pe(set, i)))
            sma_bad_program(routine, arg, addr, sma_set_pe(set, i));
}

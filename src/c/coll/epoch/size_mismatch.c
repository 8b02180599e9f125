/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Messages about sizes that differ, or are too large.
 */
#include "coll/epoch/epoch.h"
#include "shared/text.h"

void sma_coll_too_many(const struct sma_routine *routine, size_t nelems)
{
    if (nelems > PTRDIFF_MAX)
        sma_fatal(routine, "nelems is %td, must not be negative",
                  (ptrdiff_t) nelems);
    sma_fatal(routine, "nelems is %zu, more than memory can hold", nelems);
}

void sma_coll_size_mismatch(const struct sma_routine *routine, size_t mine,
                            size_t theirs, int pe)
{
    if (routine->kind == SMA_JOB_MEMORY) /* it has no nelems */
        sma_coll_other(routine, pe);
    sma_fatal(routine,
              "the call has %zu bytes of data here but %s on PE %d: routine "
              "and nelems must be the same",
              mine, sma_number(theirs).text, pe);
}

void sma_coll_other(const struct sma_routine *routine, int pe)
{
    sma_fatal(routine,
              "PE %d makes another call: the routine and its sizes "
              "must be the same",
              pe);
}

void sma_coll_count_differs(const struct sma_routine *routine, const char *arg,
                            size_t mine, size_t theirs, size_t esize, int pe)
{
    if (theirs == 0 || theirs == SMA_NOT_KNOWN || theirs % esize != 0 ||
        routine->kind == SMA_JOB_MEMORY)
        sma_coll_size_mismatch(routine, mine, theirs, pe);
    sma_fatal(routine, "%s is %zu here but %zu on PE %d", arg, mine / esize,
              theirs / esize, pe);
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the alltoalls have in common.
 */
#include "coll/algorithm/alltoall.h"
#include "base/base.h"
#include "base/msg.h"

void sma_alltoall_check_strides(const struct sma_routine *routine,
                                ptrdiff_t dst, ptrdiff_t sst)
{
    if (dst < 1)
        sma_fatal(routine, "dst is %td, must be at least 1", dst);
    if (sst < 1)
        sma_fatal(routine, "sst is %td, must be at least 1", sst);
}

size_t sma_alltoall_span(const struct sma_routine *routine, const char *arg,
                         ptrdiff_t stride, size_t all, size_t esize)
{
    size_t bytes;

    if (all == 0)
        return 0;
    if (__builtin_mul_overflow(all - esize, (size_t) stride, &bytes) ||
        bytes > SIZE_MAX >> 3)
        sma_fatal(routine, "%s is %td, more than memory can hold", arg, stride);
    return bytes + esize;
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reads the monotonic clock of the host; time limits.
 */
#include <time.h>

#include "base/base.h"

double sma_now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double) t.tv_sec + (double) t.tv_nsec * 1e-9;
}

uint64_t sma_now_ns(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t) t.tv_sec * 1000000000 + (uint64_t) t.tv_nsec;
}

struct sma_limit sma_limit_begin(void)
{
    double now = sma_now();

    return (struct sma_limit){.since = now, .looked = now};
}

bool sma_limit_is_over(struct sma_limit *limit, int seconds)
{
    double now = sma_now();

    if (now - limit->looked > seconds / 4.0)
        limit->since = now;
    limit->looked = now;
    return seconds > 0 && now - limit->since > seconds;
}

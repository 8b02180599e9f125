/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The job as the profiling library sees it, and the library's clock.
 */
#include "profile.h"

#include <time.h>

struct sma_profile_job profile_job;
bool profile_on;
uint64_t profile_start;
uint64_t profile_length;

uint64_t profile_now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t) t.tv_sec * 1000000000u + (uint64_t) t.tv_nsec;
}

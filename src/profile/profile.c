/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The start and the end of profiling: what libsma calls by way of sma_profile
 * (shared/profile.h).
 */
#include "profile.h"

static void started(const struct sma_profile_job *job)
{
    static bool before;
    const struct sma_profile_job old = profile_job;

    profile_job = *job;
    if (before) {
        /* the program may have changed its directory since the first start */
        profile_job.stats = old.stats;
        profile_job.trace = old.trace;
    } else {
        if (profile_job.stats != NULL && *profile_job.stats != '\0')
            profile_job.stats =
                profile_full_name("SHMEM_STATS", profile_job.stats);
        if (profile_job.trace != NULL)
            profile_job.trace =
                profile_full_name("SHMEM_TRACE", profile_job.trace);
        profile_count_start();
    }
    before = true;
    if (profile_job.trace != NULL)
        profile_trace_start();
    profile_start = profile_now();
    profile_on = profile_job.stats != NULL || profile_job.trace != NULL;
    profile_count_into(profile_job.calls);
    profile_go_on = profile_job.go_on;
}

static void stop(void)
{
    profile_on = false;
    profile_go_on = false;
    profile_length += profile_now() - profile_start;
}

static void leaving(void)
{
    stop();
    if ((profile_job.stats != NULL || profile_job.trace != NULL) &&
        profile_gather_begin()) {
        if (profile_job.stats != NULL)
            profile_report(false);
        if (profile_job.trace != NULL)
            profile_trace_write(false);
        profile_gather_end();
    }
    profile_start = 0;
    profile_count_into(NULL);
}

static void ending(void)
{
    stop();
    if (profile_job.stats != NULL)
        profile_report(true);
    if (profile_job.trace != NULL)
        profile_trace_write(true);
}

static void *call(void)
{
    return profile_return.valid ? &profile_return.at : NULL;
}

__attribute__((visibility("default"))) const struct sma_profile sma_profile = {
    .started = started,
    .leaving = leaving,
    .ending = ending,
    .call = call,
};

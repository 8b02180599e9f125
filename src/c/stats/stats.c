/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The start and the end of SHMEM_STATS and SHMEM_TRACE, and what the files of
 * this module share.
 */
#include "stats/stats.h"
#include "base/env.h"

struct sma_stats sma_stats;

bool sma_stats_is_near(int pe)
{
    return sma_topology.node_of == NULL ||
           sma_topology.node_of[pe] == sma_topology.node;
}

const char *sma_stats_name(int routine)
{
    static char text[64];
    const struct sma_routine *r = &sma_routines[routine];

    if (r->language != SMA_MODULE)
        return r->name;
    snprintf(text, sizeof text, "%s (generic)", r->name);
    return text;
}

static bool is_wanted(void)
{
    return sma_env.stats != NULL || sma_env.trace != NULL;
}

void sma_stats_prepare(void)
{
    sma_calls_slow = is_wanted() || sma_env.hang_timeout > 0;
}

void sma_stats_started(void *(*alloc)(const struct sma_routine *routine,
                                      size_t align, size_t size, bool zero,
                                      const char *result),
                       void (*give_back)(const struct sma_routine *routine,
                                         void *ptr))
{
    static bool before;

    if (!sma_calls_slow)
        return;
    sma_stats.alloc = alloc;
    sma_stats.give_back = give_back;
    /* the program may have changed its directory before a further start */
    if (!before && sma_env.stats != NULL)
        sma_stats.stats =
            *sma_env.stats != '\0'
                ? sma_stats_full_name("SHMEM_STATS", sma_env.stats)
                : "";
    if (!before && sma_env.trace != NULL)
        sma_stats.trace = sma_stats_full_name("SHMEM_TRACE", sma_env.trace);
    before = true;
    if (sma_stats.trace != NULL)
        sma_stats_trace_start();
    sma_stats.start = sma_now_ns();
    sma_calls_start(sma_stats.stats != NULL, sma_stats.trace != NULL);
    sma_self.job->pe[sma_topology.host_me].counts = 1;
}

static void stop(void)
{
    sma_calls_stop();
    sma_stats.length += sma_now_ns() - sma_stats.start;
}

void sma_stats_leaving(void)
{
    if (sma_stats.start == 0)
        return;
    stop();
    if (is_wanted() && sma_stats_gather_begin()) {
        if (sma_stats.stats != NULL)
            sma_stats_report(false);
        if (sma_stats.trace != NULL)
            sma_stats_trace_write(false);
        sma_stats_gather_end();
    }
}

void sma_stats_ending(void)
{
    if (sma_stats.start == 0)
        return;
    stop();
    if (sma_stats.stats != NULL)
        sma_stats_report(true);
    if (sma_stats.trace != NULL)
        sma_stats_trace_write(true);
}

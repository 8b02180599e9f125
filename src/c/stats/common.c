/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the files of this room share: where the output goes, the names of
 * routines, and which PEs have this clock.
 */
#include "stats/stats.h"

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

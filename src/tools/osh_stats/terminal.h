/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The numbers of a job as text.
 */
#ifndef SMA_TOOLS_STATS_TERMINAL_H
#define SMA_TOOLS_STATS_TERMINAL_H

#include <stdbool.h>

#include "osh_stats/stats.h"

struct terminal {
    int columns;
    bool ascii; /* can show nothing else */
    bool calls; /* is to show calls from PE to PE, not bytes */
};

/* Prints the table and the map on standard output. */
void terminal_print(const struct terminal *t, const struct stats *s);

#endif

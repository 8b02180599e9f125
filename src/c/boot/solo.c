/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The launcher of a process that no launcher has started: a job of one PE.
 */
#include "boot/launchers.h"

static void start(void)
{
    sma_self.me = sma_topology.host_me = 0;
    sma_self.job_n = sma_topology.host_n = 1;
    sma_segment_create(1, sma_env.segment);
}

const struct sma_launcher sma_launcher_solo = {
    .name = "none (one PE)",
    .start = start,
};

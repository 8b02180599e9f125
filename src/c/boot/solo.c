/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * No launcher: a job of one PE.
 */
#include "boot/boot.h"

static void start(void)
{
    sma_boot.me = sma_boot.machine_me = 0;
    sma_boot.n = sma_boot.machine_n = 1;
    sma_segment_create(1, sma_env.segment);
}

const struct sma_boot_way sma_boot_solo = {
    .name = "none (one PE)",
    .start = start,
};

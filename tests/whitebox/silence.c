/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A PE has been silent for SHMEM_TIMEOUT, and was asked.  It answers while the PE
 * that waits gives others the time to speak: the wait must go on.  The file that
 * decides is a part of this program, which plays the time and what was heard.
 *
 *   silence: for 1 PE, with SHMEM_TIMEOUT=2
 */
#include <shmem.h>
#include <stdint.h>
#include <stdio.h>

#include "net/protocol.h"

static uint32_t heard = 1; /* as the transport counts what comes from the PE */
static int reads, asked;

/* From the third read on after the questions, the PE has answered. */
static uint32_t heard_of(int pe)
{
    (void) pe;
    return asked > 0 && ++reads > 2 ? heard + 1 : heard;
}

static void ask_pe(int pe)
{
    (void) pe;
    asked++;
}

#define sma_net_heard heard_of
#define sma_net_ask_alive ask_pe
#include "net/silence.c"

int main(void)
{
    struct silence_wait w;
    double begin;

    shmem_init();
    w = (struct silence_wait){.limit = sma_limit_begin()};
    begin = w.limit.since;
    look_at(&w, 0, begin);
    if (asked != 0)
        puts("the PE is asked at once");
    look_at(&w, 0, begin + 1.5);
    if (asked != 1)
        puts("the PE is not asked after half of the time");
    look_at(&w, 0, begin + 2.5);
    if (reads != 3)
        printf("after the time the PE is looked at %d times, not 3\n", reads);
    if (w.limit.since == begin)
        puts("the time does not begin anew");
    puts("passed");
    shmem_finalize();
    return 0;
}

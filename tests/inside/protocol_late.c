/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Cases of protocol.c in which transfers take long, or fail.
 */
#include <stdlib.h>
#include <string.h>

#include "protocol.h"

/* More than a PE may have under way (net/protocol.h). */
enum { REQUESTS = 4500 };

static char got[LARGE];

static void let_all_go(void)
{
    if (my_idle > 20)
        hold_transfers = hold_messages = false;
}

/* All that is held is let go when the protocol waits for it, and not for a first
 * message, as here. */
static void hold(bool transfers)
{
    put_large(DATA, 7);
    sma_net_quiet(DEFAULT);
    my_idle = 0;
    late_transfers = transfers;
    hold_transfers = hold_messages = true;
    on_idle = let_all_go;
}

/* What is got is there when the call returns, also in blocks that the wire gets. */
static void late_get(void)
{
    const struct sma_strided from = {.first = {SMA_HEAP, DATA},
                                     .stride = LARGE / 2,
                                     .bytes = LARGE / 2,
                                     .n = 2};

    hold(true);
    memset(heap + DATA, 7, LARGE);
    sma_net_get(DEFAULT, 0, in_heap(DATA), got, LARGE);
    expect(memcmp(got, heap + DATA, LARGE) == 0, "a get does not wait");
    hold(true);
    memset(heap + DATA, 8, LARGE);
    sma_net_get_blocks(DEFAULT, 0, from, got, LARGE / 2);
    expect(memcmp(got, heap + DATA, LARGE) == 0,
           "a get of large blocks does not wait");
}

static void late_nbi(void)
{
    hold(true);
    memset(heap + DATA, 7, LARGE);
    sma_net_get_nbi(DEFAULT, 0, in_heap(DATA), got, LARGE);
    sma_net_quiet(DEFAULT);
    expect(memcmp(got, heap + DATA, LARGE) == 0, "quiet leaves a get");
}

/* A program that never calls quiet does not have ever more under way. */
static void limit_get(void)
{
    hold(true);
    for (int i = 0; i < REQUESTS; i++)
        sma_net_get_nbi(DEFAULT, 0, in_heap(DATA), got, LARGE);
    expect(my_idle > 0, "gets do not wait");
}

static void limit_put(void)
{
    hold(true);
    for (int i = 0; i < REQUESTS; i++)
        sma_net_put_nbi(DEFAULT, 0, in_heap(DATA), got, LARGE / 8);
    expect(my_idle > 0, "puts do not wait");
}

static void limit_small_get(void)
{
    hold(false);
    for (int i = 0; i < REQUESTS; i++)
        sma_net_get_nbi(DEFAULT, 0, in_heap(DATA), got, 8);
    expect(my_idle > 0, "small gets do not wait");
    sma_net_quiet(DEFAULT);
}

static void limit_fetch(void)
{
    hold(false);
    for (int i = 0; i < REQUESTS; i++)
        sma_net_amo_nbi(DEFAULT, 0, in_heap(SIGNAL), 8, SMA_AMO_ADD, 1, 0, got);
    expect(my_idle > 0, "atomic operations do not wait");
    sma_net_quiet(DEFAULT);
    expect(word_at(SIGNAL) == REQUESTS, "an atomic operation is lost");
}

/* A PE that leaves waits for the answers that it has asked for. */
static void leave(void)
{
    hold(false);
    sma_net_ask_alive(0);
    sma_net_leave();
    expect(my_idle > 20, "a PE leaves before it is answered");
}

static void flush_fails(void)
{
    fails_with = "test: a flush: on purpose";
    fail_flushes = true;
    put_large(DATA, 7);
    sma_net_quiet(DEFAULT);
    wrong("a flush that fails is not told");
}

const struct test_case late_cases[] = {
    {"late-get", late_get, false, false, 1},
    {"late-nbi", late_nbi, false, false, 1},
    {"limit-get", limit_get, false, false, 1},
    {"limit-put", limit_put, false, false, 1},
    {"limit-small-get", limit_small_get, false, false, 1},
    {"limit-fetch", limit_fetch, false, false, 1},
    {"leave", leave, false, false, 1},
    {"flush-fails", flush_fails, false, false, 1},
    {NULL, NULL, false, false, 0},
};

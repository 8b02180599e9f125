/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Cases of protocol.c in which NICs do small transfers.
 */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "protocol.h"

/* A put with a signal comes after what was put before a fence. */
static void flag_first(const char *at, size_t bytes)
{
    (void) bytes;
    if (at == heap + SIGNAL)
        expect(word_at(FLAG) == 4,
               "the signal comes before a put before a fence");
}

static void nic_fence_signal(void)
{
    uint64_t five = 5;

    puts_at_once = true;
    see_put = flag_first;
    put_word(FLAG, 4);
    sma_net_fence(DEFAULT);
    sma_net_put_signal(DEFAULT, 0, in_heap(DATA), &five, 8, false,
                       in_heap(SIGNAL), SMA_AMO_SET, 1);
    sma_net_quiet(DEFAULT);
    expect(word_at(SIGNAL) == 1, "no signal");
}

static void nic_fence_large(void)
{
    put_word(DATA, 1);
    sma_net_fence(DEFAULT);
    put_large(DATA, 7);
    sma_net_quiet(DEFAULT);
    expect(is_there(DATA, 7), "a put after a fence was overtaken");
}

static void let_messages_go(void)
{
    if (my_idle > 20)
        hold_messages = false;
}

/* A bundle is in flight when a put after a fence waits in the next one. */
static void nic_in_flight(void)
{
    puts_at_once = true;
    put_word(FLAG, 1);
    put_word(DATA, 0);
    sma_net_quiet(DEFAULT);
    hold_messages = true;
    put_word(DATA, 1);
    sma_net_progress();
    sma_net_fence(DEFAULT);
    put_word(DATA, 2);
    on_idle = let_messages_go;
    my_idle = 0;
    sma_net_quiet(DEFAULT);
    expect(word_at(DATA) == 2, "a put after a fence was overtaken");
}

/* A fence has sent the bundle of a signal that waited for its data, and the target does
 * it later. */
static void nic_fence_late(void)
{
    uint64_t five = 5;

    puts_at_once = true;
    put_large(DATA, 0); /* fetches the key */
    sma_net_quiet(DEFAULT);
    hold_messages = true;
    signal_at(DATA, 7, 1);
    sma_net_fence(DEFAULT);
    on_idle = let_messages_go;
    my_idle = 0;
    sma_net_put_signal(DEFAULT, 0, in_heap(DATA), &five, 8, false,
                       in_heap(SIGNAL), SMA_AMO_SET, 2);
    hold_messages = false;
    sma_net_quiet(DEFAULT);
    expect(word_at(SIGNAL) == 2, "a signal before a fence comes last");
}

static __thread bool may_put = true;
static volatile int waits_in_put;

static void wait_in_put(void)
{
    if (may_put)
        return;
    waits_in_put = 1;
    while (go_on == 0)
        usleep(10);
}

static void *quiet_by_nic(void *unused)
{
    put_word(DATA, 6);
    put_word(SIGNAL, 6);
    before_put = wait_in_put;
    may_put = false;
    sma_net_quiet(DEFAULT);
    return unused;
}

static void let_put_go(void)
{
    if (my_idle > 200)
        go_on = 1;
}

/* A quiet of another thread has taken that thread's puts out of the bundle, and not
 * yet given them to the wire, when this thread calls a fence. */
static void nic_fence_threads(void)
{
    pthread_t other;

    put_word(FLAG, 1);
    put_word(DATA, 0);
    sma_net_quiet(DEFAULT);
    pthread_create(&other, NULL, quiet_by_nic, NULL);
    while (waits_in_put == 0)
        usleep(10);
    my_idle = 0;
    on_idle = let_put_go;
    sma_net_fence(DEFAULT);
    put_word(FLAG, 2);
    await_flag(2);
    expect(word_at(DATA) == 6, "the flag comes before the data");
    go_on = 1;
    pthread_join(other, NULL);
}

static int puts_of_nic;

static void count_put(void)
{
    puts_of_nic++;
}

static void expect_puts(int n, const char *what)
{
    expect(puts_of_nic == n, what);
    puts_of_nic = 0;
}

/* Once a quiet has found one put, the next one goes to the NIC at once.  A
 * second one, or one behind an operation, is a part of a bundle. */
static void nic_alone(void)
{
    uint64_t got = 0;

    before_put = count_put;
    put_word(DATA, 1);
    expect_puts(0, "the first put is not in a bundle");
    sma_net_quiet(DEFAULT);
    expect_puts(1, "a quiet leaves a put in its bundle");
    put_word(DATA, 2);
    expect_puts(1, "a put between quiets is in a bundle");
    sma_net_get(DEFAULT, 0, in_heap(DATA), &got, 8);
    expect(got == 2, "a get overtakes a put");
    put_word(FLAG, 2);
    expect_puts(0, "a second put is not in a bundle");
    sma_net_quiet(DEFAULT);
    expect(word_at(DATA) == 2 && word_at(FLAG) == 2, "a put is not there");
    puts_of_nic = 0;
    put_word(DATA, 3);
    expect_puts(0, "a put after a quiet that found two is not in a bundle");
    sma_net_quiet(DEFAULT);
    puts_of_nic = 0;
    put_word(DATA, 4);
    expect_puts(1, "a put between quiets is in a bundle again");
    sma_net_fence(DEFAULT);
    expect(word_at(DATA) == 4, "a fence does not wait for the put");
    put_word(FLAG, 4);
    expect_puts(0, "a flag is not in a bundle");
    await_flag(4);
}

/* Without a NIC an operation that the caller waits for goes by the wire, unless
 * something was bundled before it or the user wants bundles.  Only a bundle waits for
 * messages.  Returns what the last one has got. */
static uint64_t first(uint64_t (*fetch)(void), const char *what)
{
    uint64_t got = fetch(); /* fetches the key */

    put_word(DATA, 0);
    on_idle = let_messages_go;
    for (int bundled = 0; bundled < 3; bundled++) {
        sma_env.paths = bundled == 2 ? SMA_PATHS_BUNDLE : SMA_PATHS_AUTO;
        sma_net_quiet(DEFAULT);
        if (bundled == 1)
            put_word(DATA, 10);
        hold_messages = true;
        my_idle = 0;
        got = fetch();
        expect((my_idle > 20) == (bundled > 0), what);
        hold_messages = false;
    }
    return got;
}

static uint64_t get_data(void)
{
    uint64_t got = 0;

    sma_net_get(DEFAULT, 0, in_heap(DATA), &got, 8);
    return got;
}

static void first_get(void)
{
    expect(first(get_data, "a get takes the other path") == 10,
           "a get overtakes a put");
}

static uint64_t add_one(void)
{
    return sma_net_amo(DEFAULT, 0, in_heap(DATA), 8, SMA_AMO_ADD, 1, 0);
}

/* The target's processor does the atomic operations of this wire. */
static void first_add(void)
{
    expect(first(add_one, "an atomic operation takes the other path") == 11,
           "an atomic operation overtakes a put");
    expect(word_at(DATA) == 12, "an atomic operation is not done");
}

static void nic_get(void)
{
    uint64_t got = 0;

    for (uint64_t i = 1; i < 40; i++) {
        put_word(DATA, i);
        sma_net_get(DEFAULT, 0, in_heap(DATA), &got, 8);
        expect(got == i, "a get of the NIC overtakes a put");
    }
}

static bool flag_seen;

static void flag_after_data(const char *at, size_t bytes)
{
    (void) bytes;
    if (at == heap + FLAG) {
        flag_seen = true;
        expect(word_at(DATA) == 6, "the flag comes before the data");
    }
}

/* A put, a fence, a put: a quiet gives both to the NIC, which has no order. */
static void nic_fence(void)
{
    see_put = flag_after_data;
    put_word(DATA, 6);
    sma_net_fence(DEFAULT);
    put_word(FLAG, 1);
    sma_net_quiet(DEFAULT);
    expect(word_at(FLAG) == 1 && word_at(DATA) == 6, "something is not there");
}

/* Each region has a key of its own memory, from its first word to the last one. */
static void nic_regions(void)
{
    for (int region = 0; region < SMA_REMOTE_REGIONS; region++)
        for (size_t half = 0; half < 3; half++) {
            size_t offset = region_bytes(region) / 2 * half - half / 2 * 8;
            uint64_t value = 100 + (uint64_t) region * 3 + half, got = 0;

            memcpy(region_base(region) + offset, &value, sizeof value);
            sma_net_get(DEFAULT, 0, (struct sma_address){region, offset}, &got,
                        sizeof got);
            expect(got == value, "a region is read from other memory");
        }
}

const struct test_case nic_cases[] = {
    {"nic-fence-signal", nic_fence_signal, false, true, 1},
    {"nic-fence-large", nic_fence_large, false, true, 1},
    {"nic-in-flight", nic_in_flight, false, true, 1},
    {"nic-fence-late", nic_fence_late, false, true, 1},
    {"nic-fence-threads", nic_fence_threads, false, true, 1},
    {"nic-alone", nic_alone, false, true, 1},
    {"first-get", first_get, false, false, 1},
    {"first-add", first_add, false, false, 1},
    {"nic-get", nic_get, false, true, 1},
    {"nic-fence", nic_fence, false, true, 1},
    {"nic-regions", nic_regions, false, true, 1},
    {NULL, NULL, false, false, 0},
};

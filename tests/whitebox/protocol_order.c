/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Cases of protocol.c: what may not overtake what, where the random programs of
 * tests/fuzz do not notice it or several threads are needed; keys, limits, and transfers
 * that fail.
 */
#include <malloc.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "protocol.h"

/* ------------------------------------------------------------------ threads */

static void fence_signal(void)
{
    signal_at(DATA, 7, 1);
    sma_net_fence(DEFAULT);
    put_word(FLAG, 1);
    await_flag(1);
    expect(word_at(SIGNAL) == 1, "the flag is there before the signal");
}

/* The other thread is held in its fence: it has found that no request is in
 * flight, and does not yet flush. */
static __thread bool is_held;
static volatile int held;

void test_point(const char *function)
{
    if (!is_held || strcmp(function, "sma_net_is_none") != 0)
        return;
    is_held = false;
    held = 1;
    while (go_on == 0)
        usleep(10);
}

static void *fence_of_other(void *unused)
{
    is_held = true;
    sma_net_fence(DEFAULT);
    return unused;
}

/* A fence of another thread flushes the data of a signal, which waits for a flush
 * of its own. */
static void fence_signal_threads(void)
{
    pthread_t other;

    put_large(DATA + LARGE, 6);
    pthread_create(&other, NULL, fence_of_other, NULL);
    while (held == 0)
        usleep(10);
    signal_at(DATA, 7, 1);
    go_on = 1;
    pthread_join(other, NULL);
    sma_net_fence(DEFAULT);
    put_word(FLAG, 1);
    await_flag(1);
    expect(word_at(SIGNAL) == 1, "the flag is there before the signal");
}

static void *quiet_of_other(void *unused)
{
    sma_net_quiet(DEFAULT);
    return unused;
}

/* The thread that waits for a flush of the other one has waited for a while. */
static void let_flush_go(void)
{
    if (my_idle > 200)
        hold_flushes = false;
}

/* Two threads: the flush that the first one waits for has the puts of both. */
static void quiet_threads(void)
{
    pthread_t other;

    put_large(DATA, 7);
    hold_flushes = true;
    pthread_create(&other, NULL, quiet_of_other, NULL);
    while (held_flushes() == 0)
        usleep(10);
    my_idle = 0;
    on_idle = let_flush_go;
    sma_net_quiet(DEFAULT);
    expect(is_there(DATA, 7),
           "quiet does not wait for what another thread flushes");
    hold_flushes = false;
    pthread_join(other, NULL);
}

static void put_meanwhile(void)
{
    if (held_flushes() == 0)
        return;
    on_idle = NULL;
    put_large(DATA + LARGE, 8);
    hold_flushes = false;
}

/* A thread puts while another one waits for a flush: its quiet flushes that put. */
static void quiet_again(void)
{
    put_large(DATA, 7);
    hold_flushes = true;
    on_idle = put_meanwhile;
    sma_net_quiet(DEFAULT);
    expect(is_there(DATA, 7) && !hold_flushes, "quiet does not flush");
    sma_net_quiet(DEFAULT);
    expect(is_there(DATA + LARGE, 8),
           "quiet does not flush what was put during a flush");
}

/* A small put, a fence, and a large put to the same place. */
static void fence_large(void)
{
    puts_at_once = true;
    put_large(DATA, 0); /* fetches the key */
    put_word(DATA, 1);
    sma_net_fence(DEFAULT);
    put_large(DATA, 7);
    sma_net_quiet(DEFAULT);
    expect(is_there(DATA, 7), "a put after a fence was overtaken");
    put_word(DATA, 1);
    sma_net_fence(DEFAULT);
    memset(source, 8, LARGE);
    sma_net_put_nbi(DEFAULT, 0, in_heap(DATA), source, LARGE);
    sma_net_quiet(DEFAULT);
    expect(is_there(DATA, 8), "a put_nbi after a fence was overtaken");
}

/* ------------------------------------------------------ NICs do the atomics */

static void data_first(void)
{
    expect(word_at(DATA) == 5, "the signal comes before the data");
}

static void signal_small_atomic(void)
{
    uint64_t five = 5;

    see_atomic = data_first;
    sma_net_put_signal(DEFAULT, 0, in_heap(DATA), &five, 8, false,
                       in_heap(SIGNAL), SMA_AMO_SET, 1);
    sma_net_quiet(DEFAULT);
    expect(word_at(SIGNAL) == 1, "no signal");
}

static void large_first(void)
{
    expect(is_there(DATA, 7), "the signal comes before the data");
}

static void signal_large_atomic(void)
{
    see_atomic = large_first;
    signal_at(DATA, 7, 1);
    sma_net_quiet(DEFAULT);
    expect(word_at(SIGNAL) == 1, "no signal");
}

/* An atomic operation sees the small puts before it, of the same PE. */
static void atomic_after_put(void)
{
    uint64_t was = 0;

    sma_net_amo(DEFAULT, 0, in_heap(FLAG), 8, SMA_AMO_ADD, 1,
                0); /* fetches the key */
    put_word(FLAG, 10);
    expect(sma_net_amo(DEFAULT, 0, in_heap(FLAG), 8, SMA_AMO_ADD, 1, 0) == 10,
           "an atomic operation overtakes a put");
    put_word(FLAG, 20);
    sma_net_amo_nbi(DEFAULT, 0, in_heap(FLAG), 8, SMA_AMO_ADD, 1, 0, NULL);
    sma_net_quiet(DEFAULT);
    expect(word_at(FLAG) == 21, "an atomic operation overtakes a put");
    sma_net_amo_nbi(DEFAULT, 0, in_heap(FLAG), 8, SMA_AMO_XOR, 3, 0, &was);
    expect(was == 21 && word_at(FLAG) == 22, "xor by compare-and-swap");
}

/* -------------------------------------------------------------------- keys */

/* A transfer over the border of two pieces of the heap. */
static void key_cut(void)
{
    put_large(PIECE - LARGE / 2, 7);
    sma_net_quiet(DEFAULT);
    expect(is_there(PIECE - LARGE / 2, 7), "the data are not there");
    memset(source, 0, LARGE);
    sma_net_get(DEFAULT, 0, in_heap(PIECE - LARGE / 2), source, LARGE);
    expect(memcmp(source, heap + PIECE - LARGE / 2, LARGE) == 0, "a wrong get");
    memset(source, 0, LARGE);
    sma_net_get_nbi(DEFAULT, 0, in_heap(PIECE - LARGE / 2), source, LARGE);
    sma_net_quiet(DEFAULT);
    expect(memcmp(source, heap + PIECE - LARGE / 2, LARGE) == 0,
           "a wrong get_nbi");
    memset(source, 9, LARGE);
    sma_net_put_nbi(DEFAULT, 0, in_heap(PIECE - LARGE / 2), source, LARGE);
    sma_net_quiet(DEFAULT);
    expect(is_there(PIECE - LARGE / 2, 9), "the data of put_nbi are not there");
}

static pthread_barrier_t both;
static __thread bool has_met;

/* Each of two threads waits for the row of the table of keys: now it may come. */
static void meet(void)
{
    if (has_met)
        return;
    has_met = true;
    pthread_barrier_wait(&both);
    hold_messages = false;
}

static void *put_to_piece(void *to)
{
    char data[LARGE] = {1};

    sma_net_put(DEFAULT, 0, in_heap((size_t) (uintptr_t) to), data, LARGE);
    return NULL;
}

/* Two threads fetch one key at a time. */
static void key_twice(void)
{
    pthread_t other;

    put_word(FLAG, 1); /* connects */
    sma_net_quiet(DEFAULT);
    pthread_barrier_init(&both, NULL, 2);
    hold_messages = true;
    on_idle = meet;
    pthread_create(&other, NULL, put_to_piece,
                   (void *) (uintptr_t) (2 * PIECE));
    put_to_piece((void *) (uintptr_t) (2 * PIECE + LARGE));
    pthread_join(other, NULL);
    on_idle = NULL;
    sma_net_quiet(DEFAULT);
    expect(closed_keys == 1, "the key that comes second is not closed");
}

/* ------------------------------------------------------------------ limits */

static int most_held;

static void count_held(void)
{
    int n = held_messages();

    if (n > most_held)
        most_held = n;
    hold_messages = n == 0;
}

/* A PE that does not answer is not sent more and more. */
static void window(void)
{
    static char data[8000];

    hold_messages = true;
    on_idle = count_held;
    for (int i = 0; i < 1000; i++)
        sma_net_put(DEFAULT, 0, in_heap(DATA), data, sizeof data);
    hold_messages = false;
    on_idle = NULL;
    sma_net_quiet(DEFAULT);
    expect(most_held > 0, "1000 puts of 8000 bytes do not wait");
    expect(most_held <= 64, "the bundles that are in flight are too many");
}

static size_t in_use(void)
{
    return mallinfo2().uordblks;
}

/* A PE that is sent a word takes little memory, and less when it has got it. */
static void memory_of_peers(void)
{
    enum { PEERS = 4096, MOST = 1024 };
    uint64_t word = 1;
    size_t before = in_use(), open, sent;

    for (int pe = 0; pe < PEERS; pe++)
        sma_net_put(DEFAULT, pe, in_heap(FLAG), &word, sizeof word);
    open = (in_use() - before - wire_bytes()) / PEERS;
    drop_messages = true;
    while (sma_net_progress())
        ;
    sent = (in_use() - before - wire_bytes()) / PEERS;
    if (open > MOST || sent >= open)
        wrong("%zu bytes for a peer, %zu when its bundle is sent", open, sent);
    printf("# %zu bytes for a peer, %zu when its bundle is sent\n", open, sent);
    puts("passed");
    exit(0);
}

/* More than a PE may have in flight (net/protocol.h). */
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

/* A program that never calls quiet does not have ever more in flight. */
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

/* A put whose data are copied waits neither for an answer nor for a put before it, unless
 * too many are in flight, or the last one was followed by a quiet. */
static void put_copied(void)
{
    enum { BYTES = MOST_COPIED - 8 };

    answered = true;
    hold(true);
    for (int i = 1; i <= 3; i++) {
        expect(my_idle == 0, "a put waits");
        memset(source, i, BYTES);
        sma_net_put(DEFAULT, 0, in_heap((size_t) i * LARGE), source, BYTES);
    }
    expect(my_idle > 0, "a put waits for none");
    sma_net_quiet(DEFAULT);
    for (size_t at = 0; at < 3 * LARGE; at++)
        expect(at % LARGE >= BYTES ||
                   heap[LARGE + at] == (char) (1 + at / LARGE),
               "a put has other data");
    for (int i = 0; i < 2; i++) {
        hold(true);
        sma_net_put(DEFAULT, 0, in_heap(DATA), source, BYTES);
        expect((my_idle > 0) == i, "a put between quiets");
        sma_net_quiet(DEFAULT);
    }
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

static volatile int naps;
static volatile bool long_nap;

int __wrap_ppoll(struct pollfd *fds, nfds_t n, const struct timespec *limit,
                 const sigset_t *mask)
{
    (void) fds;
    (void) mask;
    long_nap |= n > 1 && (limit->tv_sec > 0 || limit->tv_nsec > 1000000);
    naps++;
    usleep(10);
    return 0;
}

/* With _FORTIFY_SOURCE. */
int __wrap___ppoll_chk(struct pollfd *fds, nfds_t n,
                       const struct timespec *limit, const sigset_t *mask,
                       size_t bytes)
{
    (void) bytes;
    return __wrap_ppoll(fds, n, limit, mask);
}

/* The thread looks at a lane that has no descriptor each millisecond. */
static void no_descriptor(void)
{
    sma_self.job = calloc(1, sizeof *sma_self.job);
    sma_net_serve();
    while (naps < 5)
        usleep(10);
    sma_net_end_thread();
    expect(!long_nap, "the thread sleeps");
}

static void flush_fails(void)
{
    fails_with = "test: a flush: on purpose";
    fail_flushes = true;
    put_large(DATA, 7);
    sma_net_quiet(DEFAULT);
    wrong("a flush that fails is not told");
}

const struct test_case order_cases[] = {
    {"fence-signal", fence_signal, false, false, 1},
    {"fence-signal-threads", fence_signal_threads, false, false, 1},
    {"quiet-threads", quiet_threads, false, false, 1},
    {"quiet-again", quiet_again, false, false, 1},
    {"fence-large", fence_large, false, false, 1},
    {"signal-small-atomic", signal_small_atomic, true, false, 1},
    {"signal-large-atomic", signal_large_atomic, true, false, 1},
    {"atomic-after-put", atomic_after_put, true, false, 1},
    {"key-cut", key_cut, false, false, 1},
    {"key-twice", key_twice, false, false, 1},
    {"window", window, false, false, 1},
    {"memory", memory_of_peers, false, false, 4096},
    {"limit-get", limit_get, false, false, 1},
    {"limit-put", limit_put, false, false, 1},
    {"put-copied", put_copied, false, false, 1},
    {"limit-small-get", limit_small_get, false, false, 1},
    {"limit-fetch", limit_fetch, false, false, 1},
    {"leave", leave, false, false, 1},
    {"no-descriptor", no_descriptor, false, false, 1},
    {"flush-fails", flush_fails, false, false, 1},
    {NULL, NULL, false, false, 0},
};

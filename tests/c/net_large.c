/* np: 2 4 8 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests transfers of no bytes, of one byte and of up to 32 MiB, to and from the
 * heap and static data, at odd addresses; and many transfers in flight at once
 * before a quiet.  It fails
 * when data are wrong, or when a call writes beside its destination.
 */
#include "net.h"

#define LARGEST ((size_t) 32 << 20)
#define STATIC ((size_t) 6 << 20)
#define MANY 1000

static unsigned char static_area[STATIC + 256];
static unsigned char *area, *local;
static uint64_t round_number;

static uint64_t seed_of(int pe)
{
    return round_number * 64 + (uint64_t) pe;
}

/* A put and a get between two PEs, at addresses that are not aligned.  The
 * bytes around dest stay as they are. */
static void between(unsigned char *remote, size_t bytes, size_t off, int from,
                    int to)
{
    unsigned char *own = local + TEST_GUARD + off % 5;
    long at;

    remote += TEST_GUARD + off;
    round_number++;
    if (me == to) {
        memset(remote, 0x33, bytes);
        test_guard_set(remote, bytes);
    }
    shmem_barrier_all();
    if (me == from) {
        net_fill(own, bytes, seed_of(from));
        if (round_number % 2)
            shmem_putmem(remote, own, bytes, to);
        else
            shmem_putmem_nbi(remote, own, bytes, to);
    }
    shmem_barrier_all();
    if (me == to) {
        at = net_differs(remote, bytes, seed_of(from));
        CHECK(at < 0, "put of %zu bytes at %zu: byte %ld", bytes, off, at);
        at = test_guard_broken(remote, bytes);
        CHECK(at < 0, "put of %zu bytes at %zu: wrote byte %ld", bytes, off,
              at);
    }
    if (me == from) {
        memset(own, 0x44, bytes);
        test_guard_set(own, bytes);
        if (round_number % 2) {
            shmem_getmem(own, remote, bytes, to);
        } else {
            shmem_getmem_nbi(own, remote, bytes, to);
            shmem_quiet();
        }
        at = net_differs(own, bytes, seed_of(from));
        CHECK(at < 0, "get of %zu bytes at %zu: byte %ld", bytes, off, at);
        at = test_guard_broken(own, bytes);
        CHECK(at < 0, "get of %zu bytes at %zu: wrote byte %ld", bytes, off,
              at);
    }
    shmem_barrier_all();
}

static void sizes(void)
{
    static const size_t list[] = {0,
                                  1,
                                  2,
                                  3,
                                  7,
                                  8,
                                  9,
                                  63,
                                  64,
                                  65,
                                  255,
                                  1000,
                                  4095,
                                  4097,
                                  16383,
                                  65535,
                                  65537,
                                  262144,
                                  1000001,
                                  1 << 20,
                                  4194303,
                                  STATIC,
                                  (size_t) 17 << 20,
                                  LARGEST};
    int n = sizeof list / sizeof list[0];

    for (int i = 0; i < n; i++) {
        int from = i % npes, to = (from + 1 + i % (npes - 1)) % npes;

        between(area, list[i], (size_t) i * 3 % 64, from, to);
        if (list[i] <= STATIC)
            between(static_area, list[i], (size_t) i * 5 % 64, to, from);
    }
}

/* All PEs put up to a megabyte to each PE, at the same time. */
static void crowd(void)
{
    size_t most = ((size_t) 1 << 20) + 13;

    for (int nbi = 0; nbi < 2; nbi++) {
        round_number++;
        shmem_barrier_all();
        net_fill(local, most, seed_of(me));
        for (int k = 0; k < npes; k++) {
            int pe = (me + k) % npes;

            if (nbi)
                shmem_putmem_nbi(area + (size_t) me * most, local, most, pe);
            else
                shmem_putmem(area + (size_t) me * most, local, most, pe);
        }
        shmem_barrier_all();
        for (int pe = 0; pe < npes; pe++) {
            long at = net_differs(area + (size_t) pe * most, most, seed_of(pe));

            CHECK(at < 0, "%zu bytes from all to all: byte %ld from PE %d",
                  most, at, pe);
        }
        /* and each PE gets all data of one PE */
        memset(local, 0, most);
        shmem_getmem(local, area + (size_t) me * most, most, (me + 1) % npes);
        CHECK(net_differs(local, most, seed_of(me)) < 0, "get of a crowd");
    }
    shmem_barrier_all();
}

/* Puts a thousand words to each PE, from a thousand addresses, before one
 * quiet; then gets a thousand words from each into private memory. */
static void many_words(void)
{
    uint64_t *words = (uint64_t *) area, *own = (uint64_t *) local;
    static uint64_t flag;
    size_t i;

    flag = 0;
    memset(words, 0, MANY * 8 * (size_t) npes);
    for (i = 0; i < MANY; i++)
        own[i] = test_hash(3, (uint64_t) me, i);
    shmem_barrier_all();
    for (i = 0; i < MANY; i++)
        for (int k = 0; k < npes; k++)
            shmem_uint64_put_nbi(&words[(size_t) me * MANY + i], &own[i], 1,
                                 (me + k) % npes);
    shmem_quiet();
    memset(own, 0xee, MANY * 8);
    for (int k = 0; k < npes; k++)
        shmem_uint64_atomic_inc(&flag, (me + k) % npes);
    /* without a barrier: quiet alone completes the gets */
    shmem_uint64_wait_until(&flag, SHMEM_CMP_EQ, (uint64_t) npes);
    for (int pe = 0; pe < npes; pe++)
        for (i = 0; i < MANY; i++)
            CHECK(((volatile uint64_t *) words)[(size_t) pe * MANY + i] ==
                      test_hash(3, (uint64_t) pe, i),
                  "put_nbi %zu of PE %d was "
                  "not there after quiet",
                  i, pe);
    shmem_barrier_all();

    memset(own, 0, MANY * 8 * (size_t) npes);
    for (i = 0; i < MANY; i++)
        for (int pe = 0; pe < npes; pe++)
            shmem_uint64_get_nbi(&own[(size_t) pe * MANY + i],
                                 &words[(size_t) ((me + pe) % npes) * MANY + i],
                                 1, pe);
    shmem_quiet();
    for (int pe = 0; pe < npes; pe++)
        for (i = 0; i < MANY; i++)
            CHECK(own[(size_t) pe * MANY + i] ==
                      test_hash(3, (uint64_t) ((me + pe) % npes), i),
                  "get_nbi %zu from PE %d "
                  "was not there after quiet",
                  i, pe);
    shmem_barrier_all();
}

int main(void)
{
    test_init();
    area = shmem_malloc(LARGEST + 256);
    local = malloc(LARGEST + 256);
    CHECK(area && local, "no memory");
    sizes();
    crowd();
    many_words();
    free(local);
    return test_end();
}

/* np: 2 3 4 8 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that a PE that computes, without a call of the library, holds up
 * nobody: others put to it, get from it, do atomic operations on its words,
 * take locks that are kept there, and do collectives without it.  The lock that it
 * has released before it computes is free.
 */
#include "net.h"

#define LARGEST ((size_t) 1 << 20)
#define ROUNDS 12

static const size_t sizes[] = {8,     100,   1024,   5000,   8192,
                               30000, 65536, 262144, LARGEST};
#define SIZES (int) (sizeof sizes / sizeof sizes[0])

/* on PE 0: data has a part for each PE, big is for all */
static unsigned char *data, *big, *local;
static long static_words[64]; /* on PE 0: one for each PE */
static long done;             /* on PE 0 */
static long counter, tickets;
static int inc_counter, cswap_counter;
static double real;
static long lock, guarded, psync[2][SHMEM_SYNC_SIZE];
static long pwrk[2][SHMEM_REDUCE_MIN_WRKDATA_SIZE];

/* All PEs transfer to and from PE 0, which calls nothing. */
static void work_on_0(long round)
{
    size_t bytes = sizes[(round + me) % SIZES];
    size_t part = bytes < LARGEST / 8 ? bytes : LARGEST / 8;
    unsigned char *mine = data + (size_t) me * (LARGEST / 8);
    long at, old;

    /* to a part of this PE and back, in blocks and with strides */
    net_fill(local, part, (uint64_t) round * 64 + (uint64_t) me);
    shmem_putmem(mine, local, part, 0);
    shmem_quiet();
    memset(local, 0, part);
    shmem_getmem(local, mine, part, 0);
    at = net_differs(local, part, (uint64_t) round * 64 + (uint64_t) me);
    CHECK(at < 0, "round %ld: %zu bytes to PE 0 and back: byte %ld", round,
          part, at);
    shmem_iput32(mine, local, 2, 1, part / 8, 0);
    shmem_quiet();
    memset(local + LARGEST / 2, 0, part);
    shmem_iget32(local + LARGEST / 2, mine, 1, 2, part / 8, 0);
    CHECK(memcmp(local, local + LARGEST / 2, part / 8 * 4) == 0,
          "round %ld: iput to PE 0 and iget back", round);

    /* data of PE 0 that all PEs get */
    shmem_getmem(local, big, bytes, 0);
    at = net_differs(local, bytes, 7);
    CHECK(at < 0, "round %ld: get of %zu bytes: byte %ld", round, bytes, at);

    shmem_long_p(&static_words[me], round, 0);
    shmem_long_atomic_add(&counter, me, 0);
    old = shmem_long_atomic_fetch_inc(&tickets, 0);
    CHECK(old >= round - 1, "round %ld: ticket %ld", round, old);
    shmem_int_atomic_inc(&inc_counter, 0);
    for (;;) {
        int was = shmem_int_atomic_fetch(&cswap_counter, 0);

        if (shmem_int_atomic_compare_swap(&cswap_counter, was, was + 3, 0) ==
            was)
            break;
    }
    shmem_double_atomic_swap(&real, 0.5, 0);

    shmem_set_lock(&lock);
    old = shmem_long_g(&guarded, 0);
    shmem_long_p(&guarded, old + 1, 0);
    shmem_clear_lock(&lock);
}

/* PE 0 computes all the time. */
static void target(int sleeps)
{
    long all = (long) ROUNDS * (npes - 1), sum = 0;

    done = counter = tickets = guarded = 0;
    inc_counter = cswap_counter = 0;
    if (me == 0)
        net_fill(big, LARGEST, 7);
    shmem_barrier_all();
    if (me == 0) {
        if (sleeps)
            test_sleep_us(30000);
        net_compute_until(&done, npes - 1, "PEs that are through with PE 0");
    } else {
        for (long round = 1; round <= ROUNDS; round++)
            work_on_0(round);
        shmem_quiet();
        shmem_long_atomic_inc(&done, 0);
    }
    if (me == 0) {
        /* only loads are needed: all was complete before `done` */
        for (int pe = 1; pe < npes; pe++) {
            CHECK(((volatile long *) static_words)[pe] == ROUNDS,
                  "word of PE %d", pe);
            sum += pe;
        }
        CHECK(*(volatile long *) &counter == sum * ROUNDS, "counter %ld",
              counter);
        CHECK(*(volatile long *) &tickets == all, "tickets %ld", tickets);
        CHECK(*(volatile int *) &inc_counter == all, "inc %d", inc_counter);
        CHECK(*(volatile int *) &cswap_counter == 3 * all, "cswap %d",
              cswap_counter);
        CHECK(*(volatile long *) &guarded == all,
              "%ld under the lock, not "
              "%ld",
              guarded, all);
        CHECK(*(volatile double *) &real == 0.5, "swap left %g", real);
    }
    shmem_barrier_all();
}

/* The other PEs synchronise, sum and collect without PE 0. */
static void collectives(void)
{
    static long sum[2], all[2][64], mine;

    done = 0;
    shmem_barrier_all();
    if (me == 0) {
        net_compute_until(&done, npes - 1, "PEs that are through without 0");
    } else {
        for (int i = 0; i < 10; i++) {
            int now = i % 2;

            mine = me + i;
            shmem_long_sum_to_all(&sum[now], &mine, 1, 1, 0, npes - 1,
                                  pwrk[now], psync[now]);
            CHECK(sum[now] == npes * (npes - 1L) / 2 + i * (npes - 1L),
                  "sum %ld in round %d", sum[now], i);
            shmem_fcollect64(all[now], &mine, 1, 1, 0, npes - 1, psync[!now]);
            for (int pe = 1; pe < npes; pe++)
                CHECK(all[now][pe - 1] == pe + i, "collect in round %d", i);
            shmem_barrier(1, 0, npes - 1, psync[now]);
        }
        shmem_long_atomic_inc(&done, 0);
    }
    shmem_barrier_all();
}

/*
 * One PE holds the lock and computes: test_lock of the others returns and says
 * busy, and set_lock waits.  After clear_lock the others get the lock one after
 * the other, while the PE that had it computes again.
 */
static void holder(int who)
{
    static long tested, waiting, had, inside;

    tested = waiting = had = 0;
    shmem_barrier_all();
    if (me == who) {
        shmem_set_lock(&lock);
        shmem_barrier_all();
        net_compute_until(&tested, npes - 1, "PEs that tested a held lock");
        net_compute_until(&waiting, npes - 1, "PEs about to wait for a lock");
        test_sleep_us(2000);
        CHECK(*(volatile long *) &had == 0, "%ld PEs have a lock that is held",
              had);
        shmem_clear_lock(&lock);
        net_compute_until(&had, npes - 1, "PEs that got a lock given back");
    } else {
        shmem_barrier_all();
        for (int i = 0; i < 5; i++)
            CHECK(shmem_test_lock(&lock) == 1, "PE %d holds the lock", who);
        shmem_long_atomic_inc(&tested, who);
        shmem_long_atomic_inc(&waiting, who);
        shmem_set_lock(&lock);
        CHECK(shmem_long_atomic_fetch_inc(&inside, who) == 0, "two PEs hold "
                                                              "the lock");
        shmem_long_atomic_inc(&had, who);
        CHECK(shmem_long_atomic_fetch_add(&inside, -1, who) == 1,
              "two PEs "
              "held the lock");
        shmem_clear_lock(&lock);
    }
    shmem_barrier_all();
    if (me == 0) {
        CHECK(shmem_test_lock(&lock) == 0, "the lock is not free");
        shmem_clear_lock(&lock);
    }
    shmem_barrier_all();
}

int main(void)
{
    test_init();
    data = shmem_malloc(LARGEST / 8 * (size_t) npes);
    big = shmem_malloc(LARGEST);
    local = malloc(LARGEST);
    CHECK(data && big && local, "no memory");
    target(0);
    target(1);
    collectives();
    for (int who = 0; who < npes; who++)
        holder(who);
    free(local);
    return test_end();
}

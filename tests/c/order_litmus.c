/* np: 2  args: flag */
/* np: 2  args: get */
/* np: 2  args: load  worlds: node (elsewhere a thread serves a PE that polls) */
/* np: 2  args: signal */
/* np: 2  args: quiet */
/* np: 3  args: third */
/* np: 2 4  args: mailbox */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the order of memory between PEs with a few accesses each, many times:
 * the litmus tests of a memory model, made of routines.  doc/memory-order.md says
 * what each needs of a weakly ordered processor, and tests/litmus has the same
 * accesses for herd7.
 */
#include "test.h"

enum { ROUNDS = 1000, WORDS = 5 };

static long data[WORDS], flag, back;
static uint64_t sig;
static long x, y, seen[ROUNDS], other[ROUNDS];

/* Some loops' worth of time, so that the PEs meet in different places. */
static void delay(long round)
{
    for (volatile long i =
             (long) (test_hash(7, (uint64_t) me, (uint64_t) round) % 40);
         i > 0; i--)
        ;
}

static void fill(long *words, long round)
{
    for (int i = 0; i < WORDS; i++)
        words[i] = round * 10 + i;
}

static void check(const long *words, long round)
{
    for (int i = 0; i < WORDS; i++)
        CHECK(words[i] == round * 10 + i, "round %ld, word %d is %ld", round, i,
              words[i]);
}

/* PE 1 tells PE 0 that it has read the data of this round. */
static void go_on(long round)
{
    if (me == 1)
        shmem_long_p(&back, round, 0);
    else
        shmem_long_wait_until(&back, SHMEM_CMP_GE, round);
}

/* PE 0 puts data to PE 1, and a flag after a fence. */
static void put_data_and_flag(long round)
{
    long words[WORDS];

    fill(words, round);
    shmem_long_put(data, words, WORDS, 1);
    shmem_fence();
    shmem_long_p(&flag, round, 1);
}

/* PE 1 waits for the flag. */
static void put_flag(long round)
{
    if (me == 0) {
        put_data_and_flag(round);
    } else {
        shmem_long_wait_until(&flag, SHMEM_CMP_GE, round);
        check(data, round);
    }
}

/* PE 0 stores to its own memory; PE 1 gets the flag until it is there, and then
 * the data, by the routines that round chooses. */
static void get_flag(long round)
{
    long words[WORDS], found = 0;

    if (me == 0) {
        fill(data, round);
        shmem_fence();
        shmem_long_p(&flag, round, 0);
        return;
    }
    while (found < round)
        if (round % 2 == 0)
            found = shmem_long_g(&flag, 0);
        else
            shmem_long_get(&found, &flag, 1, 0);
    if (round % 3 == 0)
        shmem_long_iget(words, data, 1, 1, WORDS, 0);
    else if (round % 3 == 1)
        shmem_long_get(words, data, WORDS, 0);
    else
        for (int i = WORDS; i-- > 0;)
            words[i] = shmem_long_g(&data[i], 0);
    check(words, round);
}

/* PE 1 reads the flag by loads of its own, as old programs do. */
static void load_flag(long round)
{
    if (me == 0) {
        put_data_and_flag(round);
    } else {
        while (*(volatile long *) &flag < round)
            shmem_udcflush();
        shmem_udcflush();
        check(data, round);
    }
}

/* A put with signal; PE 1 fetches the signal until it is there. */
static void put_signal(long round)
{
    long words[WORDS];

    if (me == 0) {
        fill(words, round);
        shmem_long_put_signal(data, words, WORDS, &sig, (uint64_t) round,
                              SHMEM_SIGNAL_SET, 1);
    } else {
        while (shmem_signal_fetch(&sig) < (uint64_t) round)
            ;
        check(data, round);
    }
}

/* Each PE puts a word, calls quiet and reads the word that the other puts. */
static void quiet_get(long round)
{
    shmem_barrier_all();
    delay(round);
    shmem_long_p(me == 0 ? &x : &y, round, 1 - me);
    shmem_quiet();
    seen[round - 1] = *(volatile long *) (me == 0 ? &y : &x);
}

/* Did one of the two PEs at least read the new word, in each round? */
static void judge_quiet(void)
{
    shmem_long_put(other, seen, ROUNDS, 1 - me);
    shmem_barrier_all();
    for (long round = 1; round <= ROUNDS; round++)
        CHECK(seen[round - 1] == round || other[round - 1] == round,
              "round %ld: both PEs read the word of before", round);
}

/* PE 2 hears of PE 0 through PE 1 only. */
static void through_third(long round)
{
    if (me == 0) {
        shmem_long_p(&x, round, 2);
        shmem_quiet();
        shmem_long_p(&flag, round, 1);
        shmem_long_wait_until(&back, SHMEM_CMP_GE, round);
    } else if (me == 1) {
        shmem_long_wait_until(&flag, SHMEM_CMP_GE, round);
        shmem_long_p(&flag, round, 2);
    } else {
        shmem_long_wait_until(&flag, SHMEM_CMP_GE, round);
        CHECK(*(volatile long *) &x == round, "round %ld: x is %ld", round, x);
        shmem_long_p(&back, round, 0);
    }
}

/* Broadcasts from turning roots, without a barrier: a root runs ahead until its
 * mailboxes are used up, and fills them again when the others have read them. */
static void mailbox(long round)
{
    static long to[WORDS], from[WORDS];
    int root = (int) (round / 40 % npes);

    delay(round);
    fill(from, round);
    CHECK(shmem_long_broadcast(SHMEM_TEAM_WORLD, to, from, WORDS, root) == 0,
          "round %ld", round);
    check(to, round);
}

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "flag";

    test_init();
    for (long round = 1; round <= ROUNDS; round++)
        if (strcmp(name, "quiet") == 0) {
            quiet_get(round);
        } else if (strcmp(name, "third") == 0) {
            through_third(round);
        } else if (strcmp(name, "mailbox") == 0) {
            mailbox(round);
        } else {
            if (strcmp(name, "flag") == 0)
                put_flag(round);
            else if (strcmp(name, "get") == 0)
                get_flag(round);
            else if (strcmp(name, "load") == 0)
                load_flag(round);
            else
                put_signal(round);
            go_on(round);
        }
    if (strcmp(name, "quiet") == 0)
        judge_quiet();
    return test_end();
}

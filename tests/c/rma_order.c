/* np: 2 4 8  env: SHMEM_CHECK=1 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that puts before shmem_fence and before shmem_quiet are seen before the
 * flag that follows, and that a put to the own PE from an overlapping source,
 * or from the destination itself, does no harm.
 */
#include "test.h"

#define ROUNDS 3000
#define WORDS 12

static long data[2][WORDS];
static volatile long flag[2];
static long ready;

/* The neighbour's data must be complete when its flag arrives. */
static void stream(void)
{
    int to = (me + 1) % npes, from = (me + npes - 1) % npes;

    for (long round = 1; round <= ROUNDS; round++) {
        int which = (int) (round % 2);
        long values[WORDS];

        for (int i = 0; i < WORDS; i++)
            values[i] = round * 100 + i + me;
        shmem_long_put(data[which], values, WORDS, to);
        if (round % 3)
            shmem_fence();
        else
            shmem_quiet();
        shmem_long_p((long *) &flag[which], round, to);

        shmem_long_wait_until(&flag[which], SHMEM_CMP_GE, round);
        for (int i = 0; i < WORDS; i++)
            CHECK(data[which][i] == round * 100 + i + from,
                  "round %ld word %d is %ld", round, i, data[which][i]);
        /* the sender may be one round ahead, not two */
        shmem_long_p(&ready, round, from);
        shmem_long_wait_until(&ready, SHMEM_CMP_GE, round - 1);
    }
}

static void overlap(void)
{
    static char bytes[64];

    for (int i = 0; i < 64; i++)
        bytes[i] = (char) i;
    shmem_putmem(bytes, bytes, sizeof bytes, me);
    shmem_getmem(bytes, bytes, sizeof bytes, me);
    for (int i = 0; i < 64; i++)
        CHECK(bytes[i] == i, "a put to the same place changed byte %d", i);
    shmem_putmem(bytes + 3, bytes, 40, me);
    for (int i = 0; i < 40; i++)
        CHECK(bytes[3 + i] == i, "overlapping put: byte %d", i);
    shmem_getmem(bytes, bytes + 3, 40, me);
    for (int i = 0; i < 40; i++)
        CHECK(bytes[i] == i, "overlapping get: byte %d", i);
}

int main(void)
{
    test_init();
    stream();
    overlap();
    return test_end();
}

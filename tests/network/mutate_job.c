/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A job that looks at all that it moves; used by mutate.sh.  It ends with status 3
 * when some data are wrong.
 */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS = 600, ROUNDS = 3 };

static long dest[WORDS], from[WORDS], blocks[WORDS], counter, swapped, flag;
static uint64_t signal_word;
static long sum_dest[8], sum_from[8];
static int me, n, next;

static void expect(int right, const char *what, int round)
{
    if (right)
        return;
    fprintf(stderr, "wrong data: PE %d, %s, round %d\n", me, what, round);
    fflush(stderr);
    _Exit(3);
}

static void puts_and_gets(long *heap, int round)
{
    long got[WORDS], base = 1000 * round, last = (me + n - 1) % n;

    for (int i = 0; i < WORDS; i++)
        from[i] = base + 100000 * me + i;
    shmem_long_put(dest, from, WORDS, next);
    for (int i = 0; i < 20; i++)
        shmem_long_p(&heap[i], base + me + i, next);
    shmem_long_iput(blocks, from, 3, 1, 60, next);
    shmem_barrier_all();
    for (int i = 0; i < WORDS; i++)
        expect(dest[i] == base + 100000 * last + i, "put", round);
    for (int i = 0; i < 20; i++)
        expect(heap[i] == base + last + i, "p", round);
    for (int i = 0; i < 60; i++)
        expect(blocks[3 * i] == base + 100000 * last + i, "iput", round);
    memset(got, 0, sizeof got);
    shmem_long_get(got, from, 200, next);
    shmem_long_iget(got + 200, from, 1, 2, 100, next);
    shmem_long_get_nbi(got + 300, from, 50, next);
    shmem_long_get_nbi(got + 350, from + 50, 50, next);
    shmem_quiet();
    for (int i = 0; i < 200; i++)
        expect(got[i] == base + 100000 * next + i, "get", round);
    for (int i = 0; i < 100; i++)
        expect(got[200 + i] == base + 100000 * next + 2 * i, "iget", round);
    for (int i = 0; i < 100; i++)
        expect(got[300 + i] == base + 100000 * next + i, "get_nbi", round);
    shmem_barrier_all();
}

static void words(int round)
{
    long seen[5];

    for (int i = 0; i < 10; i++)
        shmem_long_atomic_add(&counter, i + 1, next);
    expect(shmem_long_atomic_swap(&swapped, round + 1, next) == round, "swap",
           round);
    for (int i = 0; i < 5; i++)
        shmem_long_atomic_fetch_add_nbi(&seen[i], &flag, 1, next);
    shmem_quiet();
    for (int i = 0; i < 5; i++)
        expect(seen[i] == 5 * round + i, "fetch_add", round);
    from[0] = round;
    shmem_long_put_signal(dest, from, 100, &signal_word, 1, SHMEM_SIGNAL_ADD,
                          next);
    shmem_signal_wait_until(&signal_word, SHMEM_CMP_GE, (uint64_t) round + 1);
    expect(dest[0] == round, "put_signal", round);
    shmem_barrier_all();
    expect(counter == 55 * (round + 1), "add", round);
}

static void collectives(long *heap, int round)
{
    for (int i = 0; i < 8; i++)
        sum_from[i] = round + me + i;
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, sum_dest, sum_from, 8);
    for (int i = 0; i < 8; i++)
        expect(sum_dest[i] == n * (round + i) + n * (n - 1) / 2, "sum", round);
    shmem_long_fcollect(SHMEM_TEAM_WORLD, heap, sum_from, 8);
    for (int i = 0; i < 8 * n; i++)
        expect(heap[i] == round + i / 8 + i % 8, "fcollect", round);
    shmem_long_collect(SHMEM_TEAM_WORLD, heap, sum_from, (size_t) me + 1);
    for (int pe = 0, at = 0; pe < n; at += ++pe)
        for (int i = 0; i <= pe; i++)
            expect(heap[at + i] == round + pe + i, "collect", round);
    shmem_long_alltoall(SHMEM_TEAM_WORLD, heap, dest, 2);
    shmem_long_broadcast(SHMEM_TEAM_WORLD, heap, sum_from, 8, round % n);
    for (int i = 0; i < 8; i++)
        expect(heap[i] == round + round % n + i, "broadcast", round);
    shmem_long_sum_inscan(SHMEM_TEAM_WORLD, sum_dest, sum_from, 2);
    expect(sum_dest[0] == (me + 1) * round + me * (me + 1) / 2, "scan", round);
    shmem_barrier_all(); /* others may put to heap now */
}

int main(void)
{
    long *heap;

    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    next = (me + 1) % n;
    heap = shmem_malloc(100 * sizeof *heap);
    for (int round = 0; round < ROUNDS; round++) {
        puts_and_gets(heap, round);
        words(round);
        collectives(heap, round);
    }
    shmem_free(heap);
    shmem_finalize();
    return 0;
}

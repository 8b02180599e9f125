/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * For mpmd.sh, which compiles it twice: PEs 0 and 1 run one program, PE 2 runs
 * the other, whose static data lie elsewhere.
 *
 *   mpmd         all that must work
 *   mpmd CASE    a call with static data that PE 2 does not have
 *   mpmd -l      prints the cases
 */
#include <shmem.h>
#include <shmemx.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef OTHER
static long before[50000]; /* moves all that follows */
#endif

#ifndef CONTENT
#define CONTENT "1" /* another program of the same layout */
#endif
const char content[] = CONTENT;

enum { MANY = 20000, N = 3 };

static const long fixed[2] = {1, 2};
static long word = 7, words[MANY], result[MANY];
static uint64_t signal_word;
static int number;
static long psync[SHMEM_REDUCE_SYNC_SIZE], psync_two[SHMEM_REDUCE_SYNC_SIZE];
static long pwrk[MANY];
static size_t offsets[N], sizes[N], got[N];
static long *heap, *heap_result;

static void expect(const char *what, long is, long should_be)
{
    if (is == should_be)
        return;
    printf("PE %d: %s is %ld, should be %ld\n", shmem_my_pe(), what, is,
           should_be);
    fflush(stdout);
    shmem_global_exit(1);
}

/* ------------------------------------------------------------ what must work */

static void use_heap(int me)
{
    int next = (me + 1) % N, before_me = (me + N - 1) % N;

    for (int i = 0; i < MANY; i++)
        heap[i] = me + i;
    shmem_barrier_all();
    shmem_long_put(heap_result, heap, MANY, next);
    shmem_barrier_all();
    expect("a put", heap_result[MANY - 1], before_me + MANY - 1);
    expect("a get", shmem_long_g(heap + 5, next), next + 5);
    expect("a static source", shmem_long_g(heap + 5, me), me + 5);
    shmem_barrier_all();
    shmem_long_put(heap, &word, 1, next); /* the source is this PE's own */
    shmem_barrier_all();
    expect("a put of static data", heap[0], 7);
    shmem_long_get(&word, heap, 1, next);
    expect("a get into static data", word, 7);
    shmem_barrier_all();
    heap[0] = 0;
    shmem_barrier_all();
    shmem_long_atomic_add(heap, me + 1, 0);
    shmem_barrier_all();
    expect("a sum of atomics", shmem_long_atomic_fetch(heap, 0), 6);
    for (int i = 0; i < N; i++)
        expect("the heap of each", shmem_addr_accessible(heap, i), 1);
    shmem_barrier_all();
}

static void use_collectives(int me)
{
    for (int i = 0; i < MANY; i++)
        heap[i] = me + i;
    shmem_barrier_all();
    shmem_long_sum_to_all(heap_result, heap, MANY, 0, 0, N, pwrk, psync);
    expect("a sum", heap_result[MANY - 1], 3 + 3 * (MANY - 1));
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, heap_result, heap, 1);
    expect("a sum of a team", heap_result[0], 3);
    shmem_broadcast64(heap_result, heap, MANY, 2, 0, 0, N, psync_two);
    if (me != 2)
        expect("a broadcast", heap_result[3], 5);
    shmem_barrier_all();
    shmem_fcollect64(heap_result, heap, 10, 0, 0, N, psync);
    expect("a collection", heap_result[29], 11);
    shmem_alltoall64(heap_result, heap, 2, 0, 0, N, psync_two);
    expect("an alltoall", heap_result[4], 2 + 2 * me);
    shmem_barrier_all();
}

/* Static data among the PEs of one program. */
static void use_static(int me)
{
    shmem_team_t team;
    int other = 1 - me;

    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 2, NULL, 0, &team);
    if (me < 2) {
        for (int i = 0; i < MANY; i++)
            words[i] = me + i;
        expect("static data of a PE alike", shmem_addr_accessible(words, other),
               1);
        expect("a constant of a PE alike", shmem_long_g(&fixed[1], other), 2);
        shmem_long_sum_to_all(result, words, MANY, 0, 0, 2, pwrk, psync_two);
        expect("a sum of static data", result[MANY - 1], 1 + 2 * (MANY - 1));
        shmem_long_sum_reduce(team, result, words, MANY);
        expect("a static sum of a team", result[2], 5);
        shmem_long_broadcast(team, result, words, MANY, 1);
        expect("a static broadcast", result[MANY - 1], MANY);
        shmem_team_sync(team);
        shmem_long_p(&word, 40 + me, other);
        shmem_long_wait_until(&word, SHMEM_CMP_EQ, 40 + other);
        shmem_long_put_signal(result, words, MANY, &signal_word, 1,
                              SHMEM_SIGNAL_SET, other);
        shmem_signal_wait_until(&signal_word, SHMEM_CMP_EQ, 1);
        expect("a put with signal", result[MANY - 1], other + MANY - 1);
        shmem_team_sync(team);
        shmem_int_atomic_inc(&number, other);
        shmem_team_sync(team);
        expect("a static counter", shmem_int_g(&number, other), 1);
        if (shmem_ptr(&number, other) != NULL)
            expect("a pointer", *(int *) shmem_ptr(&number, other), 1);
    } else {
        expect("static data of others", shmem_addr_accessible(words, 0), 0);
        expect("constants of others", shmem_addr_accessible(fixed, 0), 0);
    }
    shmem_barrier_all();
    if (team != SHMEM_TEAM_INVALID)
        shmem_team_destroy(team);
}

/* ------------------------------------------------------- what must be refused */

#define PE2 2
static shmem_team_t world;

#define CASES(C) \
    C(shmem_long_put, (words, heap, 2, PE2)) \
    C(shmem_long_put_nbi, (words, heap, 2, PE2)) \
    C(shmem_long_p, (&word, 1, PE2)) \
    C(shmem_long_get, (heap, words, 2, PE2)) \
    C(shmem_long_get_nbi, (heap, words, 2, PE2)) \
    C(shmem_getmem, (heap, fixed, 16, PE2)) \
    C(shmem_long_fcollect, (world, heap, fixed, 2)) \
    C(shmem_long_g, (&word, PE2)) \
    C(shmem_long_iput, (words, heap, 2, 1, 2, PE2)) \
    C(shmem_long_iget, (heap, words, 1, 2, 2, PE2)) \
    C(shmem_long_ibput, (words, heap, 4, 4, 2, 2, PE2)) \
    C(shmem_long_ibget, (heap, words, 4, 4, 2, 2, PE2)) \
    C(shmem_long_atomic_add, (&word, 1, PE2)) \
    C(shmem_long_atomic_fetch, (&word, PE2)) \
    C(shmem_long_put_signal, \
      (words, heap, 2, (uint64_t *) heap, 1, SHMEM_SIGNAL_SET, PE2)) \
    C(shmem_long_put_signal_nbi, \
      (heap, heap, 2, &signal_word, 1, SHMEM_SIGNAL_SET, PE2)) \
    C(shmem_ptr, (words, PE2)) \
    C(shmem_team_ptr, (world, words, PE2)) \
    C(shmem_set_lock, (&word)) \
    C(shmem_test_lock, (&word)) \
    C(shmem_broadcast64, (words, heap, 2, 0, 0, 0, N, psync)) \
    C(shmem_collect64, (words, heap, 2, 0, 0, N, psync)) \
    C(shmem_fcollect64, (heap, words, 2, 0, 0, N, psync)) \
    C(shmem_alltoall64, (words, heap, 2, 0, 0, N, psync)) \
    C(shmem_alltoalls64, (heap, words, 1, 1, 2, 0, 0, N, psync)) \
    C(shmem_alltoallv, \
      (heap, offsets, got, words, offsets, sizes, 0, 0, N, psync)) \
    C(shmem_long_sum_to_all, (words, heap, 2, 0, 0, N, pwrk, psync)) \
    C(shmem_long_sum_reduce, (world, heap, words, 2)) \
    C(shmem_long_sum_inscan, (world, words, heap, 2))

/* shmem.h has macros of these names, which choose by type. */
#undef shmem_alltoallv

static bool collective(const char *name)
{
    return strstr(name, "cast") || strstr(name, "coll") ||
           strstr(name, "alltoall") || strstr(name, "sum");
}

static int make_case(const char *name)
{
    bool here = shmem_my_pe() == 0 || collective(name);

#define TRY(routine, args) \
    if (strcmp(name, #routine) == 0) { \
        if (here) \
            (void) routine args; \
        return 0; \
    }
    CASES(TRY)
    if (strcmp(name, "differ") == 0) {
        shmem_long_sum_reduce(world, heap_result, heap,
                              (size_t) shmem_my_pe() + 1);
        return 0;
    }
    /* PE 0 counts, so PE 2 is the one that is refused */
    if (strcmp(name, "shmem_set_event") == 0) {
        if (shmem_my_pe() == 2)
            shmem_set_event(&word);
        return 0;
    }
    printf("there is no case %s\n", name);
    return 1;
}

int main(int argc, char **argv)
{
    int me;

    if (argc > 1 && strcmp(argv[1], "-l") == 0) {
#define PRINT(routine, args) puts(#routine);
        CASES(PRINT)
        puts("shmem_set_event");
        return 0;
    }
    for (int i = 0; i < SHMEM_REDUCE_SYNC_SIZE; i++)
        psync[i] = psync_two[i] = SHMEM_SYNC_VALUE;
    shmem_init();
    me = shmem_my_pe();
    world = SHMEM_TEAM_WORLD;
#ifdef OTHER
    before[0] = 1;
#endif
    for (int i = 0; i < N; i++) {
        offsets[i] = (size_t) i;
        sizes[i] = 1;
    }
    heap = shmem_calloc(MANY, sizeof *heap);
    heap_result = shmem_calloc(MANY, sizeof *heap_result);
    if (argc > 1) {
        int bad = make_case(argv[1]);

        shmem_barrier_all(); /* nobody ends before the message */
        return bad;
    }
    use_heap(me);
    use_collectives(me);
    use_static(me);
    shmem_free(heap);
    shmem_free(heap_result);
    shmem_finalize();
    if (me == 0)
        puts("all works");
    return 0;
}

/* np: 2 4 8 16 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests a long pseudo-random schedule of collectives on many different active
 * sets that overlap.  Every PE derives the same schedule and takes part in the
 * calls of the sets it is a member of, with random delays; nothing but the
 * collectives themselves synchronises the PEs.  Each set has two pSync arrays
 * and three buffers of its own, used in turn.  It fails when a result is wrong.
 */
#include "sets.h"

#define WORDS 1200 /* of a buffer */
#define WRK_WORDS (WORDS / 2 + 1)
#define STEPS 2500

enum {
    BROADCAST,
    COLLECT,
    FCOLLECT,
    ALLTOALL,
    SUM,
    MAX,
    BARRIER,
    SYNC,
    OPERATIONS
};

static struct set sets[SETS_MAX];
static struct ring rings[SETS_MAX];
static long *arrived;        /* of set i and member k at [i * npes + k] */
static long *wrks[SETS_MAX]; /* two for each set */
static long *source;
static long steps_done;

static long word(int step, int pe, size_t i)
{
    return (long) (test_hash((uint64_t) step, (uint64_t) pe, i) >> 5);
}

/* The number of elements of a message, which is small or sometimes
 * middle-sized. */
static size_t choose_size(uint64_t *plan, size_t most)
{
    size_t n = test_below(plan, 8) == 0 ? test_below(plan, WORDS)
                                        : test_below(plan, 9);

    return n < most ? n : most;
}

static void check(const long *dest, size_t at, long want, const char *what,
                  int step, const struct set *s)
{
    CHECK(dest[at] == want,
          "step %d: %s on set %d,%d,%d: word %zu is %lx, "
          "not %lx",
          step, what, SET_ARGS(s), at, dest[at], want);
}

/* A call of a member of set s: the step, the set and its number, the arrays. */
struct call {
    int step, number, mine;
    const struct set *s;
    long *dest, *psync, *wrk;
};

/* The first n words of this PE for a step. */
static void fill_source(int step, size_t n)
{
    for (size_t i = 0; i < n; i++)
        source[i] = word(step, me, i);
}

/* Each of the functions that follow makes a call out of the plan, checks what
 * came, and returns the words of dest that the call has written. */

static size_t broadcast(const struct call *c, uint64_t *plan)
{
    int root = (int) test_below(plan, (uint64_t) c->s->size);
    size_t n = choose_size(plan, WORDS);

    if (c->mine == root)
        fill_source(c->step, n);
    shmem_broadcast64(c->dest, source, n, root, SET_ARGS(c->s), c->psync);
    if (c->mine == root)
        return 0;
    for (size_t i = 0; i < n; i++)
        check(c->dest, i, word(c->step, set_pe(c->s, root), i), "broadcast",
              c->step, c->s);
    return n;
}

static size_t collect(const struct call *c, uint64_t *plan)
{
    size_t counts[32], total = 0, share = WORDS / (size_t) c->s->size;

    for (int k = 0; k < c->s->size; k++)
        counts[k] = choose_size(plan, share);
    fill_source(c->step, counts[c->mine]);
    shmem_collect64(c->dest, source, counts[c->mine], SET_ARGS(c->s), c->psync);
    for (int k = 0; k < c->s->size; k++)
        for (size_t i = 0; i < counts[k]; i++)
            check(c->dest, total++, word(c->step, set_pe(c->s, k), i),
                  "collect", c->step, c->s);
    return total;
}

static size_t fcollect(const struct call *c, uint64_t *plan)
{
    size_t n = choose_size(plan, WORDS / (size_t) c->s->size), total = 0;

    fill_source(c->step, n);
    shmem_fcollect64(c->dest, source, n, SET_ARGS(c->s), c->psync);
    for (int k = 0; k < c->s->size; k++)
        for (size_t i = 0; i < n; i++)
            check(c->dest, total++, word(c->step, set_pe(c->s, k), i),
                  "fcollect", c->step, c->s);
    return total;
}

static size_t alltoall(const struct call *c, uint64_t *plan)
{
    size_t n = choose_size(plan, WORDS / (size_t) c->s->size), total = 0;

    fill_source(c->step, (size_t) c->s->size * n);
    shmem_alltoall64(c->dest, source, n, SET_ARGS(c->s), c->psync);
    for (int k = 0; k < c->s->size; k++)
        for (size_t i = 0; i < n; i++)
            check(c->dest, total++,
                  word(c->step, set_pe(c->s, k), (size_t) c->mine * n + i),
                  "alltoall", c->step, c->s);
    return total;
}

static size_t reduce(const struct call *c, int operation, uint64_t *plan)
{
    size_t n = choose_size(plan, WORDS);

    fill_source(c->step, n);
    if (operation == SUM)
        shmem_long_sum_to_all(c->dest, source, (int) n, SET_ARGS(c->s), c->wrk,
                              c->psync);
    else
        shmem_long_max_to_all(c->dest, source, (int) n, SET_ARGS(c->s), c->wrk,
                              c->psync);
    for (size_t i = 0; i < n; i++) {
        long want = word(c->step, set_pe(c->s, 0), i);

        for (int k = 1; k < c->s->size; k++) {
            long term = word(c->step, set_pe(c->s, k), i);

            if (operation == SUM)
                want += term;
            else
                want = term > want ? term : want;
        }
        check(c->dest, i, want, operation == SUM ? "sum" : "max", c->step,
              c->s);
    }
    return n;
}

/* Nobody leaves before all have come. */
static size_t barrier_or_sync(const struct call *c, int operation)
{
    for (int k = 0; k < c->s->size; k++)
        shmem_long_p(&arrived[c->number * npes + c->mine], c->step,
                     set_pe(c->s, k));
    if (operation == BARRIER) {
        shmem_barrier(SET_ARGS(c->s), c->psync);
    } else {
        shmem_quiet();
        shmem_sync(SET_ARGS(c->s), c->psync);
    }
    for (int k = 0; k < c->s->size; k++)
        CHECK(((volatile long *) arrived)[c->number * npes + k] >= c->step,
              "step %d: left the barrier of set %d,%d,%d before member %d came",
              c->step, SET_ARGS(c->s), k);
    return 0;
}

/* One step of the plan on set number `number`, for a member. */
static void take_part(int step, int number, int operation, uint64_t plan)
{
    const struct set *s = &sets[number];
    struct ring *ring = &rings[number];
    struct call c = {.step = step,
                     .number = number,
                     .s = s,
                     .mine = set_index(s, me),
                     .dest = ring_slot(ring, 0),
                     .psync = ring_psync(ring),
                     .wrk = wrks[number] + ring->call % 2 * WRK_WORDS};
    size_t words;

    switch (operation) {
    case BROADCAST: words = broadcast(&c, &plan); break;
    case COLLECT: words = collect(&c, &plan); break;
    case FCOLLECT: words = fcollect(&c, &plan); break;
    case ALLTOALL: words = alltoall(&c, &plan); break;
    case SUM:
    case MAX: words = reduce(&c, operation, &plan); break;
    default: words = barrier_or_sync(&c, operation);
    }
    memset(source, 0xee, WORDS * sizeof *source);
    ring_next(ring, c.dest, words * sizeof *c.dest);
    steps_done++;
}

int main(void)
{
    uint64_t plan = 20, delays;
    int nsets, used = 0;

    test_init();
    delays = (uint64_t) me * 7777777;
    nsets = set_all(sets, 2);
    if (nsets < 40)
        nsets = set_all(sets, 1);
    for (int i = 0; i < nsets; i++) {
        ring_make(&rings[i], WORDS * sizeof(long));
        wrks[i] = shmem_malloc(2 * WRK_WORDS * sizeof(long));
        CHECK(wrks[i] != NULL, "no memory");
        used += set_index(&sets[i], me) >= 0;
    }
    arrived = shmem_calloc((size_t) (nsets * npes), sizeof *arrived);
    source = shmem_malloc(WORDS * sizeof *source);
    CHECK(arrived && source, "no memory");
    shmem_barrier_all();
    for (int step = 1; step <= STEPS; step++) {
        int number = (int) test_below(&plan, (uint64_t) nsets);
        int operation = (int) test_below(&plan, OPERATIONS);
        uint64_t own_plan = test_next(&plan);

        /* sometimes several calls in a row are on the same set */
        for (uint64_t more = test_below(&plan, 4) == 0 ? 4 : 1; more > 0;
             more--) {
            if (set_index(&sets[number], me) < 0)
                continue;
            test_delay(&delays);
            take_part(step * 4 + 4 - (int) more, number, operation,
                      own_plan + more * 1000);
            operation = (operation + 1) % OPERATIONS;
        }
    }
    shmem_barrier_all();
    CHECK(steps_done > 0, "took part in nothing");
    if (npes == 16)
        CHECK(nsets > 100 && (me < 4 || me > 11 || used > 64),
              "only %d sets, %d with this PE", nsets, used);
    return test_end();
}

/* np: 2 4 8 16 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A long pseudo-random schedule of collectives on many different active sets
 * that overlap.  Every PE derives the same schedule and takes part in the
 * calls of the sets it is a member of, with random delays; nothing but the
 * collectives themselves synchronises the PEs.  Each set has two pSync arrays
 * and three buffers of its own, used in turn.
 */
#include "sets.h"

#define WORDS 1200 /* of a buffer */
#define WRK_WORDS (WORDS / 2 + 1)
#define STEPS 2500

enum { BROADCAST, COLLECT, FCOLLECT, ALLTOALL, SUM, MAX, BARRIER, SYNC,
    OPERATIONS };

static struct set sets[SETS_MAX];
static struct ring rings[SETS_MAX];
static long *arrived; /* of set i and member k at [i * npes + k] */
static long *wrks[SETS_MAX]; /* two for each set */
static long *source;
static long steps_done;

static long word(int step, int pe, size_t i)
{
    return (long)(test_hash((uint64_t)step, (uint64_t)pe, i) >> 5);
}

/* Elements of a small, sometimes middle-sized message. */
static size_t choose_size(uint64_t *plan, size_t most)
{
    size_t n = test_below(plan, 8) == 0 ? test_below(plan, WORDS) :
        test_below(plan, 9);

    return n < most ? n : most;
}

static void check(const long *dest, size_t at, long want, const char *what,
    int step, const struct set *s)
{
    CHECK(dest[at] == want, "step %d: %s on set %d,%d,%d: word %zu is %lx, "
        "not %lx", step, what, SET_ARGS(s), at, dest[at], want);
}

/* One step of the plan on set number number, for a member. */
static void take_part(int step, int number, int operation, uint64_t plan)
{
    const struct set *s = &sets[number];
    struct ring *ring = &rings[number];
    long *dest = ring_slot(ring, 0), *psync = ring_psync(ring);
    long *wrk = wrks[number] + ring->call % 2 * WRK_WORDS;
    int mine = set_index(s, me);
    size_t bytes = 0, n, total = 0, share = WORDS / (size_t)s->size;

    switch (operation) {
    case BROADCAST: {
        int root = (int)test_below(&plan, (uint64_t)s->size);

        n = choose_size(&plan, WORDS);
        if (mine == root)
            for (size_t i = 0; i < n; i++)
                source[i] = word(step, me, i);
        shmem_broadcast64(dest, source, n, root, SET_ARGS(s), psync);
        if (mine != root) {
            for (size_t i = 0; i < n; i++)
                check(dest, i, word(step, set_pe(s, root), i), "broadcast",
                    step, s);
            bytes = n * sizeof *dest;
        }
        break;
    }
    case COLLECT: {
        size_t counts[32];

        for (int k = 0; k < s->size; k++)
            counts[k] = choose_size(&plan, share);
        for (size_t i = 0; i < counts[mine]; i++)
            source[i] = word(step, me, i);
        shmem_collect64(dest, source, counts[mine], SET_ARGS(s), psync);
        for (int k = 0; k < s->size; k++)
            for (size_t i = 0; i < counts[k]; i++)
                check(dest, total++, word(step, set_pe(s, k), i), "collect",
                    step, s);
        bytes = total * sizeof *dest;
        break;
    }
    case FCOLLECT:
        n = choose_size(&plan, share);
        for (size_t i = 0; i < n; i++)
            source[i] = word(step, me, i);
        shmem_fcollect64(dest, source, n, SET_ARGS(s), psync);
        for (int k = 0; k < s->size; k++)
            for (size_t i = 0; i < n; i++)
                check(dest, total++, word(step, set_pe(s, k), i), "fcollect",
                    step, s);
        bytes = total * sizeof *dest;
        break;
    case ALLTOALL:
        n = choose_size(&plan, share);
        for (int k = 0; k < s->size; k++)
            for (size_t i = 0; i < n; i++)
                source[(size_t)k * n + i] = word(step, me, (size_t)k * n + i);
        shmem_alltoall64(dest, source, n, SET_ARGS(s), psync);
        for (int k = 0; k < s->size; k++)
            for (size_t i = 0; i < n; i++)
                check(dest, total++, word(step, set_pe(s, k),
                    (size_t)mine * n + i), "alltoall", step, s);
        bytes = total * sizeof *dest;
        break;
    case SUM:
    case MAX:
        n = choose_size(&plan, WORDS);
        for (size_t i = 0; i < n; i++)
            source[i] = word(step, me, i);
        if (operation == SUM)
            shmem_long_sum_to_all(dest, source, (int)n, SET_ARGS(s),
                wrk, psync);
        else
            shmem_long_max_to_all(dest, source, (int)n, SET_ARGS(s),
                wrk, psync);
        for (size_t i = 0; i < n; i++) {
            long want = word(step, set_pe(s, 0), i);

            for (int k = 1; k < s->size; k++) {
                long term = word(step, set_pe(s, k), i);

                if (operation == SUM)
                    want += term;
                else
                    want = term > want ? term : want;
            }
            check(dest, i, want, operation == SUM ? "sum" : "max", step, s);
        }
        bytes = n * sizeof *dest;
        break;
    default:
        for (int k = 0; k < s->size; k++)
            shmem_long_p(&arrived[number * npes + mine], step, set_pe(s, k));
        if (operation == BARRIER) {
            shmem_barrier(SET_ARGS(s), psync);
        } else {
            shmem_quiet();
            shmem_sync(SET_ARGS(s), psync);
        }
        for (int k = 0; k < s->size; k++)
            CHECK(((volatile long *)arrived)[number * npes + k] >= step,
                "step %d: left the barrier of set %d,%d,%d before member %d "
                "came", step, SET_ARGS(s), k);
        break;
    }
    memset(source, 0xee, WORDS * sizeof *source);
    ring_next(ring, dest, bytes);
    steps_done++;
}

int main(void)
{
    uint64_t plan = 20, delays;
    int nsets, used = 0;

    test_init();
    delays = (uint64_t)me * 7777777;
    nsets = set_all(sets, 2);
    if (nsets < 40)
        nsets = set_all(sets, 1);
    for (int i = 0; i < nsets; i++) {
        ring_make(&rings[i], WORDS * sizeof(long));
        wrks[i] = shmem_malloc(2 * WRK_WORDS * sizeof(long));
        CHECK(wrks[i] != NULL, "no memory");
        used += set_index(&sets[i], me) >= 0;
    }
    arrived = shmem_calloc((size_t)(nsets * npes), sizeof *arrived);
    source = shmem_malloc(WORDS * sizeof *source);
    CHECK(arrived && source, "no memory");
    shmem_barrier_all();
    for (int step = 1; step <= STEPS; step++) {
        int number = (int)test_below(&plan, (uint64_t)nsets);
        int operation = (int)test_below(&plan, OPERATIONS);
        uint64_t own_plan = test_next(&plan);

        /* sometimes the same set several times running */
        for (uint64_t more = test_below(&plan, 4) == 0 ? 4 : 1; more > 0;
            more--) {
            if (set_index(&sets[number], me) < 0)
                continue;
            test_delay(&delays);
            take_part(step * 4 + 4 - (int)more, number, operation,
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

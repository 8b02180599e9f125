/* np: 2 3 5 6 7 8  worlds: ucx mixed (the limits are those between nodes)  env: SHMEM_SYMMETRIC_SIZE=64m */
/* np: 6 7 8  worlds: mixed (three nodes)  env: SHMEM_SYMMETRIC_SIZE=64m SHMEM_TEST_NODES=3 */
/* np: 3 7  worlds: ucx mixed (the limits are those between nodes)  env: SHMEM_SYMMETRIC_SIZE=64m SHMEM_REDUCE=layout-independent */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests reductions, broadcasts and fcollects between nodes with contributions
 * of about the sizes at which coll/choose.c changes the algorithm, one element
 * less and one more: on all PEs and, at the same time, on teams of the even and
 * the odd PEs, in place or not, back to back and with random delays.  It fails
 * when a result is wrong or when more than dest is written.
 */
#include "test.h"

#define PIECE (63 << 10)
#define ROUND (8 << 20)
#define MOST (ROUND + 3 * 4)
#define GUARD 16

static const size_t limits[] = {8 << 10,
                                32 << 10,
                                64 << 10,
                                96 << 10,
                                2 * PIECE,
                                4 * PIECE,
                                0 /* a piece of each node */,
                                16 * PIECE,
                                17 * PIECE + 1000};

static unsigned *source, *dest;
static unsigned call;
static uint64_t delays;

static unsigned value(int pe, size_t i)
{
    return (unsigned) i * 0x9e3779b1u +
           ((unsigned) pe + 1) * 0x85ebca6bu * (call + 1);
}

static int pe_of(shmem_team_t team, int i)
{
    return shmem_team_translate_pe(team, i, SHMEM_TEAM_WORLD);
}

/* Fills in n elements, and what must stay as it is behind those of dest. */
static void fill(unsigned *at, size_t n, size_t in_dest)
{
    for (size_t i = 0; i < n; i++)
        at[i] = value(me, i);
    for (size_t i = 0; i < GUARD; i++)
        dest[in_dest + i] = ~0u;
    test_delay(&delays);
}

/* Ends a call that has written n elements to dest. */
static void done(const char *what, shmem_team_t team, size_t n)
{
    for (size_t i = 0; i < GUARD; i++)
        CHECK(dest[n + i] == ~0u, "%s, call %u: %zu elements after %zu", what,
              call, i + 1, n);
    memset(source, 0xee, n * sizeof *source);
    call++;
    /* the next call writes to dest of other PEs */
    shmem_team_sync(team);
}

#define RIGHT(what, i, want) \
    CHECK(dest[i] == (want), \
          what " of %zu elements, call %u: element %zu is " \
               "%x, not %x", \
          n, call, (size_t) (i), dest[i], (want))

static void sum(shmem_team_t team, size_t n, int in_place)
{
    unsigned *from = in_place ? dest : source;

    fill(from, n, n);
    shmem_uint_sum_reduce(team, dest, from, n);
    for (size_t i = 0; i < n; i++) {
        unsigned want = 0;

        for (int k = 0; k < shmem_team_n_pes(team); k++)
            want += value(pe_of(team, k), i);
        RIGHT("sum", i, want);
    }
    done("sum", team, n);
}

static void broadcast(shmem_team_t team, size_t n)
{
    int root = (int) call % shmem_team_n_pes(team);
    int pe = pe_of(team, root);

    fill(source, n, n);
    shmem_uint_broadcast(team, dest, source, n, root);
    for (size_t i = 0; i < n; i++)
        RIGHT("broadcast", i, value(pe, i));
    done("broadcast", team, n);
}

static void fcollect(shmem_team_t team, size_t n)
{
    size_t size = (size_t) shmem_team_n_pes(team);

    n /= size;
    fill(source, n, n * size);
    shmem_uint_fcollect(team, dest, source, n);
    for (size_t k = 0; k < size; k++) {
        int pe = pe_of(team, (int) k);

        for (size_t i = 0; i < n; i++)
            RIGHT("fcollect", k * n + i, value(pe, i));
    }
    done("fcollect", team, n * size);
}

static void all(shmem_team_t team, size_t n)
{
    for (int in_place = 0; in_place < 2; in_place++)
        sum(team, n, in_place);
    broadcast(team, n);
    fcollect(team, n);
}

int main(void)
{
    shmem_team_t half = SHMEM_TEAM_INVALID;

    test_init();
    delays = (uint64_t) me * 100000;
    source = shmem_malloc(MOST + GUARD * sizeof *source);
    dest = shmem_malloc(MOST + GUARD * sizeof *dest);
    CHECK(source != NULL && dest != NULL, "no memory");
    for (int k = 0; k < 2; k++) { /* all PEs make both teams */
        shmem_team_t team;

        CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, k, 2,
                                       (npes + 1 - k) / 2, NULL, 0, &team) == 0,
              "split");
        if (me % 2 == k)
            half = team;
    }
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++)
        for (int more = -1; more <= 1; more++) {
            size_t bytes = limits[i] != 0 ? limits[i] : PIECE * (size_t) npes;
            size_t n = bytes / sizeof *source + (size_t) (long) more;

            all(SHMEM_TEAM_WORLD, n);
            if (more == 0)
                all(half, n);
            call = (unsigned) i * 100 + (unsigned) (more + 1) * 10;
            shmem_barrier_all();
        }
    if (npes <= 3)
        all(SHMEM_TEAM_WORLD, MOST / sizeof *source);
    return test_end();
}

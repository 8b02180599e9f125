/* np: 2 4  args: blocks 20000  sanitize: no  worlds: node (a round is short there) */
/* np: 2 4  args: collectives 12000  sanitize: no  worlds: node (a round is short there) */
/* np: 2 4  args: teams 600  sanitize: no  worlds: node (a round is short there) */
/* np: 2 4  args: contexts 3000  sanitize: no  worlds: node (a round is short there) */
/* np: 2  args: starts 20  sanitize: no  worlds: node (a round is short there) */
/* np: 64  args: collectives 240  sanitize: no  worlds: node (a round is short there) */
/* np: 2  args: blocks 800  sanitize: no  worlds: ucx mixed (a small number) */
/* np: 4  args: collectives 6000  sanitize: no  worlds: ucx mixed (a small number) */
/* np: 2  args: teams 90  sanitize: no  worlds: ucx mixed (a small number) */
/* np: 2  args: contexts 120  sanitize: no  worlds: ucx mixed (a small number) */
/* np: 2  args: starts 8  sanitize: no  worlds: ucx mixed (a small number; libfabric keeps memory) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that memory and file descriptors do not grow when the same calls come
 * again and again, after some rounds to warm up.  make check-endurance runs it
 * for minutes; PE 0 prints then how much it has used.
 */
#include <malloc.h>

#include "proc.h"

enum { LIVE = 64, WORDS = 256 };

static long source[WORDS * 8], dest[WORDS * 130], work[WORDS], mine[3], most[3];
static long p_sync[SHMEM_ALLTOALL_SYNC_SIZE + SHMEM_COLLECT_SYNC_SIZE +
                   SHMEM_REDUCE_SYNC_SIZE];
static long p_sync_max[SHMEM_REDUCE_SYNC_SIZE];
static uint64_t state = 7; /* the same on all PEs */

/* ---------------------------------------------------------------- measures */

/* The memory that malloc has given out, in KiB.  With a sanitizer, which
 * replaces malloc, it is not known. */
static long allocated(void)
{
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
    return 0;
#elif __GLIBC_PREREQ(2, 33)
    struct mallinfo2 info = mallinfo2();

    return (long) ((info.uordblks + info.hblkhd) / 1024);
#else
    return 0;
#endif
}

static void measure(long *values)
{
    values[0] = proc_status("RssAnon");
    values[1] = proc_entries("fd");
    values[2] = allocated();
}

/* ------------------------------------------------------------------- deeds */

static char *block[LIVE];

/* One allocation and one release of a block. */
static void blocks(void)
{
    unsigned i = (unsigned) test_below(&state, LIVE);
    size_t size = (size_t) test_below(&state, 1 << test_below(&state, 16)) + 1;

    if (block[i] != NULL && test_below(&state, 4) == 0) {
        block[i] = shmem_realloc(block[i], size);
    } else {
        if (block[i] != NULL)
            shmem_free(block[i]);
        block[i] = test_below(&state, 4) == 0   ? shmem_align(256, size)
                   : test_below(&state, 4) == 0 ? shmem_calloc(size, 1)
                                                : shmem_malloc(size);
    }
    CHECK(block[i] != NULL, "no memory for %zu bytes", size);
    block[i][size - 1] = 1;
}

static void collectives(void)
{
    static unsigned turn;
    /* The set of all PEs; now and then one of the sets that begin with some
     * first PE. */
    int first = 0, size;

    turn++;
    if (turn % 12 < 8 && turn % 16 == 15)
        first = (int) test_below(&state, (uint64_t) npes);
    size = npes - first;
    if (me < first && turn % 12 != 1) {
        shmem_barrier_all();
        return;
    }
    switch (turn % 12) {
    case 0: shmem_barrier(first, 0, size, p_sync); break;
    case 1: shmem_sync_all(); break;
    case 2:
        shmem_broadcast64(dest, source, WORDS, 0, first, 0, size, p_sync);
        break;
    case 3:
        shmem_collect64(dest, source, (size_t) (me % 3 * 99), first, 0, size,
                        p_sync);
        break;
    case 4:
        shmem_fcollect64(dest, source, WORDS, first, 0, size, p_sync);
        break;
    case 5:
        shmem_long_sum_to_all(dest, source, WORDS, first, 0, size, work,
                              p_sync);
        break;
    case 6: shmem_alltoall64(dest, source, 16, first, 0, size, p_sync); break;
    case 7:
        shmem_alltoalls64(dest, source, 1, 2, 8, first, 0, size, p_sync);
        break;
    case 8:
        shmem_long_max_reduce(SHMEM_TEAM_WORLD, dest, source, 2 * WORDS);
        break;
    case 9: shmem_long_sum_exscan(SHMEM_TEAM_WORLD, dest, source, WORDS); break;
    case 10: shmem_team_sync(SHMEM_TEAM_WORLD); break;
    default: shmem_barrier_all(); break;
    }
    /* pSync and dest are used in the next call */
    shmem_barrier_all();
}

static void teams(void)
{
    shmem_team_t row, column, half;

    CHECK(shmem_team_split_2d(SHMEM_TEAM_WORLD, npes > 2 ? npes / 2 : 1, NULL,
                              0, &row, NULL, 0, &column) == 0,
          "no teams");
    shmem_long_sum_reduce(row, dest, source, 4);
    shmem_team_sync(column);
    CHECK(shmem_team_split_strided(
              SHMEM_TEAM_WORLD, 0, 1, (npes + 1) / 2,
              &(const shmem_team_config_t){.num_contexts = 1},
              SHMEM_TEAM_NUM_CONTEXTS, &half) == 0,
          "no team");
    if (half != SHMEM_TEAM_INVALID) {
        shmem_ctx_t ctx;

        shmem_team_sync(half);
        CHECK(shmem_team_create_ctx(half, 0, &ctx) == 0, "no context");
        shmem_ctx_destroy(ctx);
        shmem_team_destroy(half);
    }
    shmem_team_destroy(row);
    shmem_team_destroy(column);
}

static void contexts(void)
{
    shmem_ctx_t ctx[3];
    int peer = (me + 1) % npes;

    for (int i = 0; i < 3; i++)
        CHECK(shmem_ctx_create(i == 1 ? SHMEM_CTX_PRIVATE : 0, &ctx[i]) == 0,
              "no context");
    for (int i = 0; i < 3; i++) {
        shmem_ctx_long_put(ctx[i], dest + i * 8, source, 8, peer);
        shmem_ctx_long_atomic_inc(ctx[i], &dest[100], peer);
    }
    for (int i = 0; i < 3; i++)
        shmem_ctx_destroy(ctx[(i + 1) % 3]);
}

static void starts(void)
{
    char *some;

    some = shmem_malloc(100000);
    some[0] = 1;
    collectives();
    contexts();
    teams();
    shmem_barrier_all();
    shmem_finalize();
    shmem_init();
}

static const struct {
    const char *name, *what;
    void (*deed)(void);
    long share; /* growth that one action may cause */
} deeds[] = {
    {"blocks", "allocations", blocks, 1},
    {"collectives", "collectives", collectives, 2},
    {"teams", "teams made and destroyed", teams, 3},
    {"contexts", "contexts made and destroyed", contexts, 3},
    {"starts", "starts of the library", starts, 1},
};

int main(int argc, char **argv)
{
    long count = argc > 2 ? atol(argv[2]) : 1000, rounds, warm;
    double begin, seconds;
    size_t k = 0;
    long before[3], after[3];

    while (argc > 1 && k < sizeof deeds / sizeof *deeds &&
           strcmp(argv[1], deeds[k].name) != 0)
        k++;
    if (argc < 2 || k == sizeof deeds / sizeof *deeds)
        return 2;
    test_init();
    /* the library keeps what it knows of a set of PEs */
    for (int first = 0; first < npes; first++)
        if (me >= first)
            shmem_barrier(first, 0, npes - first, p_sync);
    shmem_barrier_all();

    rounds = count / deeds[k].share;
    warm = rounds / 4;
    begin = test_seconds();
    for (long i = 0; i < rounds; i++) {
        if (i == warm)
            measure(before);
        deeds[k].deed();
    }
    measure(after);
    seconds = test_seconds() - begin;
    /* Another thread may have one open for a moment: the thread that serves peers maps
     * a peer's memory, for which UCX opens a file, when it first hears of the peer.  A
     * leak remains. */
    after[1] = proc_lasting(proc_entries, "fd", before[1]);
    for (int i = 0; i < 3; i++)
        mine[i] = after[i] - before[i];
    shmem_long_max_to_all(most, mine, 3, 0, 0, npes, work, p_sync_max);
    if (getenv("ENDURANCE_PRINT") != NULL && me == 0)
        printf("%3d PEs: %9ld %-28s %7.1f s, %9.2f us each; private memory "
               "%+ld KiB of %ld, malloc %+ld KiB, descriptors %+ld of %ld\n",
               npes, rounds * deeds[k].share, deeds[k].what, seconds,
               seconds * 1e6 / (double) (rounds * deeds[k].share), most[0],
               after[0], most[2], most[1], after[1]);
    CHECK(mine[1] <= 0, "%ld descriptors more", mine[1]);
    /* A leak of a few bytes in each round would be larger.  Sets of destroyed teams
     * stay until no member reads them, so their number differs; one of 128 PEs takes
     * some KiB. */
    CHECK(mine[2] <= (test_one_node() ? 8 + npes / 16 : 256),
          "malloc: %ld KiB more", mine[2]);
    CHECK(mine[0] <= 2048, "%ld KiB more", mine[0]);
    return test_end();
}

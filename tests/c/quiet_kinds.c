/* np: 2  worlds: ucx mixed (on one node nothing is in flight)  notices: ucx/local_early */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that the routines that complete transfers do: after shmem_pe_quiet,
 * shmem_thread_quiet and the like the data of a get are here, and after
 * shmemx_local_complete the program may store to the source of a put.  The list of
 * PEs may be empty or name a PE twice.
 */
#include "test.h"

#include <shmemx.h>

enum { WORDS = 1 << 19, COUNTERS = 100, ROUNDS = 5 };

static const int both[] = {0, 1, 1};

static void ctx_pe_quiet(void)
{
    shmem_ctx_pe_quiet(SHMEM_CTX_DEFAULT, both, 2);
}

static void pe_quiet(void)
{
    shmem_pe_quiet(NULL, 0);
    shmem_pe_quiet(both, 3);
}

static void pe_quiet_of_one(void)
{
    const int other = 1 - me;

    shmem_pe_quiet(&other, 1);
}

static void pe_quiet_x(void)
{
    shmemx_pe_quiet(1 - me);
}

static const struct {
    const char *name;
    void (*call)(void);
} kinds[] = {
    {"shmem_quiet", shmem_quiet},
    {"shmem_thread_quiet", shmem_thread_quiet},
    {"shmemx_thread_quiet", shmemx_thread_quiet},
    {"shmem_ctx_pe_quiet", ctx_pe_quiet},
    {"shmem_pe_quiet", pe_quiet},
    {"shmem_pe_quiet of one", pe_quiet_of_one},
    {"shmemx_pe_quiet", pe_quiet_x},
};

/* Words that PE 1 - me adds to, and what they held before. */
static long counter[COUNTERS], old[COUNTERS];

static void fetch(const char *name, void (*quiet)(void), long before)
{
    for (int i = 0; i < COUNTERS; i++)
        old[i] = -1;
    for (int i = 0; i < COUNTERS; i++)
        shmem_long_atomic_fetch_add_nbi(&old[i], &counter[i], 1, 1 - me);
    quiet();
    for (int i = 0; i < COUNTERS; i++)
        CHECK(old[i] == before, "%s, counter %d: %ld", name, i, old[i]);
}

int main(void)
{
    long *there, *here;
    long calls = 0;

    test_init();
    there = shmem_malloc(WORDS * sizeof *there);
    here = shmem_malloc(WORDS * sizeof *here);
    CHECK(there != NULL && here != NULL, "no memory");
    for (int round = 1; round <= ROUNDS; round++) {
        for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
            for (int i = 0; i < WORDS; i++)
                there[i] = round * 100 + me;
            shmem_barrier_all();
            shmem_long_get_nbi(here, there, WORDS, 1 - me);
            kinds[k].call();
            for (int i = 0; i < WORDS; i++)
                CHECK(here[i] == round * 100 + 1 - me, "%s, word %d: %ld",
                      kinds[k].name, i, here[i]);
            fetch(kinds[k].name, kinds[k].call, calls++);
            shmem_barrier_all();
        }
        for (int i = 0; i < WORDS; i++)
            here[i] = round;
        shmem_barrier_all();
        shmem_long_put_nbi(there, here, WORDS, 1 - me);
        shmemx_local_complete();
        for (int i = 0; i < WORDS; i++)
            here[i] = -1;
        shmem_barrier_all();
        for (int i = 0; i < WORDS; i++)
            CHECK(there[i] == round, "shmemx_local_complete, word %d: %ld", i,
                  there[i]);
    }
    return test_end();
}

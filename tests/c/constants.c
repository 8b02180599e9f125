/* np: 1 2 3 5 */
/* np: 3  env: SHMEM_CHECK=2 */
/* np: 3  args: ordered  env: SHMEM_STATS=1 SHMEM_REDUCE=layout-independent */
/* np: 3  args: pie  cflags: -pie -fPIE -DMOVES */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that constants of the program are symmetric for calls that read them: gets,
 * atomic fetches and the sources of collectives of all sizes, also in a program
 * that lies elsewhere in each PE.
 */
#include <shmemx.h>

#include "test.h"

enum { LARGE = 40000, SMALL = 3 };

static const long large[LARGE] = {
    [0] = 11, [1] = 12, [2] = 13, [3] = 14, [LARGE / 2] = 5, [LARGE - 1] = 6};
static const short two = 2;
const double fraction = 0.25;
static const char *const names[3] = {"a", "b", "c"};
static int (*const in_library)(const char *) =
    puts; /* the loader fills it in */
static long dest[5 * LARGE], psync[SHMEM_SYNC_SIZE];
static long pwrk[LARGE / 2 + 1 + SHMEM_REDUCE_MIN_WRKDATA_SIZE];

static void transfers(int pe)
{
    long local[5] = {0};

    /* not a literal: some linkers put those between the code */
    CHECK(shmem_addr_accessible(large, pe) && shmem_addr_accessible(&two, pe),
          "a constant");
    CHECK(!shmem_addr_accessible(large, npes), "a constant of no PE");
    CHECK(shmem_ptr(large, pe) == NULL, "a constant that can be stored to");
    CHECK(!shmem_addr_accessible((const void *) (uintptr_t) transfers, pe),
          "code");
    CHECK(shmem_long_g(&large[LARGE - 1], pe) == 6 &&
              shmem_short_g(&two, pe) == 2 &&
              shmem_double_g(&fraction, pe) == 0.25,
          "g");
    shmem_long_get(dest, large, LARGE, pe);
    CHECK(memcmp(dest, large, sizeof large) == 0, "get");
    shmem_getmem_nbi(local, large, sizeof local, pe);
    shmem_quiet();
    CHECK(local[3] == 14, "get_nbi");
    shmem_long_iget(local, large, 1, 2, 2, pe);
    CHECK(local[1] == 13 && local[2] == 13, "iget");
    shmem_long_ibget(local, large + 1, 3, 2, 2, 2, pe);
    CHECK(local[0] == 12 && local[1] == 13 && local[3] == 14 && local[2] == 13,
          "ibget");
    CHECK(shmem_long_atomic_fetch(&large[1], pe) == 12, "atomic_fetch");
    shmem_long_atomic_fetch_nbi(local, &large[2], pe);
    shmem_quiet();
    CHECK(local[0] == 13, "atomic_fetch_nbi");
}

/* Constants that hold addresses are symmetric where the addresses are the same on
 * all PEs. */
static void addresses(int pe)
{
    const char *copy[3];
    int same = 1;

#ifdef MOVES
    same = 0;
#endif
    CHECK(shmem_addr_accessible(names, pe) == same, "addresses");
    /* in a program at a fixed address it may be that of the program's jump to puts */
    CHECK(same || !shmem_addr_accessible(&in_library, pe),
          "an address in a library");
    if (!same)
        return;
    shmem_getmem(copy, names, sizeof names, pe);
    CHECK(copy[2] == names[2], "a get of addresses");
    shmem_fcollectmem(SHMEM_TEAM_WORLD, dest, names, sizeof names);
    CHECK(memcmp(dest, names, sizeof names) == 0, "a collect of addresses");
}

static int is_copy(const long *copy, size_t n, long factor)
{
    for (size_t i = 0; i < n; i++)
        if (copy[i] != large[i] * factor)
            return 0;
    return 1;
}

/* The members have given this PE what is its part of the constants. */
static void check_parts(size_t part)
{
    for (int pe = 0; pe < npes; pe++)
        CHECK(memcmp(dest + (size_t) pe * part, large + (size_t) me * part,
                     part * sizeof *dest) == 0,
              "the part of PE %d", pe);
}

static void collectives(size_t n)
{
    shmem_team_t world = SHMEM_TEAM_WORLD;
    size_t part = n / (size_t) npes, at[5], sizes[5], got[5];

    shmem_long_broadcast(world, dest, large, n, npes - 1);
    CHECK(is_copy(dest, n, 1), "broadcast");
    shmem_long_fcollect(world, dest, large, n);
    CHECK(is_copy(dest + (size_t) (npes - 1) * n, n, 1), "fcollect");
    shmem_collect64(dest, large, n, 0, 0, npes, psync);
    CHECK(is_copy(dest + (size_t) me * n, n, 1), "collect");
    shmem_long_sum_reduce(world, dest, large, n);
    CHECK(is_copy(dest, n, npes), "sum");
    shmem_barrier_all();
    shmem_long_sum_to_all(dest, large, (int) n, 0, 0, npes, pwrk, psync);
    CHECK(is_copy(dest, n, npes), "sum_to_all");
    shmem_long_sum_inscan(world, dest, large, n);
    CHECK(is_copy(dest, n, me + 1), "inscan");
    for (size_t pe = 0; pe < (size_t) npes; pe++) {
        at[pe] = pe * part * sizeof *dest;
        sizes[pe] = part * sizeof *dest;
    }
    shmem_long_alltoall(world, dest, large, part);
    shmem_barrier_all();
    check_parts(part);
    memset(dest, 0, n * sizeof *dest);
    shmem_barrier_all();
    shmemx_alltoallv(dest, at, got, large, at, sizes, 0, 0, npes, psync);
    check_parts(part);
}

int main(void)
{
    test_init();
    transfers((me + 1) % npes);
    transfers(me);
    addresses((me + 1) % npes);
    for (size_t n = SMALL; n < LARGE; n *= 7) {
        collectives(n);
        shmem_barrier_all();
    }
    collectives(LARGE);
    return test_end();
}

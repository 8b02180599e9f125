/* np: 4 7  args: alltoall 1 2  worlds: ucx mixed (one node compares spans)  status: 1  lines: 1  match: shmem_alltoall64: nelems is [12] here but [12] on PE [0-6] \(called at [^ )]+\)$ */
/* np: 4 7  args: alltoall 1 3000  worlds: ucx mixed (one node compares spans)  status: 1  lines: 1  match: shmem_alltoall64: nelems is (1|3000) here but (1|3000) on PE [0-6] \(called at [^ )]+\)$ */
/* np: 4 7  args: alltoall 3000 1  worlds: ucx mixed (one node compares spans)  status: 1  lines: 1  match: shmem_alltoall64: nelems is (1|3000) here but (1|3000) on PE [0-6] \(called at [^ )]+\)$ */
/* np: 4 7  args: scan 1 2  worlds: node mixed (rounds later than the first only know bytes)  status: 1  lines: 1  match: shmem_long_sum_inscan: nelems is [12] here but [12] on PE [0-6] \(called at [^ )]+\)$ */
/* np: 4 7  args: scan 0 9000  status: 1  lines: 1  match: shmem_long_sum_inscan: nelems is (0|9000) here but [0-9]+ on PE [0-6] \(called at [^ )]+\)$ */
/* np: 4 7  args: scan 9000 1  status: 1  lines: 1  match: shmem_long_sum_inscan: nelems is (1|9000) here but [0-9]+ on PE [0-6] \(called at [^ )]+\)$ */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that PEs that call with different numbers of elements are told: the
 * lower half of the PEs has one number, the upper half the other.  Some of the
 * numbers are so different that the PEs of the two halves scan in another way;
 * then the message may be wrong about the number of the other PE.
 */
#include "test.h"

static long psync[SHMEM_ALLTOALL_SYNC_SIZE];

int main(int argc, char **argv)
{
    size_t n;
    long *source, *dest;

    test_init();
    CHECK(argc == 4, "three arguments are needed");
    n = (size_t)atol(argv[me < (npes + 1) / 2 ? 2 : 3]);
    source = shmem_calloc((size_t)npes * 9000, sizeof *source);
    dest = shmem_calloc((size_t)npes * 9000, sizeof *dest);
    CHECK(source != NULL && dest != NULL, "no memory");
    shmem_barrier_all();
    if (strcmp(argv[1], "alltoall") == 0)
        shmem_alltoall64(dest, source, n, 0, 0, npes, psync);
    else
        shmem_long_sum_inscan(SHMEM_TEAM_WORLD, dest, source, n);
    return test_end();
}

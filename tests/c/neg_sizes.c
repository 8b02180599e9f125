/* np: 4 7  args: alltoall 1 2  worlds: ucx mixed (one node compares spans)  status: 1  lines: 1  match: shmem_alltoall64: nelems is [12] here but [12] on PE [0-6] \(called at [^ )]+\)$ */
/* np: 4 7  args: alltoall 1 3000  worlds: ucx mixed (one node compares spans)  status: 1  lines: 1  match: shmem_alltoall64: nelems is (1|3000) here but (1|3000) on PE [0-6] \(called at [^ )]+\)$ */
/* np: 4 7  args: alltoall 3000 1  worlds: ucx mixed (one node compares spans)  status: 1  lines: 1  match: shmem_alltoall64: nelems is (1|3000) here but (1|3000) on PE [0-6] \(called at [^ )]+\)$ */
/* np: 4 7  args: scan 1 2  worlds: node mixed (rounds later than the first only know bytes)  status: 1  lines: 1  match: shmem_long_sum_inscan: nelems is [12] here but [12] on PE [0-6] \(called at [^ )]+\)$ */
/* np: 4 7  args: scan 0 9000  status: 1  lines: 1  match: (shmem_long_sum_inscan: nelems is (0|9000) here but ([0-9]+|differs) on PE [0-6]|shmem_long_sum_inscan: the call has 72000 bytes of data here but 0 on PE [0-6]: routine and nelems must be the same|shmem_[a-z_0-9]+: PE [0-6] has sent a wrong message, of [0-9]+ bytes instead of [0-9]+: .*) \(called at [^ )]+\)$ */
/* np: 4 7  args: scan 9000 1  status: 1  lines: 1  match: (shmem_long_sum_inscan: nelems is (1|9000) here but ([0-9]+|differs) on PE [0-6]|shmem_[a-z_0-9]+: PE [0-6] has sent a wrong message, of [0-9]+ bytes instead of [0-9]+: .*) \(called at [^ )]+\)$ */
/* np: 4 7  args: broadcast 1 2  worlds: node (nodes exchange pieces)  status: 1  lines: 1  match: shmem_broadcast64: the call has (8|16) bytes of data here but (8|16) on PE 0: routine and nelems must be the same \(called at [^ )]+\)$ */
/* np: 4 7  args: broadcast 2 0  worlds: node (nodes exchange pieces)  status: 1  lines: 1  match: shmem_broadcast64: the call has 0 bytes of data here but 16 on PE 0: routine and nelems must be the same \(called at [^ )]+\)$ */
/* np: 2 7  args: broadcast 1 2  status: 1  lines: 1  match: (shmem_broadcast64: (the call has [0-9]+ bytes of data here but [0-9]+ on PE [0-6]: routine and nelems must be the same|the call has [0-9]+ bytes of data here but another number on PE [0-6]: routine and nelems must be the same)|shmem_[a-z_0-9]+: PE [0-6] has sent a wrong message, of [0-9]+ bytes instead of [0-9]+: .*) \(called at [^ )]+\)$ */
/* np: 2 7  args: broadcast 100 20  status: 1  lines: 1  match: (shmem_broadcast64: (the call has [0-9]+ bytes of data here but [0-9]+ on PE [0-6]: routine and nelems must be the same|the call has [0-9]+ bytes of data here but another number on PE [0-6]: routine and nelems must be the same)|shmem_[a-z_0-9]+: PE [0-6] has sent a wrong message, of [0-9]+ bytes instead of [0-9]+: .*) \(called at [^ )]+\)$ */
/* np: 2 7  args: broadcast 200 5000  status: 1  lines: 1  match: (shmem_broadcast64: (the call has [0-9]+ bytes of data here but [0-9]+ on PE [0-6]: routine and nelems must be the same|the call has [0-9]+ bytes of data here but another number on PE [0-6]: routine and nelems must be the same)|shmem_[a-z_0-9]+: PE [0-6] has sent a wrong message, of [0-9]+ bytes instead of [0-9]+: .*) \(called at [^ )]+\)$ */
/* np: 2 7  args: broadcast 5000 4096  status: 1  lines: 1  match: (shmem_broadcast64: (the call has [0-9]+ bytes of data here but [0-9]+ on PE [0-6]: routine and nelems must be the same|the call has [0-9]+ bytes of data here but another number on PE [0-6]: routine and nelems must be the same)|shmem_[a-z_0-9]+: PE [0-6] has sent a wrong message, of [0-9]+ bytes instead of [0-9]+: .*) \(called at [^ )]+\)$ */
/* np: 2 7  args: broadcast 4096 5000  status: 1  lines: 1  match: (shmem_broadcast64: (the call has [0-9]+ bytes of data here but [0-9]+ on PE [0-6]: routine and nelems must be the same|the call has [0-9]+ bytes of data here but another number on PE [0-6]: routine and nelems must be the same)|shmem_[a-z_0-9]+: PE [0-6] has sent a wrong message, of [0-9]+ bytes instead of [0-9]+: .*) \(called at [^ )]+\)$ */
/* np: 2 3 7  args: broadcast 8064 9000  status: 1  lines: 1  match: (shmem_broadcast64: (the call has [0-9]+ bytes of data here but [0-9]+ on PE [0-6]: routine and nelems must be the same|the call has [0-9]+ bytes of data here but another number on PE [0-6]: routine and nelems must be the same)|shmem_[a-z_0-9]+: PE [0-6] has sent a wrong message, of [0-9]+ bytes instead of [0-9]+: .*) \(called at [^ )]+\)$ */
/* np: 2 3 7  args: broadcast 9000 8064  status: 1  lines: 1  match: (shmem_broadcast64: (the call has [0-9]+ bytes of data here but [0-9]+ on PE [0-6]: routine and nelems must be the same|the call has [0-9]+ bytes of data here but another number on PE [0-6]: routine and nelems must be the same)|shmem_[a-z_0-9]+: PE [0-6] has sent a wrong message, of [0-9]+ bytes instead of [0-9]+: .*) \(called at [^ )]+\)$ */
/* np: 4 7  args: team 3 1  status: 1  lines: 1  match: shmem_long_broadcast: (the call has [0-9]+ bytes of data here but [0-9]+ on PE [0-6]: routine and nelems must be the same|the call has [0-9]+ bytes of data here but another number on PE [0-6]: routine and nelems must be the same)|shmem_[a-z_0-9]+: PE [0-6] has sent a wrong message, of [0-9]+ bytes instead of [0-9]+: .*) \(called at [^ )]+\)$ */
/* np: 4 7  args: mem 7 70  status: 1  lines: 1  match: shmem_broadcastmem: (the call has [0-9]+ bytes of data here but [0-9]+ on PE [0-6]: routine and nelems must be the same|the call has [0-9]+ bytes of data here but another number on PE [0-6]: routine and nelems must be the same)|shmem_[a-z_0-9]+: PE [0-6] has sent a wrong message, of [0-9]+ bytes instead of [0-9]+: .*) \(called at [^ )]+\)$ */
/* np: 4 7  args: fcollect 1 2  status: 1  lines: 1  match: shmem_fcollect64: nelems is [12] here but [12] on PE [0-6] \(called at [^ )]+\)$ */
/* np: 4 7  args: fcollect 3 5  status: 1  lines: 1  match: shmem_fcollect64: nelems is (3 here but 5|5 here but 3) on PE [0-6] \(called at [^ )]+\)$ */
/* np: 7  args: fcollect 0 5  status: 1  lines: 1  match: shmem_fcollect64: (nelems is 0 here but 5 on PE [0-6]|the call has 40 bytes of data here but 0 on PE [0-6]: routine and nelems must be the same) \(called at [^ )]+\)$ */
/* np: 2  args: reduce 1 2  status: 1  lines: 1  match: shmem_long_sum_to_all: nreduce is [12] here but ([12]|differs) on PE [01] \(called at [^ )]+\)$ */
/* np: 4 7  args: reduce 1 2  status: 1  lines: 1  match: shmem_long_sum_to_all: nreduce is [12] here but ([12]|differs) on PE [0-6] \(called at [^ )]+\)$ */
/* np: 2  args: reduce 9000 5000  status: 1  lines: 1  match: shmem_long_sum_to_all: (nreduce is [0-9]+ here but (differs|[0-9]+) on PE [01]) \(called at [^ )]+\)$ */
/* np: 4 7  args: reduce 9000 5000  status: 1  lines: 1  match: shmem_long_sum_to_all: (nreduce is [0-9]+ here but (differs|[0-9]+) on PE [0-6]) \(called at [^ )]+\)$ */
/* np: 3 4  args: barrier 5 0  worlds: node (one routine here, another one there)  status: 1  lines: 1  match: shmem_long_sum_to_all: the call has 40 bytes of data here but 0 on PE [23]: routine and nelems must be the same \(called at [^ )]+\)$ */
/* np: 4 7  args: alltoall 1 2  worlds: node (nodes compare nelems)  status: 1  lines: 1  match: shmem_alltoall64: source has [0-9]+ bytes here but [0-9]+ on PE [0-6]: nelems must be the same \(called at [^ )]+\)$ */
/* np: 4 7  args: alltoallv 1 2  worlds: node (one routine here, another one there)  status: 1  lines: 1  match: (shmem_alltoallv: PE [0-6] makes another call: the routine and its sizes must be the same|shmem_broadcast64: .*) \(called at [^ )]+\)$ */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that PEs that call with different numbers of elements, or call different
 * routines, are told: the lower half of the PEs has one number, the upper half the other.  Some of the
 * numbers are so different that the PEs of the two halves scan in another way;
 * then the message may be wrong about the number of the other PE.
 */
#include "test.h"

static long psync[SHMEM_ALLTOALL_SYNC_SIZE], wrk[9000];
static size_t zeros[16];

int main(int argc, char **argv)
{
    size_t n;
    long *source, *dest;

    test_init();
    CHECK(argc == 4, "three arguments are needed");
    n = (size_t) atol(argv[me < (npes + 1) / 2 ? 2 : 3]);
    source = shmem_calloc((size_t) npes * 9000, sizeof *source);
    dest = shmem_calloc((size_t) npes * 9000, sizeof *dest);
    CHECK(source != NULL && dest != NULL, "no memory");
    shmem_barrier_all();
    if (n == 0) /* those with data are not the first that notice */
        test_sleep_us(100000);
    if (strcmp(argv[1], "barrier") == 0 && n == 0)
        shmem_barrier_all();
    else if (strcmp(argv[1], "alltoall") == 0)
        shmem_alltoall64(dest, source, n, 0, 0, npes, psync);
    else if (strcmp(argv[1], "broadcast") == 0)
        shmem_broadcast64(dest, source, n, 0, 0, 0, npes, psync);
    else if (strcmp(argv[1], "team") == 0)
        shmem_long_broadcast(SHMEM_TEAM_WORLD, dest, source, n, 0);
    else if (strcmp(argv[1], "mem") == 0)
        shmem_broadcastmem(SHMEM_TEAM_WORLD, dest, source, n, 0);
    else if (strcmp(argv[1], "fcollect") == 0)
        shmem_fcollect64(dest, source, n, 0, 0, npes, psync);
    else if (strcmp(argv[1], "reduce") == 0 || strcmp(argv[1], "barrier") == 0)
        shmem_long_sum_to_all(dest, source, (int) n, 0, 0, npes, wrk, psync);
    else if (strcmp(argv[1], "alltoallv") == 0 && n == 1)
        shmem_alltoallv(dest, zeros, zeros, source, zeros, zeros, 0, 0, npes,
                        psync);
    else if (strcmp(argv[1], "alltoallv") == 0)
        shmem_broadcast64(dest, source, 5, 0, 0, 0, npes, psync);
    else
        shmem_long_sum_inscan(SHMEM_TEAM_WORLD, dest, source, n);
    return test_end();
}

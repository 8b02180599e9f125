/* np: 2  args: SHMEM_ATOMICS network  worlds: ucx mixed (on one node it does not matter)  status: 1  lines: 1  match: SHMEM_ATOMICS is auto on PE 0 but network on PE 1; it must be the same on all PEs$ */
/* np: 2  args: SHMEM_ATOMICS network all  worlds: node ucx mixed (others have other variants) */
/* np: 2  args: SHMEM_ATOMICS network  worlds: node (it does not matter) */
/* np: 2  args: UCX_ATOMIC_MODE device  worlds: ucx mixed (UCX is not used on one node)  status: 1  lines: 1  match: UCX_ATOMIC_MODE is device but SHMEM_ATOMICS is cpu: .*$ */
/* np: 2  args: UCX_ATOMIC_MODE device all  worlds: ucx mixed (UCX is not used on one node)  status: 1  lines: 1  match: UCX_ATOMIC_MODE is device but SHMEM_ATOMICS is cpu: .*; unset UCX_ATOMIC_MODE or set SHMEM_ATOMICS=network$ */
/* np: 2  args: UCX_ATOMIC_MODE guess  env: SHMEM_ATOMICS=network  worlds: ucx mixed (UCX is not used on one node)  status: 1  lines: 1  match: UCX_ATOMIC_MODE is device on PE 0 but guess on PE 1; it must be the same on all PEs$ */
/* np: 2  args: UCX_ATOMIC_MODE fast all  worlds: ucx mixed (UCX is not used on one node)  status: 1  lines: 1  match: UCX_ATOMIC_MODE is "fast", must be cpu, device or guess$ */
/* np: 2  args: UCX_ATOMIC_MODE CPU all */
/* np: 2  args: UCX_ATOMIC_MODE device  worlds: node (UCX is not used) */
/* np: 2  args: UCX_ATOMIC_MODE cpu all  env: SHMEM_ATOMICS=network */
/* np: 2  args: SHMEM_REDUCE layout-independent  status: 1  lines: 1  match: SHMEM_REDUCE is fast on PE 0 but layout-independent on PE 1; it must be the same on all PEs$ */
/* np: 2  args: SHMEM_TRANSPORT all-ucx  worlds: node (others have a transport set)  status: 1  lines: 1  match: SHMEM_TRANSPORT is auto on PE 0 but all-ucx on PE 1; it must be the same on all PEs$ */
/* np: 2  args: SHMEM_NETWORK all-ucx  worlds: node (likewise)  status: 1  lines: 1  match: SHMEM_TRANSPORT is auto on PE 0 but all-ucx on PE 1; it must be the same on all PEs$ */
/* np: 2  args: SHMEM_TRANSPORT ofi  worlds: mixed (ucx names a network itself)  status: 1  lines: 1  match: (SHMEM_TRANSPORT is ucx on PE 0 but ofi on PE 1; it must be the same on all PEs|libsma was built without libfabric)$ */
/* np: 2  args: SHMEM_NETWORK ofi  env: SHMEM_TRANSPORT=auto  worlds: mixed (likewise)  status: 1  lines: 1  match: (SHMEM_TRANSPORT is ucx on PE 0 but ofi on PE 1; it must be the same on all PEs|libsma was built without libfabric)$ */
/* np: 2  args: SHMEM_NETWORK ofi all  worlds: ucx (there SHMEM_TRANSPORT names UCX)  status: 1  lines: 1  match: SHMEM_TRANSPORT is all-ucx but SHMEM_NETWORK, its older name, is ofi$ */
/* np: 2  args: SHMEM_NETWORK shm all  env: SHMEM_TRANSPORT=ucx  worlds: node mixed (likewise)  status: 1  lines: 1  match: SHMEM_TRANSPORT is ucx but SHMEM_NETWORK, its older name, is shm$ */
/* np: 2  args: SHMEM_NETWORK ucx all  worlds: ucx (both name UCX) */
/* np: 2  args: SHMEM_TRANSPORT shm all  worlds: mixed (there are two nodes)  status: 1  lines: 1  match: SHMEM_TRANSPORT is shm, but the job has 2 hosts$ */
/* np: 2  args: SHMEM_TRANSPORT shm  worlds: mixed (likewise)  status: 1  lines: 1  match: SHMEM_TRANSPORT is auto on PE 0 but shm on PE 1; it must be the same on all PEs$ */
/* np: 2  args: SHMEM_TRANSPORT shm  worlds: node (it does not matter) */
/* np: 2  args: SHMEM_NETWORK ofi  worlds: node (it does not matter) */
/* np: 2  args: SHMEM_CHECK 2  status: 1  lines: 1  match: SHMEM_CHECK is 1 on PE 0 but 2 on PE 1; it must be 2 on all PEs or on none$ */
/* np: 2  args: SHMEM_CHECK 0 */
/* np: 2  args: SHMEM_STATS 1  status: 1  lines: 1  match: SHMEM_STATS is not set on PE 0 but set on PE 1; it must be the same on all PEs$ */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests variables that must be the same on all PEs, or agree with another variable, and
 * are not: one is set on PE 1 only, another on all PEs.  One line says so.
 */
#include "test.h"

static long word;
static double terms[4], sums[4], wrk[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static long psync[SHMEM_REDUCE_SYNC_SIZE];

int main(int argc, char **argv)
{
    CHECK(argc > 2, "arguments");
    if (argc > 3 || test_early_pe() == 1)
        setenv(argv[1], argv[2], 1);
    test_init();
    shmem_long_atomic_inc(&word, 0);
    shmem_quiet();
    terms[0] = me + 1;
    shmem_double_sum_to_all(sums, terms, 4, 0, 0, npes, wrk, psync);
    CHECK(sums[0] == npes * (npes + 1) / 2, "the sum is %g", sums[0]);
    CHECK(shmem_long_atomic_fetch(&word, 0) == npes, "atomic operations");
    return test_end();
}

/* np: 2  args: 10000 10001  worlds: ucx (an exchange between nodes notices)  status: 1  lines: 1  match: ^shmem: PE ./2 on [^ ]+: shmem_int_sum_reduce: nreduce is (10000|10001) here but differs on PE [0-1] \(called at */
/* np: 3  args: 10000 10100  worlds: ucx (an exchange between nodes notices)  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_int_sum_reduce: nreduce is (10000|10100) here but differs on PE [0-2] \(called at */
/* np: 2  args: 64512 64513  worlds: ucx (an exchange between nodes notices)  status: 1  lines: 1  match: ^shmem: PE ./2 on [^ ]+: shmem_int_sum_reduce: nreduce is (64512|64513) here but differs on PE [0-1] \(called at */
/* np: 2  args: 300000 600000  worlds: ucx (an exchange between nodes notices)  status: 1  lines: 1  match: ^shmem: PE ./2 on [^ ]+: shmem_int_sum_reduce: nreduce is (300000|600000) here but differs on PE [0-1] \(called at */
/* np: 2  args: 1000 300000  worlds: ucx (an exchange between nodes notices)  status: 1  lines: 1  match: ^shmem: PE ./2 on [^ ]+: shmem_int_sum_reduce: nreduce is (1000|300000) here but differs on PE [0-1] \(called at */
/* np: 3  args: 2000 40000  worlds: ucx (an exchange between nodes notices)  status: 1  lines: 1  match: ^shmem: PE ./3 on [^ ]+: shmem_int_sum_reduce: nreduce is (2000|40000) here but differs on PE [0-2] \(called at */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that PEs of different nodes which reduce different numbers of elements
 * are told so, whatever the algorithm: the second argument is the number on the
 * last PE, the first that on the others.
 */
#include "test.h"

int main(int argc, char **argv)
{
    size_t n;
    int *data;

    test_init();
    CHECK(argc == 3, "the arguments are two numbers of elements");
    n = strtoul(argv[me == npes - 1 ? 2 : 1], NULL, 10);
    data = shmem_malloc(4 << 20);
    CHECK(data != NULL, "no memory");
    memset(data, 0, 4 << 20);
    shmem_int_sum_reduce(SHMEM_TEAM_WORLD, data, data, n);
    return test_end();
}

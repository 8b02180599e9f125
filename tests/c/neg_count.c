/* np: 2  args: put  worlds: node (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_long_put: dest 0x[0-9a-f]+ has a negative number of elements or bytes, or more than memory can hold \(called at */
/* np: 2  args: putmem  worlds: node (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_putmem: dest 0x[0-9a-f]+ has a negative number of elements or bytes, or more than memory can hold \(called at */
/* np: 2  args: get  worlds: node (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_long_get_nbi: source 0x[0-9a-f]+ has a negative number of elements or bytes, or more than memory can hold \(called at */
/* np: 2  args: reduce  worlds: node (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_long_sum_reduce: dest 0x[0-9a-f]+ has a negative number of elements or bytes, or more than memory can hold \(called at */
/* np: 2  args: broadcast  worlds: node (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_broadcast64: nelems is -1, must not be negative \(called at */
/* np: 2  args: mem  worlds: node (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_broadcastmem: nelems is -1, must not be negative \(called at */
/* np: 2  args: collect  worlds: node (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_long_collect: nelems is -1, must not be negative \(called at */
/* np: 2  args: alltoall  worlds: node (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_alltoall64: nelems is -1, must not be negative \(called at */
/* np: 2  args: scan  worlds: node (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_long_sum_inscan: nelems is -1, must not be negative \(called at */
/* np: 2  args: stride  worlds: node (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_alltoalls64: sst is 2305843009213693952, more than memory can hold \(called at */
/* np: 2  args: wait  worlds: node (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_long_wait_until_all: ivars 0x[0-9a-f]+ has a negative number of elements or bytes, or more than memory can hold \(called at */
/* np: 2  args: product  worlds: node (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_long_test_all: ivars 0x[0-9a-f]+ has a negative number of elements or bytes, or more than memory can hold \(called at */
/* np: 2  args: bsize  worlds: node (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_long_ibput: dst is 1, must be at least bsize, which is -1 \(called at */
/* np: 2  args: align  env: SHMEM_CHECK=2  worlds: node (the transport does not matter)  match: shmem_align: alignment is -1, must be a power of two and at most 1073741824; */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that no message shows a negative number of elements as a large one.
 */
#include "test.h"

static long dest[64], source[64], psync[SHMEM_ALLTOALLS_SYNC_SIZE];

static void call(const char *what, size_t n)
{
    if (strcmp(what, "put") == 0)
        shmem_long_put(dest, source, n, 0);
    else if (strcmp(what, "putmem") == 0)
        shmem_putmem(dest, source, n - 99, 0);
    else if (strcmp(what, "get") == 0)
        shmem_long_get_nbi(dest, source, n, 0);
    else if (strcmp(what, "reduce") == 0)
        shmem_long_sum_reduce(SHMEM_TEAM_WORLD, dest, source, n);
    else if (strcmp(what, "broadcast") == 0)
        shmem_broadcast64(dest, source, n, 0, 0, 0, npes, psync);
    else if (strcmp(what, "mem") == 0)
        shmem_broadcastmem(SHMEM_TEAM_WORLD, dest, source, n, 0);
    else if (strcmp(what, "collect") == 0)
        shmem_long_collect(SHMEM_TEAM_WORLD, dest, source, n);
    else if (strcmp(what, "alltoall") == 0)
        shmem_alltoall64(dest, source, n, 0, 0, npes, psync);
    else if (strcmp(what, "scan") == 0)
        shmem_long_sum_inscan(SHMEM_TEAM_WORLD, dest, source, n);
    else if (strcmp(what, "stride") == 0)
        shmem_alltoalls64(dest, source, 1, (ptrdiff_t) 1 << 61, 3, 0, 0, npes,
                          psync);
    else if (strcmp(what, "wait") == 0)
        shmem_long_wait_until_all(dest, n, NULL, SHMEM_CMP_EQ, 0);
    else if (strcmp(what, "product") == 0) /* its bytes would be 8 */
        shmem_long_test_all(dest, n / 8 + 2, NULL, SHMEM_CMP_EQ, 0);
    else if (strcmp(what, "bsize") == 0)
        shmem_long_ibput(dest, source, 1, 1, n, 1, 0);
    else if (strcmp(what, "align") == 0)
        shmem_align(n, 8);
}

int main(int argc, char **argv)
{
    test_init();
    call(argc > 1 ? argv[1] : "", (size_t) -1);
    return test_end();
}

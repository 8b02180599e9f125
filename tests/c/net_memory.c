/* np: 3  args: address  worlds: ofi (UCX aborts by itself)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE 1/3 on [^ ]+: out of memory for libfabric$ */
/* np: 3  args: data  worlds: ofi (UCX aborts by itself)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE 1/3 on [^ ]+: out of memory for libfabric$ */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests a PE that gets no more memory, of address space or of data, before it has
 * connections: libfabric then only says that it is to be tried again, or nothing.
 */
#include <sys/resource.h>

#include "test.h"

int main(int argc, char **argv)
{
    const struct rlimit limit = {1 << 20, 1 << 20};
    int what =
        argc > 1 && strcmp(argv[1], "data") == 0 ? RLIMIT_DATA : RLIMIT_AS;

    test_init();
    CHECK(me != 1 || setrlimit(what, &limit) == 0, "no limit");
    for (int i = 0; i < 10; i++)
        shmem_barrier_all();
    return test_end();
}

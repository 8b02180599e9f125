/* np: 2  args: room  status: 1  lines: 1  match: shmem_alltoallv_packed: dest_size is 31, but the blocks up to that of PE 1 have 32 bytes \(called at [^ )]+\)$ */
/* np: 2  args: source  status: 1  lines: 1  match: shmem_alltoallv: source 0x[0-9a-f]* is not symmetric */
/* np: 2  args: dest  status: 1  lines: 1  match: shmem_alltoallv: dest 0x[0-9a-f]* is not symmetric */
/* np: 2  args: set  status: 1  lines: 1  match: shmem_alltoallv: PE_size is 3, must be 1\.\.2 \(called at [^ )]+\)$ */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests mistakes with shmem_alltoallv: too little room, and private memory.
 */
#include "test.h"

static long psync[SHMEM_ALLTOALL_SYNC_SIZE];
static char in[64], out[64];

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "";
    size_t offsets[3] = {0, 16}, sizes[3] = {16, 16};
    char private[64] = "";
    size_t got;

    test_init();
    if (strcmp(how, "room") == 0)
        shmem_alltoallv_packed(out, 31, &got, in, offsets, sizes, 0, 0, 2,
                               psync);
    else if (strcmp(how, "source") == 0)
        shmem_alltoallv(out, offsets, sizes, private, offsets, sizes, 0, 0, 2,
                        psync);
    else if (strcmp(how, "dest") == 0)
        shmem_alltoallv(private, offsets, sizes, in, offsets, sizes, 0, 0, 2,
                        psync);
    else if (strcmp(how, "set") == 0)
        shmem_alltoallv(out, offsets, sizes, in, offsets, sizes, 0, 0, 3,
                        psync);
    return 0;
}

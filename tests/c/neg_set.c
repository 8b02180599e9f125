/* np: 4  args: start_negative  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_barrier: PE_start is -1, must be 0..3 */
/* np: 4  args: start_big  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_barrier: PE_start is 4, must be 0..3 */
/* np: 4  args: size_zero  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_barrier: PE_size is 0, must be 1..4 */
/* np: 4  args: size_negative  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_sync: PE_size is -3, must be 1..4 */
/* np: 4  args: size_big  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_barrier: (PE_size is 5|the active set .* ends at PE 4) */
/* np: 4  args: stride_negative  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_barrier: logPE_stride is -1 */
/* np: 4  args: stride_huge  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_barrier: logPE_stride is 31 */
/* np: 4  args: stride_max  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_barrier: .*logPE_stride (is )?2147483647 */
/* np: 4  args: end  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_broadcast32: the active set \(PE_start 0, logPE_stride 1, PE_size 3\) ends at PE 4, but there are (only )?4 PEs */
/* np: 4  args: end_30  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_barrier: the active set .* ends at PE 1073741824 */
/* np: 4  args: outside  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_barrier: the caller is not in the active set \(PE_start 1, logPE_stride 0, PE_size 3\) */
/* np: 4  args: outside_stride  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_long_sum_to_all: .*(not in the active set|PE_start) */
/* np: 4  args: root_negative  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_broadcast64: PE_root is -1, must be 0..3 */
/* np: 4  args: root_big  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_broadcast64: PE_root is 4, must be 0..3 */
/* np: 4  args: root_small_set  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_broadcast32: PE_root is 2, must be 0..1 */
/* np: 4  args: nreduce  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_int_sum_to_all: nreduce is -1 */
/* np: 4  args: collect  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_collect32: PE_size is 0 */
/* np: 4  args: fcollect  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_fcollect64: PE_start is -5 */
/* np: 4  args: alltoall  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_alltoall64: .*logPE_stride is -2 */
/* np: 4  args: alltoalls  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_alltoalls32: dst is 0, must be at least 1 */
/* np: 4  args: alltoalls_sst  status: 1  lines: 1  match: ^shmem: PE 0/4 on [^ ]+: shmem_alltoalls64: sst is -1, must be at least 1 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests active sets that cannot exist, roots outside the set, and negative
 * counts.
 */
#include "test.h"

static long psync[SHMEM_SYNC_SIZE];
static long dest[64], source[64], wrk[64];
static int idest[64], isource[64], iwrk[64];

static void call(const char *what)
{
    if (strcmp(what, "start_negative") == 0)
        shmem_barrier(-1, 0, 4, psync);
    else if (strcmp(what, "start_big") == 0)
        shmem_barrier(4, 0, 1, psync);
    else if (strcmp(what, "size_zero") == 0)
        shmem_barrier(0, 0, 0, psync);
    else if (strcmp(what, "size_negative") == 0)
        shmem_sync(0, 0, -3, psync);
    else if (strcmp(what, "size_big") == 0)
        shmem_barrier(0, 0, 5, psync);
    else if (strcmp(what, "stride_negative") == 0)
        shmem_barrier(0, -1, 2, psync);
    else if (strcmp(what, "stride_huge") == 0)
        shmem_barrier(0, 31, 2, psync);
    else if (strcmp(what, "stride_max") == 0)
        shmem_barrier(0, 2147483647, 1, psync);
    else if (strcmp(what, "end") == 0)
        shmem_broadcast32(dest, source, 1, 0, 0, 1, 3, psync);
    else if (strcmp(what, "end_30") == 0)
        shmem_barrier(0, 30, 2, psync);
    else if (strcmp(what, "outside") == 0)
        shmem_barrier(1, 0, 3, psync);
    else if (strcmp(what, "outside_stride") == 0)
        shmem_long_sum_to_all(dest, source, 1, 1, 1, 2, wrk, psync);
    else if (strcmp(what, "root_negative") == 0)
        shmem_broadcast64(dest, source, 1, -1, 0, 0, 4, psync);
    else if (strcmp(what, "root_big") == 0)
        shmem_broadcast64(dest, source, 1, 4, 0, 0, 4, psync);
    else if (strcmp(what, "root_small_set") == 0)
        shmem_broadcast32(dest, source, 1, 2, 0, 1, 2, psync);
    else if (strcmp(what, "nreduce") == 0)
        shmem_int_sum_to_all(idest, isource, -1, 0, 0, 4, iwrk, psync);
    else if (strcmp(what, "collect") == 0)
        shmem_collect32(dest, source, 1, 0, 0, 0, psync);
    else if (strcmp(what, "fcollect") == 0)
        shmem_fcollect64(dest, source, 1, -5, 0, 4, psync);
    else if (strcmp(what, "alltoall") == 0)
        shmem_alltoall64(dest, source, 1, 0, -2, 4, psync);
    else if (strcmp(what, "alltoalls") == 0)
        shmem_alltoalls32(dest, source, 0, 1, 1, 0, 0, 4, psync);
    else if (strcmp(what, "alltoalls_sst") == 0)
        shmem_alltoalls64(dest, source, 1, -1, 1, 0, 0, 4, psync);
}

int main(int argc, char **argv)
{
    test_init();
    if (me == 0 && argc > 1)
        call(argv[1]);
    shmem_barrier_all();
    return 0;
}

/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long psync[SHMEM_SYNC_SIZE], total, mine, work[SHMEM_SYNC_SIZE];
static int before[3] = {1, 2, 3}, after[5];
long common_data[7];

static int fail(const char *what)
{
    printf("PE %d: %s\n", shmem_my_pe(), what);
    return 3;
}

int main(void)
{
    int me, n, next, *block, *private;

    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    next = (me + 1) % n;
    for (int i = 0; i < SHMEM_SYNC_SIZE; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    mine = me + 1;
    block = shmem_malloc(1000 * sizeof *block);
    private = malloc(1000 * sizeof *private);
    for (int i = 0; i < 1000; i++)
    private[i] = 1000 * me + i;
    shmem_barrier_all();
    shmem_int_put(block, private, 1000, next);
    shmem_int_put(after, before, 3, next);
    shmem_long_atomic_add(&common_data[6], mine, 0);
    shmem_long_sum_to_all(&total, &mine, 1, 0, 0, n, work, psync);
    shmem_barrier_all();
    shmem_int_get(private, block, 1000, me);
    for (int i = 0; i < 1000; i++)
        if (private[i] != 1000 * ((me + n - 1) % n) + i)
            return fail("put and get");
    if (memcmp(after, before, sizeof before) != 0)
        return fail("static data");
    if (total != n * (n + 1) / 2 || (me == 0 && common_data[6] != total))
        return fail("sum");
    free(private);
    shmem_free(block);
    shmem_finalize();
    return 0;
}

#include <shmem.h>
#include <stdio.h>

int main(void)
{
    long *table;
    int me, n;

    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    table = shmem_malloc(n * sizeof *table);
    if (table == NULL)
        shmem_global_exit(1);

    shmem_long_p(&table[me], me * me, 0); /* one element of PE 0 */
    shmem_barrier_all();
    if (me == 0)
        for (int i = 0; i < n; i++)
            printf("table[%d] is %ld\n", i, table[i]);

    shmem_free(table);
    shmem_finalize();
    return 0;
}
/* SPDX-License-Identifier: BSD-3-Clause */

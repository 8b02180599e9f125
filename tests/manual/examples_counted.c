/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>

int main(void)
{
    static long a[100];
    static uint64_t word;
    double x[10] = {0};
    int right;

    shmem_init();
    right = (shmem_my_pe() + 1) % shmem_n_pes();
    shmem_long_p(&a[0], 1, right);            /* 8 bytes */
    shmem_long_put(&a[1], &a[50], 10, right); /* 80 */
    shmem_put32(&a[20], &a[60], 3, right);    /* 12 */
    shmem_int_iput((int *) &a[30], (int *) &a[70], 2, 1, 5, right); /* 20 */
    shmem_char_ibput((char *) &a[40], (char *) &a[80], 4, 4, 3, 2,
                     right); /* 6 */
    shmem_double_put_signal((double *) &a[90], x, 2, &word, 1, SHMEM_SIGNAL_SET,
                            right); /* 16 */
    shmem_barrier_all();
    shmem_pcontrol(0);
    shmem_long_put(&a[1], &a[50], 10, right);
    shmem_barrier_all();
    shmem_pcontrol(1);
    shmem_getmem(x, a, 17, right);
    shmem_short_g((short *) a, right); /* 2 */
    shmem_get64_nbi(x, a, 2, right);   /* 16 */
    shmem_sync_all();
    shmem_finalize();
    return 0;
}

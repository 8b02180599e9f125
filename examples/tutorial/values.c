#include <shmem.h>
#include <stdio.h>

int main(void)
{
    static double price, order; /* symmetric, because they are static */
    double seen;                /* private: it lies on the stack */
    int me, right, left;

    shmem_init();
    me = shmem_my_pe();
    right = (me + 1) % shmem_n_pes();
    left = (me + shmem_n_pes() - 1) % shmem_n_pes();

    price = 1.5 * me;
    shmem_barrier_all(); /* every PE has set its price */
    seen = shmem_double_g(&price, right);
    shmem_double_p(&order, 10 * seen, left);
    shmem_barrier_all(); /* every order has arrived */

    printf("PE %d: price %.1f at PE %d, order %.1f\n", me, seen, right,
           order);
    shmem_finalize();
    return 0;
}
/* SPDX-License-Identifier: BSD-3-Clause */

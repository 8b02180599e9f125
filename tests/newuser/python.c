/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A library for python.py.
 */
#include <shmem.h>

static long *from;

void ring_start(void)
{
    shmem_init();
    from = shmem_malloc(sizeof *from);
}

int ring_me(void)
{
    return shmem_my_pe();
}

/* The number of the PE on the left. */
long ring_left(void)
{
    shmem_long_p(from, shmem_my_pe(), (shmem_my_pe() + 1) % shmem_n_pes());
    shmem_barrier_all();
    return *from;
}

void ring_end(void)
{
    shmem_free(from);
    shmem_finalize();
}

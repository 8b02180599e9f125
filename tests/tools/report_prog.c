/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>

static unsigned long long a[64], b[64], old;

int main(int argc, char **argv)
{
    int me, n;
    (void) argv;

    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    if (argc > 1) {
        shmem_finalize();
        return 0;
    }
    for (int i = 0; i < 10; i++)
        shmem_putmem(b, a, 100, (me + 1) % n);
    shmem_ctx_ulonglong_atomic_fetch_xor_nbi(SHMEM_CTX_DEFAULT, &old, b, 1, 0);
    if (me == 2)
        shmem_quiet();
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}

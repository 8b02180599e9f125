/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>

enum { WORDS = 1 << 16 };

/* PE 0 waits for what it gets, and PE 1 for PE 0. */
int main(void)
{
    static long source[WORDS], dest[WORDS];

    shmem_init();
    source[WORDS - 1] = 1;
    shmem_barrier_all();
    if (shmem_my_pe() == 0) {
        shmem_long_get_nbi(dest, source, WORDS, 1);
        shmem_long_wait_until(&dest[WORDS - 1], SHMEM_CMP_EQ, 1);
    }
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}

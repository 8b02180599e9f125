/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>

int main(void)
{
    int me;

    shmem_init();
    me = shmem_my_pe();
    shmem_finalize();
    if (me != 1) {
        shmem_init();
        shmem_finalize();
    }
    return 0;
}

/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Starts the library again when another process has taken all huge pages that
 * were free meanwhile: PE 0 plays that process.
 */
#include <shmem.h>
#include <sys/mman.h>

enum { PAGE = 2 << 20, BYTES = 5000000 };

static void take_pages(void)
{
    while (mmap(NULL, PAGE, PROT_READ | PROT_WRITE,
                MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB, -1, 0) != MAP_FAILED)
        ;
}

int main(void)
{
    char *block, value = 0;
    int me;

    for (int round = 1; round <= 2; round++) {
        shmem_init();
        me = shmem_my_pe();
        block = shmem_calloc(BYTES, 1);
        if (block == NULL || block[0] != 0 || block[BYTES - 1] != 0)
            return 1;
        for (int i = round; i < 3; i++) /* other calls in the second round */
            shmem_barrier_all();
        shmem_char_p(&block[BYTES - 1], (char) round, 1 - me);
        shmem_barrier_all();
        value = block[BYTES - 1];
        shmem_finalize();
        if (round == 1 && me == 0)
            take_pages();
    }
    return value == 2 ? 0 : 1;
}

/* np: 2 3  notices: realloc_no_barrier */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that shmem_realloc moves a block only when all PEs call it: what a PE puts
 * before its call is in the new block, although the owner called long before.
 */
#include "test.h"

int main(void)
{
    char *block, *wall;

    test_init();
    block = shmem_calloc(1000, 1);
    wall =
        shmem_malloc(1000); /* so that the first one cannot grow where it is */
    CHECK(block != NULL && wall != NULL, "no memory");
    shmem_barrier_all();
    if (me == 0) {
        test_sleep_us(100000);
        for (int pe = 1; pe < npes; pe++)
            shmem_putmem(block, "late", 5, pe);
    }
    wall = block;
    block = shmem_realloc(block, 100000);
    CHECK(block != NULL && block != wall, "the block has not moved");
    CHECK(me == 0 || strcmp(block, "late") == 0, "the put is lost: %s", block);
    return test_end();
}

/* np: 2 3 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that a block that shmem_realloc has made larger where it stands takes part
 * in all transfers as a whole: no other block was ever so far up in the heap.
 */
#include "test.h"

enum { SMALL = 1000, LARGE = 24 << 20, PIECE = 300000 };

int main(void)
{
    char *block, *moved, *source;

    test_init();
    source = shmem_malloc(PIECE);
    block = shmem_malloc(SMALL);
    CHECK(source != NULL && block != NULL, "no memory");
    memset(source, 1 + me, PIECE);
    shmem_barrier_all();
    moved = shmem_realloc(block, LARGE);
    CHECK(moved == block, "the block has moved, this tests nothing");
    memset(moved, 0, LARGE);
    shmem_barrier_all();
    shmem_putmem(moved + LARGE - PIECE, source, PIECE, (me + 1) % npes);
    shmem_putmem(moved + LARGE / 2, source, 8, (me + 1) % npes);
    shmem_barrier_all();
    for (int i = 1; i <= PIECE; i++)
        CHECK(moved[LARGE - i] == 1 + (me + npes - 1) % npes, "byte %d: %d",
              LARGE - i, moved[LARGE - i]);
    CHECK(moved[LARGE / 2 + 7] == 1 + (me + npes - 1) % npes, "in the middle");
    shmem_getmem(source, moved + LARGE - PIECE, PIECE, (me + 1) % npes);
    for (int i = 0; i < PIECE; i++)
        CHECK(source[i] == 1 + me, "byte %d: %d", i, source[i]);
    return test_end();
}

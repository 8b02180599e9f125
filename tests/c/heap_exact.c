/* np: 1 3  args: 1048576  env: SHMEM_SYMMETRIC_SIZE=1M */
/* np: 2  args: 1000000  env: SHMEM_SYMMETRIC_SIZE=1000000 */
/* np: 2  args: 3250586  env: SHMEM_SYMMETRIC_SIZE=3.1M */
/* np: 2  args: 524288  env: SHMEM_SYMMETRIC_SIZE=512k */
/* np: 2  args: 2097152  env: SMA_SYMMETRIC_SIZE=2m */
/* np: 2  args: 3145728  env: SHMEM_SYMMETRIC_SIZE=3M SMA_SYMMETRIC_SIZE=1M */
/* np: 2  args: 1073741824  env: SHMEM_SYMMETRIC_SIZE=1G */
/* np: solo  args: 1048576  env: SHMEM_SYMMETRIC_SIZE=1M */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that the heap has the size that the environment says: a block of
 * exactly this size can be allocated, its first and last byte are usable, and
 * after a free it can be allocated again, also by growing in place: then, too, all of it
 * takes part in transfers, though no other block was ever so far up in the heap.
 */
#include "test.h"

/* More than goes in a message, so that the network must know the memory. */
static char piece[300000];

int main(int argc, char **argv)
{
    size_t size, n;

    test_init();
    CHECK(argc == 2, "needs the size");
    size = strtoull(argv[1], NULL, 10);
    n = size < sizeof piece ? size : sizeof piece;
    for (int i = 0; i < 4; i++) {
        char *p = shmem_malloc(i % 2 ? size : size / 2),
             value = (char) (i + me);

        if (i % 2 == 0)
            CHECK(shmem_realloc(p, size) == p,
                  "a half does not grow to the whole");
        CHECK(p != NULL, "%zu bytes cannot be had", size);
        memset(piece, value, n);
        shmem_putmem(p, &value, 1, (me + 1) % npes);
        shmem_putmem(p + size - n, piece, n, (me + 1) % npes);
        shmem_barrier_all();
        value = (char) (i + (me + npes - 1) % npes);
        CHECK(p[0] == value && test_differs(p + size - n, value, n) < 0,
              "first or last bytes");
        shmem_free(p);
    }
    return test_end();
}

/* np: 2 4 5  worlds: ucx mixed (ptr.c tests one node) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that shmem_ptr is NULL for PEs of other nodes only, and that a store
 * through its pointer reaches the PE.  PEs of other nodes are accessible all
 * the same.
 */
#include "test.h"

static long words[8];

int main(void)
{
    long *heap;
    int near = 0;

    test_init();
    heap = shmem_malloc(8 * sizeof *heap);
    CHECK(heap != NULL, "no memory");
    memset(heap, 0, 8 * sizeof *heap);
    shmem_barrier_all();
    for (int pe = 0; pe < npes; pe++) {
        long *h = shmem_ptr(heap, pe), *w = shmem_ptr(words, pe);

        CHECK((h == NULL) == (w == NULL), "PE %d is half on this node", pe);
        CHECK(shmem_addr_accessible(heap, pe) && shmem_pe_accessible(pe),
              "PE %d is not accessible", pe);
        if (h != NULL) {
            near++;
            h[me] = w[me] = 100 + me;
        } else {
            shmem_long_p(&heap[me], 100 + me, pe);
            shmem_long_p(&words[me], 100 + me, pe);
        }
    }
    CHECK(shmem_ptr(heap, me) == heap, "no pointer to my own");
    if (strcmp(getenv("SMA_TEST_WORLD"), "ucx") == 0 ||
        strcmp(getenv("SMA_TEST_WORLD"), "ofi") == 0)
        CHECK(near == 1, "%d PEs are on my node", near);
    else
        CHECK(near == (me * 2 / npes == 0 ? (npes + 1) / 2 : npes / 2),
              "%d PEs are on my node", near);
    shmem_barrier_all();
    for (int pe = 0; pe < npes; pe++)
        CHECK(heap[pe] == 100 + pe && words[pe] == 100 + pe,
              "PE %d's number is %ld and %ld", pe, heap[pe], words[pe]);
    return test_end();
}

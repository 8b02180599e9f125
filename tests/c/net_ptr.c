/* np: 1 2 4 5 */
/* np: 3  env: SHMEM_TRANSPORT=ucx  worlds: node (a library between hosts, and there is one host) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that shmem_ptr gives an address for loads and stores, for heap and static
 * data, for every PE of this node and the own one, and NULL for PEs of other nodes
 * and for what is not symmetric; that all PEs are accessible all the same, and
 * addr_accessible and pe_accessible say so; and that objects of the heap have the
 * same address on all PEs.
 */
#include "test.h"

static long words[8] = {3};
static char bytes[10000];
static long addresses[8];

static int next, previous;

/* The number of PEs on the node of this one. */
static int expected(void)
{
    const char *world = getenv("SMA_TEST_WORLD");

    if (test_one_node())
        return npes;
    if (strcmp(world, "ucx") == 0 || strcmp(world, "ofi") == 0)
        return 1;
    return me * 2 / npes == 0 ? (npes + 1) / 2 : npes / 2;
}

/* Pointers to the heap and to static data of every PE: stores through them
 * arrive there, and loads see what is there. */
static void loads_and_stores(long *heap)
{
    int near = 0;

    for (int pe = 0; pe < npes; pe++) {
        long *h = shmem_ptr(heap, pe), *w = shmem_ptr(words, pe);
        char *b = shmem_ptr(&bytes[9999], pe);

        CHECK((h == NULL) == (w == NULL) && (h == NULL) == (b == NULL),
              "PE %d is half on this node", pe);
        near += h != NULL;
        CHECK(h == NULL || shmem_ptr(&heap[999], pe) == h + 999,
              "inside the block");
        if (h == NULL) {
            shmem_long_p(&heap[me], 100 + me, pe);
            shmem_long_p(&words[me], 200 + me, pe);
        } else {
            h[me] = 100 + me;
            w[me] = 200 + me;
        }
        if (pe == next && b == NULL)
            shmem_char_p(&bytes[9999], (char) (10 + me), pe);
        else if (pe == next)
            *b = (char) (10 + me);
        CHECK(shmem_addr_accessible(heap, pe) == 1 &&
                  shmem_addr_accessible(&heap[999], pe) == 1 &&
                  shmem_addr_accessible(words, pe) == 1 &&
                  shmem_pe_accessible(pe) == 1,
              "accessible on PE %d", pe);
    }
    CHECK(near == expected(), "%d PEs are on my node", near);
    CHECK(shmem_ptr(heap, me) == heap && shmem_ptr(words, me) == words,
          "the own address");
    shmem_barrier_all();
    for (int pe = 0; pe < npes; pe++) {
        const long *h = shmem_ptr(heap, pe);

        CHECK(heap[pe] == 100 + pe, "heap word %d", pe);
        CHECK(words[pe] == 200 + pe, "static word %d", pe);
        CHECK(h == NULL || (h[me] == 100 + me && h[999] == 0), "PE %d by load",
              pe);
    }
    CHECK(bytes[9999] == 10 + previous, "last byte");
}

/* What is not symmetric, such as code, has no pointer; nor has a constant. */
static void not_symmetric(const long *heap)
{
    long stack = 0, *malloced = malloc(64);
    const void *bad[5] = {&stack, malloced, NULL,
                          (const void *) (uintptr_t) -64,
                          (const void *) (uintptr_t) not_symmetric};

    CHECK(malloced != NULL, "no memory");
    for (int i = 0; i < 5; i++) {
        CHECK(shmem_ptr(bad[i], next) == NULL, "a pointer for bad address %d",
              i);
        CHECK(shmem_addr_accessible(bad[i], next) == 0, "bad address %d", i);
    }
    CHECK(shmem_ptr("text", next) == NULL, "a pointer for a constant");
    CHECK(shmem_pe_accessible(-1) == 0 && shmem_pe_accessible(npes) == 0,
          "bad PEs");
    CHECK(shmem_addr_accessible(heap, -1) == 0 &&
              shmem_addr_accessible(heap, npes) == 0,
          "heap of bad PEs");
    free(malloced);
}

int main(void)
{
    long *heap;

    test_init();
    next = (me + 1) % npes;
    previous = (me + npes - 1) % npes;
    heap = shmem_malloc(1000 * sizeof *heap);
    CHECK(heap != NULL, "no memory");
    memset(heap, 0, 1000 * sizeof *heap);
    shmem_barrier_all();
    loads_and_stores(heap);
    not_symmetric(heap);

    shmem_long_p(&addresses[me], (long) heap, 0);
    shmem_barrier_all();
    for (int pe = 0; me == 0 && pe < npes; pe++)
        CHECK(addresses[pe] == (long) heap, "PE %d has the heap at %lx", pe,
              addresses[pe]);
    /* an address that another PE has sent is good here */
    shmem_long_p((long *) shmem_long_g(&addresses[0], 0) + 500, me, next);
    shmem_barrier_all();
    CHECK(heap[500] == previous, "through a sent address");
    return test_end();
}

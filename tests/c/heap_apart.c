/* np: 1 2 3  args: candidates  env: SHMEM_SYMMETRIC_SIZE=200M */
/* np: 2  args: round  env: SHMEM_SYMMETRIC_SIZE=200M */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests heaps whose addresses differ between PEs, because on PE 1 the addresses that
 * the library takes for the heap are in use: a constructor maps the two that the
 * library tries first, and with "round" all other round addresses, too.  It fails when
 * PEs do not answer alike to an alignment, or do not get the same blocks.
 */
#include <sys/mman.h>

#include "test.h"

static long answers, offset, wrong;
static char *first; /* block */

static void take(uintptr_t address)
{
    mmap((void *) address, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
}

__attribute__((constructor)) static void occupy(int argc, char **argv)
{
    if (test_early_pe() != 1)
        return;
    take(0x300000000000);
    take(0x0a0000000000);
    for (int bit = 30; argc > 1 && strcmp(argv[1], "round") == 0 && bit < 47;
         bit++)
        take((uintptr_t) 1 << bit);
}

/* Allocates a block with this alignment: either all PEs get it, at the same
 * offset from the first block, or no PE does. */
static char *ask(size_t alignment)
{
    char *block = shmem_align(alignment, 1000);

    answers = 0;
    shmem_barrier_all();
    shmem_long_atomic_add(&answers, block != NULL, 0);
    if (first == NULL)
        first = block;
    offset = block == NULL ? 0 : block - first;
    shmem_barrier_all();
    if (me == 0)
        CHECK(answers == 0 || answers == npes,
              "alignment %zu: %ld of the PEs got a block", alignment, answers);
    CHECK(shmem_long_g(&offset, 0) == offset,
          "alignment %zu: offset %ld, but %ld on PE 0", alignment, offset,
          shmem_long_g(&offset, 0));
    CHECK((uintptr_t) block % alignment == 0, "%p is not aligned to %zu",
          (void *) block, alignment);
    return block;
}

/* A put of the neighbour arrives in the block. */
static void use(char *block)
{
    static long word;

    word = me;
    shmem_barrier_all();
    shmem_long_put((long *) block, &word, 1, (me + 1) % npes);
    shmem_barrier_all();
    if (*(long *) block != (me + npes - 1) % npes)
        wrong++;
    CHECK(wrong == 0, "the word of PE %d is in another block",
          (me + npes - 1) % npes);
}

int main(void)
{
    char *block[8];
    int n = 0;

    test_init();
    for (int log = 30; log > 20; log--)
        shmem_free(ask((size_t) 1 << log));
    block[n] = ask((size_t) 1 << 30); /* while the start of the heap is free */
    CHECK(block[n] != NULL, "a multiple of 1 GiB");
    n++;
    for (int log = 22; log <= 26; log += 4) {
        block[n] = ask((size_t) 1 << log);
        CHECK(block[n] != NULL, "a multiple of %d MiB", 1 << (log - 20));
        n++;
    }
    block[n++] = ask(64);
    for (int log = 30; log < 47; log++) /* more than the heap has space for */
        CHECK(ask((size_t) 1 << log) == NULL, "another multiple of 2^%d", log);
    block[n++] = ask(4096);
    for (int i = 0; i < n; i++)
        use(block[i]);
    for (int i = 0; i < n; i++)
        shmem_free(block[i]);
    return test_end();
}

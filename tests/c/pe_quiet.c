/* np: 1 2 3 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that pe_quiet completes puts, gets and atomic operations to the PEs
 * that it names.  The list may be empty or name a PE twice.  It also calls
 * malloc_with_hints, and pcontrol at any time.
 */
#include "test.h"

static long there, here;

int main(void)
{
    long *block, *other, back = 0;
    int two[3], to;

    shmem_pcontrol(0);
    test_init();
    shmem_pcontrol(3, "more", 5);
    to = (me + 1) % npes;
    two[0] = two[1] = to;
    two[2] = 0;
    for (long i = 1; i < 50; i++) {
        long x = 100 * i + me;

        shmem_long_put_nbi(&there, &x, 1, to);
        shmem_pe_quiet(two, 2);
        x = 0;
        shmem_long_get_nbi(&back, &there, 1, to);
        shmem_pe_quiet(two, 3);
        CHECK(back == 100 * i + me, "back %ld", back);
        shmem_long_atomic_add(&here, 1, to);
        shmem_pe_quiet(&to, 1);
        CHECK(shmem_long_g(&here, to) == i, "here");
    }
    shmem_pe_quiet(NULL, 0);
    shmem_barrier_all();

    block = shmem_malloc_with_hints(1000, 0);
    other = shmem_malloc_with_hints(sizeof *other,
                                    SHMEM_MALLOC_ATOMICS_REMOTE |
                                        SHMEM_MALLOC_SIGNAL_REMOTE | 1L << 40);
    CHECK(block != NULL && other != NULL, "no memory");
    CHECK(shmem_malloc_with_hints(0, SHMEM_MALLOC_SIGNAL_REMOTE) == NULL,
          "nothing");
    CHECK(shmem_malloc_with_hints((size_t) 1 << 50, 0) == NULL, "too much");
    *other = 0;
    shmem_barrier_all();
    shmem_long_atomic_add(other, 5, to);
    shmem_barrier_all();
    CHECK(*other == 5, "other %ld", *other);
    block = shmem_realloc(block, 2000);
    CHECK(block != NULL, "realloc");
    shmem_free(block);
    shmem_free(other);
    return test_end();
}

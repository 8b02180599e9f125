/* np: 1 2 4 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests atomic operations of different types on one word.  It fails when
 * operations of the same width do not exclude each other, when float or double
 * change a bit of what they move, or when one type does not read what another
 * one has stored.
 */
#include "test.h"

enum { ADDS = 2000 };

static int32_t word4;
static uint64_t word8;

/* All PEs add to one word through six types of its width. */
static void together(void)
{
    for (int i = 0; i < ADDS; i++) {
        shmem_int_atomic_inc((int *) &word4, 0);
        shmem_uint_atomic_add((unsigned *) &word4, 1, 0);
        (void) shmem_int32_atomic_fetch_add(&word4, 1, 0);
        (void) shmem_int_finc((int *) &word4, 0);
        shmem_long_atomic_inc((long *) &word8, 0);
        shmem_longlong_atomic_add((long long *) &word8, 1, 0);
        (void) shmem_uint64_atomic_fetch_inc(&word8, 0);
        (void) shmem_size_atomic_fetch_add((size_t *) &word8, 1, 0);
        (void) shmem_long_fadd((long *) &word8, 1, 0);
    }
    shmem_barrier_all();
    if (me == 0) {
        CHECK(word4 == 4 * ADDS * npes, "4 bytes: %d", (int) word4);
        CHECK(word8 == (uint64_t) 5 * ADDS * (uint64_t) npes, "8 bytes: %llu",
              (unsigned long long) word8);
    }
    shmem_barrier_all();
}

/* A swap of one type returns the bits that another one stored. */
static void bits(void)
{
    int to = (me + 1) % npes;
    float one = 1.0f, minus = -0.0f;
    double nan_like;
    uint64_t payload = 0x7ff8dead0000beefu;
    int32_t seen4;
    uint64_t seen8;

    shmem_float_atomic_set((float *) &word4, one, to);
    seen4 = shmem_int32_atomic_fetch(&word4, to);
    CHECK(seen4 == 0x3f800000, "1.0f is %#x", (unsigned) seen4);
    seen4 = shmem_int_atomic_compare_swap((int *) &word4, 0x3f800000, 7, to);
    CHECK(seen4 == 0x3f800000, "compare_swap saw %#x", (unsigned) seen4);
    (void) shmem_float_atomic_swap((float *) &word4, minus, to);
    seen4 = (int32_t) shmem_uint_atomic_fetch_or((unsigned *) &word4, 1, to);
    CHECK((uint32_t) seen4 == 0x80000000u, "-0.0f is %#x", (unsigned) seen4);

    /* a NaN with a payload stays as it is */
    memcpy(&nan_like, &payload, sizeof nan_like);
    shmem_double_atomic_set((double *) &word8, nan_like, to);
    seen8 = shmem_uint64_atomic_fetch(&word8, to);
    CHECK(seen8 == payload, "the NaN is %#llx", (unsigned long long) seen8);
    nan_like = shmem_double_atomic_swap((double *) &word8, 0.5, to);
    memcpy(&seen8, &nan_like, sizeof seen8);
    CHECK(seen8 == payload, "swap: %#llx", (unsigned long long) seen8);
}

int main(void)
{
    test_init();
    together();
    bits();
    return test_end();
}

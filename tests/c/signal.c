/* np: 1 2 3 5 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests puts with a signal, of all types and sizes, with SET and ADD, of no
 * elements, and with signal and data in different regions; and the signal
 * routines without data.  It fails when a PE sees the signal before the data.
 */
#include "test.h"

#define N 5000

static uint64_t static_signal;
static _Alignas(16) char static_data[N * 16];
static uint64_t *heap_signal;
static char *heap_data, *local;
static int to, from;
static uint64_t turn;

/* A round of the ring: the data of PE `from` must be there when the signal is. */
#define ROUND(call, bytes) \
    do { \
        uint64_t seed = ++turn, \
                 *sig = turn % 2 ? &static_signal : heap_signal; \
        char *dest = turn % 3 ? heap_data : static_data; \
        size_t n = turn % 4 == 0 ? N : 1 + turn % 7; \
        uint64_t got; \
        for (size_t i = 0; i < n * (bytes); i++) \
            local[i] = (char) test_hash(seed, (unsigned) me, i); \
        call; \
        got = shmem_signal_wait_until(sig, SHMEM_CMP_GE, seed); \
        CHECK(got == seed, "signal %llu, not %llu", (unsigned long long) got, \
              (unsigned long long) seed); \
        for (size_t i = 0; i < n * (bytes); i++) \
            CHECK(dest[i] == (char) test_hash(seed, (unsigned) from, i), \
                  "%s: byte %zu of %zu", #call, i, n * (bytes)); \
        shmem_barrier_all(); \
    } while (0)

static void all_types(void)
{
#define TYPE(name, T) \
    ROUND(shmem_##name##_put_signal((T *) dest, (T *) local, n, sig, seed, \
                                    SHMEM_SIGNAL_SET, to), \
          sizeof(T)); \
    ROUND(shmem_##name##_put_signal_nbi((T *) dest, (T *) local, n, sig, seed, \
                                        SHMEM_SIGNAL_SET, to); \
          shmem_quiet(), sizeof(T));
    TEST_RMA(TYPE)
#define SIZE(bits) \
    ROUND(shmem_put##bits##_signal(dest, local, n, sig, seed, \
                                   SHMEM_SIGNAL_SET, to), \
          bits / 8); \
    ROUND(shmem_put##bits##_signal_nbi(dest, local, n, sig, seed, \
                                       SHMEM_SIGNAL_SET, to); \
          shmem_quiet(), bits / 8);
    SIZE(8)
    SIZE(16)
    SIZE(32)
    SIZE(64)
    SIZE(128)
    ROUND(shmem_putmem_signal(dest, local, n, sig, seed, SHMEM_SIGNAL_SET, to),
          1);
    ROUND(shmem_putmem_signal_nbi(dest, local, n, sig, seed, SHMEM_SIGNAL_SET,
                                  to);
          shmem_quiet(), 1);
}

/* All PEs add to one signal of PE 0, each after its own piece of the data; PE 0
 * compares when all have added.  The last addition makes the number wrap. */
static void additions(void)
{
    static int piece[64];
    int mine = me + 100;

    *heap_signal = UINT64_MAX - (uint64_t) npes * 3 + 1;
    shmem_barrier_all();
    shmem_int_put_signal(&piece[me], &mine, 1, heap_signal, 2, SHMEM_SIGNAL_ADD,
                         0);
    /* without elements dest may be any address */
    shmem_int_put_signal(NULL, NULL, 0, heap_signal, 1, SHMEM_SIGNAL_ADD, 0);
    if (me == 0) {
        CHECK(shmem_signal_wait_until(heap_signal, SHMEM_CMP_LT, 5) == 0,
              "sum");
        for (int pe = 0; pe < npes; pe++)
            CHECK(piece[pe] == pe + 100, "piece of %d: %d", pe, piece[pe]);
    }
    shmem_barrier_all();
}

static void no_elements(void)
{
    static_signal = 7;
    shmem_barrier_all();
    shmem_putmem_signal(static_data, local, 0, &static_signal, 9,
                        SHMEM_SIGNAL_SET, to);
    shmem_signal_wait_until(&static_signal, SHMEM_CMP_NE, 7);
    CHECK(shmem_signal_fetch(&static_signal) == 9, "set");
    shmem_barrier_all();
    shmem_double_put_signal_nbi((double *) static_data, (double *) local, 0,
                                &static_signal, 9, SHMEM_SIGNAL_ADD, to);
    while (shmem_signal_fetch(&static_signal) != 18)
        ;
    shmem_barrier_all();
}

/* The signal routines that take no data, in order with puts by a fence. */
static void bare(void)
{
    static long value;

    static_signal = 0;
    shmem_barrier_all();
    shmem_long_p(&value, me + 1000, to);
    shmem_fence();
    shmem_signal_set(&static_signal, UINT64_MAX, to);
    CHECK(shmem_signal_wait_until(&static_signal, SHMEM_CMP_GT, 1) ==
              UINT64_MAX,
          "unsigned comparison");
    CHECK(value == from + 1000, "value %ld", value);
    shmem_barrier_all();
    for (int i = 0; i < 10; i++)
        for (int pe = 0; pe < npes; pe++)
            shmem_signal_add(&static_signal, 3, pe);
    shmem_signal_wait_until(&static_signal, SHMEM_CMP_EQ,
                            (uint64_t) npes * 30 - 1);
    shmem_barrier_all();
}

int main(void)
{
    test_init();
    to = (me + 1) % npes;
    from = (me + npes - 1) % npes;
    heap_signal = shmem_calloc(1, sizeof *heap_signal);
    heap_data = shmem_malloc(N * 16);
    local = aligned_alloc(16, N * 16);
    CHECK(heap_signal && heap_data && local, "no memory");
    all_types();
    additions();
    no_elements();
    bare();
    free(local);
    return test_end();
}

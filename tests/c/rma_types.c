/* np: 1 2 4 5  cflags: -O0  notices: ucx/quiet_early */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests put, get, p, g, iput, iget, put_nbi and get_nbi of every type, between
 * all pairs of PEs (own PE included), to the heap and to static data.  The
 * source of a blocking put is overwritten at once.
 */
#include "test.h"

#define N 40
#define MOST_PES 8

static struct {
    _Alignas(64) char bytes[MOST_PES * N * sizeof(long double)];
} static_dest, static_source;

static void *heap_dest, *heap_source;

#define VALUE(T, seed, pe, i) \
    ((T) test_hash((uint64_t) (seed), (uint64_t) (pe), (uint64_t) (i)))

/* The value of a cell that no call writes. */
#define GAP(T) ((T) 119)

#define FILL_GAPS(T, dest) \
    do { \
        for (int i = 0; i < npes * N; i++) \
            (dest)[i] = GAP(T); \
        shmem_barrier_all(); \
    } while (0)

/* Cell i of the part of each sender must be WANT (of pe and i). */
#define EXPECT(T, dest, what, WANT) \
    do { \
        shmem_barrier_all(); \
        for (int pe = 0; pe < npes; pe++) \
            for (int i = 0; i < N; i++) \
                CHECK((dest)[pe * N + i] == (WANT), \
                      "%s: from PE %d, element %d", what, pe, i); \
        shmem_barrier_all(); \
    } while (0)

#define TYPE_TEST(name, T) \
    static void put_##name(T *dest, size_t n) \
    { \
        T source[N]; \
        FILL_GAPS(T, dest); \
        for (int pe = 0; pe < npes; pe++) { \
            for (size_t i = 0; i < n; i++) \
                source[i] = VALUE(T, pe, me, i); \
            shmem_##name##_put(dest + me * N, source, n, pe); \
            memset(source, 0x11, sizeof source); \
        } \
        EXPECT(T, dest, #name "_put", \
               (size_t) i < n ? VALUE(T, me, pe, i) : GAP(T)); \
        FILL_GAPS(T, dest); \
        for (size_t i = 0; i < n; i++) \
            source[i] = VALUE(T, 50, me, i); \
        for (int pe = 0; pe < npes; pe++) \
            shmem_##name##_put_nbi(dest + me * N, source, n, pe); \
        shmem_quiet(); \
        memset(source, 0x11, sizeof source); \
        EXPECT(T, dest, #name "_put_nbi", \
               (size_t) i < n ? VALUE(T, 50, pe, i) : GAP(T)); \
    } \
    static void get_##name(T *dest, T *source, size_t n) \
    { \
        for (int i = 0; i < npes * N; i++) \
            source[i] = VALUE(T, 60, me, i); \
        FILL_GAPS(T, dest); \
        for (int pe = 0; pe < npes; pe++) { \
            T *mine = dest + pe * N; \
            shmem_##name##_get(mine, source + me, n, pe); \
            for (size_t i = 0; i < n; i++) \
                CHECK(mine[i] == VALUE(T, 60, pe, (size_t) me + i), \
                      #name "_get: from PE %d, element %zu", pe, i); \
        } \
        EXPECT(T, dest, #name "_get", \
               (size_t) i < n ? VALUE(T, 60, pe, me + i) : GAP(T)); \
        FILL_GAPS(T, dest); \
        for (int pe = 0; pe < npes; pe++) \
            shmem_##name##_get_nbi(dest + pe * N, source + me, n, pe); \
        shmem_quiet(); \
        EXPECT(T, dest, #name "_get_nbi", \
               (size_t) i < n ? VALUE(T, 60, pe, me + i) : GAP(T)); \
    } \
    static void one_##name(T *dest) \
    { \
        FILL_GAPS(T, dest); \
        for (int pe = 0; pe < npes; pe++) \
            shmem_##name##_p(dest + me * N + 3, VALUE(T, 70, me, pe), pe); \
        EXPECT(T, dest, #name "_p", i == 3 ? VALUE(T, 70, pe, me) : GAP(T)); \
        for (int pe = 0; pe < npes; pe++) \
            CHECK(shmem_##name##_g(dest + me * N + 3, pe) == \
                      VALUE(T, 70, me, pe), \
                  #name "_g: from PE %d", pe); \
        shmem_barrier_all(); \
    } \
    static void strided_##name(T *dest, T *source, int dst, int sst, int n) \
    { \
        T local[N]; \
        FILL_GAPS(T, dest); \
        for (int i = 0; i < N; i++) \
            local[i] = VALUE(T, 80, me, i); \
        for (int pe = 0; pe < npes; pe++) \
            shmem_##name##_iput(dest + me * N, local, dst, sst, (size_t) n, \
                                pe); \
        memset(local, 0x11, sizeof local); \
        EXPECT(T, dest, #name "_iput", \
               i % dst == 0 && i / dst < n ? VALUE(T, 80, pe, i / dst * sst) \
                                           : GAP(T)); \
        for (int i = 0; i < npes * N; i++) \
            source[i] = VALUE(T, 90, me, i); \
        FILL_GAPS(T, dest); \
        for (int pe = 0; pe < npes; pe++) \
            shmem_##name##_iget(dest + pe * N, source + me, dst, sst, \
                                (size_t) n, pe); \
        EXPECT(T, dest, #name "_iget", \
               i % dst == 0 && i / dst < n \
                   ? VALUE(T, 90, pe, me + i / dst * sst) \
                   : GAP(T)); \
    } \
    static void all_##name(void *heap, void *heap_from, void *stat, \
                           void *stat_from) \
    { \
        static const int strides[][3] = {{1, 1, 7}, {2, 1, 17}, {1, 3, 13}, \
                                         {4, 5, 7}, {3, 2, 0},  {7, 7, 1}}; \
        put_##name(heap, 17); \
        put_##name(stat, N); \
        put_##name(heap, 0); \
        put_##name(stat, 1); \
        get_##name(heap, stat_from, N - MOST_PES); \
        get_##name(stat, heap_from, 3); \
        get_##name(stat, stat_from, 0); \
        one_##name(heap); \
        one_##name(stat); \
        for (int i = 0; i < 6; i++) \
            strided_##name(i % 2 ? heap : stat, i % 2 ? stat_from : heap_from, \
                           strides[i][0], strides[i][1], strides[i][2]); \
    }
TEST_RMA(TYPE_TEST)

int main(void)
{
    test_init();
    CHECK(npes <= MOST_PES, "too many PEs for this test");
    heap_dest = shmem_malloc(sizeof static_dest);
    heap_source = shmem_malloc(sizeof static_source);
    CHECK(heap_dest != NULL && heap_source != NULL, "no memory");
#define RUN(name, T) \
    all_##name(heap_dest, heap_source, static_dest.bytes, static_source.bytes);
    TEST_RMA(RUN)
    return test_end();
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Teams of libsma_cuda and the collectives on them, of the host and on a stream:
 * on memory of the host, on a GPU that processors play (fake/), or on a GPU (with
 * -DWITH_CUDA).  The memory may be that of a GPU, so the test reads and writes it
 * by put and get only.
 */
#include <nvshmem.h>
#include <nvshmemx.h>

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef WITH_CUDA
#include <cuda_runtime_api.h>
/* The default stream alone, and not the library's. */
#define FINISH() cudaStreamSynchronize(NULL)
#else
#define FINISH() ((void) 0)
#endif

enum { N = 37, MOST = 16 };

static int me, npes, failures;
static char *from, *to; /* symmetric */

#define CHECK(cond) \
    do { \
        if (!(cond)) { \
            printf("PE %d: line %d: %s\n", me, __LINE__, #cond); \
            failures++; \
        } \
    } while (0)

/* Runs a routine as the host calls it, or on a stream, when all members have looked
 * at what the last one has given them. */
#define CALL(on_stream, name, ...) \
    do { \
        nvshmem_team_sync(team); \
        if (on_stream) \
            CHECK(nvshmemx_##name##_on_stream(__VA_ARGS__, NULL) == 0); \
        else \
            CHECK(nvshmem_##name(__VA_ARGS__) == 0); \
        FINISH(); \
    } while (0)

/* The value of element i that member m of a team gives. */
static int value_of(int m, int i)
{
    return (m * 3 + i) % 5 + 1;
}

/* One type: what moves data, and the reductions. */
#define TYPE_CASE(T, type, get) \
    static void load_##T(int member) \
    { \
        type mine[N * MOST]; \
        for (int i = 0; i < N * MOST; i++) \
            mine[i] = (type) value_of(member, i); \
        nvshmem_##T##_put((type *) from, mine, N *MOST, me); \
        memset(mine, 0, sizeof mine); \
        nvshmem_##T##_put((type *) to, mine, N *MOST, me); \
    } \
    static void move_##T(nvshmem_team_t team, int on_stream) \
    { \
        int m = nvshmem_team_my_pe(team), n = nvshmem_team_n_pes(team); \
        type *a = (type *) from, *b = (type *) to, have[N * MOST]; \
        size_t at = 0; \
        load_##T(m); \
        nvshmem_team_sync(team); \
        CALL(on_stream, T##_broadcast, team, b, a, N, n - 1); \
        nvshmem_##T##_get(have, b, N, me); \
        for (int i = 0; i < N; i++) \
            CHECK(have[i] == (type) value_of(n - 1, i)); \
        CALL(on_stream, T##_fcollect, team, b, a, N); \
        nvshmem_##T##_get(have, b, (size_t) N *n, me); \
        for (int i = 0; i < N * n; i++) \
            CHECK(have[i] == (type) value_of(i / N, i % N)); \
        CALL(on_stream, T##_collect, team, b, a, (size_t) m % 3); \
        nvshmem_##T##_get(have, b, (size_t) N *n, me); \
        for (int p = 0; p < n; p++) \
            for (int i = 0; i < p % 3; i++) \
                CHECK(have[at++] == (type) value_of(p, i)); \
        CALL(on_stream, T##_alltoall, team, b, a, N); \
        nvshmem_##T##_get(have, b, (size_t) N *n, me); \
        for (int i = 0; i < N * n; i++) \
            CHECK(have[i] == (type) value_of(i / N, m * N + i % N)); \
        CALL(on_stream, T##_alltoalls, team, b, a, 2, 1, 3); \
        nvshmem_##T##_get(have, b, (size_t) N *n, me); \
        for (int i = 0; i < 3 * n; i++) \
            CHECK(have[2 * i] == (type) value_of(i / 3, m * 3 + i % 3)); \
    } \
    static void reduce_##T(nvshmem_team_t team, int on_stream) \
    { \
        int m = nvshmem_team_my_pe(team), n = nvshmem_team_n_pes(team); \
        type *a = (type *) from, *b = (type *) to, have[N * MOST]; \
        load_##T(m); \
        nvshmem_team_sync(team); \
        CALL(on_stream, T##_sum_reduce, team, b, a, N); \
        nvshmem_##T##_get(have, b, N, me); \
        for (int i = 0; i < N; i++) { \
            type sum = 0; \
            for (int p = 0; p < n; p++) \
                sum = (type) (sum + value_of(p, i)); \
            CHECK(have[i] == sum); \
        } \
        CALL(on_stream, T##_max_reduce, team, b, a, N); \
        nvshmem_##T##_get(have, b, N, me); \
        for (int i = 0; i < N; i++) { \
            int most = 0; \
            for (int p = 0; p < n; p++) \
                most = value_of(p, i) > most ? value_of(p, i) : most; \
            CHECK(have[i] == (type) most); \
        } \
        CALL(on_stream, T##_min_reducescatter, team, b, a, N); \
        nvshmem_##T##_get(have, b, N, me); \
        for (int i = 0; i < N; i++) { \
            int least = 9; \
            for (int p = 0; p < n; p++) \
                least = value_of(p, m * N + i) < least \
                            ? value_of(p, m * N + i) \
                            : least; \
            CHECK(have[i] == (type) least); \
        } \
        nvshmem_team_sync(team); \
    }

#define TYPES(X) \
    X(char, char, ) \
    X(schar, signed char, ) \
    X(uchar, unsigned char, ) \
    X(short, short, ) \
    X(ushort, unsigned short, ) \
    X(int, int, ) \
    X(uint, unsigned, ) \
    X(long, long, ) \
    X(ulong, unsigned long, ) \
    X(size, size_t, ) X(float, float, ) X(double, double, )
TYPES(TYPE_CASE)

/* The types of 16 bits, whose values are small integers: 1 to 5, and sums and
 * products of them that the type has. */
static uint16_t half_of(int v, int is_bfloat16)
{
    static const uint16_t half[] = {0, 0x3c00, 0x4000, 0x4200, 0x4400, 0x4500};
    static const uint16_t bf[] = {0, 0x3f80, 0x4000, 0x4040, 0x4080, 0x40a0};

    return is_bfloat16 ? bf[v] : half[v];
}

#define HALF_CASE(T, is_bf) \
    static void halves_##T(nvshmem_team_t team, int on_stream) \
    { \
        int m = nvshmem_team_my_pe(team), n = nvshmem_team_n_pes(team); \
        sma_cuda_##T##_t mine[N], have[N]; \
        sma_cuda_##T##_t *a = (sma_cuda_##T##_t *) from, \
                         *b = (sma_cuda_##T##_t *) to; \
        for (int i = 0; i < N; i++) \
            mine[i].bits = half_of(value_of(m, i), is_bf); \
        nvshmem_##T##_put(a, mine, N, me); \
        nvshmem_team_sync(team); \
        CALL(on_stream, T##_max_reduce, team, b, a, N); \
        nvshmem_##T##_get(have, b, N, me); \
        for (int i = 0; i < N; i++) { \
            int most = 0; \
            for (int p = 0; p < n; p++) \
                most = value_of(p, i) > most ? value_of(p, i) : most; \
            CHECK(have[i].bits == half_of(most, is_bf)); \
        } \
        for (int i = 0; i < N; i++) \
            mine[i].bits = half_of(m == i % n ? 5 : 0, is_bf); \
        nvshmem_##T##_put(a, mine, N, me); \
        nvshmem_team_sync(team); \
        CALL(on_stream, T##_sum_reduce, team, b, a, N); \
        nvshmem_##T##_get(have, b, N, me); \
        for (int i = 0; i < N; i++) \
            CHECK(have[i].bits == half_of(5, is_bf)); \
        nvshmem_##T##_p(b, mine[0], me); \
        CHECK(nvshmem_##T##_g(b, me).bits == mine[0].bits); \
        nvshmem_team_sync(team); \
    }
HALF_CASE(half, 0)
HALF_CASE(bfloat16, 1)

/* A member that passes a barrier finds what the others put before it. */
static void barrier(nvshmem_team_t team, int on_stream)
{
    int m = nvshmem_team_my_pe(team), n = nvshmem_team_n_pes(team);
    int right =
        nvshmem_team_translate_pe(team, (m + 1) % n, NVSHMEM_TEAM_WORLD);
    int row[N], *dest = (int *) to;

    for (int i = 0; i < N; i++) {
        row[i] = 100 + 10 * on_stream + m;
        nvshmem_int_put_nbi(dest + i, row + i, 1, right);
    }
    if (on_stream)
        CHECK(nvshmemx_team_barrier_on_stream(team, NULL) == 0);
    else
        CHECK(nvshmemx_team_barrier(team) == 0);
    FINISH();
    CHECK(nvshmem_int_g(dest + N - 1, me) ==
          100 + 10 * on_stream + (m + n - 1) % n);
}

static void collectives(nvshmem_team_t team)
{
    for (int on_stream = 0; on_stream < 2; on_stream++) {
#define RUN(T, type, get) \
    move_##T(team, on_stream); \
    reduce_##T(team, on_stream);
        TYPES(RUN)
#undef RUN
        halves_half(team, on_stream);
        halves_bfloat16(team, on_stream);
        load_int(nvshmem_team_my_pe(team));
        nvshmem_team_sync(team);
        CALL(on_stream, broadcastmem, team, to, from, 9, 0);
        CALL(on_stream, fcollectmem, team, to, from, 9);
        CALL(on_stream, collectmem, team, to, from, 9);
        CALL(on_stream, alltoallmem, team, to, from, 9);
        CALL(on_stream, alltoallsmem, team, to, from, 1, 1, 9);
        CALL(on_stream, int_and_reduce, team, (int *) to, (int *) from, 9);
        CALL(on_stream, uint64_xor_reduce, team, (uint64_t *) to,
             (uint64_t *) from, 9);
        CALL(on_stream, team_sync, team);
        barrier(team, on_stream);
    }
}

/* Every second PE, backwards in a team of a team, and the axes of a grid. */
static void splits(void)
{
    nvshmem_team_t odd, last, x, y;
    nvshmem_team_config_t config = {0};
    int columns = npes > 2 ? 2 : 1;

    CHECK(nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, 0, 2, (npes + 1) / 2,
                                     &config, 0, &odd) == 0);
    CHECK((odd == NVSHMEM_TEAM_INVALID) == (me % 2 != 0));
    if (odd != NVSHMEM_TEAM_INVALID) {
        CHECK(nvshmem_team_my_pe(odd) == me / 2);
        CHECK(nvshmem_team_n_pes(odd) == (npes + 1) / 2);
        CHECK(nvshmem_team_translate_pe(odd, me / 2, NVSHMEM_TEAM_WORLD) == me);
        CHECK(nvshmem_team_translate_pe(NVSHMEM_TEAM_WORLD, me, odd) == me / 2);
        CHECK(nvshmem_team_get_config(odd, 0, &config) == 0);
        collectives(odd);
        CHECK(nvshmem_team_split_strided(odd, nvshmem_team_n_pes(odd) - 1, 1, 1,
                                         NULL, 0, &last) == 0);
        if (last != NVSHMEM_TEAM_INVALID) {
            collectives(last);
            nvshmem_team_destroy(last);
        }
        nvshmem_team_destroy(odd);
        CHECK(nvshmem_team_n_pes(odd) == -1);
    }
    CHECK(nvshmem_team_split_2d(NVSHMEM_TEAM_WORLD, columns, NULL, 0, &x, NULL,
                                0, &y) == 0);
    CHECK(nvshmem_team_my_pe(x) == me % columns);
    CHECK(nvshmem_team_my_pe(y) == me / columns);
    CHECK(x != y);
    collectives(x);
    collectives(y);
    nvshmem_team_destroy(x);
    nvshmem_team_destroy(y);
    nvshmem_team_destroy(NVSHMEM_TEAM_INVALID);
}

/* There are no more numbers than teams. */
static void many(void)
{
    nvshmem_team_t teams[100];
    int made = 0, rc = 0;

    while (made < 100 && rc == 0) {
        rc = nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, 0, 1, npes, NULL, 0,
                                        &teams[made]);
        if (rc == 0)
            made++;
    }
    CHECK(rc == NVSHMEMX_ERROR_OUT_OF_MEMORY && made == 61);
    for (int i = 0; i < made; i++)
        nvshmem_team_destroy(teams[i]);
}

int main(void)
{
    nvshmem_init();
    me = nvshmem_my_pe();
    npes = nvshmem_n_pes();
    if (npes > MOST)
        return 77;
    from = nvshmem_malloc(N * MOST * 16);
    to = nvshmem_malloc(N * MOST * 16);
    collectives(NVSHMEM_TEAM_WORLD);
    collectives(NVSHMEM_TEAM_SHARED);
    splits();
    nvshmem_barrier_all();
    many();
    nvshmem_barrier_all();
    nvshmem_finalize();
    return failures != 0;
}

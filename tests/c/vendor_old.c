/* np: 1 2 3  args: c11  cflags: -std=gnu11 -Wall -Wextra -Werror */
/* np: 2  args: c99  cflags: -std=gnu99 -pedantic -Wall -Wextra -Werror */
/* np: 2  args: c++11  cflags: -O0 -std=gnu++11 -Wall -Wextra -Werror  sanitize: no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the names of <shmemx.h> of older libraries (shmemx_old.h) in C and C++:
 * contexts and domains, transfers with a handle, shmemx_init_thread with one
 * argument, shmemx_broadcast.  A profiler in the program may define the
 * routines whose names are macros.
 */
#include <mpp/shmem.h>
#include <mpp/shmemx.h>
#include <pshmemx.h>

#include "test.h"

#ifdef __cplusplus
#define C_LINKAGE extern "C"
#else
#define C_LINKAGE
#endif

/* Do names without a type call the routine of the type? */
#if defined(__cplusplus) || __STDC_VERSION__ >= 201112L
#define BY_TYPE 1
#else
#define BY_TYPE 0
#endif

enum { N = 100 };

static long to[N], from[N], psync[SHMEM_BCAST_SYNC_SIZE];
static int words[N], counter;
static int profiled;

C_LINKAGE void shmemx_long_put_nb(long *dest, const long *source, size_t nelems,
                                  int pe)
{
    profiled++;
    pshmemx_long_put_nb(dest, source, nelems, pe);
}

C_LINKAGE int shmemx_init_thread(int requested, int *provided)
{
    profiled++;
    return pshmemx_init_thread(requested, provided);
}

static void fill(void)
{
    for (int i = 0; i < N; i++)
        from[i] = 1000 * me + i;
    shmem_barrier_all();
}

static void test_domains(int left, int right)
{
    shmemx_domain_t d[2];
    shmemx_ctx_t ctx[3];

    CHECK(shmemx_domain_create(SHMEMX_THREAD_SINGLE, 2, d) == 0, "domains");
    for (int i = 0; i < 2; i++)
        CHECK(shmemx_ctx_create(d[i], &ctx[i]) == 0, "context %d", i);
    CHECK(shmemx_ctx_create(SHMEMX_DOMAIN_DEFAULT, &ctx[2]) == 0, "context 2");
    fill();
    for (int i = 0; i < 3; i++) {
        shmemx_ctx_long_put(&to[i], &from[i], 1, right, ctx[i]);
        shmemx_ctx_fence(ctx[i]);
        shmemx_ctx_quiet(ctx[i]);
    }
    shmemx_ctx_int_add(&counter, 2, right, ctx[0]);
    CHECK(shmemx_ctx_int_fadd(&counter, 1, right, ctx[0]) == 2, "fadd");
    CHECK(shmemx_ctx_int_cswap(&counter, 3, 9, right, ctx[0]) == 3, "cswap");
    CHECK(shmemx_ctx_int_fetch(&counter, right, ctx[0]) == 9, "fetch");
    shmemx_ctx_long_iput(&to[10], &from[10], 2, 1, 2, right, ctx[1]);
    shmemx_ctx_put64_nbi(&to[20], &from[20], 1, right, ctx[1]);
    shmemx_ctx_putmem(&to[21], &from[21], sizeof *to, right, ctx[1]);
    shmemx_ctx_long_p(&to[22], from[22], right, SHMEMX_CTX_DEFAULT);
    shmemx_ctx_quiet(ctx[1]); /* a barrier completes the default context */
    shmem_barrier_all();
    for (int i = 0; i < 3; i++) {
        CHECK(to[i] == 1000 * left + i, "context %d", i);
        CHECK(shmemx_ctx_long_g(&from[i], left, ctx[i]) == to[i], "g %d", i);
    }
    CHECK(to[12] == 1000 * left + 11, "iput");
    for (int i = 20; i < 23; i++)
        CHECK(to[i] == 1000 * left + i, "element %d", i);
    for (int i = 0; i < 3; i++)
        shmemx_ctx_destroy(ctx[i]);
    shmemx_domain_destroy(2, d);
    shmem_barrier_all();
}

static void test_handles(int left, int right)
{
    shmemx_request_handle_t h = NULL, handles[2];
    int flag = 0, got[4], word = 7 + me;
    sma_complexd_t z[2];

    shmemx_long_put_nb(to, from, N, right, &h);
    CHECK(h != NULL, "no handle");
    shmemx_wait_req(h);
    shmemx_putmem_nb(words, &word, sizeof word, right, handles);
    shmemx_test_req(handles[0], &flag);
    CHECK(flag == 1, "not complete");
    shmem_barrier_all();
    CHECK(to[N - 1] == 1000 * left + N - 1, "put");
    CHECK(words[0] == 7 + left, "putmem");
    shmem_barrier_all();
    shmemx_int_get_nb(got, words, 1, right, NULL);
    shmem_quiet();
    CHECK(got[0] == 7 + me, "get");
    /* four arguments, as in Cray OpenSHMEMX */
    shmemx_long_put_nb(to, from, 1, right);
    shmemx_get32_nb(got, words, 1, left);
    shmem_quiet();
    CHECK(got[0] == 7 + (left + npes - 1) % npes, "get32");
    /* names without a type */
    shmemx_put_nb(to, from, 3, right, &handles[1]);
    shmemx_wait_req(handles[1]);
    shmemx_put_nb(to + 3, from + 3, 3, right);
#if BY_TYPE
    shmemx_put_nb(SHMEM_CTX_DEFAULT, to + 6, from + 6, 3, right);
#else
    shmemx_put_nb(to + 6, from + 6, 3, right, NULL);
#endif
    shmem_barrier_all();
    for (int i = 0; i < 9; i++)
        CHECK(to[i] == 1000 * left + i, "element %d", i);
    shmemx_complexd_get_nb(z, (sma_complexd_t *) from, 2, left, &h);
    shmemx_wait_req(h);
    CHECK(memcmp(z, to, sizeof z) == 0, "complex numbers");
    shmem_barrier_all();
}

static void test_broadcast(void)
{
    for (int i = 0; i < N; i++)
        to[i] = -1;
    fill();
    shmemx_broadcast(to, from, 10, 0, 0, 0, npes, psync);
    CHECK(to[9] == (me == 0 ? -1 : 9), "broadcast");
    shmem_barrier_all();
}

/* Commas of compound literals separate arguments of macros, and those of templates. */
#ifdef __cplusplus
template <typename A, int B> static TEST_UNUSED A *twice(A *a)
{
    return a + B;
}

static TEST_UNUSED void compiles(long *dest)
{
    shmemx_long_put_nb(twice<long, 2>(dest), dest, 1, 0);
    shmemx_put_nb(twice<long, 2>(dest), dest, 1, 0, nullptr);
}
#elif BY_TYPE
static TEST_UNUSED void compiles(int *dest)
{
    shmemx_int_put_nb(dest, (int[]){1, 2}, 2, 0);
    shmemx_int_put_nb(dest, (int[]){1, 2, 3}, 3, 0);
}
#endif

int main(void)
{
    int level = shmemx_init_thread(SHMEMX_THREAD_MULTIPLE), now = -1;
    int left, right;

    me = shmem_my_pe();
    npes = shmem_n_pes();
    left = (me + npes - 1) % npes;
    right = (me + 1) % npes;
    shmem_query_thread(&now);
    CHECK(level == now && level >= SHMEMX_THREAD_SINGLE, "level %d", level);
    CHECK(shmemx_local_npes() == shmem_team_n_pes(SHMEM_TEAM_SHARED), "npes");
    test_domains(left, right);
    test_handles(left, right);
    test_broadcast();
    CHECK(profiled == (BY_TYPE ? 5 : 3), "the profiler saw %d calls", profiled);
    return test_end();
}

/* np: 3  lines: 0 */
/* np: 3  env: SHMEM_CHECK=2  lines: 0 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that calls which OpenSHMEM 1.6 calls equivalent may meet, and that calls
 * which perform no action wait for no PE: each line of a table is what PE 1 does
 * and what the others do, and the program is right.  So PEs may call one routine by
 * several names: those of SGI, Cray and OpenSHMEM, of types with one format, and of
 * Fortran, which PEs of other programs of the job use.
 */
#include <mpp/shmem.h>
#include <shmemx.h>

#include "test.h"

/* as Fortran programs call them; NULL in a library without Fortran */
__attribute__((weak)) void shmem_int4_sum_to_all_(int *, int *, int *, int *,
                                                  int *, int *, int *, long *);
__attribute__((weak)) void shmem_broadcast4_(int *, int *, int *, int *, int *,
                                             int *, int *, long *);
__attribute__((weak)) void barrier_(void);

static long psync[SHMEM_SYNC_SIZE], word[4], source[4];
static int one_word[4] = {1, 2}, sum[4], pwrk[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static shmem_team_t pair; /* all PEs but the last */
static char *block;

/* A function that makes a call, or two. */
#define CALL(name, call) \
    static void name(void) \
    { \
        call; \
    }

/* ------------------------------------------- a barrier of all PEs, by any name */

CALL(barrier_all, shmem_barrier_all())
CALL(sync_all, shmem_quiet(); shmem_sync_all())

static void sync_world(void)
{
    shmem_ctx_quiet(SHMEM_CTX_DEFAULT);
    shmem_team_sync(SHMEM_TEAM_WORLD);
}

CALL(old_barrier, barrier())

static void fortran_barrier(void)
{
    (barrier_ != NULL ? barrier_ : shmem_barrier_all)();
}

CALL(team_barrier_world, shmemx_team_barrier(SHMEM_TEAM_WORLD, psync))
CALL(finalize_nested, shmem_init(); shmem_finalize())

/* --------------------------------------------------- barriers of other sets */

CALL(sync_pair, shmem_quiet(); if (me < npes - 1) shmem_team_sync(pair))
CALL(barrier_pair, if (me < npes - 1) shmemx_team_barrier(pair, psync))

static void sync_active(void)
{
    shmem_quiet();
    if (me < npes - 1)
        shmem_sync(0, 0, npes - 1, psync);
}

CALL(barrier_active, if (me < npes - 1) shmem_barrier(0, 0, npes - 1, psync))

/* ------------------------------------------------------------------ the heap */

CALL(do_malloc, block = shmem_malloc(80))
CALL(do_shmalloc, block = shmalloc(80))
CALL(malloc_with_hints, block = shmem_malloc_with_hints(80, 0))
CALL(malloc_with_hint, block = shmemx_malloc_with_hint(80, 0))
CALL(realloc_null, block = shmem_realloc(NULL, 80))
CALL(shrealloc_null, block = shrealloc(NULL, 80))
CALL(do_calloc, block = shmem_calloc(10, 8))
CALL(calloc_other, block = shmem_calloc(8, 10))
CALL(do_align, block = shmem_align(128, 8))
CALL(do_shmemalign, block = shmemalign(128, 8))
CALL(do_realloc, block = shmem_realloc(block, 128))
CALL(do_shrealloc, block = shrealloc(block, 128))
CALL(do_free, shmem_free(block))
CALL(do_shfree, shfree(block))

static void realloc_zero(void)
{
    CHECK(shmem_realloc(block, 0) == NULL, "a block of no bytes");
}

CALL(shrealloc_zero, CHECK(shrealloc(block, 0) == NULL, "a block of no bytes"))

/* ---------------------------------------------------------------- no action */

static void nothing(void) {}

static void allocate_nothing(void)
{
    CHECK(shmem_malloc(0) == NULL && shmem_calloc(4, 0) == NULL &&
              shmem_calloc(0, 4) == NULL && shmem_align(64, 0) == NULL &&
              shmem_malloc_with_hints(0, SHMEM_MALLOC_SIGNAL_REMOTE) == NULL &&
              shmem_realloc(NULL, 0) == NULL && shmalloc(0) == NULL &&
              shmemalign(64, 0) == NULL && shrealloc(NULL, 0) == NULL &&
              shmemx_malloc_with_hint(0, 0) == NULL,
          "a block of no bytes");
    shmem_free(NULL);
    shfree(NULL);
}

static void invalid(void)
{
    shmem_team_t team = SHMEM_TEAM_INVALID, other;
    shmem_ctx_t ctx = SHMEM_CTX_INVALID;

    shmem_team_destroy(team);
    CHECK(shmem_team_split_strided(team, 0, 1, 1, NULL, 0, &other) != 0 &&
              other == SHMEM_TEAM_INVALID,
          "a split of no team");
    other = SHMEM_TEAM_WORLD;
    CHECK(shmem_team_split_2d(team, 1, NULL, 0, &team, NULL, 0, &other) != 0 &&
              team == SHMEM_TEAM_INVALID && other == SHMEM_TEAM_INVALID,
          "a split of no team");
    CHECK(shmem_team_get_config(team, 0, NULL) != 0 &&
              shmem_team_my_pe(team) == -1 && shmem_team_n_pes(team) == -1 &&
              shmem_team_ptr(team, word, 0) == NULL &&
              shmem_team_translate_pe(team, 0, SHMEM_TEAM_WORLD) == -1,
          "no team");
    CHECK(shmem_team_get_config(SHMEM_TEAM_WORLD, 0, NULL) == 0, "no config");
    ctx = SHMEM_CTX_DEFAULT;
    CHECK(shmem_team_create_ctx(team, 0, &ctx) != 0 && ctx == SHMEM_CTX_INVALID,
          "a context of no team");
    team = SHMEM_TEAM_WORLD;
    CHECK(shmem_ctx_get_team(ctx, &team) != 0 && team == SHMEM_TEAM_INVALID,
          "the team of no context");
    shmem_ctx_quiet(ctx);
    shmem_ctx_fence(ctx);
    shmem_ctx_pe_quiet(ctx, &me, 1);
    shmem_ctx_session_start(ctx, 0, NULL, 0);
    shmem_ctx_destroy(ctx);
    shmem_ctx_session_stop(SHMEM_CTX_DEFAULT);
    shmem_pcontrol(1);
    start_pes(0);
}

static void transfer_nothing(void)
{
    int next = (me + 1) % npes;

    shmem_putmem(NULL, NULL, 0, next);
    shmem_getmem(NULL, NULL, 0, next);
    shmem_putmem_nbi(NULL, NULL, 0, next);
    shmem_getmem_nbi(NULL, NULL, 0, next);
    shmem_long_put(NULL, NULL, 0, next);
    shmem_put64(NULL, word, 0, next);
    shmem_get64(word, NULL, 0, next);
    shmem_long_iput(NULL, NULL, 1, 1, 0, next);
    shmem_long_iget(NULL, NULL, 1, 1, 0, next);
    shmem_long_ibput(NULL, NULL, 1, 1, 1, 0, next);
    shmem_long_ibget(NULL, NULL, 1, 1, 1, 0, next);
    shmem_putmem_signal(NULL, NULL, 0, (uint64_t *) word, 0, SHMEM_SIGNAL_ADD,
                        next);
    shmem_pe_quiet(NULL, 0);
}

/* The alignment matters for symmetric addresses alone. */
static void transfer_unaligned(void)
{
    char local[1 + 3 * 8];

    memset(local, 5, sizeof local);
    shmem_put64(word, local + 1, 3, me);
    shmem_put32(word, local + 3, 3, me);
    shmem_quiet();
    shmem_get64(local + 1, word, 3, me);
    CHECK(local[1] == 5 && word[0] == 0x505050505050505, "unaligned");
}

static void wait_for_nothing(void)
{
    size_t none = SIZE_MAX, index;
    int left_out[4] = {1, 1, 1, 1};

    shmem_long_wait_until_all(NULL, 0, NULL, SHMEM_CMP_EQ, 7);
    shmem_long_wait_until_all(word, 4, left_out, SHMEM_CMP_EQ, 7);
    CHECK(shmem_long_wait_until_any(NULL, 0, NULL, SHMEM_CMP_EQ, 7) == none &&
              shmem_long_wait_until_any(word, 4, left_out, SHMEM_CMP_EQ, 7) ==
                  none &&
              shmem_long_test_any(NULL, 0, NULL, SHMEM_CMP_EQ, 7) == none,
          "any of none");
    CHECK(shmem_long_wait_until_some(NULL, 0, &index, NULL, SHMEM_CMP_EQ, 7) ==
                  0 &&
              shmem_long_wait_until_some(word, 4, &index, left_out,
                                         SHMEM_CMP_EQ, 7) == 0 &&
              shmem_long_test_some(NULL, 0, NULL, NULL, SHMEM_CMP_EQ, 7) == 0,
          "some of none");
    CHECK(shmem_long_test_all(NULL, 0, NULL, SHMEM_CMP_EQ, 7) == 1 &&
              shmem_long_test_all_vector(NULL, 0, NULL, SHMEM_CMP_EQ, NULL) ==
                  1,
          "all of none");
}

/* ------------------------------------------------------ collectives of data */

CALL(alltoall, shmem_alltoall64(word, source, 1, 0, 0, npes, psync))
CALL(alltoalls, shmem_alltoalls64(word, source, 1, 1, 1, 0, 0, npes, psync))
CALL(reduce_signed, shmem_long_sum_reduce(SHMEM_TEAM_WORLD, word, source, 2))

static void reduce_int64(void)
{
    shmem_int64_sum_reduce(SHMEM_TEAM_WORLD, (int64_t *) word,
                           (int64_t *) source, 2);
}

/* What a PE has after a collective is right whatever it is called. */
static void is_sum(void)
{
    CHECK(sum[0] == npes && sum[1] == 2 * npes, "sum %d, %d", sum[0], sum[1]);
}

static void sum_old(void)
{
    shmem_int_sum_to_all(sum, one_word, 2, 0, 0, npes, pwrk, psync);
    is_sum();
}

static void sum_fortran(void)
{
    int two = 2, zero = 0, n = npes;

    if (shmem_int4_sum_to_all_ == NULL)
        sum_old();
    else
        shmem_int4_sum_to_all_(sum, one_word, &two, &zero, &zero, &n, pwrk,
                               psync);
    is_sum();
}

static void broadcast_old(void)
{
    shmem_broadcast32(sum, one_word, 2, 0, 0, 0, npes, psync);
    CHECK(me == 0 || sum[1] == 2, "broadcast %d", sum[1]);
}

static void broadcast_fortran(void)
{
    int two = 2, zero = 0, n = npes;

    if (shmem_broadcast4_ == NULL)
        broadcast_old();
    else
        shmem_broadcast4_(sum, one_word, &two, &zero, &zero, &zero, &n, psync);
    CHECK(me == 0 || sum[1] == 2, "broadcast %d", sum[1]);
}

CALL(broadcast_long, shmem_long_broadcast(SHMEM_TEAM_WORLD, word, source, 2, 0))

static void broadcast_double(void)
{
    shmem_double_broadcast(SHMEM_TEAM_WORLD, (double *) (void *) word,
                           (double *) (void *) source, 2, 0);
}

CALL(collect_null, shmem_long_collect(SHMEM_TEAM_WORLD, word, NULL, 0))
CALL(collect_some, shmem_long_collect(SHMEM_TEAM_WORLD, word, source, 1))

static const struct {
    void (*of_one)(void), (*of_others)(void);
} pairs[] = {
    {barrier_all, sync_world},
    {sync_world, barrier_all},
    {barrier_all, sync_all},
    {sync_all, sync_world},
    {barrier_all, team_barrier_world},
    {barrier_all, old_barrier},
    {fortran_barrier, barrier_all},
    {finalize_nested, barrier_all},
    {sync_world, finalize_nested},
    {sync_pair, barrier_pair},
    {barrier_active, sync_active},
    {do_malloc, realloc_null},
    {do_free, realloc_zero},
    {do_shmalloc, malloc_with_hints},
    {do_shfree, shrealloc_zero},
    {malloc_with_hint, shrealloc_null},
    {realloc_zero, do_free},
    {do_calloc, calloc_other},
    {do_free, do_shfree},
    {do_align, do_shmemalign},
    {do_realloc, do_shrealloc},
    {do_shfree, do_free},
    {nothing, allocate_nothing},
    {allocate_nothing, nothing},
    {invalid, nothing},
    {nothing, transfer_nothing},
    {transfer_nothing, nothing},
    {transfer_unaligned, nothing},
    {wait_for_nothing, nothing},
    {alltoall, alltoalls},
    {barrier_all, barrier_all},
    {reduce_signed, reduce_int64},
    {sum_old, sum_fortran},
    {broadcast_fortran, broadcast_old},
    {broadcast_long, broadcast_double},
    {collect_null, collect_some},
};

int main(void)
{
    test_init();
    for (int i = 0; i < 4; i++)
        source[i] = me;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes - 1, NULL, 0, &pair);
    shmem_barrier_all();
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        shmem_long_p(&source[3], (long) i, (me + 1) % npes);
        (me == 1 ? pairs[i].of_one : pairs[i].of_others)();
        shmem_barrier_all();
        CHECK(source[3] == (long) i, "pair %zu", i);
        shmem_barrier_all();
    }
    return test_end();
}

/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>

static long a[64], b[64 * 8], sync_[2][SHMEM_SYNC_SIZE];
static long wrk[SHMEM_REDUCE_MIN_WRKDATA_SIZE + 16];
static uint64_t word;

/* Makes a call, and prints what a trace has to say of it: routine, PE, bytes, and the
 * PE that it names or, with "root", for which all others wait; "alone" in a set of one. */
#define SAY(routine, arguments, bytes, whom) \
    do { \
        routine arguments; \
        printf("%s %d %d %s\n", #routine, me, (int) (bytes), whom); \
    } while (0)
#define SET 1, 1, 2, sync_[set++ % 2]

/* PEs 1 and 3, as an active set. */
static void say_of_set(int me)
{
    size_t offset[2] = {0, 8}, size[2] = {8, 24}, got[2], all;
    int set = 0;

    SAY(shmem_barrier, (SET), 0, "root 1");
    SAY(shmem_sync, (SET), 0, "root 1");
    SAY(shmem_broadcast64, (b, a, 4, 1, SET), 32, "root 3");
    SAY(shmem_collect32, (b, a, (size_t) me, SET), 4 * me, "root 1");
    SAY(shmem_fcollect64, (b, a, 5, SET), 40, "root 1");
    SAY(shmem_alltoall64, (b, a, 3, SET), 2 * 24, "root 1");
    SAY(shmem_alltoalls32, (b, a, 2, 1, 3, SET), 2 * 12, "root 1");
    SAY(shmem_alltoallv, (b, offset, got, a, offset, size, SET), 32, "root 1");
    SAY(shmem_alltoallv_packed, (b, 64, &all, a, offset, size, SET), 32,
        "root 1");
    SAY(shmem_long_sum_to_all, (b, a, 7, 1, 1, 2, wrk, sync_[set % 2]), 56,
        "root 1");
}

/* The same PEs, as a team. */
static void say_of_team(int me, shmem_team_t odd)
{
    size_t offset[2] = {0, 8}, size[2] = {8, 24}, got[2], all;
    shmem_team_t t, u;

    SAY(shmem_team_sync, (odd), 0, "root 1");
    SAY(shmem_team_barrier, (odd, NULL), 0, "root 1");
    SAY(shmem_int_broadcast, (odd, (int *) b, (int *) a, 4, 1), 16, "root 3");
    SAY(shmem_long_collect, (odd, b, a, (size_t) me), 8 * me, "root 1");
    SAY(shmem_long_fcollect, (odd, b, a, 5), 40, "root 1");
    SAY(shmem_long_alltoall, (odd, b, a, 3), 2 * 24, "root 1");
    SAY(shmem_long_alltoalls, (odd, b, a, 2, 1, 3), 2 * 24, "root 1");
    SAY(shmem_team_alltoallv, (b, offset, got, a, offset, size, odd, NULL), 32,
        "root 1");
    SAY(shmem_team_alltoallv_packed, (b, 64, &all, a, offset, size, odd, NULL),
        32, "root 1");
    SAY(shmem_long_sum_reduce, (odd, b, a, 7), 56, "root 1");
    SAY(shmem_long_sum_inscan, (odd, b, a, 6), 48, "root 1");
    SAY(shmem_long_sum_exscan, (odd, b, a, 6), 48, "root 1");
    SAY(shmem_team_split_strided, (odd, 0, 1, 2, NULL, 0, &t), 0, "root 1");
    SAY(shmem_team_split_2d, (odd, 2, NULL, 0, &t, NULL, 0, &u), 0, "root 1");
    SAY(shmemx_team_split_strided, (odd, 0, 1, 2, &t), 0, "root 1");
    SAY(shmemx_team_split_2d, (odd, 2, 1, &t, &u), 0, "root 1");
    SAY(shmem_team_split, (odd, 0, me, &t), 0, "root 1");
}

/* Sets and teams of which each differs from the first in one number only: who calls
 * with whom must be known by all of the numbers. */
static void say_of_others(int me)
{
    static const struct {
        int start, log_stride, size;
        const char *root;
    } others[] = {{0, 0, 2, "root 0"},
                  {0, 0, 3, "root 0"},
                  {0, 1, 2, "root 0"},
                  {1, 0, 2, "root 1"},
                  {2, 0, 1, "alone"}};

    for (int i = 0; i < 5; i++) {
        int start = others[i].start, stride = others[i].log_stride;
        int size = others[i].size;
        shmem_team_t team;

        SAY(shmem_team_split_strided,
            (SHMEM_TEAM_WORLD, start, 1 << stride, size, NULL, 0, &team), 0,
            "root 0");
        if (team == SHMEM_TEAM_INVALID)
            continue;
        SAY(shmem_team_sync, (team), 0, others[i].root);
        SAY(shmem_sync, (start, stride, size, sync_[i % 2]), 0, others[i].root);
    }
}

static void say_of_pair(int me, shmem_ctx_t ctx)
{
    static long zero[2];
    size_t which[2];
    int is = SHMEM_CMP_EQ;

    SAY(shmem_long_put, (b, a, 8, 2), 64, "2");
    SAY(shmem_putmem_nbi, (b, a, 9, 2), 9, "2");
    SAY(shmem_getmem, (b, a, 10, 2), 10, "2");
    SAY(shmem_long_get_nbi, (b, a, 3, 2), 24, "2");
    SAY(shmem_ctx_int_p, (ctx, (int *) b, 7, 1), 4, "3");
    SAY(shmem_long_g, (b, 2), 8, "2");
    SAY(shmem_iput32, (b, a, 1, 2, 6, 2), 24, "2");
    SAY(shmem_iget64, (b, a, 1, 2, 6, 2), 48, "2");
    SAY(shmem_ibput32, (b, a, 4, 4, 3, 2, 2), 24, "2");
    SAY(shmem_ibget64, (b, a, 4, 4, 3, 2, 2), 48, "2");
    SAY(shmem_long_put, (b, a, 0, 2), 0, "2");
    SAY(shmem_iget64, (b, a, 1, 2, 0, 2), 0, "2");
    SAY(shmem_ibput32, (b, a, 4, 4, 3, 0, 2), 0, "2");
    SAY(shmem_putmem_signal, (b, a, 11, &word, 1, SHMEM_SIGNAL_SET, 2), 11,
        "2");
    SAY(shmem_int_atomic_add, ((int *) b, 1, 2), 4, "2");
    SAY(shmem_long_atomic_fetch, (b, 2), 8, "2");
    SAY(shmem_long_atomic_fetch_add_nbi, (a, b, 1, 2), 8, "2");
    SAY(shmem_fence, (), 0, "-");
    SAY(shmem_quiet, (), 0, "-");
    SAY(shmem_team_split_strided,
        (SHMEM_TEAM_INVALID, 0, 1, 1, NULL, 0, &(shmem_team_t){0}), 0, "-");
    SAY(shmem_long_wait_until, (zero, is, 0), 0, "-");
    SAY(shmem_long_wait_until_all, (zero, 2, NULL, is, 0), 0, "-");
    SAY(shmem_long_wait_until_any, (zero, 2, NULL, is, 0), 0, "-");
    SAY(shmem_long_wait_until_some, (zero, 2, which, NULL, is, 0), 0, "-");
    SAY(shmem_long_test, (zero, is, 0), 0, "-");
    SAY(shmem_long_test_all, (zero, 2, NULL, is, 0), 0, "-");
    SAY(shmem_long_test_any_vector, (zero, 2, NULL, is, zero), 0, "-");
    SAY(shmem_long_test_some, (zero, 2, which, NULL, is, 0), 0, "-");
    SAY(shmem_signal_wait_until, (&word, SHMEM_CMP_GE, 0), 0, "-");
    SAY(shmem_signal_fetch, (&word), 0, "-");
    SAY(shmem_set_lock, (zero), 0, "-");
    SAY(shmem_clear_lock, (zero), 0, "-");
    SAY(shmem_test_lock, (&zero[1]), 0, "-");
    SAY(shmem_set_event, (zero), 0, "-");
    SAY(shmem_wait_event, (zero), 0, "-");
    SAY(shmem_clear_event, (zero), 0, "-");
}

/* Calls of each kind, in a job of 4 PEs. */
static void say_of_calls(int me)
{
    const shmem_team_config_t config = {.num_contexts = 1};
    shmem_team_t odd;
    shmem_ctx_t ctx;

    SAY(shmem_team_split_strided,
        (SHMEM_TEAM_WORLD, 1, 2, 2, &config, SHMEM_TEAM_NUM_CONTEXTS, &odd), 0,
        "root 0");
    if (me % 2 == 1) {
        SAY(shmem_team_create_ctx, (odd, 0, &ctx), 0, "-");
        say_of_set(me);
        say_of_team(me, odd);
    }
    if (me == 1)
        say_of_pair(me, ctx);
    say_of_others(me);
    SAY(shmem_sync_all, (), 0, "root 0");
    SAY(shmem_barrier_all, (), 0, "root 0");
}

int main(int argc, char **argv)
{
    shmem_team_t odd;
    shmem_ctx_t ctx;
    int me, n;

    shmem_pcontrol(0);
    shmem_init();
    shmem_sync_all();
    shmem_pcontrol(1);
    me = shmem_my_pe();
    n = shmem_n_pes();
    if (argc > 1 && argv[1][0] == 'e') {
        say_of_calls(me);
        shmem_finalize();
        return 0;
    }
    for (int i = 0; argc > 1 && argv[1][0] == 'm' && i < 20000; i++)
        shmem_int_p((int *) b, i, 0);
    if (argc > 1 && argv[1][0] == 'm' &&
        system("readlink /proc/$PPID/fd/* | grep -E '/(#|sma-trace)'") != 0)
        puts("no file");
    for (int i = 0; i < 10; i++)
        shmem_long_put(b, a, 8, (me + 1) % n);
    for (int i = 0; i < 5; i++)
        shmem_getmem(b, a, 100, 0);
    for (int i = 0; i < 3; i++)
        shmem_int_atomic_add((int *) a, 1, n - 1);
    shmem_iput32(b, a, 1, 2, 6, me);
    shmem_barrier_all();
    shmem_long_sum_to_all(b, a, 16, 0, 0, n, wrk, sync_[0]);
    shmem_broadcast64(b, a, 4, n > 1, 0, 0, n, sync_[1]);
    shmem_barrier_all();
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 1, 2, n / 2,
                             &(const shmem_team_config_t){.num_contexts = 1},
                             SHMEM_TEAM_NUM_CONTEXTS, &odd);
    if (odd != SHMEM_TEAM_INVALID) {
        shmem_team_create_ctx(odd, 0, &ctx);
        shmem_ctx_int_p(ctx, (int *) b, 7, 0); /* of the team: PE 1 */
        shmem_ctx_destroy(ctx);
        shmem_long_alltoall(odd, b, a, 2);
        shmem_team_destroy(odd);
    }
    shmem_pcontrol(0);
    shmem_long_put(b, a, 8, 0);
    shmem_pcontrol(1);
    if (argc > 1 && argv[1][0] == 'x') { /* the heap is all used */
        while (shmem_malloc(256) != NULL)
            ;
        shmem_barrier_all();
    }
    if (argc > 1 && (argv[1][0] == 'G' || (argv[1][0] == 'g' && me == 1)))
        shmem_global_exit(7);
    if (argc > 1 && argv[1][0] == 'a' && me == 1)
        abort();
    if (argc > 1 && argv[1][0] == 'i')
        return 0; /* finalized without a call */
    shmem_finalize();
    puts("done");
    return 0;
}

/* np: 2  args: lock_again  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_set_lock: the caller holds lock 0x[0-9a-f]+ already, set by shmem_set_lock at neg_check_use\.c:[0-9]+, and would wait for itself \(called at neg_check_use\.c:[0-9]+\)$ */
/* np: 2  args: lock_tested  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_set_lock: the caller holds lock 0x[0-9a-f]+ already, set by shmem_test_lock at neg_check_use\.c:[0-9]+, and would wait for itself \(called at neg_check_use\.c:[0-9]+\)$ */
/* np: 2  args: lock_thread  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_set_lock: the caller holds lock 0x[0-9a-f]+ already, set by shmem_set_lock at neg_check_use\.c:[0-9]+, and would wait for itself \(called at neg_check_use\.c:[0-9]+\)$ */
/* np: 2  args: lock_given  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  lines: 0  notices: lock_no_thread */
/* np: 2  args: lock_other  env: SHMEM_CHECK=2  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_clear_lock: lock 0x[0-9a-f]+ is held by another PE \(called at neg_check_use\.c:[0-9]+\)$ */
/* np: 2  args: lock_twice  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_clear_lock: lock 0x[0-9a-f]+ is not set \(called at neg_check_use\.c:[0-9]+\)$ */
/* np: 2  args: lock_left  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_finalize: lock 0x[0-9a-f]+ is still held, set by shmem_set_lock at neg_check_use\.c:[0-9]+ \(called at neg_check_use\.c:[0-9]+\)$ */
/* np: 2  args: ctx_destroyed  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_ctx_long_put: ctx 0x[0-9a-f]+ is not a context, or was destroyed \(called at neg_check_use\.c:[0-9]+\)$ */
/* np: 2  args: ctx_quiet  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_ctx_quiet: ctx 0x[0-9a-f]+ is not a context, or was destroyed \(called at neg_check_use\.c:[0-9]+\)$ */
/* np: 2  args: ctx_twice  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_ctx_destroy: ctx 0x[0-9a-f]+ is not a context, or was destroyed \(called at neg_check_use\.c:[0-9]+\)$ */
/* np: 2  args: ctx_team  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_ctx_get_team: ctx 0x[0-9a-f]+ is not a context, or was destroyed \(called at neg_check_use\.c:[0-9]+\)$ */
/* np: 2  args: ctx_of_team  env: SHMEM_CHECK=2  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_ctx_long_atomic_add: ctx 0x[0-9a-f]+ is not a context, or was destroyed \(called at neg_check_use\.c:[0-9]+\)$ */
/* np: 2  args: ctx_thread  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_ctx_long_p: ctx is private to the thread that made it, and another thread uses it \(called at neg_check_use\.c:[0-9]+\)$ */
/* np: 2  args: team_destroyed  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_team_sync: team 0x[0-9a-f]+ is not a team, or was destroyed \(called at neg_check_use\.c:[0-9]+\)$ */
/* np: 2  args: team_old  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_long_sum_reduce: team 0x[0-9a-f]+ is not a team, or was destroyed \(called at neg_check_use\.c:[0-9]+\)$ */
/* np: 2  args: wait_past  env: SHMEM_CHECK=2  sanitize: no  worlds: node mixed (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_long_wait_until_all: ivars 0x[0-9a-f]+ \+ 40 bytes runs past the end of flags, which has 32 bytes at 0x[0-9a-f]+ \(called at neg_check_use\.c:[0-9]+\)$ */
/* np: 2  args: left  env: SHMEM_CHECK=2  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_(barrier_all|broadcast64): waits for PE 1 .* which called shmem_finalize */
/* np: 2  args: levels  sanitize: no  status: 1  lines: 1  match: SHMEM_CHECK is [12] on PE [01] but [12] on PE [01]; it must be 2 on all PEs or on none$ */
/* np: 2  args: right  env: SHMEM_CHECK=2  status: 0  lines: 0 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests SHMEM_CHECK=2 with locks, contexts and teams that are used when they
 * must not be used.  A lock that is held in shmem_finalize is told, and no
 * mistake.
 */
#include <pthread.h>

#include "test.h"

long flags[4];
static long lock, word, values[4], psync[SHMEM_SYNC_SIZE];
static shmem_ctx_t ctx;

static int is(const char *what, const char *name)
{
    return strcmp(what, name) == 0;
}

static void *set_lock(void *unused)
{
    shmem_set_lock(&lock);
    return unused;
}

/* Gives the lock back when the other thread waits for it. */
static void *give_back(void *unused)
{
    test_sleep_us(100000);
    shmem_clear_lock(&lock);
    return unused;
}

static void locks(const char *what)
{
    pthread_t thread;

    if (is(what, "lock_again") && me == 1) {
        shmem_set_lock(&lock);
        shmem_set_lock(&lock);
    } else if (is(what, "lock_tested") && me == 0) {
        while (shmem_test_lock(&lock) != 0)
            ;
        shmem_set_lock(&lock);
    } else if (is(what, "lock_thread") && me == 0) {
        pthread_create(&thread, NULL, set_lock, NULL);
        pthread_join(thread, NULL);
        shmem_set_lock(&lock);
    } else if (is(what, "lock_given") && me == 0) {
        shmem_set_lock(&lock);
        pthread_create(&thread, NULL, give_back, NULL);
        shmem_set_lock(&lock);
        pthread_join(thread, NULL);
        shmem_clear_lock(&lock);
    } else if (is(what, "lock_other")) {
        if (me == 0)
            shmem_set_lock(&lock);
        shmem_barrier_all();
        if (me == 1)
            shmem_clear_lock(&lock);
    } else if (is(what, "lock_twice") && me == 0) {
        shmem_set_lock(&lock);
        shmem_clear_lock(&lock);
        shmem_clear_lock(&lock);
    } else if (is(what, "lock_left")) {
        if (me == 1)
            shmem_set_lock(&lock);
        shmem_finalize();
        exit(0);
    }
}

static void *in_thread(void *unused)
{
    shmem_ctx_long_p(ctx, &word, 1, 1);
    return unused;
}

static void contexts(const char *what)
{
    shmem_team_t team;
    pthread_t thread;

    shmem_ctx_create(is(what, "ctx_thread") ? SHMEM_CTX_PRIVATE : 0, &ctx);
    if (is(what, "ctx_of_team")) {
        shmem_team_split_strided(
            SHMEM_TEAM_WORLD, 0, 1, 2,
            &(const shmem_team_config_t){.num_contexts = 1},
            SHMEM_TEAM_NUM_CONTEXTS, &team);
        shmem_team_create_ctx(team, 0, &ctx);
        shmem_team_destroy(team);
        shmem_ctx_long_atomic_add(ctx, &word, 1, 1);
    } else if (is(what, "ctx_thread")) {
        pthread_create(&thread, NULL, in_thread, NULL);
        pthread_join(thread, NULL);
    }
    shmem_ctx_long_p(ctx, &word, 1, me);
    shmem_ctx_destroy(ctx);
    if (is(what, "ctx_destroyed"))
        shmem_ctx_long_put(ctx, &word, &word, 1, 1);
    else if (is(what, "ctx_quiet"))
        shmem_ctx_quiet(ctx);
    else if (is(what, "ctx_twice"))
        shmem_ctx_destroy(ctx);
    else if (is(what, "ctx_team"))
        shmem_ctx_get_team(ctx, &team);
}

static void teams(const char *what)
{
    shmem_team_t team, other;

    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 2, NULL, 0, &team);
    shmem_team_destroy(team);
    if (is(what, "team_destroyed"))
        shmem_team_sync(team);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 2, NULL, 0, &other);
    if (is(what, "team_old"))
        shmem_long_sum_reduce(team, &word, values, 1);
    shmem_team_sync(other);
    shmem_team_destroy(other);
}

/* The level of checks differs between PEs. */
static void set_level(void)
{
    const char *job = getenv("SMA_JOB"); /* FD:PE:NPES */

    if (job == NULL || strchr(job, ':') == NULL)
        exit(77);
    setenv("SHMEM_CHECK", strchr(job, ':')[1] == '0' ? "2" : "1", 1);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";

    if (is(what, "levels"))
        set_level();
    test_init();
    locks(what);
    contexts(what);
    teams(what);
    if (is(what, "wait_past"))
        shmem_long_wait_until_all(flags, 5, NULL, SHMEM_CMP_EQ, 0);
    if (is(what, "left") && me == 0)
        shmem_broadcast64(flags, values, 1, 0, 0, 0, 2, psync);
    if (is(what, "left") || is(what, "right") || is(what, "lock_given")) {
        /* locks that are set and cleared without a mistake */
        shmem_set_lock(&lock);
        shmem_clear_lock(&lock);
        shmem_finalize();
        return 0;
    }
    shmem_barrier_all();
    puts("nobody noticed");
    shmem_global_exit(2);
}

/* np: 2  args: invalid  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_int_p: ctx is SHMEM_CTX_INVALID */
/* np: 2  args: invalid_add  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_long_atomic_add: ctx is SHMEM_CTX_INVALID */
/* np: 2  args: number  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_int_p: ctx 0x1234 is not a context, or was destroyed \(called at [^ )]+\)$ */
/* np: 2  args: number_quiet  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_quiet: ctx 0x1234 is not a context */
/* np: 2  args: number_destroy  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_destroy: ctx 0x1234 is not a context */
/* np: 2  args: number_team  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_get_team: ctx 0x1234 is not a context */
/* np: 2  args: team  sanitize: no  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_long_atomic_add: ctx 0x[0-9a-f]+ is not a context */
/* np: 2  args: destroyed  sanitize: no  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_int_get: ctx 0x[0-9a-f]+ is not a context, or was destroyed */
/* np: 2  args: destroyed_team  sanitize: no  env: SHMEM_CHECK=2  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_int_p: ctx 0x[0-9a-f]+ is not a context, or was destroyed */
/* np: 2  args: pe  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_putmem_nbi: pe is 2, must be 0..1 */
/* np: 2  args: pe_team  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_int_p: pe is 1, must be 0..0 */
/* np: 2  args: pe_iget  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_int_iget: pe is -1, must be 0..1 */
/* np: 2  args: pe_quiet  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_pe_quiet: pe is 7, must be 0..1 */
/* np: 2  args: address  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_int_get: source .* is not symmetric */
/* np: 2  args: thread  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_int_p: ctx is private */
/* np: 2  args: thread_quiet  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_quiet: ctx is private */
/* np: 2  args: thread_destroy  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_destroy: ctx is private */
/* np: 2  args: thread_session  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_session_start: ctx is private */
/* np: 2  args: session_mask  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_session_start: config_mask is 2, must be 0 */
/* np: 2  args: session_config  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_ctx_session_start: config is NULL */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that wrong use of contexts is refused.  PE 0 makes the mistake, the
 * other PE waits.
 */
#include <pthread.h>

#include "test.h"

static int word[4];
static long number;
static shmem_ctx_t ctx;
static shmem_team_t alone;
static const char *what;

static void *in_thread(void *unused)
{
    (void) unused;
    if (strcmp(what, "thread") == 0)
        shmem_ctx_int_p(ctx, word, 1, 1);
    else if (strcmp(what, "thread_quiet") == 0)
        shmem_ctx_quiet(ctx);
    else if (strcmp(what, "thread_session") == 0)
        shmem_ctx_session_start(ctx, 0, NULL, 0);
    else
        shmem_ctx_destroy(ctx);
    return NULL;
}

static void call(void)
{
    const int far = 7;
    pthread_t thread;
    int local[4];

    CHECK(shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx) == 0, "no context");
    if (strcmp(what, "invalid") == 0)
        shmem_ctx_int_p(SHMEM_CTX_INVALID, word, 1, 1);
    else if (strcmp(what, "invalid_add") == 0)
        shmem_ctx_long_atomic_add(SHMEM_CTX_INVALID, &number, 1, 1);
    else if (strcmp(what, "number") == 0)
        shmem_ctx_int_p((shmem_ctx_t) 0x1234, word, 1, 1);
    else if (strcmp(what, "number_quiet") == 0)
        shmem_ctx_quiet((shmem_ctx_t) 0x1234);
    else if (strcmp(what, "number_destroy") == 0)
        shmem_ctx_destroy((shmem_ctx_t) 0x1234);
    else if (strcmp(what, "number_team") == 0)
        shmem_ctx_get_team((shmem_ctx_t) 0x1234, &alone);
    else if (strcmp(what, "team") == 0)
        shmem_ctx_long_atomic_add((shmem_ctx_t) (void *) alone, &number, 1, 1);
    else if (strcmp(what, "destroyed") == 0) {
        shmem_ctx_destroy(ctx);
        shmem_ctx_int_get(ctx, local, word, 2, 1);
    } else if (strcmp(what, "destroyed_team") == 0 &&
               shmem_team_create_ctx(alone, 0, &ctx) == 0) {
        shmem_team_destroy(alone);
        shmem_ctx_int_p(ctx, word, 1, 0);
    } else if (strcmp(what, "pe") == 0)
        shmem_ctx_putmem_nbi(ctx, word, local, 4, 2);
    else if (strcmp(what, "pe_team") == 0 &&
             shmem_team_create_ctx(alone, 0, &ctx) == 0)
        shmem_ctx_int_p(ctx, word, 1, 1);
    else if (strcmp(what, "pe_iget") == 0)
        shmem_ctx_int_iget(ctx, local, word, 1, 1, 2, -1);
    else if (strcmp(what, "pe_quiet") == 0)
        shmem_ctx_pe_quiet(ctx, &far, 1);
    else if (strcmp(what, "address") == 0)
        shmem_ctx_int_get(ctx, local, local, 2, 1);
    else if (strcmp(what, "session_mask") == 0)
        shmem_ctx_session_start(ctx, 0, NULL, 2);
    else if (strcmp(what, "session_config") == 0)
        shmem_ctx_session_start(ctx, 0, NULL, SHMEM_CTX_SESSION_TOTAL_OPS);
    else if (pthread_create(&thread, NULL, in_thread, NULL) == 0)
        pthread_join(thread, NULL);
}

int main(int argc, char **argv)
{
    int provided;

    if (shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) != 0 || argc < 2)
        return 2;
    me = shmem_my_pe();
    npes = shmem_n_pes();
    what = argv[1];
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 1,
                             &(const shmem_team_config_t){.num_contexts = 1},
                             SHMEM_TEAM_NUM_CONTEXTS, &alone);
    if (me == 0)
        call();
    shmem_barrier_all();
    return 0;
}

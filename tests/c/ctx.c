/* np: 1 2 4 */
/* np: 3  env: SHMEM_ATOMICS=network */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests contexts: their options, their destruction, operations on them in any
 * order, and more contexts than the transport has channels for (check_equal.c has
 * handles that are no contexts).
 */
#include <signal.h>

#include "proc.h"

enum { MANY = 40, ROUNDS = 20, WORDS = 1000 };

static shmem_ctx_t by_constant = SHMEM_CTX_DEFAULT;
static const shmem_ctx_t invalid = SHMEM_CTX_INVALID;

static long word[MANY], counter, big[WORDS];

static void check_handles(void)
{
    shmem_ctx_t ctx = by_constant;

    CHECK(shmem_ctx_create(~0L, &ctx) != 0, "all bits are options");
    CHECK(ctx == SHMEM_CTX_INVALID, "a failure leaves a context");
    CHECK(SHMEM_CTX_DEFAULT != SHMEM_CTX_INVALID, "handles");
    CHECK(invalid == NULL, "the invalid context is not NULL");
}

/* The wire blocks signals while it opens what the first use of a context needs. */
static void check_signals(void)
{
    shmem_ctx_t ctx[3];

    for (int i = 0; i < 3; i++) {
        sigset_t mine, now;

        sigemptyset(&mine);
        sigaddset(&mine, SIGRTMIN + i);
        pthread_sigmask(SIG_SETMASK, &mine, NULL);
        CHECK(shmem_ctx_create(0, &ctx[i]) == 0, "context %d", i);
        shmem_ctx_long_p(ctx[i], &word[i], i, (me + 1) % npes);
        shmem_ctx_quiet(ctx[i]);
        pthread_sigmask(SIG_BLOCK, NULL, &now);
        for (int sig = 1; sig <= SIGRTMAX; sig++)
            CHECK(sigismember(&now, sig) == (sig == SIGRTMIN + i),
                  "context %d: signal %d", i, sig);
    }
    for (int i = 0; i < 3; i++)
        shmem_ctx_destroy(ctx[i]);
}

static void use(shmem_ctx_t ctx)
{
    const int next = (me + 1) % npes, to[2] = {next, next};
    shmem_ctx_session_config_t config = {3};
    long got[WORDS], sent[WORDS];

    for (long round = 1; round <= ROUNDS; round++) {
        if (round % 8 == 0)
            shmem_ctx_session_start(ctx, SHMEM_CTX_SESSION_BATCH, &config,
                                    SHMEM_CTX_SESSION_TOTAL_OPS);
        if (round % 8 == 1)
            shmem_ctx_session_start(ctx, ~0L, NULL, 0); /* hints unknown yet */
        for (long i = 0; i < WORDS; i++)
            sent[i] = round * WORDS + i + me;
        shmem_ctx_long_put_nbi(ctx, big, sent, WORDS, next);
        if (round % 3 == 0)
            shmem_ctx_pe_quiet(ctx, to, 2);
        else
            shmem_ctx_quiet(ctx);
        shmem_ctx_pe_quiet(ctx, NULL, 0);
        memset(got, 0, sizeof got);
        shmem_ctx_long_get_nbi(ctx, got, big, WORDS, next);
        shmem_ctx_quiet(ctx);
        CHECK(memcmp(got, sent, sizeof got) == 0, "round %ld", round);
        shmem_ctx_long_p(ctx, &word[0], round, next);
        shmem_ctx_fence(ctx);
        shmem_ctx_long_p(ctx, &word[1], round, next);
        shmem_ctx_quiet(ctx);
        CHECK(shmem_ctx_long_g(ctx, &word[0], next) == round, "p, g");
        CHECK(shmem_ctx_long_atomic_fetch_add(ctx, &word[1], 1, next) == round,
              "fetch_add");
        shmem_ctx_session_stop(ctx);
        shmem_ctx_session_stop(ctx);
    }
}

/* The first operation that a PE does on another one is an atomic operation on a
 * context, and the other one does none on it.  Where a NIC does it, the connection of
 * the NIC must come about then, too. */
static void check_first(void)
{
    shmem_ctx_t ctx;

    CHECK(shmem_ctx_create(0, &ctx) == 0, "no context");
    for (long round = 0; round < ROUNDS; round++)
        CHECK(shmem_ctx_long_atomic_fetch_inc(ctx, &counter, (me + 1) % npes) ==
                  round,
              "fetch_inc, round %ld", round);
    shmem_ctx_destroy(ctx);
    shmem_barrier_all();
    CHECK(counter == ROUNDS, "the counter is %ld", counter);
    counter = 0;
    shmem_barrier_all();
}

static void check_options(void)
{
    static const long options[] = {0,
                                   SHMEM_CTX_PRIVATE,
                                   SHMEM_CTX_SERIALIZED,
                                   SHMEM_CTX_NOSTORE,
                                   SHMEM_CTX_PRIVATE | SHMEM_CTX_SERIALIZED,
                                   SHMEM_CTX_SERIALIZED | SHMEM_CTX_NOSTORE};

    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        shmem_ctx_t ctx;

        CHECK(shmem_ctx_create(options[i], &ctx) == 0, "options %ld",
              options[i]);
        CHECK(ctx != SHMEM_CTX_INVALID && ctx != SHMEM_CTX_DEFAULT, "handle");
        use(ctx);
        shmem_ctx_destroy(ctx);
        /* a context that is never used */
        CHECK(shmem_ctx_create(options[i], &ctx) == 0, "again");
        shmem_ctx_quiet(ctx);
        shmem_ctx_destroy(ctx);
        shmem_barrier_all();
    }
    use(by_constant);
    shmem_ctx_destroy(SHMEM_CTX_DEFAULT); /* a mistake without an effect */
    use(by_constant);
    shmem_barrier_all();
}

/* Makes some contexts and uses them; returns by how much the number of open files has
 * grown. */
static long make(shmem_ctx_t *ctx, int first, int end, long value, int pe)
{
    long before = proc_entries("fd");

    for (int i = first; i < end; i++)
        CHECK(shmem_ctx_create(0, &ctx[i]) == 0, "context %d", i);
    for (int i = first; i < end; i++) {
        shmem_ctx_long_p(ctx[i], &word[i], i + value, pe);
        for (int to = 0; to < npes; to++) /* connects all */
            shmem_ctx_long_atomic_inc(ctx[i], &counter, to);
        shmem_ctx_quiet(ctx[i]);
    }
    return proc_entries("fd") - before;
}

/* An operation on a context is complete when the context is destroyed.  Contexts that
 * have no channel of their own share channels, so that open files no longer grow with
 * the number of contexts; and one that is destroyed leaves the others as they are. */
static void check_end(void)
{
    const int next = (me + 1) % npes, half = MANY / 2;
    const char *world = getenv("SMA_TEST_WORLD");
    /* others open files for PEs of a node, too */
    int is_known = world != NULL &&
                   (strcmp(world, "ucx") == 0 || strcmp(world, "ofi") == 0);
    shmem_ctx_t ctx[MANY];

    memset(word, 0, sizeof word);
    shmem_barrier_all();
    for (int round = 0; round < 3; round++) {
        long first = make(ctx, 0, half, round, next), second;

        shmem_barrier_all();
        second = make(ctx, half, MANY, round, next);
        CHECK(round > 0 || !is_known || second <= first / 2,
              "%d contexts opened %ld files, as many more %ld", half, first,
              second);
        for (int i = 0; i < half; i++)
            shmem_ctx_destroy(ctx[i]);
        make(ctx, 0, half, round, next);
        for (int i = 0; i < MANY; i++) {
            shmem_ctx_long_p(ctx[i], &word[i], i + round + 1000, next);
            shmem_ctx_long_atomic_inc(ctx[i], &counter, next);
        }
        for (int i = 0; i < MANY; i++)
            shmem_ctx_destroy(ctx[MANY - 1 - i]);
        shmem_barrier_all();
        for (int i = 0; i < MANY; i++)
            CHECK(word[i] == i + round + 1000, "word %d is %ld", i, word[i]);
        CHECK(counter == (round + 1L) * ((MANY + half) * npes + MANY), "%ld",
              counter);
        shmem_barrier_all();
    }
}

int main(void)
{
    shmem_ctx_t left;

    test_init();
    check_first();
    check_signals();
    check_handles();
    check_end();
    check_options();
    /* finalize destroys the contexts that are left */
    CHECK(shmem_ctx_create(SHMEM_CTX_SERIALIZED, &left) == 0, "the last");
    shmem_ctx_long_put_nbi(left, big, word, 4, (me + 1) % npes);
    return test_end();
}

/* np: 2 3 */
/* np: 2  args: ctx */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests threads that use one context, with operations on the same PE: each
 * thread's puts keep their order around a fence, each thread gets what it has
 * put itself, no addition is lost, and a thread's quiet completes what it has
 * put although others go on.
 */
#include <stdatomic.h>

#include "net.h"
#include "threads.h"

enum { THREADS = 4, ROUNDS = 150, BYTES = 3000 };

static shmem_ctx_t ctx;
static long count, tickets, word[THREADS], flag[THREADS], last[THREADS];
static int small_count;
static short short_count;
static long drawn[THREADS][ROUNDS];
static struct {
    unsigned char byte[THREADS]; /* beside each other: one of each thread */
    short half[THREADS];
} close_by;
static unsigned char *data; /* BYTES of each thread */
static atomic_int working;
static int right;

/* The data of a round: their size lies on both sides of the limits. */
static size_t bytes_of(long round, int thread)
{
    return (size_t) (round * 37 + thread * 501) % BYTES + 1;
}

/* What the left PE's thread of the same number put before its flag is there.
 * That PE may be rounds ahead. */
static void check_left(int thread, long round)
{
    const volatile long *f = &flag[thread], *w = &word[thread];

    if (round % 3 == 0)
        net_compute_until(&flag[thread], round, "flag of the left PE's thread");
    else
        shmem_long_wait_until(&flag[thread], SHMEM_CMP_GE, round);
    CHECK(*w >= round,
          "thread %d: flag %ld came before the word, which is "
          "%ld",
          thread, *f, *w);
}

static void one_round(int thread, long round, unsigned char *mine,
                      unsigned char *got)
{
    size_t n = bytes_of(round, thread);
    unsigned char *there = data + thread * BYTES;
    long at;

    net_fill(mine, n, (uint64_t) (round * 64 + thread));
    shmem_ctx_putmem(ctx, there, mine, n, right);
    memset(mine, 0xee, n);
    shmem_ctx_long_p(ctx, &word[thread], round, right);
    shmem_ctx_long_atomic_add(ctx, &count, 1, right);
    shmem_ctx_int_atomic_inc(ctx, &small_count, right);
    shmem_ctx_fence(ctx);
    shmem_ctx_long_p(ctx, &flag[thread], round, right);
    shmem_ctx_uchar_p(ctx, &close_by.byte[thread], (unsigned char) round,
                      right);
    shmem_ctx_short_p(ctx, &close_by.half[thread], (short) round, right);
    shmem_short_add(&short_count, 1, right);
    CHECK(shmem_ctx_long_g(ctx, &flag[thread], right) == round,
          "thread %d does not get the word that it has put", thread);
    drawn[thread][round - 1] =
        shmem_ctx_long_atomic_fetch_inc(ctx, &tickets, right);
    shmem_ctx_getmem(ctx, got, there, n, right);
    at = net_differs(got, n, (uint64_t) (round * 64 + thread));
    CHECK(at < 0,
          "thread %d, round %ld: gets something else than it has put, "
          "byte %ld of %zu",
          thread, round, at, n);
    if (round % 4 == 0) {
        shmem_ctx_long_p(ctx, &last[thread], round, right);
        shmem_ctx_quiet(ctx);
    }
}

static void *run(void *number)
{
    int thread = (int) (intptr_t) number;
    unsigned char mine[BYTES], got[BYTES];

    for (long round = 1; round <= ROUNDS; round++) {
        one_round(thread, round, mine, got);
        check_left(thread, round);
    }
    working--;
    return NULL;
}

/* One more thread, which completes what the others have in flight. */
static void *run_quiet(void *unused)
{
    (void) unused;
    for (int i = 0; working > 0; i++) {
        if (i % 3)
            shmem_ctx_quiet(ctx);
        else
            shmem_ctx_fence(ctx);
        test_sleep_us(50);
    }
    return NULL;
}

/* Each number up to the count was drawn once. */
static void check_tickets(void)
{
    char seen[THREADS * ROUNDS] = {0};

    for (int t = 0; t < THREADS; t++)
        for (int i = 0; i < ROUNDS; i++) {
            CHECK(drawn[t][i] >= 0 && drawn[t][i] < THREADS * ROUNDS &&
                      !seen[drawn[t][i]]++,
                  "thread %d drew %ld, which is wrong or "
                  "came twice",
                  t, drawn[t][i]);
            CHECK(i == 0 || drawn[t][i] > drawn[t][i - 1],
                  "thread %d drew "
                  "%ld after %ld",
                  t, drawn[t][i], drawn[t][i - 1]);
        }
}

static void check_counts(void)
{
    CHECK(count == THREADS * ROUNDS, "%ld additions", count);
    CHECK(small_count == THREADS * ROUNDS, "%d increments", small_count);
    CHECK(short_count == THREADS * ROUNDS, "%d short additions", short_count);
    CHECK(tickets == THREADS * ROUNDS, "%ld tickets", tickets);
    for (int t = 0; t < THREADS; t++)
        CHECK(close_by.byte[t] == (unsigned char) ROUNDS &&
                  close_by.half[t] == ROUNDS && word[t] == ROUNDS &&
                  last[t] == ROUNDS / 4 * 4,
              "words of thread %d: %d %d %ld %ld", t, close_by.byte[t],
              close_by.half[t], word[t], last[t]);
}

int main(int argc, char **argv)
{
    pthread_t quiet;

    test_init_threads();
    right = (me + 1) % npes;
    ctx = SHMEM_CTX_DEFAULT;
    if (argc > 1 && strcmp(argv[1], "ctx") == 0)
        CHECK(shmem_ctx_create(0, &ctx) == 0, "no context");
    data = shmem_malloc(THREADS * BYTES);
    CHECK(data != NULL, "no memory");
    working = THREADS;
    shmem_barrier_all();
    quiet = thread_start(run_quiet, NULL);
    threads_run(THREADS, run);
    thread_join(quiet);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    check_counts();
    check_tickets();
    shmem_ctx_destroy(ctx);
    return test_end();
}

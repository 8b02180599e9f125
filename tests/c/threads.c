/* np: 1 2 4  cflags: -fopenmp  args: omp  sanitize: no */
/* np: 2 3  args: pthread */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests threads that all call the library at once (SHMEM_THREAD_MULTIPLE): transfers
 * and atomic operations on the default context, on one that they share and on private
 * ones; waits beside puts; allocation beside communication; locks; collectives of
 * different active sets.  Threads come from OpenMP, or are POSIX threads.
 */
#include "threads.h"

enum { THREADS = 4, BLOCK = 3000 };

typedef void work_fn(int thread);

static shmem_ctx_t shared;
static long block[THREADS][BLOCK], total, owned[THREADS];
static long ping[THREADS], pong[THREADS], lock, guarded;
static long psync[2][2][SHMEM_SYNC_SIZE];
static long cast[2][BLOCK], sums[2][4], terms[2][4], wrk[2][64];
static int use_omp;
static long rounds = 40;
static work_fn *work;

static void *run_one(void *thread)
{
    work((int) (intptr_t) thread);
    return NULL;
}

static void run(work_fn *f)
{
    work = f;
    shmem_barrier_all();
    if (use_omp) {
#pragma omp parallel for num_threads(THREADS) schedule(static, 1)
        for (int i = 0; i < THREADS; i++)
            work(i);
    } else {
        threads_run(THREADS, run_one);
    }
    shmem_barrier_all();
}

/* Each thread has a block of its own on the next PE, and one word for all. */
static void transfer(shmem_ctx_t ctx, int thread)
{
    const int next = (me + 1) % npes;
    uint64_t state = test_hash(1, (uint64_t) me, (uint64_t) thread);
    long sent[BLOCK], got[BLOCK];

    for (long round = 1; round <= rounds; round++) {
        size_t n = 1 + test_below(&state, BLOCK);

        for (size_t i = 0; i < n; i++)
            sent[i] = (long) (test_next(&state) >> 1);
        if (round % 2 == 0)
            shmem_ctx_long_put(ctx, block[thread], sent, n, next);
        else
            shmem_ctx_long_put_nbi(ctx, block[thread], sent, n, next);
        shmem_ctx_long_atomic_inc(ctx, &total, 0);
        shmem_ctx_long_atomic_add(ctx, &owned[thread], round, next);
        shmem_ctx_quiet(ctx);
        if (round % 3 == 0) {
            shmem_ctx_long_get(ctx, got, block[thread], n, next);
        } else {
            shmem_ctx_long_get_nbi(ctx, got, block[thread], n, next);
            shmem_ctx_quiet(ctx);
        }
        CHECK(memcmp(sent, got, n * sizeof *got) == 0,
              "thread %d, round %ld, %zu words", thread, round, n);
        test_delay(&state);
    }
}

static void on_default(int thread)
{
    transfer(SHMEM_CTX_DEFAULT, thread);
}

static void on_shared(int thread)
{
    transfer(shared, thread);
}

static void on_private(int thread)
{
    shmem_ctx_t ctx;

    CHECK(shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx) == 0, "no context");
    transfer(ctx, thread);
    shmem_ctx_destroy(ctx);
}

static void check_totals(work_fn *f)
{
    run(f);
    if (me == 0)
        CHECK(total == rounds * THREADS * npes, "total %ld", total);
    for (int i = 0; i < THREADS; i++)
        CHECK(owned[i] == rounds * (rounds + 1) / 2, "owned %ld", owned[i]);
    shmem_barrier_all();
    total = 0;
    memset(owned, 0, sizeof owned);
}

/* Half of the threads wait for what the thread of the same number on the next
 * PE puts, and answer; the other half puts, and waits for the answer. */
static void ping_pong(int thread)
{
    const int pair = thread / 2, next = (me + 1) % npes,
              before = (me + npes - 1) % npes;

    for (long round = 1; round <= rounds; round++)
        if (thread % 2 == 0) {
            shmem_long_p(&ping[pair], round, next);
            shmem_quiet();
            shmem_long_wait_until(&pong[pair], SHMEM_CMP_EQ, round);
        } else {
            shmem_long_wait_until(&ping[pair], SHMEM_CMP_EQ, round);
            shmem_ctx_long_atomic_set(shared, &pong[pair], round, before);
        }
}

/* The first thread allocates, with the barriers of the call, while the others
 * communicate. */
static void allocate(int thread)
{
    if (thread > 0) {
        transfer(thread == 1 ? SHMEM_CTX_DEFAULT : shared, thread);
        return;
    }
    for (size_t round = 1; round <= (size_t) rounds; round++) {
        long *p = shmem_malloc(round * 1000 * sizeof *p);

        CHECK(p != NULL, "no memory");
        shmem_long_p(p, (long) round, (me + 1) % npes);
        shmem_barrier_all();
        CHECK(*p == (long) round, "word of block %zu", round);
        p = shmem_realloc(p, round * 2000 * sizeof *p);
        CHECK(p != NULL && *p == (long) round, "larger block %zu", round);
        shmem_free(p);
    }
}

static void locked(int thread)
{
    (void) thread;
    for (long round = 0; round < rounds / 4; round++) {
        long was;

        shmem_set_lock(&lock);
        was = shmem_long_g(&guarded, 0);
        shmem_long_p(&guarded, was + 1, 0);
        shmem_clear_lock(&lock);
    }
}

/* Two threads are in collectives of two active sets: all PEs, and all but the
 * first (which has one thread less in them); the others communicate. */
static void together(int thread)
{
    const int start = thread, size = npes - start, last = npes - 1;

    if (thread > 1) {
        transfer(shared, thread);
        return;
    }
    if (size < 1 || me < start)
        return;
    for (long round = 1; round <= rounds; round++) {
        const size_t n = (size_t) (1 + round * 37 % BLOCK);
        long *sync = psync[thread][round % 2], expected = 0;
        long source[BLOCK];

        for (size_t i = 0; i < n; i++)
            source[i] = round * 7 + (long) i;
        if (me == last)
            memcpy(cast[thread], source, sizeof source);
        shmem_broadcast64(cast[thread], cast[thread], n, size - 1, start, 0,
                          size, sync);
        CHECK(memcmp(cast[thread], source, n * sizeof *source) == 0,
              "broadcast of thread %d, round %ld", thread, round);
        for (int i = 0; i < 4; i++)
            terms[thread][i] = me + i + round;
        shmem_long_sum_to_all(sums[thread], terms[thread], 4, start, 0, size,
                              wrk[thread], psync[thread][(round + 1) % 2]);
        for (int pe = start; pe < npes; pe++)
            expected += pe + round;
        CHECK(sums[thread][0] == expected, "sum of thread %d, round %ld: %ld",
              thread, round, sums[thread][0]);
        shmem_barrier(start, 0, size, sync);
    }
}

int main(int argc, char **argv)
{
    int level = -1;

    test_init_threads();
    shmem_query_thread(&level);
    CHECK(level == SHMEM_THREAD_MULTIPLE, "query %d", level);
    if (test_one_node())
        rounds = 800;
    use_omp = argc > 1 && strcmp(argv[1], "omp") == 0;
    CHECK(shmem_ctx_create(0, &shared) == 0, "no context");
    check_totals(on_default);
    check_totals(on_shared);
    check_totals(on_private);
    run(ping_pong);
    run(allocate);
    run(locked);
    if (me == 0)
        CHECK(guarded == THREADS * (rounds / 4) * npes, "%ld", guarded);
    run(together);
    shmem_ctx_destroy(shared);
    return test_end();
}

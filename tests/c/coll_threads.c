/* np: 2 3  cflags: -fopenmp  env: SHMEM_COLL_THREADS=3  args: 3  sanitize: no */
/* np: 2  cflags: -fopenmp  env: SHMEM_COLL_THREADS=1  args: 1  sanitize: no */
/* np: 2 3  cflags: -fopenmp  env: OMP_NUM_THREADS=3  args: own  sanitize: no  worlds: node (between nodes there is less work) */
/* np: 1  cflags: -fopenmp  env: OMP_NUM_THREADS=1  args: 1  sanitize: no  worlds: node (one PE has no other node) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that large collectives of a program with OpenMP use as many of its
 * threads as the variable says, or as it has processors, its part of those that it
 * shares, and OpenMP has threads, and none inside a parallel region.  It fails when the
 * number of threads or a result is wrong.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <omp.h>
#include <sched.h>
#include <stdbool.h>

#include "proc.h"
#include "sets.h"

#define WORDS ((2 << 20) / sizeof(long) + 3)

static struct ring ring;
static long *source, *wrk;

static int most, nested; /* the largest number of threads after a call */
static int asked; /* the largest number that a call of OpenMP has named */

/* The function of OpenMP that libsma calls: counts its calls inside a parallel
 * region, and calls the one of the OpenMP library. */
void GOMP_parallel(void (*work)(void *), void *arg, unsigned number,
                   unsigned flags);

void GOMP_parallel(void (*work)(void *), void *arg, unsigned number,
                   unsigned flags)
{
    void (*real)(void (*)(void *), void *, unsigned, unsigned);

    *(void **) &real = dlsym(RTLD_NEXT, "GOMP_parallel");
    nested += omp_in_parallel();
    if (asked < (int) number)
        asked = (int) number;
    real(work, arg, number, flags);
}

static void next(long *dest, size_t words)
{
    int now = (int) proc_entries("task");

    if (now > most)
        most = now;
    ring_next(&ring, dest, words * sizeof *dest);
}

static long word(int pe, size_t i)
{
    return (long) (test_hash(ring.call, (uint64_t) pe, i) >> 5);
}

static void fill(size_t n)
{
    for (size_t i = 0; i < n; i++)
        source[i] = word(me, i);
}

static void all(void)
{
    struct set s = {0, 0, npes};
    size_t block = WORDS / (size_t) npes, at = 0;
    int root = npes - 1;
    long *dest = ring_slot(&ring, 0);

    fill(WORDS);
    shmem_long_sum_to_all(dest, source, (int) WORDS, SET_ARGS(&s), wrk,
                          ring_psync(&ring));
    for (size_t i = 0; i < WORDS; i++) {
        long want = 0;

        for (int k = 0; k < npes; k++)
            want += word(k, i);
        CHECK(dest[i] == want, "sum, word %zu is %lx", i, dest[i]);
    }
    next(dest, WORDS);

    dest = ring_slot(&ring, 0);
    fill(WORDS);
    shmem_broadcast64(dest, source, WORDS, root, SET_ARGS(&s),
                      ring_psync(&ring));
    for (size_t i = 0; i < WORDS && me != root; i++)
        CHECK(dest[i] == word(root, i), "broadcast, word %zu is %lx", i,
              dest[i]);
    next(dest, me != root ? WORDS : 0);

    dest = ring_slot(&ring, 0);
    fill(WORDS);
    shmem_fcollect64(dest, source, WORDS, SET_ARGS(&s), ring_psync(&ring));
    for (int k = 0; k < npes; k++)
        for (size_t i = 0; i < WORDS; i++, at++)
            CHECK(dest[at] == word(k, i), "fcollect, word %zu is %lx", at,
                  dest[at]);
    next(dest, at);

    dest = ring_slot(&ring, 0);
    fill(WORDS);
    shmem_alltoall64(dest, source, block, SET_ARGS(&s), ring_psync(&ring));
    for (int k = 0; k < npes; k++)
        for (size_t i = 0; i < block; i++)
            CHECK(dest[(size_t) k * block + i] ==
                      word(k, (size_t) me * block + i),
                  "alltoall, word %zu of PE %d", i, k);
    next(dest, block * (size_t) npes);
}

/* Binds PE 1 to one processor, and the others to the same ones.  Returns how many
 * this PE has. */
static int own_processors(int pe)
{
    int most = pe == 1 ? 1 : 4, n = 0;
    cpu_set_t all;

    memset(&all, 255, sizeof all);
    sched_setaffinity(0, sizeof all, &all);
    CHECK(sched_getaffinity(0, sizeof all, &all) == 0, "no processors");
    for (int cpu = 0; cpu < CPU_SETSIZE; cpu++)
        if (CPU_ISSET(cpu, &all) && n++ >= most)
            CPU_CLR(cpu, &all);
    CHECK(sched_setaffinity(0, sizeof all, &all) == 0, "not bound");
    return CPU_COUNT(&all);
}

int main(int argc, char **argv)
{
    bool own = argc > 1 && strcmp(argv[1], "own") == 0;
    int want = argc > 1 ? atoi(argv[1]) : 1, before;

    if (own)
        want = own_processors(test_early_pe());
    test_init();
    if (own && me != 1) { /* the others share their processors */
        want = want < npes - 1 ? 1 : want / (npes - 1);
        want = want < 3 ? want : 3; /* OpenMP has 3 threads */
    }
    ring_make(&ring, (size_t) npes * WORDS * sizeof(long));
    source = shmem_malloc(WORDS * sizeof *source);
    wrk = shmem_malloc((WORDS / 2 + 1) * sizeof *wrk);
    CHECK(source != NULL && wrk != NULL, "no memory");
    shmem_barrier_all();
    before = (int) proc_entries("task");
    if (want == 1 && !own) { /* OpenMP has no second thread yet */
        all();
        CHECK(most == before, "%d more threads, not 0", most - before);
    }
#pragma omp parallel num_threads(2)
#pragma omp master
    all();
    CHECK(most == before + 1, "a region of 2 threads has %d more",
          most - before);
    CHECK(nested == 0, "%d calls of OpenMP inside a region", nested);
    asked = 1;
    all();
    CHECK(asked == want || strcmp(getenv("SMA_TEST_WORLD"), "node") != 0,
          "%d threads, not %d", asked, want);
    /* Threads share the work that a PE does alone; between nodes there is less
     * of it. */
    CHECK(most <= before + (want > 2 ? want - 1 : 1), "%d more threads, not %d",
          most - before, want - 1);
    CHECK(want <= 2 || most == before + want - 1 ||
              strcmp(getenv("SMA_TEST_WORLD"), "node") != 0,
          "%d more threads, not %d", most - before, want - 1);
    return test_end();
}

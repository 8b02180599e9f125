/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Large copies and combinations of a collective, divided between the threads of
 * the OpenMP that the program itself uses.  libsma is not linked with OpenMP
 * and starts no thread for this: it looks up the functions that gcc's and
 * LLVM's OpenMP have in common, at the first large piece of work.
 */
#include <dlfcn.h>

#include "base/env.h"
#include "coll/epoch/threads.h"
#include "shared/cpus.h"

/* `once` guards omp and most, which are written when it runs. */
static struct {
    int (*get_max_threads)(void);
    int (*in_parallel)(void);
    int (*get_thread_num)(void);
    int (*get_num_threads)(void);
    void (*parallel)(void (*work)(void *), void *arg, unsigned threads,
                     unsigned flags);
} omp;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int most = 1; /* the most threads that a call may use */

/* Writes the address of a function of the program to *function_p. */
static bool find(void *function_p, const char *name)
{
    *(void **) function_p = dlsym(RTLD_DEFAULT, name);
    return *(void **) function_p != NULL;
}

/* The number of processors that this PE may count on: its own ones, divided by
 * the number of PEs of the host that may run on the same processors. */
static int own_processors(void)
{
    const struct sma_job_pe *pe = sma_self.job->pe;
    int same = 1;
    struct sma_cpus own;

    for (int i = 0; i < sma_topology.host_n; i++)
        if (i != sma_topology.host_me &&
            memcmp(&pe[i].cpus, &pe[sma_topology.host_me].cpus,
                   sizeof pe->cpus) == 0)
            same++;
    sma_cpus_get(&own);
    return sma_cpus_count(&own) / same;
}

static void look_for_threads(void)
{
    if (!find(&omp.get_max_threads, "omp_get_max_threads") ||
        !find(&omp.in_parallel, "omp_in_parallel") ||
        !find(&omp.get_thread_num, "omp_get_thread_num") ||
        !find(&omp.get_num_threads, "omp_get_num_threads") ||
        !find(&omp.parallel, "GOMP_parallel"))
        return;
    most = sma_env.coll_threads != 0 ? sma_env.coll_threads : own_processors();
}

int sma_threads(size_t bytes)
{
    size_t n;

    if (bytes < 2 * SMA_THREAD_LEAST)
        return 1;
    pthread_once(&once, look_for_threads);
    if (most <= 1 || omp.in_parallel())
        return 1;
    n = bytes / SMA_THREAD_LEAST;
    if (n > (size_t) most)
        n = (size_t) most;
    if (sma_env.coll_threads == 0 && n > (size_t) omp.get_max_threads())
        n = (size_t) omp.get_max_threads();
    return (int) n;
}

/* Work that is divided between threads. */
struct division {
    sma_part_fn *work;
    void *arg;
    size_t n, unit;
};

/* Does the part of the calling thread: each thread gets about as many units. */
static void work_on_part(void *arg)
{
    const struct division *s = arg;
    size_t threads = (size_t) omp.get_num_threads();
    size_t me = (size_t) omp.get_thread_num();
    size_t units = (s->n + s->unit - 1) / s->unit;
    size_t first = units * me / threads * s->unit;
    size_t end = units * (me + 1) / threads * s->unit;

    if (end > s->n)
        end = s->n;
    s->work(s->arg, first, end);
}

void sma_threads_run(int threads, sma_part_fn *work, void *arg, size_t n,
                     size_t unit)
{
    struct division s = {work, arg, n, unit};

    omp.parallel(work_on_part, &s, (unsigned) threads, 0);
}

struct copy {
    char *dest;
    const char *source;
};

static void copy_part(void *arg, size_t first, size_t end)
{
    const struct copy *c = arg;

    memcpy(c->dest + first, c->source + first, end - first);
}

void sma_threads_copy(int threads, void *dest, const void *source, size_t bytes)
{
    struct copy c = {dest, source};

    sma_threads_run(threads, copy_part, &c, bytes, SMA_CACHE_LINE);
}

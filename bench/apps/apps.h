/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the applications of this folder share.  Each file is one application, which
 * is compiled three times: with SHMEM (default), with messages of MPI (-DAPP_MPI),
 * and with the one-sided routines of MPI (-DAPP_RMA).  An application defines
 * `app`; main() measures its steps and prints one row, as bench.c does:
 *
 *     NAME SIZE MEDIAN MINIMUM [WRONG]      (microseconds a step)
 */
#ifndef APPS_H
#define APPS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#if defined APP_MPI || defined APP_RMA
#include <mpi.h>
#else
#define APP_SHMEM
#include <shmem.h>
#endif

enum {
    BATCHES = 15,      /* odd */
    MEMORY = 64 << 20, /* bytes for app_memory */
    PES = 64           /* at most */
};

static int me, npes;

struct app {
    const char *name;
    long size; /* what the row's second column has */
    int steps; /* in a batch; even */
    bool
        passive; /* with APP_RMA: passive target, else the program has fences */
    void (*prepare)(void);
    void (*step)(void);
    bool (*right)(long steps); /* after so many steps, on this PE */
};

static const struct app app;

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return 1e6 * (double) t.tv_sec + 1e-3 * (double) t.tv_nsec;
}

/* A number that depends on x only, for inputs. */
static inline uint64_t hash(uint64_t x)
{
    x ^= x >> 31;
    x *= 0x9e3779b97f4a7c15u;
    x ^= x >> 29;
    x *= 0xd6e8feb86659fd93u;
    return x ^ (x >> 32);
}

#ifdef APP_SHMEM

static long psync[3][SHMEM_REDUCE_SYNC_SIZE];
static double pwrk[3][SHMEM_REDUCE_MIN_WRKDATA_SIZE], sums[2];

static void start(int *argc, char ***argv)
{
    (void) argc;
    (void) argv;
    shmem_init();
    me = shmem_my_pe();
    npes = shmem_n_pes();
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < SHMEM_REDUCE_SYNC_SIZE; i++)
            psync[k][i] = SHMEM_SYNC_VALUE;
    shmem_barrier_all();
}

static void end(void)
{
    shmem_finalize();
}

/* Memory that other PEs may reach: symmetric, all zero. */
static inline void *app_memory(size_t bytes)
{
    void *memory = shmem_malloc(bytes);

    if (memory == NULL)
        shmem_global_exit(1);
    memset(memory, 0, bytes);
    shmem_barrier_all();
    return memory;
}

/* Completes what this PE has sent, and waits for all PEs. */
static inline void app_meet(void)
{
    shmem_barrier_all();
}

/* Waits for all PEs, which have waited for what was sent to them. */
static inline void app_sync(void)
{
    shmem_sync_all();
}

static inline double app_sum(double value)
{
    static int turn;

    turn = (turn + 1) % 2;
    sums[0] = value;
    shmem_double_sum_to_all(&sums[1], &sums[0], 1, 0, 0, npes, pwrk[turn],
                            psync[turn]);
    return sums[1];
}

static inline double app_max(double value)
{
    sums[0] = value;
    shmem_double_max_to_all(&sums[1], &sums[0], 1, 0, 0, npes, pwrk[2],
                            psync[2]);
    value = sums[1];
    shmem_barrier_all();
    return value;
}

/* Puts n words of 8 bytes into the memory of another PE, and then a number beside
 * them. */
static inline void app_put_flag(void *dest, const void *source, size_t n,
                                uint64_t *flag, uint64_t value, int pe)
{
#if SHMEM_MAJOR_VERSION > 1 || SHMEM_MINOR_VERSION > 4
    shmem_put64_signal(dest, source, n, flag, value, SHMEM_SIGNAL_SET, pe);
#else
    shmem_put64(dest, source, n, pe);
    shmem_fence();
    shmem_uint64_p(flag, value, pe);
#endif
}

static inline void app_await(uint64_t *flag, uint64_t value)
{
    shmem_uint64_wait_until(flag, SHMEM_CMP_GE, value);
}

#else /* MPI */

static MPI_Win win;
static char *base;
static size_t used;

static void start(int *argc, char ***argv)
{
    MPI_Init(argc, argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    MPI_Comm_size(MPI_COMM_WORLD, &npes);
    MPI_Win_allocate(MEMORY, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    memset(base, 0, MEMORY);
#ifdef APP_RMA
    if (app.passive)
        MPI_Win_lock_all(MPI_MODE_NOCHECK, win);
    else
        MPI_Win_fence(0, win);
#endif
    MPI_Barrier(MPI_COMM_WORLD);
}

static void end(void)
{
#ifdef APP_RMA
    if (app.passive)
        MPI_Win_unlock_all(win);
    else
        MPI_Win_fence(0, win);
#endif
    MPI_Win_free(&win);
    MPI_Finalize();
}

static inline void *app_memory(size_t bytes)
{
    void *memory = base + used;

    used += (bytes + 63) / 64 * 64;
    if (used > MEMORY)
        MPI_Abort(MPI_COMM_WORLD, 1);
    return memory;
}

/* Where such memory is in the window. */
static inline MPI_Aint app_offset(const void *memory)
{
    return (const char *) memory - base;
}

static inline void app_meet(void)
{
#ifdef APP_RMA
    if (app.passive) {
        MPI_Win_flush_all(win);
        MPI_Barrier(MPI_COMM_WORLD);
        MPI_Win_sync(win);
        return;
    }
#endif
    MPI_Barrier(MPI_COMM_WORLD);
}

static inline void app_sync(void)
{
    MPI_Barrier(MPI_COMM_WORLD);
}

static inline double app_sum(double value)
{
    double sum;

    MPI_Allreduce(&value, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return sum;
}

static inline double app_max(double value)
{
    double most;

    MPI_Allreduce(&value, &most, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    return most;
}

#endif

static int by_value(const void *a, const void *b)
{
    double x = *(const double *) a, y = *(const double *) b;

    return (x > y) - (x < y);
}

int main(int argc, char **argv)
{
    double time[BATCHES];
    long steps = 0;
    bool wrong;

    start(&argc, &argv);
    if (npes > PES || (npes & (npes - 1)) != 0) {
        fprintf(stderr, "%s: the number of PEs must be a power of 2\n",
                app.name);
        exit(1);
    }
    app.prepare();
    app_meet();
    for (int b = -1; b < BATCHES; b++) {
        double begin = now();

        for (int i = 0; i < app.steps; i++)
            app.step();
        steps += app.steps;
        app_sync();
        if (b >= 0)
            time[b] = (now() - begin) / app.steps;
    }
    wrong = app_sum(app.right(steps) ? 0 : 1) > 0;
    qsort(time, BATCHES, sizeof *time, by_value);
    if (me == 0)
        printf("%s %ld %.4f %.4f%s\n", app.name, app.size, time[BATCHES / 2],
               time[0], wrong ? " WRONG" : "");
    app_max(0);
    end();
    return wrong;
}

#endif

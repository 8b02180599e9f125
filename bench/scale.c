/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What a job of many PEs costs: the seconds of the start, of the first and of the
 * second call of some collectives, of a put to each PE, and of the end, as the
 * slowest PE sees them, and the memory and descriptors of a PE then.  For the table
 * of large jobs in doc/scaling.md:
 *
 *   oshrun -n 1000 ./scale            srun -N 8 -n 512 ./scale
 */
#include <dirent.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double times[2], slowest[2];
static long fits[4], most[4];
static int bad;

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double) t.tv_sec + 1e-9 * (double) t.tv_nsec;
}

static void expect(int right, const char *what)
{
    if (!right) {
        printf("PE %d: wrong result of %s\n", shmem_my_pe(), what);
        bad = 1;
    }
}

/* ------------------------------------------------------------- what is timed */

static long *from, *to, total, mine;

static void run_barrier(void)
{
    shmem_barrier_all();
}

static void run_sum(void)
{
    long n = shmem_n_pes();

    mine = shmem_my_pe();
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &total, &mine, 1);
    expect(total == n * (n - 1) / 2, "sum");
}

static void run_alltoall(void)
{
    int n = shmem_n_pes();

    for (int i = 0; i < n; i++)
        from[i] = shmem_my_pe() * 100000L + i;
    shmem_long_alltoall(SHMEM_TEAM_WORLD, to, from, 1);
    for (int i = 0; i < n; i++)
        expect(to[i] == i * 100000L + shmem_my_pe(), "alltoall");
}

static void put_to_each(void)
{
    int n = shmem_n_pes(), me = shmem_my_pe();

    for (int i = 0; i < n; i++)
        shmem_long_p(&to[me], me + 7, (me + i) % n);
    shmem_barrier_all();
    for (int i = 0; i < n; i++)
        expect(to[i] == i + 7, "put");
    shmem_barrier_all();
}

/* Prints the times of the slowest PE. */
static void show(const char *name, void (*run)(void))
{
    for (int i = 0; i < 2; i++) {
        shmem_barrier_all();
        times[i] = now();
        run();
        times[i] = now() - times[i];
    }
    shmem_double_max_reduce(SHMEM_TEAM_WORLD, slowest, times, 2);
    if (shmem_my_pe() == 0) {
        printf("%-12s first %9.4f s, second %9.4f s\n", name, slowest[0],
               slowest[1]);
        fflush(stdout);
    }
}

/* --------------------------------------------------- memory and descriptors */

/* A line of /proc/self/smaps_rollup, in KiB. */
static long memory(const char *what)
{
    FILE *f = fopen("/proc/self/smaps_rollup", "r");
    char line[200];
    long kib = -1;

    while (f != NULL && fgets(line, sizeof line, f) != NULL)
        if (strncmp(line, what, strlen(what)) == 0)
            kib = atol(line + strlen(what));
    if (f != NULL)
        fclose(f);
    return kib;
}

static long descriptors(void)
{
    DIR *d = opendir("/proc/self/fd");
    long n = -3; /* itself, "." and ".." */

    while (d != NULL && readdir(d) != NULL)
        n++;
    if (d != NULL)
        closedir(d);
    return n;
}

static void show_size(const char *when)
{
    shmem_barrier_all();
    fits[0] = memory("Pss:");
    fits[1] = memory("Private_Dirty:");
    fits[2] = descriptors();
    shmem_long_max_reduce(SHMEM_TEAM_WORLD, most, fits, 3);
    if (shmem_my_pe() == 0)
        printf("%-12s memory of a PE %ld KiB, of them private %ld KiB; "
               "descriptors %ld\n",
               when, most[0], most[1], most[2]);
    fflush(stdout);
}

int main(void)
{
    double begin = now();
    int me;

    shmem_init();
    me = shmem_my_pe();
    times[0] = now() - begin;
    from = shmem_calloc((size_t) shmem_n_pes(), sizeof *from);
    to = shmem_calloc((size_t) shmem_n_pes(), sizeof *to);
    shmem_double_max_reduce(SHMEM_TEAM_WORLD, slowest, times, 1);
    if (me == 0)
        printf("%d PEs\n%-12s %9.4f s\n", shmem_n_pes(), "start", slowest[0]);
    show_size("started");
    show("barrier", run_barrier);
    show("sum", run_sum);
    show("alltoall 8 B", run_alltoall);
    show_size("collectives");
    show("put to each", put_to_each);
    show_size("puts");
    shmem_barrier_all();
    begin = now();
    shmem_finalize();
    if (me == 0)
        printf("%-12s %9.4f s\n", "end", now() - begin);
    return bad;
}

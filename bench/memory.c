/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the pages of the symmetric heap cost and bring; bench/memory runs this
 * program with different values of SHMEM_HUGE_PAGES and makes a page of what it
 * prints: lines "NAME NUMBER".
 *
 *   memory random      two PEs, each with a block of 1022 MiB: PE 0 reads and
 *                      writes random words of PE 1
 *   memory block MIB   allocates a block of so many MiB; 0: none
 *   memory core        PE 0 fills 64 MiB and ends by SIGABRT
 *   memory core-all    the same, but its core file holds all that is mapped
 */
#include <shmem.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <time.h>

enum { BATCHES = 9, CALLS = 400000 };

static const size_t block_bytes = (size_t) 1022 << 20;

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double) t.tv_sec * 1e9 + (double) t.tv_nsec;
}

static int ascending(const void *a, const void *b)
{
    const double x = *(const double *) a, y = *(const double *) b;

    return (x > y) - (x < y);
}

static uint64_t next(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

/* Prints the median over the batches of the nanoseconds a call. */
static void measure(const char *name, long *block, int is_put)
{
    const size_t words = block_bytes / sizeof *block;
    uint64_t state = 88172645463325252u;
    double time[BATCHES];
    volatile long sum = 0;

    for (int b = -1; b < BATCHES; b++) {
        double start = now();

        for (int i = 0; i < CALLS; i++) {
            size_t at = next(&state) % words;

            if (is_put)
                shmem_long_p(&block[at], (long) at, 1);
            else
                sum += shmem_long_g(&block[at], 1);
        }
        if (b >= 0)
            time[b] = (now() - start) / CALLS;
    }
    qsort(time, BATCHES, sizeof *time, ascending);
    printf("%s %.2f\n", name, time[BATCHES / 2]);
}

/* A number in KiB of /proc/self/status. */
static void tell_status(const char *name)
{
    FILE *f = fopen("/proc/self/status", "r");
    char line[256];

    while (f != NULL && fgets(line, sizeof line, f) != NULL)
        if (strncmp(line, name, strlen(name)) == 0)
            printf("%s %ld\n", name, strtol(line + strlen(name) + 1, NULL, 10));
    if (f != NULL)
        fclose(f);
}

static void run_random(void)
{
    long *block = shmem_malloc(block_bytes);

    if (block == NULL)
        shmem_global_exit(3);
    memset(block, 0, block_bytes);
    shmem_barrier_all();
    if (shmem_my_pe() == 0) {
        measure("g", block, 0);
        measure("p", block, 1);
        tell_status("VmPTE");
    }
    shmem_barrier_all();
}

/* Takes all mapped memory in that the library has left out. */
static void dump_all(void)
{
    FILE *f = fopen("/proc/self/maps", "r");
    unsigned long from, to;
    char line[512];

    while (f != NULL && fgets(line, sizeof line, f) != NULL)
        if (strstr(line, "memfd:") != NULL &&
            sscanf(line, "%lx-%lx", &from, &to) == 2)
            madvise((void *) from, to - from, MADV_DODUMP);
    if (f != NULL)
        fclose(f);
}

static void run_core(int all)
{
    const size_t bytes = (size_t) 64 << 20;
    const struct rlimit no = {0, 0};
    char *block = shmem_malloc(bytes);

    memset(block, 1, bytes);
    if (all)
        dump_all();
    if (shmem_my_pe() != 0)
        setrlimit(RLIMIT_CORE, &no);
    shmem_barrier_all();
    if (shmem_my_pe() == 0)
        abort();
    shmem_barrier_all();
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";

    shmem_init();
    if (strcmp(what, "random") == 0 && shmem_n_pes() == 2)
        run_random();
    else if (strcmp(what, "block") == 0 && argc > 2)
        shmem_malloc(strtoul(argv[2], NULL, 10) << 20);
    else if (strcmp(what, "core") == 0 || strcmp(what, "core-all") == 0)
        run_core(what[4] != '\0');
    else
        shmem_global_exit(2);
    shmem_finalize();
    return 0;
}

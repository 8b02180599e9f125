/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A PE that damages the job block of its host; damaged.sh runs it:
 *
 *   damaged FIELD VALUE   the last PE writes VALUE to a field of its entry, or
 *                         of the job, over and over while all PEs start
 *   damaged end VALUE     it writes VALUE as the end of the job, and crashes
 */
#include <pthread.h>
#include <shmem.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>

#include "shared/job.h"

static volatile unsigned char *field;
static size_t bytes;
static unsigned long long value;
static volatile int over;

#ifdef OTHER
char more[1 << 20]; /* makes this another program */
#endif

static void *damage(void *unused)
{
    while (!over)
        for (size_t i = 0; i < bytes; i++)
            field[i] = (unsigned char) (value >> 8 * (i % 8));
    return unused;
}

static int find(struct sma_job *job, struct sma_job_pe *pe, const char *name)
{
#define FIELD(of, member) \
    if (strcmp(name, #member) == 0) { \
        field = (volatile unsigned char *) &of->member; \
        bytes = sizeof of->member; \
    }
    FIELD(pe, number)
    FIELD(pe, address_size)
    FIELD(pe, data_size)
    FIELD(pe, flag)
    FIELD(pe, program)
    FIELD(job, n)
    FIELD(job, size)
    FIELD(job, heap_size)
    FIELD(job, hosts)
    FIELD(job, huge_page)
    FIELD(job, end)
#undef FIELD
    return field != NULL;
}

int main(int argc, char **argv)
{
    const char *text = getenv(SMA_JOB_ENV);
    struct sma_job *job;
    pthread_t thread;
    int fd, me, n;

    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    if (argc != 3 || text == NULL ||
        sscanf(text, "%d:%d:%d", &fd, &me, &n) != 3)
        return 2;
    job = mmap(NULL, sma_job_bytes(n, (size_t) sysconf(_SC_PAGESIZE)),
               PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (job == MAP_FAILED || !find(job, &job->pe[n - 1], argv[1]))
        return 2;
    value = strtoull(argv[2], NULL, 0);
    if (strcmp(argv[1], "end") == 0) {
        shmem_init();
        if (me == n - 1) {
            job->end = (int32_t) value;
            raise(SIGSEGV);
        }
        shmem_barrier_all();
        return 0;
    }
    if (me == n - 1)
        pthread_create(&thread, NULL, damage, NULL);
    shmem_init();
    over = 1;
    if (me == n - 1)
        pthread_join(thread, NULL);
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}

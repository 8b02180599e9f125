/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What looks like a job to osh_top, and changes when SIGUSR1 comes; top.sh runs it:
 *
 *   top n VALUE      the job block then has another number of PEs
 *   top text VALUE   its texts have bytes of this value from the beginning
 *   top cut 0        the memory file is then empty
 *   top map DIR      the call of each PE is in a file in DIR that is gone, with a
 *                    link to DIR/pipe at the name that the system has for it
 */
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "shared/job.h"

enum { PES = 2 };

static void say(const char *word)
{
    puts(word);
    fflush(stdout);
}

/* Returns the address of such a call. */
static uint64_t map_file(const char *dir)
{
    char name[4000], gone[sizeof name + 10];
    void *p = MAP_FAILED;
    int fd;

    snprintf(name, sizeof name, "%s/code", dir);
    snprintf(gone, sizeof gone, "%s (deleted)", name);
    fd = open(name, O_RDWR | O_CREAT, 0600);
    if (fd >= 0 && ftruncate(fd, 4096) == 0)
        p = mmap(NULL, 4096, PROT_READ, MAP_SHARED, fd, 0);
    if (p == MAP_FAILED || unlink(name) != 0 || symlink("pipe", gone) != 0)
        exit(2);
    return (uint64_t) (uintptr_t) p + 8;
}

static void fill_in(struct sma_job *job, size_t bytes, int byte)
{
    job->version = SMA_JOB_VERSION;
    job->size = (uint32_t) bytes;
    job->n = job->pes = PES;
    for (int i = 0; i < PES; i++) {
        struct sma_job_wait *w = &job->pe[i].wait;

        job->pe[i].pid = getpid();
        job->pe[i].number = i;
        job->pe[i].state = SMA_JOB_RUNNING;
        w->id = 1;
        w->kind = SMA_JOB_WAITS_OBJECT;
        w->polled_at = UINT64_MAX; /* osh_top takes it for a wait */
        memset(w->routine, byte, sizeof w->routine);
        memset(w->object, byte, sizeof w->object);
        memset(job->pe[i].program, byte, sizeof job->pe[i].program);
    }
    job->magic = SMA_JOB_MAGIC;
}

int main(int argc, char **argv)
{
    size_t bytes = sma_job_bytes(PES, (size_t) sysconf(_SC_PAGESIZE));
    int fd = memfd_create("sma-job", 0), value, signo;
    struct sma_job *job;
    sigset_t set;

    if (argc != 3 || fd < 0 || ftruncate(fd, (off_t) bytes) != 0)
        return 2;
    job = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (job == MAP_FAILED)
        return 2;
    value = (int) strtol(argv[2], NULL, 0);
    fill_in(job, bytes, strcmp(argv[1], "text") == 0 ? value : 0);
    if (strcmp(argv[1], "map") == 0)
        job->pe[0].wait.caller = map_file(argv[2]);
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigprocmask(SIG_BLOCK, &set, NULL);
    say("ready");
    sigwait(&set, &signo);
    if (strcmp(argv[1], "n") == 0)
        job->n = value;
    if (strcmp(argv[1], "cut") == 0 && ftruncate(fd, 0) != 0)
        return 2;
    say("changed");
    pause();
    return 0;
}

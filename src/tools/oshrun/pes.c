/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The job that oshrun runs on this host: its job block and its PEs.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "oshrun/oshrun.h"
#include "shared/cause.h"

/* System calls for handles of processes, which older headers do not have. */
enum { PIDFD_SEND_SIGNAL = 424, PIDFD_OPEN = 434 };

struct pe *pes;
struct sma_job *job;
int job_fd;
char host[SMA_HOST_NAME];

double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double) t.tv_sec + (double) t.tv_nsec * 1e-9;
}

void pes_make_job(void)
{
    size_t bytes = sma_job_bytes(oshrun_opt.n, (size_t) sysconf(_SC_PAGESIZE));
    int high;

    /* without CLOEXEC, as the PEs inherit it */
    job_fd = memfd_create("sma-job", 0);
    if (job_fd < 0) { /* a container may forbid memory files */
        int refused = errno;

        if (refused == EMFILE || refused == ENFILE)
            fail("no shared memory: %s%s", strerror(refused),
                 sma_cause(SMA_CAUSE_FILE, refused, 0));
        job_fd = open("/dev/shm", O_TMPFILE | O_RDWR, 0600);
        if (job_fd < 0)
            fail("no shared memory: /dev/shm: %s%s, or allow memfd_create: %s",
                 strerror(errno), sma_cause(SMA_CAUSE_FILE, errno, 0),
                 strerror(refused));
    }
    /* a script that starts the program uses low numbers for files of its own */
    if ((high = fcntl(job_fd, F_DUPFD, 100)) >= 0) {
        close(job_fd);
        job_fd = high;
    }
    if (fchmod(job_fd, 0600) != 0 || ftruncate(job_fd, (off_t) bytes) != 0)
        fail("no shared memory: %s%s", strerror(errno),
             sma_cause(SMA_CAUSE_FILE, errno, 0));
    if (fallocate(job_fd, 0, 0, (off_t) bytes) != 0 && errno == ENOSPC)
        fail("no shared memory: /dev/shm: %s%s", strerror(errno),
             sma_cause(SMA_CAUSE_FILE, errno, 0));
    job = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, job_fd, 0);
    if (job == MAP_FAILED)
        fail("no shared memory: %s%s", strerror(errno),
             sma_cause(SMA_CAUSE_MEMORY, errno, bytes));
    job->version = SMA_JOB_VERSION;
    job->size = (uint32_t) bytes;
    job->n = oshrun_opt.n;
    job->magic = SMA_JOB_MAGIC;
}

pid_t pes_attached(int i)
{
    struct flock lock = sma_job_lock(i);

    if (fcntl(job_fd, F_GETLK, &lock) != 0 || lock.l_type == F_UNLCK)
        return 0;
    return lock.l_pid;
}

/* The signal goes to the process that was attached, even if that ends meanwhile and
 * another one gets its number. */
void pes_signal_attached(int i, int signo)
{
    pid_t pid = pes_attached(i);
    int process = pid > 0 ? (int) syscall(PIDFD_OPEN, pid, 0) : -1;

    if (pid <= 0)
        return;
    if (process >= 0) {
        if (pes_attached(i) == pid)
            syscall(PIDFD_SEND_SIGNAL, process, signo, NULL, 0);
        close(process);
    } else if (errno != ESRCH && pes_attached(i) == pid) {
        kill(pid, signo); /* an old kernel has no handles */
    }
}

void pes_signal(int signo)
{
    for (int i = 0; i < oshrun_opt.n; i++) {
        if (!pes[i].running)
            continue;
        kill(pes[i].pid, signo);
        /* the program may be a child of a script that oshrun started */
        if (pes_attached(i) != pes[i].pid)
            pes_signal_attached(i, signo);
    }
}

bool pes_run_besides(int i)
{
    for (int k = 0; k < oshrun_opt.n; k++)
        if (k != i && pes[k].running)
            return true;
    return false;
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The job block and the table of the PEs (pes.h).
 */
#include "oshrun/pes.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "oshrun/options.h"
#include "shared/cause.h"

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

/* A script that starts the program uses low numbers for files of its own. */
static void move_up(void)
{
    int fd = fcntl(job_fd, F_DUPFD, 100);

    if (fd < 0)
        return;
    close(job_fd);
    job_fd = fd;
}

void pes_make_job(void)
{
    size_t bytes = sma_job_bytes(oshrun_opt.n, (size_t) sysconf(_SC_PAGESIZE));

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
    move_up();
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

/* The kernel's handle of a process, or -1. */
static int open_process(pid_t pid)
{
#ifdef SYS_pidfd_open
    return (int) syscall(SYS_pidfd_open, pid, 0);
#else
    errno = ENOSYS;
    return -1;
#endif
}

static void signal_process(int process, int signo)
{
#ifdef SYS_pidfd_send_signal
    syscall(SYS_pidfd_send_signal, process, signo, NULL, 0);
#else
    (void) process, (void) signo;
#endif
}

/* The signal goes to the process that was attached, even if that ends meanwhile and
 * another one gets its number. */
void pes_signal_attached(int i, int signo)
{
    pid_t pid = pes_attached(i);
    int process = pid > 0 ? open_process(pid) : -1;

    if (pid <= 0)
        return;
    if (process >= 0) {
        if (pes_attached(i) == pid)
            signal_process(process, signo);
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

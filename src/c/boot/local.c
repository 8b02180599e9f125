/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The launcher oshrun.  The process inherits the memory file open.  The
 * environment variable SMA_JOB holds its descriptor, the number of this PE and
 * the number of PEs.  All else is in the job block.
 */
#include <signal.h>

#include "boot/launchers.h"
#include "shared/cause.h"

/* Reads SMA_JOB.  Returns false if oshrun cannot have set this value. */
static bool parse(const char *text, int *fd_p, int *me_p, int *n_p)
{
    char rest;

    return sscanf(text, "%d:%d:%d%c", fd_p, me_p, n_p, &rest) == 3 &&
           *n_p >= 1 && *n_p <= SMA_JOB_MAX_PES && *me_p >= 0 && *me_p < *n_p &&
           *fd_p >= 0;
}

static void enter(int me, int n)
{
    sma_self.me = sma_topology.host_me = me;
    sma_self.job_n = sma_topology.host_n = n;
}

void sma_boot_local_peek(void)
{
    const char *text = sma_trusts_user() ? getenv(SMA_JOB_ENV) : NULL;
    int fd, me, n;

    if (text != NULL && parse(text, &fd, &me, &n) &&
        sma_segment_attach(fd, n) == 0)
        enter(me, n);
}

static void start(void)
{
    const char *text = getenv(SMA_JOB_ENV);
    char closed[120] = "";
    struct flock lock;
    int fd, me, n, err;

    if (!parse(text, &fd, &me, &n))
        sma_fatal(NULL,
                  "%s is \"%s\", which is not a value that " SMA_OSHRUN " sets",
                  SMA_JOB_ENV, text);
    err = sma_segment_attach(fd, n);
    if (err == -EBADF)
        snprintf(
            closed, sizeof closed,
            "; if a script started the program, it has closed descriptor %d "
            "(Python does so unless close_fds=False)",
            fd);
    if (err)
        sma_fatal(NULL,
                  "%s=%s says that " SMA_OSHRUN " started this program, but "
                  "its job cannot be reached: %s%s",
                  SMA_JOB_ENV, text,
                  err == -EPROTONOSUPPORT ? "it is of another version of libsma"
                                          : strerror(-err),
                  err == -EBADF ? closed : sma_cause(SMA_CAUSE_FILE, -err, 0));
    enter(me, n);
    if (sma_job_state_of(&sma_self.job->pe[me]) != SMA_JOB_NONE)
        sma_boot_refuse_second((int) sma_self.job->pe[me].pid, me);
    /* Without the lock oshrun sends signals to the script alone that has started
     * this program. */
    lock = sma_job_lock(me);
    if (fcntl(fd, F_SETLK, &lock) != 0)
        sma_debug("the memory file cannot be locked: %s", strerror(errno));
    fcntl(fd, F_SETFD, FD_CLOEXEC);
    unsetenv(SMA_JOB_ENV); /* what this program starts is not in the job */
    sma_boot_catch_sigterm();
}

/* Has the process of a PE that a script has started ended without shmem_finalize?  oshrun
 * sees the end of the script only. */
static bool is_gone(int i)
{
    const struct sma_job_pe *pe = &sma_self.job->pe[i];
    uint32_t mine = sma_self.job->pe[sma_topology.host_me].processes;

    return pe->child > 0 && pe->child != pe->pid && mine != 0 &&
           sma_job_state_of(pe) != SMA_JOB_NONE && pe->processes == mine &&
           kill(pe->pid, 0) != 0 && errno == ESRCH &&
           sma_job_state_of(pe) != SMA_JOB_FINALIZED;
}

/* The script may tell more than this PE can, and has some seconds for that.  One PE looks
 * at a time. */
static int find_gone(void)
{
    enum { SECONDS = 5 };
    struct sma_job *job = sma_self.job;
    uint32_t now = (uint32_t) sma_now();

    for (int i = 0; i < sma_topology.host_n; i++) {
        if (!is_gone(i))
            continue;
        if (job->suspect == (uint32_t) i + 1)
            return now - job->suspected >= SECONDS ? i : -1;
        job->suspect = (uint32_t) i + 1;
        job->suspected = now;
        return -1;
    }
    return -1;
}

const struct sma_launcher sma_launcher_local = {
    .name = SMA_OSHRUN,
    .reports_hangs = true,
    .start = start,
    .find_gone = find_gone,
};

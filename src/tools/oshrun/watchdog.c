/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * oshrun is two processes, and each ends the job when the other one is killed.
 *
 * The process that the user starts is the watchdog.  Its child starts the PEs and
 * looks after them.  The kernel kills with that child the PEs that are children of
 * it, but not what they have started, as a script starts a program: only a process
 * that lives can do that.  Both are subreapers: what a PE leaves behind becomes a
 * child of the one that lives.
 */
#include "config.h"

#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "oshrun/oshrun.h"

static pid_t watchdog; /* 0: there is none, or it was killed */

static void say_killed(pid_t pid)
{
    say(SMA_OSHRUN " (pid %d on %s) was killed; ending the job", (int) pid,
        host);
}

/* Waits for the end of the child, and returns its status of waitpid. */
static int watch(pid_t child, const sigset_t *signals)
{
    for (;;) {
        siginfo_t info;
        int wstatus, signo = sigwaitinfo(signals, &info);
        pid_t pid;

        if (signo == SIGCHLD) {
            while ((pid = waitpid(-1, &wstatus, WNOHANG)) > 0)
                if (pid == child)
                    return wstatus;
        } else if (signo > 0 && (info.si_code != SI_KERNEL ||
                                 (signo == SIGHUP && getsid(0) == getpid()))) {
            /* a terminal sends its signals to both, and one that goes away sends
             * SIGHUP to the leader of the session alone */
            kill(child, signo);
        }
    }
}

void watchdog_start(const sigset_t *signals)
{
    struct sigaction interrupt;
    pid_t self = getpid(), child;
    int wstatus;

    prctl(PR_SET_CHILD_SUBREAPER, 1);
    child = fork();
    if (child == 0) {
        watchdog = self;
        prctl(PR_SET_CHILD_SUBREAPER, 1);
        prctl(PR_SET_PDEATHSIG, SIGCHLD);
        prctl(PR_SET_NAME, "oshrun-job"); /* killall oshrun leaves it */
        if (getppid() != self)
            raise(SIGCHLD);
    }
    if (child <= 0)
        return;
    /* an alarm that was set before exec ends the job */
    sigaction(SIGALRM, &(struct sigaction){.sa_handler = SIG_DFL}, &interrupt);
    wstatus = watch(child, signals);
    sigaction(SIGALRM, &interrupt, NULL);
    if (WIFEXITED(wstatus))
        exit(WEXITSTATUS(wstatus));
    say_killed(child);
    oshrun_kill_orphans();
    oshrun_clean_up();
    exit(128 + WTERMSIG(wstatus));
}

bool watchdog_is_lost(void)
{
    if (watchdog == 0 || getppid() == watchdog)
        return false;
    say_killed(watchdog);
    watchdog = 0;
    return true;
}

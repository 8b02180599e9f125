/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Hands a job for several hosts over to a launcher that reaches them: srun in a
 * Slurm allocation; prterun or Open MPI's mpirun with -H or a hostfile.
 */
#include "oshrun/handover.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "common/path.h"
#include "oshrun/hosts.h"
#include "oshrun/launcher.h"
#include "oshrun/options.h"
#include "oshrun/programs.h"
#include "oshrun/signals.h"
#include "oshrun/sink.h"
#include "oshrun/slurm.h"
#include "shared/cause.h"
#include "shared/job.h"

enum { LAUNCHER_GRACE = 10 }; /* seconds between SIGTERM and SIGKILL */

/* Waits for the launcher to end, and ends it when the time limit is over.
 * Returns the exit status. */
static int wait_for(pid_t pid, const sigset_t *set)
{
    struct timespec t;
    double end;
    bool late = false;

    clock_gettime(CLOCK_MONOTONIC, &t);
    end = (double) t.tv_sec + (double) t.tv_nsec * 1e-9 + oshrun_opt.timeout;
    for (;;) {
        siginfo_t info;
        double left;
        int wstatus, signo;

        clock_gettime(CLOCK_MONOTONIC, &t);
        left = end - ((double) t.tv_sec + (double) t.tv_nsec * 1e-9);
        if (left < 0)
            left = 0;
        t.tv_sec = (time_t) left;
        t.tv_nsec = (long) ((left - (double) t.tv_sec) * 1e9);
        signo = sigtimedwait(set, &info, &t);
        if (signo == SIGCHLD && waitpid(pid, &wstatus, WNOHANG) == pid) {
            if (late)
                return STATUS_TIMEOUT;
            return WIFEXITED(wstatus) ? WEXITSTATUS(wstatus)
                                      : 128 + WTERMSIG(wstatus);
        } else if (signo > 0 && signo != SIGCHLD) {
            if (info.si_code != SI_KERNEL) /* the terminal sends to all */
                kill(pid, signo);
        } else if (signo < 0 && errno == EAGAIN && late) {
            kill(pid, SIGKILL);
            end += LAUNCHER_GRACE;
        } else if (signo < 0 && errno == EAGAIN) {
            say("the job ran for %g seconds; ending it", oshrun_opt.timeout);
            kill(pid, SIGTERM);
            late = true;
            end += LAUNCHER_GRACE;
        }
    }
}

/* Forgets the signals that have come since oshrun began, for which there is no PE
 * yet: at the end of the block they would end the launcher, which does not handle
 * them yet either. */
static void forget_early_signals(void)
{
    const struct timespec none = {0};
    sigset_t set;

    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigaddset(&set, SIGUSR2);
    while (sigtimedwait(&set, NULL, &none) > 0)
        ;
}

/* Executes the command.  The time limit stays with oshrun, which then runs the
 * command as a child: launchers count minutes, or end with another status. */
__attribute__((noreturn)) static void run(char **words, const sigset_t *mask)
{
    static const int caught[] = {SIGCHLD, SIGINT,  SIGTERM, SIGHUP,
                                 SIGQUIT, SIGUSR1, SIGUSR2};
    pid_t pid, parent = getpid();
    sigset_t set;

    if (oshrun_opt.verbose)
        launcher_say(words);
    forget_early_signals();
    if (oshrun_opt.timeout > 0) {
        signals_take(caught, sizeof caught / sizeof *caught, &set);
        pid = fork();
        if (pid < 0)
            fail("%s cannot be started: %s%s", words[0], strerror(errno),
                 sma_cause(SMA_CAUSE_PROCESS, errno, 0));
        if (pid > 0) {
            sink_start(); /* a message must not delay the time limit */
            exit(wait_for(pid, &set));
        }
        /* if oshrun is killed, the job ends */
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        if (getppid() != parent)
            _exit(1);
    }
    sigprocmask(SIG_SETMASK, mask, NULL);
    execvp(words[0], words);
    say("%s: %s", words[0], strerror(path_error(words[0])));
    _exit(STATUS_USAGE);
}

/* What is known when a launcher is chosen. */
struct choice {
    const char *named;  /* the option that names hosts */
    bool hosts;         /* -H or --hostfile was given */
    bool elsewhere;     /* and names other hosts */
    bool slurm;         /* the Slurm allocation has other hosts */
    const char *mpirun; /* Open MPI's, if it was looked for, or NULL */
    int major;          /* its version */
};

/* The launcher for --launcher auto. */
static enum launcher choose(struct choice *c)
{
    c->slurm = !c->hosts && slurm_elsewhere();
    if (c->slurm)
        return LAUNCHER_SRUN;
    if (!c->elsewhere)
        return LAUNCHER_LOCAL;
    if (programs_in_path("prterun"))
        return LAUNCHER_PRTERUN;
    c->mpirun = programs_find_mpirun(&c->major);
    if (c->mpirun != NULL)
        return LAUNCHER_MPIRUN;
    fail("%s names other hosts, and neither prterun nor Open MPI's mpirun, "
         "which could reach them, is in PATH; %s",
         c->named,
         slurm_elsewhere() ? "in this Slurm allocation, leave the option out, "
                             "or choose --launcher srun"
                           : "install PRRTE or Open MPI (openmpi-bin), or "
                             "run in a Slurm allocation");
}

static char **srun_command(const struct choice *c)
{
    if (!programs_in_path("srun") && c->slurm)
        fail("this Slurm allocation has other hosts, and srun is not in PATH; "
             "--launcher local runs all PEs on this host");
    if (!programs_in_path("srun"))
        fail("--launcher srun: srun is not in PATH");
    return launcher_srun();
}

static char **prterun_command(void)
{
    if (!programs_in_path("prterun"))
        fail("--launcher prterun: prterun is not in PATH");
    return launcher_prte("prterun", false);
}

static char **mpirun_command(struct choice *c)
{
    if (c->mpirun == NULL)
        c->mpirun = programs_find_mpirun(&c->major);
    if (c->mpirun == NULL)
        fail("--launcher mpirun: Open MPI's mpirun is not in PATH");
    /* since version 5, mpirun is another face of prterun, and with several
     * programs it crashes */
    if (c->major >= 5 && programs_in_path("prterun"))
        return prterun_command();
    return launcher_prte(c->mpirun, c->major < 5);
}

void oshrun_hand_over(const char *host, const sigset_t *mask)
{
    struct choice c = {
        .named = oshrun_opt.hosts != NULL ? "-H" : "--hostfile",
        .hosts = oshrun_opt.hosts != NULL || oshrun_opt.hostfile != NULL,
    };
    enum launcher launcher = oshrun_opt.launcher;

    hosts_start(host);
    c.elsewhere = c.hosts && !hosts_all_here();
    if (launcher == LAUNCHER_AUTO)
        launcher = choose(&c);
    unsetenv(SMA_JOB_ENV); /* oshrun may itself run in a job */
    unsetenv("SMA_PE");
    unsetenv("SMA_NPES");
    unsetenv("SMA_LOCAL_PE");
    if (launcher != LAUNCHER_LOCAL && oshrun_opt.debug != DEBUG_NONE)
        fail("--debug: another launcher would start the PEs; --launcher local "
             "starts them here");
    switch (launcher) {
    case LAUNCHER_SRUN: run(srun_command(&c), mask);
    case LAUNCHER_PRTERUN: run(prterun_command(), mask);
    case LAUNCHER_MPIRUN: run(mpirun_command(&c), mask);
    default: break;
    }
    if (oshrun_opt.n > SMA_JOB_MAX_PES)
        fail("-n %d: at most %d PEs run on one host", oshrun_opt.n,
             SMA_JOB_MAX_PES);
    if (c.elsewhere)
        fail("--launcher local: %s names other hosts", c.named);
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The guard of a job (guard.h).
 */
#include "config.h"

#include "oshrun/guard.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "oshrun/debug.h"
#include "oshrun/leftovers.h"
#include "oshrun/options.h"
#include "oshrun/pes.h"
#include "oshrun/sink.h"

/* The pipe to the guard: oshrun writes a byte when it ends by itself. */
static int guard = -1;
static pid_t guard_pid;

/* The name of this job, which no other job has: '/', the number of oshrun, and when
 * it began. */
static char job_name[64];

bool guard_was_pe(pid_t pid)
{
    for (int i = 0; i < oshrun_opt.n; i++)
        if (job->pe[i].pid == pid || (pes != NULL && pes[i].pid == pid))
            return true;
    return false;
}

/* Kills the PEs that have attached to the job and have not ended. */
static bool kill_attached(void)
{
    bool any = false;

    for (int i = 0; i < oshrun_opt.n; i++)
        any |= pes_signal_attached(i, SIGKILL);
    return any;
}

/* Has the process the memory file open under the descriptor that PEs inherit? */
static bool is_holder(pid_t pid)
{
    char path[64];
    struct stat file, st;

    snprintf(path, sizeof path, "/proc/%d/fd/%d", (int) pid, job_fd);
    return stat(path, &st) == 0 && fstat(job_fd, &file) == 0 &&
           st.st_dev == file.st_dev && st.st_ino == file.st_ino;
}

/* Opens a file of /proc that is about a process; 0: about this one. */
static FILE *open_proc(pid_t pid, const char *name)
{
    char path[64];

    if (pid == 0)
        pid = getpid();
    snprintf(path, sizeof path, "/proc/%d/%s", (int) pid, name);
    return fopen(path, "re");
}

/* Has the process the name of this job in its environment? */
static bool is_marked(pid_t pid)
{
    static char *line;
    static size_t size;
    FILE *f = open_proc(pid, "environ");
    const size_t len = strlen(GUARD_ENV "=");
    bool found = false;

    while (f != NULL && !found && getdelim(&line, &size, '\0', f) > 0)
        found = strncmp(line, GUARD_ENV "=", len) == 0 &&
                strstr(line + len, job_name) != NULL;
    if (f != NULL)
        fclose(f);
    return found;
}

/* Is the process in the control group of this one?  A batch job that a PE has
 * submitted has the PE's environment, and a group of its own. */
static bool is_beside(pid_t pid)
{
    FILE *mine = open_proc(0, "cgroup"), *other = open_proc(pid, "cgroup");
    bool same = (mine == NULL) == (other == NULL);
    int c = 0;

    while (same && mine != NULL && c != EOF) {
        c = getc(mine);
        same = c == getc(other);
    }
    if (mine != NULL)
        fclose(mine);
    if (other != NULL)
        fclose(other);
    return same;
}

/* Is the process a PE, or one that a PE has started? */
static bool is_of_job(pid_t pid, int unused)
{
    (void) unused;
    return is_holder(pid) || (is_marked(pid) && is_beside(pid));
}

/* Has /proc the numbers that processes have here?  There may be no /proc, or that of
 * a PID namespace above this one, where each number is another process. */
static bool has_proc(void)
{
    char self[16];
    ssize_t len = readlink("/proc/self", self, sizeof self - 1);

    if (len < 0)
        return false;
    self[len] = '\0';
    return atoi(self) == (int) getpid();
}

/* Kills every such process.  Without /proc, which shows this, it kills only the PEs.
 * Returns false if there is no such process. */
static bool kill_job(void)
{
    DIR *proc;
    const struct dirent *d;
    bool any = false;

    if (!has_proc())
        return kill_attached();
    proc = opendir("/proc");
    while (proc != NULL && (d = readdir(proc)) != NULL) {
        pid_t pid = atoi(d->d_name);

        if (pid > 0 && pid != getpid() && is_of_job(pid, 0) &&
            pes_signal_if(pid, SIGKILL, is_of_job, 0))
            any = true;
    }
    if (proc != NULL)
        closedir(proc);
    return any;
}

/* The guard: waits for the end of oshrun, and ends the job if oshrun was
 * killed. */
__attribute__((noreturn)) static void guard_job(int from, pid_t parent)
{
    const struct timespec rest = {.tv_nsec = 5000000};
    char word;
    ssize_t n;

    prctl(PR_SET_NAME, "oshrun-guard");
    while ((n = read(from, &word, 1)) < 0 && errno == EINTR)
        ;
    if (n != 0)
        _exit(0);
    say(SMA_OSHRUN " (pid %d on %s) was killed; ending the job", (int) parent,
        host);
    for (int i = 0; i < 100 && kill_job(); i++)
        nanosleep(&rest, NULL);
    oshrun_clean_up(guard_was_pe);
    debug_finish();
    sink_finish(1);
    _exit(0);
}

/* Tells the guard that oshrun ends by itself. */
static void dismiss_guard(void)
{
    while (guard >= 0 && write(guard, "", 1) < 0 && errno == EINTR)
        ;
}

void guard_end(void)
{
    dismiss_guard();
    if (guard >= 0)
        waitpid(guard_pid, NULL, 0);
    guard = -1;
}

void guard_mark(void)
{
    const char *outer = getenv(GUARD_ENV); /* oshrun may itself run in a job */
    char *names;

    if (outer == NULL)
        outer = "";
    if (asprintf(&names, "%s%s", outer, job_name) < 0)
        return;
    setenv(GUARD_ENV, names, 1);
    free(names);
}

void guard_start(void)
{
    pid_t parent = getpid();
    struct timespec t;
    int ends[2];

    clock_gettime(CLOCK_REALTIME, &t);
    snprintf(job_name, sizeof job_name, "/%d.%lld.%09ld", (int) parent,
             (long long) t.tv_sec, t.tv_nsec);
    if (pipe2(ends, O_CLOEXEC) != 0)
        return;
    guard_pid = fork();
    switch (guard_pid) {
    case -1: close(ends[1]); break;
    case 0: { /* the guard; no signal may end it before oshrun ends */
        sigset_t all;

        sigfillset(&all);
        sigdelset(&all, SIGALRM); /* sink.c needs it */
        sigprocmask(SIG_SETMASK, &all, NULL);
        close(ends[1]);
        guard_job(ends[0], parent);
    }
    default: guard = ends[1]; atexit(dismiss_guard);
    }
    close(ends[0]);
}

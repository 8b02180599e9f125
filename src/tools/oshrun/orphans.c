/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Ends processes that PEs have left behind (orphans.h).  oshrun is a subreaper,
 * so they have become its children.
 */
#include "oshrun/orphans.h"

#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "oshrun/pes.h"

/* Seconds after which oshrun leaves alone what starts processes faster than they
 * are found. */
enum { PATIENCE = 60 };

/* Kills the children that the file lists; false: there are none. */
static bool kill_listed(FILE *f)
{
    bool any = false;
    int pid;

    while (fscanf(f, "%d", &pid) == 1) {
        kill(pid, SIGKILL);
        any = true;
    }
    return any;
}

/* Is the child running, or has it ended without being waited for?  pid 0 means
 * any child. */
static bool is_child(pid_t pid)
{
    siginfo_t info;

    return waitid(pid == 0 ? P_ALL : P_PID, (id_t) pid, &info,
                  WEXITED | WNOHANG | WNOWAIT) == 0;
}

/* Finds the children where no /proc lists them, by asking the kernel for each
 * number that a process may have: within a second, and only where there are
 * any. */
static bool kill_found(void)
{
    enum { MOST = 1 << 22 }; /* Linux has no larger number of a process */

    if (!is_child(0))
        return false;
    for (pid_t pid = 1; pid < MOST; pid++)
        if (is_child(pid))
            kill(pid, SIGKILL);
    return true;
}

void oshrun_kill_orphans(void)
{
    const double end = now() + PATIENCE;
    char path[64];

    snprintf(path, sizeof path, "/proc/self/task/%d/children", (int) getpid());
    while (now() < end) {
        FILE *f = fopen(path, "re");
        bool any = f != NULL ? kill_listed(f) : kill_found();

        if (f != NULL)
            fclose(f);
        if (!any)
            return;
        /* What a child leaves behind becomes a child, too, and nobody has killed
         * it yet: only the first of those that were killed is waited for. */
        waitpid(-1, NULL, 0);
        while (waitpid(-1, NULL, WNOHANG) > 0)
            ;
    }
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * --debug: a PE under gdb, which runs in this terminal, as its foreground process
 * group: what is typed there, Ctrl-C among it, goes to gdb and the PE alone.
 */
#include "config.h"

#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include "common/path.h"
#include "oshrun/oshrun.h"

static int tty = -1;
static struct termios mode; /* of the terminal, before gdb */

void debug_prepare(void)
{
    char file[PATH_MAX];

    if (oshrun_opt.debug == DEBUG_NONE)
        return;
    if (!path_find("gdb", file, sizeof file))
        fail("--debug: gdb is not in PATH");
    tty = open("/dev/tty", O_RDWR | O_CLOEXEC);
    if (tty < 0 || tcgetattr(tty, &mode) != 0)
        fail("--debug: gdb needs a terminal, and there is none; for gdb "
             "without a terminal see DEBUGGING in " SMA_OSHRUN "(1)");
    if (tcgetpgrp(tty) != getpgrp())
        fail("--debug: gdb needs this terminal, and " SMA_OSHRUN " runs in the "
             "background");
    /* a PE that stands in a debugger does not answer for long */
    setenv("SHMEM_TIMEOUT", "0", 1);
    setenv("SHMEM_HANG_TIMEOUT", "0", 1);
}

/* Makes a process group that of the terminal's foreground, with the modes that the
 * terminal had. */
static void give_terminal_to(pid_t group)
{
    sigset_t set, old;

    sigemptyset(&set);
    sigaddset(&set, SIGTTOU); /* for a caller in the background */
    sigprocmask(SIG_BLOCK, &set, &old);
    tcsetpgrp(tty, group);
    tcsetattr(tty, TCSADRAIN, &mode);
    sigprocmask(SIG_SETMASK, &old, NULL);
}

char **debug_enter(char **program)
{
    static char *const gdb[] = {"gdb", "-q", "-ex", "starti", "--args"};
    enum { WORDS = sizeof gdb / sizeof *gdb };
    size_t n = 0;
    char **words;

    while (program[n] != NULL)
        n++;
    words = calloc(WORDS + n + 1, sizeof *words);
    if (words == NULL)
        fail_memory();
    for (size_t k = 0; k < WORDS + n; k++)
        words[k] = k < WORDS ? gdb[k] : program[k - WORDS];
    setpgid(0, 0);
    give_terminal_to(getpid());
    for (int fd = 0; fd < 3; fd++)
        dup2(tty, fd);
    return words;
}

void debug_go_on(void)
{
    siginfo_t info = {.si_pid = 0};
    pid_t pid = oshrun_opt.debug == DEBUG_NONE ? 0 : pes[oshrun_opt.debug].pid;

    if (pid != 0 && waitid(P_PID, (id_t) pid, &info, WSTOPPED | WNOHANG) == 0 &&
        info.si_pid == pid)
        kill(-pid, SIGCONT);
}

void debug_leave(int i)
{
    if (i == oshrun_opt.debug)
        give_terminal_to(getpgrp());
}

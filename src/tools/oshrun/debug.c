/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Runs PEs under gdb (debug.h).
 */
#include "config.h"

#include "oshrun/debug.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "oshrun/ending.h"
#include "oshrun/options.h"
#include "oshrun/pes.h"
#include "oshrun/programs.h"
#include "oshrun/sink.h"
#include "shared/cause.h"

/* The command line of a window of tmux takes some 80 bytes, and tmux accepts
 * 16 KiB in all. */
enum { WINDOWS = 128 };

/* gdb attaches, and stops the PE where its program begins. */
#define GDB_CATCH "tcatch exec"
#define GDB_GO "continue"

static pid_t debugger; /* gdb or tmux; 0: it does not run */
static int tty = -1;
static struct termios mode; /* of the terminal, before the debugger */
static bool *held;          /* of each PE: it waits for its debugger */
static char server[32];     /* the name of the server of tmux, or "" */

bool debug_wants(int i)
{
    return oshrun_opt.debug == i || oshrun_opt.debug == DEBUG_ALL;
}

/* Opens the terminal.  tmux does not accept it under the name /dev/tty. */
static void open_terminal(bool by_name)
{
    tty = open("/dev/tty", O_RDWR | O_CLOEXEC);
    if (tty < 0 || tcgetattr(tty, &mode) != 0)
        fail("--debug: gdb needs a terminal, and there is none; for gdb "
             "without a terminal see DEBUGGING in " SMA_OSHRUN "(1)");
    if (tcgetpgrp(tty) != getpgrp())
        fail("--debug: gdb needs this terminal, and " SMA_OSHRUN " runs in the "
             "background");
    for (int fd = 0; by_name && fd < 3; fd++)
        if (isatty(fd)) {
            tty = open(ttyname(fd), O_RDWR | O_NOCTTY | O_CLOEXEC);
            by_name = false;
        }
    if (by_name || tty < 0)
        fail("--debug: tmux needs the terminal as standard input, output or "
             "error");
}

void debug_prepare(void)
{
    bool windows;

    if (oshrun_opt.debug == DEBUG_NONE)
        return;
    if (oshrun_opt.n == 1)
        oshrun_opt.debug = 0;
    windows = oshrun_opt.debug == DEBUG_ALL;
    if (!programs_in_path("gdb"))
        fail("--debug: gdb is not in PATH");
    if (windows && !programs_in_path("tmux"))
        fail("--debug opens a window of tmux for each PE, but tmux is not in "
             "PATH; --debug=PE runs one PE under gdb in this terminal");
    if (windows && oshrun_opt.n > WINDOWS)
        fail("--debug opens a window for each PE, for at most %d PEs; "
             "--debug=PE runs one PE under gdb in this terminal",
             WINDOWS);
    open_terminal(windows);
    if (windows)
        snprintf(server, sizeof server, "oshrun-%d", (int) getpid());
    held = mmap(NULL, (size_t) oshrun_opt.n * sizeof *held,
                PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (held == MAP_FAILED)
        fail_memory();
    /* a PE that stands in a debugger does not answer for long */
    setenv("SHMEM_TIMEOUT", "0", 1);
    setenv("SHMEM_HANG_TIMEOUT", "0", 1);
}

/* ----------------------------------------------------------- the PE's part */

/* The process that traces this one, or 0. */
static int find_tracer(void)
{
    FILE *f = fopen("/proc/self/status", "re");
    char line[256];
    int pid = 0;

    while (f != NULL && fgets(line, sizeof line, f) != NULL)
        if (sscanf(line, "TracerPid: %d", &pid) == 1)
            break;
    if (f != NULL)
        fclose(f);
    return pid;
}

/* Writes to the terminal of the debugger from now on. */
static void use_terminal_of(int tracer)
{
    char path[64];
    int fd;

    snprintf(path, sizeof path, "/proc/%d/fd/0", tracer);
    fd = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (fd < 0)
        return; /* the output mixes with the windows */
    dup2(fd, STDOUT_FILENO);
    dup2(fd, STDERR_FILENO);
    close(fd);
}

static void nap(int ms)
{
    const struct timespec t = {.tv_nsec = ms * 1000000L};

    nanosleep(&t, NULL);
}

void debug_hold(int i)
{
    int tracer;

    /* where only a process above may trace another, this one may be traced by
     * gdb, which stands beside it */
    prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY, 0, 0, 0);
    while ((tracer = find_tracer()) == 0)
        nap(20);
    nap(50); /* the stop by which gdb attaches is on its way */
    held[i] = false;
    if (oshrun_opt.debug == DEBUG_ALL && oshrun_opt.output_dir == NULL)
        use_terminal_of(tracer);
}

/* ---------------------------------------------------- the debugger's part */

/* Executes gdb for the PE. */
static void execute_gdb(int pe)
{
    char pid[16];

    snprintf(pid, sizeof pid, "%d", (int) pes[pe].pid);
    execlp("gdb", "gdb", "-q", "-p", pid, "-ex", GDB_CATCH, "-ex", GDB_GO,
           (char *) NULL);
}

/* Executes tmux with a window for each PE. */
static void execute_tmux(void)
{
    char **words = calloc((size_t) oshrun_opt.n * 6 + 4, sizeof *words);
    static char name[WINDOWS][16], command[WINDOWS][96];
    int k = 0;

    if (words == NULL)
        return;
    words[k++] = "tmux";
    words[k++] = "-L";
    words[k++] = server;
    for (int i = 0; i < oshrun_opt.n; i++) {
        snprintf(name[i], sizeof name[i], "PE %d", i);
        snprintf(command[i], sizeof command[i],
                 "exec gdb -q -p %d -ex '" GDB_CATCH "' -ex " GDB_GO,
                 (int) pes[i].pid);
        if (i > 0)
            words[k++] = ";";
        words[k++] = i == 0 ? "new-session" : "new-window";
        if (i > 0)
            words[k++] = "-d";
        words[k++] = "-n";
        words[k++] = name[i];
        words[k++] = command[i];
    }
    unsetenv("TMUX"); /* this may be a window of another tmux */
    execvp("tmux", words);
    free(words);
}

/* Makes a process group that of the terminal's foreground. */
static void give_terminal_to(pid_t group)
{
    sigset_t set, old;

    sigemptyset(&set);
    sigaddset(&set, SIGTTOU); /* for a caller in the background */
    sigprocmask(SIG_BLOCK, &set, &old);
    tcsetpgrp(tty, group);
    sigprocmask(SIG_SETMASK, &old, NULL);
}

__attribute__((noreturn)) static void run_debugger(const sigset_t *mask)
{
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    setpgid(0, 0);
    give_terminal_to(getpid());
    sigprocmask(SIG_SETMASK, mask, NULL);
    signal(SIGPIPE, SIG_DFL);
    signal(SIGXFSZ, SIG_DFL);
    for (int fd = 0; fd < 3; fd++)
        dup2(tty, fd);
    if (oshrun_opt.debug == DEBUG_ALL)
        execute_tmux();
    else
        execute_gdb(oshrun_opt.debug);
    _exit(127);
}

void debug_start(const sigset_t *mask)
{
    if (oshrun_opt.debug == DEBUG_NONE)
        return;
    for (int i = 0; i < oshrun_opt.n; i++)
        held[i] = debug_wants(i);
    sink_hold(oshrun_opt.debug == DEBUG_ALL); /* tmux draws on all of it */
    debugger = fork();
    if (debugger == 0)
        run_debugger(mask);
    if (debugger < 0)
        fail("the debugger cannot be started: %s%s", strerror(errno),
             sma_cause(SMA_CAUSE_PROCESS, errno, 0));
    setpgid(debugger, debugger); /* whoever comes first */
}

bool debug_runs(void)
{
    return debugger != 0;
}

void debug_go_on(void)
{
    siginfo_t info = {.si_pid = 0};

    if (debugger != 0 &&
        waitid(P_PID, (id_t) debugger, &info, WSTOPPED | WNOHANG) == 0 &&
        info.si_pid == debugger)
        kill(-debugger, SIGCONT);
}

void debug_reap(pid_t pid)
{
    sigset_t set, old;

    if (debugger == 0 || pid != debugger)
        return;
    debugger = 0;
    give_terminal_to(getpgrp());
    sigemptyset(&set);
    sigaddset(&set, SIGTTOU);
    sigprocmask(SIG_BLOCK, &set, &old);
    tcsetattr(tty, TCSADRAIN, &mode);
    sigprocmask(SIG_SETMASK, &old, NULL);
    sink_hold(false);
    for (int i = 0; i < oshrun_opt.n; i++)
        if (held[i] && pes[i].running && !ending_has_begun()) {
            say("no debugger has attached to PE %d; ending the job", i);
            ending_begin(1);
        }
    if (server[0] != '\0' && pes_run_besides(-1) && !ending_has_begun())
        say("the job goes on; tmux -L %s attach shows its windows", server);
}

/* Ends the server of tmux with all of its windows. */
static void end_server(void)
{
    char command[64];
    int status;

    snprintf(command, sizeof command, "tmux -L %s kill-server 2>/dev/null",
             server);
    status = system(command);
    (void) status; /* there is no server when all windows were closed */
}

void debug_end(void)
{
    /* while gdb traces a PE, the end of the PE does not show */
    if (server[0] != '\0')
        end_server();
    if (debugger != 0)
        kill(debugger, SIGTERM);
}

void debug_finish(void)
{
    const char *dir = getenv("TMUX_TMPDIR");
    char path[4096];

    if (server[0] == '\0')
        return;
    end_server();
    snprintf(path, sizeof path, "%s/tmux-%u/%s",
             dir != NULL && *dir != '\0' ? dir : "/tmp", (unsigned) getuid(),
             server);
    unlink(path); /* tmux leaves its socket */
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * oshrun: starts the PEs of a job on this host and looks after them.
 *
 * oshrun makes a memory file with the job block (shared/job.h), starts each PE
 * with this file open, and waits for the PEs to end.  It needs no daemon and no
 * network port.  When a PE fails, oshrun ends the others and says why in one
 * line (oshrun/exit_report.c).  It decides that from the exit status of the PE
 * and from the state that the PE wrote into the job block.
 *
 * If stdout or stderr is a terminal, the PEs write to it directly, unless their
 * lines are to be labelled.  Otherwise they write to pipes, and oshrun passes
 * on whole lines (oshrun/pipe_reader.c).  oshrun itself never waits for the
 * reader of its output (oshrun/output.c).
 *
 * With --output-dir they write to files.  With --debug one
 * of them is gdb, which runs the program (oshrun/debug.c).
 *
 * oshrun/options.c reads the command line.  oshrun/handover.c hands a job for
 * several hosts to another launcher.  oshrun/start.c starts the PEs, and
 * oshrun/exit_report.c ends them.  oshrun/watchdog.c ends the job if oshrun is
 * killed.  oshrun/table.c prints what the PEs do.
 */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "oshrun/oshrun.h"

enum { LONGEST_MS = 1000000000 }; /* of one wait, which takes an int */

static double deadline; /* when --timeout ends the job, by now(); 0: never */
static bool leave;      /* exit without waiting for the reader of the output */

static void reap(void)
{
    int wstatus;
    pid_t pid;

    debug_go_on();
    while ((pid = waitpid(-1, &wstatus, WNOHANG)) > 0) {
        for (int i = 0; i < oshrun_opt.n; i++)
            if (pes[i].running && pes[i].pid == pid) {
                /* the output of the PE comes before a message about it */
                for (int k = 0; k < 2; k++)
                    reader_pump_rest(&pes[i].out[k], i);
                pes[i].running = false;
                debug_leave(i);
                exit_report_end(i, wstatus);
            }
    }
    if (watchdog_is_lost()) {
        leave = true;
        ending_begin(128 + SIGKILL);
        ending_hurry();
    }
}

/* ---------------------------------------------------------------- main loop */

/* Does a signal ask for the end a second time?  The first one may come twice, from
 * its sender and through the watchdog. */
static bool asks_again(uint32_t sender)
{
    static bool asked;
    static uint32_t first;
    bool again = ending_has_begun() && (!asked || sender == first);

    if (!asked)
        first = sender;
    asked = true;
    return again;
}

static void on_signal(const struct signalfd_siginfo *info)
{
    int signo = (int) info->ssi_signo;

    if (signo == SIGCHLD) {
        reap();
        return;
    }
    if (signo == SIGUSR1) {
        table_begin();
        table_hand_on_usr1();
        return;
    }
    if ((signo == SIGINT || signo == SIGTERM || signo == SIGHUP) && !leave &&
        !ending_has_begun())
        table_before_end(true);
    /* a signal from the terminal goes to the PEs without oshrun's help */
    if (info->ssi_code != SI_KERNEL)
        pes_signal(signo);
    if (signo == SIGINT || signo == SIGTERM || signo == SIGHUP ||
        signo == SIGQUIT) {
        leave = true;
        if (asks_again(info->ssi_pid)) /* do not wait longer */
            ending_hurry();
        else if (info->ssi_code != SI_KERNEL || signo == SIGHUP)
            ending_begin(128 + signo);
        else
            ending_expect(128 + signo);
    }
}

/* The earlier of two times, where 0 means that there is no time. */
static double earlier(double a, double b)
{
    return a == 0 || (b != 0 && b < a) ? b : a;
}

/* Milliseconds until something is to be done, or -1: nothing is. */
static int next_deadline(void)
{
    double at = ending_next(), t;

    if (at == 0 && !leave)
        at = deadline;
    at = earlier(at, table_next());
    if (at == 0) {
        for (int i = 0; i < oshrun_opt.n; i++)
            if (!pes[i].running)
                return 200; /* exit_report_waiting polls */
        return -1;
    }
    t = (at - now()) * 1000;
    return t < 0 ? 0 : t < LONGEST_MS ? (int) t + 1 : LONGEST_MS;
}

static void look_at_clock(void)
{
    if (deadline > 0 && !leave && now() >= deadline) {
        leave = true;
        if (!ending_has_begun()) {
            say("the job ran for %g seconds; ending it", oshrun_opt.timeout);
            table_before_end(false);
        }
        ending_begin(STATUS_TIMEOUT);
    }
    ending_look();
    exit_report_waiting();
    table_look();
}

/* Waits until there is something to do, and does it once. */
static void look_once(int sigfd)
{
    static struct pollfd *fds; /* signals, oshrun's output, pipes of the PEs */
    static int *of; /* the pipe that an entry polls: 2 * PE + stream */
    nfds_t first, n;

    if (fds == NULL) {
        fds = calloc(3 + 2 * (size_t) oshrun_opt.n, sizeof *fds);
        of = calloc(3 + 2 * (size_t) oshrun_opt.n, sizeof *of);
    }
    if (fds == NULL || of == NULL)
        fail_memory();
    fds[0] = (struct pollfd){.fd = sigfd, .events = POLLIN};
    n = first = 1 + output_poll(fds + 1);
    for (int i = 0; i < 2 * oshrun_opt.n; i++) {
        struct pipe_reader *s = &pes[i / 2].out[i % 2];

        if (!reader_flows(s))
            continue;
        of[n] = i;
        fds[n++] = (struct pollfd){.fd = s->from, .events = POLLIN};
    }
    if (poll(fds, n, next_deadline()) < 0 && errno != EINTR)
        fail("poll: %s", strerror(errno));
    output_write();
    for (nfds_t k = first; k < n; k++)
        if (fds[k].revents)
            reader_pump(&pes[of[k] / 2].out[of[k] % 2], of[k] / 2);
    if (fds[0].revents) {
        struct signalfd_siginfo info;

        while (read(sigfd, &info, sizeof info) == sizeof info)
            on_signal(&info);
    }
    look_at_clock();
}

static void look_after(int sigfd)
{
    while (pes_run_besides(-1))
        look_once(sigfd);
    oshrun_kill_orphans();
    for (int i = 0; i < 2 * oshrun_opt.n; i++)
        reader_close(&pes[i / 2].out[i % 2], i / 2);
    while (output_has_text() &&
           !leave) /* at exit output.c goes on for a second */
        look_once(sigfd);
}

/* Opens /dev/null where stdin, stdout or stderr is closed.  Otherwise a file of
 * oshrun would get one of these numbers, and with it the output of the PEs. */
static void open_standard_files(void)
{
    for (int fd = 0; fd < 3; fd++)
        if (fcntl(fd, F_GETFD) < 0 &&
            open("/dev/null", fd == 0 ? O_RDONLY : O_WRONLY) != fd)
            exit(STATUS_USAGE); /* a message could not be read */
}

/* Blocks the signals that ask for something other than the end, until oshrun
 * handles them: they must not end it while it starts.  *old_p becomes the mask
 * before.  Whoever starts oshrun may ignore SIGCHLD, and then the kernel would say
 * nothing of a PE's end. */
static void hold_signals(sigset_t *old_p)
{
    sigset_t set;

    signal(SIGCHLD, SIG_DFL);
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigaddset(&set, SIGUSR2);
    sigprocmask(SIG_BLOCK, &set, old_p);
}

static bool is_ignored(int signo)
{
    struct sigaction act;

    return (signo == SIGINT || signo == SIGTERM || signo == SIGHUP ||
            signo == SIGQUIT) &&
           sigaction(signo, NULL, &act) == 0 && act.sa_handler == SIG_IGN;
}

/* Blocks the signals that oshrun handles.  Those that ask for the end are left out
 * if whoever started oshrun has them ignored, as nohup has SIGHUP and a shell has
 * SIGINT in the background of a script: oshrun and its PEs then ignore them, as
 * every other program does.  Returns a file descriptor from which they are read. */
static int catch_signals(sigset_t *set_p)
{
    static const int caught[] = {SIGCHLD, SIGINT,  SIGTERM, SIGHUP,
                                 SIGQUIT, SIGUSR1, SIGUSR2, SIGCONT};
    int fd;

    sigemptyset(set_p);
    for (size_t i = 0; i < sizeof caught / sizeof *caught; i++)
        if (!is_ignored(caught[i]))
            sigaddset(set_p, caught[i]);
    sigprocmask(SIG_BLOCK, set_p, NULL);
    fd = signalfd(-1, set_p, SFD_CLOEXEC | SFD_NONBLOCK);
    if (fd < 0)
        fail("signalfd: %s", strerror(errno));
    output_prepare();
    return fd;
}

/* Opens the directories of --wdir behind a colon, while those that are relative
 * still begin here. */
static void open_directories(void)
{
    for (int i = 0; i < oshrun_opt.segments; i++) {
        struct segment *s = &oshrun_opt.segment[i];

        if (s->wdir == NULL)
            continue;
        s->dir = open(s->wdir, O_PATH | O_DIRECTORY | O_CLOEXEC);
        if (s->dir < 0 || access(s->wdir, X_OK) != 0)
            fail("--wdir %s: %s", s->wdir, strerror(errno));
    }
}

int main(int argc, char **argv)
{
    sigset_t old_mask, signals;
    int sigfd;

    hold_signals(&old_mask);
    open_standard_files();
    oshrun_parse(argc, argv);
    if (gethostname(host, sizeof host) != 0)
        strcpy(host, "?");
    elf_check();
    oshrun_hand_over(&old_mask);
    output_start();
    open_directories();
    oshrun_change_directory();
    start_allow_files();
    signal(SIGXFSZ, SIG_IGN); /* so that write fails with EFBIG instead */
    pes_make_job();
    exit_report_start();
    sigfd = catch_signals(&signals);
    debug_prepare();
    if (oshrun_opt.timeout > 0)
        deadline = now() + oshrun_opt.timeout;
    watchdog_start(&signals);
    start_pes(&old_mask);
    look_after(sigfd);
    if (ending_status() != 0)
        oshrun_clean_up();
    else if (output_has_failed())
        return 1;
    return ending_status();
}

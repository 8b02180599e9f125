/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the sources of oshrun know of each other.
 */
#ifndef SMA_TOOLS_OSHRUN_H
#define SMA_TOOLS_OSHRUN_H

#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <sys/types.h>

#include "shared/job.h"
#include "shared/limits.h"

/* ---------------------------------------------------------------- options.c */

enum { STATUS_USAGE = 2 /* after fail() */, STATUS_TIMEOUT = 124 };

enum bind { BIND_DEFAULT, BIND_NONE, BIND_CORE, BIND_AUTO, BIND_NUMA };
enum launcher {
    LAUNCHER_AUTO,
    LAUNCHER_LOCAL,
    LAUNCHER_SRUN,
    LAUNCHER_PRTERUN,
    LAUNCHER_MPIRUN
};
extern const char *const oshrun_launchers[]; /* their names; ends with NULL */

/* A program of the job: N PEs of it, as they stand on the command line between
 * two colons. */
struct segment {
    int n;
    char **program;   /* the words; the last is NULL */
    const char *wdir; /* --wdir for this program only, or NULL */
    int dir;          /* open as that directory, when PEs start here */
    char **vars;      /* -x for this program only, NAME=VALUE; ends with NULL */
};

/* The values of oshrun_opt.debug that are no PE. */
enum { DEBUG_ANY = -2, DEBUG_NONE = -1 };

struct oshrun_options {
    int n; /* PEs of all programs */
    int segments;
    struct segment *segment; /* PEs are numbered in this order */
    bool label;
    bool verbose;
    enum bind bind;
    double timeout; /* seconds; 0: no limit */
    const char *wdir;
    const char *output_dir; /* or NULL */
    int debug;              /* the PE, or DEBUG_NONE */
    const char *hosts;      /* -H, or NULL */
    const char *hostfile;   /* or NULL */
    enum launcher launcher;
    char **vars; /* the names that -x gives to all; ends with NULL */
};
extern struct oshrun_options oshrun_opt;

/* Fills in oshrun_opt and sets the variables of -x.  A faulty command line ends
 * oshrun with a message. */
void oshrun_parse(int argc, char **argv);

/* Ends oshrun, with a message, if an option was given that has no effect where this
 * launcher starts the PEs. */
void oshrun_refuse_elsewhere(const char *launcher);

/* Changes to the directory of --wdir, if it was given. */
void oshrun_change_directory(void);

/* The program of PE pe. */
const struct segment *oshrun_segment_of(int pe);

/* Can these len bytes be the name of a host, perhaps with a user, or a list of
 * hosts in Slurm's notation?  Other characters are refused, because a launcher
 * might pass them to a shell. */
static inline bool is_host_name(const char *name, size_t len)
{
    static const char allowed[] = "abcdefghijklmnopqrstuvwxyz"
                                  "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                  "0123456789._-[]@";

    return len > 0 && *name != '-' && strspn(name, allowed) >= len;
}

/* say prints one line on stderr; fail does that and ends oshrun, as fail_memory does
 * because memory is short. */
void say(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
void fail(const char *fmt, ...) __attribute__((noreturn, format(printf, 1, 2)));
void fail_memory(void) __attribute__((noreturn));

/* ----------------------------------------------------------------- output.c */

/* After this call no function here waits for a reader; at exit oshrun gives the
 * reader one more second.  Before this call output_put waits. */
void output_prepare(void);

/* Adds text to the output of fd, which is STDOUT_FILENO or STDERR_FILENO, and
 * writes as much as the reader takes. */
void output_put(int fd, const char *text, size_t len);

/* Does the output hold so much text that nothing should be added for now? */
bool output_is_full(int fd);

/* Has the reader of fd gone away?  Text for it is dropped from then on. */
bool output_is_gone(int fd);

/* Is text lost that a reader still waits for, as on a full disk? */
bool output_has_failed(void);

/* Does an output hold text? */
bool output_has_text(void);

/* output_poll fills in what to poll for until the readers take more: at most
 * two entries, whose number it returns.  output_write then writes what the
 * readers take. */
nfds_t output_poll(struct pollfd *fds);
void output_write(void);

/* ------------------------------------------------------------ pipe_reader.c */

struct pipe_reader {
    int from;   /* the reading end of the pipe; -1: no pipe, or at its end */
    int to;     /* STDOUT_FILENO or STDERR_FILENO */
    char *line; /* a buffer for text that was read and not passed on yet */
    size_t used, space; /* bytes of this text, and how many the buffer takes */
};

/* Opens a pipe for a stream of a PE and returns its writing end.  Returns -1 if
 * the PE writes directly. */
int reader_open(struct pipe_reader *s, int to, bool direct);

/* Is the pipe open, and does the output take more?  Closes the pipe when the reader
 * of the output has gone away: the next write of the PE then raises SIGPIPE, as it
 * does without oshrun. */
bool reader_flows(struct pipe_reader *s);

/* Passes on what the PE has written, as long as the output takes more. */
void reader_pump(struct pipe_reader *s, int pe);

/* Passes on what is in the pipe at this moment, even if the output is full.
 * For a PE that has ended: a process that it has started may go on writing. */
void reader_pump_rest(struct pipe_reader *s, int pe);

/* Passes on the rest and closes the pipe. */
void reader_close(struct pipe_reader *s, int pe);

/* -------------------------------------------------------------------- pes.c */

struct pe {
    pid_t pid;
    bool running;
    struct pipe_reader out[2]; /* stdout, stderr */
};

extern struct pe *pes;      /* oshrun_opt.n PEs; NULL before they start */
extern struct sma_job *job; /* the job block */
extern int job_fd;          /* the memory file that the job block lies in */
extern char host[SMA_HOST_NAME]; /* the name of this host */

/* Seconds of a clock that nobody sets. */
double now(void);

/* Makes the memory file with the job block. */
void pes_make_job(void);

/* The process that called shmem_init as PE i, 0 if there is none or it has
 * ended.  The job block has its number, too, but the number of a process that
 * has ended may belong to any other process. */
pid_t pes_attached(int i);

/* Sends a signal to that process, if there is one. */
void pes_signal_attached(int i, int signo);

/* Sends a signal to all PEs that run. */
void pes_signal(int signo);

/* Does a PE run besides PE i?  -1: does any PE run? */
bool pes_run_besides(int i);

/* ------------------------------------------------------------------ start.c */

/* Raises the limit of open files for oshrun: the pipes of many PEs are more
 * files than a shell usually allows.  The PEs get the old limit. */
void start_allow_files(void);

/* Starts all PEs with this signal mask. */
void start_pes(const sigset_t *mask);

/* Makes the directory of --output-dir, if the option was given. */
void output_start(void);

/* ------------------------------------------------------------ exit_report.c */

/* Begins to end the job: sends SIGTERM.  Has no effect if the end has begun. */
void ending_begin(int status);

/* The terminal has sent its signal to the PEs itself: only waits for them. */
void ending_expect(int status);

/* Sends SIGKILL at the next ending_look. */
void ending_hurry(void);

bool ending_has_begun(void);

/* The exit status of oshrun, 0 if the end has not begun. */
int ending_status(void);

/* When to call ending_look next, by now(); 0: there is nothing to do.
 * ending_look sends SIGKILL if it is time. */
double ending_next(void);
void ending_look(void);

/* To be called before the PEs start. */
void exit_report_start(void);

/* PE i has ended with this status of waitpid. */
void exit_report_end(int i, int wstatus);

/* To be called now and then after a PE has ended: another PE may come to wait
 * for it in shmem_init. */
void exit_report_waiting(void);

/* ------------------------------------------------------------------ table.c */

/* Prints the table at once, before the job is ended: if all PEs that run have
 * waited for a second or more, or with `all` false, if one of them has. */
void table_before_end(bool all);

/* Begins a table.  oshrun looks at the PEs several times before it prints the
 * table. */
void table_begin(void);

/* When to call table_look next, by now(); 0: no table is wanted.  table_look
 * looks at the PEs if it is time. */
double table_next(void);
void table_look(void);

/* Sends SIGUSR1 to the PEs that handle it. */
void table_hand_on_usr1(void);

/* -------------------------------------------------------------- leftovers.c */

/* Removes shared memory of the network library that belongs to no living process.
 * To be called when all PEs have ended. */
void oshrun_clean_up(void);

/* Kills the processes that PEs have left behind, and waits until they have ended.
 * To be called when all PEs have ended. */
void oshrun_kill_orphans(void);

/* --------------------------------------------------------------- watchdog.c */

/* Returns in the child, or in this process itself if it cannot have one.  The
 * watchdog does not return: it passes these signals on to the child, and exits as
 * the child does. */
void watchdog_start(const sigset_t *signals);

/* Was the watchdog killed?  SIGCHLD comes when it is.  The first time that it is
 * asked and that is so, this says so. */
bool watchdog_is_lost(void);

/* -------------------------------------------------------------- elf_check.c */

/* Ends oshrun with a message if a program of the job is one of Open MPI's SHMEM,
 * and prints a line where a program is linked with MPI alone, or finds another
 * libsma than that of this oshrun.  Of scripts and of static programs nothing is
 * known. */
void elf_check(void);

/* Is there no file of the name that the program gives for its interpreter, as a script
 * does, or for its loader? */
bool elf_lacks(const char *program, char *name_p, size_t size);

/* Is it a program with fixed addresses? */
bool elf_is_static(const char *program);

/* ------------------------------------------------------------------ hosts.c */

/* Is this host all that -H and --hostfile name?  A faulty hostfile ends oshrun
 * with a message. */
bool hosts_all_here(void);

/* Has the allocation other hosts than this one?  False if srun has started
 * oshrun: the user wants it to run where it is. */
bool slurm_elsewhere(void);

/* --------------------------------------------------------------- handover.c */

/* Decides which launcher starts the PEs.  Returns if oshrun itself does, on
 * this host.  Otherwise the other launcher takes the place of oshrun, with the mask
 * of signals that oshrun began with, and this does not return. */
void oshrun_hand_over(const sigset_t *mask);

/* ------------------------------------------------------------------ debug.c */

/* Ends oshrun with a message if there is no debugger or no terminal. */
void debug_prepare(void);

/* Called by the new process of the PE before it executes the program: takes the
 * terminal.  Returns the words of the command that it executes instead. */
char **debug_enter(char **program);

/* Has gdb go on if Ctrl-Z has stopped it: no shell waits for it, so it could not be
 * continued by hand. */
void debug_go_on(void);

/* Takes the terminal back when gdb, as PE i, has ended. */
void debug_leave(int i);

#endif

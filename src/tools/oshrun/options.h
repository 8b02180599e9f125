/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The options of oshrun, and its messages.
 */
#ifndef SMA_TOOLS_OPTIONS_H
#define SMA_TOOLS_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

enum {
    STATUS_USAGE = 2, /* the exit status after fail() */
    STATUS_TIMEOUT = 124,
};

enum bind { BIND_DEFAULT, BIND_NONE, BIND_CORE, BIND_AUTO, BIND_NUMA };
enum launcher {
    LAUNCHER_AUTO,
    LAUNCHER_LOCAL,
    LAUNCHER_SRUN,
    LAUNCHER_PRTERUN,
    LAUNCHER_MPIRUN,
};

/* A program of the job: N PEs of it, as they stand on the command line between
 * two colons. */
struct segment {
    int n;
    char **program;   /* the words; the last is NULL */
    const char *wdir; /* --wdir for this program only, or NULL */
    int dir;          /* open as that directory, when PEs start here */
    char **vars;      /* -x for this program only, NAME=VALUE; ends with NULL */
};

/* The value of oshrun_opt.debug that is no PE. */
enum { DEBUG_NONE = -1 };

struct oshrun_options {
    int n; /* PEs of all programs */
    int segments;
    struct segment *segment; /* PEs are numbered in this order */
    bool label;
    bool verbose;
    bool oversubscribe; /* always allowed on this host */
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

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the command line of oshrun says, and how oshrun speaks.
 */
#ifndef SMA_TOOLS_OPTIONS_H
#define SMA_TOOLS_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

enum {
    STATUS_USAGE = 2, /* exit status after fail */
    STATUS_TIMEOUT = 124,
};

enum bind { BIND_DEFAULT, BIND_NONE, BIND_CORE, BIND_AUTO };
enum launcher {
    LAUNCHER_AUTO,
    LAUNCHER_LOCAL,
    LAUNCHER_SRUN,
    LAUNCHER_PRTERUN,
    LAUNCHER_MPIRUN,
};

struct oshrun_options {
    int n;
    bool label;
    bool verbose;
    enum bind bind;
    double timeout; /* seconds, 0: none */
    const char *wdir;
    const char *hosts;    /* -H, or NULL */
    const char *hostfile; /* or NULL */
    enum launcher launcher;
    char **vars; /* the names of -x, NULL at the end */
    char **program;
};
extern struct oshrun_options oshrun_opt;

/* Fills in oshrun_opt and sets the variables of -x; a wrong command line is the
 * end. */
void oshrun_parse(int argc, char **argv);

/* May these len bytes name a host, perhaps with a user, or hosts as Slurm does?
 * What else comes to a launcher it might hand to a shell. */
static inline bool is_host_name(const char *name, size_t len)
{
    static const char allowed[] = "abcdefghijklmnopqrstuvwxyz"
                                  "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                  "0123456789._-[]@";

    return len > 0 && *name != '-' && strspn(name, allowed) >= len;
}

/* One line on stderr; the same and the end. */
void say(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
void fail(const char *fmt, ...)
    __attribute__((noreturn, format(printf, 1, 2)));

#endif

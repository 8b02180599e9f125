/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reads a file that SHMEM_STATS has written.
 */
#ifndef SMA_TOOLS_STATS_H
#define SMA_TOOLS_STATS_H

#include <stdbool.h>
#include <stddef.h>

struct stats_routine {
    const char *name;
    double calls, bytes, seconds, share, min, median, max;
    /* of each PE; NULL: the file is from a library that did not write them */
    double *pe_calls, *pe_bytes, *pe_seconds;
};

struct stats {
    const char *program;
    const char *library; /* its name and version; may be empty */
    bool complete;
    size_t pes, hosts;
    const char **host; /* of each PE */
    double *ran;       /* how many seconds each PE ran */
    double seconds;    /* how long the PE that ran longest ran */
    struct stats_routine *routine;
    size_t routines;
    double *calls, *bytes; /* pes x pes: [from * pes + to] */
    void *text;            /* holds the strings of the other fields */
};

struct stats_error {
    unsigned line; /* 0: the error is on no line in particular */
    char what[128];
};

/* Reads a text of the format of SHMEM_STATS.  Returns 0, or -1 and the reason
 * in *error_p. The caller calls stats_free in both cases. */
int stats_parse(const char *text, size_t bytes, struct stats *stats_p,
                struct stats_error *error_p);
void stats_free(struct stats *s);

#endif

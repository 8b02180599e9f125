/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What is in a file that SHMEM_STATS wrote.
 */
#ifndef SMA_TOOLS_STATS_H
#define SMA_TOOLS_STATS_H

#include <stdbool.h>
#include <stddef.h>

struct stats_routine {
    const char *name;
    double calls, bytes, seconds, share, min, median, max;
};

struct stats {
    const char *program;
    bool complete;
    size_t pes, hosts;
    double seconds; /* of the PE that ran longest */
    struct stats_routine *routine;
    size_t routines;
    double *calls, *bytes; /* pes x pes, row by row: from, to */
    void *text;            /* what the others point to */
};

struct stats_error {
    unsigned line; /* 0: none in particular */
    char what[128];
};

/* Reads a text of that format.  Returns 0, or -1 and why not. */
int stats_parse(const char *text, size_t bytes, struct stats *stats_p,
                struct stats_error *error_p);
void stats_free(struct stats *s);

#endif

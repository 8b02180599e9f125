/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reads a file that SHMEM_TRACE has written, line by line: such files may be
 * much larger than the memory that their calls need.
 */
#ifndef SMA_TOOLS_STATS_TRACE_H
#define SMA_TOOLS_STATS_TRACE_H

#include <stdint.h>
#include <stdio.h>

#include "osh_stats/stats.h"

/* One call, or after trace_thin several calls of a track in a row.  Times are
 * in nanoseconds. */
struct slice {
    int64_t start, end;
    int64_t longest; /* the duration of the longest call */
    double bytes;
    uint32_t calls;
    uint32_t track;
    uint32_t name; /* the routine of the longest call */
    int32_t pe;    /* the PE that the calls name; -1: none, or several PEs */
};

struct trace {
    char *program;
    size_t pes;
    char **name; /* the routines that were called */
    size_t names;
    struct track {
        char *name; /* "PE 3", "PE 3, thread 1" */
        double id;  /* of the thread in the file */
    } * track;
    size_t tracks;
    struct slice *slice; /* by track, then by time; time 0 is the first start */
    size_t slices;
    size_t calls; /* in the file */
    int64_t end;  /* of the last call */
};

/* Reads a trace.  Returns 0, or -1 and the reason in *error_p.  The caller
 * calls trace_free in both cases. */
int trace_read(FILE *f, struct trace *t_p, struct stats_error *error_p);
void trace_free(struct trace *t);

/* Forgets all tracks but the first `most`. */
void trace_keep_tracks(struct trace *t, size_t most);

/* Joins calls of a track in a row until no more than `most` slices are left, or
 * one for each track.  Returns how many nanoseconds a slice of several calls
 * lasts at most; 0 if no calls were joined. */
int64_t trace_thin(struct trace *t, size_t most);

#endif

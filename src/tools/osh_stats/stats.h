/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * osh_stats: json.c reads JSON, stats.c the file of SHMEM_STATS and trace.c that of
 * SHMEM_TRACE; terminal.c and report.c show them.
 */
#ifndef SMA_TOOLS_STATS_H
#define SMA_TOOLS_STATS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "common/words.h"

struct stats_error {
    unsigned line; /* 0: the error is on no line in particular */
    char what[128];
};

/* Notes an error and returns -1. */
int stats_bad(struct stats_error *e, unsigned line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* ------------------------------------------------------------------- json.c */

enum json_kind {
    JSON_NULL,
    JSON_FALSE,
    JSON_TRUE,
    JSON_NUMBER,
    JSON_TEXT,
    JSON_ARRAY,
    JSON_OBJECT,
};

struct json {
    enum json_kind kind;
    unsigned line; /* the line on which the value begins */
    union {
        double number;
        char *text;
        struct {
            struct json *item; /* in an object: a name, then its value */
            size_t n; /* number of items: in an object, two for a member */
        };
    };
};

/* Reads the value in the `bytes` bytes of text.  Returns 0, or -1 and the
 * reason in *error_p.  The caller frees *value_p in both cases. */
int json_parse(const char *text, size_t bytes, struct json *value_p,
               struct stats_error *error_p);
void json_free(struct json *value);

/* The value of a member of an object; NULL if there is no such member. */
struct json *json_member(const struct json *object, const char *name);

/* The number, or the text, of such a member; `otherwise`, or "", if there is none. */
double json_number(const struct json *object, const char *name,
                   double otherwise);
const char *json_text(const struct json *object, const char *name);

/* Writes a value, or a text as a string, as it may stand in an element <script> of
 * HTML.  What is not UTF-8, or a control character, becomes the replacement
 * character. */
void json_write(FILE *f, const struct json *value);
void json_write_text(FILE *f, const char *text);

/* ------------------------------------------------------------------ stats.c */

struct stats {
    struct json
        root; /* the file, of which all that osh_stats(1) names is right */
    const char *program;
    size_t pes, hosts;
    double seconds; /* how long the PE that ran longest ran */
};

/* Reads a text of the format of SHMEM_STATS.  Returns 0, or -1 and the reason
 * in *error_p. The caller frees the root in both cases. */
int stats_parse(const char *text, size_t bytes, struct stats *stats_p,
                struct stats_error *error_p);

/* Sums a matrix of the file, "calls" or "bytes", into at most most x most cells, which
 * take its place.  Returns how many PEs a side of a cell stands for. */
size_t stats_condense(struct stats *s, const char *name, size_t most);

/* ------------------------------------------------------------------ trace.c */

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

/* Reads a trace line by line: such files may be much larger than the memory that their
 * calls need.  Returns 0, or -1 and the reason in *error_p. */
int trace_read(FILE *f, struct trace *t_p, struct stats_error *error_p);

/* Forgets all tracks but the first `tracks`, and joins calls of a track in a row until
 * no more than `slices` are left, or one for each track.  Returns how many nanoseconds a
 * slice of several calls lasts at most; 0 if no calls were joined. */
int64_t trace_thin(struct trace *t, size_t tracks, size_t slices);

/* ----------------------------------------------------- terminal.c, report.c */

struct terminal {
    int columns;
    bool ascii; /* can show nothing else */
    bool calls; /* is to show calls from PE to PE, not bytes */
};

/* Prints the table and the map on standard output. */
void terminal_print(const struct terminal *t, struct stats *s);

/* Writes the report, one HTML file that needs nothing else: report.html with report.css,
 * report.js and, as JSON, the numbers, which the script shows.  t may be NULL; else its
 * calls are joined to a number that a browser can draw. */
void report_write(struct stats *s, struct trace *t, FILE *f);

#endif

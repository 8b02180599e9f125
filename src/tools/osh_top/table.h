/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The table of osh_top as lines of text, for a screen or a file.
 */
#ifndef SMA_TOOLS_TOP_TABLE_H
#define SMA_TOOLS_TOP_TABLE_H

#include <stdbool.h>
#include <stdio.h>

#include "osh_top/look.h"

/* The columns, by which the rows can be sorted, too. */
enum top_column {
    COLUMN_PE,
    COLUMN_HOST,
    COLUMN_CPU,
    COLUMN_BUSY,
    COLUMN_DOES,
    COLUMN_SECONDS,
    COLUMN_ROUTINE,
    COLUMN_FOR,
    COLUMN_AT,
    COLUMN_HEAP, /* the first of those that need counters */
    COLUMN_LARGEST,
    COLUMN_CALLS,
    COLUMN_OUT,
    COLUMN_IN,
    COLUMNS_ALL,
};

struct table_view {
    int width; /* columns of the terminal; 0: no limit */
    enum top_column key;
    bool reverse;
};

struct table {
    char *title;  /* the job */
    char *states; /* how many PEs do what */
    char *head;
    char *sum;
    int n;
    char **row;
    int *pe; /* the element of look->pe that a row shows */
};

/* The name of a column for --sort; NULL behind the last. */
const char *table_key(int column);

void table_make(struct table *t, const struct top_look *look,
                const struct table_view *view);
void table_free(struct table *t);

/* Writes all that is known of a PE, a line for each thing. */
void table_detail(FILE *f, const struct top_pe *pe);

#endif

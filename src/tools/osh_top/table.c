/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The table of osh_top as lines of text (top.h).  Where a terminal is narrow,
 * the names of routines are cut, and columns are left out.
 */
#include "osh_top/top.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "shared/text.h"

enum {
    CELL = SMA_HOST_NAME,
    ROUTINE_LEAST = 12, /* to so many columns the name of a routine is cut */
};

/* The columns, by which the rows can be sorted, too. */
enum {
    PE,
    CPU,
    BUSY,
    DOES,
    SECONDS,
    ROUTINE,
    FOR,
    AT,
    HEAP, /* the first of those that need counters */
    LARGEST,
    CALLS,
    OUT,
    IN,
    COLUMNS_ALL,
};

typedef char cells[COLUMNS_ALL][CELL];

static const struct column {
    const char *head, *key;
    bool left; /* its text begins at the left */
    int dropped; /* the column with the largest number is left out first; 0: none */
} column[COLUMNS_ALL] = {
    [PE] = {"PE", "pe", false, 0},
    [CPU] = {"CPU", "cpu", false, 5},
    [BUSY] = {"BUSY", "busy", false, 7},
    [DOES] = {"DOES", "does", true, 0},
    [SECONDS] = {"SECONDS", "seconds", false, 0},
    [ROUTINE] = {"ROUTINE", "routine", true, 0},
    [FOR] = {"FOR", "for", true, 0},
    [AT] = {"AT", "at", true, 6},
    [HEAP] = {"HEAP", "heap", false, 4},
    [LARGEST] = {"LARGEST", "largest", false, 8},
    [CALLS] = {"CALLS/s", "calls", false, 1},
    [OUT] = {"OUT/s", "out", false, 3},
    [IN] = {"IN/s", "in", false, 3},
};

const char *table_key(int i)
{
    return i >= 0 && i < COLUMNS_ALL ? column[i].key : NULL;
}

int table_next(int i, int by)
{
    return (i + COLUMNS_ALL + by) % COLUMNS_ALL;
}

/* ---------------------------------------------------------------- the values */

/* The number in a column; negative: it is not known. */
static double number_in(const struct top_pe *pe, int k)
{
    switch (k) {
    case PE: return pe->number;
    case CPU: return pe->processor;
    case BUSY: return pe->busy;
    case SECONDS: return pe->seconds;
    case HEAP: return pe->counts ? (double) pe->used : -1;
    case LARGEST: return pe->counts ? (double) pe->largest : -1;
    case CALLS: return pe->calls_rate;
    case OUT: return pe->sent_rate;
    case IN: return pe->fetched_rate;
    default: return -1;
    }
}

/* The text in a column; NULL: it has a number. */
static const char *text_in(const struct top_pe *pe, int k)
{
    return k == DOES      ? top_does_name(pe->does)
           : k == ROUTINE ? pe->routine
           : k == FOR     ? pe->target
           : k == AT      ? pe->where
                          : NULL;
}

/* Writes the number of a column; of the amounts in at most five columns: 312, 1.2k,
 * 34M. */
static void put_number(char *text, int k, double value)
{
    static const char unit[] = " kMGTPE";
    double thousand = k == HEAP || k == LARGEST ? 1024 : 1000;
    int u = 0;

    if (value < 0)
        strcpy(text, "-");
    else if (k == BUSY)
        snprintf(text, CELL, "%.0f%%", value * 100);
    else if (k == SECONDS)
        sma_put_seconds(value, text, CELL);
    else if (k < HEAP)
        snprintf(text, CELL, "%.0f", value);
    else {
        for (; value >= thousand - 0.5 && unit[u + 1] != '\0'; u++)
            value /= thousand;
        snprintf(text, CELL, u > 0 && value < 9.95 ? "%.1f%c" : "%.0f%c", value,
                 unit[u]);
        text[strcspn(text, " ")] = '\0';
    }
}

static void fill(cells c, const struct top_pe *pe)
{
    for (int k = 0; k < COLUMNS_ALL; k++) {
        const char *text = text_in(pe, k);
        bool last =
            k == ROUTINE && *pe->routine != '\0' &&
            (pe->does == SMA_HANG_COMPUTES || pe->does == SMA_HANG_STOPPED);

        if (text == NULL)
            put_number(c[k], k, number_in(pe, k));
        else
            snprintf(c[k], CELL, "%s%.*s", last ? "last " : "", CELL - 6,
                     *text != '\0' ? text : "-");
    }
}

/* What all PEs do together; of the largest free blocks it is the smallest. */
static void fill_sum(cells c, const struct job_view *shown)
{
    for (int k = 0; k < COLUMNS_ALL; k++) {
        double sum = -1;

        c[k][0] = '\0';
        for (int i = 0; i < shown->n; i++) {
            double value = number_in(&shown->pe[i], k);

            if (value >= 0 && sum >= 0 && k != LARGEST)
                sum += value;
            else if (value >= 0 && (sum < 0 || value < sum))
                sum = value;
        }
        if (k == BUSY || k >= HEAP)
            put_number(c[k], k, sum);
    }
    strcpy(c[PE], "all");
}

/* ----------------------------------------------------------------- the order */

static const struct table_view *order; /* for the comparison */
static const struct top_pe *pes;

/* Amounts are sorted with the largest first, but for the free blocks, of which
 * the smallest is the one to look at.  What is not known comes last. */
static int by_key(const void *p, const void *q)
{
    const struct top_pe *a = &pes[*(const int *) p],
                        *b = &pes[*(const int *) q];
    double x = number_in(a, order->key), y = number_in(b, order->key);
    int c = (x > y) - (x < y);

    if (text_in(a, order->key) != NULL)
        c = strcmp(text_in(a, order->key), text_in(b, order->key));
    else if (order->key == LARGEST && (x < 0 || y < 0))
        c = -c;
    else if (order->key > CPU && order->key != LARGEST)
        c = -c;
    if (order->reverse)
        c = -c;
    return c != 0 ? c : (a->number > b->number) - (a->number < b->number);
}

/* ---------------------------------------------------------------- the columns */

static int sum_of(const int *width)
{
    int sum = -1;

    for (int k = 0; k < COLUMNS_ALL; k++)
        if (width[k] > 0)
            sum += width[k] + 1;
    return sum;
}

/* Makes the columns fit: the names of routines first become shorter as far as they
 * can, then columns get the width 0, and routines what is left. */
static void narrow(int *width, int most)
{
    int over = sum_of(width) - most, space = width[ROUTINE] - ROUTINE_LEAST;

    if (most <= 0 || over <= 0)
        return;
    if (space > 0)
        width[ROUTINE] -= space;
    for (int number = 8; number > 0 && sum_of(width) > most; number--)
        for (int k = 0; k < COLUMNS_ALL; k++)
            if (column[k].dropped == number)
                width[k] = 0;
    over = most - sum_of(width);
    if (space > 0 && over > 0)
        width[ROUTINE] += over < space ? over : space;
}

static char *line_of(const cells c, const int *width)
{
    char line[COLUMNS_ALL * (CELL + 1) + 1];
    int used = 0;

    for (int k = 0; k < COLUMNS_ALL; k++)
        if (width[k] > 0)
            used += snprintf(line + used, sizeof line - (size_t) used,
                             column[k].left ? "%s%-*.*s" : "%s%*.*s",
                             used > 0 ? " " : "", width[k], width[k], c[k]);
    while (used > 0 && line[used - 1] == ' ')
        used--;
    line[used] = '\0';
    return checked(strdup(line));
}

/* ------------------------------------------------------------------ the table */

/* Writes the first two lines: the job, and how many PEs do what. */
static void put_head(char **line, const struct job_view *shown)
{
    const char *program = strrchr(shown->program, '/'), *comma = "";
    int count[TOP_DOES] = {0}, counted = 0;
    char clock[16];
    time_t now = time(NULL);
    struct tm tm;
    size_t bytes;
    FILE *f = checked(open_memstream(&line[0], &bytes));

    localtime_r(&now, &tm);
    strftime(clock, sizeof clock, "%H:%M:%S", &tm);
    program = program != NULL ? program + 1 : shown->program;
    fprintf(f, "%s  %s: %d", clock, *program != '\0' ? program : "a job",
            shown->n);
    if (shown->pes > shown->n)
        fprintf(f, " of %d", shown->pes);
    fputs(shown->n == 1 && shown->pes <= 1 ? " PE" : " PEs", f);
    if (shown->hosts > 1)
        fprintf(f, ", %d hosts", shown->hosts);
    fprintf(f, " on %s", shown->pe[0].host);
    fclose(f);
    f = checked(open_memstream(&line[1], &bytes));
    for (int i = 0; i < shown->n; i++) {
        count[shown->pe[i].does]++;
        counted += shown->pe[i].counts;
    }
    for (int k = TOP_DOES - 1; k >= 0; k--)
        if (count[k] > 0) {
            fprintf(f, "%s%s %d", comma, top_does_name(k), count[k]);
            comma = ", ";
        }
    fprintf(f, "; heap %" PRIu64 " MiB a PE", shown->pe[0].heap >> 20);
    if (counted == 0)
        fputs("; no counts: SHMEM_STATS is not set", f);
    fclose(f);
}

void table_make(struct table *t, const struct job_view *shown,
                const struct table_view *view)
{
    size_t n = (size_t) shown->n;
    cells *c = checked(calloc(n + 2, sizeof *c));
    int width[COLUMNS_ALL] = {0};
    bool counts = false;

    *t = (struct table){.n = shown->n};
    t->line = checked(calloc(n + 4, sizeof *t->line));
    t->row = t->line + 4;
    t->pe = checked(calloc(n + 1, sizeof *t->pe));
    for (int i = 0; i < shown->n; i++) {
        t->pe[i] = i;
        counts |= shown->pe[i].counts;
    }
    order = view;
    pes = shown->pe;
    qsort(t->pe, n, sizeof *t->pe, by_key);
    for (int k = 0; k < COLUMNS_ALL; k++)
        strcpy(c[n][k], column[k].head);
    fill_sum(c[n + 1], shown);
    for (size_t i = 0; i < n + 2; i++) {
        if (i < n)
            fill(c[i], &shown->pe[t->pe[i]]);
        for (int k = 0; k < COLUMNS_ALL; k++)
            if ((int) strlen(c[i][k]) > width[k])
                width[k] = (int) strlen(c[i][k]);
    }
    for (int k = HEAP; !counts && k < COLUMNS_ALL; k++)
        width[k] = 0;
    narrow(width, view->width);
    put_head(t->line, shown);
    t->line[2] = line_of(c[n], width);
    t->line[3] = line_of(c[n + 1], width);
    for (size_t i = 0; i < n; i++)
        t->row[i] = line_of(c[i], width);
    for (size_t i = 0; view->width > 0 && i < n + 4; i++)
        if (strlen(t->line[i]) > (size_t) view->width)
            t->line[i][view->width] = '\0';
    free(c);
}

void table_free(struct table *t)
{
    for (int i = 0; i < t->n + 4; i++)
        free(t->line[i]);
    free(t->line);
    free(t->pe);
}

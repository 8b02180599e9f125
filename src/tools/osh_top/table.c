/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The table of osh_top as lines of text (table.h).  Where a terminal is narrow,
 * the names of routines are cut, and columns are left out.
 */
#include "osh_top/table.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "common/words.h"
#include "shared/text.h"

enum {
    CELL = SMA_HOST_NAME,
    ROUTINE_LEAST = 12, /* to so many columns the name of a routine is cut */
};

typedef char cells[COLUMNS_ALL][CELL];

static const struct column {
    const char *head, *key;
    bool left; /* its text begins at the left */
    int dropped; /* the column with the largest number is left out first; 0: none */
} column[COLUMNS_ALL] = {
    [COLUMN_PE] = {"PE", "pe", false, 0},
    [COLUMN_HOST] = {"HOST", "host", true, 2},
    [COLUMN_CPU] = {"CPU", "cpu", false, 5},
    [COLUMN_BUSY] = {"BUSY", "busy", false, 7},
    [COLUMN_DOES] = {"DOES", "does", true, 0},
    [COLUMN_SECONDS] = {"SECONDS", "seconds", false, 0},
    [COLUMN_ROUTINE] = {"ROUTINE", "routine", true, 0},
    [COLUMN_FOR] = {"FOR", "for", true, 0},
    [COLUMN_AT] = {"AT", "at", true, 6},
    [COLUMN_HEAP] = {"HEAP", "heap", false, 4},
    [COLUMN_LARGEST] = {"LARGEST", "largest", false, 8},
    [COLUMN_CALLS] = {"CALLS/s", "calls", false, 1},
    [COLUMN_OUT] = {"OUT/s", "out", false, 3},
    [COLUMN_IN] = {"IN/s", "in", false, 3},
};

const char *table_key(int i)
{
    return i >= 0 && i < COLUMNS_ALL ? column[i].key : NULL;
}

/* ---------------------------------------------------------------- the numbers */

/* Writes a number in at most five columns: 312, 1.2k, 34M; "-" if it is not
 * known. */
static void put_number(char *text, double value, double thousand)
{
    static const char unit[] = " kMGTPE";
    int u = 0;

    if (value < 0) {
        strcpy(text, "-");
        return;
    }
    while (value >= thousand - 0.5 && unit[u + 1] != '\0') {
        value /= thousand;
        u++;
    }
    if (u == 0)
        snprintf(text, CELL, "%.0f", value);
    else
        snprintf(text, CELL, value < 9.95 ? "%.1f%c" : "%.0f%c", value,
                 unit[u]);
}

static void put_busy(char *text, double busy)
{
    if (busy < 0)
        strcpy(text, "-");
    else
        snprintf(text, CELL, "%.0f%%", busy * 100);
}

static const char *or_dash(const char *text)
{
    return text[0] != '\0' ? text : "-";
}

/* The cell that a PE has in the column of its routine. */
static void put_routine(char *text, const struct top_pe *pe)
{
    bool last = pe->does == TOP_COMPUTES || pe->does == TOP_STOPPED;

    snprintf(text, CELL, "%s%.*s",
             last && pe->routine[0] != '\0' ? "last " : "", CELL - 6,
             or_dash(pe->routine));
}

static void fill(cells c, const struct top_pe *pe)
{
    snprintf(c[COLUMN_PE], CELL, "%d", pe->number);
    snprintf(c[COLUMN_HOST], CELL, "%s", pe->host);
    strcpy(c[COLUMN_CPU], "-");
    if (pe->processor >= 0)
        snprintf(c[COLUMN_CPU], CELL, "%d", pe->processor);
    put_busy(c[COLUMN_BUSY], pe->busy);
    snprintf(c[COLUMN_DOES], CELL, "%s", top_does_name(pe->does));
    strcpy(c[COLUMN_SECONDS], "-");
    if (pe->seconds >= 0)
        sma_put_seconds(pe->seconds, c[COLUMN_SECONDS], CELL);
    put_routine(c[COLUMN_ROUTINE], pe);
    snprintf(c[COLUMN_FOR], CELL, "%s", or_dash(pe->target));
    snprintf(c[COLUMN_AT], CELL, "%.*s", CELL - 1, or_dash(pe->where));
    put_number(c[COLUMN_HEAP], pe->counts ? (double) pe->used : -1, 1024);
    put_number(c[COLUMN_LARGEST], pe->counts ? (double) pe->largest : -1, 1024);
    put_number(c[COLUMN_CALLS], pe->calls_rate, 1000);
    put_number(c[COLUMN_OUT], pe->sent_rate, 1000);
    put_number(c[COLUMN_IN], pe->fetched_rate, 1000);
}

/* ------------------------------------------------------------------- the sum */

static void add(double *sum, double value)
{
    if (value >= 0)
        *sum = *sum < 0 ? value : *sum + value;
}

/* What all PEs do together; of the largest free blocks it is the smallest. */
static void fill_sum(cells c, const struct top_look *look)
{
    double busy = -1, heap = -1, least = -1, calls = -1, out = -1, in = -1;

    for (int i = 0; i < look->n; i++) {
        const struct top_pe *pe = &look->pe[i];

        add(&busy, pe->busy);
        add(&calls, pe->calls_rate);
        add(&out, pe->sent_rate);
        add(&in, pe->fetched_rate);
        if (!pe->counts)
            continue;
        add(&heap, (double) pe->used);
        if (least < 0 || (double) pe->largest < least)
            least = (double) pe->largest;
    }
    for (int k = 0; k < COLUMNS_ALL; k++)
        c[k][0] = '\0';
    strcpy(c[COLUMN_PE], "all");
    put_busy(c[COLUMN_BUSY], busy);
    put_number(c[COLUMN_HEAP], heap, 1024);
    put_number(c[COLUMN_LARGEST], least, 1024);
    put_number(c[COLUMN_CALLS], calls, 1000);
    put_number(c[COLUMN_OUT], out, 1000);
    put_number(c[COLUMN_IN], in, 1000);
}

/* ----------------------------------------------------------------- the order */

static const struct table_view *order; /* for the comparison */
static const struct top_pe *pes;

static double number_in(const struct top_pe *pe, enum top_column k)
{
    switch (k) {
    case COLUMN_CPU: return pe->processor;
    case COLUMN_BUSY: return -pe->busy;
    case COLUMN_SECONDS: return -pe->seconds;
    case COLUMN_HEAP: return pe->counts ? -(double) pe->used : 1;
    case COLUMN_LARGEST: return pe->counts ? (double) pe->largest : 1e30;
    case COLUMN_CALLS: return -pe->calls_rate;
    case COLUMN_OUT: return -pe->sent_rate;
    case COLUMN_IN: return -pe->fetched_rate;
    default: return pe->number;
    }
}

/* Amounts are sorted with the largest first, but for the free blocks, of which
 * the smallest is the one to look at. */
static int compare(const struct top_pe *a, const struct top_pe *b)
{
    double x = number_in(a, order->key), y = number_in(b, order->key);

    switch (order->key) {
    case COLUMN_HOST: return strcmp(a->host, b->host);
    case COLUMN_DOES:
        return strcmp(top_does_name(a->does), top_does_name(b->does));
    case COLUMN_ROUTINE: return strcmp(a->routine, b->routine);
    case COLUMN_FOR: return strcmp(a->target, b->target);
    case COLUMN_AT: return strcmp(a->where, b->where);
    default: return (x > y) - (x < y);
    }
}

static int by_key(const void *p, const void *q)
{
    const struct top_pe *a = &pes[*(const int *) p],
                        *b = &pes[*(const int *) q];
    int c = compare(a, b);

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
    int over = sum_of(width) - most,
        room = width[COLUMN_ROUTINE] - ROUTINE_LEAST;

    if (most <= 0 || over <= 0)
        return;
    if (room > 0)
        width[COLUMN_ROUTINE] -= room;
    for (int number = 8; number > 0 && sum_of(width) > most; number--)
        for (int k = 0; k < COLUMNS_ALL; k++)
            if (column[k].dropped == number)
                width[k] = 0;
    over = most - sum_of(width);
    if (room > 0 && over > 0)
        width[COLUMN_ROUTINE] += over < room ? over : room;
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

static char *cut(char *text, int width)
{
    if (width > 0 && strlen(text) > (size_t) width)
        text[width] = '\0';
    return text;
}

static char *title_of(const struct top_look *look)
{
    char *text, of[32] = "", hosts[32] = "", clock[16];
    const char *name = strrchr(look->program, '/');
    time_t now = time(NULL);
    struct tm tm;

    localtime_r(&now, &tm);
    strftime(clock, sizeof clock, "%H:%M:%S", &tm);
    if (look->pes > look->n)
        snprintf(of, sizeof of, " of %d", look->pes);
    if (look->hosts > 1)
        snprintf(hosts, sizeof hosts, ", %d hosts", look->hosts);
    name = name != NULL ? name + 1 : look->program;
    if (asprintf(&text, "%s  %s: %d%s PE%s%s%s%s", clock,
                 look->n > 0 && name[0] != '\0' ? name : "a job", look->n, of,
                 look->n == 1 && of[0] == '\0' ? "" : "s", hosts,
                 look->n > 0 ? " on " : "",
                 look->n > 0 ? look->pe[0].host : "") < 0)
        text = checked(NULL);
    return text;
}

static char *states_of(const struct top_look *look)
{
    int count[TOP_DOES] = {0}, counted = 0;
    const char *comma = "";
    size_t bytes;
    char *text;
    FILE *f = checked(open_memstream(&text, &bytes));

    for (int i = 0; i < look->n; i++) {
        count[look->pe[i].does]++;
        counted += look->pe[i].counts;
    }
    for (int k = TOP_DOES - 1; k >= 0; k--)
        if (count[k] > 0) {
            fprintf(f, "%s%s %d", comma, top_does_name(k), count[k]);
            comma = ", ";
        }
    if (look->n > 0)
        fprintf(f, "; heap %" PRIu64 " MiB a PE", look->pe[0].heap >> 20);
    if (counted == 0)
        fprintf(f, "; no counts: SHMEM_STATS is not set");
    fclose(f);
    return checked(text);
}

void table_make(struct table *t, const struct top_look *look,
                const struct table_view *view)
{
    size_t n = (size_t) look->n;
    cells *c = checked(calloc(n + 2, sizeof *c));
    int width[COLUMNS_ALL] = {0};
    bool hosts = false, counts = false;

    *t = (struct table){.n = look->n};
    t->row = checked(calloc(n + 1, sizeof *t->row));
    t->pe = checked(calloc(n + 1, sizeof *t->pe));
    for (int i = 0; i < look->n; i++) {
        t->pe[i] = i;
        hosts |= strcmp(look->pe[i].host, look->pe[0].host) != 0;
        counts |= look->pe[i].counts;
    }
    order = view;
    pes = look->pe;
    qsort(t->pe, n, sizeof *t->pe, by_key);
    for (int k = 0; k < COLUMNS_ALL; k++)
        strcpy(c[n][k], column[k].head);
    fill_sum(c[n + 1], look);
    for (size_t i = 0; i < n + 2; i++) {
        if (i < n)
            fill(c[i], &look->pe[t->pe[i]]);
        for (int k = 0; k < COLUMNS_ALL; k++)
            if ((int) strlen(c[i][k]) > width[k])
                width[k] = (int) strlen(c[i][k]);
    }
    if (!hosts)
        width[COLUMN_HOST] = 0;
    for (int k = COLUMN_HEAP; !counts && k < COLUMNS_ALL; k++)
        width[k] = 0;
    narrow(width, view->width);
    t->title = cut(title_of(look), view->width);
    t->states = cut(states_of(look), view->width);
    t->head = cut(line_of(c[n], width), view->width);
    t->sum = cut(line_of(c[n + 1], width), view->width);
    for (size_t i = 0; i < n; i++)
        t->row[i] = cut(line_of(c[i], width), view->width);
    free(c);
}

void table_free(struct table *t)
{
    free(t->title);
    free(t->states);
    free(t->head);
    free(t->sum);
    for (int i = 0; i < t->n; i++)
        free(t->row[i]);
    free(t->row);
    free(t->pe);
}

/* ------------------------------------------------------------------ one PE */

static void put_detail(FILE *f, const char *name, const char *text)
{
    if (text[0] != '\0' && strcmp(text, "-") != 0)
        fprintf(f, "%-12s %s\n", name, text);
}

void table_detail(FILE *f, const struct top_pe *pe)
{
    static const char *const kind[SMA_JOB_OTHER] = {
        [SMA_JOB_RMA] = "puts, gets",     [SMA_JOB_AMO] = "atomics",
        [SMA_JOB_COLL] = "collectives",   [SMA_JOB_WAIT] = "waits, locks",
        [SMA_JOB_MEMORY] = "allocations",
    };
    cells c;

    fill(c, pe);
    fprintf(f, "PE %d on %s, process %d\n", pe->number, pe->host, pe->pid);
    put_detail(f, "program", pe->program);
    put_detail(f, "processor", c[COLUMN_CPU]);
    put_detail(f, "busy", c[COLUMN_BUSY]);
    put_detail(f, "does", top_does_name(pe->does));
    put_detail(f, "seconds", c[COLUMN_SECONDS]);
    put_detail(f, "routine", c[COLUMN_ROUTINE]);
    put_detail(f, "waits for", pe->target);
    put_detail(f, "set", pe->set);
    put_detail(f, "on", pe->on);
    put_detail(f, "at", pe->where);
    fprintf(f, "%-12s %" PRIu64 " bytes\n", "heap", pe->heap);
    if (!pe->counts) {
        fprintf(f,
                "%-12s set SHMEM_STATS for calls, bytes and the use of the "
                "heap\n",
                "counts");
        return;
    }
    fprintf(f, "%-12s %" PRIu64 " bytes\n", "used", pe->used);
    fprintf(f, "%-12s %" PRIu64 " bytes\n", "largest free", pe->largest);
    for (int k = 0; k < SMA_JOB_OTHER; k++)
        fprintf(f, "%-12s %" PRIu64 "\n", kind[k], pe->calls[k]);
    fprintf(f, "%-12s %s\n", "calls/s", c[COLUMN_CALLS]);
    fprintf(f, "%-12s %" PRIu64 " bytes, %s/s\n", "out", pe->sent,
            c[COLUMN_OUT]);
    fprintf(f, "%-12s %" PRIu64 " bytes, %s/s\n", "in", pe->fetched,
            c[COLUMN_IN]);
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The table of PEs (hang_table.h): a row for each PE, or in a large job a row
 * for all PEs that do the same.
 */
#include <inttypes.h>
#include <stdlib.h>

#include "shared/hang_table.h"
#include "shared/text.h"

enum {
    ROWS_MOST = 64, /* with more PEs, those that do the same share a row */
    CELL = 160,     /* bytes of a cell */
};

enum column {
    PE,
    DOES,
    SECONDS,
    ROUTINE,
    SET,
    TARGET, /* the PE that is waited for */
    OBJECT, /* what is waited on */
    CALLS,  /* the first column with a number of calls */
    COLUMNS = CALLS + SMA_JOB_OTHER,
};

typedef char cells[COLUMNS][CELL];

/* Fills in a cell by a statement that writes to the file f. */
#define WRITE(cell, statement) \
    do { \
        FILE *f = fmemopen((cell), CELL, "w"); \
        if (f != NULL) { \
            statement; \
            fclose(f); \
            (cell)[CELL - 1] = '\0'; \
        } \
    } while (0)

static const char *name_of(const struct sma_hang_row *r)
{
    switch (r->does) {
    case SMA_HANG_ABSENT: return "not started";
    case SMA_HANG_STARTS: return "starts";
    case SMA_HANG_COMPUTES: return "computes";
    case SMA_HANG_STOPPED: return "stopped";
    case SMA_HANG_WAITS: return "waits";
    case SMA_HANG_ENDED: return "ended";
    default: return "no answer";
    }
}

/* Writes how many calls of kind k the PEs of a row have made, as in "7" or
 * "7-9"; "-" when they are not counted. */
static void put_calls(FILE *f, const struct sma_hang_row *row, int n,
                      const bool *same, int k)
{
    uint64_t least = UINT64_MAX, most = 0;

    for (int i = 0; i < n; i++) {
        if (!same[i] || !row[i].counts || row[i].does == SMA_HANG_SILENT)
            continue;
        if (row[i].calls[k] < least)
            least = row[i].calls[k];
        if (row[i].calls[k] > most)
            most = row[i].calls[k];
    }
    if (least > most)
        fputs("-", f);
    else if (least == most)
        fprintf(f, "%" PRIu64, most);
    else
        fprintf(f, "%" PRIu64 "-%" PRIu64, least, most);
}

/* Fills in the row of PE i and of those that are marked in `same`. */
static void fill(cells c, const struct sma_hang_row *row, int n, int i,
                 const bool *same, double seconds)
{
    const struct sma_hang_row *r = &row[i];
    const struct sma_job_wait *w = &r->wait;
    const char *dash = "-";

    WRITE(c[PE], sma_hang_put_numbers(f, same, n));
    snprintf(c[DOES], CELL, "%s", name_of(r));
    for (int k = SECONDS; k < OBJECT; k++)
        strcpy(c[k], dash);
    c[OBJECT][0] = '\0';
    for (int k = 0; k < SMA_JOB_OTHER; k++)
        WRITE(c[CALLS + k], put_calls(f, row, n, same, k));
    if (seconds >= 0)
        sma_put_seconds(seconds, c[SECONDS], CELL);
    if (r->does == SMA_HANG_STARTS)
        strcpy(c[ROUTINE], "shmem_init");
    if (sma_hang_was_last_in(r) && w->id != 0)
        snprintf(c[ROUTINE], CELL, "last in %s", w->routine);
    if (r->does != SMA_HANG_WAITS)
        return;
    snprintf(c[ROUTINE], CELL, "%s", w->routine);
    WRITE(c[SET], sma_hang_put_set(f, w, n));
    if (sma_hang_is_by_thread(r, i))
        snprintf(c[TARGET], CELL, "a thread of PE %d", i);
    else if (r->target >= 0)
        snprintf(c[TARGET], CELL, "PE %d", r->target);
    else
        strcpy(c[TARGET],
               w->kind == SMA_JOB_WAITS_LOCK ? "its holder" : "any PE");
    if (w->kind == SMA_JOB_WAITS_SET && w->epoch > 0)
        snprintf(c[OBJECT], CELL, "step %" PRIu64 " of the set", w->epoch);
    else
        WRITE(c[OBJECT], sma_hang_put_object(f, w));
}

/* May two PEs share a row? */
static bool same_row(const struct sma_hang_row *a, const struct sma_hang_row *b)
{
    return sma_hang_same_call(a, b) && a->target == b->target &&
           (a->does != SMA_HANG_WAITS || a->wait.epoch == b->wait.epoch) &&
           (a->host == NULL || strcmp(a->host, b->host) == 0);
}

static void print_rows(FILE *f, cells *all, const char *const *host, int rows)
{
    size_t width[COLUMNS] = {0};

    for (int r = 0; r < rows; r++)
        for (int k = 0; k < COLUMNS; k++)
            if (strlen(all[r][k]) > width[k])
                width[k] = strlen(all[r][k]);
    for (int r = 0; r < rows; r++) {
        size_t end = 0;
        char line[(COLUMNS + 1) * (CELL + 2) + 80];
        int used =
            snprintf(line, sizeof line, "  %*s  %-*s  %*s", (int) width[PE],
                     all[r][PE], (int) width[DOES], all[r][DOES],
                     (int) width[SECONDS], all[r][SECONDS]);

        for (int k = ROUTINE; k < COLUMNS; k++)
            used += snprintf(line + used, sizeof line - (size_t) used,
                             k < CALLS ? "  %-*s" : "  %*s", (int) width[k],
                             all[r][k]);
        if (host[r] != NULL)
            snprintf(line + used, sizeof line - (size_t) used, "  on %.64s",
                     host[r]);
        for (size_t i = 0; line[i] != '\0'; i++)
            if (line[i] != ' ')
                end = i + 1;
        fprintf(f, "%.*s\n", (int) end, line);
    }
}

char *sma_hang_table(const struct sma_hang_row *row, int n)
{
    static const char *const head[COLUMNS] = {
        [PE] = "PE",
        [DOES] = "does",
        [SECONDS] = "seconds",
        [ROUTINE] = "routine",
        [SET] = "set",
        [TARGET] = "waits for",
        [OBJECT] = "on",
        [CALLS + SMA_JOB_RMA] = "puts+gets",
        [CALLS + SMA_JOB_AMO] = "atomics",
        [CALLS + SMA_JOB_COLL] = "collectives",
        [CALLS + SMA_JOB_WAIT] = "waits",
        [CALLS + SMA_JOB_MEMORY] = "memory",
    };
    bool *shown = calloc((size_t) n, sizeof *shown);
    bool *same = calloc((size_t) n, sizeof *same);
    cells *all = malloc(((size_t) n + 1) * sizeof *all);
    const char **host = calloc((size_t) n + 1, sizeof *host);
    char *text = NULL;
    size_t bytes;
    int rows = 1;
    FILE *f = open_memstream(&text, &bytes);

    if (shown == NULL || same == NULL || all == NULL || host == NULL ||
        f == NULL)
        goto out;
    for (int k = 0; k < COLUMNS; k++)
        strcpy(all[0][k], head[k]);
    for (int i = 0; i < n; i++) {
        double seconds = row[i].seconds;

        if (shown[i])
            continue;
        memset(same, 0, (size_t) n * sizeof *same);
        same[i] = true;
        for (int k = i + 1; n > ROWS_MOST && k < n; k++)
            if (!shown[k] && same_row(&row[i], &row[k])) {
                same[k] = shown[k] = true;
                if (row[k].seconds > seconds)
                    seconds = row[k].seconds;
            }
        host[rows] = row[i].host;
        fill(all[rows++], row, n, i, same, seconds);
    }
    print_rows(f, all, host, rows);
out:
    free(shown);
    free(same);
    free(all);
    free(host);
    if (f != NULL && fclose(f) != 0) {
        free(text);
        text = NULL;
    }
    return text;
}

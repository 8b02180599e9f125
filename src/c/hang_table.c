/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The table of PEs and its meaning (hang_table.h).
 *
 * PEs that are in the same call are a group.  The meaning is a sentence for
 * each group, with the PEs that it waits for and what those do, and the circle
 * if PEs wait for each other in one.
 */
#include "hang_table.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hang_record.h"
#include "shmem.h"
#include "text.h"

enum {
    ROWS_MOST = 64,     /* more PEs: those that do the same share a row */
    SENTENCES_MOST = 6, /* of the meaning */
    CIRCLE_MOST = 8,    /* PEs of one that are named */
    RANGES_MOST = 10,   /* of numbers that are named */
    CALLS = 7,          /* the first column with a number of calls */
    COLUMNS = CALLS + SMA_JOB_OTHER,
    CELL = 160,
};

/* ------------------------------------------------------------------ judging */

void sma_hang_take(struct sma_hang_row *row, const struct sma_job_pe *pe)
{
    row->state = sma_job_state_of(pe);
    row->counts = __atomic_load_n(&pe->counts, __ATOMIC_RELAXED) != 0;
    for (int k = 0; k < SMA_JOB_OTHER; k++)
        row->calls[k] = __atomic_load_n(&pe->calls[k], __ATOMIC_RELAXED);
}

/*
 * The lock's ticket that is served now tells who holds it: a PE that waited for
 * it has noted its ticket; who found the lock free has taken its own number for
 * the first ticket (lock.c).
 */
static int holder_of(const struct sma_hang_row *row, int n,
                     const struct sma_job_wait *w)
{
    bool all_known = n <= 65536 && w->value < (uint64_t) n;

    for (int i = 0; i < n; i++) {
        all_known = all_known && !row[i].wait.held_more;
        for (int k = 0; k < SMA_JOB_HELD; k++)
            if (row[i].wait.held[k].lock == w->lock &&
                row[i].wait.held[k].ticket == w->value)
                return i;
    }
    return all_known ? (int) w->value : -1;
}

static bool is_stopped(int pid)
{
    char path[64], line[512];
    const char *end = NULL;
    FILE *f;

    if (pid <= 0)
        return false;
    snprintf(path, sizeof path, "/proc/%d/stat", pid);
    f = fopen(path, "re");
    if (f == NULL)
        return false;
    if (fgets(line, sizeof line, f) != NULL)
        end = strrchr(line, ')'); /* of the program's name */
    fclose(f);
    return end != NULL && (strncmp(end, ") T", 3) == 0 ||
                           strncmp(end, ") t", 3) == 0);
}

static enum sma_hang_does does(const struct sma_hang_row *r, bool live)
{
    if (r->exited || r->state == SMA_JOB_FINALIZED)
        return SMA_HANG_ENDED;
    switch (r->state) {
    case SMA_JOB_NONE: return SMA_HANG_ABSENT;
    case SMA_JOB_ATTACHED:
    case SMA_JOB_AGAIN: return SMA_HANG_STARTS;
    default: break;
    }
    if (live && sma_record_is_whole(&r->wait) && r->wait.id != 0)
        return SMA_HANG_WAITS;
    return is_stopped(r->pid) ? SMA_HANG_STOPPED : SMA_HANG_COMPUTES;
}

/* Does its record tell what it did last? */
static bool was_last_in(const struct sma_hang_row *r)
{
    return r->does == SMA_HANG_COMPUTES || r->does == SMA_HANG_STOPPED;
}

void sma_hang_judge(struct sma_hang_row *row, int n, const bool *live,
                    uint64_t now)
{
    for (int i = 0; i < n; i++) {
        struct sma_hang_row *r = &row[i];
        struct sma_job_wait *w = &r->wait;

        w->routine[sizeof w->routine - 1] = '\0';
        w->object[sizeof w->object - 1] = '\0';
        if (r->does != SMA_HANG_SILENT)
            r->does = does(r, live[i]);
        r->seconds = -1;
        if (r->does == SMA_HANG_WAITS)
            r->seconds = (double) (w->looked_at - w->since) * 1e-9;
        else if (was_last_in(r) && w->id != 0 && now != 0 &&
                 now > w->looked_at)
            r->seconds = (double) (now - w->looked_at) * 1e-9;
    }
    for (int i = 0; i < n; i++) {
        const struct sma_job_wait *w = &row[i].wait;

        row[i].target = -1;
        if (row[i].does != SMA_HANG_WAITS)
            continue;
        if (w->kind == SMA_JOB_WAITS_LOCK)
            row[i].target = holder_of(row, n, w);
        else if (w->kind <= SMA_JOB_WAITS_SET && w->pe < n)
            row[i].target = w->pe;
    }
}

/* -------------------------------------------------------------------- words */

static const char *comparison(int cmp)
{
    switch (cmp) {
    case SHMEM_CMP_EQ: return "==";
    case SHMEM_CMP_NE: return "!=";
    case SHMEM_CMP_GT: return ">";
    case SHMEM_CMP_LE: return "<=";
    case SHMEM_CMP_LT: return "<";
    default: return ">=";
    }
}

/* A value of the object's type. */
static void put_value(FILE *f, const struct sma_job_wait *w, uint64_t value)
{
    switch (w->bytes) {
    case -2: fprintf(f, "%d", (int16_t) value); break;
    case -4: fprintf(f, "%" PRId32, (int32_t) value); break;
    case -8: fprintf(f, "%" PRId64, (int64_t) value); break;
    case 2: fprintf(f, "%u", (unsigned) (uint16_t) value); break;
    case 4: fprintf(f, "%" PRIu32, (uint32_t) value); break;
    default: fprintf(f, "%" PRIu64, value); break;
    }
}

/* "PEs 0-2, 5" of those that are marked. */
static void put_numbers(FILE *f, const bool *marked, int n)
{
    const char *comma = "";
    int ranges = 0;

    for (int i = 0; i < n; i++) {
        int last = i;

        if (!marked[i])
            continue;
        if (ranges++ == RANGES_MOST) {
            fputs(", ...", f);
            return;
        }
        while (last + 1 < n && marked[last + 1])
            last++;
        if (last == i)
            fprintf(f, "%s%d", comma, i);
        else
            fprintf(f, "%s%d-%d", comma, i, last);
        comma = ", ";
        i = last;
    }
}

static int count(const bool *marked, int n)
{
    int sum = 0;

    for (int i = 0; i < n; i++)
        sum += marked[i];
    return sum;
}

static void put_pes(FILE *f, const bool *marked, int n)
{
    fputs(count(marked, n) == 1 ? "PE " : "PEs ", f);
    put_numbers(f, marked, n);
}

/* What a wait is for, beside the routine; nothing for a set of all PEs. */
static void put_object(FILE *f, const struct sma_job_wait *w)
{
    switch (w->kind) {
    case SMA_JOB_WAITS_OBJECT:
        fprintf(f, " on `%s`", w->object);
        if (w->objects > 1)
            fprintf(f, " (of %d objects)", w->objects);
        fputs(", value ", f);
        put_value(f, w, w->value);
        fprintf(f, ", wants %s ", comparison(w->cmp));
        put_value(f, w, w->wanted);
        break;
    case SMA_JOB_WAITS_EVENT:
        fprintf(f, " on `%s`, which is not set", w->object);
        break;
    case SMA_JOB_WAITS_LOCK:
        fprintf(f, " on lock `%s`", w->object);
        break;
    default:
        break;
    }
}

static void put_set(FILE *f, const struct sma_job_wait *w, int n)
{
    const char *team = w->team ? "team " : "";

    if (w->size == 0)
        fputs("-", f);
    else if (w->start == 0 && w->stride == 1 && w->size == n)
        fputs("all PEs", f);
    else if (w->size == 1)
        fprintf(f, "%s%d", team, w->start);
    else if (w->stride == 0)
        fprintf(f, "team of %d", w->size);
    else if (w->stride == 1)
        fprintf(f, "%s%d-%d", team, w->start, w->start + w->size - 1);
    else if (w->size == 2)
        fprintf(f, "%s%d, %d", team, w->start, w->start + w->stride);
    else
        fprintf(f, "%s%d, %d, .. %d", team, w->start, w->start + w->stride,
                w->start + w->stride * (w->size - 1));
}

/* Are two PEs in the same call? */
static bool same_call(const struct sma_hang_row *a,
                      const struct sma_hang_row *b)
{
    const struct sma_job_wait *v = &a->wait, *w = &b->wait;

    if (a->does != b->does)
        return false;
    if (a->does != SMA_HANG_WAITS)
        return a->state == b->state &&
               (!was_last_in(a) ||
                sma_same_word(v->routine, w->routine));
    /* those of Fortran have the same names in capitals */
    if (v->kind != w->kind || !sma_same_word(v->routine, w->routine))
        return false;
    switch (v->kind) {
    case SMA_JOB_WAITS_PE: return true;
    case SMA_JOB_WAITS_SET:
        return v->start == w->start && v->stride == w->stride &&
               v->size == w->size && v->team == w->team;
    case SMA_JOB_WAITS_OBJECT:
        return strcmp(v->object, w->object) == 0 && v->cmp == w->cmp &&
               v->value == w->value && v->wanted == w->wanted;
    default: return strcmp(v->object, w->object) == 0;
    }
}

/* -------------------------------------------------------------------- table */

typedef char cells[COLUMNS][CELL];

/* Fills in a cell by functions that write to a file. */
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

/* The calls of kind k of PEs that share a row: "7", "7-9". */
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

static void fill(cells c, const struct sma_hang_row *row, int n, int i,
                 const bool *same, double seconds)
{
    const struct sma_hang_row *r = &row[i];
    const struct sma_job_wait *w = &r->wait;
    const char *dash = "-";

    WRITE(c[0], put_numbers(f, same, n));
    snprintf(c[1], CELL, "%s", name_of(r));
    for (int k = 2; k < 6; k++)
        strcpy(c[k], dash);
    c[6][0] = '\0';
    for (int k = 0; k < SMA_JOB_OTHER; k++)
        WRITE(c[CALLS + k], put_calls(f, row, n, same, k));
    if (seconds >= 0)
        sma_put_seconds(seconds, c[2], CELL);
    if (r->does == SMA_HANG_STARTS)
        strcpy(c[3], "shmem_init");
    if (was_last_in(r) && w->id != 0)
        snprintf(c[3], CELL, "last in %s", w->routine);
    if (r->does != SMA_HANG_WAITS)
        return;
    snprintf(c[3], CELL, "%s", w->routine);
    WRITE(c[4], put_set(f, w, n));
    if (r->target >= 0)
        snprintf(c[5], CELL, "PE %d", r->target);
    else
        strcpy(c[5], w->kind == SMA_JOB_WAITS_LOCK ? "its holder" : "any PE");
    if (w->kind == SMA_JOB_WAITS_SET && w->step > 0)
        snprintf(c[6], CELL, "step %" PRIu64 " of the set", w->step);
    else
        WRITE(c[6], put_object(f, w));
    if (strncmp(c[6], " on ", 4) == 0)
        memmove(c[6], c[6] + 4, strlen(c[6] + 4) + 1);
}

static bool same_row(const struct sma_hang_row *a, const struct sma_hang_row *b)
{
    return same_call(a, b) && a->target == b->target &&
           (a->does != SMA_HANG_WAITS || a->wait.step == b->wait.step) &&
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
        int used = snprintf(line, sizeof line, "  %*s  %-*s  %*s",
                            (int) width[0], all[r][0], (int) width[1],
                            all[r][1], (int) width[2], all[r][2]);

        for (int k = 3; k < COLUMNS; k++)
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
        "PE", "does", "seconds", "routine", "set", "waits for", "on",
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

/* ------------------------------------------------------------------ meaning */

/* What the verdict is made of: the group of each PE, known by its first one. */
struct story {
    const struct sma_hang_row *row;
    int n;
    int *group;
    bool *told; /* by group: what its PEs do has been said */
    bool *mark;
    int *walk; /* for the moment */
    int sentences;
    FILE *f;
};

static void make_groups(struct story *s)
{
    int heads = 0;

    for (int i = 0; i < s->n; i++) {
        int k = 0;

        while (k < heads && !same_call(&s->row[s->walk[k]], &s->row[i]))
            k++;
        if (k == heads)
            s->walk[heads++] = i;
        s->group[i] = s->walk[k];
    }
}

static void mark_group(struct story *s, int g)
{
    for (int i = 0; i < s->n; i++)
        s->mark[i] = s->group[i] == g;
}

/* What the PEs of group g do: "waits in ...", "compute". */
static void put_does(struct story *s, int g, bool many, bool short_form)
{
    const struct sma_hang_row *r = &s->row[g];

    switch (r->does) {
    case SMA_HANG_ABSENT:
        fprintf(s->f, "%s not called shmem_init", many ? "have" : "has");
        break;
    case SMA_HANG_STARTS:
        fprintf(s->f, "%s in shmem_init", many ? "are" : "is");
        break;
    case SMA_HANG_COMPUTES:
        fputs(many ? "compute" : "computes", s->f);
        if (r->wait.id != 0)
            fprintf(s->f, " (last in %s)", r->wait.routine);
        break;
    case SMA_HANG_STOPPED:
        fputs(many ? "are stopped" : "is stopped", s->f);
        if (r->wait.id != 0)
            fprintf(s->f, " (last in %s)", r->wait.routine);
        break;
    case SMA_HANG_WAITS:
        fprintf(s->f, "%s in %s",
                short_form ? (many ? "are" : "is") : many ? "wait" : "waits",
                r->wait.routine);
        if (r->wait.kind == SMA_JOB_WAITS_SET && r->wait.size > 0 &&
            (r->wait.size != s->n || r->wait.team)) {
            fputs(" of ", s->f);
            if (!r->wait.team)
                fputs("PEs ", s->f);
            put_set(s->f, &r->wait, s->n);
        }
        put_object(s->f, &r->wait);
        break;
    case SMA_HANG_ENDED:
        fprintf(s->f, "%s ended%s", many ? "have" : "has",
                r->state == SMA_JOB_FINALIZED
                    ? " after shmem_finalize"
                    : " without shmem_finalize");
        break;
    default:
        fputs("did not answer", s->f);
        break;
    }
}

/* Marks those that PEs of group g wait for; outside of the group if there are
 * such. */
static int mark_targets(struct story *s, int g)
{
    bool outside = false;

    for (int i = 0; i < s->n; i++)
        outside |= s->group[i] == g && s->row[i].target >= 0 &&
                   s->group[s->row[i].target] != g;
    memset(s->mark, 0, (size_t) s->n * sizeof *s->mark);
    for (int i = 0; i < s->n; i++) {
        int to = s->row[i].target;

        if (s->group[i] == g && to >= 0 && (!outside || s->group[to] != g))
            s->mark[to] = true;
    }
    return count(s->mark, s->n);
}

/* The group that all marked PEs are of, -1: they are of several. */
static int group_of_marked(const struct story *s)
{
    int g = -1;

    for (int i = 0; i < s->n; i++)
        if (s->mark[i]) {
            if (g >= 0 && s->group[i] != g)
                return -1;
            g = s->group[i];
        }
    return g;
}

static bool has_targets(struct story *s, int g)
{
    return mark_targets(s, g) > 0;
}

static void separate(struct story *s)
{
    if (s->sentences++ > 0)
        fputs("; ", s->f);
}

static void tell_group(struct story *s, int g)
{
    int targets, to;
    bool lock = s->row[g].does == SMA_HANG_WAITS &&
                s->row[g].wait.kind == SMA_JOB_WAITS_LOCK;

    separate(s);
    mark_group(s, g);
    put_pes(s->f, s->mark, s->n);
    fputc(' ', s->f);
    put_does(s, g, count(s->mark, s->n) > 1, false);
    s->told[g] = true;
    targets = mark_targets(s, g);
    if (targets == 0)
        return;
    fputs(lock ? " held by " : " for ", s->f);
    put_pes(s->f, s->mark, s->n);
    to = group_of_marked(s);
    if (to < 0 || to == g)
        return;
    fputs(", which ", s->f);
    put_does(s, to, targets > 1, true);
    /* all of it has been said when nobody else does the same */
    mark_group(s, to);
    if (count(s->mark, s->n) == targets && !has_targets(s, to))
        s->told[to] = true;
}

/* A circle of PEs each of which waits for the next. */
static void tell_circle(struct story *s)
{
    int from = -1, at;

    memset(s->walk, 0, (size_t) s->n * sizeof *s->walk);
    for (int i = 0; i < s->n && from < 0; i++) {
        /* to where somebody has been before: in this walk, or in another */
        for (at = i; at >= 0 && s->walk[at] == 0; at = s->row[at].target)
            s->walk[at] = i + 1;
        if (at >= 0 && s->walk[at] == i + 1)
            from = at;
    }
    if (from < 0)
        return;
    separate(s);
    if (s->row[from].target == from) {
        fprintf(s->f, "PE %d waits for itself", from);
        return;
    }
    fprintf(s->f, "a circle: PE %d", from);
    at = from;
    for (int steps = 0; steps == 0 || (at != from && steps < CIRCLE_MOST);
         steps++) {
        at = s->row[at].target;
        fprintf(s->f, "%s waits for PE %d", steps > 0 ? ", which" : "", at);
    }
}

static void tell(struct story *s)
{
    make_groups(s);
    /* first those that wait for somebody, then the others that wait, then who
     * else has not been spoken of */
    for (int turn = 0; turn < 3; turn++)
        for (int g = 0; g < s->n && s->sentences < SENTENCES_MOST; g++)
            if (s->group[g] == g && !s->told[g] &&
                (turn == 2 || (s->row[g].does == SMA_HANG_WAITS &&
                               (turn == 1 || has_targets(s, g)))))
                tell_group(s, g);
    if (s->sentences == SENTENCES_MOST)
        fputs("; ...", s->f);
    tell_circle(s);
}

char *sma_hang_verdict(const struct sma_hang_row *row, int n)
{
    struct story s = {.row = row, .n = n};
    size_t bytes;
    char *text = NULL;

    s.group = calloc((size_t) n, sizeof *s.group);
    s.told = calloc((size_t) n, sizeof *s.told);
    s.mark = calloc((size_t) n, sizeof *s.mark);
    s.walk = calloc((size_t) n, sizeof *s.walk);
    s.f = open_memstream(&text, &bytes);
    if (s.group != NULL && s.told != NULL && s.mark != NULL &&
        s.walk != NULL && s.f != NULL)
        tell(&s);
    free(s.group);
    free(s.told);
    free(s.mark);
    free(s.walk);
    if (s.f != NULL && fclose(s.f) != 0) {
        free(text);
        text = NULL;
    }
    return text;
}

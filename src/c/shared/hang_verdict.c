/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The verdict: what the table of PEs means (hang_table.h).
 *
 * PEs that do the same, in the same call, are a group.  The verdict has a
 * clause for each group: what it does, which PEs it waits for, and what those
 * do.  It ends with the circle, if there is one, in which each PE waits for the
 * next.
 */
#include <stdlib.h>
#include <string.h>

#include "shared/hang_table.h"
#include "shared/mutant.h"

enum {
    CLAUSES_MOST = 6, /* further groups are left out */
    CIRCLE_MOST = 8,  /* further PEs of a circle are left out */
};

/* A verdict in the making.  A group is known by the number of its first PE. */
struct story {
    const struct sma_hang_row *row;
    int n;
    int *group; /* of each PE */
    bool *told; /* by group: the verdict says what it does */
    bool *mark; /* the PEs that the next words are about */
    int *walk;  /* scratch memory, a number for each PE */
    int clauses;
    FILE *f;
};

static void make_groups(struct story *s)
{
    int heads = 0;

    for (int i = 0; i < s->n; i++) {
        int k = 0;

        while (k < heads &&
               !sma_hang_same_call(&s->row[s->walk[k]], &s->row[i]))
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

/* Writes what the PEs of group g do, as in "waits in shmem_quiet" or "compute".
 * The short form has no "wait": "is in shmem_quiet". */
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
                short_form ? (many ? "are" : "is")
                : many     ? "wait"
                           : "waits",
                r->wait.routine);
        if (r->wait.kind == SMA_JOB_WAITS_SET && r->wait.size > 0 &&
            (r->wait.size != s->n ||
             (r->wait.team && !SMA_MUTANT(verdict_no_team)))) {
            fputs(" of ", s->f);
            if (!r->wait.team)
                fputs("PEs ", s->f);
            sma_hang_put_set(s->f, &r->wait, s->n);
        }
        if (sma_hang_has_object(&r->wait))
            fputs(" on ", s->f);
        sma_hang_put_object(s->f, &r->wait);
        break;
    case SMA_HANG_ENDED:
        fprintf(s->f, "%s ended%s", many ? "have" : "has",
                r->state == SMA_JOB_FINALIZED ? " after shmem_finalize"
                                              : " without shmem_finalize");
        break;
    default: fputs("did not answer", s->f); break;
    }
}

/* Marks the PEs that group g waits for, only those outside of the group if
 * there are any.  Returns their number. */
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
    return sma_hang_count(s->mark, s->n);
}

/* The group of all marked PEs; -1 when they are of several groups. */
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

/* Begins a clause. */
static void begin_clause(struct story *s)
{
    if (s->clauses++ > 0)
        fputs("; ", s->f);
}

static void tell_group(struct story *s, int g)
{
    int targets, to;
    bool lock = s->row[g].does == SMA_HANG_WAITS &&
                s->row[g].wait.kind == SMA_JOB_WAITS_LOCK;

    begin_clause(s);
    mark_group(s, g);
    sma_hang_put_pes(s->f, s->mark, s->n);
    fputc(' ', s->f);
    put_does(s, g, sma_hang_count(s->mark, s->n) > 1, false);
    s->told[g] = true;
    targets = mark_targets(s, g);
    if (targets == 0)
        return;
    fputs(!lock                                  ? " for "
          : sma_hang_is_by_thread(&s->row[g], g) ? " held by a thread of "
                                                 : " held by ",
          s->f);
    sma_hang_put_pes(s->f, s->mark, s->n);
    to = group_of_marked(s);
    if (to < 0 || to == g)
        return;
    fputs(", which ", s->f);
    put_does(s, to, targets > 1, true);
    /* group `to` needs no clause if these are all its PEs and wait for none */
    mark_group(s, to);
    if (sma_hang_count(s->mark, s->n) == targets && !has_targets(s, to))
        s->told[to] = true;
}

/* The PE without which the wait of PE i cannot end, or -1. */
static int needed_by(const struct story *s, int i)
{
    const struct sma_hang_row *r = &s->row[i];

    return r->does == SMA_HANG_WAITS && r->wait.ends == SMA_JOB_ENDS_BY_OTHER
               ? r->target
               : -1;
}

/* Names the PEs of a circle, in which each waits for the next. */
static void tell_circle(struct story *s)
{
    int from = -1, at;

    memset(s->walk, 0, (size_t) s->n * sizeof *s->walk);
    for (int i = 0; i < s->n && from < 0; i++) {
        /* walk from PE i until a PE that a walk, this or an earlier one, has
         * visited; walk[at] is i + 1 where the walk from i has been */
        for (at = i; at >= 0 && s->walk[at] == 0; at = needed_by(s, at))
            s->walk[at] = i + 1;
        if (at >= 0 && s->walk[at] == i + 1)
            from = at;
    }
    if (from < 0)
        return;
    begin_clause(s);
    if (s->row[from].target == from) {
        fprintf(s->f, "PE %d waits for itself", from);
        return;
    }
    fprintf(s->f, "a cycle: PE %d", from);
    at = from;
    for (int steps = 0; steps == 0 || (at != from && steps < CIRCLE_MOST);
         steps++) {
        at = s->row[at].target;
        fprintf(s->f, "%s waits for PE %d", steps > 0 ? ", which" : "", at);
    }
    if (at != from)
        fputs(" ...", s->f);
}

static void tell(struct story *s)
{
    make_groups(s);
    /* first the groups that wait for known PEs, then the others that wait, then
     * those that no clause has told of */
    for (int turn = 0; turn < 3; turn++)
        for (int g = 0; g < s->n && s->clauses < CLAUSES_MOST; g++)
            if (s->group[g] == g && !s->told[g] &&
                (turn == 2 || (s->row[g].does == SMA_HANG_WAITS &&
                               (turn == 1 || has_targets(s, g)))))
                tell_group(s, g);
    for (int g = 0; g < s->n; g++)
        if (s->group[g] == g && !s->told[g]) {
            fputs("; ...", s->f);
            break;
        }
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
    if (s.group != NULL && s.told != NULL && s.mark != NULL && s.walk != NULL &&
        s.f != NULL)
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

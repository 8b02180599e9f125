/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The meaning of the table of PEs (hang_table.h).
 *
 * PEs that are in the same call are a group.  The meaning is a sentence for
 * each group, with the PEs that it waits for and what those do, and the circle
 * if PEs wait for each other in one.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "shared/hang_table.h"
#include "shared/hang_words.h"
#include "shared/job.h"

enum {
    SENTENCES_MOST = 6, /* of the meaning */
    CIRCLE_MOST = 8,    /* PEs of one that are named */
};

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
            sma_hang_put_set(s->f, &r->wait, s->n);
        }
        sma_hang_put_object(s->f, &r->wait);
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
    return sma_hang_count(s->mark, s->n);
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
    sma_hang_put_pes(s->f, s->mark, s->n);
    fputc(' ', s->f);
    put_does(s, g, sma_hang_count(s->mark, s->n) > 1, false);
    s->told[g] = true;
    targets = mark_targets(s, g);
    if (targets == 0)
        return;
    fputs(lock ? " held by " : " for ", s->f);
    sma_hang_put_pes(s->f, s->mark, s->n);
    to = group_of_marked(s);
    if (to < 0 || to == g)
        return;
    fputs(", which ", s->f);
    put_does(s, to, targets > 1, true);
    /* all of it has been said when nobody else does the same */
    mark_group(s, to);
    if (sma_hang_count(s->mark, s->n) == targets && !has_targets(s, to))
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

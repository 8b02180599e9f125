/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What each PE does, whom it waits for, and which PEs do the same
 * (hang_table.h).
 */
#include "shared/hang_table.h"
#include "shared/limits.h"
#include "shared/text.h"

void sma_hang_take(struct sma_hang_row *row, const struct sma_job_pe *pe)
{
    row->state = sma_job_state_of(pe);
    row->counts = __atomic_load_n(&pe->counts, __ATOMIC_RELAXED) != 0;
    for (int k = 0; k < SMA_JOB_OTHER; k++)
        row->calls[k] = __atomic_load_n(&pe->calls[k], __ATOMIC_RELAXED);
}

/*
 * The PE that holds the lock for which row i waits.  Each PE waits for the one
 * before it in the queue of the lock (sync/lock.c); the first of them does not
 * wait for the lock.  A PE that waits for itself has set the lock twice.
 */
static int holder_of(const struct sma_hang_row *row, int n, int i)
{
    const struct sma_job_wait *w = &row[i].wait;
    int pe = w->pe;

    for (int steps = 0; pe >= 0 && pe < n && steps < n; steps++) {
        const struct sma_job_wait *before = &row[pe].wait;

        if (row[pe].does != SMA_HANG_WAITS ||
            before->kind != SMA_JOB_WAITS_LOCK || before->lock != w->lock ||
            before->pe == pe)
            return pe;
        pe = before->pe;
    }
    return -1;
}

/* Has a signal or a debugger stopped a process of this host? */
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
        end = strrchr(line, ')'); /* the state follows the program's name */
    fclose(f);
    return end != NULL &&
           (strncmp(end, ") T", 3) == 0 || strncmp(end, ") t", 3) == 0);
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

bool sma_hang_was_last_in(const struct sma_hang_row *r)
{
    return r->does == SMA_HANG_COMPUTES || r->does == SMA_HANG_STOPPED;
}

/* Ends a text of a record, and replaces what a terminal takes for commands. */
static void bound_text(char *text, size_t size)
{
    text[size - 1] = '\0';
    sma_make_plain(text);
}

/* Bounds the fields of a record: a faulty PE may have written anything into the
 * job block. */
static void bound(struct sma_job_wait *w)
{
    int64_t last = (int64_t) w->start + (int64_t) w->stride * (w->size - 1LL);

    bound_text(w->routine, sizeof w->routine);
    bound_text(w->object, sizeof w->object);
    if (w->pe < -1)
        w->pe = -1;
    if (w->size < 0 || w->size > SMA_MAX_PES || w->start < 0 || last < 0 ||
        w->start > SMA_MAX_PES || last > SMA_MAX_PES)
        w->start = w->stride = w->size = 0;
}

void sma_hang_judge(struct sma_hang_row *row, int n, const bool *live,
                    uint64_t now)
{
    for (int i = 0; i < n; i++) {
        struct sma_hang_row *r = &row[i];
        struct sma_job_wait *w = &r->wait;

        bound(w);
        if (r->does != SMA_HANG_SILENT)
            r->does = does(r, live[i]);
        r->seconds = -1;
        if (r->does == SMA_HANG_WAITS)
            r->seconds = (double) (w->polled_at - w->since) * 1e-9;
        else if (sma_hang_was_last_in(r) && w->id != 0 && now != 0 &&
                 now > w->polled_at)
            r->seconds = (double) (now - w->polled_at) * 1e-9;
    }
    for (int i = 0; i < n; i++) {
        const struct sma_job_wait *w = &row[i].wait;

        row[i].target = -1;
        if (row[i].does != SMA_HANG_WAITS)
            continue;
        if (w->kind == SMA_JOB_WAITS_LOCK)
            row[i].target = holder_of(row, n, i);
        else if (w->kind <= SMA_JOB_WAITS_SET && w->pe < n)
            row[i].target = w->pe;
    }
}

bool sma_hang_is_by_thread(const struct sma_hang_row *row, int i)
{
    return row->does == SMA_HANG_WAITS &&
           row->wait.kind == SMA_JOB_WAITS_LOCK && row->target == i &&
           row->wait.ends != SMA_JOB_ENDS_BY_OTHER;
}

bool sma_hang_same_call(const struct sma_hang_row *a,
                        const struct sma_hang_row *b)
{
    const struct sma_job_wait *v = &a->wait, *w = &b->wait;

    if (a->does != b->does)
        return false;
    if (a->does != SMA_HANG_WAITS)
        return a->state == b->state && (!sma_hang_was_last_in(a) ||
                                        sma_same_word(v->routine, w->routine));
    /* a Fortran routine has the name of the C routine in capitals */
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

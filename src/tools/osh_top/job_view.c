/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Looks at the PEs of a job on this host (top.h).  It only reads the job block,
 * and files of /proc, so that the job does nothing for it.  Two looks tell what is
 * on: a PE that waits has counted polls in its record meanwhile.
 */
#include "osh_top/top.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "shared/hang_table.h"
#include "shmem.h"

/* Nanoseconds: a PE that waits has polled so recently, also on a host that has
 * much to do. */
#define RECENT_NS UINT64_C(500000000)
/* A PE whose last wait is not that of the last look has polled so recently. */
#define NEW_NS UINT64_C(100000000)

/* What the last look has seen of a PE of this host. */
struct seen {
    uint64_t at; /* 0: nothing */
    struct sma_job_wait wait;
    unsigned long long start, ticks; /* of its process */
    uint64_t calls, sent, fetched;
};

static struct seen *seen; /* of each PE of this host */

/* The names of the routines, as the library numbers them (c/base/base.h). */
static const char *const routines[] = {
#define X(name, language, kind, align) #name,
#include "gen/routines.h"
#undef X
};

enum { ROUTINES = sizeof routines / sizeof *routines };

const char *top_does_name(int does)
{
    static const char *const name[TOP_DOES] = {
        [SMA_HANG_ABSENT] = "absent",     [SMA_HANG_STARTS] = "starts",
        [SMA_HANG_COMPUTES] = "computes", [TOP_CALLS] = "calls",
        [SMA_HANG_WAITS] = "waits",       [SMA_HANG_STOPPED] = "stopped",
        [SMA_HANG_ENDED] = "ended",
    };

    return name[does];
}

uint64_t now_ns(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t) t.tv_sec * 1000000000 + (uint64_t) t.tv_nsec;
}

/* Is the wait of the record still on? */
static bool is_live(const struct sma_job_wait *w, const struct seen *s,
                    uint64_t now)
{
    if (!sma_record_is_whole(w) || w->id == 0 || now < w->polled_at)
        return sma_record_is_whole(w) && w->id != 0;
    if (s->at != 0 && w->id == s->wait.id)
        return w->polls != s->wait.polls && now - w->polled_at < RECENT_NS;
    return now - w->polled_at < NEW_NS;
}

/* ------------------------------------------------------------------- one PE */

static void take_process(struct top_pe *pe, struct seen *s, bool *gone_p,
                         double seconds)
{
    struct top_process p;

    pe->processor = -1;
    pe->busy = -1;
    *gone_p = pe->pid > 0 && (!find_process(pe->pid, &p) ||
                              (s->start != 0 && p.start != s->start));
    if (pe->pid <= 0 || *gone_p)
        return;
    pe->processor = p.processor;
    if (s->start == p.start && seconds > 0)
        pe->busy = (double) (p.ticks - s->ticks) /
                   (double) sysconf(_SC_CLK_TCK) / seconds;
    s->start = p.start;
    s->ticks = p.ticks;
}

static double rate(uint64_t now, uint64_t *last, double seconds)
{
    double r =
        seconds > 0 && now >= *last ? (double) (now - *last) / seconds : -1;

    *last = now;
    return r;
}

#define LOAD(field) __atomic_load_n(&entry->field, __ATOMIC_RELAXED)

static void take_counts(struct top_pe *pe, struct seen *s,
                        const struct sma_job_pe *entry, uint64_t heap,
                        double seconds)
{
    uint64_t sum = 0, free_bytes = LOAD(heap_free);

    pe->heap = heap;
    pe->counts = LOAD(counts) != 0;
    for (int k = 0; k < SMA_JOB_OTHER; k++) {
        pe->calls[k] = LOAD(calls[k]);
        sum += pe->calls[k];
    }
    pe->sent = LOAD(sent);
    pe->fetched = LOAD(fetched);
    pe->used = heap > free_bytes ? heap - free_bytes : 0;
    pe->largest = LOAD(heap_largest);
    pe->calls_rate = rate(sum, &s->calls, pe->counts ? seconds : 0);
    pe->sent_rate = rate(pe->sent, &s->sent, pe->counts ? seconds : 0);
    pe->fetched_rate = rate(pe->fetched, &s->fetched, pe->counts ? seconds : 0);
}

/* The routine that the PE is in, as the job block has it; NULL: none is known. */
static const char *routine_of(const struct sma_job_pe *entry)
{
    uint32_t r = LOAD(routine);

    if (r == 0 || LOAD(routines) != ROUTINES)
        return NULL;
    /* behind them the library numbers the generic routines of the module */
    return r <= ROUTINES ? routines[r - 1] : "a generic routine";
}

/* Writes a text by a statement that writes to the file f. */
#define WRITE(text, statement) \
    do { \
        FILE *f = fmemopen((text), sizeof(text) - 1, "w"); \
        if (f != NULL) { \
            statement; \
            fclose(f); \
        } \
        (text)[sizeof(text) - 1] = '\0'; \
    } while (0)

static void describe(struct top_pe *pe, const struct sma_hang_row *row, int i,
                     int n)
{
    const struct sma_hang_row *r = &row[i];
    const struct sma_job_wait *w = &r->wait;

    pe->does = r->does != SMA_HANG_SILENT ? (int) r->does : SMA_HANG_ABSENT;
    pe->seconds = r->seconds;
    if (r->does == SMA_HANG_STARTS)
        strcpy(pe->routine, "shmem_init");
    else if (w->id != 0 &&
             (r->does == SMA_HANG_WAITS || sma_hang_was_last_in(r)))
        snprintf(pe->routine, sizeof pe->routine, "%s", w->routine);
    if (r->does != SMA_HANG_WAITS)
        return;
    if (sma_hang_is_by_thread(r, i))
        strcpy(pe->target, "own thread");
    else if (r->target >= 0)
        snprintf(pe->target, sizeof pe->target, "PE %d", r->target);
    else
        strcpy(pe->target, w->kind == SMA_JOB_WAITS_LOCK ? "holder" : "any PE");
    if (w->size > 0)
        WRITE(pe->set, sma_hang_put_set(f, w, n));
    WRITE(pe->on, sma_hang_put_object(f, w));
    source_line_of(r->pid, w->caller, pe->where, sizeof pe->where);
}

/* ------------------------------------------------------------------ all PEs */

/* The number in the job of PE i of this host. */
static int number_of(const struct top_job *top, int pes, int i)
{
    const struct sma_job_pe *entry = &top->block->pe[i];
    int number = top->n == pes ? i : LOAD(number);

    return number >= 0 && number < pes ? number : i;
}
#undef LOAD

static int by_number(const void *a, const void *b)
{
    const struct top_pe *p = a, *q = b;

    return (p->number > q->number) - (p->number < q->number);
}

/* The process number of a PE, or 0 if it is of another PID namespace than this one. */
static int pid_of(const struct sma_job_pe *pe)
{
    static struct stat mine;

    if (mine.st_ino == 0)
        stat("/proc/self/ns/pid", &mine);
    return pe->processes != 0 && mine.st_ino != 0 &&
                   pe->processes != (uint32_t) mine.st_ino
               ? 0
               : pe->pid;
}

static void make_rows(const struct top_job *top, struct sma_hang_row *row,
                      bool *live, int pes, uint64_t now)
{
    const struct sma_job *job = top->block;

    for (int i = 0; i < pes; i++)
        row[i].does = SMA_HANG_SILENT; /* on another host */
    for (int i = 0; i < top->n; i++) {
        int k = number_of(top, pes, i);

        row[k].does = SMA_HANG_ABSENT;
        sma_hang_take(&row[k], &job->pe[i]);
        row[k].pid = pid_of(&job->pe[i]);
        sma_record_read(&row[k].wait, &job->pe[i].wait);
        live[k] = is_live(&row[k].wait, &seen[i], now);
    }
}

bool view_job(const struct top_job *top, struct job_view *view_p)
{
    static struct top_pe *pe;
    static char host[SMA_HOST_NAME];
    const struct sma_job *job = top->block;
    uint32_t of_job = __atomic_load_n(&job->pes, __ATOMIC_RELAXED);
    int n = top->n; /* that of the block may have changed */
    int pes =
        of_job >= (uint32_t) n && of_job <= SMA_MAX_PES ? (int) of_job : n;
    struct sma_hang_row *row = checked(calloc((size_t) pes, sizeof *row));
    bool *live = checked(calloc((size_t) pes, sizeof *live));
    uint64_t now = now_ns();
    bool lives = find_lives(top);

    if (seen == NULL) {
        seen = checked(calloc((size_t) n, sizeof *seen));
        pe = checked(calloc((size_t) n, sizeof *pe));
        if (gethostname(host, sizeof host) != 0)
            strcpy(host, "?");
    }
    memset(pe, 0, (size_t) n * sizeof *pe);
    make_rows(top, row, live, pes, now);
    for (int i = 0; i < n; i++) {
        const struct sma_job_pe *entry = &job->pe[i];
        struct seen *s = &seen[i];
        double seconds = s->at == 0 ? 0 : (double) (now - s->at) * 1e-9;
        int k = number_of(top, pes, i);

        pe[i].number = k;
        pe[i].pid = row[k].pid;
        strcpy(pe[i].host, host);
        memcpy(pe[i].program, entry->program, sizeof entry->program - 1);
        make_plain(pe[i].program);
        take_process(&pe[i], s, &row[k].exited, seconds);
        lives |= pe[i].pid > 0 && !row[k].exited;
        take_counts(&pe[i], s, entry, job->heap_size, seconds);
    }
    sma_hang_judge(row, pes, live, now);
    for (int i = 0; i < n; i++) {
        const char *routine = routine_of(&job->pe[i]);
        int k = pe[i].number;

        describe(&pe[i], row, k, pes);
        if (pe[i].does == SMA_HANG_COMPUTES && routine != NULL) {
            pe[i].does = TOP_CALLS;
            pe[i].seconds = -1;
            snprintf(pe[i].routine, sizeof pe[i].routine, "%s", routine);
        }
        seen[i].wait = row[k].wait;
        seen[i].at = now;
    }
    free(row);
    free(live);
    qsort(pe, (size_t) n, sizeof *pe, by_number);
    *view_p = (struct job_view){.pes = (int) of_job, .n = n, .pe = pe};
    view_p->hosts = job->hosts > 0 ? (int) job->hosts : 1;
    memcpy(view_p->program, pe[0].program, sizeof view_p->program);
    return lives;
}

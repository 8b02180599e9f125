/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What a call was is noted here, by each thread for itself; the counters of the
 * job block are one for all.
 */
#include "watch.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
    RECORDS = 512, /* of a thread in memory */
    SETS = 1024,   /* whose calls are numbered; a power of two */
};

struct sma_watch_job watch_job;
bool watch_on;
uint64_t watch_start;
uint64_t watch_length;
__thread int watch_depth;

static uint64_t nobodys[SMA_JOB_OTHER]; /* before the start, after the end */
uint64_t *watch_calls = nobodys;

/* What a thread has noted.  It stays when the thread has ended, and the next
 * new one goes on with it. */
struct watch_thread {
    struct watch_thread *next;
    bool in_use;
    uint16_t number;
    struct watch_pair *row; /* to each PE; NULL: not wanted */
    size_t records;
    struct watch_record record[RECORDS];
    struct watch_count count[WATCH_ROUTINES];
};

__thread struct watch_thread *watch_self;
static struct watch_thread *all;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_key_t at_thread_end;

/* Collective calls so far of each set that was seen. */
static struct {
    uint64_t set, calls;
} seen[SETS];

uint64_t watch_now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t) t.tv_sec * 1000000000u + (uint64_t) t.tv_nsec;
}

/* ------------------------------------------------------------------ threads */

static void thread_ends(void *arg)
{
    struct watch_thread *t = arg;

    pthread_mutex_lock(&mutex);
    t->in_use = false;
    pthread_mutex_unlock(&mutex);
    watch_self = NULL;
}

/* Without memory the thread is not counted. */
void watch_enter(void)
{
    struct watch_thread *t, **link;
    uint16_t number = 0;

    pthread_mutex_lock(&mutex);
    for (link = &all; (t = *link) != NULL && t->in_use; link = &t->next)
        number++;
    if (t == NULL && (t = calloc(1, sizeof *t)) != NULL) {
        t->row = calloc((size_t) watch_job.n, sizeof *t->row);
        t->number = number;
        *link = t; /* at the end: numbers are in the order of the list */
    }
    if (t != NULL)
        t->in_use = true;
    pthread_mutex_unlock(&mutex);
    watch_self = t;
    if (t != NULL)
        pthread_setspecific(at_thread_end, t);
}

static void flush(struct watch_thread *t)
{
    if (t->records > 0)
        watch_trace_keep(t->record, t->records);
    t->records = 0;
}

void watch_flush(void)
{
    for (struct watch_thread *t = all; t != NULL; t = t->next)
        flush(t);
}

struct watch_count *watch_counts(void)
{
    struct watch_count *sum = calloc(WATCH_ROUTINES, sizeof *sum);

    for (struct watch_thread *t = all; sum != NULL && t != NULL; t = t->next)
        for (int i = 0; i < WATCH_ROUTINES; i++) {
            sum[i].calls += t->count[i].calls;
            sum[i].bytes += t->count[i].bytes;
            sum[i].ns += t->count[i].ns;
        }
    return sum;
}

struct watch_pair *watch_row(void)
{
    struct watch_pair *sum = calloc((size_t) watch_job.n, sizeof *sum);

    for (struct watch_thread *t = all; sum != NULL && t != NULL; t = t->next)
        for (int i = 0; t->row != NULL && i < watch_job.n; i++) {
            sum[i].calls += t->row[i].calls;
            sum[i].bytes += t->row[i].bytes;
        }
    return sum;
}

/* -------------------------------------------------------------------- calls */

/* Counts a call; r has what is not in c. */
static void note(struct watch_call c, uint64_t end,
                 const struct watch_record *r)
{
    struct watch_thread *t = watch_self;
    struct watch_record *place;

    if (t == NULL)
        return;
    t->count[c.routine].calls++;
    t->count[c.routine].bytes += r->bytes;
    t->count[c.routine].ns += end - c.start;
    if (r->pe >= 0 && r->pe < watch_job.n && t->row != NULL) {
        t->row[r->pe].calls++;
        t->row[r->pe].bytes += r->bytes;
    }
    if (watch_job.trace == NULL)
        return;
    if (t->records == RECORDS)
        flush(t);
    place = &t->record[t->records++];
    *place = *r;
    place->start = c.start;
    place->end = end;
    place->routine = (uint16_t) c.routine;
    place->thread = t->number;
}

void watch_end(struct watch_call c)
{
    watch_depth--;
    if (c.start != 0)
        note(c, watch_now(), &(struct watch_record){.pe = -1});
}

void watch_end_pe(struct watch_call c, int pe, size_t bytes)
{
    watch_depth--;
    if (c.start != 0)
        note(c, watch_now(), &(struct watch_record){.pe = pe, .bytes = bytes});
}

void watch_end_ctx(struct watch_call c, shmem_ctx_t ctx, int pe, size_t bytes)
{
    uint64_t end = c.start != 0 ? watch_now() : 0;
    shmem_team_t team = SHMEM_TEAM_WORLD;

    watch_depth--;
    if (c.start == 0)
        return;
    if (ctx != SHMEM_CTX_DEFAULT && pshmem_ctx_get_team(ctx, &team) == 0 &&
        team != SHMEM_TEAM_WORLD)
        pe = pshmem_team_translate_pe(team, pe, SHMEM_TEAM_WORLD);
    note(c, end, &(struct watch_record){.pe = pe, .bytes = bytes});
}

/* -------------------------------------------------------------- collectives */

static uint64_t mixed(uint64_t a, uint64_t b)
{
    a ^= b + 0x9e3779b97f4a7c15u + (a << 6) + (a >> 2);
    a ^= a >> 31;
    a *= 0xbf58476d1ce4e5b9u;
    return a ^ a >> 29;
}

/* A number that this call of a set has on all of its members, and no other
 * call; not 0.  Sets beyond SETS have none. */
static uint64_t number_of_call(int kind, int start, int stride, int size)
{
    uint64_t set = mixed(mixed((uint64_t) kind, (uint64_t) start),
                         mixed((uint64_t) stride, (uint64_t) size)) | 1;
    uint64_t number = 0;

    pthread_mutex_lock(&mutex);
    for (size_t i = 0; i < SETS; i++) {
        size_t at = (set + i) & (SETS - 1);

        if (seen[at].set == 0)
            seen[at].set = set;
        if (seen[at].set == set) {
            number = mixed(set, ++seen[at].calls) | 1;
            break;
        }
    }
    pthread_mutex_unlock(&mutex);
    return number;
}

enum { WORLD, ACTIVE_SET, TEAM };

void watch_end_world(struct watch_call c)
{
    struct watch_record r = {.pe = -1};
    uint64_t end;

    watch_depth--;
    if (c.start == 0)
        return;
    end = watch_now();
    if (watch_job.trace != NULL) {
        r.flow = number_of_call(WORLD, 0, 1, watch_job.n);
        r.member = watch_job.me;
        r.members = watch_job.n;
    }
    note(c, end, &r);
}

void watch_end_set(struct watch_call c, int start, int log_stride, int size,
                   int root, size_t bytes)
{
    struct watch_record r = {.pe = -1, .bytes = bytes, .root = root};
    uint64_t end;

    watch_depth--;
    if (c.start == 0)
        return;
    end = watch_now();
    if (watch_job.trace != NULL) {
        r.flow = number_of_call(ACTIVE_SET, start, log_stride, size);
        r.member = (watch_job.me - start) >> log_stride;
        r.members = size;
    }
    note(c, end, &r);
}

void watch_end_team(struct watch_call c, shmem_team_t team, int root,
                    size_t bytes)
{
    struct watch_record r = {.pe = -1, .bytes = bytes, .root = root};
    uint64_t end;

    watch_depth--;
    if (c.start == 0)
        return;
    end = watch_now();
    if (watch_job.trace != NULL && team != SHMEM_TEAM_INVALID) {
        int first = pshmem_team_translate_pe(team, 0, SHMEM_TEAM_WORLD);

        r.member = pshmem_team_my_pe(team);
        r.members = pshmem_team_n_pes(team);
        r.flow = number_of_call(
            TEAM, first,
            r.members < 2
                ? 0
                : pshmem_team_translate_pe(team, 1, SHMEM_TEAM_WORLD) - first,
            r.members);
    }
    note(c, end, &r);
}

size_t watch_team_size(shmem_team_t team)
{
    int n = pshmem_team_n_pes(team);

    return n < 0 ? 0 : (size_t) n;
}

size_t watch_sum(const void *sizes, int n)
{
    const size_t *size = sizes;
    size_t sum = 0;

    for (int i = 0; i < n; i++)
        sum += size[i];
    return sum;
}

/* ------------------------------------------------------------ start and end */

static void started(const struct sma_watch_job *job)
{
    static bool before;
    const struct sma_watch_job old = watch_job;

    watch_job = *job;
    if (!before) {
        pthread_key_create(&at_thread_end, thread_ends);
    } else { /* once more, perhaps in another directory */
        watch_job.stats = old.stats;
        watch_job.trace = old.trace;
    }
    if (!before && watch_job.stats != NULL && *watch_job.stats != '\0')
        watch_job.stats = watch_full_name("SHMEM_STATS", watch_job.stats);
    if (!before && watch_job.trace != NULL)
        watch_job.trace = watch_full_name("SHMEM_TRACE", watch_job.trace);
    before = true;
    if (watch_job.trace != NULL)
        watch_trace_start();
    watch_start = watch_now();
    watch_on = watch_job.stats != NULL || watch_job.trace != NULL;
    watch_calls = watch_job.calls;
}

static void stop(void)
{
    watch_on = false;
    watch_length += watch_now() - watch_start;
}

static void leaving(void)
{
    stop();
    if ((watch_job.stats != NULL || watch_job.trace != NULL) &&
        watch_gather_begin()) {
        if (watch_job.stats != NULL)
            watch_report(false);
        if (watch_job.trace != NULL)
            watch_trace_write(false);
        watch_gather_end();
    }
    watch_start = 0;
    watch_calls = nobodys;
}

static void ending(void)
{
    stop();
    if (watch_job.stats != NULL)
        watch_report(true);
    if (watch_job.trace != NULL)
        watch_trace_write(true);
}

__attribute__((visibility("default"))) const struct sma_watch sma_watch = {
    .started = started,
    .leaving = leaving,
    .ending = ending,
};

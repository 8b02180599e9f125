/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Counts and records calls.  Each thread counts for itself; only the counters
 * of the job block are common to all threads of a PE.
 */
#include "profile.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum {
    RECORDS = 512, /* records that a thread holds in memory */
    SETS = 1024,   /* sets whose calls are numbered; a power of two */
};

bool profile_go_on;
__thread struct profile_return profile_return;
__thread int profile_depth;

/* Takes the counts of calls before the start of the job and after its end. */
static uint64_t ignored[SMA_JOB_OTHER];
uint64_t *profile_calls = ignored;

/*
 * The account of one thread.  It outlives the thread; a thread that begins
 * later takes it over and adds to it.  Only the thread that has it in use
 * writes `count` and `row`, without a lock; they are read at the end of the job,
 * when no thread makes calls any more, or in shmem_global_exit, where a call of
 * another thread may be counted or not.  `guard` guards `records` and `record`.
 */
struct profile_thread {
    struct profile_thread *next;
    bool in_use;
    uint16_t number;
    struct profile_pair *row; /* calls to each PE; NULL: there was no memory */
    pthread_mutex_t guard;
    size_t records;
    struct profile_record record[RECORDS];
    struct profile_count count[PROFILE_ROUTINES];
};

__thread struct profile_thread *profile_self;
static pthread_key_t at_thread_end;

/* Guards `all` and `seen` below, and `in_use` and `next` of each account.  No
 * other lock is taken while it is held. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static struct profile_thread *all;

/* How many collective calls this PE has made on each set. */
static struct {
    uint64_t set, calls;
} seen[SETS];

/* ------------------------------------------------------------------ threads */

static void thread_ends(void *arg)
{
    struct profile_thread *t = arg;

    pthread_mutex_lock(&mutex);
    t->in_use = false;
    pthread_mutex_unlock(&mutex);
    profile_self = NULL;
}

void profile_enter(void)
{
    struct profile_thread *t, **link;
    uint16_t number = 0;

    pthread_mutex_lock(&mutex);
    for (link = &all; (t = *link) != NULL && t->in_use; link = &t->next)
        number++;
    if (t == NULL && (t = calloc(1, sizeof *t)) != NULL) {
        t->row = calloc((size_t) profile_job.n, sizeof *t->row);
        t->number = number;
        pthread_mutex_init(&t->guard, NULL);
        *link = t; /* at the end, as the list is in the order of the numbers */
    }
    if (t != NULL)
        t->in_use = true;
    pthread_mutex_unlock(&mutex);
    profile_self = t;
    if (t != NULL)
        pthread_setspecific(at_thread_end, t);
}

void profile_count_start(void)
{
    pthread_key_create(&at_thread_end, thread_ends);
}

void profile_count_into(uint64_t *calls)
{
    profile_calls = calls != NULL ? calls : ignored;
}

/* Moves the records of a thread to the file.  The caller holds its guard. */
static void flush(struct profile_thread *t)
{
    if (t->records > 0)
        profile_spill_write(t->record, t->records);
    t->records = 0;
}

void profile_flush(void)
{
    for (struct profile_thread *t = all; t != NULL; t = t->next) {
        pthread_mutex_lock(&t->guard);
        flush(t);
        pthread_mutex_unlock(&t->guard);
    }
}

struct profile_count *profile_counts(void)
{
    struct profile_count *sum = calloc(PROFILE_ROUTINES, sizeof *sum);

    for (struct profile_thread *t = all; sum != NULL && t != NULL; t = t->next)
        for (int i = 0; i < PROFILE_ROUTINES; i++) {
            sum[i].calls += t->count[i].calls;
            sum[i].bytes += t->count[i].bytes;
            sum[i].ns += t->count[i].ns;
        }
    return sum;
}

struct profile_pair *profile_row(void)
{
    struct profile_pair *sum = calloc((size_t) profile_job.n, sizeof *sum);

    for (struct profile_thread *t = all; sum != NULL && t != NULL; t = t->next)
        for (int i = 0; t->row != NULL && i < profile_job.n; i++) {
            sum[i].calls += t->row[i].calls;
            sum[i].bytes += t->row[i].bytes;
        }
    return sum;
}

/* -------------------------------------------------------------------- calls */

/* Counts and records call c, which ended at time `end`.  r has the fields of
 * the record that c does not have. */
static void note(struct profile_call c, uint64_t end,
                 const struct profile_record *r)
{
    struct profile_thread *t = profile_self;
    struct profile_record *next;

    if (t == NULL)
        return;
    t->count[c.routine].calls++;
    t->count[c.routine].bytes += r->bytes;
    t->count[c.routine].ns += end - c.start;
    if (r->pe >= 0 && r->pe < profile_job.n && t->row != NULL) {
        t->row[r->pe].calls++;
        t->row[r->pe].bytes += r->bytes;
    }
    if (profile_job.trace == NULL)
        return;
    pthread_mutex_lock(&t->guard);
    if (t->records == RECORDS)
        flush(t);
    next = &t->record[t->records++];
    *next = *r;
    next->start = c.start;
    next->end = end;
    next->routine = (uint16_t) c.routine;
    next->thread = t->number;
    pthread_mutex_unlock(&t->guard);
}

void profile_end(struct profile_call c)
{
    profile_depth--;
    if (c.start != 0)
        note(c, profile_now(), &(struct profile_record){.pe = -1});
}

void profile_end_pe(struct profile_call c, int pe, size_t bytes)
{
    profile_depth--;
    if (c.start != 0)
        note(c, profile_now(),
             &(struct profile_record){ .pe = pe, .bytes = bytes });
}

void profile_end_ctx(struct profile_call c, shmem_ctx_t ctx, int pe,
                     size_t bytes)
{
    uint64_t end = c.start != 0 ? profile_now() : 0;
    shmem_team_t team = SHMEM_TEAM_WORLD;

    profile_depth--;
    if (c.start == 0)
        return;
    if (ctx != SHMEM_CTX_DEFAULT && pshmem_ctx_get_team(ctx, &team) == 0 &&
        team != SHMEM_TEAM_WORLD)
        pe = pshmem_team_translate_pe(team, pe, SHMEM_TEAM_WORLD);
    note(c, end, &(struct profile_record){.pe = pe, .bytes = bytes});
}

/* -------------------------------------------------------------- collectives */

/* A hash of both numbers. */
static uint64_t mixed(uint64_t a, uint64_t b)
{
    a ^= b + 0x9e3779b97f4a7c15u + (a << 6) + (a >> 2);
    a ^= a >> 31;
    a *= 0xbf58476d1ce4e5b9u;
    return a ^ a >> 29;
}

/* A number that identifies this call on the set: all members of the set compute
 * the number that this PE does, and other calls have other numbers.  0 if this
 * PE has seen SETS sets already and this is a new one. */
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

void profile_end_world(struct profile_call c)
{
    struct profile_record r = {.pe = -1};
    uint64_t end;

    profile_depth--;
    if (c.start == 0)
        return;
    end = profile_now();
    if (profile_job.trace != NULL) {
        r.flow = number_of_call(WORLD, 0, 1, profile_job.n);
        r.member = profile_job.me;
        r.members = profile_job.n;
    }
    note(c, end, &r);
}

void profile_end_set(struct profile_call c, int start, int log_stride, int size,
                   int root, size_t bytes)
{
    struct profile_record r = {.pe = -1, .bytes = bytes, .root = root};
    uint64_t end;

    profile_depth--;
    if (c.start == 0)
        return;
    end = profile_now();
    if (profile_job.trace != NULL) {
        r.flow = number_of_call(ACTIVE_SET, start, log_stride, size);
        r.member = (profile_job.me - start) >> log_stride;
        r.members = size;
    }
    note(c, end, &r);
}

void profile_end_team(struct profile_call c, shmem_team_t team, int root,
                    size_t bytes)
{
    struct profile_record r = {.pe = -1, .bytes = bytes, .root = root};
    uint64_t end;

    profile_depth--;
    if (c.start == 0)
        return;
    end = profile_now();
    if (profile_job.trace != NULL && team != SHMEM_TEAM_INVALID) {
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

size_t profile_team_size(shmem_team_t team)
{
    int n = pshmem_team_n_pes(team);

    return n < 0 ? 0 : (size_t) n;
}

size_t profile_sum(const void *sizes, int n)
{
    const size_t *size = sizes;
    size_t sum = 0;

    for (int i = 0; i < n; i++)
        sum += size[i];
    return sum;
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Counts and records calls (account/account.h).  Each thread counts for itself;
 * only the counters of the job block are common to all threads of a PE.
 */
#include <pthread.h>

#include "account/account.h"
#include "memory/memory.h"

enum {
    RECORDS = 512, /* records that a thread holds in memory */
    SETS = 1024,   /* sets whose calls are numbered; a power of two */
};

_Static_assert(SMA_ROUTINES <= UINT16_MAX, "a record has space for a routine");

bool sma_calls_slow, sma_calls_seen;

static bool counts, traces; /* what has been asked for */
static bool wanted = true;  /* shmem_pcontrol has not turned it off */
static bool on;             /* calls are counted or recorded now */

/*
 * The account of one thread.  It outlives the thread; a thread that begins
 * later takes it over and adds to it.  Only the thread that has it in use
 * writes `count` and `row`, without a lock; they are read at the end of the job,
 * when no thread makes calls any more, or in shmem_global_exit, where a call of
 * another thread may be counted or not.  `guard` guards `records` and `record`.
 */
struct account {
    struct account *next;
    bool in_use;
    uint16_t number;
    struct sma_call_pair *row; /* calls to each PE; NULL: there was no memory */
    pthread_mutex_t guard;
    size_t records;
    struct sma_call_record record[RECORDS];
    struct sma_call_count count[SMA_ROUTINES];
};

/* The calling thread: whether it is in a call of the program, and its account,
 * NULL before its first call that is counted.  They are one variable, because to
 * find a thread's variable costs a call. */
static __thread struct {
    bool inside;
    struct account *account;
} thread;
static pthread_key_t at_thread_end;

/* Guards `all` and `seen` below, and `in_use` and `next` of each account.  No
 * other lock is taken while it is held. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static struct account *all;

/* How many collective calls this PE has made on each set. */
static struct {
    uint64_t set, calls;
} seen[SETS];

/* ------------------------------------------------------------------ threads */

static void thread_ends(void *arg)
{
    struct account *t = arg;

    pthread_mutex_lock(&mutex);
    t->in_use = false;
    pthread_mutex_unlock(&mutex);
    thread.account = NULL;
}

/* Gives the calling thread an account: one whose thread has ended, else a new
 * one.  Without memory it has none, and the thread is not counted. */
static void open_account(void)
{
    struct account *t, **link;
    uint16_t number = 0;

    pthread_mutex_lock(&mutex);
    for (link = &all; (t = *link) != NULL && t->in_use; link = &t->next)
        number++;
    if (t == NULL && (t = calloc(1, sizeof *t)) != NULL) {
        t->row = calloc((size_t) sma_self.n, sizeof *t->row);
        t->number = number;
        pthread_mutex_init(&t->guard, NULL);
        *link = t; /* at the end, as the list is in the order of the numbers */
    }
    if (t != NULL)
        t->in_use = true;
    pthread_mutex_unlock(&mutex);
    thread.account = t;
    if (t != NULL)
        pthread_setspecific(at_thread_end, t);
}

/* Moves the records of a thread to the file.  The caller holds its guard. */
static void flush(struct account *t)
{
    if (t->records > 0)
        sma_spill_write(t->record, t->records);
    t->records = 0;
}

void sma_calls_flush(void)
{
    for (struct account *t = all; t != NULL; t = t->next) {
        pthread_mutex_lock(&t->guard);
        flush(t);
        pthread_mutex_unlock(&t->guard);
    }
}

struct sma_call_count *sma_calls_counts(void)
{
    struct sma_call_count *sum = calloc(SMA_ROUTINES, sizeof *sum);

    for (struct account *t = all; sum != NULL && t != NULL; t = t->next)
        for (int i = 0; i < SMA_ROUTINES; i++) {
            sum[i].calls += t->count[i].calls;
            sum[i].bytes += t->count[i].bytes;
            sum[i].ns += t->count[i].ns;
        }
    return sum;
}

struct sma_call_pair *sma_calls_row(void)
{
    struct sma_call_pair *sum = calloc((size_t) sma_self.n, sizeof *sum);

    for (struct account *t = all; sum != NULL && t != NULL; t = t->next)
        for (int i = 0; t->row != NULL && i < sma_self.n; i++) {
            sum[i].calls += t->row[i].calls;
            sum[i].bytes += t->row[i].bytes;
        }
    return sum;
}

/* ------------------------------------------------------------ enter, leave */

/* What this PE tells oshrun, osh_top and other PEs about its calls. */
static struct sma_job_pe *entry(void)
{
    return &sma_self.job->pe[sma_topology.host_me];
}

static void tell_heap(void)
{
    size_t free_bytes, largest, guards;

    sma_heap_numbers(&free_bytes, &largest);
    guards = sma_memory.blocks - sma_self.job->heap_size; /* SHMEM_CHECK=2 */
    free_bytes -= free_bytes < guards ? free_bytes : guards;
    largest = largest < free_bytes ? largest : free_bytes;
    __atomic_store_n(&entry()->heap_free, free_bytes, __ATOMIC_RELAXED);
    __atomic_store_n(&entry()->heap_largest, largest, __ATOMIC_RELAXED);
}

/* Several threads may make calls at once, whatever thread level the program
 * asked for, so the counters are incremented atomically.  The increments order
 * nothing: the readers only compare the counts of two moments.  Of the routines
 * in which several threads are, the job block has the last one. */
bool sma_call_enter(struct sma_seen *seen_p, const struct sma_routine *routine)
{
    /* a child of fork is no PE, which the checks of the call find out */
    if (thread.inside || routine->kind == SMA_JOB_UNCOUNTED || sma_self.n == 0)
        return false;
    thread.inside = true;
    if (routine->kind != SMA_JOB_OTHER)
        __atomic_fetch_add(&entry()->calls[routine->kind], 1, __ATOMIC_RELAXED);
    __atomic_store_n(&entry()->routine, 1 + (uint32_t) (routine - sma_routines),
                     __ATOMIC_RELAXED);
    seen_p->routine = routine;
    seen_p->start = 0;
    if (!on)
        return true;
    if (thread.account == NULL)
        open_account();
    seen_p->start = sma_now_ns();
    return true;
}

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
static uint64_t number_of_call(const struct sma_about_call *about)
{
    uint64_t set =
        mixed(mixed((uint64_t) about->scope, (uint64_t) about->first),
              mixed((uint64_t) about->step, (uint64_t) about->size)) |
        1;
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

static void record(struct account *mine, const struct sma_seen *s, uint64_t end,
                   const struct sma_about_call *about)
{
    struct sma_call_record r = {
        .start = s->start,
        .end = end,
        .bytes = about->bytes,
        .pe = about->scope == SMA_SCOPE_PE ? about->pe : -1,
        .routine = (uint16_t) (s->routine - sma_routines),
        .thread = mine->number,
    };

    if (about->size > 0) {
        r.flow = number_of_call(about);
        r.member = about->member;
        r.root = about->root;
        r.members = about->size;
    }
    pthread_mutex_lock(&mine->guard);
    if (mine->records == RECORDS)
        flush(mine);
    mine->record[mine->records++] = r;
    pthread_mutex_unlock(&mine->guard);
}

void sma_call_leave(const struct sma_seen *s, struct sma_about_call about)
{
    struct account *mine = thread.account;
    struct sma_call_count *count;
    uint64_t end;

    thread.inside = false;
    __atomic_store_n(&entry()->routine, 0, __ATOMIC_RELAXED);
    if (s->routine->kind == SMA_JOB_MEMORY)
        tell_heap();
    if (about.bytes > 0)
        __atomic_fetch_add(about.fetches ? &entry()->fetched : &entry()->sent,
                           about.bytes, __ATOMIC_RELAXED);
    if (s->start == 0 || mine == NULL)
        return;
    end = sma_now_ns();
    count = &mine->count[s->routine - sma_routines];
    count->calls++;
    count->bytes += about.bytes;
    count->ns += end - s->start;
    if (about.scope == SMA_SCOPE_PE && about.pe >= 0 && about.pe < sma_self.n &&
        mine->row != NULL) {
        mine->row[about.pe].calls++;
        mine->row[about.pe].bytes += about.bytes;
    }
    if (traces)
        record(mine, s, end, &about);
}

void sma_call_nothing(const struct sma_routine *routine, int pe)
{
    SMA_SEE(routine, (void) 0, SMA_ABOUT_PE(pe, 0));
}

/* ----------------------------------------------------------- start and end */

void sma_calls_start(bool counts_, bool traces_)
{
    static bool before;

    if (!before)
        pthread_key_create(&at_thread_end, thread_ends);
    before = true;
    counts = counts_;
    traces = traces_;
    sma_calls_control(wanted);
    tell_heap();
    entry()->routines = SMA_R_generic_put;
    sma_calls_seen = sma_calls_slow;
}

void sma_calls_stop(void)
{
    on = false;
    sma_calls_seen = false;
}

void sma_calls_control(bool level)
{
    wanted = level;
    on = wanted && (counts || traces);
}

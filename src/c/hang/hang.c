/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Waits that take long: the report of one PE about all, and the proof of a
 * deadlock (hang.h).  What a PE says of its own wait is in hang_note.c.
 *
 * A report is made in steps, one now and then in the wait of the PE that
 * reports, so that this one goes on looking too:
 *
 *   1  the records are read over and over until all counts have grown, or a
 *      while is over: what has not grown by then computes
 *   2  when all PEs wait: was there a moment at which all did?  There was one
 *      between the two steps, if the counts grow once more, in the same waits.
 *      After it no PE has done anything, and the conditions have been looked at
 *      since: a deadlock.  Between nodes something may have been under way at
 *      that moment, so a while passes between the steps.
 */
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>

#include "base/base.h"
#include "base/clock.h"
#include "base/env.h"
#include "base/msg.h"
#include "boot/boot.h"
#include "boot/nodes.h"
#include "hang/hang.h"
#include "hang/note.h"
#include "net/transport.h"
#include "net/xport.h"
#include "shared/hang_record.h"
#include "shared/hang_table.h"
#include "shared/job.h"
#include "shared/regions.h"
#include "wait/wait.h"

#define NS UINT64_C(1000000000)

enum {
    READ_NS = 30000000,      /* between two times that records are read */
    LIVE_NS = 1500000000,    /* until a count that does not grow tells all */
    LIVE_LOOKS = 100,        /* that a PE has the time for meanwhile, */
    LIVE_MOST = 5,           /* if not for want of processors: seconds then */
    ANSWER_MS = 2000,        /* for a PE of another node to answer */
    ASKED_ONCE = 3,          /* seconds in which several signals are one */
    UNDER_WAY_MOST = 5,      /* seconds for what is under way to arrive */
};

/* Guards what follows, the report, and the record of hang_note.c. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static bool over;

/* ------------------------------------------------------------- the others */

/* The records of all PEs: as they were at first, and as they are. */
static struct {
    enum { RESTS, LOOKS, PAUSES, LOOKS_AGAIN } phase;
    uint64_t begun, read_at;
    int looks; /* of this PE since */
    uint64_t next; /* no report before */
    bool asked;    /* by a signal */
    struct sma_job_pe *first, *now;
    bool *silent, *live;
} report;

static bool is_on_my_node(int pe)
{
    return sma_xport.net == NULL || sma_topology.node_of == NULL ||
           sma_topology.node_of[pe] == sma_topology.node;
}

/* A PE of my node: its record is whole, if it can be. */
static void read_near(int pe, struct sma_job_pe *copy)
{
    const struct sma_job_pe *there = &sma_self.job->pe[sma_host_index(pe)];

    sma_record_copy_words(copy, there, offsetof(struct sma_job_pe, wait));
    sma_record_read(&copy->wait, &there->wait);
}

/*
 * A PE of another node.  A get may read words in any order, so the version is got
 * before and after.  False: the PE did not answer.
 */
static bool read_remote(int pe, struct sma_job_pe *copy)
{
    const size_t at = offsetof(struct sma_job_pe, wait.version);

    for (int i = 0; i < 100; i++) {
        uint32_t before, after;

        if (!sma_xport.net->timed_get(pe, SMA_STATE, at, &before, sizeof before,
                                      ANSWER_MS) ||
            !sma_xport.net->timed_get(pe, SMA_STATE, 0, copy, sizeof *copy,
                                      ANSWER_MS) ||
            !sma_xport.net->timed_get(pe, SMA_STATE, at, &after, sizeof after,
                                      ANSWER_MS))
            return false;
        copy->wait.version = before;
        if (before == after && sma_record_is_whole(&copy->wait))
            return true;
    }
    copy->wait.version = 1;
    return true;
}

static bool read_pe(int pe, struct sma_job_pe *copy)
{
    if (!is_on_my_node(pe))
        return read_remote(pe, copy);
    read_near(pe, copy);
    return true;
}

static void read_all(struct sma_job_pe *copy)
{
    for (int i = 0; i < sma_self.n; i++)
        if (!report.silent[i])
            report.silent[i] = !read_pe(i, &copy[i]);
}

static bool is_in_wait(const struct sma_job_pe *pe)
{
    return (pe->state == SMA_JOB_RUNNING || pe->state == SMA_JOB_LEAVING ||
            pe->state == SMA_JOB_LEFT) &&
           pe->wait.id != 0 && sma_record_is_whole(&pe->wait);
}

/* Which PEs are in the same wait as at first, and go on looking?  True: all
 * that are in one. */
static bool look_who_lives(void)
{
    bool all = true;

    for (int i = 0; i < sma_self.n; i++) {
        const struct sma_job_wait *old = &report.first[i].wait;
        const struct sma_job_wait *new = &report.now[i].wait;

        report.live[i] = !report.silent[i] && is_in_wait(&report.now[i]) &&
                         new->id == old->id &&
                         (new->polls - old->polls >= 2 || i == sma_self.me);
        all &= report.live[i];
    }
    return all;
}

static bool is_all_stuck(void)
{
    for (int i = 0; i < sma_self.n; i++)
        if (!report.live[i] || !report.now[i].wait.stuck)
            return false;
    return true;
}

/* ------------------------------------------------------------ who reports */

/* Words of PE 0, by whatever way it is reached. */
static uint64_t swap_word(size_t offset, uint64_t old, uint64_t new)
{
    int here = sma_host_index(0);

    if (here >= 0) {
        __atomic_compare_exchange_n(
            (uint64_t *) ((char *) &sma_self.job->pe[here] + offset), &old, new,
            false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
        return old;
    }
    return sma_xport.net->amo(NULL, 0, SMA_STATE, offset, sizeof old,
                              SMA_AMO_CSWAP, new, old);
}

static uint64_t read_word(size_t offset)
{
    return swap_word(offset, 0, 0);
}

/*
 * One PE reports, as long as its wait takes.  Nobody notes the end of a wait:
 * who finds that of the reporter ended takes its place.
 */
static bool claim(void)
{
    const size_t word = offsetof(struct sma_job_pe, reporter);
    static uint64_t seen;
    static uint32_t seen_polls;
    const uint64_t claimed =
        ((uint64_t) sma_self.me + 1) << 32 | (uint64_t) sma_hang_mine()->id;
    uint64_t there = read_word(word);
    struct sma_job_pe copy;

    if (there == claimed)
        return true;
    if (there != 0) {
        int pe = (int) (there >> 32) - 1;

        if (!read_pe(pe, &copy))
            return false;
        if (copy.wait.id == (uint32_t) there &&
            (there != seen || copy.wait.polls != seen_polls)) {
            seen = there;
            seen_polls = copy.wait.polls;
            return false;
        }
    }
    return swap_word(word, there, claimed) == there;
}

static uint64_t hash_of(const struct sma_hang_row *row)
{
    uint64_t h = 0xcbf29ce484222325u;

    for (int i = 0; i < sma_self.n; i++) {
        h = (h ^ (uint64_t) row[i].does) * 0x100000001b3u;
        h = (h ^ (uint64_t) row[i].state) * 0x100000001b3u;
        h = (h ^ row[i].wait.id) * 0x100000001b3u;
    }
    return h;
}

/* ------------------------------------------------------------- the report */

static bool is_news(const struct sma_hang_row *row)
{
    const size_t word = offsetof(struct sma_job_pe, reported);
    uint64_t hash = hash_of(row), last = read_word(word);

    if (hash == last)
        return false;
    swap_word(word, last, hash);
    return true;
}

static struct sma_hang_row *make_rows(void)
{
    struct sma_hang_row *row = sma_new(NULL, (size_t) sma_self.n, sizeof *row);

    for (int i = 0; i < sma_self.n; i++) {
        sma_hang_take(&row[i], &report.now[i]);
        row[i].wait = report.now[i].wait;
        row[i].pid = sma_host_index(i) >= 0 ? report.now[i].pid : 0;
        if (report.silent[i])
            row[i].does = SMA_HANG_SILENT;
        if (sma_hosts() > 1)
            row[i].host = sma_nodes_host(i);
    }
    sma_hang_judge(row, sma_self.n, report.live,
                   sma_hosts() > 1 ? 0 : sma_now_ns());
    return row;
}

static void print(const struct sma_wait *w, bool deadlock)
{
    struct sma_hang_row *row = make_rows();
    char *table, *verdict;

    if (deadlock || report.asked || is_news(row)) {
        table = sma_hang_table(row, sma_self.n);
        verdict = sma_hang_verdict(row, sma_self.n);
        if (table != NULL && verdict != NULL) {
            sma_tell_table(w->routine, row[sma_self.me].seconds, table,
                           deadlock ? NULL : verdict);
            if (deadlock)
                sma_fatal(w->routine, "deadlock: %s", verdict);
        }
        free(table);
        free(verdict);
    }
    free(row);
}

static void rest(uint64_t now)
{
    free(report.first);
    free(report.now);
    free(report.silent);
    free(report.live);
    report.first = report.now = NULL;
    report.silent = report.live = NULL;
    report.phase = RESTS;
    report.asked = false;
    report.next = now + (uint64_t) sma_env.hang_timeout * NS;
}

static void begin(void)
{
    size_t n = (size_t) sma_self.n;

    report.first = sma_new(NULL, n, sizeof *report.first);
    report.now = sma_new(NULL, n, sizeof *report.now);
    report.silent = sma_new(NULL, n, sizeof *report.silent);
    report.live = sma_new(NULL, n, sizeof *report.live);
    read_all(report.first); /* may take long */
    report.phase = LOOKS;
    report.begun = report.read_at = sma_now_ns();
    report.looks = 0;
}

/* How long something may be under way between nodes. */
static uint64_t pause_ns(void)
{
    int seconds = sma_env.hang_timeout;

    if (sma_xport.net == NULL)
        return 0;
    if (seconds > UNDER_WAY_MOST)
        seconds = UNDER_WAY_MOST;
    return (uint64_t) seconds * NS;
}

static bool is_asked(void)
{
    const size_t word = offsetof(struct sma_job_pe, asked);
    uint64_t last, now = (uint64_t) time(NULL);
    uint32_t one = 1;

    if (__atomic_load_n(&sma_self.job->ask, __ATOMIC_RELAXED) == 0 ||
        !__atomic_compare_exchange_n(&sma_self.job->ask, &one, 0, false,
                                     __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
        return false;
    /* launchers hand the signal to the PEs of all hosts */
    last = read_word(word);
    return now - last >= ASKED_ONCE && swap_word(word, last, now) == last;
}

static bool is_time(uint64_t now)
{
    if (is_asked()) {
        report.asked = true;
        return true;
    }
    if (sma_env.hang_timeout == 0 || now < report.next ||
        now - sma_hang_mine()->since < (uint64_t) sma_env.hang_timeout * NS)
        return false;
    report.next = now + (uint64_t) sma_env.hang_timeout * NS;
    return claim();
}

/* A new wait: what was begun in another one is of no use. */
static void forget(uint64_t now)
{
    if (report.phase != RESTS)
        rest(now);
    report.next = 0;
}

/* Who has not been seen to look by now does not. */
static bool is_over(uint64_t passed)
{
    return passed >= LIVE_MOST * NS ||
           (passed >= LIVE_NS && report.looks >= LIVE_LOOKS);
}

static void step(struct sma_wait *w, uint64_t now)
{
    bool stuck;

    if (report.phase == RESTS) {
        if (is_time(now))
            begin();
        return;
    }
    report.looks++;
    if (now - report.read_at < READ_NS)
        return;
    report.read_at = now;
    if (report.phase == PAUSES) {
        if (now - report.begun >= pause_ns()) {
            read_all(report.first);
            report.phase = LOOKS_AGAIN;
            report.begun = sma_now_ns();
            report.looks = 0;
        }
        return;
    }
    read_all(report.now);
    stuck = look_who_lives() && is_all_stuck();
    if (!stuck && !is_over(sma_now_ns() - report.begun))
        return;
    if (report.phase == LOOKS && stuck) {
        report.phase = PAUSES;
        report.begun = sma_now_ns();
        return;
    }
    print(w, stuck);
    rest(now);
}

void sma_hang_poll(struct sma_wait *w, const struct sma_about *about)
{
    uint64_t now;
    uint32_t id;

    if (pthread_mutex_trylock(&mutex) != 0)
        return;
    now = sma_now_ns();
    id = sma_hang_mine()->id;
    if (sma_hang_note(w, about, now) && sma_self.initialized && !over) {
        if (sma_hang_mine()->id != id)
            forget(now);
        sma_calling = w->routine;
        step(w, now);
    }
    pthread_mutex_unlock(&mutex);
}

void sma_hang_note_remote(struct sma_wait *w)
{
    if (sma_self.job == NULL || pthread_mutex_trylock(&mutex) != 0)
        return;
    sma_hang_note(w, &(const struct sma_about){.kind = SMA_JOB_WAITS_PE},
                  sma_now_ns());
    pthread_mutex_unlock(&mutex);
}

/* Who has not come is seen on one host alone, where a PE's number is that of
 * its entry. */
void sma_hang_at_start(double seconds)
{
    uint32_t no = 0;
    struct sma_hang_row *row;
    bool *live;
    char *table, *verdict;
    int n = sma_self.job->n;

    if (seconds < sma_env.hang_timeout || sma_self.job_n != n ||
        !__atomic_compare_exchange_n(&sma_self.job->late, &no, 1, false,
                                     __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
        return;
    row = sma_new(NULL, (size_t) n, sizeof *row);
    live = sma_new(NULL, (size_t) n, sizeof *live);
    for (int i = 0; i < n; i++) {
        sma_hang_take(&row[i], &sma_self.job->pe[i]);
        row[i].pid = sma_self.job->pe[i].pid;
    }
    sma_hang_judge(row, n, live, 0);
    table = sma_hang_table(row, n);
    verdict = sma_hang_verdict(row, n);
    if (table != NULL && verdict != NULL)
        sma_tell_table("shmem_init", seconds, table, verdict);
    free(table);
    free(verdict);
    free(row);
    free(live);
}

/* ---------------------------------------------------------- start and end */

/* Under another launcher than oshrun. */
static void on_sigusr1(int signo)
{
    (void) signo;
    if (sma_self.job != NULL)
        __atomic_store_n(&sma_self.job->ask, 1, __ATOMIC_RELAXED);
}

void sma_hang_start(void)
{
    struct sigaction old, act = {.sa_handler = on_sigusr1,
                                 .sa_flags = SA_RESTART};

    over = false;
    sma_hang_note_start();
    if (sma_env.hang_timeout == 0)
        return;
    if (!sma_launcher->reports_hangs &&
        sigaction(SIGUSR1, NULL, &old) == 0 && old.sa_handler == SIG_DFL)
        sigaction(SIGUSR1, &act, NULL);
    sma_stuck_start();
}

void sma_hang_stop(void)
{
    pthread_mutex_lock(&mutex);
    over = true;
    rest(0);
    sma_hang_note_stop();
    pthread_mutex_unlock(&mutex);
}

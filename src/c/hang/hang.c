/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Waits that take long: the report of one PE about all PEs, and the proof of a
 * deadlock (hang/hang.h).  hang/wait_record.c writes the record of a PE's own
 * wait, in which `polls` counts how often the PE has found the condition of the
 * wait not true.
 *
 * The PE that reports makes the report in two rounds.  It does a little of a
 * round now and then while it waits, so that it goes on polling its own
 * condition:
 *
 *   1  It reads the records of all PEs over and over, until all counts of
 *      polls have grown, or until some time is over.  A PE whose count has not
 *      grown by then computes.
 *   2  If all PEs wait, it reads the records once more.  If all
 *      counts grow again, in the same waits, then all PEs waited at the moment
 *      between the two rounds; no PE has done anything since, and each PE has
 *      polled its condition since.  That is a deadlock.  Transfers between
 *      nodes may have been in flight at that moment, so some time passes
 *      between the rounds.
 */
#include <signal.h>
#include <time.h>

#include "base/env.h"
#include "boot/boot.h"
#include "hang/hang.h"
#include "net/net.h"
#include "shared/hang_table.h"

#define NS UINT64_C(1000000000)

enum {
    READ_NS = 30000000, /* between two times that records are read */

    /* A PE counts its polls.  One whose count stands still computes outside of the
     * library: that is certain when LIVE_NS have passed, in which the reporter has
     * made LIVE_POLLS polls itself (a second of them if it sleeps, wait/sleep.c),
     * or LIVE_MOST seconds, however few they were. */
    LIVE_NS = 1500000000,
    LIVE_POLLS = 50,
    LIVE_MOST = 5,
    ANSWER_MS = 2000,   /* for a PE of another node to answer */
    ASKED_ONCE = 3,     /* seconds in which several signals count as one */
    IN_FLIGHT_MOST = 5, /* seconds for transfers in flight to arrive */
};

/*
 * Guards `over`, `report`, the static variables of claim(), the variables of
 * hang/wait_record.c, and this PE's record.  A wait only tries to take the
 * mutex, so no wait blocks here.  It comes before the mutexes of boot/nodes.c
 * and of net/channels.c, which are taken while it is held.
 */
static pthread_mutex_t mutex = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
static bool over; /* the library ends: no more reports */

/* ------------------------------------------------------ the other PEs */

static struct {
    enum { NONE, ROUND_1, PAUSE, ROUND_2 } phase;
    uint64_t begun;           /* when the phase began */
    uint64_t read_at;         /* when records were last read */
    int polls;                /* of this PE since the round began */
    uint64_t next;            /* no report before this time */
    bool asked;               /* a signal asks for the report */
    struct sma_job_pe *first; /* all records when the round began */
    struct sma_job_pe *now;   /* and when they were last read */
    bool *silent;             /* PEs that did not answer */
    bool *live;               /* PEs that go on polling in one wait */
} report;

static bool is_on_my_node(int pe)
{
    return sma_net.wire == NULL || sma_topology.node_of == NULL ||
           sma_topology.node_of[pe] == sma_topology.node;
}

/* Copies the entry of a PE of this host from the job block.  The record in it
 * is whole unless its PE writes all the time. */
static void read_near(int pe, struct sma_job_pe *copy)
{
    const struct sma_job_pe *there = &sma_self.job->pe[sma_host_index(pe)];

    sma_record_copy_words(copy, there, offsetof(struct sma_job_pe, wait));
    sma_record_read(&copy->wait, &there->wait);
}

/*
 * Gets the entry of a PE of another node.  A get may read words in any order,
 * so the version is read before and after.  Returns false if the PE did not
 * answer.
 */
static bool read_remote(int pe, struct sma_job_pe *copy)
{
    const struct sma_address entry = {SMA_STATE, 0};
    const struct sma_address version = {
        SMA_STATE, offsetof(struct sma_job_pe, wait.version)};

    for (int i = 0; i < 100; i++) {
        uint32_t before, after;

        if (!sma_net_timed_get(pe, version, &before, sizeof before,
                               ANSWER_MS) ||
            !sma_net_timed_get(pe, entry, copy, sizeof *copy, ANSWER_MS) ||
            !sma_net_timed_get(pe, version, &after, sizeof after, ANSWER_MS))
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

/* Finds the PEs that are in the same wait as when the round began, and go on
 * polling.  True: all PEs are. */
static bool find_live(void)
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
        if (!report.live[i] || report.now[i].wait.ends != SMA_JOB_ENDS_BY_OTHER)
            return false;
    return true;
}

/* Does no PE go on, and do no data move? */
static bool is_all_quiet(void)
{
    for (int i = 0; i < sma_self.n; i++)
        if (!report.live[i] || report.now[i].wait.ends == SMA_JOB_ENDS_BY_DATA)
            return false;
    return true;
}

/* ------------------------------------------------------------ who reports */

/*
 * Compares and swaps a word of PE 0's entry in its job block, over the
 * transport if PE 0 runs on another host, and returns the old value.  All PEs
 * access these words by this function alone, so its acquires pair with its
 * releases.
 */
static uint64_t swap_word(size_t offset, uint64_t old, uint64_t new)
{
    int here = sma_host_index(0);

    if (here >= 0) {
        __atomic_compare_exchange_n(
            (uint64_t *) ((char *) &sma_self.job->pe[here] + offset), &old, new,
            false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
        return old;
    }
    return sma_net_amo(sma_calling, SMA_CTX_DEFAULT, 0,
                       (struct sma_address){SMA_STATE, offset}, sizeof old,
                       SMA_AMO_CSWAP, new, old);
}

static uint64_t read_word(size_t offset)
{
    return swap_word(offset, 0, 0);
}

/*
 * One PE reports, as long as its wait takes.  No PE notes the end of its wait:
 * a PE that finds the wait of the reporter ended takes over.  Returns whether
 * this PE is the reporter.
 */
static bool claim(void)
{
    const size_t word = offsetof(struct sma_job_pe, reporter);
    static uint64_t seen; /* another reporter, at the last call */
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
    uint64_t h = SMA_HASH_BEGIN;

    for (int i = 0; i < sma_self.n; i++) {
        h = sma_hash_add(h, (uint64_t) row[i].does);
        h = sma_hash_add(h, (uint64_t) row[i].state);
        h = sma_hash_add(h, row[i].wait.id);
    }
    return h;
}

/* ------------------------------------------------------------- the report */

/* Is the state of the job another one than that which was reported last? */
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

/* Prints the report.  `deadlock`: nothing can end the waits of the PEs. */
static void print(const struct sma_wait *w, bool deadlock)
{
    struct sma_hang_row *row = make_rows();
    const char *kind = is_all_quiet() ? "no progress: " : "";
    char *table, *verdict;

    if (deadlock || report.asked || is_news(row)) {
        table = sma_hang_table(row, sma_self.n);
        verdict = sma_hang_verdict(row, sma_self.n);
        if (table != NULL && verdict != NULL) {
            sma_tell_table(w->routine, row[sma_self.me].seconds, table, kind,
                           deadlock ? NULL : verdict);
            if (deadlock)
                sma_fatal(w->routine, "deadlock: %s", verdict);
        }
        free(table);
        free(verdict);
    }
    free(row);
}

/* Ends the report, and makes none again for SHMEM_HANG_TIMEOUT. */
static void end_report(uint64_t now)
{
    free(report.first);
    free(report.now);
    free(report.silent);
    free(report.live);
    report.first = report.now = NULL;
    report.silent = report.live = NULL;
    report.phase = NONE;
    report.asked = false;
    report.next = now + (uint64_t) sma_env.hang_timeout * NS;
}

static void begin_report(void)
{
    size_t n = (size_t) sma_self.n;

    report.first = sma_new(NULL, n, sizeof *report.first);
    report.now = sma_new(NULL, n, sizeof *report.now);
    report.silent = sma_new(NULL, n, sizeof *report.silent);
    report.live = sma_new(NULL, n, sizeof *report.live);
    read_all(report.first); /* may take long */
    report.phase = ROUND_1;
    report.begun = report.read_at = sma_now_ns();
    report.polls = 0;
}

/* Are all PEs in the waits in which the first round has found them? */
static bool are_same_waits(void)
{
    for (int i = 0; i < sma_self.n; i++)
        if (report.first[i].wait.id != report.now[i].wait.id)
            return false;
    return true;
}

/* How long a transfer between nodes may be in flight. */
static uint64_t pause_ns(void)
{
    int seconds = sma_env.hang_timeout;

    if (sma_net.wire == NULL)
        return 0;
    if (seconds > IN_FLIGHT_MOST)
        seconds = IN_FLIGHT_MOST;
    return (uint64_t) seconds * NS;
}

/* Does a signal ask for a report, and is this the PE that answers? */
static bool is_asked(void)
{
    const size_t word = offsetof(struct sma_job_pe, asked);
    uint64_t last, now = (uint64_t) time(NULL);
    uint32_t one = 1;

    /* The exchange orders only `ask` itself: no other data depends on it. */
    if (__atomic_load_n(&sma_self.job->ask, __ATOMIC_RELAXED) == 0 ||
        !__atomic_compare_exchange_n(&sma_self.job->ask, &one, 0, false,
                                     __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
        return false;
    /* A launcher hands the signal to the PEs of all hosts. */
    last = read_word(word);
    return now - last >= ASKED_ONCE && swap_word(word, last, now) == last;
}

static bool is_time(uint64_t now)
{
    report.asked |= is_asked();
    if (report.asked)
        return true;
    if (sma_env.hang_timeout == 0 || now < report.next ||
        now - sma_hang_mine()->since < (uint64_t) sma_env.hang_timeout * NS)
        return false;
    report.next = now + (uint64_t) sma_env.hang_timeout * NS;
    return claim();
}

/* This PE is in a new wait: a report begun in another wait is of no use.  One
 * that a signal has asked for is begun again. */
static void forget(uint64_t now)
{
    bool asked = report.asked;

    if (report.phase != NONE)
        end_report(now);
    report.asked = asked;
    report.next = 0;
}

/* Is a round over?  A PE that has not been seen to poll by then computes. */
static bool is_over(uint64_t passed)
{
    return passed >= LIVE_MOST * NS ||
           (passed >= LIVE_NS && report.polls >= LIVE_POLLS);
}

/* Goes on with the report, in one poll of the wait. */
static void go_on(struct sma_wait *w, uint64_t now)
{
    bool stuck;

    if (report.phase == NONE) {
        if (is_time(now))
            begin_report();
        return;
    }
    report.polls++;
    if (now - report.read_at < READ_NS)
        return;
    report.read_at = now;
    if (report.phase == PAUSE) {
        if (now - report.begun >= pause_ns()) {
            read_all(report.first);
            if (!are_same_waits()) {
                end_report(now);
                return;
            }
            report.phase = ROUND_2;
            report.begun = sma_now_ns();
            report.polls = 0;
        }
        return;
    }
    read_all(report.now);
    stuck = find_live() && is_all_stuck();
    if (!stuck && !is_over(sma_now_ns() - report.begun))
        return;
    if (report.phase == ROUND_1 && stuck) {
        report.phase = PAUSE;
        report.begun = sma_now_ns();
        return;
    }
    print(w, stuck);
    end_report(now);
}

void sma_hang_poll(struct sma_wait *w, const struct sma_about *about)
{
    uint64_t now;
    uint32_t id;

    if (pthread_mutex_trylock(&mutex) != 0)
        return;
    now = sma_now_ns();
    id = sma_hang_mine()->id;
    if (sma_hang_record_wait(w, about, now) && sma_self.initialized && !over) {
        if (sma_hang_mine()->id != id)
            forget(now);
        sma_calling = w->routine;
        go_on(w, now);
    }
    pthread_mutex_unlock(&mutex);
}

void sma_hang_record_remote(struct sma_wait *w)
{
    if (sma_self.job == NULL || pthread_mutex_trylock(&mutex) != 0)
        return;
    sma_hang_record_wait(w, &(const struct sma_about){.kind = SMA_JOB_WAITS_PE},
                         sma_now_ns());
    pthread_mutex_unlock(&mutex);
}

/* Reports which PEs have not come.  Only a job on one host can tell: there the
 * number of a PE is that of its entry in the job block. */
void sma_hang_at_start(double seconds)
{
    uint32_t no = 0;
    struct sma_hang_row *row;
    bool *live;
    char *table, *verdict;
    int n = sma_topology.host_n;

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
        sma_tell_table(SMA_R(shmem_init), seconds, table, "", verdict);
    free(table);
    free(verdict);
    free(row);
    free(live);
}

/* ---------------------------------------------------------- start and end */

/* The handler of SIGUSR1 under a launcher that does not report hangs itself. */
static void on_sigusr1(int signo)
{
    (void) signo;
    if (sma_self.job != NULL)
        __atomic_store_n(&sma_self.job->ask, 1, __ATOMIC_RELAXED);
}

void sma_hang_start(void)
{
    struct sigaction old,
        act = {.sa_handler = on_sigusr1, .sa_flags = SA_RESTART};

    over = false;
    sma_hang_record_start();
    if (sma_env.hang_timeout == 0)
        return;
    if (!sma_launcher->reports_hangs && sigaction(SIGUSR1, NULL, &old) == 0 &&
        old.sa_handler == SIG_DFL)
        sigaction(SIGUSR1, &act, NULL);
}

void sma_hang_stop(void)
{
    /* A signal handler may have called exit() while this thread polled, and holds
     * the mutex.  The poll does not go on then. */
    int error = pthread_mutex_lock(&mutex);

    over = true;
    if (error == EDEADLK)
        return;
    end_report(0);
    pthread_mutex_unlock(&mutex);
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Waits of the transport for other PEs: finds out whether an awaited PE has gone
 * silent, and then ends the job.
 *
 * What counts is not how long the wait takes, as large data may be in flight,
 * but for how long nothing has come from the PE.  When that is half of
 * SHMEM_TIMEOUT, the PE is asked, and asked again.  Whatever comes from it, data
 * or an answer, begins its time anew.  A process that finds that it was stopped
 * itself begins all times anew: what the PE has sent meanwhile may not have been
 * read, and the PE may have been stopped, too.
 */
#include "net/protocol.h"

#include <time.h>

#include "boot/boot.h"

uint32_t *sma_net_heard_of;

/* Seconds after which a wait for an answer is noted, so that a report of a job
 * that hangs shows it. */
enum { HANG_AFTER = 1 };

/* Questions to a silent PE within SHMEM_TIMEOUT. */
enum { QUESTIONS = 4 };

/* All PEs are in shmem_finalize, so connections may end.  Threads of the
 * transport read it in relaxed order: no other data depend on it. */
static bool leaving;
static struct sma_limit leaving_limit;

/* What is known of a PE of the job. */
struct known {
    uint32_t heard; /* as the transport counts it, when it was last read */
    double at;      /* when that was first seen */
    double asked;   /* when the first question since then was sent; 0: none */
    double again;   /* no further question before this time */
};

/* Guards `known`. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct known *known; /* of each PE; NULL: no wait has taken long */

/*
 * Waits before a message about another host.  The failure there may be a
 * consequence of the job's end; then the launcher ends this PE, too, within
 * `seconds`.  Or all hosts notice the failure: each waits for another time, so
 * that the first one prints and ends the job before the others print as well.
 * Returns false when this process was stopped meanwhile.
 */
static bool let_others_speak(double seconds)
{
    const struct timespec nap = {.tv_nsec = 20000000};
    struct sma_limit limit = sma_limit_begin();
    int host = sma_host_here();
    double begin = limit.since;
    double until = begin + seconds + (host < 12 ? host : 12) * 0.25;

    while (sma_now() < until && !__atomic_load_n(&leaving, __ATOMIC_RELAXED)) {
        sma_limit_is_over(&limit, sma_env.timeout);
        if (__atomic_load_n(&sma_self.job->end, __ATOMIC_RELAXED) !=
            SMA_JOB_GOES_ON)
            sma_follow_job_end();
        nanosleep(&nap, NULL);
    }
    sma_limit_is_over(&limit, sma_env.timeout);
    return limit.since == begin;
}

/* What is found to be why PE pe, if it runs on this host, is lost or silent. */
static const char *look_why(int pe, bool *barred_p)
{
    int here = sma_host_index(pe);

    *barred_p = false;
    return here < 0 ? ""
                    : sma_cause_peer(sma_self.job, sma_topology.host_me, here,
                                     sma_memory.segment_device,
                                     sma_memory.segment_inode, barred_p);
}

/* Ends the job because PE pe does not answer; -1: some PE does not. */
__attribute__((noreturn)) static void no_answer(int pe)
{
    bool barred;

    if (pe < 0)
        sma_fatal(sma_calling,
                  "a PE of another host has not answered for %d seconds "
                  "(SHMEM_TIMEOUT)",
                  sma_env.timeout);
    sma_fatal(sma_calling,
              "PE %d on %s has not answered for %d seconds (SHMEM_TIMEOUT)%s",
              pe, sma_nodes_host(pe), sma_env.timeout, look_why(pe, &barred));
}

/* Looks whether PE pe is silent in a wait that has begun, or in which this
 * process has gone on, at `since`; *ask_p tells whether to ask the PE now. */
static bool is_silent(int pe, double since, double now, bool *ask_p)
{
    const double limit = sma_env.timeout;
    uint32_t heard = sma_net_heard(pe);
    struct known *k;
    double silent;
    bool over;

    pthread_mutex_lock(&mutex);
    if (known == NULL)
        known = sma_new(sma_calling, (size_t) sma_self.job_n, sizeof *known);
    k = &known[pe];
    if (k->heard != heard || k->at == 0)
        *k = (struct known){.heard = heard, .at = now};
    silent = now - (k->at > since ? k->at : since);
    if (k->asked < since)
        k->asked = k->again = 0;
    *ask_p = silent > limit / 2 && now >= k->again;
    over = silent > limit && k->asked > 0 && now - k->asked > limit / 4;
    if (*ask_p) {
        k->asked = k->asked > 0 ? k->asked : now;
        k->again = now + limit / 2 / QUESTIONS;
    }
    pthread_mutex_unlock(&mutex);
    return over;
}

/* A wait of the transport. */
struct silence_wait {
    double begun;
    bool napped;
    struct sma_limit limit; /* starts anew when this process was stopped */
    double next;            /* time of the next look at the awaited PEs */
    unsigned nap;           /* microseconds; 0: the wait has begun just now */
    struct sma_wait slow;   /* for the report of a job that hangs */
};

/* Looks at PE pe, and asks it.  The PE may answer while PEs of other hosts get
 * the time to speak; then the job goes on. */
static void look_at(struct silence_wait *w, int pe, double now)
{
    uint32_t heard = sma_net_heard(pe);
    bool ask;

    if (is_silent(pe, w->limit.since, now, &ask)) {
        if (let_others_speak(0) &&
            (SMA_MUTANT(no_second_look) || sma_net_heard(pe) == heard))
            no_answer(pe);
        w->limit = sma_limit_begin();
        return;
    }
    if (ask)
        sma_net_ask_alive(pe);
}

/* In shmem_finalize no PE asks another one, and no data are in flight. */
static void look(struct silence_wait *w, struct sma_channel *channel, int pe,
                 double now)
{
    bool over = sma_limit_is_over(&w->limit, sma_env.timeout);

    if (__atomic_load_n(&leaving, __ATOMIC_RELAXED)) {
        if (over)
            no_answer(pe);
        return;
    }
    if (now < w->next)
        return;
    w->next = now + sma_env.timeout / 16.0;
    if (pe >= 0)
        look_at(w, pe, now);
    else
        for (int i = 0; i < sma_self.job_n; i++)
            if (sma_net_awaits(channel, i))
                look_at(w, i, now);
}

/* Most answers come within some 20 microseconds: a wait for one polls for so long
 * before it yields. */
static uint32_t polls_before_yield(void)
{
    return 20 + (sma_crowded || sma_yields_are_slow() ? 0 : SMA_SPIN);
}

/*
 * Where yields take long, a wait polls for some microseconds before it naps, as an
 * answer of a PE that runs takes less than two wake-ups.  Where answers take longer,
 * that is in vain: each wait that has napped halves the time, and each that has not
 * doubles it.
 */
static __thread double patience = 100e-6;

static void learn_patience(bool napped)
{
    const double least = 12e-6, most = 100e-6;

    patience *= napped ? 0.5 : 2;
    patience = patience < least ? least : patience > most ? most : patience;
}

/* The length of a nap, in microseconds, in a wait that has taken so many seconds.  What
 * arrives for the main channel ends the nap.  Other channels are looked at after it, so
 * it is a small part of the wait. */
static unsigned nap_after(double seconds)
{
    enum { PATIENCE = 3000, PART = 16, MOST = 1000 };
    double us = seconds * 1e6;

    if (us < PATIENCE || sma_env.wait == SMA_WAIT_POLL)
        return 0;
    return us < MOST * PART ? (unsigned) (us / PART) : MOST;
}

/* Called for each poll of a wait, before the transport makes progress: what arrives then
 * may end the wait, which must not nap first.  Where threads serve, a PE answers whatever
 * its program does, so a PE that is silent for SHMEM_TIMEOUT never answers. */
void sma_silence_idle(struct sma_channel *channel, int pe, uint32_t *polls)
{
    enum { NAP = 50 }; /* microseconds, where yields take long */
    static __thread struct silence_wait w;
    bool slow;

    if (*polls == 0) {
        if (w.begun != 0)
            learn_patience(w.napped);
        w.begun = 0;
        w.nap = 0;
        w.napped = false;
    }
    if (++*polls < polls_before_yield())
        return;
    slow = sma_yields_are_slow();
    /* The time is read often: when there are more PEs than processors, much
     * time may pass between two polls. */
    if (*polls % 16 == 0 || w.nap > 0 || slow) {
        double now = sma_now();

        sma_net_send_open(); /* the wait may be for what is in a bundle */
        if (__atomic_load_n(&sma_self.job->end, __ATOMIC_RELAXED) !=
            SMA_JOB_GOES_ON)
            sma_follow_job_end();
        if (w.begun == 0)
            w = (struct silence_wait){.begun = now,
                                      .limit = sma_limit_begin(),
                                      .slow = SMA_WAIT(sma_calling, pe)};
        if (now - w.begun > HANG_AFTER && !SMA_MUTANT(answer_not_noted))
            sma_wait_hooks.note_remote(&w.slow);
        if (sma_env.timeout > 0 && sma_env.serve != SMA_SERVE_NO)
            look(&w, channel, pe, now);
        w.nap = nap_after(now - w.begun);
        if (slow && now - w.begun < patience)
            return;
    }
    if (w.nap > 0 || !sma_yield(0)) {
        w.napped = true;
        sma_nap(w.nap > 0 ? w.nap : NAP);
    }
}

void sma_silence_lost(int pe, const char *why)
{
    const int here = sma_host_index(pe);
    const char *found = "", *advice;
    bool barred = false;

    let_others_speak(1);
    if (__atomic_load_n(&leaving, __ATOMIC_RELAXED))
        return;
    if (here >= 0 && sma_job_state_of(&sma_self.job->pe[here]) == SMA_JOB_LEFT)
        sma_fatal(sma_calling,
                  "waits for PE %d (pid %d), which ended with status 0 without "
                  "shmem_finalize",
                  pe, (int) sma_self.job->pe[here].pid);
    advice = sma_net.wire->advice(SMA_WIRE_LOST);
    if (advice == NULL)
        found = look_why(pe, &barred);
    if (barred)
        advice = sma_net.wire->advice(SMA_WIRE_BARRED);
    else if (advice == NULL && found[0] == '\0')
        found =
            sma_cause(SMA_CAUSE_MEMORY, 0, here >= 0 ? SMA_CAUSE_OF_PEER : 0);
    sma_fatal(NULL, "the connection to PE %d on %s is lost (%s: %s)%s%s%s", pe,
              sma_nodes_host(pe), sma_net.wire->name, why, found,
              advice != NULL ? "; " : "", advice != NULL ? advice : "");
}

void sma_net_leave(void)
{
    __atomic_store_n(&leaving, true, __ATOMIC_RELAXED);
    for (struct sma_channel *c = &sma_net_main;
         sma_net.wire != NULL && c != NULL; c = next_channel(c))
        if (sma_net_is_urgent(c))
            sma_net_settle(c);
    leaving_limit = sma_limit_begin();
}

bool sma_net_is_leaving(int pe)
{
    if (!__atomic_load_n(&leaving, __ATOMIC_RELAXED))
        return false;
    if (sma_env.serve != SMA_SERVE_NO &&
        sma_limit_is_over(&leaving_limit, sma_env.timeout))
        no_answer(pe);
    return true;
}

void sma_silence_stop(void)
{
    leaving = SMA_MUTANT(leaving_kept);
    free(known);
    known = NULL;
}

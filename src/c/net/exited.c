/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Finds out in a long wait whether the awaited PE will ever come, and ends the
 * job when it will not: the PE may have exited, or a host may have failed.
 */
#include "net/protocol.h"

#include "boot/boot.h"

/*
 * ASK_EVERY: the least number of seconds between two questions to PEs that only the
 * network reaches.  REPORT: those that a report of a hang takes at most (hang/hang.c); it
 * is made in polls of the wait, of which there are none while a question is open.
 */
enum { ASK_EVERY = 2, REPORT = 12 };

/* Is it time to ask PEs that only the network reaches?  The first call in a wait only
 * notes the time, so a short wait never asks. */
static bool is_time_to_ask(struct sma_wait *w)
{
    double now;

    /* without threads that serve, the question would wait for as long as the
     * other PE computes */
    if (sma_net.wire == NULL || sma_env.serve == SMA_SERVE_NO)
        return false;
    now = sma_now();
    if (w->asked == 0)
        w->asked =
            now +
            (sma_env.hang_timeout > 0 ? sma_env.hang_timeout + REPORT : 0);
    if (now - w->asked < ASK_EVERY)
        return false;
    w->asked = now;
    return true;
}

/*
 * Checks that the next host still answers.  A host that has failed or cannot be
 * reached any more may be one that no PE of this host has talked to.  So each
 * host watches the next one: one of the PEs that wait asks the first PE of that
 * host for its state, and the transport ends the job when no answer comes.
 *
 * The compare-and-swap of `watched` only elects the PE that asks.
 */
static void watch_next_host(void)
{
    uint32_t now = (uint32_t) sma_now();
    uint32_t last = __atomic_load_n(&sma_self.job->watched, __ATOMIC_RELAXED);

    if (now - last >= ASK_EVERY &&
        __atomic_compare_exchange_n(&sma_self.job->watched, &last, now, false,
                                    __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        sma_net_state(sma_host_first((sma_host_here() + 1) % sma_hosts()));
}

/* The state of a PE (enum sma_job_state); SMA_JOB_NONE: not known.  Only with
 * `ask` is a PE asked that only the network reaches: though the job block has the
 * state of one of this host, the question finds out whether it answers. */
static int state_of(int pe, bool ask)
{
    int here = sma_host_index(pe), state = SMA_JOB_NONE;

    if (here >= 0)
        state = sma_job_state_of(&sma_self.job->pe[here]);
    if (!ask || state >= SMA_JOB_LEAVING || (here >= 0 && sma_peer_is_here(pe)))
        return state;
    return sma_net_state(pe);
}

/* Has a PE of this host called shmem_finalize, or does it exit without it, and
 * does it store nothing any more? */
static bool is_gone(const struct sma_job_pe *pe)
{
    return sma_job_state_of(pe) >= SMA_JOB_LEAVING &&
           __atomic_load_n(&pe->may_store, __ATOMIC_RELAXED) == 0;
}

/*
 * The PE that will never come, or -1; *state_p becomes its state.  Only with
 * `ask` are PEs of other hosts asked.
 *
 * A wait that names a PE needs a call of this PE, which makes none after
 * shmem_finalize.  A wait for any PE ends the job when no other PE can come any
 * more and nothing in this process can end it either.
 */
static int find_exited(const struct sma_wait *w, bool ask, int *state_p)
{
    int pe = sma_self.me == 0 ? 1 : 0;

    if (w->leaving || sma_self.n == 1)
        return -1;
    if (w->pe >= 0) {
        *state_p = state_of(w->pe, ask);
        return *state_p >= SMA_JOB_LEAVING ? w->pe : -1;
    }
    /* the PEs of this host come first, as their states are in the job block */
    for (int i = 0; i < sma_topology.host_n; i++)
        if (i != sma_topology.host_me && !is_gone(&sma_self.job->pe[i]))
            return -1;
    for (int i = 0; sma_hosts() > 1 && i < sma_self.n; i++)
        if (sma_host_index(i) < 0 && state_of(i, ask) < SMA_JOB_LEAVING)
            return -1;
    *state_p = state_of(pe, ask);
    return *state_p >= SMA_JOB_LEAVING && sma_only_others(SMA_ENDS_BY_STORE)
               ? pe
               : -1;
}

/*
 * What a PE did before it exited is visible only after its state has been read.
 * On a node it is then visible at once, and the caller tests its condition once
 * more.  Through the transport its last messages may still be in flight, and
 * take several turns of progress: so the transport must have been idle for a
 * while since.
 */
enum { IDLE_TURNS = 16 };            /* without progress */
static const double IDLE_TIME = 0.5; /* seconds */

static bool has_settled(const struct sma_wait *w)
{
    if (sma_net.wire == NULL || (w->pe >= 0 && sma_peer_is_here(w->pe)))
        return true;
    return w->idle >= IDLE_TURNS && sma_now() - w->exited_at >= IDLE_TIME;
}

void sma_look_for_exited(struct sma_wait *w)
{
    bool due = is_time_to_ask(w), ask = due || w->exited;
    int state = SMA_JOB_NONE, pe, here;
    char process[32] = "";

    sma_calling = w->routine;
    sma_boot_look_for_gone(w->routine);
    if (sma_self.initialized && !sma_net_is_leaving(w->pe) && due &&
        sma_hosts() > 1)
        watch_next_host();
    pe = find_exited(w, ask, &state);
    if (pe < 0) {
        w->exited = false;
        return;
    }
    if (!w->exited) {
        w->exited = true;
        w->exited_at = sma_now();
        w->idle = 0;
        return;
    }
    if (!has_settled(w))
        return;
    here = sma_host_index(pe);
    if (here >= 0)
        snprintf(process, sizeof process, "pid %d",
                 (int) sma_self.job->pe[here].pid);
    else
        snprintf(process, sizeof process, "on %.24s", sma_nodes_host(pe));
    sma_fatal(w->routine, "waits for PE %d (%s), which %s%s", pe, process,
              state == SMA_JOB_LEFT
                  ? "ended with status 0 without shmem_finalize"
                  : "called shmem_finalize",
              w->pe < 0 ? ", as all others did" : "");
}

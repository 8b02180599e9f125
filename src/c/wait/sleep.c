/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Sleeping in a wait.
 */
#include <limits.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>

#include "base/env.h"
#include "boot/boot.h"
#include "memory/memory.h"
#include "wait/wait.h"

/* The limit of a sleep, in nanoseconds. */
enum {
    LEAST = 50000,
    SHARE =
        8, /* more PEs than that for a processor sleep longer in proportion */
    MOST = 40000000,
    MOST_PLAIN = 200000,     /* where nobody may wake the sleeper */
    SERVED_AFTER = 10000000, /* the transport's thread serves by then */
    PART = 16, /* of the time that the wait has slept: so small is the delay */
};

struct sma_wait_hooks sma_wait_hooks;
struct sma_sleeps sma_sleeps;
uint32_t sma_share = 1;

static void count(uint64_t *number)
{
    __atomic_fetch_add(number, 1, __ATOMIC_RELAXED);
}

/*
 * Stores of the program itself wake nobody: through a pointer of shmem_ptr, or
 * by a thread, a signal handler or a child.  Where they end waits, the sleeps
 * stay short.  A thread whose wait ends after a nap finds that out in its next
 * wait.
 */
enum { UNSEEN_MOST = 3 };    /* one or two may be missed wake-ups */
static uint32_t unseen;      /* waits that ended after a nap */
static __thread bool napped; /* the last sleep of this thread was a nap */

static bool has_plain_stores(void)
{
    return __atomic_load_n(&sma_self.job->pointers, __ATOMIC_RELAXED) != 0 ||
           __atomic_load_n(&unseen, __ATOMIC_RELAXED) >= UNSEEN_MOST;
}

/* The limit of the next sleep of the wait. */
static long limit_of(struct sma_wait *w, long most)
{
    uint64_t now = sma_now_ns(), part;
    uint64_t least = LEAST * (1 + (uint64_t) (sma_share - 1) / SHARE);

    if (w->slept == 0)
        w->slept = now;
    part = (now - w->slept) / PART;
    if (part < least)
        part = least;
    return part < (uint64_t) most ? (long) part : most;
}

/* Sleeps while *word has the value.  Returns false when the limit has ended the
 * sleep. */
static bool sleep_while(const uint32_t *word, uint32_t value, long ns)
{
    const struct timespec limit = {.tv_nsec = ns};
    bool woken =
        syscall(SYS_futex, word, FUTEX_WAIT, value, &limit, NULL, 0) == 0 ||
        errno != ETIMEDOUT;

    count(woken ? &sma_sleeps.woken : &sma_sleeps.naps);
    return woken;
}

void sma_wake_word(const volatile void *word)
{
    if (syscall(SYS_futex, word, FUTEX_WAKE, INT_MAX, NULL, NULL, 0) > 0)
        count(&sma_sleeps.wakes);
}

/* --------------------------------------------- until a word has some value */

void sma_mark(int64_t *word, uint32_t until)
{
    int64_t old = __atomic_load_n(word, __ATOMIC_RELAXED);

    while ((old >= 0 || (int32_t) (until - (uint32_t) old) > 0) &&
           !__atomic_compare_exchange_n(word, &old, SMA_SLEPT_ON + until, false,
                                        __ATOMIC_SEQ_CST, __ATOMIC_RELAXED))
        ;
}

/*
 * The PE that stores to the word looks at *mark first.  If it has done so just
 * before, then it stores just after this PE has found the word unchanged, or the
 * system finds it changed, or the limit ends the sleep.
 */
static bool sleep_on_word(struct sma_wait *w, const struct sma_about *about)
{
    uint32_t value = __atomic_load_n(about->word, __ATOMIC_RELAXED);

    if ((int32_t) (value - about->until) >= 0)
        return true;
    if (about->mark != NULL)
        sma_mark(about->mark, about->until);
    if (about->announce != NULL && !about->announce(about->set))
        return true;
    return sleep_while(about->word, value, limit_of(w, MOST));
}

/* ------------------------------------------ until the memory of a PE changes */

/* Makes all PEs of the node take the slow path to the memory of PE pe. */
static void unmap(int pe)
{
    for (int i = 0; i < sma_topology.node_n; i++) {
        struct sma_peer *peer = &sma_peers_of(i)[pe];

        for (int k = 0; k < SMA_REGIONS; k++)
            if (__atomic_load_n(&peer->base[k], __ATOMIC_RELAXED) != 0)
                __atomic_store_n(&peer->base[k], 0, __ATOMIC_RELAXED);
    }
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
}

static struct sma_job_pe *entry_of(int pe)
{
    return &sma_self.job->pe[sma_host_index(pe)];
}

/*
 * First notes how often the sleepers have been woken so far, and lets the PEs
 * take the slow path; the caller then tests its condition.  If it is still not
 * true, the next call sleeps, but only if there was no wake-up meanwhile.  A PE
 * that takes the slow path makes its own base valid again before it counts the
 * wake-up, so this PE either sleeps while the base is 0, or does not sleep.
 */
static bool sleep_on_memory(struct sma_wait *w, int pe)
{
    struct sma_job_pe *there = entry_of(pe);
    bool woken;

    if (!w->armed) {
        if (w->slept == 0 && napped)
            __atomic_fetch_add(&unseen, 1, __ATOMIC_RELAXED);
        napped = false;
        w->armed = true;
        /* pairs with the release in sma_wake_memory */
        w->wakes = __atomic_load_n(&there->wakes, __ATOMIC_ACQUIRE);
        unmap(pe);
        return false;
    }
    w->armed = false;
    /* Both this and the increment of `wakes` are sequentially consistent: either
     * the PE that wakes sees the sleeper, or the system sees the new count. */
    __atomic_fetch_add(&there->sleepers, 1, __ATOMIC_SEQ_CST);
    woken = sleep_while(&there->wakes, w->wakes,
                        limit_of(w, has_plain_stores() ? MOST_PLAIN : MOST));
    __atomic_fetch_sub(&there->sleepers, 1, __ATOMIC_RELAXED);
    napped = !woken;
    return woken;
}

void sma_wake_memory(int pe)
{
    struct sma_job_pe *there = entry_of(pe);

    for (int k = 0; k < SMA_REGIONS; k++)
        __atomic_exchange_n(&sma_memory.peer[pe].base[k], sma_peer_base(pe, k),
                            __ATOMIC_SEQ_CST);
    __atomic_fetch_add(&there->wakes, 1, __ATOMIC_SEQ_CST);
    if (__atomic_load_n(&there->sleepers, __ATOMIC_SEQ_CST) > 0)
        sma_wake_word(&there->wakes);
}

void sma_wake_sleepers(void)
{
    if (__atomic_load_n(&entry_of(sma_self.me)->sleepers, __ATOMIC_SEQ_CST) > 0)
        sma_wake_memory(sma_self.me);
}

/* ------------------------------------------------------------------- either */

void sma_nap(unsigned microseconds)
{
    const struct timespec limit = {.tv_nsec = (long) microseconds * 1000};

    if (sma_wait_hooks.nap != NULL)
        sma_wait_hooks.nap(microseconds);
    else
        nanosleep(&limit, NULL);
    count(&sma_sleeps.naps);
}

/* Does the transport's own thread serve other PEs, as this PE has slept for a
 * while?  Then it wakes this PE when something has arrived. */
static bool is_served(const struct sma_wait *w)
{
    return w->slept != 0 && sma_env.serve != SMA_SERVE_NO &&
           sma_now_ns() - w->slept > SERVED_AFTER;
}

bool sma_sleep(struct sma_wait *w, const struct sma_about *about)
{
    if (sma_wait_hooks.nap == NULL || is_served(w)) {
        if (about->word != NULL)
            return sleep_on_word(w, about);
        if (about->memory != 0)
            return sleep_on_memory(w, about->memory - 1);
        if (about->remote)
            return sleep_on_memory(w, sma_self.me);
    }
    sma_nap((unsigned) (limit_of(w, about->remote ? MOST : MOST_PLAIN) / 1000));
    return false;
}

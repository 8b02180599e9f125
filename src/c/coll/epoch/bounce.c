/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The bounce buffers of this PE, of which coll/epoch/epoch.h tells.
 */
#include <sched.h>
#include <time.h>

#include "coll/epoch/epoch.h"

/* How often a thread yields its processor before it sleeps. */
enum { YIELDS = 100 };

/*
 * The set and the epoch that used each bounce buffer of this PE last.  A set in
 * which this PE has come far ahead of the other members may use all of the
 * first SMA_BOUNCES_COMMON buffers.  The other buffers are for sets that use none:
 * other threads, each on a set of its own, may need one before those members can go
 * on.  They are used from the first one on, and so take memory only as needed.
 *
 * bounces_locked guards bounce_user, next_bounce and used.  It is the innermost lock:
 * a thread that holds it takes no other.  A set in bounce_user exists, as
 * sma_bounces_forget removes it before it is freed.
 */
static bool bounces_locked;
static struct {
    struct sma_set *set;
    int64_t epoch;
} bounce_user[SMA_COLL_BOUNCES];
static unsigned next_bounce;
static unsigned used = SMA_BOUNCES_COMMON; /* later buffers have had no user */

/* The acquire pairs with the release in unlock_bounces.  The thread that has the
 * lock may have a lower real-time priority than this one, which it then gets no
 * processor from unless this one sleeps. */
static void lock_bounces(void)
{
    const struct timespec nap = {.tv_nsec = 20000};

    for (int i = 0;
         __atomic_exchange_n(&bounces_locked, true, __ATOMIC_ACQUIRE); i++)
        if (i < YIELDS)
            sched_yield();
        else
            nanosleep(&nap, NULL);
}

/* The release pairs with the acquire in lock_bounces. */
static void unlock_bounces(void)
{
    __atomic_store_n(&bounces_locked, false, __ATOMIC_RELEASE);
}

void sma_bounces_forget(const struct sma_set *set)
{
    lock_bounces();
    for (int b = 0; b < SMA_COLL_BOUNCES; b++)
        if (bounce_user[b].set == set)
            bounce_user[b].set = NULL;
    unlock_bounces();
}

void sma_bounces_fini(void)
{
    memset(bounce_user, 0, sizeof bounce_user);
    used = SMA_BOUNCES_COMMON;
}

/* Are all members done with the epoch that used buffer b?  If not, *late_p is a
 * PE that has not.  Another thread may be in a collective of the set that used
 * the buffer; only of `set` itself may `over` be read. */
static bool is_bounce_free(unsigned b, const struct sma_set *set, int *late_p)
{
    struct sma_set *user = bounce_user[b].set;
    int64_t epoch = bounce_user[b].epoch;

    if (user == NULL || (user == set && sma_slot_known_over(set) >= epoch))
        return true;
    for (int k = 0; k < user->local_n; k++)
        if (k != user->local_me && sma_slot_done_by(user, k) < epoch) {
            *late_p = sma_set_local_pe(user, k);
            return false;
        }
    return true;
}

/* A free buffer for the set, or -1 and in *late_p a PE to wait for.  The caller
 * has locked the buffers. */
static int find_bounce(const struct sma_set *set, int *late_p)
{
    bool has_one = false;

    for (unsigned i = 0; i < SMA_BOUNCES_COMMON; i++) {
        unsigned b = next_bounce;

        next_bounce = (b + 1) % SMA_BOUNCES_COMMON;
        if (is_bounce_free(b, set, late_p))
            return (int) b;
        has_one |= bounce_user[b].set == set;
    }
    for (unsigned b = SMA_BOUNCES_COMMON; b < used; b++)
        has_one |= bounce_user[b].set == set && !is_bounce_free(b, set, late_p);
    for (unsigned b = SMA_BOUNCES_COMMON; !has_one && b < used; b++)
        if (is_bounce_free(b, set, late_p))
            return (int) b;
    return has_one || used == SMA_COLL_BOUNCES ? -1 : (int) used++;
}

/* Waits for a free buffer and assigns it to this epoch of the set. */
unsigned sma_bounce_take(struct sma_set *set, const struct sma_routine *routine)
{
    struct sma_wait w = SMA_WAIT(routine, -1);
    int b;

    lock_bounces();
    while ((b = find_bounce(set, &w.pe)) < 0) {
        unlock_bounces();
        SMA_WAIT_MORE(&w, .kind = SMA_JOB_WAITS_SET, .set = set);
        lock_bounces();
    }
    bounce_user[b].set = set;
    bounce_user[b].epoch = set->epoch;
    unlock_bounces();
    return (unsigned) b;
}

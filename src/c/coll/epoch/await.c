/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Waiting for what another member posts in an epoch, which
 * coll/epoch/epoch.h describes.
 */
#include "coll/epoch/epoch.h"

/* The most polls for PEs on other processors before this PE yields its own. */
enum { SPIN_MOST = 500 };

/* The number of the epoch in a mailbox.  The acquire pairs with the release in
 * sma_epoch_publish. */
static uint64_t epoch_of(const struct sma_mailbox *mailbox)
{
    return __atomic_load_n(&mailbox->epoch, __ATOMIC_ACQUIRE) &
           ~SMA_EPOCH_SLEEPS;
}

/* Has member k posted in this epoch? */
static bool has_posted(const struct sma_set *set, int k)
{
    const struct sma_slot *slot =
        __atomic_load_n(&set->slot[k], __ATOMIC_RELAXED);

    return slot != NULL &&
           epoch_of(&slot->mailbox[sma_mailbox_index(set->epoch)]) ==
               (uint64_t) set->epoch;
}

/*
 * May this PE poll a little longer in an epoch in which all members post,
 * although PEs share processors?  It may when every member that last ran on its
 * processor has posted: yielding the processor would only wake PEs that wait as
 * well, one after the other.
 */
static bool may_spin(const struct sma_set *set)
{
    int32_t cpu = sma_note_cpu();

    for (int k = 0; k < set->local_n; k++)
        if (!has_posted(set, k) &&
            __atomic_load_n(&sma_self.job->pe[sma_set_local_pe(set, k)].cpu,
                            __ATOMIC_RELAXED) == cpu)
            return false;
    return true;
}

/* Have all members on the node posted in this epoch?  Members that have once been
 * found to have posted are not looked at again, so that all calls of an epoch take
 * together no longer than there are members. */
static bool have_all_posted(const struct sma_set *set)
{
    struct sma_posted *posted = set->posted;

    if (posted->epoch != set->epoch)
        *posted = (struct sma_posted){.epoch = set->epoch};
    while (posted->members < set->local_n && has_posted(set, posted->members))
        posted->members++;
    return posted->members == set->local_n;
}

/* Says that this PE sleeps until all have posted.  Returns false if they have.
 * The fence makes the last member see that this PE sleeps, or this PE that the
 * member has posted, unless the member looks before its own store is visible. */
static bool announce(const struct sma_set *set)
{
    struct sma_mailbox *mailbox = sma_my_mailbox(set);

    __atomic_store_n(&mailbox->epoch, (uint64_t) set->epoch | SMA_EPOCH_SLEEPS,
                     __ATOMIC_RELEASE);
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    return !have_all_posted(set);
}

/* Does this PE know the slots of all members on the node? */
static bool knows_slots(struct sma_set *set)
{
    for (int k = 0; k < set->local_n; k++)
        if (sma_slot_of(set, k) == NULL && !SMA_MUTANT(slots_unknown))
            return false;
    return true;
}

/* A member sleeps until all have posted: wakes it and others if they have.  The
 * fence makes one of two members that post last see that the other has. */
static void wake_all(struct sma_set *set)
{
    uint64_t *full;

    if (set->slot[0] == NULL && !SMA_MUTANT(first_unknown))
        return; /* so not all are known to have posted */
    full = &set->slot[0]->full;
    if (__atomic_load_n(full, __ATOMIC_RELAXED) == (uint64_t) set->epoch)
        return;
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    if (!have_all_posted(set))
        return;
    if (__atomic_exchange_n(full, (uint64_t) set->epoch, __ATOMIC_SEQ_CST) !=
            (uint64_t) set->epoch &&
        !SMA_MUTANT(meeting_not_told))
        sma_wake_word(sma_low_half(full));
}

/* Goes on waiting for member k to post in this epoch. */
static void wait_more_for_post(struct sma_wait *w, struct sma_set *set, int k,
                               enum sma_epoch_kind kind)
{
    struct sma_slot *slot = sma_slot_of(set, k);

    if (slot == NULL)
        SMA_WAIT_MORE(w, .kind = SMA_JOB_WAITS_SET, .set = set);
    else if (kind == SMA_EPOCH_MEET && set->nodes == 1 && knows_slots(set))
        SMA_WAIT_MORE(w, .kind = SMA_JOB_WAITS_SET, .set = set,
                      .word = sma_low_half(&set->slot[0]->full),
                      .until = (uint32_t) set->epoch, .announce = announce);
    else
        SMA_WAIT_MORE(w, .kind = SMA_JOB_WAITS_SET, .set = set,
                      .word = sma_low_half(
                          &slot->mailbox[sma_mailbox_index(set->epoch)].epoch),
                      .until = (uint32_t) set->epoch, .mark = &slot->over);
}

const struct sma_mailbox *sma_epoch_await(struct sma_set *set,
                                          const struct sma_routine *routine,
                                          int k, enum sma_epoch_kind kind)
{
    struct sma_slot *slot = sma_slot_of(set, k);
    struct sma_wait w = SMA_WAIT(routine, sma_set_local_pe(set, k));
    const struct sma_mailbox *mailbox;
    int spun = 0;

    while (unlikely(slot == NULL)) {
        wait_more_for_post(&w, set, k, kind);
        slot = sma_slot_of(set, k);
    }
    mailbox = &slot->mailbox[sma_mailbox_index(set->epoch)];
    while (epoch_of(mailbox) != (uint64_t) set->epoch) {
        if (kind != SMA_EPOCH_ONE && sma_crowded && sma_net.wire == NULL &&
            spun < SPIN_MOST && !sma_yields_are_slow() && may_spin(set)) {
            spun++;
            sma_relax();
        } else {
            wait_more_for_post(&w, set, k, kind);
        }
    }
    if (__atomic_load_n(&mailbox->epoch, __ATOMIC_RELAXED) & SMA_EPOCH_SLEEPS)
        wake_all(set);
    return mailbox;
}

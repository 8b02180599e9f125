/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Assertions of what is true of a set and of the slots of its members whenever
 * an epoch begins or ends (coll/epoch/epoch.h).  Only debug builds call them.
 */
#include "coll/epoch/epoch.h"

/* A mailbox of this PE says where its data are. */
static void walk_data(const struct sma_mailbox *mailbox)
{
    size_t bytes = sma_mailbox_bytes(mailbox);

    switch (mailbox->bytes_where & 3) {
    case SMA_MAILBOX_INLINE: SMA_ASSERT(bytes <= SMA_INLINE); break;
    case SMA_MAILBOX_BOUNCE: /* of larger data, the buffer has the first piece */
        SMA_ASSERT(bytes > 0);
        SMA_ASSERT(mailbox->at < SMA_COLL_BOUNCES);
        break;
    default:
        SMA_ASSERT(mailbox->at < sma_memory.segment_size ||
                   sma_constant_at(mailbox->at - sma_memory.segment_size));
        break;
    }
}

/* Each mailbox of this PE holds an epoch that this PE has begun and that
 * belongs to the mailbox, and this PE is done with no epoch that it has not
 * begun. */
static void walk_mine(const struct sma_set *set)
{
    const struct sma_slot *slot = set->my_slot;

    SMA_ASSERT(slot != NULL);
    SMA_ASSERT((const char *) slot >=
                   (const char *) sma_area_of(sma_topology.node_me) &&
               (const char *) slot <
                   (const char *) sma_area_of(sma_topology.node_me)->bounce);
    SMA_ASSERT(slot->key == set->key || set == sma_world);
    SMA_ASSERT(slot->done <= (uint64_t) set->epoch);
    for (unsigned i = 0; i < SMA_COLL_RING; i++) {
        const struct sma_mailbox *mailbox = &slot->mailbox[i];
        uint64_t epoch = mailbox->epoch & ~SMA_EPOCH_SLEEPS;

        SMA_ASSERT(epoch <= (uint64_t) set->epoch);
        if (epoch == 0)
            continue;
        SMA_ASSERT(sma_mailbox_index((int64_t) epoch) == i);
        walk_data(mailbox);
    }
}

/* The k-th member is done with the epoch that this PE takes for over, and
 * has overwritten no mailbox of an epoch that this PE is not done with.  The
 * acquire of its `done` pairs with the release in sma_epoch_done. */
static void walk_other(const struct sma_set *set, int k)
{
    const struct sma_slot *slot =
        __atomic_load_n(&set->slot[k], __ATOMIC_RELAXED);
    uint64_t done = set->my_slot->done;

    if (slot == NULL)
        return;
    SMA_ASSERT((int64_t) __atomic_load_n(&slot->done, __ATOMIC_ACQUIRE) >=
               __atomic_load_n(&set->my_slot->over, __ATOMIC_RELAXED));
    for (unsigned i = 0; i < SMA_COLL_RING; i++)
        SMA_ASSERT((__atomic_load_n(&slot->mailbox[i].epoch, __ATOMIC_RELAXED) &
                    ~SMA_EPOCH_SLEEPS) <= done + SMA_COLL_RING);
}

void sma_set_walk(const struct sma_set *set)
{
    SMA_ASSERT(set->local_n >= 1 && set->local_n <= set->size);
    SMA_ASSERT(set->local_me >= 0 && set->local_me < set->local_n);
    SMA_ASSERT(set->me >= 0 && set->me < set->size);
    SMA_ASSERT(set->local[set->local_me] == set->me);
    SMA_ASSERT(sma_set_pe(set, set->me) == sma_self.me);
    SMA_ASSERT(set->node >= 0 && set->node < set->nodes);
    walk_mine(set);
    for (int k = 0; k < set->local_n; k++)
        if (k != set->local_me)
            walk_other(set, k);
}

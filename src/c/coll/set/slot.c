/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Finds the slots of active sets in the collective areas.
 */
#include "coll/set/slot.h"

size_t sma_area_bytes(size_t *used_p)
{
    enum { SETS = 32 }; /* more than most programs have */

    *used_p = SETS * sizeof(struct sma_slot) +
              (size_t) SMA_BOUNCES_COMMON * SMA_BOUNCE;
    return sizeof(struct sma_area);
}

int sma_set_number_of(const struct sma_set *set, int k)
{
    return sma_peer_number(sma_set_local_pe(set, k));
}

/*
 * The slot with the key in the area of the PE that is number `number` on this
 * node, or NULL when there is none.  With `free`, which only the owner of the
 * area may pass, the result is instead the free slot that a set with the key
 * may take; NULL then means that the area is full.  The key of a slot is read
 * only once, because another set may take a free slot at any time.  The acquire
 * pairs with the release in sma_slot_claim: who finds the key finds a slot that the
 * owner has made ready.
 */
static struct sma_slot *find_slot(int number, uint64_t key, bool free)
{
    struct sma_slot *slots = sma_area_of(number)->slot;

    for (size_t probe = 0; probe < SMA_COLL_SLOTS - 1; probe++) {
        size_t i = 1 + (sma_slot_hash(key) + probe) % (SMA_COLL_SLOTS - 1);
        uint64_t there = __atomic_load_n(&slots[i].key, __ATOMIC_ACQUIRE);

        if (there == key)
            return &slots[i];
        if (there == 0)
            return free ? &slots[i] : NULL;
    }
    return NULL;
}

struct sma_slot *sma_set_find_slot(const struct sma_set *set, int k)
{
    return find_slot(sma_set_number_of(set, k), set->key, false);
}

struct sma_slot *sma_slot_claim(uint64_t key)
{
    struct sma_slot *my_slot = find_slot(sma_topology.node_me, key, true);

    /* The release pairs with the acquire in find_slot, by the members. */
    if (my_slot != NULL)
        __atomic_store_n(&my_slot->key, key, __ATOMIC_RELEASE);
    return my_slot;
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The collective area of a PE, and the functions through which coll/set.c,
 * coll/epoch.c and coll/await.c, which share the area, call each other.
 */
#ifndef SMA_COLL_AREA_H
#define SMA_COLL_AREA_H

#include "base/base.h"
#include "coll/coll.h"
#include "coll/limits.h"
#include "memory/memory.h"

struct sma_area {
    struct sma_slot slot[SMA_COLL_SLOTS]; /* [0] is that of all PEs */
    struct sma_slot team[SMA_COLL_TEAMS]; /* [0] is SHMEM_TEAM_SHARED's */
    unsigned char bounce[SMA_COLL_BOUNCES][SMA_COPY_MOST_SHARED];
};

/* The area of the PE with number i on this node. */
static inline struct sma_area *sma_area_of(int i)
{
    return (struct sma_area *) (sma_memory.segment + sma_memory.coll_offset +
                                (size_t) i * sma_memory.coll_stride);
}

/* The number among the PEs of this node of the k-th member of the set here. */
int sma_set_number_of(const struct sma_set *set, int k);

/* The slot of the k-th member here of an active set, or NULL as long as the
 * member has not used the set. */
struct sma_slot *sma_set_find_slot(const struct sma_set *set, int k);

/* The slot of the k-th member on this node, or NULL as long as the member has
 * not used the set.  Threads may look up a slot at once: all of them find the
 * same one, so set->slot needs no order. */
static inline struct sma_slot *sma_slot_of(struct sma_set *set, int k)
{
    struct sma_slot *slot = __atomic_load_n(&set->slot[k], __ATOMIC_RELAXED);

    if (unlikely(slot == NULL)) {
        slot = sma_set_find_slot(set, k);
        if (slot == NULL)
            return NULL;
        __atomic_store_n(&set->slot[k], slot, __ATOMIC_RELAXED);
    }
    return slot;
}

/* Forgets that the set has used bounce buffers: it is to be freed, and its
 * members have finished all epochs that used one. */
void sma_bounces_forget(const struct sma_set *set);

/* Forgets the use of all bounce buffers, at the end of the library. */
void sma_bounces_fini(void);

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The collective area of a PE, and what coll_set.c and coll_step.c, which share
 * it, know of each other.
 */
#ifndef SMA_COLL_AREA_H
#define SMA_COLL_AREA_H

#include "base/base.h"
#include "coll/coll.h"
#include "coll/limits.h"
#include "memory/memory.h"

/* The whole job has slot 0, and SHMEM_TEAM_SHARED the first one of the teams. */
struct sma_area {
    struct sma_slot slot[SMA_COLL_SLOTS];
    struct sma_slot team[SMA_COLL_TEAMS];
    unsigned char bounce[SMA_COLL_BOUNCES][SMA_COPY_MOST_SHARED];
};

/* Of the PE with number i on this node. */
static inline struct sma_area *sma_area_of(int i)
{
    return (struct sma_area *) (sma_memory.segment + sma_memory.coll_offset +
                                (size_t) i * sma_memory.coll_stride);
}

/* The number on this node of a set's k-th member here. */
int sma_set_number_of(const struct sma_set *set, int k);

/* The slot of an active set's k-th member here, or NULL: it has not used the set. */
struct sma_slot *sma_set_find_slot(const struct sma_set *set, int k);

/* No bounce buffer is in use for the set; for any. */
void sma_bounces_forget(const struct sma_set *set);
void sma_bounces_fini(void);

#endif

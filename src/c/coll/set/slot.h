/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The slots through which the members of a set on a node work together, and the
 * collective area of a PE, which holds its slots and bounce buffers.
 * coll/epoch/epoch.h explains them.
 */
#ifndef SMA_COLL_SET_SLOT_H
#define SMA_COLL_SET_SLOT_H

#include "coll/set/set.h"
#include "memory/memory.h"

enum {
    SMA_COLL_SLOTS = SMA_MAX_SETS + 1, /* of active sets; slot 0: all PEs */
    SMA_COLL_TEAMS = SMA_MAX_TEAMS,    /* slots of teams */
    SMA_COLL_RING = 16,                /* mailboxes of a slot */
    SMA_COLL_BOUNCES = 256,            /* bounce buffers of a PE */
    SMA_BOUNCES_COMMON = 12,           /* those that every set may use */
    SMA_INLINE = 112,                  /* bytes of data in a mailbox */
    SMA_BOUNCE = 32 << 10,             /* bytes of a bounce buffer */
};

/* Where the data of a mailbox are. */
enum sma_mailbox_where {
    SMA_MAILBOX_INLINE,   /* in the mailbox */
    SMA_MAILBOX_BOUNCE,   /* in the owner's bounce buffer number `at` */
    SMA_MAILBOX_SOURCE,   /* in symmetric memory, `at` bytes into the segment */
    SMA_MAILBOX_IN_PLACE, /* as well, and the owner's result goes there */
};

/*
 * A mailbox fills two cache lines, and the mailboxes of successive epochs do
 * not stand one after the other.  A processor fetches the neighbour of a line,
 * and the next lines of a walk, without being asked; with mailboxes of one line
 * in order, a reader takes the lines of later epochs away from their writer.
 * Then a barrier of two PEs takes 70 ns instead of 40.
 */
struct sma_mailbox {
    uint64_t epoch; /* the last word that is written: it makes the rest valid;
                     * with SMA_EPOCH_SLEEPS: the owner sleeps until all post */
    uint64_t bytes_where; /* bytes << 2 | enum sma_mailbox_where */
    union {
        unsigned char data[SMA_INLINE];
        uint64_t at;
    };
};

struct sma_slot {
    struct sma_mailbox mailbox[SMA_COLL_RING];
    uint64_t key;     /* of the set, 0: the slot is free */
    uint64_t done;    /* the last epoch that the owner is done with */
    int64_t over;     /* the owner knows that all are done with this epoch;
                       * negative: a member sleeps (sma_mark, wait/wait.h) */
    int64_t reading;  /* not 0: a member sleeps until `done` grows */
    uint64_t full;    /* of member 0: the last epoch in which all members have
                       * posted while some slept; any member stores it */
    uint64_t pad[11]; /* to whole mailboxes */
};

struct sma_area {
    struct sma_slot slot[SMA_COLL_SLOTS]; /* [0] is that of all PEs */
    struct sma_slot team[SMA_COLL_TEAMS]; /* [0] is SHMEM_TEAM_SHARED's */
    unsigned char bounce[SMA_COLL_BOUNCES][SMA_BOUNCE];
};

/* The area of the PE with number i on this node. */
static inline struct sma_area *sma_area_of(int i)
{
    return (struct sma_area *) (sma_memory.segment + sma_memory.coll_offset +
                                (size_t) i * sma_memory.coll_stride);
}

/* The bytes of a PE's collective area; *used_p: those that most jobs use. */
size_t sma_area_bytes(size_t *used_p);

static inline uint64_t sma_slot_hash(uint64_t key)
{
    return (key * 0x9e3779b97f4a7c15u) >> 32;
}

/* Claims a slot for an active set in the area of this PE, for which one thread
 * at a time may ask; NULL: all are in use. */
struct sma_slot *sma_slot_claim(uint64_t key);

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

/* The last epoch that member k is done with according to its `done`.  The
 * acquire pairs with the release in sma_epoch_done: whoever sees that the member
 * is done with may overwrite what the member has read. */
static inline int64_t sma_slot_done_by(struct sma_set *set, int k)
{
    struct sma_slot *slot = sma_slot_of(set, k);

    return slot == NULL
               ? 0
               : (int64_t) __atomic_load_n(&slot->done, __ATOMIC_ACQUIRE);
}

/* The last epoch that this PE knows to be over. */
static inline int64_t sma_slot_known_over(const struct sma_set *set)
{
    return __atomic_load_n(&set->my_slot->over, __ATOMIC_RELAXED);
}

#endif

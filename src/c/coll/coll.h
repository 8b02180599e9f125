/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What collectives are made of: sets of PEs, and epochs on a node.  coll/net.h
 * has the messages between nodes.
 *
 * Sets.  A set is a group of PEs that call collectives together: an active set,
 * or the members of a team.  A start, a stride and a size give the members, or
 * a list where no stride does.  Two teams with the same members are two sets.
 * The members on one node exchange data through memory that all of them map.
 * The first member on a node is the leader there.  In a set with members on
 * several nodes the leaders send each other messages (coll/net.c).
 *
 * Epochs.  The members on a node work in epochs: in an epoch, some members or
 * all of them post data, and others read what has been posted.  A collective is
 * one epoch or several.  Each member counts the epochs of each of its sets.  As
 * all members of a set make the same calls in the same order, their counts
 * agree, and the number of the epoch tells a reader whether data are those that
 * it waits for.
 *
 * Slots.  Each PE has a collective area in the node segment (coll/area.h), and
 * in the area a slot for each set that it is a member of.  Only the owner
 * writes to a slot; the other members on the node read it:
 *
 *   key      the set that the slot belongs to
 *   mailbox  what the owner posts.  A slot has 16 mailboxes, which are used in
 *            turn: data of epoch s go to mailbox[sma_mailbox_index(s)].  A
 *            mailbox holds the number of the epoch, the size of the data, and
 *            the data themselves or the place where they lie.
 *   done     the last epoch that the owner has finished: it reads nothing more
 *            that other members posted in this epoch or before
 *
 * Members find each other's slots of an active set by the key.  The slots of a
 * team have numbers, which the members tell each other when they make the team;
 * other teams use the slots when the team is gone.
 *
 * Data too large for a mailbox lie outside of it.  Either the owner copies them
 * to a bounce buffer, of which its area has 16, and may go on at once; or the
 * mailbox points to the source array of the program.
 *
 * Two rules make it safe that a PE runs ahead of the others:
 *
 *   - A mailbox or a bounce buffer is overwritten only when all members on the
 *     node have finished the epoch for which it was filled.
 *   - Data to which a mailbox points in the program's memory stay unchanged
 *     until all members on the node have finished the epoch: the owner's call
 *     does not return before that.
 *
 * The owner knows in two ways that a member has finished epoch s: the member
 * has posted in a later epoch, or its `done` is s or more.
 *
 * A PE that finds the number s in the mailbox of a member may rely on this:
 *
 *   - The owner has finished epoch s - 1, and so all epochs before.
 *   - What the owner stored before it posted is visible: the data, wherever
 *     they lie, and what the owner has put to PEs of this node.
 *   - The mailbox and its data stay as they are until the reader itself
 *     finishes epoch s.
 *
 * It does not follow that the owner has finished epoch s, nor that any third
 * member has come to it.
 *
 * So the library does not need the program's pSync arrays: a program may use one
 * of them for all its collectives, although the standard asks for more.
 */
#ifndef SMA_COLL_H
#define SMA_COLL_H

#include "base/assert.h"
#include "base/base.h"
#include "call/call.h"
#include "check/region.h"
#include "coll/check.h"
#include "coll/limits.h"
#include "coll/routines.h"
#include "net/xport.h"
#include "shared/facts.h"

enum {
    SMA_COLL_SLOTS = SMA_MAX_SETS + 1, /* of active sets; slot 0: all PEs */
    SMA_COLL_TEAMS = SMA_MAX_TEAMS,    /* slots of teams */
    SMA_COLL_RING = 16,                /* mailboxes of a slot */
    SMA_COLL_BOUNCES = 16,             /* bounce buffers of a PE */
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
    uint64_t done;    /* the last epoch that the owner has finished */
    int64_t ended;    /* the owner knows that all have finished this epoch;
                       * negative: a member sleeps (sma_mark, wait/sleep.h) */
    int64_t reading;  /* not 0: a member sleeps until `done` grows */
    uint64_t full;    /* of member 0: the last epoch in which all members have
                       * posted while some slept; any member stores it */
    uint64_t pad[11]; /* to whole mailboxes */
};

/* The mailbox of an epoch: epochs s and s + SMA_COLL_RING share one. */
static inline unsigned sma_mailbox_index(int64_t epoch)
{
    return (unsigned) epoch * 7 % SMA_COLL_RING;
}

/*
 * A set as one of its members, this PE, knows it.  The structure is private to
 * the PE.  Only one thread at a time is in a collective of the set; other
 * threads may read what does not change after the set is made, and `slot`.
 */
struct sma_set {
    uint64_t key;
    int start, stride, size;
    int log_stride;       /* of an active set */
    const int *pe;        /* the members, NULL: start and stride give them */
    int me;               /* the index of this PE in the set */
    struct sma_set *next; /* in the hash chain, or in the list of ended teams */

    /* The members on this node, in the order of the set.  k = 0..local_n-1 is
     * the number of a member among them; local_me is that of this PE. */
    int local_n, local_me;
    int *local; /* the index in the set of member k */
    int fan;    /* in a barrier a member waits for so many others; 0: for all */
    struct sma_slot **slot; /* of member k, NULL: not looked up yet */
    struct sma_slot *mine;  /* that of this PE */
    const char **room;      /* of sma_set_from and sma_set_to, or NULL */
    int64_t epoch;          /* the epoch that this PE is in */

    /* The nodes that have members, in the order of their first members. */
    int nodes, node;      /* how many there are, and which one this node is */
    int *leader;          /* the PE that leads node i: its first member there */
    int root, root_node;  /* the last root of a broadcast: its PE, its node */
    uint64_t tag;         /* of the set's messages, without the sender */
    int streams, *stream; /* as sma_set_streams finds out; 0: not yet */
    struct sma_layout *layout; /* of coll/layout.h, NULL: not made; malloc'ed */
};

/* The PE that is member i of the set. */
static inline int sma_set_pe(const struct sma_set *set, int i)
{
    return likely(set->pe == NULL) ? set->start + i * set->stride : set->pe[i];
}

/* The PE that is the k-th member on this node. */
static inline int sma_set_local_pe(const struct sma_set *set, int k)
{
    return sma_set_pe(set, set->local[k]);
}

/* Is member i of the set on this node? */
static inline bool sma_set_is_here(const struct sma_set *set, int i)
{
    return set->nodes == 1 ||
           sma_topology.node_of[sma_set_pe(set, i)] == sma_topology.node;
}

/* Is this PE the leader on its node? */
static inline bool sma_set_leads(const struct sma_set *set)
{
    return set->local_me == 0;
}

/*
 * Two arrays in which a collective notes, for each member k on this node, where
 * the member's data are (from) and where they go (to).  A set owns the arrays,
 * because a host may have more PEs than fit on the stack of a thread.  The next
 * collective of the set overwrites them.
 */
const char **sma_set_make_room(struct sma_set *set,
                               const struct sma_routine *routine)
    __attribute__((cold));

static inline const char **sma_set_from(struct sma_set *set,
                                        const struct sma_routine *routine)
{
    return likely(set->room != NULL) ? set->room
                                     : sma_set_make_room(set, routine);
}

static inline char **sma_set_to(struct sma_set *set,
                                const struct sma_routine *routine)
{
    return (char **) sma_set_from(set, routine) + set->local_n;
}

/* The bytes of a PE's collective area; *used_p: those that most jobs use. */
size_t sma_coll_bytes(size_t *used_p);
void sma_coll_init(void);
void sma_coll_fini(void);

/* The parts of start and end: in coll/set.c, coll/active.c, coll/team_set.c. */
void sma_sets_init(void);
void sma_sets_fini(void);
void sma_actives_init(void);
void sma_actives_fini(void);
void sma_team_sets_fini(void);

/* The set of an active set whose arguments have been checked. */
struct sma_set *sma_set_active(const struct sma_routine *routine,
                               const struct sma_active *a);

/* sma_set_get for a set that is not the one named last. */
struct sma_set *sma_set_find(const struct sma_routine *routine,
                             const struct sma_active *a);

/* The set of all PEs, NULL before the library starts and after it ends. */
extern struct sma_set *sma_world SMA_HIDDEN;

/* sma_world for calls that need no full check: NULL with SHMEM_CHECK=2
 * and where calls are seen. */
extern struct sma_set *sma_quick_world SMA_HIDDEN;

/* The set of all PEs where sma_quick_world is NULL: checks the call in full. */
struct sma_set *sma_set_world_slow(const struct sma_routine *routine)
    __attribute__((cold));

/* The active set that any thread named last, which therefore has been checked.
 * Its size is 0 as long as there is none, and always with SHMEM_CHECK=2 and where
 * calls are seen. */
extern struct sma_set *sma_last_set SMA_HIDDEN;

/*
 * Checks the active set that the program named, and returns it.  With
 * SHMEM_CHECK=2 the result is NULL; then the caller gets the set from
 * sma_set_check, to which it also passes the arguments of the call.
 */
static inline struct sma_set *sma_set_get(const struct sma_routine *routine,
                                          const struct sma_active *a)
{
    /* the acquire pairs with the release in sma_set_find (coll/active.c) */
    struct sma_set *last = __atomic_load_n(&sma_last_set, __ATOMIC_ACQUIRE);

    if (unlikely(a->size != last->size || a->start != last->start ||
                 a->log_stride != last->log_stride || a->size == 0))
        return sma_set_find(routine, a);
    if (likely(sma_self.check > 0))
        sma_check_symmetric(routine, SMA_ARG(pSync), a->psync, sizeof(int32_t));
    return last;
}

/* What a call on an active set, as room call sees it, was about. */
struct sma_about_call sma_about_active(const struct sma_active *a, int root,
                                       size_t bytes);

/* Where the quick check fails: checks the active set, with SHMEM_CHECK=2 compares the call with those of
 * the other members, and returns the set. */
struct sma_set *sma_set_check(const struct sma_routine *routine,
                              const struct sma_active *a,
                              const struct sma_call *call)
    __attribute__((cold));

/*
 * The set of a team.  These functions make it, in this order:
 *
 *   sma_set_new      makes a set of the members, of which this PE is one.
 *                    Where pe is not NULL, it lists them, and the set owns the
 *                    list.
 *   sma_set_reserve  reserves a slot of this PE; false says that all are in use
 *   sma_set_name     gives the set a number, which tells it from other teams
 *                    with the same first member.  Divided by the PEs of the
 *                    job it makes the tags of messages, which repeat after
 *                    sma_set_tag_room.
 *   sma_set_connect  says which slot member k on this node has reserved;
 *                    sma_set_slot is the slot of this PE
 *
 * sma_set_drop frees a set, and its slot, that no other member has been told
 * of.  sma_set_end ends the set of a team: it waits for the other members on
 * the node, and the caller must not use the set any more.
 */
struct sma_set *sma_set_new(const struct sma_routine *routine, int start,
                            int stride, int size, const int *pe);
bool sma_set_reserve(struct sma_set *set, const struct sma_routine *routine);
void sma_set_drop(struct sma_set *set);
uint64_t sma_set_tag_room(void);
void sma_set_name(struct sma_set *set, uint64_t number);
int sma_set_slot(const struct sma_set *set);
void sma_set_connect(struct sma_set *set, int k, int slot);
void sma_set_end(struct sma_set *set, const struct sma_routine *routine);
void sma_set_free(struct sma_set *set);

/* The set of the PEs start, start + stride, ..., of which this PE is one, for
 * calls that only these PEs make, one at a time: the making of a team.  The set
 * exists until the end of the library. */
struct sma_set *sma_set_triplet(const struct sma_routine *routine, int start,
                                int stride, int size);

/* For the function that a collective on an active set shares with that on a
 * team: the function is compiled into each of the two. */
#define SMA_COLLECTIVE static inline __attribute__((always_inline))

/* ----------------------------------------------------- epochs, on one node */

/*
 * A collective calls sma_epoch_begin, at most one function that posts, those
 * that read, and then sma_epoch_end or sma_epoch_finish.  All members on the
 * node make the epoch; who posts and who reads is up to the collective.
 *
 * The functions on the way from one epoch to the next are inline, as all
 * members wait for the slowest one: what a PE does between the last mailbox
 * that it reads and the next one that it posts delays all of them.
 */

/* Asserts what is true of a set whenever an epoch begins or ends (coll/walk.c).
 * Only debug builds call it. */
void sma_set_walk(const struct sma_set *set);

/* Begins the next epoch. */
static inline void sma_epoch_begin(struct sma_set *set)
{
    if (SMA_ASSERTING)
        sma_set_walk(set);
    set->epoch++;
}

/* This PE knows that all members on the node have finished the epoch. */
static inline void sma_epoch_know_ended(struct sma_set *set, int64_t epoch)
{
    __atomic_store_n(&set->mine->ended, epoch, __ATOMIC_RELAXED);
}

/* The mailbox of this PE for this epoch. */
static inline struct sma_mailbox *sma_mailbox_mine(const struct sma_set *set)
{
    return &set->mine->mailbox[sma_mailbox_index(set->epoch)];
}

/* May the mailbox be overwritten, and does no member sleep until this PE
 * posts? */
static inline bool sma_epoch_is_ready(const struct sma_set *set)
{
    return likely(SMA_LOAD_PLAIN(set->mine->ended) >=
                  set->epoch - SMA_COLL_RING);
}

/* Makes a mailbox, whose data are there, valid for the readers.  The release
 * pairs with the acquires in sma_epoch_try and sma_epoch_await. */
static inline void sma_epoch_publish(struct sma_set *set,
                                     struct sma_mailbox *mailbox, size_t bytes,
                                     enum sma_mailbox_where where)
{
    mailbox->bytes_where = (uint64_t) bytes << 2 | where;
    __atomic_store_n(&mailbox->epoch, (uint64_t) set->epoch, __ATOMIC_RELEASE);
}

/* Makes the mailbox ready.  Returns whether members sleep until this PE
 * posts. */
bool sma_epoch_make_ready(struct sma_set *set,
                          const struct sma_routine *routine);

/* sma_epoch_post where the mailbox is not ready. */
void sma_epoch_post_slow(struct sma_set *set, const struct sma_routine *routine,
                         const void *data, size_t bytes) __attribute__((cold));

/* sma_epoch_post for data that do not fit into a mailbox. */
bool sma_epoch_post_large(struct sma_set *set,
                          const struct sma_routine *routine, const void *data,
                          size_t bytes);

/*
 * Posts data in this epoch.  Up to SMA_INLINE bytes are copied into the mailbox
 * and may lie anywhere.  More bytes must be symmetric; coll/limits.h says up to
 * which size they are copied to a bounce buffer.  Returns true when the mailbox
 * points to `data`: then the caller calls sma_epoch_wait_ended before the data
 * may change.
 */
static inline bool sma_epoch_post(struct sma_set *set,
                                  const struct sma_routine *routine,
                                  const void *data, size_t bytes)
{
    struct sma_mailbox *mailbox;

    if (unlikely(bytes > SMA_INLINE))
        return sma_epoch_post_large(set, routine, data, bytes);
    if (unlikely(!sma_epoch_is_ready(set))) {
        sma_epoch_post_slow(set, routine, data, bytes);
        return false;
    }
    mailbox = sma_mailbox_mine(set);
    if (bytes > 0)
        sma_copy(mailbox->data, data, bytes);
    sma_epoch_publish(set, mailbox, bytes, SMA_MAILBOX_INLINE);
    return false;
}

/* Posts a copy of SMA_INLINE < bytes <= SMA_COPY_MOST_SHARED bytes in a bounce
 * buffer. */
void sma_epoch_post_copy(struct sma_set *set, const struct sma_routine *routine,
                         const void *data, size_t bytes);

/* Posts where symmetric data lie, whatever their size.  The caller calls
 * sma_epoch_wait_ended before the data may change.  `arg` names the data in
 * messages; `where` is SMA_MAILBOX_SOURCE or SMA_MAILBOX_IN_PLACE. */
void sma_epoch_post_source(struct sma_set *set,
                           const struct sma_routine *routine,
                           const struct sma_argument *arg, const void *data,
                           size_t bytes, enum sma_mailbox_where where);

/* The offset in the node segment of a symmetric object of this PE, by which the
 * PEs of the node find it, and the address at which an offset is mapped. */
uint64_t sma_coll_offset_of(const struct sma_routine *routine,
                            const struct sma_argument *arg, const void *data,
                            size_t bytes);
const void *sma_coll_at(uint64_t address);

/*
 * What the k-th member on this node has posted in this epoch, or NULL as long
 * as it has not.  The acquire pairs with the release in sma_epoch_publish:
 * whoever sees the epoch sees the data.
 */
static inline const struct sma_mailbox *sma_epoch_try(const struct sma_set *set,
                                                      int k)
{
    const struct sma_slot *slot = set->slot[k];

    if (likely(slot != NULL)) {
        const struct sma_mailbox *mailbox =
            &slot->mailbox[sma_mailbox_index(set->epoch)];

        if (likely(__atomic_load_n(&mailbox->epoch, __ATOMIC_ACQUIRE) ==
                   (uint64_t) set->epoch))
            return mailbox;
    }
    return NULL;
}

/* What the members on the node do in an epoch. */
enum sma_epoch_kind {
    SMA_EPOCH_ONE,  /* some post */
    SMA_EPOCH_ALL,  /* all post */
    SMA_EPOCH_MEET, /* all post, and then each reads what all others post */
};

/*
 * In an epoch in which all meet, a member sleeps until the last has posted, and
 * says so in its own mailbox: the number of the epoch there gets this bit.  Each
 * member that comes later takes the mailbox for empty, goes the slow way, and
 * finds whether it is the last.
 */
#define SMA_EPOCH_SLEEPS ((uint64_t) 1 << 63)

/* Waits until sma_epoch_try has a result, and returns it. */
const struct sma_mailbox *sma_epoch_await(struct sma_set *set,
                                          const struct sma_routine *routine,
                                          int k, enum sma_epoch_kind kind);

/* What the k-th member on this node posts in this epoch, in which all members
 * post; waits for it. */
static inline const struct sma_mailbox *
sma_epoch_read(struct sma_set *set, const struct sma_routine *routine, int k)
{
    const struct sma_mailbox *mailbox = sma_epoch_try(set, k);

    return likely(mailbox != NULL)
               ? mailbox
               : sma_epoch_await(set, routine, k, SMA_EPOCH_ALL);
}

/* The same in an epoch in which all members meet. */
static inline const struct sma_mailbox *
sma_epoch_meet(struct sma_set *set, const struct sma_routine *routine, int k)
{
    const struct sma_mailbox *mailbox = sma_epoch_try(set, k);

    return likely(mailbox != NULL)
               ? mailbox
               : sma_epoch_await(set, routine, k, SMA_EPOCH_MEET);
}

/* The size of the data of a mailbox. */
static inline size_t sma_mailbox_bytes(const struct sma_mailbox *mailbox)
{
    return mailbox->bytes_where >> 2;
}

/* sma_mailbox_data for data that are not in the mailbox. */
const void *sma_mailbox_data_elsewhere(const struct sma_set *set, int k,
                                       const struct sma_mailbox *mailbox);

/* Where the data are that the k-th member has posted in `mailbox`. */
static inline const void *sma_mailbox_data(const struct sma_set *set, int k,
                                           const struct sma_mailbox *mailbox)
{
    return likely((mailbox->bytes_where & 3) == SMA_MAILBOX_INLINE)
               ? mailbox->data
               : sma_mailbox_data_elsewhere(set, k, mailbox);
}

/* To be called when this PE has seen that all members on the node have posted
 * in this epoch: a member that has posted has finished the epoch before. */
static inline void sma_epoch_all_read(struct sma_set *set)
{
    sma_epoch_know_ended(set, set->epoch - 1);
}

/* Waits until all members on this node have posted in this epoch. */
static inline void sma_epoch_gather(struct sma_set *set,
                                    const struct sma_routine *routine)
{
    int k = set->local_me;

    for (int i = 1; i < set->local_n; i++) {
        if (++k == set->local_n)
            k = 0;
        sma_epoch_meet(set, routine, k);
    }
    sma_epoch_all_read(set);
}

/*
 * Finishes the epoch: this PE reads nothing more that other members have
 * posted.  After the last epoch of a team the other members may then use their
 * slots for another team.  The release pairs with the acquires of `done` in
 * ended_by (coll/epoch.c) and looks_no_more (coll/team_set.c): what is read in
 * the epoch is read before the owner overwrites it.
 */
static inline void sma_epoch_end_empty(struct sma_set *set)
{
    if (SMA_ASSERTING)
        sma_set_walk(set);
    __atomic_store_n(&set->mine->done, (uint64_t) set->epoch, __ATOMIC_RELEASE);
}

/* Wakes the members that sleep until this PE finishes an epoch. */
void sma_epoch_wake_ended(struct sma_set *set) __attribute__((cold));

/* sma_epoch_end_empty for an epoch in which members post data: they may sleep
 * until all others have read them. */
static inline void sma_epoch_end(struct sma_set *set)
{
    sma_epoch_end_empty(set);
    if (unlikely(SMA_LOAD_PLAIN(set->mine->reading) != 0))
        sma_epoch_wake_ended(set);
}

/* Waits until all members on this node have finished this epoch. */
void sma_epoch_wait_ended(struct sma_set *set,
                          const struct sma_routine *routine);

/* Finishes the epoch.  Where the mailbox of this PE points to data of the
 * program, waits until the other members have finished, too. */
static inline void sma_epoch_finish(struct sma_set *set,
                                    const struct sma_routine *routine,
                                    bool points)
{
    sma_epoch_end(set);
    if (points)
        sma_epoch_wait_ended(set, routine);
}

/* Makes an epoch in which all members on the node post no data and wait for
 * each other. */
static inline void sma_epoch_sync(struct sma_set *set,
                                  const struct sma_routine *routine)
{
    sma_epoch_begin(set);
    sma_epoch_post(set, routine, NULL, 0);
    sma_epoch_gather(set, routine);
    sma_epoch_end_empty(set);
}

/* Makes an epoch, or several, in which the k-th member on the node posts
 * `bytes` at data and the other members copy them to dest.  More than
 * SMA_BROADCAST_COPY_MOST bytes must be symmetric.  When the function returns,
 * the data may change.  The job ends where the sizes differ. */
void sma_epoch_share(struct sma_set *set, const struct sma_routine *routine,
                     int k, const void *data, void *dest, size_t bytes);

/* sma_epoch_share for a piece of larger data: `left` is the size from the
 * beginning of the piece to their end, and is compared. */
void sma_epoch_share_piece(struct sma_set *set,
                           const struct sma_routine *routine, int k,
                           const void *data, void *dest, size_t bytes,
                           size_t left);

#endif

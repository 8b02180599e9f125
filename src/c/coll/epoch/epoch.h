/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Epochs: how the members of a set on a node exchange data.
 *
 * The members on a node work in epochs: in an epoch, some members or
 * all of them post data, and others read what has been posted.  A collective is
 * one epoch or several.  Each member counts the epochs of each of its sets.  As
 * all members of a set make the same calls in the same order, their counts
 * agree, and the number of the epoch tells a reader whether data are those that
 * it waits for.
 *
 * Slots.  Each PE has a collective area in the node segment (coll/set/slot.h), and
 * in the area a slot for each set that it is a member of.  Only the owner
 * writes to a slot; the other members on the node read it:
 *
 *   key      the set that the slot belongs to
 *   mailbox  what the owner posts.  A slot has 16 mailboxes, which are used in
 *            turn: data of epoch s go to mailbox[sma_mailbox_index(s)].  A
 *            mailbox holds the number of the epoch, the size of the data, and
 *            the data themselves or the place where they lie.
 *   done     the last epoch that the owner is done with: it reads nothing more
 *            that other members posted in this epoch or before
 *
 * Members find each other's slots of an active set by the key.  The slots of a
 * team have numbers, which the members tell each other when they make the team;
 * other teams use the slots when the team is gone.
 *
 * Data too large for a mailbox lie outside of it.  Either the owner copies them
 * to a bounce buffer of its area, and may go on at once; or the
 * mailbox points to the source array of the program.
 *
 * Two rules make it safe that a PE runs ahead of the others:
 *
 *   - A mailbox or a bounce buffer is overwritten only when all members on the
 *     node are done with the epoch for which it was filled.
 *   - Data to which a mailbox points in the program's memory stay unchanged
 *     until all members on the node are done with the epoch: the owner's call
 *     does not return before that.
 *
 * There are two signs for the owner that a member is done with epoch s: the
 * member has posted in a later epoch, or its `done` is s or more.
 *
 * A PE that finds the number s in the mailbox of a member may rely on this:
 *
 *   - The owner is done with epoch s - 1, and so all epochs before.
 *   - What the owner stored before it posted is visible: the data, wherever
 *     they lie, and what the owner has put to PEs of this node.
 *   - The mailbox and its data stay as they are until the reader itself
 *     is done with epoch s.
 *
 * It does not follow that the owner is done with epoch s, nor that any third
 * member has come to it.
 *
 * So the library does not need the program's pSync arrays: a program may use one
 * of them for all its collectives, although the standard asks for more.
 */
#ifndef SMA_COLL_EPOCH_EPOCH_H
#define SMA_COLL_EPOCH_EPOCH_H

#include "check/check.h"
#include "coll/set/slot.h"
#include "net/net.h"

/* What the members on the node do in an epoch. */
enum sma_epoch_kind {
    SMA_EPOCH_ONE,  /* some post */
    SMA_EPOCH_ALL,  /* all post */
    SMA_EPOCH_MEET, /* all post, and then each reads what all others post */
};

/*
 * In an epoch in which all meet, a member sleeps until the last has posted, and
 * says so in its own mailbox: the number of the epoch there gets this bit.  Each
 * member that comes later takes the mailbox for empty, takes the slow path, and
 * finds whether it is the last.
 */
#define SMA_EPOCH_SLEEPS ((uint64_t) 1 << 63)

/* The mailbox of an epoch: epochs s and s + SMA_COLL_RING share one. */
static inline unsigned sma_mailbox_index(int64_t epoch)
{
    return (unsigned) epoch * 7 % SMA_COLL_RING;
}

/* The mailbox of this PE for this epoch. */
static inline struct sma_mailbox *sma_my_mailbox(const struct sma_set *set)
{
    return &set->my_slot->mailbox[sma_mailbox_index(set->epoch)];
}

/* The size of the data of a mailbox. */
static inline size_t sma_mailbox_bytes(const struct sma_mailbox *mailbox)
{
    return mailbox->bytes_where >> 2;
}

/*
 * A collective calls sma_epoch_begin, at most one function that posts, those
 * that read, and then sma_epoch_done or sma_epoch_close.  All members on the
 * node make the epoch; who posts and who reads is up to the collective.
 *
 * The functions on the path from one epoch to the next are inline, as all
 * members wait for the slowest one: what a PE does between the last mailbox
 * that it reads and the next one that it posts delays all of them.
 */

/* Up to how many bytes data go through a bounce buffer: those that all members
 * post, and those that one member shares, at once or in pieces.  coll/choose.c
 * decides. */
extern struct sma_epoch_limits {
    size_t post_copied, share_copied, share_pieces;
} sma_epoch_limits SMA_HIDDEN;

/* Asserts what is true of a set whenever an epoch begins or ends.  Only debug builds
 * call this. */
void sma_set_walk(const struct sma_set *set);

/* Begins the next epoch. */
static inline void sma_epoch_begin(struct sma_set *set)
{
    if (SMA_ASSERTING)
        sma_set_walk(set);
    set->epoch++;
}

/* This PE knows that all members on the node are done with the epoch. */
static inline void sma_epoch_know_over(struct sma_set *set, int64_t epoch)
{
    __atomic_store_n(&set->my_slot->over, epoch, __ATOMIC_RELAXED);
}

/* May the mailbox be overwritten, and does no member sleep until this PE
 * posts? */
static inline bool sma_epoch_is_ready(const struct sma_set *set)
{
    return likely(SMA_LOAD_PLAIN(set->my_slot->over) >=
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
 * and may lie anywhere.  More bytes must be symmetric; sma_epoch_limits says up to
 * which size they are copied to a bounce buffer.  Returns true when the mailbox
 * points to `data`: then the caller calls sma_epoch_wait_over before the data
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
    mailbox = sma_my_mailbox(set);
    if (bytes > 0)
        sma_copy(mailbox->data, data, bytes);
    sma_epoch_publish(set, mailbox, bytes, SMA_MAILBOX_INLINE);
    return false;
}

/* Posts a copy of SMA_INLINE < bytes <= SMA_BOUNCE bytes in a bounce buffer.
 * They are a piece of larger data: the mailbox says the size of all that is
 * left, from the beginning of the piece on. */
void sma_epoch_post_copy_of(struct sma_set *set,
                            const struct sma_routine *routine, const void *data,
                            size_t bytes, size_t left);

static inline void sma_epoch_post_copy(struct sma_set *set,
                                       const struct sma_routine *routine,
                                       const void *data, size_t bytes)
{
    sma_epoch_post_copy_of(set, routine, data, bytes, bytes);
}

/* Posts where symmetric data lie, whatever their size, as a piece of larger
 * data.  The caller calls sma_epoch_wait_over before the data may change.
 * `arg` names the data in messages; `where` is SMA_MAILBOX_SOURCE or
 * SMA_MAILBOX_IN_PLACE. */
void sma_epoch_post_source_of(struct sma_set *set,
                              const struct sma_routine *routine,
                              const struct sma_argument *arg, const void *data,
                              size_t bytes, size_t left,
                              enum sma_mailbox_where where);

static inline void sma_epoch_post_source(struct sma_set *set,
                                         const struct sma_routine *routine,
                                         const struct sma_argument *arg,
                                         const void *data, size_t bytes,
                                         enum sma_mailbox_where where)
{
    sma_epoch_post_source_of(set, routine, arg, data, bytes, bytes, where);
}

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
 * in this epoch: a member that has posted is done with the epoch before. */
static inline void sma_epoch_all_posted(struct sma_set *set)
{
    sma_epoch_know_over(set, set->epoch - 1);
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
    sma_epoch_all_posted(set);
}

/*
 * Finishes the epoch: this PE reads nothing more that other members have
 * posted.  After the last epoch of a team the other members may then use their
 * slots for another team.  The release pairs with the acquires of `done` in
 * sma_slot_done_by and looks_no_more (coll/set/teams.c): what is read in
 * the epoch is read before the owner overwrites it.
 */
static inline void sma_epoch_done_empty(struct sma_set *set)
{
    if (SMA_ASSERTING)
        sma_set_walk(set);
    __atomic_store_n(&set->my_slot->done, (uint64_t) set->epoch,
                     __ATOMIC_RELEASE);
}

/* Wakes the members that sleep until this PE is done with an epoch. */
void sma_epoch_wake_done(struct sma_set *set) __attribute__((cold));

/* sma_epoch_done_empty for an epoch in which members post data: they may sleep
 * until all others have read them. */
static inline void sma_epoch_done(struct sma_set *set)
{
    sma_epoch_done_empty(set);
    if (unlikely(SMA_LOAD_PLAIN(set->my_slot->reading) != 0))
        sma_epoch_wake_done(set);
}

/* Waits until all members on this node are done with this epoch. */
void sma_epoch_wait_over(struct sma_set *set,
                         const struct sma_routine *routine);

/* Finishes the epoch.  Where the mailbox of this PE points to data of the
 * program, waits until the other members are done with, too. */
static inline void sma_epoch_close(struct sma_set *set,
                                   const struct sma_routine *routine,
                                   bool points)
{
    sma_epoch_done(set);
    if (points)
        sma_epoch_wait_over(set, routine);
}

/* Makes an epoch in which all members on the node post no data and wait for
 * each other. */
static inline void sma_epoch_sync(struct sma_set *set,
                                  const struct sma_routine *routine)
{
    sma_epoch_begin(set);
    sma_epoch_post(set, routine, NULL, 0);
    sma_epoch_gather(set, routine);
    sma_epoch_done_empty(set);
}

/* ------------------------------------------------------------------ sharing */

/* So many bytes are always copied, wherever they lie. */
enum { SMA_SHARE_COPIED = 1 << 10 };

/* Makes an epoch, or several, in which the k-th member on the node posts
 * `bytes` at data and the other members copy them to dest.  More than
 * SMA_SHARE_COPIED bytes must be symmetric.  When the function returns,
 * the data may change.  The job ends where the sizes differ. */
void sma_epoch_share(struct sma_set *set, const struct sma_routine *routine,
                     int k, const void *data, void *dest, size_t bytes);

/* sma_epoch_share for a piece of larger data: `left` is the size from the
 * beginning of the piece to their end, and is compared. */
void sma_epoch_share_piece(struct sma_set *set,
                           const struct sma_routine *routine, int k,
                           const void *data, void *dest, size_t bytes,
                           size_t left);

/* -------------------------------------------------------------------- sizes */

/* The size of the data of a call may be too large, or differ from what the other
 * members have, which then ends the job before anything is copied. */

/* Ends the job because nelems elements have more bytes than memory can have. */
void sma_coll_too_many(const struct sma_routine *routine, size_t nelems)
    __attribute__((noreturn, cold));

/* The size in bytes of nelems elements; the job ends where it is too large. */
static inline size_t sma_coll_bytes_of(const struct sma_routine *routine,
                                       size_t nelems, size_t esize)
{
    size_t bytes;

    if (unlikely(__builtin_mul_overflow(nelems, esize, &bytes)))
        sma_coll_too_many(routine, nelems);
    if (unlikely(bytes > SIZE_MAX >> 2))
        sma_coll_too_many(routine, nelems);
    return bytes;
}

/* Ends the job with a message: the data that PE `pe` shares have `mine` bytes
 * here and `theirs`, perhaps SMA_NOT_KNOWN, there. */
void sma_coll_size_mismatch(const struct sma_routine *routine, size_t mine,
                            size_t theirs, int pe)
    __attribute__((noreturn, cold));

/* The same for elements of `esize` bytes, whose number is the argument `arg`.  A PE
 * that has no data, or a part of an element, may be in another routine. */
void sma_coll_count_differs(const struct sma_routine *routine, const char *arg,
                            size_t mine, size_t theirs, size_t esize, int pe)
    __attribute__((noreturn, cold));

/* Ends the job with a message: what PE `pe` has posted or sent is not what this
 * call expects. */
void sma_coll_other(const struct sma_routine *routine, int pe)
    __attribute__((noreturn, cold));

/* sma_epoch_read, where the k-th member must have posted so many bytes.  A PE
 * that has called another routine, or with other sizes, posts something else. */
static inline const struct sma_mailbox *
sma_epoch_read_bytes(struct sma_set *set, const struct sma_routine *routine,
                     int k, size_t bytes)
{
    const struct sma_mailbox *mailbox = sma_epoch_read(set, routine, k);

    if (unlikely(sma_mailbox_bytes(mailbox) != bytes))
        sma_coll_other(routine, sma_set_local_pe(set, k));
    return mailbox;
}

/* sma_epoch_meet, where the k-th member must have posted as many elements of esize
 * bytes.  Their number is the argument `arg`. */
static inline const struct sma_mailbox *
sma_epoch_meet_count(struct sma_set *set, const struct sma_routine *routine,
                     int k, const char *arg, size_t bytes, size_t esize)
{
    const struct sma_mailbox *mailbox = sma_epoch_meet(set, routine, k);

    if (unlikely(sma_mailbox_bytes(mailbox) != bytes))
        sma_coll_count_differs(routine, arg, bytes, sma_mailbox_bytes(mailbox),
                               esize, sma_set_local_pe(set, k));
    return mailbox;
}

/* Waits until all members on this node have posted data of a reduction in this epoch,
 * and compares their sizes.  from_p[k] becomes the place of those of the k-th member;
 * those of this PE are at source. */
static inline void sma_epoch_sources(struct sma_set *set,
                                     const struct sma_routine *routine,
                                     const void *source, size_t bytes,
                                     size_t esize, const char **from_p)
{
    int k = set->local_me;

    for (int i = 0; i < set->local_n; i++) {
        const struct sma_mailbox *mailbox =
            sma_epoch_meet_count(set, routine, k, "nreduce", bytes, esize);

        from_p[k] = i == 0 ? source : sma_mailbox_data(set, k, mailbox);
        if (++k == set->local_n)
            k = 0;
    }
    sma_epoch_all_posted(set);
}

/* ------------------------------------------------------------------ offsets */

/* The offset in the node segment of a symmetric object of this PE, by which the
 * PEs of the node find it, and the address at which an offset is mapped.  A constant
 * of the program has an offset behind the segment. */
uint64_t sma_coll_offset_of(const struct sma_routine *routine,
                            const struct sma_argument *arg, const void *data,
                            size_t bytes);
const void *sma_coll_at(uint64_t address);

/* Ends the job: what another PE has posted is no offset in memory.  Only a PE
 * of this node that writes to where it may not can cause that. */
void sma_offset_damaged(const char *what, uint64_t value)
    __attribute__((noreturn, cold));

/* What a member posts where other members on the node read its source and write
 * its dest: offsets in the node segment (sma_coll_at), and a size, which the
 * caller compares with its own. */
struct sma_offsets {
    uint64_t source, dest;
    uint64_t bytes;
};

/* Posts the offsets of this PE in this epoch.  The source has `bytes`, of which
 * 0 are nowhere. */
void sma_offsets_post(struct sma_set *set, const struct sma_routine *routine,
                      const void *dest, size_t dest_bytes, const void *source,
                      size_t bytes);

/* The offsets of the k-th member on the node; waits for them. */
static inline const struct sma_offsets *
sma_offsets_read(struct sma_set *set, const struct sma_routine *routine, int k)
{
    const struct sma_mailbox *mailbox =
        sma_epoch_read_bytes(set, routine, k, sizeof(struct sma_offsets));

    return (const struct sma_offsets *) sma_mailbox_data(set, k, mailbox);
}

/* ----------------------------------------------------------- bounce buffers */

/* Waits for a free buffer and assigns it to this epoch of the set. */
unsigned sma_bounce_take(struct sma_set *set,
                         const struct sma_routine *routine);

/* Forgets that the set has used bounce buffers: it is to be freed, and its
 * members are done with all epochs that used one. */
void sma_bounces_forget(const struct sma_set *set);

/* Forgets the use of all bounce buffers, at the end of the library. */
void sma_bounces_fini(void);

#endif

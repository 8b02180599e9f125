/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The inside of the collectives: sets of PEs and the steps that they make.
 *
 * A set is (start, stride, size), that of an active set or of a team; the stride
 * of a team may be any, and where no stride gives its members, it lists them.
 * Two teams with the same members are two sets.  The members of a set on one
 * node work together by steps; where it has members on other nodes, the first
 * one of each node, its leader, exchanges messages with the other leaders
 * (coll_net.c).
 *
 * Every PE counts the steps that it has made with each of its sets; as all
 * members make the same calls, the counts agree.  For each set that it is in, a
 * PE has a slot in its collective area.  Those of active sets are found by the
 * set's key; those of a team its members tell each other when they make it, and
 * use again for other teams when it is gone.  Only the owner writes to a slot; the
 * members on its node read it:
 *
 *   post   what the owner has to say in a step: the number of the step, a size,
 *          and the data itself, or where they lie.  Step s stands in
 *          post[sma_mailbox_index(s)].
 *   done   the last step that the owner has ended: it looks at nothing of the
 *          others in that step any more
 *
 * Two rules make it safe, however far a PE runs ahead:
 *
 *   - The post of a step is overwritten only when all members have ended that
 *     step.  Who posts in a later step has ended it; else `done` tells.
 *   - Data that a post only points to is left alone until all have ended.
 *
 * So the program's pSync arrays are not needed, and a program that alternates
 * two of them, or uses one for everything, is safe by more than the contract
 * asks for.
 */
#ifndef SMA_COLL_H
#define SMA_COLL_H

#include "base/assert.h"
#include "base/base.h"
#include "check/region.h"
#include "coll/check.h"
#include "coll/limits.h"
#include "coll/routines.h"
#include "net/xport.h"
#include "shared/facts.h"

enum {
    SMA_COLL_SLOTS = SMA_MAX_SETS + 1, /* the first one is that of all PEs */
    SMA_COLL_TEAMS = SMA_MAX_TEAMS,
    SMA_COLL_RING = 16,
    SMA_COLL_BOUNCES = 16, /* buffers of a PE for what is copied beside posts */
};

/* Where the data of a post are. */
enum sma_mailbox_where {
    SMA_MAILBOX_INLINE, /* in the post */
    SMA_MAILBOX_BOUNCE, /* in bounce buffer number `at` of the PE */
    SMA_MAILBOX_SOURCE, /* where the caller has them: `at` in the segment */
};

/*
 * Two cache lines each, and not one after the other:
 * processors fetch a line's neighbour, and those ahead of a walk, on their own
 * account, and so take the lines of the next posts away from their writer.  A
 * barrier of two PEs took 70 ns with 64 bytes each, in order, and takes 40.
 */
struct sma_mailbox {
    uint64_t epoch;
    uint64_t bytes_where; /* bytes << 2 | where */
    union {
        unsigned char data[SMA_INLINE];
        uint64_t at;
    };
};

struct sma_slot {
    struct sma_mailbox mailbox[SMA_COLL_RING];
    uint64_t key; /* of the set, 0: the slot is free */
    uint64_t done;
    uint64_t pad[14];
};

static inline unsigned sma_mailbox_index(int64_t epoch)
{
    return (unsigned) epoch * 7 % SMA_COLL_RING;
}

/* A set as one of its members knows it. */
struct sma_set {
    uint64_t key;
    int start, stride, size;
    int log_stride;       /* of an active set */
    const int *pe;        /* the members, NULL: start and stride give them */
    int me;               /* my index in it */
    struct sma_set
        *next; /* of the hash chain, or of those of destroyed teams */

    /* On this node: the members, in their order, by their index in the set. */
    int local_n, local_me;
    int *local;
    struct sma_slot **slot; /* NULL: not looked up yet */
    const char **room; /* of sma_set_from and sma_set_to, NULL: not used yet */
    int64_t epoch;        /* the step I am in */
    int64_t ended;        /* a step that all are known to have ended */

    /* Between nodes: those that have members, in the order of the first ones,
     * which lead them. */
    int nodes, node;
    int *leader; /* PEs */
    int root, root_node; /* of the last broadcast: PE, its node */
    uint64_t tag; /* of the set's messages, without the sender */
};

static inline int sma_set_pe(const struct sma_set *set, int i)
{
    return likely(set->pe == NULL) ? set->start + i * set->stride : set->pe[i];
}

/* The PE that is the k-th member on this node. */
static inline int sma_set_local_pe(const struct sma_set *set, int k)
{
    return sma_set_pe(set, set->local[k]);
}

/* Is member i of the set on my node? */
static inline bool sma_set_is_here(const struct sma_set *set, int i)
{
    return set->nodes == 1 ||
           sma_topology.node_of[sma_set_pe(set, i)] == sma_topology.node;
}

static inline bool sma_set_leads(const struct sma_set *set)
{
    return set->local_me == 0;
}

/*
 * Room in which a collective notes where the data of each member on this node are
 * and where they go, by the member's place here.  It is the set's, as a host may
 * have more PEs than a thread's stack has room for; so the next collective of the
 * set overwrites it.
 */
const char **sma_set_make_room(struct sma_set *set, const char *routine)
    __attribute__((cold));

static inline const char **sma_set_from(struct sma_set *set,
                                        const char *routine)
{
    return likely(set->room != NULL) ? set->room
                                     : sma_set_make_room(set, routine);
}

static inline char **sma_set_to(struct sma_set *set, const char *routine)
{
    return (char **) sma_set_from(set, routine) + set->local_n;
}

/* Bytes of the collective area of a PE. */
size_t sma_coll_bytes(void);
void sma_coll_init(void);
void sma_coll_fini(void);

/* The parts of these: of coll/set.c, coll/active.c and coll/team_set.c. */
void sma_sets_init(void);
void sma_sets_fini(void);
void sma_actives_init(void);
void sma_actives_fini(void);
void sma_team_sets_fini(void);

/* The set of an active set whose arguments have been checked. */
struct sma_set *sma_set_active(const char *routine, const struct sma_active *a);

/* The set that a caller named, checked; NULL with SHMEM_CHECK=2, see below. */
struct sma_set *sma_set_find(const char *routine, const struct sma_active *a);

extern struct sma_set *sma_world
    SMA_HIDDEN; /* NULL: not between init and finalize */

/* The same for a quick look: always NULL with SHMEM_CHECK=2. */
extern struct sma_set *sma_quick_world SMA_HIDDEN;

/* The whole job where the quick look does not find it: the call is checked. */
struct sma_set *sma_set_world_slow(const char *routine) __attribute__((cold));

static inline struct sma_set *sma_set_world(const char *routine)
{
    struct sma_set *world = sma_quick_world;

    return likely(world != NULL) ? world : sma_set_world_slow(routine);
}

/* The active set that was named last, by whatever thread, and so has been checked;
 * its size is 0: none.  With SHMEM_CHECK=2 it stays so. */
extern struct sma_set *sma_last_set SMA_HIDDEN;

/*
 * The set that a caller named, checked.  NULL with SHMEM_CHECK=2: then the caller
 * gets it by sma_set_check, to which it says with what arguments it was called.
 */
static inline struct sma_set *sma_set_get(const char *routine,
                                          const struct sma_active *a)
{
    struct sma_set *last = __atomic_load_n(&sma_last_set, __ATOMIC_ACQUIRE);

    if (unlikely(a->size != last->size || a->start != last->start ||
                 a->log_stride != last->log_stride || a->size == 0))
        return sma_set_find(routine, a);
    if (likely(sma_self.check > 0))
        sma_check_symmetric(routine, "pSync", a->psync, sizeof(int32_t));
    return last;
}

struct sma_set *sma_set_check(const char *routine, const struct sma_active *a,
                              const struct sma_call *call)
    __attribute__((cold));

/*
 * Sets of teams.  In the order in which they are called to make one:
 *
 *   new      the members, of which I am one; pe: a list of them, which the set
 *            then owns, or NULL
 *   reserve  takes a slot of mine for it; false: all are in use.  drop gives it
 *            back, as long as nobody knows of it, and ends the set
 *   name     `number` tells it from others with the same first member; tag_room
 *            says how many numbers there are until the tags of messages repeat
 *   connect  the k-th member on the node has that slot for it (sma_set_slot)
 *
 * End waits for the others on the node; then the set is gone.
 */
struct sma_set *sma_set_new(const char *routine, int start, int stride,
                            int size, const int *pe);
bool sma_set_reserve(struct sma_set *set, const char *routine);
void sma_set_drop(struct sma_set *set);
uint64_t sma_set_tag_room(void);
void sma_set_name(struct sma_set *set, uint64_t number);
int sma_set_slot(const struct sma_set *set);
void sma_set_connect(struct sma_set *set, int k, int slot);
void sma_set_end(struct sma_set *set, const char *routine);
void sma_set_free(struct sma_set *set);

/* The PEs start, start + stride, ..., of which I am one, for what they have to
 * say to each other when nobody else calls: the making of a team, one at a time.
 * It stays. */
struct sma_set *sma_set_triplet(const char *routine, int start, int stride,
                                int size);

/* The part of a collective that active sets and teams share: it is compiled for
 * each of them. */
#define SMA_COLLECTIVE static inline __attribute__((always_inline))

/* ------------------------------------------------- steps, on this node only */

/* The bytes of a contribution; the job ends when they do not fit in memory. */
void sma_coll_too_many(const char *routine, size_t nelems)
    __attribute__((noreturn, cold));

static inline size_t sma_coll_bytes_of(const char *routine, size_t nelems,
                                       size_t esize)
{
    size_t bytes;

    if (unlikely(__builtin_mul_overflow(nelems, esize, &bytes) ||
                 bytes > SIZE_MAX >> 2))
        sma_coll_too_many(routine, nelems);
    return bytes;
}

/*
 * What follows until sma_epoch_end is inline: between the moment in which a PE
 * sees the last post that it waits for and its next post, all others wait for
 * it.
 */

/* coll_walk.c: what must be true of the set between its steps, or the job ends.  In
 * debug builds each step begins and ends with it. */
void sma_set_walk(const struct sma_set *set);

/* Begins the next step. */
static inline void sma_epoch_begin(struct sma_set *set)
{
    if (SMA_ASSERTING)
        sma_set_walk(set);
    set->epoch++;
}

/* Waits until all have ended the step that this one's post served before. */
void sma_epoch_wait_mailbox(struct sma_set *set, const char *routine);

static inline struct sma_mailbox *sma_epoch_take_mailbox(struct sma_set *set,
                                                  const char *routine)
{
    if (unlikely(set->ended < set->epoch - SMA_COLL_RING))
        sma_epoch_wait_mailbox(set, routine);
    return &set->slot[set->local_me]->mailbox[sma_mailbox_index(set->epoch)];
}

static inline void sma_epoch_publish(struct sma_set *set,
                                     struct sma_mailbox *mailbox, size_t bytes,
                                     enum sma_mailbox_where where)
{
    mailbox->bytes_where = (uint64_t) bytes << 2 | where;
    __atomic_store_n(&mailbox->epoch, (uint64_t) set->epoch, __ATOMIC_RELEASE);
}

/* sma_epoch_post for more than fits in a post. */
bool sma_epoch_post_large(struct sma_set *set, const char *routine,
                         const void *data, size_t bytes);

/*
 * Says something in this step.  A few bytes are copied; to more the post points,
 * and they must be symmetric.  Returns whether it points: then
 * sma_epoch_wait_ended must follow before the caller may touch them.
 */
static inline bool sma_epoch_post(struct sma_set *set, const char *routine,
                                 const void *data, size_t bytes)
{
    struct sma_mailbox *mailbox;

    if (unlikely(bytes > SMA_INLINE))
        return sma_epoch_post_large(set, routine, data, bytes);
    mailbox = sma_epoch_take_mailbox(set, routine);
    if (bytes > 0)
        sma_copy(mailbox->data, data, bytes);
    sma_epoch_publish(set, mailbox, bytes, SMA_MAILBOX_INLINE);
    return false;
}

/* The same, but copies SMA_INLINE < bytes <= SMA_COPY_MOST_SHARED. */
void sma_epoch_post_copy(struct sma_set *set, const char *routine,
                        const void *data, size_t bytes);

/* The same, but always points. */
void sma_epoch_post_source(struct sma_set *set, const char *routine,
                          const char *arg, const void *data, size_t bytes);

/* A symmetric object as a place that the other PEs of the node can find, and
 * where such a place of theirs is mapped. */
uint64_t sma_coll_offset_of(const char *routine, const char *arg,
                            const void *data, size_t bytes);
const void *sma_coll_at(uint64_t address);

/* The post of this step of the k-th member on this node if it is there, or NULL. */
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

/* The same, waiting for it.  All: the other members post in this step, too. */
const struct sma_mailbox *sma_epoch_await(struct sma_set *set,
                                          const char *routine, int k, bool all);

static inline const struct sma_mailbox *sma_epoch_read(struct sma_set *set,
                                                   const char *routine, int k)
{
    const struct sma_mailbox *mailbox = sma_epoch_try(set, k);

    return likely(mailbox != NULL) ? mailbox
                                   : sma_epoch_await(set, routine, k, true);
}

static inline size_t sma_mailbox_bytes(const struct sma_mailbox *mailbox)
{
    return mailbox->bytes_where >> 2;
}

/* sma_mailbox_data where they are not in the post. */
const void *sma_mailbox_data_elsewhere(const struct sma_set *set, int k,
                                    const struct sma_mailbox *mailbox);

/* Where the data of the k-th member's post are. */
static inline const void *sma_mailbox_data(const struct sma_set *set, int k,
                                        const struct sma_mailbox *mailbox)
{
    return likely((mailbox->bytes_where & 3) == SMA_MAILBOX_INLINE)
               ? mailbox->data
               : sma_mailbox_data_elsewhere(set, k, mailbox);
}

/* The posts of all members on this node have been read: who posts in this step
 * has ended the one before. */
static inline void sma_epoch_all_read(struct sma_set *set)
{
    set->ended = set->epoch - 1;
}

/* Waits for the posts of all members on this node. */
static inline void sma_epoch_gather(struct sma_set *set, const char *routine)
{
    int k = set->local_me;

    for (int i = 1; i < set->local_n; i++) {
        if (++k == set->local_n)
            k = 0;
        sma_epoch_read(set, routine, k);
    }
    sma_epoch_all_read(set);
}

/* I look at nothing of the others in this step any more: once I have said so after
 * the last step of a team, they may use their slots for another team. */
static inline void sma_epoch_end(struct sma_set *set)
{
    if (SMA_ASSERTING)
        sma_set_walk(set);
    __atomic_store_n(&set->slot[set->local_me]->done, (uint64_t) set->epoch,
                     __ATOMIC_RELEASE);
}

/* Waits until all members on this node have ended this step. */
void sma_epoch_wait_ended(struct sma_set *set, const char *routine);

/* Ends the step; when my post points, waits until the others have read. */
static inline void sma_epoch_finish(struct sma_set *set, const char *routine,
                                   bool points)
{
    sma_epoch_end(set);
    if (points)
        sma_epoch_wait_ended(set, routine);
}

/* A step in which nobody says anything. */
static inline void sma_epoch_sync(struct sma_set *set, const char *routine)
{
    sma_epoch_begin(set);
    sma_epoch_post(set, routine, NULL, 0);
    sma_epoch_gather(set, routine);
    sma_epoch_end(set);
}

/* A step in which the k-th member on the node gives `bytes` at data to the others
 * there, which want them at dest.  When it returns, data, which must be symmetric
 * when it is large, is left alone again. */
void sma_epoch_share(struct sma_set *set, const char *routine, int k,
                    const void *data, void *dest, size_t bytes);

/* ---------------------------------------------- messages, between the nodes */

/* What a message is sent for; SHMEM_TEST_COUNTS counts by it. */
enum sma_coll_kind {
    SMA_COLL_BARRIER,
    SMA_COLL_BROADCAST,
    SMA_COLL_COLLECT,
    SMA_COLL_ALLTOALL,
    SMA_COLL_REDUCE,
    SMA_COLL_KINDS,
};

/* A collective call begins. */
void sma_net_begin(enum sma_coll_kind kind);

/*
 * Messages in a set from PE to PE.  Those between two PEs arrive in the order
 * in which they were sent.  sma_net_wait waits for a message under way, to or
 * from the PE; receive waits itself and returns how many bytes were sent, which
 * may be more than the room there was.
 */
struct sma_message *sma_net_send(const struct sma_set *set, int pe,
                                 const void *data, size_t bytes);
struct sma_message *sma_net_start_receive(const struct sma_set *set, int pe,
                                          void *data, size_t bytes,
                                          size_t *got_p);
void sma_net_wait(struct sma_message *message, const char *routine, int pe);
size_t sma_net_receive(const struct sma_set *set, const char *routine, int pe,
                       void *data, size_t bytes);

/* By the leaders: all have come; the schedules are those of coll_plan.h. */
void sma_net_barrier(const struct sma_set *set, const char *routine);

/* By the leaders: block i, of size[i] bytes at block[i], is node i's; mine is
 * filled in, the others get filled in.  Returns -1, or a node that sent another
 * number of bytes, *got_p; if sizes differ, that is in the first round at some
 * leader. */
int sma_net_collect(const struct sma_set *set, const char *routine,
                    char *const *block, const size_t *size, size_t *got_p);

/* coll_collect.c: of each member of the set the node (of the set) that it is on;
 * malloc'ed. */
int *sma_set_nodes_of_members(const struct sma_set *set, const char *routine);

/* coll_collect.c: the same by members: mine[k] are the data of the k-th one on
 * this node, `bytes` each; those of all members come to out, in their order. */
void sma_collect_equal(struct sma_set *set, const char *routine, char *out,
                       const char *const *mine, size_t bytes, const char *arg,
                       size_t esize);

/* The same: a word of each member, in their order; they may lie anywhere. */
void sma_collect_words(const char *routine, struct sma_set *set, uint64_t mine,
                       uint64_t *all);

/* coll_reduce.c: a word of each member, combined; it may lie anywhere. */
void sma_reduce_word(const char *routine, struct sma_set *set, uint64_t *word,
                     const struct sma_op *op);

/* The end of the job: wait for the leaders of all hosts; tell the counts. */
void sma_net_end_barrier(const char *routine);
void sma_net_print_stats(void);

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The inside of the collectives: sets of PEs and the steps that they make.
 *
 * A set is (start, stride, size).  Every PE counts the steps that it has made
 * with each of its sets; as all members make the same calls, the counts agree.
 * For each set that it is in, a PE has a slot in its collective area, found by
 * the set's key.  Only the owner writes to a slot; the members read it:
 *
 *   post   what the owner has to say in a step: the number of the step, a size,
 *          and the data itself, or where they lie.  Step s stands in
 *          post[s % RING].
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

#include "coll_api.h"
#include "sma.h"

enum {
    SMA_COLL_SLOTS = 16384, /* different sets that a PE may be in */
    SMA_COLL_RING = 16,
    SMA_COLL_INLINE = 48,   /* bytes of data inside a post */
    SMA_COLL_BOUNCE = 4096, /* bytes of data copied beside it */
    SMA_COLL_BOUNCES = 16,  /* buffers for that, of a PE */
};

/* Where the data of a post are. */
enum sma_post_where {
    SMA_POST_INLINE, /* in the post */
    SMA_POST_BOUNCE, /* in bounce buffer number `at` of the PE */
    SMA_POST_SOURCE, /* where the caller has them: `at` in the segment */
};

struct sma_post {
    uint64_t step;
    uint64_t bytes_where; /* bytes << 2 | where */
    union {
        unsigned char data[SMA_COLL_INLINE];
        uint64_t at;
    };
};

struct sma_slot {
    struct sma_post post[SMA_COLL_RING];
    uint64_t key; /* of the set, 0: the slot is free */
    uint64_t done;
    uint64_t pad[6];
};

/* A set as one of its members knows it. */
struct sma_set {
    uint64_t key;
    int start, stride, size;
    int me;               /* my index in it */
    int64_t step;         /* the step I am in */
    int64_t ended;        /* a step that all are known to have ended */
    struct sma_set *next; /* of the hash chain */
    struct sma_slot *slot[]; /* of each member, NULL: not looked up yet */
};

/* Bytes of the collective area of a PE. */
size_t sma_coll_bytes(void);
void sma_coll_init(void);
void sma_coll_fini(void);

/* The set that a caller named, checked; the whole job. */
struct sma_set *sma_set_get(const char *routine, const struct sma_active *a);
struct sma_set *sma_set_world(const char *routine);

/* Begins the next step. */
void sma_step_begin(struct sma_set *set);

/*
 * Says something in this step.  Up to SMA_COLL_BOUNCE bytes are copied; to more
 * the post points, and they must be symmetric.  Returns whether it points: then
 * sma_step_wait_ended must follow before the caller may touch them.
 */
bool sma_step_post(struct sma_set *set, const char *routine, const void *data,
                   size_t bytes);

/* The same, but always points. */
void sma_step_post_source(struct sma_set *set, const char *routine,
                          const char *arg, const void *data, size_t bytes);

/* A symmetric object as a place that the other PEs of the node can find, and
 * where such a place of theirs is mapped. */
uint64_t sma_coll_place(const char *routine, const char *arg, const void *data,
                        size_t bytes);
const void *sma_coll_at(uint64_t place);

/* Member i's post of this step, waiting for it; its data. */
const struct sma_post *sma_step_read(struct sma_set *set, const char *routine,
                                     int i);
const void *sma_post_data(const struct sma_set *set, int i,
                          const struct sma_post *post);

static inline size_t sma_post_bytes(const struct sma_post *post)
{
    return post->bytes_where >> 2;
}

/* Waits for the posts of all members. */
void sma_step_gather(struct sma_set *set, const char *routine);

/* I look at nothing of the others in this step any more. */
void sma_step_end(struct sma_set *set);

/* Waits until all members have ended this step. */
void sma_step_wait_ended(struct sma_set *set, const char *routine);

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The set of the active set that a caller names, and of a triplet: the start, the
 * stride and the size of a team that its members are about to make.
 */
#ifndef SMA_COLL_SET_ACTIVE_H
#define SMA_COLL_SET_ACTIVE_H

#include "account/account.h"
#include "check/check.h"
#include "coll/set/set.h"

/* sma_set_get for a set that is not the one named last. */
struct sma_set *sma_set_find(const struct sma_routine *routine,
                             const struct sma_active *a);

/* sma_world for calls that need no full check: NULL with SHMEM_CHECK=2
 * and where calls are seen. */
extern struct sma_set *sma_quick_world SMA_HIDDEN;

/* The active set that any thread named last, which therefore has been checked.
 * Its size is 0 as long as there is none, and always with SHMEM_CHECK=2 and where
 * calls are seen. */
extern struct sma_set *sma_last_set SMA_HIDDEN;

/* The set of no PE, whose size is 0. */
extern struct sma_set sma_no_set SMA_HIDDEN;

/*
 * Checks the active set that the program named, and returns it.  With
 * SHMEM_CHECK=2 the result is NULL; then the caller gets the set from
 * sma_set_checked, and compares the call.
 */
static inline struct sma_set *sma_set_get(const struct sma_routine *routine,
                                          const struct sma_active *a)
{
    /* the acquire pairs with the release in sma_set_find (coll/set/active.c) */
    struct sma_set *last = __atomic_load_n(&sma_last_set, __ATOMIC_ACQUIRE);

    if (unlikely(a->size != last->size || a->start != last->start ||
                 a->log_stride != last->log_stride || a->size == 0))
        return sma_set_find(routine, a);
    if (likely(sma_self.check > 0))
        sma_check_symmetric(routine, SMA_ARG(pSync), a->psync, sizeof(int32_t));
    return last;
}

/* Has the program named this active set in the call before, too, and does pSync
 * need no further look?  Then *set_p becomes the set.  Otherwise sma_set_get
 * looks; a call for which each instruction counts has it do so in a function of
 * its own. */
static inline bool sma_set_is_last(const struct sma_active *a,
                                   struct sma_set **set_p)
{
    struct sma_set *last = __atomic_load_n(&sma_last_set, __ATOMIC_ACQUIRE);

    *set_p = last;
    return likely(memcmp((const char *) last + offsetof(struct sma_set, start),
                         a, 3 * sizeof(int)) == 0 &&
                  a->size != 0) &&
           (sma_self.check <= 0 || sma_is_quick(a->psync, sizeof(int32_t)));
}

/* What a call on an active set, as module account sees it, was about. */
struct sma_about_call sma_about_active(const struct sma_active *a, int root,
                                       size_t bytes);

/* The set where sma_set_get has found none: checks the active set in full. */
struct sma_set *sma_set_checked(const struct sma_routine *routine,
                                const struct sma_active *a)
    __attribute__((cold));

/* The set of the PEs start, start + stride, ..., of which this PE is one, for
 * calls that only these PEs make, one at a time: the making of a team.  The set
 * exists until the end of the library. */
struct sma_set *sma_set_triplet(const struct sma_routine *routine, int start,
                                int stride, int size);

/* The start and the end of the sets of active sets, and of what the quick checks
 * read. */
void sma_actives_init(void);
void sma_actives_fini(void);

#endif

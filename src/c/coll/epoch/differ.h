/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The size of the data of a call: it may be too large, or differ from what the
 * other members have, which then ends the job before anything is copied.
 */
#ifndef SMA_COLL_EPOCH_DIFFER_H
#define SMA_COLL_EPOCH_DIFFER_H

#include "base/base.h"
#include "coll/epoch/epoch.h"
#include "coll/set/set.h"

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
 * here and `theirs` there. */
void sma_coll_differ(const struct sma_routine *routine, size_t mine,
                     size_t theirs, int pe) __attribute__((noreturn, cold));

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

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * SHMEM_CHECK=2: the pSync and pWrk arrays of collective calls are long enough
 * and not in use by another call, and the arrays of a call do not overlap.
 */
#include <ctype.h>
#include <pthread.h>
#include <string.h>

#include "base/base.h"
#include "base/mistake.h"
#include "check/check.h"
#include "check/region.h"
#include "coll/check.h"
#include "coll/check_arrays.h"
#include "coll/coll.h"
#include "shmem.h"

enum {
    USES = 64, /* uses of arrays that are remembered */
    SYNC_ELEMENTS = SHMEM_SYNC_SIZE,
    SYNC_ELEMENTS_FORTRAN = 2 * SHMEM_SYNC_SIZE,
};

/* Guards `uses` and `next_use`.  No other lock is taken while it is held. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

/* The last uses of pSync and pWrk arrays that some member may not have
 * ended. */
static struct use {
    const char *array;
    size_t bytes;
    const struct sma_set *set;
    const char *routine;
} uses[USES];
static unsigned next_use;

size_t sma_check_integer = 4;

/* Do two objects overlap?  A size that no memory has is reported elsewhere. */
static bool overlap(const void *a, size_t a_bytes, const void *b,
                    size_t b_bytes)
{
    uintptr_t x = (uintptr_t) a, y = (uintptr_t) b;

    if (a_bytes == 0 || b_bytes == 0 || a_bytes > PTRDIFF_MAX ||
        b_bytes > PTRDIFF_MAX)
        return false;
    return x < y + b_bytes && y < x + a_bytes;
}

void sma_check_overlap(const char *routine, const char *a_name, const void *a,
                       size_t a_bytes, const char *b_name, const void *b,
                       size_t b_bytes)
{
    if (overlap(a, a_bytes, b, b_bytes))
        sma_mistake(routine, "%s %p and %s %p overlap (%zu and %zu bytes)",
                    a_name, a, b_name, b, a_bytes, b_bytes);
}

/* The routines of Fortran have names in capitals (src/fortran), those of C have
 * not. */
static bool is_fortran(const char *routine)
{
    return isupper((unsigned char) routine[0]);
}

/* Are all members of the first set members of the second? */
static bool is_inside(const struct sma_set *set, const struct sma_set *other)
{
    for (int i = 0; i < set->size; i++) {
        int d = sma_set_pe(set, i) - other->start;

        if (d < 0 || d % other->stride != 0 || d / other->stride >= other->size)
            return false;
    }
    return true;
}

void sma_arrays_forget(const struct sma_set *set)
{
    pthread_mutex_lock(&mutex);
    for (int i = 0; i < USES; i++)
        if (uses[i].set != NULL && is_inside(uses[i].set, set))
            uses[i].set = NULL;
    pthread_mutex_unlock(&mutex);
}

/* Notes that a call begins to use an array.  Returns the use by a call on
 * another set that may not have ended; its set is NULL if there is none. */
static struct use note_use(const char *routine, const struct sma_set *set,
                           const void *array, size_t bytes)
{
    struct use *u = NULL, other = {.set = NULL};

    pthread_mutex_lock(&mutex);
    for (int i = 0; i < USES; i++) {
        if (uses[i].set == NULL ||
            uses[i].array >= (const char *) array + bytes ||
            uses[i].array + uses[i].bytes <= (const char *) array)
            continue;
        u = &uses[i];
        if (u->set != set)
            other = *u;
    }
    if (u == NULL)
        u = &uses[next_use++ % USES];
    *u = (struct use){array, bytes, set, routine};
    pthread_mutex_unlock(&mutex);
    return other;
}

/* Reports an array that a call on another set may still use. */
static void use_array(const char *routine, const struct sma_set *set,
                      const char *arg, const void *array, size_t bytes)
{
    struct use other = note_use(routine, set, array, bytes);

    if (other.set == NULL)
        return;
    sma_mistake(routine,
                "%s may still be in use by %s on the active set "
                "(PE_start %d, logPE_stride %d, PE_size %d): its PEs have "
                "not called a barrier since then",
                arg, other.routine, other.set->start, other.set->log_stride,
                other.set->size);
}

/* Reports an element of pSync that does not have its initial value. */
static void check_values(const char *routine, const void *psync,
                         size_t elements, size_t bytes)
{
    for (size_t i = 0; i < elements; i++) {
        const char *p = (const char *) psync + i * bytes;
        int64_t value = 0;
        int32_t low;

        if (bytes == 4) {
            memcpy(&low, p, sizeof low);
            value = low;
        } else {
            memcpy(&value, p, sizeof value);
        }
        if (value == SHMEM_SYNC_VALUE)
            continue;
        sma_mistake(routine,
                    "element %zu of pSync is %lld, must be SHMEM_SYNC_VALUE "
                    "(%d)",
                    i, (long long) value, (int) SHMEM_SYNC_VALUE);
        return;
    }
}

void sma_check_psync(const char *routine, const struct sma_set *set,
                     const struct sma_call *call, const void *psync)
{
    bool fortran = is_fortran(routine);
    size_t bytes = fortran ? sma_check_integer : sizeof(long);
    size_t elements = fortran ? SYNC_ELEMENTS_FORTRAN : SYNC_ELEMENTS;
    size_t room;

    if (!sma_check_unused(routine, "pSync", psync, bytes))
        return;
    room = sma_check_room(psync) / bytes;
    if (room < elements)
        sma_mistake(routine, "pSync has %zu elements, must have %zu", room,
                    elements);
    else
        check_values(routine, psync, elements, bytes);
    if (call->barrier)
        sma_arrays_forget(set);
    if (set->size > 1)
        use_array(routine, set, "pSync", psync, elements * bytes);
}

void sma_arrays_forget_all(void)
{
    memset(uses, 0, sizeof uses);
}

void sma_check_pwrk(const char *routine, const struct sma_set *set,
                    const struct sma_call *call, const void *pwrk)
{
    size_t n = call->source_bytes / call->esize, room;
    size_t least = n / 2 + 1;

    if (call->source_bytes == 0 || call->source_bytes > PTRDIFF_MAX)
        return;
    if (least < SHMEM_REDUCE_MIN_WRKDATA_SIZE)
        least = SHMEM_REDUCE_MIN_WRKDATA_SIZE;
    if (!sma_check_unused(routine, "pWrk", pwrk, call->esize))
        return;
    room = sma_check_room(pwrk) / call->esize;
    if (room < least)
        sma_mistake(routine, "pWrk has %zu elements, must have %zu", room,
                    least);
    sma_check_overlap(routine, "pWrk", pwrk, least * call->esize, "dest",
                      call->dest, call->dest_bytes);
    sma_check_overlap(routine, "pWrk", pwrk, least * call->esize, "source",
                      call->source, call->source_bytes);
    if (set->size > 1)
        use_array(routine, set, "pWrk", pwrk, least * call->esize);
}

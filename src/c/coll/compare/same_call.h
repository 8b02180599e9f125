/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * SHMEM_CHECK=2: collective calls are compared between the PEs, and the arrays
 * that a call may use are checked.  And the check of an array that a collective reads
 * or writes on all members of a set.
 */
#ifndef SMA_COLL_COMPARE_SAME_CALL_H
#define SMA_COLL_COMPARE_SAME_CALL_H

#include "check/check.h"
#include "coll/set/set.h"

enum sma_call_kind {
    SMA_CALL_END,
    SMA_CALL_NUMBER,
    SMA_CALL_ADDRESS, /* a symmetric address */
};

/* The numbers that a routine accepts as an argument.  The routine itself
 * refuses all others. */
enum sma_call_range {
    SMA_RANGE_ANY,
    SMA_RANGE_MEMBER, /* an index in the set */
    SMA_RANGE_NOT_NEGATIVE,
    SMA_RANGE_POSITIVE,
};

enum { SMA_CALL_ARGS = 8 };

/* A collective call.  What it means must be the same on all PEs of the set, under
 * whatever name, and its arguments, too; they are compared before any of the PEs
 * goes on.  A call that performs no action is none. */
struct sma_call {
    const char *what; /* the operation, which may have several names */
    const char *op;   /* of a reduction: what it computes; NULL: it is none */
    const void *dest, *source;       /* what the call writes and reads */
    size_t dest_bytes, source_bytes; /* 0: nothing */
    bool in_place; /* dest and source may begin at the same address */
    bool dest_each, source_each; /* the bytes are for each PE of the set */
    size_t esize;                /* bytes of an element; 0: it has none */
    struct {
        const char *name;
        enum sma_call_kind kind;
        enum sma_call_range range;
        int64_t number;
        const void *address;
    } arg[SMA_CALL_ARGS];
};

#define SMA_NUMBER(name_, value) SMA_NUMBER_IN(name_, value, SMA_RANGE_ANY)
#define SMA_NUMBER_IN(name_, value, range_) \
    { \
        .name = (name_), .kind = SMA_CALL_NUMBER, .range = (range_), \
        .number = (int64_t) (value) \
    }
#define SMA_ADDRESS(name_, address_) \
    { \
        .name = (name_), .kind = SMA_CALL_ADDRESS, .address = (address_) \
    }
#define SMA_CALL(what_, ...) \
    (&(const struct sma_call){.what = (what_), .arg = {__VA_ARGS__}})
#define SMA_CALL_MOVES(what_, op_, esize_, dest_, dest_bytes_, dest_each_, \
                       source_, source_bytes_, source_each_, in_place_, ...) \
    (&(const struct sma_call){.what = (what_), \
                              .op = (op_), \
                              .esize = (esize_), \
                              .dest = (dest_), \
                              .dest_bytes = (dest_bytes_), \
                              .source = (source_), \
                              .source_bytes = (source_bytes_), \
                              .in_place = (in_place_), \
                              .dest_each = (dest_each_), \
                              .source_each = (source_each_), \
                              .arg = {SMA_ADDRESS("dest", dest_), \
                                      SMA_ADDRESS("source", source_), \
                                      __VA_ARGS__}})
#define SMA_CALL_NOTHING(what_) SMA_CALL(what_, {.kind = SMA_CALL_END})
/* A barrier is a quiet, of the caller alone, and a sync: one may meet the other. */
#define SMA_CALL_SYNC SMA_CALL_NOTHING("sync")

/* Bytes at the end of the heap in which n PEs leave records of their calls. */
size_t sma_check_bytes(int n);

/* The start of the comparison, when the heap and the transport work, and its
 * end. */
void sma_check_start(void);
void sma_check_end(void);

/* Compares a call on a set with the calls of the other members. */
void sma_check_call(const struct sma_routine *routine,
                    const struct sma_set *set, const struct sma_call *call);

/* Compares a barrier or sync of all PEs, and looks for damage of the heap. */
void sma_check_world(const struct sma_routine *routine);

/* Compares a call on an active set, and checks its pSync and pWrk. */
void sma_check_active(const struct sma_routine *routine,
                      const struct sma_set *set, const struct sma_active *a,
                      const struct sma_call *call);

/* ------------------------------------------------------------------- arrays */

/* sma_coll_check where the quick check fails. */
void sma_coll_check_slow(const struct sma_routine *routine,
                         const struct sma_set *set,
                         const struct sma_argument *arg, const void *addr,
                         size_t len) __attribute__((cold));

/* Ends the job when [addr, addr+len), unless it is empty, is not symmetric on the
 * members of the set: it is not in symmetric memory of this PE, or it is static data
 * and a member runs another program. */
static inline void sma_coll_check(const struct sma_routine *routine,
                                  const struct sma_set *set,
                                  const struct sma_argument *arg,
                                  const void *addr, size_t len)
{
    if (len > 0 && unlikely(!sma_is_quick(addr, len)))
        sma_coll_check_slow(routine, set, arg, addr, len);
}

#endif

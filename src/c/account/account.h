/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The place that sees a call of the program, when SHMEM_STATS, SHMEM_TRACE or
 * SHMEM_HANG_TIMEOUT asks for that: it counts the calls of each kind in the job
 * block, and counts and records each call.
 *
 * Then the start leaves the data empty that quick checks compare with, as for
 * SHMEM_CHECK=2, and each call takes its slow path.  A function on the slow
 * path begins with SMA_SEE, which calls it once more between enter and leave.
 * When none of the variables is set, nothing is there to pay for.
 *
 * Only the outermost call of a thread is one of the program: the library's own
 * calls within it are not counted.
 */
#ifndef SMA_ACCOUNT_H
#define SMA_ACCOUNT_H

#include "base/base.h"

/* Does each call take its slow path?  Set before the quick checks are
 * allowed. */
extern bool sma_calls_slow SMA_HIDDEN;

/* Are calls seen?  From the end of the start to the begin of the end. */
extern bool sma_calls_seen SMA_HIDDEN;

/* Whom a call concerns besides this PE. */
enum sma_call_scope {
    SMA_SCOPE_ALONE,
    SMA_SCOPE_PE, /* PE `pe`, a number in the world */
    SMA_SCOPE_WORLD,
    SMA_SCOPE_SET, /* an active set */
    SMA_SCOPE_TEAM,
};

/* What a call was about. */
struct sma_about_call {
    enum sma_call_scope scope;
    int pe;
    bool fetches; /* the bytes come from another PE */
    uint64_t bytes;
    /* Of a set or team: its first PE, which other numbers tell it from others,
     * how many PEs it has, the number in it of this PE, and that of the PE for
     * which all others wait.  The size of a team is 0 if there is none. */
    int first, step, size, member, root;
};

struct sma_seen {
    const struct sma_routine *routine;
    uint64_t start; /* 0: the call is not recorded */
};

/* Returns whether this is a call of the program, which has to be left. */
bool sma_call_enter(struct sma_seen *seen_p, const struct sma_routine *routine);
void sma_call_leave(const struct sma_seen *seen, struct sma_about_call about);

/* What a call was about: nothing else, a transfer to or from a PE, all PEs. */
#define SMA_ABOUT_NOTHING ((struct sma_about_call){.scope = SMA_SCOPE_ALONE})
#define SMA_ABOUT_PE(pe_, bytes_) \
    ((struct sma_about_call){ \
        .scope = SMA_SCOPE_PE, .pe = (pe_), .bytes = (bytes_)})
#define SMA_ABOUT_GET(pe_, bytes_) \
    ((struct sma_about_call){.scope = SMA_SCOPE_PE, \
                             .pe = (pe_), \
                             .fetches = true, \
                             .bytes = (bytes_)})
#define SMA_ABOUT_WORLD \
    ((struct sma_about_call){.scope = SMA_SCOPE_WORLD, \
                             .step = 1, \
                             .size = sma_self.n, \
                             .member = sma_self.me})

/* SMA_SEE(routine, f(routine, a, pe), SMA_ABOUT_PE(pe, bytes)); stands in a
 * function f without a result, before anything is done; SMA_SEE_VALUE in one with
 * a result of a type. */
#define SMA_SEE(routine_, again, about) \
    do { \
        struct sma_seen seen_; \
        if (unlikely(sma_calls_seen) && sma_call_enter(&seen_, routine_)) { \
            again; \
            sma_call_leave(&seen_, about); \
            return; \
        } \
    } while (0)
#define SMA_SEE_VALUE(routine_, type, again, about) \
    do { \
        struct sma_seen seen_; \
        if (unlikely(sma_calls_seen) && sma_call_enter(&seen_, routine_)) { \
            type value_ = again; \
            sma_call_leave(&seen_, about); \
            return value_; \
        } \
    } while (0)

/* A transfer to or from a PE that moves no bytes. */
void sma_call_nothing(const struct sma_routine *routine, int pe)
    __attribute__((cold));

/* ------------------------------------------ account.c: what has been counted */

struct sma_call_count {
    uint64_t calls, bytes, ns;
};

struct sma_call_pair {
    uint64_t calls, bytes;
};

/* Makes calls seen.  Records are kept if `traces`, and calls counted if that or
 * `counts`. */
void sma_calls_start(bool counts, bool traces);

/* Calls are no longer seen. */
void sma_calls_stop(void);

/* shmem_pcontrol: turns counting and recording off and on. */
void sma_calls_control(bool on);

/* The sums over all threads of this process: for each routine, and for each PE.
 * The caller frees them; NULL: there is no memory. */
struct sma_call_count *sma_calls_counts(void);
struct sma_call_pair *sma_calls_row(void);

/* Moves the records that threads still hold in memory to the file of
 * spill.c. */
void sma_calls_flush(void);

/* ----------------------------------- spill.c: records that leave the memory */

/* One call. */
struct sma_call_record {
    uint64_t start, end;
    uint64_t bytes;
    uint64_t flow;   /* identifies a collective call on all its members, or 0 */
    int32_t pe;      /* -1: the call names no PE */
    int32_t member;  /* this PE's number in the set of a collective call */
    int32_t root;    /* the number in the set of the PE that others wait for */
    int32_t members; /* the size of the set */
    uint16_t routine;
    uint16_t thread; /* the number of the thread in this process */
};

/* Opens the file.  Returns false if it is already open. */
bool sma_spill_open(void);

/* Appends n records.  Any thread may call. */
void sma_spill_write(const struct sma_call_record *first, size_t n);

/* Reads from byte `at` on.  Returns the number of bytes, 0 at the end. */
size_t sma_spill_read(void *buffer, size_t bytes, long at);

#endif

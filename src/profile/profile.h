/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The library that counts and records calls: what its files share.
 *
 * Each routine of libsma is defined anew here (calls.c, fortran.c): it counts
 * the call in the job block, notes the time, calls its twin, and notes what the
 * call was (watch.c).  At the end PE 0 gets what all have noted (gather.c), and
 * writes it (report.c, trace.c).  Without SHMEM_STATS and SHMEM_TRACE it counts
 * and calls its twin, no more.
 *
 * It calls libsma by the twins only, and the C library: libsma comes with the
 * program.
 */
#ifndef SMA_PROFILE_LIBRARY_H
#define SMA_PROFILE_LIBRARY_H

#include "config.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define SHMEM_NO_GENERIC
#include "shared/job.h"
#include "shared/profile.h"
#include "pshmem.h"
#include "shmem.h"

#define PROFILE_LOCAL __attribute__((visibility("hidden")))

/* ------------------------------------------------------- names of routines */

/* PROFILE_shmem_int_put and so on, of Fortran PROFILE_SHMEM_INTEGER_PUT. */
enum {
#define CALL(type, name, ...) PROFILE_##name,
#define VOID_CALL(name, ...) PROFILE_##name,
#include "gen/c_calls.h"
#undef CALL
#undef VOID_CALL
#ifdef HAVE_FORTRAN
#define CALL(type, name, NAME, ...) PROFILE_##NAME,
#define VOID_CALL(name, NAME, ...) PROFILE_##NAME,
#include "gen/fortran_calls.h"
#undef CALL
#undef VOID_CALL
/* the generic routines of the module */
#define PROFILE_GENERICS(X) \
    X(put) X(put_nbi) X(iput) X(get) X(get_nbi) X(iget) \
    X(broadcast) X(collect) X(fcollect) X(alltoall) X(alltoalls)
#define ENTRY(name) PROFILE_generic_##name,
    PROFILE_GENERICS(ENTRY)
#undef ENTRY
#endif
    PROFILE_ROUTINES
};

extern const char *const profile_name[PROFILE_ROUTINES] PROFILE_LOCAL;

/* ----------------------------------------------------------- watch.c: calls */

extern struct sma_profile_job profile_job PROFILE_LOCAL;
extern bool profile_on PROFILE_LOCAL;         /* between start and end */
extern uint64_t profile_start
    PROFILE_LOCAL; /* of the last start, see profile_now */
extern uint64_t profile_length PROFILE_LOCAL; /* nanoseconds up to the end */

/* Calls inside of calls do not count. */
extern __thread int profile_depth
    __attribute__((visibility("hidden"), tls_model("initial-exec")));

/* What the calling thread notes goes to a place of its own, which it takes
 * before its first call: then the one that had it before has ended. */
extern __thread struct profile_thread *profile_self
    __attribute__((visibility("hidden"), tls_model("initial-exec")));
void profile_enter(void) PROFILE_LOCAL;

/* Counters of kinds of calls: those of this PE in the job block, between start
 * and end. */
extern uint64_t *profile_calls PROFILE_LOCAL;

/* Nanoseconds of a clock that all processes of a host have. */
uint64_t profile_now(void) PROFILE_LOCAL;

struct profile_call {
    uint64_t start; /* 0: is not noted */
    int routine;
};

/* Threads may make calls, whatever level the program asked for. */
static inline struct profile_call profile_begin(int routine,
                                            enum sma_job_calls kind)
{
    struct profile_call c = {0, routine};

    if (profile_depth++ > 0)
        return c;
    if (kind != SMA_JOB_OTHER)
        __atomic_fetch_add(&profile_calls[kind], 1, __ATOMIC_RELAXED);
    if (profile_on) {
        if (profile_self == NULL)
            profile_enter();
        c.start = profile_now();
    }
    return c;
}

/* What is passed on is looked at only where it is noted.  Of Fortran that
 * matters: before the start there are no kinds. */
#define PROFILE_END(c, end) \
    do { \
        if ((c).start != 0) \
            end; \
        else \
            profile_depth--; \
    } while (0)

/* The end of a call that has no other PE in its arguments; of one that names
 * PE pe, or that of the team of a context; of a collective routine on all PEs,
 * on an active set, on a team.  root is the number in the set of the PE without
 * which none of the others can go on. */
void profile_end(struct profile_call c) PROFILE_LOCAL;
void profile_end_pe(struct profile_call c, int pe, size_t bytes) PROFILE_LOCAL;
void profile_end_ctx(struct profile_call c, shmem_ctx_t ctx, int pe,
                     size_t bytes) PROFILE_LOCAL;
void profile_end_world(struct profile_call c) PROFILE_LOCAL;
void profile_end_set(struct profile_call c, int start, int log_stride, int size,
                   int root, size_t bytes) PROFILE_LOCAL;
void profile_end_team(struct profile_call c, shmem_team_t team, int root,
                    size_t bytes) PROFILE_LOCAL;

/* For bytes: the members of a team, and the sum of n sizes. */
size_t profile_team_size(shmem_team_t team) PROFILE_LOCAL;
size_t profile_sum(const void *sizes, int n) PROFILE_LOCAL;

/* ---------------------------------------------------------- what was noted */

struct profile_count {
    uint64_t calls, bytes, ns;
};

struct profile_pair {
    uint64_t calls, bytes;
};

/* The sums over all threads of this process; the row has n PEs.  Both to be
 * freed, NULL without memory. */
struct profile_count *profile_counts(void) PROFILE_LOCAL;
struct profile_pair *profile_row(void) PROFILE_LOCAL;

/* ----------------------------------------------------- gather.c: to PE 0 */

/* Makes the way to PE 0, and removes it; all PEs call.  False: no memory. */
bool profile_gather_begin(void) PROFILE_LOCAL;
void profile_gather_end(void) PROFILE_LOCAL;

/* PE pe sends a piece, and says whether it is the last one of this time; PE 0
 * receives a piece, which stays until the next. */
void profile_send(const void *data, size_t bytes, bool last) PROFILE_LOCAL;
const void *profile_receive(int pe, size_t *bytes_p,
                            bool *last_p) PROFILE_LOCAL;

/* PE 0 gets the nanoseconds by which the clock of PE pe is ahead of its own,
 * which that one answers. */
int64_t profile_ask_clock(int pe) PROFILE_LOCAL;
void profile_answer_clock(void) PROFILE_LOCAL;

/* ------------------------------------------- report.c: the table, the file */

/* All PEs call; `alone`: this one only, for itself. */
void profile_report(bool alone) PROFILE_LOCAL;

/* The file, after it was written; complains when that is not so. */
void profile_close(FILE *f, const char *variable,
                   const char *file) PROFILE_LOCAL;
FILE *profile_open(const char *variable, const char *file) PROFILE_LOCAL;

/* A text as JSON has it, with its quotes. */
void profile_json_text(FILE *f, const char *text) PROFILE_LOCAL;

/* The same name from the root on, malloc'ed; complains early when there cannot
 * be such a file. */
const char *profile_full_name(const char *variable,
                              const char *file) PROFILE_LOCAL;

/* The name of the program. */
const char *profile_program(void) PROFILE_LOCAL;

/* ---------------------------------------------------------------- trace.c */

struct profile_record {
    uint64_t start, end;
    uint64_t bytes;
    uint64_t flow;   /* the number of this call of a set; 0: no collective */
    int32_t pe;      /* or -1 */
    int32_t member;  /* my number in the set, and whose the arrows are */
    int32_t root;
    int32_t members;
    uint16_t routine;
    uint16_t thread; /* in this process */
};

void profile_trace_start(void) PROFILE_LOCAL;

/* Keeps records of a thread, from `first` on. */
void profile_trace_keep(const struct profile_record *first,
                        size_t n) PROFILE_LOCAL;

void profile_trace_write(bool alone) PROFILE_LOCAL;

/* The records that threads still have (watch.c). */
void profile_flush(void) PROFILE_LOCAL;

#endif

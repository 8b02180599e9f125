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
#ifndef SMA_WATCH_LIBRARY_H
#define SMA_WATCH_LIBRARY_H

#include "config.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define SHMEM_NO_GENERIC
#include "../c/job.h"
#include "../c/watch.h"
#include "pshmem.h"
#include "shmem.h"

#define WATCH_LOCAL __attribute__((visibility("hidden")))

/* ------------------------------------------------------- names of routines */

/* WATCH_shmem_int_put and so on, of Fortran WATCH_SHMEM_INTEGER_PUT. */
enum {
#define CALL(type, name, ...) WATCH_##name,
#define VOID_CALL(name, ...) WATCH_##name,
#include "c_calls.h"
#undef CALL
#undef VOID_CALL
#ifdef HAVE_FORTRAN
#define CALL(type, name, NAME, ...) WATCH_##NAME,
#define VOID_CALL(name, NAME, ...) WATCH_##NAME,
#include "fortran_calls.h"
#undef CALL
#undef VOID_CALL
/* the generic routines of the module */
#define WATCH_GENERICS(X) \
    X(put) X(put_nbi) X(iput) X(get) X(get_nbi) X(iget) \
    X(broadcast) X(collect) X(fcollect) X(alltoall) X(alltoalls)
#define ENTRY(name) WATCH_generic_##name,
    WATCH_GENERICS(ENTRY)
#undef ENTRY
#endif
    WATCH_ROUTINES
};

extern const char *const watch_name[WATCH_ROUTINES] WATCH_LOCAL;

/* ----------------------------------------------------------- watch.c: calls */

extern struct sma_watch_job watch_job WATCH_LOCAL;
extern bool watch_on WATCH_LOCAL;         /* between start and end */
extern uint64_t watch_start WATCH_LOCAL;  /* of the last start, see watch_now */
extern uint64_t watch_length WATCH_LOCAL; /* nanoseconds up to the end */

/* Calls inside of calls do not count. */
extern __thread int watch_depth
    __attribute__((visibility("hidden"), tls_model("initial-exec")));

/* What the calling thread notes goes to a place of its own, which it takes
 * before its first call: then the one that had it before has ended. */
extern __thread struct watch_thread *watch_self
    __attribute__((visibility("hidden"), tls_model("initial-exec")));
void watch_enter(void) WATCH_LOCAL;

/* Counters of kinds of calls: those of this PE in the job block, between start
 * and end. */
extern uint64_t *watch_calls WATCH_LOCAL;

/* Nanoseconds of a clock that all processes of a machine have. */
uint64_t watch_now(void) WATCH_LOCAL;

struct watch_call {
    uint64_t start; /* 0: is not noted */
    int routine;
};

/* Threads may make calls, whatever level the program asked for. */
static inline struct watch_call watch_begin(int routine,
                                            enum sma_job_calls kind)
{
    struct watch_call c = {0, routine};

    if (watch_depth++ > 0)
        return c;
    if (kind != SMA_JOB_OTHER)
        __atomic_fetch_add(&watch_calls[kind], 1, __ATOMIC_RELAXED);
    if (watch_on) {
        if (watch_self == NULL)
            watch_enter();
        c.start = watch_now();
    }
    return c;
}

/* What is passed on is looked at only where it is noted.  Of Fortran that
 * matters: before the start there are no kinds. */
#define WATCH_END(c, end) \
    do { \
        if ((c).start != 0) \
            end; \
        else \
            watch_depth--; \
    } while (0)

/* The end of a call that has no other PE in its arguments; of one that names
 * PE pe, or that of the team of a context; of a collective routine on all PEs,
 * on an active set, on a team.  root is the number in the set of the PE without
 * which none of the others can go on. */
void watch_end(struct watch_call c) WATCH_LOCAL;
void watch_end_pe(struct watch_call c, int pe, size_t bytes) WATCH_LOCAL;
void watch_end_ctx(struct watch_call c, shmem_ctx_t ctx, int pe, size_t bytes)
    WATCH_LOCAL;
void watch_end_world(struct watch_call c) WATCH_LOCAL;
void watch_end_set(struct watch_call c, int start, int log_stride, int size,
                   int root, size_t bytes) WATCH_LOCAL;
void watch_end_team(struct watch_call c, shmem_team_t team, int root,
                    size_t bytes) WATCH_LOCAL;

/* For bytes: the members of a team, and the sum of n sizes. */
size_t watch_team_size(shmem_team_t team) WATCH_LOCAL;
size_t watch_sum(const void *sizes, int n) WATCH_LOCAL;

/* ---------------------------------------------------------- what was noted */

struct watch_count {
    uint64_t calls, bytes, ns;
};

struct watch_pair {
    uint64_t calls, bytes;
};

/* The sums over all threads of this process; the row has n PEs.  Both to be
 * freed, NULL without memory. */
struct watch_count *watch_counts(void) WATCH_LOCAL;
struct watch_pair *watch_row(void) WATCH_LOCAL;

/* ----------------------------------------------------- gather.c: to PE 0 */

/* Makes the way to PE 0, and removes it; all PEs call.  False: no memory. */
bool watch_gather_begin(void) WATCH_LOCAL;
void watch_gather_end(void) WATCH_LOCAL;

/* PE pe sends a piece, and says whether it is the last one of this time; PE 0
 * receives a piece, which stays until the next. */
void watch_send(const void *data, size_t bytes, bool last) WATCH_LOCAL;
const void *watch_receive(int pe, size_t *bytes_p, bool *last_p) WATCH_LOCAL;

/* PE 0 gets the nanoseconds by which the clock of PE pe is ahead of its own,
 * which that one answers. */
int64_t watch_ask_clock(int pe) WATCH_LOCAL;
void watch_answer_clock(void) WATCH_LOCAL;

/* ------------------------------------------- report.c: the table, the file */

/* All PEs call; `alone`: this one only, for itself. */
void watch_report(bool alone) WATCH_LOCAL;

/* The file, after it was written; complains when that is not so. */
void watch_close(FILE *f, const char *variable, const char *file) WATCH_LOCAL;
FILE *watch_open(const char *variable, const char *file) WATCH_LOCAL;

/* A text as JSON has it, with its quotes. */
void watch_json_text(FILE *f, const char *text) WATCH_LOCAL;

/* The same name from the root on, malloc'ed; complains early when there cannot
 * be such a file. */
const char *watch_full_name(const char *variable, const char *file) WATCH_LOCAL;

/* The name of the program. */
const char *watch_program(void) WATCH_LOCAL;

/* ---------------------------------------------------------------- trace.c */

struct watch_record {
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

void watch_trace_start(void) WATCH_LOCAL;

/* Keeps records of a thread, from `first` on. */
void watch_trace_keep(const struct watch_record *first, size_t n) WATCH_LOCAL;

void watch_trace_write(bool alone) WATCH_LOCAL;

/* The records that threads still have (watch.c). */
void watch_flush(void) WATCH_LOCAL;

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The profiling library, libsma-watch.so, which counts and records calls: what
 * its files share.
 *
 * calls.c and fortran.c define every routine of SHMEM anew.  Such a routine
 * counts the call in the job block, reads the clock, calls its profiling alias
 * in libsma (pshmem_...), and records the call (count.c).  At the end of the
 * job PE 0 collects what all PEs have recorded (gather.c) and writes it
 * (report.c, trace.c).  If neither SHMEM_STATS nor SHMEM_TRACE is set, a
 * routine only counts the call in the job block, for the table of
 * SHMEM_HANG_TIMEOUT.
 *
 * The library calls nothing but profiling aliases and the C library.  It is not
 * linked with libsma, which comes with the program.
 *
 * Calls between the files go downward only, in this order: profile.c; trace.c
 * and report.c; calls.c and fortran.c; count.c; gather.c, spill.c, file.c and
 * names.c; job.c.
 */
#ifndef SMA_PROFILE_LIBRARY_H
#define SMA_PROFILE_LIBRARY_H

#include "config.h"

#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

#define SHMEM_NO_GENERIC
#include "pshmem.h"
#include "shared/job.h"
#include "shared/profile.h"
#include "shmem.h"

#define PROFILE_LOCAL __attribute__((visibility("hidden")))

/* ------------------------------------------ names.c: the names of routines */

/* A constant for each routine: PROFILE_shmem_int_put for one of C,
 * PROFILE_SHMEM_INTEGER_PUT for one of Fortran. */
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
/* the generic routines of the Fortran module */
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

/* ------------------------------------------------ job.c: the job, the clock */

extern struct sma_profile_job profile_job PROFILE_LOCAL;

/* Are calls recorded now? */
extern bool profile_on PROFILE_LOCAL;

/* When the job started last, by profile_now; 0 before the start and after the
 * end. */
extern uint64_t profile_start PROFILE_LOCAL;

/* How many nanoseconds lay between the starts and the ends so far. */
extern uint64_t profile_length PROFILE_LOCAL;

/* Nanoseconds of a clock that all processes of a host share. */
uint64_t profile_now(void) PROFILE_LOCAL;

/* ---------------------------------------------------------- count.c: calls */

/* Can calls be ended early (SHMEM_CHECK_GO_ON)? */
extern bool profile_go_on PROFILE_LOCAL;

/* Where a call of the thread goes on if libsma ends it early. */
struct profile_return {
    bool valid; /* the thread is in such a call */
    jmp_buf at;
};

extern __thread struct profile_return profile_return
    __attribute__((visibility("hidden"), tls_model("initial-exec")));

/* How deep the thread is in calls of routines.  A call that a routine makes is
 * no call of the program, and is not counted. */
extern __thread int profile_depth
    __attribute__((visibility("hidden"), tls_model("initial-exec")));

/* The account of the calling thread; NULL before its first call. */
extern __thread struct profile_thread *profile_self
    __attribute__((visibility("hidden"), tls_model("initial-exec")));

/* Gives the calling thread an account: one whose thread has ended, else a new
 * one.  Without memory profile_self stays NULL, and the thread is not
 * counted. */
void profile_enter(void) PROFILE_LOCAL;

/* The counters of each kind of call.  They are those of this PE in the job
 * block between the start and the end of the job; at other times nobody reads
 * them. */
extern uint64_t *profile_calls PROFILE_LOCAL;

/* Prepares for the first call; called once. */
void profile_count_start(void) PROFILE_LOCAL;

/* Makes `calls` the counters of this PE; NULL if nothing is counted. */
void profile_count_into(uint64_t *calls) PROFILE_LOCAL;

struct profile_call {
    uint64_t start; /* 0: the call is not recorded */
    int routine;
};

/* Begins a call.  Several threads may make calls at once, whatever thread level
 * the program asked for, so the counter is incremented atomically.  The
 * increment orders nothing: oshrun and other PEs only compare the counts of two
 * moments. */
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

/* May libsma end the call early?  No other PE waits in a call of these kinds for
 * the calling one.  A call that a routine makes is never ended alone. */
static inline bool profile_may_end(enum sma_job_calls kind)
{
    bool is_alone = kind == SMA_JOB_RMA || kind == SMA_JOB_AMO ||
                    kind == SMA_JOB_WAIT;

    if (!is_alone || !profile_go_on || profile_depth != 1)
        return false;
    profile_return.valid = true;
    return true;
}

/* Stands after profile_begin: makes a call that libsma ends early return
 * `result`. */
#define PROFILE_RETURN(kind, result) \
    do { \
        if (profile_may_end(kind)) { \
            if (_setjmp(profile_return.at) != 0) { \
                profile_return.valid = false; \
                profile_depth--; \
                return result; \
            } \
        } \
    } while (0)

/* Ends a call; `end` is an expression that calls one of the functions below.
 * It is evaluated only if the call is recorded: before the start of the job the
 * size of a Fortran INTEGER is not known, and the arguments cannot be read. */
#define PROFILE_END(c, end) \
    do { \
        profile_return.valid = false; \
        if ((c).start != 0) \
            end; \
        else \
            profile_depth--; \
    } while (0)

/* Each of these ends a call of another shape: one that names no other PE; one
 * that names PE pe; one that names PE pe of the team of a context; a collective
 * call of all PEs, of an active set, of a team.  root is the number in the set
 * of the PE that all others wait for. */
void profile_end(struct profile_call c) PROFILE_LOCAL;
void profile_end_pe(struct profile_call c, int pe, size_t bytes) PROFILE_LOCAL;
void profile_end_ctx(struct profile_call c, shmem_ctx_t ctx, int pe,
                     size_t bytes) PROFILE_LOCAL;
void profile_end_world(struct profile_call c) PROFILE_LOCAL;
void profile_end_set(struct profile_call c, int start, int log_stride, int size,
                     int root, size_t bytes) PROFILE_LOCAL;
void profile_end_team(struct profile_call c, shmem_team_t team, int root,
                      size_t bytes) PROFILE_LOCAL;

/* The number of members of a team, and the sum of n sizes, from which the
 * generated files compute the bytes of a call. */
size_t profile_team_size(shmem_team_t team) PROFILE_LOCAL;
size_t profile_sum(const void *sizes, int n) PROFILE_LOCAL;

struct profile_count {
    uint64_t calls, bytes, ns;
};

struct profile_pair {
    uint64_t calls, bytes;
};

/* The sums over all threads of this process: for each routine, and for each PE.
 * The caller frees them; NULL: there is no memory. */
struct profile_count *profile_counts(void) PROFILE_LOCAL;
struct profile_pair *profile_row(void) PROFILE_LOCAL;

/* Moves the records that threads still hold in memory to the file of
 * spill.c. */
void profile_flush(void) PROFILE_LOCAL;

/* ----------------------------------- spill.c: records that leave the memory */

/* One call. */
struct profile_record {
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
bool profile_spill_open(void) PROFILE_LOCAL;

/* Appends n records.  Any thread may call. */
void profile_spill_write(const struct profile_record *first,
                         size_t n) PROFILE_LOCAL;

/* Reads from byte `at` on.  Returns the number of bytes, 0 at the end. */
size_t profile_spill_read(void *buffer, size_t bytes, off_t at) PROFILE_LOCAL;

/* ----------------------------------------------------- gather.c: to PE 0 */

/* Allocates and frees the buffers between PE 0 and the others.  All PEs call
 * both; false: there is no memory, on any PE. */
bool profile_gather_begin(void) PROFILE_LOCAL;
void profile_gather_end(void) PROFILE_LOCAL;

/* Sends a piece of a message from this PE to PE 0; last: it ends the message.
 * Blocks until PE 0 has asked for it. */
void profile_send(const void *data, size_t bytes, bool last) PROFILE_LOCAL;

/* Returns the next piece of the message of PE pe.  PE 0 calls, and may read the
 * piece until its next call. */
const void *profile_receive(int pe, size_t *bytes_p,
                            bool *last_p) PROFILE_LOCAL;

/* PE 0 learns by how many nanoseconds the clock of PE pe is ahead of its own,
 * while PE pe calls profile_answer_clock. */
int64_t profile_ask_clock(int pe) PROFILE_LOCAL;
void profile_answer_clock(void) PROFILE_LOCAL;

/* ----------------------------------------------------- file.c: output files */

/* Opens and closes the file that a variable names; both report an error. */
FILE *profile_open(const char *variable, const char *file) PROFILE_LOCAL;
void profile_close(FILE *f, const char *variable,
                   const char *file) PROFILE_LOCAL;

/* Writes a text as a string of JSON, with its quotes. */
void profile_json_text(FILE *f, const char *text) PROFILE_LOCAL;

/* The absolute name of the file, which is never freed.  PE 0 reports here, at
 * the start of the job, that the file cannot be written. */
const char *profile_full_name(const char *variable,
                              const char *file) PROFILE_LOCAL;

/* The name of the program. */
const char *profile_program(void) PROFILE_LOCAL;

/* --------------------------------------------- report.c and trace.c: output */

/* Writes the table or the file of SHMEM_STATS.  All PEs call it; with `alone`,
 * only this PE calls, and writes only its own counts. */
void profile_report(bool alone) PROFILE_LOCAL;

/* Prepares the trace at a start of the job; all PEs call. */
void profile_trace_start(void) PROFILE_LOCAL;

/* Writes the file of SHMEM_TRACE; `alone` as above. */
void profile_trace_write(bool alone) PROFILE_LOCAL;

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The contract between libsma and the profiling library, sma/libsma-watch.so
 * (src/profile).  LD_PRELOAD puts the profiling library before libsma: it
 * defines every routine anew, counts and records the call, and calls the
 * profiling alias of the routine (pshmem_...) in libsma.
 *
 * The profiling library is loaded only when SHMEM_STATS, SHMEM_TRACE,
 * SHMEM_HANG_TIMEOUT or SHMEM_CHECK_GO_ON asks for it.  libsma then executes the program a second
 * time, before main, with LD_PRELOAD set.  A program that sets none of these
 * variables pays nothing for profiling.
 *
 * The profiling library exports sma_profile for libsma, which refers to it
 * weakly.  libsma exports nothing for the profiling library but its routines.
 */
#ifndef SMA_PROFILE_H
#define SMA_PROFILE_H

#include <stdbool.h>
#include <stdint.h>

/* The bytes of a Fortran program's default INTEGER, REAL and DOUBLE PRECISION,
 * and of the words that routines without a type move.  A size is 0 if the
 * object files of the program do not agree about it. */
struct sma_kinds {
    uint8_t integer, real, double_precision, word;
};

/* What libsma tells the profiling library when a job starts.  All pointers stay
 * valid until the process ends. */
struct sma_profile_job {
    const char *stats; /* the values of SHMEM_STATS and SHMEM_TRACE, as in */
    const char *trace; /* struct sma_env */
    int me, n;
    const char *host;
    const struct sma_kinds *kinds; /* NULL: libsma was built without Fortran */
    bool go_on;           /* SHMEM_CHECK_GO_ON: calls can be ended early */
    uint64_t *calls;      /* this PE's counters, see enum sma_job_calls */
    bool (*near)(int pe); /* Is the PE on this node, and so has this clock? */
    void (*tell)(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
};

struct sma_profile {
    /* All PEs call these two: after the start of the job, and before its end,
     * while all routines work. */
    void (*started)(const struct sma_profile_job *job);
    void (*leaving)(void);
    /* A PE that ends the job early calls this one, alone. */
    void (*ending)(void);
    /* The jmp_buf of the call that the calling thread is in.  longjmp to it ends
     * the call, which then returns 0.  NULL: the thread is in no call, or in one
     * that other PEs depend on. */
    void *(*call)(void);
};

extern const struct sma_profile sma_profile
    __attribute__((weak, visibility("default")));

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Between libsma and the library that counts and records calls, sma/libsma-watch.so
 * (../watch).  That one stands before libsma, by LD_PRELOAD: it defines the
 * routines anew, and calls their twins.  It is loaded only when SHMEM_STATS,
 * SHMEM_TRACE or SHMEM_HANG_TIMEOUT asks for it: libsma starts the program once
 * more with it, before main, so that a program without them has nothing of this
 * on its way.
 *
 * Neither exports anything for the other but sma_profile, which libsma looks for
 * by a weak reference.
 */
#ifndef SMA_PROFILE_H
#define SMA_PROFILE_H

#include <stdbool.h>
#include <stdint.h>

/* What libsma says to it; the texts stay. */
struct sma_profile_job {
    const char *stats; /* as in struct sma_env */
    const char *trace;
    int me, n;
    const char *host;
    const uint8_t *integer; /* bytes of a default INTEGER, and so on; 0: the */
    const uint8_t *real;    /* object files do not agree.  NULL: built */
    const uint8_t *double_precision; /* without Fortran */
    const uint8_t *word;
    uint64_t *calls;      /* counters, see enum sma_job_calls */
    bool (*near)(int pe); /* on this node: the same clock */
    void (*tell)(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
};

/* Called by all PEs after the start and before the end, when all routines work;
 * by one PE that ends the job. */
struct sma_profile {
    void (*started)(const struct sma_profile_job *job);
    void (*leaving)(void);
    void (*ending)(void);
};

extern const struct sma_profile sma_profile
    __attribute__((weak, visibility("default")));

#endif

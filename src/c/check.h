/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Argument checks.  Each costs one predicted branch when all is well; the
 * reporters behind them (check.c) print one line and end the job.
 */
#ifndef SMA_CHECK_H
#define SMA_CHECK_H

#include "sma.h"

/* Not a PE of the job, or a call outside init and finalize.  Does not return:
 * looking costs nothing, so it is done with SHMEM_CHECK=0 too. */
void sma_bad_pe(const char *routine, const char *arg, int pe)
    __attribute__((noreturn, cold));

/* [addr, addr+len) is not symmetric memory.  Does not return. */
void sma_bad_address(const char *routine, const char *arg, const void *addr,
                     size_t len) __attribute__((noreturn, cold));

/* A call before init or after finalize.  Does not return. */
void sma_bad_time(const char *routine) __attribute__((noreturn, cold));

static inline void sma_check_pe(const char *routine, int pe)
{
    if (unlikely((unsigned) pe >= (unsigned) sma.n))
        sma_bad_pe(routine, "pe", pe);
}

static inline void sma_check_running(const char *routine)
{
    if (unlikely(sma.n == 0))
        sma_bad_time(routine);
}

#endif

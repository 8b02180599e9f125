/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The barrier of the PEs of a host during the start.  It lies in the job block,
 * so it works under every launcher.
 */
#include <limits.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>

#include "boot/launchers.h"

void (*sma_boot_still_waiting)(double seconds);

void sma_boot_barrier(const char *step)
{
    struct sma_job *job = sma_self.job;
    /* Every PE adds to `arrived` with release, and the last one acquires all
     * that the others did before.  Its release of `round` pairs with the
     * acquires of `round` here and below, and passes this on to all PEs, along
     * with the reset of `arrived`. */
    uint32_t round = __atomic_load_n(&job->round, __ATOMIC_ACQUIRE);
    struct timespec limit = {.tv_sec = 0, .tv_nsec = 100000000};
    double start;

    sma_debug("start-up: %s", step);
    if (__atomic_add_fetch(&job->arrived, 1, __ATOMIC_ACQ_REL) ==
        (uint32_t) sma_topology.host_n) {
        __atomic_store_n(&job->arrived, 0, __ATOMIC_RELAXED);
        __atomic_store_n(&job->round, round + 1, __ATOMIC_SEQ_CST);
        syscall(SYS_futex, &job->round, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
        return;
    }
    start = sma_now();
    while (__atomic_load_n(&job->round, __ATOMIC_ACQUIRE) == round) {
        if (sma_env.hang_timeout > 0 && sma_boot_still_waiting != NULL)
            sma_boot_still_waiting(sma_now() - start);
        /* pairs with the release of the PE that ends the job (base/msg.c) */
        if (__atomic_load_n(&job->end, __ATOMIC_ACQUIRE) != SMA_JOB_GOES_ON)
            sma_follow_job_end();
        sma_boot_look_for_gone(NULL);
        if (sma_launcher != NULL && sma_launcher->check_there != NULL)
            sma_launcher->check_there(step);
        syscall(SYS_futex, &job->round, FUTEX_WAIT, round, &limit, NULL, 0);
    }
}

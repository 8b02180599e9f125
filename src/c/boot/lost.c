/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * PEs that are missing: those that do not come in time during the start, and
 * those that have ended while the launcher has not noticed.
 */
#include <time.h>

#include "boot/launchers.h"

/* boot.c chooses it.  It is defined here because this file and the launchers,
 * which boot.c calls, use it. */
const struct sma_launcher *sma_launcher;

void sma_boot_look_for_gone(const struct sma_routine *routine)
{
    uint32_t now, last;
    int gone;

    if (sma_launcher == NULL || sma_launcher->find_gone == NULL)
        return;
    /* one PE of the host looks, once a second; the compare-and-swap only elects
     * it */
    now = (uint32_t) sma_now();
    last = __atomic_load_n(&sma_self.job->looked, __ATOMIC_RELAXED);
    if (now == last ||
        !__atomic_compare_exchange_n(&sma_self.job->looked, &last, now, false,
                                     __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        return;
    gone = sma_launcher->find_gone();
    if (gone >= 0)
        sma_fatal(routine,
                  "PE %d (pid %d) is lost: it has ended without "
                  "shmem_finalize",
                  (int) sma_self.job->pe[gone].number,
                  (int) sma_self.job->pe[gone].pid);
}

void sma_boot_not_all_here(const char *step)
{
    sma_fatal(NULL,
              "%s: %s: not all PEs have arrived within %d seconds "
              "(SHMEM_TIMEOUT)",
              sma_launcher->name, step, sma_env.timeout);
}

/* The wait has a limit, because the launcher does not notice when a process
 * ends that is not its client. */
void sma_boot_come_again(void)
{
    const struct timespec rest = {.tv_nsec = 1000000};
    struct sma_limit limit = sma_limit_begin();

    /* pairs with the acquire below in the other PEs */
    __atomic_store_n(&sma_self.job->pe[sma_topology.host_me].state,
                     SMA_JOB_AGAIN, __ATOMIC_RELEASE);
    for (int i = 0; i < sma_topology.host_n; i++)
        /* pairs with the release above in the other PE */
        while (__atomic_load_n(&sma_self.job->pe[i].state, __ATOMIC_ACQUIRE) !=
               SMA_JOB_AGAIN) {
            /* pairs with the release of the PE that ends the job
             * (base/msg.c) */
            if (__atomic_load_n(&sma_self.job->end, __ATOMIC_ACQUIRE) !=
                SMA_JOB_GOES_ON)
                sma_follow_job_end();
            if (sma_limit_is_over(&limit, sma_env.timeout))
                sma_boot_not_all_here("all PEs start again");
            nanosleep(&rest, NULL);
        }
}

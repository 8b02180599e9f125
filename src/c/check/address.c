/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Answers for shmem_ptr and shmem_addr_accessible.
 */
#include "check/check.h"

bool sma_addr_accessible(const void *addr, int pe)
{
    size_t off;
    int region;

    if ((unsigned) pe >= (unsigned) sma_self.n)
        return false;
    region = sma_region_find(addr, 1, &off);
    if (region < 0)
        return sma_constant(addr, 1, &off) && !sma_runs_other(pe);
    return region == SMA_HEAP ||
           (region == SMA_DATA && sma_data_contains((uintptr_t) addr) &&
            !sma_runs_other(pe));
}

void *sma_ptr(const struct sma_routine *routine, const void *dest, int pe)
{
    size_t off = 0;
    int region = sma_region_find(dest, 1, &off);

    if (region == SMA_DATA && sma_runs_other(pe))
        sma_bad_program(routine, SMA_ARG(dest), dest, pe);
    /* constants cannot be stored to */
    if (region < 0 || !sma_addr_accessible(dest, pe))
        return NULL;
    /* stores through the pointer wake nobody (wait/sleep.c) */
    if (pe != sma_self.me)
        __atomic_store_n(&sma_self.job->pointers, 1, __ATOMIC_RELAXED);
    return sma_peer_at((struct sma_address){region, off}, pe);
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Questions about the job, the library and addresses.
 */
#include <time.h>

#include "account/account.h"
#include "check/check.h"
#include "mpp/shmem.h"
#include "pshmem.h"
#include "pshmemx.h"

/* Ends the job when the caller asks before the start: PEs have no numbers yet.
 * After the end, and in a child made by fork, a program may still ask: its own
 * number stands, and there are 0 PEs. */
static inline void check_started(const struct sma_routine *routine)
{
    if (unlikely(sma_self.n == 0 && !sma_self.finalized && !sma_self.forked))
        sma_bad_time(routine);
}

int pshmem_my_pe(void)
{
    check_started(SMA_R(shmem_my_pe));
    return sma_self.me;
}
SMA_ALIAS(shmem_my_pe)

int p_my_pe(void)
{
    check_started(SMA_R(_my_pe));
    return sma_self.me;
}
SMA_ALIAS(_my_pe)

int pmy_pe(void)
{
    check_started(SMA_R(my_pe));
    return sma_self.me;
}
SMA_ALIAS(my_pe)

int pshmem_n_pes(void)
{
    check_started(SMA_R(shmem_n_pes));
    return sma_self.n;
}
SMA_ALIAS(shmem_n_pes)

int p_num_pes(void)
{
    check_started(SMA_R(_num_pes));
    return sma_self.n;
}
SMA_ALIAS(_num_pes)

int pnum_pes(void)
{
    check_started(SMA_R(num_pes));
    return sma_self.n;
}
SMA_ALIAS(num_pes)

void pshmem_info_get_version(int *major, int *minor)
{
    const struct sma_routine *routine = SMA_R(shmem_info_get_version);

    sma_check_null(routine, "major", major);
    sma_check_null(routine, "minor", minor);
    *major = SHMEM_MAJOR_VERSION;
    *minor = SHMEM_MINOR_VERSION;
}
SMA_ALIAS(shmem_info_get_version)

void pshmem_info_get_name(char *name)
{
    sma_check_null(SMA_R(shmem_info_get_name), "name", name);
    strcpy(name, SHMEM_VENDOR_STRING);
}
SMA_ALIAS(shmem_info_get_name)

int pshmem_pe_accessible(int pe)
{
    sma_check_running(SMA_R(shmem_pe_accessible));
    return pe >= 0 && pe < sma_self.n;
}
SMA_ALIAS(shmem_pe_accessible)

int pshmem_addr_accessible(const void *addr, int pe)
{
    sma_check_running(SMA_R(shmem_addr_accessible));
    return sma_addr_accessible(addr, pe);
}
SMA_ALIAS(shmem_addr_accessible)

void *pshmem_ptr(const void *dest, int pe)
{
    sma_check_running(SMA_R(shmem_ptr));
    sma_check_pe(SMA_R(shmem_ptr), pe);
    sma_check_count(SMA_CALLS_UNKNOWN);
    return sma_ptr(SMA_R(shmem_ptr), dest, pe);
}
SMA_ALIAS(shmem_ptr)

/* Level 0 turns SHMEM_STATS and SHMEM_TRACE off, any other level turns them on.
 * Profiling tools define the routine themselves.  It may be called at any
 * time. */
void pshmem_pcontrol(int level, ...)
{
    sma_calls_control(level != 0);
}
SMA_ALIAS(shmem_pcontrol)

/* Returns seconds since some time in the past.  It may be called at any
 * time. */
double pshmemx_wtime(void)
{
    return sma_now();
}
SMA_ALIAS(shmemx_wtime)

/* The text belongs to the library; the caller must not change it. */
char *pshmemx_nodename(void)
{
    return (char *) sma_host();
}
SMA_ALIAS(shmemx_nodename)

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Init and finalize: the public routines, and the count of the calls of
 * shmem_init that shmem_finalize has yet to match.  start.c does the start,
 * finish.c the end.
 */
#include "api/api.h"
#include "coll/calls.h"
#include "mpp/shmem.h"
#include "pshmem.h"
#include "pshmemx.h"

/* Calls of shmem_init since the start that no shmem_finalize has matched, and
 * the call of start_pes that started the library: so a library that a legacy
 * program calls may use shmem_init and shmem_finalize, too. */
static int init_depth;

void sma_start(const struct sma_routine *routine)
{
    if (sma_self.initialized)
        return;
    init_depth = 1;
    sma_bring_up(routine);
}

void sma_init(const struct sma_routine *routine)
{
    if (sma_self.initialized)
        init_depth++;
    else
        sma_start(routine);
}

void sma_finalize(void)
{
    if (sma_self.finalized)
        return;
    sma_check_running(SMA_R(shmem_finalize));
    if (init_depth > 1) {
        init_depth--;
        sma_barrier_all(SMA_R(shmem_finalize));
    } else {
        sma_tear_down(SMA_R(shmem_finalize));
    }
}

/* ------------------------------------------------------------- entry points */

void pstart_pes(int npes)
{
    (void) npes;
    sma_start(SMA_R(start_pes));
}
SMA_ALIAS(start_pes)

void pshmem_init(void)
{
    sma_init(SMA_R(shmem_init));
}
SMA_ALIAS(shmem_init)

static int init_thread(const struct sma_routine *routine, int requested,
                       int *provided)
{
    if (requested < SHMEM_THREAD_SINGLE || requested > SHMEM_THREAD_MULTIPLE)
        return EINVAL;
    /* a nested start may ask for more than the first, never for less */
    if (!sma_self.initialized || requested > sma_self.thread_asked)
        sma_self.thread_asked = requested;
    sma_init(routine);
    *provided = SMA_THREAD_PROVIDED;
    return 0;
}

int pshmem_init_thread(int requested, int *provided)
{
    return init_thread(SMA_R(shmem_init_thread), requested, provided);
}
SMA_ALIAS(shmem_init_thread)

void pshmem_query_thread(int *provided)
{
    *provided = SMA_THREAD_PROVIDED;
}
SMA_ALIAS(shmem_query_thread)

int pshmemx_init_thread(int requested, int *provided)
{
    return init_thread(SMA_R(shmemx_init_thread), requested, provided);
}
SMA_ALIAS(shmemx_init_thread)

void pshmemx_query_thread(int *provided)
{
    *provided = SMA_THREAD_PROVIDED;
}
SMA_ALIAS(shmemx_query_thread)

void pshmem_query_initialized(int *initialized)
{
    *initialized = sma_self.initialized;
}
SMA_ALIAS(shmem_query_initialized)

void pshmem_finalize(void)
{
    sma_finalize();
}
SMA_ALIAS(shmem_finalize)

void pshmem_global_exit(int status)
{
    sma_global_exit(SMA_R(shmem_global_exit), status);
}
SMA_ALIAS(shmem_global_exit)

void pglobalexit(int status)
{
    sma_global_exit(SMA_R(globalexit), status);
}
SMA_ALIAS(globalexit)

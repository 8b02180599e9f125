/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Fence and quiet.  A put to mapped memory is a store, so the processor's order
 * of stores orders puts.  Between nodes the transport orders them.
 */
#include "account/account.h"
#include "check/check.h"
#include "pshmem.h"
#include "pshmemx.h"
#include "rma/rma.h"

bool sma_order_slow;

void sma_order_start(void)
{
    sma_order_slow = sma_net.wire != NULL || sma_calls_slow;
}

__attribute__((cold, noinline)) static void
fence_slow(const struct sma_routine *routine)
{
    SMA_SEE(routine, fence_slow(routine), SMA_ABOUT_NOTHING);
    if (sma_net.wire != NULL)
        sma_net_fence(routine, SMA_CTX_DEFAULT);
}

__attribute__((cold, noinline)) static void
quiet_slow(const struct sma_routine *routine)
{
    SMA_SEE(routine, quiet_slow(routine), SMA_ABOUT_NOTHING);
    if (sma_net.wire != NULL)
        sma_net_quiet(routine, SMA_CTX_DEFAULT);
}

/*
 * Puts before the fence reach a PE before puts after it.  The release fence
 * pairs with the acquire load by which the other PE reads a word that was put
 * after the fence: in a wait or test (sync/compare.h), or in the program.
 */
void sma_fence(const struct sma_routine *routine)
{
    __atomic_thread_fence(__ATOMIC_RELEASE);
    if (unlikely(sma_order_slow))
        fence_slow(routine);
}

/*
 * All puts are complete, that is, visible to every PE.  The fence is a full
 * one, because a load after quiet must not overtake the stores before it: when
 * two PEs each put a word, call quiet and get the word that the other puts, at
 * least one of them gets the new value.
 */
void sma_quiet(const struct sma_routine *routine)
{
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    if (unlikely(sma_order_slow) && !SMA_MUTANT(quiet_early))
        quiet_slow(routine);
}

void pshmem_fence(void)
{
    sma_check_running(SMA_R(shmem_fence));
    sma_fence(SMA_R(shmem_fence));
}
SMA_ALIAS(shmem_fence)

void pshmem_quiet(void)
{
    sma_check_running(SMA_R(shmem_quiet));
    sma_quiet(SMA_R(shmem_quiet));
}
SMA_ALIAS(shmem_quiet)

/* The transfers of one thread are ordered when those of all threads are. */
void pshmem_thread_fence(void)
{
    sma_check_running(SMA_R(shmem_thread_fence));
    sma_fence(SMA_R(shmem_thread_fence));
}
SMA_ALIAS(shmem_thread_fence)

void pshmem_thread_quiet(void)
{
    sma_check_running(SMA_R(shmem_thread_quiet));
    sma_quiet(SMA_R(shmem_thread_quiet));
}
SMA_ALIAS(shmem_thread_quiet)

/* libsma keeps nothing for each thread, so registering only checks the call. */
void pshmem_thread_register(void)
{
    sma_check_running(SMA_R(shmem_thread_register));
}
SMA_ALIAS(shmem_thread_register)

void pshmem_thread_unregister(void)
{
    sma_check_running(SMA_R(shmem_thread_unregister));
}
SMA_ALIAS(shmem_thread_unregister)

/* Completes the puts to all PEs, which takes no longer than those to some. */
void pshmem_pe_quiet(const int *target_pes, size_t npes)
{
    const struct sma_routine *routine = SMA_R(shmem_pe_quiet);

    sma_check_running(routine);
    SMA_SEE(routine, pshmem_pe_quiet(target_pes, npes), SMA_ABOUT_NOTHING);
    for (size_t i = 0; i < npes; i++)
        if (unlikely((unsigned) target_pes[i] >= (unsigned) sma_self.n))
            sma_bad_pe(routine, "target_pes", target_pes[i]);
    if (npes > 0)
        sma_quiet(routine);
}
SMA_ALIAS(shmem_pe_quiet)

/* ------------------------------------------------- names of OpenSHMEMX */

void pshmemx_thread_fence(void)
{
    sma_check_running(SMA_R(shmemx_thread_fence));
    sma_fence(SMA_R(shmemx_thread_fence));
}
SMA_ALIAS(shmemx_thread_fence)

void pshmemx_thread_quiet(void)
{
    sma_check_running(SMA_R(shmemx_thread_quiet));
    sma_quiet(SMA_R(shmemx_thread_quiet));
}
SMA_ALIAS(shmemx_thread_quiet)

void pshmemx_thread_register(void)
{
    sma_check_running(SMA_R(shmemx_thread_register));
}
SMA_ALIAS(shmemx_thread_register)

void pshmemx_thread_unregister(void)
{
    sma_check_running(SMA_R(shmemx_thread_unregister));
}
SMA_ALIAS(shmemx_thread_unregister)

/* Local completion is less than quiet gives. */
void pshmemx_local_complete(void)
{
    sma_check_running(SMA_R(shmemx_local_complete));
    if (!SMA_MUTANT(local_early))
        sma_quiet(SMA_R(shmemx_local_complete));
}
SMA_ALIAS(shmemx_local_complete)

void pshmemx_pe_quiet(int target_pe)
{
    const struct sma_routine *routine = SMA_R(shmemx_pe_quiet);

    if (unlikely((unsigned) target_pe >= (unsigned) sma_self.n))
        sma_bad_pe(routine, "target_pe", target_pe);
    sma_quiet(routine);
}
SMA_ALIAS(shmemx_pe_quiet)

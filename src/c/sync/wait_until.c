/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Waiting for one object, and testing it: shmem_wait, shmem_wait_until,
 * shmem_test and shmem_signal_wait_until.
 */
#include "base/base.h"
#include "base/msg.h"
#include "check/check.h"
#include "check/region.h"
#include "gen/lists.h"
#include "net/xport.h"
#include "pshmem.h"
#include "pshmemx.h"
#include "shared/job.h"
#include "shmem.h"
#include "sync/compare.h"
#include "sync/sync.h"
#include "wait/wait.h"

void sma_bad_cmp(const char *routine, int cmp)
{
    sma_fatal(routine, "cmp is %d, must be one of SHMEM_CMP_EQ..SHMEM_CMP_GE "
                       "(%d..%d)",
              cmp, SHMEM_CMP_EQ, SHMEM_CMP_GE);
}

#define DEFINE_WAIT(name, type) \
    void sma_wait_##name(const char *routine, volatile void *ivar, int cmp, \
                         type value) \
    { \
        struct sma_wait w = SMA_WAIT(routine, -1); \
        sma_check_running(routine); \
        sma_check_symmetric(routine, "ivar", ivar, sizeof value); \
        while (!sma_test_##name(routine, ivar, cmp, value)) \
            SMA_WAIT_MORE(&w, .kind = SMA_JOB_WAITS_OBJECT, .object = ivar, \
                          .bytes = SMA_SIGNED_BYTES(type), .cmp = cmp, \
                          .wanted = (uint64_t) value); \
    }

DEFINE_WAIT(int16, int16_t)
DEFINE_WAIT(uint16, uint16_t)
DEFINE_WAIT(int32, int32_t)
DEFINE_WAIT(uint32, uint32_t)
DEFINE_WAIT(int64, int64_t)
DEFINE_WAIT(uint64, uint64_t)

/* ------------------------------------------------------------- entry points */

#define DEFINE_WAIT_UNTIL(T, type)                                          \
    void pshmem_##T##_wait_until(volatile type *ivar, int cmp, type value)  \
    {                                                                       \
        SMA_BY_WIDTH(sma_wait_, type, "shmem_" #T "_wait_until", ivar, cmp, \
                     value);                                                \
    }                                                                       \
    SMA_ALIAS(shmem_##T##_wait_until)

#define DEFINE_TEST(T, type) \
    int pshmem_##T##_test(volatile type *ivar, int cmp, type value) \
    { \
        const char *routine = "shmem_" #T "_test"; \
        sma_check_running(routine); \
        sma_check_symmetric(routine, "ivar", ivar, sizeof value); \
        if (unlikely(sma_xport.net != NULL)) \
            sma_xport.net->progress(); \
        return SMA_BY_WIDTH(sma_test_, type, routine, ivar, cmp, value); \
    } \
    SMA_ALIAS(shmem_##T##_test)

#define DEFINE_WAIT_NE(T, type) \
    void pshmem_##T##_wait(volatile type *ivar, type value) \
    { \
        SMA_BY_WIDTH(sma_wait_, type, "shmem_" #T "_wait", ivar, SHMEM_CMP_NE, \
               value); \
    } \
    SMA_ALIAS(shmem_##T##_wait)

SMA_LIST_P2P(DEFINE_WAIT_UNTIL)
SMA_LIST_P2P(DEFINE_TEST)
SMA_LIST_WAIT_LEGACY(DEFINE_WAIT_NE)

#undef shmem_wait_until
void pshmem_wait_until(volatile long *ivar, int cmp, long value)
{
    sma_wait_int64("shmem_wait_until", ivar, cmp, value);
}
SMA_ALIAS(shmem_wait_until)

void pshmem_wait(volatile long *ivar, long value)
{
    sma_wait_int64("shmem_wait", ivar, SHMEM_CMP_NE, value);
}
SMA_ALIAS(shmem_wait)

/* those of Open MPI */
#define DEFINE_WAIT_X(T, type) \
    void pshmemx_##T##_wait_until(volatile type *ivar, int cmp, type value) \
    { \
        SMA_BY_WIDTH(sma_wait_, type, "shmemx_" #T "_wait_until", ivar, cmp, \
                     value); \
    } \
    SMA_ALIAS(shmemx_##T##_wait_until) \
    void pshmemx_##T##_wait(volatile type *ivar, type value) \
    { \
        SMA_BY_WIDTH(sma_wait_, type, "shmemx_" #T "_wait", ivar, \
                     SHMEM_CMP_NE, value); \
    } \
    SMA_ALIAS(shmemx_##T##_wait)

SMA_LIST_OMPI_X_WAIT(DEFINE_WAIT_X)

/* Returns the value that satisfied the condition, which the word may not have
 * any more. */
uint64_t pshmem_signal_wait_until(uint64_t *sig_addr, int cmp,
                                  uint64_t cmp_value)
{
    const char *routine = "shmem_signal_wait_until";
    struct sma_wait w = SMA_WAIT(routine, -1);
    uint64_t value;

    sma_check_running(routine);
    sma_check_symmetric(routine, "sig_addr", sig_addr, sizeof *sig_addr);
    while (value = __atomic_load_n(sig_addr, __ATOMIC_ACQUIRE),
           !sma_compare_uint64(routine, value, cmp, cmp_value))
        SMA_WAIT_MORE(&w, .kind = SMA_JOB_WAITS_OBJECT, .object = sig_addr,
                      .bytes = sizeof value, .cmp = cmp, .wanted = cmp_value);
    return value;
}
SMA_ALIAS(shmem_signal_wait_until)

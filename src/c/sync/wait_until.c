/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Waiting for one object, and testing it: shmem_wait, shmem_wait_until,
 * shmem_test and shmem_signal_wait_until.
 */
#include "gen/lists.h"
#include "pshmemx.h"
#include "sync/compare.h"

void sma_bad_cmp(const struct sma_routine *routine, int cmp)
{
    sma_fatal(routine,
              "cmp is %d, must be one of SHMEM_CMP_EQ..SHMEM_CMP_GE (%d..%d)",
              cmp, SHMEM_CMP_EQ, SHMEM_CMP_GE);
}

/* Does an object of some type have the relation cmp to a value of this type? */
typedef bool test_fn(const struct sma_routine *routine,
                     const volatile void *ivar, int cmp, const void *value);

/* Waits until the test succeeds on an object of so many bytes, negative when
 * the type is signed.  It is compiled into each of its callers, as is the
 * test. */
static inline __attribute__((always_inline)) void
wait_until(const struct sma_routine *routine, volatile void *ivar, int cmp,
           const void *value, int bytes, test_fn *test)
{
    struct sma_wait w = SMA_WAIT(routine, -1);

    while (!test(routine, ivar, cmp, value))
        SMA_WAIT_MORE(&w, .kind = SMA_JOB_WAITS_OBJECT, .object = ivar,
                      .bytes = bytes, .cmp = cmp,
                      .wanted = sma_widen(value, bytes),
                      .memory = sma_self.me + 1);
}

#define DEFINE_WAIT(name, type) \
    static inline bool test_##name(const struct sma_routine *routine, \
                                   const volatile void *ivar, int cmp, \
                                   const void *value) \
    { \
        return sma_test_##name(routine, ivar, cmp, *(const type *) value); \
    } \
    void sma_wait_##name(const struct sma_routine *routine, \
                         volatile void *ivar, int cmp, type value) \
    { \
        struct sma_address address; \
        sma_check_running(routine); \
        if (unlikely(!sma_find_quick(ivar, sizeof value, &address))) { \
            SMA_SEE(routine, sma_wait_##name(routine, ivar, cmp, value), \
                    SMA_ABOUT_NOTHING); \
            sma_check_symmetric(routine, SMA_ARG(ivar), ivar, sizeof value); \
        } \
        wait_until(routine, ivar, cmp, &value, SMA_SIGNED_BYTES(type), \
                   test_##name); \
    }
SMA_WIDTHS(DEFINE_WAIT)

/* Lets values that are in flight arrive, before a test. */
static inline void let_progress(void)
{
    if (unlikely(sma_net.wire != NULL))
        sma_net_progress();
}

/* ------------------------------------------------------------- entry points */

#define DEFINE_WAIT_UNTIL(T, type) \
    void pshmem_##T##_wait_until(volatile type *ivar, int cmp, type value) \
    { \
        SMA_BY_WIDTH(sma_wait_, type, SMA_R(shmem_##T##_wait_until), ivar, \
                     cmp, value); \
    } \
    SMA_ALIAS(shmem_##T##_wait_until)

#define DEFINE_TEST(T, type) \
    int pshmem_##T##_test(volatile type *ivar, int cmp, type value) \
    { \
        const struct sma_routine *routine = SMA_R(shmem_##T##_test); \
        struct sma_address address; \
        sma_check_running(routine); \
        if (unlikely(!sma_find_quick(ivar, sizeof value, &address))) { \
            SMA_SEE_VALUE(routine, int, pshmem_##T##_test(ivar, cmp, value), \
                          SMA_ABOUT_NOTHING); \
            sma_check_symmetric(routine, SMA_ARG(ivar), ivar, sizeof value); \
        } \
        let_progress(); \
        return sma_poll_tested( \
            SMA_BY_WIDTH(sma_test_, type, routine, ivar, cmp, value)); \
    } \
    SMA_ALIAS(shmem_##T##_test)

#define DEFINE_WAIT_NE(T, type) \
    void pshmem_##T##_wait(volatile type *ivar, type value) \
    { \
        SMA_BY_WIDTH(sma_wait_, type, SMA_R(shmem_##T##_wait), ivar, \
                     SHMEM_CMP_NE, value); \
    } \
    SMA_ALIAS(shmem_##T##_wait)

SMA_LIST_P2P(DEFINE_WAIT_UNTIL)
SMA_LIST_P2P(DEFINE_TEST)
SMA_LIST_WAIT_LEGACY(DEFINE_WAIT_NE)

#undef shmem_wait_until
void pshmem_wait_until(volatile long *ivar, int cmp, long value)
{
    sma_wait_int64(SMA_R(shmem_wait_until), ivar, cmp, value);
}
SMA_ALIAS(shmem_wait_until)

void pshmem_wait(volatile long *ivar, long value)
{
    sma_wait_int64(SMA_R(shmem_wait), ivar, SHMEM_CMP_NE, value);
}
SMA_ALIAS(shmem_wait)

/* The names that Open MPI adds. */
#define DEFINE_WAIT_X(T, type) \
    void pshmemx_##T##_wait_until(volatile type *ivar, int cmp, type value) \
    { \
        SMA_BY_WIDTH(sma_wait_, type, SMA_R(shmemx_##T##_wait_until), ivar, \
                     cmp, value); \
    } \
    SMA_ALIAS(shmemx_##T##_wait_until) \
    void pshmemx_##T##_wait(volatile type *ivar, type value) \
    { \
        SMA_BY_WIDTH(sma_wait_, type, SMA_R(shmemx_##T##_wait), ivar, \
                     SHMEM_CMP_NE, value); \
    } \
    SMA_ALIAS(shmemx_##T##_wait)

SMA_LIST_OMPI_X_WAIT(DEFINE_WAIT_X)

/* Returns the value that satisfied the condition.  The word itself may have
 * changed again.  The acquire pairs with the release of the PE that signals
 * (rma/signal.c): the data of a put with signal are there. */
uint64_t pshmem_signal_wait_until(uint64_t *sig_addr, int cmp,
                                  uint64_t cmp_value)
{
    const struct sma_routine *routine = SMA_R(shmem_signal_wait_until);
    struct sma_wait w = SMA_WAIT(routine, -1);
    struct sma_address address;
    uint64_t value;

    sma_check_running(routine);
    if (unlikely(!sma_find_quick(sig_addr, sizeof *sig_addr, &address))) {
        SMA_SEE_VALUE(routine, uint64_t,
                      pshmem_signal_wait_until(sig_addr, cmp, cmp_value),
                      SMA_ABOUT_NOTHING);
        sma_check_symmetric(routine, SMA_ARG(sig_addr), sig_addr,
                            sizeof *sig_addr);
    }
    while (value = __atomic_load_n(sig_addr, __ATOMIC_ACQUIRE),
           !sma_compare_uint64(routine, value, cmp, cmp_value))
        SMA_WAIT_MORE(&w, .kind = SMA_JOB_WAITS_OBJECT, .object = sig_addr,
                      .bytes = sizeof value, .cmp = cmp, .wanted = cmp_value,
                      .memory = sma_self.me + 1);
    return value;
}
SMA_ALIAS(shmem_signal_wait_until)

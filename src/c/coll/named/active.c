/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Checks the active set that a caller names, and finds its set.
 */
#include "coll/named/active.h"
#include "base/base.h"
#include "base/msg.h"
#include "call/call.h"
#include "check/check.h"
#include "coll/compare/same_call.h"
#include "coll/named/table.h"
#include "coll/set/set.h"

/* The set of no PE, whose size is 0, as long as there is no call. */
static struct sma_set none;
struct sma_set *sma_last_set = &none;
struct sma_set *sma_quick_world;

/* Is this PE in the active set?  `last` is the last PE of the set. */
static bool is_in(const struct sma_active *a, int64_t last)
{
    int64_t offset = (int64_t) sma_self.me - a->start;

    return offset >= 0 && sma_self.me <= last &&
           (offset & (((int64_t) 1 << a->log_stride) - 1)) == 0;
}

/* Ends the job when the active set does not exist, or does not have the caller. */
static void check_active(const struct sma_routine *routine,
                         const struct sma_active *a)
{
    int64_t last;

    sma_check_running(routine);
    if (a->start < 0 || a->start >= sma_self.n)
        sma_fatal(routine, "PE_start is %d, must be 0..%d", a->start,
                  sma_self.n - 1);
    if (a->log_stride < 0 || a->log_stride > 30)
        sma_fatal(routine,
                  "logPE_stride is %d, must be 0..30 (it is the "
                  "logarithm of the stride)",
                  a->log_stride);
    if (a->size < 1 || a->size > sma_self.n)
        sma_fatal(routine, "PE_size is %d, must be 1..%d", a->size, sma_self.n);
    last = a->start + ((int64_t) (a->size - 1) << a->log_stride);
    if (last >= sma_self.n)
        sma_fatal(routine,
                  "the active set (PE_start %d, logPE_stride %d, PE_size %d) "
                  "ends at PE %lld, but there are only %d PEs",
                  a->start, a->log_stride, a->size, (long long) last,
                  sma_self.n);
    if (!is_in(a, last))
        sma_fatal(routine,
                  "the caller is not in the active set (PE_start %d, "
                  "logPE_stride %d, PE_size %d)",
                  a->start, a->log_stride, a->size);
    if (!sma_checks_all()) /* otherwise sma_check_psync checks pSync */
        sma_check_unused(routine, SMA_ARG(pSync), a->psync, sizeof(int32_t));
}

struct sma_set *sma_set_find(const struct sma_routine *routine,
                             const struct sma_active *a)
{
    struct sma_set *set;

    if (sma_checks_all() || sma_calls_slow)
        return NULL;
    if (unlikely(sma_self.check > 0 || sma_self.n == 0))
        check_active(routine, a);
    set = sma_set_active(routine, a);
    /* The release pairs with the acquire in sma_set_get (coll/named/active.h). */
    __atomic_store_n(&sma_last_set, set, __ATOMIC_RELEASE);
    return set;
}

struct sma_set *sma_set_check(const struct sma_routine *routine,
                              const struct sma_active *a,
                              const struct sma_call *call)
{
    struct sma_set *set;

    if (sma_self.check > 0 || sma_self.n == 0)
        check_active(routine, a);
    set = sma_set_active(routine, a);
    if (sma_checks_all())
        sma_check_active(routine, set, a, call);
    return set;
}

struct sma_set *sma_set_world_slow(const struct sma_routine *routine)
{
    sma_check_running(routine);
    if (sma_checks_all())
        sma_check_world(routine);
    return sma_world;
}

struct sma_about_call sma_about_active(const struct sma_active *a, int root,
                                       size_t bytes)
{
    return (struct sma_about_call){
        .scope = SMA_SCOPE_SET,
        .bytes = bytes,
        .first = a->start,
        .step = a->log_stride,
        .size = a->size,
        .member = (sma_self.me - a->start) >> a->log_stride,
        .root = root,
    };
}

void sma_actives_init(void)
{
    if (!sma_checks_all() && !sma_calls_slow)
        sma_quick_world = sma_world;
}

void sma_actives_fini(void)
{
    sma_quick_world = NULL;
    sma_last_set = &none;
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The slow path of amo.h: a function of its own, so that the fast path need not
 * save registers for it.
 */
#include "base/base.h"
#include "check/check.h"
#include "memory/memory.h"
#include "net/ctx.h"
#include "net/transport.h"
#include "rma/amo.h"
#include "wait/wait.h"

uint64_t sma_amo_slow(const char *routine, struct sma_ctx *ctx, const char *arg,
                      const void *addr, size_t bytes, enum sma_amo_op op,
                      uint64_t value, uint64_t cond, int pe)
{
    struct sma_address address;
    uint64_t was;

    /* on a crowded host a fetch gets here although its address is right */
    if (!sma_find_quick(addr, bytes, &address))
        address = sma_find_slow(routine, arg, addr, bytes);
    if (sma_checks_all() && (uintptr_t) addr % bytes != 0)
        sma_bad_alignment(routine, arg, addr, bytes);
    was =
        sma_amo_at_ctx(routine, ctx, arg, address, bytes, op, value, cond, pe);
    if (op == SMA_AMO_FETCH && sma_crowded)
        sma_poll_read(addr, pe, was);
    return was;
}

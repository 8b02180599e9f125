/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The slow paths of amo.h: functions of their own, so that the fast paths need
 * not save registers for them.
 */
#include "rma/amo.h"
#include "account/account.h"

static struct sma_address find(const struct sma_routine *routine,
                               const struct sma_argument *arg, const void *addr,
                               size_t bytes, int pe)
{
    struct sma_address address;

    /* Where polls are reported, sma_find_quick_read fails. */
    if (!sma_find_quick(addr, bytes, &address))
        address = sma_find_slow(routine, arg, addr, bytes, pe);
    if (address.region >= 0 && (uintptr_t) addr % bytes != 0)
        sma_bad_alignment(routine, arg, addr, bytes);
    return address;
}

uint64_t sma_amo_slow(const struct sma_routine *routine, struct sma_ctx *ctx,
                      const struct sma_argument *arg, const void *addr,
                      size_t bytes, enum sma_amo_op op, uint64_t value,
                      uint64_t cond, int pe)
{
    struct sma_address address;
    uint64_t was;

    sma_check_pe(routine, pe);
    SMA_SEE_VALUE(
        routine, uint64_t,
        sma_amo_slow(routine, ctx, arg, addr, bytes, op, value, cond, pe),
        SMA_ABOUT_PE(pe, bytes));
    address = find(routine, arg, addr, bytes, pe);
    if (address.region == SMA_CONSTANTS)
        return sma_word_load(addr, bytes);
    was = sma_amo_at_ctx(routine, ctx, address, bytes, op, value, cond, pe);
    if (sma_reports_polls)
        sma_poll_read(addr, pe, was);
    return was;
}

void sma_amo_nbi_slow(const struct sma_routine *routine, struct sma_ctx *ctx,
                      const struct sma_argument *arg, const void *addr,
                      size_t bytes, enum sma_amo_op op, uint64_t value,
                      uint64_t cond, void *fetch, int pe)
{
    struct sma_address address;

    sma_check_pe(routine, pe);
    SMA_SEE(routine,
            sma_amo_nbi_slow(routine, ctx, arg, addr, bytes, op, value, cond,
                             fetch, pe),
            SMA_ABOUT_PE(pe, bytes));
    address = find(routine, arg, addr, bytes, pe);
    if (address.region == SMA_CONSTANTS) {
        sma_word_store(fetch, bytes, sma_word_load(addr, bytes));
        return;
    }
    sma_amo_nbi_at_ctx(routine, ctx, address, bytes, op, value, cond, fetch,
                       pe);
    /* between nodes *fetch is not there yet */
    if (sma_reports_polls && fetch != NULL && !sma_net.atomics &&
        sma_mapped(address, pe) != NULL)
        sma_poll_read(addr, pe, sma_word_load(fetch, bytes));
}

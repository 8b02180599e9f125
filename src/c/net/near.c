/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Transfers to and from memory of this node on which some PE sleeps.
 */
#include "net/near.h"
#include "base/base.h"
#include "check/check.h"
#include "memory/memory.h"
#include "net/transport.h"
#include "net/xport.h"
#include "shared/amo_word.h"
#include "shared/word.h"
#include "wait/sleep.h"

bool sma_near_put(int pe, struct sma_address dest, const void *source,
                  size_t bytes)
{
    void *to = sma_peer_at(dest, pe);

    if (to == NULL)
        return false;
    sma_copy(to, source, bytes);
    sma_wake_memory(pe);
    return true;
}

bool sma_near_get(int pe, struct sma_address source, void *dest, size_t bytes)
{
    const void *from = sma_peer_at(source, pe);

    if (from == NULL)
        return false;
    sma_copy(dest, from, bytes);
    sma_order_loads();
    return true;
}

bool sma_near_put_blocks(int pe, const struct sma_strided *to,
                         const void *source, ptrdiff_t stride)
{
    struct sma_address address = {to->region, to->offset};
    void *dest = sma_peer_at(address, pe);

    if (dest == NULL)
        return false;
    sma_copy_blocks(dest, to->stride, source, stride, to->bytes, to->n);
    sma_wake_memory(pe);
    return true;
}

bool sma_near_get_blocks(int pe, const struct sma_strided *from, void *dest,
                         ptrdiff_t stride)
{
    struct sma_address address = {from->region, from->offset};
    const void *source = sma_peer_at(address, pe);

    if (source == NULL)
        return false;
    sma_copy_blocks(dest, stride, source, from->stride, from->bytes, from->n);
    sma_order_loads();
    return true;
}

bool sma_near_amo(int pe, struct sma_address word, size_t bytes,
                  enum sma_amo_op op, uint64_t value, uint64_t cond,
                  uint64_t *was_p)
{
    void *at = sma_xport.atomics ? NULL : sma_peer_at(word, pe);

    if (at == NULL)
        return false;
    *was_p = sma_amo_here(at, bytes, op, value, cond);
    if (op != SMA_AMO_FETCH)
        sma_wake_memory(pe);
    return true;
}

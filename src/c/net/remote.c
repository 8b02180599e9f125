/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Transfers to and from PEs whose memory is not mapped here, and atomic
 * operations on their memory.  Makes the operations of net/xport.h out of those
 * that the transport has (net/transport.h).
 */
#include <string.h>

#include "base/base.h"
#include "check/check.h"
#include "memory/memory.h"
#include "net/transport.h"
#include "net/xport.h"
#include "shared/job.h"
#include "shared/regions.h"
#include "shared/word.h"

/* --------------------------------------------------------------- contiguous */

void sma_remote_get(const char *routine, struct sma_channel *channel, int pe,
                    struct sma_address source, void *dest, size_t bytes)
{
    sma_calling = routine;
    sma_xport.net->get(channel, pe, source.region, source.offset, dest, bytes);
}

void sma_remote_get_nbi(const char *routine, struct sma_channel *channel,
                        int pe, struct sma_address source, void *dest,
                        size_t bytes)
{
    sma_calling = routine;
    sma_xport.net->get_nbi(channel, pe, source.region, source.offset, dest,
                           bytes);
}

/*
 * Must the target store this put as one word?  A program may poll a word that
 * another PE puts, and reset the word by a store of its own.  UCX's handler of
 * a put calls memcpy, and memcpy may store a short piece twice: the C library
 * of x86 copies 4 bytes as the first 4 and the last 4.  When the program's
 * reset falls between the two stores, the second one brings the old word back,
 * and the program takes the next message for complete before it is.  An atomic
 * operation stores once.
 */
static bool is_word(struct sma_address dest, size_t bytes)
{
    return (bytes == 2 || bytes == 4 || bytes == 8) &&
           (sma_memory.region[dest.region].base + dest.offset) % bytes == 0;
}

/* A put that the target stores once.  The transport has none of 2 bytes, so
 * these are put by an atomic operation. */
static void put_word(const char *routine, struct sma_channel *channel, int pe,
                     struct sma_address dest, const void *source, size_t bytes)
{
    sma_remote_amo_nbi(routine, channel, pe, "dest", dest, bytes, SMA_AMO_SET,
                       sma_word_load(source, bytes), 0, NULL);
}

void sma_remote_put_data(const char *routine, struct sma_channel *channel,
                         int pe, struct sma_address dest, const void *source,
                         size_t bytes)
{
    sma_calling = routine;
    sma_xport.net->put(channel, pe, dest.region, dest.offset,
                       source, bytes);
}

void sma_remote_put(const char *routine, struct sma_channel *channel, int pe,
                     struct sma_address dest, const void *source, size_t bytes)
{
    sma_calling = routine;
    if (is_word(dest, bytes))
        put_word(routine, channel, pe, dest, source, bytes);
    else
        sma_remote_put_data(routine, channel, pe, dest, source, bytes);
}

void sma_remote_put_nbi(const char *routine, struct sma_channel *channel,
                        int pe, struct sma_address dest, const void *source,
                        size_t bytes)
{
    sma_calling = routine;
    if (is_word(dest, bytes))
        put_word(routine, channel, pe, dest, source, bytes);
    else
        sma_xport.net->put_nbi(channel, pe, dest.region,
                               dest.offset, source, bytes);
}

void sma_remote_quiet(const char *routine, struct sma_channel *channel)
{
    sma_calling = routine;
    sma_xport.net->quiet(channel);
}

/* ------------------------------------------------------------------- atomic */

static uint64_t cswap(struct sma_channel *channel, int pe, struct sma_address w,
                      size_t bytes, uint64_t cond, uint64_t value)
{
    return sma_xport.net->amo(channel, pe, w.region, w.offset, bytes,
                              SMA_AMO_CSWAP, value, cond);
}

/* The value of a word after an atomic operation. */
static uint64_t apply(enum sma_amo_op op, uint64_t old, uint64_t value,
                      uint64_t cond)
{
    switch (op) {
    case SMA_AMO_FETCH: return old;
    case SMA_AMO_SET:
    case SMA_AMO_SWAP: return value;
    case SMA_AMO_CSWAP: return old == cond ? value : old;
    case SMA_AMO_MSWAP: return (old & ~cond) | (value & cond);
    case SMA_AMO_ADD: return old + value;
    case SMA_AMO_AND: return old & value;
    case SMA_AMO_OR: return old | value;
    default: return old ^ value;
    }
}

/* Does an operation that the transport does not have by compare-and-swap in a
 * loop.  The operation changes `width` bits, from bit `shift` on, of a word of
 * `bytes`. */
static uint64_t by_cswap(struct sma_channel *channel, int pe,
                         struct sma_address w, size_t bytes, unsigned shift,
                         unsigned width, enum sma_amo_op op, uint64_t value,
                         uint64_t cond)
{
    const uint64_t mask = UINT64_MAX >> (64 - width);
    uint64_t seen = sma_xport.net->amo(channel, pe, w.region, w.offset, bytes,
                                 SMA_AMO_ADD, 0, 0);

    for (;;) {
        uint64_t old = seen >> shift & mask;
        uint64_t new = apply(op, old, value, cond) & mask;
        uint64_t was;

        if (new == old)
            return old;
        was = cswap(channel, pe, w, bytes, seen,
                    (seen & ~(mask << shift)) | new << shift);
        if (was == seen)
            return old;
        seen = was;
    }
}

/* The operation of the transport that does a fetch or a set; any other
 * operation as it is. */
static enum sma_amo_op offered(enum sma_amo_op op, uint64_t *value)
{
    if (op == SMA_AMO_SET)
        return SMA_AMO_SWAP;
    if (op != SMA_AMO_FETCH)
        return op;
    *value = 0;
    return SMA_AMO_ADD;
}

uint64_t sma_remote_amo(const char *routine, struct sma_channel *channel,
                        int pe, const char *arg, struct sma_address word,
                        size_t bytes, enum sma_amo_op op, uint64_t value,
                        uint64_t cond)
{
    sma_calling = routine;
    sma_check_aligned(routine, arg, word, bytes); /* UCX refuses other words */
    if (bytes == 2) {
        unsigned odd = word.offset & 2;

        word.offset -= odd;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
        odd = 2 - odd;
#endif
        return by_cswap(channel, pe, word, 4, odd * 8, 16, op, value, cond);
    }
    if (op == SMA_AMO_MSWAP)
        return by_cswap(channel, pe, word, bytes, 0, (unsigned) bytes * 8, op,
                        value, cond);
    op = offered(op, &value);
    return sma_xport.net->amo(channel, pe, word.region, word.offset, bytes, op,
                              value, cond);
}

void sma_remote_amo_nbi(const char *routine, struct sma_channel *channel,
                        int pe, const char *arg, struct sma_address word,
                        size_t bytes, enum sma_amo_op op, uint64_t value,
                        uint64_t cond, void *fetch)
{
    /* The transport has no such operation.  It takes several others, and each
     * needs the result of the one before. */
    if (bytes == 2 || op == SMA_AMO_MSWAP) {
        uint64_t was = sma_remote_amo(routine, channel, pe, arg, word, bytes,
                                      op, value, cond);

        if (fetch != NULL)
            sma_word_store(fetch, bytes, was);
        return;
    }
    sma_calling = routine;
    sma_check_aligned(routine, arg, word, bytes); /* UCX refuses other words */
    op = offered(op, &value);
    sma_xport.net->amo_nbi(channel, pe, word.region, word.offset, bytes, op,
                           value, cond, fetch);
}

/* -------------------------------------------------------------------- peers */

int sma_remote_state(int pe)
{
    int32_t state = SMA_JOB_NONE;

    sma_xport.net->get(NULL, pe, SMA_STATE, offsetof(struct sma_job_pe, state),
                       &state, sizeof state);
    return state;
}

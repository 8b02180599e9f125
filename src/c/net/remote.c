/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Transfers to and from PEs whose memory is not mapped here, and atomic
 * operations on their memory: calls the transport (net/transport.h).
 */
#include "base/base.h"
#include "check/check.h"
#include "memory/memory.h"
#include "net/transport.h"
#include "net/xport.h"
#include "shared/job.h"
#include "shared/regions.h"

/* --------------------------------------------------------------- contiguous */

void sma_remote_get(const struct sma_routine *routine,
                    struct sma_channel *channel, int pe,
                    struct sma_address source, void *dest, size_t bytes)
{
    sma_calling = routine;
    sma_net_get(channel, pe, source.region, source.offset, dest, bytes);
}

void sma_remote_get_nbi(const struct sma_routine *routine,
                        struct sma_channel *channel, int pe,
                        struct sma_address source, void *dest, size_t bytes)
{
    sma_calling = routine;
    sma_net_get_nbi(channel, pe, source.region, source.offset, dest, bytes);
}

void sma_remote_get_blocks(const struct sma_routine *routine,
                           struct sma_channel *channel, int pe,
                           const struct sma_strided *from, void *dest,
                           ptrdiff_t stride)
{
    sma_calling = routine;
    sma_net_get_blocks(channel, pe, from, dest, stride);
}

void sma_remote_put(const struct sma_routine *routine,
                    struct sma_channel *channel, int pe,
                    struct sma_address dest, const void *source, size_t bytes)
{
    sma_calling = routine;
    sma_net_put(channel, pe, dest.region, dest.offset, source, bytes);
}

void sma_remote_put_nbi(const struct sma_routine *routine,
                        struct sma_channel *channel, int pe,
                        struct sma_address dest, const void *source,
                        size_t bytes)
{
    sma_calling = routine;
    sma_net_put_nbi(channel, pe, dest.region, dest.offset, source, bytes);
}

void sma_remote_put_blocks(const struct sma_routine *routine,
                           struct sma_channel *channel, int pe,
                           const struct sma_strided *to, const void *source,
                           ptrdiff_t stride)
{
    sma_calling = routine;
    sma_net_put_blocks(channel, pe, to, source, stride);
}

void sma_remote_fence(const struct sma_routine *routine,
                      struct sma_channel *channel)
{
    sma_calling = routine;
    sma_net_fence(channel);
}

void sma_remote_quiet(const struct sma_routine *routine,
                      struct sma_channel *channel)
{
    sma_calling = routine;
    sma_net_quiet(channel);
}

/* ------------------------------------------------------------------- atomic */

/* Makes the word for the transport.  The job ends when the word is not aligned:
 * network cards refuse other words, and so do most processors. */
static struct sma_amo_word make_word(const struct sma_routine *routine,
                                     const struct sma_argument *arg,
                                     struct sma_address word, size_t bytes,
                                     enum sma_amo_op op, uint64_t value,
                                     uint64_t cond)
{
    sma_calling = routine;
    sma_check_aligned(routine, arg, word, bytes);
    return (struct sma_amo_word){.region = word.region,
                                 .offset = word.offset,
                                 .bytes = bytes,
                                 .op = op,
                                 .value = value,
                                 .cond = cond};
}

uint64_t sma_remote_amo(const struct sma_routine *routine,
                        struct sma_channel *channel, int pe,
                        const struct sma_argument *arg, struct sma_address word,
                        size_t bytes, enum sma_amo_op op, uint64_t value,
                        uint64_t cond)
{
    struct sma_amo_word w =
        make_word(routine, arg, word, bytes, op, value, cond);

    return sma_net_amo(channel, pe, &w);
}

void sma_remote_amo_nbi(const struct sma_routine *routine,
                        struct sma_channel *channel, int pe,
                        const struct sma_argument *arg, struct sma_address word,
                        size_t bytes, enum sma_amo_op op, uint64_t value,
                        uint64_t cond, void *fetch)
{
    struct sma_amo_word w =
        make_word(routine, arg, word, bytes, op, value, cond);

    sma_net_amo_nbi(channel, pe, &w, fetch);
}

void sma_remote_put_signal(const struct sma_routine *routine,
                           struct sma_channel *channel, int pe,
                           struct sma_address dest, const void *source,
                           size_t bytes, bool nbi, struct sma_address signal,
                           enum sma_amo_op op, uint64_t value)
{
    struct sma_amo_word w = make_word(routine, SMA_ARG(sig_addr), signal,
                                      sizeof value, op, value, 0);

    sma_net_put_signal(channel, pe, dest.region, dest.offset, source, bytes,
                       nbi, &w);
}

/* -------------------------------------------------------------------- peers */

int sma_remote_state(int pe)
{
    int32_t state = SMA_JOB_NONE;

    sma_net_get_answered(pe, SMA_STATE, offsetof(struct sma_job_pe, state),
                         &state, sizeof state);
    return state;
}

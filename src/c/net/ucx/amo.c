/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Atomic operations and signals.  The target's processor does them as parts of
 * bundles, unless network cards do all atomic operations (nic.c).
 */
#include <stdlib.h>

#include "net/ucx/bundle.h"
#include "net/ucx/operations.h"
#include "shared/word.h"

uint64_t sma_ucx_amo(struct sma_channel *channel, int pe,
                     const struct sma_amo_word *word)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    uint64_t was = 0, left = 1;
    struct expected e = {
        .dest = (char *) &was, .bytes = word->bytes, .n = 1, .left = &left};

    if (sma_ucx_client->nic_atomics)
        return sma_ucx_nic_amo(channel, pe, word);
    sma_ucx_bundle_fetch(p, word, &e, true);
    sma_ucx_await_data(p, &left);
    return sma_word_load(&was, word->bytes);
}

void sma_ucx_amo_nbi(struct sma_channel *channel, int pe,
                     const struct sma_amo_word *word, void *fetch)
{
    struct peer *p = peer_of(channel_of(channel), pe);

    if (sma_ucx_client->nic_atomics) {
        sma_ucx_nic_amo_nbi(channel, pe, word, fetch);
        return;
    }
    if (fetch == NULL) {
        sma_ucx_bundle_amo(p, word);
        return;
    }
    sma_ucx_limit_requests(p->channel, pe);
    sma_ucx_bundle_fetch(p, word, sma_ucx_expect(p, fetch, word->bytes),
                         false);
}

/* ------------------------------------------------------------------ signals */

/* A signal whose data UCX puts.  The target updates the signal when a flush has
 * told that the data is in place. */
struct signal {
    struct errand errand;
    struct peer *peer;
    struct sma_amo_word word;
    struct count *count; /* quiet waits for it */
    bool given;          /* to UCX, as in struct sma_message */
};

static void send_signal(struct errand *e)
{
    struct signal *s = (struct signal *) e;

    sma_ucx_bundle_signal(s->peer, &s->word);
    /* the releases pair with the acquires in sma_ucx_fence and
     * sma_ucx_none_under_way */
    __atomic_fetch_sub(&s->peer->channel->signals, 1, __ATOMIC_RELEASE);
    __atomic_fetch_sub(s->count->under_way, 1, __ATOMIC_RELEASE);
    free(s);
}

static void on_flushed(void *request, ucs_status_t status, void *data)
{
    struct signal *s = data;

    /* pairs with the release in signal_after */
    (void) __atomic_load_n(&s->given, __ATOMIC_ACQUIRE);
    ucp_request_free(request);
    sma_ucx_check_peer(status, "ucp_ep_flush", s->peer->pe);
    sma_ucx_leave_errand(&s->errand);
}

/* Updates a signal when the puts that UCX has got are in place. */
static void signal_after(struct peer *p, const struct sma_amo_word *word)
{
    struct signal *s = malloc(sizeof *s);
    const ucp_request_param_t params = {
        .op_attr_mask =
            UCP_OP_ATTR_FIELD_CALLBACK | UCP_OP_ATTR_FIELD_USER_DATA,
        .cb.send = on_flushed,
        .user_data = s,
    };
    ucs_status_ptr_t request;

    if (s == NULL)
        sma_ucx_client->fatal("out of memory for a signal to PE %d", p->pe);
    *s = (struct signal){.errand.run = send_signal,
                         .peer = p,
                         .word = *word,
                         .count = sma_ucx_count(p)};
    __atomic_fetch_add(&p->channel->signals, 1, __ATOMIC_RELAXED);
    /* pairs with the acquire in on_flushed */
    __atomic_store_n(&s->given, true, __ATOMIC_RELEASE);
    count_one(&sma_ucx_counts.flushes);
    request = ucp_ep_flush_nbx(p->ep, &params);
    if (UCS_PTR_IS_PTR(request))
        return;
    sma_ucx_check_peer(UCS_PTR_STATUS(request), "ucp_ep_flush", p->pe);
    send_signal(&s->errand);
}

void sma_ucx_put_signal(struct sma_channel *channel, int pe, int region,
                        size_t offset, const void *source, size_t bytes,
                        bool nbi, const struct sma_amo_word *signal)
{
    struct peer *p = peer_of(channel_of(channel), pe);

    if (sma_ucx_client->nic_atomics) {
        sma_ucx_put(channel, pe, region, offset, source, bytes);
        sma_ucx_quiet(channel);
        sma_ucx_nic_amo_nbi(channel, pe, signal, NULL);
        return;
    }
    if (bytes <= SMALL_WITH_SIGNAL) {
        sma_ucx_bundle_put(p, region, offset, source, bytes);
        sma_ucx_bundle_signal(p, signal);
        return;
    }
    if (nbi)
        sma_ucx_put_nbi(channel, pe, region, offset, source, bytes);
    else
        sma_ucx_put(channel, pe, region, offset, source, bytes);
    signal_after(p, signal);
}

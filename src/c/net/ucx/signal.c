/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Puts with a signal.  Small data and the signal are parts of one bundle.  The
 * signal of large data, which UCX puts, waits until a flush has told that the
 * data is in place.  Signals to a PE are sent in the order of the calls, so a
 * later one does not overtake one that waits.
 */
#include <stdlib.h>

#include "net/ucx/bundle.h"
#include "net/ucx/operations.h"

/* A signal in the queue of its peer. */
struct signal {
    struct errand errand;
    struct signal *next;
    struct peer *peer;
    struct sma_amo_word word;
    struct count *count; /* quiet waits for it */
    uint64_t *signals;   /* and a fence for this count, of the channel */
    bool given;          /* to UCX, as in struct sma_message */
    bool ready;          /* its data is in place; guarded by the lock */
};

/* Sends the signals at the head of the queue that are ready.  The caller holds
 * the lock of the channel. */
static void send_ready(struct peer *p)
{
    struct signal *s;

    while ((s = p->signal) != NULL && s->ready) {
        p->signal = s->next;
        if (s->next == NULL)
            p->last_signal = &p->signal;
        sma_ucx_send_signal(p, &s->word);
        /* pairs with the acquire in progress.c, is_none */
        __atomic_fetch_sub(s->signals, 1, __ATOMIC_RELEASE);
        sma_ucx_count_off(s->count);
        free(s);
    }
}

static void take_ready(struct errand *e)
{
    struct signal *s = (struct signal *) e;
    struct peer *p = s->peer;

    pthread_mutex_lock(&p->channel->lock);
    s->ready = true;
    send_ready(p);
    pthread_mutex_unlock(&p->channel->lock);
}

static void on_flushed(void *request, ucs_status_t status, void *data)
{
    struct signal *s = data;

    /* pairs with the release in flush_for */
    (void) __atomic_load_n(&s->given, __ATOMIC_ACQUIRE);
    ucp_request_free(request);
    sma_ucx_check_peer(status, "ucp_ep_flush", s->peer->pe);
    sma_ucx_leave_errand(&s->errand);
}

/* Appends a signal to the queue.  The caller holds the lock of the channel. */
static struct signal *enqueue(struct peer *p, const struct sma_amo_word *word,
                              bool ready)
{
    struct signal *s = malloc(sizeof *s);

    if (s == NULL)
        sma_ucx_client->fatal("out of memory for a signal to PE %d", p->pe);
    *s = (struct signal){.errand.run = take_ready,
                         .peer = p,
                         .word = *word,
                         .count = sma_ucx_count(p),
                         .signals = sma_ucx_tally(&p->channel->signals),
                         .ready = ready};
    if (p->signal == NULL)
        p->last_signal = &p->signal;
    *p->last_signal = s;
    p->last_signal = &s->next;
    return s;
}

/* Makes a signal ready when the puts that were passed to UCX are in place. */
static void flush_for(struct signal *s)
{
    const ucp_request_param_t params = {
        .op_attr_mask =
            UCP_OP_ATTR_FIELD_CALLBACK | UCP_OP_ATTR_FIELD_USER_DATA,
        .cb.send = on_flushed,
        .user_data = s,
    };
    struct peer *p = s->peer;
    ucs_status_ptr_t request;

    count_one(&sma_ucx_counts.flushes);
    /* pairs with the acquire in on_flushed */
    __atomic_store_n(&s->given, true, __ATOMIC_RELEASE);
    request = ucp_ep_flush_nbx(p->ep, &params);
    if (UCS_PTR_IS_PTR(request))
        return;
    sma_ucx_check_peer(UCS_PTR_STATUS(request), "ucp_ep_flush", p->pe);
    take_ready(&s->errand);
}

static void signal_small(struct peer *p, const struct sma_amo_word *word)
{
    pthread_mutex_lock(&p->channel->lock);
    if (p->signal == NULL)
        sma_ucx_send_signal(p, word);
    else
        enqueue(p, word, true);
    pthread_mutex_unlock(&p->channel->lock);
}

static void signal_large(struct peer *p, const struct sma_amo_word *word)
{
    struct signal *s;

    pthread_mutex_lock(&p->channel->lock);
    s = enqueue(p, word, false);
    pthread_mutex_unlock(&p->channel->lock);
    flush_for(s);
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
    } else if (bytes <= SMALL_WITH_SIGNAL) {
        sma_ucx_bundle_put(p, region, offset, source, bytes);
        signal_small(p, signal);
    } else {
        if (nbi)
            sma_ucx_put_nbi(channel, pe, region, offset, source, bytes);
        else
            sma_ucx_put(channel, pe, region, offset, source, bytes);
        signal_large(p, signal);
    }
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Atomic operations.  The target's processor does them as parts of
 * bundles, unless network cards do all atomic operations (nic.c).
 */
#include <stdlib.h>

#include "net/bundle.h"
#include "net/operations.h"
#include "shared/word.h"

/* Does the wire an operation that the caller waits for?  It takes less time than a
 * bundle there and back, but would have to wait for bundles and puts before it. */
static bool is_of_wire(const struct peer *p, const struct sma_amo_word *word)
{
    return p->way.by_processor && sma_net_client->ways == SMA_WAYS_AUTO &&
           sma_net_has_atomic(p, word) && !has_unsettled(p->channel) &&
           !has_puts(p);
}

uint64_t sma_net_amo(struct sma_channel *channel, int pe,
                     const struct sma_amo_word *word)
{
    struct peer *p = peer_of(channel_of(channel), pe);
    uint64_t was = 0, left = 1;
    const struct expected e = {
        .dest = (char *) &was, .bytes = word->bytes, .n = 1, .left = &left};

    if (sma_net_client->nic_atomics || is_of_wire(p, word))
        return sma_net_nic_amo(p, word);
    sma_net_bundle_fetch(p, word, &e, true);
    sma_net_await_data(p, &left);
    return sma_word_load(&was, word->bytes);
}

void sma_net_amo_nbi(struct sma_channel *channel, int pe,
                     const struct sma_amo_word *word, void *fetch)
{
    struct peer *p = peer_of(channel_of(channel), pe);

    if (sma_net_client->nic_atomics) {
        sma_net_nic_amo_nbi(p, word, fetch);
        return;
    }
    if (fetch == NULL) {
        sma_net_bundle_amo(p, word);
        return;
    }
    sma_net_limit_requests(p->channel, pe);
    sma_net_bundle_fetch(p, word,
                         &(struct expected){.dest = fetch,
                                            .bytes = word->bytes,
                                            .n = 1,
                                            .count = sma_net_count(p)},
                         false);
}

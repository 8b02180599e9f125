/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The keys with which transfers of the wire reach the memory of other PEs.  Those of
 * areas come with the address of a PE.  That of a piece of the heap is read out
 * of the table of the PE (registered.h) at the first use: by the card, as the table is
 * an area, or as part of a bundle, for which no key is needed.
 */
#include "net/bundle.h"
#include "net/operations.h"
#include "net/registered.h"

/* Reads a row of the peer's table. */
static void fetch_slot(struct peer *p, int piece, struct slot *slot)
{
    const struct sma_strided from = {.region = SMA_FORM_KEYS,
                                     .offset = (size_t) piece * sizeof *slot,
                                     .bytes = sizeof *slot,
                                     .n = 1};
    uint64_t left = 1;
    const struct expected e = {
        .dest = (char *) slot, .bytes = sizeof *slot, .n = 1, .left = &left};
    struct sma_message m = {.done = false};

    if (sma_net_is_one_sided(p, BY_GET)) {
        sma_net_finish(p->channel,
                       sma_net_wire->get(p->link, p->key[KEYS],
                                         p->slots + from.offset, slot,
                                         sizeof *slot, sma_net_awaited(&m)),
                       &m, p->pe, "a get");
        return;
    }
    sma_net_bundle_get(p, &from, &e, true);
    sma_net_await_data(p, &left);
}

/* Two threads may fetch a key at a time; the second one drops its own. */
static struct sma_wire_key *fetch_key(struct peer *p, int piece)
{
    struct slot slot;
    struct sma_wire_key *key, *before = NULL;

    fetch_slot(p, piece, &slot);
    if (slot.bytes == 0)
        sma_net_client->fatal("a transfer reaches memory of the symmetric heap "
                              "of PE %d in which no block was ever allocated",
                              p->pe);
    if (slot.bytes > sizeof slot.key || slot.seal != sma_net_seal_key(&slot))
        sma_net_client->fatal("PE %d has sent a memory key that is not valid",
                              p->pe);
    key = sma_net_wire->open_key(p->link, slot.key, slot.bytes);
    /* the release pairs with the acquire in sma_net_key, and with the one here
     * of the thread that comes second */
    if (__atomic_compare_exchange_n(&p->piece_key[piece], &before, key, false,
                                    __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        return key;
    sma_net_wire->close_key(key);
    return before;
}

struct sma_wire_key *sma_net_key(struct peer *p, int region, size_t offset,
                                 size_t *bytes_p)
{
    int area = region;

    if (region == SMA_HEAP && offset < sma_net_client->blocks) {
        int piece = piece_at(offset);
        /* pairs with the release in fetch_key */
        struct sma_wire_key *key =
            __atomic_load_n(&p->piece_key[piece], __ATOMIC_ACQUIRE);

        if (*bytes_p > piece_end(piece) - offset)
            *bytes_p = piece_end(piece) - offset;
        return key != NULL ? key : fetch_key(p, piece);
    }
    if (region == SMA_DATA)
        for (int i = 1; i < sma_net_client->pieces &&
                        offset >= sma_net_client->piece[i].offset;
             i++)
            area = SMA_REMOTE_REGIONS - 1 + i;
    return p->key[area];
}

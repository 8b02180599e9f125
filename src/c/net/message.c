/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Messages between PEs, for the collectives.
 */
#include "net/protocol.h"

int sma_net_messages;

static struct sma_message *new_message(int pe, size_t *got)
{
    struct sma_message *m = malloc(sizeof *m);

    if (m == NULL)
        sma_net_no_memory("for a message");
    *m = (struct sma_message){.got = got, .pe = pe};
    __atomic_fetch_add(&sma_net_messages, 1, __ATOMIC_RELAXED);
    return m;
}

static void free_message(struct sma_message *m)
{
    __atomic_fetch_sub(&sma_net_messages, 1, __ATOMIC_RELAXED);
    free(m);
}

struct sma_message *sma_net_send_message(int pe, uint64_t tag,
                                         const void *source, size_t bytes)
{
    struct sma_message *m = new_message(pe, NULL);
    struct peer *p = peer_of(&sma_net_main, pe);

    sma_net_send_open(); /* what the program did before goes before */
    if (!sma_net.wire->send_tagged(p->link, tag ^ p->coll_mask, source, bytes,
                                   sma_net_awaited(m)))
        return m;
    free_message(m);
    return NULL;
}

struct sma_message *sma_net_receive_message(uint64_t tag, void *dest,
                                            size_t bytes, size_t *got_p)
{
    struct sma_message *m = new_message(-1, got_p);

    (void) sma_net_awaited(m);
    sma_net.wire->receive_tagged(tag ^ sma_net_coll_mask(sma_net_host.me), dest,
                                 bytes, &m->wire);
    return m;
}

bool sma_net_is_done(struct sma_message *m, bool *news_p)
{
    *news_p = false;
    sma_net_send_open();
    /* both loads pair with the release in on_done */
    if (!__atomic_load_n(&m->done, __ATOMIC_ACQUIRE)) {
        *news_p = sma_net_turn();
        if (!__atomic_load_n(&m->done, __ATOMIC_ACQUIRE))
            return false;
    }
    sma_net_check_peer(m->why, "a message between PEs", m->pe);
    free_message(m);
    return true;
}

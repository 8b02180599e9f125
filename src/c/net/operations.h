/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the operations of transport.h share.
 */
#ifndef SMA_OPERATIONS_H
#define SMA_OPERATIONS_H

#include "net/protocol.h"

/* -------------------------------------------------------------------- key.c */

/* The key for the memory of a peer at an offset of a region; it may have to be
 * fetched.  *bytes_p becomes less when the key is not that of so many bytes. */
struct sma_wire_key *sma_net_key(struct peer *p, int region, size_t offset,
                                 size_t *bytes_p);

/* --------------------------------------------------------------- transfer.c */

/* Waits while too many requests of a channel are under way.  Called before an
 * operation that fetches and does not wait. */
void sma_net_limit_requests(struct sma_channel *c, int pe);

/* -------------------------------------------------------------------- nic.c */

/* The atomic operations where network cards do them. */
uint64_t sma_net_nic_amo(struct peer *p, const struct sma_amo_word *word);
void sma_net_nic_amo_nbi(struct peer *p, const struct sma_amo_word *word,
                         void *fetch);

/* ------------------------------------------------------------------ order.c */

/* Notes that a put was passed to the wire, which fence and quiet must flush. */
void sma_net_note_put(struct peer *p);

#endif

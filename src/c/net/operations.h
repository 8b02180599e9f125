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

/* ------------------------------------------------------------------- way.c */

enum by { BY_PUT, BY_GET, BY_PUTS, BY_GETS, BY_SIGNAL };

/* Asks the wire what it can do with a new peer. */
void sma_net_learn_way(struct peer *p);

/* May an operation go by the card? */
bool sma_net_is_one_sided(const struct peer *p, enum by kind);

/* Is an operation of n blocks of so many bytes part of a bundle? */
bool sma_net_is_bundled(const struct peer *p, enum by kind, size_t bytes,
                        size_t n);

/* The most puts that it pays to take out of a bundle before a wait for them. */
size_t sma_net_most_unbundled(const struct peer *p);

/* Is a signal sent by the card, when the caller has waited for so many bytes of
 * data before it? */
bool sma_net_is_awaited(const struct peer *p, size_t bytes, enum sma_amo_op op);

/* --------------------------------------------------------------- transfer.c */

/* A put of the wire, which has left source when the function returns. */
void sma_net_put_by_card(struct peer *p, int region, size_t offset,
                         const void *source, size_t bytes);

/* Waits until the puts to a peer that the wire has got are in place. */
void sma_net_flush_peer(struct peer *p);

/* Called before an operation that must come later is given to the wire.  Makes sure
 * that a peer has done what was sent to it, or bundled: everything or, with
 * `fenced`, at least what was before the last fence. */
void sma_net_prepare(struct peer *p, bool fenced);

/* Waits while too many requests of a channel are under way.  Called before an
 * operation that fetches and does not wait. */
void sma_net_limit_requests(struct sma_channel *c, int pe);

/* -------------------------------------------------------------------- nic.c */

/* Has the wire the operation? */
bool sma_net_has_atomic(const struct peer *p, const struct sma_amo_word *word);

/* The atomic operations where network cards, or the wire, do them. */
uint64_t sma_net_nic_amo(struct peer *p, const struct sma_amo_word *word);
void sma_net_nic_amo_nbi(struct peer *p, const struct sma_amo_word *word,
                         void *fetch);

/* ------------------------------------------------------------------ order.c */

/* Notes that a put was passed to the wire, which fence and quiet must flush. */
void sma_net_note_put(struct peer *p);

#endif

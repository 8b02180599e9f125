/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The operations of transport.h that the transport offers, each under the name
 * that it has there.
 */
#ifndef SMA_OPERATIONS_H
#define SMA_OPERATIONS_H

#include "net/ucx/ucx.h"

/* -------------------------------------------------------------------- key.c */

/* The key for the memory of a peer at an offset of a region; it may have to be
 * fetched.  *bytes_p becomes less when the key is not that of so many bytes. */
ucp_rkey_h sma_ucx_key(struct peer *p, int region, size_t offset,
                       size_t *bytes_p);

/* -------------------------------------------------------------- transfer.c */

/* Waits while too many requests of a channel are under way.  Called before an
 * operation that fetches and does not wait. */
void sma_ucx_limit_requests(struct sma_channel *c, int pe);

void sma_ucx_put(struct sma_channel *channel, int pe, int region, size_t offset,
                 const void *source, size_t bytes);
void sma_ucx_get(struct sma_channel *channel, int pe, int region, size_t offset,
                 void *dest, size_t bytes);
bool sma_ucx_timed_get(int pe, int region, size_t offset, void *dest,
                       size_t bytes, int milliseconds);
void sma_ucx_put_nbi(struct sma_channel *channel, int pe, int region,
                     size_t offset, const void *source, size_t bytes);
void sma_ucx_get_nbi(struct sma_channel *channel, int pe, int region,
                     size_t offset, void *dest, size_t bytes);
void sma_ucx_put_blocks(struct sma_channel *channel, int pe,
                        const struct sma_strided *to, const void *source,
                        ptrdiff_t stride);
void sma_ucx_get_blocks(struct sma_channel *channel, int pe,
                        const struct sma_strided *from, void *dest,
                        ptrdiff_t stride);

/* ------------------------------------------------------------ ------- amo.c */

uint64_t sma_ucx_amo(struct sma_channel *channel, int pe,
                     const struct sma_amo_word *word);
void sma_ucx_amo_nbi(struct sma_channel *channel, int pe,
                     const struct sma_amo_word *word, void *fetch);

/* ---------------------------------------------------------------- signal.c */

void sma_ucx_put_signal(struct sma_channel *channel, int pe, int region,
                        size_t offset, const void *source, size_t bytes,
                        bool nbi, const struct sma_amo_word *signal);

/* ------------------------------------------------------------------ nic.c */

/* The atomic operations where network cards do them. */
uint64_t sma_ucx_nic_amo(struct sma_channel *channel, int pe,
                          const struct sma_amo_word *word);
void sma_ucx_nic_amo_nbi(struct sma_channel *channel, int pe,
                          const struct sma_amo_word *word, void *fetch);

/* ----------------------------------------------------------------- order.c */

/* Notes that a put was passed to UCX, which fence and quiet must flush. */
void sma_ucx_note_put(struct peer *p);

void sma_ucx_fence(struct sma_channel *channel);
void sma_ucx_quiet(struct sma_channel *channel);
bool sma_ucx_awaits(struct sma_channel *channel, int pe);
void sma_ucx_ask_alive(int pe);
void sma_ucx_leave(void);

/* --------------------------------------------------------------- message.c */

struct sma_message *sma_ucx_send_message(int pe, uint64_t tag,
                                         const void *source, size_t bytes);
struct sma_message *sma_ucx_receive_message(uint64_t tag, void *dest,
                                            size_t bytes, size_t *got_p);
bool sma_ucx_is_done(struct sma_message *m);

#endif

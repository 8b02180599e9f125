/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Bundles: small operations on a PE, gathered and sent as one message.
 *
 * The origin of an operation appends it to the open bundle of the peer
 * (bundle.c).  The bundle is sent when it is full, when the origin waits for
 * something, or by the thread that serves peers.  The target's processor does
 * the operations of a bundle in one pass (serve.c), so they take effect in the
 * order in which they were called.  What the operations fetch goes back in an
 * answer, which also tells what has been done.  The origin asks for an answer
 * when it needs to know that.
 */
#ifndef SMA_BUNDLE_H
#define SMA_BUNDLE_H

#include <string.h>

#include "net/form/form.h"
#include "net/protocol.h"

enum {
    BUNDLE_BYTES = SMA_FORM_BYTES,
    BUNDLE_LEAST = 448, /* bytes of the smallest buffer for one */
};

/* An errand: something that a callback of the wire leaves for later, because it
 * needs locks that a callback must not take. */
struct errand {
    struct errand *next;
    void (*run)(struct errand *);
};

struct bundle {
    struct errand errand; /* of an answer: to be sent */
    struct sma_wire_op op;
    struct count *count; /* while its puts are given to the card */
    int pe;              /* the PE that gets the bundle */
    pthread_t thread;    /* the thread whose operations it has ... */
    bool mixed;          /* ... or those of several threads */
    bool fetches;        /* an answer comes anyway */
    bool urgent;         /* of an answer: it goes on the channel of questions */
    size_t length, room; /* the bytes of data, and of the buffer */
    _Alignas(8) unsigned char data[];
};

/* Copies data into a bundle, and returns the end of it there. */
static inline unsigned char *add_data(unsigned char *at, const void *data,
                                      size_t bytes)
{
    if (bytes % 8 != 0)
        memset(at + (bytes & ~(size_t) 7), 0, 8);
    return (unsigned char *) memcpy(at, data, bytes) + sma_form_padded(bytes);
}

/* ---------------------------------------------------------------- errand.c */

/* Leaves an errand for the next thread that has made progress. */
void sma_net_leave_errand(struct errand *e);

/* An empty bundle with room for so many bytes at first; and what gives it back. */
struct bundle *sma_net_take_bundle(int pe, size_t bytes);
void sma_net_free_bundle(struct bundle *b);

/* Appends so many bytes to a bundle, and returns where they are.  The bundle may
 * move to a larger buffer; it has at most BUNDLE_BYTES then. */
unsigned char *sma_net_append(struct bundle **b_p, size_t bytes);

/* Frees the buffers that are not in use. */
void sma_net_free_bundles(void);

/* Sends a bundle or an answer as a message, and frees it when it is sent.  The
 * caller holds the lock of the channel. */
void sma_net_post_bundle(struct peer *p, bool answer, struct bundle *b);

/* -------------------------------------------------------------- expected.c */

/* Data that an operation fetches, on its way: n blocks of `bytes`, of which
 * each begins `stride` bytes after the one before. */
struct expected {
    char *dest;
    ptrdiff_t stride;
    size_t bytes, n;
    /* When the data is in place, *left is decremented; if left is NULL, `count`
     * is counted off. */
    uint64_t *left;
    const struct count *count;
    int pe; /* the PE that sends them; set by sma_net_expect */
};

/* Notes that data come from a peer.  Returns the id with which they come. */
uint64_t sma_net_expect(struct peer *p, const struct expected *what);

/* Takes the note of an id.  Returns false if no data of so many bytes are
 * expected from the PE with this id. */
bool sma_net_take_expected(uint64_t id, int pe, size_t bytes,
                           struct expected *expected_p);

/* Frees the notes. */
void sma_net_forget_expected(void);

/* ---------------------------------------------------------------- bundle.c */

/* Waits until expected data is in place. */
void sma_net_await_data(struct peer *p, const uint64_t *left);

/* Operations.  With `now` the bundle is sent at once. */
void sma_net_bundle_put(struct peer *p, int region, size_t offset,
                        const void *source, size_t bytes);
void sma_net_bundle_puts(struct peer *p, const struct sma_strided *to,
                         const void *source, ptrdiff_t stride);
void sma_net_bundle_amo(struct peer *p, const struct sma_amo_word *word);
void sma_net_bundle_get(struct peer *p, const struct sma_strided *from,
                        const struct expected *expected, bool now);
void sma_net_bundle_fetch(struct peer *p, const struct sma_amo_word *word,
                          const struct expected *expected, bool now);

/* An atomic operation that is sent at once and never waits, also when many
 * bundles are unanswered.  The caller holds the lock of the channel. */
void sma_net_send_signal(struct peer *p, const struct sma_amo_word *word);

/* Sends the open bundles of a channel, and asks peers to tell when they have
 * done all that was sent to them. */
void sma_net_ask(struct sma_channel *c);

/* Sends a bundle that asks, and returns its number; and the number of the last
 * bundle that the peer is known to have done. */
uint64_t sma_net_ask_peer(struct peer *p);
uint64_t sma_net_acked(const struct peer *p);

/* Waits until the peers of a channel have done all that was sent to them before
 * the call. */
void sma_net_settle(struct sma_channel *c);

/* Waits until a peer has done what was sent to it before: everything, or, with
 * `fenced`, at least what was sent before the last fence.  Called before an
 * operation that must come later is passed to the wire. */
void sma_net_settle_peer(struct peer *p, bool fenced);

/* Gives the puts of the open bundle of a peer, or of all peers of a channel, to
 * the card if they are few and the wire is one-sided (unbundle.c); with `fenced`
 * only if there was a fence since.  Returns true if there were such puts. */
bool sma_net_unbundle_peer(struct peer *p, bool fenced);
void sma_net_unbundle(struct sma_channel *c);

/* Sends all open bundles. */
void sma_net_send_bundles(void);

/* Called by a thread that waits. */
static inline void sma_net_send_open(void)
{
    if (__atomic_load_n(&sma_net_open_bundles, __ATOMIC_RELAXED) > 0)
        sma_net_send_bundles();
}

/* Is there a peer that may not have done all that was sent to it?  Asks such
 * peers, so that a later call knows more. */
bool sma_net_is_unsettled(struct sma_channel *c);

/* ----------------------------------------------------------------- serve.c */

/* Takes a message of the wire; prepares for that, and frees what it keeps. */
void sma_net_take_message(const void *data, size_t bytes);
void sma_net_expect_messages(void);
void sma_net_forget_bundles(void);

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The transport to PEs whose memory is not mapped here: the protocol.  What moves
 * its bytes is a wire (net/wire.h), a shared object that libsma loads when a job
 * needs it.
 *
 * For all calls but start:
 *   - PE numbers and address ranges have been checked.
 *   - Any thread may call.
 *   - A failure of the network ends the job through client->fatal or
 *     client->lost; no call returns an error.
 *   - A call that waits makes progress, and calls client->idle meanwhile.
 */
#ifndef SMA_TRANSPORT_H
#define SMA_TRANSPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "net/wire.h"
#include "shared/amo_word.h"
#include "shared/regions.h"

/* n blocks of `bytes` at a PE, each `stride` bytes after the one before. */
struct sma_strided {
    int region;
    size_t offset; /* of the first block in the region */
    ptrdiff_t stride;
    size_t bytes, n;
};

/* An atomic operation on an aligned word of 2, 4 or 8 bytes at a PE. */
struct sma_amo_word {
    int region;
    size_t offset, bytes;
    enum sma_amo_op op;
    uint64_t value, cond;
};

/* What a PE has sent: bundles of small operations, answers to those of other
 * PEs, and puts, gets and flushes of the network library; and the bytes of its
 * memory that are registered with the network library. */
struct sma_transport_counts {
    uint64_t bundles, answers, puts, gets, flushes;
    uint64_t registered;
};

/* Transfers on one channel are completed together, apart from those of other
 * channels.  NULL stands for the main channel, which is always open. */
struct sma_channel;

/* How small transfers go: as the wire says, by the card, in bundles, at random. */
enum sma_ways { SMA_WAYS_AUTO, SMA_WAYS_CARD, SMA_WAYS_BUNDLE, SMA_WAYS_MIXED };

/* What the transport needs from libsma. */
struct sma_transport_client {
    const char *network; /* the name of the wire, as SHMEM_NETWORK has it */
    int me, n;           /* the calling PE, and the number of PEs of the job */
    bool nic_atomics;    /* network cards do the atomic operations */
    bool near_too;       /* the transport also reaches PEs of this host */
    bool near_only;      /* all PEs are on this host: do not open the network */
    bool loopback;       /* all PEs reach each other by the loopback device */
    bool sums;           /* messages carry a sum of all their data */
    enum sma_ways ways;  /* of small transfers; mixed: for tests, at random */
    uint32_t share;      /* PEs for each processor of this host; for `serve` */

    /* What all PEs of the job know and nobody else does, and how often they have
     * started the transport.  Messages without it are refused. */
    unsigned char secret[16];
    uint32_t start;

    /* The regions of the calling PE. */
    struct {
        void *base;
        size_t size;
    } region[SMA_REMOTE_REGIONS];

    /* The words of SMA_STATE on which others do atomic operations.  They change
     * nothing else there. */
    struct {
        size_t offset, size;
    } words;

    /* The bytes at the start of SMA_HEAP in which the program allocates blocks.
     * They are registered by `extend`, all other memory at the start. */
    size_t blocks;
    /* The pieces of SMA_DATA, ascending; alike on all PEs of one program.  Data
     * of PEs of other programs are never asked for.  Between the pieces
     * lies no memory, or memory that is not symmetric. */
    int pieces;
    struct {
        size_t offset, size;
    } piece[SMA_MAX_PIECES];

    /* Returns the address that PE pe has published (see start), malloc'ed. */
    void *(*address)(int pe, size_t *bytes_p);

    /* Does PE pe run on this host?  Then libsma notices its end without the
     * transport. */
    bool (*is_near)(int pe);

    /* The transport calls this over and over while it waits for PE pe (-1: for
     * all PEs that the channel awaits).  *polls is 0 at the first call of a
     * wait, and belongs to idle then.  Ends the job when an awaited PE has been
     * silent for too long. */
    void (*idle)(struct sma_channel *channel, int pe, uint32_t *polls);

    /* The connection to PE pe is lost.  Ends the job, perhaps after some
     * seconds; returns when PEs leave the job and may close connections. */
    void (*lost)(int pe, const char *why);

    /* The thread that serves has made progress: the program, which sleeps, may
     * have waited for that. */
    void (*arrived)(void);

    /* Prints a line for SHMEM_DEBUG. */
    void (*debug)(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

    /* Prints a message. */
    void (*warn)(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

    /* Ends the job with a message; no_memory as in net/wire.h. */
    void (*fatal)(const char *fmt, ...)
        __attribute__((noreturn, format(printf, 1, 2)));
    void (*no_memory)(const char *fmt, ...)
        __attribute__((noreturn, format(printf, 1, 2)));
};

/* A message that has been started and may not be complete. */
struct sma_message;

/* Opens the main channel and registers the regions, but not the blocks.
 * *address_p becomes
 * what other PEs need to reach this PE; the caller frees it and publishes
 * it.  Called once, and again after stop. */
void sma_net_start(const struct sma_wire *wire,
                   const struct sma_transport_client *client, void **address_p,
                   size_t *bytes_p);

/* The blocks now end at the offset `top` of SMA_HEAP or before.  Each PE calls
 * this before any other PE moves data to or from a block there. */
void sma_net_extend(size_t top);

/* Serves other PEs from now on, also while this PE does not call libsma.
 * Called when all PEs have published their addresses. */
void sma_net_serve(void);

/* Closes the connections.  Called when no PE uses them any more. */
void sma_net_disconnect(void);

/* Closes everything else.  Called when all PEs have disconnected. */
void sma_net_stop(void);

/* Opens a channel for a context, or returns one that others use, too. */
struct sma_channel *sma_net_open_channel(void);

/* Closes a channel for its caller, who has waited until it is quiet. */
void sma_net_close_channel(struct sma_channel *channel);

/*
 * put returns when source may be reused, get when dest is filled.
 *
 * Small operations to a PE may be gathered and sent later: at the latest
 * when the caller waits for something, or when the thread that serves peers next
 * looks, which it does each seven milliseconds if it gets a processor.  The
 * target stores an aligned word of 2, 4 or 8 bytes exactly once.  Operations on
 * one channel that are small take effect at a PE in the order in which they
 * were called.
 */
void sma_net_put(struct sma_channel *channel, int pe, int region, size_t offset,
                 const void *source, size_t bytes);
void sma_net_get(struct sma_channel *channel, int pe, int region, size_t offset,
                 void *dest, size_t bytes);

/* A get of a few bytes that the PE itself answers: a network card, or UCX, may read the
 * memory of a PE that is stopped. */
void sma_net_get_answered(int pe, int region, size_t offset, void *dest,
                          size_t bytes);

/* These transfers are complete after quiet.  Until then the program leaves
 * source and dest alone. */
void sma_net_put_nbi(struct sma_channel *channel, int pe, int region,
                     size_t offset, const void *source, size_t bytes);
void sma_net_get_nbi(struct sma_channel *channel, int pe, int region,
                     size_t offset, void *dest, size_t bytes);

/* Transfers of many blocks.  At the calling PE a block begins `stride`
 * bytes after the one before.  put_blocks returns when source may be
 * reused, get_blocks when dest is filled. */
void sma_net_put_blocks(struct sma_channel *channel, int pe,
                        const struct sma_strided *to, const void *source,
                        ptrdiff_t stride);
void sma_net_get_blocks(struct sma_channel *channel, int pe,
                        const struct sma_strided *from, void *dest,
                        ptrdiff_t stride);

/* A get that the caller does not depend on, from memory that is registered
 * from the start.  Returns false if the answer does not come within
 * `milliseconds`. */
bool sma_net_timed_get(int pe, int region, size_t offset, void *dest,
                       size_t bytes, int milliseconds);

/* Does an atomic operation and returns what the word held before; of
 * SMA_AMO_SET the result has no meaning. */
uint64_t sma_net_amo(struct sma_channel *channel, int pe,
                     const struct sma_amo_word *word);

/* Starts an atomic operation, which is complete after quiet.  *fetch then
 * holds what the word held before; the caller leaves *fetch alone until
 * then.  fetch may be NULL. */
void sma_net_amo_nbi(struct sma_channel *channel, int pe,
                     const struct sma_amo_word *word, void *fetch);

/* A put, and an atomic operation that the target does when the data is in
 * place.  Both are complete after quiet.  With `nbi` the program leaves
 * source alone until then; without, source may be reused at once. */
void sma_net_put_signal(struct sma_channel *channel, int pe, int region,
                        size_t offset, const void *source, size_t bytes,
                        bool nbi, const struct sma_amo_word *signal);

/* Operations on a channel after the fence take effect at a PE after all
 * those before it. */
void sma_net_fence(struct sma_channel *channel);

/* Waits until all puts and atomic operations of a channel are complete at
 * their targets, and its gets here. */
void sma_net_quiet(struct sma_channel *channel);

/* Makes progress.  Returns false when there was nothing to do. */
bool sma_net_progress(void);

/* May transfers that this PE has started be under way? */
bool sma_net_is_busy(void);

/* Sleeps until there is something to do, at most `microseconds`. */
void sma_net_nap(unsigned microseconds);

/* May operations of the channel on PE pe be under way? */
bool sma_net_awaits(struct sma_channel *channel, int pe);

/* Asks PE pe whether it lives, and does not wait.  Neither the question nor
 * the answer waits behind data that are under way between the PEs. */
void sma_net_ask_alive(int pe);

/* How often PE pe has sent something to this PE so far, answers among it;
 * the number may wrap round. */
uint32_t sma_net_heard(int pe);

/* Waits until all questions are answered.  Called when no PE asks any
 * more. */
void sma_net_leave(void);

/*
 * Messages between PEs, for the collectives.  Messages of one sender to one
 * receiver with the same tag arrive in order.  send returns NULL when the
 * message is done already.  *got_p becomes the number of bytes that were
 * sent; where these are more than `bytes`, what lies at dest is undefined.
 */
struct sma_message *sma_net_send_message(int pe, uint64_t tag,
                                         const void *source, size_t bytes);
struct sma_message *sma_net_receive_message(uint64_t tag, void *dest,
                                            size_t bytes, size_t *got_p);

/* Is the message done?  When this returns true, it has freed the message.  Makes
 * progress if it is not done, and then sets *news_p: has anything arrived? */
bool sma_net_is_done(struct sma_message *message, bool *news_p);

/* What this PE has sent so far, for SHMEM_TEST_COUNTS. */
void sma_net_get_counts(struct sma_transport_counts *counts);

/* The name and version of the network library, for SHMEM_INFO. */
const char *sma_net_describe(void);

/* A text that begins with a comma: how small transfers reach a PE of another node.
 * Connects to it. */
const char *sma_net_way_of_small(int pe);

#endif

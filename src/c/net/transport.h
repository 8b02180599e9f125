/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The transport to PEs whose memory is not mapped here.  It lies in a shared
 * object of its own (src/ucx), which is loaded when a job needs it, so that
 * other programs neither link nor load UCX.  This header is what the two sides
 * agree on; neither knows anything else of the other.
 *
 * For all calls but start:
 *   - PE numbers and address ranges have been checked.
 *   - Any thread may call.
 *   - A failure of the network ends the job through the host; no call fails.
 *   - A call that waits makes progress, and calls host->idle meanwhile.
 */
#ifndef SMA_TRANSPORT_H
#define SMA_TRANSPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/base.h"
#include "shared/regions.h"

#define SMA_TRANSPORT_VERSION 5

enum sma_amo_op {
    SMA_AMO_FETCH,
    SMA_AMO_SET,
    SMA_AMO_SWAP,
    SMA_AMO_CSWAP, /* stores value where the word is cond */
    SMA_AMO_MSWAP, /* the bits of cond take their values from value */
    SMA_AMO_ADD,
    SMA_AMO_AND,
    SMA_AMO_OR,
    SMA_AMO_XOR,
};

/* What the transport asks of the library. */
struct sma_transport_client {
    int version;
    int me, n;
    bool nic_atomics; /* the network card may do atomic operations */
    bool near_too;    /* PEs of this host are talked to as well */
    bool near_only;   /* and no others: nothing listens to a network */
    struct {
        void *base;
        size_t size;
    } region[SMA_REMOTE_REGIONS];

    /* What there is of SMA_DATA, ascending; the same on all PEs.  There is no memory
     * between the pieces, or memory that is no symmetric data. */
    int pieces;
    struct {
        size_t offset, size;
    } piece[SMA_MAX_PIECES];

    /* What PE pe published: its card, malloc'ed. */
    void *(*address)(int pe, size_t *bytes_p);

    /* Does PE pe run on this host, where its end is noticed anyway? */
    bool (*is_near)(int pe);

    /* Called over and over in a wait for PE pe (-1: for any); *polls is 0 the
     * first time.  Ends the job when that takes too long. */
    void (*idle)(int pe, uint32_t *polls);

    /* The connection to PE pe is gone.  Returns when that is no surprise; may
     * take seconds otherwise. */
    void (*lost)(int pe, const char *why);

    void (*fatal)(const char *fmt, ...)
        __attribute__((noreturn, format(printf, 1, 2)));
};

/* A message under way. */
struct sma_message;

/* What transfers go through that are completed together, apart from others; NULL
 * is one that is always there. */
struct sma_channel;

struct sma_transport {
    int version;

    /* Brings up a worker and registers the parts.  *address_p is what the other
     * PEs need to reach me; the caller frees it.  Called once, and again after
     * stop. */
    void (*start)(const struct sma_transport_client *client, void **address_p,
                  size_t *bytes_p);

    /* All others have published: peers are served from now on, also while
     * this PE does not call the library. */
    void (*serve)(void);

    /* Closes the connections, when all PEs have stopped using them; then, when
     * all have done so, the rest. */
    void (*disconnect)(void);
    void (*stop)(void);

    /* Another channel, or the one that is always there when there are too many.
     * Close: it is quiet, and its owner uses it no more. */
    struct sma_channel *(*open)(void);
    void (*close)(struct sma_channel *channel);

    /* Returns when source may be reused, or dest is filled. */
    void (*put)(struct sma_channel *channel, int pe, int region,
                size_t offset, const void *source,
                size_t bytes);
    void (*get)(struct sma_channel *channel, int pe, int region,
                size_t offset, void *dest, size_t bytes);

    /* Complete after quiet; source and dest must be left alone until then. */
    void (*put_nbi)(struct sma_channel *channel, int pe, int region,
                    size_t offset, const void *source,
                    size_t bytes);
    void (*get_nbi)(struct sma_channel *channel, int pe, int region,
                    size_t offset, void *dest, size_t bytes);

    /* A put of an aligned word of 4 or 8 bytes, which the target stores once.
     * Returns when source may be reused. */
    void (*put_word)(struct sma_channel *channel, int pe, int region,
                     size_t offset, const void *source, size_t bytes);

    /* A get for who can do without: false when there is no answer within so many
     * milliseconds. */
    bool (*timed_get)(int pe, int region, size_t offset, void *dest,
                      size_t bytes, int milliseconds);

    /* SWAP, CSWAP, ADD, AND, OR, XOR on a word of 4 or 8 bytes; what it held
     * before. */
    uint64_t (*amo)(struct sma_channel *channel, int pe, int region,
                    size_t offset, size_t bytes,
                    enum sma_amo_op op, uint64_t value, uint64_t cond);

    /* All puts and AMOs of a channel are complete at the target, its gets here. */
    void (*quiet)(struct sma_channel *channel);
    bool (*progress)(void); /* was there anything to do? */

    /* May there be transfers that were started here and are under way? */
    bool (*busy)(void);

    /* Sleeps until there is something to do, so long at most. */
    void (*nap)(unsigned microseconds);

    /* A wait for any PE took too long: the first PE that does not answer for
     * another second, -1: they all do.  The job ends afterwards. */
    int (*find_silent)(void);

    /*
     * Messages between PEs, for the collectives.  Those of one sender to one
     * receiver with the same tag arrive in order.  NULL: done already.
     * *got_p becomes the number of bytes that were sent; more than `bytes` of
     * them are not delivered.
     */
    struct sma_message *(*send)(int pe, uint64_t tag, const void *source,
                                size_t bytes);
    struct sma_message *(*receive)(uint64_t tag, void *dest, size_t bytes,
                                   size_t *got_p);
    bool (*done)(struct sma_message *message); /* once true, it is gone */

    /* A few words for SHMEM_INFO. */
    const char *(*describe)(void);
};

/* The one symbol of the shared object. */
#define SMA_TRANSPORT_SYMBOL "sma_transport_ucx"
extern const struct sma_transport sma_transport_ucx
    __attribute__((visibility("default")));

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Moving data.  A PE whose memory is mapped here is reached by a copy; any other
 * one through the transport, in the functions named far.  Arguments have been
 * checked.
 */
#ifndef SMA_XPORT_H
#define SMA_XPORT_H

#include <string.h>

#include "base/base.h"
#include "memory/memory.h"
#include "net/transport.h"
#include "wait/wait.h"

/* A copy that may overlap.  A single word moves in one piece and is stored once:
 * a flag is never seen half written, nor again after its owner has reset it. */
static inline void sma_copy(void *dest, const void *source, size_t bytes)
{
    if (bytes == 8) {
        uint64_t word;

        memcpy(&word, source, 8);
        memcpy(dest, &word, 8);
    } else if (bytes == 4) {
        uint32_t word;

        memcpy(&word, source, 4);
        memcpy(dest, &word, 4);
    } else if (bytes == 16) {
        uint64_t word[2];

        memcpy(word, source, 16);
        memcpy(dest, word, 16);
    } else if (bytes == 2) {
        uint16_t word;

        memcpy(&word, source, 2);
        memcpy(dest, &word, 2);
    } else {
        memmove(dest, source, bytes);
    }
}

/* The transport to other nodes; NULL: there are none.  It does all atomic
 * operations when `atomics` is set. */
struct sma_xport {
    const struct sma_transport *net;
    bool atomics;
};

extern struct sma_xport sma_xport SMA_HIDDEN;

/*
 * Starts the transport, when there are other nodes: before sma_xport_start no
 * memory may be registered, before sma_xport_serve no peer may be talked to.
 * Leave when all PEs are in finalize: that a connection ends is no failure any
 * more.  Disconnect when all PEs have left; stop when all have done so.
 * Is_leaving is asked in a long wait for PE pe, -1: any; as all others are in
 * finalize too, the job ends when that takes too long.
 */
void sma_xport_start(void);
void sma_xport_serve(void);
void sma_xport_leave(void);
bool sma_xport_is_leaving(int pe);
void sma_xport_disconnect(void);
void sma_xport_stop(void);

/*
 * Transfers with PE pe through the transport, which has no mapping of the PE's
 * memory.  `routine` is for messages.  The channel is that of a context; NULL is
 * the channel of the default context.
 */
#define SMA_COLD __attribute__((cold))
void sma_remote_put(const char *routine, struct sma_channel *channel, int pe,
                    struct sma_address dest, const void *source,
                    size_t bytes) SMA_COLD;

/* A put whose words may be stored more than once while it is under way. */
void sma_remote_put_data(const char *routine, struct sma_channel *channel,
                         int pe, struct sma_address dest, const void *source,
                         size_t bytes) SMA_COLD;
void sma_remote_put_nbi(const char *routine, struct sma_channel *channel,
                        int pe, struct sma_address dest, const void *source,
                        size_t bytes) SMA_COLD;
void sma_remote_get(const char *routine, struct sma_channel *channel, int pe,
                    struct sma_address source, void *dest,
                    size_t bytes) SMA_COLD;
void sma_remote_get_nbi(const char *routine, struct sma_channel *channel,
                        int pe, struct sma_address source, void *dest,
                        size_t bytes) SMA_COLD;

/* Returns when all that was put on the channel is complete, by other threads,
 * too. */
void sma_remote_quiet(const char *routine, struct sma_channel *channel);

/* Any operation on a word of 2, 4 or 8 bytes, the routine's argument `arg`.
 * Returns what the word held before.  The job ends when the word is not
 * aligned. */
uint64_t sma_remote_amo(const char *routine, struct sma_channel *channel,
                        int pe, const char *arg, struct sma_address word,
                        size_t bytes, enum sma_amo_op op, uint64_t value,
                        uint64_t cond) SMA_COLD;

/* The state (enum sma_job_state) of a PE of another host, looked up there:
 * a round trip.  The job ends when there is no answer. */
int sma_remote_state(int pe);

/* net/liveness.c: ends the job when the PE of a wait has exited, or its host is
 * lost (see struct sma_wait_hooks). */
void sma_look_for_exited(struct sma_wait *w);

#endif

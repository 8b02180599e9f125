/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Moves data between PEs.  Data reach a PE whose memory is mapped here by a
 * copy, and any other PE through the transport, in the functions named
 * sma_remote.  The callers have checked all arguments.
 */
#ifndef SMA_XPORT_H
#define SMA_XPORT_H

#include <string.h>

#include "base/base.h"
#include "memory/memory.h"
#include "net/transport.h"
#include "wait/wait.h"

/* Copies bytes that may overlap.  A single word is loaded and stored once: a PE
 * that polls it as a flag never sees half of it, nor sees it again after it has
 * reset it. */
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

struct sma_xport {
    const struct sma_transport *net; /* NULL: there are no other nodes */
    bool atomics; /* the transport does all atomic operations */
};

extern struct sma_xport sma_xport SMA_HIDDEN;

/* Starts the transport when there are other nodes, registers the memory of this
 * PE, and publishes its address.  The regions of symmetric memory are known by
 * then. */
void sma_xport_start(void);

/* Begins to serve other PEs.  All PEs have started the transport by then. */
void sma_xport_serve(void);

/* From now on all PEs are in shmem_finalize, and the end of a connection is no
 * failure any more. */
void sma_xport_leave(void);

/* Has sma_xport_leave been called?  A long wait for PE pe (-1: any PE) asks.
 * Because all other PEs are in shmem_finalize as well, the job ends with a
 * message when the wait takes longer than SHMEM_TIMEOUT. */
bool sma_xport_is_leaving(int pe);

/* Ends the connections.  All PEs have called sma_xport_leave. */
void sma_xport_disconnect(void);

/* Ends the transport.  All PEs have called sma_xport_disconnect. */
void sma_xport_stop(void);

/*
 * Transfers to and from PE pe through the transport.  `routine` is for
 * messages.  The channel is that of a context; NULL is the channel of the
 * default context.
 */
#define SMA_COLD __attribute__((cold))
void sma_remote_put(const char *routine, struct sma_channel *channel, int pe,
                    struct sma_address dest, const void *source,
                    size_t bytes) SMA_COLD;

/* A put of data that no PE polls: the target may store each word more than
 * once. */
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

/* Returns when all operations on the channel are complete, also those of other
 * threads. */
void sma_remote_quiet(const char *routine, struct sma_channel *channel);

/* An atomic operation on a word of 2, 4 or 8 bytes, which is the routine's
 * argument `arg`.  Returns the value that the word had before.  The job ends
 * when the word is not aligned. */
uint64_t sma_remote_amo(const char *routine, struct sma_channel *channel,
                        int pe, const char *arg, struct sma_address word,
                        size_t bytes, enum sma_amo_op op, uint64_t value,
                        uint64_t cond) SMA_COLD;

/* Starts such an operation, which is complete after quiet.  *fetch then holds
 * what the word held before; fetch may be NULL. */
void sma_remote_amo_nbi(const char *routine, struct sma_channel *channel,
                        int pe, const char *arg, struct sma_address word,
                        size_t bytes, enum sma_amo_op op, uint64_t value,
                        uint64_t cond, void *fetch) SMA_COLD;

/* Reads the state (enum sma_job_state) of a PE of another host there, which
 * takes a round trip.  The job ends when no answer comes. */
int sma_remote_state(int pe);

/* net/liveness.c: the hook look_for_exited of struct sma_wait_hooks. */
void sma_look_for_exited(struct sma_wait *w);

#endif

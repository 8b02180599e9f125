/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Moves data between PEs.  Data reach a PE whose memory is mapped here by a
 * copy, and any other PE through the transport, in the functions named
 * sma_remote.  The callers have checked all arguments.
 */
#ifndef SMA_XPORT_H
#define SMA_XPORT_H

#include "base/base.h"
#include "memory/memory.h"
#include "net/transport.h"
#include "shared/word.h"
#include "wait/wait.h"

struct sma_xport {
    const struct sma_wire *net; /* NULL: there are no other nodes */
    bool atomics;               /* the transport does all atomic operations */
};

extern struct sma_xport sma_xport SMA_HIDDEN;

/* Has the network of this host cards with atomic operations? */
bool sma_xport_has_atomics(void);

/* Starts the transport when there are other nodes, registers the memory of this
 * PE, and publishes its address.  The regions of symmetric memory are known by
 * then. */
void sma_xport_start(void);

/* Begins to serve other PEs.  All PEs have started the transport by then. */
void sma_xport_serve(void);

/* From now on all PEs are in shmem_finalize, and the end of a connection is no
 * longer a failure. */
void sma_xport_leave(void);

/* Has sma_xport_leave been called?  Each wait for PE pe (-1: any PE) asks, over
 * and over.  Because all other PEs are in shmem_finalize as well, the job ends
 * with a message when the wait takes longer than SHMEM_TIMEOUT. */
bool sma_xport_is_leaving(int pe);

/* net/answers.c: the functions idle and lost of struct sma_transport_client, and
 * the end of the transport. */
void sma_answers_idle(struct sma_channel *channel, int pe, uint32_t *polls);
void sma_answers_lost(int pe, const char *why);
void sma_answers_stop(void);

/* The first `top` bytes of the heap have held blocks: the transport makes them
 * known to the network before other PEs reach them. */
void sma_xport_extend(size_t top);

/* Prints what this PE has sent, for SHMEM_TEST_COUNTS. */
void sma_xport_print_counts(void);

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
void sma_remote_put(const struct sma_routine *routine,
                    struct sma_channel *channel, int pe,
                    struct sma_address dest, const void *source,
                    size_t bytes) SMA_COLD;

void sma_remote_put_nbi(const struct sma_routine *routine,
                        struct sma_channel *channel, int pe,
                        struct sma_address dest, const void *source,
                        size_t bytes) SMA_COLD;
void sma_remote_get(const struct sma_routine *routine,
                    struct sma_channel *channel, int pe,
                    struct sma_address source, void *dest,
                    size_t bytes) SMA_COLD;
void sma_remote_get_nbi(const struct sma_routine *routine,
                        struct sma_channel *channel, int pe,
                        struct sma_address source, void *dest,
                        size_t bytes) SMA_COLD;

/* Transfers of blocks; the argument `stride` is that of this PE's memory. */
void sma_remote_put_blocks(const struct sma_routine *routine,
                           struct sma_channel *channel, int pe,
                           const struct sma_strided *to, const void *source,
                           ptrdiff_t stride) SMA_COLD;
void sma_remote_get_blocks(const struct sma_routine *routine,
                           struct sma_channel *channel, int pe,
                           const struct sma_strided *from, void *dest,
                           ptrdiff_t stride) SMA_COLD;

/* A put, and then an update of the signal, which the target makes when the data
 * is in place.  Both are complete after quiet.  With `nbi` the caller leaves
 * source alone until then. */
void sma_remote_put_signal(const struct sma_routine *routine,
                           struct sma_channel *channel, int pe,
                           struct sma_address dest, const void *source,
                           size_t bytes, bool nbi, struct sma_address signal,
                           enum sma_amo_op op, uint64_t value) SMA_COLD;

/* Operations on the channel after the fence take effect at a PE after those
 * before it. */
void sma_remote_fence(const struct sma_routine *routine,
                      struct sma_channel *channel);

/* Returns when all operations on the channel are complete, also those of other
 * threads. */
void sma_remote_quiet(const struct sma_routine *routine,
                      struct sma_channel *channel);

/* An atomic operation on a word of 2, 4 or 8 bytes, which is the routine's
 * argument `arg`.  Returns the value that the word had before.  The job ends
 * when the word is not aligned. */
uint64_t sma_remote_amo(const struct sma_routine *routine,
                        struct sma_channel *channel, int pe,
                        const struct sma_argument *arg, struct sma_address word,
                        size_t bytes, enum sma_amo_op op, uint64_t value,
                        uint64_t cond) SMA_COLD;

/* Starts such an operation, which is complete after quiet.  *fetch then holds
 * what the word held before; fetch may be NULL. */
void sma_remote_amo_nbi(const struct sma_routine *routine,
                        struct sma_channel *channel, int pe,
                        const struct sma_argument *arg, struct sma_address word,
                        size_t bytes, enum sma_amo_op op, uint64_t value,
                        uint64_t cond, void *fetch) SMA_COLD;

/* Reads the state (enum sma_job_state) of a PE of another host there, which
 * takes a round trip.  The job ends when no answer comes. */
int sma_remote_state(int pe);

/* net/liveness.c: the hook look_for_exited of struct sma_wait_hooks. */
void sma_look_for_exited(struct sma_wait *w);

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Transfers to and from PEs whose memory is not mapped here, and the contexts that
 * order them.  Between nodes the protocol of this folder makes them, over a wire
 * (net/wire.h).  Memory of the node is not mapped while some PE sleeps on it
 * (wait/wait.h): a transfer then copies, and wakes the sleeper.
 *
 * The callers have checked all arguments.  Any thread may call everything but the
 * functions of the start and the end.  A failure of the network ends the job, so no
 * call returns an error.  A call that waits makes progress.
 */
#ifndef SMA_NET_H
#define SMA_NET_H

#include <pthread.h>

#include "memory/memory.h"
#include "shared/word_copy.h"
#include "shmem.h"
#include "wait/wait.h"

struct sma_wire;

extern struct sma_net {
    const struct sma_wire *wire; /* NULL: there are no other nodes */
    bool atomics;                /* NICs do all atomic operations */
} sma_net SMA_HIDDEN;

/* -------------------------------------------------- net.c: start and end */

/* Has the network of this host NICs with atomic operations? */
bool sma_net_has_atomics(void);

/* If there are other nodes, loads the wire, registers the memory of this PE, but not
 * the blocks of the heap, and publishes its address.  The regions of symmetric
 * memory are known by then. */
void sma_net_start(void);

/* The blocks of the heap now end at the offset `top` or before.  Each PE calls this
 * before any other PE moves data to or from a block there. */
void sma_net_extend(size_t top);

/* Serves other PEs from now on, also while this PE does not call the library.  All
 * PEs have started by then. */
void sma_net_serve(void);

/* From now on all PEs are in shmem_finalize, and the end of a connection is no
 * longer a failure.  Waits until all questions to other PEs are answered. */
void sma_net_leave(void);

/* Has sma_net_leave been called?  Each wait for PE pe (-1: any PE) asks, over and
 * over.  Because all other PEs are in shmem_finalize as well, the job ends with a
 * message when the wait takes longer than SHMEM_TIMEOUT. */
bool sma_net_is_leaving(int pe);

/* Ends the connections.  All PEs have called sma_net_leave. */
void sma_net_disconnect(void);

/* Ends the rest.  All PEs have called sma_net_disconnect. */
void sma_net_stop(void);

/* The name and version of the network library, for SHMEM_INFO; and a text that begins
 * with a comma: how small transfers reach PE pe of another node.  Connects to it. */
const char *sma_net_describe(void);
const char *sma_net_small_path(int pe);

/* Prints what this PE has sent, for SHMEM_TEST_COUNTS. */
void sma_net_print_counts(void);

/* ------------------------------------------------------- ctx.c: contexts */

/* For mapped memory a context is only a numbering of PEs.  Between nodes it has a
 * channel to itself, which is opened when the context is first used. */
struct sma_ctx {
    shmem_team_t team; /* the team by whose numbers the context names PEs */
    /* The members of the team.  The list `pe`, if there is one, belongs to the
     * team's set, which lives longer than the context. */
    int start, stride, size;
    const int *pe;
    uint32_t magic;   /* SMA_CTX_QUICK or SMA_CTX_SLOW; 0: destroyed */
    long options;     /* SHMEM_CTX_* */
    pthread_t thread; /* the thread that made the context */
    struct sma_channel *channel;  /* NULL: not opened yet, or not needed */
    struct sma_ctx *next, **link; /* in the list of all contexts */
};

/* All options of contexts. */
enum {
    SMA_CTX_OPTIONS =
        SHMEM_CTX_PRIVATE | SHMEM_CTX_SERIALIZED | SHMEM_CTX_NOSTORE
};

/* Magic numbers of contexts.  Every operation on a slow one takes the slow path,
 * which translates the PE number or checks which thread calls. */
enum { SMA_CTX_QUICK = 0x63747871, SMA_CTX_SLOW = 0x63747873 };

/* SHMEM_CTX_DEFAULT as a constant, with which the compiler can compare. */
#define SMA_CTX_DEFAULT ((struct sma_ctx *) 1)

/* The slow path of sma_ctx_pe. */
int sma_ctx_pe_slow(const struct sma_routine *routine,
                    const struct sma_ctx *ctx, int pe);

/* The number in the world of PE pe of a context.  The caller then checks this
 * number. */
static inline __attribute__((always_inline)) int
sma_ctx_pe(const struct sma_routine *routine, const struct sma_ctx *ctx, int pe)
{
    if (ctx == SMA_CTX_DEFAULT)
        return pe;
    if (unlikely(!sma_is_address(ctx) || ctx->magic != SMA_CTX_QUICK))
        return sma_ctx_pe_slow(routine, ctx, pe);
    return pe;
}

/* Makes a context.  The caller fills in the team and its members; with `slow`,
 * the PE numbers of the team have to be translated.  NULL: there is no
 * memory. */
struct sma_ctx *sma_ctx_new(long options, bool slow);

/* Completes the operations of a context, and ends the context. */
void sma_ctx_end(const struct sma_routine *routine, struct sma_ctx *ctx);

/* Ends the job when there is no such context. */
void sma_ctx_check(const struct sma_routine *routine,
                   const struct sma_ctx *ctx);

/* Ends the job when there is no such context, or it is private to another
 * thread. */
void sma_ctx_check_thread(const struct sma_routine *routine,
                          const struct sma_ctx *ctx);

/* Is a context neither SHMEM_CTX_DEFAULT nor SHMEM_CTX_INVALID? */
static inline bool sma_ctx_is_real(const struct sma_ctx *ctx)
{
    return ctx != SMA_CTX_DEFAULT && ctx != NULL;
}

/* Ends all contexts, at the end of the job. */
void sma_ctx_fini(const struct sma_routine *routine);

/* Ends the contexts of a team that is destroyed. */
void sma_ctx_end_team(const struct sma_routine *routine, shmem_team_t team);

/* -------------------------------------------- transfer.c: puts and gets */

/*
 * All transfers have the routine for messages, the context, and the number of the
 * other PE in the world.  A put returns when source may be reused, a get when dest
 * is filled.
 *
 * Small operations to a PE may be gathered and sent later: at the latest
 * when the caller waits for something, or when the thread that serves peers next
 * looks, which it does each seven milliseconds if it gets a processor.  The
 * target stores an aligned word of 2, 4 or 8 bytes exactly once.  Operations on
 * one context that are small take effect at a PE in the order in which they
 * were called.
 */
void sma_net_put(const struct sma_routine *routine, struct sma_ctx *ctx, int pe,
                 struct sma_address dest, const void *source, size_t bytes);
void sma_net_get(const struct sma_routine *routine, struct sma_ctx *ctx, int pe,
                 struct sma_address source, void *dest, size_t bytes);

/* These transfers are complete after quiet.  Until then the program leaves
 * source and dest alone. */
void sma_net_put_nbi(const struct sma_routine *routine, struct sma_ctx *ctx,
                     int pe, struct sma_address dest, const void *source,
                     size_t bytes);
void sma_net_get_nbi(const struct sma_routine *routine, struct sma_ctx *ctx,
                     int pe, struct sma_address source, void *dest,
                     size_t bytes);

/* n blocks of `bytes` at a PE, each `stride` bytes after the one before. */
struct sma_strided {
    struct sma_address first;
    ptrdiff_t stride;
    size_t bytes, n;
};

/* Transfers of blocks.  At the calling PE a block begins `stride` bytes after the
 * one before. */
void sma_net_put_blocks(const struct sma_routine *routine, struct sma_ctx *ctx,
                        int pe, struct sma_strided dest, const void *source,
                        ptrdiff_t stride);
void sma_net_get_blocks(const struct sma_routine *routine, struct sma_ctx *ctx,
                        int pe, struct sma_strided source, void *dest,
                        ptrdiff_t stride);

/* Reads the state (enum sma_job_state) of a PE of another node there, which takes a
 * round trip.  The PE itself answers, because a NIC, or UCX, may read the
 * memory of a PE that is stopped; the job ends when no answer comes. */
int sma_net_state(int pe);

/* A get that the caller does not depend on, from memory that is registered
 * from the start.  Returns false if the answer does not come within
 * `milliseconds`. */
bool sma_net_timed_get(int pe, struct sma_address source, void *dest,
                       size_t bytes, int milliseconds);

/* -------------------------------- nic_amo.c, put_signal.c and fence_quiet.c */

/* An atomic operation on an aligned word of 2, 4 or 8 bytes.  Returns what the word
 * held before; of SMA_AMO_SET the result has no meaning. */
uint64_t sma_net_amo(const struct sma_routine *routine, struct sma_ctx *ctx,
                     int pe, struct sma_address dest, size_t bytes,
                     enum sma_amo_op op, uint64_t value, uint64_t cond);

/* Starts such an operation, which is complete after quiet.  *fetch then holds what
 * the word held before; the caller leaves *fetch alone until then.  fetch may be
 * NULL. */
void sma_net_amo_nbi(const struct sma_routine *routine, struct sma_ctx *ctx,
                     int pe, struct sma_address dest, size_t bytes,
                     enum sma_amo_op op, uint64_t value, uint64_t cond,
                     void *fetch);

/* A put, and then an update of the signal, which the target makes when the data is
 * in place.  Both are complete after quiet.  With `nbi` the program leaves source
 * alone until then; without, source may be reused at once. */
void sma_net_put_signal(const struct sma_routine *routine, struct sma_ctx *ctx,
                        int pe, struct sma_address dest, const void *source,
                        size_t bytes, bool nbi, struct sma_address sig_addr,
                        enum sma_amo_op op, uint64_t signal);

/* Operations on the context after the fence take effect at a PE after all those
 * before it. */
void sma_net_fence(const struct sma_routine *routine, struct sma_ctx *ctx);

/* Waits until all puts and atomic operations of a context are complete at their
 * targets, and its gets here, also those of other threads. */
void sma_net_quiet(const struct sma_routine *routine, struct sma_ctx *ctx);

/* ------------------------------- message.c: messages of the collectives */

/* A message that has been started and may not be complete. */
struct sma_message;

/*
 * Messages of one sender to one receiver with the same tag arrive in order.  send
 * returns NULL when the message is done already.  *got_p becomes the number of bytes
 * that were sent; where these are more than `bytes`, what lies at dest is undefined,
 * and the number may be SMA_NOT_KNOWN (shared/text.h).
 */
struct sma_message *sma_net_send_message(int pe, uint64_t tag,
                                         const void *source, size_t bytes);
struct sma_message *sma_net_receive_message(uint64_t tag, void *dest,
                                            size_t bytes, size_t *got_p);

/* Is the message done?  When this returns true, it has freed the message.  Makes
 * progress if it is not done, and then sets *news_p: has anything arrived? */
bool sma_net_is_done(struct sma_message *message, bool *news_p);

/* --------------------------------------------------------------- waits */

/* Makes progress.  Returns false when there was nothing to do. */
bool sma_net_progress(void);

/* May transfers that this PE has started be in flight? */
bool sma_net_is_busy(void);

/* exited.c: the hook look_for_exited of struct sma_wait_hooks. */
void sma_look_for_exited(struct sma_wait *w);

#endif

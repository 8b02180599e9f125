/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Messages between the members of a set on different nodes, and exchanges of the
 * leaders that are made of messages.
 */
#ifndef SMA_COLL_EXCHANGE_SET_MESSAGE_H
#define SMA_COLL_EXCHANGE_SET_MESSAGE_H

#include "coll/set/set.h"
#include "shared/text.h"

struct sma_wait;

/* What a message is sent for.  SHMEM_TEST_COUNTS counts messages by it. */
enum sma_coll_kind {
    SMA_COLL_BARRIER,
    SMA_COLL_BROADCAST,
    SMA_COLL_COLLECT,
    SMA_COLL_ALLTOALL,
    SMA_COLL_REDUCE,
    SMA_COLL_KINDS,
};

/* To be called when this PE begins a collective of a set that sends messages. */
void sma_net_begin(enum sma_coll_kind kind, const struct sma_set *set);

/* Asserts that no message is in flight: each that was started has been waited
 * for.  Only debug builds call it. */
void sma_net_walk(void);

/*
 * Messages from PE to PE in a set.  Messages between two PEs arrive in the
 * order in which they were sent.  sma_net_wait waits until a message that was
 * started, to or from `pe`, has been sent or received; for NULL it returns at
 * once.  sma_net_receive waits itself and returns how many bytes were sent,
 * which may be more than fit into `bytes`, or SMA_NOT_KNOWN; so does *got_p after
 * the wait.
 */
struct sma_message *sma_net_send(const struct sma_set *set, int pe,
                                 const void *data, size_t bytes);
struct sma_message *sma_net_start_receive(const struct sma_set *set, int pe,
                                          void *data, size_t bytes,
                                          size_t *got_p);
void sma_net_wait(struct sma_message *message,
                  const struct sma_routine *routine, int pe);
size_t sma_net_receive(const struct sma_set *set,
                       const struct sma_routine *routine, int pe, void *data,
                       size_t bytes);

/* Prints what SHMEM_TEST_COUNTS has counted. */
void sma_net_print_stats(void);

void sma_net_wrong_size(const struct sma_routine *routine, int pe, size_t got,
                        size_t bytes) __attribute__((noreturn, cold));

/* Ends the job if a message of PE pe has another size than PEs send that have
 * called the routine alike. */
static inline void sma_net_check_size(const struct sma_routine *routine, int pe,
                                      size_t got, size_t bytes)
{
    if (unlikely(got != bytes))
        sma_net_wrong_size(routine, pe, got, bytes);
}

/* The messages of which a barrier of leaders is made.  They have the tag of the
 * set, or 0, and no data.  sma_net_await waits as `w` says. */
struct sma_message *sma_net_send_empty(int pe, uint64_t tag);
struct sma_message *sma_net_receive_empty(int pe, uint64_t tag, size_t *got_p);
void sma_net_await(struct sma_message *message, struct sma_wait w);

/* ------------------------------------------------------------------ leaders */

/* The leaders call this: waits until the leaders of all nodes of the set have
 * called it. */
void sma_net_barrier(const struct sma_set *set,
                     const struct sma_routine *routine);

/* A message of another size than the caller of sma_net_collect expects: it has the
 * blocks of that many nodes, which are node, node - 1, ..., in a circle. */
struct sma_wrong {
    size_t got, wanted; /* bytes */
    int node, blocks;
};

/*
 * The leaders call this: each leader gets the blocks of all nodes.  The block
 * of node i has size[i] bytes at block[i].  The block of its own node is at `own`,
 * and is copied to its place while it travels, unless it is there.  Returns false if a
 * node sent another number of bytes than the caller expects, and then describes the
 * message in *wrong_p.  Where the sizes of
 * two leaders differ, at least one leader finds out in the first round, in which a
 * message has one block.
 */
bool sma_net_collect(const struct sma_set *set,
                     const struct sma_routine *routine, char *const *block,
                     const char *own, const size_t *size,
                     struct sma_wrong *wrong_p);

/* At the end of the job: waits for the leaders of all nodes. */
void sma_net_end_barrier(const struct sma_routine *routine);

#endif

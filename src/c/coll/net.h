/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Messages between the members of a set on different nodes, and what collectives
 * make of them alone.
 */
#ifndef SMA_COLL_NET_H
#define SMA_COLL_NET_H

#include "base/base.h"
#include "coll/coll.h"

/* What a message is sent for.  SHMEM_TEST_COUNTS counts messages by it. */
enum sma_coll_kind {
    SMA_COLL_BARRIER,
    SMA_COLL_BROADCAST,
    SMA_COLL_COLLECT,
    SMA_COLL_ALLTOALL,
    SMA_COLL_REDUCE,
    SMA_COLL_KINDS,
};

/* To be called when this PE begins a collective that sends messages. */
void sma_net_begin(enum sma_coll_kind kind);

/* Asserts that no message is under way: each that was started has been waited
 * for.  Only debug builds call it. */
void sma_net_walk(void);

/*
 * Messages from PE to PE in a set.  Messages between two PEs arrive in the
 * order in which they were sent.  sma_net_wait waits until a message that was
 * started, to or from `pe`, has been sent or received; for NULL it returns at
 * once.  sma_net_receive waits itself and returns how many bytes were sent,
 * which may be more than fit into `bytes`; so does *got_p after the wait.
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

/* The leaders call this: waits until the leaders of all nodes of the set have
 * called it. */
void sma_net_barrier(const struct sma_set *set,
                     const struct sma_routine *routine);

/*
 * The leaders call this: each leader gets the blocks of all nodes.  The block
 * of node i has size[i] bytes at block[i]; the caller has filled in the block
 * of its own node.  Returns -1, or a node that sent another number of bytes
 * than the caller expects, and then the two numbers in *got_p and *wanted_p; they
 * are of one block or, in later rounds, of several.  Where the sizes of
 * two leaders differ, at least one leader finds out in the first round.
 */
int sma_net_collect(const struct sma_set *set,
                    const struct sma_routine *routine, char *const *block,
                    const size_t *size, size_t *got_p, size_t *wanted_p);

/* The node, as an index in set->leader, of each member of the set.  The caller
 * frees the array.  In coll/collect.c. */
int *sma_set_nodes_of_members(const struct sma_set *set,
                              const struct sma_routine *routine);

/* The leaders call this: each leader gets the data of all members, `bytes` of
 * each, at out in the order of the set.  mine[k] are the data of the k-th
 * member on this node.  Where sizes differ, the job ends with a message that
 * names `arg` and counts elements of `esize` bytes.  In coll/collect.c. */
void sma_collect_equal(struct sma_set *set, const struct sma_routine *routine,
                       char *out, const char *const *mine, size_t bytes,
                       const char *arg, size_t esize);

/* All members call this: all[i] becomes the word `mine` of member i.  `all`
 * need not be symmetric.  In coll/collect.c. */
void sma_collect_words(const struct sma_routine *routine, struct sma_set *set,
                       uint64_t mine, uint64_t *all);

/* All members call this: *word becomes the combination of the words of all
 * members.  It need not be symmetric.  In coll/reduce.c. */
void sma_reduce_word(const struct sma_routine *routine, struct sma_set *set,
                     uint64_t *word, const struct sma_op *op);

/* At the end of the job: waits for the leaders of all nodes. */
void sma_net_end_barrier(const struct sma_routine *routine);

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

#endif

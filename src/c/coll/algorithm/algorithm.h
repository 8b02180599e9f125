/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The algorithms of the collectives.  Unless a comment says otherwise, all members of
 * the set call a function here with the same arguments, and it returns when the
 * collective is complete for this PE.  coll/calls.c has checked the arguments, and the
 * arrays as far as their size is known from the call; coll/choose.c chooses.
 *
 * Functions whose name ends in _node are for sets on one node, and those whose name
 * ends in _between for sets on several.
 */
#ifndef SMA_COLL_ALGORITHM_ALGORITHM_H
#define SMA_COLL_ALGORITHM_ALGORITHM_H

#include "coll/algorithm/op.h"
#include "coll/set/set.h"

struct sma_wrong;

/* ---------------------------------------------------------------- barrier.c */

/* Synchronises the members through the leaders of the nodes. */
void sma_barrier_by_leaders(const struct sma_routine *routine,
                            struct sma_set *set);

/* -------------------------------------------------------------- broadcast.c */

/* The bytes of a piece of a broadcast between nodes.  64 KiB and a header would need
 * two packets of a wire over TCP. */
enum { SMA_BROADCAST_PIECE = 63 << 10 };

/* A message of the size of a piece is always the first piece, and never all data of a
 * PE that expects no others: so data of this size go in pieces. */
void sma_broadcast_between(const struct sma_routine *routine, void *dest,
                           const void *source, size_t bytes, int root,
                           bool in_pieces, struct sma_set *set);

/* ---------------------------------------------------------------- collect.c */

void sma_collect_node(const struct sma_routine *routine, void *dest,
                      const void *source, size_t bytes, struct sma_set *set);
void sma_fcollect_node(const struct sma_routine *routine, void *dest,
                       const void *source, size_t bytes, size_t esize,
                       struct sma_set *set);
void sma_collect_between(const struct sma_routine *routine, void *dest,
                         const void *source, size_t bytes, size_t esize,
                         bool same_size, struct sma_set *set);

/* --------------------------------------------------------------- alltoall.c */

/* An alltoall as this PE has called it.  Block i of source, nelems elements of
 * esize bytes, goes to member i.  A span is the part of an array that the call
 * touches, from the first to the last element. */
struct sma_alltoall {
    char *dest;
    const char *source;
    ptrdiff_t dst, sst; /* strides, in elements */
    size_t nelems, esize;
    size_t block; /* bytes, without strides */
    size_t dest_span, source_span;
};

/* Without strides, and with them. */
void sma_alltoall_node(const struct sma_routine *routine, void *dest,
                       const void *source, size_t block, struct sma_set *set);
void sma_alltoalls_node(const struct sma_routine *routine,
                        const struct sma_alltoall *a, struct sma_set *set);

/* Each PE sends each member on another node the block that is for it; or the blocks
 * from one node to another travel together, which are not empty. */
void sma_alltoall_between(const struct sma_routine *routine,
                          const struct sma_alltoall *a, bool joined,
                          struct sma_set *set);

/* -------------------------------------------------------------- alltoallv.c */

/* Member i of the set gets the s_sizes[i] bytes at s_offsets[i] of this PE's source.
 * Where offsets is NULL, the blocks for this PE are packed into the `space` bytes at
 * dest.  Between nodes, blocks of more than join_most bytes go from PE to PE.  Returns
 * how many bytes all blocks for this PE have together. */
size_t sma_alltoallv_move(const struct sma_routine *routine,
                          struct sma_set *set, char *dest,
                          const size_t *offsets, size_t *sizes, size_t space,
                          const char *source, const size_t *s_offsets,
                          const size_t *s_sizes, size_t join_most);

/* The description of a block that a member gives the others on its node: its
 * offset in the node segment (sma_coll_offset_of), and its size. */
struct sma_block {
    uint64_t address; /* 0 where nobody on the node reads the block */
    size_t bytes;
};

/* A block that a member has for this PE. */
struct sma_incoming {
    const char *data; /* NULL: it comes in a message of its own, or is empty */
    size_t bytes;
    char *to;    /* its place in dest */
    char *space; /* memory to be freed, or NULL */
};

/* An alltoallv as this PE has called it. */
struct sma_alltoallv {
    struct sma_set *set;
    const struct sma_routine *routine;
    const char *source;
    const size_t *offsets, *sizes;   /* of the blocks in source */
    struct sma_incoming *from;       /* of each member of the set */
    const struct sma_layout *layout; /* NULL: the set is on one node */
    struct sma_joining *joining;     /* of alltoallv_between.c, or NULL */
    size_t join_most; /* a larger block has a message of its own */
};

/* Is a block large enough for a message of its own? */
static inline bool sma_alltoallv_is_large(const struct sma_alltoallv *v,
                                          size_t bytes)
{
    return bytes > v->join_most;
}

/* The parts of an alltoallv between nodes.  All members call them in this order:
 *
 *   begin     before the members on the node tell each other of their blocks
 *   note      for each piece of what the k-th member on this node tells: the
 *             blocks for the members `first` and so on of the layout
 *   exchange  sends the blocks, and receives the sizes of all blocks for this
 *             PE, and the data of the small ones
 *   receive_large  receives the large blocks, when their places are known, and
 *             frees what begin has made
 */
void sma_alltoallv_begin(struct sma_alltoallv *v);
void sma_alltoallv_note(struct sma_alltoallv *v, int k, int first, int n,
                        const struct sma_block *block);
void sma_alltoallv_exchange(struct sma_alltoallv *v);
void sma_alltoallv_receive_large(struct sma_alltoallv *v);

/* ----------------------------------------------------------------- gather.c */

/*
 * The leaders call this: the contributions of all members come to out, one
 * after the other in the order of the set.  size[i] and node[i] are the size
 * and the node of member i, and mine[k] are the data of the k-th member on this
 * node.  Returns false if a node sent another number of bytes, and then describes the
 * message in *wrong_p.
 */
bool sma_gather_data(const struct sma_set *set,
                     const struct sma_routine *routine, char *out,
                     const size_t *size, const int *node,
                     const char *const *mine, struct sma_wrong *wrong_p);

/* The leaders call this: `size` has the sizes of the members on this node, and
 * becomes those of all members. */
void sma_gather_sizes(const struct sma_set *set,
                      const struct sma_routine *routine, size_t *size,
                      const int *node);

/* The leaders call this: each leader gets the data of all members, `bytes` of
 * each, at out in the order of the set.  mine[k] are the data of the k-th
 * member on this node.  Returns a node that has sent another size, or -1. */
int sma_gather_equal(struct sma_set *set, const struct sma_routine *routine,
                     char *out, const char *const *mine, size_t bytes);

/* All members call this: all[i] becomes the word `mine` of member i.  `all`
 * need not be symmetric. */
void sma_gather_words(const struct sma_routine *routine, struct sma_set *set,
                      uint64_t mine, uint64_t *all);

/* -------------------------------------------------------------- reductions */

/* dest may be source: a reduction in place must not overwrite what another PE is
 * still to read. */

/* reduce_node.c: of one member; of two, up to what a bounce buffer holds, or of more
 * bytes; in which each PE combines the data of all; and in which each PE combines one
 * slice. */
typedef void sma_reduce_fn(const struct sma_routine *routine, void *dest,
                           const void *source, size_t n,
                           const struct sma_op *op, struct sma_set *set);
sma_reduce_fn sma_reduce_alone, sma_reduce_two, sma_reduce_two_large,
    sma_reduce_all, sma_reduce_slices;

/* reduce_between.c: the leaders combine the results of their nodes, and share them
 * there. */
sma_reduce_fn sma_reduce_leaders;

/* PEs that combine a slice of the elements between the nodes, one on each
 * node. */
struct sma_stream {
    const struct sma_set *set;
    const struct sma_routine *routine;
    const int *pe;  /* the PE on node i of the set */
    size_t nreduce; /* of the call */
};

/* The members of a stream call one of these: combines n elements at source, which
 * are the result of the node, with those of all other nodes, and writes the result
 * to dest, which may be where they lie.
 *
 *   doubling  in each round two PEs exchange all elements
 *   halving   in each round two PEs exchange half of the elements that they
 *             have, and in the rounds back the results
 *   in parts  node i combines part i, and sends the result to all */
typedef void sma_nodes_fn(const struct sma_stream *s, const char *source,
                          char *dest, size_t n, const struct sma_op *op);
sma_nodes_fn sma_nodes_doubling, sma_nodes_halving, sma_nodes_reduce_scatter;

/* The elements first <= i < end of n are the slice of this PE's stream, if it is in
 * one of so many streams. */
void sma_reduce_slice(const struct sma_set *set, size_t n, size_t esize,
                      int streams, size_t *first_p, size_t *end_p);

/* The PEs of each of so many streams combine a slice between the nodes by
 * `between`. */
void sma_reduce_streams(const struct sma_routine *routine, void *dest,
                        const void *source, size_t n, const struct sma_op *op,
                        struct sma_set *set, int streams,
                        sma_nodes_fn *between);

/* reduce_ordered.c: all members are combined from left to right in the order of the
 * set, as on one node.  Each leader gets the data of all members; or it gets one slice
 * of them, and then the results of the other slices. */
void sma_reduce_ordered(const struct sma_routine *routine, void *dest,
                        const void *source, size_t n, const struct sma_op *op,
                        struct sma_set *set, bool in_slices);

/* ------------------------------------------------------------------- scan.c */

/* On a node: each PE sums the data of the members before it, or does one slice for
 * all members. */
enum { SMA_SCAN_SMALL = 8 << 10 }; /* bytes at most */

typedef void sma_scan_fn(struct sma_set *set, const struct sma_routine *routine,
                         char *dest, const void *source, size_t n,
                         const struct sma_op *op, bool exclusive);
sma_scan_fn sma_scan_small, sma_scan_slices;

/* Between nodes: the sum goes along a chain of runs, or each leader gathers the data
 * of all members. */
void sma_scan_between(struct sma_set *set, const struct sma_routine *routine,
                      char *dest, const void *source, size_t n,
                      const struct sma_op *op, bool exclusive, bool gathers);

/* ---------------------------------------------------------------- combine.c */

/* Computes out = from[0] OP from[1] OP ... OP from[size-1] from left to right for n
 * elements, which begin at byte `at` of each of them.  out may be where the elements
 * of one of them are. */
void sma_combine(char *out, const char *const *from, int size, size_t at,
                 size_t n, const struct sma_op *op);

/* Ends the job with a message: PE `pe`, which is on another node, has another
 * nreduce.  Its number is not told: it may have chosen another algorithm, and then
 * its message has a part of its elements, a number or data. */
void sma_combine_differ(const struct sma_routine *routine, size_t nreduce,
                        int pe) __attribute__((noreturn, cold));

/* Makes an epoch in which the leader combines the data of the members on the node, and
 * writes the result to its dest. */
void sma_combine_node(struct sma_set *set, const struct sma_routine *routine,
                      char *dest, const void *source, size_t n,
                      const struct sma_op *op);

/* The first element of slice i when n elements are divided into `size` slices
 * of whole cache lines.  Slice `size` begins at n. */
size_t sma_combine_slice(size_t n, int i, int size, size_t esize);

/* Makes an epoch in which each member on the node combines its slice of the
 * elements of all of them, and writes it to the same slice of its dest. */
void sma_combine_slices(struct sma_set *set, const struct sma_routine *routine,
                        char *dest, const void *source, size_t n,
                        const struct sma_op *op);

/* Makes an epoch, the next one, in which each member copies to its dest the
 * results of the slices of the others.  The first members on the node have one
 * of `slices` slices each. */
void sma_combine_fetch(struct sma_set *set, const struct sma_routine *routine,
                       char *dest, size_t n, int slices,
                       const struct sma_op *op);

#endif

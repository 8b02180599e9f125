/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Start and end of the job and symmetric memory, for the entry points of other
 * languages; and what the files of this module offer each other.
 */
#ifndef SMA_API_H
#define SMA_API_H

#include "base/env.h"
#include "boot/boot.h"
#include "check/check.h"

/* ----------------------------------------------------------------- memory.c */

/* The collective routines of the symmetric heap, with the barriers that the
 * specification asks for; `routine` names the caller in messages.  Where there is
 * no memory, one line says why before any PE returns; it ends with `result`, which
 * says what the routine returns.  If `result` is NULL, the message ends the job;
 * if it is empty, there is no line. */
void *sma_malloc(const struct sma_routine *routine, size_t align, size_t size,
                 bool zero, const char *result);
void sma_free(const struct sma_routine *routine, void *ptr);
void *sma_realloc(const struct sma_routine *routine, void *ptr, size_t size,
                  const char *result);

/* Ends the job because ptr is not a block that can be freed; code is the result
 * of sma_heap_state. */
void sma_bad_block(const struct sma_routine *routine, const char *arg,
                   const void *ptr, int code) __attribute__((noreturn, cold));

/* ------------------- same_block.c: do the blocks lie at the same places? */

/*
 * The barrier of a call that allocates `size` bytes at a multiple of `align`, or that
 * resizes the block at ptr to `size` bytes, or frees it: then `size` is 0.  Its result
 * is `block`.  The job ends if the result of another PE lies elsewhere in the heap.
 */
void sma_barrier_block(const struct sma_routine *routine, const void *ptr,
                       size_t size, size_t align, const void *block);

/* The heaps are empty. */
void sma_same_block_start(void);

/* ------------------------------------------------------------------- init.c */

void sma_start(const struct sma_routine *routine); /* start_pes */
void sma_init(const struct sma_routine *routine);  /* shmem_init */
void sma_finalize(void);                           /* shmem_finalize */

/* ------------------------------------------------------------------ start.c */

/* Starts this PE, for the first time in the process or once more after the end.
 * Returns when all PEs of the job have called. */
void sma_bring_up(const struct sma_routine *routine);

/* ----------------------------------------------------------------- finish.c */

/* Ends what sma_bring_up has started.  Returns when all PEs of the job have
 * called. */
void sma_tear_down(const struct sma_routine *routine);

/* From now on the end of the process finalizes this PE, if nothing else
 * does. */
void sma_finish_at_exit(void);

/* Ends the job with the status (shmem_global_exit). */
void sma_global_exit(const struct sma_routine *routine, int status)
    __attribute__((noreturn));

/* ------------- agree.c: what the PEs agree on before the memory is laid out */

/* Writes this PE's facts to the job block. */
void sma_agree_publish(void);

/* The processors that the PEs of this host may run on together. */
struct sma_cpus sma_agree_processors(void);

/* Compares the facts of all PEs, and sets the size of the heap in the job
 * block.  All PEs of the job call, when all PEs of the host have published. */
void sma_agree(void);

/* ------------------------------ heap_size.c: the size of the symmetric heap */

/* The bytes that the PEs of this host may use together: RAM and swap, or less
 * when a control group says so. */
uint64_t sma_heap_limit(void);

/* The default: 1 GiB, or what the limit, the address space and the file system
 * of the memory file leave to each of n PEs. */
uint64_t sma_heap_default(uint64_t limit, int n);

/* The largest size that a PE of this host asks for, at least `asked`; ends the
 * job when the limit does not allow it. */
uint64_t sma_heap_asked(uint64_t asked, uint64_t limit);

/* ------------------------------------ layout.c: where symmetric memory lies */

/* Map the node's segment, and this PE's own heap in it once more.  All PEs of
 * the host call. */
void sma_layout_map_node(void);
void sma_layout_map_heap(void);

/* Clears this PE's heap for a further start where sma_segment_empty has not emptied
 * it.  No PE has a block in its heap yet. */
void sma_layout_clear_heap(void);

/* Called by each PE when it has allocated, before the barrier after which
 * others may reach the block: adds memory that has not held a block before to
 * the core file, and registers it with the network. */
void sma_layout_extend_heap(void);

/* Fills in sma_memory.peer. */
void sma_layout_find_peers(void);

/* ----------------------------- settings.c: what must be the same on all PEs */

/* The settings of this PE in one word. */
uint32_t sma_settings(void);

/* Ends the job when the settings of PEs a and b differ.  A setting that matters
 * between nodes only is compared when the nodes are known. */
void sma_settings_compare(int a, int b, uint32_t of_a, uint32_t of_b);

/* Compares the settings of all PEs of this host; the first PE of the host calls
 * this function. */
void sma_settings_compare_here(void);

/* Ends the job when this PE's settings contradict each other. */

#endif

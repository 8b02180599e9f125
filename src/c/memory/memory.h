/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Symmetric memory: its regions, the segment of the node that holds them, and
 * where the regions of the other PEs of the node are mapped.
 */
#ifndef SMA_MEMORY_H
#define SMA_MEMORY_H

#include "base/base.h"
#include "shared/regions.h"

/* A region of symmetric memory (SMA_HEAP, SMA_DATA) as its own PE sees it. */
struct sma_region {
    uintptr_t base;
    size_t size;
};

/* One PE as seen from here: where its regions are mapped.  Zero: not mapped. */
struct sma_peer {
    uintptr_t base[SMA_REGIONS];
};

struct sma_memory {
    struct sma_region region[SMA_REGIONS];
    /* The regions once more for the quick checks of check/region.h.  With
     * SHMEM_CHECK=2 they are empty, so that every address goes the long way. */
    struct sma_region quick[SMA_REGIONS];
    struct sma_peer *peer;

    unsigned char *segment; /* of the node, as mapped here */
    size_t segment_size;
    size_t segment_start; /* where it begins in the file */
    int segment_fd;
    size_t coll_offset; /* collective area of node PE 0 in the segment */
    size_t coll_stride;
    size_t region_offset[SMA_REGIONS]; /* region of node PE 0 in the segment */
    size_t region_stride[SMA_REGIONS];
};

extern struct sma_memory sma_memory SMA_HIDDEN;

/* A symmetric address: offset bytes into a region.  It means the same on every
 * PE. */
struct sma_address {
    int region;
    size_t offset;
};

/* The heap of every PE, on every host, begins at a multiple of this.  The offset
 * of a block therefore has the same alignment up to this one on all PEs, and all
 * answer alike to a program that asks for an alignment: a larger one is refused. */
#define SMA_HEAP_ALIGN ((size_t) 1 << 30)

/* -------------------------------------------- segment.c: the node's segment */

/* Creates a segment that holds only the job block of n PEs and maps the block
 * as sma.job.  Prints the cause and ends the job when it cannot be had. */
void sma_segment_create(int n, int kind);

/* Maps the job block of a segment that is open as fd.  0 or -errno; -EPROTO
 * when it is not a job block of n PEs. */
int sma_segment_attach(int fd, int n);

/* Undoes create or attach, where only the job block is mapped. */
void sma_segment_drop(void);

/* Grows the file to its full size (by one PE of the host); maps `bytes` of
 * it as this node's segment. */
void sma_segment_grow(size_t bytes);
void sma_segment_map(size_t start, size_t bytes);

/* Gives back the memory of a piece of the node's segment, which is zero from then
 * on for all who have it mapped. */
void sma_segment_empty(size_t offset, size_t bytes);

/* A file of this node that a process of another PID namespace can open too:
 * creates it in /dev/shm, name_p gets its name.  Returns the descriptor or
 * -errno. */
int sma_segment_shm_create(char *name_p, size_t name_size, int n);

/* ------------------------------------------------------ data.c: static data */

/* Finds the static data of the executable: part SMA_DATA, and what this PE
 * tells the others about it. */
void sma_data_find(void);
uint64_t sma_data_id(void);

/* Copies the static data into its slice of the segment and maps the slice over
 * the original addresses.  What another thread stores there meanwhile is lost. */
void sma_data_share(void);

/* From now on a child made by fork knows that it is no PE, and has static data of
 * its own. */
void sma_data_mind_forks(void);

/* The pieces that it consists of, ascending: whole pages from an offset in SMA_DATA
 * on.  False: there are not so many. */
bool sma_data_piece(int i, size_t *offset_p, size_t *size_p);

/* Is [addr, addr+len) inside an object file's data, not just the span? */
bool sma_data_contains(uintptr_t addr);

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Symmetric memory: its regions, the segment of the node that holds them,
 * where the regions of the other PEs of the node are mapped, and the blocks of
 * this PE's heap.  A function of this header that returns nothing ends the job
 * with a message when it fails.
 */
#ifndef SMA_MEMORY_H
#define SMA_MEMORY_H

#include "base/base.h"

/* A region of symmetric memory (SMA_HEAP, SMA_DATA) as its own PE sees it. */
struct sma_region {
    uintptr_t base;
    size_t size;
};

/* A program that PEs of the job run. */
struct sma_program {
    uint64_t id; /* sma_data_id */
    char path[SMA_JOB_PATH];
};

/* Where this PE has mapped the regions of another PE; 0: not mapped, or a PE
 * sleeps until something changes there (wait/wait.h). */
struct sma_peer {
    uintptr_t base[SMA_REGIONS];
};

struct sma_memory {
    struct sma_region region[SMA_REGIONS];
    /* The regions once more for the quick look of check/check.h.  With
     * SHMEM_CHECK=2, and where calls are seen (account/account.h), they are
     * empty, so that every address goes the slow path. */
    struct sma_region quick[SMA_REGIONS];
    /* The regions once more for routines that read what other PEs write, as
     * shmem_g does.  They are empty, too, where the slow path reports what is
     * read (wait/poll.c). */
    struct sma_region quick_read[SMA_REGIONS];
    struct sma_peer *peer; /* of each PE of the job; it lies in the segment */
    /* Where PEs run different programs: the number of the program of each PE, 0
     * for that of this PE, and the paths of the programs.  Static data mean the
     * same only on PEs that run the same program.  Then `quick` and
     * `quick_read` hold no static data, so that they go the slow path, too.
     * NULL: all PEs run one program. */
    const int32_t *program_of;
    const struct sma_program *program;

    unsigned char *segment; /* the segment of the node, as mapped here */
    size_t segment_size;
    size_t segment_start; /* offset of the segment in the memory file */
    int segment_fd;       /* the memory file (sma_segment_file) */
    uint64_t segment_device, segment_inode; /* which that is */
    size_t coll_offset; /* collective area of node PE 0 in the segment */
    size_t coll_stride; /* from one PE's collective area to the next PE's */
    size_t region_offset[SMA_REGIONS]; /* region of node PE 0 in the segment */
    size_t region_stride[SMA_REGIONS]; /* from one PE's region to the next */
    size_t peers_offset;               /* `peer` of node PE 0 in the segment */
    size_t peers_stride; /* from one PE's `peer` to the next PE's */
    size_t
        blocks; /* bytes at the start of each heap for the program's blocks */
    size_t behind_heap; /* bytes of locks (sync/lock.c) behind each heap */

    int heap_fd; /* the file of the heaps: the memory file, or huge pages */
    size_t heap_start; /* offset in it of the heap of node PE 0 */
    size_t huge;       /* bytes of a reserved huge page; 0: no such pages */
};

extern struct sma_memory sma_memory SMA_HIDDEN;

/* A symmetric address: offset bytes into a region.  It means the same on every
 * PE. */
struct sma_address {
    int region;
    size_t offset;
};

/* Does PE pe run another program than this PE? */
static inline bool sma_runs_other(int pe)
{
    return unlikely(sma_memory.program_of != NULL) &&
           sma_memory.program_of[pe] != 0;
}

/* A symmetric address as one number, which is never 0. */
static inline uint64_t sma_address_word(struct sma_address address)
{
    return (uint64_t) (address.region + 1) << 56 | address.offset;
}

/* The symmetric address of which sma_address_word made a word. */
static inline struct sma_address sma_word_address(uint64_t word)
{
    return (struct sma_address){
        .region = (int) (word >> 56) - 1,
        .offset = word & (UINT64_MAX >> 8),
    };
}

/* The heap of every PE, on every host, begins at a multiple of this number.  So
 * a block is aligned alike on all PEs up to this alignment.  No PE grants a
 * larger one, so that all PEs give the program the same answer. */
#define SMA_HEAP_ALIGN ((size_t) 1 << 30)

/* -------------------------------------------- segment.c: the node's segment */

/* Creates a memory file that holds only the job block of n PEs, and maps the
 * block as sma_self.job.  kind is one of SMA_SEGMENT_* (base/env.h). */
void sma_segment_create(int n, int kind);

/* Maps the job block of the memory file that is open as fd.  Returns 0 or
 * -errno: -EPROTONOSUPPORT when the file begins with a job block of another
 * version, -EPROTO when it does not begin with one of n PEs. */
int sma_segment_attach(int fd, int n);

/* The bytes of the job block of this host. */
size_t sma_job_size(void);

/* Undoes sma_segment_create or sma_segment_attach, as long as only the job
 * block is mapped. */
void sma_segment_drop(void);

/* How many bytes the memory file may still take: what is free in its file
 * system, UINT64_MAX where nothing limits the file. */
uint64_t sma_segment_space(void);

/* May a store to symmetric memory find no page?  It then raises SIGBUS, whose
 * handler ends the job with a message; so the threads of the library do not block
 * it. */
bool sma_segment_may_run_out(void);

/* Grows the memory file to its full size of `bytes`, of which the PEs may come
 * to use `used`.  One PE of the host calls this. */
void sma_segment_grow(size_t bytes, size_t used);

/* Sets the size of a file in memory.  Returns 0 or -errno. */
int sma_segment_resize(int fd, size_t bytes);

/* Maps `bytes` as this node's segment, at a multiple of `align`: the memory file
 * from `start` on, and from region_offset[SMA_HEAP] on the heaps, which lie in
 * heap_fd. */
void sma_segment_map(size_t start, size_t bytes, size_t align);

/* Ends the job because `what`, of so many bytes, cannot be mapped: errno tells why. */
void sma_segment_not_mapped(const char *what, size_t bytes)
    __attribute__((noreturn, cold));

/* Reserves `bytes` of addresses from a multiple of `align` on, where nothing is
 * mapped.  Returns NULL when there are not so many. */
char *sma_segment_reserve(size_t bytes, size_t align);

/* Opens the file that process `pid` of this host has open as fd.  Returns -errno
 * when it cannot be opened, as in another PID namespace; -ENOENT when it is not
 * the file with this device and inode. */
int sma_segment_open(long pid, int fd, uint64_t device, uint64_t inode);

/* The descriptor of the memory file; -1: the program has closed it, and another file
 * may have its number. */
int sma_segment_file(void);

/* Gives back the memory of a piece of the node's segment, which is not one of huge
 * pages.  Every PE of the node then reads zeros there. */
void sma_segment_empty(size_t offset, size_t bytes);

/* Creates the memory file in /dev/shm, where a process of another PID namespace
 * can open it, too.  *name_p becomes its path.  Maps the job block of n PEs.
 * Returns the descriptor or -errno. */
int sma_segment_shm_create(char *name_p, size_t name_size, int n);

/* ------------------------------------- peers.c: the other PEs of the node */

/* Is PE pe, of this job, on this node? */
bool sma_peer_is_here(int pe);

/* The number of a PE of this node among the PEs of the node. */
int sma_peer_number(int pe);

/* The address at which this PE has mapped a region of a PE of this node; 0: it
 * is the static data of another program. */
uintptr_t sma_peer_base(int pe, int region);

/* Where an object of PE pe is mapped here; NULL: it is not mapped. */
void *sma_peer_at(struct sma_address address, int pe);

/* The array sma_memory.peer of the PE with number i on this node. */
struct sma_peer *sma_peers_of(int i);

/* ------------------------------------------- huge.c: the pages of the heaps */

/* Each heap begins at a multiple of this number. */
size_t sma_huge_align(void);

/* Does the user insist on reserved huge pages for the heaps? */
bool sma_huge_is_asked(void);

/* Creates a file of huge pages with `bytes` for the heaps of the host, if the
 * settings want one and the system allows it, and describes it in the job
 * block.  One PE of the host calls this. */
void sma_huge_create(size_t bytes);

/* Opens the file that the job block describes.  Returns false if this PE
 * cannot. */
bool sma_huge_open(void);

/* All PEs of the host have called sma_huge_open: sets sma_memory.huge, or closes
 * the file when not all of them could open it. */
void sma_huge_use(bool all_have_it);

/* Asks for transparent huge pages in a mapping of heaps, or for none. */
void sma_huge_advise(void *p, size_t bytes);

/* The pages of the heaps in words, for SHMEM_INFO. */
const char *sma_huge_describe(void);

/* ----------------------------- numa.c: the NUMA nodes on which memory lies */

/* Sets the policy of a piece of this PE's own memory. */
void sma_numa_place(void *p, size_t bytes, bool is_heap);

/* --------------------------------- core.c: what the PE's core file holds */

/* Leave memory out of the core file, and take it in again. */
void sma_core_leave_out(void *p, size_t bytes);
void sma_core_take(void *p, size_t bytes);

/* Huge pages are taken in where other shared memory is. */
void sma_core_take_huge_pages(void);

/* ------------------------------------------------------ data.c: static data */

/* Finds the static data of the executable and sets the region SMA_DATA. */
void sma_data_find(void);

/* A hash by which PEs find that they run different programs: of the build-id of
 * the executable and the layout of its static data.  Where the linker gave it
 * no build-id, the hash is of the layout and of the whole file.  So a copy of
 * the file under another name is the same program. */
uint64_t sma_data_id(void);

/* Copies the static data into this PE's slice of the segment and maps the slice
 * over the original addresses.  A store by another thread meanwhile is lost. */
void sma_data_share(void);

/* From this call on, a child created by fork detects that it is not a PE, and
 * has its own static data. */
void sma_data_mind_forks(void);

/* Piece i of the static data: whole pages, from *offset_p in SMA_DATA on.
 * Pieces ascend.  Returns false when there are not so many. */
bool sma_data_piece(int i, size_t *offset_p, size_t *size_p);

/* Does addr lie in a piece of the static data, not in a gap between pieces? */
bool sma_data_contains(uintptr_t addr);

/* ------------------------------ constants.c: what nobody writes to */

/* Finds the constants of the executable. */
void sma_constants_find(void);

/* Does [addr, addr+len) lie in constants of the executable, which are the same in
 * all processes that run it?  Code is not among them.  They are at *offset_p, and
 * another PE that runs the program has them at sma_constant_at; NULL: there are
 * none. */
bool sma_constant(const void *addr, size_t len, size_t *offset_p);
const void *sma_constant_at(size_t offset);

/* ------------------------------------------- heap.c: the heap of this PE */

/*
 * The local halves of the collective routines that allocate and free
 * (api/malloc.c), without their barriers.  Any thread may call them.
 */

/* Makes `size` bytes at the start of the region SMA_HEAP one free block. */
void sma_heap_init(size_t size);
void sma_heap_fini(void);

/* The bytes that SHMEM_CHECK=2 adds to a heap of `size` bytes for guard
 * zones. */
size_t sma_heap_guard_space(size_t size);

/* A block as the program asked for it. */
struct sma_heap_block {
    const char *base;
    size_t size;
    bool used; /* false: it was freed */
    const struct sma_routine *routine;
    const void *caller; /* return address of its allocation, NULL: unknown */
};

/* ---------------------------------------------- heap_guard.c: SHMEM_CHECK=2 */

/* The size of a block of which the program asked for `asked` bytes, with its
 * guard zone, if it has one. */
size_t sma_guard_size(size_t asked);

/* The block that holds addr, in use or freed lately.  Returns false if no block
 * holds it. */
bool sma_heap_find(const void *addr, struct sma_heap_block *block_p);

/* The first block behind whose end the program has written; the first byte that
 * is damaged lies *first_p bytes from the block's start.  Returns false when no
 * block is damaged. */
bool sma_heap_find_damage(struct sma_heap_block *block_p, size_t *first_p);

/* Returns the number of blocks in use.  *bytes_p becomes the sum of their
 * bytes, *largest_p the largest, if there are any. */
size_t sma_heap_used(size_t *bytes_p, struct sma_heap_block *largest_p);

/* ------------------------------------------------------------------- heap.c */

/* Notes which call allocated the block at ptr. */
void sma_heap_sign(void *ptr, const struct sma_routine *routine,
                   const void *caller);

/* PEs that make the same calls in the same order get the same results. */
void *sma_heap_alloc(size_t align, size_t size); /* NULL: no space */
int sma_heap_free(void *ptr); /* SHMEM_MALLOC_OK or another SHMEM_MALLOC_* */

/* Makes a block larger or smaller where it stands.  Returns false when there is
 * no space behind it. */
bool sma_heap_resize(void *ptr, size_t size);

/* What the program may use of the block at ptr; 0: no block starts there. */
size_t sma_heap_block_size(const void *ptr);

/* What sma_heap_free would return. */
int sma_heap_state(const void *ptr);

/* The end of the memory that has held blocks since the start, as an offset.  It
 * is the same on all PEs. */
size_t sma_heap_top(void);

/* The bytes of all free blocks, and of the largest block that can be
 * allocated. */
void sma_heap_numbers(size_t *free_p, size_t *largest_p);

#endif

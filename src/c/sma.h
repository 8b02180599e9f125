/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The inside of the library: its state and the functions that its rooms offer
 * each other.  Nothing here is visible to users.  Rooms with a contract of
 * their own have their own headers: boot.h, region.h, check.h, xport.h, coll.h.
 */
#ifndef SMA_H
#define SMA_H


#include "config.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "shared/job.h"
#include "net/transport.h"

#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)

#define SMA_CACHE_LINE 64

/* A public routine is defined as pshmem_NAME; NAME itself is a weak alias, so
 * that a profiling tool may define its own. */
#define SMA_TWIN(name) \
    extern __typeof__(p##name) name __attribute__((weak, alias("p" #name)));

/* ------------------------------------------------------------------ state */

/* A region of symmetric memory (SMA_HEAP, SMA_DATA) as its own PE sees it. */
struct sma_part {
    uintptr_t base;
    size_t size;
};

/* One PE as seen from here: where its parts are mapped.  Zero: not mapped. */
struct sma_peer {
    uintptr_t base[SMA_PARTS];
};

struct sma_set;

struct sma_state {
    int n; /* PEs of the job; 0 before init and after finalize, so that the
            * range check of every PE argument finds such calls too */
    int me;
    struct sma_part part[SMA_PARTS];
    struct sma_part quick[SMA_PARTS]; /* the same for the quick checks of
                                       * region.h; SHMEM_CHECK=2: empty, so that
                                       * all goes the long way */
    struct sma_set *quick_world; /* sma_world (coll.h) for a quick look; with
                                  * SHMEM_CHECK=2 always NULL */
    struct sma_peer *peer;
    uint32_t spin;    /* polls before a wait gives up the processor */
    int check;        /* SHMEM_CHECK */
    bool initialized; /* between init and finalize */
    bool finalized;   /* was initialized, is no more */
    bool forked;      /* this is a child of a PE: no PE itself */
    int init_depth;   /* calls of shmem_init not yet matched */
    int thread_level; /* SHMEM_THREAD_*, as the program asked for it */
    bool debug;       /* SHMEM_DEBUG */

    /* A machine has one job block.  A node is the PEs that map each other's
     * memory: all of a machine, but for tests. */
    int machine_n;        /* PEs on this machine */
    int machine_me;       /* my number among them */
    int nodes;            /* in the job; there may be gaps in their numbers */
    int node;             /* mine */
    int node_n;           /* PEs on my node */
    int node_me;          /* my number among them */
    const int32_t *node_of; /* of each PE; NULL: all are on one */
    int *node_pe;         /* the PEs of my node, ascending */

    const struct sma_transport *net; /* to other nodes; NULL: there are none */
    bool net_atomics;     /* it does all atomic operations */

    struct sma_job *job;  /* the job block of this machine */
    unsigned char *seg;   /* the node's segment as mapped here */
    size_t seg_size;
    size_t seg_start;     /* where it begins in the file */
    int seg_fd;
    size_t coll_offset;   /* collective area of node PE 0 in the segment */
    size_t coll_stride;
    size_t part_offset[SMA_PARTS]; /* part of node PE 0 in the segment */
    size_t part_stride[SMA_PARTS];
};

extern struct sma_state sma;

/* -------------------------------------------------- env.c: the environment */

struct sma_env {
    bool version;
    bool info;
    bool debug;
    int check;
    uint64_t symmetric_size; /* 0: not set */
    const char *symmetric_size_name; /* the variable that sets it */
    const char *symmetric_size_text;
    int segment; /* enum sma_segment_kind */
    bool transport; /* everything through UCX */
    bool atomics;   /* the network's */
    bool reduce;    /* layout-independent */
    int coll_threads; /* 0: as many as there are processors for */
    int timeout;    /* seconds, 0: none */
    int hang_timeout; /* seconds of a wait until it is reported, 0: never */
    const char *stats; /* a file, "": the table; NULL: off */
    const char *trace; /* a file, or NULL */
    bool test_counts;
    int test_nodes; /* 0: not set */
    bool test_cyclic;
};

enum sma_segment_kind { SMA_SEGMENT_AUTO, SMA_SEGMENT_MEMFD, SMA_SEGMENT_SHM };

extern struct sma_env sma_env;

/* Reads the variables; ends the job when a value makes no sense. */
void sma_env_read(void);

/* The two that are read before the program starts, too. */
void sma_env_profile(const char **stats_p, const char **trace_p);

/* Prints all variables with value, default and meaning. */
void sma_env_print(void);

/* env_near.c: names the variables that are set and have no meaning, when a known
 * one has nearly the same name. */
void sma_env_name_near(void);

/* Parses a size such as 1.5G into *bytes_p.  Returns 0 or -EINVAL, -ERANGE. */
int sma_env_parse_size(const char *text, uint64_t *bytes_p);

/* ------------------------- settings.c: what must be the same on all PEs */

/* The settings of this PE in one word. */
uint32_t sma_settings(void);

/* End the job when settings differ: those of PEs a and b; those of the PEs of this
 * machine, by its first PE.  Those that matter between nodes only are looked at
 * when the nodes are known. */
void sma_settings_compare(int a, int b, uint32_t of_a, uint32_t of_b);
void sma_settings_compare_here(void);

/* Ends the job when settings contradict each other: those of this PE, which were
 * compared with the others'. */
void sma_settings_check(void);

/* ------------------------------------------------- msg.c: errors, warnings */

/*
 * A mistake of the user or of the environment: prints one line, ends the job
 * with status 1.  routine may be NULL; else the line says where in the program it
 * was called.  Only the first PE of a machine that gets here prints.
 */
void sma_fatal(const char *routine, const char *fmt, ...)
    __attribute__((noreturn, format(printf, 2, 3), cold));

/* One line to stderr about a routine, and where it was called; the job goes on. */
void sma_warn(const char *routine, const char *fmt, ...)
    __attribute__((format(printf, 2, 3), cold));

/* One line to stderr that the user asked for. */
void sma_tell(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* The table of PEs (hang_table.h), in one write, with a line before it, and with
 * the last one if it is not NULL. */
void sma_tell_table(const char *routine, double seconds, const char *table,
                    const char *last);

/* The same when SHMEM_DEBUG is set. */
void sma_debug(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* One line to stdout, for SHMEM_VERSION and SHMEM_INFO. */
void sma_say(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* The name of this machine. */
const char *sma_host(void);

/* Of the threads that want to end this process, the first one returns and ends
 * it; the others wait for that, or end it with the status if it takes too long. */
void sma_leave(int status);

/* Does a thread end this process? */
bool sma_is_left(void);

/* Ends this process because another PE ended the job. */
void sma_follow_job_end(void) __attribute__((noreturn, cold));

/* -------------------------------------------- load.c: other libraries */

/* dlopen, or NULL; then why not. */
void *sma_load(const char *file);
const char *sma_load_error(void);

/* ------------------------------------------ nodes.c: which PE is where */

/* What each machine has to say, `bytes` each, in the order of the machines.  All
 * PEs call; the fact of a machine's first PE counts, and it gets those of all
 * (malloc'ed), the others NULL. */
void *sma_nodes_gather(const char *name, const void *fact, size_t bytes);

/* Where PEs run: fills in sma.node*. */
void sma_nodes_find(void);
void sma_nodes_forget(void);

/* What sma_nodes_forget forgot, at another start in the same processes. */
void sma_nodes_again(void);

/* The machines of the job, the number of mine, and the first PE of one; the
 * nodes that this machine is split into, and the number of mine among them. */
int sma_machines(void);
int sma_machine_here(void);
int sma_machine_first(int machine);
int sma_nodes_here(void);
int sma_node_here(void);

/* The number of a PE in the job block of this machine; -1: it runs on another. */
int sma_machine_index(int pe);

/* Publishes this PE's card, a few bytes that other nodes need; that of PE pe,
 * malloc'ed; the name of the machine that it runs on. */
void sma_nodes_publish(const void *card, size_t bytes);
void *sma_nodes_card(int pe, size_t *bytes_p);
const char *sma_nodes_host(int pe);

/* Where in the file the nodes' segments may begin. */
size_t sma_nodes_area_end(void);

/* ------------------------------------------ tasks.c: this process's threads */

/* How many there are, but for one of ThreadSanitizer's; 0: not known. */
int sma_count_threads(void);

/* ---------------------------------- private.c: memory, or the job ends */

/* n elements of `size` bytes, zero; `bytes` that hold anything. */
void *sma_new(const char *routine, size_t n, size_t size);
void *sma_buffer(const char *routine, size_t bytes);

/* ------------------------------------------- segment.c: the node's segment */

/* Creates a segment that holds only the job block of n PEs and maps the block
 * as sma.job.  Prints the cause and ends the job when it cannot be had. */
void sma_segment_create(int n, int kind);

/* Maps the job block of a segment that is open as fd.  0 or -errno; -EPROTO
 * when it is not a job block of n PEs. */
int sma_segment_attach(int fd, int n);

/* Undoes create or attach, where only the job block is mapped. */
void sma_segment_drop(void);

/* Grows the file to its full size (by one PE of the machine); maps `bytes` of
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

/* -------------------------------- layout.c: where symmetric memory lies */

/* The heap of every PE, on every host, begins at a multiple of this.  The offset
 * of a block therefore has the same alignment up to this one on all PEs, and all
 * answer alike to a program that asks for an alignment: a larger one is refused. */
#define SMA_HEAP_ALIGN ((size_t) 1 << 30)

/* No setting makes a heap larger than this: more than addresses can hold. */
#define SMA_HEAP_MOST (SIZE_MAX / 4)

/* The node's segment and this PE's own heap in it; all PEs of the host call. */
void sma_layout_map_node(void);
void sma_layout_map_heap(void);

/* Fills in sma.peer. */
void sma_layout_find_peers(void);

/* -------------------------------------------------- data.c: static data */

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

/* ------------------------------------------------ heap.c: symmetric heap */

void sma_heap_init(size_t size);
void sma_heap_fini(void);

/* What SHMEM_CHECK=2 adds to a heap of so many bytes: room for guard zones. */
size_t sma_heap_guard_room(size_t size);

/* A block as the program asked for it. */
struct sma_heap_block {
    const char *base;
    size_t size;
    bool used; /* false: it was freed */
    const char *routine;
    const void *caller; /* that allocated it, NULL: not known */
};

/* The block that holds addr, a freed one too; false: none does.  SHMEM_CHECK=2. */
bool sma_heap_find(const void *addr, struct sma_heap_block *block_p);

/* The first block behind whose end something was written, *first_p bytes from its
 * start on; false: there is none. */
bool sma_heap_find_damage(struct sma_heap_block *block_p, size_t *first_p);

/* How many blocks are in use, and their bytes; the largest. */
size_t sma_heap_used(size_t *bytes_p, struct sma_heap_block *largest_p);

/* Notes who allocated a block. */
void sma_heap_sign(void *ptr, const char *routine, const void *caller);

/* Local halves of the collective routines: no barrier, same result on all PEs
 * that made the same calls. */
void *sma_heap_alloc(size_t align, size_t size);
int sma_heap_free(void *ptr); /* 0 or one of SHMEM_MALLOC_* */
size_t sma_heap_block_size(const void *ptr); /* 0: not a block */
int sma_heap_state(const void *ptr);         /* 0 or SHMEM_MALLOC_* */
bool sma_heap_resize(void *ptr, size_t size);
void sma_heap_numbers(size_t *free_p, size_t *largest_p);

/* The collective routines, with the barriers that the specification asks for;
 * routine names the caller in messages.  A result of NULL leaves it to the caller
 * to tell why. */
void *sma_malloc(const char *routine, size_t align, size_t size, bool zero);
void sma_free(const char *routine, void *ptr);
void *sma_realloc(const char *routine, void *ptr, size_t size);

/* Tells why there is no block of so many bytes: as the end of the job if result is
 * NULL, else by one line of PE 0 with SHMEM_CHECK=2, which ends with result: what
 * the routine returns. */
void sma_no_memory(const char *routine, size_t align, size_t bytes,
                   const char *result) __attribute__((cold));

/* The end of the job: ptr is no block that could be freed; code is what
 * sma_heap_state says. */
void sma_bad_block(const char *routine, const char *arg, const void *ptr,
                   int code) __attribute__((noreturn, cold));

/* ------------------------------------------------------ rma.c, strided.c */

void sma_put(const char *routine, void *dest, const void *source,
             size_t bytes, int pe);
void sma_get(const char *routine, void *dest, const void *source,
             size_t bytes, int pe);
void sma_iput(const char *routine, void *dest, const void *source,
              ptrdiff_t dst, ptrdiff_t sst, size_t nelems, size_t esize,
              int pe);
void sma_iget(const char *routine, void *dest, const void *source,
              ptrdiff_t dst, ptrdiff_t sst, size_t nelems, size_t esize,
              int pe);
struct sma_ctx;
void sma_iput_ctx(const char *routine, struct sma_ctx *ctx, void *dest,
                  const void *source, ptrdiff_t dst, ptrdiff_t sst,
                  size_t nelems, size_t esize, int pe);
void sma_iget_ctx(const char *routine, struct sma_ctx *ctx, void *dest,
                  const void *source, ptrdiff_t dst, ptrdiff_t sst,
                  size_t nelems, size_t esize, int pe);

/* signal.c: a put, and then the update of a signal of PE pe by SHMEM_SIGNAL_*; who
 * sees the new value finds the data. */
void sma_put_signal(const char *routine, void *dest, const void *source,
                    size_t bytes, uint64_t *sig_addr, uint64_t signal,
                    int sig_op, int pe);

/* n elements, dst and sst elements apart. */
void sma_copy_strided(void *dest, const void *source, ptrdiff_t dst,
                      ptrdiff_t sst, size_t n, size_t esize);

/* ------------------------------------------------------ order.c, wait.c */

void sma_fence(const char *routine);
void sma_quiet(const char *routine);

/* Waits until / tells whether *ivar satisfies the comparison. */
void sma_wait_int16(const char *routine, volatile void *ivar, int cmp,
                    int16_t value);
void sma_wait_uint16(const char *routine, volatile void *ivar, int cmp,
                     uint16_t value);
void sma_wait_int32(const char *routine, volatile void *ivar, int cmp,
                    int32_t value);
void sma_wait_uint32(const char *routine, volatile void *ivar, int cmp,
                     uint32_t value);
void sma_wait_int64(const char *routine, volatile void *ivar, int cmp,
                    int64_t value);
void sma_wait_uint64(const char *routine, volatile void *ivar, int cmp,
                     uint64_t value);

/* ---------------------------------------------------------------- lock.c */

/* Locks are 4-byte words at any 4-byte boundary. */
void sma_lock_set(const char *routine, volatile void *lock);
int sma_lock_test(const char *routine, volatile void *lock);
void sma_lock_clear(const char *routine, volatile void *lock);

/* --------------------------------------------------------------- event.c */

/* Events are 4-byte words like locks.  Set makes the caller's puts visible
 * first; wait returns when the event is set and leaves it so. */
void sma_event_set(const char *routine, void *event);
void sma_event_clear(const char *routine, void *event);
void sma_event_wait(const char *routine, void *event);
int sma_event_test(const char *routine, void *event);

/* ---------------------------------------------------------------- init.c */

void sma_start(const char *routine); /* start_pes */
void sma_init(const char *routine);  /* shmem_init */
void sma_finalize(void);      /* shmem_finalize */
void sma_global_exit(int status) __attribute__((noreturn));

/* ------------------------------------------------ query.c */
void *sma_ptr(const void *dest, int pe);
bool sma_addr_accessible(const void *addr, int pe);

#endif

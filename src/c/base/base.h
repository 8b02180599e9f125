/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What every file of the library may use: a few macros, and who the calling PE is.
 * The functions below belong to small files of this room.
 */
#ifndef SMA_BASE_H
#define SMA_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "config.h"
#include "shared/job.h"

#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)

#define SMA_CACHE_LINE 64

/* Of a variable: it is the library's own.  The compiler then reads it directly,
 * not through the table of what other libraries may replace. */
#define SMA_HIDDEN __attribute__((visibility("hidden")))

/* A public routine is defined as pshmem_NAME; NAME itself is a weak alias, so
 * that a profiling tool may define its own. */
#define SMA_ALIAS(name) \
    extern __typeof__(p##name) name __attribute__((weak, alias("p" #name)));

/* ------------------------------------------------------------------ state */

/* The calling PE.  The launcher (boot/boot.h) sets `me` and `job_n`,
 * memory/segment.c sets `job`, memory/data.c sets `forked` in a child, and
 * api/init.c the rest. */
struct sma_self {
    int n; /* PEs of the job; 0 before init and after finalize, so that the
            * range check of every PE argument finds such calls too */
    int me;
    int job_n; /* PEs of the job from the moment that the launcher tells, to the end
                * of the process; 0: not known */
    int check;        /* SHMEM_CHECK */
    bool initialized; /* between init and finalize */
    bool finalized;   /* after the last finalize */
    bool forked;      /* this process is a child of a PE: no PE itself */
    bool debug;       /* SHMEM_DEBUG */
    int thread_level; /* SHMEM_THREAD_*, as the program asked for it */
    struct sma_job *job; /* the job block of this host; NULL: not mapped */
};

extern struct sma_self sma_self SMA_HIDDEN;

/* Where PEs run; boot/nodes.c fills it in.  A host has one job block.  A node is
 * the PEs that map each other's memory: all PEs of a host, but for tests. */
struct sma_topology {
    int host_n;  /* PEs on this host */
    int host_me; /* my number among them */
    int nodes;   /* in the job; there may be gaps in their numbers */
    int node;    /* mine */
    int node_n;  /* PEs on my node */
    int node_me; /* my number among them */
    const int32_t *node_of; /* of each PE; NULL: all are on one */
    int *node_pe;           /* the PEs of my node, ascending */
};

extern struct sma_topology sma_topology SMA_HIDDEN;

/* The routine in which this thread goes through the transport, or waits for long:
 * for messages of those who are not told. */
extern __thread const char *sma_calling SMA_HIDDEN;

/* -------------------------------------------------- load.c: other libraries */

/* dlopen, or NULL; then why not. */
void *sma_load(const char *file);
const char *sma_load_error(void);

/* ------------------------------------------ tasks.c: this process's threads */

/* How many there are, but for one of ThreadSanitizer's; 0: not known. */
int sma_count_threads(void);

/* --------------------------------------- private.c: memory, or the job ends */

/* n elements of `size` bytes, zero; `bytes` that hold anything. */
void *sma_new(const char *routine, size_t n, size_t size);
void *sma_buffer(const char *routine, size_t bytes);

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What every file of the library may use: a few macros, the number of the
 * calling PE, where the PEs run, and the functions of the small files of this
 * room.
 */
#ifndef SMA_BASE_H
#define SMA_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/routine.h"
#include "config.h"
#include "shared/job.h"

#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)

#define SMA_CACHE_LINE 64

/* May a pointer be an address?  Linux maps nothing in the first 64 KiB, so that a
 * small number that a program passes for a handle can be told from a handle. */
static inline bool sma_is_address(const void *p)
{
    return (uintptr_t) p >= 1 << 16;
}

/* Marks a variable as the library's own.  The compiler then reads it directly
 * and not through the global offset table, where another library could replace
 * it. */
#define SMA_HIDDEN __attribute__((visibility("hidden")))

/* Loads a word that other PEs and threads may change at any time, and of which
 * each value is as good as any other.  The plain load is a part of the
 * instruction that uses the word; an atomic load would be one of its own. */
#ifdef __SANITIZE_THREAD__
#define SMA_LOAD_PLAIN(word) __atomic_load_n(&(word), __ATOMIC_RELAXED)
#else
#define SMA_LOAD_PLAIN(word) (word)
#endif

/* Makes the profiling alias of a public routine.  The routine is defined as
 * pshmem_NAME; shmem_NAME is a weak alias of it, so that a profiling tool may
 * define a shmem_NAME of its own. */
#define SMA_ALIAS(name) \
    extern __typeof__(p##name) name __attribute__((weak, alias("p" #name)));

/* -------------------------------------------------------------------- state */

/* The calling PE.  The launcher (boot/boot.h) sets `me` and `job_n`,
 * memory/segment.c sets `job`, memory/data.c sets `forked` in a child and
 * `has_forked` in its parent, and api/start.c the rest. */
struct sma_self {
    int n; /* PEs of the job; 0 before init and after finalize, so that the
            * range check of every PE argument finds such calls, too */
    int me;
    int job_n; /* PEs of the job, from the moment that the launcher tells their
                * number to the end of the process; 0: not known yet */
    int check; /* SHMEM_CHECK */
    bool initialized; /* between init and finalize */
    bool finalized;   /* after the last finalize */
    bool exited;      /* exit has made that finalize */
    bool forked;      /* this process is a child of a PE and no PE itself */
    bool debug;       /* SHMEM_DEBUG */
    bool has_forked;  /* a child of this PE may share its memory */
    int thread_asked; /* the highest SHMEM_THREAD_* that the program has asked
                       * for.  What holds is SMA_THREAD_PROVIDED. */
    struct sma_job *job; /* the job block of this host; NULL: not mapped */
};

extern struct sma_self sma_self SMA_HIDDEN;

/* Where the PEs run; boot/nodes.c fills it in.  A host has one job block.  A
 * node consists of the PEs that map each other's memory: of all PEs of a host,
 * except in tests, which split a host into several nodes. */
struct sma_topology {
    int host_n;             /* PEs on this host */
    int host_me;            /* number of this PE among the PEs of the host */
    int nodes;              /* no node has this number or a larger one */
    int node;               /* number of this PE's node */
    int node_n;             /* PEs on this node */
    int node_me;            /* number of this PE among the PEs of the node */
    const int32_t *node_of; /* node of each PE; NULL: all PEs are on one node */
    int *node_pe;           /* the PEs of this node, in ascending order */
};

extern struct sma_topology sma_topology SMA_HIDDEN;

/* The routine in which this thread uses the transport or has waited for a long
 * time.  Functions that do not get the routine as an argument name this one in
 * their messages. */
extern __thread const struct sma_routine *sma_calling SMA_HIDDEN;

/* -------------------------------------------------- load.c: other libraries */

/* Loads a library as dlopen does.  Returns NULL if it cannot be loaded, and
 * sma_load_error says why. */
void *sma_load(const char *file);
const char *sma_load_error(void);

/* A function of the libraries that are loaded already; NULL: there is none, or
 * the program is linked statically. */
void *sma_load_symbol(const char *name);

/* The same, but only of libraries behind this one in the order of the loader's
 * search: for a function that this library exports in place of another. */
void *sma_load_next_symbol(const char *name);

/* ------------------------------ tasks.c: rights and threads of processes */

/* Does this process have only the rights of the user who sets its variables?  It
 * has more in a program with the set-user-ID bit, the set-group-ID bit or
 * capabilities.  The library then reads no variable, loads and executes nothing,
 * and does not start. */
bool sma_trusts_user(void);

#if defined(__SANITIZE_THREAD__)
#define SMA_THREADS_OF_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define SMA_THREADS_OF_SANITIZER 1
#endif
#endif
#ifndef SMA_THREADS_OF_SANITIZER
#define SMA_THREADS_OF_SANITIZER 0
#endif

/* Writes the numbers of the first `most` threads of this process to tid, and
 * returns how many threads there are; 0: not known. */
int sma_list_threads(int *tid, int most);

/* The number of threads of this process, not counting the thread that
 * ThreadSanitizer starts; 0: not known. */
int sma_count_threads(void);

/* The same without the threads that libraries have started before any code of
 * the program has run: the program cannot have told them of its data. */
int sma_count_program_threads(void);

/* Has the first thread of a process ended?  *threads_p is how many threads the
 * process has, this one among them: the system keeps it until the last of them ends.
 * False where that is not known. */
bool sma_first_thread_has_ended(int pid, int *threads_p);

/* --------------------------------------- private.c: memory, or the job ends */

/* Allocates n elements of `size` bytes, all zero. */
void *sma_new(const struct sma_routine *routine, size_t n, size_t size);

/* Allocates bytes that are not initialized. */
void *sma_buffer(const struct sma_routine *routine, size_t bytes);

/* Ends the job because so many bytes cannot be had. */
void sma_no_memory(const struct sma_routine *routine, size_t bytes)
    __attribute__((noreturn, cold));

#endif

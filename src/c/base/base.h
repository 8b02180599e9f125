/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What every file of the library may use: macros, the descriptions of routines,
 * the number of the calling PE, where the PEs run, messages, the clock, and the
 * functions of the small files of this module.
 */
#ifndef SMA_BASE_H
#define SMA_BASE_H

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "config.h"
#include "shared/job.h"
#include "shared/mutant.h"

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

/* ----------------------------------------------------------------- numbers */

/* The hash function FNV-1a.  It begins with SMA_HASH_BEGIN and takes one byte, or
 * in place of bytes one word, after the other. */
#define SMA_HASH_BEGIN UINT64_C(0xcbf29ce484222325)

static inline uint64_t sma_hash_add(uint64_t hash, uint64_t word)
{
    return (hash ^ word) * UINT64_C(0x100000001b3);
}

/* The last place whose number is at most `number`, of the n > 0 numbers of a list;
 * 0 if all are greater. */
static inline int sma_sorted_place(const int *list, int n, int number)
{
    int low = 0, high = n;

    while (low + 1 < high) {
        int middle = low + (high - low) / 2;

        if (list[middle] <= number)
            low = middle;
        else
            high = middle;
    }
    return low;
}

/* -------------------------------------------------------------- assertions */

/*
 * What the library takes for granted of its own structures.
 * `configure --enable-debug` turns these assertions on, and so do the sanitizer
 * builds.  In every other build they cost no instruction.  A mistake of the
 * program is never an assertion: it has a message of its own.
 *
 * A walker is a function that checks a whole structure.  The owner of the
 * structure calls it where the structure is consistent:
 *
 *     if (SMA_ASSERTING)
 *         walk_heap();
 *
 * A walker is always compiled.  The compiler drops the call when assertions are
 * off.
 */
#ifdef SMA_ASSERTIONS
enum { SMA_ASSERTING = 1 };
#else
enum { SMA_ASSERTING = 0 };
#endif

#define SMA_ASSERT(cond) \
    ((void) (!SMA_ASSERTING || __builtin_expect(!!(cond), 1) || \
             (sma_assert_failed(__FILE__, __LINE__, #cond), 0)))

/* Prints one line that names the file, the line and the condition, and aborts,
 * so that there is a core file.  base/msg.c defines this function for the
 * library.  Wires are shared objects of their own, and have no assertions. */
void sma_assert_failed(const char *file, int line, const char *cond)
    __attribute__((noreturn, cold));

/* ---------------------------- routine.c: what is known of a public routine */

/* All that the functions below an entry point know of the call.  There is one
 * constant for each routine, made from the tables in src/api.  The entry point
 * passes it on, and nobody parses names. */

/* The kind of a routine whose calls SHMEM_STATS does not count. */
enum { SMA_JOB_UNCOUNTED = SMA_JOB_OTHER + 1 };

enum sma_language {
    SMA_C,
    SMA_FORTRAN,
    SMA_MODULE, /* a generic routine of the Fortran module */
};

/* The name is part of the constant: a pointer to it would have to be relocated
 * whenever a program starts. */
struct sma_routine {
    uint8_t language; /* enum sma_language */
    uint8_t kind;     /* enum sma_job_calls, or SMA_JOB_UNCOUNTED */
    uint8_t align;    /* of the data that a call names */
    char name[45];
};

/* The generic routines of the module; they have the names of C. */
#define SMA_GENERICS(X) \
    X(put, RMA) \
    X(put_nbi, RMA) \
    X(iput, RMA) \
    X(get, RMA) \
    X(get_nbi, RMA) \
    X(iget, RMA) \
    X(broadcast, COLL) \
    X(collect, COLL) \
    X(fcollect, COLL) \
    X(alltoall, COLL) \
    X(alltoalls, COLL)

enum {
#define X(name, language, kind, align) SMA_R_##name,
#include "gen/routines.h"
#undef X
#define X(name, kind) SMA_R_generic_##name,
    SMA_GENERICS(X)
#undef X
    /* Stands for the routine if exit() of the C library has called the library.
     * Messages name it like a routine, but without a place in the program. */
    SMA_R_exit,
    SMA_R_fork, /* fork() of the C library */
    SMA_ROUTINES
};

extern const struct sma_routine sma_routines[SMA_ROUTINES]
    __attribute__((visibility("hidden")));

/* The description of a routine by its name: SMA_R(shmem_int_put). */
#define SMA_R(name) (&sma_routines[SMA_R_##name])

/* The description of an argument that names an object. */
struct sma_argument {
    uint8_t align;      /* of the object; 0: that of the routine's data */
    bool is_one_access; /* it is read in one access: aligned to its size, too */
    bool is_elsewhere;  /* coll/compare/same_call.c checks size and alignment */
    char name[13];
};

/* X(name, alignment, is_one_access, is_elsewhere) */
#define SMA_ARGUMENTS(X) \
    X(dest, 0, false, false) \
    X(source, 0, false, false) \
    X(sig_addr, sizeof(uint64_t), false, false) \
    X(lock, sizeof(uint32_t), false, false) \
    X(event, sizeof(uint32_t), false, false) \
    X(ivar, 0, true, false) \
    X(ivars, 0, false, false) \
    X(pSync, 0, false, true) \
    X(pWrk, 0, false, false)

enum {
#define X(name, align, is_one_access, is_elsewhere) SMA_ARG_##name,
    SMA_ARGUMENTS(X)
#undef X
};

extern const struct sma_argument sma_arguments[]
    __attribute__((visibility("hidden")));

/* The description of an argument by its name: SMA_ARG(dest). */
#define SMA_ARG(name) (&sma_arguments[SMA_ARG_##name])

/* Has Fortran called the routine? */
static inline bool sma_is_fortran(const struct sma_routine *routine)
{
    return routine->language != SMA_C;
}

/* ------------------------------------------------------------------- state */

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

/* -------------- msg.c: messages, one line each, and the end of the process */

/*
 * Reports a mistake of the user or of the environment: prints one line and ends
 * the job with status 1.  `routine` may be NULL; otherwise the line also says
 * where the program called it.  Only the first PE of a host that calls this
 * function prints.
 */
void sma_fatal(const struct sma_routine *routine, const char *fmt, ...)
    __attribute__((noreturn, format(printf, 2, 3), cold));

/* Prints one line about a routine and where it was called to stderr.  The job
 * goes on. */
void sma_warn(const struct sma_routine *routine, const char *fmt, ...)
    __attribute__((format(printf, 2, 3), cold));

/* Prints one line that the user has asked for to stderr. */
void sma_tell(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* Prints one line to stderr when SHMEM_DEBUG is set. */
void sma_debug(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* Writes the text, unless nobody can read it. */
void sma_write_all(int fd, const char *text, size_t len);

/* Prints the table of PEs (shared/hang_table.h) to stderr in one write: a line
 * that names the routine and its wait, the table, and, if `last` is not NULL, a
 * line with `kind` and `last`. */
void sma_tell_table(const struct sma_routine *routine, double seconds,
                    const char *table, const char *kind, const char *last);

/* Prints one line to stdout, for SHMEM_VERSION and SHMEM_INFO. */
void sma_say(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* What the layers above do for messages.  boot/boot.c sets the hooks before
 * main. */
struct sma_message_hooks {
    /* For a message that is printed before the start: maps the job block when
     * oshrun started this process, so that only one PE of the job prints. */
    void (*find_job)(void);
    /* Asks the launcher to end the job.  May return. */
    void (*end_job)(int status);
    /* Lets the launcher learn first that another PE has ended the job. */
    void (*await_end)(void);
};

extern struct sma_message_hooks sma_message_hooks;

/* The name of this host. */
const char *sma_host(void);

/* Called by each thread that is about to end this process.  The first one
 * returns and ends the process.  The others wait for its end, and end the
 * process with the status themselves if that takes too long. */
void sma_leave(int status);

/* Is a thread ending this process? */
bool sma_is_left(void);

/* Is this PE the first one of the host to end the job with a message or a report? */
bool sma_may_speak(struct sma_job *job);

/* Ends this process because another PE ended the job. */
void sma_follow_job_end(void) __attribute__((noreturn, cold));

/* -------------------------------- clock.c: the monotonic clock of the host */

/* Setting the date does not change this clock. */
double sma_now(void);      /* in seconds */
uint64_t sma_now_ns(void); /* in nanoseconds */

/*
 * The time limit of a wait for another process.  It counts only while this
 * process runs: whoever was stopped for a while, for instance with the whole job,
 * has not looked for what came meanwhile, and waits anew.  So the wait calls
 * sma_limit_is_over often, at least eight times in the limit.
 */
struct sma_limit {
    double since;  /* when the wait began, or went on after a stop */
    double looked; /* when sma_limit_is_over was last called */
};

struct sma_limit sma_limit_begin(void);

/* Has the wait taken longer than so many seconds?  0: never. */
bool sma_limit_is_over(struct sma_limit *limit, int seconds);

/* ------------------------ load.c: other libraries, and where this one lies */

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

/* The path of this library, or of the program that is linked with libsma.a; ""
 * if the dynamic linker does not know it. */
const char *sma_libdir_self(void);

/* Writes the path of `file` in the directory of this library.  Returns false if
 * that directory is not known. */
bool sma_libdir_here(char *path, size_t size, const char *file);

/* Writes the path of `file` in the directory that `configure` was told to
 * install libraries in. */
void sma_libdir_installed(char *path, size_t size, const char *file);

/* ----------------------- sole_waiter.c: what in this process may end a wait */

/* Other threads of the program, its signal handlers, and processes that it has
 * forked may end a wait of the calling thread. */

/* How a wait can end: when memory changes, for which a plain store suffices, or
 * only when some thread of a PE calls the library. */
enum sma_ends { SMA_ENDS_BY_STORE, SMA_ENDS_BY_CALL };

/*
 * Could only other PEs end this wait of the calling thread?  Every message that
 * says so to the user, and every end of a job because of it, asks this
 * function.  False: something in this process might end the wait, or the
 * library does not know.  It takes some tens of microseconds, for calls
 * alone a few, so it is asked when all else is known.
 *
 * The thread level does not matter: the library provides
 * SHMEM_THREAD_MULTIPLE whatever the program asks for.
 */
bool sma_only_others(enum sma_ends ends);

/* Each start calls the first function before the library has threads and signal
 * handlers of its own, and the second one when it has them. */
void sma_sole_waiter_prepare(void);
void sma_sole_waiter_start(void);

/* -------------------------------- tasks.c: rights and threads of processes */

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

/* -------------------------------------- private.c: memory, or the job ends */

/* Allocates n elements of `size` bytes, all zero. */
void *sma_new(const struct sma_routine *routine, size_t n, size_t size);

/* Allocates bytes that are not initialized. */
void *sma_buffer(const struct sma_routine *routine, size_t bytes);

/* Ends the job because so many bytes cannot be had. */
void sma_no_memory(const struct sma_routine *routine, size_t bytes)
    __attribute__((noreturn, cold));

#endif

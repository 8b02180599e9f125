/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The environment variables of the library, and their values.
 */
#ifndef SMA_ENV_H
#define SMA_ENV_H

#include "base/base.h"

/* A heap of more bytes than this is refused, because no address space holds
 * it. */
#define SMA_HEAP_MOST (SIZE_MAX / 4)

struct sma_env {
    bool version;
    bool info;
    bool debug;
    int check;
    uint64_t symmetric_size;         /* bytes; 0: not set */
    const char *symmetric_size_name; /* the variable that sets symmetric_size */
    const char *symmetric_size_text; /* its value as the user wrote it */
    int segment;                     /* enum sma_segment_kind */
    int huge_pages;                  /* enum sma_huge_pages */
    int numa;                        /* enum sma_numa */
    int transport; /* the word's number: shared/wires.h, SMA_TRANSPORT_SHM */
    int network; /* the wire that it names, as the number there and 1; 0: none */
    int paths;   /* enum sma_paths */
    int atomics;                /* enum sma_atomics */
    int serve;                  /* enum sma_serve */
    struct sma_cpus serve_cpus; /* where the thread may run */
    bool reduce;                /* sums do not depend on where the PEs run */
    int wait;                   /* enum sma_wait_how */
    int coll_threads;           /* 0: as many as there are processors for */
    int timeout;       /* seconds that a PE may take to answer; 0: no limit */
    int hang_timeout;  /* seconds after which a wait is reported; 0: never */
    const char *stats; /* name of a file; "": a table is printed; NULL: off */
    const char *trace; /* name of a file; NULL: off */
    bool test_counts;
    int test_nodes; /* 0: not set */
    bool test_cyclic;
};

enum sma_segment_kind { SMA_SEGMENT_AUTO, SMA_SEGMENT_MEMFD, SMA_SEGMENT_SHM };

enum sma_huge_pages { SMA_HUGE_AUTO, SMA_HUGE_NO, SMA_HUGE_2M, SMA_HUGE_1G };

enum sma_numa { SMA_NUMA_OWNER, SMA_NUMA_INTERLEAVE, SMA_NUMA_NO };

/* What waits do after their first polls: they yield or sleep, as they learn;
 * they only yield; they only sleep. */
enum sma_wait_how { SMA_WAIT_AUTO, SMA_WAIT_POLL, SMA_WAIT_SLEEP };

/* What does atomic operations in a job of several hosts: the network if it has
 * NICs for them and each PE its own host; processors; the network. */
enum sma_atomics { SMA_ATOMICS_AUTO, SMA_ATOMICS_CPU, SMA_ATOMICS_NETWORK };

/* How small transfers go: as the wire says, by the NIC, in bundles, at
 * random. */
enum sma_paths {
    SMA_PATHS_AUTO,
    SMA_PATHS_NIC,
    SMA_PATHS_BUNDLE,
    SMA_PATHS_MIXED
};

/* The thread that serves other hosts: runs anywhere, not at all, on a processor
 * of serve_cpus. */
enum sma_serve { SMA_SERVE_AUTO, SMA_SERVE_NO, SMA_SERVE_PLACED };

extern struct sma_env sma_env SMA_HIDDEN;

/* Reads the variables; ends the job if a value is not valid. */
void sma_env_read(void);

/* Prints all variables with value, default and meaning. */
void sma_env_print(void);

/* base/env_near.c: names each variable that is set and has no meaning, but
 * nearly the name of a variable of the library, or that of another library, or of
 * an older version. */
void sma_env_tell_useless(void);

/* Parses a size such as 1.5G into *bytes_p; what follows a suffix k, m, g or t
 * is ignored.  Returns 0, -EINVAL or -ERANGE. */
int sma_env_parse_size(const char *text, uint64_t *bytes_p);

/* The text of a value of a variable of the table, as users write it: of a word,
 * its number among the words. */
void sma_env_text(const char *name, unsigned value, char *text_p, size_t size);

#endif

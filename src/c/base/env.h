/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The environment variables of the library, and their values.
 */
#ifndef SMA_ENV_H
#define SMA_ENV_H

#include "base/base.h"

/* No setting makes a heap larger than this: more than addresses can hold. */
#define SMA_HEAP_MOST (SIZE_MAX / 4)

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

extern struct sma_env sma_env SMA_HIDDEN;

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

#endif

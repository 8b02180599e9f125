/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Large work shared between the threads of the program's OpenMP.
 */
#ifndef SMA_THREADS_H
#define SMA_THREADS_H

#include "base/base.h"
#include "coll/limits.h"
#include "net/xport.h"

/* How many threads to use for so many bytes, by one that may start a parallel
 * region: 1 inside of one. */
int sma_threads(size_t bytes);

/* Does elements first <= i < end of the work. */
typedef void sma_part_fn(void *arg, size_t first, size_t end);

/* Lets that many threads (> 1) do n elements; each part begins at a multiple of
 * unit. */
void sma_threads_run(int threads, sma_part_fn *work, void *arg, size_t n,
                     size_t unit);
void sma_threads_copy(int threads, void *dest, const void *source,
                      size_t bytes);

/* A copy in a collective; dest and source do not overlap, unless it is small. */
static inline void sma_coll_copy(void *dest, const void *source, size_t bytes)
{
    int threads;

    if (likely(bytes < 2 * SMA_THREAD_LEAST) ||
        (threads = sma_threads(bytes)) == 1)
        sma_copy(dest, source, bytes);
    else
        sma_threads_copy(threads, dest, source, bytes);
}

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Large work, divided between the threads of the program's OpenMP.
 */
#ifndef SMA_COLL_EPOCH_THREADS_H
#define SMA_COLL_EPOCH_THREADS_H

#include "net/net.h"

/* The least bytes that are worth a thread. */
enum { SMA_THREAD_LEAST = 256 << 10 };

/* How many threads are worth while for work on so many bytes: 1 without OpenMP,
 * and for a caller inside of a parallel region. */
int sma_threads(size_t bytes);

/* A function that does elements first <= i < end of some work. */
typedef void sma_part_fn(void *arg, size_t first, size_t end);

/* Divides the work on n elements between threads, of which there are at least
 * 2, and returns when it is done.  The part of each thread begins at a multiple
 * of `unit`. */
void sma_threads_run(int threads, sma_part_fn *work, void *arg, size_t n,
                     size_t unit);

/* Divides a copy between threads. */
void sma_threads_copy(int threads, void *dest, const void *source,
                      size_t bytes);

/* Copies data in a collective, by threads where it is large.  dest and source
 * may overlap only below 2 * SMA_THREAD_LEAST bytes. */
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

/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Runs the code of kernels (nvshmem/src/device) without a graphics processor:
 * threads play the threads of a warp or a block.
 *
 * The PEs are processes that oshrun starts, or, with the argument N, N threads
 * of one process, in which ThreadSanitizer sees the accesses of all PEs.
 */

#ifndef EMULATE_H
#define EMULATE_H

#include "device.h"

#include <stdio.h>
#include <stdlib.h>

/* Runs main_of_pe in each PE, with a symmetric heap of so many bytes; returns
 * the exit status of the program. */
int run_pes(int argc, char **argv, size_t heap, void (*main_of_pe)());

/* The next bytes of the symmetric heap; all PEs ask for the same ones. */
void *heap_alloc(size_t bytes);

/* Everything is free again. */
void heap_reset();

/* Waits for all PEs, outside of kernels. */
void wait_for_pes();

/* Ends the program when a result is wrong. */
[[noreturn]] void wrong(const char *what, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* A launch: what each thread of the kernel calls. */
struct kernel {
    virtual void run() = 0;
};

/* Runs a kernel with so many threads, which are a block, and warps of 4 threads or,
 * the last one, fewer; returns when all have ended. */
void launch(int threads, kernel &k);

/* The threads of a launch that plays a group. */
inline int threads_of(sma_cuda::thread_group)
{
    return 1;
}
inline int threads_of(sma_cuda::warp_group)
{
    return 4;
}
inline int threads_of(sma_cuda::block_group)
{
    return 6;
}

inline const char *name_of(sma_cuda::thread_group)
{
    return "thread";
}
inline const char *name_of(sma_cuda::warp_group)
{
    return "warp";
}
inline const char *name_of(sma_cuda::block_group)
{
    return "block";
}

#endif

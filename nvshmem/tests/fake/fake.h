/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the files of the fake CUDA share.
 */
#ifndef FAKE_H
#define FAKE_H

#include <stddef.h>
#include <stdint.h>

#include "cuda_runtime_api.h"

/* What a stream is given. */
struct fake_task {
    enum {
        FAKE_COPY,
        FAKE_SET,
        FAKE_KERNEL,
        FAKE_FUNCTION,
        FAKE_WAIT,
        FAKE_RECORD
    } kind;
    void *to;
    const void *from;
    size_t bytes, to_pitch, from_pitch, rows;
    uint64_t value;
    unsigned flags;
    void (*function)(void *);
    char argument[FAKE_ARGUMENT];
};

void fake_run_kernel(const void *function, const void *argument);

cudaError_t fake_give(cudaStream_t stream, const struct fake_task *what);
void fake_do(const struct fake_task *what);
int fake_is_busy(void);

/* Makes the memory of the GPU accessible to the program, or no longer, when as
 * many have asked for the one as for the other. */
void fake_gate(int open);

#endif

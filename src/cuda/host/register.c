/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The modules of the program that have kernels.  Each has a copy of what kernels
 * must know of the job, and registers the function that fills it in.
 */
#include "host/cuda.h"

enum { MODULES = 256 };

const struct sma_cuda_gpu *sma_cuda_gpu;

/* Constructors register modules, before main and before threads, or dlopen
 * does. */
static int (*modules[MODULES])(const void *state);
static size_t count;

__attribute__((visibility("default")))
void sma_cuda_register(int (*upload)(const void *state))
{
    if (count == MODULES)
        sma_cuda_fatal("sma_cuda_register",
                       "the program has more than %d modules with kernels",
                       MODULES);
    modules[count++] = upload;
    if (sma_cuda_gpu != NULL)
        sma_cuda_gpu->upload(upload);
}

void sma_cuda_upload_modules(void)
{
    for (size_t i = 0; i < count; i++)
        sma_cuda_gpu->upload(modules[i]);
}

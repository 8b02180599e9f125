/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The modules of the program that have kernels.  Each has a pointer to what
 * kernels must know of the job, and registers the function that fills it in.
 */
#include "host/cuda.h"

enum { MODULES = 256 };

const struct sma_cuda_gpu *sma_cuda_gpu;

/* Constructors register modules, before main and before threads, or dlopen does;
 * dlclose removes those that it unloads. */
static struct module {
    int (*upload)(const void *state);
    bool has_copy; /* it has a copy of the state instead of a pointer */
} modules[MODULES];
static size_t count;

static void add(int (*upload)(const void *state), bool has_copy)
{
    if (count == MODULES)
        sma_cuda_fatal("sma_cuda_register",
                       "the program has more than %d modules with kernels",
                       MODULES);
    modules[count++] = (struct module){upload, has_copy};
    if (sma_cuda_gpu != NULL)
        sma_cuda_gpu->upload(upload, has_copy);
}

__attribute__((visibility("default"))) void
sma_cuda_register_pointer(int (*upload)(const void *state))
{
    add(upload, false);
}

__attribute__((visibility("default"))) void
sma_cuda_unregister_pointer(int (*upload)(const void *state))
{
    for (size_t i = 0; i < count; i++)
        if (modules[i].upload == upload) {
            modules[i] = modules[--count];
            return;
        }
}

/* Programs that were compiled with libsma 1.0 call this. */
__attribute__((visibility("default"))) void
sma_cuda_register(int (*upload)(const void *state))
{
    add(upload, true);
}

void sma_cuda_upload_modules(void)
{
    for (size_t i = 0; i < count; i++)
        sma_cuda_gpu->upload(modules[i].upload, modules[i].has_copy);
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Private memory that the library cannot do without.  The job ends with a
 * message when there is none.  The caller frees the memory.
 */
#include "base/base.h"
#include "shared/cause.h"

void sma_no_memory(const struct sma_routine *routine, size_t bytes)
{
    sma_fatal(routine, "out of memory for %zu bytes%s", bytes,
              sma_cause(SMA_CAUSE_MEMORY, 0, bytes));
}

static void *need(const struct sma_routine *routine, void *p, size_t bytes)
{
    if (p == NULL)
        sma_no_memory(routine, bytes);
    return p;
}

void *sma_new(const struct sma_routine *routine, size_t n, size_t size)
{
    return need(routine, calloc(n > 0 ? n : 1, size), n * size);
}

void *sma_buffer(const struct sma_routine *routine, size_t bytes)
{
    return need(routine, malloc(bytes > 0 ? bytes : 1), bytes);
}

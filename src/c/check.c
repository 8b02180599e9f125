/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the checks of check.h say when they fail.
 */
#include <unistd.h>

#include "check.h"

void sma_bad_time(const char *routine)
{
    sma_fatal(routine, "called %s",
              sma.forked      ? "in a child made by fork, which is no PE"
              : sma.finalized ? "after shmem_finalize"
                              : "before shmem_init or start_pes");
}

void sma_check_process(const char *routine)
{
    if (sma.job != NULL && sma.job->pe[sma.machine_me].pid != getpid())
        sma_fatal(routine,
                  "called in process %d, a child of this PE that _Fork, vfork or "
                  "clone made: it is no PE, and its static data are those of the "
                  "PE",
                  (int) getpid());
}

void sma_bad_pe(const char *routine, const char *arg, int pe)
{
    sma_check_running(routine);
    sma_fatal(routine, "%s is %d, must be 0..%d", arg, pe, sma.n - 1);
}

void sma_bad_address(const char *routine, const char *arg, const void *addr,
                     size_t len)
{
    const struct sma_part *heap = &sma.part[SMA_HEAP];
    const struct sma_part *data = &sma.part[SMA_DATA];
    uintptr_t a = (uintptr_t) addr;
    const struct sma_part *part = NULL;

    sma_check_running(routine);
    if (a - heap->base < heap->size)
        part = heap;
    else if (a - data->base < data->size)
        part = data;
    if (part != NULL)
        sma_fatal(routine, "%s %p + %zu bytes runs past the end of the %s at %p",
                  arg, addr, len, part == heap ? "symmetric heap" : "static data",
                  (void *) (part->base + part->size));
    sma_fatal(routine, "%s %p is not symmetric (heap [%p,%p), static [%p,%p))",
              arg, addr, (void *) heap->base,
              (void *) (heap->base + heap->size), (void *) data->base,
              (void *) (data->base + data->size));
}

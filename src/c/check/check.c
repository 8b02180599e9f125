/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The messages of the checks in check/check.h.
 */
#include "check/check.h"

/* The routine that sma_check_untyped was last told of.  Any thread may replace
 * it.  Atomic accesses in relaxed order suffice, because the description is a
 * constant. */
static const struct sma_routine *untyped;

void sma_check_untyped(const struct sma_routine *routine)
{
    __atomic_store_n(&untyped, routine, __ATOMIC_RELAXED);
}

const char *sma_check_words(const struct sma_routine *routine)
{
    return routine != NULL &&
                   routine == __atomic_load_n(&untyped, __ATOMIC_RELAXED)
               ? "; the routine counts words of 8 bytes (of 4 if compiled "
                 "with " SMA_OSHFORT " -fshmem-generic-32)"
               : "";
}

void sma_bad_time(const struct sma_routine *routine)
{
    sma_fatal(routine, "called %s",
              sma_self.forked      ? "in a child created by fork, which is not "
                                     "a PE"
              : sma_self.exited    ? "after exit has finalized the library"
              : sma_self.finalized ? "after shmem_finalize"
                                   : "before shmem_init or start_pes");
}

void sma_check_process(const struct sma_routine *routine)
{
    if (sma_self.job != NULL &&
        sma_self.job->pe[sma_topology.host_me].pid != getpid())
        sma_fatal(
            routine,
            "called in process %d, a child of this PE created by _Fork, vfork "
            "or clone: it is not a PE, and it shares the static data of the PE",
            (int) getpid());
}

void sma_bad_pe(const struct sma_routine *routine, const char *arg, int pe)
{
    sma_check_running(routine);
    sma_fatal(routine, "%s is %d, must be 0..%d", arg, pe, sma_self.n - 1);
}

void sma_bad_null(const struct sma_routine *routine, const char *arg)
{
    sma_fatal(routine, "%s is NULL", arg);
}

void sma_bad_alignment(const struct sma_routine *routine,
                       const struct sma_argument *arg, const void *addr,
                       size_t align)
{
    sma_fatal(routine,
              "%s %p is not aligned: its address must be a multiple of %zu",
              arg->name, addr, align);
}

void sma_bad_program(const struct sma_routine *routine,
                     const struct sma_argument *arg, const void *addr, int pe)
{
    char what[160];

    sma_fatal(routine,
              "%s %p is static data (%s), and PE %d runs another program (%s); "
              "only the symmetric heap is common to different programs",
              arg->name, addr,
              sma_describe_address(routine, addr, what, sizeof what), pe,
              sma_memory.program[sma_memory.program_of[pe]].path);
}

/* The PE of this host, other than the caller, whose own static data are at this
 * address, or -1. */
static int owner_of(const void *addr)
{
    for (int i = 0; i < sma_topology.host_n; i++) {
        const struct sma_job_pe *pe = &sma_self.job->pe[i];

        if (i != sma_topology.host_me && (uintptr_t) addr >= pe->data_base &&
            (uintptr_t) addr - pe->data_base < pe->data_size)
            return pe->number;
    }
    return -1;
}

void sma_bad_address(const struct sma_routine *routine,
                     const struct sma_argument *arg, const void *addr,
                     size_t len)
{
    const struct sma_region *heap = &sma_memory.region[SMA_HEAP];
    const struct sma_region *data = &sma_memory.region[SMA_DATA];
    uintptr_t a = (uintptr_t) addr;
    bool known;
    int owner;
    char what[160];

    sma_check_running(routine);
    /* A number would tell nothing: SIZE_MAX stands for any larger one. */
    if (len > PTRDIFF_MAX &&
        (a - heap->base < heap->size || a - data->base < data->size))
        sma_fatal(routine,
                  "%s %p has a negative number of elements or bytes, or more "
                  "than memory can hold",
                  arg->name, addr);
    if (a - heap->base < heap->size)
        sma_fatal(
            routine,
            "%s %p + %zu bytes runs past the end of the symmetric heap at "
            "%p%s",
            arg->name, addr, len, (void *) (heap->base + heap->size),
            sma_check_words(routine));
    sma_describe_address(routine, addr, what, sizeof what);
    if (a - data->base < data->size)
        sma_fatal(routine,
                  "%s %p + %zu bytes runs past the end of the static data at "
                  "%p; it is %s%s",
                  arg->name, addr, len, (void *) (data->base + data->size),
                  what, sma_check_words(routine));
    known =
        strncmp(what, "outside", 7) != 0 && strncmp(what, "elsewhere", 9) != 0;
    owner = known ? -1 : owner_of(addr);
    if (owner >= 0 && sma_runs_other(owner))
        sma_fatal(routine,
                  "%s %p is not symmetric: it is an address in the static data "
                  "of PE %d, which runs another program (%s)",
                  arg->name, addr, owner,
                  sma_memory.program[sma_memory.program_of[owner]].path);
    if (owner >= 0)
        sma_fatal(routine,
                  "%s %p is not symmetric: it is an address in the static data "
                  "of PE %d, which begin at a different address here (%p) "
                  "because the program is position-independent; link it "
                  "without -pie, or with -no-pie",
                  arg->name, addr, owner, (void *) data->base);
    sma_fatal(routine,
              "%s %p is not symmetric: it is %s; heap [%p,%p), static [%p,%p)",
              arg->name, addr, what, (void *) heap->base,
              (void *) (heap->base + heap->size), (void *) data->base,
              (void *) (data->base + data->size));
}

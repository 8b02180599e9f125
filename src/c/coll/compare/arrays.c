/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The arrays of collective calls.  With SHMEM_CHECK=2 pSync and pWrk are long enough and
 * are not those of the call before, and the arrays of a call do not overlap.
 */
#include <ctype.h>

#include "coll/compare/arrays.h"
#include "shmem.h"

enum {
    SYNC_ELEMENTS = SHMEM_SYNC_SIZE,
    SYNC_ELEMENTS_FORTRAN = 2 * SHMEM_SYNC_SIZE,
};

size_t sma_check_integer = 4;

/* Do two objects overlap?  A size that no memory has is reported elsewhere. */
static bool overlap(const void *a, size_t a_bytes, const void *b,
                    size_t b_bytes)
{
    uintptr_t x = (uintptr_t) a, y = (uintptr_t) b;

    return a_bytes <= PTRDIFF_MAX && b_bytes <= PTRDIFF_MAX &&
           x < y + b_bytes && y < x + a_bytes;
}

void sma_check_overlap(const struct sma_routine *routine, const char *a_name,
                       const void *a, size_t a_bytes, const char *b_name,
                       const void *b, size_t b_bytes)
{
    if (overlap(a, a_bytes, b, b_bytes))
        sma_fatal(routine, "%s %p and %s %p overlap (%zu and %zu bytes)",
                  a_name, a, b_name, b, a_bytes, b_bytes);
}

static size_t psync_bytes(const struct sma_routine *routine)
{
    return sma_is_fortran(routine) ? SYNC_ELEMENTS_FORTRAN * sma_check_integer
                                   : SYNC_ELEMENTS * sizeof(long);
}

/* The elements that pWrk must have. */
static size_t pwrk_elements(const struct sma_call *call)
{
    size_t least = call->source_bytes / call->esize / 2 + 1;

    return least > SHMEM_REDUCE_MIN_WRKDATA_SIZE
               ? least
               : (size_t) SHMEM_REDUCE_MIN_WRKDATA_SIZE;
}

/* Does a reduction have a pWrk?  A size that no memory has is reported
 * elsewhere. */
static bool has_pwrk(const struct sma_call *call)
{
    return call->op != NULL && call->source_bytes > 0 &&
           call->source_bytes <= PTRDIFF_MAX;
}

void sma_arrays_note(struct sma_arrays *arrays,
                     const struct sma_routine *routine,
                     const struct sma_set *set, const struct sma_active *a,
                     const struct sma_call *call)
{
    *arrays = (struct sma_arrays){.set = set,
                                  .routine = routine,
                                  .psync = {a->psync, psync_bytes(routine)}};
    if (has_pwrk(call))
        arrays->pwrk =
            (struct sma_array){a->pwrk, pwrk_elements(call) * call->esize};
}

/* What is not a call, such as a file or a signal, may have told this PE that the
 * others have left the call.  So this is no mistake for certain. */
static void compare_use(const struct sma_routine *routine,
                        const struct sma_arrays *old, const char *arg,
                        const struct sma_array *array)
{
    static bool told;

    if ((overlap(array->start, array->bytes, old->psync.start,
                 old->psync.bytes) ||
         overlap(array->start, array->bytes, old->pwrk.start,
                 old->pwrk.bytes)) &&
        !__atomic_exchange_n(&told, true, __ATOMIC_RELAXED))
        sma_warn(routine,
                 "%s may still be in use by %s on the active set (PE_start "
                 "%d, logPE_stride %d, PE_size %d): no call since then tells "
                 "whether its PEs have left it",
                 arg, old->routine->name, old->set->start, old->set->log_stride,
                 old->set->size);
}

void sma_arrays_compare(const struct sma_routine *routine,
                        const struct sma_arrays *old,
                        const struct sma_arrays *arrays)
{
    compare_use(routine, old, "pSync", &arrays->psync);
    compare_use(routine, old, "pWrk", &arrays->pwrk);
}

/* Tells of an element of pSync that does not have its initial value.  Returns
 * whether there is one. */
static bool tell_value(const struct sma_routine *routine, const void *psync,
                       size_t elements, size_t bytes)
{
    for (size_t i = 0; i < elements; i++) {
        const char *p = (const char *) psync + i * bytes;
        int64_t value = 0;
        int32_t low;

        if (bytes == 4) {
            memcpy(&low, p, sizeof low);
            value = low;
        } else {
            memcpy(&value, p, sizeof value);
        }
        if (value == SHMEM_SYNC_VALUE)
            continue;
        sma_warn(routine,
                 "element %zu of pSync is %lld, must be SHMEM_SYNC_VALUE (%d)",
                 i, (long long) value, (int) SHMEM_SYNC_VALUE);
        return true;
    }
    return false;
}

/* Size and values of pSync matter to other libraries alone, and old programs
 * declare it as they like, so they are told, once. */
void sma_check_psync(const struct sma_routine *routine, const void *psync)
{
    static bool told;
    size_t bytes = sma_is_fortran(routine) ? sma_check_integer : sizeof(long);
    size_t elements = psync_bytes(routine) / bytes, space;

    sma_check_unused(routine, SMA_ARG(pSync), psync, bytes);
    if (__atomic_load_n(&told, __ATOMIC_RELAXED))
        return;
    space = sma_check_space(psync) / bytes;
    if (space < elements)
        sma_warn(routine, "pSync has %zu elements, must have %zu", space,
                 elements);
    else if (!tell_value(routine, psync, elements, bytes))
        return;
    __atomic_store_n(&told, true, __ATOMIC_RELAXED);
}

void sma_check_pwrk(const struct sma_routine *routine,
                    const struct sma_call *call, const void *pwrk)
{
    size_t least, space;

    if (!has_pwrk(call))
        return;
    least = pwrk_elements(call);
    sma_check_unused(routine, SMA_ARG(pWrk), pwrk, call->esize);
    space = sma_check_space(pwrk) / call->esize;
    if (space < least)
        sma_fatal(routine, "pWrk has %zu elements, must have %zu", space,
                  least);
    sma_check_overlap(routine, "pWrk", pwrk, least * call->esize, "dest",
                      call->dest, call->dest_bytes);
    sma_check_overlap(routine, "pWrk", pwrk, least * call->esize, "source",
                      call->source, call->source_bytes);
}

/* With SHMEM_CHECK=2, for a mistake of the program, for constants, and for static
 * data where PEs run different programs. */
void sma_coll_check_slow(const struct sma_routine *routine,
                         const struct sma_set *set,
                         const struct sma_argument *arg, const void *addr,
                         size_t len)
{
    struct sma_address address =
        sma_find_in_call(routine, arg, addr, len, sma_self.me);

    if (address.region == SMA_HEAP || sma_memory.program_of == NULL)
        return;
    for (int i = 0; i < set->size; i++)
        if (sma_runs_other(sma_set_pe(set, i)))
            sma_bad_program(routine, arg, addr, sma_set_pe(set, i));
}

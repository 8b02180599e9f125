/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * SHMEM_CHECK=2: an object that a call names must lie inside one block of the
 * heap or one static object of the program, must have the alignment of its
 * type, and must not overlap the other object of a transfer.  The symbols of
 * the executable (base/program.h) tell the static objects.  Without symbols, an
 * object may lie anywhere in the static data.
 */
#include "base/program.h"
#include "check/check.h"

/* ------------------------------------------------------------------ objects */

static void check_static(const struct sma_routine *routine,
                         const struct sma_argument *arg, const void *addr,
                         size_t len)
{
    struct sma_object o;
    char name[64];

    if (!sma_program_object(addr, &o) ||
        len <= o.base + o.size - (uintptr_t) addr || sma_program_is_part(&o))
        return;
    sma_fatal(routine,
              "%s %p + %zu bytes runs past the end of %s, which has %zu "
              "bytes at %p%s",
              arg->name, addr, len, sma_object_name(&o, name, sizeof name),
              o.size, (void *) o.base, sma_check_words(routine));
}

/* Writes where a block was allocated: ", allocated by shmem_malloc at
 * heat.c:40". */
static void origin(const struct sma_heap_block *b, char *text, size_t size)
{
    char where[128] = "";

    text[0] = '\0';
    if (b->routine == NULL)
        return;
    if (b->caller != NULL)
        sma_check_where(b->caller, where, sizeof where);
    snprintf(text, size, ", allocated by %s%s", b->routine->name, where);
}

static void check_block(const struct sma_routine *routine,
                        const struct sma_argument *arg, const void *addr,
                        size_t len)
{
    struct sma_heap_block b;
    char where[256];
    size_t at;

    if (!sma_heap_find(addr, &b))
        sma_fatal(routine,
                  "%s %p is not in an allocated block of the "
                  "symmetric heap",
                  arg->name, addr);
    at = (size_t) ((const char *) addr - b.base);
    if (at < b.size && len <= b.size - at && b.used)
        return;
    origin(&b, where, sizeof where);
    if (!b.used)
        sma_fatal(routine,
                  "%s %p is in the block of %zu bytes at %p, which was freed%s",
                  arg->name, addr, b.size, (const void *) b.base, where);
    if (at >= b.size)
        sma_fatal(routine,
                  "%s %p is past the end of the block of %zu bytes "
                  "at %p%s",
                  arg->name, addr, b.size, (const void *) b.base, where);
    sma_fatal(routine,
              "%s %p + %zu bytes runs past the end of the block of %zu bytes "
              "at %p%s%s",
              arg->name, addr, len, b.size, (const void *) b.base, where,
              sma_check_words(routine));
}

void sma_check_object(const struct sma_routine *routine,
                      const struct sma_argument *arg, const void *addr,
                      size_t len)
{
    if ((uintptr_t) addr - sma_memory.region[SMA_HEAP].base <
        sma_memory.region[SMA_HEAP].size)
        check_block(routine, arg, addr, len);
    else
        check_static(routine, arg, addr, len);
}

size_t sma_check_space(const void *addr)
{
    struct sma_heap_block b;
    struct sma_object o;

    if ((uintptr_t) addr - sma_memory.region[SMA_HEAP].base <
        sma_memory.region[SMA_HEAP].size)
        return sma_heap_find(addr, &b) && b.used
                   ? (size_t) (b.base + b.size - (const char *) addr)
                   : 0;
    return sma_program_object(addr, &o) ? o.base + o.size - (uintptr_t) addr
                                        : SIZE_MAX;
}

bool sma_check_fits(const void *addr, size_t len, char *text_p, size_t size)
{
    size_t offset;
    int region = sma_region_find(addr, len, &offset);
    struct sma_heap_block b;
    struct sma_object o;
    char name[64];

    if (region == SMA_HEAP && sma_heap_find(addr, &b) && b.used &&
        (const char *) addr + len > b.base + b.size) {
        snprintf(text_p, size, "the block of %zu bytes at %p", b.size,
                 (const void *) b.base);
        return false;
    }
    if (region != SMA_DATA)
        return true;
    sma_program_index();
    if (!sma_program_object(addr, &o) ||
        len <= o.base + o.size - (uintptr_t) addr || sma_program_is_part(&o))
        return true;
    snprintf(text_p, size, "%s, which has %zu bytes at %p",
             sma_object_name(&o, name, sizeof name), o.size, (void *) o.base);
    return false;
}

/* ------------------------------------------------------------ the slow path */

/* Checks the alignment of an object. */
static void check_alignment(const struct sma_routine *routine,
                            const struct sma_argument *arg, const void *addr)
{
    size_t align = arg->align > 0 ? arg->align : routine->align;

    if ((uintptr_t) addr % align != 0)
        sma_bad_alignment(routine, arg, addr, align);
}

/* Ends the job when an object in static data is to be that of a PE that runs
 * another program. */
static void check_program(const struct sma_routine *routine,
                          const struct sma_argument *arg, const void *addr,
                          int pe)
{
    if (pe != SMA_EVERY_PE && sma_runs_other(pe))
        sma_bad_program(routine, arg, addr, pe);
    for (int k = 0; pe == SMA_EVERY_PE && k < sma_self.n; k++)
        if (sma_runs_other(k))
            sma_bad_program(routine, arg, addr, k);
}

uint64_t *sma_check_calls;

void sma_check_count(uint64_t calls)
{
    if (sma_check_calls == NULL)
        return;
    __atomic_fetch_or(sma_check_calls, calls & SMA_CALLS_UNKNOWN,
                      __ATOMIC_RELAXED);
    __atomic_fetch_add(sma_check_calls, calls & ~SMA_CALLS_UNKNOWN,
                       __ATOMIC_RELAXED);
    /* Pairs with the fence of has_told_nothing (coll/compare/same_call.c): a PE that finds
     * an effect of the call finds it counted. */
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
}

struct sma_address sma_find_slow(const struct sma_routine *routine,
                                 const struct sma_argument *arg,
                                 const void *addr, size_t len, int pe)
{
    sma_check_count(1);
    return sma_find_in_call(routine, arg, addr, len, pe);
}

struct sma_address sma_find_in_call(const struct sma_routine *routine,
                                    const struct sma_argument *arg,
                                    const void *addr, size_t len, int pe)
{
    struct sma_address address = {.offset = 0};

    address.region = sma_region_find(addr, len, &address.offset);
    if (address.region < 0 && arg == SMA_ARG(source) &&
        sma_constant(addr, len, &address.offset))
        address.region = SMA_CONSTANTS;
    if (sma_self.n == 0 || address.region == -1)
        sma_bad_address(routine, arg, addr, len);
    if (address.region != SMA_HEAP && sma_memory.program_of != NULL)
        check_program(routine, arg, addr, pe);
    if (!sma_checks_all())
        return address;
    sma_check_process(routine);
    if (arg->is_elsewhere)
        return address;
    sma_check_object(routine, arg, addr, len);
    check_alignment(routine, arg, addr);
    if (arg->is_one_access)
        sma_check_aligned(routine, arg, address, len);
    return address;
}

struct sma_address sma_find_pair_slow(const struct sma_routine *routine,
                                      const struct sma_argument *arg,
                                      const void *addr,
                                      const struct sma_argument *arg_here,
                                      const void *here, size_t len, int pe)
{
    struct sma_address address = sma_find_slow(routine, arg, addr, len, pe);
    size_t offset;

    if (!sma_checks_all())
        return address;
    /* only symmetric objects have to be aligned */
    if (sma_region_find(here, 1, &offset) >= 0) {
        sma_check_object(routine, arg_here, here, len);
        check_alignment(routine, arg_here, here);
    }
    /* a transfer to the same address moves nothing */
    if (pe == sma_self.me && addr != here &&
        (uintptr_t) addr < (uintptr_t) here + len &&
        (uintptr_t) here < (uintptr_t) addr + len)
        sma_fatal(routine, "%s %p and %s %p overlap (%zu bytes)", arg->name,
                  addr, arg_here->name, here, len);
    return address;
}

void sma_check_unused(const struct sma_routine *routine,
                      const struct sma_argument *arg, const void *addr,
                      size_t len)
{
    struct sma_address address;

    if (unlikely(!sma_find_quick(addr, len, &address)))
        sma_find_in_call(routine, arg, addr, len, sma_self.me);
}

/* ------------------------------------------------------------------- damage */

void sma_check_guards(const struct sma_routine *routine)
{
    struct sma_heap_block b;
    char where[256];
    size_t first;

    if (!sma_heap_find_damage(&b, &first))
        return;
    origin(&b, where, sizeof where);
    sma_fatal(routine,
              "something was written past the end of the block of %zu bytes at "
              "%p, at offset %zu%s",
              b.size, (const void *) b.base, first, where);
}

void sma_check_leftovers(const struct sma_routine *routine)
{
    struct sma_heap_block largest;
    char where[256];
    size_t bytes, n;

    sma_check_guards(routine);
    sma_check_locks(routine);
    n = sma_heap_used(&bytes, &largest);
    if (n == 0 || sma_self.me != 0)
        return;
    origin(&largest, where, sizeof where);
    sma_warn(routine,
             "blocks of the symmetric heap that were not freed: %zu, "
             "with %zu bytes; the largest has %zu bytes%s",
             n, bytes, largest.size, where);
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Memory management: the collective routines around the allocator of
 * memory/heap.c, with the barriers that the specification asks for.  An
 * allocation ends with a barrier, so that no PE reaches into a block that
 * another PE has not got yet; a free begins with a barrier, so that no PE still
 * uses the block.
 */
#include "account/account.h"
#include "api/api.h"
#include "base/program.h"
#include "coll/calls.h"
#include "coll/compare/same_call.h"
#include "mpp/shmem.h"
#include "pshmem.h"
#include "pshmemx.h"

/* What the last call of the shmalloc family or of shmem_align left. */
long malloc_error;

/* OpenSHMEM also wants a multiple of sizeof(void *), but programs ask for
 * less. */
static bool is_alignment(size_t n)
{
    return n != 0 && (n & (n - 1)) == 0 && n <= SMA_HEAP_ALIGN;
}

static void sign(const struct sma_routine *routine, void *block)
{
    if (sma_checks_all() && block != NULL)
        sma_heap_sign(block, routine, sma_check_caller());
}

static void explain(size_t align, size_t bytes, char *why_p, size_t size)
{
    size_t free_bytes, largest;

    sma_heap_numbers(&free_bytes, &largest);
    if (!is_alignment(align))
        snprintf(why_p, size,
                 "alignment is %td, must be a power of two and at most %zu",
                 (ptrdiff_t) align, SMA_HEAP_ALIGN);
    else if (bytes > PTRDIFF_MAX) /* shmem_calloc passes SIZE_MAX for more */
        snprintf(why_p, size,
                 "no memory for a negative number of bytes, or "
                 "for more than memory can hold");
    else if (bytes == PTRDIFF_MAX) /* SHPALLOC passes it for more words */
        snprintf(why_p, size,
                 "no memory for %zu bytes or more: no symmetric heap can be so "
                 "large",
                 bytes);
    else if (bytes > SMA_HEAP_MOST)
        snprintf(why_p, size,
                 "no memory for %zu bytes: no symmetric heap can be so large",
                 bytes);
    else if (align <= SMA_CACHE_LINE)
        snprintf(why_p, size,
                 "no memory for %zu bytes (%zu of the symmetric heap are "
                 "free, largest block %zu); set %s to a larger size",
                 bytes, free_bytes, largest, sma_env.symmetric_size_name);
    else
        snprintf(why_p, size,
                 "no memory for %zu bytes at a multiple of %zu (%zu of the "
                 "symmetric heap are free, largest block %zu); set %s to a "
                 "larger size",
                 bytes, align, free_bytes, largest,
                 sma_env.symmetric_size_name);
}

/*
 * Says why no PE has got a block.  If `result` is NULL, that ends the job; else it
 * is what the line ends with, and PE 0 prints it, without SHMEM_CHECK=2 only the
 * first time: a program may ask for less and less until it gets a block.
 */
static void explain_once(const struct sma_routine *routine, size_t align,
                         size_t bytes, const char *result)
{
    static bool told;
    char why[256];

    if (result != NULL && (*result == '\0' || sma_self.me != 0 ||
                           sma_self.check == 0 || (told && !sma_checks_all())))
        return;
    told = true;
    explain(align, bytes, why, sizeof why);
    if (result == NULL)
        sma_fatal(routine, "%s", why);
    sma_warn(routine, "%s; %s", why, result);
}

/* The end of a call that allocates.  None returns NULL before PE 0 has printed why:
 * otherwise a program that uses NULL might crash elsewhere first. */
static void *allocated(const struct sma_routine *routine, void *block,
                       const void *ptr, size_t align, size_t size,
                       const char *result)
{
    sign(routine, block);
    sma_layout_extend_heap();
    sma_barrier_block(routine, ptr, size, align, block);
    if (unlikely(block == NULL)) {
        explain_once(routine, ptr != NULL ? SMA_CACHE_LINE : align, size,
                     result);
        sma_barrier_all(routine);
    }
    return block;
}

void *sma_malloc(const struct sma_routine *routine, size_t align, size_t size,
                 bool zero, const char *result)
{
    void *p;

    sma_check_running(routine);
    if (size == 0)
        return NULL;
    if (sma_checks_all())
        sma_check_call(routine, sma_world,
                       SMA_CALL(zero ? "calloc" : "malloc",
                                SMA_NUMBER("size", size),
                                SMA_NUMBER("alignment", align)));
    p = is_alignment(align) ? sma_heap_alloc(align, size) : NULL;
    if (p != NULL && zero)
        memset(p, 0, size);
    if (align < SMA_CACHE_LINE && is_alignment(align))
        align = SMA_CACHE_LINE; /* that of all blocks */
    return allocated(routine, p, NULL, align, size, result);
}

void sma_bad_block(const struct sma_routine *routine, const char *arg,
                   const void *ptr, int code)
{
    static const char *const text[] = {
        [-SHMEM_MALLOC_ALREADY_FREE] = "is already free",
        [-SHMEM_MALLOC_NOT_ALIGNED] = "is not the start of a block",
    };
    char what[160];

    if (code == SHMEM_MALLOC_NOT_IN_SYMM_HEAP)
        sma_fatal(routine, "%s %p is outside the symmetric heap: it is %s", arg,
                  ptr, sma_describe_address(routine, ptr, what, sizeof what));
    sma_fatal(routine, "%s %p %s", arg, ptr, text[-code]);
}

static void check_block(const struct sma_routine *routine, const void *ptr)
{
    int code = sma_heap_state(ptr);

    if (unlikely(code != SHMEM_MALLOC_OK))
        sma_bad_block(routine, "ptr", ptr, code);
}

void sma_free(const struct sma_routine *routine, void *ptr)
{
    SMA_SEE(routine, sma_free(routine, ptr), SMA_ABOUT_NOTHING);
    sma_check_running(routine);
    if (ptr == NULL)
        return;
    check_block(routine, ptr);
    if (sma_checks_all())
        sma_check_call(routine, sma_world,
                       SMA_CALL("free", SMA_ADDRESS("ptr", ptr)));
    sma_barrier_block(routine, ptr, 0, 0, NULL);
    sma_heap_free(ptr);
}

void *sma_realloc(const struct sma_routine *routine, void *ptr, size_t size,
                  const char *result)
{
    size_t old;
    void *p;

    sma_check_running(routine);
    if (ptr == NULL)
        return sma_malloc(routine, SMA_CACHE_LINE, size, false, result);
    if (size == 0) {
        sma_free(routine, ptr);
        return NULL;
    }
    check_block(routine, ptr);
    if (sma_checks_all())
        sma_check_call(routine, sma_world,
                       SMA_CALL("realloc", SMA_NUMBER("size", size),
                                SMA_ADDRESS("ptr", ptr)));
    if (!SMA_MUTANT(realloc_no_barrier))
        sma_barrier_all(routine);
    old = sma_heap_block_size(ptr);
    p = ptr;
    if (!sma_heap_resize(ptr, size)) {
        p = sma_heap_alloc(SMA_CACHE_LINE, size);
        if (p != NULL) {
            memcpy(p, ptr, old < size ? old : size);
            sma_heap_free(ptr);
        }
    }
    return allocated(routine, p, ptr, 0, size, result);
}

/* ------------------------------------------------------------- entry points */

static const char result_null[] = "the result is NULL";

static void *allocate(const struct sma_routine *routine, size_t align,
                      size_t size, bool zero)
{
    SMA_SEE_VALUE(routine, void *, allocate(routine, align, size, zero),
                  SMA_ABOUT_NOTHING);
    return sma_malloc(routine, align, size, zero, result_null);
}

static void *reallocate(const struct sma_routine *routine, void *ptr,
                        size_t size)
{
    SMA_SEE_VALUE(routine, void *, reallocate(routine, ptr, size),
                  SMA_ABOUT_NOTHING);
    return sma_realloc(routine, ptr, size, result_null);
}

void *pshmem_malloc(size_t size)
{
    return allocate(SMA_R(shmem_malloc), SMA_CACHE_LINE, size, false);
}
SMA_ALIAS(shmem_malloc)

void pshmem_free(void *ptr)
{
    sma_free(SMA_R(shmem_free), ptr);
}
SMA_ALIAS(shmem_free)

void *pshmem_realloc(void *ptr, size_t size)
{
    return reallocate(SMA_R(shmem_realloc), ptr, size);
}
SMA_ALIAS(shmem_realloc)

static void *remember(void *p, size_t size)
{
    malloc_error = p != NULL   ? SHMEM_MALLOC_OK
                   : size == 0 ? SHMEM_MALLOC_BAD_SIZE
                               : SHMEM_MALLOC_FAIL;
    return p;
}

/* Leaves a code in malloc_error, as shmemalign does: programs that were written
 * for shmemalign read the code. */
void *pshmem_align(size_t alignment, size_t size)
{
    return remember(allocate(SMA_R(shmem_align), alignment, size, false), size);
}
SMA_ALIAS(shmem_align)

void *pshmem_calloc(size_t count, size_t size)
{
    size_t bytes;

    if (__builtin_mul_overflow(count, size, &bytes))
        bytes = SIZE_MAX; /* more than any heap: NULL on all PEs */
    return allocate(SMA_R(shmem_calloc), SMA_CACHE_LINE, bytes, true);
}
SMA_ALIAS(shmem_calloc)

/* The heap suits all uses that the hints name, so the hints change nothing. */
void *pshmem_malloc_with_hints(size_t size, long hints)
{
    (void) hints;
    return allocate(SMA_R(shmem_malloc_with_hints), SMA_CACHE_LINE, size,
                    false);
}
SMA_ALIAS(shmem_malloc_with_hints)

void *pshmemx_malloc_with_hint(size_t size, long hint)
{
    (void) hint;
    return allocate(SMA_R(shmemx_malloc_with_hint), SMA_CACHE_LINE, size,
                    false);
}
SMA_ALIAS(shmemx_malloc_with_hint)

/* The SGI names do what the OpenSHMEM names do, and leave a code in
 * malloc_error. */

void *pshmalloc(size_t size)
{
    return remember(allocate(SMA_R(shmalloc), SMA_CACHE_LINE, size, false),
                    size);
}
SMA_ALIAS(shmalloc)

/* Unlike shmem_free, shfree returns after a wrong pointer: the caller may read
 * malloc_error. */
void pshfree(void *ptr)
{
    SMA_SEE(SMA_R(shfree), pshfree(ptr), SMA_ABOUT_NOTHING);
    sma_check_running(SMA_R(shfree));
    malloc_error = ptr == NULL ? SHMEM_MALLOC_OK : sma_heap_state(ptr);
    if (malloc_error == SHMEM_MALLOC_OK)
        sma_free(SMA_R(shfree), ptr);
}
SMA_ALIAS(shfree)

void *pshrealloc(void *ptr, size_t size)
{
    void *p;

    SMA_SEE_VALUE(SMA_R(shrealloc), void *, pshrealloc(ptr, size),
                  SMA_ABOUT_NOTHING);
    sma_check_running(SMA_R(shrealloc));
    malloc_error = ptr == NULL ? SHMEM_MALLOC_OK : sma_heap_state(ptr);
    if (malloc_error != SHMEM_MALLOC_OK)
        return NULL;
    p = reallocate(SMA_R(shrealloc), ptr, size);
    if (p == NULL && size > 0)
        malloc_error = SHMEM_MALLOC_FAIL;
    return p;
}
SMA_ALIAS(shrealloc)

void *pshmemalign(size_t alignment, size_t size)
{
    return remember(allocate(SMA_R(shmemalign), alignment, size, false), size);
}
SMA_ALIAS(shmemalign)

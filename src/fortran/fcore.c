/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The Fortran entry points that are more than a call of the C core: memory
 * management with its error codes, queries with Fortran results.  The entry
 * points themselves are in entries.c.
 */
#include <string.h>

#include "check.h"
#include "fint.h"

size_t sma_f_count(const char *routine, const char *arg, fint n)
{
    if (unlikely(n < 0)) {
        sma_check_running(routine);
        sma_fatal(routine, "%s is %d, must not be negative", arg, n);
    }
    return (size_t) n;
}

void sma_f_fence(const char *routine)
{
    sma_check_running(routine);
    sma_fence();
}

void sma_f_quiet(const char *routine)
{
    sma_check_running(routine);
    sma_quiet();
}

void sma_f_version(fint *major, fint *minor)
{
    *major = SHMEM_MAJOR_VERSION;
    *minor = SHMEM_MINOR_VERSION;
}

void sma_f_name(char *name, size_t name_len)
{
    static const char text[] = SHMEM_VENDOR_STRING;
    size_t n = sizeof(text) - 1 < name_len ? sizeof(text) - 1 : name_len;

    memcpy(name, text, n);
    memset(name + n, ' ', name_len - n);
}

flogical sma_f_pe_accessible(const char *routine, fint pe)
{
    sma_check_running(routine);
    return pe >= 0 && pe < sma.n;
}

flogical sma_f_addr_accessible(const char *routine, const void *addr, fint pe)
{
    sma_check_running(routine);
    return sma_addr_accessible(addr, pe);
}

fword sma_f_ptr(const char *routine, const void *dest, fint pe)
{
    sma_check_running(routine);
    sma_check_pe(routine, pe);
    return (fword) (intptr_t) sma_ptr(dest, pe);
}

/* ------------------------------------------------------- memory management */

/* What is wrong with the start of a block. */
static const char *block_error(int code)
{
    switch (code) {
    case SHMEM_MALLOC_NOT_IN_SYMM_HEAP:
        return "is outside the symmetric heap";
    case SHMEM_MALLOC_ALREADY_FREE:
        return "is already free";
    default:
        return "is not the start of a block";
    }
}

/* Checks that addr is a block; returns 0 or the error code. */
static int block_check(const char *routine, const void *addr, fint abort)
{
    int code = sma_heap_state(addr);

    if (code != 0 && abort != 0)
        sma_fatal(routine, "addr %p %s", addr, block_error(code));
    return code;
}

static int length_check(const char *routine, fint length, fint abort)
{
    if (length > 0)
        return 0;
    if (abort != 0)
        sma_fatal(routine, "length is %d, must be positive", length);
    return SHMEM_MALLOC_BAD_SIZE;
}

static int no_memory(const char *routine, size_t bytes, fint abort)
{
    size_t free_bytes, largest;

    if (abort != 0) {
        sma_heap_numbers(&free_bytes, &largest);
        sma_fatal(routine,
                  "no memory for %zu bytes (%zu of the symmetric heap are "
                  "free, largest block %zu); SHMEM_SYMMETRIC_SIZE makes it "
                  "larger",
                  bytes, free_bytes, largest);
    }
    return SHMEM_MALLOC_FAIL;
}

void sma_f_shpalloc(const char *routine, fword *addr, fint length,
                    fint *errcode, fint abort)
{
    size_t bytes = (size_t) length * 4;
    void *block;

    sma_check_running(routine);
    *errcode = length_check(routine, length, abort);
    if (*errcode != 0)
        return;
    block = sma_malloc(routine, SMA_CACHE_LINE, bytes, false);
    if (block == NULL)
        *errcode = no_memory(routine, bytes, abort);
    else
        *addr = (fword) (intptr_t) block;
}

void sma_f_shpdeallc(const char *routine, fword addr, fint *errcode,
                     fint abort)
{
    void *block = (void *) (intptr_t) addr;

    sma_check_running(routine);
    *errcode = block_check(routine, block, abort);
    if (*errcode == 0)
        sma_free(routine, block);
}

void sma_f_shpclmove(const char *routine, fword *addr, fint length,
                     fint *status, fint abort)
{
    void *block = (void *) (intptr_t) *addr;
    size_t bytes = (size_t) length * 4;
    void *moved;

    sma_check_running(routine);
    *status = length_check(routine, length, abort);
    if (*status == 0)
        *status = block_check(routine, block, abort);
    if (*status != 0)
        return;
    moved = sma_realloc(routine, block, bytes);
    if (moved == NULL) {
        *status = no_memory(routine, bytes, abort);
    } else {
        *addr = (fword) (intptr_t) moved;
        *status = moved != block;
    }
}

/* --------------------------------------------------- REAL*16 without a type */

#ifndef HAVE_FLOAT128
static void no_float128(void *out, const void *a, const void *b, size_t n)
{
    (void) out, (void) a, (void) b, (void) n;
    sma_fatal(NULL, "no REAL*16 reductions: this library was built by a C "
                    "compiler without __float128");
}

const struct sma_op sma_op_float128_max = {no_float128, 16};
const struct sma_op sma_op_float128_min = {no_float128, 16};
const struct sma_op sma_op_float128_sum = {no_float128, 16};
const struct sma_op sma_op_float128_prod = {no_float128, 16};
#endif

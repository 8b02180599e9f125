/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * SHMEM_CHECK=2: an object that a call names lies inside one block of the heap or
 * one static object of the program, is aligned as its type wants it, and does not
 * overlap the other one.  Static objects are known by the symbols of the
 * executable (program.h); where there are none, any of its data will do.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/caller.h"
#include "base/msg.h"
#include "base/program.h"
#include "check/check.h"
#include "check/region.h"
#include "gen/lists.h"
#include "memory/heap.h"
#include "memory/memory.h"
#include "shared/regions.h"

/* ------------------------------------------------------------------- objects */

static void check_static(const char *routine, const char *arg,
                         const void *addr, size_t len)
{
    struct sma_object o;
    char name[64];

    if (sma_program_object(addr, &o) &&
        len > o.base + o.size - (uintptr_t) addr)
        sma_fatal(routine,
                  "%s %p + %zu bytes runs past the end of %s, which has %zu "
                  "bytes at %p%s",
                  arg, addr, len, sma_object_name(&o, name, sizeof name),
                  o.size, (void *) o.base, sma_check_words(routine));
}

/* ", allocated by shmem_malloc at heat.c:40" */
static void origin(const struct sma_heap_block *b, char *text, size_t size)
{
    char where[128] = "";

    text[0] = '\0';
    if (b->routine == NULL)
        return;
    if (b->caller != NULL)
        sma_check_where(b->caller, where, sizeof where);
    snprintf(text, size, ", allocated by %s%s", b->routine, where);
}

static void check_block(const char *routine, const char *arg, const void *addr,
                        size_t len)
{
    struct sma_heap_block b;
    char where[256];
    size_t at;

    if (!sma_heap_find(addr, &b))
        sma_fatal(routine, "%s %p is in no block of the symmetric heap", arg,
                  addr);
    at = (size_t) ((const char *) addr - b.base);
    if (at < b.size && len <= b.size - at && b.used)
        return;
    origin(&b, where, sizeof where);
    if (!b.used)
        sma_fatal(routine,
                  "%s %p is in the block of %zu bytes at %p, which was freed%s",
                  arg, addr, b.size, (const void *) b.base, where);
    if (at >= b.size)
        sma_fatal(routine, "%s %p is past the end of the block of %zu bytes "
                           "at %p%s",
                  arg, addr, b.size, (const void *) b.base, where);
    sma_fatal(routine,
              "%s %p + %zu bytes runs past the end of the block of %zu bytes "
              "at %p%s%s",
              arg, addr, len, b.size, (const void *) b.base, where,
              sma_check_words(routine));
}

void sma_check_object(const char *routine, const char *arg, const void *addr,
                      size_t len)
{
    if ((uintptr_t) addr - sma_memory.region[SMA_HEAP].base <
        sma_memory.region[SMA_HEAP].size)
        check_block(routine, arg, addr, len);
    else
        check_static(routine, arg, addr, len);
}

size_t sma_check_room(const void *addr)
{
    struct sma_heap_block b;
    struct sma_object o;

    if ((uintptr_t) addr - sma_memory.region[SMA_HEAP].base <
        sma_memory.region[SMA_HEAP].size)
        return sma_heap_find(addr, &b) && b.used
                   ? (size_t) (b.base + b.size - (const char *) addr)
                   : 0;
    return sma_program_object(addr, &o)
               ? o.base + o.size - (uintptr_t) addr
               : SIZE_MAX;
}

/* ----------------------------------------------------------------- alignment */

/* Does a name go on with this word, and then with no letter or digit? */
static bool begins(const char *name, const char *word)
{
    size_t len = strlen(word);

    return strncmp(name, word, len) == 0 && !isalnum((unsigned char) name[len]);
}

/* What a type of C wants.  Names with a number of bits serve all types of that
 * size: of 64 bits COMPLEX, too, which is two words of 32. */
static size_t alignment_in_c(const char *name)
{
    const char *digits;
    size_t bits;

#define LOOK(T, type) \
    if (begins(name, #T)) \
        return _Alignof(type);
    SMA_LIST_RMA_STD(LOOK)
#undef LOOK
    digits = name + strcspn(name, "0123456789");
    bits = strtoul(digits, NULL, 10);
    return bits == 16 ? 2 : bits > 16 ? 4 : 1;
}

/* Those of a name as SHMEM_INT8_PUT, which tells bytes.  Types of 8 bytes may lie
 * on boundaries of 4 in a COMMON block. */
static size_t alignment_in_fortran(const char *name)
{
    if (strncmp(name, "INT2", 4) == 0)
        return 2;
    if (strncmp(name, "CHARACTER", 9) == 0 || strstr(name, "MEM") != NULL ||
        begins(name, "PUT") || begins(name, "GET") ||
        strncmp(name, "ALLTOALLV", 9) == 0)
        return 1;
    return 4;
}

static size_t alignment_by_name(const char *routine)
{
    const char *name = routine + strcspn(routine, "_");

    if (*name == '_')
        name++;
    if (isupper((unsigned char) routine[0]))
        return alignment_in_fortran(name);
    if (strncmp(name, "ctx_", 4) == 0)
        name += 4;
    return alignment_in_c(name);
}

/* The names are constants, and calls of the same routine come one after the
 * other. */
static size_t alignment_of(const char *routine, const char *arg)
{
    static __thread struct {
        const char *routine;
        size_t align;
    } last;

    if (strcmp(arg, "sig_addr") == 0)
        return sizeof(uint64_t);
    if (strcmp(arg, "lock") == 0 || strcmp(arg, "event") == 0)
        return sizeof(uint32_t);
    if (last.routine != routine) {
        last.routine = routine;
        last.align = alignment_by_name(routine);
    }
    return last.align;
}

static void check_alignment(const char *routine, const char *arg,
                            const void *addr)
{
    size_t align = alignment_of(routine, arg);

    if ((uintptr_t) addr % align != 0)
        sma_bad_alignment(routine, arg, addr, align);
}

/* ---------------------------------------------------------------- the slow way */

struct sma_address sma_find_slow(const char *routine, const char *arg,
                               const void *addr, size_t len)
{
    struct sma_address address = {.offset = 0};

    address.region = sma_region_find(addr, len, &address.offset);
    if (sma_self.n == 0 || address.region < 0)
        sma_bad_address(routine, arg, addr, len);
    sma_check_process(routine);
    if (strcmp(arg, "pSync") != 0) { /* which check_coll.c looks after */
        sma_check_object(routine, arg, addr, len);
        check_alignment(routine, arg, addr);
        if (strcmp(arg, "ivar") == 0) /* which is read in one piece */
            sma_check_aligned(routine, arg, address, len);
    }
    return address;
}

struct sma_address sma_find_pair_slow(const char *routine, const char *arg,
                                    const void *addr, const char *arg_here,
                                    const void *here, size_t len, int pe)
{
    struct sma_address address = sma_find_slow(routine, arg, addr, len);
    size_t offset;

    if (sma_region_find(here, 1, &offset) >= 0)
        sma_check_object(routine, arg_here, here, len);
    check_alignment(routine, arg_here, here);
    /* nothing moves when both are the same */
    if (pe == sma_self.me && addr != here &&
        (uintptr_t) addr < (uintptr_t) here + len &&
        (uintptr_t) here < (uintptr_t) addr + len)
        sma_fatal(routine, "%s %p and %s %p overlap (%zu bytes)", arg, addr,
                  arg_here, here, len);
    return address;
}

/* -------------------------------------------------------------------- damage */

void sma_check_guards(const char *routine)
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

void sma_check_leftovers(const char *routine)
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
    sma_warn(routine, "blocks of the symmetric heap that were not freed: %zu, "
                      "with %zu bytes; the largest has %zu bytes%s",
             n, bytes, largest.size, where);
}

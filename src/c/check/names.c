/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Looks up what the names of routines and arguments tell (check/names.h).
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "check/names.h"
#include "gen/lists.h"

bool sma_is_fortran(const char *routine)
{
    return isupper((unsigned char) routine[0]);
}

/* ---------------------------------------------------------------- arguments */

const struct sma_argument *sma_argument(const char *name)
{
    static const struct sma_argument table[] = {
        {.name = "sig_addr", .align = sizeof(uint64_t)},
        {.name = "lock", .align = sizeof(uint32_t)},
        {.name = "event", .align = sizeof(uint32_t)},
        {.name = "ivar", .is_one_access = true},
        {.name = "pSync", .is_elsewhere = true},
    };
    static const struct sma_argument other;

    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (strcmp(table[i].name, name) == 0)
            return &table[i];
    return &other;
}

/* -------------------------------------------------------------------- types */

/* Does a name begin with this word, and not with a longer one? */
static bool begins(const char *name, const char *word)
{
    size_t len = strlen(word);

    return strncmp(name, word, len) == 0 && !isalnum((unsigned char) name[len]);
}

/* The name of a C routine holds the name of a type, as in shmem_int_put, or
 * else a number of bits, as in shmem_put64.  Routines for 64 bits also move
 * COMPLEX, which is two words of 32 bits, so they want the alignment of 32. */
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

/* The name of a Fortran routine tells whether it moves bytes or words of 2
 * bytes.  Larger types want 4: those of 8 bytes may lie on a multiple of 4 in a
 * COMMON block. */
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

static size_t look_up_type(const char *routine)
{
    const char *name = routine + strcspn(routine, "_");

    if (*name == '_')
        name++;
    if (sma_is_fortran(routine))
        return alignment_in_fortran(name);
    if (strncmp(name, "ctx_", 4) == 0)
        name += 4;
    return alignment_in_c(name);
}

size_t sma_type_alignment(const char *routine)
{
    /* programs mostly call one routine many times, and its name is a
     * constant */
    static __thread struct {
        const char *routine;
        size_t align;
    } last;

    if (last.routine != routine) {
        last.routine = routine;
        last.align = look_up_type(routine);
    }
    return last.align;
}

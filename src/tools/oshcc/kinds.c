/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What a statement is, by its first word (kinds.h).
 */
#include "kinds.h"

#include <stddef.h>
#include <string.h>

const char *first_word(const struct line *l)
{
    return l->code + strspn(l->code, " \t0123456789");
}

bool is_one_of(const char *s, const char *const *words)
{
    for (; *words != NULL; words++)
        if (begins_with(s, *words))
            return true;
    return false;
}

enum kind kind_of(const char *s)
{
    static const char *const units[] = {"PROGRAM", "MODULE", "SUBMODULE",
                                        "BLOCKDATA", NULL};
    static const char *const types[] = {
        "INTEGER",         "REAL",      "LOGICAL", "COMPLEX", "DOUBLE",
        "DOUBLEPRECISION", "CHARACTER", NULL};
    static const char *const others[] = {
        "DIMENSION", "COMMON",      "PARAMETER", "DATA",        "POINTER",
        "SAVE",      "TARGET",      "ENTRY",     "EQUIVALENCE", "NAMELIST",
        "TYPE",      "ALLOCATABLE", NULL};

    if (!begins_with(s, "END") && (find_word(s, "SUBROUTINE") != NULL ||
                                   find_word(s, "FUNCTION") != NULL))
        return HEADER;
    if (is_one_of(s, units) && find_word(s, "PROCEDURE") == NULL)
        return UNIT;
    if (begins_with(s, "USE"))
        return IMPORT;
    if (begins_with(s, "INTRINSIC"))
        return LIST;
    if (begins_with(s, "EXTERNAL"))
        return ATTRIBUTE;
    if (is_one_of(s, types))
        return TYPE;
    return is_one_of(s, others) ? OTHER : ACTION;
}

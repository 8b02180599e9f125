/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The statements of a source, one after the other (statements.h).
 */
#include "statements.h"

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

size_t statement_end(const struct lines *f, size_t i)
{
    size_t end = i + 1;

    for (size_t j = i + 1; j < f->n; j++)
        if (f->line[j].continued)
            end = j + 1;
        else if (!f->line[j].comment)
            break;
    return end;
}

/* What the statements from this one on stand in. */
static enum inside inside_of(const struct statement *s)
{
    if (s->kind == HEADER)
        return s->interface > 0 ? IN_INTERFACE_BODY : IN_UNIT;
    if (begins_with(s->word, "MODULE") &&
        find_word(s->word, "PROCEDURE") == NULL)
        return IN_HOST;
    if (begins_with(s->word, "BLOCK") || begins_with(s->word, "BLOCKDATA"))
        return IN_BLOCK_DATA;
    if (begins_with(s->word, "PROGRAM") || begins_with(s->word, "END"))
        return IN_UNIT;
    return s->inside;
}

static bool ends_interface(const char *s)
{
    return begins_with(s, "ENDINTERFACE") ||
           (begins_with(s, "END") && find_word(s, "INTERFACE") != NULL);
}

bool statement_next(struct statement *s)
{
    static const char *const interfaces[] = {"INTERFACE", "ABSTRACT", NULL};

    if (s->interface > 0 && s->closes)
        s->interface--;
    s->line = s->end;
    while (s->line < s->f->n &&
           (s->f->line[s->line].comment || s->f->line[s->line].continued))
        s->line++;
    if (s->line == s->f->n)
        return false;
    s->end = statement_end(s->f, s->line);
    s->word = first_word(&s->f->line[s->line]);
    s->kind = kind_of(s->word);
    s->closes = ends_interface(s->word);
    if (is_one_of(s->word, interfaces))
        s->interface++;
    else if (!s->closes)
        s->inside = inside_of(s);
    return true;
}

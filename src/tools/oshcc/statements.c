/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The statements of a source, one after the other (lines.h).
 */
#include "lines.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

bool begins_with(const char *s, const char *word)
{
    size_t n = strlen(word);

    return strncasecmp(s, word, n) == 0 && !is_word(s[n]);
}

bool is_one_of(const char *s, const char *const *words)
{
    for (; *words != NULL; words++)
        if (begins_with(s, *words))
            return true;
    return false;
}

const char *behind(const char *s)
{
    int depth = 0;

    for (; *s != '\0'; s++) {
        depth += (*s == '(') - (*s == ')');
        if (depth == 0)
            return s + 1;
    }
    return s;
}

bool is_assigned(const char *s)
{
    s += strspn(s, " \t");
    return *s == '=' && s[1] != '=';
}

/* ------------------------------------------------------------------- kinds */

/* Is it the END of a program unit, and not that of a block? */
static bool is_end_of_unit(const char *s)
{
    static const char *const units[] = {"PROGRAM", "SUBROUTINE", "FUNCTION",
                                        "MODULE",  "SUBMODULE",  "BLOCKDATA",
                                        "BLOCK D"};

    if (strncasecmp(s, "END", 3) != 0)
        return false;
    s += 3;
    s += strspn(s, " \t\r");
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (strncasecmp(s, units[i], strlen(units[i])) == 0)
            return true;
    return *s == '\0';
}

/* Does the statement give a value to what it begins with? */
static bool gives_value(const char *s)
{
    while (is_word(*s))
        s++;
    s += strspn(s, " \t");
    return is_assigned(*s == '(' ? behind(s) : s);
}

static enum kind kind_of(const char *s)
{
    static const char *const units[] = {"PROGRAM",   "MODULE", "SUBMODULE",
                                        "BLOCKDATA", "BLOCK",  NULL};
    /* a Hollerith constant may have the words SUBROUTINE and FUNCTION, too */
    static const char *const heads[] = {
        "SUBROUTINE", "FUNCTION",  "RECURSIVE", "NON_RECURSIVE",
        "PURE",       "ELEMENTAL", "IMPURE",    "MODULE",
        "TYPE",       "CLASS",     "BYTE",      "DOUBLECOMPLEX",
        "ATTRIBUTES", NULL};
    static const char *const types[] = {
        "INTEGER",         "REAL",      "LOGICAL", "COMPLEX", "DOUBLE",
        "DOUBLEPRECISION", "CHARACTER", NULL};
    static const char *const others[] = {
        "DIMENSION", "COMMON",      "PARAMETER", "DATA",        "POINTER",
        "SAVE",      "TARGET",      "ENTRY",     "EQUIVALENCE", "NAMELIST",
        "TYPE",      "ALLOCATABLE", NULL};

    if (is_end_of_unit(s))
        return END_UNIT;
    if (gives_value(s) || begins_with(s, "END"))
        return ACTION;
    if ((is_one_of(s, heads) || is_one_of(s, types)) &&
        (find_word(s, "SUBROUTINE") != NULL ||
         find_word(s, "FUNCTION") != NULL))
        return HEADER;
    if (is_one_of(s, units) && find_word(s, "PROCEDURE") == NULL &&
        (!begins_with(s, "BLOCK") || find_word(s, "DATA") != NULL))
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

static bool ends_interface(const char *s)
{
    return begins_with(s, "ENDINTERFACE") ||
           (begins_with(s, "END") && find_word(s, "INTERFACE") != NULL);
}

/* -------------------------------------------------------------------- text */

static void add(struct statement *s, size_t line, size_t column, char c)
{
    if ((s->n & (s->n + 1)) == 0) {
        s->code = checked(realloc(s->code, 2 * s->n + 2));
        s->places =
            checked(reallocarray(s->places, 2 * s->n + 2, sizeof *s->places));
    }
    s->places[s->n] = (struct place){line, column};
    s->code[s->n++] = c;
    s->code[s->n] = '\0';
}

/* Adds the code of a line.  In free form, a name that continues in another line ends
 * right before an & and goes on right after the & of that line; without this second &
 * a blank separates the lines. */
static void add_line(struct statement *s, size_t line)
{
    const struct line *l = &s->f->line[line];
    size_t from = 0, to = strlen(l->code);
    bool is_free = s->f->form->is_free;

    if (l->continued && is_free) {
        from = strspn(l->code, " \t");
        if (l->code[from] == '&')
            from++;
        else
            add(s, line, 0, ' ');
    } else if (l->continued) {
        from = 6;
    }
    while (is_free && to > from && isspace((unsigned char) l->code[to - 1]))
        to--;
    if (is_free && to > from && l->code[to - 1] == '&')
        to--;
    for (; from < to; from++)
        add(s, line, from, l->code[from]);
}

/* Reads the lines of the next statement, without comments.  Returns false at the end. */
static bool read_lines(struct statement *s)
{
    const struct lines *f = s->f;

    for (s->line = s->next; s->line < f->n; s->line++)
        if (!f->line[s->line].comment)
            break;
    s->n = 0;
    if (s->line == f->n) {
        free(s->code);
        free(s->places);
        return false;
    }
    add(s, s->line, 0, ' ');
    add_line(s, s->line);
    s->next = s->line + 1;
    for (size_t i = s->next; i < f->n; i++)
        if (f->line[i].continued) {
            add_line(s, i);
            s->next = i + 1;
        } else if (!f->line[i].comment) {
            break;
        }
    return true;
}

/* Finds the next statement in the code of these lines, or of the next. */
static bool find(struct statement *s)
{
    do {
        s->from = s->to + 1;
        if (s->from >= s->n) {
            if (!read_lines(s))
                return false;
            s->from = 0;
        }
        s->word = s->code + s->from;
        s->word += strspn(s->word, " \t0123456789\r");
        s->to = s->n; /* a FORMAT may have semicolons in 5H */
        if (!begins_with(s->word, "FORMAT"))
            s->to = (size_t) (strchrnul(s->word, ';') - s->code);
        s->code[s->to] = '\0';
    } while (*s->word == '\0');
    s->line = s->places[s->word - s->code].line;
    return true;
}

bool statement_next(struct statement *s)
{
    static const char *const interfaces[] = {"INTERFACE", "ABSTRACT", NULL};

    if (s->interface > 0 && s->closes)
        s->interface--;
    if (!find(s))
        return false;
    s->number++;
    s->kind = kind_of(s->word);
    s->closes = ends_interface(s->word);
    if (is_one_of(s->word, interfaces) && !gives_value(s->word))
        s->interface++;
    return true;
}

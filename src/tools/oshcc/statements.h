/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The statements of a Fortran source: what each is, by its first word, and what it
 * stands in.
 */
#ifndef SMA_TOOLS_STATEMENTS_H
#define SMA_TOOLS_STATEMENTS_H

#include <stdbool.h>
#include <string.h>
#include <strings.h>

#include "lines.h"

/* What a statement is, as far as names are concerned. */
enum kind { HEADER, UNIT, LIST, ATTRIBUTE, TYPE, OTHER, IMPORT, ACTION };

/* What it stands in.  IN_HOST: in a module, before its procedures. */
enum inside { IN_UNIT, IN_HOST, IN_BLOCK_DATA, IN_INTERFACE_BODY };

struct statement {
    const struct lines *f;
    size_t line, end; /* the lines from the first to before the second */
    const char *word; /* its first word, after a label */
    enum kind kind;
    enum inside inside;
    int interface; /* depth of INTERFACE, from there to END INTERFACE */
    bool closes;   /* it is END INTERFACE */
};

/* Goes on to the next statement; {.f = lines} stands before the first.  Returns false
 * at the end. */
bool statement_next(struct statement *s);

/* The line after the statement that begins at line i. */
size_t statement_end(const struct lines *f, size_t i);

/* The first word of the statement on this line, after a label. */
const char *first_word(const struct line *l);

/* Does the text begin with the word? */
static inline bool begins_with(const char *s, const char *word)
{
    size_t n = strlen(word);

    return strncasecmp(s, word, n) == 0 && !is_word(s[n]);
}

/* Does the text begin with one of the words, which end with NULL? */
bool is_one_of(const char *s, const char *const *words);

/* The kind of the statement at s. */
enum kind kind_of(const char *s);

#endif

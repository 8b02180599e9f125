/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What a statement of Fortran is, as far as names are concerned.
 */
#ifndef SMA_TOOLS_KINDS_H
#define SMA_TOOLS_KINDS_H

#include <stdbool.h>

#include "lines.h"

enum kind { HEADER, UNIT, LIST, ATTRIBUTE, TYPE, OTHER, IMPORT, ACTION };

/* The first word of the statement on this line, after a label. */
const char *first_word(const struct line *l);

/* Does the statement begin with the word? */
static inline bool begins_with(const char *s, const char *word)
{
    return find_word(s, word) == s;
}

/* Does the statement begin with one of the words, which end with NULL? */
bool is_one_of(const char *s, const char *const *words);

/* The kind of the statement at s. */
enum kind kind_of(const char *s);

#endif

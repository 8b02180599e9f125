/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The types of numbers that a program unit of Fortran declares.
 */
#ifndef SMA_TOOLS_DECLARED_H
#define SMA_TOOLS_DECLARED_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "lines.h"

struct type {
    char class; /* I, L, R or C; 0: not known */
    int bytes;
};

static inline size_t word_length(const char *s)
{
    size_t n = 0;

    while (is_word(s[n]))
        n++;
    return n;
}

static inline const char *skip(const char *s)
{
    return s + strspn(s, " \t");
}

/* The type of this keyword with the default kind. */
struct type default_type(const char *word, size_t n);

/* The end of what stands at s up to a comma or a parenthesis that closes. */
const char *item_end(const char *s);

/* The text behind the parenthesis that closes the one at s. */
const char *behind(const char *s);

/* Begins a program unit.  implicit: names that are not declared have types by
 * their first letters. */
void declared_begin(bool implicit);

/* Names may come from elsewhere: no type is known by the first letter.  kinds: names
 * of kinds may, too. */
void declared_elsewhere(bool kinds);

/* Names may be declared in a way that nobody understands: no type of the unit is
 * known. */
void declared_unknown(void);

/* Reads the statement if it declares types. */
void declared_read(const char *s);

/* The type of a name.  implicit: it may be known by the first letter. */
struct type declared_type(const char *s, size_t n, bool implicit);

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the tools share: lists of words, and messages that end the program.
 */
#ifndef SMA_TOOLS_WORDS_H
#define SMA_TOOLS_WORDS_H

#include <stddef.h>

struct words {
    char **word; /* ends with NULL when n > 0 */
    size_t n;
};

extern const char *program_name; /* main sets it, for die() */

/* Prints a message and exits with this status. */
void die(int status, const char *format, ...)
    __attribute__((noreturn, format(printf, 2, 3)));

/* The value of option *i, which is the next word. */
const char *value_of(char **argv, int *i);

/* Ends the program with status 0, or with a message and status 1 if standard output
 * cannot be written. */
void finish_output(void) __attribute__((noreturn));
void *checked(void *p); /* returns p; if it is NULL, ends the program */
void words_add(struct words *w, const char *word);
void words_addf(struct words *w, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void words_append(struct words *w, struct words more); /* frees `more` */

/* Splits a text at white space.  A backslash keeps the character after it. */
struct words words_split(const char *s);

/* Likewise; ' and " keep white space, too, up to the next of them. */
struct words words_split_quoted(const char *s);

void words_free(struct words *w);

/* Replaces what is not ASCII, and what a terminal would take for a command. */
void make_plain(char *text);

#endif

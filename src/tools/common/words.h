/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the tools share: lists of words, and the end
 * with a message.
 */
#ifndef SMA_TOOLS_WORDS_H
#define SMA_TOOLS_WORDS_H

#include <stddef.h>

struct words {
    char **word; /* ends with NULL when n > 0 */
    size_t n;
};

extern const char *program_name; /* for the message; set by main */

void die(int status, const char *format, ...)
    __attribute__((noreturn, format(printf, 2, 3)));
void *checked(void *p); /* p, or the end when it is NULL */
void words_add(struct words *w, const char *word);
void words_append(struct words *w, struct words more); /* more is used up */
struct words words_split(const char *s);
void words_free(struct words *w);

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Text that does not depend on the locale.  The program may have called
 * setlocale before it calls shmem_init.  Numbers may then have a comma in place
 * of the decimal point, and in Turkish the small letter of I is not i.
 */
#ifndef SMA_TEXT_H
#define SMA_TEXT_H

#include <stdbool.h>
#include <stdio.h>

static inline char sma_lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
}

/* Are a and b equal apart from upper and lower case? */
static inline bool sma_same_word(const char *a, const char *b)
{
    while (*a != '\0' && sma_lower(*a) == sma_lower(*b)) {
        a++;
        b++;
    }
    return *a == *b;
}

/* Writes seconds with one digit after the decimal point. */
static inline void sma_put_seconds(double seconds, char *text_p, size_t size)
{
    long long tenths = (long long) (seconds * 10 + 0.5);

    snprintf(text_p, size, "%lld.%lld", tenths / 10, tenths % 10);
}

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Text that does not depend on the locale.  The program may have called
 * setlocale before it calls shmem_init.  Numbers may then have a comma in place
 * of the decimal point, and in Turkish the small letter of I is not i.
 */
#ifndef SMA_TEXT_H
#define SMA_TEXT_H

#include <fcntl.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* A number of another PE that this PE cannot find out. */
#define SMA_NOT_KNOWN SIZE_MAX

struct sma_number {
    char text[24];
};

/* A number of another PE, which is not that of this PE, as a message tells it.  The
 * text stays until the end of the statement. */
static inline struct sma_number sma_number(size_t n)
{
    struct sma_number number = {"another number"};

    if (n != SMA_NOT_KNOWN)
        snprintf(number.text, sizeof number.text, "%zu", n);
    return number;
}

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

/* The number of bytes of the UTF-8 character at p, which is part of a string; 0
 * if there is none: at the end, or if the bytes are not UTF-8. */
static inline size_t sma_utf8_bytes(const char *p)
{
    static const unsigned least[] = {0, 1, 0x80, 0x800, 0x10000};
    unsigned first = (unsigned char) *p, code;
    size_t n = first < 0x80   ? 1
               : first < 0xc0 ? 0
               : first < 0xe0 ? 2
               : first < 0xf0 ? 3
               : first < 0xf5 ? 4
                              : 0;

    if (n == 0)
        return 0;
    code = n == 1 ? first : first & (0x7fu >> n);
    for (size_t i = 1; i < n; i++) {
        if (((unsigned char) p[i] & 0xc0) != 0x80)
            return 0;
        code = code << 6 | ((unsigned char) p[i] & 0x3f);
    }
    if (code < least[n] || (code >= 0xd800 && code < 0xe000) || code > 0x10ffff)
        return 0;
    return n;
}

/* Replaces control characters: those of ASCII with the end of a line, and those above
 * it (U+0080 to U+009F), in UTF-8 or as bytes of their own.  A terminal then takes no
 * part of the text for a command. */
static inline void sma_make_plain(char *text)
{
    for (size_t n; *text != '\0'; text += n) {
        unsigned char first = (unsigned char) *text;

        n = sma_utf8_bytes(text);
        if (n > 2 ||
            (n == 2 && (first > 0xc2 || (unsigned char) text[1] >= 0xa0)))
            continue;
        n = n == 0 ? 1 : n;
        if (n == 2 || first < ' ' || (first >= 127 && first < 0xa0))
            memset(text, '?', n);
    }
}

/* Writes seconds with one digit after the decimal point. */
static inline void sma_put_seconds(double seconds, char *text_p, size_t size)
{
    long long tenths = (long long) (seconds * 10 + 0.5);

    snprintf(text_p, size, "%lld.%lld", tenths / 10, tenths % 10);
}

/* Reads a file, or its beginning, as text, without memory of malloc.  Returns false
 * if it cannot be read. */
static inline bool sma_read_text(const char *path, char *text_p, size_t size)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    size_t used = 0;
    ssize_t n = 0;

    while (fd >= 0 && used < size - 1 &&
           (n = read(fd, text_p + used, size - 1 - used)) > 0)
        used += (size_t) n;
    text_p[used] = '\0';
    if (fd >= 0)
        close(fd);
    return used > 0;
}

#endif

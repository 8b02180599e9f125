/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Texts and numbers (text.h).
 */
#include "config.h"

#include "osh_stats/text.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "common/words.h"
#include "shared/output.h"
#include "shared/text.h"

void *room_for(size_t n, size_t size)
{
    void *room = calloc(n > 0 ? n : 1, size);

    if (room == NULL)
        die(1, "out of memory");
    return room;
}

char *plain(const char *text)
{
    char *copy = room_for(strlen(text) + 1, 1);

    for (size_t i = 0; text[i] != '\0'; i++)
        copy[i] = text[i] < ' ' || text[i] > '~' ? '?' : text[i];
    return copy;
}

/* Divides the value by a power of 1000 and returns the letter for it. */
static const char *unit(double *value)
{
    static const char *const units[] = {"", "k", "M", "G", "T", "P", "E"};
    size_t i = 0;

    while (*value >= 9999.5 && i < sizeof units / sizeof *units - 1) {
        *value /= 1000;
        i++;
    }
    return units[i];
}

const char *number(double value)
{
    static char room[4][32];
    static int turn;
    char *out = room[turn = (turn + 1) % 4];
    bool whole = value < 9999.5;
    const char *u = unit(&value);

    snprintf(out, sizeof *room, whole ? "%.0f%s" : "%.4g%s", value, u);
    return out;
}

double nice_step(double end, int most)
{
    double step = 1;

    for (int i = 0; end / step > most && i < 100; i++)
        step *= i % 3 == 1 ? 2.5 : 2;
    return step;
}

FILE *open_output(const char *file)
{
    const char *why;
    int fd = sma_output_open(AT_FDCWD, file, false, &why);
    FILE *f = fd >= 0 ? fdopen(fd, "w") : NULL;

    if (f == NULL)
        die(1, "%s: %s", file, fd < 0 ? why : strerror(errno));
    return f;
}

void close_output(FILE *f, const char *file)
{
    bool bad = ferror(f) != 0;

    if (fclose(f) != 0 || bad)
        die(1, "%s: cannot write: %s", file, strerror(errno));
}

/* ----------------------------------------------------------- characters */

/* The number of bytes of the character at p; 0: this is not UTF-8, or a control
 * character, which XML and terminals do not want. */
static size_t bytes_of_character(const char *p)
{
    size_t n = sma_utf8_bytes(p);

    if (n == 1 && ((unsigned char) *p < ' ' || *p == 0x7f))
        return 0;
    if (n == 2 && (unsigned char) p[0] == 0xc2 && (unsigned char) p[1] < 0xa0)
        return 0;
    if (n == 3 && (unsigned char) p[0] == 0xef &&
        (unsigned char) p[1] == 0xbf && (unsigned char) p[2] >= 0xbe)
        return 0; /* U+FFFE and U+FFFF are no characters */
    return n;
}

/* Writes the character at *p, which needs no escape, and moves *p on. */
static void put_character(FILE *f, const char **p)
{
    size_t n = bytes_of_character(*p);

    if (n > 0)
        fwrite(*p, 1, n, f);
    else
        fputs("\xef\xbf\xbd", f);
    *p += n > 0 ? n : 1;
}

void put_xml(FILE *f, const char *text)
{
    static const char from[] = "<>&\"'";
    static const char *const to[] = {"&lt;", "&gt;", "&amp;", "&quot;",
                                     "&#39;"};

    while (*text != '\0') {
        const char *c = strchr(from, *text);

        if (c != NULL) {
            fputs(to[c - from], f);
            text++;
        } else {
            put_character(f, &text);
        }
    }
}

void put_json(FILE *f, const char *text)
{
    putc('"', f);
    while (*text != '\0')
        if (strchr("<>&\"'\\", *text) != NULL)
            fprintf(f, "\\u%04x", (unsigned char) *text++);
        else
            put_character(f, &text);
    putc('"', f);
}

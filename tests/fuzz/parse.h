/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Functions that the libFuzzer harnesses share.  A harness includes the source
 * of a parser, whose messages and exits arrive here.  A message must be one
 * line that fits.
 */
#ifndef FUZZ_PARSE_H
#define FUZZ_PARSE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static jmp_buf parse_end;

/* A run of the parser ends here, by exit or by a message. */
__attribute__((noreturn, unused)) static void parse_stop(void)
{
    longjmp(parse_end, 1);
}

/* A format and its arguments are all read, and the text ends somewhere. */
__attribute__((unused)) static void parse_text(const char *fmt, va_list ap)
{
    char text[4096];
    int n = vsnprintf(text, sizeof text, fmt, ap);

    if (n < 0)
        abort();
}

/* The bytes as a text. */
__attribute__((unused)) static char *parse_string(const uint8_t *data,
                                                  size_t size)
{
    char *text = malloc(size + 1);

    if (text == NULL)
        abort();
    memcpy(text, data, size);
    text[size] = '\0';
    return text;
}

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the harnesses of parsers of the library share: a message that ends the job
 * arrives here.
 */
#ifndef FUZZ_PARSE_LIBRARY_H
#define FUZZ_PARSE_LIBRARY_H

#include "parse.h"

#include "base/base.h"

void sma_fatal(const struct sma_routine *routine, const char *fmt, ...)
{
    va_list ap;

    (void) routine;
    va_start(ap, fmt);
    parse_text(fmt, ap);
    va_end(ap);
    parse_stop();
}

#endif

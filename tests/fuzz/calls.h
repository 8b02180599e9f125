/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Macros that calls.c and calls_coll.c share.
 */
#ifndef FUZZ_CALLS_H
#define FUZZ_CALLS_H

#include "fuzz.h"

/* A form that the type does not have. */
void impossible(void);

/* "put", the size or type in its position, and the rest of the name. */
void name_parts(char *text, size_t size, int type, const char *ctx,
                const char *stem, const char *tail);

#endif

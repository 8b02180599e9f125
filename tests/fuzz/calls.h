/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What calls.c and calls_coll.c have in common.
 */
#ifndef FUZZ_CALLS_H
#define FUZZ_CALLS_H

#include "fuzz.h"

/* A form that the type has not. */
void impossible(void);

/* "put", the size or type where it belongs, and what follows. */
void name_parts(char *text, size_t size, int type, const char *ctx,
    const char *stem, const char *tail);

#endif

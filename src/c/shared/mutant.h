/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Mistakes on purpose, which show that the tests notice them.
 *
 *     if (SMA_MUTANT(quiet_early))
 *         return;
 *
 * In a build for users the word is 0, and the compiler takes away what hangs on it.  In
 * a build for tests, with SMA_MUTANTS (`make build-mutants`), it is 1 while the variable
 * SMA_MUTANT of the environment has this name.  A name is of one place.
 */
#ifndef SMA_MUTANT_H
#define SMA_MUTANT_H

#ifdef SMA_MUTANTS

#include <stdlib.h>
#include <string.h>

static const char *sma_mutant_name; /* of the mistake to make; NULL: none */

/* Before main, as a thread must not write what another one reads. */
__attribute__((constructor, unused)) static void sma_mutant_read(void)
{
    sma_mutant_name = getenv("SMA_MUTANT");
}

__attribute__((unused)) static int sma_mutant_is(const char *name)
{
    return sma_mutant_name && strcmp(sma_mutant_name, name) == 0;
}

#define SMA_MUTANT(name) sma_mutant_is(#name)

#else

#define SMA_MUTANT(name) 0

#endif

#endif

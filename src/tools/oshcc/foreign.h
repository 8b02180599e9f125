/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Options of Cray's and SGI's Fortran compilers, for GNU Fortran.
 */
#ifndef SMA_TOOLS_FOREIGN_H
#define SMA_TOOLS_FOREIGN_H

#include "common/words.h"

/*
 * Replaces them by what GNU Fortran has for them.  One that does nothing here, such
 * as -mips4, is left out; for one that needs something of the user, such as -X 4, a
 * line says what to do.
 */
void foreign_translate(struct words *user);

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Options of Cray's and SGI's Fortran compilers, for GNU Fortran.
 */
#ifndef SMA_TOOLS_FOREIGN_H
#define SMA_TOOLS_FOREIGN_H

#include "common/words.h"

/* Replaces those for which GNU Fortran has another name. */
void foreign_translate(struct words *user);

#endif

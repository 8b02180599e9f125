/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * oshfort --cray: translates what Cray's compilers knew by themselves into standard
 * Fortran.
 */
#ifndef SMA_TOOLS_CRAY_H
#define SMA_TOOLS_CRAY_H

#include <stdbool.h>
#include <stdio.h>

#include "lines.h"

/*
 * Translates a Fortran source and writes it to out.  `name` is the name of the
 * file and `text` its text, which has been preprocessed if it needs that.
 *   - N$PES becomes a call of the function N$PES of libsma.
 *   - MY_PE, NUM_PES and N$PES in an INTRINSIC statement become EXTERNAL.
 *   - Other functions and subroutines of Cray's compilers come from a USE
 *     statement, or become EXTERNAL (intrinsics.h).
 *   - INCLUDE lines are replaced by their files, which are translated, too.
 *   - In fixed form, text beyond form->columns is left out, and a line that
 *     becomes too long continues in another line.
 * Where a program unit has a constant or a variable of the name N$PES, N$PES is
 * left alone.  If N$PES is the size of an array in a declaration, this ends the
 * program with a message.  Lines keep their numbers.  Returns false if out
 * cannot be written.
 */
bool cray_translate(const char *name, char *text, const struct form *form,
                    FILE *out);

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * oshfort --cray: what Cray's compilers knew of SHMEM by themselves, put into
 * the words of the language.
 */
#ifndef SMA_TOOLS_CRAY_H
#define SMA_TOOLS_CRAY_H

#include <stdbool.h>
#include <stdio.h>

#include "lines.h"

/*
 * Writes the Fortran source text, `name`, which has been through the
 * preprocessor if it needs that, to out:
 *   - N$PES becomes a call of the function N$PES, which libsma has,
 *   - MY_PE, NUM_PES and N$PES in an INTRINSIC statement become EXTERNAL,
 *   - so they do in the files of INCLUDE lines, which are put in,
 *   - what lies beyond form->columns in fixed form is left out, and what gets
 *     longer goes on in another line.
 * A program unit in which N$PES is a constant or a variable of the program keeps
 * its own.  The end comes, with a line, where N$PES is the size of an array in a
 * declaration.  Lines keep their numbers.  False if out cannot be written.
 */
bool cray_translate(const char *name, char *text, const struct form *form,
                    FILE *out);

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * oshfort --cray: what Cray's compilers knew of SHMEM by themselves, put into
 * the words of the language.
 */
#ifndef SMA_TOOLS_CRAY_H
#define SMA_TOOLS_CRAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/*
 * Writes the Fortran source text, `name`, to out:
 *   - N$PES becomes a call of the function N$PES, which libsma has,
 *   - MY_PE, NUM_PES and N$PES in an INTRINSIC statement become EXTERNAL,
 *   - what lies beyond `columns` (0: any number) in fixed form is left out, and
 *     what gets longer goes on in another line.
 * A file that gives N$PES a value by PARAMETER keeps its own.  Lines keep their
 * numbers.  False if there is no memory or out cannot be written.
 */
bool cray_translate(const char *name, char *text, size_t length,
                    bool free_form, size_t columns, FILE *out);

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * --output-dir: a file for each PE, into which it writes itself.
 */
#ifndef SMA_TOOLS_OUTPUT_H
#define SMA_TOOLS_OUTPUT_H

/* Makes the directory of --output-dir, if the option was given. */
void output_start(void);

/* Opens the file of PE i, empty, for stdout and stderr.  Ends oshrun with a
 * message when that fails. */
int output_open(int i);

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Programs that are looked for in PATH.
 */
#ifndef SMA_TOOLS_PATH_H
#define SMA_TOOLS_PATH_H

#include <stdbool.h>
#include <stddef.h>

/* Why execvp, which has just failed, has not executed the program: errno, but
 * ENOENT if no directory of PATH that the user may search has such a file. */
int path_error(const char *program);

/* Finds the file of a program, as execvp does.  Returns false if there is no such
 * file. */
bool path_find(const char *program, char *file_p, size_t size);

#endif

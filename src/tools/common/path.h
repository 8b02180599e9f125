/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Programs that are looked for in PATH.
 */
#ifndef SMA_TOOLS_PATH_H
#define SMA_TOOLS_PATH_H

/* Why execvp, which has just failed, has not executed the program: errno, but
 * ENOENT if no directory of PATH that the user may search has such a file. */
int path_error(const char *program);

#endif

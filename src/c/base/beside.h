/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Files that are installed in the directory of this library and that it loads
 * only when a job needs them: the transport and the profiling library.
 */
#ifndef SMA_BESIDE_H
#define SMA_BESIDE_H

#include <stdbool.h>
#include <stddef.h>

/* The path of this library, or of the program that is linked with libsma.a; ""
 * if the dynamic linker does not know it. */
const char *sma_beside_self(void);

/* Writes the path of `file` in the directory of this library.  Returns false if
 * that directory is not known. */
bool sma_beside_here(char *path, size_t size, const char *file);

/* Writes the path of `file` in the directory that `configure` was told to
 * install libraries in. */
void sma_beside_installed(char *path, size_t size, const char *file);

#endif

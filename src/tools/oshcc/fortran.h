/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What oshfort does beyond naming directories: default kinds, marks.
 */
#ifndef SMA_TOOLS_FORTRAN_H
#define SMA_TOOLS_FORTRAN_H

#include <stdbool.h>

#include "common/words.h"

/* Takes an option of the command line into account.  True: it is oshfort's
 * own, and no compiler sees it. */
bool fortran_option(const char *option);

/* After all options.  gnu: the compiler is GNU's. */
void fortran_choose(bool gnu);

/* Adds the directory of the module for these kinds, if it is not that of the
 * usual ones; what --cray stands for, with GNU Fortran of this version. */
void fortran_module_dir(struct words *flags, const char *includedir);
bool fortran_is_cray(void);
void fortran_cray_flags(struct words *flags, int version);

/* A file for the linker: there is nothing to compile in it. */
bool fortran_is_object(const char *file);

/* Adds what marks the object files, or the program, with the default kinds.
 * user: the words of the command line. */
void fortran_marks(struct words *flags, const char *markdir, bool compiles,
                   bool links, const struct words *user);

#endif

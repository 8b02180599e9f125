/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What oshfort does for Fortran: finds out the default kinds, and marks object
 * files with them.
 */
#ifndef SMA_TOOLS_FORTRAN_H
#define SMA_TOOLS_FORTRAN_H

#include <stdbool.h>

#include "common/words.h"

/* Reads an option of the command line.  True: it is oshfort's own, and not for
 * the compiler. */
bool fortran_option(const char *option);

/* Replaces options of Cray's and SGI's compilers for which GNU Fortran has another
 * name. */
void fortran_translate(struct words *user);

/* To be called after all options; gnu: the compiler is GNU Fortran. */
void fortran_choose(bool gnu);

/* Warns of options that the program may not mean.  user: the words of the command
 * line; compiles: what the command does. */
void fortran_warn(const struct words *user, bool compiles);

/* Adds the directory of the module for these kinds, DIR/sma-i8r8 for example.
 * The module for the usual kinds needs no directory of its own. */
void fortran_module_dir(struct words *flags, const char *includedir);

/* Was --cray or --lint given? */
extern bool fortran_cray, fortran_lint;

/* Adds the options with which GNU Fortran of this version accepts what legacy
 * programs do: Cray pointers, calls of a routine with arguments of different
 * types, and, unless the user asks for standard Fortran, constants such as
 * X'3FFF' in place of numbers; and those that --cray stands for. */
void fortran_flags(struct words *flags, int version);

/* Is this a file for the linker only? */
bool fortran_is_object(const char *file);

/* Adds options that mark the object files, or the program, with the default kinds.
 * compiles, links: what the command does.  user: the words of the command line. */
void fortran_marks(struct words *flags, const char *markdir, bool compiles,
                   bool links, const struct words *user);

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the words of a command say about the program to be linked.
 */
#ifndef SMA_TOOLS_LINK_H
#define SMA_TOOLS_LINK_H

#include <stdbool.h>

#include "common/words.h"

/* Does the option ask for a program without shared libraries? */
bool link_is_static(const char *option);

/* Is one of the words -static-pie? */
bool link_is_static_pie(const struct words *w);

/* Removes -Wl,-rpath,...: glibc ends a program that was linked with -static-pie
 * at its start if it has a run path. */
void link_drop_rpath(struct words *libs);

/*
 * Adds libsma_cray before libsma.  A BLAS among the user's words would have SDOT and
 * so on with REALs of 4 bytes; before such a word the library is added, too.
 */
void link_for_cray(struct words *libs, struct words *user);

/* Leaves out the libraries of other SHMEMs, such as -loshmem, with which the program
 * would never reach libsma.  links: says so. */
void link_drop_others(struct words *user, bool links);

/* Adds libsma_cuda before libsma, and writes the options for the linker as nvcc
 * reads them. */
void link_for_nvcc(struct words *libs);

/*
 * Should the wrapper add -no-pie?  A program with fixed addresses has its
 * static data at the same address in all PEs.  command: the compiler and its
 * own options.  An option in either list that decides this has precedence.  A
 * compiler that is not known to have -no-pie does without: oshrun turns address
 * randomization off.
 */
bool link_is_fixed(const struct words *command, const struct words *user);

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the words of a command say about the program that is linked.
 */
#ifndef SMA_TOOLS_LINK_H
#define SMA_TOOLS_LINK_H

#include <stdbool.h>

#include "common/words.h"

/* Whether the option asks for a program without shared libraries. */
bool link_is_static(const char *option);

/* Whether one of the words is -static-pie. */
bool link_is_static_pie(const struct words *w);

/* Takes -Wl,-rpath,... away: a static program that may lie anywhere has no
 * dynamic linker, and glibc ends it at its start when it has a run path. */
void link_drop_rpath(struct words *libs);

/*
 * Whether the wrapper adds -no-pie: static data lie at the same address in all
 * PEs when the program cannot be put elsewhere.  command: the compiler and its
 * own options.  What either list says about it has precedence, and compilers
 * that are not known to have this option do without: oshrun does the same in
 * another way.
 */
bool link_is_fixed(const struct words *command, const struct words *user);

#endif

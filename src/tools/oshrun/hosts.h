/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Whether -H and --hostfile name other hosts than this one.
 */
#ifndef SMA_TOOLS_HOSTS_H
#define SMA_TOOLS_HOSTS_H

#include <stdbool.h>
#include <stddef.h>

/* Says what this host is called; to be called before the others. */
void hosts_start(const char *name);

/* Do these len bytes name this host? */
bool hosts_is_here(const char *name, size_t len);

/* Is this host all that -H and --hostfile name?  A faulty hostfile ends oshrun
 * with a message. */
bool hosts_all_here(void);

#endif

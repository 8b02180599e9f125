/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the control groups of a process say of memory, of version 1 and 2.  Knows
 * nothing of the library; oshrun uses it, too.
 *
 * root stands for /sys/fs/cgroup, self for /proc/self/cgroup.
 */
#ifndef SMA_CGROUP_H
#define SMA_CGROUP_H

#include <stddef.h>
#include <stdint.h>

#define SMA_CGROUP_ROOT "/sys/fs/cgroup"
#define SMA_CGROUP_SELF "/proc/self/cgroup"

/* The least limit of the group of this process and those around it; UINT64_MAX:
 * there is none. */
uint64_t sma_cgroup_limit(const char *root, const char *self);

/* How many processes of the group were killed as memory was short, and the file
 * that says so; without such a file the number of the whole host, out of
 * vmstat (/proc/vmstat).  -1: nobody counts. */
int64_t sma_cgroup_oom_kills(const char *root, const char *self,
                             const char *vmstat, char *file_p, size_t size);

#endif

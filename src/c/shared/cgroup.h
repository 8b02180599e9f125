/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the control groups of a process, of version 1 and 2, tell about memory,
 * processors and processes.
 * oshrun uses it, too, so it needs nothing else of libsma.
 *
 * In a program, root is SMA_CGROUP_ROOT and self is SMA_CGROUP_SELF; tests give
 * other files.
 */
#ifndef SMA_CGROUP_H
#define SMA_CGROUP_H

#include <stddef.h>
#include <stdint.h>

#define SMA_CGROUP_ROOT "/sys/fs/cgroup"
#define SMA_CGROUP_SELF "/proc/self/cgroup"

/* The smallest memory limit, in bytes, of the group of this process and of the
 * groups around it; UINT64_MAX when there is no limit. */
uint64_t sma_cgroup_limit(const char *root, const char *self);

/* The bytes of huge pages that the group of this process and the groups around
 * it still allow it to take; UINT64_MAX if there is no limit.  `page` is the
 * size of a page as the names of the files have it: 2MB or 1GB. */
uint64_t sma_cgroup_huge_space(const char *root, const char *self,
                               const char *page);

/* The number of processes of the group that the kernel has killed because
 * memory was short; *file_p becomes the path of the file that contains it.  If
 * the group has no such file, the number is that of the host, from vmstat
 * (/proc/vmstat).  Returns -1 if no file contains it. */
int64_t sma_cgroup_oom_kills(const char *root, const char *self,
                             const char *vmstat, char *file_p, size_t size);

/* The processors that the group of this process and the groups around it may use
 * at a time, in hundredths, as cpu.max says; 0 if there is no limit. */
uint32_t sma_cgroup_cpus(const char *root, const char *self);

/* The number of processes and threads that the group of this process, or one around
 * it, may have, if it has as many; 0 if all groups may have more. */
uint64_t sma_cgroup_full_of_processes(const char *root, const char *self);

#endif

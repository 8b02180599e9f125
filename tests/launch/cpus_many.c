/* SPDX-License-Identifier: BSD-3-Clause */
#define _GNU_SOURCE
#include <errno.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

/* PROCESSORS: that the host may have; those from 1500 on, as many as HAS says,
 * are the program's. */
int sched_getaffinity(pid_t pid, size_t bytes, cpu_set_t *set)
{
    (void) pid;
    if (bytes * 8 < strtoul(getenv("PROCESSORS"), NULL, 10)) {
        errno = EINVAL;
        return -1;
    }
    memset(set, 0, bytes);
    for (int cpu = 1500; cpu < 1500 + atoi(getenv("HAS")); cpu++)
        CPU_SET_S(cpu, bytes, set);
    return 0;
}

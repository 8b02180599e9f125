/* SPDX-License-Identifier: BSD-3-Clause */
/* The clocks of PEs 2 and 3 are a million seconds ahead, as if theirs was another
 * host. */
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t clock, struct timespec *t)
{
    const char *pe = getenv("SMA_PE");
    long status = syscall(SYS_clock_gettime, clock, t);

    if (pe != NULL && pe[0] >= '2')
        t->tv_sec += 1000000;
    return (int) status;
}

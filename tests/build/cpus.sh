#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Tests a host that may have more than 1024 processors, or more than a processor
# set has room for: the system refuses to answer a program that asks with a
# smaller set.  The test pretends the answers of the system.

# shellcheck disable=SC2086 # the compiler may have options
. "$(dirname "${BASH_SOURCE[0]}")/common"

cc=$(sed -n 's/^cc=//p' "$PREFIX/lib/pkgconfig/sma.pc")

cat >"$work/many.c" <<'C'
#define _GNU_SOURCE
#include <errno.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

/* PROCESSORS: that the host may have; it has those from 1500 to 1503 */
int sched_getaffinity(pid_t pid, size_t bytes, cpu_set_t *set)
{
    (void)pid;
    if (bytes * 8 < strtoul(getenv("PROCESSORS"), NULL, 10)) {
        errno = EINVAL;
        return -1;
    }
    memset(set, 0, bytes);
    for (int cpu = 1500; cpu < 1504; cpu++)
        CPU_SET_S(cpu, bytes, set);
    return 0;
}
C
cat >"$work/say.c" <<'C'
#include <shmem.h>

int main(void)
{
    shmem_init();
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
C
$cc -shared -fPIC -O1 -o "$work/many.so" "$work/many.c" &&
    "$PREFIX/bin/oshcc" -o "$work/say" "$work/say.c" ||
    { fail cpus 'its programs do not compile'; exit 1; }

# processors N: the number that PE 0 of two finds where there may be so many.
processors()
{
    PROCESSORS=$1 LD_PRELOAD=$work/many.so SHMEM_INFO=1 \
        "$PREFIX/bin/oshrun" -n 2 "$work/say" 2>&1 |
        sed -n 's/.*processors: //p'
}

for n in 1024 2048 8192 32768; do
    verdict "cpus-$n" 'they are not found' same "$(processors $n)" 4
done

exit $bad

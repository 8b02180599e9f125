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

# NUMA nodes, with directories that stand for those of the system.  Node 1 has
# memory only, and node 2 none of the processors of the set.
cat >"$work/nodes.c" <<'C'
#include "shared/cpus.h"

#include <stdio.h>

/* nodes ROOT CPUS: the processors of the set, node by node. */
int main(int argc, char **argv)
{
    struct sma_cpus set, part;

    if (argc != 3 || !sma_cpus_parse(argv[2], &set))
        return 2;
    printf("%d", sma_cpus_count_nodes(argv[1], &set));
    for (int i = 0; sma_cpus_pick_node(argv[1], &set, i, &part); i++)
        printf(" %#llx", (unsigned long long) part.word[0]);
    printf("\n");
    return 0;
}
C
$cc -D_GNU_SOURCE -Wall -iquote "$SRC/src/c" -o "$work/nodes" "$work/nodes.c" \
    "$SRC/src/c/shared/cpus.c" || { fail cpus-nodes 'does not compile'; exit 1; }
for node in 0:0-3,16-19 1: 2:20-31 3:4-7; do
    mkdir -p "$work/node/node${node%%:*}"
    echo "${node#*:}" >"$work/node/node${node%%:*}/cpulist"
done
verdict cpus-nodes 'wrong' same \
    "$("$work/nodes" "$work/node" 0-7,16)" '2 0x1000f 0xf0'
verdict cpus-nodes-one 'wrong' same "$("$work/nodes" "$work/node" 5)" '1 0x20'
verdict cpus-nodes-none 'wrong' same "$("$work/nodes" "$work/none" 5)" 0

exit $bad

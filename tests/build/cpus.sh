#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Tests a host that may have more than 1024 processors, or more than a processor
# set has room for: the system refuses to answer a program that asks with a
# smaller set.  Tests, too, the barrier of many PEs with a processor each, which
# wait for each other in a tree.  The test pretends the answers of the system.

# shellcheck disable=SC2086 # the compiler may have options
. "$(dirname "${BASH_SOURCE[0]}")/common"

cc=$(sed -n 's/^cc=//p' "$PREFIX/lib/pkgconfig/sma.pc")

cat >"$work/many.c" <<'C'
#define _GNU_SOURCE
#include <errno.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

/* PROCESSORS: that the host may have; those from 1500 on, as many as HAS says,
 * are the program's. */
int sched_getaffinity(pid_t pid, size_t bytes, cpu_set_t *set)
{
    (void)pid;
    if (bytes * 8 < strtoul(getenv("PROCESSORS"), NULL, 10)) {
        errno = EINVAL;
        return -1;
    }
    memset(set, 0, bytes);
    for (int cpu = 1500; cpu < 1500 + atoi(getenv("HAS")); cpu++)
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
cat >"$work/meet.c" <<'C'
#include <stdio.h>
#include <unistd.h>
#include <shmem.h>

enum { ROUNDS = 40, PES = 64, FIRST = 1 };

static long here[PES]; /* the last round in which each PE came to this one */
static long psync[SHMEM_BARRIER_SYNC_SIZE];

/* Says in which round this PE is to all members, which come late in turn; once
 * they have met, all have said so. */
static int meet(long round, int first, int size, shmem_team_t team)
{
    int me = shmem_my_pe(), bad = 0;

    if ((me + round) % 7 == 0)
        usleep(3000);
    for (int pe = first; pe < first + size; pe++)
        shmem_long_p(&here[me], round, pe);
    if (team != SHMEM_TEAM_INVALID) {
        shmem_quiet();
        shmem_team_sync(team);
    } else if (size == shmem_n_pes()) {
        shmem_barrier_all();
    } else {
        shmem_barrier(first, 0, size, psync);
    }
    for (int pe = first; pe < first + size; pe++)
        bad += here[pe] < round;
    return bad;
}

int main(void)
{
    shmem_team_t team = SHMEM_TEAM_INVALID;
    int n, size, bad = 0;
    long round = 0;

    shmem_init();
    n = shmem_n_pes();
    size = n - FIRST;
    for (int i = 0; i < SHMEM_BARRIER_SYNC_SIZE; i++)
        psync[i] = SHMEM_SYNC_VALUE;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, FIRST, 1, size, NULL, 0, &team);
    shmem_barrier_all();
    for (int i = 0; i < ROUNDS; i++) {
        bad += meet(++round, 0, n, SHMEM_TEAM_INVALID);
        round++;
        if (shmem_my_pe() >= FIRST) {
            bad += meet(round, FIRST, size, SHMEM_TEAM_INVALID);
            bad += meet(++round, FIRST, size, team);
        } else {
            round++;
        }
    }
    shmem_barrier_all();
    if (bad > 0)
        printf("PE %d: %d PEs had not come\n", shmem_my_pe(), bad);
    shmem_finalize();
    return bad > 0;
}
C
$cc -shared -fPIC -O1 -o "$work/many.so" "$work/many.c" &&
    "$PREFIX/bin/oshcc" -o "$work/say" "$work/say.c" &&
    "$PREFIX/bin/oshcc" -O2 -o "$work/meet" "$work/meet.c" ||
    { fail cpus 'its programs do not compile'; exit 1; }

# processors N: the number that PE 0 of two finds where there may be so many.
processors()
{
    PROCESSORS=$1 HAS=4 LD_PRELOAD=$work/many.so SHMEM_INFO=1 \
        "$PREFIX/bin/oshrun" -n 2 "$work/say" 2>&1 |
        sed -n 's/.*processors: //p'
}

for n in 1024 2048 8192 32768; do
    verdict "cpus-$n" 'they are not found' same "$(processors $n)" 4
done

# Only hosts with a processor for each PE have trees.
for nodes in 1 2; do
    for has in 64 2; do
        PROCESSORS=2048 HAS=$has LD_PRELOAD=$work/many.so SHMEM_TEST_NODES=$nodes \
            "$PREFIX/bin/oshrun" -n 40 "$work/meet" >"$work/out" 2>&1
        status=$?
        verdict "barrier-of-40-$nodes-$has" "$(head -n 3 "$work/out")" \
            test $status = 0
    done
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

#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests a host that may have more than 1024 processors, or more than a processor
# set has space for: the system refuses to answer a program that asks with a
# smaller set.  Tests, too, the barrier of many PEs with a processor each, which
# wait for each other in a tree.  The test pretends the answers of the system.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

cc=$(sed -n 's/^cc=//p' "$PREFIX/lib/pkgconfig/sma.pc")
every=1
[ -z "${SMA_TEST_SHORT:-}" ] || every=

$cc -shared -fPIC -O1 -o "$work/many.so" "$here/cpus_many.c" &&
    empty_program "$work/say" &&
    "$PREFIX/bin/oshcc" -O2 -o "$work/meet" "$here/cpus_meet.c" || exit 1

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

# Only hosts with a processor for each PE have trees; the short run leaves out hosts without.
for nodes in 1 2; do
    [ $nodes = 1 ] || has ucx || has ofi || { skip barrier-of-40 'it needs a network'; continue; }
    for has in 64 ${every:+2}; do
        PROCESSORS=2048 HAS=$has LD_PRELOAD=$work/many.so SHMEM_TEST_NODES=$nodes \
            "$PREFIX/bin/oshrun" -n $((20 * nodes)) "$work/meet" >"$work/out" 2>&1
        status=$?
        verdict "barrier-of-$((20 * nodes))-$nodes-$has" "$(head -n 3 "$work/out")" test $status = 0
    done
done
# NUMA nodes, with directories that stand for those of the system.  Node 1 has
# memory only, and node 2 none of the processors of the set.
$cc -D_GNU_SOURCE -Wall -iquote "$SRC/src/c" -o "$work/nodes" "$here/cpus_nodes.c" \
    "$SRC/src/c/shared/cpus.c" || exit 1
for node in 0:0-3,16-19 1: 2:20-31 3:4-7; do
    mkdir -p "$work/node/node${node%%:*}"
    echo "${node#*:}" >"$work/node/node${node%%:*}/cpulist"
done
verdict cpus-nodes 'wrong' same "$("$work/nodes" "$work/node" 0-7,9,16)" '2 0x1000f 0xf0'
verdict cpus-nodes-one 'wrong' same "$("$work/nodes" "$work/node" 5)" '1 0x20'
verdict cpus-nodes-none 'wrong' same "$("$work/nodes" "$work/none" 5)" 0
verdict cpus-nodes-beyond 'wrong' same "$("$work/nodes" "$work/none" 8192; echo $?)" 2

exit $bad

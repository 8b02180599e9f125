#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage perf
#
# perf: each PE has a record of its own, and one PE alone can be counted.

. "$(dirname "${BASH_SOURCE[0]}")/common"

take spin.c
verdict perf-compile 'an error or a warning' silent oshcc -O2 -g -o spin spin.c
perf record -o probe true >out 2>&1 ||
    { skip perf-record "the kernel does not allow it: $(grep -m 1 . out)"
      exit "$bad"; }

# The commands of oshrun(1).
verdict perf-record 'the job fails' shows '^30000000 steps$' \
    oshrun -n 2 sh -c 'exec perf record -o perf.$SMA_PE ./spin'
for pe in 0 1; do
    verdict perf-report-$pe 'not the function that computes' \
        shows '^ +(100|[5-9][0-9])\.[0-9]+% +spin .* integrate' \
        perf report -i perf.$pe --stdio
done
verdict perf-stat 'the job fails' shows '^30000000 steps$' oshrun -n 2 sh -c '
    [ $SMA_PE != 1 ] || set -- perf stat -o stat "$@"
    exec "$@"' sh ./spin
verdict perf-stat-file 'no times' grep -q 'seconds time elapsed' stat
exit "$bad"

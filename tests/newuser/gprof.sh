#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage gprof
#
# gprof: each PE has a file of its own, and gprof adds them up.

. "$(dirname "${BASH_SOURCE[0]}")/common"

take spin.c
verdict gprof-compile 'an error or a warning' silent oshcc -pg -O2 -o spin spin.c
# All PEs write gmon.out here: one profile is left.
verdict gprof-plain 'the job fails' says '30000000 steps' oshrun -n 2 ./spin
verdict gprof-plain-file 'there is no gmon.out' test -s gmon.out
# The command of oshrun(1).
verdict gprof-run 'the job fails' says '30000000 steps' \
    oshrun -n 2 sh -c 'GMON_OUT_PREFIX=gmon.$SMA_PE exec ./spin'
for pe in 0 1; do
    verdict gprof-pe-$pe 'not the function that computes' \
        shows '^ *[0-9.]+ +[0-9.]+ +[0-9.]+ +1 .* integrate$' \
        gprof -b -p spin gmon.$pe.*
done
verdict gprof-sum 'not two calls' \
    shows '^ *[0-9.]+ +[0-9.]+ +[0-9.]+ +2 .* integrate$' \
    gprof -b -p spin gmon.[01].*
exit "$bad"

#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests a user's own -fsanitize=address, through the wrappers and with the
# library as it is installed: right programs have no report, with static data,
# the symmetric heap and private memory; a mistake of the program is reported.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

bin=$PREFIX/bin
export ASAN_OPTIONS=abort_on_error=0

cp "$here/sanitize_good.c" "$work/good.c"

# One element too much of a private block, and of a static array.
cp "$here/sanitize_static.c" "$work/static.c"

# good NAME COMPILER... : compiles, runs clean in two worlds
good()
{
    local name=$1
    shift
    verdict "sanitize-$name-compiles" 'does not compile' "$@" -g -O1 \
        -fsanitize=address -o "$work/$name"
    verdict "sanitize-$name" 'not clean' \
        "$bin/oshrun" -n 3 "$work/$name"
    # memory that UCX keeps is not a leak of the program
    verdict "sanitize-$name-nodes" 'not clean between nodes' \
        env SHMEM_TEST_NODES=2 ASAN_OPTIONS=detect_leaks=0 \
        "$bin/oshrun" -n 2 "$work/$name"
}

# found NAME PATTERN COMPILER...: the mistake is reported, and ends the job
found()
{
    local name=$1 pattern=$2 status
    shift 2
    verdict "sanitize-$name-compiles" 'does not compile' "$@" -g -O1 \
        -fsanitize=address -o "$work/$name"
    "$bin/oshrun" -n 2 "$work/$name" >"$work/out" 2>&1
    status=$?
    verdict "sanitize-$name" "status $status, not reported" \
        grep -qE "ERROR: AddressSanitizer: $pattern" "$work/out"
    verdict "sanitize-$name-ends" "status $status" test $status != 0
    verdict "sanitize-$name-line" 'the line is not in the report' \
        grep -qE "main|MAIN|$name" "$work/out"
}

good good-c "$bin/oshcc" "$work/good.c"
found heap heap-buffer-overflow "$bin/oshcc" "$here/sanitize_heap.c"
found static global-buffer-overflow "$bin/oshcc" "$work/static.c"
if command -v clang >/dev/null; then
    export OSHCC_CC=clang
    good good-clang "$bin/oshcc" "$work/good.c"
    found static-clang global-buffer-overflow "$bin/oshcc" "$work/static.c"
    unset OSHCC_CC
fi
if "$bin/oshfort" -show >/dev/null 2>&1; then
    good good-f "$bin/oshfort" "$here/sanitize_good.f90"
    found bad-f heap-buffer-overflow "$bin/oshfort" "$here/sanitize_bad.f90"
else
    skip sanitize-fortran 'no Fortran'
fi
exit $bad

#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests a user's own -fsanitize=address, through the wrappers and with the
# library as it is installed: right programs, which are those of other tests, have no
# report, with static data, the symmetric heap and private memory, on a host and between
# two; a mistake of the program is reported.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

# From gcc 14 on AddressSanitizer takes what UCX reads from another process (CMA), as it
# does only between PEs of one host, for memory of its own.
export UCX_TLS=^cma ASAN_OPTIONS=abort_on_error=0 flags='-g -O1 -fsanitize=address'

# good NAME PATTERN: the tests of these names are clean
good()
{
    SMA_TEST_CFLAGS=$flags SMA_TEST_FFLAGS=$flags "$tests/run" -j 2 -w node,mixed -n 3,2 \
        -k "$2" -p "$PREFIX" -o "$work/$1" >"$work/log" 2>&1
    verdict "sanitize-$1" "$(grep -A 8 '^not ok' "$work/log")" \
        grep -qx '[1-9][0-9]* passed, 0 failed, 0 skipped' "$work/log"
}

# found NAME WHAT WORD COMPILER...: the program with this word has the mistake WHAT, which
# is reported, and ends the job
found()
{
    local name=$1 status
    verdict "sanitize-$name-compiles" 'does not compile' "${@:4}" $flags -o "$work/$name"
    "$PREFIX/bin/oshrun" -n 2 "$work/$name" "$3" >"$work/out" 2>&1
    status=$?
    verdict "sanitize-$name" "status $status, not reported" \
        grep -qE "ERROR: AddressSanitizer: $2-buffer-overflow" "$work/out"
    verdict "sanitize-$name-ends" "status $status" test $status != 0
    verdict "sanitize-$name-line" 'the line is not in the report' \
        grep -qE "main|MAIN|$name" "$work/out"
}

names='static_data:nopie|static_data:pie|constants:(ordered|pie)|own_memory:|heap_edge'
good c "^c/($names|setup_legacy.*)$"
found heap heap heap "$PREFIX/bin/oshcc" "$here/sanitize_bad.c"
found static global static "$PREFIX/bin/oshcc" "$here/sanitize_bad.c"
if command -v clang >/dev/null; then
    export OSHCC_CC=clang
    good clang '^c/static_data:pie$'
    found static-clang global static "$PREFIX/bin/oshcc" "$here/sanitize_bad.c"
    unset OSHCC_CC
fi
if has fortran; then
    good fortran '^fortran/(rma|heap)$'
    found bad-f heap '' "$PREFIX/bin/oshfort" "$here/sanitize_bad.f90"
else
    skip sanitize-fortran 'no Fortran'
fi
exit $bad

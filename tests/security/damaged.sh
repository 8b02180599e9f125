#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests what a job does whose PE writes anything into the job block while the PEs
# start: neither a PE nor oshrun crashes, the job ends, and what is said is text.
# An end of the job that nobody has asked for is no success.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

compile() # compile PROGRAM FLAG...
{
    "$PREFIX/bin/oshcc" -std=gnu11 -g -pthread -iquote "$SRC/src/c" "${@:2}" \
        -o "$work/$1" "$SRC/tests/security/damaged.c"
}
verdict damaged-program 'does not compile' compile damaged
verdict damaged-program-other 'does not compile' compile other -DOTHER

# damages WORLD FIELD VALUE: the job ends, with one line for each PE at most and
# without a crash.
damages()
{
    local got
    env "$1" "$PREFIX/bin/oshrun" -n 2 "$work/damaged" "$2" "$3" \
        : -n 1 "$work/other" "$2" "$3" >"$work/out" 2>&1 </dev/null
    got=$?
    [ $got -le 1 ] && ! LC_ALL=C grep -qP '[\x00-\x09\x0b-\x1f\x7f]' "$work/out" &&
        ! grep -q 'killed by signal' "$work/out" ||
        { echo "$* ends with $got"; head -c 2000 "$work/out"; return 1; }
}
fields()
{
    local field
    for field in number address_size data_size program flag n size heap_size hosts huge_page; do
        damages "$1" $field 0xffffffffffffffff || return
    done
    damages "$1" number 0x7fffffff && damages "$1" heap_size 0x4000000000000000 &&
        damages "$1" data_size 0x7fffffffffff0000
}
verdict damaged-node 'a field of the job block leads astray' fields NONE=1
[ ! -f "$PREFIX/lib/sma/transport_ucx.so" ] ||
    verdict damaged-ucx 'a field of the job block leads astray' fields SHMEM_TRANSPORT=all-ucx

# ends_with VALUE: a PE crashes that has written VALUE as the end of the job.
ends_with()
{
    local got
    "$PREFIX/bin/oshrun" -n 2 "$work/damaged" end "$1" >"$work/out" 2>&1 </dev/null
    got=$?
    [ $got = 139 ] || [ $got = 1 ] && grep -q 'the end of the job .* damaged' "$work/out" ||
        { echo "$1: $got"; cat "$work/out"; return 1; }
}
verdict damaged-end-7 'a crash is a success' ends_with 7
verdict damaged-end-ff 'no word of the damage' ends_with 0xffffffff
exit $bad

#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage
#
# Tests programs that call setlocale before they start the library: in German a
# number has a comma where a variable has a point, and in Turkish the small
# letter of I is not i.  The test makes the locales for itself alone.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

if ! command -v localedef >"$work/out" 2>&1 ||
    ! localedef --no-archive -i de_DE -f UTF-8 "$work/de" >"$work/out" 2>&1 ||
    ! localedef --no-archive -i tr_TR -f UTF-8 "$work/tr" >"$work/out" 2>&1; then
    skip locale 'localedef makes no locales here'
    exit 0
fi

# locale NAME: in this locale; half of the PEs call a routine as Fortran programs do.
"$PREFIX/bin/oshcc" -O1 -o "$work/locale" "$here/locale.c" -ldl || exit 1

# run LOCALE VARIABLE=VALUE...
run()
{
    local name=$1
    shift
    env LOCPATH="$work" "$@" "$PREFIX/bin/oshrun" -n 2 "$work/locale" "$name" 2>&1
}

verdict locale-size 'a size with a point' empty \
    "$(run de SHMEM_SYMMETRIC_SIZE=1.5M || echo "status $?")"
verdict locale-size-bytes 'a size with a point is another one' grep -q \
    '^symmetric heap: 1572864 bytes' <(run de SHMEM_SYMMETRIC_SIZE=1.5M SHMEM_INFO=1)
verdict locale-comma 'a size with a comma' grep -q \
    'SHMEM_SYMMETRIC_SIZE is "1,5M", must be a number of bytes' <(run de SHMEM_SYMMETRIC_SIZE=1,5M)
verdict locale-word 'a word in capital letters' empty \
    "$(run tr SHMEM_REDUCE=LAYOUT-INDEPENDENT || echo "status $?")"
verdict locale-routine 'the names of one routine in C and in Fortran' empty \
    "$(run tr SHMEM_CHECK=2 || echo "status $?")"
run de SHMEM_HANG_TIMEOUT=1 LATE="$work/go" >"$work/table" &
verdict locale-table 'the seconds of the table of PEs' await grep -q \
    'has waited for [0-9]*\.[0-9] seconds' "$work/table"
touch "$work/go"
wait
exit $bad

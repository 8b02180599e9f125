#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage awk
#
# Calls every function of the library, from C and from Fortran, before shmem_init and
# after shmem_finalize: each says so by its name and ends the program, unless it may be
# called then.  The short run takes those of a few types.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

verdict early-compiles 'does not compile' "$PREFIX/bin/oshcc" -O1 -w -o "$work/early" \
    "$here/early.c"
types='[us]?char|u?short|u?long|u?longlong|u?int(8|16|32|64)|size|ptrdiff|float|longdouble'
types+='|complex[df]|ctx|(put|get|i[bx]?put|i[bx]?get)?(4|16|32|64|128)|(int|real|comp)[0-9]+'
nm -D --defined-only "$PREFIX/lib/libsma.so" |
    awk '$2 ~ /[TWi]/ { sub(/@.*/, "", $3); print $3 }' | sort -u |
    grep -x '[a-oq-z_$][a-z0-9_$]*[a-z0-9$]_\{0,1\}' | grep -v '^sma_' |
    if [ -z "${SMA_TEST_SHORT:-}" ]; then cat; else grep -Ev "_($types)(_|\$)"; fi >"$work/names"
verdict early-names 'few names' test "$(wc -l <"$work/names")" -gt 500

# Functions that may be called at both times, or at one of them.
any='shmemx?_(info_get_(name|version)|init|init_thread|query_(initialized|thread)|wtime)_?
shmemx?_(global_exit|nodename|pcontrol|stack|udcflush|udcflush_line)_?
shmem_(set|clear)_cache_(line_)?inv_?
globalexit|start_pes_?'
early='shmemx_team_(my_pe|n_pes|translate_pe)_'
late='_?my_pe_?|_?num_pes|shmem_(finalize_?|my_pe_?|n_pes)|shmemx_team_(my_pe|n_pes|translate_pe)_'

# silent WHAT NAMES [ARGUMENT]: prints the functions that do not say WHAT and end with
# status 1, but for those NAMES
silent()
{
    "$work/early" ${3:-} <"$work/names" >"$work/said" || echo "status $?"
    [ "$(wc -l <"$work/said")" = "$(wc -l <"$work/names")" ] || echo 'not all'
    awk -v what="$1" '{ name = $1; sub(/_$/, "", name) }
        $2 != 256 || !index(tolower($0) " (", ": " name ": called " what " (")' "$work/said" |
        grep -Ev "^($(paste -sd '|' <<<"$any")|$2) "
}
verdict early 'another message' empty "$(silent 'before shmem_init or start_pes' "$early")"
verdict late 'another message' empty "$(silent 'after shmem_finalize' "$late" after)"
exit "$bad"

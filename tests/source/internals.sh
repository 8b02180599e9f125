#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage awk python3
#
# doc/internals.md names files and functions that exist, and its walks name calls
# that are made; its drawing of the segment is that of today's sizes.  With UPDATE=1
# it makes the drawing first.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

here=$SRC/tests/source
page=$SRC/doc/internals.md
cc=$(sed -n 's/^CC = //p' "$BUILD/Makefile")

# ---- names

(cd "$SRC" && find src include tests build-aux doc bench man -type f |
    grep -v '\.svg$') >"$work/files"
verdict internals-names 'names what is not there' \
    awk -v root="$SRC/" -f "$here/internals.awk" "$work/files" "$page"

# a page that is wrong is noticed
wrong()
{
    sed "$2" "$page" >"$work/page.md"
    if cmp -s "$page" "$work/page.md"; then
        fail "internals-notices-$1" 'the change changes nothing'
        return
    fi
    if awk -v root="$SRC/" -f "$here/internals.awk" "$work/files" \
        "$work/page.md" >"$work/said"; then
        fail "internals-notices-$1" 'passes'
    else
        verdict "internals-notices-$1" "no line with $3" grep -F "$3" "$work/said"
    fi
}

wrong file 's|`rma/rma.c:|`rma/rna.c:|' 'rma/rna.c:'
wrong function 's|:sma_net_put`|:sma_net_putt`|' 'does not define it'
wrong call 's|^\( *\)- `shared/word_copy.h:sma_copy`|\1- `rma/fence.c:sma_quiet`|' \
    'does not call sma_quiet'
wrong name 's|`SHMEM_STATS`|`SHMEM_STATISTICS`|' 'SHMEM_STATISTICS'

# ---- drawings

# current NAME: the drawing is what was made, in $work/NAME
current()
{
    [ "${UPDATE:-0}" = 0 ] || cp "$work/$1" "$SRC/doc/$1"
    verdict "internals-${1%.svg}" 'not as today: UPDATE=1 make check-internals' \
        cmp "$work/$1" "$SRC/doc/$1"
}

# The program is linked with the library's object files, whose state is hidden from others.
compile()
{
    local path objects=()
    for path in $(cd "$SRC/src" && find c fortran -name '*.c'); do
        path=$BUILD/obj/${path%.c}.o
        [[ $path = */net/ucx/* ]] || [ ! -f "$path" ] || objects+=("$path")
    done
    $cc -std=gnu11 -D_GNU_SOURCE= -Wall -Wextra -iquote "$SRC/src/c" \
        -I"$BUILD" -I"$SRC/include" "$here/internals.c" "${objects[@]}" \
        -lpthread -ldl -o "$work/internals"
}

verdict internals-compile 'does not compile' compile
SHMEM_SYMMETRIC_SIZE=16M "$PREFIX/bin/oshrun" -n 4 "$work/internals" \
    >"$work/sizes" 2>"$work/err" || fail internals-run "$(head -n 1 "$work/err")"
if [ "$(uname -m)" != x86_64 ] || ! grep -qx 'page 4096' "$work/sizes"; then
    skip internals-segment 'the drawing is that of x86_64 and pages of 4096 bytes'
else
    python3 -B "$SRC/build-aux/gen" -d segment "$work/sizes" >"$work/segment.svg"
    current segment.svg
fi

exit "$bad"

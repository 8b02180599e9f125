#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage
#
# Tests the functions that walk over the structures of the heap and over the
# contexts, which only builds with assertions call: they accept a structure that
# is whole, and notice each damage that walk.c does.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

cc=$(sed -n 's/^cc=//p' "$PREFIX/lib/pkgconfig/sma.pc")

compile()
{
    $cc -std=gnu11 -O1 -Wall -Wextra -Werror -pthread -D_GNU_SOURCE= \
        -DSMA_ASSERTIONS -iquote "$SRC/src/c" -I"$BUILD" -I"$SRC/include" \
        "$SRC/tests/whitebox/walk.c" "$SRC"/src/c/memory/heap{,_guard,_walk}.c \
        -o "$work/walk"
}

# walk DAMAGE FILE: an assertion of this file fails
walk()
{
    local said
    said=$("$work/walk" "$1")
    [ $? = 3 ] && [[ $said = "$2: "* ]] || { echo "$said"; false; }
}

verdict walk-compile 'does not compile' compile
[ $bad = 0 ] || exit 1
verdict walk-nothing 'finds damage where there is none' same \
    "$("$work/walk" nothing)" whole
for damage in size odd-size offset before after end used unused asked bin \
    bin-link bin-circle bin-map chain chain-circle used-count free-bytes; do
    verdict "walk-$damage" 'is not found' walk "$damage" heap_walk.c
done
for damage in count link circle destroyed options channel kept next-kept; do
    verdict "walk-ctx-$damage" 'is not found' walk "ctx-$damage" ctx.c
done
exit $bad

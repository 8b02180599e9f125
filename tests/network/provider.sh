#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage ofi
#
# Runs tests over a provider of libfabric that wants each buffer registered, and lets
# all else overtake the puts (provider.c).  They send no long messages: of a part of
# registered memory tcp;ofi_rxm of libfabric 1.17 sends the beginning of all of it.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

# shellcheck disable=SC2046 # words
compiles()
{
    $(sed -n 's/^CC = //p' "$BUILD/Makefile") -std=gnu11 -O2 -Wall -Wextra -Werror \
        -fPIC -shared -pthread -D_GNU_SOURCE= -Wl,--no-as-needed -o "$work/provider.so" \
        "$here/provider.c" $(sed -n 's/^[A-Z]*_ofi = //p' "$BUILD/Makefile") -ldl
}
verdict provider-compiles 'does not compile' compiles

passes()
{
    SMA_TEST_WRAP="env LD_PRELOAD=$work/provider.so" "$SRC/tests/run" -n 3,2,4 -j 2 \
        -p "$PREFIX" -o "$work/out" -w ofi -k "$1" >"$work/log" 2>&1 ||
        { grep -v '^ *rerun' "$work/log"; false; }
}
verdict provider-tests 'a buffer is not registered, or the order is wrong' \
    passes '^c/net_(order|words:|signals:|small:)'
exit $bad

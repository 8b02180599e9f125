#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: build stage
#
# Tests programs that the other compiler makes: the library is gcc's, or clang's,
# and tests in C and C++ are compiled by clang, or gcc, through the wrappers.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

# A pair of compilers for C and C++ that the library was not made by.
own=$(sed -n 's/^CC = //p' "$BUILD/Makefile")
if "$own" --version 2>/dev/null | grep -q clang; then
    pair='gcc g++'
else
    pair='clang clang++'
fi
read -r c cxx <<<"$pair"
for compiler in $pair; do
    if ! command -v "$compiler" >/dev/null; then
        skip compilers "no $compiler"
        exit 0
    fi
done

# Types, generic macros and overloads, static data and atomic operations.
tests='^c/(language:(c11|c[+][+]17)|generic:c11|amo_types|static_data|static_cxx|team_cxx)'
OSHCC_CC=$c OSHCXX_CXX=$cxx \
    "$SRC/tests/run" -j 2 -w node -n 3,2 -k "$tests" -p "$PREFIX" -o "$work/out" >"$work/log" 2>&1
verdict "compilers-$c" 'some fail' empty "$(grep -A 8 '^not ok' "$work/log")"
passed=$(sed -n 's/ passed, 0 failed.*//p' "$work/log")
verdict "compilers-$c-all" 'too few were run' test "${passed:-0}" -ge 7

exit "$bad"

#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Tests REAL*16 where C has it under another name than on x86: configure finds
# long double on ARM, and the reductions compile.  It needs a cross compiler.

. "$(dirname "${BASH_SOURCE[0]}")/common"

host=aarch64-linux-gnu
if ! command -v $host-gcc >/dev/null; then
    skip real16 "no $host-gcc"
    exit 0
fi
cd "$work" || exit 1
verdict real16-configure 'configure fails' \
    "$SRC/configure" -q --host=$host --disable-fortran --without-ucx --without-pmix
verdict real16-type 'another type' \
    grep -qx '#define SMA_FLOAT128 long double' config.h
verdict real16-compile 'does not compile' \
    $host-gcc -std=gnu11 -D_GNU_SOURCE -I. -I"$SRC/include" -iquote "$SRC/src/c" \
    -c "$SRC/src/c/coll/op.c" -o op.o
verdict real16-there 'no reduction of REAL*16' \
    grep -q sma_op_float128_sum op.o

exit "$bad"

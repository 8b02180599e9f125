#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage long s390x-linux-gnu-gcc qemu-s390x-static
#
# Tests a processor that has the high byte of a word first: tests of words of all
# sizes run on s390x, under QEMU (tests/cross).  In the short run check-arm
# stands for it, with fewer of them.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

echo 'int main(void) { return 0; }' >"$work/empty.c"
if ! s390x-linux-gnu-gcc -static -o "$work/empty" "$work/empty.c" 2>/dev/null ||
    ! qemu-s390x-static "$work/empty"
then
    skip bigendian 'the compiler makes no program' # libc6-dev-s390x-cross
    exit 0
fi

CROSS_CONFIGURE='--disable-fortran CFLAGS=-O0' "$SRC/tests/cross" s390x \
    "$work/build" "$PREFIX" -n 3,2 \
    -k '^c/(amo_types|vendor:c|rma_types:|net_wait)$' >"$work/log" 2>&1
verdict bigendian 'some tests fail' empty "$(grep -A 8 '^not ok\|[1-9][0-9]* failed' "$work/log")"
passed=$(sed -n 's/ passed, 0 failed.*//p' "$work/log")
verdict bigendian-all 'not all were run' test "${passed:-0}" -ge 4
exit "$bad"

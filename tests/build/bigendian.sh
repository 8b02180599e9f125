#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Tests a processor that has the high byte of a word first: tests of words of all
# sizes run on s390x, under QEMU (tests/cross).  It needs gcc-s390x-linux-gnu,
# libc6-dev-s390x-cross and qemu-user-static of Debian.

. "$(dirname "${BASH_SOURCE[0]}")/common"

# check-arm has another processor in the short run
[ -z "${SMA_TEST_SHORT:-}" ] || {
    skip bigendian 'only in make check-all'
    exit 0
}
cross=s390x-linux-gnu
qemu=qemu-s390x-static

if ! type "$cross-gcc" "$qemu" >/dev/null 2>&1 ||
    ! echo 'int main(void) { return 0; }' >"$work/empty.c" ||
    ! "$cross-gcc" -static -o "$work/empty" "$work/empty.c" 2>/dev/null ||
    ! "$qemu" "$work/empty"
then
    skip bigendian "no compiler for $cross, or no $qemu"
    exit 0
fi

CROSS_CONFIGURE='--disable-fortran CFLAGS=-O0' "$SRC/tests/cross" s390x \
    "$work/build" "$PREFIX" -n 3,2 \
    -k '^c/(amo_types|amo_widths|amo_nbi|vendor|rma_types|wait_types)$' \
    >"$work/log" 2>&1
verdict bigendian 'some tests fail' empty \
    "$(grep -A 8 '^FAIL\|[1-9][0-9]* failed' "$work/log")"
passed=$(sed -n 's/ passed, 0 failed.*//p' "$work/log")
verdict bigendian-all 'not all were run' test "${passed:-0}" -ge 6
exit "$bad"

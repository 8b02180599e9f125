#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Tests a processor that has the high byte of a word first: the library is
# compiled for s390x, and tests of words of all sizes run under QEMU as one PE.
# It needs gcc-s390x-linux-gnu, libc6-dev-s390x-cross and qemu-user-static of
# Debian.
#
# More PEs do not run: QEMU leaves /proc/self/pagemap as it is on this
# processor, so the file does not describe the pages of the program that QEMU
# runs.

. "$(dirname "${BASH_SOURCE[0]}")/common"

cross=s390x-linux-gnu
qemu=qemu-s390x-static
tests='amo_types amo_widths amo_nbi vendor rma_types wait_types'

if ! type "$cross-gcc" "$qemu" >/dev/null 2>&1 ||
    ! echo 'int main(void) { return 0; }' >"$work/empty.c" ||
    ! "$cross-gcc" -static -o "$work/empty" "$work/empty.c" 2>/dev/null ||
    ! "$qemu" "$work/empty"
then
    skip bigendian "no compiler for $cross, or no $qemu"
    exit 0
fi

mkdir "$work/build"
cd "$work/build" || exit 1
build()
{
    "$SRC/configure" --host="$cross" --disable-fortran --without-ucx \
        --without-pmix CC="$cross-gcc" CFLAGS=-O0 && make -j2 lib/libsma.a
}
verdict bigendian-build 'the library cannot be compiled' build

run()
{
    "$cross-gcc" -static -pthread -Iinclude -I"$SRC/include" -o "$1" \
        "$SRC/tests/c/$1.c" lib/libsma.a -lm &&
        env SHMEM_SYMMETRIC_SIZE=64M "$qemu" "./$1"
}
for t in $tests; do
    verdict "bigendian-$t" 'fails' run "$t"
done
exit "$bad"

#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: aarch64-linux-gnu-gcc
#
# Tests what configure finds for another processor, which is ARM: no compiler for C++ or Fortran
# that makes code for this host, no UCX of this host; and REAL*16, which is long double there.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

host=aarch64-linux-gnu
cd "$work" || exit 1
verdict cross-configure 'configure fails' "$SRC/configure" --host=$host CXX=g++ FC=gfortran
cp verdict configured
verdict cross-cxx 'takes g++ of this host' grep -q '^CXX = $' Makefile
verdict cross-fortran 'takes gfortran of this host' grep -q '^have_fortran = no$' Makefile
verdict cross-cray 'builds libsma_cray, which needs a Fortran compiler' \
    grep -q '^FC_GNU = 0$' Makefile
verdict cross-says 'does not say so' \
    grep -q "g++ and $host-gcc make code for one processor\.\.\. no" configured
verdict cross-ucx 'takes UCX of this host' grep -q '^have_ucx = no$' Makefile
verdict real16-type 'another type' grep -qx '#define SMA_FLOAT128 long double' config.h
verdict real16-compile 'does not compile' \
    $host-gcc -std=gnu11 -D_GNU_SOURCE -I. -I"$SRC/include" -iquote "$SRC/src/c" \
    -c "$SRC/src/c/coll/algorithm/op.c" -o op.o
verdict real16-there 'no reduction of REAL*16' grep -q sma_op_float128_sum op.o

exit "$bad"

#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# A Makefile that asks pkg-config for the flags, in C and Fortran.

. "$(dirname "${BASH_SOURCE[0]}")/common"

needs pkgconfig pkg-config make
take pi.c ocean.f
cat >Makefile <<'MAKE'
CFLAGS = -O2 -Wall -Wextra $(shell pkg-config --cflags sma)
FC = gfortran
FFLAGS = -O2 $(shell pkg-config --cflags sma) \
    $(shell pkg-config --variable=fflags sma)
LDLIBS = $(shell pkg-config --libs sma)

run: pi
	oshrun -n 4 ./pi

run-ocean: ocean
	oshrun -n 4 ./ocean
MAKE
verdict pkgconfig-c 'an error or a warning' silent make -s pi
verdict pkgconfig-run 'not the right result' \
    says '4 PEs: pi is 3.141593' make -s run
needs_fortran pkgconfig-fortran
verdict pkgconfig-fortran 'an error or a warning' silent make -s ocean
verdict pkgconfig-run-fortran 'not the right result' \
    says 'energy  20905883.0' make -s run-ocean
exit "$bad"

#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage pkg-config make
#
# A Makefile that asks pkg-config for the flags, in C and Fortran.

. "$(dirname "${BASH_SOURCE[0]}")/common"

take pi.c ocean.f pkgconfig.mk
mv pkgconfig.mk Makefile
verdict pkgconfig-c 'an error or a warning' silent make -s pi
verdict pkgconfig-run 'not the right result' \
    says '4 PEs: pi is 3.141593' make -s run
has gfortran && has fortran || { skip pkgconfig-fortran 'no Fortran here'; exit $bad; }
verdict pkgconfig-fortran 'an error or a warning' silent make -s ocean
verdict pkgconfig-run-fortran 'not the right result' \
    says 'energy  20905883.0' make -s run-ocean
exit "$bad"

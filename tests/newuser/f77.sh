#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage gfortran fortran
#
# A Fortran 77 program with COMMON, SHPALLOC and a Cray pointer, unchanged: the
# result does not depend on the number of PEs.

. "$(dirname "${BASH_SOURCE[0]}")/common"

take ocean.f
verdict f77-compile 'an error or a warning' silent oshfort -O2 -o ocean ocean.f
verdict f77-one 'not the right result' says 'energy  20905883.0' ./ocean
for n in 2 4; do
    verdict "f77-$n" 'not the right result' \
        says 'energy  20905883.0' oshrun -n $n ./ocean
done
verdict f77-check 'oshrun --check finds something' \
    says 'energy  20905883.0' oshrun -n 4 --check ./ocean
exit "$bad"

#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage gfortran gnu-fortran
#
# A program of the T3E, as it stands, and the first tries of its user: without --cray,
# with the options of the old makefile, and with a constant of 4 bytes.

. "$(dirname "${BASH_SOURCE[0]}")/common"

take t3e.f
oshfort -o pi t3e.f >out 2>&1
verdict t3e-plain 'compiles without --cray' same $? 1
verdict t3e-hint "$(cat out)" grep -q '^oshfort: .*oshfort --cray$' out
verdict t3e-compile 'an error or a warning' silent oshfort --cray -O2 -o pi t3e.f
for n in 1 2 4; do
    oshrun -n $n ./pi >out 2>&1
    verdict "t3e-$n" "$(cat out)" grep -qE "^pi 3\.1[0-9]+ bits  $n\$" out
done

# the options of the makefile
oshfort --cray -em -dp -O3,unroll2 -s default64 -N 132 -o pi t3e.f >out 2>&1
verdict t3e-option "$(cat out)" same "$(tail -n 1 out)" \
    "oshfort: options of Cray's and SGI's compilers: man oshfort"
verdict t3e-options 'an error or a warning' \
    silent oshfort --cray -dp -O3 -funroll-loops -s default64 -N 132 -o pi t3e.f
oshrun -n 4 ./pi >out 2>&1
verdict t3e-options-run "$(cat out)" grep -q '^pi 3' out

# a constant of 4 bytes where the routine reads 8
printf '      %s\n' 'INTEGER*8 ICNT, SHMEM_INT8_FADD' 'COMMON /C/ ICNT' \
    'CALL START_PES(0)' 'PRINT *, SHMEM_INT8_FADD(ICNT, 1, 0)' END >fadd.f
oshfort --lint fadd.f >out 2>&1
verdict t3e-literal "$(cat out)" grep -q \
    "^fadd.f:4:.*Type mismatch in argument 'value'.*passed INTEGER(4) to INTEGER(8)" out

# the manual
verdict t3e-man 'no page' man -w 3 cray_intrinsics
verdict t3e-man-name 'no page' man -w 3 ranf
exit "$bad"

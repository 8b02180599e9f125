#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage gfortran module
#
# A Fortran program with `use shmem`, with all warnings.

. "$(dirname "${BASH_SOURCE[0]}")/common"

take dot.f90
verdict module-compile 'an error or a warning' \
    silent oshfort -std=f2018 -Wall -Wextra -O2 -o dot dot.f90
verdict module-run 'not the right result' \
    says 'the product is 15341334000.' oshrun -n 4 ./dot
exit "$bad"

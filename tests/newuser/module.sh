#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# A Fortran program with `use shmem`, with all warnings, and what the compiler says
# about a wrong argument and a name that the module does not have.

. "$(dirname "${BASH_SOURCE[0]}")/common"

needs_fortran module
take dot.f90
verdict module-compile 'an error or a warning' \
    silent oshfort -std=f2018 -Wall -Wextra -O2 -o dot dot.f90
verdict module-run 'not the right result' \
    says 'the product is 15341334000.' oshrun -n 4 ./dot

# rejects NAME PATTERN SED: the compiler finds the mistake that sed makes
rejects()
{
    sed "$3" dot.f90 >wrong.f90
    if oshfort -fsyntax-only wrong.f90 >out 2>&1; then
        fail "$1" 'the compiler accepts it'
    else
        verdict "$1" "$(cat out)" grep -q "$2" out
    fi
}

rejects module-argument 'no specific subroutine' 's/npes))/npes), 3)/'
rejects module-name 'not explicitly declared' 's/shmem_sum_to_all/shmem_sum/'
exit "$bad"

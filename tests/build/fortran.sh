#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Tests the Fortran include files: their text suits fixed and free form, and
# programs with all the usual ways to declare functions compile with both, in each
# standard from Fortran 2003 on.  Each Fortran routine of the table must be called
# by some test of tests/fortran.

. "$(dirname "${BASH_SOURCE[0]}")/common"

fc=$PREFIX/bin/oshfort
if ! "$fc" -show >/dev/null 2>&1; then
    skip fortran 'built without Fortran'
    exit 0
fi

"$SRC/build-aux/generate" -n fortran "$SRC" awk | sed 's/.* //' >"$work/names"
verdict fortran-table 'no routine in the table' test -s "$work/names"
cat "$SRC"/tests/fortran/*.f "$SRC"/tests/fortran/*.[fF]90 \
    "$SRC"/tests/fortran/*.h |
    sed "/^ *!/d; /^C/d; s/'[^']*'//g" | tr 'a-z' 'A-Z' |
    grep -v '^ *EXTERNAL ' | tr -c 'A-Z0-9_$' '\n' | sort -u >"$work/words"
verdict fortran-called 'no test calls' empty \
    "$(sort "$work/names" | comm -23 - "$work/words")"

for h in shmem.fh mpp/shmem.fh; do
    verdict "fortran-text-$h" 'does not suit every form' empty \
        "$(awk '/\t/ || length($0) > 72 || !/^(!|      [^ ]|$)/' \
            "$PREFIX/include/$h")"
done

# Program units in text that is valid in both forms; HEADER is replaced.
cat >"$work/units" <<'END'
! nothing declared
      PROGRAM MAIN
      INCLUDE 'HEADER'
      INTEGER X(10)
      INTEGER(KIND=SELECTED_INT_KIND(18)) ADDRESS
      X = SHMEM_MY_PE() + SHMEM_N_PES() + SHMEM_SYNC_VALUE
      X(1) = SHMEM_INT4_FADD(X, 1, 0) + SHMEM_INT4_FINC(X(2), 0)
      IF (SHMEM_PE_ACCESSIBLE(0)) ADDRESS = SHMEM_PTR(X, 0)
      IF (SHMEM_ADDR_ACCESSIBLE(X, 0)) ADDRESS = SHMEM_INT8_FETCH(X, 0)
      X(3) = SHMEM_TEST_LOCK(X(1)) + SHMEM_SWAP(X, 1, 0)
      X(4) = SHMEM_FINC(X, 0) + SHMEM_CSWAP(X, 1, 2, 0)
      CALL SHMEM_BARRIER_ALL
      END
! a variable MY_PE
      SUBROUTINE VARIABLE
      IMPLICIT NONE
      INCLUDE 'HEADER'
      INTEGER MY_PE, NUM_PES
      MY_PE = SHMEM_MY_PE()
      NUM_PES = SHMEM_N_PES()
      END
! MY_PE and NUM_PES are functions
      SUBROUTINE OLDEST
      IMPLICIT NONE
      INCLUDE 'HEADER'
      INTEGER, EXTERNAL :: MY_PE, NUM_PES
      INTEGER X
      X = MY_PE() + NUM_PES()
      END
! typed after the include line
      SUBROUTINE TYPED
      IMPLICIT NONE
      INCLUDE 'HEADER'
      INTEGER SHMEM_MY_PE, SHMEM_N_PES, SHMEM_INT4_CSWAP, X
      X = SHMEM_MY_PE() + SHMEM_N_PES()
      X = SHMEM_INT4_CSWAP(X, 1, 2, 0)
      END
! typed before the include line
      SUBROUTINE BEFORE
      IMPLICIT NONE
      INTEGER SHMEM_MY_PE, SHMEM_N_PES, X
      INCLUDE 'HEADER'
      X = SHMEM_MY_PE() + SHMEM_N_PES()
      END
! typed and external
      SUBROUTINE EXT1
      IMPLICIT NONE
      INCLUDE 'HEADER'
      INTEGER, EXTERNAL :: SHMEM_MY_PE, SHMEM_N_PES
      INTEGER X
      X = SHMEM_MY_PE() + SHMEM_N_PES()
      END
      SUBROUTINE EXT2
      IMPLICIT NONE
      INTEGER, EXTERNAL :: SHMEM_MY_PE, SHMEM_N_PES
      INTEGER X
      INCLUDE 'HEADER'
      X = SHMEM_MY_PE() + SHMEM_N_PES()
      END
      SUBROUTINE EXT3
      IMPLICIT NONE
      INCLUDE 'HEADER'
      INTEGER SHMEM_MY_PE, SHMEM_N_PES, X
      EXTERNAL SHMEM_MY_PE, SHMEM_N_PES
      X = SHMEM_MY_PE() + SHMEM_N_PES()
      END
! external only
      SUBROUTINE EXT4
      INCLUDE 'HEADER'
      EXTERNAL SHMEM_MY_PE, SHMEM_N_PES
      X = SHMEM_MY_PE() + SHMEM_N_PES()
      END
! an interface of the program's own
      SUBROUTINE OWN
      IMPLICIT NONE
      INCLUDE 'HEADER'
      INTERFACE
      INTEGER FUNCTION SHMEM_MY_PE()
      END FUNCTION
      END INTERFACE
      INTEGER X
      X = SHMEM_MY_PE()
      END
! in a module, used in its procedures, declared again in one of them
      MODULE INSIDE
      IMPLICIT NONE
      PRIVATE
      INCLUDE 'HEADER'
      INTEGER, SAVE :: PSYNC(SHMEM_REDUCE_SYNC_SIZE) = SHMEM_SYNC_VALUE
      PUBLIC A, B, C
      CONTAINS
      SUBROUTINE A(X)
      INTEGER X
      X = SHMEM_MY_PE()
      END SUBROUTINE
      SUBROUTINE B(X)
      INTEGER SHMEM_MY_PE, X
      X = SHMEM_MY_PE()
      END SUBROUTINE
      SUBROUTINE C(X)
      INCLUDE 'HEADER'
      INTEGER X
      X = SHMEM_MY_PE()
      END SUBROUTINE
      END MODULE
! all of a module used, functions and constants come with it
      MODULE OUTSIDE
      INCLUDE 'HEADER'
      END MODULE
      SUBROUTINE USER
      USE OUTSIDE
      IMPLICIT NONE
      INTEGER X(SHMEM_BARRIER_SYNC_SIZE)
      X = SHMEM_N_PES()
      END
! the other file inside of a unit that has this one
      SUBROUTINE HOST
      IMPLICIT NONE
      INCLUDE 'shmem.fh'
      INTEGER X
      CALL INNER
      CONTAINS
      SUBROUTINE INNER
      INCLUDE 'mpp/shmem.fh'
      X = SHMEM_MY_PE()
      END SUBROUTINE
      END
END
# An EXTERNAL statement for SHMEM_PTR without a type: mpp/shmem.fh only.
cat >"$work/pointer" <<'END'
      SUBROUTINE POINTER
      IMPLICIT NONE
      INCLUDE 'HEADER'
      EXTERNAL SHMEM_PTR
      INTEGER X
      IF (SHMEM_PTR(X, 0) == 0) X = 1
      END
END

for h in shmem.fh mpp/shmem.fh; do
    sed "s|HEADER|$h|" "$work/units" >"$work/units.f"
    [ $h = shmem.fh ] || sed "s|HEADER|$h|" "$work/pointer" >>"$work/units.f"
    cp "$work/units.f" "$work/units.f90"
    for form in f f90; do
        for std in legacy gnu f2003 f2008 f2018; do
            verdict "fortran-include-$h-$form-$std" 'does not compile' empty \
                "$(cd "$work" && "$fc" -std=$std -w -fsyntax-only units.$form \
                    2>&1 | head -n 8)"
        done
    done
    # lines of other lengths, other default kinds
    for option in -ffixed-line-length-132 -ffixed-line-length-none \
        -fdefault-integer-8 '-fdefault-integer-8 -fdefault-real-8' \
        '-fdefault-real-8 -fdefault-double-8'; do
        # shellcheck disable=SC2086 # several options
        verdict "fortran-include-$h-$option" 'does not compile' empty \
            "$(cd "$work" && "$fc" $option -w -fsyntax-only units.f 2>&1 |
                head -n 8)"
    done
    # through the C preprocessor too
    sed "s|^ *INCLUDE '\(.*\)'|#include <\1>|" "$work/units.f90" \
        >"$work/units.F90"
    verdict "fortran-include-$h-cpp" 'does not compile' empty \
        "$(cd "$work" && "$fc" -w -fsyntax-only units.F90 2>&1 | head -n 8)"
done

exit "$bad"

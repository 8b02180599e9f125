#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage fortran awk
#
# Tests the Fortran include files: their text suits fixed and free form, and programs with all
# the usual forms of declarations of functions compile with both, in each standard from Fortran
# 2003 on, and run.  Each Fortran routine of the table must be called by some test of
# tests/fortran.  The short run takes the first and the last standard.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

fc=$PREFIX/bin/oshfort
sed -n 's/^X(\(.*\), FORTRAN,.*/\1/p' "$SRC/src/c/gen/routines.h" >"$work/names"
verdict fortran-table 'no routine in the table' test -s "$work/names"
cat "$SRC"/tests/fortran/*.f "$SRC"/tests/fortran/*.[fF]90 "$SRC"/tests/fortran/*.h |
    sed "/^ *!/d; /^C/d; s/'[^']*'//g" | tr 'a-z' 'A-Z' |
    grep -v '^ *EXTERNAL ' | tr -c 'A-Z0-9_$' '\n' | sort -u >"$work/words"
verdict fortran-called 'no test calls' empty "$(sort "$work/names" | comm -23 - "$work/words")"

for h in shmem.fh mpp/shmem.fh; do
    verdict "fortran-text-$h" 'does not suit every form' empty \
        "$(awk '/\t/ || length($0) > 72 || !/^(!|      [^ ]|$)/' "$PREFIX/include/$h")"
done

# An EXTERNAL statement for SHMEM_PTR without a type: mpp/shmem.fh only.
cat >"$work/pointer" <<'FORTRAN'
      SUBROUTINE POINTER
      IMPLICIT NONE
      INCLUDE 'HEADER'
      EXTERNAL SHMEM_PTR
      INTEGER X
      IF (SHMEM_PTR(X, 0) == 0) X = 1
      END
FORTRAN

standards='f2003 f2018'
[ -n "${SMA_TEST_SHORT:-}" ] || standards="legacy gnu f2008 $standards"
for h in shmem.fh mpp/shmem.fh; do
    sed "s|HEADER|$h|" "$here/fortran_units.f" "$here/fortran_modules.f" >"$work/units.f"
    [ $h = shmem.fh ] || sed "s|HEADER|$h|" "$work/pointer" >>"$work/units.f"
    cp "$work/units.f" "$work/units.f90"
    for form in f f90; do
        for std in $standards; do
            verdict "fortran-include-$h-$form-$std" 'does not compile' empty \
                "$(cd "$work" && "$fc" -std=$std -w -fsyntax-only units.$form 2>&1 | head -n 8)"
        done
    done
    # lines of other lengths, other default kinds
    for option in -ffixed-line-length-132 -ffixed-line-length-none \
        -fdefault-integer-8 '-fdefault-real-8 -fdefault-double-8'; do
        verdict "fortran-include-$h-$option" 'does not compile' empty \
            "$(cd "$work" && "$fc" $option -w -fsyntax-only units.f 2>&1 |
                head -n 8)"
    done
    for option in -O1 '-fdefault-integer-8 -fdefault-real-8'; do
        verdict "fortran-run-$h-$option" 'is not right' same \
            "$(cd "$work" && "$fc" $option -w units.f -o units 2>&1 &&
                "$PREFIX/bin/oshrun" -n 2 ./units)" $'right\nright'
    done
    # through the C preprocessor too
    sed "s|^ *INCLUDE '\(.*\)'|#include <\1>|" "$work/units.f90" >"$work/units.F90"
    verdict "fortran-include-$h-cpp" 'does not compile' empty \
        "$(cd "$work" && "$fc" -w -fsyntax-only units.F90 2>&1 | head -n 8)"
    command -v cpp >/dev/null || continue
    verdict "fortran-include-$h-cpp-traditional" 'does not compile' empty \
        "$(cd "$work" && cpp -traditional -P "-I$PREFIX/include" units.F90 \
            >units.f90 && "$fc" -w -fsyntax-only units.f90 2>&1 | head -n 8)"
done

exit "$bad"

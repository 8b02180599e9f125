#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage gnu-fortran
#
# oshfort --cray: what is in the files of INCLUDE and #include lines, and in
# macros, is translated, too; each source includes what lies beside it; messages
# name the files and their lines; what cannot be translated is refused.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

fc=$PREFIX/bin/oshfort
mkdir "$work/tmp"
cd "$work" || exit 1

# Nothing stays in TMPDIR.
left_nothing()
{
    verdict "cray-files-$1-tmp" 'left in TMPDIR' empty "$(ls -A "$work/tmp")"
    rm -rf "$work"/tmp/*
}

# says NAME TEXT WORDS...: oshfort --cray makes a program, whose two PEs print
# lines that are, sorted and with blanks folded, the text.
says()
{
    local name=$1 text=$2
    shift 2
    rm -f prog
    if ! TMPDIR=$work/tmp "$fc" --cray "$@" -o prog >log 2>&1; then
        fail "cray-files-$name" 'does not compile'
        head -n 12 log | remarks
        return
    fi
    "$PREFIX/bin/oshrun" -n 2 ./prog >out 2>&1
    verdict "cray-files-$name" "status $?" same \
        "$(tr -s ' ' <out | sed 's/^ //; s/ $//' | sort)" "$text"
    left_nothing "$name"
}

# refuses NAME STATUS PATTERN WORDS...: the wrapper fails with such a line.
refuses()
{
    local name=$1 status=$2 pattern=$3
    shift 3
    TMPDIR=$work/tmp "$fc" --cray "$@" >log 2>&1
    verdict "cray-files-$name-status" 'another status' same $? "$status"
    verdict "cray-files-$name" 'no such line' grep -q -- "$pattern" log
    left_nothing "$name"
}

# Lines that look like something else, or nearly so.
mkdir traps
cp "$here/cray_traps.F" traps/t.F
printf '      COMMON /GRID/ MASK(100)\n      DATA MASK /100*3/\n' >traps/names.h
says traps '2
2 T 3 8
2026
4 77.000000000000000' traps/t.F

# ---- INCLUDE

mkdir -p inc/deep src other
cp "$here/cray_files_main.f" src/main.f
tr @ '\t' <src/main.f >src/m.f
cat >src/names.h <<'FORTRAN'
C     INTRINSIC N$PES in a comment
      INTRINSIC MY_PE
FORTRAN
echo "      INCLUDE 'deep/text.h'" >inc/text.h
echo '      N = N$PES' >inc/deep/text.h
says include '0 2 of 2
1 2 of 2' -Iinc src/m.f
says include-option '0 2 of 2
1 2 of 2' -I inc -ffixed-line-length-none src/m.f
(cd src && says include-here '0 2 of 2
1 2 of 2' -I../inc m.f)

cp "$here/cray_files_free.f90" free.f90
echo '    half = N$PES / & ! N$PES
        & 2' >half.inc
echo 'intrinsic :: my_pe' >names.inc
says include-free 1 free.f90

# each source has the file that lies beside it, in one command
for d in src other; do
    echo "      WORD = '$d'" >$d/word.h
    cat >$d/word.f <<FORTRAN
      SUBROUTINE $d
      CHARACTER*8 WORD
      INCLUDE 'word.h'
      IF (MY_PE() .EQ. 0) PRINT *, WORD
      END
FORTRAN
done
printf '      CALL SRC\n      CALL OTHER\n      END\n' >call.f
says beside 'other
src' call.f src/word.f other/word.f

# A value of N$PES by PARAMETER is that of the program unit that has it.
echo '      PARAMETER (N$PES = 5)' >five.h
cat >five.f <<'FORTRAN'
      INCLUDE 'five.h'
      DIMENSION A(N$PES)
      CALL SUB(SIZE(A))
      END
      SUBROUTINE SUB(N)
      IF (MY_PE() .EQ. 0) PRINT *, N, N$PES
      END
FORTRAN
says parameter '5 2' five.f

# ---- names in pieces, lines for OpenMP only, Hollerith constants

cp "$here/cray_files_names.f" names.f
says pieces '22 3 4 2
6
N$PES= 2 isn'\''t it' names.f
says pieces-openmp '22 3 4 2
8
N$PES= 2 isn'\''t it' names.f -fopenmp
cat >names.f90 <<'FORTRAN'
program fr
    implicit none
    integer :: i = 0, j
    j = n$&
        &pes + 1
    !$ i = n$pes
    !$omp parallel num_threads(n$pes)
    !$omp end parallel
    if (my_pe() == 0) print *, i, j
end program
FORTRAN
says pieces-free '0 3' names.f90
says pieces-free-openmp '2 3' names.f90 -fopenmp

# ---- N$PES as a variable, and scopes

# A variable keeps its meaning: assigned, an argument, in COMMON.
cp "$here/cray_files_variable.f" variable.f
says variable '24 2' variable.f

# Interfaces in a module
cp "$here/cray_files_bodies.f90" bodies.f90
says bodies '2 2' bodies.f90

cat >size.f <<'FORTRAN'
      CALL S(3)
      END
      SUBROUTINE S(K)
      REAL A,
     & B(N$PES, K)
      DIMENSION A(2 * N$PES)
      IF (MY_PE() .EQ. 0) PRINT *, SIZE(A), SIZE(B)
      END
FORTRAN
says size '4 6' size.f
printf '      REAL A(N$PES)\n      END\n' >size.f
refuses size-main 1 'size.f:1:' -c size.f
printf '      INTEGER K; K = MOD(9, N$PES)\n      PRINT *, K\n      END\n' >semi.f
says semicolon '1
1' semi.f
printf '      REAL DATA(3)\n      DATA(1) = N$PES\n      PRINT *, INT(DATA(1))\n' >data.f
echo '      END' >>data.f
says data '2
2' data.f

# ---- the preprocessor

cat >cpp.F <<'FORTRAN'
#define NP N$PES
#define LAST (NP - 1)
#include "cpp.h"
      PROGRAM CPP
#include "names.h"
      IF (MY_PE() .EQ. LAST) PRINT *, NP, TWICE(NP), GIVEN, KIND(1)
      INCLUDE 'text.h'
      IF (N .NE. NP) PRINT *, 'wrong'
      END
FORTRAN
echo '#define TWICE(x) 2*x' >inc/cpp.h
says cpp '2 4 2 8' -Iinc -Isrc -DGIVEN='N$PES' cpp.F
echo "-Isrc '-DGIVEN=N\$PES' cpp.F" >words
says words '2 4 2 8' -Iinc @words
cp cpp.F cpp.f
says cpp-option '2 4 2 8' -Iinc -Isrc '-DGIVEN=N$PES' -cpp cpp.f
cp cpp.F cpp.fpp
says cpp-ending '2 4 2 8' -Iinc -Isrc '-DGIVEN=N$PES' cpp.fpp
sed 's/^      //; s/^PROGRAM/program/' cpp.F >cpp.F90
sed -i 's/^C.*//' src/names.h
says cpp-free '2 4 2 8' -Iinc -Isrc '-DGIVEN=N$PES' cpp.F90
# what is in a file for make; gfortran names the usual object file, too
depends()
{
    tr -d '\\\n' <"$1" | sed 's/ *cpp\.o//' | tr -s ' '
}
mkdir -p obj
for option in -MD -MMD; do
    rm -f obj/*
    TMPDIR=$work/tmp "$fc" --cray -Iinc -Isrc '-DGIVEN=N$PES' $option -c cpp.F -o obj/c.o >log 2>&1
    verdict "cray-files-depend$option" 'other dependencies' same \
        "$(depends obj/c.d)" 'obj/c.o: cpp.F inc/cpp.h src/names.h'
done
TMPDIR=$work/tmp "$fc" --cray -Iinc -Isrc '-DGIVEN=N$PES' -MD -MF d -MT x \
    -c cpp.F -o obj/c.o >log 2>&1
verdict cray-files-depend-named 'other dependencies' same \
    "$(depends d)" 'x: cpp.F inc/cpp.h src/names.h'
verdict cray-files-only 'not the preprocessor' grep -q 'N$PES - 1' \
    <("$fc" --cray -Iinc -Isrc -E cpp.F)

# A macro makes a line longer than 72 columns, behind which there may be a
# number, and nothing of it is lost.
printf '%s\n' '#define NUMBER_OF_ELEMENTS (N$PES*1000)' \
    '      I = NUMBER_OF_ELEMENTS + NUMBER_OF_ELEMENTS + NUMBER_OF_ELEMENTS+1' \
    '      J = NUMBER_OF_ELEMENTS + NUMBER_OF_ELEMENTS + NUMBER_OF_ELEMENTS+200000' \
    '      K = I                                                             +300000' \
    '      IF (MY_PE() .EQ. 0) PRINT *, I, J, K' '      END' >long.F
says cpp-long '6001 6002 6001' long.F

# ---- words of Cray's machines

cat >boz.f <<'FORTRAN'
      DATA L /X'3FFF'/
      J = Z'10'
      K = X'3FFF'
      A = Z'3FF8000000000000'
      IF (IAND(J, X'F') .NE. 0) PRINT *, 'wrong'
      IF (MY_PE() .EQ. 0) PRINT *, J, K, L, A
      END
FORTRAN
says boz '16 16383 16383 1.5000000000000000' boz.f

# ---- messages

echo '      UNDECLARED = N$PES + N$PES' >src/wrong.h
cat >src/wrong.f <<'FORTRAN'
      IMPLICIT NONE
      INTRINSIC MY_PE
      INCLUDE 'text.h'
      INCLUDE 'wrong.h'
      UNKNOWN = N$PES
      END
FORTRAN
TMPDIR=$work/tmp "$fc" --cray -Iinc -c src/wrong.f >log 2>&1
verdict cray-files-lines 'other lines' same \
    "$(grep -o '^[a-z/.]*:[0-9]*' log | sort -u | xargs)" \
    'inc/deep/text.h:1 src/wrong.f:5 src/wrong.h:1'
left_nothing lines
printf '      CALL S(\n#ifdef A\n     & 1,\n#endif\n     & 2)\n#%s\n%s\n' \
    'include "text.h"' '      IMPLICIT REAL(N)' >lines.F
TMPDIR=$work/tmp "$fc" --cray -Iinc -c lines.F >log 2>&1
verdict cray-files-lines-cpp 'other lines' same \
    "$(grep -o '^[a-zF/.]*:[0-9][0-9]*' log | sort -u | xargs)" lines.F:7

# ---- what cannot be

echo '#include "nowhere.h"' >lost.F
refuses lost 1 'nowhere.h: No such file' -c lost.F
echo "      INCLUDE 'nowhere.h'" >lost.f
refuses lost-include 1 'nowhere.h' -c lost.f
echo "      INCLUDE 'round.h'" >round.h
cp round.h round.f
refuses round 1 'round.h' -c round.f
refuses language 1 "^oshfort: --cray translates no source whose language -x" \
    -x f77 -c src/names.h
# the limit stands for a full disk; the log is a pipe, which has none
(trap '' XFSZ; ulimit -f 0; TMPDIR=$work/tmp "$fc" --cray -c src/main.f) 2>&1 |
    cat >log
verdict cray-files-full 'no reason' grep -q \
    '^oshfort: src/main.f cannot be translated to .*: File too large; TMPDIR' log
left_nothing full
printf '      END\0\n' >null.f
refuses null 1 '^oshfort: null.f cannot be translated: it is not a text file' -c null.f

exit "$bad"

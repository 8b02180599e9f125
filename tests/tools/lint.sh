#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage gnu-fortran awk
#
# oshfort --lint: gfortran reports the calls whose arguments do not fit, and nothing
# else, whatever a program declares.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

fc=$PREFIX/bin/oshfort
mkdir "$work/tmp" "$work/empty"
cd "$work/empty" || exit 1

# lint WORDS...: what --lint says, and its status
lint()
{
    TMPDIR=$work/tmp "$fc" --lint "$@" 2>&1
    echo "status $?"
}

# ---- what is wrong

cp "$here/lint_wrong.f" ../wrong.f
wrong="status 1
../wrong.f:8:14: Error: There is no specific function for the generic 'shmem_int8_fadd' at (1)
../wrong.f:11:72: Warning: Type mismatch in argument 'value' at (1); passed INTEGER(4) to INTEGER(8)
../wrong.f:12:72: Warning: Type mismatch in argument 'dest' at (1); passed INTEGER(4) to INTEGER(8)
../wrong.f:13:72: Warning: Type mismatch in argument 'dest' at (1); passed REAL(8) to REAL(4)
../wrong.f:17:72: Warning: Missing actual argument for argument 'pe' at (1)
../wrong.f:18:72: Warning: Type mismatch in argument 'nelems' at (1); passed REAL(4) to INTEGER(4)
../wrong.f:23:72: Warning: Missing actual argument for argument 'pe' at (1)
../wrong.f:24:72: Warning: More actual than formal arguments in procedure call at (1)
../wrong.f:26:10: Warning: Type mismatch in argument 'value' at (1); passed INTEGER(4) to INTEGER(8)"
verdict lint-wrong 'other lines' same "$(lint ../wrong.f | sort -t: -k2n)" "$wrong"
for options in '-w -c -o x.o' '-std=f2018' '-Wall -MD' '-J mod -Jmod'; do
    verdict "lint-wrong $options" 'other lines' same \
        "$(lint $options ../wrong.f | grep -v -e -Wunused | sort -t: -k2n)" "$wrong"
done
verdict lint-wrong-8 'other lines' same \
    "$(lint -i8 -r8 ../wrong.f | grep -c "passed INTEGER(4) to INTEGER(8)")" 2

# Each routine: a call without the last argument
awk 'BEGIN { print "      SUBROUTINE ALL\n      LOGICAL*1 X(9)" }
    /^ *(SUBROUTINE|FUNCTION) .*[a-z0-9])$/ {
        n = gsub(/,/, ","); split($0, part, /[ (]+/)
        if (part[2] == "FUNCTION") { getline; print; print "      EXTERNAL " part[3] }
        call = call "      " (part[2] == "FUNCTION" ? "PRINT *, " : "CALL ") part[3] "("
        for (i = 1; i <= n; i++) call = call (i > 1 ? "," : "") "X"
        call = call ")\n" }
    END { printf "%s      END\n", call }' "$PREFIX/include/sma-lint/calls.fh" >../all.f
grep -n '^ *\(CALL\|PRINT\) ' ../all.f | cut -d: -f1 | sort >../called
for form in -ffree-form -ffixed-line-length-none; do
    lint $form ../all.f |
        sed -n 's/^..\/all.f:\([0-9]*\):.*\(Missing\|mismatch\).*/\1/p' | sort -u >../seen
    verdict "lint-all $form" 'calls in these lines' empty "$(comm -23 ../called ../seen)"
done
verdict lint-all-found 'few routines' test "$(wc -l <../called)" -gt 200

# ---- what is not

cp "$here/lint_right.f" .
echo '      INTEGER*8 ICOUNT' >shmem_names.inc
echo '      COMMON /C/ ICOUNT' >>shmem_names.inc
for words in lint_right.f '-r8 lint_right.f'; do
    verdict "lint-right $words" 'a false report' same "$(lint $words)" 'status 0'
done
rm ./*

# A module that calls routines, and another file that uses it; nothing is left.
cp "$here/lint_module.F90" ../grid.F90
cp "$here/lint_user.f90" ../user.f90
verdict lint-module 'other lines' same "$(lint -DNEXT=1 ../grid.F90 ../user.f90)" \
    "../user.f90:7:32: Warning: Type mismatch in argument 'value' at (1); passed INTEGER(4) to INTEGER(8)
status 1"
verdict lint-left "$(ls -A . ../tmp)" empty "$(ls -A .)$(ls -A ../tmp)"
printf '      %s\n' 'K = MOD(N$PES, 2)' 'CALL SHMEM_PUT8(K, K, 1)' END >../cray.f
verdict lint-cray 'other lines' same "$(lint --cray ../cray.f)" \
    "../cray.f:2:72: Warning: Missing actual argument for argument 'pe' at (1)
status 1"
printf '      %s\n' 'K = MOD(1' END >../broken.f
verdict lint-broken 'not what gfortran says' grep -q '^../broken.f:1:.*Error' <(lint ../broken.f)
printf '#!/bin/sh\necho "other version 1"\n' >../fc
chmod +x ../fc
verdict lint-other 'no message' same "$(OSHFORT_FC=../fc lint x.f)" \
    'oshfort: --lint needs GNU Fortran
status 1'

# All Fortran programs of the tests and the examples that compile, but those whose
# mistakes are on purpose; the short run takes each fifth
n=0 number=0 step=1
[ -z "${SMA_TEST_SHORT:-}" ] || step=5
for file in $(cd "$SRC" && find tests examples -name '*.[fF]' -o -name '*.[fF]90'); do
    case $file in
    */negative.f90 | */check_negative.f90 | */misaligned.f90 | */lint_wrong.f | */lint_user.f90) continue ;;
    esac
    [ $((number++ % step)) = 0 ] || continue
    for option in '' --cray; do
        words="$option -I$SRC/tests/fortran $SRC/$file"
        "$fc" -w -fsyntax-only -J../tmp $words >/dev/null 2>&1 || continue
        n=$((n + 1))
        lint $words >../said
        [ "$(cat ../said)" = 'status 0' ] ||
            fail "lint-files $words" "$(head -n 3 ../said)"
        break
    done
done
verdict lint-files "only $n files" test $n -gt $((40 / step))

exit "$bad"

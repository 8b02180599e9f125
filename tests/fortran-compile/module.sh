#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage module awk python3
#
# Tests the Fortran module: all routines of the table are in it, and in some
# test; right programs compile without a warning, and run however they are
# optimised; wrong ones do not compile.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

fc=$PREFIX/bin/oshfort
# the compiler itself, for other default kinds
plain=$(sed -n 's/^fc=//p' "$PREFIX/lib/pkgconfig/sma.pc")
cd "$work" || exit 1

# compiles FILE FLAG...: without a message
compiles()
{
    $fc -fsyntax-only -J. "${@:2}" "$1" >err 2>&1
    [ ! -s err ] || { sed -n '/Error\|Warning/p' err; cat err; false; }
}

# ----------------------------------------------------------------------- names
python3 -B "$SRC/build-aux/gen" -n module | sort >names
sed -n 's/^X(\(.*\), FORTRAN,.*/\1/p' "$SRC/src/c/gen/routines.h" | tr A-Z a-z | sort >rows
verdict module-rows 'not in the module, beside names of variables' same \
    "$(comm -23 rows names | tr '\n' ' ')" 'my_pe n$pes num_pes '
{
    echo 'program all'
    sed 's/^/use shmem, only: /' names
    echo 'end program'
} >all.f90
verdict module-names 'the compiled module is not what the table gives' compiles all.f90
cat "$SRC"/tests/fortran/module_*.[fF]90 "$SRC"/tests/fortran/{alltoallv,team,reduce,rma,words}.h \
    <(cut -d"|" -f3 "$SRC/tests/mistakes.def") | tr 'A-Z' 'a-z' |
    sed "/^ *!/d; s/'[^']*'//g" | tr -c 'a-z0-9_' '\n' |
    sort -u >words
verdict module-called 'no test uses' empty "$(comm -23 names words)"
# The module has no other names: every other name is free for the program.
{
    echo 'program others'
    echo 'use shmem'
    echo 'implicit none'
    sed -n 's/^ *\(subroutine\|function\) \([a-z_0-9]*\).*/\2/p
        s/^ *use, .* only: //p' "$PREFIX/include/shmem.F90" | tr -d ',' |
        tr ' ' '\n' | sort -u | comm -23 - names |
        sed 's/^/integer :: /'
    echo 'integer :: my_pe, num_pes'
    echo 'end program'
} >others.f90
verdict module-private 'names of the module that programs cannot use' compiles others.f90
verdict module-private-some 'no other names found' test "$(wc -l <others.f90)" -gt 300

# ------------------------------------------------------------------ the source
verdict module-source 'the source does not compile without a warning' \
    compiles "$PREFIX/include/shmem.F90" -std=f2018 -Wall -Wextra -Wno-c-binding-type
rm -f ./*.mod

# A gfortran with another format of module files (oshfort(1), "Another version of gfortran").
copy=$work/other
mkdir "$copy" "$work/mod"
cp -r "$PREFIX/bin" "$PREFIX/lib" "$PREFIX/include" "$copy"
gzip -dc "$PREFIX/include/shmem.mod" | sed "1s/version '[0-9]*'/version '99'/" |
    gzip >"$copy/include/shmem.mod"
cat >version.f90 <<'FORTRAN'
program version
    use shmem
    call shmem_init
    if (shmem_n_pes() == 2) print '(A)', 'right'
    call shmem_finalize
end program
FORTRAN
verdict module-version "the other format is read" grep -q "different version of GNU Fortran" \
    <(LC_ALL=C "$copy/bin/oshfort" version.f90 2>&1)
$plain -fsyntax-only "-J$work/mod" "$PREFIX/include/shmem.F90" &&
    OSHFORT_FC="$plain -I$work/mod" "$copy/bin/oshfort" version.f90 -o version &&
    verdict module-version-own "a module of the other compiler is not used" same \
        "$("$PREFIX/bin/oshrun" -n 2 ./version 2>err | sort -u)" right
verdict module-width 'longer than 132 columns' empty \
    "$(awk 'length($0) > 132' "$PREFIX/include/shmem.F90")"

# -------------------------------------------------------- a program that is right
# A variable that other PEs write is read again, though no call between names it.
cp "$here/module_right.f90" right.f90
for std in f2018 f2008 gnu; do
    verdict "module-right-$std" 'does not compile' \
        compiles right.f90 -std=$std -Wall -Wextra -Werror -pedantic
done
some=('-O2 -fcheck=all' '-O3 -flto' '-O1 -fno-underscoring' '-O1 -fsecond-underscore')
[ -n "${SMA_TEST_SHORT:-}" ] || some+=(-O0 -O1 -O2 -O3 '-O2 -fopenmp')
for flags in "${some[@]}"; do
    verdict "module-run${flags// /}" 'does not compile, or not run' \
        eval '$fc $flags -J. -o right right.f90 &&
            "$PREFIX/bin/oshrun" -n 2 ./right'
done
rm -f ./*.mod

# ----------------------------------------------------------- other default kinds

# kinds DIRECTORY FLAG...: with these flags, programs of tests/fortran that are right with
# all kinds compile with the module in the directory, and run.
kinds()
{
    local name
    for name in $programs; do
        # shellcheck disable=SC2046 # the compiler may have options
        $plain -O0 -J. -I"$PREFIX/include/$1" "${@:2}" -o kinds \
            "$SRC/tests/fortran/$name.F90" $("$fc" --showme:link) &&
            "$PREFIX/bin/oshrun" -n 2 ./kinds || return
    done
}
programs='module_rma module_words' i8=-fdefault-integer-8 r8=-fdefault-real-8
if [ -n "${SMA_TEST_SHORT:-}" ]; then
    programs=module_rma
else
    verdict module-kinds 'the module for the usual kinds' kinds .
    verdict module-kinds-r8d8 'REAL and DOUBLE PRECISION of 8 bytes' \
        kinds sma-r8d8 $r8 -fdefault-double-8
    verdict module-kinds-i8r8 'INTEGER and REAL of 8 bytes' kinds sma-i8r8 $i8 $r8
    verdict module-kinds-i8r8d8 'all of 8 bytes' kinds sma-i8r8d8 $i8 $r8 -fdefault-double-8
fi
verdict module-kinds-i8 'INTEGER of 8 bytes' kinds sma-i8 $i8
verdict module-kinds-r8 'REAL of 8 bytes' kinds sma-r8 $r8

# ------------------------------------------------------- programs that are wrong
# All of them in one program: gfortran says for each line what is wrong there.
grep -v '^#' "$here/module_wrong.txt" >wrong
for column in 1 3; do
    { cat "$here/module_wrong.in"; cut -d'|' -f$column wrong; echo 'end program'; } \
        >w$column.f90
done
$fc -fsyntax-only w1.f90 2>&1 | awk '
    /^w1\.f90:[0-9]*:/ { split($0, place, ":") }
    /^(Fatal )?Error:/ { print place[2] ": " $0 }' >errors
line=$(wc -l <"$here/module_wrong.in")
while IFS='|' read -r statement error _; do
    line=$((line + 1))
    grep "^$line: Error: .*$(sed 's/^ *//; s/ *$//' <<<"$error")" errors >/dev/null ||
        echo "$statement: $(grep "^$line: " errors)"
done <wrong >accepted
verdict module-wrong 'accepted, or refused for another reason' empty "$(cat accepted)"
verdict module-wrong-all 'not all were tried' same "$line" "$(($(wc -l <w1.f90) - 1))"
verdict module-good 'the same without the mistakes' compiles w3.f90

exit "$bad"

#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage gnu-fortran awk
#
# What oshfort says when it reads a source: arguments with another number of bytes
# than a routine takes, for all routines of the table, and after an error of gfortran
# what --cray would cure.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

fc=$PREFIX/bin/oshfort
cd "$work" || exit 1

# said NAME OPTIONS: what oshfort itself says of NAME, without its beginning and end
said()
{
    local file=$1
    shift
    "$fc" "$@" -c "$file" -o x.o 2>&1 | sed -n 's/^oshfort: //p' |
        sed 's/: warning: /: /; s/, or let the compiler check calls: "use shmem"$//'
}

cp "$here/calls_types.f" types.f
verdict calls-4 'another warning' same "$(said types.f -fallow-argument-mismatch)" \
    'types.f:10: SHMEM_INT8_FADD: value is INTEGER*8, and 1 is INTEGER*4: write 1_8
types.f:12: SHMEM_INT8_ADD: value is INTEGER*8, and K4 is INTEGER*4: declare it as INTEGER*8
types.f:15: SHMEM_INT4_ADD: value is INTEGER*4, and -7_8 is INTEGER*8: write -7_4
types.f:16: SHMEM_REAL_PUT: dest is REAL*4, and Y(2) is REAL*8: declare it as REAL*4'
verdict calls-8 'another warning' same \
    "$(said types.f -fdefault-integer-8 -fdefault-real-8 -fdefault-double-8)" \
    'types.f:12: SHMEM_INT8_ADD: value is INTEGER*8, and K4 is INTEGER*4: declare it as INTEGER*8
types.f:15: SHMEM_INT4_ADD: value is INTEGER*4, and -7_8 is INTEGER*8: write -7_4
types.f:15: SHMEM_INT4_ADD: pe is INTEGER*8, and N is INTEGER*4: declare it as INTEGER*8'
verdict calls-w '-w does not silence it' empty "$(said types.f -w)"

# With the module the compiler checks; and what nobody knows is no mistake.
cat >module.f90 <<'FORTRAN'
program m
    use shmem
    integer(8) :: i = 0
    i = shmem_fadd(i, 1_8, 0)
contains
    subroutine s(i)
        integer(4) :: i
        call shmem_int8_add(j, i, 0)
    end subroutine
end program
FORTRAN
verdict calls-module 'a warning' empty "$(said module.f90 -fsyntax-only)"
cp "$here/calls_unknown.F" unknown.F
echo '      INTEGER*8 M' >names.inc
verdict calls-unknown 'a warning' empty "$(said unknown.F -DLONG -fsyntax-only)"
cp "$here/calls_hosts.f90" hosts.f90
verdict calls-hosts 'a warning' empty "$(said hosts.f90 -fsyntax-only)"

# Correct programs of many styles: the types are right, or nobody knows them.
# right NAME OPTIONS: NAME compiles, and nothing is said of it
right()
{
    local file=$1
    shift
    cp "$here/calls_$file" "$file"
    verdict "calls-$file $*" 'a warning' empty "$(said "$file" "$@")"
    verdict "calls-$file $* compiles" 'it does not' "$fc" "$@" -c "$file" -o x.o
}
mkdir -p inc
cat >inc/shmem_names.inc <<'FORTRAN'
      INTEGER*8 ICOUNT
      COMMON /C/ ICOUNT
FORTRAN
for option in '' -r8 -i8; do
    right right.f -Iinc $option
done
right right.f90
right right.F -DRTYPE='REAL*8'
cat >structure.f <<'FORTRAN'
      SUBROUTINE CELLS(X)
      STRUCTURE /CELL/
        INTEGER*8 N
      END STRUCTURE
      RECORD /CELL/ C
      CALL SHMEM_PUT8(X, X, N, 0)
      END
FORTRAN
verdict calls-structure 'a warning' empty \
    "$(said structure.f -fdec-structure -fsyntax-only)"
printf '      %s\n' 'SUBROUTINE S(K)' 'INTEGER*4 K' \
    'CALL SHMEM_INT8_ADD(K, K, 0)' END >promoted.f
verdict calls-promoted 'a warning' empty \
    "$(said promoted.f -finteger-4-integer-8 -fsyntax-only)"
# What is understood leaves the types known, in statements of all kinds.
cp "$here/calls_known.F90" known.F90
verdict calls-known 'another warning' same "$(said known.F90 -fsyntax-only)" \
    'known.F90:38: SHMEM_INT8_ADD: value is INTEGER*8, and k is INTEGER*4: declare it as INTEGER*8
known.F90:39: SHMEM_INT4_ADD: dest is INTEGER*4, and m(2) is INTEGER*8: declare it as INTEGER*4
known.F90:40: SHMEM_REAL_PUT: dest is REAL*4, and x is REAL*8: declare it as REAL*4
known.F90:40: SHMEM_REAL_PUT: source is REAL*4, and y is REAL*8: declare it as REAL*4'

# types of IMPLICIT, and kinds with names
cp "$here/calls_implicit.f" implicit.f
verdict calls-implicit 'another warning' same "$(said implicit.f -fsyntax-only)" \
    'implicit.f:2: SHMEM_INT8_ADD: dest is INTEGER*8, and K is INTEGER*4: declare it as INTEGER*8
implicit.f:2: SHMEM_INT8_ADD: value is INTEGER*8, and K is INTEGER*4: declare it as INTEGER*8
implicit.f:3: SHMEM_DOUBLE_PUT: dest is REAL*8, and X is REAL*4: declare it as REAL*8
implicit.f:3: SHMEM_DOUBLE_PUT: source is REAL*8, and X is REAL*4: declare it as REAL*8
implicit.f:9: SHMEM_REAL_PUT: dest is REAL*4, and X is REAL*8: declare it as REAL*4
implicit.f:9: SHMEM_REAL_PUT: source is REAL*4, and X is REAL*8: declare it as REAL*4
implicit.f:16: SHMEM_INT8_ADD: value is INTEGER*8, and K is INTEGER*4: declare it as INTEGER*8
implicit.f:17: SHMEM_INT4_ADD: dest is INTEGER*4, and L is INTEGER*8: declare it as INTEGER*4
implicit.f:24: SHMEM_INT8_ADD: value is INTEGER*8, and TWO is INTEGER*4: declare it as INTEGER*8'

# What the preprocessor removes is not checked, nor what nobody knows about.
cp "$here/calls_branches.F" branches.F
for d in '' -DOTHER -DOTHER=2; do
    said branches.F $d -fsyntax-only | sed 's/.*and \([0-9]\) .*/\1/' | tr '\n' ' '
    echo
done >numbers
verdict calls-branches "$(cat numbers)" same "$(cat numbers)" "$(printf '2 5 \n1 \n1 ')"

# All routines: a literal of 4 bytes for each value of 8, and no other warning.
{
    echo '      SUBROUTINE ALL'
    echo "      INCLUDE 'mpp/shmem.fh'"
    sed -n 's/^    X("\(SHMEM_[A-Z0-9_]*\)", \\$/\1/p' "$SRC/src/c/gen/fortran_args.h" |
        while read -r name; do
            list=$(grep -A1 "\"$name\"" "$SRC/src/c/gen/fortran_args.h" | tail -n 1 |
                sed 's/.*"\(.*\)".*/\1/' | tr ';' '\n' |
                awk '{ printf "%s%s", (NR > 1 ? "," : ""), $1 == "value" &&
                    $2 == "INTEGER*8" ? "5" : "@" }' | sed 's/@/X/g')
            case $list in *5*)
                echo "      CALL ${name}(${list})" ;;
            esac
        done
    echo '      END'
} >all.f
wanted=$(grep -c 'CALL' all.f)
verdict calls-all-found 'few routines' test "$wanted" -gt 5
verdict calls-all 'not a warning for each' same \
    "$(said all.f -fsyntax-only | grep -c 'and 5 is INTEGER\*4: write 5_8')" "$wanted"

# ---- after an error

# hint NAME TEXT: oshfort says that NAME needs --cray
hint()
{
    verdict "calls-hint-$1" "$("$fc" "$1.f" 2>&1 | tail -n 3)" same \
        "$("$fc" "$1.f" 2>&1 | sed -n 's/^oshfort: //p')" \
        "$2 is of Cray's compilers: compile all files with oshfort --cray"
    verdict "calls-hint-$1-cured" 'does not compile' \
        "$fc" --cray -c "$1.f" -o x.o
}
printf '      %s\n' 'PRINT *, N$PES' END >npes.f
printf '      %s\n' 'INTEGER A$B' 'A$B = 1' END >dollar.f
printf '      %s\n' 'INTRINSIC MY_PE' 'PRINT *, MY_PE()' END >mype.f
printf '      %s\n' 'X = RANF()' END >ranf.f
printf '      %s\n' 'X = SHIFT(1, 2)' END >shift.f
hint npes 'N$PES'
hint dollar 'A$B'
hint mype MY_PE
hint ranf RANF
hint shift SHIFT
"$fc" -c ranf.f && verdict calls-hint-object 'no hint' same \
    "$("$fc" ranf.o 2>&1 | sed -n 's/^oshfort: //p')" \
    "RANF is of Cray's compilers: compile all files with oshfort --cray"
printf '      %s\n' 'N = MY_PE(' END >other.f
verdict calls-no-hint 'a hint that does not help' empty \
    "$("$fc" other.f 2>&1 | grep '^oshfort')"
verdict calls-status 'the status of the compiler' same \
    "$("$fc" other.f 2>/dev/null; echo $?)" \
    "$(gfortran other.f 2>/dev/null; echo $?)"
exit "$bad"

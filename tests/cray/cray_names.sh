#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage gnu-fortran awk
#
# Names of oshfort --cray beside SHMEM (src/api/cray.def): each is in libsma_cray, in
# its module or in gfortran, and on the page cray_intrinsics(3); a program that has
# one of the names for something of its own keeps it; what cannot be done is said in
# a line.  tests/fortran/cray_intrinsics.f has what each of them returns.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

fc=$PREFIX/bin/oshfort
cd "$work" || exit 1

# rows FORM: "name FORM" for each column that is FORM, as a function and for CALL
rows()
{
    sed '/^#/d; /^ *$/d; s/ *| */ /g' "$SRC/src/api/cray.def" |
        awk -v form="$1" '$2 == form { print tolower($1) }
            $3 == form { print "call_" tolower($1) }'
}

# ---- the table, the library and the page

nm "$PREFIX/lib/libsma_cray.a" | sed -n 's/.* [TW] //p' | sort >archive
zcat "$PREFIX/include/cray_intrinsics.mod" | tr -c 'a-z_' '\n' | sort -u >module
missing=$(rows use | while read -r name; do
    grep -qx "$name" module || echo "$name"
done)
verdict names-module 'not in the module' empty "$missing"
missing=$(rows external | sed 's/^call_//' | grep -v 'pes$\|my_pe\|^barrier$' |
    while read -r name; do grep -qx "${name}_" archive || echo "$name"; done)
verdict names-archive 'not in the library' empty "$missing"
missing=$({ rows use; rows external; rows own; } | sed 's/^call_//' |
    grep -v 'pes$\|my_pe\|^barrier$' | sort -u | while read -r name; do
        grep -qiE "^\\.B.*[ \"]${name}[( ,\"]|^\\.B.*[ \"]${name}\$" \
            "$PREFIX/share/man/man3/cray_intrinsics.3" || echo "no text: $name"
        find "$PREFIX/share/man/man3" -iname "$name.3" | grep -q . ||
            echo "no page: $name"
    done)
verdict names-page 'the page does not have them' empty "$missing"
# clock(3), abort(3) and exit(3) of the C library stay what they are
verdict names-libc 'a page of the C library is hidden' test ! -e "$PREFIX/share/man/man3/clock.3"
others=$(nm -u "$PREFIX/lib/libsma_cray.a" | grep -iE ' (p?shmem|sma_)' |
    grep -v sma_cray)
verdict names-alone 'the library calls libsma' empty "$others"

# ---- names that the program has for something of its own

# prints NAME TEXT FILES...: the program prints TEXT
prints()
{
    local name=$1 text=$2
    shift 2
    if ! "$fc" --cray "$@" -o prog >log 2>&1; then
        fail "names-$name" 'does not compile'
        head -n 12 log | remarks
        return
    fi
    verdict "names-$name-quiet" "$(cat log)" empty "$(cat log)"
    verdict "names-$name" "prints $(./prog 2>&1)" same \
        "$(./prog 2>&1 | tr -s ' \n' ' ' | sed 's/^ //; s/ $//')" "$text"
}

cp "$here/names_own.f" own.f
prints own '5 6 7 8 4.0000000000000000 41 3 no end' own.f

cat >module.f90 <<'FORTRAN'
module grid
    implicit none
    integer :: mask(4) = [1, 2, 3, 4]
    real :: date(2) = 2.5
contains
    integer function shift(i)
        integer, intent(in) :: i
        shift = i + mask(1)
    end function
end module
FORTRAN
cp "$here/names_user.f90" user.f90
prints module '4 -7 T 2 7' module.f90 user.f90

# A function of another file of the program, which it declares; and one of a library.
cat >other.f <<'FORTRAN'
      REAL FUNCTION SECOND()
      SECOND = 77
      END
      REAL FUNCTION SDOT(N, X, I, Y, J)
      SDOT = 78
      END
FORTRAN
cat >main.f <<'FORTRAN'
      REAL SECOND
      EXTERNAL SECOND
      PRINT *, SECOND(), SDOT(1, X, 1, X, 1)
      END
FORTRAN
prints external '77.000000000000000 78.000000000000000' main.f other.f

# A program has some routines of its own, and takes from the library those that are
# in the same object file there.
for names in 'SDOT SAXPY(1,X,X,1,X,1)' 'RANF RANSET(1)' 'SECOND CLOCK(X)' 'IRTC TIMEF(X)'; do
    own=${names% *}
    cat >some.f <<FORTRAN
      REAL $own
      EXTERNAL $own
      CALL ${names#* }
      PRINT *, $own(), RTC() .GE. 0
      END
      REAL FUNCTION $own()
      $own = 79
      END
FORTRAN
    prints "some-$own" '79.000000000000000 T' some.f
done

# A routine of the same file has precedence over an intrinsic of gfortran, too; one in
# a unit or an interface is no external routine.
cp "$here/names_same.f" same.f
prints same '81 82 83 84 85 86 87 88 89 90 91' same.f
cat >inside.f90 <<'FORTRAN'
print *, leadz(1), popcnt(3)
contains
    integer function leadz(i)
        leadz = i + 91
    end function
end
FORTRAN
prints inside '92 2' inside.f90

# A BLAS of the program has REALs of 4 bytes in SDOT: libsma_cray comes first.
cat >blas.f <<'FORTRAN'
      REAL X(2)
      DATA X /3., 4./
      PRINT *, SDOT(2, X, 1, X, 1)
      END
FORTRAN
cat >fake.f <<'FORTRAN'
      REAL FUNCTION SDOT(N, X, I, Y, J)
      SDOT = -1
      END
FORTRAN
gfortran -c fake.f -o fake.o && ar rcs libmyblas.a fake.o
prints blas '25.000000000000000' blas.f -L. -lmyblas

# ---- what cannot be done

cat >numarg.f <<'FORTRAN'
      SUBROUTINE S(A, B)
      IF (NUMARG() .EQ. 2) B = 1
      END
FORTRAN
"$fc" --cray -c numarg.f >log 2>&1
verdict names-numarg "$(cat log)" grep -q \
    "^Error: .*'numarg'.* not found in module 'cray_intrinsics'" log
cat >sub.f <<'FORTRAN'
      EXTERNAL SECOND
      CALL SECOND(T)
      END
FORTRAN
"$fc" --cray -c sub.f >log 2>&1
verdict names-subroutine "$(cat log)" grep -q \
    '^oshfort: sub.f:1: warning: .* SECOND, .* is a function' log

# CVMGT and its like take several types, so that no external routine can be meant.
cat >outside.f <<'FORTRAN'
      EXTERNAL CVMGT
      INTEGER, EXTERNAL :: SHIFT
      PRINT *, CVMGT(1., 2., .TRUE.), SHIFT(1, 2), RANF()
      END
FORTRAN
lines()
{
    "$fc" --cray "$@" -o prog 2>&1 | sed -n 's/^oshfort: //p'
}
verdict names-outside 'another line' same "$(lines outside.f)" \
    'CVMGT is an intrinsic: compile its source with oshfort --cray, and without EXTERNAL'
"$fc" --cray -c outside.f
printf '      %s\n' 'FUNCTION CVMGT(X, Y, L)' 'CVMGT = 5' END >cvmgt.f
verdict names-outside-object 'another line' same "$(lines outside.o cvmgt.f)" \
    'SHIFT is an intrinsic: compile its source with oshfort --cray, and without EXTERNAL'
verdict names-outside-own 'a line that does not help' empty \
    "$(sed 's/SHIFT/OTHER/g' outside.f >shift.f; lines shift.f cvmgt.f)"
printf '      %s\n' 'EXTERNAL SDOT' 'X = SDOT()' END >twice.f
printf '      %s\n' 'FUNCTION SDOT()' 'SDOT = 5' END >sdot.f
cp sdot.f sdot2.f
verdict names-outside-twice 'a line that is not true' empty "$(lines twice.f sdot.f sdot2.f)"

# External routines of libsma_cray, and those of a program that calls others of it
cat >args.f <<'FORTRAN'
      EXTERNAL IARGC, GETARG, PXFGETARG
      CHARACTER*5 A, B, C
      CALL GETARG(1, A)
      CALL GETARG(3, B)
      CALL PXFGETARG(1, C, LENGTH, IERROR)
      PRINT *, IARGC(), A, '|', B, '|', C
      END
FORTRAN
printf '      %s\n' 'FUNCTION IARGC()' 'IARGC = 7' END >iargc.f
# args N FILES...: the program says that it has N arguments
args()
{
    "$fc" --cray "${@:2}" -o prog >log 2>&1
    verdict "names-args-$1" "$(cat log)" same "$(./prog one two | tr -s ' ')" " $1 one | |one "
}
args 2 args.f
args 7 args.f iargc.f

# ---- the end by ABORT, with its text

cat >abort.f <<'FORTRAN'
      CALL ABORT('the text')
      END
FORTRAN
"$fc" --cray abort.f -o prog >log 2>&1
"$PREFIX/bin/oshrun" -n 2 ./prog >out 2>&1
status=$?
verdict names-abort "status $status" test $status != 0
verdict names-abort-text "$(cat out)" grep -q '^the text$' out
exit "$bad"

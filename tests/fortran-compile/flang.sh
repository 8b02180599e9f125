#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage fortran
#
# Tests oshfort with LLVM's Fortran, where there is one: the tests of
# tests/fortran compile and run with default kinds of 4 and of 8 bytes.  Left
# out are tests of GNU's options, and of the module, which is gfortran's.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

fc=$PREFIX/bin/oshfort
flang=
for name in flang-new flang flang-{22,21,20} flang-new-{20,19}; do
    if echo '      END' >"$work/empty.f" &&
        (cd "$work" && "$name" empty.f -o empty && ./empty) >/dev/null 2>&1
    then
        flang=$name
        break
    fi
done
if [ -z "$flang" ]; then
    skip flang 'no flang that links'
    exit 0
fi

# The tests have GNU options for what flang does without options: Cray pointers,
# names with $, sums that wrap.
cat >"$work/flang" <<END
#!/usr/bin/env bash
args=()
for a; do
    case \$a in
    -fcray-pointer | -fdollar-ok | -fwrapv) ;;
    *) args+=("\$a") ;;
    esac
done
exec $flang "\${args[@]}"
END
chmod +x "$work/flang"
export OSHFORT_FC=$work/flang

# LLVM 19 reads a VOLATILE variable once before a loop, so one without a call
# may never end, whatever the library does: there the test calls something.
# A comparison gives it 4 bytes even where a default LOGICAL has 8, and so does
# the check of the tests here.  One test that must fail shows that it can.
mkdir "$work/fortran"
cp "$SRC"/tests/fortran/*.* "$work/fortran"
sed -i 's/LOGICAL, INTENT(IN) :: OK/LOGICAL(4), INTENT(IN) :: OK/' "$work/fortran/check.h"
sed -i 's/do while (turn .*/&\n                call shmem_fence/' "$work/fortran/idiom_spin.f90"
cat >"$work/fortran/wrong.f" <<'FORTRAN'
C np: 1 2  status: 1  match: wrong: as it must
      INTEGER, SAVE :: N
      INTEGER SHMEM_MY_PE
      CALL START_PES(0)
      N = 3
      CALL SHMEM_BARRIER_ALL
      CALL CHECK(N .EQ. 4 + SHMEM_MY_PE(), 'as it must')
      END

      INCLUDE 'check.h'
FORTRAN
files=()
for file in "$work"/fortran/*.{f,f90,F,F90}; do
    case ${file##*/} in
    mangle_two.f | module_* | '*'*) ;;
    *) files+=("$file") ;;
    esac
done
"$SRC/tests/run" -j 2 -n 2 -p "$PREFIX" -o "$work/out" "${files[@]}" >"$work/log" 2>&1
verdict flang-tests 'some fail' empty "$(grep -A 8 '^not ok' "$work/log")"
passed=$(sed -n 's/ passed, 0 failed.*//p' "$work/log")
verdict flang-all 'not all were run' test "${passed:-0}" -ge "${#files[@]}"

# Names that programs declare themselves do not matter without include file.
cd "$work" || exit 1
cat >own.f <<'FORTRAN'
      PROGRAM OWN
      IMPLICIT NONE
      INTEGER SHMEM_MY_PE, N
      INTEGER, EXTERNAL :: SHMEM_N_PES
      CALL START_PES(0)
      N = SHMEM_N_PES()
      IF (SHMEM_MY_PE() .EQ. N - 1) PRINT '(A,I2)', 'right', N
      END
FORTRAN
# The kinds: the linker's command line counts here, too.
for flags in '' -fdefault-integer-8 '-fdefault-real-8 -fdefault-double-8' -fshmem-generic-32; do
    "$fc" $flags own.f -o own >log 2>&1
    verdict "flang-own$flags" 'does not run' same \
        "$("$PREFIX/bin/oshrun" -n 3 ./own 2>&1)" 'right 3'
done
# one that includes has it in the names that it calls
cp "$here/flang_include.f" include.f
"$fc" -fdefault-integer-8 -c include.f >log 2>&1 && "$fc" include.o -o include
verdict flang-link-alone 'wrong' same "$("$PREFIX/bin/oshrun" -n 1 ./include 2>&1)" right
verdict flang-cray 'no message' same "$("$fc" --cray own.f 2>&1)" \
    'oshfort: --cray needs GNU Fortran'

exit "$bad"

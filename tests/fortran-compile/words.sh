#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage gnu-fortran
#
# Tests -fshmem-generic-32 and -64: the length of the words of Fortran's
# routines without a type, however the program is compiled and linked; and which
# programs are told that the words have 8 bytes.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

fc=$PREFIX/bin/oshfort
gfortran=$(sed -n 's/^fc=//p' "$PREFIX/lib/pkgconfig/sma.pc")
cd "$work" || exit 1

# compiled NAME COMMAND...: the command makes ./prog, whose two PEs must say
# that all is right.
compiled()
{
    local name=$1
    shift
    rm -f prog
    if ! "$@" -o prog >log 2>&1; then
        fail "words-$name" 'does not compile'
        head -n 5 log | remarks
        return
    fi
    verdict "words-$name" 'something is wrong' both_right
}

both_right()
{
    "$PREFIX/bin/oshrun" -n 2 ./prog >out 2>&1 || { cat out; false; } || return
    [ "$(grep -c '^right' out)" = 2 ] || { cat out; false; }
}

# shellcheck disable=SC2034 # by their names
i4r4='' all='-fdefault-integer-8 -fdefault-real-8 -fdefault-double-8'
plain=("$gfortran" -fallow-argument-mismatch -w "-I$PREFIX/include")
cp "$here/words.F90" words.F90
for k in i4r4 all; do
    compiled "$k-word-8" "$fc" ${!k} -DWORD=8 words.F90
    compiled "$k-word-4" "$fc" ${!k} -DWORD=4 -fshmem-generic-32 words.F90
    compiled "$k-word-8-again" "$fc" -fshmem-generic-32 ${!k} -DWORD=8 \
        -fno-shmem-generic-32 words.F90
    "$fc" ${!k} -DWORD=4 -fshmem-generic-32 -c words.F90
    compiled "$k-word-4-link-alone" "$fc" words.o
    "$fc" -O1 -flto ${!k} -DWORD=4 -fshmem-generic-32 -c words.F90
    compiled "$k-word-4-lto" "$fc" -O1 -flto words.o
    if [ -f "$PREFIX/lib/libsma.a" ]; then
        compiled "$k-word-4-static" "$fc" -static ${!k} -DWORD=4 \
            -fshmem-generic-32 words.F90
    fi
done

# ---- who is told

# A program that moves more words of 8 bytes than an object has, and reads what it
# writes.  It is told so once if its default kinds have 4 bytes, unless it is compiled
# with an option about words; one part of the program with the option is enough.
cat >short.f <<'FORTRAN'
      REAL*4 A(10)
      COMMON /A/ A
      CALL START_PES(0)
      CALL SHMEM_GET(A, A, 10, MY_PE())
      PRINT '(A)', 'right'
      END
FORTRAN
told()
{
    verdict "words-told-$1" "not $2 line" same \
        "$(grep -c 'SHMEM_GET: moves words of 8 bytes, and .* a_, which' out)" "$2"
}
while read -r name lines options; do
    compiled "told-$name" "$fc" $options short.f
    told "$name" "$lines"
done <<END
nothing 1
lto 1 -O1 -flto
64 0 -fshmem-generic-64
not-32 0 -fshmem-generic-32 -fno-shmem-generic-32
32 0 -fshmem-generic-32
real-8 0 -fdefault-real-8
integer-8 0 -fdefault-integer-8
END
"$fc" -O1 -flto -c short.f
compiled told-lto-link "$fc" short.o
told lto-link 1
"$fc" -fshmem-generic-64 -c short.f
echo 'subroutine s; end' >s.f90
"$fc" -c s.f90
compiled told-one "$fc" short.o s.o
told one 0
"$fc" -c short.f
compiled told-both "$fc" short.o s.o
told both 1
"$fc" -fshmem-generic-64 -c s.f90
compiled told-none "$fc" short.o s.o
told none 0
compiled told-plain "${plain[@]}" short.f "-L$PREFIX/lib" -lsma \
    "-Wl,-rpath,$PREFIX/lib"
told plain 1
# a program that is right hears nothing
compiled told-right "$fc" -DWORD=8 words.F90
verdict words-told-right-no 'a right program is told something' \
    test "$(grep -c 'words of 8' out)" = 0
compiled word-8-plain "${plain[@]}" -DWORD=8 words.F90 "-L$PREFIX/lib" -lsma \
    "-Wl,-rpath,$PREFIX/lib"

exit "$bad"

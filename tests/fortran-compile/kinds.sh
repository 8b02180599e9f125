#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# needs: stage gnu-fortran
#
# Tests default kinds in Fortran: a program compiled with -fdefault-integer-8
# and the like moves elements of the sizes that it has, and reads and writes
# INTEGERs of its kind, and not a byte more, however it is compiled and linked. 
# Object files that do not agree end in a message.  So with -fshmem-generic-32 and -64,
# the length of the words of routines without a type; and which programs are told that
# these words have 8 bytes.  The short run tries some of the kinds and options.

. "$(dirname "${BASH_SOURCE[0]}")/../common"

fc=$PREFIX/bin/oshfort
gfortran=$(sed -n 's/^fc=//p' "$PREFIX/lib/pkgconfig/sma.pc")
run="$PREFIX/bin/oshrun -n 2"
cd "$work" || exit 1

# Routines whose elements or arguments depend on the default kinds.
cp "$here/kinds_state.f90" state.f90
# Those of one type.  Of five elements the middle three are moved, the outer two are guards.
cp "$here/kinds_type.f90" type.f90
cp "$here/kinds_main.f90" main.f90
# instance NAME TYPE GUARD FORMULA EQ
instance()
{
    sed "s/NAME/$1/g; s/TYPE/$2/; s/GUARD/$3/; s|FORMULA|$4|; s/EQ/$5/" type.f90
}
{
    cat state.f90
    instance integer integer -7 'huge(1) - 100 - p' ==
    instance logical logical .false. .true. .eqv.
    instance real real -7.0 '(1.0 + p) / 3.0' ==
    instance complex complex '(-7.0, -6.0)' 'cmplx((1.0 + p) / 3.0, (2.0 + p) / 7.0, kind(1.0))' ==
    instance double 'double precision' -7.0d0 '(1.0d0 + p) / 3.0d0' ==
    cat main.f90
} >kinds.F90

# compiled NAME COMMAND...: the command makes ./prog, which runs and says on
# both PEs that all is right.
compiled()
{
    local name=$1
    shift
    rm -f prog
    if ! "$@" -o prog >log 2>&1; then
        fail "kinds-$name" 'does not compile'
        head -n 5 log | remarks
        return
    fi
    verdict "kinds-$name" 'something is wrong' both_right
}

both_right()
{
    $run ./prog >out 2>&1 || { cat out; false; } || return
    [ "$(grep -c '^right' out)" = 2 ] || { cat out; false; }
}

# The kinds, by name.
i8=-fdefault-integer-8 r8=-fdefault-real-8
r8d8="$r8 -fdefault-double-8"
# shellcheck disable=SC2034 # by their names
i4r4='' all="$i8 $r8d8"
# shellcheck disable=SC2034
r10=-fdefault-real-10 r16=-fdefault-real-16
# shellcheck disable=SC2034
to8='-freal-4-real-8' toi8='-finteger-4-integer-8' tod16='-freal-8-real-16'
kinds='i4r4 i8 r8 r8d8 all r10 r16 to8 toi8 tod16'
optimized='i8 r8 all' options='-O0 -O1 -O3 -fcheck=all' linked='i8 r8 all'
both='i4r4 all' of_main='4 8'
if [ -n "${SMA_TEST_SHORT:-}" ]; then
    kinds='i4r4 r8 all' optimized=all options='-O3 -fcheck=all' linked=i8
    both=all of_main=8
fi
{
    for k in $kinds; do
        compiled "$k" "$fc" ${!k} kinds.F90
        [ $k = i4r4 ] && verdict kinds-sizes-4 'not the usual kinds' grep -q '^right *4 *4 *8' out
        [ $k = all ] && verdict kinds-sizes-8 'not the kinds asked for' \
            grep -q '^right *8 *8 *8' out
        [ $k = r8 ] && verdict kinds-sizes-16 'not the kinds asked for' \
            grep -q '^right *4 *8 *16' out
    done
    for k in $optimized; do
        for o in $options; do
            compiled "$k$o" "$fc" ${!k} $o kinds.F90
        done
    done
    # as make does: flags at compile time only
    for k in $linked; do
        "$fc" ${!k} -c kinds.F90
        compiled "$k-link-alone" "$fc" kinds.o
        "$fc" -O1 -flto ${!k} -c kinds.F90
        compiled "$k-lto-link-alone" "$fc" -O1 -flto kinds.o
        compiled "$k-lto-no-flag" "$fc" kinds.o
    done
    "$fc" -O1 -flto -c kinds.F90
    compiled i4r4-lto-link-alone "$fc" -O1 -flto kinds.o
    for k in $both; do
        compiled "$k-lto" "$fc" -O1 -flto ${!k} kinds.F90
        "$fc" -O1 -flto -ffat-lto-objects ${!k} -c kinds.F90
        compiled "$k-fat-lto" "$fc" -O1 kinds.o
        compiled "$k-gc-sections" "$fc" ${!k} -ffunction-sections \
            -fdata-sections -Wl,--gc-sections kinds.F90
        compiled "$k-as-needed" "$fc" ${!k} -Wl,--as-needed -no-pie kinds.F90
        if [ -f "$PREFIX/lib/libsma.a" ]; then
            compiled "$k-static" "$fc" -static ${!k} kinds.F90
            "$fc" ${!k} -c kinds.F90
            compiled "$k-static-gc" "$fc" -static -Wl,--gc-sections kinds.o
        fi
        "$fc" ${!k} -c kinds.F90
        rm -f libprog.a
        ar rc libprog.a kinds.o
        compiled "$k-archive" "$fc" -L. -lprog
        if echo 'end' >empty.f &&
            "$gfortran" -fsanitize=address empty.f -o empty 2>/dev/null &&
            ./empty; then
            ASAN_OPTIONS=detect_leaks=0 compiled "$k-asan" "$fc" -g \
                -fsanitize=address,undefined ${!k} kinds.F90
        fi
    done
    # without oshfort the include file counts
    plain=("$gfortran" -fallow-argument-mismatch -w "-I$PREFIX/include")
    "${plain[@]}" -c kinds.F90 -o /dev/null 2>/dev/null ||
        plain=("$gfortran" -w "-I$PREFIX/include")
    for k in $kinds; do
        [[ $k != r1? && $k != to* ]] || continue
        compiled "$k-plain" "${plain[@]}" ${!k} kinds.F90 "-L$PREFIX/lib" \
            -lsma "-Wl,-rpath,$PREFIX/lib"
    done
}

# the other include file
sed -i "s|'mpp/shmem.fh'|'shmem.fh'|" kinds.F90
for k in $both; do
    compiled "$k-shmem.fh" "$fc" ${!k} kinds.F90
    compiled "$k-shmem.fh-plain" "${plain[@]}" ${!k} kinds.F90 \
        "-L$PREFIX/lib" -lsma "-Wl,-rpath,$PREFIX/lib"
done
sed -i "s|'shmem.fh'|'mpp/shmem.fh'|" kinds.F90

# ---- options that are refused, or in doubt

# refused OPTIONS: one line names the first of them, and nothing is compiled.
refused()
{
    rm -f prog
    if "$fc" $1 kinds.F90 -o prog >log 2>&1 || [ -e prog ] ||
        [ "$(wc -l <log)" != 1 ] ||
        ! grep -q "^oshfort: ${1%% *}: the library has no routines for" log; then
        cat log
        return 1
    fi
}

for o in -freal-4-real-16 -freal-4-real-10 -freal-8-real-4 -freal-8-real-10 \
    '-fdefault-real-16 -fdefault-double-8'; do
    verdict "kinds-refused${o// /}" 'is compiled, or no clear line' refused "$o"
done
warning='^oshfort: warning: -fno-underscoring: '
echo '      END' >empty.f
for o in -fno-underscoring '-fno-underscoring -w' '-fno-underscoring -funderscoring'; do
    "$fc" $o empty.f -o empty 2>log
    lines=1
    [[ $o != *' '* ]] || lines=0
    verdict "kinds-warned${o// /}" 'the warning is not what it must be' \
        test "$(grep -c "$warning" log)" = $lines
done

# ---- object files that do not agree

# A main program and a subroutine that calls one routine; INCLUDE is put in.
cat >main.f <<'FORTRAN'
      PROGRAM MAIN
      INCLUDE 'mpp/shmem.fh'
      CALL START_PES(0)
      IF (SHMEM_MY_PE() .GE. SHMEM_N_PES()) STOP 3
      CALL SUB
      CALL SHMEM_BARRIER_ALL
      PRINT '(A)', 'right'
      END
FORTRAN
sed '/INCLUDE/d; s/SHMEM_MY_PE/MY_PE/; s/SHMEM_N_PES/NUM_PES/' main.f >bare.f
cat >sub.F <<'FORTRAN'
      SUBROUTINE SUB
#ifdef INCLUDED
      INCLUDE 'shmem.fh'
#endif
      CALL_IT
      END
FORTRAN
cp "$here/kinds_main.c" main.c
"$PREFIX/bin/oshcc" -c main.c -o c.o

# disagree NAME PATTERN OBJECTS...: the program ends with one line a PE at most
# that has the pattern, and not with status 0.
disagree()
{
    local name=$1 pattern=$2
    shift 2
    rm -f prog
    if ! "$fc" "$@" -o prog >log 2>&1; then
        fail "kinds-$name" 'does not link'
        remarks log
        return
    fi
    verdict "kinds-$name" 'not found out' found_out "$pattern"
}

found_out()
{
    if $run ./prog >out 2>&1; then
        cat out
        return 1
    fi
    grep -q "$1" out && ! grep -q right out || { cat out; false; }
}

mixed='object files with default INTEGERs of 4 and of 8 bytes'
for call in 'CALL SHMEM_BARRIER_ALL' 'I = SHMEM_MY_PE()'; do
    sed "s/CALL_IT/$call/" sub.F >sub1.F
    for inc in '' -DINCLUDED; do
        for k in $of_main; do
            a='' b=$i8
            [ $k = 8 ] && a=$i8 b=''
            tag="$k${inc:+-include}$(tr -dc A-Z <<<"${call##* }")"
            "$fc" $b $inc -c sub1.F -o sub.o
            "$fc" $a -c main.f -o m.o
            "$fc" $a -c bare.f -o bare.o
            disagree "mixed-$tag" "$mixed" m.o sub.o
            disagree "mixed-bare-$tag" "$mixed" bare.o sub.o
        done
    done
done
# one of the two compiled without oshfort: its include file tells its kinds
sed 's/CALL_IT/I = SHMEM_MY_PE()/' sub.F >sub1.F
"${plain[@]}" -DINCLUDED -c sub1.F -o sub.o
"$fc" $i8 -c main.f -o m.o
disagree mixed-plain-sub "$mixed" m.o sub.o
"${plain[@]}" -c main.f -o m.o
"$fc" $i8 -c sub1.F -o sub.o
disagree mixed-plain-main "$mixed" m.o sub.o
# a main program in C, two subroutines
sed 's/CALL_IT/CALL SUB2/' sub.F >sub1.F
sed 's/CALL_IT/CALL SHMEM_INT4_INC(I, 0)/; s/SUB$/SUB2/
    s/^      CALL/      SAVE I\n      CALL/' sub.F >sub2.F
"$fc" $i8 -c sub1.F
"$fc" -c sub2.F
disagree mixed-c "$mixed" c.o sub1.o sub2.o
"$fc" $i8 -c sub2.F
compiled c-agree "$fc" c.o sub1.o sub2.o
# all of them through link-time optimisation, which mixes the options; the C
# compiler must be that of gfortran
if "$gfortran" -O1 -flto "-I$PREFIX/include" -c main.c -o c-lto.o 2>log; then
    "$fc" -O1 -flto $i8 -c sub1.F
    "$fc" -O1 -flto $i8 -c sub2.F
    compiled c-agree-lto "$fc" -O1 -flto c-lto.o sub1.o sub2.o
    "$fc" -O1 -flto -c sub2.F
    disagree mixed-c-lto "$mixed" -O1 -flto c-lto.o sub1.o sub2.o
    disagree mixed-c-lto-source "$mixed" -O1 -flto $i8 c-lto.o sub1.F sub2.o
else
    skip kinds-c-lto 'gfortran compiles no C'
fi
# Options in the variable that names the compiler count, too; later ones win.
OSHFORT_FC="$gfortran $i8" "$fc" -c sub1.F
"$fc" -c sub2.F
disagree mixed-variable "$mixed" c.o sub1.o sub2.o
OSHFORT_FC="$gfortran $i8" "$fc" -fno-default-integer-8 -c sub1.F
compiled variable-overruled "$fc" c.o sub1.o sub2.o

# in static programs, started by the program or before it begins
sed 's/CALL_IT/I = MY_PE()/' sub.F >sub1.F
if [ -f "$PREFIX/lib/libsma.a" ]; then
    "$fc" $i8 -c sub1.F -o sub.o
    "$fc" -c main.f -o m.o
    disagree mixed-static "$mixed" -static m.o sub.o
    "$fc" --cray -c sub1.F -o sub.o
    disagree mixed-static-cray "$mixed" -static m.o sub.o
fi

# Kinds of REAL count for those who move REALs, words for those without type.
for what in REAL COMPLEX DOUBLE INTEGER WORD; do
    name=SHMEM_${what}_PUT flags=$r8 pattern='default REALs of different size'
    case $what in
    DOUBLE) pattern='DOUBLE PRECISION of different size' ;;
    INTEGER) pattern= ;;
    WORD)
        name=SHMEM_PUT flags=-fshmem-generic-32
        pattern='words of 4 and of 8 bytes'
        ;;
    esac
    sed "s/CALL_IT/CALL $name(X, X, 1, 0)/
        s/^      CALL/      SAVE X\n      CALL/" sub.F >sub1.F
    "$fc" -c sub1.F
    "$fc" $flags -c main.f
    if [ -n "$pattern" ]; then
        disagree "mixed-$what" "$pattern" main.o sub1.o
    else
        compiled "mixed-$what" "$fc" main.o sub1.o
    fi
done

# ---- words

cp "$here/words.F90" words.F90
for k in $both; do
    compiled "$k-word-8-again" "$fc" -fshmem-generic-32 ${!k} -DWORD=8 \
        -fno-shmem-generic-32 words.F90
    "$fc" ${!k} -DWORD=4 -fshmem-generic-32 -c words.F90
    compiled "$k-word-4-link-alone" "$fc" words.o
    "$fc" -O1 -flto ${!k} -DWORD=4 -fshmem-generic-32 -c words.F90
    compiled "$k-word-4-lto" "$fc" -O1 -flto words.o
    if [ -f "$PREFIX/lib/libsma.a" ]; then
        compiled "$k-word-4-static" "$fc" -static ${!k} -DWORD=4 -fshmem-generic-32 words.F90
    fi
done

# ---- who is told

# A program that moves more words of 8 bytes than an object has, and reads what it
# writes.  It is told so once if its default kinds have 4 bytes, unless it is compiled
# with an option about words; one part of the program with the option is enough.
cat >short.f <<'FORTRAN'
      REAL*4 A(10), B(20)
      COMMON /A/ A /B/ B
      CALL START_PES(0)
      CALL SHMEM_GET(B, A, 10, MY_PE())
      PRINT '(A)', 'right'
      END
FORTRAN
told()
{
    verdict "kinds-told-$1" "not $2 line" same \
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
compiled told-plain "${plain[@]}" short.f "-L$PREFIX/lib" -lsma "-Wl,-rpath,$PREFIX/lib"
told plain 1
# a program that is right hears nothing
compiled told-right "$fc" -DWORD=8 words.F90
verdict kinds-told-right-no 'a right program is told something' \
    test "$(grep -c 'words of 8' out)" = 0
compiled word-8-plain "${plain[@]}" -DWORD=8 words.F90 "-L$PREFIX/lib" -lsma \
    "-Wl,-rpath,$PREFIX/lib"

exit "$bad"

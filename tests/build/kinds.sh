#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Tests default kinds in Fortran: a program compiled with -fdefault-integer-8
# and the like moves elements of the sizes that it has, and reads and writes
# INTEGERs of its kind, and not a byte more, however it is compiled and linked. 
# Object files that do not agree end in a message.

. "$(dirname "${BASH_SOURCE[0]}")/common"

fc=$PREFIX/bin/oshfort
if ! "$fc" -show >/dev/null 2>&1; then
    skip kinds 'built without Fortran'
    exit 0
fi
gfortran=$(sed -n 's/^fc=//p' "$PREFIX/lib/pkgconfig/sma.pc")
if [ "$(sed -n 's/^gnu_fortran=//p' "$PREFIX/lib/pkgconfig/sma.pc")" = 0 ]; then
    skip kinds 'the compiler is not GNU Fortran'
    exit 0
fi
run="$PREFIX/bin/oshrun -n 2"
cd "$work" || exit 1

# Every routine whose elements or arguments depend on the default kinds.
cat >state.f90 <<'END'
module state
    implicit none
    integer :: me, n, right, left
    integer(8), save :: sig
contains
    subroutine wrong(what, how)
        character(len=*), intent(in) :: what
        integer, intent(in) :: how
        print '(3A,I0)', 'wrong: ', what, ', ', how
        call shmem_global_exit(1)
    end subroutine
    subroutine need(ok, what)
        logical, intent(in) :: ok
        character(len=*), intent(in) :: what
        if (.not. ok) call wrong(what, 0)
    end subroutine
end module

END
# The routines of one type.  Of five elements the middle three are moved, the
# outer two are guards.
cat >type.f90 <<'END'
subroutine try_NAME
    use state
    implicit none
    TYPE, save :: far(5), near(5)
    TYPE :: want(5)
    external shmem_NAME_put, shmem_NAME_put_nbi, shmem_NAME_put_nb
    external shmem_NAME_get, shmem_NAME_get_nbi, shmem_NAME_get_nb
    external shmem_NAME_iput, shmem_NAME_iget, shmemx_NAME_put_signal
    call put(1, shmem_NAME_put)
    call put(1, shmem_NAME_put_nbi)
    call put(1, shmem_NAME_put_nb)
    call put(2, shmem_NAME_iput)
    call put(3, shmemx_NAME_put_signal)
    call get(1, shmem_NAME_get)
    call get(1, shmem_NAME_get_nbi)
    call get(1, shmem_NAME_get_nb)
    call get(2, shmem_NAME_iget)
contains
    subroutine fresh
        call shmem_barrier_all
        want = GUARD
        far = GUARD
        near = GUARD
    end subroutine
    subroutine put(how, p)
        integer, intent(in) :: how
        external p
        call fresh
        near = VALUE(me)
        want(2:4) = VALUE(left)
        call shmem_barrier_all
        if (how == 1) call p(far(2), near, 3, right)
        if (how == 2) call p(far(2), near, 2, 1, 2, right)
        if (how == 2) want(3) = GUARD
        if (how == 3) call p(far(2), near, 3, sig, 5_8, right)
        call shmem_barrier_all
        if (.not. all(far EQ want)) call wrong('put of NAME', how)
    end subroutine
    subroutine get(how, g)
        integer, intent(in) :: how
        external g
        call fresh
        far = VALUE(me)
        want(2:4) = VALUE(right)
        call shmem_barrier_all
        if (how == 1) call g(near(2), far, 3, right)
        if (how == 2) call g(near(2), far, 2, 1, 2, right)
        if (how == 2) want(3) = GUARD
        if (.not. all(near EQ want)) call wrong('get of NAME', how)
        call shmem_barrier_all
    end subroutine
    TYPE function VALUE(p)
        integer, intent(in) :: p
        VALUE = FORMULA
    end function
end subroutine
END
cat >main.f90 <<'END'
program kinds
    use state
    implicit none
    include 'mpp/shmem.fh'
    integer, external :: my_pe, num_pes
    integer :: low, major, middle, minor, high
    common /version/ low, major, middle, minor, high
    integer :: before, lock, between, event, after
    common /locks/ before, lock, between, event, after
    integer :: odd, psync(SHMEM_SYNC_SIZE), behind
    common /sync/ odd, psync, behind
    integer, save :: flag(3), err(3)
    integer(8), save :: sum(3), part(3), work(SHMEM_REDUCE_MIN_WRKDATA_SIZE)
    integer(8) :: address, two32 = 2_8**32
    logical :: far_pe
    integer :: i

    low = -1
    major = -1
    middle = -1
    minor = -1
    high = -1
    call start_pes(0)
    me = shmem_my_pe()
    n = shmem_n_pes()
    right = mod(me + 1, n)
    left = mod(me + n - 1, n)
    call shmem_info_get_version(major, minor)
    call need(major == 1 .and. minor >= 0, 'version')
    call need(low == -1 .and. middle == -1 .and. high == -1, 'at version')
    call need(my_pe() == me .and. num_pes() == n, 'my_pe, num_pes')
    call need(shmem_pe_accessible(n - 1), 'shmem_pe_accessible')
    far_pe = shmem_pe_accessible(n)
    call need(.not. far_pe, 'shmem_pe_accessible of no PE')
    call need(shmem_addr_accessible(lock, right), 'shmem_addr_accessible')
    if (bit_size(1) == 64) then
        call need(.not. shmem_pe_accessible(int(two32, kind(1))), 'PE 2**32')
        call need(.not. shmem_addr_accessible(lock, int(two32, kind(1))), &
            'an address on PE 2**32')
    end if

    call try_integer
    call try_logical
    call try_real
    call try_complex
    call try_double

    err = 99
    call shpalloc(address, 100, err(2), 0)
    call need(all(err == [99, 0, 99]), 'errcode of shpalloc')
    call shpclmove(address, -1, err(2), 0)
    call need(all(err == [99, -1, 99]), 'status of shpclmove')
    call shpdeallc(address, err(2), 0)
    call need(all(err == [99, 0, 99]), 'errcode of shpdeallc')
    call shpdeallc(address, err(2), 0)
    call need(all(err == [99, -4, 99]), 'errcode of shpdeallc again')

    before = -1
    lock = 0
    between = -1
    event = 0
    after = -1
    call shmem_barrier_all
    do i = 1, 50
        call shmem_set_lock(lock)
        call shmem_clear_lock(lock)
    end do
    call shmem_barrier_all
    if (me == 0) call need(shmem_test_lock(lock) == 0, 'test_lock, free')
    call shmem_barrier_all
    call need(shmem_test_lock(lock) == 1, 'test_lock, busy')
    call need(.not. shmem_test_event(event), 'test_event, clear')
    call shmem_barrier_all
    if (me == n - 1) call shmem_set_event(event)
    call shmem_wait_event(event)
    call need(shmem_test_event(event), 'test_event, set')
    call shmem_barrier_all
    if (me == 0) call shmem_clear_lock(lock)
    if (me == 0) call shmem_clear_event(event)
    call shmem_barrier_all
    call need(lock == 0 .and. event == 0, 'lock and event at the end')
    call need(before == -1 .and. between == -1 .and. after == -1, 'at locks')

    ! SHMEM_WAIT looks at all bytes: the upper half alone may change
    flag = -1
    call shmem_barrier_all
    i = huge(1) - 5
    call shmem_integer_put(flag(2), i, 1, right)
    call shmem_wait(flag(2), -1)
    call need(flag(2) == i, 'shmem_wait')
    call shmem_barrier_all
    flag(2) = 1
    call shmem_barrier_all
    i = -huge(1)
    call shmem_integer_put(flag(2), i, 1, right)
    call shmem_wait_until(flag(2), SHMEM_CMP_LT, 0)
    call need(all(flag == [-1, i, -1]), 'shmem_wait_until')
    call shmem_wait_until(flag(2), SHMEM_CMP_LE, i)

    odd = -1
    behind = -1
    psync = SHMEM_SYNC_VALUE
    call shmem_barrier_all
    do i = 1, 10
        part = i + me
        sum = -1
        call shmem_int8_sum_to_all(sum(2), part, 1, 0, 0, n, work, psync)
        call need(sum(1) == -1 .and. sum(3) == -1, 'around a sum')
        call need(sum(2) == n * i + n * (n - 1) / 2, 'a sum')
        call shmem_barrier(0, 0, n, psync)
        call shmem_broadcast8(sum, part, 3, n - 1, 0, 0, n, psync)
        if (me < n - 1) call need(all(sum == i + n - 1), 'a broadcast')
        call shmem_barrier_all
    end do
    call need(all(psync == SHMEM_SYNC_VALUE), 'psync')
    call need(odd == -1 .and. behind == -1, 'around psync')
    print '(A,3I3)', 'right', storage_size(1) / 8, storage_size(1.0) / 8, &
        storage_size(1.0d0) / 8
end program
END
# instance NAME TYPE GUARD FORMULA EQ
instance()
{
    sed "s/NAME/$1/g; s/TYPE/$2/; s/GUARD/$3/; s|FORMULA|$4|; s/EQ/$5/" \
        type.f90
}
{
    cat state.f90
    instance integer integer -7 'huge(1) - 100 - p' ==
    instance logical logical .false. .true. .eqv.
    instance real real -7.0 '(1.0 + p) / 3.0' ==
    instance complex complex '(-7.0, -6.0)' \
        'cmplx((1.0 + p) / 3.0, (2.0 + p) / 7.0, kind(1.0))' ==
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
        head -n 5 log | sed 's/^/    /'
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
i4r4= i8=-fdefault-integer-8 r8=-fdefault-real-8
r8d8="$r8 -fdefault-double-8" all="$i8 $r8d8"
r10=-fdefault-real-10 r16=-fdefault-real-16
to8='-freal-4-real-8' toi8='-finteger-4-integer-8' tod16='-freal-8-real-16'
# shellcheck disable=SC2086 # several options
{
    for k in i4r4 i8 r8 r8d8 all r10 r16 to8 toi8 tod16; do
        compiled "$k" "$fc" ${!k} kinds.F90
        [ $k = i4r4 ] && verdict kinds-sizes-4 'not the usual kinds' \
            grep -q '^right *4 *4 *8' out
        [ $k = all ] && verdict kinds-sizes-8 'not the kinds asked for' \
            grep -q '^right *8 *8 *8' out
        [ $k = r8 ] && verdict kinds-sizes-16 'not the kinds asked for' \
            grep -q '^right *4 *8 *16' out
    done
    for k in i8 r8 all; do
        for o in -O0 -O1 -O3 -fcheck=all; do
            compiled "$k$o" "$fc" ${!k} $o kinds.F90
        done
    done
    # as make does: flags at compile time only
    for k in i8 r8 all; do
        "$fc" ${!k} -c kinds.F90
        compiled "$k-link-alone" "$fc" kinds.o
        "$fc" -O1 -flto ${!k} -c kinds.F90
        compiled "$k-lto-link-alone" "$fc" -O1 -flto kinds.o
        compiled "$k-lto-no-flag" "$fc" kinds.o
    done
    "$fc" -O1 -flto -c kinds.F90
    compiled i4r4-lto-link-alone "$fc" -O1 -flto kinds.o
    for k in i4r4 all; do
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
    for k in i4r4 i8 r8 r8d8 all; do
        compiled "$k-plain" "${plain[@]}" ${!k} kinds.F90 "-L$PREFIX/lib" \
            -lsma "-Wl,-rpath,$PREFIX/lib"
    done
}

# ---- object files that do not agree

# A main program and a subroutine that calls one routine; INCLUDE is put in.
cat >main.f <<'END'
      PROGRAM MAIN
      INCLUDE 'mpp/shmem.fh'
      CALL START_PES(0)
      IF (SHMEM_MY_PE() .GE. SHMEM_N_PES()) STOP 3
      CALL SUB
      CALL SHMEM_BARRIER_ALL
      PRINT '(A)', 'right'
      END
END
sed '/INCLUDE/d; s/SHMEM_MY_PE/MY_PE/; s/SHMEM_N_PES/NUM_PES/' main.f >bare.f
cat >sub.F <<'END'
      SUBROUTINE SUB
#ifdef INCLUDED
      INCLUDE 'shmem.fh'
#endif
      CALL_IT
      END
END
cat >main.c <<'END'
#include <shmem.h>
#include <stdio.h>

void sub_(void);

int main(void)
{
    shmem_init();
    sub_();
    shmem_barrier_all();
    puts("right");
    shmem_finalize();
    return 0;
}
END
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
        sed 's/^/    /' log
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
        # shellcheck disable=SC2086
        for k in 4 8; do
            a= b=$i8
            [ $k = 8 ] && a=$i8 b=
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

exit "$bad"

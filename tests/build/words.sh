#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
#
# Tests -fshmem-generic-32 and -64: the length of the words of Fortran's
# routines without a type, however the program is compiled and linked; and which
# programs are told that the words have 8 bytes.

. "$(dirname "${BASH_SOURCE[0]}")/common"

fc=$PREFIX/bin/oshfort
if ! "$fc" -show >/dev/null 2>&1; then
    skip words 'built without Fortran'
    exit 0
fi
gfortran=$(sed -n 's/^fc=//p' "$PREFIX/lib/pkgconfig/sma.pc")
if [ "$(sed -n 's/^gnu_fortran=//p' "$PREFIX/lib/pkgconfig/sma.pc")" = 0 ]; then
    skip words 'the compiler is not GNU Fortran'
    exit 0
fi
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
        head -n 5 log | sed 's/^/    /'
        return
    fi
    verdict "words-$name" 'something is wrong' both_right
}

both_right()
{
    "$PREFIX/bin/oshrun" -n 2 ./prog >out 2>&1 || { cat out; false; } || return
    [ "$(grep -c '^right' out)" = 2 ] || { cat out; false; }
}

i4r4= all='-fdefault-integer-8 -fdefault-real-8 -fdefault-double-8'
plain=("$gfortran" -fallow-argument-mismatch -w "-I$PREFIX/include")
cat >words.F90 <<'END'
program words
    implicit none
    include 'mpp/shmem.fh'
    integer, parameter :: w = WORD
    integer(w), save :: far(5), near(5), all_words(0:9)
    integer(w), parameter :: guard = -7, index(2) = [2, 0]
    integer :: me, n, right, left, i
    integer, save :: psync(SHMEM_SYNC_SIZE) = SHMEM_SYNC_VALUE
    integer(8) :: handle
    call start_pes(0)
    me = shmem_my_pe()
    n = shmem_n_pes()
    right = mod(me + 1, n)
    left = mod(me + n - 1, n)

    call fresh
    call shmem_put(far(2), near, 3, right)
    call compare('shmem_put', far, [guard, v(left, 1), v(left, 2), &
        v(left, 3), guard])
    call fresh
    call shmem_put_nb(far(2), near, 3, right, handle)
    call compare('shmem_put_nb', far, [guard, v(left, 1), v(left, 2), &
        v(left, 3), guard])
    call fresh
    call shmem_iput(far(2), near, 2, 3, 2, right)
    call compare('shmem_iput', far, [guard, v(left, 1), guard, v(left, 4), &
        guard])
    call fresh
    call shmem_ixput(far(2), near, index, 2, right)
    call compare('shmem_ixput', far, [guard, v(left, 2), guard, v(left, 1), &
        guard])
    call fresh
    call shmem_get(far(2), near, 3, right)
    call compare('shmem_get', far, [guard, v(right, 1), v(right, 2), &
        v(right, 3), guard])
    call fresh
    call shmem_get_nb(far(2), near, 3, right, handle)
    call compare('shmem_get_nb', far, [guard, v(right, 1), v(right, 2), &
        v(right, 3), guard])
    call fresh
    call shmem_iget(far(2), near, 2, 3, 2, right)
    call compare('shmem_iget', far, [guard, v(right, 1), guard, v(right, 4), &
        guard])
    call fresh
    call shmem_ixget(far(2), near, index, 2, right)
    call compare('shmem_ixget', far, [guard, v(right, 3), v(right, 1), guard, &
        guard])

    call fresh
    call need(shmem_swap(far(3), v(me, 1), right) == guard, 'shmem_swap')
    call need(shmem_fadd(far(3), 5_w, right) == v(me, 1), 'shmem_fadd')
    call need(shmem_finc(far(3), right) == v(me, 1) + 5, 'shmem_finc')
    call need(shmem_cswap(far(3), v(me, 1) + 6_w, -huge(1_w), right) == &
        v(me, 1) + 6, 'shmem_cswap')
    call need(shmem_cswap(far(3), -1_w, -2_w, right) == -huge(1_w), &
        'shmem_cswap that fails')
    call compare('amo', far, [guard, guard, -huge(1_w), guard, guard])

    call fresh
    call shmem_broadcast(far(2), near, 3, 0, 0, 0, n, psync)
    if (me == 0) far(2:4) = near(1:3)
    call compare('shmem_broadcast', far, [guard, v(0, 1), v(0, 2), v(0, 3), &
        guard])
    do i = 1, 2
        call fresh
        all_words = guard
        call shmem_barrier_all
        if (i == 1) call shmem_collect(all_words(1), near, 2, 0, 0, n, psync)
        if (i == 2) call shmem_fcollect(all_words(1), near, 2, 0, 0, n, psync)
        call need(all_words(0) == guard .and. &
            all(all_words(2 * n + 1:) == guard), 'around collect')
        call need(all(all_words(1:4) == [v(0, 1), v(0, 2), v(1, 1), v(1, 2)]), &
            'collect')
    end do
    print '(A)', 'right'
contains
    elemental integer(w) function v(pe, i)
        integer, intent(in) :: pe, i
        v = huge(1_w) - int(10 * pe + i + 20, w)
    end function
    subroutine fresh
        integer :: k
        call shmem_barrier_all
        far = guard
        near = [(v(me, k), k = 1, 5)]
        call shmem_barrier_all
    end subroutine
    subroutine compare(what, is, should)
        character(len=*), intent(in) :: what
        integer(w), intent(in) :: is(5), should(5)
        call shmem_barrier_all
        call need(all(is == should), what)
    end subroutine
    subroutine need(ok, what)
        logical, intent(in) :: ok
        character(len=*), intent(in) :: what
        if (ok) return
        print '(2A)', 'wrong: ', what
        call shmem_global_exit(1)
    end subroutine
end program
END
# shellcheck disable=SC2086
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

# A program with default kinds of 4 bytes prints once that its words have 8
# bytes, unless it is compiled with an option that asks for 8; one part of the
# program with the option is enough.
told()
{
    verdict "words-told-$1" "not $2 line" same \
        "$(grep -c 'shmem_put: moves\|SHMEM_PUT: moves' out)" "$2"
}
# shellcheck disable=SC2086
while read -r name lines options; do
    compiled "told-$name" "$fc" $options -DWORD=8 words.F90
    told "$name" "$lines"
done <<END
nothing 1
lto 1 -O1 -flto
64 0 -fshmem-generic-64
not-32 0 -fshmem-generic-32 -fno-shmem-generic-32
real-8 0 -fdefault-real-8
integer-8 0 -fdefault-integer-8
END
"$fc" -O1 -flto -DWORD=8 -c words.F90
compiled told-lto-link "$fc" words.o
told lto-link 1
"$fc" -fshmem-generic-64 -DWORD=8 -c words.F90
echo 'subroutine s; end' >s.f90
"$fc" -c s.f90
compiled told-one "$fc" words.o s.o
told one 0
"$fc" -DWORD=8 -c words.F90
compiled told-both "$fc" words.o s.o
told both 1
"$fc" -fshmem-generic-64 -c s.f90
compiled told-none "$fc" words.o s.o
told none 0
compiled word-8-plain "${plain[@]}" -DWORD=8 words.F90 "-L$PREFIX/lib" -lsma \
    "-Wl,-rpath,$PREFIX/lib"

exit "$bad"

! SPDX-License-Identifier: BSD-3-Clause
!
! The body of words.F90 and, with MODULE, of module_words.F90: every atomic memory
! operation with its old value, its new value and its width, and sums that are right
! when all PEs work on one word; waits; events; locks.  With MODULE the generic names,
! too.
program words_of_pes
#ifdef MODULE
    use shmem
#endif
    implicit none
#ifndef MODULE
    include 'mpp/shmem.fh'
#endif
    integer, parameter :: i4 = selected_int_kind(9), i8 = selected_int_kind(18)
    integer, parameter :: r4 = selected_real_kind(6), &
        r8 = selected_real_kind(15)
    integer, parameter :: rounds = 200
    ! words between guards
    integer(i4), save :: a4(3)
    integer(i8), save :: a8(3)
    integer, save :: word(3), event(4) = [7, 0, 0, 9], lock(5) = [7, 0, 0, 0, 9]
    integer, save :: sums(3) = 0, token
    real(r4), save :: x4(3)
    real(r8), save :: x8(3)
    integer(i4), save :: token4
    integer(i8), save :: token8
    integer(i4) :: old4
    integer(i8) :: old8, old, total
    integer(i8), parameter :: big = 5000000000_i8, high = 4294967296_i8
    integer :: me, n, right, i
    logical :: seen

    call start_pes(0)
    me = shmem_my_pe()
    n = shmem_n_pes()
    right = mod(me + 1, n)

    ! each PE works alone on the words of its neighbour
    a4 = -7
    a8 = -7
    word = -7
    x4 = -7
    x8 = -7
    call shmem_barrier_all

    call test_int4
    call test_int8
    call test_untyped
    call test_reals
    call shmem_barrier_all
    call check(all(a4 == [-7_i4, 90_i4, -7_i4]), 'width of INT4')
    call check(all(a8 == [-7_i8, big - 4294967296_i8, -7_i8]), 'width of INT8')
    call check(all(word == [-7, 3 - huge(1), -7]), 'width of an INTEGER')
    call check(all(x4 == [-7.0_r4, -2.25_r4, -7.0_r4]), 'width of REAL4')
    call check(all(x8 == [-7.0_r8, -1.2_r8, -7.0_r8]), 'width of REAL8')

    call test_together
    call shmem_barrier_all
    call test_changes
    call test_comparisons
    call test_events
    call test_locks
#ifdef MODULE
    call test_generic
#endif
    call shmem_finalize

contains

    ! INTEGER*4, on the words of the neighbour.
    subroutine test_int4
        call shmem_int4_set(a4(2), 10_i4, right)
        old4 = shmem_int4_fetch(a4(2), right)
        call check(old4 == 10, 'SHMEM_INT4_SET, SHMEM_INT4_FETCH')
        call shmem_int4_add(a4(2), -15_i4, right)
        call check(shmem_int4_fetch(a4(2), right) == -5, 'SHMEM_INT4_ADD')
        call shmem_int4_inc(a4(2), right)
        call check(shmem_int4_fetch(a4(2), right) == -4, 'SHMEM_INT4_INC')
        call check(shmem_int4_fadd(a4(2), 6_i4, right) == -4, 'SHMEM_INT4_FADD')
        call check(shmem_int4_finc(a4(2), right) == 2, 'SHMEM_INT4_FINC')
        call check(shmem_int4_swap(a4(2), 90_i4, right) == 3, 'SHMEM_INT4_SWAP')
        call check(shmem_int4_cswap(a4(2), 91_i4, 1_i4, right) == 90, &
            'SHMEM_INT4_CSWAP that fails')
        call check(shmem_int4_cswap(a4(2), 90_i4, 85_i4, right) == 90, &
            'SHMEM_INT4_CSWAP')
        call check(shmem_int4_mswap(a4(2), 15_i4, 42_i4, right) == 85, &
            'SHMEM_INT4_MSWAP')
        call check(shmem_int4_fetch(a4(2), right) == 90, &
            'SHMEM_INT4_MSWAP, bits')
    end subroutine

    ! INTEGER*8, on the words of the neighbour.
    subroutine test_int8
        call shmem_int8_set(a8(2), big, right)
        old8 = shmem_int8_fetch(a8(2), right)
        call check(old8 == big, 'SHMEM_INT8_SET, SHMEM_INT8_FETCH')
        call shmem_int8_add(a8(2), -2 * big, right)
        call check(shmem_int8_fetch(a8(2), right) == -big, 'SHMEM_INT8_ADD')
        call shmem_int8_inc(a8(2), right)
        call check(shmem_int8_fetch(a8(2), right) == 1 - big, 'SHMEM_INT8_INC')
        call check(shmem_int8_fadd(a8(2), big, right) == 1 - big, &
            'SHMEM_INT8_FADD')
        call check(shmem_int8_finc(a8(2), right) == 1, 'SHMEM_INT8_FINC')
        call check(shmem_int8_swap(a8(2), 3 * big, right) == 2, &
            'SHMEM_INT8_SWAP')
        call check(shmem_int8_cswap(a8(2), big, 1_i8, right) == 3 * big, &
            'SHMEM_INT8_CSWAP that fails')
        call check(shmem_int8_cswap(a8(2), 3 * big, big, right) == 3 * big, &
            'SHMEM_INT8_CSWAP')
        call check(shmem_int8_mswap(a8(2), 4294967296_i8, 0_i8, right) == big, &
            'SHMEM_INT8_MSWAP')
        call check(shmem_int8_fetch(a8(2), right) == big - 4294967296_i8, &
            'SHMEM_INT8_MSWAP, bits')
    end subroutine

    ! Without a type the words are default INTEGERs.
    subroutine test_untyped
        call check(shmem_swap(word(2), -huge(1), right) == -7, 'SHMEM_SWAP')
        call check(shmem_fadd(word(2), huge(1), right) == -huge(1), &
            'SHMEM_FADD')
        call check(shmem_finc(word(2), right) == 0, 'SHMEM_FINC')
        call check(shmem_cswap(word(2), -1, 5, right) == 1, &
            'SHMEM_CSWAP that fails')
        call check(shmem_cswap(word(2), 1, 3 - huge(1), right) == 1, &
            'SHMEM_CSWAP')
        call shmem_int4_set(a4(1), 20_i4, right)
        call check(fast_shmem_int4_finc(a4(1), right) == 20, &
            'FAST_SHMEM_INT4_FINC')
        call fast_shmem_int4_inc(a4(1), right)
        call check(shmem_int4_fetch(a4(1), right) == 22, 'FAST_SHMEM_INT4_INC')
        call shmem_int4_set(a4(1), -7_i4, right)
    end subroutine

    ! REAL*4 and REAL*8, on the words of the neighbour.
    subroutine test_reals
        call shmem_real4_set(x4(2), 1.5_r4, right)
        call check(shmem_real4_fetch(x4(2), right) == 1.5_r4, &
            'SHMEM_REAL4_SET, SHMEM_REAL4_FETCH')
        call check(shmem_real4_swap(x4(2), -2.25_r4, right) == 1.5_r4, &
            'SHMEM_REAL4_SWAP')
        call shmem_real8_set(x8(2), 1.1_r8, right)
        call check(shmem_real8_fetch(x8(2), right) == 1.1_r8, &
            'SHMEM_REAL8_SET, SHMEM_REAL8_FETCH')
        call check(shmem_real8_swap(x8(2), -1.2_r8, right) == 1.1_r8, &
            'SHMEM_REAL8_SWAP')
    end subroutine

    ! All PEs work on the words of the last PE.
    subroutine test_together
        a4 = 0
        a8 = 0
        word = 0
        call shmem_barrier_all
        old = -1
        seen = .true.
        do i = 1, rounds
            call shmem_int4_inc(a4(1), n - 1)
            call shmem_int8_add(a8(1), big, n - 1)
            old8 = shmem_int8_fadd(a8(2), big, n - 1)
            total = shmem_finc(word(1), n - 1)
            seen = seen .and. total > old
            old = total
            do
                old4 = shmem_int4_fetch(a4(2), n - 1)
                if (shmem_int4_cswap(a4(2), old4, old4 + 3_i4, &
                    n - 1) == old4) exit
            end do
            old4 = shmem_int4_mswap(a4(3), ishft(1_i4, me), not(old4), n - 1)
        end do
        call check(seen, 'tickets of SHMEM_FINC in order')
        old4 = shmem_int4_mswap(a4(3), ishft(1_i4, me), -1_i4, n - 1)
        call shmem_barrier_all
        if (me == n - 1) then
            call check(a4(1) == n * rounds, 'SHMEM_INT4_INC of all PEs')
            call check(a4(2) == 3 * n * rounds, 'SHMEM_INT4_CSWAP of all PEs')
            call check(a4(3) == 2**n - 1, 'SHMEM_INT4_MSWAP of all PEs')
            call check(a8(1) == n * rounds * big, 'SHMEM_INT8_ADD of all PEs')
            call check(a8(2) == n * rounds * big, 'SHMEM_INT8_FADD of all PEs')
            call check(word(1) == n * rounds, 'SHMEM_FINC of all PEs')
        end if
    end subroutine

    ! A token goes round the ring of PEs.  That of 8 bytes differs in its upper half only.
    subroutine pass(v)
        integer, intent(in) :: v
        call shmem_int4_set(token4, int(v, i4), right)
        call shmem_put8(token8, high * v, 1, right)
        call shmem_integer_put(token, v, 1, right)
    end subroutine

    subroutine restart(v)
        integer, intent(in) :: v
        call shmem_barrier_all
        token4 = int(v, i4)
        token8 = high * v
        token = v
        call shmem_barrier_all
    end subroutine

    ! The wait ends when the token changes.
    subroutine test_changes
        call restart(0)
        do i = 1, 50
            if (me == 0) call pass(i)
            call shmem_int4_wait(token4, int(i - 1, i4))
            call shmem_int8_wait(token8, high * (i - 1))
            call shmem_wait(token, i - 1)
            call check(token4 == i, 'SHMEM_INT4_WAIT')
            call check(token8 == high * i, 'SHMEM_INT8_WAIT')
            call check(token == i, 'SHMEM_WAIT')
            if (me /= 0) call pass(i)
            call shmem_barrier_all
        end do
    end subroutine

    ! The waits end by a comparison, with values from 50 or -50 to -3.
    subroutine test_comparisons
        integer :: comparison, v
        do comparison = 0, 5
            v = -3
            if (comparison == shmem_cmp_gt) v = -4
            if (comparison == shmem_cmp_lt) v = -2
            if (comparison == shmem_cmp_ne) v = 50
            call restart(merge(-50, 50, comparison == shmem_cmp_gt .or. &
                comparison == shmem_cmp_ge))
            if (me == 0) call pass(-3)
            call shmem_int4_wait_until(token4, comparison, int(v, i4))
            call shmem_int8_wait_until(token8, comparison, high * v)
            call shmem_wait_until(token, comparison, v)
            call check(token4 == -3, 'SHMEM_INT4_WAIT_UNTIL')
            call check(token8 == -high * 3, 'SHMEM_INT8_WAIT_UNTIL')
            call check(token == -3, 'SHMEM_WAIT_UNTIL')
            if (me /= 0) call pass(-3)
        end do
        ! a condition that is true already does not wait
        call shmem_int8_wait_until(token8, shmem_cmp_le, -high * 3)
        call shmem_barrier_all
    end subroutine

    ! A PE that waits for an event finds what was put before.
    subroutine test_events
        integer :: round
        do round = 1, 20
            i = 2 + mod(round, 2)
            call check(.not. shmem_test_event(event(i)), 'a clear event')
            call shmem_barrier_all
            if (me == mod(round, n)) then
                do i = 0, n - 1
                    call shmem_integer_put(token, round, 1, i)
                end do
                i = 2 + mod(round, 2)
                call shmem_set_event(event(i))
            end if
            call shmem_wait_event(event(i))
            call check(token == round, 'data before the event')
            call check(shmem_test_event(event(i)), 'an event that is set')
            call check(.not. shmem_test_event(event(5 - i)), 'the other')
            call shmem_barrier_all
            if (me == n - 1) call shmem_clear_event(event(i))
            call shmem_barrier_all
        end do
        call check(all(event == [7, 0, 0, 9]), 'the events, and the words beside')
    end subroutine

    ! A counter that is read and written back under a lock loses no step; each lock of
    ! an array is a lock of its own.
    subroutine test_locks
        integer :: k, v
        do i = 1, 100
            k = 2 + mod(i + me, 3)
            if (mod(i, 2) == 0) then
                call shmem_set_lock(lock(k))
            else
                do while (shmem_test_lock(lock(k)) /= 0)
                end do
            end if
            call shmem_integer_get(v, sums(k - 1), 1, 0)
            call shmem_integer_put(sums(k - 1), v + 1, 1, 0)
            call shmem_clear_lock(lock(k))
        end do
        call shmem_barrier_all
        if (me == 0) call check(sum(sums) == n * 100, 'sum of the counters')
        call check(all(lock == [7, 0, 0, 0, 9]), 'the locks, and the words beside')
        call shmem_barrier_all
        ! a lock that PE 0 holds is busy for all PEs
        if (me == 0) call check(shmem_test_lock(lock(3)) == 0, 'a free lock')
        call shmem_barrier_all
        call check(shmem_test_lock(lock(3)) == 1, 'a busy lock')
        call shmem_barrier_all
        if (me == 0) call shmem_clear_lock(lock(3))
        call shmem_barrier_all
    end subroutine
#ifdef MODULE

    ! The names of all types, on the words of the neighbour.
    subroutine test_generic
        call shmem_set(a4(2), 10_4, right)
        call shmem_add(a4(2), 5_4, right)
        call shmem_inc(a4(2), right)
        call check(shmem_fadd(a4(2), 3_4, right) == 16, 'SHMEM_FADD, 4 bytes')
        call check(shmem_finc(a4(2), right) == 19, 'SHMEM_FINC, 4 bytes')
        call check(shmem_swap(a4(2), 21_4, right) == 20, 'SHMEM_SWAP, 4 bytes')
        call check(shmem_cswap(a4(2), 21_4, 22_4, right) == 21, &
            'SHMEM_CSWAP, 4 bytes')
        call check(shmem_fetch(a4(2), right) == 22, 'SHMEM_FETCH, 4 bytes')
        call shmem_set(a8(2), 10 * big, right)
        call shmem_add(a8(2), 5 * big, right)
        call shmem_inc(a8(2), right)
        call check(shmem_fadd(a8(2), big, right) == 15 * big + 1, &
            'SHMEM_FADD, 8 bytes')
        call check(shmem_finc(a8(2), right) == 16 * big + 1, &
            'SHMEM_FINC, 8 bytes')
        call check(shmem_swap(a8(2), 2 * big, right) == 16 * big + 2, &
            'SHMEM_SWAP, 8 bytes')
        call check(shmem_cswap(a8(2), 2 * big, 3 * big, right) == 2 * big, &
            'SHMEM_CSWAP, 8 bytes')
        call check(shmem_fetch(a8(2), right) == 3 * big, 'SHMEM_FETCH, 8 bytes')
        call shmem_set(x4(2), 0.5_4, right)
        call check(shmem_swap(x4(2), 1.5_4, right) == 0.5, 'SHMEM_SWAP, real')
        call check(shmem_fetch(x4(2), right) == 1.5, 'SHMEM_FETCH, real')
        call shmem_set(x8(2), 0.25_r8, right)
        call check(shmem_swap(x8(2), 1.25_r8, right) == 0.25_r8, &
            'SHMEM_SWAP, double')
        call check(shmem_fetch(x8(2), right) == 1.25_r8, 'SHMEM_FETCH, double')
        call restart(0)
        call shmem_set(token4, 1_4, right)
        call shmem_wait(token4, 0_4)
        call shmem_wait_until(token4, shmem_cmp_eq, 1_4)
        call shmem_set(token8, big, right)
        call shmem_wait(token8, 0_8)
        call shmem_wait_until(token8, shmem_cmp_ge, big)
        call check(token4 == 1 .and. token8 == big, 'the waits')
        call shmem_barrier_all
    end subroutine
#endif
end program

include 'check.h'

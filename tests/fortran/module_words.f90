! np: 1 2 4
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests atomic operations, waits and locks of the module, under their own and
! under generic names, with words of each kind that are scalars and elements of
! arrays.
program module_words
    use shmem
    implicit none
    integer(4), save :: w4, a4(4)
    integer(8), save :: w8, a8(4)
    real(4), save :: x4, y4(2)
    real(8), save :: x8, y8(2)
    integer(4), save :: flag4
    integer(8), save :: flag8
    integer(shmem_kind), save :: lock, event
    integer, save :: shared
    integer(8), parameter :: big = 2_8**40
    integer :: me, n, right, i

    call start_pes(0)
    me = shmem_my_pe()
    n = shmem_n_pes()
    right = mod(me + 1, n)
    w4 = 0
    a4 = 0
    w8 = 0
    a8 = 0
    x4 = 0
    x8 = 0
    y4 = 0
    y8 = 0
    flag4 = 0
    flag8 = 0
    lock = 0
    event = 0
    shared = 0
    call shmem_barrier_all

    call test_sums
    call test_words
    call test_reals
    call test_waits
    call test_event
    call test_lock
    call shmem_finalize

contains

    subroutine add_one
        integer :: s
        call shmem_integer_get(s, shared, 1, 0)
        call shmem_integer_put(shared, s + 1, 1, 0)
    end subroutine

    ! All PEs add to PE 0.
    subroutine test_sums
        call shmem_add(w4, 5_4, 0)
        call shmem_int4_add(w4, 1_4, 0)
        call shmem_inc(w4, 0)
        call shmem_int4_inc(w4, 0)
        call fast_shmem_int4_inc(w4, 0)
        call shmem_add(w8, 5 * big, 0)
        call shmem_int8_add(w8, big, 0)
        call shmem_inc(w8, 0)
        call shmem_int8_inc(w8, 0)
        i = int(shmem_fadd(a4(2), 3_4, 0)) + shmem_int4_fadd(a4(2), 4_4, 0) &
            + shmem_finc(a4(2), 0) + shmem_int4_finc(a4(2), 0) &
            + fast_shmem_int4_finc(a4(2), 0)
        call check(i >= 3 + 7 + 8 + 9, 'old values of 4 bytes')
        i = int((shmem_fadd(a8(2), 3 * big, 0) + shmem_int8_fadd(a8(2), big, &
            0) &
            + shmem_finc(a8(2), 0) + shmem_int8_finc(a8(2), 0)) / big)
        call check(i >= 3 + 4 + 4, 'old values of 8 bytes')
        call shmem_barrier_all
        call check(shmem_fetch(w4, 0) == 9 * n, 'sum of 4 bytes')
        call check(shmem_int4_fetch(w4, 0) == 9 * n, 'SHMEM_INT4_FETCH')
        call check(shmem_fetch(w8, 0) == (6 * big + 2) * n, 'sum of 8 bytes')
        call check(shmem_int8_fetch(w8, 0) == (6 * big + 2) * n, &
            'SHMEM_INT8_FETCH')
        call check(shmem_fetch(a4(2), 0) == 10 * n, 'sum in an array, 4 bytes')
        call check(shmem_fetch(a8(2), 0) == (4 * big + 2) * n, &
            'sum in an array, 8 bytes')
        call check(all(a4([1, 3, 4]) == 0) .and. all(a8([1, 3, 4]) == 0), &
            'beside an element')
    end subroutine

    ! Each PE works on the words of its neighbour.
    subroutine test_words
        call shmem_barrier_all
        call shmem_set(a4(1), 10_4, right)
        call shmem_int4_set(a4(3), 11_4, right)
        call shmem_set(a8(1), 10 * big, right)
        call shmem_int8_set(a8(3), 11 * big, right)
        call check(shmem_swap(a4(1), 20_4, right) == 10, 'SHMEM_SWAP, 4 bytes')
        call check(shmem_int4_swap(a4(1), 21_4, right) == 20, 'SHMEM_INT4_SWAP')
        call check(shmem_swap(a8(1), 20 * big, right) == 10 * big, &
            'SHMEM_SWAP, 8 bytes')
        call check(shmem_int8_swap(a8(1), 21 * big, right) == 20 * big, &
            'SHMEM_INT8_SWAP')
        call check(shmem_cswap(a4(1), 21_4, 22_4, right) == 21, &
            'SHMEM_CSWAP, 4 bytes')
        call check(shmem_int4_cswap(a4(1), 21_4, 23_4, right) == 22, &
            'SHMEM_INT4_CSWAP')
        call check(shmem_cswap(a8(1), 21 * big, 22 * big, right) == 21 * big, &
            'SHMEM_CSWAP, 8 bytes')
        call check(shmem_int8_cswap(a8(1), 21 * big, big, right) == 22 * big, &
            'SHMEM_INT8_CSWAP')
        call check(shmem_int4_mswap(a4(3), 6_4, 4_4, right) == 11, &
            'SHMEM_INT4_MSWAP')
        call check(shmem_int8_mswap(a8(3), big, 0_8, right) == 11 * big, &
            'SHMEM_INT8_MSWAP')
        call shmem_barrier_all
        call check(a4(1) == 22 .and. a4(3) == 13, 'words of 4 bytes')
        call check(a8(1) == 22 * big .and. a8(3) == 10 * big, &
            'words of 8 bytes')
    end subroutine

    ! Each PE works on the reals of its neighbour.
    subroutine test_reals
        call shmem_set(x4, 0.5_4, right)
        call shmem_real4_set(y4(2), 0.25_4, right)
        call shmem_set(x8, 0.5d0, right)
        call shmem_real8_set(y8(2), 0.25d0, right)
        call check(shmem_swap(x4, 1.5_4, right) == 0.5, 'SHMEM_SWAP, real')
        call check(shmem_real4_swap(x4, 2.5_4, right) == 1.5, &
            'SHMEM_REAL4_SWAP')
        call check(shmem_swap(x8, 1.5d0, right) == 0.5, 'SHMEM_SWAP, double')
        call check(shmem_real8_swap(x8, 2.5d0, right) == 1.5, &
            'SHMEM_REAL8_SWAP')
        call check(shmem_fetch(x4, right) == 2.5 .and. &
            shmem_real4_fetch(y4(2), right) == 0.25, 'fetch of reals')
        call check(shmem_fetch(x8, right) == 2.5d0 .and. &
            shmem_real8_fetch(y8(2), right) == 0.25d0, 'fetch of doubles')
        call check(y4(1) == 0 .and. y8(1) == 0, 'beside an element')
    end subroutine

    ! The neighbour waits.
    subroutine test_waits
        call shmem_barrier_all
        call shmem_set(flag4, 1_4, right)
        call shmem_wait(flag4, 0_4)
        call shmem_barrier_all
        call shmem_set(flag4, 2_4, right)
        call shmem_int4_wait(flag4, 1_4)
        call shmem_barrier_all
        call shmem_set(flag4, 7_4, right)
        call shmem_wait_until(flag4, shmem_cmp_gt, 6_4)
        call shmem_int4_wait_until(flag4, shmem_cmp_eq, 7_4)
        call check(flag4 == 7, 'a flag of 4 bytes')
        call shmem_set(flag8, big, right)
        call shmem_wait(flag8, 0_8)
        call shmem_barrier_all
        call shmem_set(flag8, 2 * big, right)
        call shmem_int8_wait(flag8, big)
        call shmem_wait_until(flag8, shmem_cmp_ge, 2 * big)
        call shmem_wait_until(flag8, shmem_cmp_ne, big)
        call shmem_int8_wait_until(flag8, shmem_cmp_le, 2 * big)
        call shmem_int8_wait_until(flag8, shmem_cmp_lt, 3 * big)
        call check(flag8 == 2 * big, 'a flag of 8 bytes')
    end subroutine

    ! An event, which all PEs wait for.
    subroutine test_event
        call shmem_clear_event(event)
        call check(.not. shmem_test_event(event), 'SHMEM_CLEAR_EVENT')
        call shmem_barrier_all
        if (me == n - 1) call shmem_set_event(event)
        call shmem_wait_event(event)
        call shmem_barrier_all
        call check(shmem_test_event(event), 'SHMEM_TEST_EVENT')
    end subroutine

    ! Two routines set one lock.
    subroutine test_lock
        call shmem_barrier_all
        do i = 1, 50
            if (mod(i, 2) == 0) then
                call shmem_set_lock(lock)
            else
                do while (shmem_test_lock(lock) /= 0)
                end do
            end if
            call add_one
            call shmem_clear_lock(lock)
        end do
        call shmem_barrier_all
        call shmem_integer_get(shared, shared, 1, 0)
        call check(shared == 50 * n, 'a sum under a lock')
    end subroutine
end program

include 'check.h'

! np: 1 2 4
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests every atomic memory operation: the old value, the new value, the width,
! and sums that are right when all PEs work on one word.
program amo
    implicit none
    include 'mpp/shmem.fh'
    integer, parameter :: i4 = selected_int_kind(9), i8 = selected_int_kind(18)
    integer, parameter :: r4 = selected_real_kind(6), &
        r8 = selected_real_kind(15)
    integer, parameter :: rounds = 200
    ! words between guards
    integer(i4), save :: a4(3)
    integer(i8), save :: a8(3)
    integer, save :: word(3)
    real(r4), save :: x4(3)
    real(r8), save :: x8(3)
    integer(i4) :: old4
    integer(i8) :: old8, big, old, total
    integer :: me, n, right, i
    logical :: seen

    call start_pes(0)
    me = shmem_my_pe()
    n = shmem_n_pes()
    right = mod(me + 1, n)
    big = 5000000000_i8

    ! each PE works alone on the neighbour's words
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

    ! All PEs work on the words of the last PE; an array stands for its first
    ! word.
    subroutine test_together
        a4 = 0
        a8 = 0
        word = 0
        call shmem_barrier_all
        old = -1
        seen = .true.
        do i = 1, rounds
            call shmem_int4_inc(a4, n - 1)
            call shmem_int8_add(a8, big, n - 1)
            old8 = shmem_int8_fadd(a8(2), big, n - 1)
            total = shmem_finc(word, n - 1)
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
end program

include 'check.h'

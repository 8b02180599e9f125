! np: 1 2 3
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests every PUT_SIGNAL: a PE that sees the signal finds the data, of the right
! number of bytes.  A signal has 64 bits, and may have no data.
program signal
    implicit none
    include 'mpp/shmem.fh'
    integer, parameter :: room = 1600, count = 50
    external shmemx_character_put_signal, shmemx_complex_put_signal
    external shmemx_double_put_signal, shmemx_integer_put_signal
    external shmemx_logical_put_signal, shmemx_real_put_signal
    external shmemx_put4_signal, shmemx_put8_signal, shmemx_put16_signal
    external shmemx_put32_signal, shmemx_put64_signal, shmemx_put128_signal
    external shmemx_putmem_signal, shmemx_put_signal
    integer, parameter :: integer_bytes = storage_size(1) / 8
    integer, parameter :: real_bytes = storage_size(1.0) / 8
    integer, parameter :: double_bytes = storage_size(1.0d0) / 8
    integer(1), save :: far(room)
    integer(8), save :: word(3)
    integer(1) :: near(room)
    integer :: me, n, right, left, round

    call start_pes(0)
    me = shmem_my_pe()
    n = shmem_n_pes()
    right = mod(me + 1, n)
    left = mod(me - 1 + n, n)
    round = 0
    word = -7

    call try('SHMEMX_CHARACTER_PUT_SIGNAL', 1, shmemx_character_put_signal)
    call try('SHMEMX_COMPLEX_PUT_SIGNAL', 2 * real_bytes, &
        shmemx_complex_put_signal)
    call try('SHMEMX_DOUBLE_PUT_SIGNAL', double_bytes, shmemx_double_put_signal)
    call try('SHMEMX_INTEGER_PUT_SIGNAL', integer_bytes, &
        shmemx_integer_put_signal)
    call try('SHMEMX_LOGICAL_PUT_SIGNAL', integer_bytes, &
        shmemx_logical_put_signal)
    call try('SHMEMX_REAL_PUT_SIGNAL', real_bytes, shmemx_real_put_signal)
    call try('SHMEMX_PUT4_SIGNAL', 4, shmemx_put4_signal)
    call try('SHMEMX_PUT8_SIGNAL', 8, shmemx_put8_signal)
    call try('SHMEMX_PUT16_SIGNAL', 2, shmemx_put16_signal)
    call try('SHMEMX_PUT32_SIGNAL', 4, shmemx_put32_signal)
    call try('SHMEMX_PUT64_SIGNAL', 8, shmemx_put64_signal)
    call try('SHMEMX_PUT128_SIGNAL', 16, shmemx_put128_signal)
    call try('SHMEMX_PUTMEM_SIGNAL', 1, shmemx_putmem_signal)
    call try('SHMEMX_PUT_SIGNAL', 8, shmemx_put_signal)

contains

    integer(1) function byte(pe, i)
        integer, intent(in) :: pe, i
        byte = int(mod(7 * i + 31 * pe + 11 * round, 127), 1)
    end function

    ! The signals of two rounds differ in the upper half, too.
    integer(8) function signal_of(r)
        integer, intent(in) :: r
        signal_of = r * 4294967297_8
    end function

    subroutine try(name, bytes, put)
        character(len=*), intent(in) :: name
        integer, intent(in) :: bytes
        external put
        integer :: i
        round = round + 1
        far = -1
        do i = 1, room
            near(i) = byte(me, i)
        end do
        call shmem_barrier_all
        call put(far, near, count, word(2), signal_of(round), right)
        call shmem_int8_wait_until(word(2), SHMEM_CMP_EQ, signal_of(round))
        do i = 1, count * bytes
            call check(far(i) == byte(left, i), name)
        end do
        call check(all(far(count * bytes + 1:) == -1), name // ' writes more')
        call shmem_barrier_all
        call put(far, near, 0, word(2), -signal_of(round), right)
        call shmem_int8_wait_until(word(2), SHMEM_CMP_EQ, -signal_of(round))
        call check(word(1) == -7 .and. word(3) == -7, name // ', the words')
        call shmem_barrier_all
    end subroutine
end program

include 'check.h'

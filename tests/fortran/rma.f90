! np: 1 2 3
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests every PUT and GET with and without _NBI: each moves the right number of
! bytes to and from static data, and no more.  The data are bytes, so that one
! test serves all element sizes.
program rma
    implicit none
    include 'mpp/shmem.fh'
    integer, parameter :: room = 3200, count = 100
    external shmem_put4, shmem_put8, shmem_put16, shmem_put32, shmem_put64
    external shmem_put128, shmem_putmem, shmem_put, shmem_complex_put
    external shmem_double_put, shmem_integer_put, shmem_logical_put
    external shmem_real_put, shmem_character_put
    external shmem_put4_nbi, shmem_put8_nbi, shmem_put32_nbi, shmem_put64_nbi
    external shmem_put128_nbi, shmem_putmem_nbi, shmem_complex_put_nbi
    external shmem_double_put_nbi, shmem_integer_put_nbi
    external shmem_logical_put_nbi, shmem_real_put_nbi, shmem_character_put_nbi
    external shmem_get4, shmem_get8, shmem_get16, shmem_get32, shmem_get64
    external shmem_get128, shmem_getmem, shmem_get, shmem_complex_get
    external shmem_double_get, shmem_integer_get, shmem_logical_get
    external shmem_real_get, shmem_character_get
    external shmem_get4_nbi, shmem_get8_nbi, shmem_get32_nbi, shmem_get64_nbi
    external shmem_get128_nbi, shmem_getmem_nbi, shmem_complex_get_nbi
    external shmem_double_get_nbi, shmem_integer_get_nbi
    external shmem_logical_get_nbi, shmem_real_get_nbi, shmem_character_get_nbi
    integer, parameter :: integer_bytes = storage_size(1) / 8
    integer, parameter :: real_bytes = storage_size(1.0) / 8
    integer, parameter :: double_bytes = storage_size(1.0d0) / 8
    integer(1), save :: far(room)
    integer(1) :: near(room)
    integer :: me, n, right, round

    call shmem_init
    me = shmem_my_pe()
    n = shmem_n_pes()
    right = mod(me + 1, n)
    round = 0

    call test_puts
    call test_gets
    call shmem_finalize

contains

    ! Byte i of what PE pe sends in a round.
    integer(1) function byte(pe, i)
        integer, intent(in) :: pe, i
        byte = int(mod(7 * i + 31 * pe + 11 * round, 127), 1)
    end function

    subroutine try_put(name, bytes, put)
        character(len=*), intent(in) :: name
        integer, intent(in) :: bytes
        external put
        integer :: i, left
        round = round + 1
        left = mod(me - 1 + n, n)
        far = -1
        do i = 1, room
            near(i) = byte(me, i)
        end do
        call shmem_barrier_all
        call put(far, near, count, right)
        call put(far, near, 0, right)
        call shmem_barrier_all
        do i = 1, count * bytes
            call check(far(i) == byte(left, i), name)
        end do
        call check(all(far(count * bytes + 1:) == -1), name // ' writes more')
        call shmem_barrier_all
    end subroutine

    subroutine try_get(name, bytes, get)
        character(len=*), intent(in) :: name
        integer, intent(in) :: bytes
        external get
        integer :: i
        round = round + 1
        near = -1
        do i = 1, room
            far(i) = byte(me, i)
        end do
        call shmem_barrier_all
        call get(near, far, count, right)
        call get(near, far, 0, right)
        call shmem_quiet
        do i = 1, count * bytes
            call check(near(i) == byte(right, i), name)
        end do
        call check(all(near(count * bytes + 1:) == -1), name // ' writes more')
        call shmem_barrier_all
    end subroutine

    ! All puts.
    subroutine test_puts
        call try_put('SHMEM_PUT4', 4, shmem_put4)
        call try_put('SHMEM_PUT8', 8, shmem_put8)
        call try_put('SHMEM_PUT16', 2, shmem_put16)
        call try_put('SHMEM_PUT32', 4, shmem_put32)
        call try_put('SHMEM_PUT64', 8, shmem_put64)
        call try_put('SHMEM_PUT128', 16, shmem_put128)
        call try_put('SHMEM_PUTMEM', 1, shmem_putmem)
        call try_put('SHMEM_PUT', 8, shmem_put)
        call try_put('SHMEM_COMPLEX_PUT', 2 * real_bytes, shmem_complex_put)
        call try_put('SHMEM_DOUBLE_PUT', double_bytes, shmem_double_put)
        call try_put('SHMEM_INTEGER_PUT', integer_bytes, shmem_integer_put)
        call try_put('SHMEM_LOGICAL_PUT', integer_bytes, shmem_logical_put)
        call try_put('SHMEM_REAL_PUT', real_bytes, shmem_real_put)
        call try_put('SHMEM_CHARACTER_PUT', 1, shmem_character_put)
        call try_put('SHMEM_PUT4_NBI', 4, shmem_put4_nbi)
        call try_put('SHMEM_PUT8_NBI', 8, shmem_put8_nbi)
        call try_put('SHMEM_PUT32_NBI', 4, shmem_put32_nbi)
        call try_put('SHMEM_PUT64_NBI', 8, shmem_put64_nbi)
        call try_put('SHMEM_PUT128_NBI', 16, shmem_put128_nbi)
        call try_put('SHMEM_PUTMEM_NBI', 1, shmem_putmem_nbi)
        call try_put('SHMEM_COMPLEX_PUT_NBI', 2 * real_bytes, &
            shmem_complex_put_nbi)
        call try_put('SHMEM_DOUBLE_PUT_NBI', double_bytes, shmem_double_put_nbi)
        call try_put('SHMEM_INTEGER_PUT_NBI', integer_bytes, &
            shmem_integer_put_nbi)
        call try_put('SHMEM_LOGICAL_PUT_NBI', integer_bytes, &
            shmem_logical_put_nbi)
        call try_put('SHMEM_REAL_PUT_NBI', real_bytes, shmem_real_put_nbi)
        call try_put('SHMEM_CHARACTER_PUT_NBI', 1, shmem_character_put_nbi)
    end subroutine

    ! All gets.
    subroutine test_gets
        call try_get('SHMEM_GET4', 4, shmem_get4)
        call try_get('SHMEM_GET8', 8, shmem_get8)
        call try_get('SHMEM_GET16', 2, shmem_get16)
        call try_get('SHMEM_GET32', 4, shmem_get32)
        call try_get('SHMEM_GET64', 8, shmem_get64)
        call try_get('SHMEM_GET128', 16, shmem_get128)
        call try_get('SHMEM_GETMEM', 1, shmem_getmem)
        call try_get('SHMEM_GET', 8, shmem_get)
        call try_get('SHMEM_COMPLEX_GET', 2 * real_bytes, shmem_complex_get)
        call try_get('SHMEM_DOUBLE_GET', double_bytes, shmem_double_get)
        call try_get('SHMEM_INTEGER_GET', integer_bytes, shmem_integer_get)
        call try_get('SHMEM_LOGICAL_GET', integer_bytes, shmem_logical_get)
        call try_get('SHMEM_REAL_GET', real_bytes, shmem_real_get)
        call try_get('SHMEM_CHARACTER_GET', 1, shmem_character_get)
        call try_get('SHMEM_GET4_NBI', 4, shmem_get4_nbi)
        call try_get('SHMEM_GET8_NBI', 8, shmem_get8_nbi)
        call try_get('SHMEM_GET32_NBI', 4, shmem_get32_nbi)
        call try_get('SHMEM_GET64_NBI', 8, shmem_get64_nbi)
        call try_get('SHMEM_GET128_NBI', 16, shmem_get128_nbi)
        call try_get('SHMEM_GETMEM_NBI', 1, shmem_getmem_nbi)
        call try_get('SHMEM_COMPLEX_GET_NBI', 2 * real_bytes, &
            shmem_complex_get_nbi)
        call try_get('SHMEM_DOUBLE_GET_NBI', double_bytes, shmem_double_get_nbi)
        call try_get('SHMEM_INTEGER_GET_NBI', integer_bytes, &
            shmem_integer_get_nbi)
        call try_get('SHMEM_LOGICAL_GET_NBI', integer_bytes, &
            shmem_logical_get_nbi)
        call try_get('SHMEM_REAL_GET_NBI', real_bytes, shmem_real_get_nbi)
        call try_get('SHMEM_CHARACTER_GET_NBI', 1, shmem_character_get_nbi)
    end subroutine
end program

include 'check.h'

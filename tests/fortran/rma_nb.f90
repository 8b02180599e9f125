! np: 1 2 3
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests every PUT_NB and GET_NB: each moves the right number of bytes, and no
! more.  The handle may be left out, as old programs do; the memory around it
! stays as it is.
program rma_nb
    implicit none
    include 'mpp/shmem.fh'
    integer, parameter :: room = 1600, count = 50
    external shmem_complex_put_nb, shmem_double_put_nb, shmem_integer_put_nb
    external shmem_logical_put_nb, shmem_real_put_nb, shmem_put4_nb
    external shmem_put8_nb, shmem_put16_nb, shmem_put32_nb, shmem_put64_nb
    external shmem_put128_nb, shmem_putmem_nb, shmem_put_nb
    external shmem_complex_get_nb, shmem_double_get_nb, shmem_integer_get_nb
    external shmem_logical_get_nb, shmem_real_get_nb, shmem_get4_nb
    external shmem_get8_nb, shmem_get16_nb, shmem_get32_nb, shmem_get64_nb
    external shmem_get128_nb, shmem_getmem_nb, shmem_get_nb
    integer, parameter :: integer_bytes = storage_size(1) / 8
    integer, parameter :: real_bytes = storage_size(1.0) / 8
    integer, parameter :: double_bytes = storage_size(1.0d0) / 8
    integer(1), save :: far(room)
    integer(1) :: near(room)
    integer(8) :: handle(3)
    integer :: me, n, right, left, round

    call start_pes(0)
    me = shmem_my_pe()
    n = shmem_n_pes()
    right = mod(me + 1, n)
    left = mod(me - 1 + n, n)
    round = 0
    handle = 4711

    call test_puts
    call test_gets
    call check(handle(1) == 4711 .and. handle(3) == 4711, 'around the handle')

contains

    integer(1) function byte(pe, i)
        integer, intent(in) :: pe, i
        byte = int(mod(7 * i + 31 * pe + 11 * round, 127), 1)
    end function

    subroutine try_put(name, bytes, put)
        character(len=*), intent(in) :: name
        integer, intent(in) :: bytes
        external put
        integer :: i, how
        do how = 1, 2
            round = round + 1
            far = -1
            do i = 1, room
                near(i) = byte(me, i)
            end do
            call shmem_barrier_all
            if (how == 1) then
                call put(far, near, count, right, handle(2))
            else
                call put(far, near, count, right)
            end if
            call shmem_barrier_all
            do i = 1, count * bytes
                call check(far(i) == byte(left, i), name)
            end do
            call check(all(far(count * bytes + 1:) == -1), &
                name // ' writes more')
            call shmem_barrier_all
        end do
    end subroutine

    subroutine try_get(name, bytes, get)
        character(len=*), intent(in) :: name
        integer, intent(in) :: bytes
        external get
        integer :: i, how
        do how = 1, 2
            round = round + 1
            near = -1
            do i = 1, room
                far(i) = byte(me, i)
            end do
            call shmem_barrier_all
            if (how == 1) then
                call get(near, far, count, right, handle(2))
            else
                call get(near, far, count, right)
            end if
            call shmem_quiet
            do i = 1, count * bytes
                call check(near(i) == byte(right, i), name)
            end do
            call check(all(near(count * bytes + 1:) == -1), &
                name // ' writes more')
            call shmem_barrier_all
        end do
    end subroutine

    ! All puts.
    subroutine test_puts
        call try_put('SHMEM_COMPLEX_PUT_NB', 2 * real_bytes, &
            shmem_complex_put_nb)
        call try_put('SHMEM_DOUBLE_PUT_NB', double_bytes, shmem_double_put_nb)
        call try_put('SHMEM_INTEGER_PUT_NB', integer_bytes, &
            shmem_integer_put_nb)
        call try_put('SHMEM_LOGICAL_PUT_NB', integer_bytes, &
            shmem_logical_put_nb)
        call try_put('SHMEM_REAL_PUT_NB', real_bytes, shmem_real_put_nb)
        call try_put('SHMEM_PUT4_NB', 4, shmem_put4_nb)
        call try_put('SHMEM_PUT8_NB', 8, shmem_put8_nb)
        call try_put('SHMEM_PUT16_NB', 2, shmem_put16_nb)
        call try_put('SHMEM_PUT32_NB', 4, shmem_put32_nb)
        call try_put('SHMEM_PUT64_NB', 8, shmem_put64_nb)
        call try_put('SHMEM_PUT128_NB', 16, shmem_put128_nb)
        call try_put('SHMEM_PUTMEM_NB', 1, shmem_putmem_nb)
        call try_put('SHMEM_PUT_NB', 8, shmem_put_nb)
    end subroutine

    ! All gets.
    subroutine test_gets
        call try_get('SHMEM_COMPLEX_GET_NB', 2 * real_bytes, &
            shmem_complex_get_nb)
        call try_get('SHMEM_DOUBLE_GET_NB', double_bytes, shmem_double_get_nb)
        call try_get('SHMEM_INTEGER_GET_NB', integer_bytes, &
            shmem_integer_get_nb)
        call try_get('SHMEM_LOGICAL_GET_NB', integer_bytes, &
            shmem_logical_get_nb)
        call try_get('SHMEM_REAL_GET_NB', real_bytes, shmem_real_get_nb)
        call try_get('SHMEM_GET4_NB', 4, shmem_get4_nb)
        call try_get('SHMEM_GET8_NB', 8, shmem_get8_nb)
        call try_get('SHMEM_GET16_NB', 2, shmem_get16_nb)
        call try_get('SHMEM_GET32_NB', 4, shmem_get32_nb)
        call try_get('SHMEM_GET64_NB', 8, shmem_get64_nb)
        call try_get('SHMEM_GET128_NB', 16, shmem_get128_nb)
        call try_get('SHMEM_GETMEM_NB', 1, shmem_getmem_nb)
        call try_get('SHMEM_GET_NB', 8, shmem_get_nb)
    end subroutine
end program

include 'check.h'

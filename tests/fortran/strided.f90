! np: 1 2 3
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests every IPUT and IGET: each takes elements of the right size at the given
! strides, and leaves what lies between them alone.
program strided
    implicit none
    include 'shmem.fh'
    integer, parameter :: count = 20, dst = 3, sst = 2, room = 16 * count * dst
    external shmem_iput4, shmem_iput8, shmem_iput16, shmem_iput32
    external shmem_iput64, shmem_iput128, shmem_iputmem, shmem_iput
    external shmem_complex_iput, shmem_double_iput, shmem_integer_iput
    external shmem_logical_iput, shmem_real_iput, shmem_character_iput
    external shmem_iget4, shmem_iget8, shmem_iget16, shmem_iget32
    external shmem_iget64, shmem_iget128, shmem_igetmem, shmem_iget
    external shmem_complex_iget, shmem_double_iget, shmem_integer_iget
    external shmem_logical_iget, shmem_real_iget, shmem_character_iget
    integer, parameter :: integer_bytes = storage_size(1) / 8
    integer, parameter :: real_bytes = storage_size(1.0) / 8
    integer, parameter :: double_bytes = storage_size(1.0d0) / 8
    integer(1), save :: far(room)
    integer(1) :: near(room)
    integer :: me, n, right, left

    call shmem_init
    me = shmem_my_pe()
    n = shmem_n_pes()
    right = mod(me + 1, n)
    left = mod(me - 1 + n, n)

    call test_puts
    call test_gets
    call shmem_finalize

contains

    integer(1) function byte(pe, i)
        integer, intent(in) :: pe, i
        byte = int(mod(7 * i + 31 * pe, 127), 1)
    end function

    subroutine try_put(name, bytes, put)
        character(len=*), intent(in) :: name
        integer, intent(in) :: bytes
        external put
        integer :: i
        far = -1
        do i = 1, room
            near(i) = byte(me, i)
        end do
        call shmem_barrier_all
        call put(far, near, dst, sst, count, right)
        call shmem_barrier_all
        call compare(name, bytes, far, left)
        call shmem_barrier_all
    end subroutine

    subroutine try_get(name, bytes, get)
        character(len=*), intent(in) :: name
        integer, intent(in) :: bytes
        external get
        integer :: i
        near = -1
        do i = 1, room
            far(i) = byte(me, i)
        end do
        call shmem_barrier_all
        call get(near, far, dst, sst, count, right)
        call compare(name, bytes, near, right)
        call shmem_barrier_all
    end subroutine

    ! Element dst*j of dest came from element sst*j on PE from.
    subroutine compare(name, bytes, dest, from)
        character(len=*), intent(in) :: name
        integer, intent(in) :: bytes, from
        integer(1), intent(in) :: dest(room)
        integer(1) :: expected(room)
        integer :: i, j
        expected = -1
        do j = 0, count - 1
            do i = 1, bytes
                expected(j * dst * bytes + i) = byte(from, j * sst * bytes + i)
            end do
        end do
        call check(all(dest == expected), name)
    end subroutine

    ! All strided puts.
    subroutine test_puts
        call try_put('SHMEM_IPUT4', 4, shmem_iput4)
        call try_put('SHMEM_IPUT8', 8, shmem_iput8)
        call try_put('SHMEM_IPUT16', 2, shmem_iput16)
        call try_put('SHMEM_IPUT32', 4, shmem_iput32)
        call try_put('SHMEM_IPUT64', 8, shmem_iput64)
        call try_put('SHMEM_IPUT128', 16, shmem_iput128)
        call try_put('SHMEM_IPUTMEM', 1, shmem_iputmem)
        call try_put('SHMEM_IPUT', 8, shmem_iput)
        call try_put('SHMEM_COMPLEX_IPUT', 2 * real_bytes, shmem_complex_iput)
        call try_put('SHMEM_DOUBLE_IPUT', double_bytes, shmem_double_iput)
        call try_put('SHMEM_INTEGER_IPUT', integer_bytes, shmem_integer_iput)
        call try_put('SHMEM_LOGICAL_IPUT', integer_bytes, shmem_logical_iput)
        call try_put('SHMEM_REAL_IPUT', real_bytes, shmem_real_iput)
        call try_put('SHMEM_CHARACTER_IPUT', 1, shmem_character_iput)
    end subroutine

    ! All strided gets.
    subroutine test_gets
        call try_get('SHMEM_IGET4', 4, shmem_iget4)
        call try_get('SHMEM_IGET8', 8, shmem_iget8)
        call try_get('SHMEM_IGET16', 2, shmem_iget16)
        call try_get('SHMEM_IGET32', 4, shmem_iget32)
        call try_get('SHMEM_IGET64', 8, shmem_iget64)
        call try_get('SHMEM_IGET128', 16, shmem_iget128)
        call try_get('SHMEM_IGETMEM', 1, shmem_igetmem)
        call try_get('SHMEM_IGET', 8, shmem_iget)
        call try_get('SHMEM_COMPLEX_IGET', 2 * real_bytes, shmem_complex_iget)
        call try_get('SHMEM_DOUBLE_IGET', double_bytes, shmem_double_iget)
        call try_get('SHMEM_INTEGER_IGET', integer_bytes, shmem_integer_iget)
        call try_get('SHMEM_LOGICAL_IGET', integer_bytes, shmem_logical_iget)
        call try_get('SHMEM_REAL_IGET', real_bytes, shmem_real_iget)
        call try_get('SHMEM_CHARACTER_IGET', 1, shmem_character_iget)
    end subroutine
end program

include 'check.h'

! np: 1 2 3
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests strided and indexed puts and gets through the module, under the names
! that have the size or the type of an element: each moves the right bytes and
! leaves those between them alone.
include 'module_bytes.h'

program module_strided
    use blocks
    implicit none

    call begin
    call test_iput
    call test_iget
    call test_indexed
    call shmem_finalize

contains

    ! Every third element of dest, from every second of source.
    subroutine test_iput
        call prepare
        call shmem_character_iput(far_c, near_c, 3, 2, count, right)
        call check_iput('SHMEM_CHARACTER_IPUT', 1)
        call prepare
        call shmem_complex_iput(far_z, near_z, 3, 2, count, right)
        call check_iput('SHMEM_COMPLEX_IPUT', bytes_z)
        call prepare
        call shmem_double_iput(far_d, near_d, 3, 2, count, right)
        call check_iput('SHMEM_DOUBLE_IPUT', bytes_d)
        call prepare
        call shmem_integer_iput(far_i, near_i, 3, 2, count, right)
        call check_iput('SHMEM_INTEGER_IPUT', bytes_i)
        call prepare
        call shmem_logical_iput(far_l, near_l, 3, 2, count, right)
        call check_iput('SHMEM_LOGICAL_IPUT', bytes_l)
        call prepare
        call shmem_real_iput(far_r, near_r, 3, 2, count, right)
        call check_iput('SHMEM_REAL_IPUT', bytes_r)
        call prepare
        call shmem_iput4(far, near, 3, 2, count, right)
        call check_iput('SHMEM_IPUT4', 4)
        call prepare
        call shmem_iput8(far, near, 3, 2, count, right)
        call check_iput('SHMEM_IPUT8', 8)
        call prepare
        call shmem_iput16(far, near, 3, 2, count, right)
        call check_iput('SHMEM_IPUT16', 2)
        call prepare
        call shmem_iput32(far, near, 3, 2, count, right)
        call check_iput('SHMEM_IPUT32', 4)
        call prepare
        call shmem_iput64(far, near, 3, 2, count, right)
        call check_iput('SHMEM_IPUT64', 8)
        call prepare
        call shmem_iput128(far, near, 3, 2, count, right)
        call check_iput('SHMEM_IPUT128', 16)
        call prepare
        call shmem_iputmem(far, near, 3, 2, count, right)
        call check_iput('SHMEM_IPUTMEM', 1)
    end subroutine

    ! Every third element of dest, from every second of source.
    subroutine test_iget
        call prepare
        call shmem_character_iget(near_c, far_c, 3, 2, count, right)
        call check_iget('SHMEM_CHARACTER_IGET', 1)
        call prepare
        call shmem_complex_iget(near_z, far_z, 3, 2, count, right)
        call check_iget('SHMEM_COMPLEX_IGET', bytes_z)
        call prepare
        call shmem_double_iget(near_d, far_d, 3, 2, count, right)
        call check_iget('SHMEM_DOUBLE_IGET', bytes_d)
        call prepare
        call shmem_integer_iget(near_i, far_i, 3, 2, count, right)
        call check_iget('SHMEM_INTEGER_IGET', bytes_i)
        call prepare
        call shmem_logical_iget(near_l, far_l, 3, 2, count, right)
        call check_iget('SHMEM_LOGICAL_IGET', bytes_l)
        call prepare
        call shmem_real_iget(near_r, far_r, 3, 2, count, right)
        call check_iget('SHMEM_REAL_IGET', bytes_r)
        call prepare
        call shmem_iget4(near, far, 3, 2, count, right)
        call check_iget('SHMEM_IGET4', 4)
        call prepare
        call shmem_iget8(near, far, 3, 2, count, right)
        call check_iget('SHMEM_IGET8', 8)
        call prepare
        call shmem_iget16(near, far, 3, 2, count, right)
        call check_iget('SHMEM_IGET16', 2)
        call prepare
        call shmem_iget32(near, far, 3, 2, count, right)
        call check_iget('SHMEM_IGET32', 4)
        call prepare
        call shmem_iget64(near, far, 3, 2, count, right)
        call check_iget('SHMEM_IGET64', 8)
        call prepare
        call shmem_iget128(near, far, 3, 2, count, right)
        call check_iget('SHMEM_IGET128', 16)
        call prepare
        call shmem_igetmem(near, far, 3, 2, count, right)
        call check_iget('SHMEM_IGETMEM', 1)
    end subroutine

    ! Elements that an array of indices names.
    subroutine test_indexed
        call prepare
        call shmem_ixput4(far, near, places4, count, right)
        call check_ixput('SHMEM_IXPUT4', 4)
        call prepare
        call shmem_ixget4(near, far, places4, count, right)
        call check_ixget('SHMEM_IXGET4', 4)
        call prepare
        call shmem_ixput8(far, near, places8, count, right)
        call check_ixput('SHMEM_IXPUT8', 8)
        call prepare
        call shmem_ixget8(near, far, places8, count, right)
        call check_ixget('SHMEM_IXGET8', 8)
        call prepare
        call shmem_ixput(far, near, places8, count, right)
        call check_ixput('SHMEM_IXPUT', 8)
        call prepare
        call shmem_ixget(near, far, places8, count, right)
        call check_ixget('SHMEM_IXGET', 8)
    end subroutine
end program

include 'check.h'

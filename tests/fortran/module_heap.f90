! np: 1 2 4  cflags: -fcray-pointer
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests memory for programs with the module: C pointers that become Fortran
! pointers, Cray pointers, and pointers to the objects of other PEs.
program module_heap
    use, intrinsic :: iso_c_binding
    use shmem
    implicit none
    type cell
        real(8) :: weight
        integer :: place(3)
    end type
    type(c_ptr) :: block
    type(cell), pointer :: cells(:), theirs(:)
    real(8), pointer :: grid(:, :)
    integer(shmem_address_kind) :: address
    integer, save :: static
    integer, pointer :: other
    integer :: me, n, left, right, i, error
    character(8) :: world
    real(8) :: pointee(*)
    pointer (at, pointee)

    call shmem_init
    me = shmem_my_pe()
    n = shmem_n_pes()
    right = mod(me + 1, n)
    left = mod(me - 1 + n, n)

    call test_malloc
    call test_pointers
    call test_realloc
    call test_calloc
    call test_shpalloc
    call shmem_finalize

contains

    ! SHMEM_MALLOC: cells of the program's own type.
    subroutine test_malloc
        block = shmem_malloc(10 * storage_size(cell(0, 0)) / 8_c_size_t)
        call check(c_associated(block), 'SHMEM_MALLOC')
        call c_f_pointer(block, cells, [10])
        do i = 1, 10
            cells(i) = cell(0, 0)
        end do
        call shmem_barrier_all
        call shmem_putmem(cells(3), cell(me + 0.5d0, [me, 7, i]), &
            storage_size(cell(0, 0)) / 8, right)
        call shmem_barrier_all
        call check(cells(3)%weight == left + 0.5d0 .and. &
            all(cells(3)%place == [left, 7, 11]), 'SHMEM_PUTMEM of a cell')
        call check(cells(2)%weight == 0 .and. cells(4)%weight == 0, 'cells beside')
    end subroutine

    ! A pointer to the cells of another PE, where there is one.
    subroutine test_pointers
        static = 100 + me
        call shmem_barrier_all
        if (c_associated(shmem_c_ptr(cells, right))) then
            call c_f_pointer(shmem_c_ptr(cells, right), theirs, [10])
            call check(theirs(3)%place(1) == me, 'SHMEM_C_PTR of the heap')
            call c_f_pointer(shmem_c_ptr(static, right), other)
            call check(other == 100 + right, 'SHMEM_C_PTR of static data')
        else
            call get_environment_variable('SMA_TEST_WORLD', world)
            call check(world /= 'node', 'SHMEM_C_PTR of the heap')
        end if
        call check(.not. c_associated(shmem_c_ptr(me, right)), 'SHMEM_C_PTR of private data')
        call check(shmem_ptr(static, me) == loc(static), 'SHMEM_PTR')
        call check(shmem_ptr(me, me) == 0, 'SHMEM_PTR of private data')
        call shmem_barrier_all
    end subroutine

    ! The block becomes larger, and is freed.
    subroutine test_realloc
        block = shmem_realloc(block, 20 * storage_size(cell(0, 0)) / 8_c_size_t)
        call c_f_pointer(block, cells, [20])
        call check(cells(3)%place(2) == 7, 'SHMEM_REALLOC')
        call shmem_free(block)
        call shmem_free(c_null_ptr)
    end subroutine

    ! SHMEM_CALLOC, SHMEM_ALIGN: arrays of two dimensions.
    subroutine test_calloc
        block = shmem_calloc(12_c_size_t, 8_c_size_t)
        call c_f_pointer(block, grid, [3, 4])
        call check(all(grid == 0), 'SHMEM_CALLOC')
        call shmem_barrier_all
        call shmem_put(grid(:, 2), [1.0d0, 2.0d0, 3.0d0], 3, right)
        call shmem_barrier_all
        call check(all(grid(:, 2) == [1, 2, 3]) .and. all(grid(:, 1) == 0) .and. &
            all(grid(:, 3:) == 0), 'a put to a column')
        call shmem_free(block)
        block = shmem_align(4096_c_size_t, 100_c_size_t)
        call check(mod(transfer(block, 0_c_intptr_t), 4096_c_intptr_t) == 0, 'SHMEM_ALIGN')
        call shmem_free(block)
    end subroutine

    ! SHPALLOC with a Cray pointer, and with an integer.
    subroutine test_shpalloc
        error = 99
        call shpalloc(at, 20, error, 0)
        call check(error == shmem_malloc_ok, 'SHPALLOC')
        do i = 1, 10
            pointee(i) = -i
        end do
        call shmem_barrier_all
        call shmem_put8(pointee(2), [me + 0.25d0], 1, right)
        call shmem_barrier_all
        call check(pointee(1) == -1 .and. pointee(2) == left + 0.25d0, 'data of SHPALLOC')
        call shpclmove(at, 4000, error, 0)
        call check(error == 0 .or. error == 1, 'SHPCLMOVE')
        call check(pointee(2) == left + 0.25d0, 'data of SHPCLMOVE')
        call shpdeallc(at, error, 0)
        call check(error == 0, 'SHPDEALLC')
        call shpdeallc(at, error, 0)
        call check(error == shmem_malloc_already_free, 'SHPDEALLC, once more')
        call shpalloc(address, -1, error, 0)
        call check(error == shmem_malloc_bad_size, 'SHPALLOC of nothing')
        call shpalloc(address, 2000000000, error, 0)
        call check(error == shmem_malloc_fail, 'SHPALLOC of too much')
        call shpalloc(address, 2, error, 1)
        call shpdeallc(address + 4, error, 0)
        call check(error == shmem_malloc_not_aligned, 'SHPDEALLC of a middle')
        call shpdeallc(address, error, 1)
        address = loc(static)
        call shpdeallc(address, error, 0)
        call check(error == shmem_malloc_not_in_symm_heap, 'SHPDEALLC of a static')
    end subroutine
end program

include 'check.h'

! np: 1 2 4  cflags: -fcray-pointer -fdollar-ok
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests queries: the number of the PE, the name and version of the library, and
! what can be reached: SHMEM_PTR to COMMON, SAVE and heap, by load and store.  Then
! the routines for caches that had to be told of data from outside.
module data
    integer, save :: in_module(10) = 3
end module

program query
    use data
    implicit none
    include 'shmem.fh'
    integer, parameter :: i8 = selected_int_kind(18)
    integer, external :: my_pe, num_pes, n$pes, pn$pes
    integer :: in_common(10), major, minor, pe, me, n, err, i
    common /area/ in_common
    integer, save :: in_save
    integer, allocatable :: private(:)
    integer :: there(10), block(10)
    integer(i8) :: mine
    pointer (at, there), (heap, block)
    character(len=SHMEM_MAX_NAME_LEN) :: long
    character(len=10) :: name
    character(len=3) :: short
    character(len=8) :: world

    call test_info
    call start_pes(0)
    me = shmem_my_pe()
    n = shmem_n_pes()
    call check(me >= 0 .and. me < n, 'SHMEM_MY_PE')
    call check(me == my_pe() .and. n == num_pes(), 'MY_PE, NUM_PES')
    call check(n == n$pes() .and. n == PN$PES(), 'N$PES, PN$PES')
    do pe = -2, n + 1
        call check(shmem_pe_accessible(pe) .eqv. (pe >= 0 .and. pe < n), 'SHMEM_PE_ACCESSIBLE')
    end do

    call test_accessible
    call test_ptr
    call test_caches
contains

    subroutine look(array, factor, what)
        integer, intent(in) :: array(10), factor
        character(len=*), intent(in) :: what
        do i = 0, n - 1
            call check(array(i + 1) == factor * i, what)
        end do
        call check(all(array(n + 1:) == -1), what // ', behind')
    end subroutine

    ! These queries may come before START_PES.
    subroutine test_info
        call shmem_info_get_version(major, minor)
        call check(major == SHMEM_MAJOR_VERSION .and. minor == SHMEM_MINOR_VERSION, &
            'SHMEM_INFO_GET_VERSION')
        name = 'xxxxxxxxxx'
        call shmem_info_get_name(name)
        call check(name == 'libsma    ' .and. name(7:) == ' ', 'SHMEM_INFO_GET_NAME, padding')
        call shmem_info_get_name(name(2:8))
        call check(name == 'llibsma   ', 'SHMEM_INFO_GET_NAME, a blank more')
        call shmem_info_get_name(short)
        call check(short == 'lib', 'SHMEM_INFO_GET_NAME, short')
        call shmem_info_get_name(long)
        call check(long == SHMEM_VENDOR_STRING, 'SHMEM_INFO_GET_NAME')
    end subroutine

    ! What can be reached, and what cannot.
    subroutine test_accessible
        call shpalloc(heap, 20, err, 1)
        allocate (private(10))
        call check(shmem_addr_accessible(in_common, n - 1), 'COMMON')
        call check(shmem_addr_accessible(in_save, n - 1), 'SAVE')
        call check(shmem_addr_accessible(in_module(2), 0), 'MODULE')
        call check(shmem_addr_accessible(block, n - 1), 'SHPALLOC')
        call check(.not. shmem_addr_accessible(private, n - 1), 'ALLOCATABLE')
        call check(.not. shmem_addr_accessible(in_common, n), 'no such PE')
        call check(shmem_ptr(private, 0) == 0, 'SHMEM_PTR of what is private')
        deallocate (private)
    end subroutine

    ! Each PE writes its number into the arrays of all PEs, by plain stores
    ! where there are pointers.
    subroutine test_ptr
        in_common = -1
        in_module = -1
        block = -1
        call get_environment_variable('SMA_TEST_WORLD', world)
        call shmem_barrier_all
        do pe = 0, n - 1
            at = shmem_ptr(in_common, pe)
            if (at == 0) then
                call check(world /= 'node' .and. pe /= me, 'SHMEM_PTR of COMMON')
                call check(shmem_ptr(in_module(1), pe) == 0 .and. &
                    shmem_ptr(block, pe) == 0, 'SHMEM_PTR of the same PE')
                call shmem_putmem(in_common(me + 1), me, storage_size(me) / 8, pe)
                call shmem_putmem(in_module(me + 1), 10 * me, storage_size(me) / 8, pe)
                call shmem_putmem(block(me + 1), 20 * me, storage_size(me) / 8, pe)
                cycle
            end if
            there(me + 1) = me
            at = shmem_ptr(in_module(1), pe)
            call check(at /= 0, 'SHMEM_PTR of a module')
            there(me + 1) = 10 * me
            at = shmem_ptr(block, pe)
            call check(at /= 0, 'SHMEM_PTR of the heap')
            there(me + 1) = 20 * me
        end do
        call shmem_barrier_all
        call look(in_common, 1, 'stores to COMMON')
        call look(in_module, 10, 'stores to a module')
        call look(block, 20, 'stores to the heap')
        mine = shmem_ptr(in_common, me)
        call check(mine == loc(in_common), 'SHMEM_PTR of my own')
    end subroutine

    ! They change nothing, and data arrive with and without them.
    subroutine test_caches
        integer :: stacked(4)
        stacked = 5
        in_save = -1
        call shmem_stack(stacked)
        call shmem_set_cache_inv
        call barrier()
        call shmem_integer_put(in_save, me, 1, mod(me + 1, n))
        call shmem_fence
        call shmem_quiet
        call barrier
        call shmem_set_cache_line_inv(in_save)
        call shmem_clear_cache_line_inv(in_save)
        call shmem_udcflush_line(in_save)
        call shmem_udcflush
        call shmem_clear_cache_inv
        call check(in_save == mod(me + n - 1, n), 'data beside the cache routines')
        call check(all(stacked == 5), 'data of SHMEM_STACK')
    end subroutine
end program

include 'check.h'

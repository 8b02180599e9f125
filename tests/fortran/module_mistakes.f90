! SPDX-License-Identifier: BSD-3-Clause
!
! Makes the mistake that its argument names, a row of tests/mistakes.def: one that
! only shows when a program with the module runs.
program module_mistakes
    use shmem
    implicit none
    type pair
        integer(4) :: first, second
    end type
    character(40) :: how
    integer, save :: psync(shmem_sync_size) = shmem_sync_value
    integer(4), save :: i(20), table(4, 5), work(shmem_reduce_min_wrkdata_size)
    type(pair), save :: pairs(5)
    real, save :: x(20)
    real(8), save :: d(20)
    logical, save :: l(20), grid(4, 5)
    character(4), save :: four(5)
    character(3), save :: three(5)
    integer(4), allocatable :: private(:)
    real(8), allocatable :: private_d(:)
    integer :: me

    call get_command_argument(1, how)
    me = 0
    allocate (private(20), private_d(20))
    private = 0
    private_d = 0
    select case (how)
    include 'rows.h'
    end select
    print '(2A)', 'nothing was found: ', how

contains

    subroutine before_early
    end subroutine

    subroutine before_start
        call shmem_init
        me = shmem_my_pe()
    end subroutine
end program

! SPDX-License-Identifier: BSD-3-Clause
!
! Moves two words of WORD bytes; tests/fortran/rma.F90 has all routines that move words.
program words
    implicit none
    include 'mpp/shmem.fh'
    integer(WORD), save :: far(3) = -7, near(4)
    integer :: me, k

    call start_pes(0)
    me = shmem_my_pe()
    near = [(value(me, k), k = 1, 4)]
    call shmem_barrier_all
    call shmem_put(far, near, 2, 1 - me)
    call shmem_barrier_all
    if (all(far == [value(1 - me, 1), value(1 - me, 2), int(-7, WORD)])) print '(A)', 'right'
contains
    integer(WORD) function value(pe, k)
        integer, intent(in) :: pe, k
        value = huge(value) - 10 * pe - k
    end function
end program

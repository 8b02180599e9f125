! np: 1 2 4  cflags: -fcray-pointer
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests symmetric addresses in other forms: a block of SHPALLOC as Fortran 90
! pointer array, made by a helper; the address of an object sent to another PE
! as an integer and used there.
module heap_arrays
    implicit none
contains
    ! The helper of many old programs: it makes a Cray pointee the target of a
    ! pointer.
    function array_at(address, n) result(p)
        integer(8), intent(in) :: address
        integer, intent(in) :: n
        real(8), pointer :: p(:)
        real(8) :: pointee(n)
        pointer (at, pointee)
        at = address
        call associate_it(pointee, n, p)
    end function

    subroutine associate_it(a, n, p)
        integer, intent(in) :: n
        real(8), target :: a(n)
        real(8), pointer :: p(:)
        p => a
    end subroutine
end module

program pointers
    use heap_arrays
    implicit none
    include 'mpp/shmem.fh'
    real(8), pointer :: grid(:)
    integer(8) :: address
    integer(8), save :: mailbox
    integer :: me, n, right, left, err, i
    real(8) :: theirs(1)
    pointer (at, theirs)

    call start_pes(0)
    me = shmem_my_pe()
    n = shmem_n_pes()
    right = mod(me + 1, n)
    left = mod(me + n - 1, n)
    call shpalloc(address, 8 / kind(err) * 50, err, 1)
    grid => array_at(address, 50)
    grid = me
    mailbox = 0
    call shmem_barrier_all

    call shmem_put8(grid(11), [(real(100 * me + i, 8), i = 1, 20)], 20, right)
    call shmem_barrier_all
    call check(all(grid(11:30) == [(real(100 * left + i, 8), i = 1, 20)]), &
        'a put to a pointer array')
    call check(all(grid(:10) == me) .and. all(grid(31:) == me), 'around it')
    call shmem_barrier_all

    ! the neighbour tells at which address this PE may read
    at = address + 8 * 40
    theirs(1) = 7000 + me
    call shmem_put8(mailbox, at, 1, left)
    call shmem_barrier_all
    at = mailbox
    call shmem_get8(grid, theirs, 1, right)
    call check(grid(1) == 7000 + right, 'an address that was sent')
    call shpdeallc(address, err, 1)
    call check(err == 0, 'SHPDEALLC')
end program

include 'check.h'

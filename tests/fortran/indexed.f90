! np: 1 2 3
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests IXPUT and IXGET: elements go to the indices that an array names, counted
! from 0, and nowhere else.  The indices have 4 bytes for elements of 4 bytes,
! else 8.
program indexed
    implicit none
    include 'mpp/shmem.fh'
    integer, parameter :: many = 6, room = 20
    integer(8), parameter :: places(many) = [0, 19, 3, 4, 11, 17]
    integer(4), parameter :: places4(many) = int(places, 4)
    integer(4), save :: far4(0:room - 1)
    integer(8), save :: far8(0:room - 1)
    integer(4) :: near4(many + 1)
    integer(8) :: near8(many + 1)
    integer(8), allocatable :: index(:)
    integer :: me, n, right, left, i

    call start_pes(0)
    me = shmem_my_pe()
    n = shmem_n_pes()
    right = mod(me + 1, n)
    left = mod(me - 1 + n, n)

    near4 = [(int(100 * me + i, 4), i = 1, many + 1)]
    near8 = [(10000000000_8 * me + i, i = 1, many + 1)]
    far4 = -1
    far8 = -1
    call shmem_barrier_all
    call shmem_ixput4(far4, near4, places4, many, right)
    call shmem_ixput8(far8, near8, places, many, right)
    call shmem_barrier_all
    do i = 1, many
        call check(far4(places(i)) == 100 * left + i, 'SHMEM_IXPUT4')
        call check(far8(places(i)) == 10000000000_8 * left + i, 'SHMEM_IXPUT8')
    end do
    call check(count(far4 == -1) == room - many, 'SHMEM_IXPUT4 writes more')
    call check(count(far8 == -1) == room - many, 'SHMEM_IXPUT8 writes more')

    call shmem_barrier_all
    far8 = -1
    call shmem_barrier_all
    call shmem_ixput(far8, near8, places, many, right)
    call shmem_ixput(far8, near8, places, 0, right)
    call shmem_barrier_all
    do i = 1, many
        call check(far8(places(i)) == 10000000000_8 * left + i, 'SHMEM_IXPUT')
    end do
    call check(count(far8 == -1) == room - many, 'SHMEM_IXPUT writes more')

    call shmem_barrier_all
    call test_ixget
    call test_same

contains

    ! IXGET4, IXGET8 and IXGET, from all PEs to private memory.
    subroutine test_ixget
        far4 = [(int(1000 * me + i, 4), i = 0, room - 1)]
        far8 = [(30000000000_8 * me + i, i = 0, room - 1)]
        near4 = -1
        near8 = -1
        call shmem_barrier_all
        call shmem_ixget4(near4, far4, places4, many, right)
        call check(all(near4(:many) == 1000 * right + places), 'SHMEM_IXGET4')
        call check(near4(many + 1) == -1, 'SHMEM_IXGET4 writes more')
        call shmem_ixget8(near8, far8, places, many, right)
        call check(all(near8(:many) == 30000000000_8 * right + places), &
            'SHMEM_IXGET8')
        call check(near8(many + 1) == -1, 'SHMEM_IXGET8 writes more')
        near8 = -1
        call shmem_ixget(near8, far8, places, many, right)
        call check(all(near8(:many) == 30000000000_8 * right + places), &
            'SHMEM_IXGET')
        call check(near8(many + 1) == -1, 'SHMEM_IXGET writes more')
    end subroutine

    ! Onto itself in another order, with an allocated index array.
    subroutine test_same
        allocate (index(room))
        index = [(room - 1 - i, i = 0, room - 1)]
        call shmem_barrier_all
        call shmem_ixget8(far8, far8, index(1), room / 2, me)
        do i = 0, room / 2 - 1
            call check(far8(i) == 30000000000_8 * me + room - 1 - i, &
                'turned round')
        end do
        deallocate (index)
    end subroutine
end program

include 'check.h'

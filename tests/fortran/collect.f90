! np: 1 2 3 4 5
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests every broadcast, collect, fcollect, alltoall and alltoalls on active
! sets of several starts, strides and sizes.  Two pSync arrays, aligned to 4
! bytes only, take turns.
program collect
    implicit none
    include 'mpp/shmem.fh'
    integer, parameter :: most = 8, room = 16 * 8 * most * most
    external shmem_broadcast4, shmem_broadcast8, shmem_broadcast32
    external shmem_broadcast64, shmem_broadcast
    external shmem_collect4, shmem_collect8, shmem_collect32, shmem_collect64
    external shmem_collect, shmem_fcollect4, shmem_fcollect8, shmem_fcollect32
    external shmem_fcollect64, shmem_fcollect
    external shmem_alltoall32, shmem_alltoall64
    external shmem_alltoalls32, shmem_alltoalls64
    integer :: odd, psync(shmem_sync_size, 2)
    common /syncs/ odd, psync
    data odd /7/, psync /256 * shmem_sync_value/
    integer(1), save :: dest(room), source(room)
    integer(1) :: expected(room)
    integer :: me, n, start, log_stride, size, calls, mine

    call shmem_init
    me = shmem_my_pe()
    n = shmem_n_pes()
    calls = 0
    do start = 0, min(n - 1, 1)
        do log_stride = 0, 2
            do size = 1, n
                if (start + (size - 1) * 2**log_stride >= n) exit
                mine = me - start
                if (mine >= 0 .and. mod(mine, 2**log_stride) == 0 .and. &
                    mine / 2**log_stride < size) then
                    mine = mine / 2**log_stride
                else
                    mine = -1
                end if
                ! PEs outside the set count the calls, too
                call on_set
            end do
        end do
    end do
    call check(odd == 7, 'what stands before pSync')
    call shmem_finalize

contains

    integer(1) function byte(pe, i)
        integer, intent(in) :: pe, i
        byte = int(mod(13 * i + 29 * pe + 5 * calls, 127), 1)
    end function

    subroutine on_set
        call try_broadcast('SHMEM_BROADCAST4', 4, shmem_broadcast4)
        call try_broadcast('SHMEM_BROADCAST8', 8, shmem_broadcast8)
        call try_broadcast('SHMEM_BROADCAST32', 4, shmem_broadcast32)
        call try_broadcast('SHMEM_BROADCAST64', 8, shmem_broadcast64)
        call try_broadcast('SHMEM_BROADCAST', 8, shmem_broadcast)
        call try_collect('SHMEM_COLLECT4', 4, .false., shmem_collect4)
        call try_collect('SHMEM_COLLECT8', 8, .false., shmem_collect8)
        call try_collect('SHMEM_COLLECT32', 4, .false., shmem_collect32)
        call try_collect('SHMEM_COLLECT64', 8, .false., shmem_collect64)
        call try_collect('SHMEM_COLLECT', 8, .false., shmem_collect)
        call try_collect('SHMEM_FCOLLECT4', 4, .true., shmem_fcollect4)
        call try_collect('SHMEM_FCOLLECT8', 8, .true., shmem_fcollect8)
        call try_collect('SHMEM_FCOLLECT32', 4, .true., shmem_fcollect32)
        call try_collect('SHMEM_FCOLLECT64', 8, .true., shmem_fcollect64)
        call try_collect('SHMEM_FCOLLECT', 8, .true., shmem_fcollect)
        call try_alltoall('SHMEM_ALLTOALL32', 4, shmem_alltoall32)
        call try_alltoall('SHMEM_ALLTOALL64', 8, shmem_alltoall64)
        call try_alltoalls('SHMEM_ALLTOALLS32', 4, shmem_alltoalls32)
        call try_alltoalls('SHMEM_ALLTOALLS64', 8, shmem_alltoalls64)
    end subroutine

    ! New data on all PEs, between two calls.
    subroutine prepare
        integer :: i
        call shmem_barrier_all
        calls = calls + 1
        dest = -1
        expected = -1
        do i = 1, room
            source(i) = byte(me, i)
        end do
        call shmem_barrier_all
    end subroutine

    integer function pe_of(index)
        integer, intent(in) :: index
        pe_of = start + index * 2**log_stride
    end function

    integer function place()
        place = 1 + mod(calls, 2)
    end function

    subroutine compare(name)
        character(len=*), intent(in) :: name
        call check(all(dest == expected), name)
    end subroutine

    subroutine try_broadcast(name, bytes, bcast)
        character(len=*), intent(in) :: name
        integer, intent(in) :: bytes
        external bcast
        integer :: root, i
        do root = 0, size - 1, max(1, size - 1)
            call prepare
            if (mine >= 0) then
                call bcast(dest, source, 5, root, start, log_stride, size, &
                    psync(1, place()))
                if (mine /= root) then
                    do i = 1, 5 * bytes
                        expected(i) = byte(pe_of(root), i)
                    end do
                end if
            end if
            call compare(name)
        end do
    end subroutine

    ! Each PE gives as many elements as its index in the set says; 3 for
    ! fcollect.
    subroutine try_collect(name, bytes, fixed, coll)
        character(len=*), intent(in) :: name
        integer, intent(in) :: bytes
        logical, intent(in) :: fixed
        external coll
        integer :: i, k, at, count
        call prepare
        if (mine >= 0) then
            at = 0
            do k = 0, size - 1
                count = merge(3, k, fixed)
                if (k == mine) call coll(dest, source, count, start, &
                    log_stride, size, psync(1, place()))
                do i = 1, count * bytes
                    expected(at + i) = byte(pe_of(k), i)
                end do
                at = at + count * bytes
            end do
        end if
        call compare(name)
        ! no PE gives an element
        call prepare
        if (mine >= 0) call coll(dest, source, 0, start, log_stride, size, &
            psync(1, place()))
        call compare(name // ' of nothing')
    end subroutine

    subroutine try_alltoall(name, bytes, atoa)
        character(len=*), intent(in) :: name
        integer, intent(in) :: bytes
        external atoa
        integer :: i, k
        call prepare
        if (mine >= 0) then
            call atoa(dest, source, 2, start, log_stride, size, &
                psync(1, place()))
            do k = 0, size - 1
                do i = 1, 2 * bytes
                    expected(k * 2 * bytes + i) = &
                        byte(pe_of(k), mine * 2 * bytes + i)
                end do
            end do
        end if
        call compare(name)
    end subroutine

    ! Strides of 3 and 2 elements, 2 elements for each PE.
    subroutine try_alltoalls(name, bytes, atoas)
        character(len=*), intent(in) :: name
        integer, intent(in) :: bytes
        external atoas
        integer :: i, j, k
        call prepare
        if (mine >= 0) then
            call atoas(dest, source, 3, 2, 2, start, log_stride, size, &
                psync(1, place()))
            do k = 0, size - 1
                do j = 0, 1
                    do i = 1, bytes
                        expected((k * 2 + j) * 3 * bytes + i) = &
                            byte(pe_of(k), (mine * 2 + j) * 2 * bytes + i)
                    end do
                end do
            end do
        end if
        call compare(name)
    end subroutine
end program

include 'check.h'

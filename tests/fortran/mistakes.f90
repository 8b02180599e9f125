! cflags: -fcray-pointer -fallow-argument-mismatch
! SPDX-License-Identifier: BSD-3-Clause
!
! Makes the mistake that its argument names, a row of tests/mistakes.def, after the
! set-up of the row (before_*).
module numbers
    implicit none
    integer*8, save :: counter(4) = 0
end module

recursive subroutine put_local(source)
    implicit none
    integer*4 :: source(8), mine(8)
    mine = source
    call shmem_put4(mine, source, 1, 1)
    if (mine(1) /= source(1)) print *, mine
end subroutine

program mistakes
    use numbers
    implicit none
    include 'mpp/shmem.fh'
    external shmem_ptr
    character(len=40) :: how
    integer, save :: x(100), psync(SHMEM_SYNC_SIZE), small(100), lock
    integer, save :: work(SHMEM_REDUCE_MIN_WRKDATA_SIZE)
    integer(4), save :: four(8), two(8), work4(64), words(8)
    integer(2), save :: halves(8)
    real(8), save :: eight(16), work8(64), few(7)
    integer(4) :: source(8)
    common /block/ source
    real(8) :: blk(10)
    common /blk/ blk
    ! 10 words of 4 bytes, and 20 of 8
    real(4) :: short(10)
    common /short/ short
    real(8), save :: twenty(20)
    integer(8) :: indices(6) = [0, 1, 2, 3, 4, 5]
    ! what SHPALLOC has given
    real(8) :: block(*)
    pointer (p, block)
    integer(selected_int_kind(18)), save :: long
    integer(selected_int_kind(18)) :: address
    ! for the rows in which an INTEGER has 8 bytes
    integer(selected_int_kind(18)), parameter :: two32 = 2_8**32, &
        two61 = 2_8**61
    integer, allocatable :: private(:)
    integer(4), allocatable :: own(:)
    integer :: err, me, odd, one, k, h
    integer(8) :: old
    real(8) :: was

    call get_command_argument(1, how)
    me = 0
    one = 1
    x = 0
    words = 0
    halves = 0
    source = 1
    allocate (private(100), own(8))
    private = 1
    ! words(k) is at no multiple of 8, halves(h) at no multiple of 4
    k = 1
    if (mod(loc(words), 8_8) == 0) k = 2
    h = 1
    if (mod(loc(halves), 4_8) == 0) h = 2
    select case (how)
    include 'rows.h'
    end select
    ! a PE that has made no mistake waits for the other
    call shmem_barrier_all
    print *, 'nobody noticed'
    call shmem_global_exit(2)

contains

    subroutine before_early
    end subroutine

    subroutine before_start
        call start_pes(0)
        me = shmem_my_pe()
        odd = 0
        if (me == 1) odd = 1
        call shmem_barrier_all
    end subroutine

    subroutine before_whole_heap
        call before_start
    end subroutine

    subroutine before_block
        call before_start
        call shpalloc(p, 40 / kind(err), err, 1)
        block(1:5) = me
        call shmem_barrier_all
    end subroutine

    ! What moves has 8 bytes, or lies in pairs, and ends with the object.
    subroutine move_right
        call shmem_put(blk, twenty, 10, me)
        call shmem_put(blk(10), twenty(20), 1, me)
        call shmem_put(short, twenty, 5, me)
        call shmem_put(block, twenty, 5, me)
        call shmem_put(short, twenty, 0, me)
        call shmem_put_nb(blk, twenty, 10, me, address)
        call shmem_get(blk, twenty(11), 10, me)
        call shmem_get_nb(blk, twenty, 10, me, address)
        call shmem_iput(blk(2), twenty, 2, 4, 5, me)
        call shmem_iget(blk, twenty(4), 2, 4, 5, me)
        call shmem_ixput(blk(5), blk, indices, 6, me)
        call shmem_ixget(blk, blk(5), indices, 6, me)
        call shmem_broadcast(blk, twenty, 10, 0, 0, 0, 2, psync)
        call shmem_barrier_all
        call shmem_collect(twenty, blk, 10, 0, 0, 2, psync)
        call shmem_barrier_all
        call shmem_fcollect(twenty, blk, 5, 0, 0, 2, psync)
    end subroutine

    ! The end of a program after before_block.
    subroutine finish
        call shpdeallc(p, err, 1)
        call shmem_finalize
        stop
    end subroutine
end program

! np: 2 3 5  cflags: -fcray-pointer
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests messages as climate models make them of SHMEM: the receiver sends the
! address of its buffer, a piece of a stack that SHPALLOC gave, to the sender;
! the sender waits for the address, puts the data there, and then tells its
! number.  The module has a generic SHMEM_INTEGER_WAIT of its own over the waits
! of both kinds.
module messages
    implicit none
    include 'mpp/shmem.fh'
    private
    public :: start, send, receive, me, n
    integer, parameter :: most = 16, stack_words = 4000
    integer(8), parameter :: nothing = -999
    integer, parameter :: nobody = -1
    integer :: me, n
    ! symmetric, as all variables of a module are
    integer(8) :: where(0:most - 1) = nothing
    integer :: from = nobody
    integer :: psync(SHMEM_BARRIER_SYNC_SIZE)
    data psync /SHMEM_BARRIER_SYNC_SIZE * SHMEM_SYNC_VALUE/
    real(8) :: stack(stack_words)
    pointer (top, stack)

    interface shmem_integer_wait
        module procedure int4_wait, int8_wait
    end interface
contains
    subroutine int4_wait(ivar, value)
        integer(4), intent(in) :: ivar, value
        call shmem_int4_wait(ivar, value)
    end subroutine

    subroutine int8_wait(ivar, value)
        integer(8), intent(in) :: ivar, value
        call shmem_int8_wait(ivar, value)
    end subroutine

    subroutine start
        integer :: err
        call start_pes(0)
        me = shmem_my_pe()
        n = shmem_n_pes()
        call shpalloc(top, 8 / kind(err) * stack_words, err, -1)
        call shmem_barrier(0, 0, n, psync)
    end subroutine

    ! The buffer on the PE that waits for data of this PE.
    subroutine send(data, length, to)
        integer, intent(in) :: length, to
        real(8), intent(in) :: data(length)
        real(8) :: theirs(1)
        integer :: one
        pointer (at, theirs)
        call shmem_integer_wait(where(to), nothing)
        call shmem_udcflush
        at = where(to)
        where(to) = nothing
        call shmem_put8(theirs, data, length, to)
        call shmem_fence
        one = me
        call shmem_integer_put(from, one, 1, to)
    end subroutine

    subroutine receive(data, length, source)
        integer, intent(in) :: length, source
        real(8), intent(out) :: data(length)
        integer(8) :: mine
        mine = loc(stack(100 * source + 1))
        call shmem_put8(where(me), mine, 1, source)
        call shmem_integer_wait(from, nobody)
        if (from /= source) stop 'a message from elsewhere'
        from = nobody
        data = stack(100 * source + 1:100 * source + length)
        stack(100 * source + 1:100 * source + length) = 0
    end subroutine
end module

program main
    use messages
    implicit none
    real(8) :: a(50), b(50)
    integer :: i, round

    call start
    do round = 1, 20
        a = [(1000 * me + i + round, i = 1, 50)]
        if (me == 0) then
            call send(a, 50 - round, 1)
            call receive(b, 50 - round, n - 1)
        else
            call receive(b, 50 - round, me - 1)
            call send(a, 50 - round, mod(me + 1, n))
        end if
        do i = 1, 50 - round
            call check(b(i) == 1000 * mod(me + n - 1, n) + i + round, &
                'a message')
        end do
    end do
end program

include 'check.h'

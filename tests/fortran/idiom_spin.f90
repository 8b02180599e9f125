! np: 2 4
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests loops that wait for a variable of COMMON or SAVE without a wait routine:
! the put of another PE arrives while this PE polls.
program spin
    implicit none
    include 'shmem.fh'
    integer :: flag
    integer, volatile :: turn
    common /flags/ flag, turn
    integer :: me, n, round

    call shmem_init
    me = shmem_my_pe()
    n = shmem_n_pes()
    flag = 0
    turn = 0
    call shmem_barrier_all
    do round = 1, 20
        if (me == 0) then
            call shmem_integer_put(flag, round, 1, 1)
            call tell(round, n - 1)
        end if
        if (me == 1) then
            ! a call in the loop makes the compiler read the variable again
            do while (flag /= round)
                call shmem_fence
            end do
        end if
        if (me == n - 1) then
            do while (turn /= round)
            end do
        end if
        call shmem_barrier_all
    end do
    if (me == 1) call check(flag == 20, 'the flag')
    if (me == n - 1) call check(turn == 20, 'the turn')
    call shmem_finalize
end program

subroutine tell(round, pe)
    implicit none
    integer, intent(in) :: round, pe
    integer :: flag, turn
    common /flags/ flag, turn
    call shmem_integer_put(turn, round, 1, pe)
end subroutine

include 'check.h'

! np: 1 3  args: end  match: ^ *last words *$
! np: 1 3  args: stop  match: ^ *last words *$
! np: 1 3  args: exit  match: ^ *last words *$
! np: 1 3  args: finalize  match: ^ *last words *$
! np: 1 3  args: twice  match: ^ *last words *$
! np: 1 3  args: stop3  status: 3
! np: 1 3  args: exit4  status: 4
! np: 1 3  args: global  status: 42  match: ^ *last words *$
! np: 3  args: apart  match: ^ *last words *$
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests how old programs end, with and without SHMEM_FINALIZE. 
! Data put before the end arrive, and output printed before it is seen.
program ending
    implicit none
    include 'mpp/shmem.fh'
    integer, save :: word
    integer :: me
    character(len=10) :: how
    call get_command_argument(1, how)
    call start_pes(0)
    me = shmem_my_pe()
    word = -1
    call shmem_barrier_all
    call shmem_integer_put(word, me, 1, mod(me + 1, shmem_n_pes()))
    call shmem_barrier_all
    if (word /= mod(me - 1 + shmem_n_pes(), shmem_n_pes())) error stop 9
    if (me == 0) print *, 'last words'
    select case (how)
    case ('stop')
        stop
    case ('exit')
        call exit
    case ('finalize')
        call shmem_finalize
    case ('twice')
        call shmem_finalize
        call shmem_finalize
    case ('stop3')
        stop 3
    case ('exit4')
        call exit(4)
    case ('global')
        if (me == 0) call shmem_global_exit(42)
        ! the others wait for a put that never comes
        call shmem_wait(word, word)
    case ('apart')
        ! one PE is late: the others keep their memory for it until it is done
        if (me == 1) call late
    end select

contains

    subroutine late
        integer :: i, got
        call sleep(1)
        do i = 1, 100
            call shmem_integer_get(got, word, 1, 2)
            if (got /= 1) error stop 9
        end do
    end subroutine
end program

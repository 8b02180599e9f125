! SPDX-License-Identifier: BSD-3-Clause
program ends
    implicit none
    include 'shmem.fh'
    character(10) :: how
    real, volatile :: zero = 0
    integer, pointer :: nothing
    integer, parameter :: words = 1800000
    integer :: a(words), i
    common /big/ a

    call get_command_argument(1, how)
    call shmem_init()
    call shmem_barrier_all()
    if (shmem_my_pe() == 1) then
        if (how == 'stop') stop 5
        if (how == 'error') error stop 6
        if (how == 'fpe') zero = 1 / zero
        if (how == 'null') then
            nullify(nothing)
            nothing = 1
        end if
    end if
    if (how == 'fills') then
        call execute_command_line('head -c 80m /dev/zero >/dev/shm/zeros')
        do i = 1, words
            a(i) = i
        end do
    end if
    call shmem_barrier_all()
end program

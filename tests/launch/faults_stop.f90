! SPDX-License-Identifier: BSD-3-Clause
program stop
    implicit none
    include 'shmem.fh'
    character(10) :: how
    real, volatile :: zero = 0
    integer, pointer :: nothing

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
    call shmem_barrier_all()
end program

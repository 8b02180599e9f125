! SPDX-License-Identifier: BSD-3-Clause
program fills
    implicit none
    include 'shmem.fh'
    integer, parameter :: words = 1800000
    integer :: a(words), i
    common /big/ a
    call shmem_init()
    call execute_command_line('head -c 80m /dev/zero >/dev/shm/zeros')
    do i = 1, words
        a(i) = i
    end do
    call shmem_barrier_all()
end program

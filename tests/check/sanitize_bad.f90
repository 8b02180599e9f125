! SPDX-License-Identifier: BSD-3-Clause
program bad
    implicit none
    include 'mpp/shmem.fh'
    integer, allocatable :: here(:)
    integer, volatile :: i

    call shmem_init()
    allocate (here(10))
    i = 11
    here(i) = shmem_my_pe()
    call shmem_barrier_all()
    print *, here(10)
    call shmem_finalize()
end program bad

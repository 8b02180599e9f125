! np: 1 2  env: SHMEM_CHECK_GO_ON=1  status: 1  lines: 5  match: SHMEM_CHECK_GO_ON: mistakes reported on this host: 4; calls that had one of them: [48]$
!
! SPDX-License-Identifier: BSD-3-Clause
!
! SHMEM_CHECK_GO_ON in Fortran: the old routines and the generic ones of the
! module return when a call is wrong, and the program goes on.
program go_on
    use shmem
    implicit none
    integer, save :: object(4) = 3
    integer :: got(4)

    call shmem_init()
    got = 5
    call shmem_get32(got, object, 1, -1)
    call shmem_get(got, object, 1, -1)
    call shmem_iget(got, object, 1, 0, 1, 0)
    call shmem_put32(got, object, 1, 0)
    if (any(got /= 5)) call shmem_global_exit(2)
    call shmem_barrier_all()
    call shmem_get(got, object, 2, shmem_my_pe())
    if (got(2) /= 3) call shmem_global_exit(3)
    call shmem_finalize()
end program

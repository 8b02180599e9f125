! SPDX-License-Identifier: BSD-3-Clause
program ring
    use shmem
    implicit none
    integer, save :: box = 0
    integer :: me, n
    call shmem_init
    me = shmem_my_pe()
    n = shmem_n_pes()
    call shmem_put4(box, me + 1, 1, mod(me + 1, n))
    call shmem_barrier_all
    if (box == mod(me + n - 1, n) + 1) print '(a)', 'right'
    call shmem_finalize
end program

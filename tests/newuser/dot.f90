! SPDX-License-Identifier: BSD-3-Clause
!
! A dot product of two vectors that are spread over the PEs.
program dot
    use shmem
    implicit none (type, external)
    integer, parameter :: n = 1000
    real(8), save :: x(n), y(n), part, total
    real(8), save :: work(shmem_reduce_min_wrkdata_size)
    integer, save :: psync(shmem_reduce_sync_size) = shmem_sync_value
    integer :: me, npes, i

    call shmem_init()
    me = shmem_my_pe()
    npes = shmem_n_pes()
    x = [(real(me * n + i, 8), i = 1, n)]
    call shmem_barrier_all()
    call shmem_put(y, x, n, mod(me + 1, npes))      ! y is x of the left PE
    call shmem_barrier_all()
    part = dot_product(x, y)
    call shmem_sum_to_all(total, part, 1, 0, 0, npes, work, psync)
    if (me == 0) print '(a, f0.0)', 'the product is ', total
    call shmem_finalize()
end program dot

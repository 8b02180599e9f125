! SPDX-License-Identifier: BSD-3-Clause
program good
    implicit none
    include 'mpp/shmem.fh'
    integer, save :: psync(SHMEM_REDUCE_SYNC_SIZE), total, mine
    integer, save :: work(SHMEM_REDUCE_MIN_WRKDATA_SIZE)
    integer, save :: there(100)
    integer, allocatable :: here(:)
    integer :: me, n, i

    call shmem_init()
    me = shmem_my_pe()
    n = shmem_n_pes()
    psync = SHMEM_SYNC_VALUE
    mine = me + 1
    allocate (here(100))
    here = [(1000 * me + i, i = 1, 100)]
    call shmem_barrier_all()
    call shmem_put4(there, here, 100, mod(me + 1, n))
    call shmem_int4_sum_to_all(total, mine, 1, 0, 0, n, work, psync)
    call shmem_barrier_all()
    if (total /= n * (n + 1) / 2) call shmem_global_exit(3)
    if (any(there /= [(1000 * mod(me + n - 1, n) + i, i = 1, 100)])) &
        call shmem_global_exit(4)
    deallocate (here)
    call shmem_finalize()
end program good

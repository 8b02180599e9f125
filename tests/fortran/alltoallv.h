! SPDX-License-Identifier: BSD-3-Clause
!
! The body of alltoallv.f90 and module_blocks.f90: PE p sends p + q + 1 bytes to
! PE q, and each block says who sends it to whom.  Then the names for threads.
    integer, parameter :: most = 8, space = 200
    integer, save :: psync(SHMEM_ALLTOALL_SYNC_SIZE) = SHMEM_SYNC_VALUE
    integer, save :: psync2(SHMEM_ALLTOALL_SYNC_SIZE) = SHMEM_SYNC_VALUE
    character(space), save :: in, out, packed
    integer(8) :: t_offsets(0:most), t_sizes(0:most), size
    integer(8) :: s_offsets(0:most), s_sizes(0:most)
    integer :: me, n, q, at
    character(space) :: wanted

    call start_pes(0)
    call shmemx_thread_register
    me = shmem_my_pe()
    n = shmem_n_pes()
    in = ' '
    out = '-'
    packed = '-'
    wanted = '-'
    at = 0
    do q = 0, n - 1
        s_offsets(q) = at
        s_sizes(q) = me + q + 1
        in(at + 1:at + me + q + 1) = repeat(letter(me, q), me + q + 1)
        at = at + me + q + 1
        t_offsets(q) = 20 * q
        t_sizes(q) = me + q + 1
        wanted(20 * q + 1:20 * q + me + q + 1) = &
            repeat(letter(q, me), me + q + 1)
    end do
    call shmem_barrier_all
    call shmemx_alltoallv(out, t_offsets, t_sizes, in, s_offsets, s_sizes, &
        0, 0, n, psync)
    call check(out == wanted, 'SHMEMX_ALLTOALLV')
    at = 0
    wanted = '-'
    do q = 0, n - 1
        wanted(at + 1:at + me + q + 1) = repeat(letter(q, me), me + q + 1)
        at = at + me + q + 1
    end do
    call shmem_alltoallv_packed(packed, int(space, 8), size, in, s_offsets, &
        s_sizes, 0, 0, n, psync2)
    call check(size == at, 'SHMEM_ALLTOALLV_PACKED, the size')
    call check(packed == wanted, 'SHMEM_ALLTOALLV_PACKED')
    call shmem_putmem(out, in, 1, mod(me + 1, n))
    call shmemx_thread_fence
    call shmemx_thread_quiet
    call shmem_barrier_all
    call check(out(1:1) == letter(mod(me + n - 1, n), 0), 'put and quiet')
    call shmemx_thread_unregister
contains
    character function letter(from, to)
        integer, intent(in) :: from, to
        letter = achar(iachar('A') + from * 8 + to)
    end function
end program

! SPDX-License-Identifier: BSD-3-Clause
!
! What the library reads and writes as INTEGERs, each between others; the programs of
! tests/fortran do the rest with kinds of 4 and of 8 bytes.
program kinds
    use state
    implicit none
    include 'mpp/shmem.fh'
    integer, external :: my_pe, num_pes
    integer :: low, major, middle, minor, high
    common /version/ low, major, middle, minor, high
    integer :: odd, psync(SHMEM_SYNC_SIZE), behind
    common /sync/ odd, psync, behind
    integer, save :: flag(3), err(3)
    integer(8), save :: sum(3), part(3), work(SHMEM_REDUCE_MIN_WRKDATA_SIZE)
    integer(8) :: address, two32 = 2_8**32
    logical :: far_pe
    integer :: i

    low = -1
    major = -1
    middle = -1
    minor = -1
    high = -1
    call start_pes(0)
    me = shmem_my_pe()
    n = shmem_n_pes()
    right = mod(me + 1, n)
    left = mod(me + n - 1, n)
    call shmem_info_get_version(major, minor)
    call need(major == 1 .and. minor >= 0, 'version')
    call need(low == -1 .and. middle == -1 .and. high == -1, 'at version')
    call need(my_pe() == me .and. num_pes() == n, 'my_pe, num_pes')
    call need(shmem_pe_accessible(n - 1), 'shmem_pe_accessible')
    far_pe = shmem_pe_accessible(n)
    call need(.not. far_pe, 'shmem_pe_accessible of no PE')
    call need(shmem_addr_accessible(flag, right), 'shmem_addr_accessible')
    if (bit_size(1) == 64) then
        call need(.not. shmem_pe_accessible(int(two32, kind(1))), 'PE 2**32')
        call need(.not. shmem_addr_accessible(flag, int(two32, kind(1))), &
            'an address on PE 2**32')
    end if

    call try_integer
    call try_logical
    call try_real
    call try_complex
    call try_double

    err = 99
    call shpalloc(address, 100, err(2), 0)
    call need(all(err == [99, 0, 99]), 'errcode of shpalloc')
    call shpclmove(address, -1, err(2), 0)
    call need(all(err == [99, -1, 99]), 'status of shpclmove')
    call shpdeallc(address, err(2), 0)
    call need(all(err == [99, 0, 99]), 'errcode of shpdeallc')
    call shpdeallc(address, err(2), 0)
    call need(all(err == [99, -4, 99]), 'errcode of shpdeallc again')

    ! SHMEM_WAIT looks at all bytes: the upper half alone may change
    flag = -1
    call shmem_barrier_all
    i = huge(1) - 5
    call shmem_integer_put(flag(2), i, 1, right)
    call shmem_wait(flag(2), -1)
    call need(flag(2) == i, 'shmem_wait')
    call shmem_barrier_all
    flag(2) = 1
    call shmem_barrier_all
    i = -huge(1)
    call shmem_integer_put(flag(2), i, 1, right)
    call shmem_wait_until(flag(2), SHMEM_CMP_LT, 0)
    call need(all(flag == [-1, i, -1]), 'shmem_wait_until')
    call shmem_wait_until(flag(2), SHMEM_CMP_LE, i)

    ! the second of three INTEGERs
    flag = [-1, -huge(1), -1]
    call shmem_barrier_all
    i = 0
    call without_include(flag(2), right, i)
    call need(i == -huge(1), 'an operation that the unit declares')
    call shmem_barrier_all
    call need(all(flag == [-1, 1 - huge(1), -1]), 'atomic operations')

    odd = -1
    behind = -1
    psync = SHMEM_SYNC_VALUE
    call shmem_barrier_all
    do i = 1, 10
        part = i + me
        sum = -1
        call shmem_int8_sum_to_all(sum(2), part, 1, 0, 0, n, work, psync)
        call need(sum(1) == -1 .and. sum(3) == -1, 'around a sum')
        call need(sum(2) == n * i + n * (n - 1) / 2, 'a sum')
        call shmem_barrier(0, 0, n, psync)
        call shmem_broadcast8(sum, part, 3, n - 1, 0, 0, n, psync)
        if (me < n - 1) call need(all(sum == i + n - 1), 'a broadcast')
        call shmem_barrier_all
    end do
    call need(all(psync == SHMEM_SYNC_VALUE), 'psync')
    call need(odd == -1 .and. behind == -1, 'around psync')
    print '(A,3I3)', 'right', storage_size(1) / 8, storage_size(1.0) / 8, &
        storage_size(1.0d0) / 8
end program

! The unit declares the functions itself.
subroutine without_include(word, pe, old)
    implicit none
    integer :: word, pe, old, seen(3)
    integer, external :: shmem_swap, shmem_cswap, shmem_fadd, shmem_finc
    old = shmem_finc(word, pe)
    seen(1) = shmem_fadd(word, 0, pe)
    seen(2) = shmem_swap(word, 9, pe)
    seen(3) = shmem_cswap(word, 9, old + 1, pe)
    if (any(seen /= [old + 1, old + 1, 9])) old = 0
end subroutine

! np: 1 2 3 4 8
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests a whole program: the dot product of two vectors spread over the PEs, in
! REAL*8, REAL*16 and COMPLEX*16, and the norm by a maximum.
module vectors
    implicit none
    include 'shmem.fh'
    integer, parameter :: length = 1200
    integer, parameter :: r8 = selected_real_kind(15)
    integer, parameter :: r16 = selected_real_kind(30)
    real(r8) :: x(length), y(length), part, whole, biggest
    real(r8) :: work(SHMEM_REDUCE_MIN_WRKDATA_SIZE)
    real(r16) :: part16, whole16, work16(SHMEM_REDUCE_MIN_WRKDATA_SIZE)
    complex(r8) :: partc, wholec, workc(SHMEM_REDUCE_MIN_WRKDATA_SIZE)
    integer, save :: psync(SHMEM_REDUCE_SYNC_SIZE) = SHMEM_SYNC_VALUE
end module

program dot
    use vectors
    implicit none
    integer :: i, me, n, mine
    call shmem_init
    me = shmem_my_pe()
    n = shmem_n_pes()
    mine = length / n
    do i = 1, mine
        x(i) = me * mine + i
        y(i) = 2
    end do
    part = dot_product(x(1:mine), y(1:mine))
    call shmem_real8_sum_to_all(whole, part, 1, 0, 0, n, work, psync)
    call check(whole == real(n * mine, r8) * (n * mine + 1), &
        'SHMEM_REAL8_SUM_TO_ALL')
    call shmem_barrier_all

    ! digits that neither REAL*8 has nor the 80 bits of the x87
    part16 = 1 + 2.0_r16**(-100)
    call shmem_real16_sum_to_all(whole16, part16, 1, 0, 0, n, work16, psync)
    call check(whole16 == n + n * 2.0_r16**(-100), 'SHMEM_REAL16_SUM_TO_ALL')
    call check(whole16 /= n, 'digits of REAL*16')
    call shmem_barrier_all

    partc = cmplx(part, -me, r8)
    call shmem_comp8_sum_to_all(wholec, partc, 1, 0, 0, n, workc, psync)
    call check(wholec == cmplx(whole, -n * (n - 1) / 2, r8), &
        'SHMEM_COMP8_SUM_TO_ALL')
    call shmem_barrier_all

    ! in place
    biggest = maxval(x(1:mine))
    call shmem_real8_max_to_all(biggest, biggest, 1, 0, 0, n, work, psync)
    call check(biggest == n * mine, 'SHMEM_REAL8_MAX_TO_ALL')
    call shmem_finalize
end program

include 'check.h'

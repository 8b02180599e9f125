! np: 1 2 3
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests that a profiling tool sees the calls of a program with the module: those
! of typed and untyped routines, and of functions, under their old names.  Calls from
! inside of the library do not reach it.
module counts
    implicit none
    integer :: puts = 0, logicals = 0, sums = 0, words = 0, queries = 0
    integer :: barriers = 0, adds = 0
end module

program module_profile
    use shmem
    use counts
    implicit none
    integer, save :: psync(shmem_reduce_sync_size) = shmem_sync_value
    real, save :: x(4)
    logical, save :: l(2, 2)
    integer(4), save :: i(3), n, work(shmem_reduce_min_wrkdata_size)
    integer(8) :: address
    integer :: me, error

    call shmem_init
    me = shmem_my_pe()
    x = 0
    l = .false.
    call shmem_real_put(x, [1.0, 2.0, 3.0, 4.0], 4, me)
    call shmem_put4(n, 7_4, 1, me)
    call shmem_logical_put(l(:, 2), [.true., .true.], 2, me)
    call check(shmem_pe_accessible(me), 'SHMEM_PE_ACCESSIBLE')
    call check(shmem_int4_fadd(n, 0_4, me) == 7, 'SHMEM_INT4_FADD')
    i = 1
    call shmem_barrier_all
    call shpalloc(address, 10, error, 1)
    call shpdeallc(address, error, 1)
    call shmem_sum_to_all(i, i, 3, 0, 0, shmem_n_pes(), work, psync)
    call check(all(x == [1.0, 2.0, 3.0, 4.0]) .and. n == 7, 'data')
    call check(all(l(:, 2)) .and. .not. any(l(:, 1)), 'logical data')
    call check(all(i == shmem_n_pes()), 'sums')
    call check(puts == 1, 'calls of SHMEM_REAL_PUT')
    call check(words == 1, 'calls of SHMEM_PUT4')
    call check(logicals == 1, 'calls of SHMEM_LOGICAL_PUT')
    call check(sums == 1, 'calls of SHMEM_INT4_SUM_TO_ALL')
    call check(queries == 1, 'calls of SHMEM_PE_ACCESSIBLE')
    call check(barriers == 1, 'calls of SHMEM_BARRIER_ALL')
    call check(adds == 1, 'calls of SHMEM_INT4_FADD')
    call shmem_finalize
end program

subroutine shmem_real_put(dest, source, nelems, pe)
    use counts
    implicit none
    real :: dest(*), source(*)
    integer :: nelems, pe
    puts = puts + 1
    call pshmem_real_put(dest, source, nelems, pe)
end subroutine

subroutine shmem_put4(dest, source, nelems, pe)
    use counts
    implicit none
    real :: dest(*), source(*)
    integer :: nelems, pe
    words = words + 1
    call pshmem_put4(dest, source, nelems, pe)
end subroutine

subroutine shmem_logical_put(dest, source, nelems, pe)
    use counts
    implicit none
    logical :: dest(*), source(*)
    integer :: nelems, pe
    logicals = logicals + 1
    call pshmem_logical_put(dest, source, nelems, pe)
end subroutine

subroutine shmem_barrier_all
    use counts
    implicit none
    barriers = barriers + 1
    call pshmem_barrier_all
end subroutine

integer(4) function shmem_int4_fadd(dest, value, pe)
    use counts
    implicit none
    integer :: pe
    integer(4) :: dest, value
    integer(4), external :: pshmem_int4_fadd
    adds = adds + 1
    shmem_int4_fadd = pshmem_int4_fadd(dest, value, pe)
end function

logical function shmem_pe_accessible(pe)
    use counts
    implicit none
    integer :: pe
    logical, external :: pshmem_pe_accessible
    queries = queries + 1
    shmem_pe_accessible = pshmem_pe_accessible(pe)
end function

subroutine shmem_int4_sum_to_all(dest, source, nreduce, start, stride, size, work, psync)
    use counts
    implicit none
    integer :: dest(*), source(*), work(*)
    integer :: nreduce, start, stride, size, psync(*)
    sums = sums + 1
    call pshmem_int4_sum_to_all(dest, source, nreduce, start, stride, size, work, psync)
end subroutine

include 'check.h'

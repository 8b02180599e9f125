! np: 1 2 3
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests a profiling tool: the program has its own SHMEM_PUT8, SHMEM_BARRIER_ALL
! and SHMEM_INT4_FADD, which count the calls and call the profiling aliases
! PSHMEM_...  Calls from inside of the library do not reach them.
program profile
    implicit none
    integer :: puts, barriers, adds
    common /counts/ puts, barriers, adds
    integer(4), save :: word
    integer(4), external :: shmem_int4_fadd
    integer, external :: shmem_my_pe, shmem_n_pes
    real(8), save :: x(4)
    integer :: err, n
    integer(8) :: address

    puts = 0
    barriers = 0
    adds = 0
    call start_pes(0)
    n = shmem_n_pes()
    word = 5
    x = 0
    call shmem_barrier_all
    call shmem_put8(x, [1.0d0, 2.0d0, 3.0d0, 4.0d0], 4, &
        mod(shmem_my_pe() + 1, n))
    call check(shmem_int4_fadd(word, 0_4, 0) == 5, 'SHMEM_INT4_FADD')
    call shpalloc(address, 10, err, 1)
    call shpdeallc(address, err, 1)
    call shmem_barrier_all
    call check(all(x == [1.0d0, 2.0d0, 3.0d0, 4.0d0]), 'SHMEM_PUT8')
    call check(puts == 1, 'calls of SHMEM_PUT8')
    call check(barriers == 2, 'calls of SHMEM_BARRIER_ALL')
    call check(adds == 1, 'calls of SHMEM_INT4_FADD')
end program

subroutine shmem_put8(dest, source, nelems, pe)
    implicit none
    integer :: puts, barriers, adds, nelems, pe
    common /counts/ puts, barriers, adds
    real(8) :: dest(*), source(*)
    puts = puts + 1
    call pshmem_put8(dest, source, nelems, pe)
end subroutine

subroutine shmem_barrier_all
    implicit none
    integer :: puts, barriers, adds
    common /counts/ puts, barriers, adds
    barriers = barriers + 1
    call pshmem_barrier_all
end subroutine

integer(4) function shmem_int4_fadd(dest, value, pe)
    implicit none
    integer :: puts, barriers, adds, pe
    integer(4) :: dest, value
    common /counts/ puts, barriers, adds
    integer(4), external :: pshmem_int4_fadd
    adds = adds + 1
    shmem_int4_fadd = pshmem_int4_fadd(dest, value, pe)
end function

include 'check.h'

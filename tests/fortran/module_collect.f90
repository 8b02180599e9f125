! np: 1 2 3
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests the collectives that move data, through the module, under the names that
! have the size of an element: each moves the right bytes and no more.
include 'module_bytes.h'

program module_collect
    use blocks
    implicit none

    call begin
    call test_broadcast
    call test_collect
    call test_alltoall
    call shmem_finalize

contains

    subroutine test_broadcast
        call prepare
        call shmem_broadcast4(far, near, count, n - 1, 0, 0, n, psync)
        call check_broadcast('SHMEM_BROADCAST4', 4)
        call prepare
        call shmem_broadcast8(far, near, count, n - 1, 0, 0, n, psync)
        call check_broadcast('SHMEM_BROADCAST8', 8)
        call prepare
        call shmem_broadcast32(far, near, count, n - 1, 0, 0, n, psync)
        call check_broadcast('SHMEM_BROADCAST32', 4)
        call prepare
        call shmem_broadcast64(far, near, count, n - 1, 0, 0, n, psync)
        call check_broadcast('SHMEM_BROADCAST64', 8)
    end subroutine

    subroutine test_collect
        call prepare
        call shmem_collect4(far, near, count, 0, 0, n, psync)
        call check_collect('SHMEM_COLLECT4', 4)
        call prepare
        call shmem_collect8(far, near, count, 0, 0, n, psync)
        call check_collect('SHMEM_COLLECT8', 8)
        call prepare
        call shmem_collect32(far, near, count, 0, 0, n, psync)
        call check_collect('SHMEM_COLLECT32', 4)
        call prepare
        call shmem_collect64(far, near, count, 0, 0, n, psync)
        call check_collect('SHMEM_COLLECT64', 8)
        call prepare
        call shmem_fcollect4(far, near, count, 0, 0, n, psync)
        call check_collect('SHMEM_FCOLLECT4', 4)
        call prepare
        call shmem_fcollect8(far, near, count, 0, 0, n, psync)
        call check_collect('SHMEM_FCOLLECT8', 8)
        call prepare
        call shmem_fcollect32(far, near, count, 0, 0, n, psync)
        call check_collect('SHMEM_FCOLLECT32', 4)
        call prepare
        call shmem_fcollect64(far, near, count, 0, 0, n, psync)
        call check_collect('SHMEM_FCOLLECT64', 8)
    end subroutine

    subroutine test_alltoall
        call prepare
        call shmem_alltoall32(far, near, count, 0, 0, n, psync)
        call check_alltoall('SHMEM_ALLTOALL32', 4)
        call prepare
        call shmem_alltoall64(far, near, count, 0, 0, n, psync)
        call check_alltoall('SHMEM_ALLTOALL64', 8)
        call prepare
        call shmem_alltoalls32(far, near, 3, 2, count, 0, 0, n, psync)
        call check_alltoalls('SHMEM_ALLTOALLS32', 4)
        call prepare
        call shmem_alltoalls64(far, near, 3, 2, count, 0, 0, n, psync)
        call check_alltoalls('SHMEM_ALLTOALLS64', 8)
    end subroutine
end program

include 'check.h'

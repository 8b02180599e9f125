! np: 1 2 3
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests SHMEMX_ALLTOALLV, SHMEM_ALLTOALLV_PACKED and the names for threads
! (alltoallv.h).
program alltoallv
    implicit none
    include 'mpp/shmem.fh'
    include 'alltoallv.h'

include 'check.h'

! np: 2
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests the routines of alltoallv.f90, called through the module (alltoallv.h).
program module_blocks
    use shmem
    implicit none
    include 'alltoallv.h'

include 'check.h'

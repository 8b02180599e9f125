! np: 2
! SPDX-License-Identifier: BSD-3-Clause
!
! The same routines as alltoallv.f90 calls, by the module.
program module_blocks
    use shmem
    implicit none
    include 'alltoallv.h'

include 'check.h'

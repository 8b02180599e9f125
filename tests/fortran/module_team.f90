! np: 3
! SPDX-License-Identifier: BSD-3-Clause
!
! The same routines as team.f90 calls, by the module.
program module_teams
    use shmem
    implicit none
    include 'team.h'

include 'check.h'

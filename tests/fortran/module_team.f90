! np: 3
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests the routines of team.f90, called through the module (team.h).
program module_teams
    use shmem
    implicit none
    include 'team.h'

include 'check.h'

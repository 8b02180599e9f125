! np: 1 2 3 5
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests teams and the clock (team.h).
program teams
    implicit none
    include 'mpp/shmem.fh'
    include 'team.h'

include 'check.h'

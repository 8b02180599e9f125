! np: 2  args: shpalloc  env: SHMEM_CHECK=2 SHMEM_SYMMETRIC_SIZE=8M  worlds: node (the transport does not matter)  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: SHPALLOC: no memory for [48]0000000 bytes \([0-9]+ of the symmetric heap are free, largest block [0-9]+\); set SHMEM_SYMMETRIC_SIZE to a larger size; errcode is -2 \(called at heap_null(\.f90:[0-9]+|\+0x[0-9a-f]+)\)$
! np: 2  args: shpclmove  env: SHMEM_CHECK=2 SHMEM_SYMMETRIC_SIZE=8M  worlds: node (the transport does not matter)  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: SHPCLMOVE: no memory for [48]0000000 bytes \(.*; status is -2 \(called at heap_null
! np: 2  args: shpalloc  env: SHMEM_SYMMETRIC_SIZE=8M  worlds: node (the transport does not matter)  lines: 1  match: SHPALLOC: no memory for [48]0000000 bytes .*; errcode is -2
! np: 2  args: shpalloc  env: SHMEM_CHECK=0 SHMEM_SYMMETRIC_SIZE=8M  worlds: node (the transport does not matter)  lines: 0
!
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests that one line says why SHPALLOC and SHPCLMOVE return
! an error code.
program heap_null
    implicit none
    include 'mpp/shmem.fh'
    integer :: error, words(1)
    character(len=20) :: what
    pointer (p, words)
    call get_command_argument(1, what)
    call start_pes(0)
    call shpalloc(p, 100, error, 1)
    if (what == 'shpalloc') then
        call shpalloc(p, 10000000, error, 0)
    else
        call shpclmove(p, 10000000, error, 0)
    end if
    if (error /= -2) stop 1
    call shpdeallc(p, error, 1)
end program

! np: 2  args: stack  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]*: SHMEM_PUT4: dest 0x[0-9a-f]+ is not symmetric: it is a local variable, or a copy that the compiler made \(on the stack\); heap .* \(called at where\.f90:[0-9]+\)$
! np: 2  args: stack  env: SHMEM_CHECK=0  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]*: SHMEM_PUT4: dest 0x[0-9a-f]+ is not symmetric: it is a local variable, or a copy that the compiler made \(on the stack\); heap .* \(called at where\.f90:[0-9]+\)$
! np: 2  args: stack  env: SHMEM_CHECK=2  kinds: 4  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]*: SHMEM_PUT4: dest 0x[0-9a-f]+ is not symmetric: it is a local variable, or a copy that the compiler made \(on the stack\); heap .* \(called at where\.f90:[0-9]+\)$
! np: 2  args: allocated  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]*: SHMEM_PUT4: dest 0x[0-9a-f]+ is not symmetric: it is allocated memory \(an allocated array, or a copy that the compiler made\); heap .* \(called at where\.f90:[0-9]+\)$
! np: 2  args: section  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]*: SHMEM_PUT4: dest 0x[0-9a-f]+ is not symmetric: it is (a local variable|allocated memory \(an allocated array), or a copy that the compiler made( \(on the stack)?\); heap .* \(called at where\.f90:[0-9]+\)$
! np: 2  args: constant  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]*: SHMEM_PUT4: dest 0x[0-9a-f]+ is not symmetric: it is in the code or the constants of this program; heap .* \(called at where\.f90:[0-9]+\)$
! np: 2  args: end  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]*: SHMEM_PUT4: dest 0x[0-9a-f]+ \+ 400000000 bytes runs past the end of the static data at 0x[0-9a-f]+; it is `block_` of this program \(called at where\.f90:[0-9]+\)$
! np: 2  args: module  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]*: SHPDEALLC: addr 0x[0-9a-f]+ is outside the symmetric heap: it is `counter` of this program \(called at where\.f90:[0-9]+\)$
! np: 2  args: pe  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]*: SHMEM_PUT4: pe is 7, must be 0\.\.1 \(called at where\.f90:[0-9]+\)$
!
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests that a message says in words what lies at an address that is not
! symmetric, and which line of the program has called.
module numbers
    implicit none
    integer*8, save :: counter(4) = 0
end module

recursive subroutine put_local(source)
    implicit none
    integer*4 :: source(8), mine(8)
    mine = source
    call shmem_put4(mine, source, 1, 1)
    if (mine(1) /= source(1)) print *, mine
end subroutine

program where
    use numbers
    implicit none
    include 'mpp/shmem.fh'
    integer*4 :: source(8)
    common /block/ source
    integer*4, allocatable :: own(:)
    integer :: error
    character(len=16) :: what

    call get_command_argument(1, what)
    call shmem_init
    source = 1
    call shmem_barrier_all
    if (shmem_my_pe() == 0) then
        select case (what)
        case ('stack')
            call put_local(source)
        case ('allocated')
            allocate(own(8))
            call shmem_put4(own, source, 1, 1)
        case ('section')
            call shmem_put4(source(1:7:2), source, 1, 1)
        case ('constant')
            call shmem_put4(5_4, source, 1, 1)
        case ('end')
            call shmem_put4(source, source, 100000000, 1)
        case ('module')
            call shpdeallc(loc(counter), error, 1)
        case ('pe')
            call shmem_put4(source, source, 1, 7)
        end select
    end if
    call shmem_barrier_all
    call shmem_finalize
end program

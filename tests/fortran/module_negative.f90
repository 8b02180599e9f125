! np: 1  args: put-dest  status: 1  lines: 1  match: ^shmem: PE 0/1 on [^ ]*: shmem_put: dest is not contiguous: there are gaps between its elements \(called at [^ )]+\)$
! np: 1  args: put-source  status: 1  lines: 1  match: shmem_put_nbi: source is not contiguous
! np: 1  args: put-row  status: 1  lines: 1  match: shmem_put_nbi: dest is not contiguous
! np: 1  args: get-back  status: 1  lines: 1  match: shmem_get_nbi: dest is not contiguous
! np: 1  args: get-part  status: 1  lines: 1  match: shmem_get_nbi: source is not contiguous
! np: 1  args: iput  status: 1  lines: 1  match: shmem_iput: dest is not contiguous
! np: 1  args: iget  status: 1  lines: 1  match: SHMEM_REAL_IGET: source is not contiguous
! np: 1  args: logical  status: 1  lines: 1  match: shmem_put: dest is not contiguous
! np: 1  args: logical-row  status: 1  lines: 1  match: SHMEM_LOGICAL_GET_NBI: dest is not contiguous
! np: 1  args: letters  status: 1  lines: 1  match: shmem_put_nbi: source is not contiguous
! np: 1  args: real  status: 1  lines: 1  match: SHMEM_REAL_PUT: dest is not contiguous
! np: 1  args: sum  status: 1  lines: 1  match: SHMEM_INT4_SUM_TO_ALL: source is not contiguous
! np: 1  args: fcollect  status: 1  lines: 1  match: shmem_fcollect: dest is not contiguous
! np: 1  args: length  status: 1  lines: 1  match: shmem_put: an element of dest has 4 bytes, one of source has 3 \(called at [^ )]+\)$
! np: 1  args: count  status: 1  lines: 1  match: shmem_iget: nelems is -1, must not be negative \(called at [^ )]+\)$
! np: 2  args: pe  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]*: shmem_put: pe is 2, must be 0\.\.1 \(called at [^ )]+\)$
! np: 2  args: root  status: 1  lines: 1  match: shmem_broadcast: PE_root is 2
! np: 2  args: set  status: 1  lines: 1  match: shmem_alltoall: 
! np: 1  args: private  status: 1  lines: 1  match: shmem_collect: source 0x[0-9a-f]* is not symmetric
! np: 1  args: any-private  status: 1  lines: 1  match: SHMEM_PUT8: dest 0x[0-9a-f]* is not symmetric
! np: 1  args: stride  status: 1  lines: 1  match: shmem_alltoalls: sst is 0
! np: 1  args: huge  status: 1  lines: 1  match: shmem_put: dest 0x[0-9a-f]* \+ 16000000000 bytes runs past the end
! np: solo  args: early  status: 1  lines: 1  match: shmem_get: called before shmem_init or start_pes \(called at [^ )]+\)$
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests mistakes that only show when the program with the module runs: one line
! names the routine, the argument and what is wrong.
program module_negative
    use shmem
    implicit none
    type pair
        integer(4) :: first, second
    end type
    character(20) :: how
    integer, save :: psync(shmem_sync_size) = shmem_sync_value
    integer(4), save :: i(20), table(4, 5), work(shmem_reduce_min_wrkdata_size)
    type(pair), save :: pairs(5)
    real, save :: x(20)
    real(8), save :: d(20)
    logical, save :: l(20), grid(4, 5)
    character(4), save :: four(5)
    character(3), save :: three(5)
    integer(4), allocatable :: private(:)
    real(8), allocatable :: private_d(:)

    call get_command_argument(1, how)
    if (how /= 'early') call shmem_init
    allocate (private(20), private_d(20))
    private = 0
    private_d = 0
    call call_gaps
    call call_wrong
    print '(2A)', 'nothing was found: ', how

contains

    ! Arrays with gaps between their elements: symmetric ones, and local ones of
    ! routines that do not block.
    subroutine call_gaps
        select case (how)
        case ('put-dest')
            call shmem_put(i(1:10:2), private, 5, 0)
        case ('put-source')
            call shmem_put_nbi(i, private(1:10:2), 5, 0)
        case ('put-row')
            call shmem_put_nbi(table(2, :), private, 5, 0)
        case ('get-back')
            call shmem_get_nbi(private(20:1:-1), i, 5, 0)
        case ('get-part')
            call shmem_get_nbi(private, pairs%second, 5, 0)
        case ('iput')
            call shmem_iput(i(1:10:2), private, 1, 1, 5, 0)
        case ('iget')
            call shmem_real_iget(x, x(2:20:2), 1, 1, 5, 0)
        case ('logical')
            call shmem_put(l(1:10:2), l, 5, 0)
        case ('logical-row')
            call shmem_logical_get_nbi(grid(2, :), l, 5, 0)
        case ('letters')
            call shmem_put_nbi(three, four(:)(2:4), 2, 0)
        case ('real')
            call shmem_real_put(x(1:10:2), 1.0, 1, 0)
        case ('sum')
            call shmem_sum_to_all(i, table(:, 1:5:2), 4, 0, 0, 1, work, psync)
        case ('fcollect')
            call shmem_fcollect(table(1:3, :), i, 4, 0, 0, 1, psync)
        end select
    end subroutine

    ! Other wrong arguments.
    subroutine call_wrong
        select case (how)
        case ('length')
            call shmem_put(four, three, 5, 0)
        case ('count')
            call shmem_iget(private, i, 1, 1, -1, 0)
        case ('pe')
            if (shmem_my_pe() == 0) call shmem_put(i, private, 1, 2)
        case ('root')
            call shmem_broadcast(i, i, 1, 2, 0, 0, 2, psync)
        case ('set')
            call shmem_alltoall(i, i, 1, 0, 0, 3, psync)
        case ('private')
            call shmem_collect(i, private, 5, 0, 0, 1, psync)
        case ('any-private')
            ! a copy that the compiler makes to close the gaps is not symmetric
            call shmem_put8(d(1:10:2), private_d, 5, 0)
        case ('stride')
            call shmem_alltoalls(i, i, 1, 0, 1, 0, 0, 1, psync)
        case ('huge')
            call shmem_put(d, private_d, 2000000000, 0)
        case ('early')
            call shmem_get(i, i, 1, 0)
        end select
    end subroutine
end program

! np: 2  args: put-pe  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]*: SHMEM_PUT8: pe is 2, must be 0\.\.1 \(called at [^ )]+\)$
! np: 2  args: get-pe  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]*: SHMEM_REAL_GET: pe is -1, must be 0\.\.1 \(called at [^ )]+\)$
! np: 2  args: iput-pe  status: 1  lines: 1  match: SHMEM_IPUT4: pe is 77, must be 0\.\.1 \(called at [^ )]+\)$
! np: 2  args: amo-pe  status: 1  lines: 1  match: SHMEM_INT8_FADD: pe is -5, must be 0\.\.1 \(called at [^ )]+\)$
! np: 1  args: put-count  status: 1  lines: 1  match: SHMEM_PUT4: nelems is -3, must not be negative \(called at [^ )]+\)$
! np: 1  args: get-count  status: 1  lines: 1  match: SHMEM_GET64: nelems is -1, must not be negative \(called at [^ )]+\)$
! np: 1  args: iget-count  status: 1  lines: 1  match: SHMEM_COMPLEX_IGET: nelems is -2, must not be negative \(called at [^ )]+\)$
! np: 2  args: collect-count  status: 1  lines: 1  match: SHMEM_COLLECT4: nelems is -1, must not be negative \(called at [^ )]+\)$
! np: 2  args: broadcast-count  status: 1  lines: 1  match: SHMEM_BROADCAST8: nelems is -1, must not be negative \(called at [^ )]+\)$
! np: 2  args: reduce-count  status: 1  lines: 1  match: SHMEM_INT4_SUM_TO_ALL: nreduce is -1
! np: 1  args: put-huge  status: 1  lines: 1  match: SHMEM_PUT128: dest 0x[0-9a-f]* \+ 32000000000 bytes runs past the end
! np: 1  args: put-private  status: 1  lines: 1  match: SHMEM_INTEGER_PUT: dest 0x[0-9a-f]* is not symmetric
! np: 1  args: get-private  status: 1  lines: 1  match: SHMEM_GETMEM: source 0x[0-9a-f]* is not symmetric
! np: 1  args: amo-private  status: 1  lines: 1  match: SHMEM_INT4_INC: dest 0x[0-9a-f]* is not symmetric
! np: 1  args: stride  status: 1  lines: 1  match: SHMEM_IPUT8: dst is 0
! np: 2  args: set-last  status: 1  lines: 1  match: SHMEM_BARRIER: 
! np: 2  args: set-log  status: 1  lines: 1  match: SHMEM_FCOLLECT8: 
! np: 2  args: root  status: 1  lines: 1  match: SHMEM_BROADCAST4: PE_root is 2
! np: 1  args: cmp  status: 1  lines: 1  match: SHMEM_WAIT_UNTIL: cmp is 9
! np: 1  args: clear  status: 1  lines: 1  match: SHMEM_CLEAR_LOCK: lock 0x[0-9a-f]* is not set \(called at [^ )]+\)$
! np: 1  args: lock-word  status: 1  lines: 1  match: SHMEM_SET_LOCK: lock 0x[0-9a-f]* is -1 on PE 0, which stands for no PE .* \(called at [^ )]+\)$
! np: 1  args: lock-test  status: 1  lines: 1  match: SHMEM_TEST_LOCK: lock 0x[0-9a-f]* is 200000 on PE 0, which stands for no PE .* \(called at [^ )]+\)$
! np: 1  args: ptr-pe  status: 1  lines: 1  match: SHMEM_PTR: pe is 3, must be 0\.\.0 \(called at [^ )]+\)$
! np: 1  args: shpalloc  status: 1  lines: 1  match: SHPALLOC: length is -4, must be positive \(called at [^ )]+\)$
! np: 1  args: shpalloc-big  env: SHMEM_SYMMETRIC_SIZE=1M  status: 1  lines: 1  match: SHPALLOC: no memory for 4096000000 bytes .*SHMEM_SYMMETRIC_SIZE
! np: 1  args: shpdeallc  status: 1  lines: 1  match: SHPDEALLC: addr 0x[0-9a-f]* is outside the symmetric heap: it is .* \(called at [^ )]+\)$
! np: 1  args: shpdeallc-twice  status: 1  lines: 1  match: SHPDEALLC: addr 0x[0-9a-f]* is already free \(called at [^ )]+\)$
! np: 1  args: shpclmove  status: 1  lines: 1  match: SHPCLMOVE: addr 0x[0-9a-f]* is not the start of a block \(called at [^ )]+\)$
! np: 3  args: shpalloc-other  kinds: 4  status: 1  lines: 1  match: ^shmem: PE 0/3 on [^ ]*: SHPALLOC: the block lies at heap \+ 832 here but at heap \+ 1216 on PE 2; an earlier call at [^ ]* was SHPALLOC of 800 bytes here but SHPALLOC of 1200 bytes there \(called at [^ )]+\)$
! np: 1  args: ix-far  status: 1  lines: 1  match: SHMEM_IXPUT8: index 2305843009213693952 is out of range: no address is that large \(called at [^ )]+\)$
! np: 1  args: ix-out  status: 1  lines: 1  match: SHMEM_IXGET8: source 0x[0-9a-f]* (\+ 8 bytes runs past|is not symmetric)
! np: 1  args: pe-wide  kinds: 8  status: 1  lines: 1  match: SHMEM_PUT8: pe is 4294967297, which does not fit into 32 bits \(called at [^ )]+\)$
! np: 1  args: pe-wide-get  kinds: 8  status: 1  lines: 1  match: SHMEM_LOGICAL_GET: pe is 4294967296, which does not fit into 32 bits \(called at [^ )]+\)$
! np: 1  args: pe-wide-amo  kinds: 8  status: 1  lines: 1  match: SHMEM_INT4_ADD: pe is 4294967296, which does not fit into 32 bits \(called at [^ )]+\)$
! np: 1  args: pe-wide-ptr  kinds: 8  status: 1  lines: 1  match: SHMEM_PTR: pe is 4294967296, which does not fit into 32 bits \(called at [^ )]+\)$
! np: 1  args: set-wide  kinds: 8  status: 1  lines: 1  match: SHMEM_BARRIER: PE_start is 4294967296, which does not fit into 32 bits \(called at [^ )]+\)$
! np: 1  args: log-wide  kinds: 8  status: 1  lines: 1  match: SHMEM_BROADCAST: logPE_stride is 4294967296, which does not fit into 32 bits \(called at [^ )]+\)$
! np: 1  args: size-wide  kinds: 8  status: 1  lines: 1  match: SHMEM_INT4_MAX_TO_ALL: PE_size is 4294967297, which does not fit into 32 bits \(called at [^ )]+\)$
! np: 1  args: root-wide  kinds: 8  status: 1  lines: 1  match: SHMEM_BROADCAST8: PE_root is 4294967296, which does not fit into 32 bits \(called at [^ )]+\)$
! np: 1  args: cmp-wide  kinds: 8  status: 1  lines: 1  match: SHMEM_WAIT_UNTIL: cmp is 4294967296, which does not fit into 32 bits \(called at [^ )]+\)$
! np: 1  args: count-wide  kinds: 8  status: 1  lines: 1  match: SHMEM_PUT8: dest 0x[0-9a-f]* \+ 34359738368 bytes runs past the end
! np: 1  args: wrap-put  kinds: 8  status: 1  lines: 1  match: SHMEM_PUT8: dest 0x[0-9a-f]* has a negative number of elements or bytes, or more than memory can hold
! np: 1  args: wrap-get  kinds: 8  status: 1  lines: 1  match: SHMEM_GET: source 0x[0-9a-f]* has a negative number of elements or bytes, or more than memory can hold
! np: 1  args: wrap-iput  kinds: 8  status: 1  lines: 1  match: SHMEM_IPUT16: dest 0x[0-9a-f]* has a negative number of elements or bytes, or more than memory can hold
! np: 1  args: wrap-iget  kinds: 8  status: 1  lines: 1  match: SHMEM_IGET8: source 0x[0-9a-f]* has a negative number of elements or bytes, or more than memory can hold
! np: 1  args: wrap-signal  kinds: 8  status: 1  lines: 1  match: SHMEMX_PUT64_SIGNAL: dest 0x[0-9a-f]* has a negative number of elements or bytes, or more than memory can hold
! np: 1  args: wrap-bcast  kinds: 8  status: 1  lines: 1  match: SHMEM_BROADCAST4: nelems is 4611686018427387904, more than memory can hold \(called at [^ )]+\)$
! np: 1  args: wrap-collect  kinds: 8  status: 1  lines: 1  match: SHMEM_COLLECT: nelems is 2305843009213693952, more than memory can hold \(called at [^ )]+\)$
! np: 1  args: wrap-alltoall  kinds: 8  status: 1  lines: 1  match: SHMEM_ALLTOALLS32: sst is [0-9]*, more than memory can hold \(called at [^ )]+\)$
! np: 1  args: wrap-reduce  kinds: 8  status: 1  lines: 1  match: SHMEM_REAL8_SUM_TO_ALL: dest 0x[0-9a-f]* has a negative number of elements or bytes, or more than memory can hold
! np: 1  args: wrap-shpalloc  kinds: 8  status: 1  lines: 1  match: SHPALLOC: no memory for [0-9]{19} bytes or more: no symmetric heap can be so large
! np: solo  args: early-put  status: 1  lines: 1  match: SHMEM_PUT4: called before shmem_init or start_pes \(called at [^ )]+\)$
! np: solo  args: early-barrier  status: 1  lines: 1  match: SHMEM_BARRIER_ALL: called before shmem_init or start_pes \(called at [^ )]+\)$
! np: solo  args: early-fence  status: 1  lines: 1  match: SHMEM_FENCE: called before shmem_init or start_pes \(called at [^ )]+\)$
! np: solo  args: early-shpalloc  status: 1  lines: 1  match: SHPALLOC: called before shmem_init or start_pes \(called at [^ )]+\)$
! np: solo  args: early-count  status: 1  lines: 1  match: SHMEM_PUT4: called before shmem_init or start_pes \(called at [^ )]+\)$
! np: 1  args: late-pes  status: 1  lines: 1  match: SHMEM_N_PES: called after shmem_finalize \(called at [^ )]+\)$
! np: 1  args: late-quiet  status: 1  lines: 1  match: SHMEM_QUIET: called after shmem_finalize \(called at [^ )]+\)$
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests mistakes of the program: one line names the routine, the argument and
! what is wrong, and the job ends.
program negative
    implicit none
    include 'mpp/shmem.fh'
    external shmem_ptr
    character(len=20) :: how
    integer, save :: x(100), psync(SHMEM_SYNC_SIZE)
    integer, save :: work(SHMEM_REDUCE_MIN_WRKDATA_SIZE)
    integer(selected_int_kind(18)), save :: long
    integer(selected_int_kind(18)) :: address
    ! for the variants in which an INTEGER has 8 bytes
    integer(selected_int_kind(18)), parameter :: two32 = 2_8**32, &
        two61 = 2_8**61
    integer, allocatable :: private(:)
    integer :: err, me, one

    call get_command_argument(1, how)
    one = 1
    x = 0
    if (how(1:5) /= 'early') then
        call start_pes(0)
        me = shmem_my_pe()
    end if
    allocate (private(100))
    private = 1
    call call_wrong
    call call_heap
    call call_wide
    call call_wrap
    call call_outside
    ! a PE that has made no mistake waits for the other
    call shmem_barrier_all
    print *, 'nobody noticed'
    call shmem_global_exit(2)

contains

    ! Wrong PEs, counts, addresses, active sets and locks.
    subroutine call_wrong
        select case (how)
        case ('put-pe')
            if (me == 0) call shmem_put8(x, x(50), 1, 2)
        case ('get-pe')
            if (me == 0) call shmem_real_get(x, x(50), 1, -1)
        case ('iput-pe')
            if (me == 0) call shmem_iput4(x, private, 1, 1, 1, 77)
        case ('amo-pe')
            if (me == 0) address = shmem_int8_fadd(long, address, -5)
        case ('put-count')
            call shmem_put4(x, private, -3, 0)
        case ('get-count')
            call shmem_get64(private, x, -1, 0)
        case ('iget-count')
            call shmem_complex_iget(private, x, 1, 1, -2, 0)
        case ('collect-count')
            call shmem_collect4(x, private, -1, 0, 0, 2, psync)
        case ('broadcast-count')
            call shmem_broadcast8(x, private, -1, 0, 0, 0, 2, psync)
        case ('reduce-count')
            call shmem_int4_sum_to_all(x, x(50), -1, 0, 0, 2, work, psync)
        case ('put-huge')
            call shmem_put128(x, private, 2000000000, 0)
        case ('put-private')
            call shmem_integer_put(private, x, 1, 0)
        case ('get-private')
            call shmem_getmem(x, private, 1, 0)
        case ('amo-private')
            call shmem_int4_inc(private, 0)
        case ('stride')
            call shmem_iput8(x, private, 0, 1, 3, 0)
        case ('set-last')
            call shmem_barrier(1, 0, 2, psync)
        case ('set-log')
            call shmem_fcollect8(x, private, 1, 0, 40, 2, psync)
        case ('root')
            call shmem_broadcast4(x, private, 1, 2, 0, 0, 2, psync)
        case ('cmp')
            call shmem_wait_until(x, 9, one)
        case ('clear')
            call shmem_clear_lock(x(3))
        case ('lock-word')
            x(3) = -1
            call shmem_set_lock(x(3))
        case ('lock-test')
            x(3) = 200000
            one = shmem_test_lock(x(3))
        case ('ptr-pe')
            address = shmem_ptr(x, 3)
        end select
    end subroutine

    ! Wrong lengths and addresses of the heap, and wrong indices.
    subroutine call_heap
        select case (how)
        case ('shpalloc')
            call shpalloc(address, -4, err, 1)
        case ('shpalloc-big')
            call shpalloc(address, 1024000000 / (kind(err) / 4), err, -1)
        case ('shpalloc-other')
            call shpalloc(address, 200 + me / 2 * 100, err, 1)
            call shpalloc(address, 1, err, 1)
        case ('shpdeallc')
            address = loc(x)
            call shpdeallc(address, err, 1)
        case ('shpdeallc-twice')
            call shpalloc(address, 4, err, 1)
            call shpdeallc(address, err, 1)
            call shpdeallc(address, err, 1)
        case ('shpclmove')
            call shpalloc(address, 40, err, 1)
            address = address + 64
            call shpclmove(address, 80, err, 1)
        case ('ix-far')
            call shmem_ixput8(x, private, two61, 1, 0)
        case ('ix-out')
            call shmem_ixget8(private, x, 1000000_8, 1, 0)
        end select
    end subroutine

    ! INTEGERs of 8 bytes that do not fit in 32 bits.
    subroutine call_wide
        select case (how)
        case ('pe-wide')
            call shmem_put8(x, private, 1, two32 + 1)
        case ('pe-wide-get')
            call shmem_logical_get(private, x, 1, two32)
        case ('pe-wide-amo')
            call shmem_int4_add(x, 1_4, two32)
        case ('pe-wide-ptr')
            address = shmem_ptr(x, two32)
        case ('set-wide')
            call shmem_barrier(two32, 0, 1, psync)
        case ('log-wide')
            call shmem_broadcast(x, private, 1, 0, 0, two32, 1, psync)
        case ('size-wide')
            call shmem_int4_max_to_all(x, x, 1, 0, 0, two32 + 1, work, psync)
        case ('root-wide')
            call shmem_broadcast8(x, private, 1, two32, 0, 0, 1, psync)
        case ('cmp-wide')
            call shmem_wait_until(x, two32, one)
        case ('count-wide')
            call shmem_put8(x, private, two32, 0)
        end select
    end subroutine

    ! Counts whose bytes do not fit in 64 bits.
    subroutine call_wrap
        select case (how)
        case ('wrap-put')
            call shmem_put8(x, private, two61, 0)
        case ('wrap-get')
            call shmem_get(private, x, 2 * two61, 0)
        case ('wrap-iput')
            call shmem_iput16(x, private, two61, 1, 5, 0)
        case ('wrap-iget')
            call shmem_iget8(private, x, 1, 1, two61 + 1, 0)
        case ('wrap-signal')
            call shmemx_put64_signal(x, private, two61, long, two61, 0)
        case ('wrap-bcast')
            call shmem_broadcast4(x, x, 2 * two61, 0, 0, 0, 1, psync)
        case ('wrap-collect')
            call shmem_collect(x, x, two61, 0, 0, 1, psync)
        case ('wrap-alltoall')
            call shmem_alltoalls32(x, x, 1, two61, 3, 0, 0, 1, psync)
        case ('wrap-reduce')
            call shmem_real8_sum_to_all(x, x, two61, 0, 0, 1, work, psync)
        case ('wrap-shpalloc')
            call shpalloc(address, 2 * two61, err, 1)
        end select
    end subroutine

    ! Calls before the start and after the end of the library.
    subroutine call_outside
        select case (how)
        case ('early-put')
            call shmem_put4(x, private, 1, 0)
        case ('early-barrier')
            call shmem_barrier_all
        case ('early-fence')
            call shmem_fence
        case ('early-shpalloc')
            call shpalloc(address, 10, err, 0)
        case ('early-count')
            call shmem_put4(x, private, -1, 0)
        case ('late-pes')
            call shmem_finalize
            me = shmem_my_pe() + shmem_n_pes()
        case ('late-quiet')
            call shmem_finalize
            call shmem_quiet
        end select
    end subroutine
end program

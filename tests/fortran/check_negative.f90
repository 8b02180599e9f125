! np: 2  args: nreduce  env: SHMEM_CHECK=2  cflags: -fcray-pointer  status: 1  lines: 1  match: ^shmem: PE [0-2]/2 on [^ ]*: SHMEM_INT4_SUM_TO_ALL: nreduce is [12] here but [12] on PE [01], called there at [^ ]+ \(called at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+)\)$
! np: 2  args: nelems  env: SHMEM_CHECK=2  cflags: -fcray-pointer  worlds: node mixed (the transport does not matter)  sanitize: no  kinds: 4  status: 1  lines: 1  match: ^shmem: PE [0-2]/2 on [^ ]*: SHMEM_FCOLLECT8: nelems is [12] here but [12] on PE [01], called there at [^ ]+ \(called at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+)\)$
! np: 2  args: root  env: SHMEM_CHECK=2  cflags: -fcray-pointer  worlds: node mixed (the transport does not matter)  sanitize: no  kinds: 4  status: 1  lines: 1  match: ^shmem: PE [0-2]/2 on [^ ]*: SHMEM_BROADCAST4: PE_root is [01] here but [01] on PE [01], called there at [^ ]+ \(called at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+)\)$
! np: 2  args: routine  env: SHMEM_CHECK=2  cflags: -fcray-pointer  sanitize: no  kinds: 4  status: 1  lines: 1  match: ^shmem: PE [0-2]/2 on [^ ]*: SHMEM_BROADCAST[48]: the routine is SHMEM_BROADCAST[48] here but SHMEM_BROADCAST[48] on PE [01], called there at [^ ]+ \(called at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+)\)$
! np: 3  args: size  env: SHMEM_CHECK=2  cflags: -fcray-pointer  worlds: node mixed (the transport does not matter)  sanitize: no  kinds: 4  status: 1  lines: 1  match: ^shmem: PE [0-2]/3 on [^ ]*: (SHMEM_BARRIER: the call uses the active set .PE_start 0, logPE_stride 0, PE_size [23]. here but the active set .PE_start 0, logPE_stride 0, PE_size [23].|SHMEM_BARRIER_ALL: the routine is SHMEM_BARRIER_ALL here but SHMEM_BARRIER) on PE [0-2], called there at [^ ]+ \(called at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+)\)$
! np: 2  args: dest  env: SHMEM_CHECK=2  cflags: -fcray-pointer  sanitize: no  kinds: 4  status: 1  lines: 1  match: ^shmem: PE [0-2]/2 on [^ ]*: SHMEM_REAL8_MAX_TO_ALL: dest is blk_( \+ 8)? here but blk_( \+ 8)? on PE [01], called there at [^ ]+ \(called at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+)\)$
! np: 2  args: length  env: SHMEM_CHECK=2  cflags: -fcray-pointer  worlds: node mixed (the transport does not matter)  sanitize: no  kinds: 4  status: 1  lines: 1  match: ^shmem: PE [0-2]/2 on [^ ]*: SHPALLOC: size is (40|80) here but (40|80) on PE [01], called there at [^ ]+ \(called at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+)\)$
! np: 2  args: common  env: SHMEM_CHECK=2  cflags: -fcray-pointer  sanitize: no  worlds: node mixed (the transport does not matter)  kinds: 4  status: 1  lines: 1  match: ^shmem: PE [0-2]/2 on [^ ]*: SHMEM_PUT8: dest 0x[0-9a-f]+ \+ 88 bytes runs past the end of blk_, which has 80 bytes at 0x[0-9a-f]+ \(called at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+)\)$
! np: 2  args: common-get  env: SHMEM_CHECK=2  cflags: -fcray-pointer  sanitize: no  worlds: node mixed (the transport does not matter)  kinds: 4  status: 1  lines: 1  match: ^shmem: PE [0-2]/2 on [^ ]*: SHMEM_REAL_GET: source 0x[0-9a-f]+ \+ [0-9]+ bytes runs past the end of blk_, which has 80 bytes at 0x[0-9a-f]+ \(called at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+)\)$
! np: 2  args: heap  env: SHMEM_CHECK=2  cflags: -fcray-pointer  worlds: node mixed (the transport does not matter)  sanitize: no  kinds: 4  status: 1  lines: 1  match: ^shmem: PE [0-2]/2 on [^ ]*: SHMEM_PUT8: dest 0x[0-9a-f]+ \+ 48 bytes runs past the end of the block of 40 bytes at 0x[0-9a-f]+, allocated by SHPALLOC at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+) \(called at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+)\)$
! np: 2  args: freed  env: SHMEM_CHECK=2  cflags: -fcray-pointer  worlds: node mixed (the transport does not matter)  sanitize: no  kinds: 4  status: 1  lines: 1  match: ^shmem: PE [0-2]/2 on [^ ]*: SHMEM_GET8: source 0x[0-9a-f]+ is in the block of 40 bytes at 0x[0-9a-f]+, which was freed, allocated by SHPALLOC at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+) \(called at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+)\)$
! np: 2  args: guard  env: SHMEM_CHECK=2  cflags: -fcray-pointer  worlds: node mixed (the transport does not matter)  kinds: 4  status: 1  lines: 1  match: ^shmem: PE [0-2]/2 on [^ ]*: SHMEM_BARRIER_ALL: something was written past the end of the block of 40 bytes at 0x[0-9a-f]+, at offset 40, allocated by SHPALLOC at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+) \(called at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+)\)$
! np: 2  args: overlap  env: SHMEM_CHECK=2  cflags: -fcray-pointer  worlds: node mixed (the transport does not matter)  sanitize: no  kinds: 4  status: 1  lines: 1  match: ^shmem: PE [0-2]/2 on [^ ]*: SHMEM_PUT8: dest 0x[0-9a-f]+ and source 0x[0-9a-f]+ overlap \(16 bytes\) \(called at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+)\)$
! np: 2  args: overlap-collect  env: SHMEM_CHECK=2  cflags: -fcray-pointer  worlds: node mixed (the transport does not matter)  sanitize: no  kinds: 4  status: 1  lines: 1  match: ^shmem: PE [0-2]/2 on [^ ]*: SHMEM_FCOLLECT8: dest 0x[0-9a-f]+ and source 0x[0-9a-f]+ overlap \(32 and 16 bytes\) \(called at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+)\)$
! np: 2  args: psync  env: SHMEM_CHECK=2  cflags: -fcray-pointer  worlds: node mixed (the transport does not matter)  status: 2  lines: 2  match: ^shmem: PE [0-2]/2 on [^ ]*: SHMEM_BARRIER: element 3 of pSync is 5, must be SHMEM_SYNC_VALUE \(0\) \(called at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+)\)$
! np: 2  args: psync-small  env: SHMEM_CHECK=2  cflags: -fcray-pointer  sanitize: no  worlds: node mixed (the transport does not matter)  status: 2  lines: 2  match: ^shmem: PE [0-2]/2 on [^ ]*: SHMEM_COLLECT4: pSync has 100 elements, must have 128 \(called at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+)\)$
! np: 2  args: pwrk  env: SHMEM_CHECK=2  cflags: -fcray-pointer  sanitize: no  worlds: node mixed (the transport does not matter)  status: 1  lines: 1  match: ^shmem: PE [0-2]/2 on [^ ]*: SHMEM_REAL8_SUM_TO_ALL: pWrk has 7 elements, must have 8 \(called at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+)\)$
! np: 2  args: lock  env: SHMEM_CHECK=2  cflags: -fcray-pointer  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE [0-2]/2 on [^ ]*: SHMEM_SET_LOCK: the caller holds lock 0x[0-9a-f]+ already, set by SHMEM_SET_LOCK at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+), and would wait for itself \(called at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+)\)$
! np: 2  args: lock-other  env: SHMEM_CHECK=2  cflags: -fcray-pointer  sanitize: no  kinds: 4  status: 1  lines: 1  match: ^shmem: PE [0-2]/2 on [^ ]*: SHMEM_CLEAR_LOCK: lock 0x[0-9a-f]+ is held by another PE \(called at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+)\)$
! np: 2  args: leak  env: SHMEM_CHECK=2  cflags: -fcray-pointer  sanitize: no  status: 0  lines: 1  match: shmem_finalize: blocks of the symmetric heap that were not freed: 1, with 40 bytes; the largest has 40 bytes, allocated by SHPALLOC at (check_negative\.f90:[0-9]+|fortran-check_negative[^ ]*\+0x[0-9a-f]+) \(called at [^ )]+\)$
! np: 2  args: clean  env: SHMEM_CHECK=2  cflags: -fcray-pointer  worlds: node mixed (the transport does not matter)  status: 0  lines: 0
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests mistakes that the library finds with SHMEM_CHECK=2.
program check_negative
    implicit none
    include 'mpp/shmem.fh'
    character(len=20) :: how
    real(8) :: blk(10)
    common /blk/ blk
    integer, save :: psync(SHMEM_SYNC_SIZE), small(100)
    integer*4, save :: four(8), two(8), work4(64)
    real(8), save :: eight(16), work8(64), few(7)
    real, save :: reals(64)
    integer, save :: lock
    real(8) :: block(*)
    pointer (p, block)
    integer :: err, me, odd
    logical :: over = .false.

    call get_command_argument(1, how)
    call start_pes(0)
    me = shmem_my_pe()
    odd = 0
    if (me == 1) odd = 1
    call shpalloc(p, 40 / kind(err), err, 1)
    block(1:5) = me
    call shmem_barrier_all
    call call_different
    call call_past
    call call_other
    if (.not. over) then
        ! a PE that has made no mistake waits for the other
        call shmem_barrier_all
        print *, 'nobody noticed'
        call shmem_global_exit(2)
    end if

contains

    ! Collective calls that differ between PEs.
    subroutine call_different
        select case (how)
        case ('nreduce')
            call shmem_int4_sum_to_all(four, two, 1 + odd, 0, 0, 2, work4, &
                psync)
        case ('nelems')
            call shmem_fcollect8(eight, blk, 1 + odd, 0, 0, 2, psync)
        case ('root')
            call shmem_broadcast4(four, two, 1, odd, 0, 0, 2, psync)
        case ('routine')
            if (me == 0) call shmem_broadcast4(four, two, 1, 0, 0, 0, 2, psync)
            if (me == 1) call shmem_broadcast8(eight, blk, 1, 0, 0, 0, 2, psync)
        case ('size')
            if (me < 2) call shmem_barrier(0, 0, 2 + odd, psync)
            if (me == 2) call shmem_barrier(0, 0, 3, psync)
        case ('dest')
            call shmem_real8_max_to_all(blk(1 + odd), eight, 1, 0, 0, 2, &
                work8, psync)
        case ('length')
            call shpalloc(p, 40 / kind(err) * (1 + odd), err, 1)
        end select
    end subroutine

    ! Transfers past the end of an object, to freed memory, or that overlap.
    subroutine call_past
        select case (how)
        case ('common')
            if (me == 0) call shmem_put8(blk, eight, 11, 1)
        case ('common-get')
            if (me == 0) call shmem_real_get(reals, blk, 30, 1)
        case ('heap')
            if (me == 0) call shmem_put8(block, eight, 6, 1)
        case ('freed')
            call shpdeallc(p, err, 1)
            if (me == 0) call shmem_get8(eight, block, 1, 1)
        case ('guard')
            block(6) = 0
        case ('overlap')
            if (me == 0) call shmem_put8(blk(2), blk, 2, me)
        case ('overlap-collect')
            call shmem_fcollect8(blk, blk(3), 2, 0, 0, 2, psync)
        end select
    end subroutine

    ! Wrong pSync and pWrk, locks, and the end.
    subroutine call_other
        select case (how)
        case ('psync')
            psync(4) = 5
            call shmem_barrier(0, 0, 2, psync)
        case ('psync-small')
            call shmem_collect4(four, two, 1, 0, 0, 2, small)
        case ('pwrk')
            call shmem_real8_sum_to_all(eight, blk, 1, 0, 0, 2, few, psync)
        case ('lock')
            if (me == 1) then
                call shmem_set_lock(lock)
                call shmem_set_lock(lock)
            end if
        case ('lock-other')
            if (me == 0) call shmem_set_lock(lock)
            call shmem_barrier_all
            if (me == 1) call shmem_clear_lock(lock)
        case ('leak')
            call shmem_finalize
            over = .true.
        case ('clean')
            call shpdeallc(p, err, 1)
            call shmem_finalize
            over = .true.
        end select
    end subroutine
end program

! np: 2  args: fadd  sanitize: no  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]*: SHMEM_INT8_FADD: dest 0x[0-9a-f]+ is not aligned: its address must be a multiple of 8 \(called at [^ )]+\)$
! np: 2  args: fetch  sanitize: no  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]*: SHMEM_INT8_FETCH: source 0x[0-9a-f]+ is not aligned: its address must be a multiple of 8 \(called at [^ )]+\)$
! np: 2  args: swap  sanitize: no  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]*: SHMEM_REAL8_SWAP: dest 0x[0-9a-f]+ is not aligned: its address must be a multiple of 8 \(called at [^ )]+\)$
! np: 2  args: int4  sanitize: no  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]*: SHMEM_INT4_INC: dest 0x[0-9a-f]+ is not aligned: its address must be a multiple of 4 \(called at [^ )]+\)$
! np: 2  args: signal  sanitize: no  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]*: SHMEMX_PUT8_SIGNAL: sig_addr 0x[0-9a-f]+ is not aligned: its address must be a multiple of 8 \(called at [^ )]+\)$
! np: 2  args: lock  sanitize: no  status: 1  lines: 1  match: ^shmem: PE 1/2 on [^ ]*: SHMEM_SET_LOCK: lock 0x[0-9a-f]+ is not aligned: its address must be a multiple of 4 \(called at [^ )]+\)$
! np: 2  args: fadd  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]*: SHMEM_INT8_FADD: dest 0x[0-9a-f]+ is not aligned: its address must be a multiple of 8 \(called at [^ )]+\)$
! np: 2  args: cswap  env: SHMEM_CHECK=2  sanitize: no  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]*: SHMEM_INT8_CSWAP: dest 0x[0-9a-f]+ is not aligned: its address must be a multiple of 8 \(called at [^ )]+\)$
! np: 2  args: wait  env: SHMEM_CHECK=2  worlds: node mixed (the transport does not matter)  sanitize: no  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]*: SHMEM_INT8_WAIT: ivar 0x[0-9a-f]+ is not aligned: its address must be a multiple of 8 \(called at [^ )]+\)$
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests atomic operations on words that are not aligned, as COMMON blocks and
! EQUIVALENCE may have them: they are refused by name.
program misaligned
    implicit none
    include 'mpp/shmem.fh'
    character(len=10) :: how
    integer(4), save :: words(8)
    integer(2), save :: halves(8)
    integer(8) :: old
    integer :: me, k, h
    real(8) :: was

    call get_command_argument(1, how)
    call start_pes(0)
    me = shmem_my_pe()
    words = 0
    halves = 0
    ! words(k) is at no multiple of 8, halves(h) at no multiple of 4
    k = 1
    if (mod(loc(words), 8_8) == 0) k = 2
    h = 1
    if (mod(loc(halves), 4_8) == 0) h = 2
    call shmem_barrier_all
    select case (how)
    case ('fadd')
        if (me == 0) old = shmem_int8_fadd(words(k), 1_8, 1)
    case ('fetch')
        if (me == 0) old = shmem_int8_fetch(words(k), 1)
    case ('swap')
        if (me == 0) was = shmem_real8_swap(words(k), 1d0, 1)
    case ('cswap')
        if (me == 0) old = shmem_int8_cswap(words(k), 0_8, 1_8, 1)
    case ('int4')
        if (me == 0) call shmem_int4_inc(halves(h), 1)
    case ('signal')
        if (me == 0) call shmemx_put8_signal(words, words, 0, words(k), 1_8, 1)
    case ('lock')
        if (me == 1) call shmem_set_lock(halves(h))
    case ('wait')
        if (me == 0) call shmem_int8_wait(words(k), 0_8)
    end select
    ! a PE that has made no mistake waits for the other
    call shmem_barrier_all
    print *, 'nobody noticed'
    call shmem_global_exit(2)
end program


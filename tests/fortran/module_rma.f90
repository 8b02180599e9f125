! np: 1 2 3
! SPDX-License-Identifier: BSD-3-Clause
!
! The routines of the module that name the size or the type of an element: each
! moves the right bytes and no more.  One block of memory is seen as bytes by
! the checks and as arrays of each type by the routines.
program module_rma
    use, intrinsic :: iso_c_binding
    use shmem
    implicit none
    integer, parameter :: room = 3200, count = 30
    ! of the default kinds
    integer, parameter :: bytes_z = storage_size((0.0, 0.0)) / 8
    integer, parameter :: bytes_d = storage_size(0.0d0) / 8
    integer, parameter :: bytes_i = storage_size(0) / 8
    integer, parameter :: bytes_l = storage_size(.true.) / 8
    integer, parameter :: bytes_r = storage_size(0.0) / 8
    integer, save :: psync(shmem_sync_size) = shmem_sync_value
    type(c_ptr) :: there, here
    integer(1), pointer :: far(:), near(:)
    character(1), pointer :: far_c(:), near_c(:)
    complex, pointer :: far_z(:), near_z(:)
    double precision, pointer :: far_d(:), near_d(:)
    integer, pointer :: far_i(:), near_i(:)
    logical, pointer :: far_l(:), near_l(:)
    real, pointer :: far_r(:), near_r(:)
    integer(8), save :: signal
    integer(8) :: handle, places8(count)
    integer(4) :: places4(count)
    integer :: me, n, left, right, round, i

    call shmem_init
    me = shmem_my_pe()
    n = shmem_n_pes()
    right = mod(me + 1, n)
    left = mod(me - 1 + n, n)
    round = 0
    ! every third place, backwards
    places8 = [(3 * (count - i), i = 1, count)]
    places4 = int(places8, 4)
    there = shmem_malloc(int(room, c_size_t))
    here = shmem_malloc(int(room, c_size_t))
    call c_f_pointer(there, far, [room])
    call c_f_pointer(here, near, [room])
    call c_f_pointer(there, far_c, [room / 1])
    call c_f_pointer(here, near_c, [room / 1])
    call c_f_pointer(there, far_z, [room / bytes_z])
    call c_f_pointer(here, near_z, [room / bytes_z])
    call c_f_pointer(there, far_d, [room / bytes_d])
    call c_f_pointer(here, near_d, [room / bytes_d])
    call c_f_pointer(there, far_i, [room / bytes_i])
    call c_f_pointer(here, near_i, [room / bytes_i])
    call c_f_pointer(there, far_l, [room / bytes_l])
    call c_f_pointer(here, near_l, [room / bytes_l])
    call c_f_pointer(there, far_r, [room / bytes_r])
    call c_f_pointer(here, near_r, [room / bytes_r])

    ! ---- put
    call prepare
    call shmem_character_put(far_c, near_c, count, right)
    call check_put('SHMEM_CHARACTER_PUT', 1)
    call prepare
    call shmem_complex_put(far_z, near_z, count, right)
    call check_put('SHMEM_COMPLEX_PUT', bytes_z)
    call prepare
    call shmem_double_put(far_d, near_d, count, right)
    call check_put('SHMEM_DOUBLE_PUT', bytes_d)
    call prepare
    call shmem_integer_put(far_i, near_i, count, right)
    call check_put('SHMEM_INTEGER_PUT', bytes_i)
    call prepare
    call shmem_logical_put(far_l, near_l, count, right)
    call check_put('SHMEM_LOGICAL_PUT', bytes_l)
    call prepare
    call shmem_real_put(far_r, near_r, count, right)
    call check_put('SHMEM_REAL_PUT', bytes_r)
    call prepare
    call shmem_put4(far, near, count, right)
    call check_put('SHMEM_PUT4', 4)
    call prepare
    call shmem_put8(far, near, count, right)
    call check_put('SHMEM_PUT8', 8)
    call prepare
    call shmem_put16(far, near, count, right)
    call check_put('SHMEM_PUT16', 2)
    call prepare
    call shmem_put32(far, near, count, right)
    call check_put('SHMEM_PUT32', 4)
    call prepare
    call shmem_put64(far, near, count, right)
    call check_put('SHMEM_PUT64', 8)
    call prepare
    call shmem_put128(far, near, count, right)
    call check_put('SHMEM_PUT128', 16)
    call prepare
    call shmem_putmem(far, near, count, right)
    call check_put('SHMEM_PUTMEM', 1)

    ! ---- get
    call prepare
    call shmem_character_get(near_c, far_c, count, right)
    call check_get('SHMEM_CHARACTER_GET', 1)
    call prepare
    call shmem_complex_get(near_z, far_z, count, right)
    call check_get('SHMEM_COMPLEX_GET', bytes_z)
    call prepare
    call shmem_double_get(near_d, far_d, count, right)
    call check_get('SHMEM_DOUBLE_GET', bytes_d)
    call prepare
    call shmem_integer_get(near_i, far_i, count, right)
    call check_get('SHMEM_INTEGER_GET', bytes_i)
    call prepare
    call shmem_logical_get(near_l, far_l, count, right)
    call check_get('SHMEM_LOGICAL_GET', bytes_l)
    call prepare
    call shmem_real_get(near_r, far_r, count, right)
    call check_get('SHMEM_REAL_GET', bytes_r)
    call prepare
    call shmem_get4(near, far, count, right)
    call check_get('SHMEM_GET4', 4)
    call prepare
    call shmem_get8(near, far, count, right)
    call check_get('SHMEM_GET8', 8)
    call prepare
    call shmem_get16(near, far, count, right)
    call check_get('SHMEM_GET16', 2)
    call prepare
    call shmem_get32(near, far, count, right)
    call check_get('SHMEM_GET32', 4)
    call prepare
    call shmem_get64(near, far, count, right)
    call check_get('SHMEM_GET64', 8)
    call prepare
    call shmem_get128(near, far, count, right)
    call check_get('SHMEM_GET128', 16)
    call prepare
    call shmem_getmem(near, far, count, right)
    call check_get('SHMEM_GETMEM', 1)

    ! ---- put_nbi
    call prepare
    call shmem_character_put_nbi(far_c, near_c, count, right)
    call check_put('SHMEM_CHARACTER_PUT_NBI', 1)
    call prepare
    call shmem_complex_put_nbi(far_z, near_z, count, right)
    call check_put('SHMEM_COMPLEX_PUT_NBI', bytes_z)
    call prepare
    call shmem_double_put_nbi(far_d, near_d, count, right)
    call check_put('SHMEM_DOUBLE_PUT_NBI', bytes_d)
    call prepare
    call shmem_integer_put_nbi(far_i, near_i, count, right)
    call check_put('SHMEM_INTEGER_PUT_NBI', bytes_i)
    call prepare
    call shmem_logical_put_nbi(far_l, near_l, count, right)
    call check_put('SHMEM_LOGICAL_PUT_NBI', bytes_l)
    call prepare
    call shmem_real_put_nbi(far_r, near_r, count, right)
    call check_put('SHMEM_REAL_PUT_NBI', bytes_r)
    call prepare
    call shmem_put4_nbi(far, near, count, right)
    call check_put('SHMEM_PUT4_NBI', 4)
    call prepare
    call shmem_put8_nbi(far, near, count, right)
    call check_put('SHMEM_PUT8_NBI', 8)
    call prepare
    call shmem_put32_nbi(far, near, count, right)
    call check_put('SHMEM_PUT32_NBI', 4)
    call prepare
    call shmem_put64_nbi(far, near, count, right)
    call check_put('SHMEM_PUT64_NBI', 8)
    call prepare
    call shmem_put128_nbi(far, near, count, right)
    call check_put('SHMEM_PUT128_NBI', 16)
    call prepare
    call shmem_putmem_nbi(far, near, count, right)
    call check_put('SHMEM_PUTMEM_NBI', 1)

    ! ---- get_nbi
    call prepare
    call shmem_character_get_nbi(near_c, far_c, count, right)
    call check_get('SHMEM_CHARACTER_GET_NBI', 1)
    call prepare
    call shmem_complex_get_nbi(near_z, far_z, count, right)
    call check_get('SHMEM_COMPLEX_GET_NBI', bytes_z)
    call prepare
    call shmem_double_get_nbi(near_d, far_d, count, right)
    call check_get('SHMEM_DOUBLE_GET_NBI', bytes_d)
    call prepare
    call shmem_integer_get_nbi(near_i, far_i, count, right)
    call check_get('SHMEM_INTEGER_GET_NBI', bytes_i)
    call prepare
    call shmem_logical_get_nbi(near_l, far_l, count, right)
    call check_get('SHMEM_LOGICAL_GET_NBI', bytes_l)
    call prepare
    call shmem_real_get_nbi(near_r, far_r, count, right)
    call check_get('SHMEM_REAL_GET_NBI', bytes_r)
    call prepare
    call shmem_get4_nbi(near, far, count, right)
    call check_get('SHMEM_GET4_NBI', 4)
    call prepare
    call shmem_get8_nbi(near, far, count, right)
    call check_get('SHMEM_GET8_NBI', 8)
    call prepare
    call shmem_get32_nbi(near, far, count, right)
    call check_get('SHMEM_GET32_NBI', 4)
    call prepare
    call shmem_get64_nbi(near, far, count, right)
    call check_get('SHMEM_GET64_NBI', 8)
    call prepare
    call shmem_get128_nbi(near, far, count, right)
    call check_get('SHMEM_GET128_NBI', 16)
    call prepare
    call shmem_getmem_nbi(near, far, count, right)
    call check_get('SHMEM_GETMEM_NBI', 1)

    ! ---- iput: every third place from every second
    call prepare
    call shmem_character_iput(far_c, near_c, 3, 2, count, right)
    call check_iput('SHMEM_CHARACTER_IPUT', 1)
    call prepare
    call shmem_complex_iput(far_z, near_z, 3, 2, count, right)
    call check_iput('SHMEM_COMPLEX_IPUT', bytes_z)
    call prepare
    call shmem_double_iput(far_d, near_d, 3, 2, count, right)
    call check_iput('SHMEM_DOUBLE_IPUT', bytes_d)
    call prepare
    call shmem_integer_iput(far_i, near_i, 3, 2, count, right)
    call check_iput('SHMEM_INTEGER_IPUT', bytes_i)
    call prepare
    call shmem_logical_iput(far_l, near_l, 3, 2, count, right)
    call check_iput('SHMEM_LOGICAL_IPUT', bytes_l)
    call prepare
    call shmem_real_iput(far_r, near_r, 3, 2, count, right)
    call check_iput('SHMEM_REAL_IPUT', bytes_r)
    call prepare
    call shmem_iput4(far, near, 3, 2, count, right)
    call check_iput('SHMEM_IPUT4', 4)
    call prepare
    call shmem_iput8(far, near, 3, 2, count, right)
    call check_iput('SHMEM_IPUT8', 8)
    call prepare
    call shmem_iput16(far, near, 3, 2, count, right)
    call check_iput('SHMEM_IPUT16', 2)
    call prepare
    call shmem_iput32(far, near, 3, 2, count, right)
    call check_iput('SHMEM_IPUT32', 4)
    call prepare
    call shmem_iput64(far, near, 3, 2, count, right)
    call check_iput('SHMEM_IPUT64', 8)
    call prepare
    call shmem_iput128(far, near, 3, 2, count, right)
    call check_iput('SHMEM_IPUT128', 16)
    call prepare
    call shmem_iputmem(far, near, 3, 2, count, right)
    call check_iput('SHMEM_IPUTMEM', 1)

    ! ---- iget: every third place from every second
    call prepare
    call shmem_character_iget(near_c, far_c, 3, 2, count, right)
    call check_iget('SHMEM_CHARACTER_IGET', 1)
    call prepare
    call shmem_complex_iget(near_z, far_z, 3, 2, count, right)
    call check_iget('SHMEM_COMPLEX_IGET', bytes_z)
    call prepare
    call shmem_double_iget(near_d, far_d, 3, 2, count, right)
    call check_iget('SHMEM_DOUBLE_IGET', bytes_d)
    call prepare
    call shmem_integer_iget(near_i, far_i, 3, 2, count, right)
    call check_iget('SHMEM_INTEGER_IGET', bytes_i)
    call prepare
    call shmem_logical_iget(near_l, far_l, 3, 2, count, right)
    call check_iget('SHMEM_LOGICAL_IGET', bytes_l)
    call prepare
    call shmem_real_iget(near_r, far_r, 3, 2, count, right)
    call check_iget('SHMEM_REAL_IGET', bytes_r)
    call prepare
    call shmem_iget4(near, far, 3, 2, count, right)
    call check_iget('SHMEM_IGET4', 4)
    call prepare
    call shmem_iget8(near, far, 3, 2, count, right)
    call check_iget('SHMEM_IGET8', 8)
    call prepare
    call shmem_iget16(near, far, 3, 2, count, right)
    call check_iget('SHMEM_IGET16', 2)
    call prepare
    call shmem_iget32(near, far, 3, 2, count, right)
    call check_iget('SHMEM_IGET32', 4)
    call prepare
    call shmem_iget64(near, far, 3, 2, count, right)
    call check_iget('SHMEM_IGET64', 8)
    call prepare
    call shmem_iget128(near, far, 3, 2, count, right)
    call check_iget('SHMEM_IGET128', 16)
    call prepare
    call shmem_igetmem(near, far, 3, 2, count, right)
    call check_iget('SHMEM_IGETMEM', 1)

    ! ---- with a handle, which nothing waits for but SHMEM_QUIET
    handle = 0
    call prepare
    call shmem_complex_put_nb(far_z, near_z, count, right, handle)
    call check_put('SHMEM_COMPLEX_PUT_NB', bytes_z)
    call prepare
    call shmem_double_put_nb(far_d, near_d, count, right, handle)
    call check_put('SHMEM_DOUBLE_PUT_NB', bytes_d)
    call prepare
    call shmem_integer_put_nb(far_i, near_i, count, right, handle)
    call check_put('SHMEM_INTEGER_PUT_NB', bytes_i)
    call prepare
    call shmem_logical_put_nb(far_l, near_l, count, right, handle)
    call check_put('SHMEM_LOGICAL_PUT_NB', bytes_l)
    call prepare
    call shmem_real_put_nb(far_r, near_r, count, right, handle)
    call check_put('SHMEM_REAL_PUT_NB', bytes_r)
    call prepare
    call shmem_put4_nb(far, near, count, right, handle)
    call check_put('SHMEM_PUT4_NB', 4)
    call prepare
    call shmem_put8_nb(far, near, count, right, handle)
    call check_put('SHMEM_PUT8_NB', 8)
    call prepare
    call shmem_put16_nb(far, near, count, right, handle)
    call check_put('SHMEM_PUT16_NB', 2)
    call prepare
    call shmem_put32_nb(far, near, count, right, handle)
    call check_put('SHMEM_PUT32_NB', 4)
    call prepare
    call shmem_put64_nb(far, near, count, right, handle)
    call check_put('SHMEM_PUT64_NB', 8)
    call prepare
    call shmem_put128_nb(far, near, count, right, handle)
    call check_put('SHMEM_PUT128_NB', 16)
    call prepare
    call shmem_putmem_nb(far, near, count, right, handle)
    call check_put('SHMEM_PUTMEM_NB', 1)
    call prepare
    call shmem_put_nb(far, near, count, right, handle)
    call check_put('SHMEM_PUT_NB', 8)
    call prepare
    call shmem_complex_get_nb(near_z, far_z, count, right, handle)
    call check_get('SHMEM_COMPLEX_GET_NB', bytes_z)
    call prepare
    call shmem_double_get_nb(near_d, far_d, count, right, handle)
    call check_get('SHMEM_DOUBLE_GET_NB', bytes_d)
    call prepare
    call shmem_integer_get_nb(near_i, far_i, count, right, handle)
    call check_get('SHMEM_INTEGER_GET_NB', bytes_i)
    call prepare
    call shmem_logical_get_nb(near_l, far_l, count, right, handle)
    call check_get('SHMEM_LOGICAL_GET_NB', bytes_l)
    call prepare
    call shmem_real_get_nb(near_r, far_r, count, right, handle)
    call check_get('SHMEM_REAL_GET_NB', bytes_r)
    call prepare
    call shmem_get4_nb(near, far, count, right, handle)
    call check_get('SHMEM_GET4_NB', 4)
    call prepare
    call shmem_get8_nb(near, far, count, right, handle)
    call check_get('SHMEM_GET8_NB', 8)
    call prepare
    call shmem_get16_nb(near, far, count, right, handle)
    call check_get('SHMEM_GET16_NB', 2)
    call prepare
    call shmem_get32_nb(near, far, count, right, handle)
    call check_get('SHMEM_GET32_NB', 4)
    call prepare
    call shmem_get64_nb(near, far, count, right, handle)
    call check_get('SHMEM_GET64_NB', 8)
    call prepare
    call shmem_get128_nb(near, far, count, right, handle)
    call check_get('SHMEM_GET128_NB', 16)
    call prepare
    call shmem_getmem_nb(near, far, count, right, handle)
    call check_get('SHMEM_GETMEM_NB', 1)
    call prepare
    call shmem_get_nb(near, far, count, right, handle)
    call check_get('SHMEM_GET_NB', 8)

    ! ---- with a signal
    call prepare
    call shmemx_character_put_signal(far_c, near_c, count, signal, now(), right)
    call check_signal('SHMEMX_CHARACTER_PUT_SIGNAL', 1)
    call prepare
    call shmemx_complex_put_signal(far_z, near_z, count, signal, now(), right)
    call check_signal('SHMEMX_COMPLEX_PUT_SIGNAL', bytes_z)
    call prepare
    call shmemx_double_put_signal(far_d, near_d, count, signal, now(), right)
    call check_signal('SHMEMX_DOUBLE_PUT_SIGNAL', bytes_d)
    call prepare
    call shmemx_integer_put_signal(far_i, near_i, count, signal, now(), right)
    call check_signal('SHMEMX_INTEGER_PUT_SIGNAL', bytes_i)
    call prepare
    call shmemx_logical_put_signal(far_l, near_l, count, signal, now(), right)
    call check_signal('SHMEMX_LOGICAL_PUT_SIGNAL', bytes_l)
    call prepare
    call shmemx_real_put_signal(far_r, near_r, count, signal, now(), right)
    call check_signal('SHMEMX_REAL_PUT_SIGNAL', bytes_r)
    call prepare
    call shmemx_put4_signal(far, near, count, signal, now(), right)
    call check_signal('SHMEMX_PUT4_SIGNAL', 4)
    call prepare
    call shmemx_put8_signal(far, near, count, signal, now(), right)
    call check_signal('SHMEMX_PUT8_SIGNAL', 8)
    call prepare
    call shmemx_put16_signal(far, near, count, signal, now(), right)
    call check_signal('SHMEMX_PUT16_SIGNAL', 2)
    call prepare
    call shmemx_put32_signal(far, near, count, signal, now(), right)
    call check_signal('SHMEMX_PUT32_SIGNAL', 4)
    call prepare
    call shmemx_put64_signal(far, near, count, signal, now(), right)
    call check_signal('SHMEMX_PUT64_SIGNAL', 8)
    call prepare
    call shmemx_put128_signal(far, near, count, signal, now(), right)
    call check_signal('SHMEMX_PUT128_SIGNAL', 16)
    call prepare
    call shmemx_putmem_signal(far, near, count, signal, now(), right)
    call check_signal('SHMEMX_PUTMEM_SIGNAL', 1)
    call prepare
    call shmemx_put_signal(far, near, count, signal, now(), right)
    call check_signal('SHMEMX_PUT_SIGNAL', 8)

    ! ---- to and from places that an array names
    call prepare
    call shmem_ixput4(far, near, places4, count, right)
    call check_ixput('SHMEM_IXPUT4', 4)
    call prepare
    call shmem_ixget4(near, far, places4, count, right)
    call check_ixget('SHMEM_IXGET4', 4)
    call prepare
    call shmem_ixput8(far, near, places8, count, right)
    call check_ixput('SHMEM_IXPUT8', 8)
    call prepare
    call shmem_ixget8(near, far, places8, count, right)
    call check_ixget('SHMEM_IXGET8', 8)
    call prepare
    call shmem_ixput(far, near, places8, count, right)
    call check_ixput('SHMEM_IXPUT', 8)
    call prepare
    call shmem_ixget(near, far, places8, count, right)
    call check_ixget('SHMEM_IXGET', 8)

    ! ---- collectives
    call prepare
    call shmem_broadcast4(far, near, count, n - 1, 0, 0, n, psync)
    call check_broadcast('SHMEM_BROADCAST4', 4)
    call prepare
    call shmem_broadcast8(far, near, count, n - 1, 0, 0, n, psync)
    call check_broadcast('SHMEM_BROADCAST8', 8)
    call prepare
    call shmem_broadcast32(far, near, count, n - 1, 0, 0, n, psync)
    call check_broadcast('SHMEM_BROADCAST32', 4)
    call prepare
    call shmem_broadcast64(far, near, count, n - 1, 0, 0, n, psync)
    call check_broadcast('SHMEM_BROADCAST64', 8)
    call prepare
    call shmem_collect4(far, near, count, 0, 0, n, psync)
    call check_collect('SHMEM_COLLECT4', 4)
    call prepare
    call shmem_collect8(far, near, count, 0, 0, n, psync)
    call check_collect('SHMEM_COLLECT8', 8)
    call prepare
    call shmem_collect32(far, near, count, 0, 0, n, psync)
    call check_collect('SHMEM_COLLECT32', 4)
    call prepare
    call shmem_collect64(far, near, count, 0, 0, n, psync)
    call check_collect('SHMEM_COLLECT64', 8)
    call prepare
    call shmem_fcollect4(far, near, count, 0, 0, n, psync)
    call check_collect('SHMEM_FCOLLECT4', 4)
    call prepare
    call shmem_fcollect8(far, near, count, 0, 0, n, psync)
    call check_collect('SHMEM_FCOLLECT8', 8)
    call prepare
    call shmem_fcollect32(far, near, count, 0, 0, n, psync)
    call check_collect('SHMEM_FCOLLECT32', 4)
    call prepare
    call shmem_fcollect64(far, near, count, 0, 0, n, psync)
    call check_collect('SHMEM_FCOLLECT64', 8)
    call prepare
    call shmem_alltoall32(far, near, count, 0, 0, n, psync)
    call check_alltoall('SHMEM_ALLTOALL32', 4)
    call prepare
    call shmem_alltoall64(far, near, count, 0, 0, n, psync)
    call check_alltoall('SHMEM_ALLTOALL64', 8)
    call prepare
    call shmem_alltoalls32(far, near, 3, 2, count, 0, 0, n, psync)
    call check_alltoalls('SHMEM_ALLTOALLS32', 4)
    call prepare
    call shmem_alltoalls64(far, near, 3, 2, count, 0, 0, n, psync)
    call check_alltoalls('SHMEM_ALLTOALLS64', 8)
    call shmem_finalize

contains

    ! The byte at place i of near on PE p.
    integer(1) function byte(p, i)
        integer, intent(in) :: p, i
        byte = int(mod(7 * i + 31 * p + 11 * round, 127), 1)
    end function

    ! Those in far are negative.
    integer(1) function far_byte(p, i)
        integer, intent(in) :: p, i
        far_byte = -1_1 - byte(p, i)
    end function

    subroutine prepare
        integer :: i
        call shmem_barrier_all
        round = round + 1
        do i = 1, room
            near(i) = byte(me, i)
            far(i) = far_byte(me, i)
        end do
        call shmem_barrier_all
    end subroutine

    ! All of far: places 1, 1 + dst, ... have count elements of b bytes of PE p,
    ! from place `first` on, sst apart; everything else is as it was.
    subroutine check_far(name, b, p, at, dst, first, sst)
        character(*), intent(in) :: name
        integer, intent(in) :: b, p, at, dst, first, sst
        integer :: j, k
        do j = 0, count - 1
            do k = 1, b
                call check(far((at + j * dst) * b + k) == &
                    byte(p, (first + j * sst) * b + k), name)
                far((at + j * dst) * b + k) = &
                    far_byte(me, (at + j * dst) * b + k)
            end do
        end do
    end subroutine

    subroutine check_rest(name)
        character(*), intent(in) :: name
        integer :: i
        do i = 1, room
            call check(far(i) == far_byte(me, i), name // ' writes more')
        end do
        call shmem_barrier_all
    end subroutine

    subroutine check_put(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        call shmem_barrier_all
        call check_far(name, b, left, 0, 1, 0, 1)
        call check_rest(name)
    end subroutine

    subroutine check_iput(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        call shmem_barrier_all
        call check_far(name, b, left, 0, 3, 0, 2)
        call check_rest(name)
    end subroutine

    ! The round, as a signal.
    integer(8) function now()
        now = round
    end function

    ! The data come before the signal.
    subroutine check_signal(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        call shmem_wait_until(signal, shmem_cmp_eq, now())
        call check_far(name, b, left, 0, 1, 0, 1)
        call check_rest(name)
    end subroutine

    subroutine check_ixput(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        call shmem_barrier_all
        call check_far(name, b, left, 3 * (count - 1), -3, 0, 1)
        call check_rest(name)
    end subroutine

    subroutine check_ixget(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        call check_places(name, b, 1, 3 * (count - 1), -3)
    end subroutine

    ! Near has count elements of the right neighbour.
    subroutine check_near(name, b, dst, sst)
        character(*), intent(in) :: name
        integer, intent(in) :: b, dst, sst
        call check_places(name, b, dst, 0, sst)
    end subroutine

    ! The same, from place `first` on.
    subroutine check_places(name, b, dst, first, sst)
        character(*), intent(in) :: name
        integer, intent(in) :: b, dst, first, sst
        integer :: i, j, k
        call shmem_quiet
        do j = 0, count - 1
            do k = 1, b
                call check(near(j * dst * b + k) == &
                    far_byte(right, (first + j * sst) * b + k), name)
                near(j * dst * b + k) = byte(me, j * dst * b + k)
            end do
        end do
        do i = 1, room
            call check(near(i) == byte(me, i), name // ' writes more')
        end do
        call shmem_barrier_all
    end subroutine

    subroutine check_get(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        call check_near(name, b, 1, 1)
    end subroutine

    subroutine check_iget(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        call check_near(name, b, 3, 2)
    end subroutine

    subroutine check_broadcast(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        if (me /= n - 1) call check_far(name, b, n - 1, 0, 1, 0, 1)
        call check_rest(name)
    end subroutine

    subroutine check_collect(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        integer :: p
        do p = 0, n - 1
            call check_far(name, b, p, p * count, 1, 0, 1)
        end do
        call check_rest(name)
    end subroutine

    subroutine check_alltoall(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        integer :: p
        do p = 0, n - 1
            call check_far(name, b, p, p * count, 1, me * count, 1)
        end do
        call check_rest(name)
    end subroutine

    subroutine check_alltoalls(name, b)
        character(*), intent(in) :: name
        integer, intent(in) :: b
        integer :: p
        do p = 0, n - 1
            call check_far(name, b, p, 3 * p * count, 3, 2 * me * count, 2)
        end do
        call check_rest(name)
    end subroutine
end program

include 'check.h'

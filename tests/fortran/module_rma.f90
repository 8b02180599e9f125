! np: 1 2 3
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests puts and gets of contiguous data through the module, under the names
! that have the size or the type of an element: each moves the right bytes and
! no more.
include 'module_bytes.h'

program module_rma
    use blocks
    implicit none

    call begin
    call test_put
    call test_get
    call test_put_nbi
    call test_get_nbi
    call test_put_nb
    call test_get_nb
    call test_signal
    call shmem_finalize

contains

    subroutine test_put
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
    end subroutine

    subroutine test_get
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
    end subroutine

    subroutine test_put_nbi
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
    end subroutine

    subroutine test_get_nbi
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
    end subroutine

    ! SHMEM_QUIET waits for these puts; the argument HANDLE has no effect.
    subroutine test_put_nb
        integer(8) :: handle
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
    end subroutine

    subroutine test_get_nb
        integer(8) :: handle
        handle = 0
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
    end subroutine

    subroutine test_signal
        call prepare
        call shmemx_character_put_signal(far_c, near_c, count, signal, now(), &
            right)
        call check_signal('SHMEMX_CHARACTER_PUT_SIGNAL', 1)
        call prepare
        call shmemx_complex_put_signal(far_z, near_z, count, signal, now(), &
            right)
        call check_signal('SHMEMX_COMPLEX_PUT_SIGNAL', bytes_z)
        call prepare
        call shmemx_double_put_signal(far_d, near_d, count, signal, now(), &
            right)
        call check_signal('SHMEMX_DOUBLE_PUT_SIGNAL', bytes_d)
        call prepare
        call shmemx_integer_put_signal(far_i, near_i, count, signal, now(), &
            right)
        call check_signal('SHMEMX_INTEGER_PUT_SIGNAL', bytes_i)
        call prepare
        call shmemx_logical_put_signal(far_l, near_l, count, signal, now(), &
            right)
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
    end subroutine
end program

include 'check.h'

! SPDX-License-Identifier: BSD-3-Clause
!
! The body of reduce.F90 and, with MODULE, of module_reduce.F90: every reduction, into
! another array and in place, over all PEs and over every second one, for sizes from one
! element to more than any of the library's buffers, with MODULE to 100.  The result is
! that of combining from the first PE to the last, to the last bit.
program reduce
#ifdef MODULE
    use shmem
#endif
    implicit none
#ifndef MODULE
    include 'mpp/shmem.fh'
#endif
    integer, parameter :: i2 = selected_int_kind(4), i4 = selected_int_kind(9)
    integer, parameter :: i8 = selected_int_kind(18)
    integer, parameter :: r4 = selected_real_kind(6), r8 = selected_real_kind(15)
    integer, parameter :: r16 = selected_real_kind(30)
#ifdef MODULE
    integer, parameter :: most = 100, sizes(3) = [0, 3, 100]
#else
    integer, parameter :: most = 3000, sizes(5) = [0, 1, 3, 100, 3000]
#endif
    integer, parameter :: work_size = &
        max(most / 2 + 1, SHMEM_REDUCE_MIN_WRKDATA_SIZE)
    ! a pSync that is aligned to 4 bytes only
    integer :: odd, psync(SHMEM_REDUCE_SYNC_SIZE, 4)
    common /syncs/ odd, psync
    data psync /512 * SHMEM_SYNC_VALUE/
    integer :: me, first, step, log_stride, members, last, calls
    logical :: mine
    character(4) :: op

    call shmem_init
    me = shmem_my_pe()
    calls = 0
    do log_stride = 0, 1
        ! every second PE, from the last but one of a pair
        first = min(log_stride, shmem_n_pes() - 1)
        step = 2**log_stride
        members = (shmem_n_pes() - first + step - 1) / step
        last = first + (members - 1) * step
        mine = me >= first .and. mod(me - first, step) == 0
#define SET first, log_stride, members

        op = 'and'
#define GENERIC shmem_and_to_all
#define COMBINE(a,b) iand(a,b)
#define OWN_INT2 shmem_int2_and_to_all
#define OWN_INT4 shmem_int4_and_to_all
#define OWN_INT8 shmem_int8_and_to_all
#include "reduce_types.h"
        op = 'or'
#define GENERIC shmem_or_to_all
#define COMBINE(a,b) ior(a,b)
#define OWN_INT2 shmem_int2_or_to_all
#define OWN_INT4 shmem_int4_or_to_all
#define OWN_INT8 shmem_int8_or_to_all
#include "reduce_types.h"
        op = 'xor'
#define GENERIC shmem_xor_to_all
#define COMBINE(a,b) ieor(a,b)
#define OWN_INT2 shmem_int2_xor_to_all
#define OWN_INT4 shmem_int4_xor_to_all
#define OWN_INT8 shmem_int8_xor_to_all
#include "reduce_types.h"
        op = 'max'
#define GENERIC shmem_max_to_all
#define COMBINE(a,b) max(a,b)
#define OWN_INT2 shmem_int2_max_to_all
#define OWN_INT4 shmem_int4_max_to_all
#define OWN_INT8 shmem_int8_max_to_all
#define OWN_REAL4 shmem_real4_max_to_all
#define OWN_REAL8 shmem_real8_max_to_all
#define OWN_REAL16 shmem_real16_max_to_all
#include "reduce_types.h"
        op = 'min'
#define GENERIC shmem_min_to_all
#define COMBINE(a,b) min(a,b)
#define OWN_INT2 shmem_int2_min_to_all
#define OWN_INT4 shmem_int4_min_to_all
#define OWN_INT8 shmem_int8_min_to_all
#define OWN_REAL4 shmem_real4_min_to_all
#define OWN_REAL8 shmem_real8_min_to_all
#define OWN_REAL16 shmem_real16_min_to_all
#include "reduce_types.h"
        op = 'sum'
#define GENERIC shmem_sum_to_all
#define COMBINE(a,b) a+b
#define OWN_INT2 shmem_int2_sum_to_all
#define OWN_INT4 shmem_int4_sum_to_all
#define OWN_INT8 shmem_int8_sum_to_all
#define OWN_REAL4 shmem_real4_sum_to_all
#define OWN_REAL8 shmem_real8_sum_to_all
#define OWN_REAL16 shmem_real16_sum_to_all
#define OWN_COMP4 shmem_comp4_sum_to_all
#define OWN_COMP8 shmem_comp8_sum_to_all
#include "reduce_types.h"
        op = 'prod'
#define GENERIC shmem_prod_to_all
#define COMBINE(a,b) a*b
#define OWN_INT2 shmem_int2_prod_to_all
#define OWN_INT4 shmem_int4_prod_to_all
#define OWN_INT8 shmem_int8_prod_to_all
#define OWN_REAL4 shmem_real4_prod_to_all
#define OWN_REAL8 shmem_real8_prod_to_all
#define OWN_REAL16 shmem_real16_prod_to_all
#define OWN_COMP4 shmem_comp4_prod_to_all
#define OWN_COMP8 shmem_comp8_prod_to_all
#include "reduce_types.h"
    end do
    call shmem_finalize

contains

    integer function place()
        place = 1 + mod(calls, 2)
    end function

    ! A number that looks random, the same for the same PE, element and call.
    integer(i8) function random(p, i)
        integer, intent(in) :: p, i
        random = ieor(int(i, i8) * 2654435761_i8, int(p + 1, i8) * 40503_i8)
        random = ieor(random, ishft(random, 21)) + calls
        random = ieor(random, ishft(random, -35)) * 2862933555777941757_i8
        random = ieor(random, ishft(random, -29))
    end function

    ! A number that looks random between -2 and 2, with all the digits of
    ! REAL*16.
    real(r16) function fraction(p, i)
        integer, intent(in) :: p, i
        fraction = real(random(p, i), r16) / 2.0_r16**62 + &
            real(random(i, p), r16) / 2.0_r16**112
    end function

    ! Small factors: products of complex numbers that no order of operations
    ! and no fused multiplication rounds.
    integer function small(p, i)
        integer, intent(in) :: p, i
        small = int(mod(random(p, i), 5_i8))
    end function
end program

include 'check.h'

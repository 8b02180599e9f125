! np: 1 2 3 5  env: SHMEM_REDUCE=layout-independent  cflags: -fwrapv
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests every reduction, into another array and in place, over all PEs and over
! every second one, for sizes from one element to more than any of the library's
! buffers.  The result is that of combining from the first PE to the last, to
! the last bit.
program reduce
    implicit none
    include 'mpp/shmem.fh'
    integer, parameter :: i2 = selected_int_kind(4), i4 = selected_int_kind(9)
    integer, parameter :: i8 = selected_int_kind(18)
    integer, parameter :: r4 = selected_real_kind(6), r8 = selected_real_kind(15)
    integer, parameter :: r16 = selected_real_kind(30)
    integer, parameter :: most = 3000, sizes(5) = [0, 1, 3, 100, 3000]
    integer, parameter :: work_size = &
        max(most / 2 + 1, SHMEM_REDUCE_MIN_WRKDATA_SIZE)
    external shmem_int2_and_to_all, shmem_int4_and_to_all, shmem_int8_and_to_all
    external shmem_int2_or_to_all, shmem_int4_or_to_all, shmem_int8_or_to_all
    external shmem_int2_xor_to_all, shmem_int4_xor_to_all, shmem_int8_xor_to_all
    external shmem_int2_max_to_all, shmem_int4_max_to_all, shmem_int8_max_to_all
    external shmem_int2_min_to_all, shmem_int4_min_to_all, shmem_int8_min_to_all
    external shmem_int2_sum_to_all, shmem_int4_sum_to_all, shmem_int8_sum_to_all
    external shmem_int2_prod_to_all, shmem_int4_prod_to_all
    external shmem_int8_prod_to_all
    external shmem_real4_max_to_all, shmem_real8_max_to_all
    external shmem_real16_max_to_all
    external shmem_real4_min_to_all, shmem_real8_min_to_all
    external shmem_real16_min_to_all
    external shmem_real4_sum_to_all, shmem_real8_sum_to_all
    external shmem_real16_sum_to_all
    external shmem_real4_prod_to_all, shmem_real8_prod_to_all
    external shmem_real16_prod_to_all
    external shmem_comp4_sum_to_all, shmem_comp8_sum_to_all
    external shmem_comp4_prod_to_all, shmem_comp8_prod_to_all
    ! a pSync that is aligned to 4 bytes only
    integer :: odd, psync(SHMEM_REDUCE_SYNC_SIZE, 2)
    common /syncs/ odd, psync
    data psync /256 * SHMEM_SYNC_VALUE/
    integer :: me, first, step, log_stride, members, last, calls
    logical :: mine

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
        call all_types
    end do
    call shmem_finalize

contains

    subroutine all_types
        call try_int2('SHMEM_INT2_AND_TO_ALL', 'and', shmem_int2_and_to_all)
        call try_int4('SHMEM_INT4_AND_TO_ALL', 'and', shmem_int4_and_to_all)
        call try_int8('SHMEM_INT8_AND_TO_ALL', 'and', shmem_int8_and_to_all)
        call try_int2('SHMEM_INT2_OR_TO_ALL', 'or', shmem_int2_or_to_all)
        call try_int4('SHMEM_INT4_OR_TO_ALL', 'or', shmem_int4_or_to_all)
        call try_int8('SHMEM_INT8_OR_TO_ALL', 'or', shmem_int8_or_to_all)
        call try_int2('SHMEM_INT2_XOR_TO_ALL', 'xor', shmem_int2_xor_to_all)
        call try_int4('SHMEM_INT4_XOR_TO_ALL', 'xor', shmem_int4_xor_to_all)
        call try_int8('SHMEM_INT8_XOR_TO_ALL', 'xor', shmem_int8_xor_to_all)
        call try_int2('SHMEM_INT2_MAX_TO_ALL', 'max', shmem_int2_max_to_all)
        call try_int4('SHMEM_INT4_MAX_TO_ALL', 'max', shmem_int4_max_to_all)
        call try_int8('SHMEM_INT8_MAX_TO_ALL', 'max', shmem_int8_max_to_all)
        call try_int2('SHMEM_INT2_MIN_TO_ALL', 'min', shmem_int2_min_to_all)
        call try_int4('SHMEM_INT4_MIN_TO_ALL', 'min', shmem_int4_min_to_all)
        call try_int8('SHMEM_INT8_MIN_TO_ALL', 'min', shmem_int8_min_to_all)
        call try_int2('SHMEM_INT2_SUM_TO_ALL', 'sum', shmem_int2_sum_to_all)
        call try_int4('SHMEM_INT4_SUM_TO_ALL', 'sum', shmem_int4_sum_to_all)
        call try_int8('SHMEM_INT8_SUM_TO_ALL', 'sum', shmem_int8_sum_to_all)
        call try_int2('SHMEM_INT2_PROD_TO_ALL', 'prod', shmem_int2_prod_to_all)
        call try_int4('SHMEM_INT4_PROD_TO_ALL', 'prod', shmem_int4_prod_to_all)
        call try_int8('SHMEM_INT8_PROD_TO_ALL', 'prod', shmem_int8_prod_to_all)
        call try_real4('SHMEM_REAL4_MAX_TO_ALL', 'max', shmem_real4_max_to_all)
        call try_real8('SHMEM_REAL8_MAX_TO_ALL', 'max', shmem_real8_max_to_all)
        call try_real16('SHMEM_REAL16_MAX_TO_ALL', 'max', &
            shmem_real16_max_to_all)
        call try_real4('SHMEM_REAL4_MIN_TO_ALL', 'min', shmem_real4_min_to_all)
        call try_real8('SHMEM_REAL8_MIN_TO_ALL', 'min', shmem_real8_min_to_all)
        call try_real16('SHMEM_REAL16_MIN_TO_ALL', 'min', &
            shmem_real16_min_to_all)
        call try_real4('SHMEM_REAL4_SUM_TO_ALL', 'sum', shmem_real4_sum_to_all)
        call try_real8('SHMEM_REAL8_SUM_TO_ALL', 'sum', shmem_real8_sum_to_all)
        call try_real16('SHMEM_REAL16_SUM_TO_ALL', 'sum', &
            shmem_real16_sum_to_all)
        call try_real4('SHMEM_REAL4_PROD_TO_ALL', 'prod', &
            shmem_real4_prod_to_all)
        call try_real8('SHMEM_REAL8_PROD_TO_ALL', 'prod', &
            shmem_real8_prod_to_all)
        call try_real16('SHMEM_REAL16_PROD_TO_ALL', 'prod', &
            shmem_real16_prod_to_all)
        call try_comp4('SHMEM_COMP4_SUM_TO_ALL', 'sum', shmem_comp4_sum_to_all)
        call try_comp8('SHMEM_COMP8_SUM_TO_ALL', 'sum', shmem_comp8_sum_to_all)
        call try_comp4('SHMEM_COMP4_PROD_TO_ALL', 'prod', &
            shmem_comp4_prod_to_all)
        call try_comp8('SHMEM_COMP8_PROD_TO_ALL', 'prod', &
            shmem_comp8_prod_to_all)
    end subroutine

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

#define IS_INTEGER
#define TRY try_int2
#define KIND_OF integer(i2)
#define VALUE(p,i) int(ishft(random(p,i),-49),i2)-16384_i2
#include "reduce.h"
#define TRY try_int4
#define KIND_OF integer(i4)
#define VALUE(p,i) int(ishft(random(p,i),-33),i4)-1073741824_i4
#include "reduce.h"
#define TRY try_int8
#define KIND_OF integer(i8)
#define VALUE(p,i) random(p,i)
#include "reduce.h"
#undef IS_INTEGER
#define TRY try_real4
#define KIND_OF real(r4)
#define VALUE(p,i) real(fraction(p,i),r4)
#include "reduce.h"
#define TRY try_real8
#define KIND_OF real(r8)
#define VALUE(p,i) real(fraction(p,i),r8)
#include "reduce.h"
#define TRY try_real16
#define KIND_OF real(r16)
#define VALUE(p,i) fraction(p,i)
#include "reduce.h"
#define IS_COMPLEX
#define TRY try_comp4
#define KIND_OF complex(r4)
#define VALUE(p,i) cmplx(small(p,i),small(i,p),r4)
#include "reduce.h"
#define TRY try_comp8
#define KIND_OF complex(r8)
#define VALUE(p,i) cmplx(small(p,i),small(i,p),r8)
#include "reduce.h"
end program

include 'check.h'

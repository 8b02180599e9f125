! np: 1 2 3 5  env: SHMEM_REDUCE=layout-independent  cflags: -O0
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests the reductions of the module under their own and under generic names:
! arrays, a scalar, a part of an array and arrays of two dimensions of each
! type.
program module_reduce
    use shmem
    implicit none
    integer, parameter :: work_size = max(10, shmem_reduce_min_wrkdata_size)
    integer, save :: psync(shmem_reduce_sync_size) = shmem_sync_value
    integer :: me, n

    call shmem_init
    me = shmem_my_pe()
    n = shmem_n_pes()

#define GENERIC shmem_and_to_all
#define COMBINE(a, b) iand(a, b)
#define OWN shmem_int2_and_to_all
#define NAME 'INT2_AND'
#define KIND_OF integer(2)
#include "module_reduce.h"
#define OWN shmem_int4_and_to_all
#define NAME 'INT4_AND'
#define KIND_OF integer(4)
#include "module_reduce.h"
#define OWN shmem_int8_and_to_all
#define NAME 'INT8_AND'
#define KIND_OF integer(8)
#include "module_reduce.h"
#undef GENERIC
#undef COMBINE

#define GENERIC shmem_or_to_all
#define COMBINE(a, b) ior(a, b)
#define OWN shmem_int2_or_to_all
#define NAME 'INT2_OR'
#define KIND_OF integer(2)
#include "module_reduce.h"
#define OWN shmem_int4_or_to_all
#define NAME 'INT4_OR'
#define KIND_OF integer(4)
#include "module_reduce.h"
#define OWN shmem_int8_or_to_all
#define NAME 'INT8_OR'
#define KIND_OF integer(8)
#include "module_reduce.h"
#undef GENERIC
#undef COMBINE

#define GENERIC shmem_xor_to_all
#define COMBINE(a, b) ieor(a, b)
#define OWN shmem_int2_xor_to_all
#define NAME 'INT2_XOR'
#define KIND_OF integer(2)
#include "module_reduce.h"
#define OWN shmem_int4_xor_to_all
#define NAME 'INT4_XOR'
#define KIND_OF integer(4)
#include "module_reduce.h"
#define OWN shmem_int8_xor_to_all
#define NAME 'INT8_XOR'
#define KIND_OF integer(8)
#include "module_reduce.h"
#undef GENERIC
#undef COMBINE

#define GENERIC shmem_max_to_all
#define COMBINE(a, b) max(a, b)
#define OWN shmem_int2_max_to_all
#define NAME 'INT2_MAX'
#define KIND_OF integer(2)
#include "module_reduce.h"
#define OWN shmem_int4_max_to_all
#define NAME 'INT4_MAX'
#define KIND_OF integer(4)
#include "module_reduce.h"
#define OWN shmem_int8_max_to_all
#define NAME 'INT8_MAX'
#define KIND_OF integer(8)
#include "module_reduce.h"
#define OWN shmem_real4_max_to_all
#define NAME 'REAL4_MAX'
#define KIND_OF real(4)
#include "module_reduce.h"
#define OWN shmem_real8_max_to_all
#define NAME 'REAL8_MAX'
#define KIND_OF real(8)
#include "module_reduce.h"
#ifdef __GFC_REAL_16__
#define OWN shmem_real16_max_to_all
#define NAME 'REAL16_MAX'
#define KIND_OF real(16)
#include "module_reduce.h"
#endif
#undef GENERIC
#undef COMBINE

#define GENERIC shmem_min_to_all
#define COMBINE(a, b) min(a, b)
#define OWN shmem_int2_min_to_all
#define NAME 'INT2_MIN'
#define KIND_OF integer(2)
#include "module_reduce.h"
#define OWN shmem_int4_min_to_all
#define NAME 'INT4_MIN'
#define KIND_OF integer(4)
#include "module_reduce.h"
#define OWN shmem_int8_min_to_all
#define NAME 'INT8_MIN'
#define KIND_OF integer(8)
#include "module_reduce.h"
#define OWN shmem_real4_min_to_all
#define NAME 'REAL4_MIN'
#define KIND_OF real(4)
#include "module_reduce.h"
#define OWN shmem_real8_min_to_all
#define NAME 'REAL8_MIN'
#define KIND_OF real(8)
#include "module_reduce.h"
#ifdef __GFC_REAL_16__
#define OWN shmem_real16_min_to_all
#define NAME 'REAL16_MIN'
#define KIND_OF real(16)
#include "module_reduce.h"
#endif
#undef GENERIC
#undef COMBINE

#define GENERIC shmem_sum_to_all
#define COMBINE(a, b) ((a) + (b))
#define OWN shmem_int2_sum_to_all
#define NAME 'INT2_SUM'
#define KIND_OF integer(2)
#include "module_reduce.h"
#define OWN shmem_int4_sum_to_all
#define NAME 'INT4_SUM'
#define KIND_OF integer(4)
#include "module_reduce.h"
#define OWN shmem_int8_sum_to_all
#define NAME 'INT8_SUM'
#define KIND_OF integer(8)
#include "module_reduce.h"
#define OWN shmem_real4_sum_to_all
#define NAME 'REAL4_SUM'
#define KIND_OF real(4)
#include "module_reduce.h"
#define OWN shmem_real8_sum_to_all
#define NAME 'REAL8_SUM'
#define KIND_OF real(8)
#include "module_reduce.h"
#ifdef __GFC_REAL_16__
#define OWN shmem_real16_sum_to_all
#define NAME 'REAL16_SUM'
#define KIND_OF real(16)
#include "module_reduce.h"
#endif
#define OWN shmem_comp4_sum_to_all
#define NAME 'COMP4_SUM'
#define KIND_OF complex(4)
#include "module_reduce.h"
#define OWN shmem_comp8_sum_to_all
#define NAME 'COMP8_SUM'
#define KIND_OF complex(8)
#include "module_reduce.h"
#undef GENERIC
#undef COMBINE

#define GENERIC shmem_prod_to_all
#define COMBINE(a, b) ((a) * (b))
#define OWN shmem_int2_prod_to_all
#define NAME 'INT2_PROD'
#define KIND_OF integer(2)
#include "module_reduce.h"
#define OWN shmem_int4_prod_to_all
#define NAME 'INT4_PROD'
#define KIND_OF integer(4)
#include "module_reduce.h"
#define OWN shmem_int8_prod_to_all
#define NAME 'INT8_PROD'
#define KIND_OF integer(8)
#include "module_reduce.h"
#define OWN shmem_real4_prod_to_all
#define NAME 'REAL4_PROD'
#define KIND_OF real(4)
#include "module_reduce.h"
#define OWN shmem_real8_prod_to_all
#define NAME 'REAL8_PROD'
#define KIND_OF real(8)
#include "module_reduce.h"
#ifdef __GFC_REAL_16__
#define OWN shmem_real16_prod_to_all
#define NAME 'REAL16_PROD'
#define KIND_OF real(16)
#include "module_reduce.h"
#endif
#define OWN shmem_comp4_prod_to_all
#define NAME 'COMP4_PROD'
#define KIND_OF complex(4)
#include "module_reduce.h"
#define OWN shmem_comp8_prod_to_all
#define NAME 'COMP8_PROD'
#define KIND_OF complex(8)
#include "module_reduce.h"
#undef GENERIC
#undef COMBINE

    call shmem_finalize

contains

    ! Small numbers, so that no sum or product is rounded.
    integer function number(p, i)
        integer, intent(in) :: p, i
        number = 1 + mod(p + i, 3)
    end function
end program

include 'check.h'

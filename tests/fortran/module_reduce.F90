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
    character(4) :: op
    integer :: me, n

    call shmem_init
    me = shmem_my_pe()
    n = shmem_n_pes()

    op = 'and'
#define GENERIC shmem_and_to_all
#define COMBINE(a, b) iand(a, b)
#define OWN_INT2 shmem_int2_and_to_all
#define OWN_INT4 shmem_int4_and_to_all
#define OWN_INT8 shmem_int8_and_to_all
#include "module_reduce_types.h"
    op = 'or'
#define GENERIC shmem_or_to_all
#define COMBINE(a, b) ior(a, b)
#define OWN_INT2 shmem_int2_or_to_all
#define OWN_INT4 shmem_int4_or_to_all
#define OWN_INT8 shmem_int8_or_to_all
#include "module_reduce_types.h"
    op = 'xor'
#define GENERIC shmem_xor_to_all
#define COMBINE(a, b) ieor(a, b)
#define OWN_INT2 shmem_int2_xor_to_all
#define OWN_INT4 shmem_int4_xor_to_all
#define OWN_INT8 shmem_int8_xor_to_all
#include "module_reduce_types.h"
    op = 'max'
#define GENERIC shmem_max_to_all
#define COMBINE(a, b) max(a, b)
#define OWN_INT2 shmem_int2_max_to_all
#define OWN_INT4 shmem_int4_max_to_all
#define OWN_INT8 shmem_int8_max_to_all
#define OWN_REAL4 shmem_real4_max_to_all
#define OWN_REAL8 shmem_real8_max_to_all
#ifdef __GFC_REAL_16__
#define OWN_REAL16 shmem_real16_max_to_all
#endif
#include "module_reduce_types.h"
    op = 'min'
#define GENERIC shmem_min_to_all
#define COMBINE(a, b) min(a, b)
#define OWN_INT2 shmem_int2_min_to_all
#define OWN_INT4 shmem_int4_min_to_all
#define OWN_INT8 shmem_int8_min_to_all
#define OWN_REAL4 shmem_real4_min_to_all
#define OWN_REAL8 shmem_real8_min_to_all
#ifdef __GFC_REAL_16__
#define OWN_REAL16 shmem_real16_min_to_all
#endif
#include "module_reduce_types.h"
    op = 'sum'
#define GENERIC shmem_sum_to_all
#define COMBINE(a, b) ((a) + (b))
#define OWN_INT2 shmem_int2_sum_to_all
#define OWN_INT4 shmem_int4_sum_to_all
#define OWN_INT8 shmem_int8_sum_to_all
#define OWN_REAL4 shmem_real4_sum_to_all
#define OWN_REAL8 shmem_real8_sum_to_all
#ifdef __GFC_REAL_16__
#define OWN_REAL16 shmem_real16_sum_to_all
#endif
#define OWN_COMP4 shmem_comp4_sum_to_all
#define OWN_COMP8 shmem_comp8_sum_to_all
#include "module_reduce_types.h"
    op = 'prod'
#define GENERIC shmem_prod_to_all
#define COMBINE(a, b) ((a) * (b))
#define OWN_INT2 shmem_int2_prod_to_all
#define OWN_INT4 shmem_int4_prod_to_all
#define OWN_INT8 shmem_int8_prod_to_all
#define OWN_REAL4 shmem_real4_prod_to_all
#define OWN_REAL8 shmem_real8_prod_to_all
#ifdef __GFC_REAL_16__
#define OWN_REAL16 shmem_real16_prod_to_all
#endif
#define OWN_COMP4 shmem_comp4_prod_to_all
#define OWN_COMP8 shmem_comp8_prod_to_all
#include "module_reduce_types.h"
    call shmem_finalize

contains

    ! Small numbers, so that no sum or product is rounded.
    integer function number(p, i)
        integer, intent(in) :: p, i
        number = 1 + mod(p + i, 3)
    end function
end program

include 'check.h'

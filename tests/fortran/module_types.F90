! np: 1 2 3  cflags: -O0
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests the generic routines of the module that count elements, with every type
! and kind: scalars, parts of arrays, arrays of three dimensions.  Each moves
! the elements that it should and no more.
program module_types
    use shmem
    implicit none
    integer, parameter :: many = 48
    integer, save :: psync(shmem_sync_size) = shmem_sync_value
    integer :: me, n, left, right

    call shmem_init
    me = shmem_my_pe()
    n = shmem_n_pes()
    right = mod(me + 1, n)
    left = mod(me - 1 + n, n)
    call all_types
    call shmem_finalize

contains

    ! The values of the elements: each PE and each index has another one.
    integer function number(p, i)
        integer, intent(in) :: p, i
        number = mod(7 * i + 31 * p, 120)
    end function

    subroutine all_types
        call try_i1('integer(1)')
        call try_i2('integer(2)')
        call try_i4('integer(4)')
        call try_i8('integer(8)')
        call try_r4('real(4)')
        call try_r8('real(8)')
        call try_c4('complex(4)')
        call try_c8('complex(8)')
        call try_l1('logical(1)')
        call try_l2('logical(2)')
        call try_l4('logical(4)')
        call try_l8('logical(8)')
        call try_ch1('character(1)')
        call try_ch3('character(3)')
        call try_ch8('character(8)')
        call try_ch19('character(19)')
#ifdef __GFC_INT_16__
        call try_i16('integer(16)')
        call try_l16('logical(16)')
#endif
#ifdef __GFC_REAL_10__
        call try_r10('real(10)')
        call try_c10('complex(10)')
#endif
#ifdef __GFC_REAL_16__
        call try_r16('real(16)')
        call try_c16('complex(16)')
#endif
    end subroutine

#define SAME(a,b) (a) == (b)
#define TRY try_i1
#define KIND_OF integer(1)
#define VALUE(p,i) int(number(p,i),1)
#include "module_types.h"
#define TRY try_i2
#define KIND_OF integer(2)
#define VALUE(p,i) int(number(p,i),2)
#include "module_types.h"
#define TRY try_i4
#define KIND_OF integer(4)
#define VALUE(p,i) int(number(p,i),4)
#include "module_types.h"
#define TRY try_i8
#define KIND_OF integer(8)
#define VALUE(p,i) int(number(p,i),8)
#include "module_types.h"
#ifdef __GFC_INT_16__
#define TRY try_i16
#define KIND_OF integer(16)
#define VALUE(p,i) int(number(p,i),16)*10_16**30
#include "module_types.h"
#endif
#define TRY try_r4
#define KIND_OF real(4)
#define VALUE(p,i) real(number(p,i),4)/7
#include "module_types.h"
#define TRY try_r8
#define KIND_OF real(8)
#define VALUE(p,i) real(number(p,i),8)/7
#include "module_types.h"
#ifdef __GFC_REAL_10__
#define TRY try_r10
#define KIND_OF real(10)
#define VALUE(p,i) real(number(p,i),10)/7
#include "module_types.h"
#endif
#ifdef __GFC_REAL_16__
#define TRY try_r16
#define KIND_OF real(16)
#define VALUE(p,i) real(number(p,i),16)/7
#include "module_types.h"
#endif
#define TRY try_c4
#define KIND_OF complex(4)
#define VALUE(p,i) cmplx(number(p,i),number(i,p),4)
#include "module_types.h"
#define TRY try_c8
#define KIND_OF complex(8)
#define VALUE(p,i) cmplx(number(p,i),number(i,p),8)
#include "module_types.h"
#ifdef __GFC_REAL_10__
#define TRY try_c10
#define KIND_OF complex(10)
#define VALUE(p,i) cmplx(number(p,i),number(i,p),10)
#include "module_types.h"
#endif
#ifdef __GFC_REAL_16__
#define TRY try_c16
#define KIND_OF complex(16)
#define VALUE(p,i) cmplx(number(p,i),number(i,p),16)
#include "module_types.h"
#endif
#define TRY try_ch1
#define KIND_OF character(1)
#define VALUE(p,i) repeat(achar(33+mod(number(p,i),90)),1)
#include "module_types.h"
#define TRY try_ch3
#define KIND_OF character(3)
#define VALUE(p,i) repeat(achar(33+mod(number(p,i),90)),3)
#include "module_types.h"
#define TRY try_ch8
#define KIND_OF character(8)
#define VALUE(p,i) repeat(achar(33+mod(number(p,i),90)),8)
#include "module_types.h"
#define TRY try_ch19
#define KIND_OF character(19)
#define VALUE(p,i) repeat(achar(33+mod(number(p,i),90)),19)
#include "module_types.h"
#undef SAME
#define SAME(a,b) logical((a) .eqv. (b))
#define TRY try_l1
#define KIND_OF logical(1)
#define VALUE(p,i) logical(btest(number(p,i),mod(i,5)),1)
#include "module_types.h"
#define TRY try_l2
#define KIND_OF logical(2)
#define VALUE(p,i) logical(btest(number(p,i),mod(i,5)),2)
#include "module_types.h"
#define TRY try_l4
#define KIND_OF logical(4)
#define VALUE(p,i) logical(btest(number(p,i),mod(i,5)),4)
#include "module_types.h"
#define TRY try_l8
#define KIND_OF logical(8)
#define VALUE(p,i) logical(btest(number(p,i),mod(i,5)),8)
#include "module_types.h"
#ifdef __GFC_INT_16__
#define TRY try_l16
#define KIND_OF logical(16)
#define VALUE(p,i) logical(btest(number(p,i),mod(i,5)),16)
#include "module_types.h"
#endif
end program

include 'check.h'

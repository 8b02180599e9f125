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
    character(9) :: what

    call shmem_init
    me = shmem_my_pe()
    n = shmem_n_pes()
    right = mod(me + 1, n)
    left = mod(me - 1 + n, n)

#define SAME(a,b) (a) == (b)
    what = 'integer'
#define TYPE(bytes) integer(bytes)
#define VALUE(p,i) int(number(p,i),BYTES)
#include "module_integers.h"
#ifdef __GFC_INT_16__
#undef VALUE
#define VALUE(p,i) int(number(p,i),16)*10_16**30
#define BYTES 16
#include "module_types.h"
#endif
#undef TYPE
#undef VALUE
    what = 'real'
#define TYPE(bytes) real(bytes)
#define VALUE(p,i) real(number(p,i),BYTES)/7
#include "module_reals.h"
    what = 'complex'
#define TYPE(bytes) complex(bytes)
#define VALUE(p,i) cmplx(number(p,i),number(i,p),BYTES)
#include "module_reals.h"
    what = 'character'
#define TYPE(bytes) character(bytes)
#define VALUE(p,i) repeat(achar(33+mod(number(p,i),90)),BYTES)
#define BYTES 1
#include "module_types.h"
#define BYTES 3
#include "module_types.h"
#define BYTES 8
#include "module_types.h"
#define BYTES 19
#include "module_types.h"
#undef SAME
#undef TYPE
#undef VALUE
#define SAME(a,b) logical((a) .eqv. (b))
    what = 'logical'
#define TYPE(bytes) logical(bytes)
#define VALUE(p,i) logical(btest(number(p,i),mod(i,5)),BYTES)
#include "module_integers.h"
#ifdef __GFC_INT_16__
#define BYTES 16
#include "module_types.h"
#endif
    call shmem_finalize

contains

    ! The values of the elements: each PE and each index has another one.
    integer function number(p, i)
        integer, intent(in) :: p, i
        number = mod(7 * i + 31 * p, 120)
    end function
end program

include 'check.h'

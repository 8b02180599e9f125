! SPDX-License-Identifier: BSD-3-Clause
!
! The tests of one reduction, included by reduce.h with GENERIC, COMBINE, op and the
! names of the routines of the types that it has: OWN_INT2 and so on.
#ifdef OWN_INT2
#define OWN OWN_INT2
#define NAME op // ', INT2'
#define KIND_OF integer(i2)
#define VALUE(p,i) int(ishft(random(p,i),-49),i2)-16384_i2
#include "reduce_type.h"
#undef OWN_INT2
#endif
#ifdef OWN_INT4
#define OWN OWN_INT4
#define NAME op // ', INT4'
#define KIND_OF integer(i4)
#define VALUE(p,i) int(ishft(random(p,i),-33),i4)-1073741824_i4
#include "reduce_type.h"
#undef OWN_INT4
#endif
#ifdef OWN_INT8
#define OWN OWN_INT8
#define NAME op // ', INT8'
#define KIND_OF integer(i8)
#define VALUE(p,i) random(p,i)
#include "reduce_type.h"
#undef OWN_INT8
#endif
#ifdef OWN_REAL4
#define OWN OWN_REAL4
#define NAME op // ', REAL4'
#define KIND_OF real(r4)
#define VALUE(p,i) real(fraction(p,i),r4)
#include "reduce_type.h"
#undef OWN_REAL4
#endif
#ifdef OWN_REAL8
#define OWN OWN_REAL8
#define NAME op // ', REAL8'
#define KIND_OF real(r8)
#define VALUE(p,i) real(fraction(p,i),r8)
#include "reduce_type.h"
#undef OWN_REAL8
#endif
#ifdef OWN_REAL16
#if !defined(MODULE) || defined(__GFC_REAL_16__)
#define OWN OWN_REAL16
#define NAME op // ', REAL16'
#define KIND_OF real(r16)
#define VALUE(p,i) fraction(p,i)
#include "reduce_type.h"
#endif
#undef OWN_REAL16
#endif
#ifdef OWN_COMP4
#define OWN OWN_COMP4
#define NAME op // ', COMP4'
#define KIND_OF complex(r4)
#define VALUE(p,i) cmplx(small(p,i),small(i,p),r4)
#include "reduce_type.h"
#undef OWN_COMP4
#endif
#ifdef OWN_COMP8
#define OWN OWN_COMP8
#define NAME op // ', COMP8'
#define KIND_OF complex(r8)
#define VALUE(p,i) cmplx(small(p,i),small(i,p),r8)
#include "reduce_type.h"
#undef OWN_COMP8
#endif
#undef GENERIC
#undef COMBINE

! SPDX-License-Identifier: BSD-3-Clause
!
! The tests of one reduction, included by module_reduce.F90 with GENERIC, COMBINE, op and
! the names of the routines of the types that it has: OWN_INT2 and so on.
#ifdef OWN_INT2
#define OWN OWN_INT2
#define NAME op // ', INT2'
#define KIND_OF integer(2)
#include "module_reduce.h"
#undef OWN_INT2
#endif
#ifdef OWN_INT4
#define OWN OWN_INT4
#define NAME op // ', INT4'
#define KIND_OF integer(4)
#include "module_reduce.h"
#undef OWN_INT4
#endif
#ifdef OWN_INT8
#define OWN OWN_INT8
#define NAME op // ', INT8'
#define KIND_OF integer(8)
#include "module_reduce.h"
#undef OWN_INT8
#endif
#ifdef OWN_REAL4
#define OWN OWN_REAL4
#define NAME op // ', REAL4'
#define KIND_OF real(4)
#include "module_reduce.h"
#undef OWN_REAL4
#endif
#ifdef OWN_REAL8
#define OWN OWN_REAL8
#define NAME op // ', REAL8'
#define KIND_OF real(8)
#include "module_reduce.h"
#undef OWN_REAL8
#endif
#ifdef OWN_REAL16
#define OWN OWN_REAL16
#define NAME op // ', REAL16'
#define KIND_OF real(16)
#include "module_reduce.h"
#undef OWN_REAL16
#endif
#ifdef OWN_COMP4
#define OWN OWN_COMP4
#define NAME op // ', COMP4'
#define KIND_OF complex(4)
#include "module_reduce.h"
#undef OWN_COMP4
#endif
#ifdef OWN_COMP8
#define OWN OWN_COMP8
#define NAME op // ', COMP8'
#define KIND_OF complex(8)
#include "module_reduce.h"
#undef OWN_COMP8
#endif
#undef GENERIC
#undef COMBINE

! np: 1 2 3 5  env: SHMEM_REDUCE=layout-independent  cflags: -fwrapv -O0
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests the reductions of reduce.F90, called through the module under their own and
! under generic names (reduce.h).
#define MODULE
#include "reduce.h"

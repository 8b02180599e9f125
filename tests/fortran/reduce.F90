! np: 1 2 3 5  env: SHMEM_REDUCE=layout-independent  cflags: -fwrapv -O0
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests every reduction (reduce.h).
#include "reduce.h"

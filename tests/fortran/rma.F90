! np: 1 2 3
! np: 2  env: SHMEM_STATS=/dev/null  cflags: -O0 -fshmem-generic-32 -DWORD=4
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests the routines that move data, each with data of its type (rma.h).
#include "rma.h"

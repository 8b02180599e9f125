! np: 1 2 3
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests the routines that move data, each with data of its type (rma.h).
#include "rma.h"

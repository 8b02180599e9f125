! np: 1 2 3
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests the routines of rma.F90, called through the module (rma.h).
#define MODULE
#include "rma.h"

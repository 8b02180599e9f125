! np: 1 2 4
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests the routines of words.F90, called through the module (words.h).
#define MODULE
#include "words.h"

! np: 1 2 3 4
! SPDX-License-Identifier: BSD-3-Clause
!
! Tests atomic operations, waits, events and locks (words.h).
#include "words.h"

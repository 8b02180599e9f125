! SPDX-License-Identifier: BSD-3-Clause
#define BYTES 4
#include "module_types.h"
#define BYTES 8
#include "module_types.h"
#ifdef __GFC_REAL_10__
#define BYTES 10
#include "module_types.h"
#endif
#ifdef __GFC_REAL_16__
#define BYTES 16
#include "module_types.h"
#endif
#undef TYPE
#undef VALUE

! SPDX-License-Identifier: BSD-3-Clause
#define BYTES 1
#include "module_types.h"
#define BYTES 2
#include "module_types.h"
#define BYTES 4
#include "module_types.h"
#define BYTES 8
#include "module_types.h"

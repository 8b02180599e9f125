/* SPDX-License-Identifier: BSD-3-Clause */
/* The old name, which goes when nobody includes it. */
#ifndef SMA_OLD_MEMORY_HEAP_H
#define SMA_OLD_MEMORY_HEAP_H

#include "memory/memory.h"

#endif

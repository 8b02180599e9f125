/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The blocks of the symmetric heap, which heap.c, heap_guard.c and heap_walk.c
 * share.
 */
#include "memory/heap_blocks.h"

struct sma_blocks sma_blocks = {.mutex = PTHREAD_MUTEX_INITIALIZER};

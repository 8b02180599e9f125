/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Defines the state that base/base.h declares.
 */
#include "base/base.h"

struct sma_self sma_self;
struct sma_topology sma_topology;
__thread const struct sma_routine *sma_calling;

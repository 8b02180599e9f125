/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The clock of the host, which no change of the date moves.
 */
#ifndef SMA_CLOCK_H
#define SMA_CLOCK_H

#include <stdint.h>

#include "base/base.h"

double sma_now(void); /* seconds */
uint64_t sma_now_ns(void);

#endif

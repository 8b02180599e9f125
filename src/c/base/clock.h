/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The monotonic clock of the host.  Setting the date does not change it.
 */
#ifndef SMA_CLOCK_H
#define SMA_CLOCK_H

#include <stdint.h>

#include "base/base.h"

double sma_now(void);      /* in seconds */
uint64_t sma_now_ns(void); /* in nanoseconds */

#endif

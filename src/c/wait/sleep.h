/* SPDX-License-Identifier: BSD-3-Clause */
/* The old name, which goes when nobody includes it. */
#ifndef SMA_OLD_WAIT_SLEEP_H
#define SMA_OLD_WAIT_SLEEP_H

#include "wait/wait.h"

#endif

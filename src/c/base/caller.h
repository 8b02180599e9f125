/* SPDX-License-Identifier: BSD-3-Clause */
/* The old name, which goes when nobody includes it. */
#ifndef SMA_OLD_BASE_CALLER_H
#define SMA_OLD_BASE_CALLER_H

#include "base/program.h"

#endif

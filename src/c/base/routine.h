/* SPDX-License-Identifier: BSD-3-Clause */
/* The old name, which goes when nobody includes it. */
#ifndef SMA_OLD_BASE_ROUTINE_H
#define SMA_OLD_BASE_ROUTINE_H

#include "base/base.h"

#endif

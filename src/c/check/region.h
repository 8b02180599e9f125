/* SPDX-License-Identifier: BSD-3-Clause */
/* The old name, which goes when nobody includes it. */
#ifndef SMA_OLD_CHECK_REGION_H
#define SMA_OLD_CHECK_REGION_H

#include "check/check.h"

#endif

/* SPDX-License-Identifier: BSD-3-Clause */
/* The old name, which goes when nobody includes it. */
#ifndef SMA_OLD_SHARED_HANG_WORDS_H
#define SMA_OLD_SHARED_HANG_WORDS_H

#include "shared/hang_table.h"

#endif

/* SPDX-License-Identifier: BSD-3-Clause */
/* The old name, which goes when nobody includes it. */
#ifndef SMA_OLD_BOOT_NODES_H
#define SMA_OLD_BOOT_NODES_H

#include "boot/boot.h"

#endif

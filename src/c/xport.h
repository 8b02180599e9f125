/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Moving data to and from mapped memory.  Every peer of this version is on the
 * node, so a transfer is a copy.
 */
#ifndef SMA_XPORT_H
#define SMA_XPORT_H

#include <string.h>

#include "sma.h"

/* A copy that may overlap.  Single words move in one piece, so that a flag is
 * never seen half written. */
static inline void sma_copy(void *dest, const void *source, size_t bytes)
{
    if (bytes == 8) {
        uint64_t word;

        memcpy(&word, source, 8);
        memcpy(dest, &word, 8);
    } else if (bytes == 4) {
        uint32_t word;

        memcpy(&word, source, 4);
        memcpy(dest, &word, 4);
    } else {
        memmove(dest, source, bytes);
    }
}

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The sizes of messages between nodes.
 */
#ifndef SMA_COLL_NET_H
#define SMA_COLL_NET_H

#include <stddef.h>

#include "base/base.h"

void sma_net_wrong_size(const char *routine, int pe, size_t got, size_t bytes)
    __attribute__((noreturn, cold));

/* Ends the job if a message of PE pe has another size than PEs send that have
 * called the routine alike. */
static inline void sma_net_check_size(const char *routine, int pe, size_t got,
                                      size_t bytes)
{
    if (unlikely(got != bytes))
        sma_net_wrong_size(routine, pe, got, bytes);
}

#endif

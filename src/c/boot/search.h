/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The search for the host of a PE among the hosts of the PEs before it.
 */
#ifndef SMA_BOOT_SEARCH_H
#define SMA_BOOT_SEARCH_H

#include <stdbool.h>

/*
 * The index in hosts[0..count-1] of the entry that is the same as host; count if
 * there is none.  The search begins with `last`, the host of the PE before, and
 * goes on with the host after it, because the PEs of a host mostly have
 * consecutive numbers, or the PEs go round the hosts.
 */
static inline int sma_host_search(void *const *hosts, int count, int last,
                                  const void *host,
                                  bool (*is_same)(const void *, const void *))
{
    for (int tried = 0; tried < count; tried++) {
        if (is_same(hosts[last], host))
            return last;
        last = (last + 1) % count;
    }
    return count;
}

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The other PEs of this node: their numbers, and where this PE has mapped their
 * memory.
 */
#include "memory/memory.h"

bool sma_peer_is_here(int pe)
{
    return sma_topology.node_of == NULL ||
           sma_topology.node_of[pe] == sma_topology.node;
}

int sma_peer_number(int pe)
{
    if (sma_topology.node_of == NULL)
        return pe;
    return sma_sorted_place(sma_topology.node_pe, sma_topology.node_n, pe);
}

uintptr_t sma_peer_base(int pe, int region)
{
    if (pe == sma_self.me) /* at the addresses that the program uses */
        return sma_memory.region[region].base;
    if (region == SMA_DATA && sma_runs_other(pe))
        return 0;
    return (uintptr_t) sma_memory.segment + sma_memory.region_offset[region] +
           (size_t) sma_peer_number(pe) * sma_memory.region_stride[region];
}

void *sma_peer_at(struct sma_address address, int pe)
{
    uintptr_t base = 0;

    if (sma_peer_is_here(pe))
        base = sma_peer_base(pe, address.region);
    return base != 0 ? (void *) (base + address.offset) : NULL;
}

struct sma_peer *sma_peers_of(int i)
{
    return (struct sma_peer *) (sma_memory.segment + sma_memory.peers_offset +
                                (size_t) i * sma_memory.peers_stride);
}

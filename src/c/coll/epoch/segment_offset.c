/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Offsets in the node segment, by which the PEs of a node find symmetric data
 * of each other.
 */
#include "coll/epoch/epoch.h"

uint64_t sma_coll_offset_of(const struct sma_routine *routine,
                            const struct sma_argument *arg, const void *data,
                            size_t bytes)
{
    size_t offset = 0;
    int region = sma_region_find(data, bytes, &offset);

    if (unlikely(region < 0)) {
        if (sma_constant(data, bytes, &offset))
            return sma_memory.segment_size + offset;
        sma_bad_address(routine, arg, data, bytes);
    }
    return sma_memory.region_offset[region] +
           (size_t) sma_topology.node_me * sma_memory.region_stride[region] +
           offset;
}

/* A PE that is alone on its node has its static data where the program has it,
 * not in the segment. */
static const void *own_at(uint64_t address)
{
    for (int r = 0; r < SMA_REGIONS; r++)
        if (address - sma_memory.region_offset[r] < sma_memory.region[r].size)
            return (const char *) sma_memory.region[r].base + address -
                   sma_memory.region_offset[r];
    return sma_memory.segment + address;
}

void sma_offset_damaged(const char *what, uint64_t value)
{
    sma_fatal(NULL,
              "the memory in which PEs of this host work together was "
              "overwritten: a collective finds the %s %llu",
              what, (unsigned long long) value);
}

/* An offset behind the segment is one in the constants of this PE, which are
 * those of the PE that has posted it. */
static const void *constant_at(uint64_t address)
{
    const void *at = sma_constant_at(address - sma_memory.segment_size);

    if (at == NULL)
        sma_offset_damaged("offset", address);
    return at;
}

const void *sma_coll_at(uint64_t address)
{
    if (unlikely(address >= sma_memory.segment_size))
        return constant_at(address);
    if (unlikely(sma_topology.node_n == 1))
        return own_at(address);
    return sma_memory.segment + address;
}

void sma_offsets_post(struct sma_set *set, const struct sma_routine *routine,
                      const void *dest, size_t dest_bytes, const void *source,
                      size_t bytes)
{
    struct sma_offsets p = {.bytes = bytes};

    if (bytes > 0) {
        p.source = sma_coll_offset_of(routine, SMA_ARG(source), source, bytes);
        p.dest = sma_coll_offset_of(routine, SMA_ARG(dest), dest, dest_bytes);
    }
    sma_epoch_post(set, routine, &p, sizeof p);
}

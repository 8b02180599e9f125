/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Where the regions of the symmetric memory lie: in the node segment, which has
 * one layout for all PEs of the node, and in the address space of this PE.
 */
#include <sys/mman.h>

#include "api/api.h"
#include "coll/compare/same_call.h"
#include "coll/set/slot.h"
#include "net/net.h"
#include "sync/sync.h"

/* So many bytes from the start of this PE's heap on have been prepared for blocks,
 * and stay so.  Only routines that all PEs call together make it more, one at a
 * time: so it needs no lock. */
static size_t extended;

static size_t round_up(size_t n, size_t to)
{
    return (n + to - 1) / to * to;
}

/* Bytes that SHMEM_CHECK=2 adds to the heap: guard zones, and the records by
 * which PEs compare their calls. */
static size_t heap_for_checks(size_t heap_size)
{
    return sma_heap_guard_space(round_up(heap_size, SMA_CACHE_LINE)) +
           sma_check_bytes(sma_self.job_n);
}

/* A size from the job block, for which the sums over all PEs of the host do not
 * overflow. */
static uint64_t size_of(uint64_t bytes, const char *what)
{
    if (bytes > (SIZE_MAX >> 4) / (size_t) sma_topology.host_n)
        sma_block_is_damaged(what);
    return bytes;
}

/* The bytes of static data of the PE of this node that has most. */
static size_t most_data(void)
{
    uint64_t most = sma_memory.region[SMA_DATA].size;

    if (sma_memory.program_of == NULL)
        return most;
    for (int i = 0; i < sma_topology.node_n; i++) {
        int k = sma_host_index(sma_topology.node_pe[i]);
        uint64_t bytes =
            size_of(sma_self.job->pe[k].data_size, "the size of static data");

        if (bytes > most)
            most = bytes;
    }
    return most;
}

/* The bytes of the array sma_memory.peer of a PE. */
static size_t bytes_of_peers(void)
{
    return round_up((size_t) sma_self.job_n * sizeof(struct sma_peer),
                    SMA_CACHE_LINE);
}

/* Decides where everything lies in the segment, and returns its size.  All PEs
 * of the node get equal results. */
static size_t lay_out(size_t heap_size)
{
    size_t page = (size_t) sysconf(_SC_PAGESIZE);
    size_t huge = sma_huge_align();
    size_t n = (size_t) sma_topology.node_n, at = 0, used;

    sma_memory.region[SMA_HEAP].size = round_up(heap_size, SMA_CACHE_LINE);
    if (sma_checks_all())
        sma_memory.region[SMA_HEAP].size +=
            round_up(heap_for_checks(heap_size), SMA_CACHE_LINE);
    sma_memory.blocks =
        sma_memory.region[SMA_HEAP].size -
        (sma_checks_all() ? sma_check_bytes(sma_self.job_n) : 0);
    sma_memory.behind_heap = sma_lock_bytes(sma_self.job_n);
    sma_memory.coll_offset = at;
    sma_memory.coll_stride = round_up(sma_area_bytes(&used), page);
    at += n * sma_memory.coll_stride;
    sma_memory.peers_offset = at;
    sma_memory.peers_stride = bytes_of_peers();
    at = round_up(at + n * sma_memory.peers_stride, page);
    sma_memory.region_offset[SMA_DATA] = at;
    sma_memory.region_stride[SMA_DATA] = round_up(most_data(), page);
    at = round_up(at + n * sma_memory.region_stride[SMA_DATA], huge);
    sma_memory.region_offset[SMA_HEAP] = at;
    sma_memory.region_stride[SMA_HEAP] = round_up(
        sma_memory.region[SMA_HEAP].size + sma_memory.behind_heap, huge);
    return at + n * sma_memory.region_stride[SMA_HEAP];
}

/* The bytes of the memory file that the PEs may come to use: the static data,
 * those parts of the collective areas that a program mostly uses, and, unless
 * they lie in a file of huge pages, the heaps. */
static size_t bytes_used(bool with_heaps)
{
    size_t each;

    sma_area_bytes(&each);
    each += sma_memory.region[SMA_DATA].size + bytes_of_peers();
    if (with_heaps)
        each += sma_memory.region[SMA_HEAP].size + sma_memory.behind_heap;
    return (size_t) sma_topology.host_n * each;
}

/* The offset of this PE's heap in the file of the heaps. */
static size_t own_heap(void)
{
    return sma_memory.heap_start +
           (size_t) sma_topology.node_me * sma_memory.region_stride[SMA_HEAP];
}

static void *map_own_heap(void *at, int flags)
{
    void *p = mmap(at, sma_memory.region_stride[SMA_HEAP],
                   PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE | flags,
                   sma_memory.heap_fd, (off_t) own_heap());

    return p == MAP_FAILED ? NULL : p;
}

/* Maps this PE's heap at the lowest multiple of SMA_HEAP_ALIGN among addresses
 * that it reserves.  Returns NULL when the addresses cannot be had. */
static char *map_heap_in_reserved(void)
{
    size_t bytes = sma_memory.region_stride[SMA_HEAP];
    char *address = sma_segment_reserve(bytes, SMA_HEAP_ALIGN), *p = NULL;

    if (address != NULL)
        p = map_own_heap(address, MAP_FIXED);
    if (address != NULL && p == NULL)
        munmap(address, bytes);
    return p;
}

/* Maps this PE's heap at some multiple of SMA_HEAP_ALIGN, or returns NULL.
 * Powers of two come first: they are mostly free, need no more address space
 * than the heap itself, and may be the same on several PEs. */
static char *map_heap_anywhere(void)
{
    for (uintptr_t at = (uintptr_t) 1 << 46; at >= SMA_HEAP_ALIGN; at /= 2) {
        char *p = map_own_heap((void *) at, 0); /* a hint */

        if (p != NULL && (uintptr_t) p % SMA_HEAP_ALIGN == 0)
            return p;
        if (p != NULL)
            munmap(p, sma_memory.region_stride[SMA_HEAP]);
    }
    return map_heap_in_reserved();
}

/*
 * Maps this PE's heap once more, and returns the address.  If one of a few
 * candidates is free on all PEs of the host, the heap has this address on all of
 * them, as the PEs of old programs send addresses to each other.  Otherwise the
 * heap lies at any multiple of SMA_HEAP_ALIGN; the candidates are multiples of
 * it, too.
 */
static char *map_heap(void)
{
    static const uintptr_t candidates[] = {0x300000000000, 0x0a0000000000};
    char *p;

    for (size_t i = 0; i < sizeof candidates / sizeof *candidates; i++) {
        bool all = true;

        p = NULL;
        if (sizeof(void *) == 8)
            p = map_own_heap((void *) candidates[i], 0); /* a hint */
        if (p != NULL && p != (char *) candidates[i]) {
            munmap(p, sma_memory.region_stride[SMA_HEAP]);
            p = NULL;
        }
        sma_self.job->pe[sma_topology.host_me].flag = p != NULL;
        sma_boot_barrier("heap address proposed");
        for (int k = 0; k < sma_topology.host_n; k++)
            all = all && sma_self.job->pe[k].flag;
        sma_boot_barrier("heap address judged");
        if (all)
            return p;
        if (p != NULL)
            munmap(p, sma_memory.region_stride[SMA_HEAP]);
    }
    p = map_heap_anywhere();
    if (p == NULL) {
        char what[64];

        snprintf(what, sizeof what, "a symmetric heap of %zu MiB",
                 sma_memory.region[SMA_HEAP].size >> 20);
        sma_segment_not_mapped(what, sma_memory.region_stride[SMA_HEAP]);
    }
    sma_debug("the heap has another address than in other PEs");
    return p;
}

/* This PE's slices of the segment get their NUMA nodes. */
static void place_memory(void *heap)
{
    unsigned char *segment = sma_memory.segment;
    size_t me = (size_t) sma_topology.node_me;

    sma_numa_place(segment + sma_memory.coll_offset +
                       me * sma_memory.coll_stride,
                   sma_memory.coll_stride, false);
    sma_numa_place(segment + sma_memory.region_offset[SMA_DATA] +
                       me * sma_memory.region_stride[SMA_DATA],
                   sma_memory.region_stride[SMA_DATA], false);
    sma_numa_place(heap, sma_memory.region_stride[SMA_HEAP], true);
}

void sma_layout_map_heap(void)
{
    char *p = map_heap();

    sma_memory.region[SMA_HEAP].base = (uintptr_t) p;
    sma_huge_advise(p, sma_memory.region_stride[SMA_HEAP]);
    sma_core_leave_out(p, sma_memory.region_stride[SMA_HEAP]);
    if (sma_memory.huge != 0)
        sma_core_take_huge_pages();
    place_memory(p);
}

void sma_layout_clear_heap(void)
{
    char *heap = (char *) sma_memory.region[SMA_HEAP].base;

    if (sma_memory.huge == 0)
        return;
    memset(heap, 0, extended);
    memset(heap + sma_memory.blocks, 0,
           sma_memory.region[SMA_HEAP].size + sma_memory.behind_heap -
               sma_memory.blocks);
}

void sma_layout_extend_heap(void)
{
    size_t top = sma_heap_top();

    sma_net_extend(top); /* its pieces may be smaller than a huge page */
    if (top <= extended)
        return;
    extended = round_up(top, sma_huge_align());
    if (extended > sma_memory.region_stride[SMA_HEAP])
        extended = sma_memory.region_stride[SMA_HEAP];
    sma_core_take((void *) sma_memory.region[SMA_HEAP].base, extended);
}

void sma_layout_find_peers(void)
{
    extended = 0;
    sma_memory.peer = sma_peers_of(sma_topology.node_me);
    for (int i = 0; i < sma_topology.node_n; i++)
        for (int k = 0; k < SMA_REGIONS; k++)
            sma_memory.peer[sma_topology.node_pe[i]].base[k] =
                sma_peer_base(sma_topology.node_pe[i], k);
}

/* ----------------------------------------------------------------- segments */

/* How many PEs of this host belong to nodes before this one. */
static size_t pes_before(void)
{
    size_t count = 0;

    for (int i = 0; sma_topology.node_of != NULL && i < sma_topology.host_n;
         i++)
        count += sma_topology.node_of[sma_host_pe(i)] < sma_topology.node;
    return count;
}

/* The largest of the segments of the nodes of this host; `bytes` is the size of
 * this node's. */
static size_t largest_segment(size_t bytes)
{
    size_t most = bytes;

    if (sma_topology.nodes == 1)
        return bytes;
    sma_self.job->pe[sma_topology.host_me].flag = bytes;
    sma_boot_barrier("sizes of the nodes");
    for (int i = 0; i < sma_topology.host_n; i++) {
        uint64_t other =
            size_of(sma_self.job->pe[i].flag, "the size of a segment");

        if (other > most)
            most = other;
    }
    return most;
}

/* The first PE of the host has created a file of huge pages: all PEs use it, or
 * none. */
static void agree_on_huge_pages(void)
{
    bool all = true;

    sma_self.job->pe[sma_topology.host_me].flag = sma_huge_open();
    sma_boot_barrier("the heaps of huge pages are open");
    for (int i = 0; i < sma_topology.host_n; i++)
        all = all && sma_self.job->pe[i].flag;
    sma_boot_barrier("agreement on huge pages");
    sma_huge_use(all);
}

/*
 * A host has one memory file; the segments of its nodes lie in it one after the
 * other, all with the size of the largest one.  The heaps lie there, too, or
 * without gaps in a file of huge pages.
 */
void sma_layout_map_node(void)
{
    size_t bytes =
        lay_out(size_of(sma_self.job->heap_size, "the size of the heap"));
    const size_t huge = sma_huge_align();
    size_t start = round_up(sma_nodes_area_end(), huge);
    size_t most = largest_segment(bytes);
    size_t all = start + most * (size_t) sma_nodes_here();
    size_t heaps =
        (size_t) sma_topology.host_n * sma_memory.region_stride[SMA_HEAP];
    size_t used = start + bytes_used(true);
    const bool first = sma_topology.host_me == 0;

    if (first) {
        sma_huge_create(heaps);
        sma_segment_grow(all, start + bytes_used(sma_self.job->huge_page == 0));
    }
    sma_boot_barrier("segment created");
    if (sma_self.job->huge_page != 0)
        agree_on_huge_pages();
    start += most * (size_t) sma_node_here();
    if (sma_memory.huge != 0) {
        sma_memory.heap_start =
            pes_before() * sma_memory.region_stride[SMA_HEAP];
    } else {
        if (first && sma_self.job->huge_page != 0)
            sma_segment_grow(all, used);
        sma_memory.heap_fd = sma_segment_file();
        sma_memory.heap_start = start + sma_memory.region_offset[SMA_HEAP];
    }
    sma_segment_map(start, bytes, huge);
    sma_huge_advise(sma_memory.segment + sma_memory.region_offset[SMA_HEAP],
                    bytes - sma_memory.region_offset[SMA_HEAP]);
}

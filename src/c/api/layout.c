/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Where the regions of the symmetric memory lie: in the node segment, which has
 * one layout for all PEs of the node, and in the address space of this PE.
 */
#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "api/api.h"
#include "base/base.h"
#include "base/env.h"
#include "base/msg.h"
#include "boot/boot.h"
#include "boot/nodes.h"
#include "check/check.h"
#include "coll/check.h"
#include "coll/coll.h"
#include "memory/heap.h"
#include "memory/memory.h"
#include "shared/regions.h"
#include "sync/sync.h"

static size_t round_up(size_t n, size_t to)
{
    return (n + to - 1) / to * to;
}

/* Bytes that SHMEM_CHECK=2 adds to the heap: guard zones, and the records by
 * which PEs compare their calls. */
static size_t heap_for_checks(size_t heap_size)
{
    return sma_heap_guard_room(round_up(heap_size, SMA_CACHE_LINE)) +
           sma_check_bytes(sma_self.job_n);
}

/* The bytes of static data of the PE of this node that has most. */
static size_t most_data(void)
{
    uint64_t most = sma_memory.region[SMA_DATA].size;

    if (sma_memory.program_of == NULL)
        return most;
    for (int i = 0; i < sma_topology.node_n; i++) {
        int k = sma_host_index(sma_topology.node_pe[i]);

        if (sma_self.job->pe[k].data_size > most)
            most = sma_self.job->pe[k].data_size;
    }
    return most;
}

/* Decides where everything lies in the segment, and returns its size.  All PEs
 * of the node get equal results. */
static size_t lay_out(size_t heap_size)
{
    size_t page = (size_t) sysconf(_SC_PAGESIZE);
    size_t huge = (size_t) 2 << 20;
    size_t n = (size_t) sma_topology.node_n, at = 0;

    sma_memory.region[SMA_HEAP].size = round_up(heap_size, SMA_CACHE_LINE);
    if (sma_checks_all())
        sma_memory.region[SMA_HEAP].size +=
            round_up(heap_for_checks(heap_size), SMA_CACHE_LINE);
    sma_memory.behind_heap = sma_lock_bytes(sma_self.job_n);
    sma_memory.coll_offset = at;
    sma_memory.coll_stride = round_up(sma_coll_bytes(), page);
    at += n * sma_memory.coll_stride;
    sma_memory.region_offset[SMA_DATA] = at;
    sma_memory.region_stride[SMA_DATA] = round_up(most_data(), page);
    at = round_up(at + n * sma_memory.region_stride[SMA_DATA], huge);
    sma_memory.region_offset[SMA_HEAP] = at;
    sma_memory.region_stride[SMA_HEAP] =
        round_up(sma_memory.region[SMA_HEAP].size + sma_memory.behind_heap,
                 huge);
    return at + n * sma_memory.region_stride[SMA_HEAP];
}

static void *map_own_heap(void *at, int flags)
{
    void *p = mmap(
        at, sma_memory.region_stride[SMA_HEAP], PROT_READ | PROT_WRITE,
        MAP_SHARED | MAP_NORESERVE | flags, sma_memory.segment_fd,
        (off_t) (sma_memory.segment_start + sma_memory.region_offset[SMA_HEAP] +
                 (size_t) sma_topology.node_me *
                     sma_memory.region_stride[SMA_HEAP]));

    return p == MAP_FAILED ? NULL : p;
}

/* Reserves addresses for the heap and SMA_HEAP_ALIGN bytes more, maps this PE's
 * heap at the lowest multiple of SMA_HEAP_ALIGN among them, and gives back the
 * rest.  Returns NULL when the addresses cannot be had. */
static char *map_heap_in_reserved(void)
{
    size_t bytes = sma_memory.region_stride[SMA_HEAP];
    char *address = mmap(NULL, bytes + SMA_HEAP_ALIGN, PROT_NONE,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    char *p, *start;

    if (address == MAP_FAILED)
        return NULL;
    start = (char *) round_up((uintptr_t) address, SMA_HEAP_ALIGN);
    p = map_own_heap(start, MAP_FIXED);
    if (p == NULL) {
        munmap(address, bytes + SMA_HEAP_ALIGN);
        return NULL;
    }
    if (start > address)
        munmap(address, (size_t) (start - address));
    munmap(start + bytes, SMA_HEAP_ALIGN - (size_t) (start - address));
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
 * Maps this PE's heap once more.  If one of a few candidates is free on all PEs
 * of the host, the heap has this address on all of them, as the PEs of old
 * programs send addresses to each other.  Otherwise the heap lies at any
 * multiple of SMA_HEAP_ALIGN; the candidates are multiples of it, too.
 */
void sma_layout_map_heap(void)
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
        if (all) {
            sma_memory.region[SMA_HEAP].base = (uintptr_t) p;
            return;
        }
        if (p != NULL)
            munmap(p, sma_memory.region_stride[SMA_HEAP]);
    }
    p = map_heap_anywhere();
    if (p == NULL)
        sma_fatal(NULL,
                  "a symmetric heap of %zu MiB cannot be mapped: %s; "
                  "%s sets its size",
                  sma_memory.region[SMA_HEAP].size >> 20, strerror(errno),
                  sma_env.symmetric_size_name);
    sma_memory.region[SMA_HEAP].base = (uintptr_t) p;
    sma_debug("the heap has an address of its own");
}

void sma_layout_find_peers(void)
{
    sma_memory.peer =
        sma_new(NULL, (size_t) sma_self.job_n, sizeof *sma_memory.peer);
    for (int i = 0; i < sma_topology.node_n; i++)
        for (int k = 0; k < SMA_REGIONS; k++)
            if (k != SMA_DATA || !sma_runs_other(sma_topology.node_pe[i]))
                sma_memory.peer[sma_topology.node_pe[i]].base[k] =
                    (uintptr_t) sma_memory.segment +
                    sma_memory.region_offset[k] +
                    (size_t) i * sma_memory.region_stride[k];
    /* The PE's own memory has the addresses that the program uses. */
    for (int k = 0; k < SMA_REGIONS; k++)
        sma_memory.peer[sma_self.me].base[k] = sma_memory.region[k].base;
}

/* A host has one file; the segments of its nodes lie in it one after the
 * other. */
void sma_layout_map_node(void)
{
    size_t bytes = lay_out(sma_self.job->heap_size);
    size_t page = (size_t) sysconf(_SC_PAGESIZE);
    size_t huge = (size_t) 2 << 20, most = bytes;
    size_t start = round_up(sma_nodes_area_end(), page);

    if (sma_topology.nodes > 1) {
        /* All segments get the size of the largest one. */
        sma_self.job->pe[sma_topology.host_me].flag = bytes;
        sma_boot_barrier("sizes of the nodes");
        for (int i = 0; i < sma_topology.host_n; i++)
            if (sma_self.job->pe[i].flag > most)
                most = sma_self.job->pe[i].flag;
        start = round_up(start, huge);
    }
    if (sma_topology.host_me == 0)
        sma_segment_grow(start + most * (size_t) sma_nodes_here());
    sma_boot_barrier("segment created");
    sma_segment_map(start + most * (size_t) sma_node_here(), bytes);
}

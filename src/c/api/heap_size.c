/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The size of the symmetric heap: the default, the size that the environment
 * asks for, and the limits of memory that both respect.
 */
#include <sys/resource.h>
#include <sys/sysinfo.h>

#include "api/api.h"
#include "coll/set/slot.h"
#include "shared/cgroup.h"
#include "sync/sync.h"

/* What the default leaves free in a page of 1 GiB for what the library has behind
 * the heap. */
enum { HUGE_SPARE = 1 << 20 };

static uint64_t smaller(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* What control groups allow.  Reserved huge pages do not count as memory of a
 * control group or of /dev/shm; they have limits of their own, which
 * memory/huge.c respects. */
static uint64_t group_limit(void)
{
    if (sma_huge_is_asked())
        return UINT64_MAX;
    return sma_cgroup_limit(SMA_CGROUP_ROOT, SMA_CGROUP_SELF);
}

uint64_t sma_heap_limit(void)
{
    uint64_t limit, group = group_limit();
    struct sysinfo info;

    if (sysinfo(&info) != 0)
        return group;
    limit = ((uint64_t) info.totalram + info.totalswap) * info.mem_unit;
    return smaller(group, limit);
}

/* What the memory file has space for besides the other memory of n PEs: the
 * file may lie in /dev/shm, which is small in most containers. */
static uint64_t space_of_heaps(int n)
{
    uint64_t space = sma_segment_space(), rest;
    size_t coll;

    if (space == UINT64_MAX)
        return space;
    sma_area_bytes(&coll);
    rest = (uint64_t) n * (coll + sma_memory.region[SMA_DATA].size +
                           sma_lock_bytes(sma_self.job_n));
    return space > rest ? space - rest : 0;
}

uint64_t sma_heap_default(uint64_t limit, int n)
{
    uint64_t size = smaller((uint64_t) 1 << 30, limit / 4 * 3 / (uint64_t) n);
    uint64_t space, areas;
    struct rlimit rl;
    size_t used;

    /* Each PE maps the areas and heaps of the node, and its own heap twice. */
    areas = (uint64_t) n * sma_area_bytes(&used);
    if (getrlimit(RLIMIT_AS, &rl) == 0 && rl.rlim_cur != RLIM_INFINITY)
        size = smaller(size, (rl.rlim_cur - smaller(areas, rl.rlim_cur / 2)) /
                                 2 / ((uint64_t) n + 1));
    size = size >> 20 << 20;
    /* A heap of 1 GiB would take two pages of 1 GiB, because the words of locks
     * lie behind it. */
    if (sma_env.huge_pages == SMA_HUGE_1G && size == (uint64_t) 1 << 30)
        size -= HUGE_SPARE;
    if (sma_huge_is_asked())
        return size;
    space = space_of_heaps(n) / 4 * 3 / (uint64_t) n;
    if (space >= size)
        return size;
    /* the least heap is one for which the memory file's own message can tell
     * that there is no space */
    return space > 1 << 20 ? space >> 20 << 20 : 1 << 20;
}

uint64_t sma_heap_asked(uint64_t asked, uint64_t limit)
{
    int n = sma_topology.host_n;

    for (int i = 0; i < n; i++)
        if (sma_self.job->pe[i].heap_size > asked)
            asked = sma_self.job->pe[i].heap_size;
    if (asked > limit / (uint64_t) n)
        sma_fatal(
            NULL,
            "a symmetric heap of %llu MiB for each of %d PEs was asked "
            "for, but %s %llu MiB in all; make %s=%s smaller",
            (unsigned long long) (asked >> 20), n,
            group_limit() > limit ? "this host has"
                                  : "the control group of the PEs allows",
            (unsigned long long) (limit >> 20), sma_env.symmetric_size_name,
            sma_env.symmetric_size_text ? sma_env.symmetric_size_text : "...");
    return asked;
}

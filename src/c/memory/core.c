/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the core file of a PE holds of the symmetric memory: its static data, and
 * of its heap the part in which there have been blocks.  It does not hold the
 * node segment, in which the memory of the other PEs is mapped: that stands in
 * their core files.  Otherwise each core file would be as large as all memory of
 * the node together, as the kernel gives pages of zeros to what nobody has
 * touched.
 */
#include <sys/mman.h>

#include "memory/memory.h"

#define FILTER_FILE "/proc/self/coredump_filter"

/* Bits of the file, see core(5). */
enum { SHARED_MEMORY = 1 << 1, SHARED_HUGE_PAGES = 1 << 6 };

void sma_core_leave_out(void *p, size_t bytes)
{
    madvise(p, bytes, MADV_DONTDUMP);
}

void sma_core_take(void *p, size_t bytes)
{
    madvise(p, bytes, MADV_DODUMP);
}

/* By default the kernel leaves huge pages out. */
void sma_core_take_huge_pages(void)
{
    FILE *f = fopen(FILTER_FILE, "re");
    unsigned filter = 0;

    if (f != NULL && fscanf(f, "%x", &filter) != 1)
        filter = 0;
    if (f != NULL)
        fclose(f);
    if ((filter & SHARED_MEMORY) == 0 || (filter & SHARED_HUGE_PAGES) != 0)
        return;
    f = fopen(FILTER_FILE, "we");
    if (f == NULL)
        return;
    fprintf(f, "0x%x", filter | SHARED_HUGE_PAGES);
    fclose(f);
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The name of a symmetric object: the symbol of the executable that holds it,
 * if the file has symbols, otherwise the offset in the heap or in the static
 * data.
 */
#include "base/program.h"
#include "check/check.h"
#include "hang/hang.h"

static bool name_static(uintptr_t addr, char *text, size_t size)
{
    struct sma_object o;
    char name[64];

    if (!sma_program_object((const void *) addr, &o))
        return false;
    sma_object_name(&o, name, sizeof name);
    if (addr == o.base)
        snprintf(text, size, "%s", name);
    else
        snprintf(text, size, "%.*s+%zu", (int) size - 24, name,
                 (size_t) (addr - o.base));
    return true;
}

void sma_hang_object_name(const volatile void *addr, char *text, size_t size)
{
    size_t offset;
    int region = sma_region_find(addr, 1, &offset);

    if (region == SMA_DATA && name_static((uintptr_t) addr, text, size))
        return;
    if (region < 0)
        snprintf(text, size, "%p", (void *) addr);
    else
        snprintf(text, size, "%s+%zu",
                 region == SMA_HEAP ? "symmetric heap" : "static data", offset);
}

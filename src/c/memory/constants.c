/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The constants of the executable, which are alike in all processes that run it:
 * what the linker made read-only, and of what the loader makes read-only
 * (PT_GNU_RELRO) the objects that it has not changed.
 */
#include "base/program.h"
#include "memory/memory.h"

enum { MOST = 16 };

struct segment {
    uintptr_t start, end;
    bool has_code;
};

static struct segment segment[MOST];
static int nsegments;

/* What the loader makes read-only in a program at a fixed address, and the table of
 * what it changes.  In other programs, all that lies there holds addresses, which
 * differ between PEs. */
static struct segment relro, dynamic;
static const ElfW(Rela) * rela;
static size_t rela_bytes;

static bool is_in(const struct segment *s, uintptr_t addr)
{
    return addr - s->start < s->end - s->start;
}

void sma_constants_find(void)
{
    struct dl_phdr_info info = sma_program_loaded();

    nsegments = 0;
    rela = (const void *) sma_program_entry(&info, DT_RELA);
    rela_bytes = sma_program_entry(&info, DT_RELASZ);
    for (int i = 0; i < info.dlpi_phnum; i++) {
        const ElfW(Phdr) *ph = &info.dlpi_phdr[i];
        uintptr_t start = info.dlpi_addr + ph->p_vaddr;
        struct segment s = {start, start + ph->p_filesz,
                            (ph->p_flags & PF_X) != 0};

        if (ph->p_type == PT_LOAD && !(ph->p_flags & PF_W) && nsegments < MOST)
            segment[nsegments++] = s;
        else if (ph->p_type == PT_GNU_RELRO && info.dlpi_addr == 0)
            relro = s;
        else if (ph->p_type == PT_DYNAMIC)
            dynamic = s;
    }
}

/* Has the loader changed a part of the object?  It also writes to that table. */
static bool is_changed(const struct sma_object *o)
{
    if (is_in(&dynamic, o->base))
        return true;
    for (size_t i = 0; rela != NULL && i < rela_bytes / sizeof *rela; i++)
        if (rela[i].r_offset - o->base < o->size)
            return true;
    return false;
}

/* Is the constant whole, and the same everywhere? */
static bool is_constant_object(const void *addr, size_t len)
{
    struct sma_object o;

    return sma_program_object(addr, &o) &&
           len <= o.base + o.size - (uintptr_t) addr && !is_changed(&o);
}

bool sma_constant(const void *addr, size_t len, size_t *offset_p)
{
    uintptr_t a = (uintptr_t) addr;
    struct sma_object o;

    *offset_p = a - segment[0].start;
    for (int i = 0; i < nsegments; i++)
        if (is_in(&segment[i], a) && len <= segment[i].end - a)
            return !segment[i].has_code || sma_program_object(addr, &o);
    return is_in(&relro, a) && is_constant_object(addr, len);
}

const void *sma_constant_at(size_t offset)
{
    uintptr_t a = segment[0].start + offset;
    bool found = is_in(&relro, a);

    for (int i = 0; i < nsegments; i++)
        found |= is_in(&segment[i], a);
    return found ? (const void *) a : NULL;
}

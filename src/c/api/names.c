/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The names of the routines for programs that look them up when they run, as
 * ctypes of Python does.  The profiling library comes before this one in the
 * order of LD_PRELOAD, but dlsym with a handle of this library does not respect
 * that order.  So the symbol table of this library in memory gets the addresses
 * of the routines in the profiling library.  Nothing in this library uses the
 * table: it calls hidden functions and profiling aliases.
 */
#include <dlfcn.h>
#include <link.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#include "api/api.h"
#include "base/base.h"
#include "shared/profile.h"

/* The symbols and the strings of this library, as far as it defines the
 * symbols. */
struct table {
    uintptr_t base; /* what the addresses in the table are relative to */
    ElfW(Sym) * first;
    size_t n;
    const char *strings;
    size_t strings_size;
    int protection; /* of the pages that hold the symbols */
};

/* The dynamic section, as far as it leads to the table. */
struct dynamic {
    uintptr_t symbols, strings, gnu_hash, hash;
    size_t strings_size;
};

static void read_dynamic(const struct link_map *map, struct dynamic *d)
{
    *d = (struct dynamic){0};
    for (const ElfW(Dyn) *at = map->l_ld; at->d_tag != DT_NULL; at++)
        switch (at->d_tag) {
        case DT_SYMTAB: d->symbols = at->d_un.d_ptr; break;
        case DT_STRTAB: d->strings = at->d_un.d_ptr; break;
        case DT_STRSZ: d->strings_size = at->d_un.d_val; break;
        case DT_GNU_HASH: d->gnu_hash = at->d_un.d_ptr; break;
        case DT_HASH: d->hash = at->d_un.d_ptr; break;
        default: break;
        }
    /* the loader leaves these relative on some processors */
#define PLACE(member)                                                          \
    if (d->member != 0 && d->member < map->l_addr)                             \
        d->member += map->l_addr;
    PLACE(symbols)
    PLACE(strings)
    PLACE(gnu_hash)
    PLACE(hash)
#undef PLACE
}

/* The number of symbols by the hash table in GNU's form: a header, a filter, and
 * in each bucket the first symbol of a chain, whose last entry is odd.  The
 * symbols of the last chain are the last of all. */
static size_t count_by_gnu_hash(uintptr_t table)
{
    const uint32_t *head = (const uint32_t *) table; /* buckets, first, words */
    const uint32_t *bucket = head + 4 +
                             head[2] * (sizeof(ElfW(Addr)) / sizeof *head);
    const uint32_t *chain = bucket + head[0];
    size_t last = 0;

    for (uint32_t i = 0; i < head[0]; i++)
        if (bucket[i] > last)
            last = bucket[i];
    if (last < head[1])
        return 0;
    while ((chain[last - head[1]] & 1) == 0)
        last++;
    return last + 1;
}

/* The address of a part of a table, and where to note its protection. */
struct part {
    uintptr_t address;
    int *protection;
};

static int look_for_part(struct dl_phdr_info *info, size_t size, void *arg)
{
    const struct part *part = arg;

    (void) size;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &info->dlpi_phdr[i];

        if (p->p_type != PT_LOAD ||
            part->address - info->dlpi_addr - p->p_vaddr >= p->p_memsz)
            continue;
        *part->protection = (p->p_flags & PF_R ? PROT_READ : 0) |
                            (p->p_flags & PF_W ? PROT_WRITE : 0) |
                            (p->p_flags & PF_X ? PROT_EXEC : 0);
        return 1;
    }
    return 0;
}

/* The section headers, which would give the number of symbols, are not in
 * memory; so the number comes from a hash table, of which there is always one.
 * A linker may put the tables into any order. */
static bool find_table(struct table *t_p)
{
    struct link_map *map;
    struct dynamic d;
    struct part part;
    Dl_info info;

    if (dladdr1((void *) (uintptr_t) find_table, &info, (void **) &map,
                RTLD_DL_LINKMAP) == 0)
        return false;
    read_dynamic(map, &d);
    *t_p = (struct table){
        .base = map->l_addr,
        .first = (ElfW(Sym) *) d.symbols,
        .strings = (const char *) d.strings,
        .strings_size = d.strings_size,
    };
    if (d.gnu_hash != 0)
        t_p->n = count_by_gnu_hash(d.gnu_hash);
    else if (d.hash != 0)
        t_p->n = ((const Elf_Symndx *) d.hash)[1];
    part = (struct part){d.symbols, &t_p->protection};
    return t_p->n > 0 && d.symbols != 0 && d.strings != 0 &&
           dl_iterate_phdr(look_for_part, &part) == 1;
}

/* The handle of the profiling library, which is loaded, or NULL.  dlopen is
 * looked up by name, as in api/profile.c. */
static void *profiler(void)
{
    __typeof__(dlopen) *open_library;
    Dl_info info;

    *(void **) &open_library = dlsym(RTLD_DEFAULT, "dlopen");
    if (open_library == NULL || dladdr(&sma_profile, &info) == 0)
        return NULL;
    return open_library(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
}

void sma_profile_names(void)
{
    uintptr_t page = (uintptr_t) sysconf(_SC_PAGESIZE);
    void *library = profiler();
    struct table t;
    uintptr_t start, end;

    if (library == NULL || !find_table(&t))
        return;
    start = (uintptr_t) t.first / page * page;
    end = ((uintptr_t) (t.first + t.n) + page - 1) / page * page;
    if (mprotect((void *) start, end - start, PROT_READ | PROT_WRITE) != 0)
        return;
    for (size_t i = 0; i < t.n; i++) {
        ElfW(Sym) *s = &t.first[i];
        void *routine =
            s->st_shndx != SHN_UNDEF && s->st_name < t.strings_size
                ? dlsym(library, t.strings + s->st_name)
                : NULL;

        if (routine != NULL)
            s->st_value = (uintptr_t) routine - t.base;
    }
    mprotect((void *) start, end - start, t.protection);
}

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

/* The symbols and the strings of this library. */
struct table {
    uintptr_t base; /* what the addresses in the table are relative to */
    ElfW(Sym) * first;
    const char *strings;
    size_t n;
};

static bool find_table(struct table *t_p)
{
    uintptr_t symbols = 0, strings = 0;
    struct link_map *map;
    Dl_info info;

    if (dladdr1((void *) (uintptr_t) find_table, &info, (void **) &map,
                RTLD_DL_LINKMAP) == 0)
        return false;
    for (const ElfW(Dyn) *d = map->l_ld; d->d_tag != DT_NULL; d++)
        if (d->d_tag == DT_SYMTAB)
            symbols = d->d_un.d_ptr;
        else if (d->d_tag == DT_STRTAB)
            strings = d->d_un.d_ptr;
    /* the loader leaves these relative on some processors */
    if (symbols < map->l_addr)
        symbols += map->l_addr;
    if (strings < map->l_addr)
        strings += map->l_addr;
    *t_p = (struct table){
        .base = map->l_addr,
        .first = (ElfW(Sym) *) symbols,
        .strings = (const char *) strings,
        .n = (strings - symbols) / sizeof(ElfW(Sym)),
    };
    /* linkers put the strings behind the symbols */
    return strings > symbols && symbols != 0;
}

/* The protection of the segment that holds the table. */
static int protection_of(const struct table *t)
{
    const ElfW(Ehdr) *file = (const ElfW(Ehdr) *) t->base;
    const ElfW(Phdr) *p = (const ElfW(Phdr) *) (t->base + file->e_phoff);

    for (int i = 0; i < file->e_phnum; i++)
        if (p[i].p_type == PT_LOAD &&
            (uintptr_t) t->first - t->base - p[i].p_vaddr < p[i].p_memsz &&
            (p[i].p_flags & PF_X) != 0)
            return PROT_READ | PROT_EXEC;
    return PROT_READ;
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
    int protection;

    if (library == NULL || !find_table(&t))
        return;
    protection = protection_of(&t);
    start = (uintptr_t) t.first / page * page;
    end = ((uintptr_t) (t.first + t.n) + page - 1) / page * page;
    if (mprotect((void *) start, end - start, PROT_READ | PROT_WRITE) != 0)
        return;
    for (size_t i = 0; i < t.n; i++) {
        ElfW(Sym) *s = &t.first[i];
        void *routine = s->st_shndx != SHN_UNDEF
                            ? dlsym(library, t.strings + s->st_name)
                            : NULL;

        if (routine != NULL)
            s->st_value = (uintptr_t) routine - t.base;
    }
    mprotect((void *) start, end - start, protection);
}

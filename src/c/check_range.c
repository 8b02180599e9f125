/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * SHMEM_CHECK=2: an object that a call names lies inside one block of the heap or
 * one static object of the program, is aligned as its type wants it, and does not
 * overlap the other one.  Static objects are known by the symbols of the
 * executable; where there are none, any of its data will do.
 */
#include <ctype.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"
#include "lists.h"
#include "region.h"

/* ------------------------------------------------------------- static objects */

struct object {
    uintptr_t base;
    size_t size;
    const char *name; /* in the file as it is mapped, which it stays */
};

static struct object *objects, *functions; /* by address */
static size_t nobjects, nfunctions;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static int by_address(const void *a, const void *b)
{
    const struct object *x = a, *y = b;

    if (x->base != y->base)
        return x->base < y->base ? -1 : 1;
    return x->size < y->size ? -1 : x->size > y->size;
}

/* The first loaded object is the executable. */
static int get_shift(struct dl_phdr_info *info, size_t size, void *arg)
{
    (void) size;
    *(uintptr_t *) arg = info->dlpi_addr;
    return 1;
}

static const char *map_executable(size_t *size_p)
{
    int fd = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    struct stat st;
    void *p = MAP_FAILED;

    if (fd >= 0 && fstat(fd, &st) == 0) {
        *size_p = (size_t) st.st_size;
        p = mmap(NULL, *size_p, PROT_READ, MAP_PRIVATE, fd, 0);
    }
    if (fd >= 0)
        close(fd);
    return p == MAP_FAILED ? NULL : p;
}

static bool is_in_file(size_t size, uint64_t offset, uint64_t bytes)
{
    return offset <= size && bytes <= size - offset;
}

/* The section with the symbols: all of them, or those for the loader. */
static const ElfW(Shdr) *find_symbols(const char *file, size_t size,
                                      const ElfW(Shdr) **strings_p)
{
    const ElfW(Ehdr) *head = (const void *) file;
    const ElfW(Shdr) *section, *found = NULL;

    if (size < sizeof *head || memcmp(file, ELFMAG, SELFMAG) != 0 ||
        head->e_shentsize != sizeof *section ||
        !is_in_file(size, head->e_shoff,
                    (uint64_t) head->e_shnum * sizeof *section))
        return NULL;
    section = (const void *) (file + head->e_shoff);
    for (int i = 0; i < head->e_shnum; i++)
        if ((section[i].sh_type == SHT_SYMTAB ||
             (section[i].sh_type == SHT_DYNSYM && found == NULL)) &&
            section[i].sh_link < head->e_shnum &&
            is_in_file(size, section[i].sh_offset, section[i].sh_size))
            found = &section[i];
    if (found != NULL) {
        *strings_p = &section[found->sh_link];
        if (!is_in_file(size, (*strings_p)->sh_offset, (*strings_p)->sh_size) ||
            (*strings_p)->sh_size == 0 ||
            file[(*strings_p)->sh_offset + (*strings_p)->sh_size - 1] != '\0')
            return NULL;
    }
    return found;
}

static void read_symbols(void)
{
    const struct sma_part *data = &sma.part[SMA_DATA];
    const ElfW(Shdr) *table, *strings;
    const ElfW(Sym) *symbol;
    uintptr_t shift = 0;
    size_t size, n;
    const char *file = map_executable(&size);

    if (file == NULL || (table = find_symbols(file, size, &strings)) == NULL)
        return;
    dl_iterate_phdr(get_shift, &shift);
    symbol = (const void *) (file + table->sh_offset);
    n = table->sh_size / sizeof *symbol;
    objects = sma_new(NULL, n, sizeof *objects);
    functions = sma_new(NULL, n, sizeof *functions);
    for (size_t i = 0; i < n; i++) {
        uintptr_t base = symbol[i].st_value + shift;
        int type = symbol[i].st_info & 0xf;

        if (type == STT_FUNC && symbol[i].st_size > 0 &&
            symbol[i].st_name < strings->sh_size)
            functions[nfunctions++] = (struct object){
                base, symbol[i].st_size,
                file + strings->sh_offset + symbol[i].st_name};
        if ((type == STT_OBJECT || type == STT_COMMON) &&
            symbol[i].st_size > 0 && symbol[i].st_shndx != SHN_UNDEF &&
            symbol[i].st_name < strings->sh_size &&
            base - data->base < data->size)
            objects[nobjects++] = (struct object){
                base, symbol[i].st_size,
                file + strings->sh_offset + symbol[i].st_name};
    }
    qsort(objects, nobjects, sizeof *objects, by_address);
    qsort(functions, nfunctions, sizeof *functions, by_address);
}

/* The one of them that holds addr, the largest if there are several; NULL: none is
 * known. */
static const struct object *find_in(const struct object *objects, size_t n,
                                    uintptr_t addr)
{
    size_t low = 0, high = n;
    const struct object *found = NULL;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (objects[middle].base <= addr)
            low = middle + 1;
        else
            high = middle;
    }
    /* names for parts of an object stand between it and addr */
    for (int look = 0; low > 0 && look < 16; low--, look++) {
        const struct object *o = &objects[low - 1];

        if (addr - o->base < o->size &&
            (found == NULL || o->base + o->size > found->base + found->size))
            found = o;
    }
    return found;
}

static const struct object *find_object(uintptr_t addr)
{
    pthread_once(&once, read_symbols);
    return find_in(objects, nobjects, addr);
}

const char *sma_check_function(const void *address)
{
    const struct object *f;

    pthread_once(&once, read_symbols);
    f = find_in(functions, nfunctions, (uintptr_t) address - 1);
    return f != NULL ? f->name : NULL;
}

bool sma_check_is_entry(const char *name)
{
    static const char *const starts[] = {"shmem", "sma_", "shmalloc", "shfree",
                                         "shrealloc", "shp", "barrier",
                                         "start_pes"};

    if (*name == 'p' || *name == 'P')
        name++;
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++)
        if (strncasecmp(name, starts[i], strlen(starts[i])) == 0)
            return true;
    /* an entry point that has given way to one, as put_slow */
    return strstr(name, "_slow") != NULL;
}

const char *sma_check_symbol(const void *addr, size_t *offset_p)
{
    const struct object *o = find_object((uintptr_t) addr);

    if (o == NULL)
        return NULL;
    *offset_p = (uintptr_t) addr - o->base;
    return o->name;
}

/* ------------------------------------------------------------------- objects */

static void check_static(const char *routine, const char *arg,
                         const void *addr, size_t len)
{
    const struct object *o = find_object((uintptr_t) addr);

    if (o != NULL && len > o->base + o->size - (uintptr_t) addr)
        sma_fatal(routine,
                  "%s %p + %zu bytes runs past the end of %s, which has %zu "
                  "bytes at %p",
                  arg, addr, len, o->name, o->size, (void *) o->base);
}

/* ", allocated by shmem_malloc (heat.c:40)" */
static void origin(const struct sma_heap_block *b, char *text, size_t size)
{
    char where[128] = "";

    text[0] = '\0';
    if (b->routine == NULL)
        return;
    if (b->caller != NULL)
        sma_check_where(b->caller, where, sizeof where);
    snprintf(text, size, ", allocated by %s%s", b->routine, where);
}

static void check_block(const char *routine, const char *arg, const void *addr,
                        size_t len)
{
    struct sma_heap_block b;
    char where[256];
    size_t at;

    if (!sma_heap_find(addr, &b))
        sma_fatal(routine, "%s %p is in no block of the symmetric heap", arg,
                  addr);
    at = (size_t) ((const char *) addr - b.base);
    if (at < b.size && len <= b.size - at && b.used)
        return;
    origin(&b, where, sizeof where);
    if (!b.used)
        sma_fatal(routine,
                  "%s %p is in the block of %zu bytes at %p, which was freed%s",
                  arg, addr, b.size, (const void *) b.base, where);
    if (at >= b.size)
        sma_fatal(routine, "%s %p is behind the end of the block of %zu bytes "
                           "at %p%s",
                  arg, addr, b.size, (const void *) b.base, where);
    sma_fatal(routine,
              "%s %p + %zu bytes runs past the end of the block of %zu bytes "
              "at %p%s",
              arg, addr, len, b.size, (const void *) b.base, where);
}

void sma_check_object(const char *routine, const char *arg, const void *addr,
                      size_t len)
{
    if ((uintptr_t) addr - sma.part[SMA_HEAP].base < sma.part[SMA_HEAP].size)
        check_block(routine, arg, addr, len);
    else
        check_static(routine, arg, addr, len);
}

size_t sma_check_room(const void *addr)
{
    const struct object *o;
    struct sma_heap_block b;

    if ((uintptr_t) addr - sma.part[SMA_HEAP].base < sma.part[SMA_HEAP].size)
        return sma_heap_find(addr, &b) && b.used
                   ? (size_t) (b.base + b.size - (const char *) addr)
                   : 0;
    o = find_object((uintptr_t) addr);
    return o != NULL ? o->base + o->size - (uintptr_t) addr : SIZE_MAX;
}

/* ----------------------------------------------------------------- alignment */

/* Does a name go on with this word, and then with no letter or digit? */
static bool begins(const char *name, const char *word)
{
    size_t len = strlen(word);

    return strncmp(name, word, len) == 0 && !isalnum((unsigned char) name[len]);
}

/* What a type of C wants.  Names with a number of bits serve all types of that
 * size: of 64 bits COMPLEX, too, which is two words of 32. */
static size_t alignment_in_c(const char *name)
{
    const char *digits;
    size_t bits;

#define LOOK(T, type) \
    if (begins(name, #T)) \
        return _Alignof(type);
    SMA_LIST_RMA_STD(LOOK)
#undef LOOK
    digits = name + strcspn(name, "0123456789");
    bits = strtoul(digits, NULL, 10);
    return bits == 16 ? 2 : bits > 16 ? 4 : 1;
}

/* Those of a name as SHMEM_INT8_PUT, which tells bytes.  Types of 8 bytes may lie
 * on boundaries of 4 in a COMMON block. */
static size_t alignment_in_fortran(const char *name)
{
    if (strncmp(name, "INT2", 4) == 0)
        return 2;
    if (strncmp(name, "CHARACTER", 9) == 0 || strstr(name, "MEM") != NULL ||
        begins(name, "PUT") || begins(name, "GET") ||
        strncmp(name, "ALLTOALLV", 9) == 0)
        return 1;
    return 4;
}

static size_t alignment_by_name(const char *routine)
{
    const char *name = routine + strcspn(routine, "_");

    if (*name == '_')
        name++;
    if (isupper((unsigned char) routine[0]))
        return alignment_in_fortran(name);
    if (strncmp(name, "ctx_", 4) == 0)
        name += 4;
    return alignment_in_c(name);
}

/* The names are constants, and calls of the same routine come one after the
 * other. */
static size_t alignment_of(const char *routine, const char *arg)
{
    static __thread struct {
        const char *routine;
        size_t align;
    } last;

    if (strcmp(arg, "sig_addr") == 0)
        return sizeof(uint64_t);
    if (strcmp(arg, "lock") == 0 || strcmp(arg, "event") == 0)
        return sizeof(uint32_t);
    if (last.routine != routine) {
        last.routine = routine;
        last.align = alignment_by_name(routine);
    }
    return last.align;
}

static void check_alignment(const char *routine, const char *arg,
                            const void *addr)
{
    size_t align = alignment_of(routine, arg);

    if ((uintptr_t) addr % align != 0)
        sma_fatal(routine, "%s %p is not aligned: its address must be a "
                           "multiple of %zu",
                  arg, addr, align);
}

/* ---------------------------------------------------------------- the slow way */

struct sma_place sma_find_slow(const char *routine, const char *arg,
                               const void *addr, size_t len)
{
    struct sma_place place = {.offset = 0};

    place.part = sma_region_find(addr, len, &place.offset);
    if (sma.n == 0 || place.part < 0)
        sma_bad_address(routine, arg, addr, len);
    sma_check_process(routine);
    if (strcmp(arg, "pSync") != 0) { /* which check_coll.c looks after */
        sma_check_object(routine, arg, addr, len);
        check_alignment(routine, arg, addr);
    }
    return place;
}

struct sma_place sma_find_pair_slow(const char *routine, const char *arg,
                                    const void *addr, const char *arg_here,
                                    const void *here, size_t len, int pe)
{
    struct sma_place place = sma_find_slow(routine, arg, addr, len);
    size_t offset;

    if (sma_region_find(here, 1, &offset) >= 0)
        sma_check_object(routine, arg_here, here, len);
    check_alignment(routine, arg_here, here);
    /* nothing moves when both are the same */
    if (pe == sma.me && addr != here && (uintptr_t) addr < (uintptr_t) here + len &&
        (uintptr_t) here < (uintptr_t) addr + len)
        sma_fatal(routine, "%s %p and %s %p overlap (%zu bytes)", arg, addr,
                  arg_here, here, len);
    return place;
}

/* -------------------------------------------------------------------- damage */

void sma_check_guards(const char *routine)
{
    struct sma_heap_block b;
    char where[256];
    size_t first;

    if (!sma_heap_find_damage(&b, &first))
        return;
    origin(&b, where, sizeof where);
    sma_fatal(routine,
              "something was written %zu bytes behind the end of the block of "
              "%zu bytes at %p%s",
              first - b.size, b.size, (const void *) b.base, where);
}

void sma_check_leftovers(const char *routine)
{
    struct sma_heap_block largest;
    char where[256];
    size_t bytes, n;

    sma_check_guards(routine);
    sma_check_locks(routine);
    n = sma_heap_used(&bytes, &largest);
    if (n == 0 || sma.me != 0)
        return;
    origin(&largest, where, sizeof where);
    sma_tell("%s: blocks of the symmetric heap that were not freed: %zu, with "
             "%zu bytes; the largest has %zu bytes%s",
             routine, n, bytes, largest.size, where);
}

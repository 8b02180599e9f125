/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The names and sizes of static objects, from the executable's file, and the loader's
 * list of files.
 */
#include <ctype.h>
#include <sys/mman.h>

#include "base/program.h"
#include "shared/elf.h"

static const char self[] = "/proc/self/exe";

/* ------------------------------------------------------------- loaded files */

struct look {
    uintptr_t address;
    struct sma_file file;
};

static bool holds(const struct dl_phdr_info *info, const ElfW(Phdr) * ph,
                  uintptr_t address, bool *local_p)
{
    uintptr_t start = info->dlpi_addr + ph->p_vaddr;

    *local_p = ph->p_type == PT_TLS;
    if (*local_p)
        start = (uintptr_t) info->dlpi_tls_data; /* NULL: not allocated yet */
    return (ph->p_type == PT_LOAD || (*local_p && start != 0)) &&
           address - start < ph->p_memsz;
}

static int look_at_file(struct dl_phdr_info *info, size_t size, void *arg)
{
    struct look *look = arg;
    bool local;

    (void) size;
    for (int i = 0; i < info->dlpi_phnum; i++)
        if (holds(info, &info->dlpi_phdr[i], look->address, &local)) {
            look->file =
                (struct sma_file){info->dlpi_name, info->dlpi_addr, local};
            return 1;
        }
    return 0;
}

struct sma_file sma_program_file(const void *addr)
{
    struct look look = {.address = (uintptr_t) addr};

    dl_iterate_phdr(look_at_file, &look);
    return look.file;
}

static int take_first(struct dl_phdr_info *info, size_t size, void *arg)
{
    (void) size;
    *(struct dl_phdr_info *) arg = *info;
    return 1; /* the first object is the program */
}

struct dl_phdr_info sma_program_loaded(void)
{
    struct dl_phdr_info info = {0};

    dl_iterate_phdr(take_first, &info);
    return info;
}

uintptr_t sma_program_entry(const struct dl_phdr_info *program, int64_t tag)
{
    const ElfW(Dyn) *d = NULL;

    for (int i = 0; i < program->dlpi_phnum; i++)
        if (program->dlpi_phdr[i].p_type == PT_DYNAMIC)
            d = (const void *) (program->dlpi_addr +
                                program->dlpi_phdr[i].p_vaddr);
    for (; d != NULL && d->d_tag != DT_NULL; d++)
        if (d->d_tag == tag)
            return d->d_un.d_val;
    return 0;
}

const char *sma_last_part(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash != NULL ? slash + 1 : path;
}

/* ------------------------------------------------------------------ symbols */

/* The executable's symbols.  The pointers lead into the mapped file. */
struct symbols {
    const ElfW(Sym) * symbol;
    size_t n;
    const char *strings;
    size_t strings_size;
    uintptr_t shift; /* from the addresses in the file to those in memory */
};

const char *sma_program_path(char *text_p, size_t size)
{
    enum { DELETED = sizeof " (deleted)" - 1 };
    char path[4096];
    ssize_t n = readlink(self, path, sizeof path - 1);
    size_t from;

    n = n > 0 ? n : 0;
    if (n > DELETED && memcmp(path + n - DELETED, " (deleted)", DELETED) == 0)
        n -= DELETED; /* as after the program was built once more */
    path[n] = '\0';
    from = strlen(path) < size ? 0 : strlen(path) + 1 - size;
    snprintf(text_p, size, "%s", path + from);
    return text_p;
}

uint64_t sma_program_hash(void)
{
    size_t size;
    const char *at = sma_elf_map(self, &size);
    uint64_t sum = SMA_HASH_BEGIN;

    if (at == NULL)
        return 0;
    for (size_t i = 0, n; i < size; i += n) {
        uint64_t word = 0;

        n = size - i < sizeof word ? size - i : sizeof word;
        memcpy(&word, at + i, n);
        sum = sma_hash_add(sum, word);
        sum ^= sum >> 32; /* the product carries upward only */
    }
    munmap((void *) (uintptr_t) at, size);
    return sum;
}

/* Is the file the program?  It may be something else that runs the program, such as
 * valgrind or an emulator. */
static bool is_program(const struct sma_elf *file,
                       const struct dl_phdr_info *info)
{
    ElfW(Phdr) part;

    for (unsigned i = 0; i < info->dlpi_phnum; i++)
        if (!sma_elf_part(file, i, &part) ||
            memcmp(&part, &info->dlpi_phdr[i], sizeof part) != 0)
            return false;
    return file->head.e_phnum == info->dlpi_phnum;
}

/* The section with all symbols, or else the one with the loader's symbols. */
static bool find_section(const struct sma_elf *file, ElfW(Shdr) * found_p)
{
    ElfW(Shdr) section;

    found_p->sh_type = SHT_NULL;
    for (unsigned i = 0; sma_elf_section(file, i, &section); i++)
        if (section.sh_type == SHT_SYMTAB ||
            (section.sh_type == SHT_DYNSYM && found_p->sh_type == SHT_NULL))
            *found_p = section;
    return found_p->sh_type != SHT_NULL;
}

static void find_symbols(const struct sma_elf *file, struct symbols *s)
{
    struct dl_phdr_info info = sma_program_loaded();
    ElfW(Shdr) table, strings;

    if (!is_program(file, &info) || !find_section(file, &table) ||
        !sma_elf_section(file, table.sh_link, &strings))
        return;
    s->symbol = sma_elf_piece(file, table.sh_offset, table.sh_size);
    s->strings = sma_elf_piece(file, strings.sh_offset, strings.sh_size);
    s->strings_size = strings.sh_size;
    s->shift = info.dlpi_addr;
    if (s->symbol != NULL && s->strings != NULL && s->strings_size > 0 &&
        s->strings[s->strings_size - 1] == '\0')
        s->n = table.sh_size / sizeof *s->symbol;
}

/* Maps the executable when its symbols are first needed.  There is no lock,
 * because a signal handler may ask while its own thread is here.  When two
 * threads map the file, the one that is later unmaps its copy.
 *
 * The release of `mapped` follows the store of `mapped_size` and pairs with the
 * two acquires of `mapped` here, so the size is there when the address is. */
static struct symbols symbols(void)
{
    static const char *mapped;
    static size_t mapped_size;
    /* pairs with the exchange below, before which `mapped_size` is stored */
    const char *at = __atomic_load_n(&mapped, __ATOMIC_ACQUIRE);
    struct symbols s = {.n = 0};
    struct sma_elf file;

    if (at == NULL) {
        const char *none = NULL;
        size_t size;

        at = sma_elf_map(self, &size);
        if (at == NULL)
            return s;
        __atomic_store_n(&mapped_size, size, __ATOMIC_RELAXED);
        if (!__atomic_compare_exchange_n(&mapped, &none, at, false,
                                         __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
            munmap((void *) (uintptr_t) at, size);
            at = none;
        }
    }
    file = sma_elf_of_map(at, __atomic_load_n(&mapped_size, __ATOMIC_RELAXED));
    find_symbols(&file, &s);
    return s;
}

/* Symbol i of the file as an object.  Returns false if it is not an object. */
static bool object_at(const struct symbols *s, size_t i, struct sma_object *o)
{
    const ElfW(Sym) *symbol = &s->symbol[i];
    int type = symbol->st_info & 0xf;

    if ((type != STT_OBJECT && type != STT_COMMON) || symbol->st_size == 0 ||
        symbol->st_shndx == SHN_UNDEF || symbol->st_name >= s->strings_size)
        return false;
    *o = (struct sma_object){symbol->st_value + s->shift, symbol->st_size,
                             symbol->st_shndx, s->strings + symbol->st_name};
    return true;
}

/* ------------------------------------------------------------------ objects */

/* The objects by address; NULL: sma_program_index has made no index.  The
 * release in sma_program_index pairs with the acquire in sma_program_object,
 * which then sees the objects and their number. */
static struct sma_object *sorted;
static size_t nsorted;

static bool is_in(const struct sma_object *o, uintptr_t addr)
{
    return addr - o->base < o->size;
}

/* Does an object reach further than another, or as far and begins before it? */
static bool is_larger(const struct sma_object *o, const struct sma_object *than)
{
    uintptr_t end = o->base + o->size, other = than->base + than->size;

    return than->name == NULL || end > other ||
           (end == other && o->base < than->base);
}

static void find_sorted(uintptr_t addr, struct sma_object *found)
{
    size_t low = 0, high = __atomic_load_n(&nsorted, __ATOMIC_RELAXED);

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (sorted[middle].base <= addr)
            low = middle + 1;
        else
            high = middle;
    }
    /* symbols for parts of an object may lie between its own symbol and addr */
    for (int look = 0; low > 0 && look < 16; low--, look++)
        if (is_in(&sorted[low - 1], addr) && is_larger(&sorted[low - 1], found))
            *found = sorted[low - 1];
}

static void find_unsorted(uintptr_t addr, struct sma_object *found)
{
    struct symbols s = symbols();
    struct sma_object o;

    for (size_t i = 0; i < s.n; i++)
        if (object_at(&s, i, &o) && is_in(&o, addr) && is_larger(&o, found))
            *found = o;
}

bool sma_program_object(const void *addr, struct sma_object *object_p)
{
    *object_p = (struct sma_object){.name = NULL};
    /* pairs with the release in sma_program_index */
    if (__atomic_load_n(&sorted, __ATOMIC_ACQUIRE) != NULL)
        find_sorted((uintptr_t) addr, object_p);
    else
        find_unsorted((uintptr_t) addr, object_p);
    return object_p->name != NULL;
}

bool sma_program_is_part(const struct sma_object *object)
{
    static const char start[] = "__start_";
    struct symbols s = symbols();

    for (size_t i = 0; i < s.n; i++) {
        const ElfW(Sym) *symbol = &s.symbol[i];

        if (symbol->st_size != 0 || symbol->st_shndx != object->section ||
            symbol->st_name >= s.strings_size)
            continue;
        /* Those of assemblers, such as $d, are local to their files. */
        if ((symbol->st_info >> 4 != STB_LOCAL &&
             symbol->st_value + s.shift == object->base) ||
            strncmp(s.strings + symbol->st_name, start, sizeof start - 1) == 0)
            return true;
    }
    return false;
}

static int by_address(const void *a, const void *b)
{
    const struct sma_object *x = a, *y = b;

    if (x->base != y->base)
        return x->base < y->base ? -1 : 1;
    return x->size < y->size ? -1 : x->size > y->size;
}

void sma_program_index(void)
{
    struct sma_object *o, *none = NULL;
    struct symbols s;
    size_t n = 0;

    if (__atomic_load_n(&sorted, __ATOMIC_RELAXED) != NULL)
        return;
    s = symbols();
    o = calloc(s.n + 1, sizeof *o);
    if (o == NULL)
        return; /* sma_program_object then searches all symbols */
    for (size_t i = 0; i < s.n; i++)
        if (object_at(&s, i, &o[n]))
            n++;
    qsort(o, n, sizeof *o, by_address);
    /* another thread may be here, too; it has found the same number */
    __atomic_store_n(&nsorted, n, __ATOMIC_RELAXED);
    if (!__atomic_compare_exchange_n(&sorted, &none, o, false, __ATOMIC_RELEASE,
                                     __ATOMIC_RELAXED))
        free(o);
}

/* The length of a name without the number that compilers append to the name of
 * a variable that is local to a routine. */
static int length_of(const char *name)
{
    const char *dot = strrchr(name, '.');

    if (dot != NULL && dot != name && isdigit((unsigned char) dot[1]) &&
        dot[1 + strspn(dot + 1, "0123456789")] == '\0')
        return (int) (dot - name);
    return (int) strlen(name);
}

/* Appends the next identifier of a mangled C++ name, which is a number and as
 * many characters, to text_p.  Returns what follows, or NULL: there is no
 * identifier. */
static const char *put_part(const char *at, char *text_p, size_t size)
{
    size_t used = strlen(text_p), n = 0;

    if (*at == 'L')
        at++; /* the object is local to its file */
    if (!isdigit((unsigned char) *at))
        return NULL;
    for (; isdigit((unsigned char) *at) && n < size; at++)
        n = 10 * n + (size_t) (*at - '0');
    if (n == 0 || n > strlen(at))
        return NULL;
    if (strncmp(at, "_GLOBAL__N_", 11) == 0)
        snprintf(text_p + used, size - used, "(anonymous namespace)");
    else
        snprintf(text_p + used, size - used, "%.*s", (int) n, at);
    return at + n;
}

/* Writes the name that a C++ program has for an object of a file, a namespace
 * or a class.  Returns false for a name that is not mangled, and for an object
 * in a template or a function, whose mangled name is kept. */
static bool put_cxx_name(const char *name, char *text_p, size_t size)
{
    bool nested = strncmp(name, "_ZN", 3) == 0;
    const char *at = name + (nested ? 3 : 2);

    text_p[0] = '\0';
    if (strncmp(name, "_Z", 2) != 0)
        return false;
    while ((at = put_part(at, text_p, size)) != NULL) {
        size_t used = strlen(text_p);

        if (strcmp(at, nested ? "E" : "") == 0)
            return true;
        if (!nested)
            return false;
        snprintf(text_p + used, size - used, "::");
    }
    return false;
}

const char *sma_object_name(const struct sma_object *object, char *text_p,
                            size_t size)
{
    const char *name = object->name;
    const char *in_module = strstr(name, "_MOD_");

    if (put_cxx_name(name, text_p, size))
        return text_p;
    if (strncmp(name, "__", 2) == 0 && in_module != NULL)
        name = in_module + strlen("_MOD_");
    snprintf(text_p, size, "%.*s", length_of(name), name);
    return text_p;
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The name of a symmetric object: that of the symbol of the executable which
 * holds it, as far as the file has them, else its place in the heap or in the
 * static data.
 */
#include <ctype.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "hang.h"
#include "region.h"

/* The executable's file. */
struct image {
    const char *at;
    size_t size;
};

/* Bytes of the file, or NULL when it ends before. */
static const void *piece(const struct image *file, uint64_t at, uint64_t bytes)
{
    return at <= file->size && bytes <= file->size - at ? file->at + at : NULL;
}

/* The smallest object among the symbols of a section that holds the address. */
static void search(const struct image *file, const ElfW(Shdr) *section,
                   const ElfW(Shdr) *strings, uintptr_t addr,
                   const char **name_p, uintptr_t *start_p, uint64_t *size_p)
{
    const ElfW(Sym) *sym = piece(file, section->sh_offset, section->sh_size);
    const char *text = piece(file, strings->sh_offset, strings->sh_size);

    if (sym == NULL || text == NULL || strings->sh_size == 0 ||
        text[strings->sh_size - 1] != '\0')
        return;
    for (size_t i = 0; i < section->sh_size / sizeof *sym; i++)
        if (ELF64_ST_TYPE(sym[i].st_info) == STT_OBJECT &&
            sym[i].st_shndx != SHN_UNDEF && addr >= sym[i].st_value &&
            addr - sym[i].st_value < sym[i].st_size &&
            sym[i].st_size < *size_p && sym[i].st_name < strings->sh_size) {
            *name_p = text + sym[i].st_name;
            *start_p = sym[i].st_value;
            *size_p = sym[i].st_size;
        }
}

static const char *find_symbol(const struct image *file, uintptr_t addr,
                               uintptr_t *start_p)
{
    const ElfW(Ehdr) *head = piece(file, 0, sizeof *head);
    const ElfW(Shdr) *section;
    const char *name = NULL;
    uint64_t size = UINT64_MAX;

    if (head == NULL || memcmp(head->e_ident, ELFMAG, SELFMAG) != 0 ||
        head->e_shentsize != sizeof *section)
        return NULL;
    section = piece(file, head->e_shoff,
                    (uint64_t) head->e_shnum * sizeof *section);
    for (int i = 0; section != NULL && i < head->e_shnum; i++)
        if ((section[i].sh_type == SHT_SYMTAB ||
             section[i].sh_type == SHT_DYNSYM) &&
            section[i].sh_link < head->e_shnum)
            search(file, &section[i], &section[section[i].sh_link], addr,
                   &name, start_p, &size);
    return name;
}

static int take_first(struct dl_phdr_info *info, size_t size, void *arg)
{
    (void) size;
    *(struct dl_phdr_info *) arg = *info;
    return 1; /* the first object is the program */
}

/* Compilers number what is local to a routine: count.0 */
static int length_of(const char *name)
{
    const char *dot = strrchr(name, '.');

    if (dot != NULL && dot != name && isdigit((unsigned char) dot[1]) &&
        dot[1 + strspn(dot + 1, "0123456789")] == '\0')
        return (int) (dot - name);
    return (int) strlen(name);
}

static bool name_static(uintptr_t addr, char *text, size_t size)
{
    int fd = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    struct image file = {.at = MAP_FAILED};
    struct dl_phdr_info info = {0};
    const ElfW(Ehdr) *head;
    const char *name = NULL;
    uintptr_t start = 0;
    struct stat st;

    if (fd < 0)
        return false;
    dl_iterate_phdr(take_first, &info);
    if (fstat(fd, &st) == 0 && st.st_size > 0) {
        file.size = (size_t) st.st_size;
        file.at = mmap(NULL, file.size, PROT_READ, MAP_PRIVATE, fd, 0);
    }
    close(fd);
    if (file.at == MAP_FAILED)
        return false;
    /* is it the program, and not what runs it? */
    head = piece(&file, 0, sizeof *head);
    if (head != NULL && head->e_phnum == info.dlpi_phnum) {
        const void *headers =
            piece(&file, head->e_phoff, info.dlpi_phnum * sizeof(ElfW(Phdr)));

        if (headers != NULL &&
            memcmp(headers, info.dlpi_phdr,
                   info.dlpi_phnum * sizeof(ElfW(Phdr))) == 0)
            name = find_symbol(&file, addr - info.dlpi_addr, &start);
    }
    if (name != NULL) {
        const char *in_module = strstr(name, "_MOD_");
        uintptr_t offset = addr - info.dlpi_addr - start;
        int length;

        /* gfortran: __MODULE_MOD_NAME */
        if (strncmp(name, "__", 2) == 0 && in_module != NULL)
            name = in_module + strlen("_MOD_");
        length = length_of(name);
        if (length > (int) size - 24)
            length = (int) size - 24;
        if (offset == 0)
            snprintf(text, size, "%.*s", length, name);
        else
            snprintf(text, size, "%.*s+%zu", length, name, (size_t) offset);
    }
    munmap((void *) file.at, file.size);
    return name != NULL;
}

void sma_hang_name(const volatile void *addr, char *text, size_t size)
{
    size_t offset;
    int part = sma_region_find(addr, 1, &offset);

    if (part == SMA_DATA && name_static((uintptr_t) addr, text, size))
        return;
    if (part < 0)
        snprintf(text, size, "%p", (void *) addr);
    else
        snprintf(text, size, "%s+%zu",
                 part == SMA_HEAP ? "symmetric heap" : "static data", offset);
}

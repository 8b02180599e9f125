/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reads the files of programs (elf.h).
 */
#include "shared/elf.h"

#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

const void *sma_elf_piece(const struct sma_elf *f, uint64_t from,
                          uint64_t bytes)
{
    return f->at != NULL && from <= f->size && bytes <= f->size - from
               ? f->at + from
               : NULL;
}

bool sma_elf_copy(const struct sma_elf *f, uint64_t from, void *to,
                  size_t bytes)
{
    const void *piece = sma_elf_piece(f, from, bytes);

    if (piece != NULL)
        memcpy(to, piece, bytes);
    else if (f->fd < 0 || from > INT64_MAX ||
             pread(f->fd, to, bytes, (off_t) from) != (ssize_t) bytes)
        return false;
    return true;
}

static void read_head(struct sma_elf *f)
{
    const int mine = sizeof(void *) == 8 ? ELFCLASS64 : ELFCLASS32;
    ElfW(Ehdr) *head = &f->head;

    if (!sma_elf_copy(f, 0, head, sizeof *head) ||
        memcmp(head->e_ident, ELFMAG, SELFMAG) != 0)
        memset(head, 0, sizeof *head);
    if (head->e_ident[EI_CLASS] != mine ||
        head->e_phentsize != sizeof(ElfW(Phdr)))
        head->e_phnum = 0;
    if (head->e_ident[EI_CLASS] != mine ||
        head->e_shentsize != sizeof(ElfW(Shdr)))
        head->e_shnum = 0;
}

struct sma_elf sma_elf_of_fd(int fd)
{
    struct sma_elf f = {.fd = fd};

    read_head(&f);
    return f;
}

struct sma_elf sma_elf_of_map(const void *at, size_t size)
{
    struct sma_elf f = {.fd = -1, .at = at, .size = size};

    read_head(&f);
    return f;
}

const void *sma_elf_map(const char *path, size_t *size_p)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    void *at = MAP_FAILED;
    struct stat st;

    if (fd >= 0 && fstat(fd, &st) == 0 && S_ISREG(st.st_mode) &&
        st.st_size > 0) {
        *size_p = (size_t) st.st_size;
        at = mmap(NULL, *size_p, PROT_READ, MAP_PRIVATE, fd, 0);
    }
    if (fd >= 0)
        close(fd);
    return at == MAP_FAILED ? NULL : at;
}

bool sma_elf_part(const struct sma_elf *f, unsigned i, ElfW(Phdr) * part_p)
{
    return i < f->head.e_phnum &&
           sma_elf_copy(f, f->head.e_phoff + i * sizeof *part_p, part_p,
                        sizeof *part_p);
}

bool sma_elf_section(const struct sma_elf *f, unsigned i,
                     ElfW(Shdr) * section_p)
{
    return i < f->head.e_shnum &&
           sma_elf_copy(f, f->head.e_shoff + i * sizeof *section_p, section_p,
                        sizeof *section_p);
}

bool sma_elf_find(const struct sma_elf *f, unsigned type, uint64_t offset,
                  ElfW(Phdr) * part_p)
{
    for (unsigned i = 0; sma_elf_part(f, i, part_p); i++)
        if (part_p->p_type == type &&
            (type != PT_LOAD || offset - part_p->p_offset < part_p->p_filesz))
            return true;
    return false;
}

/* Where the bytes are in the file that are loaded at an address. */
static bool find_address(const struct sma_elf *f, uint64_t address,
                         uint64_t *offset_p)
{
    ElfW(Phdr) part;

    for (unsigned i = 0; sma_elf_part(f, i, &part); i++)
        if (part.p_type == PT_LOAD && address - part.p_vaddr < part.p_filesz) {
            *offset_p = address - part.p_vaddr + part.p_offset;
            return true;
        }
    return false;
}

/* Copies a text of the file. */
static bool copy_text(const struct sma_elf *f, uint64_t from, char *text_p,
                      size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (!sma_elf_copy(f, from + i, &text_p[i], 1))
            return false;
        else if (text_p[i] == '\0')
            return true;
    return false;
}

bool sma_elf_text(const struct sma_elf *f, int64_t tag, const char *begin,
                  char *text_p, size_t size)
{
    uint64_t strings = 0;
    ElfW(Phdr) part;
    ElfW(Dyn) entry;
    size_t n;

    if (!sma_elf_find(f, PT_DYNAMIC, 0, &part))
        return false;
    n = part.p_filesz / sizeof entry;
    for (size_t i = 0;
         i < n && sma_elf_copy(f, part.p_offset + i * sizeof entry, &entry,
                               sizeof entry);
         i++)
        if (entry.d_tag == DT_STRTAB &&
            !find_address(f, entry.d_un.d_ptr, &strings))
            return false;
    for (size_t i = 0; strings != 0 && i < n &&
                       sma_elf_copy(f, part.p_offset + i * sizeof entry, &entry,
                                    sizeof entry);
         i++)
        if (entry.d_tag == tag &&
            copy_text(f, strings + entry.d_un.d_val, text_p, size) &&
            strncmp(text_p, begin, strlen(begin)) == 0)
            return true;
    return false;
}

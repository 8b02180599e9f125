/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A libFuzzer harness for the reader of ELF files.  It reads all that the tools and
 * the library ask for, of the bytes as a mapped file and as an open one, which must give
 * the same.
 */
#include "parse.h"

#include <sys/mman.h>

#include "../../src/c/shared/elf.c"

/* A sum over what a file has. */
static uint64_t sum_of(const struct sma_elf *f)
{
    uint64_t sum = f->head.e_type;
    ElfW(Phdr) part;
    ElfW(Shdr) section;
    char text[64];

    for (unsigned i = 0; sma_elf_part(f, i, &part); i++)
        sum += part.p_type + part.p_offset;
    for (unsigned i = 0; sma_elf_section(f, i, &section); i++)
        sum += section.sh_type + section.sh_link;
    if (sma_elf_find(f, PT_LOAD, sum % 512, &part))
        sum += part.p_vaddr;
    if (sma_elf_find(f, PT_INTERP, 0, &part) && part.p_filesz < sizeof text &&
        sma_elf_copy(f, part.p_offset, text, part.p_filesz))
        sum += part.p_filesz;
    for (int64_t tag = 0; tag < 32; tag++)
        if (sma_elf_text(f, tag, "", text, sizeof text))
            sum += strlen(text);
    return sum;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static int fd = -1;
    struct sma_elf mapped = sma_elf_of_map(data, size), opened;

    if (fd < 0)
        fd = memfd_create("elf", 0);
    if (fd < 0 || ftruncate(fd, 0) != 0 ||
        pwrite(fd, data, size, 0) != (ssize_t) size)
        return 0;
    opened = sma_elf_of_fd(fd);
    if (size > 0 && sum_of(&mapped) != sum_of(&opened))
        abort();
    return 0;
}

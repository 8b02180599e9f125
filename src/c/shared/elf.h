/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reads the files of programs.  Nothing in a file is trusted: what lies outside of it
 * is not there.  A file that is not ELF, or is of another class than this host's
 * programs, has no parts and no sections.
 *
 * No function allocates memory, so messages may call all of them at any time.
 */
#ifndef SMA_ELF_H
#define SMA_ELF_H

#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct sma_elf {
    int fd;         /* read where the file is not mapped */
    const char *at; /* the mapped file; NULL: it is not mapped */
    size_t size;
    ElfW(Ehdr)
        head; /* zeros if the file is not ELF; e_type is that of any ELF */
};

/* Looks at an open file, which must stay open.  Its owner may make it shorter
 * meanwhile. */
struct sma_elf sma_elf_of_fd(int fd);

/* Looks at a file that is mapped; at may be NULL. */
struct sma_elf sma_elf_of_map(const void *at, size_t size);

/* Maps a file; NULL: it cannot be opened, or is not a regular one.  The opening does
 * not wait for the writer of a pipe. */
const void *sma_elf_map(const char *path, size_t *size_p);

/* A piece of a mapped file; NULL: it ends before. */
const void *sma_elf_piece(const struct sma_elf *f, uint64_t from,
                          uint64_t bytes);

/* Copies a piece of the file; false: it ends before. */
bool sma_elf_copy(const struct sma_elf *f, uint64_t from, void *to,
                  size_t bytes);

/* Program header i, or section header i; false: there are no more. */
bool sma_elf_part(const struct sma_elf *f, unsigned i, ElfW(Phdr) * part_p);
bool sma_elf_section(const struct sma_elf *f, unsigned i,
                     ElfW(Shdr) * section_p);

/* The program header of this kind; false: there is none.  PT_LOAD: the one that has
 * the byte at `offset` of the file. */
bool sma_elf_find(const struct sma_elf *f, unsigned type, uint64_t offset,
                  ElfW(Phdr) * part_p);

/* The text of the first entry of the dynamic section with the tag that begins so, as
 * that of DT_NEEDED for "libmpi.so"; false: there is none, or it has no space. */
bool sma_elf_text(const struct sma_elf *f, int64_t tag, const char *begin,
                  char *text_p, size_t size);

#endif

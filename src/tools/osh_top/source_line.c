/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The place in a program that an address stands for (top.h).  The system's list
 * of the mappings tells which file the address is of, the headers of the file
 * which address this is there, and addr2line, if it is installed, the line.
 */
#include "osh_top/top.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "shared/addr2line.h"
#include "shared/elf.h"

enum {
    PATIENCE = 2, /* seconds that addr2line may take */
    PATH = 4096,
    LINK = 80,
};

/* What has been found: the PEs of a job make the same calls again and again. */
struct source_line {
    struct source_line *next;
    char *file;
    uint64_t address; /* in the file */
    char text[128];
};

static struct source_line *known;

/* Finds the file whose code is mapped at the address, and where it is in it.
 * *link_p, of LINK bytes, becomes the name of the system's link to it. */
static bool find_file(pid_t pid, uint64_t address, char *file_p, char *link_p,
                      uint64_t *offset_p)
{
    char path[64], line[PATH + 128];
    bool found = false;
    FILE *f;

    snprintf(path, sizeof path, "/proc/%d/maps", (int) pid);
    f = fopen(path, "re");
    if (f == NULL)
        return false;
    while (!found && fgets(line, sizeof line, f) != NULL) {
        unsigned long long from, to, offset;
        int at = 0;

        line[strcspn(line, "\n")] = '\0';
        if (sscanf(line, "%llx-%llx %*s %llx %*s %*s %n", &from, &to, &offset,
                   &at) != 3 ||
            at == 0 || address < from || address >= to)
            continue;
        found = line[at] == '/' && strlen(line + at) < PATH;
        if (!found)
            break;
        strcpy(file_p, line + at);
        *offset_p = address - from + offset;
        snprintf(link_p, LINK, "/proc/%d/map_files/%llx-%llx", (int) pid, from,
                 to);
    }
    fclose(f);
    return found;
}

/* The address in the file of the byte at an offset; the offset if the file cannot
 * be read. */
static uint64_t address_in(const char *file, uint64_t offset)
{
    int fd = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    struct sma_elf f = sma_elf_of_fd(fd);
    uint64_t address = offset;
    ElfW(Phdr) part;

    if (sma_elf_find(&f, PT_LOAD, offset, &part))
        address = offset - part.p_offset + part.p_vaddr;
    if (fd >= 0)
        close(fd);
    return address;
}

/* Is the process this user's?  addr2line does not read the files of others. */
static bool is_mine(pid_t pid)
{
    struct stat st;
    char path[64];

    snprintf(path, sizeof path, "/proc/%d", (int) pid);
    return stat(path, &st) == 0 && st.st_uid == geteuid();
}

/* At the name of a file of another account there may be anything by now, such as a
 * link to a device, which the opening would start.  Who may look at such a process
 * may use the system's link. */
void source_line_of(pid_t pid, uint64_t address, char *text_p, size_t size)
{
    char file[PATH], link[LINK];
    bool mine = is_mine(pid);
    struct source_line *p = known;
    uint64_t at;

    text_p[0] = '\0';
    /* the address is behind the call */
    if (pid <= 0 || address == 0 ||
        !find_file(pid, address - 1, file, link, &at))
        return;
    at = address_in(mine ? file : link, at);
    while (p != NULL && (p->address != at || strcmp(p->file, file) != 0))
        p = p->next;
    if (p == NULL) {
        const char *name = strrchr(file, '/') + 1;

        p = checked(calloc(1, sizeof *p));
        *p = (struct source_line){known, checked(strdup(file)), at, ""};
        known = p;
        if (mine)
            sma_addr2line(file, at, PATIENCE, p->text, sizeof p->text);
        if (p->text[0] == '\0')
            snprintf(p->text, sizeof p->text, "%.*s+0x%llx",
                     (int) strcspn(name, " "), name, (unsigned long long) at);
        make_plain(p->text);
    }
    snprintf(text_p, size, "%s", p->text);
}

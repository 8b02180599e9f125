/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The place in a program that an address stands for (place.h).  The system's list
 * of the mappings tells which file the address is of, the headers of the file
 * which address this is there, and addr2line, if it is installed, the line.
 */
#include "osh_top/place.h"

#include <elf.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "common/words.h"
#include "osh_top/plain.h"

enum {
    PATIENCE = 2000, /* milliseconds that addr2line may take */
    PATH = 4096,
    LINK = 80,
};

/* What has been found: the PEs of a job make the same calls again and again. */
struct place {
    struct place *next;
    char *file;
    uint64_t address; /* in the file */
    char text[128];
};

static struct place *known;
static bool slow; /* addr2line took too long once, and is not asked again */

/* ---------------------------------------------------- the address in its file */

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
    uint64_t address = offset;
    Elf64_Phdr part;
    Elf64_Ehdr head;

    if (fd < 0)
        return offset;
    if (pread(fd, &head, sizeof head, 0) != (ssize_t) sizeof head ||
        memcmp(head.e_ident, ELFMAG, SELFMAG) != 0)
        head.e_phnum = 0;
    for (unsigned i = 0; i < head.e_phnum; i++)
        if (pread(fd, &part, sizeof part,
                  (off_t) (head.e_phoff + i * sizeof part)) ==
                (ssize_t) sizeof part &&
            part.p_type == PT_LOAD && offset >= part.p_offset &&
            offset - part.p_offset < part.p_filesz)
            address = offset - part.p_offset + part.p_vaddr;
    close(fd);
    return address;
}

/* ------------------------------------------------------------------ addr2line */

static long now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (long) t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* Starts addr2line.  Returns where its output can be read, or -1. */
static int start(const char *file, uint64_t address, pid_t *pid_p)
{
    char hex[32];
    int fd[2], null;

    snprintf(hex, sizeof hex, "0x%llx", (unsigned long long) address);
    if (pipe2(fd, O_CLOEXEC) != 0)
        return -1;
    *pid_p = fork();
    if (*pid_p == 0) {
        null = open("/dev/null", O_RDWR);
        dup2(null, 0);
        dup2(fd[1], 1);
        dup2(null, 2);
        unsetenv("DEBUGINFOD_URLS"); /* a server could take long */
        execlp("addr2line", "addr2line", "-i", "-e", file, hex, (char *) NULL);
        _exit(127);
    }
    close(fd[1]);
    if (*pid_p > 0)
        return fd[0];
    close(fd[0]);
    return -1;
}

/* Reads what addr2line prints, until it ends or has taken too long. */
static void read_answer(int fd, char *text, size_t size)
{
    long until = now_ms() + PATIENCE;
    size_t used = 0;

    for (;;) {
        struct pollfd p = {.fd = fd, .events = POLLIN};
        long left = until - now_ms();
        ssize_t n;

        if (left <= 0 || poll(&p, 1, (int) left) == 0) {
            slow = true;
            break;
        }
        n = read(fd, text + used, size - 1 - used);
        if (n <= 0)
            break;
        used += (size_t) n;
    }
    text[used] = '\0';
}

/* Is it a line of an inline function of the library's headers? */
static bool is_of_header(const char *line)
{
    return strstr(line, "shmem.h:") != NULL ||
           strstr(line, "shmemx.h:") != NULL;
}

/* Asks addr2line, and writes the line as "heat.c:42", or "". */
static void ask(const char *file, uint64_t address, char *text_p, size_t size)
{
    char answer[8192], *rest = answer, *line;
    pid_t pid;
    int fd = slow ? -1 : start(file, address, &pid);

    text_p[0] = '\0';
    if (fd < 0)
        return;
    read_answer(fd, answer, sizeof answer);
    close(fd);
    kill(pid, SIGKILL);
    waitpid(pid, NULL, 0);
    while ((line = strsep(&rest, "\n")) != NULL) {
        const char *name = strrchr(line, '/');
        char *more = strstr(line, " (discriminator");

        name = name != NULL ? name + 1 : line;
        if (more != NULL)
            *more = '\0';
        if (*name == '\0' || is_of_header(name))
            continue;
        if (*name != '?' && *name != '<' && strstr(name, ":?") == NULL)
            snprintf(text_p, size, "%s", name);
        return;
    }
}

/* ------------------------------------------------------------------ the place */

/* Is the process this user's?  addr2line does not read the files of others. */
static bool is_mine(pid_t pid)
{
    struct stat st;
    char path[64];

    snprintf(path, sizeof path, "/proc/%d", (int) pid);
    return stat(path, &st) == 0 && st.st_uid == geteuid();
}

static struct place *look_up(const char *file, uint64_t address, bool mine)
{
    const char *name = strrchr(file, '/') + 1;
    struct place *p;

    for (p = known; p != NULL; p = p->next)
        if (p->address == address && strcmp(p->file, file) == 0)
            return p;
    p = checked(calloc(1, sizeof *p));
    p->file = checked(strdup(file));
    p->address = address;
    p->next = known;
    known = p;
    if (mine)
        ask(file, address, p->text, sizeof p->text);
    if (p->text[0] == '\0')
        snprintf(p->text, sizeof p->text, "%.*s+0x%llx",
                 (int) strcspn(name, " "), name, (unsigned long long) address);
    top_make_plain(p->text);
    return p;
}

/* At the name of a file of another account there may be anything by now, such as a
 * link to a device, which the opening would start.  Who may look at such a process
 * may use the system's link. */
void place_of(pid_t pid, uint64_t address, char *text_p, size_t size)
{
    char file[PATH], link[LINK];
    uint64_t offset;
    bool mine;

    text_p[0] = '\0';
    /* the address is behind the call */
    if (pid <= 0 || address == 0 ||
        !find_file(pid, address - 1, file, link, &offset))
        return;
    mine = is_mine(pid);
    snprintf(text_p, size, "%s",
             look_up(file, address_in(mine ? file : link, offset), mine)->text);
}

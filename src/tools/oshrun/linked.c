/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the programs of the job need (linked.h), as their files say.
 */
#include "oshrun/linked.h"

#include <elf.h>
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <link.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "common/path.h"
#include "config.h"
#include "oshrun/options.h"
#include "shared/job.h"

/* A file of a program, mapped. */
struct file {
    const char *name; /* as the user gave it */
    const char *base; /* NULL: it is no program for this host */
    size_t size;
    const char *strings; /* of the dynamic section; NULL: there is none */
    size_t strings_size;
    const ElfW(Dyn) * dynamic;
    size_t entries;
};

static const ElfW(Phdr) * headers(const struct file *f, size_t *n_p)
{
    const ElfW(Ehdr) *head = (const ElfW(Ehdr) *) f->base;

    *n_p = 0;
    if (head->e_phentsize != sizeof(ElfW(Phdr)) ||
        head->e_phoff % sizeof(ElfW(Addr)) != 0 || head->e_phoff > f->size ||
        head->e_phnum > (f->size - head->e_phoff) / sizeof(ElfW(Phdr)))
        return NULL;
    *n_p = head->e_phnum;
    return (const ElfW(Phdr) *) (f->base + head->e_phoff);
}

/* The bytes of the file from the address on at which they are loaded. */
static const char *at_address(const struct file *f, ElfW(Addr) address,
                              size_t *bytes_p)
{
    size_t n;
    const ElfW(Phdr) *h = headers(f, &n);

    for (size_t i = 0; i < n; i++) {
        ElfW(Addr) from = address - h[i].p_vaddr;

        if (h[i].p_type != PT_LOAD || from >= h[i].p_filesz ||
            h[i].p_offset > f->size || h[i].p_filesz > f->size - h[i].p_offset)
            continue;
        *bytes_p = h[i].p_filesz - from;
        return f->base + h[i].p_offset + from;
    }
    return NULL;
}

static void find_dynamic(struct file *f)
{
    size_t n;
    const ElfW(Phdr) *h = headers(f, &n);

    for (size_t i = 0; i < n; i++)
        if (h[i].p_type == PT_DYNAMIC && h[i].p_offset <= f->size &&
            h[i].p_offset % sizeof(ElfW(Addr)) == 0 &&
            h[i].p_filesz <= f->size - h[i].p_offset) {
            f->dynamic = (const ElfW(Dyn) *) (f->base + h[i].p_offset);
            f->entries = h[i].p_filesz / sizeof *f->dynamic;
        }
    for (size_t i = 0; i < f->entries; i++)
        if (f->dynamic[i].d_tag == DT_STRTAB)
            f->strings =
                at_address(f, f->dynamic[i].d_un.d_ptr, &f->strings_size);
}

static void open_file(struct file *f, const char *program)
{
    const int mine = sizeof(void *) == 8 ? ELFCLASS64 : ELFCLASS32;
    char path[PATH_MAX];
    struct stat st;
    int fd;

    *f = (struct file){.name = program};
    if (!path_find(program, path, sizeof path))
        return;
    fd = open(path,
              O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* not to wait for a pipe */
    if (fd < 0)
        return;
    if (fstat(fd, &st) == 0 && S_ISREG(st.st_mode) &&
        st.st_size >= (off_t) sizeof(ElfW(Ehdr))) {
        void *p =
            mmap(NULL, (size_t) st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);

        f->base = p == MAP_FAILED ? NULL : p;
        f->size = (size_t) st.st_size;
    }
    close(fd);
    if (f->base == NULL)
        return;
    if (memcmp(f->base, ELFMAG, SELFMAG) != 0 || f->base[EI_CLASS] != mine) {
        munmap((void *) (uintptr_t) f->base, f->size);
        f->base = NULL;
        return;
    }
    find_dynamic(f);
}

/* The text of the first entry with the tag that begins so, or NULL. */
static const char *entry(const struct file *f, ElfW(Sxword) tag,
                         const char *begin)
{
    for (size_t i = 0; f->strings != NULL && i < f->entries; i++) {
        size_t at = f->dynamic[i].d_un.d_val;
        const char *text = f->strings + at;

        if (f->dynamic[i].d_tag == tag && at < f->strings_size &&
            memchr(text, '\0', f->strings_size - at) != NULL &&
            strncmp(text, begin, strlen(begin)) == 0)
            return text;
    }
    return NULL;
}

/* Finds a library in a list of directories with colons between them.  Names with
 * $ORIGIN and the like are left to the loader: then nothing is known. */
static bool find_in(const char *list, const char *name, char *path_p,
                    size_t size)
{
    while (list != NULL && *list != '\0') {
        int n = (int) strcspn(list, ":");

        if (memchr(list, '$', (size_t) n) != NULL)
            return false;
        if (n > 0 &&
            snprintf(path_p, size, "%.*s/%s", n, list, name) < (int) size &&
            access(path_p, R_OK) == 0)
            return true;
        list += n + (list[n] == ':');
    }
    return false;
}

/* The libsma that belongs to this oshrun. */
static bool find_own(char *path_p, size_t size)
{
    char exe[PATH_MAX];
    ssize_t n = readlink("/proc/self/exe", exe, sizeof exe - 1);

    if (n <= 0)
        return false;
    exe[n] = '\0';
    return snprintf(path_p, size, "%s/" SMA_PCREL "/../" SMA_SONAME,
                    dirname(exe)) < (int) size;
}

/* Does the program find another libsma than that of this oshrun? */
static void check_prefix(const struct file *f)
{
    const char *old = entry(f, DT_RPATH, ""), *new = entry(f, DT_RUNPATH, "");
    char path[PATH_MAX], own[PATH_MAX];
    struct stat there, here;

    if (!(new == NULL &&find_in(old, SMA_SONAME, path, sizeof path)) &&
        !find_in(getenv("LD_LIBRARY_PATH"), SMA_SONAME, path, sizeof path) &&
        !find_in(new, SMA_SONAME, path, sizeof path))
        return;
    if (!find_own(own, sizeof own) || stat(path, &there) != 0 ||
        stat(own, &here) != 0 ||
        (there.st_dev == here.st_dev && there.st_ino == here.st_ino))
        return;
    say("%s uses %s, which is not the library of this " SMA_OSHRUN
        ": if it fails, start it with the " SMA_OSHRUN " of that library",
        f->name, path);
}

static void check(const char *program)
{
    const char *mpi, *oshmem;
    struct file f;

    open_file(&f, program);
    if (f.base == NULL)
        return;
    mpi = entry(&f, DT_NEEDED, "libmpi.so"); /* Open MPI's, and of others */
    if (mpi == NULL)
        mpi = entry(&f, DT_NEEDED, "libmpich.so");
    oshmem = entry(&f, DT_NEEDED, "liboshmem.so");
    if (entry(&f, DT_NEEDED, "libsma.so") != NULL)
        check_prefix(&f);
    else if (oshmem != NULL)
        fail(
            "%s is linked with %s, the SHMEM of Open MPI, and not with libsma: "
            "compile it with the " SMA_OSHCC " of libsma, or start it with the "
            "oshrun of Open MPI",
            program, oshmem);
    else if (mpi != NULL && oshrun_opt.n > 1 &&
             memmem(f.base, f.size, SMA_JOB_ENV, sizeof SMA_JOB_ENV) == NULL)
        say("%s is linked with %s and not with libsma: MPI programs are started "
            "with mpirun; here each of %d processes is a job of its own",
            program, mpi, oshrun_opt.n);
    munmap((void *) (uintptr_t) f.base, f.size);
}

/* The interpreter that the first line of a script names. */
static bool script_interpreter(const char *program, char *name_p, size_t size)
{
    char path[PATH_MAX], line[PATH_MAX], *name = line + 2;
    bool found = false;
    FILE *f;

    if (!path_find(program, path, sizeof path) ||
        (f = fopen(path, "re")) == NULL)
        return false;
    if (fgets(line, sizeof line, f) != NULL && strncmp(line, "#!", 2) == 0) {
        name += strspn(name, " \t");
        name[strcspn(name, " \t\n")] = '\0';
        found = snprintf(name_p, size, "%s", name) < (int) size;
    }
    fclose(f);
    return found;
}

/* The loader that the file of a program names. */
static bool loader(const char *program, char *name_p, size_t size)
{
    const ElfW(Phdr) * h;
    struct file f;
    bool found = false;
    size_t n;

    open_file(&f, program);
    if (f.base == NULL)
        return false;
    h = headers(&f, &n);
    for (size_t i = 0; i < n; i++)
        if (h[i].p_type == PT_INTERP && h[i].p_offset <= f.size &&
            h[i].p_filesz <= f.size - h[i].p_offset && h[i].p_filesz < size) {
            memcpy(name_p, f.base + h[i].p_offset, h[i].p_filesz);
            name_p[h[i].p_filesz] = '\0';
            found = true;
        }
    munmap((void *) (uintptr_t) f.base, f.size);
    return found;
}

bool linked_lacks(const char *program, char *name_p, size_t size)
{
    return (script_interpreter(program, name_p, size) ||
            loader(program, name_p, size)) &&
           access(name_p, F_OK) != 0;
}

void linked_check(void)
{
    for (int i = 0; i < oshrun_opt.segments; i++) {
        const char *program = oshrun_opt.segment[i].program[0];
        bool known = false;

        for (int k = 0; k < i; k++)
            known |= strcmp(program, oshrun_opt.segment[k].program[0]) == 0;
        if (!known)
            check(program);
    }
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the programs of the job need, as their files say: libraries, a loader, an
 * interpreter.
 */
#include "config.h"

#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "common/path.h"
#include "oshrun/oshrun.h"
#include "shared/elf.h"

/* Maps the file of a program, as the user gave it.  Returns false if it is no program
 * for this host. */
static bool map_program(const char *program, struct sma_elf *f_p)
{
    char path[PATH_MAX];
    const void *at;
    size_t size;

    if (!path_find(program, path, sizeof path) ||
        (at = sma_elf_map(path, &size)) == NULL)
        return false;
    *f_p = sma_elf_of_map(at, size);
    if (f_p->head.e_phnum == 0)
        munmap((void *) (uintptr_t) at, size);
    return f_p->head.e_phnum > 0;
}

static void unmap(const struct sma_elf *f)
{
    munmap((void *) (uintptr_t) f->at, f->size);
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
static void check_prefix(const struct sma_elf *f, const char *program)
{
    char path[PATH_MAX], own[PATH_MAX], old[PATH_MAX], new[PATH_MAX];
    bool has_old = sma_elf_text(f, DT_RPATH, "", old, sizeof old);
    bool has_new = sma_elf_text(f, DT_RUNPATH, "", new, sizeof new);
    struct stat there, here;

    if (!(!has_new && has_old && find_in(old, SMA_SONAME, path, sizeof path)) &&
        !find_in(getenv("LD_LIBRARY_PATH"), SMA_SONAME, path, sizeof path) &&
        !(has_new && find_in(new, SMA_SONAME, path, sizeof path)))
        return;
    if (!find_own(own, sizeof own) || stat(path, &there) != 0 ||
        stat(own, &here) != 0 ||
        (there.st_dev == here.st_dev && there.st_ino == here.st_ino))
        return;
    say("%s uses %s, which is not the library of this " SMA_OSHRUN
        ": if it fails, start it with the " SMA_OSHRUN " of that library",
        program, path);
}

static void check(const char *program)
{
    char name[NAME_MAX];
    struct sma_elf f;

    if (!map_program(program, &f))
        return;
    if (sma_elf_text(&f, DT_NEEDED, "libsma.so", name, sizeof name))
        check_prefix(&f, program);
    else if (sma_elf_text(&f, DT_NEEDED, "liboshmem.so", name, sizeof name))
        fail(
            "%s is linked with %s, the SHMEM of Open MPI, and not with libsma: "
            "compile it with the " SMA_OSHCC " of libsma, or start it with the "
            "oshrun of Open MPI",
            program, name);
    else if ((sma_elf_text(&f, DT_NEEDED, "libmpi.so", name, sizeof name) ||
              sma_elf_text(&f, DT_NEEDED, "libmpich.so", name, sizeof name)) &&
             oshrun_opt.n > 1 &&
             memmem(f.at, f.size, SMA_JOB_ENV, sizeof SMA_JOB_ENV) == NULL)
        say("%s is linked with %s and not with libsma: MPI programs are started "
            "with mpirun; here each of %d processes is a job of its own",
            program, name, oshrun_opt.n);
    unmap(&f);
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
    ElfW(Phdr) part;
    struct sma_elf f;
    bool found;

    if (!map_program(program, &f))
        return false;
    found = sma_elf_find(&f, PT_INTERP, 0, &part) && part.p_filesz < size &&
            sma_elf_copy(&f, part.p_offset, name_p, part.p_filesz);
    if (found)
        name_p[part.p_filesz] = '\0';
    unmap(&f);
    return found;
}

bool elf_lacks(const char *program, char *name_p, size_t size)
{
    return (script_interpreter(program, name_p, size) ||
            loader(program, name_p, size)) &&
           access(name_p, F_OK) != 0;
}

bool elf_is_static(const char *program)
{
    struct sma_elf f;
    bool fixed;

    if (!map_program(program, &f))
        return false;
    fixed = f.head.e_type == ET_EXEC;
    unmap(&f);
    return fixed;
}

/* The path of a program counts from the directory of --wdir. */
static void check_there(const struct segment *s)
{
    const char *dir = s->wdir != NULL ? s->wdir : oshrun_opt.wdir;
    int here = open(".", O_PATH | O_DIRECTORY | O_CLOEXEC);

    if (dir == NULL || chdir(dir) == 0)
        check(s->program[0]);
    if (here >= 0 && fchdir(here) == 0)
        close(here);
}

void elf_check(void)
{
    for (int i = 0; i < oshrun_opt.segments; i++) {
        const struct segment *all = oshrun_opt.segment;
        int k = 0; /* the first of this name and directory */

        while (strcmp(all[i].program[0], all[k].program[0]) != 0 ||
               all[i].wdir != all[k].wdir)
            k++;
        if (k == i)
            check_there(&all[i]);
    }
}

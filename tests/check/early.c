/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Calls each of the functions that standard input names, in a process of its own: before
 * shmem_init, or with an argument after shmem_finalize.  Prints each of them with
 * its status and the first line that it has written to stderr.  Every argument is the
 * address of zeros, which a routine of Fortran reads; as an int that address is 0.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <shmem.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

typedef void routine(void *, void *, void *, void *, void *, void *, void *,
                     void *, void *, void *, void *, void *);

static void call(const char *name, int late, int to)
{
    void *z = mmap((void *) (1L << 40), 1 << 16, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
    routine *f = (routine *) dlsym(RTLD_DEFAULT, name);

    if (f == NULL || (int) (intptr_t) z != 0)
        _exit(99);
    dup2(to, STDERR_FILENO);
    close(to);
    if (late) {
        shmem_init();
        shmem_finalize();
    }
    f(z, z, z, z, z, z, z, z, z, z, z, z);
    _exit(0);
}

int main(int argc, char **argv)
{
    static char names[1 << 18]; /* a child must not move the place in stdin */
    char text[1000];
    size_t n = fread(names, 1, sizeof names - 1, stdin);

    (void) argv;
    if (n == sizeof names - 1)
        return 1;
    for (char *name = strtok(names, "\n"); name != NULL;
         name = strtok(NULL, "\n")) {
        int ends[2], status;
        FILE *said;
        pid_t pid;

        fflush(stdout);
        if (pipe(ends) != 0 || (pid = fork()) < 0)
            return 1;
        if (pid == 0)
            call(name, argc > 1, ends[1]);
        close(ends[1]);
        said = fdopen(ends[0], "r");
        if (said == NULL || fgets(text, sizeof text, said) == NULL)
            text[0] = '\0';
        waitpid(pid, &status, 0);
        fclose(said);
        text[strcspn(text, "\n")] = '\0';
        printf("%s %d %s\n", name, status, text);
    }
    return 0;
}

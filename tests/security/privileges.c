/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A program that runs with more rights than its user; used by privileges.sh.
 * Functions with which the library could believe the user's variables, load
 * what these name, or execute another program are defined here, where they come
 * before those of the C library: each call of one is a line of output.
 *
 *     privileges          the user, the variables, then shmem_init
 *     privileges early    a call before shmem_init
 *     privileges cuda     nvshmem_init, where WITH_CUDA is defined
 */
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <shmem.h>
#ifdef WITH_CUDA
#include <nvshmem.h>
#endif

static void called(const char *function, const char *with)
{
    char line[300];
    int n = snprintf(line, sizeof line, "calls %s %s\n", function, with);

    if (write(STDOUT_FILENO, line, (size_t) n) < 0)
        _exit(99);
}

static char *value_of(const char *name)
{
    size_t len = strlen(name);

    for (char **v = environ; *v != NULL; v++)
        if (strncmp(*v, name, len) == 0 && (*v)[len] == '=')
            return *v + len + 1;
    return NULL;
}

char *getenv(const char *name)
{
    called("getenv", name);
    return value_of(name);
}

int setenv(const char *name, const char *value, int replace)
{
    called("setenv", name);
    return 0;
}

int unsetenv(const char *name)
{
    called("unsetenv", name);
    return 0;
}

int putenv(char *text)
{
    called("putenv", text);
    return 0;
}

void *dlopen(const char *file, int mode)
{
    called("dlopen", file != NULL ? file : "the program");
    return NULL;
}

int execv(const char *file, char *const argv[])
{
    called("execv", file);
    errno = EPERM;
    return -1;
}

int posix_spawnp(pid_t *pid_p, const char *file,
                 const posix_spawn_file_actions_t *actions,
                 const posix_spawnattr_t *attributes, char *const argv[],
                 char *const env[])
{
    called("posix_spawnp", file);
    return EPERM;
}

/* Says whose rights the process has. */
static void introduce(void)
{
    printf("rights %d\n", getuid() != geteuid() || getgid() != getegid() ||
                              value_of("HAS_CAPABILITIES") != NULL);
    fflush(stdout);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";

    introduce();
    if (strcmp(what, "early") == 0)
        return shmem_n_pes();
#ifdef WITH_CUDA
    if (strcmp(what, "cuda") == 0)
        nvshmem_init();
#endif
    shmem_init();
    printf("runs\n");
    shmem_finalize();
    return 0;
}

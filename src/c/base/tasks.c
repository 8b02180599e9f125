/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the kernel knows of this process: whether it has more rights than its
 * user, and its threads.
 */
#include <dirent.h>
#include <dlfcn.h>
#include <sys/auxv.h>

#include "base/program.h"

int sma_list_threads(int *tid, int most)
{
    DIR *dir = opendir("/proc/self/task");
    struct dirent *entry;
    int n = 0;

    if (dir == NULL)
        return 0;
    while ((entry = readdir(dir)) != NULL)
        if (entry->d_name[0] != '.') {
            if (n < most)
                tid[n] = atoi(entry->d_name);
            n++;
        }
    closedir(dir);
    return n;
}

bool sma_first_thread_has_ended(int pid, int *threads_p)
{
    char path[32], text[512];
    const char *state;
    ssize_t n;
    int fd;

    snprintf(path, sizeof path, "/proc/%d/stat", pid);
    fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return false;
    n = read(fd, text, sizeof text - 1);
    close(fd);
    text[n > 0 ? n : 0] = '\0';
    state = strrchr(text, ')'); /* behind the name of the program */
    if (state == NULL || strncmp(state, ") Z", 3) != 0)
        return false;
    *threads_p = 1;
    sscanf(state + 3,
           "%*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %d",
           threads_p);
    return true;
}

bool sma_trusts_user(void)
{
    return getauxval(AT_SECURE) == 0;
}

int sma_count_threads(void)
{
    int n = sma_list_threads(NULL, 0);

    return n > SMA_THREADS_OF_SANITIZER ? n - SMA_THREADS_OF_SANITIZER : n;
}

/* --------------------------------------------- threads from before the program */

enum { EARLY = 64 };

static int early[EARLY]; /* the threads, all but the first */
static int nearly;

/* Runs before the constructors of the executable, and after those of the
 * libraries that have been loaded with it and do not use this one. */
__attribute__((constructor(101))) static void find_early_threads(void)
{
    int tid[EARLY], n = sma_list_threads(tid, EARLY);

    for (int i = 0; i < n && i < EARLY; i++)
        if (tid[i] != (int) getpid())
            early[nearly++] = tid[i];
}

/* Has this library been loaded with the program, rather than by it?  Then it is
 * in the executable, or among the libraries that the executable searches. */
static bool came_with_program(void)
{
    void *program = sma_load(NULL);
    struct sma_file file = sma_program_file((void *) find_early_threads);

    return (file.name != NULL && file.name[0] == '\0') ||
           (program != NULL && dlsym(program, "shmem_init") != NULL);
}

int sma_count_program_threads(void)
{
    int tid[EARLY], n = sma_list_threads(tid, EARLY), known = 0;

    if (n > EARLY || nearly == 0 || !came_with_program())
        return sma_count_threads();
    for (int i = 0; i < n; i++)
        for (int j = 0; j < nearly; j++)
            known += tid[i] == early[j];
    return n - (known > SMA_THREADS_OF_SANITIZER ? known
                                                 : SMA_THREADS_OF_SANITIZER);
}

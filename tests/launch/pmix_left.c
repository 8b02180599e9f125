/* SPDX-License-Identifier: BSD-3-Clause */
#include <dirent.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int is_memory_file(const char *name)
{
    return strstr(name, "/memfd:sma-") || strstr(name, "/dev/shm/sma-");
}

/* Prints what this process has open of files in memory. */
static void print_open(void)
{
    DIR *dir = opendir("/proc/self/fd");
    struct dirent *entry;
    char path[300], to[300];

    while ((entry = readdir(dir)) != NULL) {
        ssize_t n;

        snprintf(path, sizeof path, "/proc/self/fd/%s", entry->d_name);
        n = readlink(path, to, sizeof to - 1);
        to[n > 0 ? n : 0] = '\0';
        if (is_memory_file(to))
            printf("open %.10s\n", to);
    }
    closedir(dir);
}

/* The first of those that are mapped, and all that are of another kind. */
static void print_mapped(void)
{
    FILE *f = fopen("/proc/self/maps", "r");
    char line[500], last[500] = "", *name;

    while (fgets(line, sizeof line, f))
        if (is_memory_file(line)) {
            name = strchr(line, '/');
            if (strncmp(name, last, 10) != 0)
                printf("mapped %.10s\n", name);
            strcpy(last, name);
        }
    fclose(f);
}

int main(void)
{
    shmem_init();
    if (getenv("FORK") != NULL) {
        if (fork() == 0)
            shmem_barrier_all();
    } else {
        print_open();
        print_mapped();
    }
    if (getenv("END") != NULL && shmem_my_pe() == 1)
        shmem_global_exit(0);
    shmem_finalize();
    return 0;
}

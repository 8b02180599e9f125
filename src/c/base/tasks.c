/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the kernel knows of this process: whether it has more rights than its
 * user, and its threads.
 */
#include <dirent.h>
#include <stdlib.h>
#include <sys/auxv.h>

#include "base/base.h"

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

bool sma_trusts_user(void)
{
    return getauxval(AT_SECURE) == 0;
}

int sma_count_threads(void)
{
    int n = sma_list_threads(NULL, 0);

    return n > SMA_THREADS_OF_SANITIZER ? n - SMA_THREADS_OF_SANITIZER : n;
}

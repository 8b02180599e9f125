/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the kernel knows of this process: whether it has more rights than its
 * user, and how many threads it has.
 */
#include <stdio.h>
#include <sys/auxv.h>

#include "base/base.h"

#if defined(__SANITIZE_THREAD__)
#define THREADS_OF_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define THREADS_OF_SANITIZER 1
#endif
#endif
#ifndef THREADS_OF_SANITIZER
#define THREADS_OF_SANITIZER 0
#endif

bool sma_trusts_user(void)
{
    return getauxval(AT_SECURE) == 0;
}

int sma_count_threads(void)
{
    FILE *f = fopen("/proc/self/status", "re");
    char line[128];
    int n = 0;

    if (f == NULL)
        return 0;
    while (n == 0 && fgets(line, sizeof line, f) != NULL)
        if (sscanf(line, "Threads: %d", &n) != 1)
            n = 0;
    fclose(f);
    return n > THREADS_OF_SANITIZER ? n - THREADS_OF_SANITIZER : n;
}

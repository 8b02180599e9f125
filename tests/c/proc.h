/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the system says of this process.
 */
#ifndef PROC_H
#define PROC_H

#include <dirent.h>

#include "test.h"

/* A number of /proc/self/status, such as RssAnon; most are in KiB. */
static TEST_UNUSED long proc_status(const char *name)
{
    FILE *f = fopen("/proc/self/status", "r");
    size_t length = strlen(name);
    char line[256];
    long number = 0;

    CHECK(f != NULL, "no /proc/self/status");
    while (fgets(line, sizeof line, f) != NULL)
        if (strncmp(line, name, length) == 0 && line[length] == ':')
            number = strtol(line + length + 1, NULL, 10);
    fclose(f);
    return number;
}

/* How many entries a directory below /proc/self has: fd, or task. */
static TEST_UNUSED long proc_entries(const char *name)
{
    char path[64];
    DIR *dir;
    long n = 0;

    snprintf(path, sizeof path, "/proc/self/%s", name);
    dir = opendir(path);
    CHECK(dir != NULL, "no %s", path);
    while (readdir(dir) != NULL)
        n++;
    closedir(dir);
    return n;
}

/* What there is for long, if it is more than `most`. */
static TEST_UNUSED long proc_lasting(long (*there)(const char *),
                                     const char *name, long most)
{
    long n = there(name);

    for (int i = 0; i < 1000 && n > most; i++) {
        test_sleep_us(10000);
        n = there(name);
    }
    return n;
}

#endif

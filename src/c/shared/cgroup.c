/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A line of /proc/self/cgroup is "0::/path" in version 2, and "4:memory:/path"
 * or "4:cpu,memory:/path" in version 1.  In a container the path may be one of
 * the host, which does not exist inside the container; the group is then the
 * root.
 */
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "shared/cgroup.h"

/* Is `name` one of the words of a list with commas? */
static bool has_word(const char *words, const char *name)
{
    size_t len = strlen(name);

    for (const char *w = words;; w++) {
        if (strncmp(w, name, len) == 0 && (w[len] == ',' || w[len] == '\0'))
            return true;
        w = strchr(w, ',');
        if (w == NULL)
            return false;
    }
}

/* Where version 2 is mounted beside version 1. */
#define BESIDE "/unified"

static bool has_both(const char *root)
{
    char path[PATH_MAX];

    snprintf(path, sizeof path, "%s" BESIDE, root);
    return access(path, F_OK) == 0;
}

/* Finds the directory of the group of a controller ("memory"), in one version.
 * *below_p becomes the length of the root's name in it.  Returns false when
 * there is no such group. */
static bool find_group(const char *root, const char *self,
                       const char *controller, int version, char *dir_p,
                       size_t size, size_t *below_p)
{
    char top[32] = "";
    FILE *f = fopen(self, "re");
    char line[PATH_MAX];
    bool found = false;

    if (version == 1)
        snprintf(top, sizeof top, "/%s", controller);
    else if (has_both(root))
        strcpy(top, BESIDE);
    while (f != NULL && !found && fgets(line, sizeof line, f) != NULL) {
        char *words = strchr(line, ':'), *path;

        line[strcspn(line, "\n")] = '\0';
        path = words != NULL ? strchr(words + 1, ':') : NULL;
        if (path == NULL)
            continue;
        *words++ = *path++ = '\0';
        found =
            version == 1 ? has_word(words, controller) : strcmp(line, "0") == 0;
        if (strstr(path, "/..") != NULL) /* outside of this namespace */
            path = "";
        *below_p = strlen(root) + strlen(top);
        found = found &&
                snprintf(dir_p, size, "%s%s%s", root, top, path) < (int) size;
    }
    if (f != NULL)
        fclose(f);
    return found;
}

/* Changes dir to its parent.  Returns false when dir is the root. */
static bool go_up(char *dir, size_t below)
{
    char *slash = strrchr(dir, '/');

    if (strlen(dir) <= below || slash == NULL)
        return false;
    *slash = '\0';
    return strlen(dir) >= below;
}

/* The number after a key at the beginning of a line; with the key "", the first
 * number of the file.  Returns -1 when there is none, as where the file says
 * "max". */
static int64_t read_number(const char *path, const char *key)
{
    FILE *f = fopen(path, "re");
    char line[256];
    size_t len = strlen(key);
    unsigned long long number;
    int64_t found = -1;

    while (f != NULL && found < 0 && fgets(line, sizeof line, f) != NULL)
        if (strncmp(line, key, len) == 0 &&
            sscanf(line + len, "%llu", &number) == 1)
            found = number > INT64_MAX ? INT64_MAX : (int64_t) number;
    if (f != NULL)
        fclose(f);
    return found;
}

uint64_t sma_cgroup_limit(const char *root, const char *self)
{
    static const char *const file[] = {"memory.limit_in_bytes", "memory.max"};
    uint64_t limit = UINT64_MAX;
    char dir[PATH_MAX], path[PATH_MAX + 32];
    size_t below;

    for (int version = 1; version <= 2; version++) {
        if (!find_group(root, self, "memory", version, dir, sizeof dir, &below))
            continue;
        do {
            int64_t bytes;

            snprintf(path, sizeof path, "%s/%s", dir, file[version - 1]);
            bytes = read_number(path, "");
            if (bytes > 0 && (uint64_t) bytes < limit)
                limit = (uint64_t) bytes;
        } while (go_up(dir, below));
    }
    return limit;
}

/* The memory that a group still allows its processes, from its files
 * PREFIXlimit and PREFIXusage of one version; UINT64_MAX if there is no limit.
 */
static uint64_t space_of(const char *dir, const char *prefix, int version)
{
    static const char *const limit[] = {"limit_in_bytes", "max"};
    static const char *const usage[] = {"usage_in_bytes", "current"};
    char path[PATH_MAX + 64];
    int64_t most, used;

    snprintf(path, sizeof path, "%s/%s%s", dir, prefix, limit[version - 1]);
    most = read_number(path, "");
    if (most < 0)
        return UINT64_MAX;
    snprintf(path, sizeof path, "%s/%s%s", dir, prefix, usage[version - 1]);
    used = read_number(path, "");
    if (used < 0)
        used = 0;
    return used < most ? (uint64_t) (most - used) : 0;
}

uint64_t sma_cgroup_huge_space(const char *root, const char *self,
                               const char *page)
{
    uint64_t space = UINT64_MAX;
    char dir[PATH_MAX];
    size_t below;

    for (int version = 1; version <= 2; version++) {
        if (!find_group(root, self, "hugetlb", version, dir, sizeof dir,
                        &below))
            continue;
        do {
            /* pages in use have a limit, and reserved ones another */
            for (int reserved = 0; reserved <= 1; reserved++) {
                char prefix[48];
                uint64_t here;

                snprintf(prefix, sizeof prefix, "hugetlb.%s.%s", page,
                         reserved ? "rsvd." : "");
                here = space_of(dir, prefix, version);
                space = here < space ? here : space;
            }
        } while (go_up(dir, below));
    }
    return space;
}

int64_t sma_cgroup_oom_kills(const char *root, const char *self,
                             const char *vmstat, char *file_p, size_t size)
{
    static const char *const file[] = {"memory.oom_control", "memory.events"};
    char dir[PATH_MAX];
    size_t below;

    for (int version = 1; version <= 2; version++) {
        int64_t kills;

        if (!find_group(root, self, "memory", version, dir, sizeof dir, &below))
            continue;
        do {
            if (snprintf(file_p, size, "%s/%s", dir, file[version - 1]) >=
                (int) size)
                continue;
            kills = read_number(file_p, "oom_kill ");
            if (kills >= 0)
                return kills;
        } while (go_up(dir, below));
    }
    snprintf(file_p, size, "%s", vmstat);
    return read_number(vmstat, "oom_kill ");
}

uint64_t sma_cgroup_full_of_processes(const char *root, const char *self)
{
    char dir[PATH_MAX];
    size_t below;

    for (int version = 1; version <= 2; version++) {
        if (!find_group(root, self, "pids", version, dir, sizeof dir, &below))
            continue;
        do {
            char path[PATH_MAX + 32];
            int64_t most, used;

            snprintf(path, sizeof path, "%s/pids.max", dir);
            most = read_number(path, "");
            snprintf(path, sizeof path, "%s/pids.current", dir);
            used = most > 0 ? read_number(path, "") : 0;
            if (most > 0 && used >= most)
                return (uint64_t) most;
        } while (go_up(dir, below));
    }
    return 0;
}

/* The limit of one group, in hundredths of a processor; 0: none. */
static uint32_t cpus_of(const char *dir, int version)
{
    char path[PATH_MAX + 32], text[64] = "";
    long long quota = -1, period = 100000;
    FILE *f;

    snprintf(path, sizeof path, "%s/%s", dir,
             version == 1 ? "cpu.cfs_quota_us" : "cpu.max");
    f = fopen(path, "re");
    if (f == NULL)
        return 0;
    if (fgets(text, sizeof text, f) != NULL)
        sscanf(text, "%lld %lld", &quota, &period);
    fclose(f);
    if (version == 1) {
        snprintf(path, sizeof path, "%s/cpu.cfs_period_us", dir);
        period = read_number(path, "");
    }
    if (quota <= 0 || period <= 0 || quota / period >= UINT32_MAX / 100)
        return 0;
    return (uint32_t) (quota * 100 / period) + (quota * 100 < period);
}

uint32_t sma_cgroup_cpus(const char *root, const char *self)
{
    uint32_t cpus = 0;
    char dir[PATH_MAX];
    size_t below;

    for (int version = 1; version <= 2; version++) {
        if (!find_group(root, self, "cpu", version, dir, sizeof dir, &below))
            continue;
        do {
            uint32_t here = cpus_of(dir, version);

            if (here > 0 && (cpus == 0 || here < cpus))
                cpus = here;
        } while (go_up(dir, below));
    }
    return cpus;
}

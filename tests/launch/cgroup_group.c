/* SPDX-License-Identifier: BSD-3-Clause */
#include "shared/cgroup.h"

#include <stdio.h>
#include <string.h>

/* group ROOT SELF VMSTAT: the limit, the kills, and the file that says so.
 * group ROOT SELF: what may still be taken of huge pages.
 * group pids ROOT SELF -: the limit of processes that is reached. */
int main(int argc, char **argv)
{
    char file[4096];
    uint64_t limit;
    long long kills;

    if (argc == 2) { /* group ROOT, with SELF in ROOT: processors */
        char self[4096];

        snprintf(self, sizeof self, "%s/self", argv[1]);
        printf("%u\n", (unsigned) sma_cgroup_cpus(argv[1], self));
        return 0;
    }
    if (argc == 3) {
        uint64_t space = sma_cgroup_huge_space(argv[1], argv[2], "2MB");

        if (space == UINT64_MAX)
            printf("none\n");
        else
            printf("%llu\n", (unsigned long long) space);
        return 0;
    }
    if (argc == 5) {
        printf("%llu\n", (unsigned long long) sma_cgroup_full_of_processes(
                             argv[2], argv[3]));
        return 0;
    }
    if (argc != 4)
        return 2;
    limit = sma_cgroup_limit(argv[1], argv[2]);
    kills = sma_cgroup_oom_kills(argv[1], argv[2], argv[3], file, sizeof file);
    if (limit == UINT64_MAX)
        printf("none");
    else
        printf("%llu", (unsigned long long) limit);
    printf(" %lld %s\n", kills,
           strncmp(file, argv[1], strlen(argv[1])) == 0 ? file + strlen(argv[1])
                                                        : "vmstat");
    return 0;
}

/* SPDX-License-Identifier: BSD-3-Clause */
#include "shared/cgroup.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void print(uint64_t number)
{
    if (number == UINT64_MAX)
        printf("none");
    else
        printf("%" PRIu64, number);
}

/* group WHAT ROOT SELF VMSTAT: what the group of the file SELF still grants. */
int main(int argc, char **argv)
{
    const char *root = argv[2], *self = argv[3];
    char file[4096];
    long long kills;

    if (argc != 5)
        return 2;
    if (strcmp(argv[1], "cpus") == 0) /* in hundredths */
        print(sma_cgroup_cpus(root, self));
    else if (strcmp(argv[1], "huge") == 0)
        print(sma_cgroup_huge_space(root, self, "2MB"));
    else if (strcmp(argv[1], "pids") == 0) /* the limit that is reached */
        print(sma_cgroup_full_of_processes(root, self));
    else { /* the limit, the kills, and the file that says so */
        print(sma_cgroup_limit(root, self));
        kills = sma_cgroup_oom_kills(root, self, argv[4], file, sizeof file);
        printf(" %lld %s", kills,
               strncmp(file, root, strlen(root)) == 0 ? file + strlen(root)
                                                      : "vmstat");
    }
    printf("\n");
    return 0;
}

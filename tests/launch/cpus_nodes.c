/* SPDX-License-Identifier: BSD-3-Clause */
#include "shared/cpus.h"

#include <stdio.h>

/* nodes ROOT CPUS: the processors of the set, node by node. */
int main(int argc, char **argv)
{
    struct sma_cpus set, part;

    if (argc != 3 || !sma_cpus_parse(argv[2], &set))
        return 2;
    printf("%d", sma_cpus_count_nodes(argv[1], &set));
    for (int i = 0; sma_cpus_pick_node(argv[1], &set, i, &part); i++)
        printf(" %#llx", (unsigned long long) part.word[0]);
    printf("\n");
    return 0;
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The system refuses to fill in a set that has space for fewer processors than
 * the kernel supports.
 */
#include <errno.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "shared/cpus.h"
#include "shared/text.h"

enum { WORDS = SMA_JOB_CPUS / 64 };
enum { MOST_NODES = 1024 }; /* NUMA nodes of a host; Linux has no more */

_Static_assert(sizeof(unsigned long) == sizeof(uint64_t),
               "the system's sets are made of the same words");

/* Asks the system with more and more space, and keeps what fits the set. */
static void get_more(struct sma_cpus *cpus)
{
    for (size_t bytes = 2 * sizeof *cpus; bytes <= 1 << 20; bytes *= 2) {
        cpu_set_t *all = malloc(bytes);
        bool done = all == NULL || sched_getaffinity(0, bytes, all) == 0;
        bool refused = !done && errno == EINVAL;

        if (done && all != NULL)
            memcpy(cpus, all, sizeof *cpus);
        free(all);
        if (!refused)
            return;
    }
}

void sma_cpus_get(struct sma_cpus *cpus)
{
    memset(cpus, 0, sizeof *cpus);
    if (sched_getaffinity(0, sizeof *cpus, (cpu_set_t *) cpus) != 0 &&
        errno == EINVAL)
        get_more(cpus);
}

bool sma_cpus_use(const struct sma_cpus *cpus)
{
    return sched_setaffinity(0, sizeof *cpus, (const cpu_set_t *) cpus) == 0;
}

int sma_cpus_count(const struct sma_cpus *cpus)
{
    int count = 0;

    for (int w = 0; w < WORDS; w++)
        count += __builtin_popcountll(cpus->word[w]);
    return count;
}

/* Reads the number of a processor and moves *text behind it; -1: there is
 * none. */
static int parse_cpu(const char **text)
{
    char *end;
    long cpu;

    if (**text < '0' || **text > '9')
        return -1;
    cpu = strtol(*text, &end, 10);
    *text = end;
    return cpu < SMA_JOB_CPUS ? (int) cpu : -1;
}

bool sma_cpus_parse(const char *text, struct sma_cpus *cpus_p)
{
    memset(cpus_p, 0, sizeof *cpus_p);
    for (;;) {
        int first = parse_cpu(&text), last = first;

        if (*text == '-') {
            text++;
            last = parse_cpu(&text);
        }
        if (first < 0 || last < first)
            return false;
        for (int cpu = first; cpu <= last; cpu++)
            cpus_p->word[cpu / 64] |= (uint64_t) 1 << cpu % 64;
        if (*text == '\0')
            return true;
        if (*text++ != ',')
            return false;
    }
}

int sma_cpus_pick(const struct sma_cpus *cpus, int i, struct sma_cpus *one_p)
{
    memset(one_p, 0, sizeof *one_p);
    for (int cpu = 0; cpu < SMA_JOB_CPUS; cpu++)
        if ((cpus->word[cpu / 64] >> cpu % 64 & 1) != 0 && i-- == 0) {
            one_p->word[cpu / 64] = (uint64_t) 1 << cpu % 64;
            return cpu;
        }
    return -1;
}

bool sma_cpus_read(const char *path, struct sma_cpus *cpus_p)
{
    char text[4096];

    if (!sma_read_text(path, text, sizeof text))
        return false;
    text[strcspn(text, "\n")] = '\0';
    return sma_cpus_parse(text, cpus_p);
}

bool sma_cpus_of_node(const char *root, int node, struct sma_cpus *cpus_p)
{
    char path[4096];

    snprintf(path, sizeof path, "%s/node%d/cpulist", root, node);
    return sma_cpus_read(path, cpus_p);
}

/* The processors of the set that belong to a NUMA node.  Returns false when
 * there are none. */
static bool take_part(const char *root, const struct sma_cpus *cpus, int node,
                      struct sma_cpus *part_p)
{
    if (!sma_cpus_of_node(root, node, part_p))
        return false;
    for (int w = 0; w < WORDS; w++)
        part_p->word[w] &= cpus->word[w];
    return sma_cpus_count(part_p) > 0;
}

int sma_cpus_count_nodes(const char *root, const struct sma_cpus *cpus)
{
    struct sma_cpus part;
    int count = 0;

    for (int node = 0; node < MOST_NODES; node++)
        count += take_part(root, cpus, node, &part);
    return count;
}

bool sma_cpus_pick_node(const char *root, const struct sma_cpus *cpus, int i,
                        struct sma_cpus *part_p)
{
    for (int node = 0; node < MOST_NODES; node++)
        if (take_part(root, cpus, node, part_p) && i-- == 0)
            return true;
    return false;
}

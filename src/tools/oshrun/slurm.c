/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reads the variables of a Slurm allocation (slurm.h).
 */
#include "oshrun/slurm.h"

#include <stdlib.h>
#include <string.h>

#include "oshrun/hosts.h"

static const char *env_text(const char *name)
{
    const char *text = getenv(name);

    return text != NULL ? text : "";
}

/* The number at the beginning of a variable, which may hold anything.  It is
 * limited, so that no sum overflows. */
static long count_at(const char *text, char **end_p)
{
    long n = strtol(text, end_p, 10);

    return n < 0 ? 0 : n > 1000000 ? 1000000 : n;
}

int slurm_nodes(void)
{
    const char *text = env_text("SLURM_JOB_NUM_NODES");

    if (*env_text("SLURM_JOB_ID") == '\0')
        return 0;
    return (int) count_at(*text != '\0' ? text : env_text("SLURM_NNODES"),
                          NULL);
}

bool slurm_in_step(void)
{
    /* the shell of salloc and the script of sbatch have numbers close to
     * 2^32 */
    const char *id = env_text("SLURM_STEP_ID");

    return *id >= '0' && *id <= '9' && strtoull(id, NULL, 10) < 0xfffffff0u;
}

bool slurm_elsewhere(void)
{
    const char *nodes = env_text("SLURM_JOB_NODELIST");

    if (slurm_nodes() < 1 || slurm_in_step())
        return false;
    /* the shell of salloc may run on a host outside of the allocation */
    return slurm_nodes() > 1 ||
           (!hosts_is_here(nodes, strlen(nodes)) &&
            strcmp(nodes, env_text("SLURMD_NODENAME")) != 0);
}

/* The variable has a form like 72(x2),36. */
long slurm_processors(int hosts)
{
    const char *p = env_text("SLURM_JOB_CPUS_PER_NODE");
    long sum = 0, least = 0;

    while (*p >= '0' && *p <= '9') {
        char *end;
        long each = count_at(p, &end), times = 1;

        if (end[0] == '(' && end[1] == 'x')
            times = count_at(end + 2, &end);
        sum += each * times;
        if (least == 0 || each < least)
            least = each;
        p = end + strspn(end, "),");
    }
    return hosts > 0 ? hosts * least : sum;
}

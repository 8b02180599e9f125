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

/* The number of hosts of the allocation; 0: oshrun runs in none. */
static long count_nodes(void)
{
    const char *text = env_text("SLURM_JOB_NUM_NODES");

    if (*env_text("SLURM_JOB_ID") == '\0')
        return 0;
    return strtol(*text != '\0' ? text : env_text("SLURM_NNODES"), NULL, 10);
}

/* Has srun started oshrun? */
static bool is_in_step(void)
{
    /* the shell of salloc and the script of sbatch have numbers close to
     * 2^32 */
    const char *id = env_text("SLURM_STEP_ID");

    return *id >= '0' && *id <= '9' && strtoull(id, NULL, 10) < 0xfffffff0u;
}

bool slurm_elsewhere(void)
{
    const char *nodes = env_text("SLURM_JOB_NODELIST");

    if (count_nodes() < 1 || is_in_step())
        return false;
    /* the shell of salloc may run on a host outside of the allocation */
    return count_nodes() > 1 ||
           (!hosts_is_here(nodes, strlen(nodes)) &&
            strcmp(nodes, env_text("SLURMD_NODENAME")) != 0);
}

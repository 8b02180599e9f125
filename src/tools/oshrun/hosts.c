/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Whether -H and --hostfile, or the Slurm allocation that oshrun runs in, name other
 * hosts than this one.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>
#include <sys/stat.h>

#include "oshrun/oshrun.h"

/* Do these len bytes name this host? */
static bool hosts_is_here(const char *name, size_t len)
{
    size_t mine = strlen(host), other = len;

    if ((len == 9 && strncmp(name, "localhost", 9) == 0) ||
        (len > 4 && strncmp(name, "127.", 4) == 0))
        return true;
    /* one of the names may lack its domain */
    if (memchr(name, '.', len) == NULL)
        mine = strcspn(host, ".");
    else if (strchr(host, '.') == NULL)
        other = strcspn(name, ".");
    return mine == other && strncasecmp(name, host, mine) == 0;
}

static bool hosts_are_here(const char *list)
{
    while (*list != '\0') {
        if (!hosts_is_here(list, strcspn(list, ":,")))
            return false;
        list += strcspn(list, ",");
        list += *list == ',';
    }
    return true;
}

static bool hostfile_is_here(const char *file)
{
    static const char blank[] = " \t\r\n";
    bool here = true, any = false;
    char *line = NULL, wrong[100] = "";
    size_t size = 0;
    struct stat st;
    FILE *f;

    if (stat(file, &st) == 0 && !S_ISREG(st.st_mode))
        fail("--hostfile %s: must be a regular file, because it is read "
             "several times",
             file);
    f = fopen(file, "re");
    if (f == NULL)
        fail("--hostfile %s: %s", file, strerror(errno));
    while (*wrong == '\0' && getline(&line, &size, f) >= 0) {
        char *name = line + strspn(line, blank);
        size_t len = strcspn(name, " \t\r\n#:");

        if (len == 0)
            continue;
        if (!is_host_name(name, len))
            snprintf(wrong, sizeof wrong, "%.*s", (int) len, name);
        any = true;
        here = here && hosts_is_here(name, len);
    }
    free(line);
    fclose(f);
    if (*wrong != '\0')
        fail("--hostfile %s: \"%s\" is not the name of a host", file, wrong);
    if (!any)
        fail("--hostfile %s: the file does not name a host", file);
    return here;
}

bool hosts_all_here(void)
{
    bool file =
        oshrun_opt.hostfile != NULL && hostfile_is_here(oshrun_opt.hostfile);

    /* -H chooses among the hosts of the file */
    return oshrun_opt.hosts != NULL ? hosts_are_here(oshrun_opt.hosts) : file;
}

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

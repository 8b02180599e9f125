/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A libpmix whose server is the environment: the number of PEs, ours, who is on
 * this host, and every text are what LIE_* say.  As with the real one, a child
 * created by fork gets no answer.  Used by tests/security/security.sh and pmix.sh.
 */
#include <pmix.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static pid_t client;

static const char *lie(const char *name, const char *otherwise)
{
    const char *text = getenv(name);

    return text != NULL ? text : otherwise;
}

pmix_status_t PMIx_Init(pmix_proc_t *proc, pmix_info_t *info, size_t n)
{
    (void) info;
    (void) n;
    client = getpid();
    memset(proc, 0, sizeof *proc);
    strcpy(proc->nspace, "lies");
    proc->rank = (pmix_rank_t) strtoul(lie("LIE_RANK", "0"), NULL, 10);
    return PMIX_SUCCESS;
}

int PMIx_Initialized(void)
{
    return 0;
}

pmix_status_t PMIx_Finalize(const pmix_info_t *info, size_t n)
{
    (void) info;
    (void) n;
    return PMIX_SUCCESS;
}

pmix_status_t PMIx_Abort(int status, const char *text, pmix_proc_t *procs,
                         size_t n)
{
    (void) status;
    (void) text;
    (void) procs;
    (void) n;
    while (getpid() != client)
        pause();
    return PMIX_SUCCESS;
}

pmix_status_t PMIx_Put(pmix_scope_t scope, const char *key, pmix_value_t *value)
{
    (void) scope;
    (void) key;
    (void) value;
    return PMIX_SUCCESS;
}

pmix_status_t PMIx_Commit(void)
{
    return PMIX_SUCCESS;
}

pmix_status_t PMIx_Fence_nb(const pmix_proc_t *procs, size_t nprocs,
                            const pmix_info_t *info, size_t ninfo,
                            pmix_op_cbfunc_t told, void *data)
{
    (void) procs;
    (void) nprocs;
    (void) info;
    (void) ninfo;
    told(PMIX_SUCCESS, data);
    return PMIX_SUCCESS;
}

pmix_status_t PMIx_Get(const pmix_proc_t *proc, const char *key,
                       const pmix_info_t *info, size_t n,
                       pmix_value_t **value_p)
{
    pmix_value_t *value = calloc(1, sizeof *value);

    (void) proc;
    (void) info;
    (void) n;
    if (strcmp(key, PMIX_JOB_SIZE) == 0) {
        value->type = getenv("LIE_TYPE") != NULL ? PMIX_STRING : PMIX_UINT32;
        value->data.uint32 = (uint32_t) strtoul(lie("LIE_SIZE", "1"), NULL, 10);
    } else if (strcmp(key, PMIX_LOCAL_PEERS) == 0) {
        value->type = PMIX_STRING;
        value->data.string = strdup(lie("LIE_PEERS", "0"));
    } else {
        value->type = PMIX_STRING;
        value->data.string = strdup(lie("LIE_TEXT", "nothing"));
    }
    *value_p = value;
    return PMIX_SUCCESS;
}

pmix_status_t PMIx_Resolve_nodes(const pmix_nspace_t nspace, char **names_p)
{
    (void) nspace;
    (void) names_p;
    return PMIX_ERR_NOT_SUPPORTED;
}

pmix_status_t PMIx_Resolve_peers(const char *name, const pmix_nspace_t nspace,
                                 pmix_proc_t **procs_p, size_t *count_p)
{
    (void) name;
    (void) nspace;
    (void) procs_p;
    (void) count_p;
    return PMIX_ERR_NOT_SUPPORTED;
}

const char *PMIx_Error_string(pmix_status_t status)
{
    (void) status;
    return "error";
}

const char *PMIx_Get_version(void)
{
    return "lies";
}

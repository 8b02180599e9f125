/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A libpmix whose server is a directory, FILE_PMIX, for the processes of one
 * job on this host, which a script starts with PMIX_RANK.  pmix.sh uses it.  As with
 * the real one, a child created by fork gets no answer.
 *
 *   PMIX_HOSTS     the host of each rank, as "a a b"
 *   PMIX_LISTS     the hosts according to the lists of PEs; "" without lists
 *   PMIX_HIDES     a key that has a different value for rank 1
 *   PMIX_NO_PEERS  the lists of PEs have lengths, but no PEs
 *   PMIX_LIE       "KEY RANK HOW": what rank RANK is told of a key is not true:
 *                  HOW is type, null, empty, short, long, huge, ones, zeros, =TEXT, or
 *                  owner: the file of this name is given to another user
 *   PMIX_ANSWERS   "at once": a query for a key that has not been put is
 *                  answered at once: the key does not exist
 *   PMIX_MPI       MPI has joined, too
 *
 * When it leaves for the last time, each process writes how many fences it was in, and
 * how many questions it has asked, to the file count.RANK.
 */
#include <pmix.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { RANKS = 64, NAME = 16 };

static unsigned rank, fences, questions;
static int joined;
static pid_t client;

static const char *path_of(const char *what, unsigned number, unsigned of)
{
    static char path[400];

    snprintf(path, sizeof path, "%s/%s.%u.%u", getenv("FILE_PMIX"), what,
             number, of);
    return path;
}

/* Waits for a moment; not for ever if another PE has failed. */
static void nap(void)
{
    if (access(path_of("failed", 0, 0), F_OK) == 0)
        _exit(1);
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

/* The hosts of all ranks; returns the number of ranks. */
static unsigned hosts(const char *variable, char host[RANKS][NAME])
{
    const char *text = getenv(variable);
    unsigned n = 0;
    int used = 0;

    while (n < RANKS && sscanf(text, "%15s%n", host[n], &used) == 1) {
        text += used;
        n++;
    }
    return n;
}

static unsigned size(void)
{
    char host[RANKS][NAME];

    return hosts("PMIX_HOSTS", host);
}

pmix_status_t PMIx_Init(pmix_proc_t *proc, pmix_info_t *info, size_t n)
{
    client = getpid();
    joined += getenv("PMIX_MPI") != NULL ? 2 : 1;
    rank = (unsigned) atoi(getenv("PMIX_RANK"));
    memset(proc, 0, sizeof *proc);
    strcpy(proc->nspace, getenv("PMIX_NAMESPACE"));
    proc->rank = rank;
    return PMIX_SUCCESS;
}

int PMIx_Initialized(void)
{
    return joined;
}

pmix_status_t PMIx_Finalize(const pmix_info_t *info, size_t n)
{
    FILE *f;

    if (--joined > 0)
        return PMIX_SUCCESS;
    f = fopen(path_of("count", rank, 0), "w");
    fprintf(f, "%u %u\n", fences, questions);
    fclose(f);
    return PMIX_SUCCESS;
}

pmix_status_t PMIx_Abort(int status, const char *text, pmix_proc_t *procs,
                         size_t n)
{
    while (getpid() != client)
        pause();
    return PMIX_SUCCESS;
}

/* A file that is there is complete.  A key that is put again keeps its value, as where
 * the servers of other hosts have got it already. */
pmix_status_t PMIx_Put(pmix_scope_t scope, const char *key, pmix_value_t *value)
{
    bool text = value->type == PMIX_STRING;
    char to[400];
    FILE *f;

    snprintf(to, sizeof to, "%s", path_of(key, rank, 0));
    if (access(to, F_OK) == 0)
        return PMIX_SUCCESS;
    f = fopen(path_of(key, rank, 1), "w");
    fputc(text ? 's' : 'b', f);
    if (text)
        fputs(value->data.string, f);
    else
        fwrite(value->data.bo.bytes, 1, value->data.bo.size, f);
    fclose(f);
    return rename(path_of(key, rank, 1), to) == 0 ? PMIX_SUCCESS : PMIX_ERROR;
}

pmix_status_t PMIx_Commit(void)
{
    return PMIX_SUCCESS;
}

pmix_status_t PMIx_Fence_nb(const pmix_proc_t *procs, size_t nprocs,
                            const pmix_info_t *info, size_t ninfo,
                            pmix_op_cbfunc_t told, void *data)
{
    fences++;
    fclose(fopen(path_of("fence", fences, rank), "w"));
    for (unsigned i = 0; i < size(); i++)
        while (access(path_of("fence", fences, i), F_OK) != 0)
            nap();
    told(PMIX_SUCCESS, data);
    return PMIX_SUCCESS;
}

static void set_string(pmix_value_t *value, const char *text)
{
    value->type = PMIX_STRING;
    value->data.string = strdup(text);
}

/* The ranks on the host of this rank. */
static void set_peers(pmix_value_t *value)
{
    char host[RANKS][NAME], text[400] = "";
    unsigned n = hosts("PMIX_HOSTS", host);

    for (unsigned i = 0; i < n; i++)
        if (strcmp(host[i], host[rank]) == 0)
            snprintf(text + strlen(text), sizeof text - strlen(text), "%s%u",
                     text[0] != '\0' ? "," : "", i);
    set_string(value, text);
}

/* What a rank has put. */
static pmix_status_t read_value(pmix_value_t *value, const char *key,
                                unsigned of, int seconds)
{
    const char *hidden = getenv("PMIX_HIDES");
    static char space[1 << 16];
    size_t bytes;
    FILE *f;

    for (int i = 0; access(path_of(key, of, 0), F_OK) != 0; i++) {
        if (getenv("PMIX_ANSWERS") != NULL)
            return PMIX_ERR_NOT_FOUND;
        if (i > seconds * 1000)
            return PMIX_ERR_TIMEOUT;
        nap();
    }
    f = fopen(path_of(key, of, 0), "r");
    bytes = fread(space, 1, sizeof space - 1, f);
    fclose(f);
    space[bytes] = '\0';
    if (hidden != NULL && strcmp(hidden, key) == 0 && rank == 1)
        set_string(value, "hidden");
    else if (space[0] == 's')
        set_string(value, space + 1);
    else {
        value->type = PMIX_BYTE_OBJECT;
        value->data.bo.size = bytes - 1;
        value->data.bo.bytes = memcpy(malloc(bytes), space + 1, bytes - 1);
    }
    return PMIX_SUCCESS;
}

/* Makes a value untrue.  A string or data are as long as before, if no other
 * length is asked for. */
static void lie(pmix_value_t *value, const char *how)
{
    bool text = value->type == PMIX_STRING;
    char *old, *p;
    size_t n, want;

    if (how[0] == '=') {
        if (value->type == PMIX_UINT32)
            value->data.uint32 = (uint32_t) strtoul(how + 1, NULL, 10);
        else
            set_string(value, how + 1);
        return;
    }
    old = text ? value->data.string : value->data.bo.bytes;
    if (strcmp(how, "owner") == 0) {
        if (chown(old, 65534, (gid_t) -1) != 0)
            abort();
        return;
    }
    if (strcmp(how, "type") == 0) {
        value->type = text ? PMIX_BYTE_OBJECT : PMIX_STRING;
        value->data.bo.bytes = NULL;
        return;
    }
    want = n = text ? strlen(old) : value->data.bo.size;
    if (strcmp(how, "short") == 0)
        want = n / 2;
    else if (strcmp(how, "empty") == 0)
        want = 0;
    else if (strcmp(how, "long") == 0)
        want = 3 * n;
    p = calloc(1, want + 1);
    for (size_t i = 0; i < want; i++)
        p[i] = strcmp(how, "ones") == 0    ? '\xff'
               : strcmp(how, "zeros") == 0 ? 0
                                           : old[i % n];
    if (strcmp(how, "null") == 0)
        p = NULL;
    if (text) {
        value->data.string = p;
        return;
    }
    value->data.bo.bytes = p;
    value->data.bo.size = strcmp(how, "huge") == 0 ? (size_t) 1 << 40 : want;
}

/* What PMIX_LIE says of this key and this rank, or NULL. */
static const char *lie_of(const char *key)
{
    const char *text = getenv("PMIX_LIE");
    char of[64];
    unsigned to;
    int used = 0;

    return text != NULL && sscanf(text, "%63s %u %n", of, &to, &used) == 2 &&
                   strcmp(of, key) == 0 && to == rank
               ? text + used
               : NULL;
}

pmix_status_t PMIx_Get(const pmix_proc_t *proc, const char *key,
                       const pmix_info_t *info, size_t n,
                       pmix_value_t **value_p)
{
    pmix_value_t *value = calloc(1, sizeof *value);
    char host[RANKS][NAME];
    pmix_status_t status = PMIX_SUCCESS;

    questions++;
    *value_p = value;
    if (strcmp(key, PMIX_JOB_SIZE) == 0) {
        value->type = PMIX_UINT32;
        value->data.uint32 = size();
    } else if (strcmp(key, PMIX_LOCAL_PEERS) == 0) {
        set_peers(value);
    } else if (strcmp(key, PMIX_HOSTNAME) == 0) {
        hosts("PMIX_HOSTS", host);
        set_string(value, host[proc->rank]);
    } else {
        status = read_value(value, key, proc->rank,
                            n > 0 ? info[0].value.data.integer : 60);
    }
    if (status == PMIX_SUCCESS && lie_of(key) != NULL)
        lie(value, lie_of(key));
    return status;
}

/* The last host comes first. */
pmix_status_t PMIx_Resolve_nodes(const pmix_nspace_t nspace, char **names_p)
{
    char host[RANKS][NAME], text[400] = "";

    questions++;
    if (getenv("PMIX_LISTS")[0] == '\0')
        return PMIX_ERR_NOT_SUPPORTED;
    for (unsigned i = hosts("PMIX_LISTS", host); i-- > 0;)
        if (strstr(text, host[i]) == NULL)
            snprintf(text + strlen(text), sizeof text - strlen(text), "%s%s",
                     text[0] != '\0' ? "," : "", host[i]);
    *names_p = strdup(text);
    return PMIX_SUCCESS;
}

pmix_status_t PMIx_Resolve_peers(const char *name, const pmix_nspace_t nspace,
                                 pmix_proc_t **procs_p, size_t *count_p)
{
    pmix_proc_t *procs = calloc(RANKS, sizeof *procs);
    char host[RANKS][NAME];
    unsigned n = hosts("PMIX_LISTS", host);

    questions++;
    *procs_p = getenv("PMIX_NO_PEERS") != NULL ? NULL : procs;
    *count_p = 0;
    for (unsigned i = 0; i < n; i++)
        if (strcmp(host[i], name) == 0)
            procs[(*count_p)++].rank = i;
    return PMIX_SUCCESS;
}

const char *PMIx_Error_string(pmix_status_t status)
{
    return "error";
}

const char *PMIx_Get_version(void)
{
    return "files";
}

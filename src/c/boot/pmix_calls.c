/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The calls of PMIx: owns libpmix, and the waits for its answers.
 *
 * libpmix is loaded when a PMIx launcher has started the program and not
 * before, so that programs under oshrun neither load nor need it.
 */
#include "config.h"

#ifdef HAVE_PMIX

#include <dlfcn.h>
#include <pmix.h>
#include <pthread.h>
#include <time.h>

#include "boot/launchers.h"
#include "shared/limits.h"

static struct {
    pmix_status_t (*init)(pmix_proc_t *, pmix_info_t *, size_t);
    pmix_status_t (*finalize)(const pmix_info_t *, size_t);
    int (*initialized)(void);
    pmix_status_t (*abort)(int, const char *, pmix_proc_t *, size_t);
    pmix_status_t (*put)(pmix_scope_t, const char *, pmix_value_t *);
    pmix_status_t (*commit)(void);
    pmix_status_t (*fence)(const pmix_proc_t *, size_t, const pmix_info_t *,
                           size_t, pmix_op_cbfunc_t, void *);
    pmix_status_t (*get)(const pmix_proc_t *, const char *, const pmix_info_t *,
                         size_t, pmix_value_t **);
    pmix_status_t (*resolve_nodes)(const pmix_nspace_t, char **);
    pmix_status_t (*resolve_peers)(const char *, const pmix_nspace_t,
                                   pmix_proc_t **, size_t *);
    const char *(*error_string)(pmix_status_t);
    const char *(*version)(void);
} pmix;

enum { ABORT_SECONDS = 3 };

static pmix_proc_t self;
static pid_t client; /* the process that joined the launcher; no child of it */

void sma_pmix_load(void)
{
    static const char *const names[] = {SMA_PMIX_LIBRARIES};
    void *lib = NULL;

    for (size_t i = 0; lib == NULL && i < sizeof names / sizeof *names; i++)
        lib = sma_load(names[i]);
    if (lib == NULL)
        sma_fatal(NULL,
                  "a PMIx launcher started this program, but libpmix "
                  "cannot be loaded: %s",
                  sma_load_error());

#define SYMBOL(member, name) \
    do { \
        *(void **) &pmix.member = dlsym(lib, name); \
        if (pmix.member == NULL) \
            sma_fatal(NULL, "libpmix has no %s", name); \
    } while (0)
    SYMBOL(init, "PMIx_Init");
    SYMBOL(finalize, "PMIx_Finalize");
    SYMBOL(initialized, "PMIx_Initialized");
    SYMBOL(abort, "PMIx_Abort");
    SYMBOL(put, "PMIx_Put");
    SYMBOL(commit, "PMIx_Commit");
    SYMBOL(fence, "PMIx_Fence_nb");
    SYMBOL(get, "PMIx_Get");
    SYMBOL(resolve_nodes, "PMIx_Resolve_nodes");
    SYMBOL(resolve_peers, "PMIx_Resolve_peers");
    SYMBOL(error_string, "PMIx_Error_string");
    SYMBOL(version, "PMIx_Get_version");
#undef SYMBOL
}

/* Ends the job when a step has failed. */
static void check(const char *step, pmix_status_t rc)
{
    if (rc != PMIX_SUCCESS)
        sma_fatal(NULL, "PMIx: %s: %s", step, pmix.error_string(rc));
}

const char *sma_pmix_init(void)
{
    pmix_status_t rc;

    client = getpid();
    rc = pmix.init(&self, NULL, 0);
    sma_pmix_is_client = rc == PMIX_SUCCESS;
    return sma_pmix_is_client ? NULL : pmix.error_string(rc);
}

void sma_pmix_finalize(void)
{
    if (getpid() != client) /* a child, in which PMIx has no thread to answer */
        return;
    sma_pmix_is_client = false;
    pmix.finalize(NULL, 0);
}

uint32_t sma_pmix_rank(void)
{
    return self.rank;
}

const char *sma_pmix_version(void)
{
    return pmix.version();
}

/* ------------------------------------------------------------------- values */

/* Asks for the value of a key of a process.  The caller frees it. */
static pmix_status_t ask(uint32_t rank, const char *key, pmix_value_t **value_p)
{
    pmix_proc_t proc = self;
    pmix_info_t limit;

    memset(&limit, 0, sizeof limit);
    strncpy(limit.key, PMIX_TIMEOUT, sizeof limit.key - 1);
    limit.value.type = PMIX_INT;
    limit.value.data.integer = sma_env.timeout;
    proc.rank = rank;
    *value_p = NULL;
    return pmix.get(&proc, key, &limit, sma_env.timeout > 0, value_p);
}

static pmix_value_t *get(uint32_t rank, const char *key)
{
    pmix_value_t *value;
    pmix_status_t rc = ask(rank, key, &value);

    if (rc != PMIX_SUCCESS || value == NULL)
        sma_fatal(NULL, "PMIx: the launcher does not provide %s: %s", key,
                  pmix.error_string(rc));
    return value;
}

uint32_t sma_pmix_get_number(uint32_t rank, const char *key)
{
    pmix_value_t *value = get(rank, key);
    uint32_t number = value->type == PMIX_UINT32 ? value->data.uint32 : 0;

    free(value);
    return number;
}

/* The text of a value, which is freed. */
static char *text_of(const char *key, pmix_value_t *value)
{
    char *text;

    if (value->type != PMIX_STRING || value->data.string == NULL)
        sma_fatal(NULL, "PMIx: %s is not a string", key);
    text = value->data.string;
    free(value);
    return text;
}

char *sma_pmix_get_string(uint32_t rank, const char *key)
{
    return text_of(key, get(rank, key));
}

/* The launcher's server keeps the question until it has an answer.  Should one
 * say at once that there is no such key, it is asked again. */
char *sma_pmix_await_string(uint32_t rank, const char *key, const char *step)
{
    const struct timespec rest = {.tv_nsec = 1000000};
    double until = sma_now() + sma_env.timeout;
    pmix_value_t *value;
    pmix_status_t rc;

    sma_debug("start-up: %s", step);
    while (rc = ask(rank, key, &value), rc == PMIX_ERR_NOT_FOUND) {
        if (sma_env.timeout > 0 && sma_now() > until)
            sma_boot_not_all_here(step);
        nanosleep(&rest, NULL);
    }
    if (rc == PMIX_ERR_TIMEOUT)
        sma_boot_not_all_here(step);
    check(step, rc);
    return text_of(key, value);
}

void *sma_pmix_get_data(uint32_t rank, const char *key, size_t *bytes_p)
{
    pmix_value_t *value = get(rank, key);
    void *data;

    if (value->type != PMIX_BYTE_OBJECT || value->data.bo.bytes == NULL)
        sma_fatal(NULL, "PMIx: %s of PE %d is not binary data", key,
                  (int) rank);
    data = value->data.bo.bytes;
    *bytes_p = value->data.bo.size;
    free(value);
    return data;
}

void sma_pmix_put_string(const char *key, char *text)
{
    pmix_value_t value;

    memset(&value, 0, sizeof value);
    value.type = PMIX_STRING;
    value.data.string = text;
    check("put", pmix.put(PMIX_LOCAL, key, &value));
}

void sma_pmix_put_data(const char *key, const void *data, size_t bytes)
{
    pmix_value_t value;

    memset(&value, 0, sizeof value);
    value.type = PMIX_BYTE_OBJECT;
    value.data.bo.bytes = (char *) data;
    value.data.bo.size = bytes;
    check("put", pmix.put(PMIX_REMOTE, key, &value));
}

/* -------------------------------------------------------------------- hosts */

/* Slurm's server gives libpmix the lists of all hosts in advance.  With that of
 * Open MPI 4.1 libpmix 4.2 waits for itself when it looks for the list of another host,
 * and that of PRRTE prints for each question that it does not know it. */
char *sma_pmix_hosts(void)
{
    static const char slurm[] = "slurm.";
    char *names = NULL;

    if (strncmp(self.nspace, slurm, sizeof slurm - 1) != 0)
        return NULL;
    return pmix.resolve_nodes(self.nspace, &names) == PMIX_SUCCESS ? names
                                                                   : NULL;
}

int sma_pmix_mark(const char *name, int32_t number, int32_t *host_of, int n)
{
    pmix_proc_t *procs = NULL;
    size_t count = 0;

    if (pmix.resolve_peers(name, self.nspace, &procs, &count) != PMIX_SUCCESS)
        return 0;
    if (procs == NULL || count > (size_t) n)
        count = 0;
    for (size_t i = 0; i < count; i++)
        if (procs[i].rank < (uint32_t) n)
            host_of[procs[i].rank] = number;
    free(procs);
    return (int) count;
}

/* ------------------------------------------------------------------- fences */

/* Whether the fence has ended, and how.  A thread of libpmix sets both and
 * signals `fence_told`.  `fence_mutex` guards both while a fence is in
 * progress; no other lock is taken while it is held. */
static pthread_mutex_t fence_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t fence_told = PTHREAD_COND_INITIALIZER;
static bool fence_ended;
static pmix_status_t fence_status;

static void on_fence(pmix_status_t status, void *unused)
{
    (void) unused;
    pthread_mutex_lock(&fence_mutex);
    fence_status = status;
    fence_ended = true;
    pthread_cond_signal(&fence_told);
    pthread_mutex_unlock(&fence_mutex);
}

/* Waits for a tenth of a second, or until the fence has ended; returns whether
 * it has not.  The caller holds the mutex. */
static bool await_fence(void)
{
    struct timespec until;

    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += 100000000;
    if (until.tv_nsec >= 1000000000) {
        until.tv_nsec -= 1000000000;
        until.tv_sec++;
    }
    pthread_cond_timedwait(&fence_told, &fence_mutex, &until);
    return !fence_ended;
}

void sma_pmix_fence(const char *step, bool collect)
{
    struct sma_limit limit;
    pmix_info_t info;
    bool over = false;

    memset(&info, 0, sizeof info);
    strncpy(info.key, PMIX_COLLECT_DATA, sizeof info.key - 1);
    info.value.type = PMIX_BOOL;
    info.value.data.flag = collect;
    fence_ended = false;
    check(step, pmix.fence(NULL, 0, &info, 1, on_fence, NULL));
    limit = sma_limit_begin();
    pthread_mutex_lock(&fence_mutex);
    while (!fence_ended && !over)
        if (sma_env.timeout == 0)
            pthread_cond_wait(&fence_told, &fence_mutex);
        else
            over = await_fence() && sma_limit_is_over(&limit, sma_env.timeout);
    over = !fence_ended;
    pthread_mutex_unlock(&fence_mutex);
    if (over)
        sma_boot_not_all_here(step);
    check(step, fence_status);
}

void sma_pmix_commit(void)
{
    check("commit", pmix.commit());
}

void sma_pmix_exchange(const char *step, bool collect)
{
    sma_debug("start-up: %s", step);
    sma_pmix_commit();
    sma_pmix_fence(step, collect);
}

/* -------------------------------------------------------------------- abort */

/* Whether the launcher has answered the request to end the job.  `abort_mutex`
 * guards it; no other lock is taken while the mutex is held. */
static pthread_mutex_t abort_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t abort_told = PTHREAD_COND_INITIALIZER;
static bool abort_ended;
static bool asked; /* this PE has asked; only the thread that leaves uses it */

static void *ask_for_abort(void *status)
{
    pmix.abort(*(int *) status, "", NULL, 0);
    pthread_mutex_lock(&abort_mutex);
    abort_ended = true;
    pthread_cond_signal(&abort_told);
    pthread_mutex_unlock(&abort_mutex);
    return NULL;
}

/* A launcher on a host that was cut off takes long to find out that it cannot
 * reach the rest of itself.  So another thread asks, and this one waits for a
 * few seconds only.  A child made by fork asks nothing: it has no connection to
 * the launcher, would never get an answer, and its end is not the end of the
 * job. */
void sma_pmix_abort(int status)
{
    static int kept;
    struct timespec limit;
    pthread_t asker;
    bool waiting = true;

    if (pmix.abort == NULL || sma_self.job_n == 0 || getpid() != client)
        return;
    asked = true;
    kept = status;
    clock_gettime(CLOCK_REALTIME, &limit);
    limit.tv_sec += ABORT_SECONDS;
    if (pthread_create(&asker, NULL, ask_for_abort, &kept) != 0) {
        ask_for_abort(&kept);
        return;
    }
    pthread_mutex_lock(&abort_mutex);
    while (!abort_ended && waiting)
        waiting =
            pthread_cond_timedwait(&abort_told, &abort_mutex, &limit) == 0;
    pthread_mutex_unlock(&abort_mutex);
}

/* Another PE has asked the launcher to end the job with status 0.  If this process
 * exits before the launcher reads that, Open MPI's mpirun takes the end of a client
 * that has not left for a failure, and ends with status 1.  PMIx counts how often a
 * process has joined: MPI may have, too. */
void sma_pmix_await_abort(void)
{
    enum { MOST = 8 };

    if (asked || getpid() != client || sma_self.job == NULL ||
        SMA_JOB_END_STATUS(sma_self.job->end) != 0)
        return;
    for (int i = 0; i < MOST && pmix.initialized() != 0; i++)
        sma_pmix_finalize();
}

#endif

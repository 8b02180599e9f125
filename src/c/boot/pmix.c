/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Under a launcher that speaks PMIx: Slurm, PRRTE, Open MPI's mpirun.  PMIx
 * tells who we are, carries the name of a host's memory file, and what each
 * host has to say to the others: one key of its first PE.
 *
 * No call of PMIx waits longer than SHMEM_TIMEOUT.
 *
 * libpmix is loaded when it is needed and not before, so that programs under
 * oshrun neither load it nor need it.
 */
#include <stdlib.h>

#include "base/base.h"
#include "base/clock.h"
#include "base/env.h"
#include "base/msg.h"
#include "boot/boot.h"
#include "memory/memory.h"
#include "shared/facts.h"
#include "shared/job.h"

bool sma_boot_pmix_present(void)
{
    return getenv("PMIX_NAMESPACE") != NULL || getenv("PMIX_RANK") != NULL;
}

#ifndef HAVE_PMIX

static void start(void)
{
    sma_fatal(NULL, "a PMIx launcher started this program, but libsma was "
                    "built without PMIx; use oshrun");
}

const struct sma_launcher sma_launcher_pmix = {.name = "PMIx", .start = start};

#else

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pmix.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static struct {
    pmix_status_t (*init)(pmix_proc_t *, pmix_info_t *, size_t);
    pmix_status_t (*finalize)(const pmix_info_t *, size_t);
    pmix_status_t (*abort)(int, const char *, pmix_proc_t *, size_t);
    pmix_status_t (*put)(pmix_scope_t, const char *, pmix_value_t *);
    pmix_status_t (*commit)(void);
    pmix_status_t (*fence)(const pmix_proc_t *, size_t, const pmix_info_t *,
                           size_t, pmix_op_cbfunc_t, void *);
    pmix_status_t (*get)(const pmix_proc_t *, const char *,
                         const pmix_info_t *, size_t, pmix_value_t **);
    const char *(*error_string)(pmix_status_t);
    const char *(*version)(void);
} pmix;

enum { ABORT_SECONDS = 3 };

static pmix_proc_t self;
static pid_t client; /* of the launcher: this process, but not its children */
static int *local_ranks; /* the PEs of this host, ascending */

static void load(void)
{
    static const char *const names[] = {SMA_PMIX_LIBRARIES};
    void *lib = NULL;

    for (size_t i = 0; lib == NULL && i < sizeof names / sizeof *names; i++)
        lib = sma_load(names[i]);
    if (lib == NULL)
        sma_fatal(NULL, "a PMIx launcher started this program, but libpmix "
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
    SYMBOL(abort, "PMIx_Abort");
    SYMBOL(put, "PMIx_Put");
    SYMBOL(commit, "PMIx_Commit");
    SYMBOL(fence, "PMIx_Fence_nb");
    SYMBOL(get, "PMIx_Get");
    SYMBOL(error_string, "PMIx_Error_string");
    SYMBOL(version, "PMIx_Get_version");
#undef SYMBOL
}

static void check(const char *step, pmix_status_t rc)
{
    if (rc != PMIX_SUCCESS)
        sma_fatal(NULL, "PMIx: %s: %s", step, pmix.error_string(rc));
}

/* The caller frees the value. */
static pmix_value_t *get(uint32_t rank, const char *key)
{
    pmix_proc_t proc = self;
    pmix_value_t *value = NULL;
    pmix_info_t limit;
    pmix_status_t rc;

    memset(&limit, 0, sizeof limit);
    strncpy(limit.key, PMIX_TIMEOUT, sizeof limit.key - 1);
    limit.value.type = PMIX_INT;
    limit.value.data.integer = sma_env.timeout;
    proc.rank = rank;
    rc = pmix.get(&proc, key, &limit, sma_env.timeout > 0, &value);
    if (rc != PMIX_SUCCESS || value == NULL)
        sma_fatal(NULL, "PMIx: the launcher does not tell %s: %s", key,
                  pmix.error_string(rc));
    return value;
}

static char *get_string(uint32_t rank, const char *key)
{
    pmix_value_t *value = get(rank, key);
    char *text;

    if (value->type != PMIX_STRING || value->data.string == NULL)
        sma_fatal(NULL, "PMIx: %s is not a string", key);
    text = value->data.string;
    free(value);
    return text;
}

/* For the PEs of this host. */
static void put_string(const char *key, char *text)
{
    pmix_value_t value;

    memset(&value, 0, sizeof value);
    value.type = PMIX_STRING;
    value.data.string = text;
    check("put", pmix.put(PMIX_LOCAL, key, &value));
}

/* The end of a fence, told by the thread of libpmix. */
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

__attribute__((noreturn)) static void not_all_here(const char *step)
{
    sma_fatal(NULL,
              "PMIx: %s: not all PEs have come within %d seconds "
              "(SHMEM_TIMEOUT)",
              step, sma_env.timeout);
}

/* Waits for all PEs of the job; collect: what they have put is then known on
 * each host. */
static void fence(const char *step, bool collect)
{
    struct timespec limit;
    pmix_info_t info;
    bool ended = true;

    memset(&info, 0, sizeof info);
    strncpy(info.key, PMIX_COLLECT_DATA, sizeof info.key - 1);
    info.value.type = PMIX_BOOL;
    info.value.data.flag = collect;
    fence_ended = false;
    check(step, pmix.fence(NULL, 0, &info, 1, on_fence, NULL));
    clock_gettime(CLOCK_REALTIME, &limit);
    limit.tv_sec += sma_env.timeout;
    pthread_mutex_lock(&fence_mutex);
    while (!fence_ended && ended)
        if (sma_env.timeout == 0)
            pthread_cond_wait(&fence_told, &fence_mutex);
        else
            ended = pthread_cond_timedwait(&fence_told, &fence_mutex,
                                           &limit) == 0;
    ended = fence_ended;
    pthread_mutex_unlock(&fence_mutex);
    if (!ended)
        not_all_here(step);
    check(step, fence_status);
}

/* Makes visible what all PEs have put, with collect on other hosts too.  (Not
 * all launchers bring data later, when it is asked for: Slurm 22.05 does not.) */
static void exchange(const char *step, bool collect)
{
    sma_debug("start-up: %s", step);
    check("commit", pmix.commit());
    fence(step, collect);
}

static void bad_peers(void)
{
    sma_fatal(NULL, "PMIx: the launcher's list of the PEs of this host makes "
                    "no sense");
}

static int compare_ranks(const void *a, const void *b)
{
    return *(const int *) a - *(const int *) b;
}

static void find_job(void)
{
    pmix_value_t *size = get(PMIX_RANK_WILDCARD, PMIX_JOB_SIZE);
    char *peers, *save = NULL;
    bool found = false;

    if (size->type != PMIX_UINT32 || size->data.uint32 < 1 ||
        size->data.uint32 > SMA_MAX_PES || self.rank >= size->data.uint32)
        sma_fatal(NULL, "PMIx: this is rank %u of %u, which cannot be",
                  (unsigned) self.rank,
                  size->type == PMIX_UINT32 ? (unsigned) size->data.uint32 : 0);
    sma_self.me = (int) self.rank;
    sma_self.job_n = (int) size->data.uint32;
    free(size);
    peers = get_string(PMIX_RANK_WILDCARD, PMIX_LOCAL_PEERS);
    local_ranks = sma_new(NULL, (size_t) sma_self.job_n, sizeof *local_ranks);
    for (char *p = strtok_r(peers, ",", &save); p != NULL;
         p = strtok_r(NULL, ",", &save)) {
        char *end;
        long rank = strtol(p, &end, 10);

        if (end == p || *end != '\0' || rank < 0 || rank >= sma_self.job_n ||
            sma_topology.host_n == sma_self.job_n)
            bad_peers();
        local_ranks[sma_topology.host_n++] = (int) rank;
    }
    free(peers);
    qsort(local_ranks, (size_t) sma_topology.host_n, sizeof *local_ranks,
          compare_ranks);
    for (int i = 0; i < sma_topology.host_n; i++) {
        if (i > 0 && local_ranks[i] == local_ranks[i - 1])
            bad_peers();
        if (local_ranks[i] == sma_self.me) {
            sma_topology.host_me = i;
            found = true;
        }
    }
    if (!found || sma_topology.host_n > SMA_JOB_MAX_PES)
        bad_peers();
}

/*
 * PMIx numbers hosts only for PEs of one's own; names it tells for all.
 * The PEs of a host mostly have consecutive numbers, and hosts mostly
 * appear one after the other.
 */
static int find_hosts(int32_t *host_of)
{
    char **names = sma_new(NULL, (size_t) sma_self.job_n, sizeof *names);
    int count = 0, last = 0;

    for (int pe = 0; pe < sma_self.job_n; pe++) {
        char *name = get_string((uint32_t) pe, PMIX_HOSTNAME);
        int tried = 0;

        while (tried < count && strcmp(names[last], name) != 0) {
            last = (last + 1) % count;
            tried++;
        }
        if (tried == count) {
            last = count;
            names[count++] = name;
        } else {
            free(name);
        }
        host_of[pe] = last;
    }
    for (int i = 0; i < count; i++)
        free(names[i]);
    free(names);
    for (int i = 1; i < sma_topology.host_n; i++)
        if (host_of[local_ranks[i]] != host_of[local_ranks[0]])
            sma_fatal(NULL, "the launcher gives this host two names");
    return count;
}

static void publish(const char *name, const void *data, size_t bytes)
{
    if (data != NULL) {
        pmix_value_t value;

        memset(&value, 0, sizeof value);
        value.type = PMIX_BYTE_OBJECT;
        value.data.bo.bytes = (char *) data;
        value.data.bo.size = bytes;
        check("put", pmix.put(PMIX_REMOTE, name, &value));
    }
    exchange(name, true);
}

static void *fetch(int first, const char *name, size_t *bytes_p)
{
    pmix_value_t *value = get((uint32_t) first, name);
    void *data;

    if (value->type != PMIX_BYTE_OBJECT)
        sma_fatal(NULL, "PMIx: %s of PE %d is no data", name, first);
    data = value->data.bo.bytes;
    *bytes_p = value->data.bo.size;
    free(value);
    return data;
}

static void fence_only(const char *step)
{
    fence(step, false);
}

/* Opens the first PE's memory file through /proc.  False when that process is
 * not what it says it is: it lives in another PID namespace, say. */
static bool open_memfd(const char *where)
{
    unsigned long long dev, ino;
    long pid;
    int fd;
    char path[64];
    struct stat st;

    if (sscanf(where, "%ld:%d:%llu:%llu", &pid, &fd, &dev, &ino) != 4)
        return false;
    snprintf(path, sizeof path, "/proc/%ld/fd/%d", pid, fd);
    fd = open(path, O_RDWR | O_CLOEXEC);
    if (fd < 0)
        return false;
    if (fstat(fd, &st) != 0 || st.st_dev != dev || st.st_ino != ino ||
        sma_segment_attach(fd, sma_topology.host_n) != 0) {
        close(fd);
        return false;
    }
    return true;
}

static bool share_memfd(void)
{
    uint32_t leader = (uint32_t) local_ranks[0];
    bool mine = true, all = true;

    if (sma_topology.host_me == 0) {
        char where[128];
        struct stat st;

        sma_segment_create(sma_topology.host_n, SMA_SEGMENT_MEMFD);
        if (fstat(sma_memory.segment_fd, &st) != 0)
            sma_fatal(NULL, "the memory file is gone: %s", strerror(errno));
        snprintf(where, sizeof where, "%ld:%d:%llu:%llu", (long) getpid(),
                 sma_memory.segment_fd, (unsigned long long) st.st_dev,
                 (unsigned long long) st.st_ino);
        put_string("sma.memfd", where);
    }
    exchange("exchange of the memory file", false);
    if (sma_topology.host_me != 0) {
        char *where = get_string(leader, "sma.memfd");

        mine = open_memfd(where);
        free(where);
    }
    put_string("sma.opened", mine ? "yes" : "no");
    exchange("agreement on the memory file", false);
    for (int i = 0; i < sma_topology.host_n; i++) {
        char *word = get_string((uint32_t) local_ranks[i], "sma.opened");

        all = all && strcmp(word, "yes") == 0;
        free(word);
    }
    return all;
}

/* The file is this user's: another may have made one of that name in a /dev/shm
 * that is not the leader's. */
static int open_shm(int fd)
{
    struct stat st;

    if (fstat(fd, &st) != 0)
        return -errno;
    if (st.st_uid != geteuid())
        return -EPERM;
    return sma_segment_attach(fd, sma_topology.host_n);
}

static void share_shm(void)
{
    char name[64] = "";

    if (sma_topology.host_me == 0) {
        int fd = sma_segment_shm_create(name, sizeof name, sma_topology.host_n);

        if (fd < 0)
            sma_fatal(NULL, "no shared memory: /dev/shm: %s", strerror(-fd));
        put_string("sma.shm", name);
    }
    exchange("exchange of the file in /dev/shm", false);
    if (sma_topology.host_me != 0) {
        char *file = get_string((uint32_t) local_ranks[0], "sma.shm");
        int fd = open(file, O_RDWR | O_CLOEXEC | O_NOFOLLOW);
        int err = fd < 0 ? -errno : open_shm(fd);

        if (err)
            sma_fatal(NULL,
                      "the PEs of this host share neither process numbers "
                      "nor /dev/shm (%s: %s); containers need --pid=host or "
                      "--ipc=host",
                      file, strerror(-err));
        free(file);
    }
    sma_boot_barrier("all PEs have opened the file in /dev/shm");
    if (sma_topology.host_me == 0)
        unlink(name);
}

static void start(void)
{
    pmix_status_t rc;

    load();
    client = getpid();
    rc = pmix.init(&self, NULL, 0);
    if (rc != PMIX_SUCCESS)
        sma_fatal(NULL,
                  "PMIX_NAMESPACE says that a PMIx launcher started this "
                  "program, but its server cannot be reached: %s",
                  pmix.error_string(rc));
    find_job();
    if (sma_env.segment == SMA_SEGMENT_SHM || !share_memfd()) {
        if (sma_env.segment == SMA_SEGMENT_MEMFD)
            sma_fatal(NULL, "SHMEM_SEGMENT is memfd, but a PE of this host "
                            "cannot open the memory file of another");
        sma_segment_drop();
        share_shm();
    }
}

static void finish(void)
{
    pmix.finalize(NULL, 0);
    free(local_ranks);
    local_ranks = NULL;
}

/*
 * Waits until all PEs of this host are clients of the launcher again: a fence
 * among those that are would fail (Open MPI 4.1).  The launcher does not notice
 * that one ends which was none any more; so there is a limit.
 */
static void wait_for_host(const char *step)
{
    const struct timespec rest = {.tv_nsec = 1000000};
    double until = sma_now() + sma_env.timeout;

    for (int i = 0; i < sma_topology.host_n; i++)
        while (__atomic_load_n(&sma_self.job->pe[i].state, __ATOMIC_ACQUIRE) !=
               SMA_JOB_AGAIN) {
            if (__atomic_load_n(&sma_self.job->end, __ATOMIC_ACQUIRE) !=
                SMA_JOB_GOES_ON)
                sma_follow_job_end();
            if (sma_env.timeout > 0 && sma_now() > until)
                not_all_here(step);
            nanosleep(&rest, NULL);
        }
}

static void again(void)
{
    pmix_status_t rc = pmix.init(&self, NULL, 0);

    if (rc != PMIX_SUCCESS)
        sma_fatal("shmem_init", "called after shmem_finalize, and this PMIx "
                                "launcher does not take a program in a second "
                                "time: %s",
                  pmix.error_string(rc));
    __atomic_store_n(&sma_self.job->pe[sma_topology.host_me].state,
                     SMA_JOB_AGAIN, __ATOMIC_RELEASE);
    wait_for_host("all PEs start again");
    if (sma_self.job_n > sma_topology.host_n)
        fence("all PEs start again", false);
}

/* The launcher was asked to end the job. */
static pthread_mutex_t abort_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t abort_told = PTHREAD_COND_INITIALIZER;
static bool abort_ended;

static void *ask_for_abort(void *status)
{
    pmix.abort(*(int *) status, "", NULL, 0);
    pthread_mutex_lock(&abort_mutex);
    abort_ended = true;
    pthread_cond_signal(&abort_told);
    pthread_mutex_unlock(&abort_mutex);
    return NULL;
}

/* A launcher that cannot reach its other half, on a host that was cut off,
 * takes long to say so: this process does not wait for that.  A child made by fork
 * has no connection to the launcher, and would never get an answer; its end is not
 * that of the job. */
static void abort_job(int status)
{
    static int kept;
    struct timespec limit;
    pthread_t asker;
    bool waiting = true;

    if (pmix.abort == NULL || sma_self.job_n == 0 || getpid() != client)
        return;
    kept = status;
    clock_gettime(CLOCK_REALTIME, &limit);
    limit.tv_sec += ABORT_SECONDS;
    if (pthread_create(&asker, NULL, ask_for_abort, &kept) != 0) {
        ask_for_abort(&kept);
        return;
    }
    pthread_mutex_lock(&abort_mutex);
    while (!abort_ended && waiting)
        waiting = pthread_cond_timedwait(&abort_told, &abort_mutex,
                                         &limit) == 0;
    pthread_mutex_unlock(&abort_mutex);
}

static const char *describe(void)
{
    return pmix.version();
}

const struct sma_launcher sma_launcher_pmix = {
    .name = "PMIx",
    .start = start,
    .find_hosts = find_hosts,
    .publish = publish,
    .fetch = fetch,
    .fence = fence_only,
    .finish = finish,
    .again = again,
    .abort = abort_job,
    .describe = describe,
};

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Under a launcher that speaks PMIx: Slurm, PRRTE, Open MPI's mpirun.  PMIx
 * tells who we are and carries the name of the node segment; all else goes
 * through the job block.
 *
 * libpmix is loaded when it is needed and not before, so that programs under
 * oshrun neither load it nor need it.
 */
#include <stdlib.h>

#include "boot.h"
#include "facts.h"

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

const struct sma_boot_way sma_boot_pmix = {.name = "PMIx", .start = start};

#else

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <pmix.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static struct {
    pmix_status_t (*init)(pmix_proc_t *, pmix_info_t *, size_t);
    pmix_status_t (*finalize)(const pmix_info_t *, size_t);
    pmix_status_t (*abort)(int, const char *, pmix_proc_t *, size_t);
    pmix_status_t (*put)(pmix_scope_t, const char *, pmix_value_t *);
    pmix_status_t (*commit)(void);
    pmix_status_t (*fence)(const pmix_proc_t *, size_t, const pmix_info_t *,
                           size_t);
    pmix_status_t (*get)(const pmix_proc_t *, const char *,
                         const pmix_info_t *, size_t, pmix_value_t **);
    const char *(*error_string)(pmix_status_t);
    const char *(*version)(void);
} pmix;

static pmix_proc_t self;
static int *local_ranks; /* the PEs of this node, ascending */

/* Only a program with an interpreter can load libraries. */
static int has_interpreter(struct dl_phdr_info *info, size_t size, void *arg)
{
    (void) size;
    for (int i = 0; i < info->dlpi_phnum; i++)
        if (info->dlpi_phdr[i].p_type == PT_INTERP)
            *(bool *) arg = true;
    return 1; /* the first object is the program */
}

static void load(void)
{
    static const char *const names[] = {SMA_PMIX_LIBRARIES};
    __typeof__(dlopen) *open_library;
    bool dynamic = false;
    void *lib = NULL;

    dl_iterate_phdr(has_interpreter, &dynamic);
    if (!dynamic)
        sma_fatal(NULL, "this program is linked statically and cannot load "
                        "libpmix; start it with oshrun");
    /* looked up by name, as a reference makes a static link warn */
    *(void **) &open_library = dlsym(RTLD_DEFAULT, "dlopen");
    for (size_t i = 0; lib == NULL && i < sizeof names / sizeof *names; i++)
        lib = open_library(names[i], RTLD_NOW | RTLD_LOCAL);
    if (lib == NULL)
        sma_fatal(NULL, "a PMIx launcher started this program, but libpmix "
                        "cannot be loaded: %s",
                  dlerror());

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
    SYMBOL(fence, "PMIx_Fence");
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
    pmix_status_t rc;

    proc.rank = rank;
    rc = pmix.get(&proc, key, NULL, 0, &value);
    if (rc != PMIX_SUCCESS || value == NULL)
        sma_fatal(NULL, "PMIx: the launcher does not tell %s: %s", key,
                  pmix.error_string(rc));
    return value;
}

static char *get_string(uint32_t rank, const char *key)
{
    pmix_value_t *value = get(rank, key);
    char *text;

    if (value->type != PMIX_STRING)
        sma_fatal(NULL, "PMIx: %s is not a string", key);
    text = value->data.string;
    free(value);
    return text;
}

static void put_string(const char *key, char *text)
{
    pmix_value_t value;

    memset(&value, 0, sizeof value);
    value.type = PMIX_STRING;
    value.data.string = text;
    check("put", pmix.put(PMIX_GLOBAL, key, &value));
}

/* Makes what all PEs have put visible to all. */
static void exchange(const char *step)
{
    pmix_info_t collect;

    memset(&collect, 0, sizeof collect);
    strncpy(collect.key, PMIX_COLLECT_DATA, sizeof collect.key - 1);
    collect.value.type = PMIX_BOOL;
    collect.value.data.flag = true;
    check("commit", pmix.commit());
    check(step, pmix.fence(NULL, 0, &collect, 1));
}

static void find_job(void)
{
    pmix_value_t *size = get(PMIX_RANK_WILDCARD, PMIX_JOB_SIZE);
    char *peers, *save = NULL;

    sma_boot.me = (int) self.rank;
    sma_boot.n = (int) size->data.uint32;
    free(size);
    peers = get_string(PMIX_RANK_WILDCARD, PMIX_LOCAL_PEERS);
    local_ranks = calloc((size_t) sma_boot.n, sizeof *local_ranks);
    if (local_ranks == NULL)
        sma_fatal(NULL, "out of memory");
    for (char *p = strtok_r(peers, ",", &save); p != NULL;
         p = strtok_r(NULL, ",", &save)) {
        int rank = atoi(p);

        if (rank == sma_boot.me)
            sma_boot.node_me = sma_boot.node_n;
        if (sma_boot.node_n < sma_boot.n)
            local_ranks[sma_boot.node_n++] = rank;
    }
    free(peers);
    if (sma_boot.node_n != sma_boot.n)
        sma_fatal(NULL,
                  "%d of the %d PEs run on other machines; this version of "
                  "libsma works on one machine only",
                  sma_boot.n - sma_boot.node_n, sma_boot.n);
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
        sma_segment_attach(fd, sma_boot.node_n) != 0) {
        close(fd);
        return false;
    }
    return true;
}

static bool share_memfd(void)
{
    uint32_t leader = (uint32_t) local_ranks[0];
    bool mine = true, all = true;

    if (sma_boot.node_me == 0) {
        char where[128];
        struct stat st;

        sma_segment_create(sma_boot.node_n, SMA_SEGMENT_MEMFD);
        if (fstat(sma.seg_fd, &st) != 0)
            sma_fatal(NULL, "the memory file is gone: %s", strerror(errno));
        snprintf(where, sizeof where, "%ld:%d:%llu:%llu", (long) getpid(),
                 sma.seg_fd, (unsigned long long) st.st_dev,
                 (unsigned long long) st.st_ino);
        put_string("sma.memfd", where);
    }
    exchange("exchange of the memory file");
    if (sma_boot.node_me != 0) {
        char *where = get_string(leader, "sma.memfd");

        mine = open_memfd(where);
        free(where);
    }
    put_string("sma.opened", mine ? "yes" : "no");
    exchange("agreement on the memory file");
    for (int i = 0; i < sma_boot.node_n; i++) {
        char *word = get_string((uint32_t) local_ranks[i], "sma.opened");

        all = all && strcmp(word, "yes") == 0;
        free(word);
    }
    return all;
}

static void share_shm(void)
{
    char name[64] = "";

    if (sma_boot.node_me == 0) {
        int fd = sma_segment_shm_create(name, sizeof name, sma_boot.node_n);

        if (fd < 0)
            sma_fatal(NULL, "no shared memory: /dev/shm: %s", strerror(-fd));
        put_string("sma.shm", name);
    }
    exchange("exchange of the file in /dev/shm");
    if (sma_boot.node_me != 0) {
        char *file = get_string((uint32_t) local_ranks[0], "sma.shm");
        int fd = open(file, O_RDWR | O_CLOEXEC | O_NOFOLLOW);
        int err = fd < 0 ? -errno : sma_segment_attach(fd, sma_boot.node_n);

        if (err)
            sma_fatal(NULL,
                      "the PEs of this machine share neither process numbers "
                      "nor /dev/shm (%s: %s); containers need --pid=host or "
                      "--ipc=host",
                      file, strerror(-err));
        free(file);
    }
    sma_boot_node_barrier("all PEs have opened the file in /dev/shm");
    if (sma_boot.node_me == 0)
        unlink(name);
}

static void start(void)
{
    pmix_status_t rc;

    load();
    rc = pmix.init(&self, NULL, 0);
    if (rc != PMIX_SUCCESS)
        sma_fatal(NULL,
                  "PMIX_NAMESPACE says that a PMIx launcher started this "
                  "program, but its server cannot be reached: %s",
                  pmix.error_string(rc));
    find_job();
    if (sma_env.segment == SMA_SEGMENT_SHM || !share_memfd()) {
        if (sma_env.segment == SMA_SEGMENT_MEMFD)
            sma_fatal(NULL, "SHMEM_SEGMENT is memfd, but a PE of this machine "
                            "cannot open the memory file of another");
        sma.job = NULL;
        share_shm();
    }
}

static void finish(void)
{
    pmix.finalize(NULL, 0);
    free(local_ranks);
    local_ranks = NULL;
}

static void abort_job(int status)
{
    if (pmix.abort != NULL && sma_boot.n > 0)
        pmix.abort(status, "", NULL, 0);
}

static const char *describe(void)
{
    return pmix.version();
}

const struct sma_boot_way sma_boot_pmix = {
    .name = "PMIx",
    .start = start,
    .finish = finish,
    .abort = abort_job,
    .describe = describe,
};

#endif

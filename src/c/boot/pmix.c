/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The launchers that speak PMIx: Slurm, PRRTE, Open MPI's mpirun.  PMIx tells
 * the number of this PE and where all PEs run.  It carries the name of a host's
 * memory file to the PEs of the host, and the data that the first PE of each
 * host publishes to the other hosts.
 */
#include "boot/launchers.h"
#include "shared/limits.h"

/* The variables that a launcher sets. */
static const char *const names[] = {"PMIX_NAMESPACE", "PMIX_RANK"};

bool sma_boot_pmix_present(void)
{
    return getenv(names[0]) != NULL || getenv(names[1]) != NULL;
}

#ifndef HAVE_PMIX

static void start(void)
{
    sma_fatal(NULL, "a PMIx launcher started this program, but libsma was "
                    "built without PMIx; use " SMA_OSHRUN);
}

const struct sma_launcher sma_launcher_pmix = {.name = "PMIx", .start = start};

#else

#include <pmix.h>

static int *local_ranks; /* the PEs of this host, in ascending order */

static void bad_peers(void)
{
    sma_fatal(NULL, "PMIx: the launcher's list of the PEs of this host is not "
                    "valid");
}

static int compare_ranks(const void *a, const void *b)
{
    return *(const int *) a - *(const int *) b;
}

/* Asks the launcher for this PE's number, the number of PEs, and the PEs of
 * this host. */
static void find_job(void)
{
    uint32_t rank_here = sma_pmix_rank();
    uint32_t size = sma_pmix_get_number(PMIX_RANK_WILDCARD, PMIX_JOB_SIZE);
    char *peers, *save = NULL;
    bool found = false;

    if (size < 1 || size > SMA_MAX_PES || rank_here >= size)
        sma_fatal(NULL, "PMIx: this is rank %u of %u, which is impossible",
                  (unsigned) rank_here, (unsigned) size);
    sma_self.me = (int) rank_here;
    sma_self.job_n = (int) size;
    peers = sma_pmix_get_string(PMIX_RANK_WILDCARD, PMIX_LOCAL_PEERS);
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
 * Finds the hosts by their lists of PEs: one question for the names of the
 * hosts, and one for each name, all of which libpmix answers itself.  Returns
 * the number of hosts, in no particular order; 0: the launcher does not tell
 * all of it.
 */
static int find_by_lists(int32_t *host_of)
{
    char *names = sma_pmix_hosts(), *save = NULL;
    int count = 0, pes = 0;

    for (int pe = 0; pe < sma_self.job_n; pe++)
        host_of[pe] = -1;
    for (char *p = names == NULL ? NULL : strtok_r(names, ",", &save);
         p != NULL && pes <= sma_self.job_n; p = strtok_r(NULL, ",", &save)) {
        int n = sma_pmix_mark(p, count, host_of, sma_self.job_n);

        pes += n;
        count += n > 0;
    }
    free(names);
    for (int pe = 0; pe < sma_self.job_n; pe++)
        if (host_of[pe] < 0 || pes != sma_self.job_n)
            return 0;
    return count;
}

static bool is_same_name(const void *a, const void *b)
{
    return strcmp(a, b) == 0;
}

/* PMIx gives the number of a host only to the PEs of this host, but the name of
 * each PE's host to all.  So hosts are told apart by their names. */
static int find_by_names(int32_t *host_of)
{
    void **names = sma_new(NULL, (size_t) sma_self.job_n, sizeof *names);
    int count = 0, last = 0;

    for (int pe = 0; pe < sma_self.job_n; pe++) {
        char *name = sma_pmix_get_string((uint32_t) pe, PMIX_HOSTNAME);

        last = sma_host_search(names, count, last, name, is_same_name);
        if (last == count)
            names[count++] = name;
        else
            free(name);
        host_of[pe] = last;
    }
    for (int i = 0; i < count; i++)
        free(names[i]);
    free(names);
    return count;
}

static int find_hosts(int32_t *host_of)
{
    int count = find_by_lists(host_of), hosts = 0, here = 0;
    int32_t *number;

    if (count == 0)
        count = find_by_names(host_of);
    number = sma_new(NULL, (size_t) count, sizeof *number);
    for (int pe = 0; pe < sma_self.job_n; pe++) {
        if (number[host_of[pe]] == 0)
            number[host_of[pe]] = ++hosts;
        host_of[pe] = number[host_of[pe]] - 1;
    }
    free(number);
    for (int i = 1; i < sma_topology.host_n; i++)
        if (host_of[local_ranks[i]] != host_of[local_ranks[0]])
            sma_fatal(NULL, "the launcher gives this host two names");
    for (int pe = 0; pe < sma_self.job_n; pe++)
        here += host_of[pe] == host_of[sma_self.me];
    if (here != sma_topology.host_n)
        sma_fatal(NULL,
                  "PMIx: the launcher gives the name of this host to %d "
                  "PEs, but lists %d PEs on it",
                  here, sma_topology.host_n);
    return hosts;
}

static void publish(const char *name, const void *data, size_t bytes)
{
    if (data != NULL)
        sma_pmix_put_data(name, data, bytes);
    sma_pmix_exchange(name, true);
}

static void *fetch(int first, const char *name, size_t *bytes_p)
{
    return sma_pmix_get_data((uint32_t) first, name, bytes_p);
}

static void start(void)
{
    const char *why;

    sma_pmix_load();
    why = sma_pmix_init();
    if (why != NULL)
        sma_fatal(NULL,
                  "%s says that a PMIx launcher started this program, but its "
                  "server cannot be reached: %s",
                  getenv(names[0]) != NULL ? names[0] : names[1], why);
    find_job();
    sma_pmix_share_file(local_ranks);
}

/* When the program may yet start MPI, the launcher is left at the exit only:
 * after the end of one client Open MPI does not accept it as another. */
static void finish(void)
{
    static bool waits;

    if (!waits && sma_mpi_may_start())
        waits = atexit(sma_pmix_finalize) == 0;
    else {
        sma_pmix_finalize();
        sma_pmix_is_client = waits; /* as it was before a further start */
    }
    free(local_ranks);
    local_ranks = NULL;
}

/* With Open MPI 4.1, a fence fails while some PEs of this host are not yet
 * clients again; so the PEs come again first. */
static void again(void)
{
    const char *why = sma_pmix_init();

    if (why != NULL)
        sma_fatal(SMA_R(shmem_init),
                  "called after shmem_finalize, and this PMIx "
                  "launcher does not accept a program a second "
                  "time: %s",
                  why);
    sma_boot_come_again();
    if (sma_self.job_n > sma_topology.host_n)
        sma_pmix_fence("all PEs start again", false);
}

const struct sma_launcher sma_launcher_pmix = {
    .name = "PMIx",
    .start = start,
    .find_hosts = find_hosts,
    .publish = publish,
    .fetch = fetch,
    .finish = finish,
    .again = again,
    .abort = sma_pmix_abort,
    .await_abort = sma_pmix_await_abort,
    .describe = sma_pmix_version,
};

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Which PE runs on which host, under PMI.  The servers tell it by a value
 * PMI_process_mapping, which is wrong where Slurm has been given a list of
 * hosts.  So the PEs find out themselves: each PE puts what its host is called,
 * PE 0 gets all of that, numbers the hosts in the order of their first PEs, and
 * puts a map, which all PEs get.  That is two fences, and only PE 0 asks as
 * many questions as there are PEs.
 *
 * The map is a list of words: the number of hosts; for each host 1 when its PEs
 * cannot open each other's files in /proc, else 0; then pairs of a host and how many
 * PEs in a row run on it.
 */
#include <sys/prctl.h>

#include "boot/launchers.h"
#include "shared/limits.h"

/* What a PE says about its host. */
struct place {
    char host[SMA_HOST_NAME]; /* its name */
    char boot[40];      /* the number of its last boot, as names may recur */
    char processes[40]; /* the namespaces of processes and users */
};

static int32_t *host_of; /* the host of each PE */
static int hosts;

/* ---------------------------------------------------------------- this host */

/* Names the processes that may open each other's files in /proc by their namespaces.
 * If /proc shows another namespace, or is not mounted, or the process is not dumpable,
 * it counts as the only one. */
static void read_processes(char *text_p, size_t size)
{
    char own[24], self[24] = "";
    ssize_t n = readlink("/proc/self/ns/pid", text_p, size - 1), users = 0;

    if (n > 0)
        users =
            readlink("/proc/self/ns/user", text_p + n, size - 1 - (size_t) n);
    text_p[n > 0 ? n + (users > 0 ? users : 0) : 0] = '\0';
    snprintf(own, sizeof own, "%ld", (long) getpid());
    if (n <= 0 || readlink("/proc/self", self, sizeof self - 1) <= 0 ||
        strcmp(own, self) != 0 || prctl(PR_GET_DUMPABLE) != 1)
        snprintf(text_p, size, "PE %d", sma_self.me);
}

static void put_place(void)
{
    struct place mine;

    memset(&mine, 0, sizeof mine);
    snprintf(mine.host, sizeof mine.host, "%s", sma_host());
    sma_nodes_read_boot(mine.boot, sizeof mine.boot);
    read_processes(mine.processes, sizeof mine.processes);
    sma_pmi_put("sma.host", &mine, sizeof mine);
}

/* ------------------------------------------------------------------ the map */

static struct place *get_place(int pe)
{
    size_t bytes;
    struct place *p = sma_pmi_get(pe, "sma.host", &bytes);

    if (bytes != sizeof *p || memchr(p->host, '\0', sizeof p->host) == NULL ||
        memchr(p->boot, '\0', sizeof p->boot) == NULL ||
        memchr(p->processes, '\0', sizeof p->processes) == NULL)
        sma_fatal(NULL, "PE %d runs another version of libsma", pe);
    return p;
}

static bool is_same_host(const void *one, const void *other)
{
    const struct place *a = one, *b = other;

    return strcmp(a->host, b->host) == 0 && strcmp(a->boot, b->boot) == 0;
}

/* PE 0 makes the map. */
static void put_map(void)
{
    size_t n = (size_t) sma_self.job_n, words;
    void **places = sma_new(NULL, n, sizeof *places);
    int32_t *map = sma_new(NULL, 3 * n + 1, sizeof *map);
    int32_t *apart = map + 1, *run = sma_new(NULL, 2 * n, sizeof *run);
    int count = 0, last = 0, runs = 0;

    for (int pe = 0; pe < sma_self.job_n; pe++) {
        struct place *p = get_place(pe);
        int before = last;

        last = sma_host_search(places, count, last, p, is_same_host);
        if (last == count) {
            places[count++] = p;
        } else {
            const struct place *first = places[last];

            apart[last] |= strcmp(first->processes, p->processes) != 0;
            free(p);
        }
        if (pe == 0 || last != before)
            run[2 * runs++] = last;
        run[2 * runs - 1]++;
    }
    map[0] = count;
    words = 1 + (size_t) count + 2 * (size_t) runs;
    memcpy(map + 1 + count, run, 2 * (size_t) runs * sizeof *run);
    sma_pmi_put("sma.map", map, words * sizeof *map);
    for (int i = 0; i < count; i++)
        free(places[i]);
    free(places);
    free(run);
    free(map);
}

/* Reads the map into host_of and hosts.  Returns false if the map is not
 * valid. */
static bool read_map(const int32_t *map, size_t words)
{
    int pe = 0, next = 0;

    if (words < 1 || map[0] < 1 || map[0] > sma_self.job_n ||
        words < 1 + (size_t) map[0])
        return false;
    hosts = map[0];
    for (size_t i = 1 + (size_t) hosts; i + 1 < words; i += 2) {
        int32_t host = map[i], n = map[i + 1];

        if (host < 0 || host > next || host >= hosts || n < 1 ||
            n > sma_self.job_n - pe)
            return false;
        next += host == next;
        while (n-- > 0)
            host_of[pe++] = host;
    }
    return pe == sma_self.job_n && next == hosts;
}

/* The kind of file that the PEs of this host can open. */
static int kind_of(bool apart)
{
    if (sma_env.segment != SMA_SEGMENT_AUTO)
        return sma_env.segment;
    return apart ? SMA_SEGMENT_SHM : SMA_SEGMENT_MEMFD;
}

int sma_pmi_find_hosts(int *first_p)
{
    size_t bytes;
    int32_t *map;
    int kind;

    put_place();
    sma_pmi_fence("exchange of the hosts' names");
    if (sma_self.me == 0)
        put_map();
    sma_pmi_fence("exchange of the map of hosts");
    map = sma_pmi_get(0, "sma.map", &bytes);
    host_of = sma_new(NULL, (size_t) sma_self.job_n, sizeof *host_of);
    if (!read_map(map, bytes / sizeof *map))
        sma_fatal(NULL, "PE 0 runs another version of libsma");
    *first_p = -1;
    sma_topology.host_n = 0;
    for (int pe = 0; pe < sma_self.job_n; pe++) {
        if (host_of[pe] != host_of[sma_self.me])
            continue;
        if (*first_p < 0)
            *first_p = pe;
        if (pe == sma_self.me)
            sma_topology.host_me = sma_topology.host_n;
        sma_topology.host_n++;
    }
    if (sma_topology.host_n > SMA_JOB_MAX_PES)
        sma_fatal(NULL,
                  "the launcher says that %d PEs run on this host, but "
                  "libsma supports at most %d",
                  sma_topology.host_n, SMA_JOB_MAX_PES);
    kind = kind_of(map[1 + host_of[sma_self.me]] != 0);
    free(map);
    return kind;
}

int sma_pmi_hosts(int32_t *host_of_p)
{
    memcpy(host_of_p, host_of, (size_t) sma_self.job_n * sizeof *host_of);
    return hosts;
}

void sma_pmi_forget_hosts(void)
{
    free(host_of);
    host_of = NULL;
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Where the PEs of the job run, and what the hosts tell each other at the
 * start.
 *
 * On one host all PEs are on one node, and nothing has to be found out.  On
 * several hosts the first PE of each host finds the nodes for all PEs of the
 * host and writes them into an area of the memory file behind the job block:
 *
 *     node of each PE | first PE of each host | addresses of this host's PEs
 *
 * The address of a PE is what PEs of other nodes need in order to reach it
 * through the transport.  A PE reads the addresses of its own host in this
 * area.  Those of another host travel as one directory, which the first PE of that
 * host publishes, and which a PE fetches when it first needs an address in it.
 *
 * Node number = host * split + the node's number on its host.  `split` is 1,
 * except in tests, which split each host into several nodes.  Some numbers may
 * then belong to no node.
 */
#include <pthread.h>
#include <sys/mman.h>

#include "boot/launchers.h"
#include "shared/limits.h"
#include "shared/wires.h"

enum { ADDRESS_MAX = 4096 };

/* The addresses of a host as they travel: this header, an entry for each PE,
 * and the addresses themselves. */
struct directory {
    char host[SMA_HOST_NAME];
    int32_t n;
    struct {
        int32_t pe;
        uint32_t offset, bytes; /* of the address, from the header on */
    } entry[];
};

/* The area behind the job block, as it is mapped here. */
static struct {
    int32_t *node_of;
    int32_t *first; /* the first PE of each host */
    unsigned char *addresses;
    size_t bytes;
} area;

static int split;           /* nodes on each host */
static int hosts;           /* hosts of the job */
static unsigned starts = 1; /* how often this process has started the library */

/* The directories that have been fetched, by host.  `fetching` guards the pointers
 * after the start.  A directory is never changed, so its readers need no lock.
 * The mutex may be taken under any lock of net/, and no other lock is taken
 * while it is held. */
static struct directory **directories;
static pthread_mutex_t fetching = PTHREAD_MUTEX_INITIALIZER;

/* With several hosts: the numbers of this host's PEs in ascending order, as they
 * were when the start found them good.  Those in the job block are never used as
 * an index, because any PE of the host may write there. */
static int32_t *pe_here;

static bool several_hosts(void)
{
    return sma_self.job_n > sma_topology.host_n;
}

void sma_block_is_damaged(const char *what)
{
    sma_fatal(NULL, "the memory that the PEs of this host share is damaged: %s",
              what);
}

/* Every PE of the host has written its number, and a barrier was since. */
static void take_numbers(void)
{
    int last = -1;

    if (!several_hosts() || pe_here != NULL)
        return;
    pe_here = sma_new(NULL, (size_t) sma_topology.host_n, sizeof *pe_here);
    for (int i = 0; i < sma_topology.host_n; i++) {
        pe_here[i] = sma_self.job->pe[i].number;
        if (pe_here[i] <= last || pe_here[i] >= sma_self.job_n)
            sma_block_is_damaged("the numbers of the PEs");
        last = pe_here[i];
    }
}

int sma_host_pe(int i)
{
    return several_hosts() ? pe_here[i] : i;
}

int sma_host_index(int pe)
{
    int i;

    if (!several_hosts())
        return pe;
    i = sma_sorted_place(pe_here, sma_topology.host_n, pe);
    return pe_here[i] == pe ? i : -1;
}

int sma_host_of(int pe)
{
    return sma_topology.node_of == NULL ? 0 : sma_topology.node_of[pe] / split;
}

/* ------------------------------------------------------------------- layout */

static size_t area_bytes(void)
{
    size_t page = (size_t) sysconf(_SC_PAGESIZE);
    /* the list of first PEs has space for as many hosts as there are PEs */
    size_t bytes = 2 * sizeof(int32_t) * (size_t) sma_self.job_n +
                   ADDRESS_MAX * (size_t) sma_topology.host_n;

    return (bytes + page - 1) / page * page;
}

size_t sma_nodes_area_end(void)
{
    return sma_job_size() + area.bytes;
}

static void map_area(void)
{
    void *p;

    area.bytes = area_bytes();
    if (sma_topology.host_me == 0)
        sma_segment_grow(sma_nodes_area_end(), sma_nodes_area_end());
    sma_boot_barrier("space for a list of nodes");
    p = mmap(NULL, area.bytes, PROT_READ | PROT_WRITE, MAP_SHARED,
             sma_memory.segment_fd, (off_t) sma_job_size());
    if (p == MAP_FAILED)
        sma_segment_not_mapped("a list of nodes", area.bytes);
    area.node_of = p;
    area.first = area.node_of + sma_self.job_n;
    area.addresses =
        (unsigned char *) p + 2 * sizeof(int32_t) * (size_t) sma_self.job_n;
}

/* The number of nodes that each host is split into. */
static int split_of(void)
{
    if (sma_env.transport > SMA_TRANSPORT_SHM)
        return sma_self.job_n;
    return sma_env.test_nodes > 1 ? sma_env.test_nodes : 1;
}

/* The number on its host of the node to which PE number i of the host's n PEs
 * belongs. */
static int part_of(int i, int n)
{
    if (split == 1)
        return 0;
    if (sma_env.transport > SMA_TRANSPORT_SHM)
        return i;
    if (sma_env.test_cyclic)
        return i / split % 2 == 0 ? i % split : split - 1 - i % split;
    return (int) ((int64_t) i * split / n);
}

/* Fills in node_of and first.  Only the first PE of a host calls it. */
static void make_lists(void)
{
    int *count = sma_new(NULL, (size_t) sma_self.job_n, 2 * sizeof *count);
    int *seen = count + sma_self.job_n;

    if (several_hosts())
        hosts = sma_launcher->find_hosts(area.node_of);
    else
        hosts = 1; /* the list is zero */
    for (int pe = sma_self.job_n - 1; pe >= 0; pe--) {
        area.first[area.node_of[pe]] = pe;
        count[area.node_of[pe]]++;
    }
    for (int pe = 0; pe < sma_self.job_n; pe++) {
        int host = area.node_of[pe];

        area.node_of[pe] = host * split + part_of(seen[host]++, count[host]);
    }
    free(count);
    sma_self.job->hosts = (uint32_t) hosts;
}

static void count_node(void)
{
    sma_topology.node =
        sma_topology.node_of == NULL ? 0 : sma_topology.node_of[sma_self.me];
    sma_topology.node_n = 0;
    sma_topology.node_pe = sma_new(NULL, (size_t) sma_topology.host_n,
                                   sizeof *sma_topology.node_pe);
    for (int i = 0; i < sma_topology.host_n; i++) {
        int pe = sma_host_pe(i);

        if (sma_topology.node_of != NULL &&
            sma_topology.node_of[pe] != sma_topology.node)
            continue;
        if (pe == sma_self.me)
            sma_topology.node_me = sma_topology.node_n;
        sma_topology.node_pe[sma_topology.node_n++] = pe;
    }
}

/* Do the lists of the host's first PE hold only what may be used as an index? */
static bool lists_are_good(void)
{
    if (hosts < 1 || hosts > sma_self.job_n)
        return false;
    for (int host = 0; host < hosts; host++)
        if (area.first[host] < 0 || area.first[host] >= sma_self.job_n)
            return false;
    for (int pe = 0; pe < sma_self.job_n; pe++)
        if (area.node_of[pe] < 0 || area.node_of[pe] / split >= hosts)
            return false;
    return true;
}

void sma_nodes_find(void)
{
    split = split_of();
    if (sma_self.job_n > SMA_MAX_PES)
        sma_fatal(NULL, "the job has %d PEs, but libsma supports at most %d",
                  sma_self.job_n, SMA_MAX_PES);
    hosts = 1;
    sma_topology.nodes = 1;
    sma_topology.node_of = NULL;
    area.bytes = 0;
    take_numbers();
    if (sma_topology.host_me == 0)
        sma_self.job->pes = (uint32_t) sma_self.job_n;
    if (sma_self.job_n > 1 && (several_hosts() || split > 1)) {
        map_area();
        if (sma_topology.host_me == 0)
            make_lists();
        sma_boot_barrier("the nodes are known");
        hosts = (int) sma_self.job->hosts;
        if (!lists_are_good())
            sma_block_is_damaged("the list of nodes");
        sma_topology.nodes = hosts * split;
        sma_topology.node_of = area.node_of;
        directories = sma_new(NULL, (size_t) hosts, sizeof *directories);
    }
    count_node();
}

/* The list of nodes in the memory file is still valid. */
void sma_nodes_again(void)
{
    starts++;
    if (sma_topology.node_of != NULL)
        directories = sma_new(NULL, (size_t) hosts, sizeof *directories);
    count_node();
}

void sma_nodes_forget(void)
{
    for (int i = 0; directories != NULL && i < hosts; i++)
        free(directories[i]);
    free(directories);
    directories = NULL;
    free(sma_topology.node_pe);
    sma_topology.node_pe = NULL;
}

int sma_hosts(void)
{
    return hosts;
}

int sma_host_here(void)
{
    return sma_topology.node / split;
}

int sma_host_first(int host)
{
    return hosts == 1 ? 0 : area.first[host];
}

int sma_nodes_here(void)
{
    return split < sma_topology.host_n ? split : sma_topology.host_n;
}

int sma_node_here(void)
{
    return sma_topology.node % split;
}

/* -------------------------------------------------------- between the hosts */

void sma_nodes_read_boot(char *text_p, size_t size)
{
    int fd = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC);
    ssize_t n = fd < 0 ? 0 : read(fd, text_p, size - 1);

    text_p[n > 0 ? n : 0] = '\0';
    if (fd >= 0)
        close(fd);
}

void *sma_nodes_gather(const char *name, const void *fact, size_t bytes)
{
    char *all;

    if (!several_hosts())
        return sma_topology.host_me == 0
                   ? memcpy(sma_new(NULL, 1, bytes), fact, bytes)
                   : NULL;
    sma_launcher->publish(name, sma_topology.host_me == 0 ? fact : NULL, bytes);
    if (sma_topology.host_me != 0)
        return NULL;
    all = sma_new(NULL, (size_t) hosts, bytes);
    for (int host = 0; host < hosts; host++) {
        size_t got;
        void *theirs;

        if (area.first[host] == sma_self.me) {
            memcpy(all + (size_t) host * bytes, fact, bytes);
            continue;
        }
        theirs = sma_launcher->fetch(area.first[host], name, &got);
        if (got != bytes)
            sma_fatal(NULL, "PE %d runs another version of libsma",
                      area.first[host]);
        memcpy(all + (size_t) host * bytes, theirs, bytes);
        free(theirs);
    }
    return all;
}

/* The name under which directories are published.  It differs from start to start,
 * because the directories of an earlier start are out of date and stay
 * published. */
static const char *directory_name(char *text, size_t size)
{
    snprintf(text, size, "sma.addresses.%u", starts);
    return text;
}

/* The bytes of the address that a PE of this host has published. */
static uint32_t address_bytes(int i)
{
    uint32_t bytes = sma_self.job->pe[i].address_size;

    if (bytes > ADDRESS_MAX)
        sma_block_is_damaged("the size of an address");
    return bytes;
}

static struct directory *make_directory(size_t *bytes_p)
{
    size_t head = sizeof(struct directory) +
                  (size_t) sma_topology.host_n *
                      sizeof(((struct directory *) 0)->entry[0]);
    size_t at = head, all;
    struct directory *p;

    for (int i = 0; i < sma_topology.host_n; i++)
        at += address_bytes(i);
    all = at;
    p = sma_new(NULL, 1, all);
    strncpy(p->host, sma_host(), sizeof p->host - 1);
    p->n = sma_topology.host_n;
    at = head;
    for (int i = 0; i < sma_topology.host_n; i++) {
        p->entry[i].pe = sma_host_pe(i);
        p->entry[i].offset = (uint32_t) at;
        p->entry[i].bytes = address_bytes(i);
        if (p->entry[i].bytes > all - at)
            sma_block_is_damaged("the size of an address");
        memcpy((char *) p + at, area.addresses + (size_t) i * ADDRESS_MAX,
               p->entry[i].bytes);
        at += p->entry[i].bytes;
    }
    *bytes_p = at;
    return p;
}

/* Do all parts of a fetched directory lie inside it? */
static bool is_directory(const struct directory *p, size_t bytes)
{
    if (bytes < sizeof *p || p->n < 1 || p->n > sma_self.job_n ||
        bytes >
            sizeof *p + (size_t) p->n * (sizeof p->entry[0] + ADDRESS_MAX) ||
        memchr(p->host, '\0', SMA_HOST_NAME) == NULL ||
        (size_t) p->n > (bytes - sizeof *p) / sizeof p->entry[0])
        return false;
    for (int i = 0; i < p->n; i++)
        if (p->entry[i].offset > bytes ||
            p->entry[i].bytes > bytes - p->entry[i].offset)
            return false;
    return true;
}

/* The directory of the host of PE pe, which is another host than this one. */
static struct directory *directory_of(int pe)
{
    int host = area.node_of[pe] / split;
    struct directory *p;
    size_t bytes;
    char name[32];

    pthread_mutex_lock(&fetching);
    p = directories[host];
    if (p == NULL) {
        p = sma_launcher->fetch(area.first[host],
                                directory_name(name, sizeof name), &bytes);
        if (!is_directory(p, bytes))
            sma_fatal(NULL,
                      "the data that PE %d has published about its host "
                      "is not valid",
                      area.first[host]);
        directories[host] = p;
    }
    pthread_mutex_unlock(&fetching);
    return p;
}

void sma_nodes_publish(const void *address, size_t bytes, const char *advice)
{
    struct directory *directory = NULL;
    size_t all = 0;
    char name[32];

    if (bytes > ADDRESS_MAX)
        sma_fatal(NULL,
                  "the network address of this PE has %zu bytes, but libsma "
                  "supports at most %d; %s",
                  bytes, ADDRESS_MAX, advice);
    memcpy(area.addresses + (size_t) sma_topology.host_me * ADDRESS_MAX,
           address, bytes);
    sma_self.job->pe[sma_topology.host_me].address_size = (uint32_t) bytes;
    sma_boot_barrier("the addresses of this host's PEs are known");
    if (!several_hosts())
        return;
    if (sma_topology.host_me == 0)
        directory = make_directory(&all);
    sma_launcher->publish(directory_name(name, sizeof name), directory, all);
    free(directory);
    if (sma_launcher->closes_early != NULL && sma_launcher->closes_early())
        for (int host = 0; host < hosts; host++)
            if (sma_host_index(area.first[host]) < 0)
                (void) directory_of(area.first[host]);
}

void *sma_nodes_address(int pe, size_t *bytes_p)
{
    int here = sma_host_index(pe);
    const struct directory *p;

    if (here >= 0) {
        *bytes_p = address_bytes(here);
        return memcpy(sma_new(NULL, 1, *bytes_p),
                      area.addresses + (size_t) here * ADDRESS_MAX, *bytes_p);
    }
    p = directory_of(pe);
    for (int i = 0; i < p->n; i++)
        if (p->entry[i].pe == pe) {
            *bytes_p = p->entry[i].bytes;
            return memcpy(sma_new(NULL, 1, *bytes_p),
                          (const char *) p + p->entry[i].offset, *bytes_p);
        }
    sma_fatal(NULL,
              "the host of PE %d has not published the address of this "
              "PE",
              pe);
}

const char *sma_nodes_host(int pe)
{
    return sma_host_index(pe) >= 0 ? sma_host() : directory_of(pe)->host;
}

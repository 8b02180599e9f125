/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Which PE runs where, and what machines tell each other.
 *
 * A job on one machine needs none of this: all PEs are on one node.  Else the
 * machine's first PE finds out for all, and the file of the machine has behind
 * the job block
 *
 *     node of each PE | first PE of each machine | cards of this machine's PEs
 *
 * A card is what a PE of another node needs to reach a PE.  Cards of this
 * machine are read here; those of another travel together, as one datum that
 * its first PE publishes, and are fetched when one of them is needed.
 *
 * A node has the number machine * split + part, where split is 1 but for tests;
 * so there may be numbers that no PE has.
 */
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "boot/boot.h"
#include "shared/facts.h"

enum {
    CARD_MAX = 4096,
    HOST_MAX = 64,
};

/* The cards of a machine as they travel: this, an entry a PE, the cards. */
struct parcel {
    char host[HOST_MAX];
    int32_t n;
    struct {
        int32_t pe;
        uint32_t offset, bytes;
    } entry[];
};

/* The area behind the job block, as mapped here. */
static struct {
    int32_t *node_of;
    int32_t *first; /* PE of each machine */
    unsigned char *cards;
    size_t bytes;
} area;

static int split;
static int machines;
static struct parcel **parcels; /* that have been fetched, by machine */
static unsigned starts = 1;     /* of the library in this process */
static pthread_mutex_t fetching = PTHREAD_MUTEX_INITIALIZER;

static bool several_machines(void)
{
    return sma_boot.n > sma_boot.machine_n;
}

int sma_machine_index(int pe)
{
    int low = 0, high = sma.machine_n;

    if (!several_machines())
        return pe;
    while (low < high) {
        int middle = low + (high - low) / 2;

        if (sma.job->pe[middle].number < pe)
            low = middle + 1;
        else
            high = middle;
    }
    return low < sma.machine_n && sma.job->pe[low].number == pe ? low : -1;
}

/* ------------------------------------------------------------------- layout */

static size_t area_bytes(void)
{
    size_t page = (size_t) sysconf(_SC_PAGESIZE);
    /* there are no more machines than PEs */
    size_t bytes = 2 * sizeof(int32_t) * (size_t) sma_boot.n +
                   CARD_MAX * (size_t) sma_boot.machine_n;

    return (bytes + page - 1) / page * page;
}

size_t sma_nodes_area_end(void)
{
    return sma.job->size + area.bytes;
}

static void map_area(void)
{
    void *p;

    area.bytes = area_bytes();
    if (sma.machine_me == 0)
        sma_segment_grow(sma_nodes_area_end());
    sma_boot_barrier("room for a list of nodes");
    p = mmap(NULL, area.bytes, PROT_READ | PROT_WRITE, MAP_SHARED, sma.seg_fd,
             (off_t) sma.job->size);
    if (p == MAP_FAILED)
        sma_fatal(NULL, "a list of nodes cannot be mapped: %s",
                  strerror(errno));
    area.node_of = p;
    area.first = area.node_of + sma_boot.n;
    area.cards = (unsigned char *) p + 2 * sizeof(int32_t) * (size_t) sma_boot.n;
}

/* How many nodes each machine is split into. */
static int split_of(void)
{
    if (sma_env.transport)
        return sma_boot.n;
    return sma_env.test_nodes > 1 ? sma_env.test_nodes : 1;
}

/* Of PE number i of the n on a machine: the part of it that is its node. */
static int part_of(int i, int n)
{
    if (split == 1)
        return 0;
    if (sma_env.transport)
        return i;
    if (sma_env.test_cyclic)
        return i / split % 2 == 0 ? i % split : split - 1 - i % split;
    return (int) ((int64_t) i * split / n);
}

/* By the machine's first PE: node_of and first. */
static void make_lists(void)
{
    int *count = sma_new(NULL, (size_t) sma_boot.n, 2 * sizeof *count);
    int *seen = count + sma_boot.n;

    if (several_machines())
        machines = sma_boot.way->find_machines(area.node_of);
    else
        machines = 1; /* the list is zero */
    for (int pe = sma_boot.n - 1; pe >= 0; pe--) {
        area.first[area.node_of[pe]] = pe;
        count[area.node_of[pe]]++;
    }
    for (int pe = 0; pe < sma_boot.n; pe++) {
        int m = area.node_of[pe];

        area.node_of[pe] = m * split + part_of(seen[m]++, count[m]);
    }
    free(count);
    sma.job->machines = (uint32_t) machines;
}

static void count_node(void)
{
    sma.node = sma.node_of == NULL ? 0 : sma.node_of[sma.me];
    sma.node_n = 0;
    sma.node_pe = sma_new(NULL, (size_t) sma.machine_n, sizeof *sma.node_pe);
    for (int i = 0; i < sma.machine_n; i++) {
        int pe = sma.job->pe[i].number;

        if (sma.node_of != NULL && sma.node_of[pe] != sma.node)
            continue;
        if (pe == sma.me)
            sma.node_me = sma.node_n;
        sma.node_pe[sma.node_n++] = pe;
    }
}

void sma_nodes_find(void)
{
    split = split_of();
    if (sma_boot.n > SMA_MAX_PES)
        sma_fatal(NULL, "%d PEs are more than libsma can number, which is %d",
                  sma_boot.n, SMA_MAX_PES);
    machines = 1;
    sma.nodes = 1;
    sma.node_of = NULL;
    area.bytes = 0;
    if (sma_boot.n > 1 && (several_machines() || split > 1)) {
        map_area();
        if (sma.machine_me == 0)
            make_lists();
        sma_boot_barrier("the nodes are known");
        machines = (int) sma.job->machines;
        sma.nodes = machines * split;
        sma.node_of = area.node_of;
        parcels = sma_new(NULL, (size_t) machines, sizeof *parcels);
    }
    count_node();
}

/* The list of nodes is still there, and still right. */
void sma_nodes_again(void)
{
    starts++;
    if (sma.node_of != NULL)
        parcels = sma_new(NULL, (size_t) machines, sizeof *parcels);
    count_node();
}

void sma_nodes_forget(void)
{
    for (int i = 0; parcels != NULL && i < machines; i++)
        free(parcels[i]);
    free(parcels);
    parcels = NULL;
    free(sma.node_pe);
    sma.node_pe = NULL;
}

int sma_machines(void)
{
    return machines;
}

int sma_machine_here(void)
{
    return sma.node / split;
}

int sma_machine_first(int machine)
{
    return machines == 1 ? 0 : area.first[machine];
}

int sma_nodes_here(void)
{
    return split < sma.machine_n ? split : sma.machine_n;
}

int sma_node_here(void)
{
    return sma.node % split;
}

/* ----------------------------------------------------- between the machines */

void *sma_nodes_gather(const char *name, const void *fact, size_t bytes)
{
    char *all;

    if (!several_machines())
        return sma.machine_me == 0 ? memcpy(sma_new(NULL, 1, bytes), fact, bytes)
                                   : NULL;
    sma_boot.way->publish(name, sma.machine_me == 0 ? fact : NULL, bytes);
    if (sma.machine_me != 0)
        return NULL;
    all = sma_new(NULL, (size_t) machines, bytes);
    for (int m = 0; m < machines; m++) {
        size_t got;
        void *theirs;

        if (area.first[m] == sma.me) {
            memcpy(all + (size_t) m * bytes, fact, bytes);
            continue;
        }
        theirs = sma_boot.way->fetch(area.first[m], name, &got);
        if (got != bytes)
            sma_fatal(NULL, "PE %d runs another version of libsma",
                      area.first[m]);
        memcpy(all + (size_t) m * bytes, theirs, bytes);
        free(theirs);
    }
    return all;
}

/* Under which name parcels are published.  Those of an earlier start are out of
 * date, and nobody takes them back. */
static const char *parcel_name(char *text, size_t size)
{
    snprintf(text, size, "sma.cards.%u", starts);
    return text;
}

static struct parcel *make_parcel(size_t *bytes_p)
{
    size_t head = sizeof(struct parcel) + (size_t) sma.machine_n *
                                              sizeof(((struct parcel *) 0)->entry[0]);
    size_t at = head;
    struct parcel *p;

    for (int i = 0; i < sma.machine_n; i++)
        at += sma.job->pe[i].card_size;
    p = sma_new(NULL, 1, at);
    strncpy(p->host, sma_host(), sizeof p->host - 1);
    p->n = sma.machine_n;
    at = head;
    for (int i = 0; i < sma.machine_n; i++) {
        p->entry[i].pe = sma.job->pe[i].number;
        p->entry[i].offset = (uint32_t) at;
        p->entry[i].bytes = sma.job->pe[i].card_size;
        memcpy((char *) p + at, area.cards + (size_t) i * CARD_MAX,
               p->entry[i].bytes);
        at += p->entry[i].bytes;
    }
    *bytes_p = at;
    return p;
}

void sma_nodes_publish(const void *card, size_t bytes)
{
    struct parcel *parcel = NULL;
    size_t all = 0;
    char name[32];

    if (bytes > CARD_MAX)
        sma_fatal(NULL, "UCX needs %zu bytes to describe how this PE is "
                        "reached, at most %d are expected; UCX_NET_DEVICES "
                        "may name fewer networks", bytes, CARD_MAX);
    memcpy(area.cards + (size_t) sma.machine_me * CARD_MAX, card, bytes);
    sma.job->pe[sma.machine_me].card_size = (uint32_t) bytes;
    sma_boot_barrier("cards of this machine");
    if (!several_machines())
        return;
    if (sma.machine_me == 0)
        parcel = make_parcel(&all);
    sma_boot.way->publish(parcel_name(name, sizeof name), parcel, all);
    free(parcel);
}

/* Is all of it where it says? */
static bool is_parcel(const struct parcel *p, size_t bytes)
{
    if (bytes < sizeof *p || p->n < 1 || memchr(p->host, '\0', HOST_MAX) == NULL ||
        (size_t) p->n > (bytes - sizeof *p) / sizeof p->entry[0])
        return false;
    for (int i = 0; i < p->n; i++)
        if (p->entry[i].offset > bytes ||
            p->entry[i].bytes > bytes - p->entry[i].offset)
            return false;
    return true;
}

/* The parcel of the machine that PE pe runs on: another than this one. */
static struct parcel *parcel_of(int pe)
{
    int m = area.node_of[pe] / split;
    struct parcel *p;
    size_t bytes;
    char name[32];

    pthread_mutex_lock(&fetching);
    p = parcels[m];
    if (p == NULL) {
        p = sma_boot.way->fetch(area.first[m], parcel_name(name, sizeof name),
                                &bytes);
        if (!is_parcel(p, bytes))
            sma_fatal(NULL, "what PE %d says about its machine makes no sense",
                      area.first[m]);
        parcels[m] = p;
    }
    pthread_mutex_unlock(&fetching);
    return p;
}

void *sma_nodes_card(int pe, size_t *bytes_p)
{
    int here = sma_machine_index(pe);
    const struct parcel *p;

    if (here >= 0) {
        *bytes_p = sma.job->pe[here].card_size;
        return memcpy(sma_new(NULL, 1, *bytes_p),
                      area.cards + (size_t) here * CARD_MAX, *bytes_p);
    }
    p = parcel_of(pe);
    for (int i = 0; i < p->n; i++)
        if (p->entry[i].pe == pe) {
            *bytes_p = p->entry[i].bytes;
            return memcpy(sma_new(NULL, 1, *bytes_p),
                          (const char *) p + p->entry[i].offset, *bytes_p);
        }
    sma_fatal(NULL, "there is no card of PE %d", pe);
}

const char *sma_nodes_host(int pe)
{
    return sma_machine_index(pe) >= 0 ? sma_host() : parcel_of(pe)->host;
}

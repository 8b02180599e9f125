/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Prints the tables of doc/scaling.md, from the schedules as they are played
 * and from the sizes of the library's structures.
 *
 *   scaling nodes|memory|sizes|start
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "coll/exchange/schedule.h"
#include "coll/set/set.h"
#include "coll/set/slot.h"
#include "coll/set/tags.h"
#include "play.h"
#include "shared/job.h"

#if __has_include(<ucp/api/ucp.h>)
#include "net/protocol.h"
#define HAS_UCX 1
#else
#define HAS_UCX 0
#endif

static const int pes[] = {2, 8, 64, 512, 4096, 32768, 262144, MOST};
static const int per_node[] = {1, 8, 64, 128};

enum { PES = sizeof pes / sizeof *pes, LAYERS = sizeof per_node / sizeof(int) };

static int ascending(const void *a, const void *b)
{
    return *(const int *) a - *(const int *) b;
}

static int counted[MOST]; /* of a node: the last counting that it was in */
static int counting;

static bool is_new(int node)
{
    bool is = counted[node] != counting;

    counted[node] = counting;
    return is;
}

/* The number of different nodes that a node sends to in all the schedules, with
 * root 0, and in large reductions. */
static int peers_of(int m, int me)
{
    struct sma_halving f = sma_plan_halving(m, me);
    int peers = 0;

    if (m <= REDUCE_PARTS_NODES)
        return m - 1; /* a large reduction */
    counting++;
    for (int r = 0; r < sma_plan_rounds(m); r++)
        peers += is_new(sma_plan_dissemination_to(m, me, r));
    for (int k = 0; sma_plan_tree_child(m, me, k) >= 0; k++)
        peers += is_new(sma_plan_tree_child(m, me, k));
    for (int k = 0; sma_plan_pipe_child(m, me, k) >= 0; k++)
        peers += is_new(sma_plan_pipe_child(m, me, k));
    for (int r = 0; f.w >= 0 && r < f.rounds; r++)
        peers += is_new(sma_plan_halving_partner(&f, r));
    if (f.pair >= 0)
        peers += is_new(f.pair);
    return peers;
}

static int most_peers(int m)
{
    int most = 0;

    for (int i = 0; i < m; i++) {
        int peers = peers_of(m, i);

        most = peers > most ? peers : most;
    }
    return most;
}

static void cell(void)
{
    printf(" %d / %d / %lld |", play_count.rounds, play_count.most,
           (long long) play_count.all);
}

static void table_nodes(void)
{
    int m[PES * LAYERS], n = 0;

    for (int i = 0; i < PES; i++)
        for (int k = 0; k < LAYERS; k++)
            m[n++] = (pes[i] + per_node[k] - 1) / per_node[k];
    qsort(m, (size_t) n, sizeof m[0], ascending);
    puts("| nodes | dissemination | tree | pipe | doubling | "
         "halving and doubling | peers |");
    puts("|--:|--:|--:|--:|--:|--:|--:|");
    play_plain_values();
    for (int i = 0; i < n; i++) {
        if (m[i] == 1 || (i > 0 && m[i] == m[i - 1]))
            continue;
        printf("| %d |", m[i]);
        play_barrier(m[i]);
        cell();
        play_broadcast(m[i], 0, false);
        cell();
        play_broadcast(m[i], 0, true);
        cell();
        play_small(m[i]);
        cell();
        play_large(m[i], (size_t) m[i] * 100, 16);
        cell();
        printf(" %d |\n", most_peers(m[i]));
    }
}

/* 12 B, 3.4 KiB, 56 MiB, 7.8 GiB */
static const char *amount(double bytes)
{
    static const char *const unit[] = {"B", "KiB", "MiB", "GiB", "TiB"};
    static char text[8][24];
    static int next;
    char *t = text[next++ % 8];
    int u = 0;

    for (; bytes >= 1024 && u < 4; u++)
        bytes /= 1024;
    snprintf(t, sizeof text[0], "%.*f %s", u > 0 && bytes < 9.95 ? 1 : 0, bytes,
             unit[u]);
    return t;
}

/* Calls print for each number of PEs and each number of PEs on a node that is
 * not larger. */
static void for_jobs(void (*print)(double n, double per, double nodes))
{
    for (int i = 0; i < PES; i++)
        for (int k = 0; k < LAYERS; k++)
            if (per_node[k] <= pes[i])
                print(pes[i], per_node[k],
                      (pes[i] + per_node[k] - 1) / per_node[k]);
}

/* Bytes of what has no structure whose size could be taken. */
enum {
    ADDRESS = 250,      /* a PE's address, about */
    ADDRESS_ENTRY = 12, /* what stands beside an address in a bundle */
    BUNDLE_HEAD = 68,   /* what stands before the addresses of a host */
    REMOTE_PEER = 8,    /* a pointer of the transport */
    LOCAL = 12,         /* in a set, a member on the node: index, slot */
    LEADER = 4,         /* in a set, a node */
    NODE_OF = 4,        /* the node of a PE */
    FIRST = 4,          /* the first PE of a host */
};

static void print_memory(double n, double per, double nodes)
{
    double set = sizeof(struct sma_set) + LOCAL * per + LEADER * nodes;
    double host = NODE_OF * n + FIRST * nodes;

    printf(
        "| %.0f | %.0f | %s | %s | %s | %s |\n", n, per,
        amount(n * (sizeof(struct sma_peer) + (nodes > 1 ? REMOTE_PEER : 0))),
        amount(set), nodes > 1 ? amount(host) : "-",
        amount(set + (nodes > 1 ? host / per : 0)));
}

static void table_memory(void)
{
    puts("| PEs | a node | tables of peers, reserved | set of all PEs | "
         "nodes, once a host | used a PE |");
    puts("|--:|--:|--:|--:|--:|--:|");
    for_jobs(print_memory);
}

static void size_row(const char *what, size_t bytes)
{
    if (bytes < 10000)
        printf("| %s | %zu B |\n", what, bytes);
    else
        printf("| %s | %s |\n", what, amount((double) bytes));
}

/* Sizes of structures, and of what is made of them.  Status 77 without UCX, of
 * which the transport's structures have types. */
static int table_sizes(void)
{
#if HAS_UCX
    const struct sma_area *area = NULL;
    char text[200];

    puts("| what | size |");
    puts("|---|--:|");
    size_row("where a PE's memory is mapped, `struct sma_peer`",
             sizeof(struct sma_peer));
    size_row("a PE that the transport talks to, `struct peer`, a channel",
             sizeof(struct peer));
    size_row("such a PE that is sent a few words, with the bundle",
             sizeof(struct peer) + sizeof(struct bundle) + BUNDLE_LEAST);
    size_row("a channel of the transport, `struct sma_channel`, and 8 B a PE",
             sizeof(struct sma_channel));
    size_row("a set, `struct sma_set`, without its lists",
             sizeof(struct sma_set));
    size_row("a set in the node's segment, `struct sma_slot`, each member",
             sizeof(struct sma_slot));
    snprintf(text, sizeof text, "space for %d sets and %d teams of a PE there",
             SMA_COLL_SLOTS - 1, SMA_COLL_TEAMS);
    size_row(text, sizeof area->slot + sizeof area->team);
    snprintf(text, sizeof text, "%d buffers of a PE there", SMA_COLL_BOUNCES);
    size_row(text, sizeof area->bounce);
    return 0;
#else
    return 77;
#endif
}

static void print_start(double n, double per, double nodes)
{
    double bundle = BUNDLE_HEAD + (ADDRESS + ADDRESS_ENTRY) * per;

    if (nodes == 1)
        return;
    printf("| %.0f | %.0f | %s | %s | %s | %s |\n", n, per, amount(bundle),
           amount(bundle * (nodes - 1)), amount(bundle * (nodes - 1) * nodes),
           amount(bundle * most_peers((int) nodes)));
}

static void table_start(void)
{
    puts("| PEs | a node | a host publishes | collected: a host gets | "
         "the same, all hosts | fetched by a leader |");
    puts("|--:|--:|--:|--:|--:|--:|");
    for_jobs(print_start);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";

    if (strcmp(what, "nodes") == 0)
        table_nodes();
    else if (strcmp(what, "memory") == 0)
        table_memory();
    else if (strcmp(what, "sizes") == 0)
        return table_sizes();
    else if (strcmp(what, "start") == 0)
        table_start();
    else
        return 2;
    return 0;
}

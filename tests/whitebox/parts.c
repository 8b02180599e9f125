/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Plays which member of which node sends and receives which part of an
 * alltoall, as coll/exchange/parts.h says, for sets of several layouts; and prints the
 * table of messages of doc/scaling.md.
 *
 *   parts play|parts
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "coll/exchange/parts.h"

enum { NODES = 7, MEMBERS = 20, PARTS = 4096 };

/* Member k of node i is PE i * MEMBERS + k; so is its index in the set. */
static int first[NODES + 1], member[NODES * MEMBERS];
static struct sma_layout layout = {.first = first, .member = member};

/* A part as its sender sees it, and how often it has been received. */
struct sent {
    int turn, p, from, to, seen;
    struct sma_part part;
};

static struct sent list[PARTS];
static int parts;

static void wrong(const char *what, int a, int b)
{
    printf("%s: %d, %d\n", what, a, b);
    exit(1);
}

static void lay_out(int nodes, const int *members)
{
    for (int i = 0; i < nodes; i++) {
        first[i + 1] = first[i] + members[i];
        for (int k = 0; k < members[i]; k++)
            member[first[i] + k] = i * MEMBERS + k;
    }
}

/* The set as the k-th member on a node sees it. */
static struct sma_set set_of(int nodes, int node, int k)
{
    return (struct sma_set){.start = 0,
                            .stride = 1,
                            .nodes = nodes,
                            .node = node,
                            .local_me = k,
                            .local_n = sma_layout_n(&layout, node)};
}

/* Each block from one node to another is in one part. */
static void cover(int from, int to)
{
    unsigned char seen[MEMBERS][MEMBERS] = {{0}};
    int cells = sma_layout_n(&layout, from) * sma_layout_n(&layout, to);

    for (int i = 0; i < parts; i++) {
        const struct sma_part *part = &list[i].part;

        if (list[i].from / MEMBERS != from || list[i].to / MEMBERS != to)
            continue;
        for (int s = 0; s < part->senders; s++)
            for (int r = 0; r < part->receivers; r++) {
                if (part->sender + s >= sma_layout_n(&layout, from) ||
                    part->receiver + r >= sma_layout_n(&layout, to))
                    wrong("a part reaches beyond a node", from, to);
                if (seen[part->sender + s][part->receiver + r]++)
                    wrong("a block is in two parts", from, to);
                cells--;
            }
    }
    if (cells != 0)
        wrong("a block is in no part", from, to);
}

/* The receiver expects the parts of a sender in the order in which they are sent. */
static void receive(int me, const struct sma_part_cursor *w)
{
    for (int i = 0; i < parts; i++) {
        struct sent *s = &list[i];

        if (s->from != w->pe || s->to != me || s->seen)
            continue;
        if (s->turn != w->turn || s->p != w->p ||
            memcmp(&s->part, &w->part, sizeof w->part) != 0)
            wrong("a part comes out of order", s->from, s->to);
        s->seen = 1;
        return;
    }
    wrong("a part is not sent", w->pe, me);
}

static void play(int nodes, const int *members, size_t cells)
{
    lay_out(nodes, members);
    parts = 0;
    for (int i = 0; i < nodes; i++)
        for (int k = 0; k < members[i]; k++) {
            struct sma_set set = set_of(nodes, i, k);
            struct sma_part_cursor w =
                sma_part_cursor(&set, &layout, cells, true, 1, nodes);

            while (sma_part_next(&w)) {
                size_t n = (size_t) w.part.senders * (size_t) w.part.receivers;

                if (parts == PARTS || n > cells)
                    wrong("too many parts, or too large", parts, (int) n);
                list[parts++] = (struct sent){w.turn, w.p, i * MEMBERS + k,
                                              w.pe,   0,   w.part};
            }
        }
    for (int i = 0; i < nodes; i++)
        for (int k = 0; k < members[i]; k++) {
            struct sma_set set = set_of(nodes, i, k);
            struct sma_part_cursor w =
                sma_part_cursor(&set, &layout, cells, false, 1, nodes);

            while (sma_part_next(&w))
                receive(i * MEMBERS + k, &w);
        }
    for (int i = 0; i < parts; i++)
        if (!list[i].seen)
            wrong("a part is not received", list[i].from, list[i].to);
    for (int i = 0; i < nodes; i++)
        for (int j = 0; j < nodes; j++)
            if (i != j)
                cover(i, j);
}

static void play_all(void)
{
    static const int members[][NODES] = {{1, 1},
                                         {4, 4},
                                         {20, 20},
                                         {1, 20},
                                         {19, 2, 7},
                                         {5, 5, 5},
                                         {1, 1, 1, 1, 1, 1, 1},
                                         {3, 1, 20, 4, 1, 1, 6},
                                         {2, 2, 2, 2, 2, 2, 2}};
    static const int nodes[] = {2, 2, 2, 2, 3, 3, 7, 7, 7};
    static const size_t cells[] = {1, 2, 3, 7, 16, 20, 100, 256, 10000};

    for (size_t i = 0; i < sizeof nodes / sizeof *nodes; i++)
        for (size_t c = 0; c < sizeof cells / sizeof *cells; c++)
            play(nodes[i], members[i], cells[c]);
}

/* The messages from one node of k members to another, and the most that a
 * member sends of those to all of m - 1 nodes. */
static void cell(int m, int k, size_t block)
{
    struct sma_parts s = sma_plan_parts(k, k, SMA_PART_BYTES / block);
    int64_t most = 0;

    for (int me = 0; me < k; me++) {
        int64_t mine = 0;

        for (int t = 1; t < m; t++)
            for (int p = 0; p < s.count; p++)
                mine += sma_plan_part_member(t, p, k) == me;
        if (mine > most)
            most = mine;
    }
    printf(" %d / %lld |", s.count, (long long) most);
}

static void table(void)
{
    static const int pes[] = {8, 32, 64, 512, 4096}, per[] = {4, 16, 64, 128};

    puts("| PEs | a node | one by one | 8 B | 256 B | 2 KiB | 8 KiB |");
    puts("|--:|--:|--:|--:|--:|--:|--:|");
    for (size_t i = 0; i < sizeof pes / sizeof *pes; i++)
        for (size_t j = 0; j < sizeof per / sizeof *per; j++) {
            int m = pes[i] / per[j], k = per[j];

            if (m < 2)
                continue;
            printf("| %d | %d | %d / %d |", pes[i], k, k * k, pes[i] - k);
            cell(m, k, 8);
            cell(m, k, 256);
            cell(m, k, 2048);
            cell(m, k, ALLTOALL_JOIN_MOST);
            puts("");
        }
}

int main(int argc, char **argv)
{
    if (argc > 1 && strcmp(argv[1], "play") == 0)
        play_all();
    else if (argc > 1 && strcmp(argv[1], "parts") == 0)
        table();
    else
        return 2;
    return 0;
}

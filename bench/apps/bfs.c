/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Breadth-first search, level by level, in a random graph whose vertices are
 * distributed in blocks over all PEs.  A PE sets a bit for each vertex that an edge
 * leads to in a set of its own, and sends each PE the part of the set that has the
 * vertices of that PE.  So no PE sends a bit twice in a level, and a word carries 64 of
 * them.  The size of the PE's frontier goes with them: the search ends when all are 0.
 * A step is a search from vertex 0.
 */
#include "words.h"

enum {
    VERTICES = 1 << 14, /* of the graph */
    EDGES = 8           /* that begin at each vertex */
};

static int *level; /* of each vertex of this PE; 0: not found */
static uint64_t *frontier;
static uint64_t part; /* vertices of a PE */

static inline uint64_t neighbour(uint64_t v, int e)
{
    return hash(v * EDGES + (uint64_t) e) % VERTICES;
}

static void prepare(void)
{
    part = VERTICES / (uint64_t) npes;
    words_space(part / 64 + 1);
    level = malloc(part * sizeof *level);
    frontier = malloc(part * sizeof *frontier);
    if (level == NULL || frontier == NULL)
        abort();
}

/* Makes the next frontier of one of n vertices; its size, or -1 if no PE had one. */
static long advance(long n, int depth)
{
    uint64_t set[VERTICES / 64] = {0}, found[VERTICES / 64] = {0};
    const long words = (long) part / 64;
    uint64_t all = 0;

    words_begin();
    for (long i = 0; i < n; i++)
        for (int e = 0; e < EDGES; e++) {
            uint64_t w = neighbour(frontier[i], e);

            set[w / 64] |= (uint64_t) 1 << w % 64;
        }
    for (int i = 1; i <= npes; i++) {
        int p = (me + i) % npes;

        memcpy(words_for(p), set + p * words, (size_t) words * sizeof *set);
        words_for(p)[words] = (uint64_t) n;
        words_send(p, words + 1);
    }
    for (int i = 0; i < npes; i++) {
        const uint64_t *of = words_from((me + npes - i) % npes, &n);

        for (long k = 0; k < words; k++)
            found[k] |= of[k];
        all += of[words];
    }
    n = 0;
    for (long k = 0; k < words; k++)
        for (uint64_t bits = found[k]; bits != 0; bits &= bits - 1) {
            uint64_t v = 64 * (uint64_t) k + (uint64_t) __builtin_ctzll(bits);

            if (level[v] == 0) {
                level[v] = depth;
                frontier[n++] = (uint64_t) me * part + v;
            }
        }
    return all > 0 ? n : -1;
}

static void step(void)
{
    long n = me == 0;

    memset(level, 0, part * sizeof *level);
    frontier[0] = 0;
    if (me == 0)
        level[0] = 1;
    for (int depth = 2; n >= 0; depth++)
        n = advance(n, depth);
}

/* Compares the levels with those of a search by one process. */
static bool right(long steps)
{
    int *serial = calloc(VERTICES, sizeof *serial);
    uint64_t *queue = malloc(VERTICES * sizeof *queue);
    long head = 0, tail = 1;
    bool same = true;

    (void) steps;
    if (serial == NULL || queue == NULL)
        abort();
    queue[0] = 0;
    serial[0] = 1;
    for (; head < tail; head++)
        for (int e = 0; e < EDGES; e++) {
            uint64_t w = neighbour(queue[head], e);
            if (serial[w] == 0) {
                serial[w] = serial[queue[head]] + 1;
                queue[tail++] = w;
            }
        }
    for (uint64_t v = 0; v < part; v++)
        same = same && serial[(uint64_t) me * part + v] == level[v];
    free(serial);
    free(queue);
    return same;
}

static const struct app app = {"graph_search", VERTICES, 2,    true,
                               prepare,        step,     right};

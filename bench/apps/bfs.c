/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Breadth-first search, level by level, in a random graph whose vertices are
 * distributed in turn over all PEs.  SHMEM and the one-sided MPI set a bit in the
 * memory of the PE that has the vertex; messages of MPI carry the numbers of all
 * vertices of a level for one PE together.  A step is a search from vertex 0.
 */
#include "apps.h"

enum {
    VERTICES = 1 << 14, /* of the graph */
    EDGES = 8           /* that begin at each vertex */
};

static uint64_t
    *next;         /* a bit for each vertex of this PE: found in this level */
static int *level; /* of each vertex of this PE; 0: not found */
static uint64_t *frontier;

static inline uint64_t neighbour(uint64_t v, int e)
{
    return hash(v * EDGES + (uint64_t) e) % VERTICES;
}

static void prepare(void)
{
    next = app_memory(VERTICES / 8);
    level = malloc(VERTICES * sizeof *level);
    frontier = malloc(VERTICES * sizeof *frontier);
    if (level == NULL || frontier == NULL)
        abort();
}

/* Adds a vertex of this PE to the frontier, if it was not found before. */
static inline long find(uint64_t v, int depth, long n)
{
    if (level[v / (uint64_t) npes] == 0) {
        level[v / (uint64_t) npes] = depth;
        frontier[n++] = v;
    }
    return n;
}

#ifdef APP_MPI

/* The next frontier; returns its size. */
static long advance(long n, int depth)
{
    static uint64_t out[VERTICES * EDGES], in[VERTICES * EDGES];
    int count[64] = {0}, first[64], at[64], sum = 0;
    long received;

    for (long i = 0; i < n; i++)
        for (int e = 0; e < EDGES; e++)
            count[neighbour(frontier[i], e) % (uint64_t) npes]++;
    for (int p = 0; p < npes; p++) {
        first[p] = at[p] = sum;
        sum += count[p];
    }
    for (long i = 0; i < n; i++)
        for (int e = 0; e < EDGES; e++) {
            uint64_t w = neighbour(frontier[i], e);
            out[at[w % (uint64_t) npes]++] = w;
        }
    received = app_exchange(out, count, first, in);
    n = 0;
    for (long i = 0; i < received; i++)
        n = find(in[i], depth, n);
    return n;
}

#else

static void mark(uint64_t v)
{
    int pe = (int) (v % (uint64_t) npes);
    uint64_t i = v / (uint64_t) npes, bit = (uint64_t) 1 << i % 64;

#ifdef APP_SHMEM
    shmem_uint64_atomic_or(&next[i / 64], bit, pe);
#else
    MPI_Accumulate(&bit, 1, MPI_UINT64_T, pe, app_offset(&next[i / 64]), 1,
                   MPI_UINT64_T, MPI_BOR, win);
    MPI_Win_flush_local(pe, win); /* `bit` must stay until it is sent */
#endif
}

static long advance(long n, int depth)
{
    for (long i = 0; i < n; i++)
        for (int e = 0; e < EDGES; e++)
            mark(neighbour(frontier[i], e));
    app_meet();
    n = 0;
    for (uint64_t i = 0; i < VERTICES / 64 / (uint64_t) npes; i++)
        for (uint64_t bits = next[i]; bits != 0; bits &= bits - 1) {
            uint64_t at = 64 * i + (uint64_t) __builtin_ctzll(bits);
            n = find(at * (uint64_t) npes + (uint64_t) me, depth, n);
        }
    memset(next, 0, VERTICES / 8 / (size_t) npes);
    return n;
}

#endif

static void step(void)
{
    long n = 0;

    memset(level, 0, VERTICES * sizeof *level);
    if (me == 0)
        n = find(0, 1, 0);
    for (int depth = 2; app_sum((double) n) > 0; depth++)
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
    for (uint64_t v = (uint64_t) me; v < VERTICES; v += (uint64_t) npes)
        same = same && serial[v] == level[v / (uint64_t) npes];
    free(serial);
    free(queue);
    return same;
}

static const struct app app = {"graph_search", VERTICES, 2,    true,
                               prepare,        step,     right};

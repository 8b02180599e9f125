/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Halo exchange in two dimensions: Jacobi's iteration on a square grid, of which each
 * PE has a rectangle.  In each step a PE sends its outer rows and columns to up to
 * four neighbours, and computes its inner points while those of others are in flight.
 */
#include "apps.h"

enum { N = 256 }; /* inner points of the grid in each dimension */

/* The directions: up, down, left, right; the opposite of d is d ^ 1. */
enum { SIDES = 4 };

static int width, height, across, down; /* inner points; PEs in a row, column */
static int x, y, neighbour[SIDES];      /* -1: the border of the grid */
static double *now_, *then_;            /* with one more point at each side */
static double *halo[2]; /* what the neighbours have sent, N for each side */
static double out[SIDES][N];
static long done;

#define AT(grid, i, j) (grid)[(i) * (width + 2) + (j)]

/* The value on the border and at the start. */
static double initial(int i, int j)
{
    return i == 0 ? 1 : j == 0 ? 2 : i == N + 1 || j == N + 1 ? -1 : 0;
}

static void prepare(void)
{
    size_t bytes;

    for (across = 1; across * across * 4 <= npes; across *= 2)
        ;
    down = npes / across;
    width = N / across;
    height = N / down;
    x = me % across;
    y = me / across;
    neighbour[0] = y > 0 ? me - across : -1;
    neighbour[1] = y < down - 1 ? me + across : -1;
    neighbour[2] = x > 0 ? me - 1 : -1;
    neighbour[3] = x < across - 1 ? me + 1 : -1;
    bytes = (size_t) (width + 2) * (size_t) (height + 2) * sizeof(double);
    now_ = malloc(bytes);
    then_ = malloc(bytes);
    if (now_ == NULL || then_ == NULL)
        abort();
    for (int k = 0; k < 2; k++)
        halo[k] = app_memory(SIDES * N * sizeof(double));
    for (int i = 0; i < height + 2; i++)
        for (int j = 0; j < width + 2; j++)
            AT(now_, i, j) = AT(then_, i, j) =
                initial(y * height + i, x * width + j);
}

static int length(int side)
{
    return side < 2 ? width : height;
}

/* The point number k of the outer ones that the PE owns, or, beyond them, of
 * those that it has got. */
static double *point(int side, int k, bool beyond)
{
    switch (side) {
    case 0: return &AT(now_, beyond ? 0 : 1, k + 1);
    case 1: return &AT(now_, beyond ? height + 1 : height, k + 1);
    case 2: return &AT(now_, k + 1, beyond ? 0 : 1);
    default: return &AT(now_, k + 1, beyond ? width + 1 : width);
    }
}

#ifdef APP_SHMEM

static uint64_t arrived[SIDES];

/* The halos of two steps alternate: who gets the data of a step has read those of the
 * step before when the neighbour has its answer. */
static void begin(double *to)
{
    for (int d = 0; d < SIDES; d++)
        if (neighbour[d] >= 0)
            app_put_flag(to + (d ^ 1) * N, out[d], (size_t) length(d),
                         &arrived[d ^ 1], (uint64_t) done + 1, neighbour[d]);
}

static void await(void)
{
    for (int d = 0; d < SIDES; d++)
        if (neighbour[d] >= 0)
            app_await(&arrived[d], (uint64_t) done + 1);
}

#elif defined APP_MPI

static MPI_Request requests[2 * SIDES];
static int pending;

static void begin(double *to)
{
    pending = 0;
    for (int d = 0; d < SIDES; d++)
        if (neighbour[d] >= 0) {
            MPI_Irecv(to + d * N, length(d), MPI_DOUBLE, neighbour[d], d ^ 1,
                      MPI_COMM_WORLD, &requests[pending++]);
            MPI_Isend(out[d], length(d), MPI_DOUBLE, neighbour[d], d,
                      MPI_COMM_WORLD, &requests[pending++]);
        }
}

static void await(void)
{
    MPI_Status statuses[2 * SIDES];

    MPI_Waitall(pending, requests, statuses);
}

#else

static void begin(double *to)
{
    for (int d = 0; d < SIDES; d++)
        if (neighbour[d] >= 0)
            MPI_Put(out[d], length(d), MPI_DOUBLE, neighbour[d],
                    app_offset(to + (d ^ 1) * N), length(d), MPI_DOUBLE, win);
}

static void await(void)
{
    MPI_Win_fence(0, win);
}

#endif

/* Computes the points of columns j to last of a row. */
static void relax(int i, int j, int last)
{
    for (; j <= last; j++)
        AT(then_, i, j) = 0.25 * (AT(now_, i - 1, j) + AT(now_, i + 1, j) +
                                  AT(now_, i, j - 1) + AT(now_, i, j + 1));
}

static void step(void)
{
    double *from = halo[done % 2], *old;

    for (int d = 0; d < SIDES; d++)
        if (neighbour[d] >= 0)
            for (int k = 0; k < length(d); k++)
                out[d][k] = *point(d, k, false);
    begin(from);
    for (int i = 2; i < height; i++)
        relax(i, 2, width - 1);
    await();
    for (int d = 0; d < SIDES; d++)
        if (neighbour[d] >= 0)
            for (int k = 0; k < length(d); k++)
                *point(d, k, true) = from[d * N + k];
    relax(1, 1, width);
    for (int i = 2; i < height; i++) {
        relax(i, 1, 1);
        relax(i, width, width);
    }
    relax(height, 1, width);
    old = now_;
    now_ = then_;
    then_ = old;
    done++;
}

/* Compares the points with those of a single process, bit for bit. */
static bool right(long steps)
{
    static double serial[2][N + 2][N + 2];
    const int last = (int) (steps % 2);

    for (int k = 0; k < 2; k++)
        for (int i = 0; i < N + 2; i++)
            for (int j = 0; j < N + 2; j++)
                serial[k][i][j] = initial(i, j);
    for (long s = 0; s < steps; s++)
        for (int i = 1; i <= N; i++)
            for (int j = 1; j <= N; j++) {
                double(*from)[N + 2] = serial[s % 2];

                serial[(s + 1) % 2][i][j] =
                    0.25 * (from[i - 1][j] + from[i + 1][j] + from[i][j - 1] +
                            from[i][j + 1]);
            }
    for (int i = 1; i <= height; i++)
        for (int j = 1; j <= width; j++)
            if (AT(now_, i, j) != serial[last][y * height + i][x * width + j])
                return false;
    return true;
}

static const struct app app = {"halo_exchange", N,    200,  false,
                               prepare,         step, right};

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Conjugate gradients for the equation of Laplace on a square grid, whose rows are
 * distributed in blocks over the PEs.  An iteration sends a row to each of two
 * neighbours and has two sums over all PEs.  A step is a number of iterations from the
 * start.
 */
#include "apps.h"

enum {
    N = 128,        /* points of the grid in each dimension */
    ITERATIONS = 50 /* in a step */
};

static int rows;
static double *x, *r, *q;
static double *p; /* with a row more at each end, which neighbours send */
#ifdef APP_SHMEM
static uint64_t arrived[2], rounds; /* how often each has come, and is to */
#endif

static void prepare(void)
{
    size_t bytes;

    rows = N / npes;
    bytes = (size_t) rows * N * sizeof(double);
    p = app_memory(bytes + 2 * N * sizeof(double));
    x = malloc(bytes);
    r = malloc(bytes);
    q = malloc(bytes);
    if (x == NULL || r == NULL || q == NULL)
        abort();
}

/* The right side. */
static double given(int i, int j)
{
    return (double) (hash((uint64_t) i * N + (uint64_t) j) % 1000) / 1000;
}

/* Sends the outer rows of p.  A neighbour may read its copies until it calls
 * app_sum. */
static void exchange(void)
{
    double *low = p, *first = p + N, *last = p + rows * N,
           *high = p + (rows + 1) * N;
    int before = me - 1, behind = me + 1 < npes ? me + 1 : -1;

#ifdef APP_SHMEM
    rounds++;
    if (before >= 0)
        app_put_flag(high, first, N, &arrived[1], rounds, before);
    if (behind >= 0)
        app_put_flag(low, last, N, &arrived[0], rounds, behind);
    if (before >= 0)
        app_await(&arrived[0], rounds);
    if (behind >= 0)
        app_await(&arrived[1], rounds);
#elif defined APP_MPI
    if (before < 0)
        before = MPI_PROC_NULL;
    if (behind < 0)
        behind = MPI_PROC_NULL;
    MPI_Sendrecv(first, N, MPI_DOUBLE, before, 0, high, N, MPI_DOUBLE, behind,
                 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Sendrecv(last, N, MPI_DOUBLE, behind, 1, low, N, MPI_DOUBLE, before, 1,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
#else
    MPI_Win_fence(0, win);
    if (before >= 0)
        MPI_Put(first, N, MPI_DOUBLE, before, app_offset(high), N, MPI_DOUBLE,
                win);
    if (behind >= 0)
        MPI_Put(last, N, MPI_DOUBLE, behind, app_offset(low), N, MPI_DOUBLE,
                win);
    MPI_Win_fence(0, win);
#endif
}

/* q = A p, where `of` has a row more at each end.  Returns the product of both. */
static double multiply(const double *of)
{
    double sum = 0;

    for (int i = 0; i < rows; i++)
        for (int j = 0; j < N; j++) {
            const double *c = of + (i + 1) * N + j;
            double value = 4 * c[0] - c[-N] - c[N];

            if (j > 0)
                value -= c[-1];
            if (j < N - 1)
                value -= c[1];
            q[i * N + j] = value;
            sum += value * c[0];
        }
    return sum;
}

static void step(void)
{
    double rho = 0;

    app_meet();
    memset(p, 0, (size_t) (rows + 2) * N * sizeof *p);
    app_meet();
    for (int i = 0; i < rows * N; i++) {
        x[i] = 0;
        r[i] = p[N + i] = given(me * rows + i / N, i % N);
        rho += r[i] * r[i];
    }
    rho = app_sum(rho);
    for (int k = 0; k < ITERATIONS; k++) {
        double alpha, old = rho;

        exchange();
        alpha = rho / app_sum(multiply(p));
        rho = 0;
        for (int i = 0; i < rows * N; i++) {
            x[i] += alpha * p[N + i];
            r[i] -= alpha * q[i];
            rho += r[i] * r[i];
        }
        rho = app_sum(rho);
        for (int i = 0; i < rows * N; i++)
            p[N + i] = r[i] + rho / old * p[N + i];
    }
}

/* Is b - A x what the iteration takes for it?  Iterations with the right sums make it
 * orthogonal to the first one, b, and x b + x r is twice what x is better than 0. */
static bool right(long steps)
{
    double most = 0, product = 0, start = 0, better = 0;

    (void) steps;
    app_meet();
    memcpy(p + N, x, (size_t) rows * N * sizeof *p);
    app_meet();
    exchange();
    multiply(p);
    for (int i = 0; i < rows * N; i++) {
        double b = given(me * rows + i / N, i % N), d = b - q[i] - r[i];

        most = d < 0 ? (-d > most ? -d : most) : d > most ? d : most;
        product += r[i] * b;
        start += b * b;
        better += x[i] * (b + r[i]);
    }
    product = app_sum(product) / app_sum(start);
    return most < 1e-9 && product < 1e-9 && product > -1e-9 &&
           app_sum(better) > 0;
}

static const struct app app = {
    "conjugate_gradient", N, 4, false, prepare, step, right};

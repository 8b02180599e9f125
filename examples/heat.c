/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Heat in a square plate: heat.f in C, with <mpp/shmem.h>.
 *
 * The plate has N x N inner points.  Each PE owns a strip of rows with a halo
 * row on either side, makes Jacobi steps on it, and puts its outermost rows
 * into the halos of its neighbours.  At the end PE 0 solves the same problem
 * without the other PEs, and compares the results bit by bit.
 *
 *     oshcc -O2 -o heat-c heat.c
 *     oshrun -n 4 ./heat-c
 */
#include <math.h>
#include <mpp/shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 240 };

typedef double row[N + 2];

/* Static data is symmetric. */
static row u[N + 2], v[N + 2]; /* the strip, old and new */
static double param[3], known[3];
static double res, res_all, res_work[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static float column[N], column_all[N];
static long reduce_sync[2][SHMEM_REDUCE_SYNC_SIZE];
static long bcast_sync[SHMEM_BCAST_SYNC_SIZE];
static long collect_sync[SHMEM_COLLECT_SYNC_SIZE];

/* The strip of a PE: `count` rows, beginning with row `first`. */
static void strip(int pe, int npes, int *first, int *count)
{
    int rest = N % npes;

    *count = N / npes + (pe < rest);
    *first = pe * (N / npes) + (pe < rest ? pe : rest) + 1;
}

/* One Jacobi step on rows 1 ... n; returns the largest change. */
static double step_rows(row *a, row *b, int n)
{
    double largest = 0;

    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= N; j++) {
            b[i][j] =
                0.25 * (a[i][j - 1] + a[i][j + 1] + a[i - 1][j] + a[i + 1][j]);
            if (fabs(b[i][j] - a[i][j]) > largest)
                largest = fabs(b[i][j] - a[i][j]);
        }
    for (int i = 1; i <= n; i++)
        memcpy(&a[i][1], &b[i][1], N * sizeof(double));
    return largest;
}

/* Solves the whole problem on this PE, and returns the number of points at
 * which the result of the job differs. */
static int compare(int npes, double hot, double eps, int steps, int taken,
                   double *mean)
{
    row *w = calloc(N + 2, sizeof(row)), *x = calloc(N + 2, sizeof(row));
    double r = 0;
    int bad = 0, s;

    if (w == NULL || x == NULL)
        return 1;
    for (int j = 0; j < N + 2; j++)
        w[0][j] = hot;
    for (s = 1; s <= steps; s++)
        if ((r = step_rows(w, x, N)) < eps)
            break;
    if ((s > steps ? steps : s) != taken || r != res_all)
        bad++;

    *mean = 0;
    for (int pe = 0; pe < npes; pe++) {
        int first, count;
        row theirs;

        strip(pe, npes, &first, &count);
        for (int i = 1; i <= count; i++) {
            shmem_double_get(theirs, u[i], N + 2, pe);
            for (int j = 1; j <= N; j++) {
                bad += theirs[j] != w[first + i - 1][j];
                *mean += theirs[j] / ((double) N * N);
            }
        }
    }
    for (int i = 0; i < N; i++)
        bad += column_all[i] != (float) w[i + 1][N / 2];
    free(w);
    free(x);
    return bad;
}

/* PE 0 knows the parameters and sends them to the other PEs. */
static void share_parameters(int me, int npes)
{
    if (me == 0) {
        known[0] = 100;
        known[1] = 2e-2;
        known[2] = 2000;
    }
    for (int i = 0; i < SHMEM_BCAST_SYNC_SIZE; i++)
        bcast_sync[i] = SHMEM_SYNC_VALUE;
    for (int i = 0; i < SHMEM_COLLECT_SYNC_SIZE; i++)
        collect_sync[i] = SHMEM_SYNC_VALUE;
    for (int i = 0; i < SHMEM_REDUCE_SYNC_SIZE; i++)
        reduce_sync[0][i] = reduce_sync[1][i] = SHMEM_SYNC_VALUE;
    shmem_barrier_all();
    shmem_broadcast64(param, known, 3, 0, 0, 0, npes, bcast_sync);
    if (me == 0) /* a broadcast does not write dest on the root */
        memcpy(param, known, sizeof param);
}

/* Puts the outermost of my `count` rows into the halos of my neighbours. */
static void put_halos(int me, int npes, int count)
{
    if (me > 0) {
        int from, n;

        strip(me - 1, npes, &from, &n);
        shmem_double_put(u[n + 1], u[1], N + 2, me - 1);
    }
    if (me + 1 < npes)
        shmem_double_put(u[0], u[count], N + 2, me + 1);
}

/* At most `steps` steps, until the residual is less than eps.  Returns the
 * number of steps. */
static int solve(int me, int npes, int count, int steps, double eps)
{
    for (int step = 1; step <= steps; step++) {
        res = step_rows(u, v, count);
        /* When the reduction returns, every PE has read its halo, because the
         * result depends on the residual of every PE. */
        shmem_double_max_to_all(&res_all, &res, 1, 0, 0, npes, res_work,
                                reduce_sync[step % 2]);
        put_halos(me, npes, count);
        shmem_barrier_all();
        if (res_all < eps)
            return step;
    }
    return steps;
}

int main(void)
{
    int me, npes, first, count, steps, step, bad = 0;
    double hot, eps;

    start_pes(0);
    me = _my_pe();
    npes = _num_pes();
    if (npes > N) {
        if (me == 0)
            fprintf(stderr, "heat.c: at most %d PEs\n", N);
        return 1;
    }
    share_parameters(me, npes);
    hot = param[0];
    eps = param[1];
    steps = (int) param[2];

    strip(me, npes, &first, &count);
    if (me == 0)
        for (int j = 0; j < N + 2; j++)
            u[0][j] = hot;
    shmem_barrier_all();
    step = solve(me, npes, count, steps, eps);

    /* the middle column of the plate, in single precision, is sent to all
     * PEs */
    for (int i = 0; i < count; i++)
        column[i] = (float) u[i + 1][N / 2];
    shmem_collect32(column_all, column, (size_t) count, 0, 0, npes,
                    collect_sync);
    shmem_barrier_all();

    if (me == 0) {
        double mean;

        bad = compare(npes, hot, eps, steps, step, &mean);
        printf("heat.c: %d x %d points, %d PEs, %d steps, residual %.3E, "
               "mean %.5f\n",
               N, N, npes, step, res_all, mean);
        if (bad == 0)
            printf("heat.c: OK, the same as the serial result\n");
        else
            printf("heat.c: WRONG in %d places\n", bad);
    }
    shmem_barrier_all();
    return bad != 0;
}

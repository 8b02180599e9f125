/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Transposition of a square matrix whose rows are distributed in blocks over the
 * PEs, as a Fourier transform in two dimensions needs it.
 */
#include "apps.h"

enum { N = 512 }; /* rows and columns */

static double *a, *b; /* this PE's rows of the matrix, and of its transpose */
static double *out, *in;
static int rows;

static void prepare(void)
{
    size_t bytes = (size_t) N * N / (size_t) npes * sizeof *a;

    rows = N / npes;
    in = app_memory(bytes);
    a = malloc(bytes);
    b = malloc(bytes);
    out = malloc(bytes);
    if (a == NULL || b == NULL || out == NULL)
        abort();
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < N; j++)
            a[i * N + j] = (double) (me * rows + i) * N + j;
}

static void exchange(void)
{
    int block = rows * rows;

#ifdef APP_MPI
    MPI_Alltoall(out, block, MPI_DOUBLE, in, block, MPI_DOUBLE, MPI_COMM_WORLD);
#else
    for (int i = 0; i < npes; i++) {
        int p = (me + i) % npes;
#ifdef APP_SHMEM
        shmem_double_put_nbi(in + me * block, out + p * block, (size_t) block,
                             p);
#else
        MPI_Put(out + p * block, block, MPI_DOUBLE, p,
                app_offset(in + me * block), block, MPI_DOUBLE, win);
#endif
    }
    app_meet();
#endif
}

static void step(void)
{
    for (int p = 0; p < npes; p++)
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < rows; j++)
                out[(p * rows + j) * rows + i] = a[i * N + p * rows + j];
    exchange();
    for (int p = 0; p < npes; p++)
        for (int i = 0; i < rows; i++)
            memcpy(b + i * N + p * rows, in + (p * rows + i) * rows,
                   (size_t) rows * sizeof *b);
    app_meet(); /* `in` may be written again */
}

static bool right(long steps)
{
    (void) steps;
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < N; j++)
            if (b[i * N + j] != (double) j * N + (me * rows + i))
                return false;
    return true;
}

static const struct app app = {"transposition", N,    10,   true,
                               prepare,         step, right};

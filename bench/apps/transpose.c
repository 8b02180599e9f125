/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Transposition of a square matrix whose rows are distributed in blocks over the
 * PEs, as a Fourier transform in two dimensions needs it.  Each block is sent as soon
 * as it is transposed.
 */
#include "words.h"

enum {
    N = 512, /* rows and columns */
    TILE = 8 /* rows and columns whose lines the cache holds at once */
};

static double *a, *b; /* this PE's rows of the matrix, and of its transpose */
static int rows;

static void prepare(void)
{
    size_t bytes = (size_t) N * N / (size_t) npes * sizeof *a;

    rows = N / npes;
    words_space((size_t) rows * (size_t) rows);
    a = malloc(bytes);
    b = malloc(bytes);
    if (a == NULL || b == NULL)
        abort();
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < N; j++)
            a[i * N + j] = (double) (me * rows + i) * N + j;
}

/* Transposes the block that goes to PE p; `to` has rows of so many numbers. */
static void transpose(int p, double *to, int width)
{
    const double *from = a + p * rows;

    for (int i = 0; i < rows; i += TILE)
        for (int j = 0; j < rows; j += TILE)
            for (int k = j; k < j + TILE; k++)
                for (int m = i; m < i + TILE; m++)
                    to[k * width + m] = from[m * N + k];
}

static void step(void)
{
    words_begin();
    for (int i = 1; i < npes; i++) {
        int p = (me + i) % npes;

        transpose(p, (double *) words_for(p), rows);
        words_send(p, rows * rows);
    }
    transpose(me, b + me * rows, N);
    for (int i = 1; i < npes; i++) {
        long n;
        int p = (me + npes - i) % npes;
        const double *block = (const double *) words_from(p, &n);

        for (int k = 0; k < rows; k++)
            memcpy(b + k * N + p * rows, block + k * rows,
                   (size_t) rows * sizeof *b);
    }
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

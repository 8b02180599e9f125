/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The BLAS of level 1 that programs for Cray systems call most, with REALs of 8
 * bytes (cray.h).  The names of an installed BLAS mean REALs of 4 bytes.
 *
 * With a step below 0 a vector is read from its end, as in the BLAS.
 */
#include "cray.h"

#include <math.h>

/* The index of the first element. */
static int64_t start(int64_t n, int64_t step)
{
    return step < 0 ? (1 - n) * step : 0;
}

double ssum_(const int64_t *n, const double *x, const int64_t *step)
{
    int64_t i = start(*n, *step);
    double sum = 0;

    for (int64_t k = 0; k < *n; k++, i += *step)
        sum += x[i];
    return sum;
}

double sdot_(const int64_t *n, const double *x, const int64_t *step,
             const double *y, const int64_t *ystep)
{
    int64_t i = start(*n, *step), j = start(*n, *ystep);
    double sum = 0;

    for (int64_t k = 0; k < *n; k++, i += *step, j += *ystep)
        sum += x[i] * y[j];
    return sum;
}

void saxpy_(const int64_t *n, const double *a, const double *x,
            const int64_t *step, double *y, const int64_t *ystep)
{
    int64_t i = start(*n, *step), j = start(*n, *ystep);

    for (int64_t k = 0; k < *n; k++, i += *step, j += *ystep)
        y[j] += *a * x[i];
}

void scopy_(const int64_t *n, const double *x, const int64_t *step, double *y,
            const int64_t *ystep)
{
    int64_t i = start(*n, *step), j = start(*n, *ystep);

    for (int64_t k = 0; k < *n; k++, i += *step, j += *ystep)
        y[j] = x[i];
}

/* The BLAS return 0 for a step below 1. */
int64_t isamax_(const int64_t *n, const double *x, const int64_t *step)
{
    int64_t largest = 0;

    if (*n < 1 || *step < 1)
        return 0;
    for (int64_t k = 1; k < *n; k++)
        if (fabs(x[k * *step]) > fabs(x[largest * *step]))
            largest = k;
    return largest + 1;
}

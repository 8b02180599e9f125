/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>
void f(double *d, const float *x, void *v, const void *cv, int pe, long n,
       const int (&a)[4])
{
    static int t[4];
    static struct {
        double x, y;
    } s[2];
    static long l[2];
    shmem_put(d, d, 2, pe);
    shmem_put(v, cv, n, pe);
    shmem_put(v, d, 2, pe);
    shmem_get(d, v, n, pe);
    shmem_get(v, x, 2, pe);
    shmem_iput(v, d, 1, 1, 2, pe);
    shmem_iget(d, cv, 1, 1, n, pe);
    shmem_put(s, s, 4, pe);
    shmem_put(l, d, 2, pe);
    shmem_put(t, a, 4, pe);
    shmem_put(SHMEM_CTX_DEFAULT, t, a, 4, pe);
}

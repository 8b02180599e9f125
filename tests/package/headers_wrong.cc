// SPDX-License-Identifier: BSD-3-Clause
//
// For headers.sh: each call is refused.
#include <shmemx.h>

enum color { RED };

void wrong(double *d, float *x, bool *b, color *e)
{
    shmem_put(e, e, 1, 0);
    shmemx_put_nb(d, x, 1, 0);
    shmem_put(d, x, 2, 0);
    shmem_get(b, b, 1, 0);
    shmem_iput(d, x, 1, 1, 2, 0);
    shmem_iget(d, x, 1, 1, 2, 0);
}

/* SPDX-License-Identifier: BSD-3-Clause */
#include <pshmem.h>

static double a[4];
static const int b[4] = {1};

void (*pointer)(int *, const int *, size_t, int) = pshmem_int_hand;

void f(shmem_ctx_t ctx, int *c)
{
    shmem_hand(a, a, 4, 0);
    shmem_hand(ctx, c, b, 4, 0);
}

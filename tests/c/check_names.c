/* np: 2 3  env: SHMEM_CHECK=2  sanitize: no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that PEs may call one routine by several names with SHMEM_CHECK=2: those
 * of SGI, Cray and OpenSHMEM, of types with one format, and of Fortran, which
 * PEs of other programs of the job use.
 */
#include <mpp/shmem.h>

#include "test.h"

static long psync[SHMEM_SYNC_SIZE];
static int dest[8], source[8], work[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static long long wide_dest[2], wide[2];

/* as Fortran programs call them; NULL in a library without Fortran */
__attribute__((weak)) void shmem_int4_sum_to_all_(int *, int *, int *, int *,
                                                  int *, int *, int *, long *);
__attribute__((weak)) void shmem_broadcast4_(int *, int *, int *, int *, int *,
                                             int *, int *, long *);
__attribute__((weak)) void barrier_(void);

static void memory(int odd)
{
    long *p = odd ? shmalloc(64) : shmem_malloc(64);

    p = odd ? shrealloc(p, 128) : shmem_realloc(p, 128);
    CHECK(p != NULL, "realloc");
    if (odd)
        shfree(p);
    else
        shmem_free(p);
    p = odd ? shmemalign(128, 8) : shmem_align(128, 8);
    CHECK(p != NULL, "align");
    if (odd)
        shmem_free(p);
    else
        shfree(p);
}

static void of_c(int odd)
{
    if (odd)
        shmem_sync_all();
    else
        shmem_team_sync(SHMEM_TEAM_WORLD);
    if (odd)
        barrier();
    else
        shmem_barrier_all();
    if (odd)
        shmem_int_sum_reduce(SHMEM_TEAM_WORLD, dest, source, 1);
    else
        shmem_int32_sum_reduce(SHMEM_TEAM_WORLD, dest, source, 1);
    CHECK(dest[0] == npes * (npes + 1) / 2, "sum %d", dest[0]);
    if (odd)
        shmem_longlong_max_reduce(SHMEM_TEAM_WORLD, wide_dest, wide, 1);
    else
        shmem_int64_max_reduce(SHMEM_TEAM_WORLD, (int64_t *) wide_dest,
                               (int64_t *) wide, 1);
    CHECK(wide_dest[0] == npes, "maximum %lld", wide_dest[0]);
}

static void of_fortran(int odd)
{
    int one = 1, zero = 0, n = npes;

    if (shmem_int4_sum_to_all_ == NULL)
        return;
    if (odd)
        shmem_int4_sum_to_all_(dest, source, &one, &zero, &zero, &n, work,
                               psync);
    else
        shmem_int_sum_to_all(dest, source, 1, 0, 0, n, work, psync);
    CHECK(dest[0] == npes * (npes + 1) / 2, "sum %d", dest[0]);
    if (odd)
        barrier_();
    else
        shmem_barrier_all();
    if (odd)
        shmem_broadcast4_(dest, source, &one, &zero, &zero, &zero, &n, psync);
    else
        shmem_broadcast32(dest, source, 1, 0, 0, 0, n, psync);
    CHECK(dest[0] == 1 || me == 0, "broadcast %d", dest[0]);
    shmem_barrier_all();
}

int main(void)
{
    test_init();
    source[0] = me + 1;
    wide[0] = me + 1;
    shmem_barrier_all();
    memory(me % 2);
    of_c(me % 2);
    of_fortran(me % 2);
    return test_end();
}

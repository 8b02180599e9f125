/* np: 1 2 4 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the profiling interface: a program's own shmem_putmem takes the place
 * of the library's and calls the profiling alias pshmem_putmem.  Only the
 * program calls it, as the library does not call its own public routines.
 */
#include <pshmem.h>

#include "test.h"

static int puts_seen, barriers_seen, sums_seen, mallocs_seen;
static char target[16];
static int wrk[SHMEM_REDUCE_MIN_WRKDATA_SIZE], sum, one = 1;
static long psync[SHMEM_SYNC_SIZE];

void shmem_putmem(void *dest, const void *source, size_t nelems, int pe)
{
    puts_seen++;
    pshmem_putmem(dest, source, nelems, pe);
}

void shmem_barrier_all(void)
{
    barriers_seen++;
    pshmem_barrier_all();
}

void shmem_int_sum_to_all(int *dest, const int *source, int nreduce,
                          int PE_start, int logPE_stride, int PE_size,
                          int *pWrk, long *pSync)
{
    sums_seen++;
    pshmem_int_sum_to_all(dest, source, nreduce, PE_start, logPE_stride,
                          PE_size, pWrk, pSync);
}

void *shmem_malloc(size_t size)
{
    mallocs_seen++;
    return pshmem_malloc(size);
}

int main(void)
{
    char *p;

    pshmem_init();
    me = p_my_pe();
    npes = pshmem_n_pes();
    shmem_putmem(target, "profile", 8, (me + 1) % npes);
    shmem_barrier_all();
    CHECK(strcmp(target, "profile") == 0, "the put did nothing");
    shmem_int_sum_to_all(&sum, &one, 1, 0, 0, npes, wrk, psync);
    CHECK(sum == npes, "sum %d", sum);
    p = shmem_malloc(100);
    CHECK(p != NULL, "no memory");
    pshmem_free(p);
    pshmem_barrier_all();
    pshmem_quiet();
    CHECK(puts_seen == 1 && barriers_seen == 1 && sums_seen == 1 &&
              mallocs_seen == 1,
          "calls seen: %d %d %d %d", puts_seen, barriers_seen, sums_seen,
          mallocs_seen);
    pshmem_finalize();
    return 0;
}

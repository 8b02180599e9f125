/* np: 2 4 8  serial: 1  timeout: 10 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that with more PEs than processors the library leaves the processor to
 * a PE that needs it.  It fails when 1000 barriers, 1000 small sums or 1000
 * collects take two seconds or more.
 */
#include "test.h"

#define CALLS 1000

static long psync[2][SHMEM_SYNC_SIZE];
static int sum, one = 1, wrk[2][SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static int gathered[3][64];

static void report(const char *what, double begin)
{
    double seconds = test_seconds() - begin;

    if (me == 0)
        printf("%s: %.1f us\n", what, seconds / CALLS * 1e6);
    CHECK(seconds < 2.0, "%d calls of %s took %.2f s", CALLS, what, seconds);
}

int main(void)
{
    double begin;

    test_init();
    CHECK(npes <= 64, "too many PEs for this test");
    shmem_barrier_all();
    begin = test_seconds();
    for (int i = 0; i < CALLS; i++)
        shmem_barrier_all();
    report("barrier_all", begin);
    begin = test_seconds();
    for (int i = 0; i < CALLS; i++)
        shmem_int_sum_to_all(&sum, &one, 1, 0, 0, npes, wrk[i % 2],
            psync[i % 2]);
    report("int_sum_to_all", begin);
    CHECK(sum == npes, "sum %d", sum);
    shmem_barrier_all();
    begin = test_seconds();
    for (int i = 0; i < CALLS; i++)
        shmem_collect32(gathered[i % 3], &one, 1, 0, 0, npes, psync[i % 2]);
    report("collect32", begin);
    CHECK(gathered[0][npes - 1] == 1, "collect");
    return test_end();
}

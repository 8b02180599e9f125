/* np: 1 2 4 solo */
/* np: 1 3  args: finalize */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests start_pes with 0 and with the number of PEs, twice; all names of the
 * two queries; and the end of main without finalize, with output still in
 * stdio's buffer and a status that is 0 for the launcher, or with a nested start,
 * after which the last finalize ends the library, as start_pes counts once.
 */
#include <mpp/shmem.h>

#include "test.h"

static long sum;

int main(int argc, char **argv)
{
    int up;

    (void) argv;
    start_pes(0);
    me = _my_pe();
    npes = _num_pes();
    start_pes(npes);
    start_pes(0);
    CHECK(npes > 0 && me >= 0 && me < npes, "PE %d of %d", me, npes);
    CHECK(shmem_my_pe() == me && my_pe() == me, "my_pe");
    CHECK(shmem_n_pes() == npes && num_pes() == npes, "num_pes");
    for (int pe = 0; pe < npes; pe++)
        shmem_long_fadd(&sum, 1 + me, pe);
    shmem_barrier_all();
    CHECK(sum == (long) npes * (npes + 1) / 2, "sum %ld", sum);
    shmem_set_cache_inv();
    shmem_clear_cache_inv();
    shmem_set_cache_line_inv(&sum);
    shmem_clear_cache_line_inv(&sum);
    shmem_udcflush();
    shmem_udcflush_line(&sum);
    printf("PE %d is done\n", me);
    if (argc > 1) {
        shmem_init();
        for (int left = 1; left >= 0; left--) {
            shmem_finalize();
            shmem_query_initialized(&up);
            CHECK(up == left, "up is %d, not %d", up, left);
        }
    }
    return argc > 1 ? 0 : 256;
}

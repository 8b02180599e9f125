/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The program of the language_* tests.  It includes nothing before the header
 * under test, so that a strict compiler sees the header first, and calls a put,
 * a sum and an atomic add.
 */
#include <mpp/shmem.h>
#include <pshmem.h>
#include <shmem.h>

static long target, pSync[_SHMEM_REDUCE_SYNC_SIZE];
static double dsum, dsource, dwrk[_SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static int counter;

int main(void)
{
    /* names that programs without complex numbers use for themselves */
    int I = 0, MY_PE = 0, NUM_PES = 0;
    long value;

    start_pes(0);
    MY_PE = _my_pe();
    NUM_PES = _num_pes();
    value = 100 + MY_PE;
    shmem_long_put(&target, &value, 1, (MY_PE + 1) % NUM_PES);
    for (I = 0; I < NUM_PES; I++)
        shmem_int_add(&counter, 2, I);
    shmem_barrier_all();
    if (target != 100 + (MY_PE + NUM_PES - 1) % NUM_PES)
        return 1;
    if (counter != 2 * NUM_PES)
        return 2;
    dsource = 0.5 * (MY_PE + 1);
    shmem_double_sum_to_all(&dsum, &dsource, 1, 0, 0, NUM_PES, dwrk, pSync);
    if (dsum != 0.25 * NUM_PES * (NUM_PES + 1))
        return 3;
    return 0;
}

/* np: 1 3  args: c99  worlds: node (it tests the compiler)  cflags: -std=c99 -pedantic -pedantic-errors */
/* np: 1 3  args: gnu99  worlds: node (it tests the compiler)  cflags: -std=gnu99 -pedantic -pedantic-errors */
/* np: 1 3  args: c11  worlds: node (it tests the compiler)  cflags: -std=c11 -pedantic -pedantic-errors */
/* np: 1 3  args: c17  worlds: node (it tests the compiler)  cflags: -std=c17 -pedantic -pedantic-errors */
/* np: 1 3  args: c2x  worlds: node (it tests the compiler)  cflags: -std=c2x -pedantic -pedantic-errors */
/* np: 1 3  args: c++11  worlds: node (it tests the compiler)  cflags: -std=c++11 -pedantic -pedantic-errors */
/* np: 1 3  args: c++17  worlds: node (it tests the compiler)  cflags: -std=c++17 -pedantic -pedantic-errors */
/* np: 1 3  args: c++20  worlds: node (it tests the compiler)  cflags: -std=c++20 -pedantic -pedantic-errors */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that the headers compile in each language.  It includes nothing before the
 * header under test, so that a strict compiler sees the header first, and calls a put,
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

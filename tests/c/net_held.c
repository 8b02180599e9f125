/* np: 5  worlds: ucx (nothing is bundled on one host)  env: UCX_TLS=tcp,self SHMEM_SERVICE_THREAD=no */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that a put which waits because too much is in flight sends the gets that it
 * waits for, where no thread sends them; and with UCX since 1.16 that PEs survive which
 * connect while a put comes (net/transfer.c: await_two_way).
 */
#include "test.h"

enum { MOST = 4096, BYTES = 100000 };
static long from = 5, to[MOST + 1];
static char block[BYTES];

int main(void)
{
    test_init();
    for (int pe = 1; me == 0 && pe < npes; pe++)
        shmem_putmem(block, block, BYTES, pe);
    shmem_barrier_all();
    for (int i = 0; me == 0 && i <= MOST; i++)
        shmem_long_get_nbi(&to[i], &from, 1, 1 + i % 4);
    if (me == 0)
        shmem_putmem_nbi(block, block, BYTES, 1);
    shmem_quiet();
    CHECK(me != 0 || to[MOST] == 5, "no data");
    shmem_barrier_all();
    return test_end();
}

/* SPDX-License-Identifier: BSD-3-Clause */
#include <mpp/shmem.h>

static int to[2], from[2] = {1, 2};
static long sync[5] = {-1, -1, -1, -1, -1}, work[1], one = 1, sum;

int main(void)
{
    start_pes(8); /* starts no PEs */
    barrier();
    shmem_put(to, from, 1, (_my_pe() + 1) % _num_pes());
    shmem_long_sum_to_all(&sum, &one, 1, 0, 0, _num_pes(), work, sync);
    barrier();
    return _num_pes() != 2 || sum != 2 || to[1] != WORD;
}

/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Loops that get a value until another PE has changed it: each turn must load it
 * anew.  And messages to other PEs, behind a fence.  nvshmem/tests/cuda.sh looks at
 * them in PTX.
 */
#include <nvshmem.h>
#include <nvshmemx.h>

#define POLL(NAME, TYPE, CALL) \
    extern "C" __global__ void poll_##NAME(TYPE *mine, TYPE *there, int pe) \
    { \
        do \
            CALL; \
        while (*mine != 5); \
    }

POLL(iget, int, nvshmem_int_iget(mine, there, 1, 1, 1, pe))
POLL(get, int, nvshmem_int_get(mine, there, 1, pe))
POLL(getmem, char, nvshmem_getmem(mine, there, 64, pe))
POLL(g, int, *mine = nvshmem_int_g(there, pe))
POLL(fetch, int, *mine = nvshmem_int_atomic_fetch(there, pe))
POLL(get_warp, double, nvshmemx_double_get_warp(mine, there, 100, pe))
POLL(get_block, float, nvshmemx_float_get_block(mine, there, 100, pe))
/* Each tells another PE something that must come after all that it did before. */
#define POST(NAME, CALL) \
    extern "C" __global__ void post_##NAME(float *data, uint64_t *sig, \
                                           long *sync, int pe) \
    { \
        CALL; \
    }

POST(barrier, nvshmem_barrier(0, 0, pe, sync))
POST(barrier_warp, nvshmemx_barrier_warp(0, 0, pe, sync))
POST(barrier_block, nvshmemx_barrier_all_block())
POST(sync_team, nvshmem_team_sync(pe))
POST(collect, nvshmemx_collect32_block(data, data, 1, 0, 0, pe, sync))
POST(alltoall, nvshmem_alltoall64(data, data, 1, 0, 0, pe, sync))
POST(sum, nvshmemx_float_sum_to_all_warp(data, data, 1, 0, 0, pe, data, sync))
POST(set, nvshmemx_float_put_signal_block(data, data, 9, sig, 1,
                                          NVSHMEM_SIGNAL_SET, pe))
POST(add,
     nvshmem_float_put_signal(data, data, 9, sig, 1, NVSHMEM_SIGNAL_ADD, pe))

POLL(iget_block, short, nvshmemx_short_iget_block(mine, there, 2, 2, 9, pe))

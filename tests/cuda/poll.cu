/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Loops that get a value until another PE has changed it: each turn must load it
 * anew.  tests/build/cuda.sh looks at the loops in PTX.
 */
#include <nvshmem.h>
#include <nvshmemx.h>

#define POLL(NAME, TYPE, CALL)                                                 \
    extern "C" __global__ void poll_##NAME(TYPE *mine, TYPE *there, int pe)    \
    {                                                                          \
        do                                                                     \
            CALL;                                                              \
        while (*mine != 5);                                                    \
    }

POLL(iget, int, nvshmem_int_iget(mine, there, 1, 1, 1, pe))
POLL(get, int, nvshmem_int_get(mine, there, 1, pe))
POLL(getmem, char, nvshmem_getmem(mine, there, 64, pe))
POLL(g, int, *mine = nvshmem_int_g(there, pe))
POLL(fetch, int, *mine = nvshmem_int_atomic_fetch(there, pe))
POLL(get_warp, double, nvshmemx_double_get_warp(mine, there, 100, pe))
POLL(get_block, float, nvshmemx_float_get_block(mine, there, 100, pe))
POLL(iget_block, short, nvshmemx_short_iget_block(mine, there, 2, 2, 9, pe))

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Claims the slots of all active sets in the area of this PE, with keys that all
 * begin to look at one place, so that the last one looks at every slot.
 */
#include <stdio.h>

#include "coll/set/slot.h"
#include "shmem.h"

/* The next key behind `key` for which the search begins at the first place. */
static uint64_t next_key(uint64_t key)
{
    do
        key++;
    while (sma_slot_hash(key) % SMA_MAX_SETS != 0);
    return key;
}

int main(void)
{
    uint64_t key = (uint64_t) 1 << 40; /* no set of this program has it */
    int n = 0;

    shmem_init();
    for (int i = 1; i < SMA_COLL_SLOTS; i++)
        if (__atomic_load_n(&sma_area_of(sma_topology.node_me)->slot[i].key,
                            __ATOMIC_RELAXED) != 0)
            n++;
    for (; n < SMA_MAX_SETS; n++) {
        key = next_key(key);
        if (sma_slot_claim(key) == NULL)
            break;
    }
    if (n < SMA_MAX_SETS)
        printf("there is no room for all sets: %d are full\n", n);
    else if (sma_slot_claim(next_key(key)) != NULL)
        puts("there is room for more sets than slots");
    else
        puts("passed");
    fflush(stdout);
    shmem_finalize();
    return 0;
}

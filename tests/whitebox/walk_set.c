/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A library with internal assertions, one of whose structures is damaged: it is
 * linked with the library's objects.
 *
 *   walk_set WHAT
 */
#include <stdio.h>
#include <string.h>

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

/* Claims the slots of all active sets in the area of this PE, with keys that all begin
 * to look at one place, so that the last one looks at every slot. */
static void claim_all(void)
{
    uint64_t key = (uint64_t) 1 << 40; /* no set of this program has it */
    int n = 0;

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
        printf("there is no space for all sets: %d are full\n", n);
    else if (sma_slot_claim(next_key(key)) != NULL)
        puts("there is space for more sets than slots");
    else
        puts("passed");
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    struct sma_slot *slot;

    shmem_init();
    for (int i = 0; i < 40; i++)
        shmem_barrier_all();
    slot = sma_world->slot[sma_world->local_me];
    if (strcmp(what, "done") == 0)
        slot->done += 5;
    else if (strcmp(what, "post") == 0)
        slot->mailbox[3].epoch = slot->mailbox[4].epoch;
    else if (strcmp(what, "me") == 0)
        sma_world->local_me++;
    else if (strcmp(what, "slots") == 0)
        claim_all();
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}

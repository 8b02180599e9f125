/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A library with internal assertions, one of whose structures is damaged: it is
 * linked with the library's objects.
 *
 *   walk_set WHAT
 */
#include <string.h>

#include "coll/set/slot.h"
#include "shmem.h"

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
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}

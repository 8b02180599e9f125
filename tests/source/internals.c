/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What doc/segment.svg shows: how the library has laid out the memory of the
 * node that this program runs on, and the sizes of the structures there.  It is
 * linked with the object files of the library, whose state it reads.  PE 0
 * prints lines "NAME NUMBER".
 */
#include "base/base.h"
#include "coll/set/slot.h"
#include "memory/memory.h"
#include "shared/job.h"
#include "shmem.h"

#include <stdio.h>
#include <unistd.h>

#define TELL(name, number) printf(name " %zu\n", (size_t) (number))

static void tell_structures(void)
{
    struct sma_area *area = NULL;
    struct sma_mailbox *mailbox = NULL;

    TELL("job_head", sizeof(struct sma_job));
    TELL("job_pe", sizeof(struct sma_job_pe));
    TELL("job_wait", sizeof(struct sma_job_wait));
    TELL("area", sizeof *area);
    TELL("sets", sizeof area->slot / sizeof *area->slot);
    TELL("teams", sizeof area->team / sizeof *area->team);
    TELL("bounces", sizeof area->bounce / sizeof *area->bounce);
    TELL("bounce", sizeof *area->bounce);
    TELL("slot", sizeof(struct sma_slot));
    TELL("ring", sizeof area->slot->mailbox / sizeof *mailbox);
    TELL("slot_rest", sizeof(struct sma_slot) - sizeof area->slot->mailbox);
    TELL("mailbox", sizeof *mailbox);
    TELL("mailbox_data", sizeof mailbox->data);
}

int main(void)
{
    shmem_init();
    if (shmem_my_pe() == 0) {
        TELL("page", sysconf(_SC_PAGESIZE));
        TELL("pes", sma_topology.node_n);
        TELL("job", sma_self.job->size);
        TELL("start", sma_memory.segment_start);
        TELL("coll", sma_memory.coll_offset);
        TELL("coll_stride", sma_memory.coll_stride);
        TELL("data", sma_memory.region_offset[SMA_DATA]);
        TELL("heap", sma_memory.region_offset[SMA_HEAP]);
        TELL("heap_stride", sma_memory.region_stride[SMA_HEAP]);
        tell_structures();
    }
    shmem_finalize();
    return 0;
}

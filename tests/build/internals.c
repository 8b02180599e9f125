/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What doc/segment.svg shows: how the library has laid out the memory of the
 * node that this program runs on, and the sizes of the structures there.  It is
 * linked with the object files of the library, whose state it reads.  PE 0 prints
 * lines "NAME NUMBER".
 */
#include "coll/area.h"
#include "shared/job.h"
#include "shmem.h"
#include "sma.h"

#include <stdio.h>
#include <unistd.h>

#define TELL(name, number) printf(name " %zu\n", (size_t) (number))

static void tell_structures(void)
{
    struct sma_area *area = NULL;
    struct sma_post *post = NULL;

    TELL("job_head", sizeof(struct sma_job));
    TELL("job_pe", sizeof(struct sma_job_pe));
    TELL("job_wait", sizeof(struct sma_job_wait));
    TELL("area", sizeof *area);
    TELL("sets", sizeof area->slot / sizeof *area->slot);
    TELL("teams", sizeof area->team / sizeof *area->team);
    TELL("bounces", sizeof area->bounce / sizeof *area->bounce);
    TELL("bounce", sizeof *area->bounce);
    TELL("slot", sizeof(struct sma_slot));
    TELL("ring", sizeof area->slot->post / sizeof *post);
    TELL("slot_rest", sizeof(struct sma_slot) - sizeof area->slot->post);
    TELL("post", sizeof *post);
    TELL("post_data", sizeof post->data);
}

int main(void)
{
    shmem_init();
    if (shmem_my_pe() == 0) {
        TELL("page", sysconf(_SC_PAGESIZE));
        TELL("pes", sma.node_n);
        TELL("job", sma.job->size);
        TELL("start", sma.seg_start);
        TELL("coll", sma.coll_offset);
        TELL("coll_stride", sma.coll_stride);
        TELL("data", sma.part_offset[SMA_DATA]);
        TELL("heap", sma.part_offset[SMA_HEAP]);
        TELL("heap_stride", sma.part_stride[SMA_HEAP]);
        tell_structures();
    }
    shmem_finalize();
    return 0;
}

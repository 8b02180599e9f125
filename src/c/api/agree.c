/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the PEs of the job agree on before they lay out the memory: they run one
 * program, their settings go together, and all heaps have one size.  Each PE
 * publishes its own facts in the job block of its host; the first PE of each
 * host compares them and exchanges those of the host with the other hosts.
 */
#include <stdint.h>
#include <stdlib.h>

#include "api/api.h"
#include "base/base.h"
#include "base/env.h"
#include "base/msg.h"
#include "boot/boot.h"
#include "boot/nodes.h"
#include "memory/memory.h"
#include "shared/cpus.h"
#include "shared/job.h"
#include "shared/regions.h"

/* What a host tells the others before its memory is laid out. */
struct facts {
    uint64_t asked; /* the heap that its PEs ask for; 0: the default */
    uint64_t room;  /* the heap that is its default */
    uint64_t data_size, data_id;
    uint64_t settings;
};

void sma_agree_publish(void)
{
    struct sma_job_pe *slot = &sma_self.job->pe[sma_topology.host_me];

    sma_data_find();
    slot->heap_size = sma_env.symmetric_size;
    slot->settings = sma_settings();
    slot->data_base = sma_memory.region[SMA_DATA].base;
    slot->data_size = sma_memory.region[SMA_DATA].size;
    slot->data_id = sma_data_id();
    sma_cpus_get(&slot->cpus);
}

static void different_programs(int a, int b, uint64_t a_size, uint64_t b_size)
{
    sma_fatal(NULL,
              "PE %d and PE %d run different programs (static data of %llu and "
              "%llu bytes); all PEs must run the same file",
              a, b, (unsigned long long) a_size, (unsigned long long) b_size);
}

/* The first PE of a host calls: do all PEs of the host run one program? */
static void compare_programs(void)
{
    const struct sma_job_pe *first = &sma_self.job->pe[0];

    for (int i = 1; i < sma_topology.host_n; i++) {
        const struct sma_job_pe *pe = &sma_self.job->pe[i];

        if (pe->data_size != first->data_size || pe->data_id != first->data_id)
            different_programs(first->number, pe->number, first->data_size,
                               pe->data_size);
    }
}

void sma_agree(void)
{
    struct facts mine = {.asked = 0}, *all;
    uint64_t limit = sma_heap_limit(), size = UINT64_MAX, asked = 0;

    if (sma_topology.host_me == 0) {
        sma_settings_compare_here();
        compare_programs();
        mine.asked = sma_heap_asked(0, limit);
        mine.room = sma_heap_default(limit, sma_topology.host_n);
        mine.data_size = sma_self.job->pe[0].data_size;
        mine.data_id = sma_self.job->pe[0].data_id;
        mine.settings = sma_self.job->pe[0].settings;
    }
    all = sma_nodes_gather("sma.facts", &mine, sizeof mine);
    for (int m = 0; all != NULL && m < sma_hosts(); m++) {
        if (sma_self.me == 0) /* one line is enough */
            sma_settings_compare(0, sma_host_first(m),
                                 (uint32_t) mine.settings,
                                 (uint32_t) all[m].settings);
        if (all[m].data_size != mine.data_size ||
            all[m].data_id != mine.data_id)
            different_programs(sma_self.me, sma_host_first(m), mine.data_size,
                               all[m].data_size);
        asked = all[m].asked > asked ? all[m].asked : asked;
        size = all[m].room < size ? all[m].room : size;
    }
    if (sma_self.me == 0)
        sma_settings_check();
    if (all != NULL) {
        if (asked > 0)
            size = sma_heap_asked(asked, limit);
        if (size == 0)
            sma_fatal(NULL, "memory is too small for a symmetric heap");
        sma_self.job->heap_size = size;
    }
    free(all);
    sma_boot_barrier("agreement on the heap");
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * On which processors the PEs of a host are.  Two PEs that wait for each other on one
 * processor take turns, which takes a hundred times as long as a step between two
 * processors, and the system may leave them so for as long as others use the rest.
 */
#include <sched.h>

#include "boot/boot.h"
#include "shared/cpus.h"
#include "wait/wait.h"

/* The least time between two looks whether the PEs are on different processors. */
enum { LOOK_NS = 20000000 };

bool sma_may_be_apart;

static int32_t *cpu_of(int i)
{
    return &sma_self.job->pe[i].cpu;
}

int32_t sma_note_cpu(void)
{
    int32_t *mine = cpu_of(sma_topology.host_me), cpu = sched_getcpu();

    if (__atomic_load_n(mine, __ATOMIC_RELAXED) != cpu)
        __atomic_store_n(mine, cpu, __ATOMIC_RELAXED);
    return cpu;
}

void sma_spread(void)
{
    const struct sma_job_pe *self = &sma_self.job->pe[sma_topology.host_me];
    struct sma_cpus mine, one;

    if (sma_topology.host_n == 1 || !sma_may_be_apart)
        return;
    for (int i = 0; i < sma_topology.host_n; i++)
        if (memcmp(&self->cpus, &sma_self.job->pe[i].cpus, sizeof self->cpus) !=
            0)
            return;
    sma_cpus_get(&mine);
    if (memcmp(&mine, &self->cpus, sizeof mine) == 0 &&
        sma_cpus_pick(&mine, sma_topology.host_me, &one) >= 0 &&
        sma_cpus_use(&one))
        sma_cpus_use(&mine);
}

bool sma_is_apart(void)
{
    int32_t cpu = sma_note_cpu();

    for (int i = 0; i < sma_topology.host_n; i++)
        if (i != sma_topology.host_me &&
            __atomic_load_n(cpu_of(i), __ATOMIC_RELAXED) == cpu)
            return false;
    return true;
}

void sma_stay_apart(void)
{
    static uint64_t looked_at; /* several threads may look at once */
    uint64_t now = sma_now_ns();

    if (now - __atomic_load_n(&looked_at, __ATOMIC_RELAXED) < LOOK_NS)
        return;
    __atomic_store_n(&looked_at, now, __ATOMIC_RELAXED);
    if (sma_is_apart())
        return;
    sma_spread();
    sma_note_cpu();
}

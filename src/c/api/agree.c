/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What the PEs of the job agree on before they lay out the memory: that their
 * settings are compatible and their heaps of one size, which PEs run another
 * program, what does atomic operations, which hosts share their processors, and a
 * secret by which they recognise messages of the job.  Each PE publishes its own
 * facts in the job block of its host; the first PE of each host compares them, and
 * exchanges those of the host with the first PEs of other hosts.
 */
#include <sys/random.h>
#include <sys/stat.h>

#include "api/api.h"
#include "base/program.h"
#include "net/net.h"
#include "shared/cgroup.h"
#include "shared/cpus.h"
#include "shared/wires.h"

/* What a host tells the others before its memory is laid out. */
struct facts {
    uint64_t asked; /* the heap that its PEs ask for; 0: the default */
    uint64_t space; /* the heap that is its default */
    uint64_t data_id;
    uint64_t programs; /* its PEs run different programs */
    uint64_t settings;
    uint64_t atomics;         /* they should be those of the network */
    uint64_t processors;      /* a number of them; 0: not known */
    uint64_t pes;             /* how many of its PEs use them */
    unsigned char secret[16]; /* random; that of the first host is the job's */
};

/* The number of a namespace in which this PE runs; 0: not known. */
static uint32_t namespace_here(const char *path)
{
    struct stat st;

    return stat(path, &st) == 0 ? (uint32_t) st.st_ino : 0;
}

void sma_agree_publish(void)
{
    struct sma_job_pe *slot = &sma_self.job->pe[sma_topology.host_me];

    slot->network = namespace_here("/proc/self/ns/net");
    slot->processes = namespace_here("/proc/self/ns/pid");
    slot->users = namespace_here("/proc/self/ns/user");
    sma_data_find();
    slot->heap_size = sma_env.symmetric_size;
    slot->settings = sma_settings();
    slot->data_base = sma_memory.region[SMA_DATA].base;
    slot->data_size = sma_memory.region[SMA_DATA].size;
    slot->data_id = sma_data_id();
    sma_program_path(slot->program, sizeof slot->program);
    sma_cpus_get(&slot->cpus);
    slot->quota = sma_cgroup_cpus(SMA_CGROUP_ROOT, SMA_CGROUP_SELF);
}

struct sma_cpus sma_agree_processors(void)
{
    struct sma_cpus all = sma_self.job->pe[0].cpus;

    for (int i = 1; i < sma_topology.host_n; i++)
        for (int w = 0; w < SMA_JOB_CPUS / 64; w++)
            all.word[w] |= sma_self.job->pe[i].cpus.word[w];
    return all;
}

/* A number of the processors of this host, which another host has only if it is a
 * container of the same system and may use the same ones. */
static uint64_t number_processors(void)
{
    const struct sma_cpus all = sma_agree_processors();
    uint64_t hash = SMA_HASH_BEGIN;
    char boot[40];

    sma_nodes_read_boot(boot, sizeof boot);
    if (boot[0] == '\0')
        return 0;
    for (const char *c = boot; *c != '\0'; c++)
        hash = sma_hash_add(hash, (unsigned char) *c);
    for (int w = 0; w < SMA_JOB_CPUS / 64; w++)
        hash = sma_hash_add(hash, all.word[w]);
    return hash;
}

/* Do PEs of this host run different programs? */
static bool programs_differ(void)
{
    for (int i = 1; i < sma_topology.host_n; i++)
        if (sma_self.job->pe[i].data_id != sma_self.job->pe[0].data_id)
            return true;
    return false;
}

/* Should the network do the atomic operations, as far as this host knows? */
static bool wants_atomics(void)
{
    if (sma_env.atomics == SMA_ATOMICS_AUTO)
        return sma_topology.nodes == sma_self.job_n && sma_net_has_atomics();
    return sma_env.atomics == SMA_ATOMICS_NETWORK;
}

/* So few bytes come at once, and no signal interrupts the call. */
static void make_secret(unsigned char *secret, size_t bytes)
{
    if (getrandom(secret, bytes, 0) != (ssize_t) bytes)
        sma_fatal(NULL, "the system gives no random numbers: %s",
                  strerror(errno));
}

void sma_agree(void)
{
    struct facts mine = {.asked = 0}, *all;
    uint64_t limit = sma_heap_limit(), size = UINT64_MAX, asked = 0;
    uint32_t beside = 0;
    bool no_network = sma_env.transport == SMA_TRANSPORT_SHM, atomics = true;

    if (sma_topology.host_me == 0) {
        sma_settings_compare_here();
        mine.asked = sma_heap_asked(0, limit);
        mine.space = sma_heap_default(limit, sma_topology.host_n);
        mine.data_id = sma_self.job->pe[0].data_id;
        mine.programs = programs_differ();
        mine.settings = sma_self.job->pe[0].settings;
        mine.processors = number_processors();
        mine.pes = (uint64_t) sma_topology.host_n;
        if (sma_topology.nodes > 1) {
            mine.atomics = !no_network && wants_atomics();
            make_secret(mine.secret, sizeof mine.secret);
        }
    }
    all = sma_nodes_gather("sma.facts", &mine, sizeof mine);
    if (no_network && sma_topology.nodes > 1 && sma_self.me == 0)
        sma_fatal(NULL, "SHMEM_TRANSPORT is shm, but the job has %d hosts",
                  sma_topology.nodes);
    for (int m = 0; all != NULL && m < sma_hosts(); m++) {
        if (sma_self.me == 0) /* one line is enough */
            sma_settings_compare(0, sma_host_first(m), (uint32_t) mine.settings,
                                 (uint32_t) all[m].settings);
        if (all[m].programs || all[m].data_id != mine.data_id)
            sma_self.job->programs = 1;
        atomics = atomics && all[m].atomics;
        if (m != sma_host_here() && mine.processors != 0 &&
            all[m].processors == mine.processors)
            beside += (uint32_t) all[m].pes;
        asked = all[m].asked > asked ? all[m].asked : asked;
        size = all[m].space < size ? all[m].space : size;
    }
    if (all != NULL) {
        if (asked > 0)
            size = sma_heap_asked(asked, limit);
        if (size == 0)
            sma_fatal(NULL, "this host has too little memory for a symmetric "
                            "heap");
        sma_self.job->heap_size = size;
        sma_self.job->atomics = atomics;
        sma_self.job->beside = beside;
        memcpy(sma_self.job->secret, all[0].secret, sizeof mine.secret);
    }
    free(all);
    sma_boot_barrier("agreement on the heap");
}

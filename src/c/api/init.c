/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Init and finalize: calls the other rooms in the right order, and undoes it in
 * the reverse order.  Also the entry points of this family.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/sysinfo.h>
#include <unistd.h>

#include "api/api.h"
#include "base/base.h"
#include "base/env.h"
#include "base/msg.h"
#include "boot/boot.h"
#include "boot/nodes.h"
#include "check/check.h"
#include "coll/check.h"
#include "coll/coll.h"
#include "coll/routines.h"
#include "hang/hang.h"
#include "memory/heap.h"
#include "memory/memory.h"
#include "net/ctx.h"
#include "net/xport.h"
#include "pshmem.h"
#include "pshmemx.h"
#include "rma/rma.h"
#include "shared/cgroup.h"
#include "shared/cpus.h"
#include "shared/facts.h"
#include "shared/job.h"
#include "shared/regions.h"
#include "shmem.h"
#include "team/team.h"
#include "wait/wait.h"

/* Polls before a wait yields: some 5 microseconds, well above what a PE that
 * runs makes another wait for.  More would be lost whenever a third process
 * takes the processor that the other PE needs. */
enum { SPIN = 200 };

static int init_depth; /* calls of shmem_init not yet matched */
static pid_t owner; /* the process that initialised, not a forked child */

/* ------------------------------------------------------ size of the heap */

/* What the PEs of this host may use together: RAM and swap, or less when a
 * control group says so. */
static uint64_t memory_limit(void)
{
    uint64_t limit, group = sma_cgroup_limit(SMA_CGROUP_ROOT, SMA_CGROUP_SELF);
    struct sysinfo info;

    if (sysinfo(&info) != 0)
        return group;
    limit = ((uint64_t) info.totalram + info.totalswap) * info.mem_unit;
    return group < limit ? group : limit;
}

/* 1 GiB, or what memory and address space leave to each PE. */
static uint64_t default_heap(uint64_t limit, int n)
{
    uint64_t size = (uint64_t) 1 << 30;
    struct rlimit rl;

    if (limit / 4 * 3 / (uint64_t) n < size)
        size = limit / 4 * 3 / (uint64_t) n;
    /* each PE maps all heaps of the node, and its own twice */
    if (getrlimit(RLIMIT_AS, &rl) == 0 && rl.rlim_cur != RLIM_INFINITY &&
        rl.rlim_cur / 2 / ((uint64_t) n + 1) < size)
        size = rl.rlim_cur / 2 / ((uint64_t) n + 1);
    return size >> 20 << 20;
}

/* What a host has to say to the others before its memory is laid out. */
struct facts {
    uint64_t asked; /* heap, 0: default */
    uint64_t room;  /* the heap that would be its default */
    uint64_t data_size, data_id;
    uint64_t settings;
};

/* The size that this host's PEs want; ends the job when it has no room for
 * it. */
static uint64_t asked_heap(uint64_t asked, uint64_t limit)
{
    int n = sma_topology.host_n;

    for (int i = 0; i < n; i++)
        if (sma_self.job->pe[i].heap_size > asked)
            asked = sma_self.job->pe[i].heap_size;
    if (asked > limit / (uint64_t) n)
        sma_fatal(NULL,
                  "a symmetric heap of %llu MiB for each of %d PEs was asked "
                  "for, but %s %llu MiB in all; make %s=%s smaller",
                  (unsigned long long) (asked >> 20), n,
                  sma_cgroup_limit(SMA_CGROUP_ROOT, SMA_CGROUP_SELF) > limit
                      ? "this host has"
                      : "the control group of the PEs allows",
                  (unsigned long long) (limit >> 20),
                  sma_env.symmetric_size_name,
                  sma_env.symmetric_size_text ? sma_env.symmetric_size_text
                                              : "...");
    return asked;
}

/* ----------------------------------------------------------------- start-up */

static void publish_self(void)
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

/* By the host's first PE. */
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

/* The PEs of all hosts agree on the heap, and that they run one program. */
static void agree(void)
{
    struct facts mine = {.asked = 0}, *all;
    uint64_t limit = memory_limit(), size = UINT64_MAX, asked = 0;

    if (sma_topology.host_me == 0) {
        sma_settings_compare_here();
        compare_programs();
        mine.asked = asked_heap(0, limit);
        mine.room = default_heap(limit, sma_topology.host_n);
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
            size = asked_heap(asked, limit);
        if (size == 0)
            sma_fatal(NULL, "memory is too small for a symmetric heap");
        sma_self.job->heap_size = size;
    }
    free(all);
    sma_boot_barrier("agreement on the heap");
}

/* How many processors the PEs of this host have together. */
static int count_cpus(void)
{
    struct sma_cpus all = sma_self.job->pe[0].cpus;
    int count;

    for (int i = 1; i < sma_topology.host_n; i++)
        for (int w = 0; w < SMA_JOB_CPUS / 64; w++)
            all.word[w] |= sma_self.job->pe[i].cpus.word[w];
    count = sma_cpus_count(&all);
    return count > 0 ? count : 1;
}

/*
 * With a processor for each PE, puts them on different ones: two that wait for
 * each other on the same one take turns, and the system may leave them so for
 * long.  They are not bound; the system may move them again.
 */
static void spread_over_processors(void)
{
    const struct sma_job_pe *self = &sma_self.job->pe[sma_topology.host_me];
    struct sma_cpus mine, one;

    if (sma_topology.host_n == 1 || sma_topology.host_n > count_cpus())
        return;
    for (int i = 0; i < sma_topology.host_n; i++)
        if (memcmp(&self->cpus, &sma_self.job->pe[i].cpus, sizeof self->cpus) !=
            0)
            return; /* somebody has thought about it */
    sma_cpus_get(&mine);
    if (sma_cpus_pick(&mine, sma_topology.host_me, &one) >= 0 &&
        sma_cpus_use(&one))
        sma_cpus_use(&mine);
}

static void inform(void)
{
    int major, minor;

    sma_debug("pid %ld, launcher %s, heap [%p,%p), static data [%p,%p), "
              "segment %zu MiB at %p",
              (long) getpid(), sma_launcher->name,
              (void *) sma_memory.region[SMA_HEAP].base,
              (void *) (sma_memory.region[SMA_HEAP].base +
                        sma_memory.region[SMA_HEAP].size),
              (void *) sma_memory.region[SMA_DATA].base,
              (void *) (sma_memory.region[SMA_DATA].base +
                        sma_memory.region[SMA_DATA].size),
              sma_memory.segment_size >> 20, (void *) sma_memory.segment);
    if (sma_self.me != 0)
        return;
    sma_env_name_near();
    pshmem_info_get_version(&major, &minor);
    if (sma_env.version || sma_env.info)
        sma_say("libsma %s, OpenSHMEM %d.%d", PACKAGE_VERSION, major, minor);
    if (sma_env.info) {
        const struct sma_launcher *launcher = sma_launcher;

        sma_say("launcher: %s%s%s", launcher->name,
                launcher->describe ? ", " : "",
                launcher->describe ? launcher->describe() : "");
        if (sma_hosts() == 1)
            sma_say("PEs: %d, all on %s; processors: %d", sma_self.n,
                    sma_host(), count_cpus());
        else
            sma_say("PEs: %d on %d hosts, %d on %s; processors: %d", sma_self.n,
                    sma_hosts(), sma_topology.host_n, sma_host(), count_cpus());
        sma_say("transport: " SMA_TRANSPORT "%s%s; atomics: %s",
                sma_xport.net ? " and, between nodes, " : "",
                sma_xport.net ? sma_xport.net->describe() : "",
                sma_xport.atomics ? "network" : SMA_ATOMICS);
        sma_say("symmetric heap: %zu bytes a PE; static data: %zu bytes a PE",
                sma_memory.region[SMA_HEAP].size,
                sma_memory.region[SMA_DATA].size);
        sma_env_print();
    }
}

static void at_exit(int status, void *arg);

/* Static data have been made shared while the program had other threads.  One PE
 * of each host says so. */
static void tell_of_threads(const char *routine, int threads)
{
    if (threads > 1 && __atomic_exchange_n(&sma_self.job->threads_told, 1,
                                           __ATOMIC_RELAXED) == 0)
        sma_warn(routine, "called while the program has %d threads: what "
                          "others stored to static data during the call may be "
                          "lost; start threads, OpenMP and MPI after it",
                 threads);
}

/* Rooms below call these functions of rooms above. */
static void set_hooks(void)
{
    sma_boot_still_waiting = sma_hang_at_start;
    sma_wait_hooks.look_for_exited = sma_look_for_exited;
    sma_wait_hooks.poll = sma_hang_poll;
    sma_wait_hooks.note_remote = sma_hang_note_remote;
}

/* The first start in this process: finds everybody, and lays out the memory. */
static void meet(const char *routine)
{
    /* before the launcher's library and UCX start threads of their own */
    int threads = sma_count_threads();

    set_hooks();
    sma_env_read();
    sma_stuck_prepare();
    sma_profile_check();
    sma_boot_start();

    publish_self();
    sma_boot_barrier("all PEs are here");
    if (sma_topology.host_me == 0)
        sma_settings_compare_here(); /* some say which nodes there are */
    sma_nodes_find();
    agree();
    sma_layout_map_node();
    if (sma_topology.node_n > 1) {
        sma_data_share();
        tell_of_threads(routine, threads);
    }
    sma_data_mind_forks();
    sma_layout_map_heap();
}

/*
 * Another start after the end.  Processes, hosts and settings are the same, so
 * the memory stays as it is mapped: static data with its values, the heap, which
 * was emptied, at the same address.
 */
static void meet_again(void)
{
    sma_boot_again();
    sma_nodes_again();
}

static void bring_up(const char *routine)
{
    bool again = sma_self.finalized;

    if (sma_self.forked)
        sma_bad_time(routine);
    if (again)
        meet_again();
    else
        meet(routine);
    sma_layout_find_peers();
    sma_xport_start();
    /* a wait for another node makes progress with every poll */
    sma_spin =
        sma_xport.net == NULL && sma_topology.node_n <= count_cpus() ? SPIN : 0;
    sma_heap_init(sma_memory.region[SMA_HEAP].size -
                  (sma_checks_all() ? sma_check_bytes(sma_self.job_n) : 0));
    sma_self.n = sma_self.job_n;
    if (!sma_checks_all())
        memcpy(sma_memory.quick, sma_memory.region, sizeof sma_memory.quick);
    sma_check_start();
    sma_coll_init();
    sma_team_init();
    sma_boot_barrier("all memory is mapped");
    sma_xport_serve();
    spread_over_processors();
    sma_hang_start();

    sma_host(); /* asks the system once, before there are threads */
    owner = getpid();
    sma_self.initialized = true;
    sma_self.finalized = false;
    __atomic_store_n(&sma_self.job->pe[sma_topology.host_me].state,
                     SMA_JOB_RUNNING, __ATOMIC_RELEASE);
    if (!again) {
        on_exit(at_exit, NULL);
        inform();
    }
    sma_profile_started();
}

/* ----------------------------------------------------------------- finalize */

/* Waits until every PE of this host wants to leave.  Not a collective of the
 * program: a PE that waits in one for a PE that is here gets a message (wait.c).
 */
static void wait_for_state(const char *routine, int state)
{
    for (int i = 0; i < sma_topology.host_n; i++) {
        struct sma_wait w = SMA_WAIT(routine, -1);

        w.leaving = true;
        while (__atomic_load_n(&sma_self.job->pe[i].state, __ATOMIC_ACQUIRE) <
               state)
            SMA_WAIT_MORE(&w, .whom = sma_self.job->pe[i].number + 1);
    }
}

/* All PEs of the job meet, for the time with this number, when those of each
 * host have. */
static void meet_hosts(const char *routine, uint32_t time)
{
    struct sma_wait w = SMA_WAIT(routine, -1);

    if (sma_topology.host_me == 0) {
        sma_net_end_barrier(routine);
        __atomic_store_n(&sma_self.job->met, time, __ATOMIC_RELEASE);
    }
    w.leaving = true;
    while (__atomic_load_n(&sma_self.job->met, __ATOMIC_ACQUIRE) < time)
        sma_wait_more(&w);
}

/*
 * Waits until all PEs of the job want to leave, and then until all take the end
 * of a connection for what it is: one that still waits may ask another how it
 * is (wait.c), and would be told of a failure.
 */
static void wait_for_leavers(const char *routine)
{
    struct sma_wait w = SMA_WAIT(routine, -1);

    wait_for_state(routine, SMA_JOB_LEAVING);
    if (sma_hosts() == 1)
        return;
    meet_hosts(routine, 1);
    sma_xport_leave();
    __atomic_add_fetch(&sma_self.job->silent, 1, __ATOMIC_ACQ_REL);
    w.leaving = true;
    while (__atomic_load_n(&sma_self.job->silent, __ATOMIC_ACQUIRE) <
           (uint32_t) sma_topology.host_n)
        sma_wait_more(&w);
    meet_hosts(routine, 2);
}

/* This PE's slices of all that another start wants to find empty.  All PEs have
 * left. */
static void give_back_memory(void)
{
    sma_segment_empty(sma_memory.coll_offset + (size_t) sma_topology.node_me *
                                                   sma_memory.coll_stride,
                      sma_memory.coll_stride);
    sma_segment_empty(sma_memory.region_offset[SMA_HEAP] +
                          (size_t) sma_topology.node_me *
                              sma_memory.region_stride[SMA_HEAP],
                      sma_memory.region_stride[SMA_HEAP]);
}

static void tear_down(const char *routine, int state)
{
    int32_t *mine = &sma_self.job->pe[sma_topology.host_me].state;

    sma_profile_leaving();
    if (sma_checks_all())
        sma_check_leftovers(routine);
    sma_quiet(routine);
    sma_ctx_fini(routine);
    if (sma_env.test_counts && sma_xport.net != NULL)
        sma_net_print_stats();
    __atomic_store_n(mine, state, __ATOMIC_RELEASE);
    wait_for_leavers(routine);
    sma_hang_stop();
    sma_xport_disconnect();
    if (sma_xport.net != NULL && sma_hosts() > 1)
        sma_launcher->fence("disconnected");
    sma_self.initialized = false;
    sma_self.finalized = true;
    sma_self.n = 0;
    init_depth = 0;
    memset(sma_memory.quick, 0, sizeof sma_memory.quick);
    sma_team_fini();
    sma_coll_fini();
    sma_check_end();
    sma_heap_fini();
    free(sma_memory.peer);
    sma_memory.peer = NULL;
    __atomic_store_n(mine, SMA_JOB_FINALIZED, __ATOMIC_RELEASE);
    if (sma_xport.net != NULL) /* others may still close connections to here */
        wait_for_state(routine, SMA_JOB_FINALIZED);
    sma_xport_stop();
    if (state != SMA_JOB_LEFT)
        give_back_memory();
    sma_nodes_forget();
    sma_boot_finish();
    /* The segment stays mapped: the program's static data lives in it. */
}

/*
 * A program that ends without shmem_finalize is finalized here.  One that ends
 * with a failure leaves at once instead, so that the launcher sees it and ends
 * the other PEs.
 */
static void at_exit(int status, void *arg)
{
    (void) arg;
    /* another thread may write its message, or run exit(), too */
    if (sma_self.initialized && getpid() == owner &&
        (sma_is_left() ||
         SMA_JOB_END_KIND(sma_self.job->end) == SMA_JOB_GLOBAL_EXIT))
        sma_leave(status);
    if (!sma_self.initialized || getpid() != owner || status != 0 ||
        sma_self.job->end != SMA_JOB_GOES_ON)
        return;
    tear_down(sma_at_exit, SMA_JOB_LEFT);
}

void sma_start(const char *routine)
{
    if (!sma_self.initialized)
        bring_up(routine);
}

void sma_init(const char *routine)
{
    sma_start(routine);
    init_depth++;
}

void sma_finalize(void)
{
    if (sma_self.finalized)
        return;
    sma_check_running("shmem_finalize");
    if (init_depth > 1) {
        init_depth--;
        sma_barrier_all("shmem_finalize");
    } else {
        tear_down("shmem_finalize", SMA_JOB_LEAVING);
    }
}

void sma_global_exit(int status)
{
    int32_t none = SMA_JOB_GOES_ON;
    struct sma_job *job = sma_self.job;

    if (sma_self.initialized && job->end == SMA_JOB_GOES_ON)
        sma_profile_ending();
    sma_leave(status);
    if (job != NULL &&
        __atomic_compare_exchange_n(&job->end, &none,
                                    SMA_JOB_END(SMA_JOB_GLOBAL_EXIT, status),
                                    false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE)) {
        fflush(stdout);
        sma_boot_abort(status);
    }
    exit(status);
}

/* ------------------------------------------------------------- entry points */

void pstart_pes(int npes)
{
    (void) npes;
    sma_start("start_pes");
}
SMA_ALIAS(start_pes)

void pshmem_init(void)
{
    sma_init("shmem_init");
}
SMA_ALIAS(shmem_init)

static int init_thread(const char *routine, int requested, int *provided)
{
    if (requested < SHMEM_THREAD_SINGLE || requested > SHMEM_THREAD_MULTIPLE)
        return EINVAL;
    if (!sma_self.initialized)
        sma_self.thread_level = requested;
    sma_init(routine);
    *provided = SMA_THREAD_LEVEL;
    return 0;
}

int pshmem_init_thread(int requested, int *provided)
{
    return init_thread("shmem_init_thread", requested, provided);
}
SMA_ALIAS(shmem_init_thread)

void pshmem_query_thread(int *provided)
{
    *provided = SMA_THREAD_LEVEL;
}
SMA_ALIAS(shmem_query_thread)

int pshmemx_init_thread(int requested, int *provided)
{
    return init_thread("shmemx_init_thread", requested, provided);
}
SMA_ALIAS(shmemx_init_thread)

void pshmemx_query_thread(int *provided)
{
    pshmem_query_thread(provided);
}
SMA_ALIAS(shmemx_query_thread)

void pshmem_query_initialized(int *initialized)
{
    *initialized = sma_self.initialized;
}
SMA_ALIAS(shmem_query_initialized)

void pshmem_finalize(void)
{
    sma_finalize();
}
SMA_ALIAS(shmem_finalize)

void pshmem_global_exit(int status)
{
    sma_global_exit(status);
}
SMA_ALIAS(shmem_global_exit)

void pglobalexit(int status)
{
    sma_global_exit(status);
}
SMA_ALIAS(globalexit)

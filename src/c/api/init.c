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

#include "boot/boot.h"
#include "shared/cgroup.h"
#include "check/check.h"
#include "coll/coll.h"
#include "shared/cpus.h"
#include "coll/routines.h"
#include "net/ctx.h"
#include "shared/facts.h"
#include "hang/hang.h"
#include "pshmem.h"
#include "pshmemx.h"
#include "shmem.h"
#include "team/team.h"
#include "wait/wait.h"
#include "shared/profile.h"
#include "net/xport.h"

/* Polls before a wait yields: some 5 microseconds, well above what a PE that
 * runs makes another wait for.  More would be lost whenever a third process
 * takes the processor that the other PE needs. */
enum { SPIN = 200 };

struct sma_state sma;

static pid_t owner; /* the process that initialised, not a forked child */

/* ------------------------------------------------------ size of the heap */

/* What the PEs of this machine may use together: RAM and swap, or less when a
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

/* What a machine has to say to the others before its memory is laid out. */
struct facts {
    uint64_t asked; /* heap, 0: default */
    uint64_t room;  /* the heap that would be its default */
    uint64_t data_size, data_id;
    uint64_t settings;
};

/* The size that this machine's PEs want; ends the job when it has no room for
 * it. */
static uint64_t asked_heap(uint64_t asked, uint64_t limit)
{
    int n = sma.machine_n;

    for (int i = 0; i < n; i++)
        if (sma.job->pe[i].heap_size > asked)
            asked = sma.job->pe[i].heap_size;
    if (asked > limit / (uint64_t) n)
        sma_fatal(NULL,
                  "a symmetric heap of %llu MiB for each of %d PEs was asked "
                  "for, but %s %llu MiB in all; make %s=%s smaller",
                  (unsigned long long) (asked >> 20), n,
                  sma_cgroup_limit(SMA_CGROUP_ROOT, SMA_CGROUP_SELF) > limit
                      ? "this machine has"
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
    struct sma_job_pe *slot = &sma.job->pe[sma.machine_me];

    sma_data_find();
    slot->heap_size = sma_env.symmetric_size;
    slot->settings = sma_settings();
    slot->data_base = sma.part[SMA_DATA].base;
    slot->data_size = sma.part[SMA_DATA].size;
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

/* By the machine's first PE. */
static void compare_programs(void)
{
    const struct sma_job_pe *first = &sma.job->pe[0];

    for (int i = 1; i < sma.machine_n; i++) {
        const struct sma_job_pe *pe = &sma.job->pe[i];

        if (pe->data_size != first->data_size || pe->data_id != first->data_id)
            different_programs(first->number, pe->number, first->data_size,
                               pe->data_size);
    }
}

/* The PEs of all machines agree on the heap, and that they run one program. */
static void agree(void)
{
    struct facts mine = {.asked = 0}, *all;
    uint64_t limit = memory_limit(), size = UINT64_MAX, asked = 0;

    if (sma.machine_me == 0) {
        sma_settings_compare_here();
        compare_programs();
        mine.asked = asked_heap(0, limit);
        mine.room = default_heap(limit, sma.machine_n);
        mine.data_size = sma.job->pe[0].data_size;
        mine.data_id = sma.job->pe[0].data_id;
        mine.settings = sma.job->pe[0].settings;
    }
    all = sma_nodes_gather("sma.facts", &mine, sizeof mine);
    for (int m = 0; all != NULL && m < sma_machines(); m++) {
        if (sma.me == 0) /* one line is enough */
            sma_settings_compare(0, sma_machine_first(m),
                                 (uint32_t) mine.settings,
                                 (uint32_t) all[m].settings);
        if (all[m].data_size != mine.data_size ||
            all[m].data_id != mine.data_id)
            different_programs(sma.me, sma_machine_first(m), mine.data_size,
                               all[m].data_size);
        asked = all[m].asked > asked ? all[m].asked : asked;
        size = all[m].room < size ? all[m].room : size;
    }
    if (sma.me == 0)
        sma_settings_check();
    if (all != NULL) {
        if (asked > 0)
            size = asked_heap(asked, limit);
        if (size == 0)
            sma_fatal(NULL, "memory is too small for a symmetric heap");
        sma.job->heap_size = size;
    }
    free(all);
    sma_boot_barrier("agreement on the heap");
}

/* How many processors the PEs of this machine have together. */
static int count_cpus(void)
{
    struct sma_cpus all = sma.job->pe[0].cpus;
    int count;

    for (int i = 1; i < sma.machine_n; i++)
        for (int w = 0; w < SMA_JOB_CPUS / 64; w++)
            all.word[w] |= sma.job->pe[i].cpus.word[w];
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
    const struct sma_job_pe *self = &sma.job->pe[sma.machine_me];
    struct sma_cpus mine, one;

    if (sma.machine_n == 1 || sma.machine_n > count_cpus())
        return;
    for (int i = 0; i < sma.machine_n; i++)
        if (memcmp(&self->cpus, &sma.job->pe[i].cpus, sizeof self->cpus) != 0)
            return; /* somebody has thought about it */
    sma_cpus_get(&mine);
    if (sma_cpus_pick(&mine, sma.machine_me, &one) >= 0 && sma_cpus_use(&one))
        sma_cpus_use(&mine);
}

static void inform(void)
{
    int major, minor;

    sma_debug("pid %ld, launcher %s, heap [%p,%p), static data [%p,%p), "
              "segment %zu MiB at %p",
              (long) getpid(), sma_boot.way->name,
              (void *) sma.part[SMA_HEAP].base,
              (void *) (sma.part[SMA_HEAP].base + sma.part[SMA_HEAP].size),
              (void *) sma.part[SMA_DATA].base,
              (void *) (sma.part[SMA_DATA].base + sma.part[SMA_DATA].size),
              sma.seg_size >> 20, (void *) sma.seg);
    if (sma.me != 0)
        return;
    sma_env_name_near();
    pshmem_info_get_version(&major, &minor);
    if (sma_env.version || sma_env.info)
        sma_say("libsma %s, OpenSHMEM %d.%d", PACKAGE_VERSION, major, minor);
    if (sma_env.info) {
        const struct sma_boot_way *way = sma_boot.way;

        sma_say("launcher: %s%s%s", way->name, way->describe ? ", " : "",
                way->describe ? way->describe() : "");
        if (sma_machines() == 1)
            sma_say("PEs: %d, all on %s; processors: %d", sma.n, sma_host(),
                    count_cpus());
        else
            sma_say("PEs: %d on %d machines, %d on %s; processors: %d", sma.n,
                    sma_machines(), sma.machine_n, sma_host(), count_cpus());
        sma_say("transport: " SMA_TRANSPORT "%s%s; atomics: %s",
                sma.net ? " and, between nodes, " : "",
                sma.net ? sma.net->describe() : "",
                sma.net_atomics ? "network" : SMA_ATOMICS);
        sma_say("symmetric heap: %zu bytes a PE; static data: %zu bytes a PE",
                sma.part[SMA_HEAP].size, sma.part[SMA_DATA].size);
        sma_env_print();
    }
}

static void at_exit(int status, void *arg);

/* Static data have been made shared while the program had other threads.  One PE
 * of each machine says so. */
static void tell_of_threads(const char *routine, int threads)
{
    if (threads > 1 && __atomic_exchange_n(&sma.job->threads_told, 1,
                                           __ATOMIC_RELAXED) == 0)
        sma_warn(routine, "called while the program has %d threads: what "
                          "others stored to static data during the call may be "
                          "lost; start threads, OpenMP and MPI after it",
                 threads);
}

/* The first start in this process: finds everybody, and lays out the memory. */
static void meet(const char *routine)
{
    /* before the launcher's library and UCX start threads of their own */
    int threads = sma_count_threads();

    sma_env_read();
    sma_stuck_prepare();
    sma_profile_check();
    sma_boot_start();
    sma.me = sma_boot.me;
    sma.machine_me = sma_boot.machine_me;
    sma.machine_n = sma_boot.machine_n;

    publish_self();
    sma_boot_barrier("all PEs are here");
    if (sma.machine_me == 0)
        sma_settings_compare_here(); /* some say which nodes there are */
    sma_nodes_find();
    agree();
    sma_layout_map_node();
    if (sma.node_n > 1) {
        sma_data_share();
        tell_of_threads(routine, threads);
    }
    sma_data_mind_forks();
    sma_layout_map_heap();
}

/*
 * Another start after the end.  Processes, machines and settings are the same, so
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
    bool again = sma.finalized;

    if (sma.forked)
        sma_bad_time(routine);
    if (again)
        meet_again();
    else
        meet(routine);
    sma_layout_find_peers();
    sma_xport_start();
    /* a wait for another node makes progress with every poll */
    sma.spin = sma.net == NULL && sma.node_n <= count_cpus() ? SPIN : 0;
    sma_heap_init(sma.part[SMA_HEAP].size -
                  (sma_checks_all() ? sma_check_bytes(sma_boot.n) : 0));
    sma.n = sma_boot.n;
    if (!sma_checks_all())
        memcpy(sma.quick, sma.part, sizeof sma.quick);
    sma_check_start();
    sma_coll_init();
    sma_team_init();
    sma_boot_barrier("all memory is mapped");
    sma_xport_serve();
    spread_over_processors();
    sma_hang_start();

    sma_host(); /* asks the system once, before there are threads */
    owner = getpid();
    sma.initialized = true;
    sma.finalized = false;
    __atomic_store_n(&sma.job->pe[sma.machine_me].state, SMA_JOB_RUNNING,
                     __ATOMIC_RELEASE);
    if (!again) {
        on_exit(at_exit, NULL);
        inform();
    }
    sma_profile_started();
}

/* ----------------------------------------------------------------- finalize */

/* Waits until every PE of this machine wants to leave.  Not a collective of the
 * program: a PE that waits in one for a PE that is here gets a message (wait.c).
 */
static void wait_for_state(const char *routine, int state)
{
    for (int i = 0; i < sma.machine_n; i++) {
        struct sma_wait w = SMA_WAIT(routine, -1);

        w.leaving = true;
        while (__atomic_load_n(&sma.job->pe[i].state, __ATOMIC_ACQUIRE) < state)
            SMA_WAIT_MORE(&w, .whom = sma.job->pe[i].number + 1);
    }
}

/* All PEs of the job meet, for the time with this number, when those of each
 * machine have. */
static void meet_machines(const char *routine, uint32_t time)
{
    struct sma_wait w = SMA_WAIT(routine, -1);

    if (sma.machine_me == 0) {
        sma_net_end_barrier(routine);
        __atomic_store_n(&sma.job->met, time, __ATOMIC_RELEASE);
    }
    w.leaving = true;
    while (__atomic_load_n(&sma.job->met, __ATOMIC_ACQUIRE) < time)
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
    if (sma_machines() == 1)
        return;
    meet_machines(routine, 1);
    sma_xport_leave();
    __atomic_add_fetch(&sma.job->silent, 1, __ATOMIC_ACQ_REL);
    w.leaving = true;
    while (__atomic_load_n(&sma.job->silent, __ATOMIC_ACQUIRE) <
           (uint32_t) sma.machine_n)
        sma_wait_more(&w);
    meet_machines(routine, 2);
}

/* This PE's slices of all that another start wants to find empty.  All PEs have
 * left. */
static void give_back_memory(void)
{
    sma_segment_empty(sma.coll_offset + (size_t) sma.node_me * sma.coll_stride,
                      sma.coll_stride);
    sma_segment_empty(sma.part_offset[SMA_HEAP] +
                          (size_t) sma.node_me * sma.part_stride[SMA_HEAP],
                      sma.part_stride[SMA_HEAP]);
}

static void tear_down(const char *routine, int state)
{
    int32_t *mine = &sma.job->pe[sma.machine_me].state;

    sma_profile_leaving();
    if (sma_checks_all())
        sma_check_leftovers(routine);
    sma_quiet(routine);
    sma_ctx_fini(routine);
    if (sma_env.test_counts && sma.net != NULL)
        sma_net_print_stats();
    __atomic_store_n(mine, state, __ATOMIC_RELEASE);
    wait_for_leavers(routine);
    sma_hang_stop();
    sma_xport_disconnect();
    if (sma.net != NULL && sma_machines() > 1)
        sma_boot.way->fence("disconnected");
    sma.initialized = false;
    sma.finalized = true;
    sma.n = 0;
    sma.init_depth = 0;
    memset(sma.quick, 0, sizeof sma.quick);
    sma_team_fini();
    sma_coll_fini();
    sma_check_end();
    sma_heap_fini();
    free(sma.peer);
    sma.peer = NULL;
    __atomic_store_n(mine, SMA_JOB_FINALIZED, __ATOMIC_RELEASE);
    if (sma.net != NULL) /* others may still close connections to here */
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
    if (sma.initialized && getpid() == owner &&
        (sma_is_left() ||
         SMA_JOB_END_KIND(sma.job->end) == SMA_JOB_GLOBAL_EXIT))
        sma_leave(status);
    if (!sma.initialized || getpid() != owner || status != 0 ||
        sma.job->end != SMA_JOB_GOES_ON)
        return;
    tear_down("exit", SMA_JOB_LEFT);
}

void sma_start(const char *routine)
{
    if (!sma.initialized)
        bring_up(routine);
}

void sma_init(const char *routine)
{
    sma_start(routine);
    sma.init_depth++;
}

void sma_finalize(void)
{
    if (sma.finalized)
        return;
    sma_check_running("shmem_finalize");
    if (sma.init_depth > 1) {
        sma.init_depth--;
        sma_barrier_all("shmem_finalize");
    } else {
        tear_down("shmem_finalize", SMA_JOB_LEAVING);
    }
}

void sma_global_exit(int status)
{
    int32_t none = SMA_JOB_GOES_ON;
    struct sma_job *job = sma.job;

    if (sma.initialized && job->end == SMA_JOB_GOES_ON)
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
SMA_TWIN(start_pes)

void pshmem_init(void)
{
    sma_init("shmem_init");
}
SMA_TWIN(shmem_init)

static int init_thread(const char *routine, int requested, int *provided)
{
    if (requested < SHMEM_THREAD_SINGLE || requested > SHMEM_THREAD_MULTIPLE)
        return EINVAL;
    if (!sma.initialized)
        sma.thread_level = requested;
    sma_init(routine);
    *provided = SMA_THREAD_LEVEL;
    return 0;
}

int pshmem_init_thread(int requested, int *provided)
{
    return init_thread("shmem_init_thread", requested, provided);
}
SMA_TWIN(shmem_init_thread)

void pshmem_query_thread(int *provided)
{
    *provided = SMA_THREAD_LEVEL;
}
SMA_TWIN(shmem_query_thread)

int pshmemx_init_thread(int requested, int *provided)
{
    return init_thread("shmemx_init_thread", requested, provided);
}
SMA_TWIN(shmemx_init_thread)

void pshmemx_query_thread(int *provided)
{
    pshmem_query_thread(provided);
}
SMA_TWIN(shmemx_query_thread)

void pshmem_query_initialized(int *initialized)
{
    *initialized = sma.initialized;
}
SMA_TWIN(shmem_query_initialized)

void pshmem_finalize(void)
{
    sma_finalize();
}
SMA_TWIN(shmem_finalize)

void pshmem_global_exit(int status)
{
    sma_global_exit(status);
}
SMA_TWIN(shmem_global_exit)

void pglobalexit(int status)
{
    sma_global_exit(status);
}
SMA_TWIN(globalexit)

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The start: calls the lower layers in the order in which they depend on each
 * other, and prints what SHMEM_INFO and SHMEM_VERSION ask for.  finish.c undoes
 * the start in the reverse order.
 */
#include "api/api.h"
#include "coll/calls.h"
#include "coll/compare/same_call.h"
#include "hang/hang.h"
#include "rma/rma.h"
#include "shared/cpus.h"
#include "stats/stats.h"
#include "sync/sync.h"
#include "team/team.h"

/* ------------------------------------------------------------- processors */

/* How many processors the PEs of this host have together: those that they may run
 * on, or as many as the control group of the first PE may use at a time. */
static int count_cpus(void)
{
    const struct sma_cpus all = sma_agree_processors();
    uint32_t quota = sma_self.job->pe[0].quota;
    int count = sma_cpus_count(&all);

    if (quota > 0 && quota / 100 < (uint32_t) count)
        count = (int) (quota / 100);
    return count > 0 ? count : 1;
}

/* How many PEs there are for each processor, those included that run on other hosts of
 * the job and use the same ones, as the hosts are containers of one system. */
static int count_pes_of_cpu(void)
{
    const struct sma_cpus all = sma_agree_processors();
    int cpus = count_cpus(), shared = sma_cpus_count(&all);
    int pes = sma_topology.host_n + (int) sma_self.job->beside;
    int here = (sma_topology.host_n + cpus - 1) / cpus;
    int together = shared > 0 ? (pes + shared - 1) / shared : 1;

    sma_may_be_apart = pes <= sma_cpus_count(&all);
    return here > together ? here : together;
}

/*
 * Decides by the number of processors how PEs of this host wait for each other;
 * all of them decide alike, but for sma_polls_yield and sma_reports_polls.
 * Several threads of a PE may poll at once.
 */
static void decide_how_to_wait(void)
{
    int cpus = count_cpus();

    sma_share = (uint32_t) count_pes_of_cpu();
    sma_crowded = sma_share > 1;
    sma_spin = sma_crowded ? 0 : SMA_SPIN;
    sma_serves_in_calls = sma_net.wire != NULL && sma_env.serve == SMA_SERVE_NO;
    sma_polls_yield =
        sma_crowded || (sma_self.thread_asked == SHMEM_THREAD_MULTIPLE &&
                        sma_topology.host_n * 2 > cpus);
    sma_reports_polls = sma_polls_yield || sma_serves_in_calls;
}

/* --------------------------------------------------------- what is printed */

/* The first PE of another node. */
static int first_far(void)
{
    int pe = 0;

    while (sma_peer_is_here(pe))
        pe++;
    return pe;
}

static void inform_of_job(void)
{
    const struct sma_launcher *launcher = sma_launcher;

    sma_say("launcher: %s%s%s", launcher->name, launcher->describe ? ", " : "",
            launcher->describe ? launcher->describe() : "");
    if (sma_hosts() == 1)
        sma_say("PEs: %d, all on %s; processors: %d", sma_self.n, sma_host(),
                count_cpus());
    else
        sma_say("PEs: %d on %d hosts, %d on %s; processors: %d%s", sma_self.n,
                sma_hosts(), sma_topology.host_n, sma_host(), count_cpus(),
                sma_self.job->beside > 0 ? ", those of other hosts, too" : "");
    sma_say("transport: " SMA_TRANSPORT "%s%s%s; atomics: %s",
            sma_net.wire ? " and, between nodes, " : "",
            sma_net.wire ? sma_net_describe() : "",
            sma_net.wire ? sma_net_small_path(first_far()) : "",
            sma_net.atomics ? "network" : SMA_ATOMICS);
    sma_say("symmetric heap: %zu bytes a PE; static data: %zu bytes a PE",
            sma_memory.region[SMA_HEAP].size, sma_memory.region[SMA_DATA].size);
    sma_say("pages of the heaps: %s", sma_huge_describe());
    if (sma_memory.program_of != NULL)
        sma_say("PEs run different programs: static data are symmetric among "
                "PEs of one program only");
    sma_env_print();
}

static void inform(void)
{
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
    sma_env_tell_useless();
    if (sma_env.version || sma_env.info)
        sma_say("libsma %s, OpenSHMEM %d.%d", PACKAGE_VERSION,
                SHMEM_MAJOR_VERSION, SHMEM_MINOR_VERSION);
    if (sma_env.info)
        inform_of_job();
}

/* Warns when static data have been made shared while the program had other
 * threads.  One PE of each host says so.  None does when MPI runs: its threads
 * cannot be told from others, and do not store to static data. */
static void tell_of_threads(const struct sma_routine *routine, int threads)
{
    if (threads > 1 && !sma_mpi_runs() &&
        __atomic_exchange_n(&sma_self.job->threads_told, 1, __ATOMIC_RELAXED) ==
            0)
        sma_warn(routine,
                 "called while the program has %d threads: stores of "
                 "other threads to static data during the call may be "
                 "lost; start threads and OpenMP after it",
                 threads);
}

/* -------------------------------------------------------------- the start */

/* Makes the quick checks succeed where they may: see struct sma_memory. */
static void allow_quick_checks(void)
{
    if (sma_checks_all() || sma_calls_slow)
        return;
    memcpy(sma_memory.quick, sma_memory.region, sizeof sma_memory.quick);
    if (sma_memory.program_of != NULL)
        sma_memory.quick[SMA_DATA].size = 0;
    if (!sma_reports_polls)
        memcpy(sma_memory.quick_read, sma_memory.quick,
               sizeof sma_memory.quick_read);
}

/* Lower layers call functions of higher layers through these pointers. */
static void set_hooks(void)
{
    sma_boot_still_waiting = sma_hang_at_start;
    sma_wait_hooks.look_for_exited = sma_look_for_exited;
    sma_wait_hooks.poll = sma_hang_poll;
    sma_wait_hooks.note_remote = sma_hang_record_remote;
}

/* The first start in this process: finds all PEs, and lays out the memory. */
static void meet(const struct sma_routine *routine)
{
    /* before the launcher's library and the network start threads of their own */
    int threads = sma_count_program_threads();

    if (!sma_trusts_user())
        sma_fatal(NULL,
                  "%s: this program has more rights than its user "
                  "(set-user-ID, set-group-ID or capabilities of its file), "
                  "and libsma does not start in it",
                  routine->name); /* to look for the caller loads a library */
    set_hooks();
    sma_env_read();
    sma_boot_start();
    sma_mpi_compare(routine);

    sma_agree_publish();
    sma_boot_barrier("all PEs are here");
    sma_mpi_look_ahead(routine);
    if (sma_topology.host_me == 0)
        sma_settings_compare_here(); /* settings say which nodes there are */
    sma_nodes_find();
    sma_agree();
    if (sma_self.job->programs)
        sma_programs_find();
    sma_layout_map_node();
    if (sma_topology.node_n > 1) {
        sma_data_share();
        tell_of_threads(routine, threads);
    }
    sma_data_mind_forks();
    sma_layout_map_heap();
}

/*
 * A further start after the end.  Processes, hosts and settings are as before,
 * so the memory stays mapped: static data keep their values, and the heap,
 * which is empty again, keeps its address.
 */
static void meet_again(void)
{
    sma_boot_again();
    sma_nodes_again();
    sma_layout_clear_heap();
}

void sma_bring_up(const struct sma_routine *routine)
{
    bool again = sma_self.finalized;

    if (sma_self.forked)
        sma_bad_time(routine);
    sma_sole_waiter_prepare();
    if (again)
        meet_again();
    else
        meet(routine);
    sma_layout_find_peers();
    sma_net_start();
    decide_how_to_wait();
    sma_heap_init(sma_memory.blocks);
    sma_same_block_start();
    sma_self.n = sma_self.job_n;
    sma_stats_prepare();
    allow_quick_checks();
    sma_order_start();
    sma_check_start();
    sma_coll_init();
    sma_team_init();
    sma_lock_init();
    sma_boot_barrier("all memory is mapped");
    sma_net_serve();
    sma_spread();
    sma_note_cpu();
    sma_hang_start();
    sma_sole_waiter_start();

    sma_host(); /* asks the system once, before there are threads */
    sma_self.initialized = true;
    sma_self.finalized = false;
    /* The release pairs with the acquires of sma_job_state_of: who finds this
     * PE running finds all that the start has written. */
    __atomic_store_n(&sma_self.job->pe[sma_topology.host_me].state,
                     SMA_JOB_RUNNING, __ATOMIC_RELEASE);
    sma_finish_at_exit();
    if (!again)
        inform();
    sma_stats_started(sma_malloc, sma_free);
}

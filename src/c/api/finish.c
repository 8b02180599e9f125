/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The end: waits until all PEs want to leave, and undoes the start (start.c) in
 * the reverse order; what a process does that ends without shmem_finalize; and
 * the end of the whole job by shmem_global_exit.
 */
#include <sys/types.h>

#include "api/api.h"
#include "coll/calls.h"
#include "coll/compare/same_call.h"
#include "coll/exchange/set_message.h"
#include "hang/hang.h"
#include "rma/rma.h"
#include "stats/stats.h"
#include "sync/sync.h"
#include "team/team.h"

static pid_t owner; /* the process that has started; a child of it is no PE */

/*
 * Waits until every PE of this host is in the state, or a later one.  The PEs
 * may come here while others still are in a collective routine and wait for
 * them; a PE that waits so ends the job with a message (net/exited.c).
 */
static void wait_for_state(const struct sma_routine *routine, int state)
{
    for (int i = 0; i < sma_topology.host_n; i++) {
        struct sma_wait w = SMA_WAIT(routine, -1);

        w.leaving = true;
        while (sma_job_state_of(&sma_self.job->pe[i]) < state)
            SMA_WAIT_MORE(&w, .whom = sma_host_pe(i) + 1,
                          .word = (uint32_t *) &sma_self.job->pe[i].state,
                          .until = (uint32_t) state);
    }
}

/* All PEs of the job meet for the `time`-th time.  The first PE of each node, of which
 * a host may have several, comes when all PEs of its host have come. */
static void meet_hosts(const struct sma_routine *routine, uint32_t time)
{
    struct sma_wait w = SMA_WAIT(routine, -1);

    if (sma_topology.node_me == 0) {
        sma_net_end_barrier(routine);
        /* The release pairs with the acquire below. */
        __atomic_store_n(&sma_self.job->met, time, __ATOMIC_RELEASE);
        sma_wake_word(&sma_self.job->met);
    }
    w.leaving = true;
    /* The acquire pairs with the release above, by the first PE of a node of this
     * host. */
    while (__atomic_load_n(&sma_self.job->met, __ATOMIC_ACQUIRE) < time)
        SMA_WAIT_MORE(&w, .word = &sma_self.job->met, .until = time);
}

/*
 * Waits until all PEs of the job want to leave, and then until all PEs expect
 * that connections end.  A PE that still waits for the first may ask a PE of
 * another host whether it lives (net/exited.c), and would take the end of a
 * connection for a failure.
 */
static void wait_for_leavers(const struct sma_routine *routine)
{
    struct sma_wait w = SMA_WAIT(routine, -1);

    wait_for_state(routine, SMA_JOB_LEAVING);
    if (sma_hosts() == 1)
        return;
    meet_hosts(routine, 1);
    /* from here on no PE asks another one what it does */
    sma_hang_stop();
    sma_net_leave();
    /* The release pairs with the acquire below, by each PE of this host. */
    __atomic_add_fetch(&sma_self.job->silent, 1, __ATOMIC_ACQ_REL);
    sma_wake_word(&sma_self.job->silent);
    w.leaving = true;
    while (__atomic_load_n(&sma_self.job->silent, __ATOMIC_ACQUIRE) <
           (uint32_t) sma_topology.host_n)
        SMA_WAIT_MORE(&w, .word = &sma_self.job->silent,
                      .until = (uint32_t) sma_topology.host_n);
    meet_hosts(routine, 2);
}

/* Empties this PE's slices of all that a further start wants to find empty.
 * All PEs have left.  Reserved huge pages stay for that start, which another job
 * could leave without them; sma_layout_clear_heap clears them. */
static void give_back_memory(void)
{
    sma_segment_empty(sma_memory.coll_offset + (size_t) sma_topology.node_me *
                                                   sma_memory.coll_stride,
                      sma_memory.coll_stride);
    if (sma_memory.huge == 0)
        sma_segment_empty(sma_memory.region_offset[SMA_HEAP] +
                              (size_t) sma_topology.node_me *
                                  sma_memory.region_stride[SMA_HEAP],
                          sma_memory.region_stride[SMA_HEAP]);
}

/* Changes the state of this PE, and wakes those who wait for that.  The release
 * pairs with the acquire in sma_job_state_of. */
static void set_state(int state)
{
    int32_t *mine = &sma_self.job->pe[sma_topology.host_me].state;

    __atomic_store_n(mine, state, __ATOMIC_RELEASE);
    sma_wake_word(mine);
}

/* state: SMA_JOB_LEAVING in shmem_finalize, SMA_JOB_LEFT when the process ends
 * without it. */
static void tear_down(const struct sma_routine *routine, int state)
{
    sma_mpi_compare(routine);
    sma_stats_leaving();
    if (sma_checks_all())
        sma_check_leftovers(routine);
    sma_quiet(routine);
    sma_ctx_fini(routine);
    if (sma_env.test_counts && sma_net.wire != NULL) {
        sma_net_print_stats();
        sma_net_print_counts();
    }
    __atomic_store_n(&sma_self.job->pe[sma_topology.host_me].may_store,
                     !sma_only_others(SMA_ENDS_BY_STORE), __ATOMIC_RELAXED);
    set_state(state);
    wait_for_leavers(routine);
    sma_hang_stop();
    sma_net_disconnect();
    sma_self.initialized = false;
    sma_self.finalized = true;
    sma_self.thread_asked = SHMEM_THREAD_SINGLE;
    sma_self.n = 0;
    memset(sma_memory.quick, 0, sizeof sma_memory.quick);
    memset(sma_memory.quick_read, 0, sizeof sma_memory.quick_read);
    sma_lock_fini();
    sma_team_fini();
    sma_coll_fini();
    sma_check_end();
    sma_heap_fini();
    set_state(SMA_JOB_FINALIZED);
    if (sma_net.wire != NULL) /* others may still close connections to here */
        wait_for_state(routine, SMA_JOB_FINALIZED);
    sma_net_stop(); /* ends the thread that serves peers, which wakes sleepers */
    sma_memory.peer = NULL;
    if (state != SMA_JOB_LEFT)
        give_back_memory();
    sma_nodes_forget();
    sma_boot_finish();
    /* The segment stays mapped: the program's static data lie in it. */
}

void sma_tear_down(const struct sma_routine *routine)
{
    tear_down(routine, SMA_JOB_LEAVING);
}

/*
 * A program that ends without shmem_finalize is finalized here.  A program that
 * ends with a failure leaves at once instead, so that the launcher sees the
 * failure and ends the other PEs.
 */
static void end_at_exit(int status, void *arg)
{
    (void) arg;
    status &= 0xff; /* what the launcher sees */
    if (sma_self.initialized && getpid() == owner && status != 0 &&
        !sma_is_left())
        sma_mpi_compare(SMA_R(exit));
    /* Another thread may write its message, or run exit(), too. */
    if (sma_self.initialized && getpid() == owner &&
        (sma_is_left() ||
         SMA_JOB_END_KIND(sma_self.job->end) == SMA_JOB_GLOBAL_EXIT))
        sma_leave(status);
    if (!sma_self.initialized || getpid() != owner)
        return;
    if (sma_self.job->end != SMA_JOB_GOES_ON)
        sma_boot_await_abort();
    if (status != 0 || sma_self.job->end != SMA_JOB_GOES_ON)
        return;
    sma_self.exited = true;
    tear_down(SMA_R(exit), SMA_JOB_LEFT);
}

void sma_finish_at_exit(void)
{
    if (owner == 0)
        on_exit(end_at_exit, NULL);
    owner = getpid();
}

void sma_global_exit(const struct sma_routine *routine, int status)
{
    int32_t none = SMA_JOB_GOES_ON;
    struct sma_job *job;

    if (sma_self.forked)
        sma_bad_time(routine);
    if (sma_self.job == NULL && sma_self.job_n == 0)
        sma_message_hooks.find_job();
    job = sma_self.job;
    if (sma_self.initialized && sma_checks_all())
        sma_check_process(routine);
    sma_leave(status); /* of two threads one goes on */
    if (sma_self.initialized && sma_stats.start != 0 && sma_may_speak(job))
        sma_stats_ending(); /* of several PEs that call, one writes the file */
    /* The release pairs with the acquires of `end` in base/msg.c,
     * boot/barrier.c, boot/lost.c and oshrun; the acquires with the release of
     * base/msg.c. */
    if (job != NULL &&
        __atomic_compare_exchange_n(
            &job->end, &none, SMA_JOB_END(SMA_JOB_GLOBAL_EXIT, status), false,
            __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
        fflush(stdout);
        sma_boot_abort(status);
    }
    exit(status);
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The slow half of waiting (wait.h), and the point-to-point routines: wait,
 * wait_until and test.
 */
#include <sched.h>
#include <stdio.h>
#include <time.h>

#include "compare.h"
#include "hang.h"
#include "lists.h"
#include "pshmem.h"
#include "pshmemx.h"
#include "region.h"
#include "shmem.h"
#include "wait.h"
#include "xport.h"

enum {
    YIELDS = 2000,   /* polls that yield before the first sleep */
    LOOK_EVERY = 64, /* polls between looks for PEs that have left */
};

/* Seconds: PEs of another machine are asked how they are no more often. */
enum { ASK_EVERY = 2 };

double sma_now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double) t.tv_sec + (double) t.tv_nsec * 1e-9;
}

/* Is it time to ask PEs of other machines?  Not before a wait gets long. */
static bool is_time_to_ask(struct sma_wait *w)
{
    double now;

    if (sma_machines() == 1)
        return false;
    now = sma_now();
    if (w->asked == 0)
        w->asked = now;
    if (now - w->asked < ASK_EVERY)
        return false;
    w->asked = now;
    return true;
}

/*
 * A machine that has failed or cannot be reached any more may be one that no
 * PE here has talked to.  So each machine looks after the next: of the PEs that
 * wait, one at a time asks its first PE for a sign of life.
 */
static void watch_next_machine(void)
{
    uint32_t now = (uint32_t) sma_now();
    uint32_t last = __atomic_load_n(&sma.job->watched, __ATOMIC_RELAXED);

    if (now - last >= ASK_EVERY &&
        __atomic_compare_exchange_n(&sma.job->watched, &last, now, false,
                                    __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        sma_far_state(
            sma_machine_first((sma_machine_here() + 1) % sma_machines()));
}

/* enum sma_job_state of a PE, SMA_JOB_NONE: not known. */
static int state_of(int pe, bool ask)
{
    int here = sma_machine_index(pe);

    if (here >= 0)
        return sma_job_state_of(&sma.job->pe[here]);
    return ask ? sma_far_state(pe) : SMA_JOB_NONE;
}

/* The PE that will never come, or -1; ask: also PEs of other machines.  A wait for
 * anybody may be for another thread of this PE. */
static int find_deserter(const struct sma_wait *w, bool ask, int *state_p)
{
    int pe = sma.me == 0 ? 1 : 0;

    if (w->leaving || sma.n == 1)
        return -1;
    if (w->pe >= 0) {
        *state_p = state_of(w->pe, ask);
        return *state_p >= SMA_JOB_LEAVING ? w->pe : -1;
    }
    if (sma.thread_level == SHMEM_THREAD_MULTIPLE)
        return -1;
    /* those of this machine first: they are asked without a message */
    for (int i = 0; i < sma.machine_n; i++)
        if (i != sma.machine_me &&
            sma_job_state_of(&sma.job->pe[i]) < SMA_JOB_LEAVING)
            return -1;
    for (int i = 0; sma_machines() > 1 && i < sma.n; i++)
        if (sma_machine_index(i) < 0 && state_of(i, ask) < SMA_JOB_LEAVING)
            return -1;
    *state_p = state_of(pe, ask);
    return *state_p >= SMA_JOB_LEAVING ? pe : -1;
}

/*
 * What a PE did before it left is visible once its state is seen; so the
 * condition is looked at once more between the first sight and the verdict.
 */
static void look_for_deserters(struct sma_wait *w)
{
    bool due = is_time_to_ask(w), ask = due || w->deserted;
    int state = SMA_JOB_NONE, pe, here;
    char process[32] = "";

    sma_calling = w->routine;
    if (due && sma.initialized && !sma_xport_is_leaving(w->pe))
        watch_next_machine();
    pe = find_deserter(w, ask, &state);
    if (pe < 0) {
        w->deserted = false;
        return;
    }
    if (!w->deserted) {
        w->deserted = true;
        return;
    }
    here = sma_machine_index(pe);
    if (here >= 0)
        snprintf(process, sizeof process, "pid %d",
                 (int) sma.job->pe[here].pid);
    else
        snprintf(process, sizeof process, "on %.24s", sma_nodes_host(pe));
    sma_fatal(w->routine, "waits for PE %d (%s), which %s%s", pe, process,
              state == SMA_JOB_LEFT
                  ? "ended with status 0 without shmem_finalize"
                  : "called shmem_finalize",
              w->pe < 0 ? ", as all others did" : "");
}

static void nap(unsigned microseconds)
{
    const struct timespec t = {.tv_nsec = (long) microseconds * 1000};

    if (sma.net != NULL)
        sma.net->nap(microseconds);
    else
        nanosleep(&t, NULL);
}

void sma_wait_slow(struct sma_wait *w, const struct sma_about *about)
{
    uint32_t slow = w->polls - sma.spin;

    w->polls++;
    w->idle++;
    if (sma.net != NULL && sma.net->progress())
        w->idle = 0;
    if (unlikely(__atomic_load_n(&sma.job->end, __ATOMIC_RELAXED) !=
                 SMA_JOB_GOES_ON))
        sma_follow_job_end();
    if (slow % LOOK_EVERY == LOOK_EVERY - 1 || w->deserted)
        look_for_deserters(w);
    if (slow % LOOK_EVERY == LOOK_EVERY - 1 || w->idle >= YIELDS)
        sma_hang_look(w, about);
    if (w->idle < YIELDS)
        sched_yield();
    else
        nap(w->idle < 2 * YIELDS ? 50 : 200);
}

/* ------------------------------------------------------------------- tests */

void sma_bad_cmp(const char *routine, int cmp)
{
    sma_fatal(routine, "cmp is %d, must be one of SHMEM_CMP_EQ..SHMEM_CMP_GE "
                       "(%d..%d)",
              cmp, SHMEM_CMP_EQ, SHMEM_CMP_GE);
}

#define DEFINE_WAIT(name, type) \
    void sma_wait_##name(const char *routine, volatile void *ivar, int cmp, \
                         type value) \
    { \
        struct sma_wait w = SMA_WAIT(routine, -1); \
        sma_check_running(routine); \
        sma_check_symmetric(routine, "ivar", ivar, sizeof value); \
        while (!sma_test_##name(routine, ivar, cmp, value)) \
            SMA_WAIT_MORE(&w, .kind = SMA_JOB_WAITS_OBJECT, .object = ivar, \
                          .bytes = SMA_SIGNED_BYTES(type), .cmp = cmp, \
                          .wanted = (uint64_t) value); \
    }

DEFINE_WAIT(int16, int16_t)
DEFINE_WAIT(uint16, uint16_t)
DEFINE_WAIT(int32, int32_t)
DEFINE_WAIT(uint32, uint32_t)
DEFINE_WAIT(int64, int64_t)
DEFINE_WAIT(uint64, uint64_t)

/* ------------------------------------------------------------- entry points */

#define DEFINE_WAIT_UNTIL(T, type) \
    void pshmem_##T##_wait_until(volatile type *ivar, int cmp, type value) \
    { \
        SMA_BY_WIDTH(sma_wait_, type, "shmem_" #T "_wait_until", ivar, cmp, value); \
    } \
    SMA_TWIN(shmem_##T##_wait_until)

#define DEFINE_TEST(T, type) \
    int pshmem_##T##_test(volatile type *ivar, int cmp, type value) \
    { \
        const char *routine = "shmem_" #T "_test"; \
        sma_check_running(routine); \
        sma_check_symmetric(routine, "ivar", ivar, sizeof value); \
        if (unlikely(sma.net != NULL)) \
            sma.net->progress(); \
        return SMA_BY_WIDTH(sma_test_, type, routine, ivar, cmp, value); \
    } \
    SMA_TWIN(shmem_##T##_test)

#define DEFINE_WAIT_NE(T, type) \
    void pshmem_##T##_wait(volatile type *ivar, type value) \
    { \
        SMA_BY_WIDTH(sma_wait_, type, "shmem_" #T "_wait", ivar, SHMEM_CMP_NE, \
               value); \
    } \
    SMA_TWIN(shmem_##T##_wait)

SMA_LIST_P2P(DEFINE_WAIT_UNTIL)
SMA_LIST_P2P(DEFINE_TEST)
SMA_LIST_WAIT_LEGACY(DEFINE_WAIT_NE)

#undef shmem_wait_until
void pshmem_wait_until(volatile long *ivar, int cmp, long value)
{
    sma_wait_int64("shmem_wait_until", ivar, cmp, value);
}
SMA_TWIN(shmem_wait_until)

void pshmem_wait(volatile long *ivar, long value)
{
    sma_wait_int64("shmem_wait", ivar, SHMEM_CMP_NE, value);
}
SMA_TWIN(shmem_wait)

/* those of Open MPI */
#define DEFINE_WAIT_X(T, type) \
    void pshmemx_##T##_wait_until(volatile type *ivar, int cmp, type value) \
    { \
        SMA_BY_WIDTH(sma_wait_, type, "shmemx_" #T "_wait_until", ivar, cmp, \
                     value); \
    } \
    SMA_TWIN(shmemx_##T##_wait_until) \
    void pshmemx_##T##_wait(volatile type *ivar, type value) \
    { \
        SMA_BY_WIDTH(sma_wait_, type, "shmemx_" #T "_wait", ivar, \
                     SHMEM_CMP_NE, value); \
    } \
    SMA_TWIN(shmemx_##T##_wait)

SMA_LIST_OMPI_X_WAIT(DEFINE_WAIT_X)

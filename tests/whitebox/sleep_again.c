/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A PE whose yields were slow once sleeps in its waits, and yields again when
 * trials are quick.  It goes on to yield when some yields take a while, as those do
 * that let PEs of other hosts handle messages.  The program is linked with the
 * library's objects, and has a sched_yield of its own: the first takes 4 ms, all
 * others are quick; in the second part each fifth takes 0.2 ms.
 *
 * A wait polls before it yields if no other PE was last seen on its processor (the
 * program has a sched_getcpu of its own, too), or if the last yield returned at once.
 * A wait that has been woken yields again; a wait for another host yields while it
 * rests for less than a nap.  Only waits that end after a nap, of which the program
 * hears by a syscall of its own, and pointers of shmem_ptr make the sleeps short.  A
 * wait that makes progress sleeps no more, wakes other threads, and tells the next
 * wait.  A wait moves PEs that share a processor.
 *
 *   sleep_again: for 2 PEs
 */
#include <dlfcn.h>
#include <linux/futex.h>
#include <sched.h>
#include <shmem.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "boot/boot.h"
#include "wait/wait.h"

enum { TIMES = 200, FEW = 10, TRIES = 200 };

static int yields, some, too_long;
static uint64_t least; /* nanoseconds that a yield takes */
static int ended;      /* on both PEs */

int sched_yield(void)
{
    uint64_t start = sma_now_ns();

    if (yields++ == 0 && !some)
        usleep(4000);
    while (sma_now_ns() - start < (some && yields % 5 == 0 ? 200000 : least))
        continue;
    too_long += sma_now_ns() - start > 250000;
    return 0;
}

static int cpu, moves;

int sched_getcpu(void)
{
    return cpu;
}

int sched_setaffinity(pid_t pid, size_t bytes, const cpu_set_t *set)
{
    moves++;
    return (int) syscall(SYS_sched_setaffinity, pid, bytes, set);
}

/* How many of the first polls of a wait that is not quick are followed by a yield or
 * a sleep, where PE i says that it is on processor cpu_of[i]. */
static uint32_t idle_polls(const int cpu_of[2])
{
    struct sma_wait w = SMA_WAIT(NULL, -1);

    cpu = cpu_of[shmem_my_pe()];
    sma_note_cpu();
    shmem_barrier_all();
    sma_may_be_apart = sma_crowded = true;
    sma_yield(0);
    w.polls = sma_spin;
    for (int i = 0; i < FEW; i++)
        sma_wait_slow(&w, &(const struct sma_about){.kind = 0});
    sma_may_be_apart = sma_crowded = false;
    shmem_barrier_all();
    return w.idle;
}

static const char *try_apart(void)
{
    int at_once = 0;

    moves = 0;
    if (idle_polls((const int[]){0, 1}) != 0)
        return "a wait yields to nobody";
    if (moves != 0)
        return "a wait moves a PE that has a processor for itself";
    /* somebody else may take the processor in the yield, and a wait looks now and then
     * whether PEs share one */
    for (int i = 0; i < FEW; i++) {
        at_once += idle_polls((const int[]){1, 1}) == 0;
        usleep(10000);
    }
    if (at_once == 0)
        return "a wait yields although that takes no time";
    if (moves == 0)
        return "a wait leaves PEs on one processor";
    least = 3000;
    at_once = idle_polls((const int[]){1, 1});
    least = 0;
    return at_once == FEW ? NULL : "a wait does not yield";
}

/* Somebody else may take the processor meanwhile, here and in the next function. */
static const char *try_woken(void)
{
    const uint32_t word = 1;
    const struct sma_about about = {.word = &word, .until = word};

    for (int i = 0; i < TRIES; i++) {
        struct sma_wait w = SMA_WAIT(NULL, -1);

        w.slept = sma_now_ns();
        for (int k = 0; k < 2; k++) {
            yields = 0;
            w.polls = sma_spin;
            sma_wait_slow(&w, &about);
        }
        if (yields > 0)
            return NULL;
        usleep(1000);
    }
    return "a wait that has been woken does not yield";
}

static bool make_progress(void)
{
    return true;
}

static const char *try_progress(void)
{
    struct sma_job_pe *mine = &sma_self.job->pe[sma_self.me];
    struct sma_wait w = SMA_WAIT(NULL, -1);
    uint32_t spin = sma_spin, wakes = mine->wakes, next;

    sma_wait_hooks.progress = make_progress;
    __atomic_fetch_add(&mine->sleepers, 1, __ATOMIC_SEQ_CST);
    w.slept = sma_now_ns();
    for (int i = 0; i < 2; i++) {
        w.polls = sma_spin;
        sma_wait_slow(&w, &(const struct sma_about){.kind = 0});
    }
    __atomic_fetch_sub(&mine->sleepers, 1, __ATOMIC_SEQ_CST);
    sma_wait_hooks.progress = NULL;
    next = sma_spin;
    sma_spin = spin;
    if (w.slept != 0 || w.idle != 0)
        return "a wait sleeps although it makes progress";
    if (mine->wakes == wakes)
        return "a wait that makes progress wakes nobody";
    return next == SMA_SPIN_NET ? NULL : "a wait does not tell the next one";
}

static const char *try_far(void)
{
    const struct sma_about about = {.kind = 0};
    int yielded = 0, napped = 0;

    for (int i = 0; i < TRIES && (!yielded || !napped); i++) {
        struct sma_wait w = SMA_WAIT(NULL, -1);
        uint64_t naps = sma_sleeps.naps;

        yields = 0;
        w.begun = sma_now() - 200e-6;
        sma_wait_far(&w, &about);
        yielded |= yields > 0 && sma_sleeps.naps == naps;
        w.begun = sma_now() - 4e-3;
        naps = sma_sleeps.naps;
        sma_wait_far(&w, &about);
        napped |= sma_sleeps.naps > naps;
    }
    return !yielded  ? "a short rest does not yield"
           : !napped ? "a long rest does not nap"
                     : NULL;
}

static long limit; /* of the last sleep, in nanoseconds */

long syscall(long number, ...)
{
    long (*next)(long, ...) =
        (long (*)(long, ...))(uintptr_t) dlsym(RTLD_NEXT, "syscall");
    va_list list;
    long a[6];

    va_start(list, number);
    for (int i = 0; i < 6; i++)
        a[i] = va_arg(list, long);
    va_end(list);
    if (number == SYS_futex && (int) a[1] == FUTEX_WAIT && a[3] != 0)
        limit = ((const struct timespec *) (uintptr_t) a[3])->tv_nsec;
    return next(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

static void sleep_once(struct sma_wait *w, bool woken)
{
    const struct sma_about about = {.memory = sma_self.me + 1};

    sma_sleep(w, &about);
    if (woken)
        sma_wake_memory(sma_self.me);
    sma_sleep(w, &about);
}

/* The limit where a wait has slept for long. */
static long longest(void)
{
    struct sma_wait w = SMA_WAIT(NULL, -1);

    w.slept = sma_now_ns() - 1000000000;
    sleep_once(&w, true);
    return limit;
}

static const char *try_limits(void)
{
    struct sma_wait w = SMA_WAIT(NULL, -1);
    long most, with_pointer;

    for (int i = 0; i < FEW; i++)
        sleep_once(&w, i == FEW - 1);
    most = longest();
    shmem_barrier_all();
    shmem_ptr(&ended, 1 - shmem_my_pe());
    with_pointer = longest();
    shmem_barrier_all();
    sma_self.job->pointers = 0;
    if (with_pointer >= most)
        return "a sleep is long although a store may end the wait";
    for (int i = 0; i < FEW; i++) {
        w = (struct sma_wait) SMA_WAIT(NULL, -1);
        sleep_once(&w, false);
    }
    return longest() < most ? NULL : "naps in a wait that is woken count";
}

static void meet(int times)
{
    for (int i = 0; i < times; i++) {
        if (shmem_my_pe() == 1)
            usleep(300);
        shmem_barrier_all();
    }
}

/* Somebody else may take the processor from a PE in a yield, or in between; then it
 * tries once more. */
static const char *try_some(void)
{
    some = 1;
    for (int i = 0; i < TRIES && !ended; i++) {
        too_long = yields = 0;
        meet(FEW);
        if (shmem_my_pe() == 0 && yields > 2 * FEW && too_long == 0) {
            ended = 1;
            shmem_int_p(&ended, 1, 1);
        }
        shmem_barrier_all();
    }
    return ended ? NULL : "waits sleep as some yields have taken 0.2 ms";
}

static const char *try_slow(void)
{
    int first;

    yields = 0;
    meet(TIMES);
    first = yields;
    meet(TIMES);
    return yields - first > TIMES ? NULL : "waits do not yield again";
}

int main(void)
{
    const char *(*const tests[])(void) = {try_slow,  try_some,     try_apart,
                                          try_woken, try_progress, try_far,
                                          try_limits};

    shmem_init();
    for (size_t i = 0; i < sizeof tests / sizeof tests[0]; i++) {
        const char *wrong = tests[i]();

        shmem_barrier_all(); /* a wait for a PE that has ended ends the job */
        if (shmem_my_pe() == 0)
            puts(wrong != NULL ? wrong : "passed");
    }
    shmem_finalize();
    return 0;
}

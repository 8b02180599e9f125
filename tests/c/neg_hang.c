/* np: 4  args: value  env: SHMEM_HANG_TIMEOUT=1  status: 1  match: ^shmem: PE [0-3]/4 on [^ ]+: shmem_[a-z_]+: deadlock: PEs 0-2 wait in shmem_barrier_all for PE 3, which is in shmem_long_wait_until on `flag\+8`, value 0, wants != 0 \(called at [^ )]+\)$ */
/* match: ^ +0 +waits +[0-9]?[0-9]\.[0-9] +shmem_barrier_all +all PEs +PE [23] */
/* match: ^shmem: PE [0-3]/4 on [^ ]+: shmem_[a-z_]+: has waited for [1-9]?[0-9]\.[0-9] seconds \(called at [^ )]+\); the PEs of the job:$ */
/* np: 4  args: value  env: SHMEM_HANG_TIMEOUT=1 SHMEM_CHECK=2  worlds: node (the words are the same in all worlds)  status: 1  match: ^shmem: PE [0-3]/4 on [^ ]+: shmem_[a-z_]+: deadlock: PEs 0-2 wait in shmem_barrier_all for PEs? (3|[0-2], 3), which .*in shmem_long_wait_until on `flag\+8`, value 0, wants != 0 */
/* match: ^ +0 +waits +[0-9]?[0-9]\.[0-9] +shmem_barrier_all +all PEs +PE [1-3] +step [1-9] */
/* np: 2  args: handler  env: SHMEM_HANG_TIMEOUT=1  worlds: mixed (the other worlds are like it)  status: 0  match: ^shmem: no progress: PE 1 waits in shmem_barrier_all for PE 0, which is in shmem_long_wait_until_all on `flag\+8` \(of 2 objects\), value 0, wants == 1$ */
/* nomatch: deadlock */
/* np: 4  args: computes  env: SHMEM_HANG_TIMEOUT=1  worlds: mixed (the other worlds are like it)  status: 0  match: ^shmem: PEs 0-2 wait in shmem_barrier_all for PE 3, which computes \(last in shmem_int_wait_until\)$ */
/* nomatch: deadlock */
/* np: 4  args: finalize  env: SHMEM_HANG_TIMEOUT=1  worlds: node (the words are the same in all worlds)  status: 1  match: deadlock: PEs 0-1 wait in shmem_barrier of PEs 0-2 for PE 2, which is in shmem_ulong_wait_until on `symmetric heap\+[0-9]+`, value 7, wants > 9; PE 3 waits in shmem_finalize for PE 0, which is in shmem_barrier of PEs 0-2 \(called at [^ )]+\)$ */
/* np: 4  args: exit  env: SHMEM_HANG_TIMEOUT=1  worlds: mixed (finalize is that of node)  status: 1  match: deadlock: PEs 0-1 wait in shmem_barrier of PEs 0-2 for PE 2, which is in shmem_ulong_wait_until .*; PE 3 waits in exit for PE 0, which is in shmem_barrier of PEs 0-2( \(called at [^ )]+\))?$ */
/* np: 4  args: locks  env: SHMEM_HANG_TIMEOUT=1  worlds: mixed (the other worlds are like it)  status: 1  match: deadlock: PEs 0, 3 wait in shmem_barrier_all for PEs? [12].*; PE 1 waits in shmem_set_lock on lock `second` held by PE 2, which is in shmem_set_lock on lock `first`; PE 2 waits in shmem_set_lock on lock `first` held by PE 1, which is in shmem_set_lock on lock `second`; a cycle: PE [12] waits for PE [12], which waits for PE [12] \(called at [^ )]+\)$ */
/* np: 4  args: queue  env: SHMEM_HANG_TIMEOUT=1  worlds: node (the words are the same in all worlds)  status: 1  match: deadlock: PEs 0-1, 3 wait in shmem_set_lock on lock `first` held by PE 2, which is in shmem_long_wait_until on `flag`, value 0, wants == 1 \(called at [^ )]+\)$ */
/* np: 2  args: locks_again  env: SHMEM_HANG_TIMEOUT=1  worlds: node (the words are the same in all worlds)  status: 1  match: deadlock: PE 1 waits in shmem_set_lock on lock `first` held by PE 0, which is in shmem_long_wait_until */
/* np: 2  args: self  env: SHMEM_HANG_TIMEOUT=1  worlds: node (the words are the same in all worlds)  status: 1  match: deadlock: PE 1 waits in shmem_set_lock on lock `first` held by PE 1; .*; PE 1 waits for itself \(called at [^ )]+\)$ */
/* np: 4  args: sets  env: SHMEM_HANG_TIMEOUT=1  worlds: ucx (the other worlds are like it)  status: 1  match: deadlock: PE 0 waits in shmem_barrier of PEs 0-1 for PE 1, which is in shmem_int_sum_to_all of PEs 1-2; PE 1 waits in shmem_int_sum_to_all of PEs 1-2 for PE 2, which is in shmem_sync of PEs 0, 2; PE 2 waits in shmem_sync of PEs 0, 2 for PE 0, which is in shmem_barrier of PEs 0-1; PE 3 waits in shmem_barrier_all for PE [0-2], .*; a cycle: PE [0-2] waits for PE [0-2], which waits for PE [0-2], which waits for PE [0-2] \(called at [^ )]+\)$ */
/* np: 3  args: teams  env: SHMEM_HANG_TIMEOUT=1  worlds: mixed (the other worlds are like it)  status: 1  match: deadlock: PE 0 waits in shmem_team_sync of team 0, 2 for PE 2, which is in shmem_int_wait_until_any on `many\+4` \(of 3 objects\), value 0, wants == 5; PE 1 waits in shmem_barrier_all for PE [02], which is in  */
/* np: 2  args: whole_team  env: SHMEM_HANG_TIMEOUT=1  worlds: node (the words are the same in all worlds)  status: 1  notices: verdict_no_team  match: deadlock: PE 0 waits in shmem_team_sync of all PEs for PE 1, which is in shmem_long_wait_until */
/* np: 3  args: objects  env: SHMEM_HANG_TIMEOUT=1  worlds: node (the words are the same in all worlds)  status: 1  match: deadlock: PE 0 waits in shmem_wait_event on `event`, which is not set; PE 1 waits in shmem_signal_wait_until on `signal_word`, value 0, wants >= 3; PE 2 waits in shmem_short_wait_until on `small`, value -3, wants < -4 \(called at [^ )]+\)$ */
/* np: 2  args: thread  env: SHMEM_HANG_TIMEOUT=1  worlds: node (the threads are the same in all)  status: 0  match: ^shmem: no progress: PE 0 waits in shmem_long_wait_until on `flag`, value 0, wants == 1; PE 1 waits in shmem_long_wait_until on `second`, value 0, wants == 1$ */
/* nomatch: deadlock */
/* np: 2  args: funneled  env: SHMEM_HANG_TIMEOUT=1  worlds: node (the threads are the same in all)  status: 0  match: ^shmem: no progress: PE 0 waits in shmem_barrier_all for PE 1, which is in shmem_set_lock on lock `first`; PE 1 waits in shmem_set_lock on lock `first` held by PE 0, which is in shmem_barrier_all$ */
/* nomatch: deadlock */
/* np: 2  args: two_threads  env: SHMEM_HANG_TIMEOUT=1  worlds: node (the threads are the same in all)  status: 0  match: ^shmem: no progress: PE 0 waits in shmem_set_lock on lock `first` held by a thread of PE 0; PE 1 waits in shmem_long_wait_until on `flag`, value 0, wants == 1$ */
/* match: ^ +0 +waits +[0-9.]+ +shmem_set_lock +- +a thread of PE 0 +lock `first` */
/* nomatch: deadlock */
/* np: 3  args: answer  env: SHMEM_HANG_TIMEOUT=1  worlds: ucx (on a node no PE answers)  notices: ucx/answer_not_noted  status: 0  match: ^ +0 +waits +[0-9.]+ +shmem_long_atomic_fetch +- +PE 1 */
/* nomatch: deadlock */
/* np: 66  args: many  env: SHMEM_HANG_TIMEOUT=1 SHMEM_SYMMETRIC_SIZE=1M  worlds: node (the words are the same in all worlds)  status: 1  match: deadlock: PEs 0-64 wait in shmem_barrier_all for PE 65, which is in shmem_long_wait_until on `flag`, value 0, wants == 1 \(called at [^ )]+\)$ */
/* match: ^ +0-64 +waits +[0-9.]+ +shmem_barrier_all +all PEs +PE 65 .* 0-1 +0 +2 +0 +0$ */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests jobs that stand still: the table that SHMEM_HANG_TIMEOUT prints, and
 * whether it says deadlock.
 */
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/stat.h>
#include <unistd.h>

#include "test.h"

static long flag[2], first, second, event;
static int many[3], word, ones[2], sums[2], wrk[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static uint64_t signal_word;
static long pids[3];
static short small = -3;
static long psync[3][SHMEM_SYNC_SIZE];

/* Computes without a call of the library. */
static void compute(double seconds)
{
    double end = test_seconds() + seconds;

    while (test_seconds() < end)
        ;
}

/* What the launcher has written to stderr, which is a file in tests/run; -1: no
 * file, or another launcher. */
static int output = -1;

static void find_output(void)
{
    struct stat st;
    char name[64];

    snprintf(name, sizeof name, "/proc/%ld/fd/2", (long) getppid());
    if (stat(name, &st) == 0 && S_ISREG(st.st_mode))
        output = open(name, O_RDONLY);
}

static bool is_said(const char *words)
{
    char text[1 << 15];
    ssize_t n = pread(output, text, sizeof text - 1, 0);

    text[n > 0 ? n : 0] = '\0';
    return strstr(text, words) != NULL;
}

/* Computes until the report has these words, or for some seconds where nobody can
 * see that. */
static void await_report(const char *words)
{
    if (output < 0)
        compute(7);
    while (output >= 0 && !is_said(words))
        test_sleep_us(10000);
}

static void value(int me)
{
    if (me == 3)
        shmem_long_wait_until(&flag[1], SHMEM_CMP_NE, 0);
    shmem_barrier_all();
}

static void on_alarm(int signo)
{
    (void) signo;
    if (output < 0 || is_said("no progress: "))
        *(volatile long *) &flag[1] = 1;
    else
        alarm(1);
}

/* A signal ends the wait of PE 0.  Its handler serves faults, too. */
static void handler(int me)
{
    struct sigaction act = {.sa_handler = on_alarm};

    if (me == 0) {
        sigaction(SIGALRM, &act, NULL);
        sigaction(SIGSEGV, &act, NULL);
        alarm(1);
        shmem_long_wait_until_all(flag, 2, NULL, SHMEM_CMP_EQ, 1);
    } else {
        compute(0.3);
        shmem_long_p(flag, 1, 0);
    }
    shmem_barrier_all();
}

/* PE 3 was in a long wait before. */
static void computes(int me)
{
    if (me == 3)
        shmem_int_wait_until(&word, SHMEM_CMP_EQ, 1);
    if (me == 0) {
        compute(0.7);
        shmem_int_p(&word, 1, 3);
    }
    if (me == 3)
        await_report(
            "PEs 0-2 wait in shmem_barrier_all for PE 3, which computes");
    shmem_barrier_all();
}

/* PE 3 is at the end of the library, or of the process. */
static void finalize(int me)
{
    unsigned long *far = shmem_malloc(sizeof *far);

    *far = 7;
    if (me == 2)
        shmem_ulong_wait_until(far, SHMEM_CMP_GT, 9);
    if (me < 3)
        shmem_barrier(0, 0, 3, psync[0]);
}

static void exit_alone(int me)
{
    if (me == 3) {
        shmem_malloc(8);
        exit(0);
    }
    finalize(me);
}

static void self(int me)
{
    if (me == 0)
        shmem_wait_until(flag, SHMEM_CMP_EQ, 1);
    for (int i = 0; i < 2; i++)
        shmem_set_lock(&first);
}

static void locks(int me)
{
    if (me == 1)
        shmem_set_lock(&first);
    if (me == 2)
        shmem_set_lock(&second);
    shmem_barrier_all();
    if (me == 1)
        shmem_set_lock(&second);
    if (me == 2)
        shmem_set_lock(&first);
    shmem_barrier_all();
}

/* The PE that holds the lock got it after another PE, for which it waited. */
static void queue(int me)
{
    if (me == 3)
        shmem_set_lock(&first);
    shmem_barrier_all();
    if (me == 3)
        compute(0.5);
    if (me == 3)
        shmem_clear_lock(&first);
    if (me == 2) {
        shmem_set_lock(&first);
        for (int pe = 0; pe < 4; pe++)
            shmem_int_p(&word, 1, pe);
        shmem_wait_until(flag, SHMEM_CMP_EQ, 1);
    }
    shmem_int_wait_until(&word, SHMEM_CMP_EQ, 1);
    shmem_set_lock(&first);
}

/* PE 1 waits for the lock and gives it back; then PE 0 takes it at once. */
static void locks_again(int me)
{
    if (me == 0)
        shmem_set_lock(&first);
    shmem_barrier_all();
    if (me == 0) {
        compute(0.3);
        shmem_clear_lock(&first);
    } else {
        shmem_set_lock(&first);
        shmem_clear_lock(&first);
    }
    shmem_barrier_all();
    if (me == 0)
        shmem_set_lock(&first);
    shmem_barrier_all();
    if (me == 0)
        shmem_long_wait_until(flag, SHMEM_CMP_EQ, 1);
    shmem_set_lock(&first);
}

static void sets(int me)
{
    if (me == 0)
        shmem_barrier(0, 0, 2, psync[0]);
    else if (me == 1)
        shmem_int_sum_to_all(sums, ones, 2, 1, 0, 2, wrk, psync[1]);
    else if (me == 2)
        shmem_sync(0, 1, 2, psync[2]);
    else
        shmem_barrier_all();
}

static void teams(int me)
{
    static const int status[3] = {1, 0, 0};
    shmem_team_t team;

    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, 2, NULL, 0, &team);
    if (me == 2)
        shmem_int_wait_until_any(many, 3, status, SHMEM_CMP_EQ, 5);
    if (team != SHMEM_TEAM_INVALID)
        shmem_team_sync(team);
    shmem_barrier_all();
}

/* A team of all PEs is not the world. */
static void whole_team(int me)
{
    shmem_team_t team;

    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 2, NULL, 0, &team);
    if (me == 1)
        shmem_long_wait_until(flag, SHMEM_CMP_EQ, 1);
    shmem_team_sync(team);
}

static void *set_flag(void *unused)
{
    (void) unused;
    await_report("PE 1 waits in shmem_long_wait_until on `second`");
    __atomic_store_n(&flag[0], 1, __ATOMIC_RELEASE);
    __atomic_store_n(&second, 1, __ATOMIC_RELEASE);
    return NULL;
}

static void *wait_later(void *unused)
{
    compute(0.3);
    shmem_long_wait_until(&second, SHMEM_CMP_EQ, 1);
    return unused;
}

/* Another thread of the same PE ends the waits.  Of two waits, the last one is named. */
static void thread(int me)
{
    pthread_t other, later;

    pthread_create(&other, NULL, set_flag, NULL);
    if (me == 1)
        pthread_create(&later, NULL, wait_later, NULL);
    shmem_long_wait_until(flag, SHMEM_CMP_EQ, 1);
    pthread_join(other, NULL);
    if (me == 1)
        pthread_join(later, NULL);
    shmem_barrier_all();
}

static void objects(int me)
{
    if (me == 0)
        shmem_wait_event(&event);
    else if (me == 1)
        shmem_signal_wait_until(&signal_word, SHMEM_CMP_GE, 3);
    else
        shmem_short_wait_until(&small, SHMEM_CMP_LT, -4);
}

static void *clear_lock(void *words)
{
    await_report(words);
    shmem_clear_lock(&first);
    return NULL;
}

/* Another thread ends the wait of the other PE.  The program has not asked for
 * threads that call the library, but the library provides them. */
static void funneled(int me)
{
    pthread_t other;

    if (me == 0)
        shmem_set_lock(&first);
    shmem_sync_all();
    if (me == 0)
        pthread_create(&other, NULL, clear_lock,
                       "no progress: PE 0 waits in shmem_barrier_all");
    if (me == 1)
        shmem_set_lock(&first);
    shmem_barrier_all();
    if (me == 0)
        pthread_join(other, NULL);
}

/* Two threads of a PE use one lock, one after the other. */
static void two_threads(int me)
{
    pthread_t other;

    if (me == 0) {
        shmem_set_lock(&first);
        pthread_create(
            &other, NULL, clear_lock,
            "no progress: PE 0 waits in shmem_set_lock on lock `first` "
            "held by a thread of PE 0; PE 1 waits");
        shmem_set_lock(&first);
        pthread_join(other, NULL);
        shmem_long_p(flag, 1, 1);
    } else {
        shmem_long_wait_until(flag, SHMEM_CMP_EQ, 1);
    }
}

/* Continues the stopped process of PE 1 when the report is there. */
static void *go_on(void *unused)
{
    await_report("PE 2 waits in shmem_barrier_all for ");
    kill((pid_t) pids[1], SIGCONT);
    return unused;
}

/* PE 0 waits for an answer of PE 1, which is stopped, and PE 2 for both. */
static void answer(int me)
{
    pthread_t other;
    long value;

    pids[me] = getpid();
    if (me == 1)
        shmem_long_p(&pids[1], pids[1], 0);
    shmem_barrier_all();
    if (me == 1)
        raise(SIGSTOP);
    if (me == 0) {
        test_see_stopped(pids[1]);
        pthread_create(&other, NULL, go_on, NULL);
        /* UCX may read the memory of another process without it */
        value = shmem_long_atomic_fetch(&flag[0], 1);
        CHECK(value == 0, "%ld", value);
        pthread_join(other, NULL);
    }
    shmem_barrier_all();
}

/* All wait for the last PE. */
static void await_last(int me)
{
    if (me == shmem_n_pes() - 1)
        shmem_wait_until(flag, SHMEM_CMP_EQ, 1);
    if (me == 0)
        shmem_int_p(&word, 1, 1);
    shmem_barrier_all();
}

static const struct {
    const char *name;
    void (*f)(int me);
} cases[] = {{"value", value},
             {"handler", handler},
             {"computes", computes},
             {"finalize", finalize},
             {"exit", exit_alone},
             {"locks", locks},
             {"locks_again", locks_again},
             {"queue", queue},
             {"self", self},
             {"sets", sets},
             {"teams", teams},
             {"whole_team", whole_team},
             {"objects", objects},
             {"thread", thread},
             {"funneled", funneled},
             {"two_threads", two_threads},
             {"answer", answer},
             {"many", await_last}};

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "";
    int me, provided;

    if (strcmp(how, "funneled") == 0)
        shmem_init_thread(SHMEM_THREAD_FUNNELED, &provided);
    else
        shmem_init();
    find_output();
    me = shmem_my_pe();
    shmem_barrier_all();
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (strcmp(how, cases[i].name) == 0)
            cases[i].f(me);
    shmem_finalize();
    return 0;
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A program to which a misfortune happens; used by faults.sh.
 *
 *     faults FAULT TASK [MICROSECONDS]
 *     faults cage WITHOUT COMMAND...
 *
 * PE 1 comes to the end named FAULT while all PEs do TASK again and again; or the
 * fault is "none", and the program ends well after a few rounds.  When the fault
 * is a signal from outside, it comes so many microseconds after the task began,
 * in the middle of whatever PE 1 does then.  The file named FAULT_TIME gets the
 * time of the fault, seconds since 1970.
 *
 * A cage (cage.h) is a process, and what it starts, for which system calls do not
 * work.
 */
#include <errno.h>
#include <fcntl.h>
#include <fenv.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <shmem.h>

#include "cage.h"

enum { WORDS = 2048, ROUNDS = 20 };

static long source[WORDS], dest[WORDS * 8], work[WORDS], lock, word;
static long p_sync[SHMEM_ALLTOALL_SYNC_SIZE + SHMEM_COLLECT_SYNC_SIZE +
                   SHMEM_REDUCE_SYNC_SIZE];
static int me, n;

static void note_time(double later)
{
    const char *name = getenv("FAULT_TIME");
    struct timespec t;
    char text[64];
    int fd, len;

    clock_gettime(CLOCK_REALTIME, &t);
    len = snprintf(text, sizeof text, "%.6f\n",
                   (double) t.tv_sec + (double) t.tv_nsec * 1e-9 + later);
    fd = name != NULL ? open(name, O_WRONLY | O_CREAT | O_TRUNC, 0666) : -1;
    if (fd >= 0 && write(fd, text, (size_t) len) < 0)
        _exit(99);
    close(fd);
}

/* ------------------------------------------------------------------- faults */

/* A signal that needs nobody's help to come. */
static void order(int signo, long microseconds)
{
    struct sigevent event = {.sigev_notify = SIGEV_SIGNAL,
                             .sigev_signo = signo};
    struct itimerspec when = {
        .it_value = {microseconds / 1000000, microseconds % 1000000 * 1000}};
    timer_t timer;

    note_time((double) microseconds * 1e-6);
    if (timer_create(CLOCK_MONOTONIC, &event, &timer) != 0 ||
        timer_settime(timer, 0, &when, NULL) != 0)
        _exit(99);
}

/* Somebody else takes what is left of /dev/shm. */
static void fill_shm(void)
{
    static char bytes[1 << 20];
    int fd = open("/dev/shm", O_TMPFILE | O_RDWR, 0600);

    memset(bytes, 1, sizeof bytes);
    while (fd >= 0 && write(fd, bytes, sizeof bytes) > 0)
        ;
}

/* What UCX has for a moment, and leaves when it is killed then. */
static void litter(void)
{
    char name[64];
    int fd;

    snprintf(name, sizeof name, "/dev/shm/ucx_shm_posix_%lx", (long) getpid());
    fd = open(name, O_RDWR | O_CREAT | O_EXCL, 0600);
    if (fd < 0 || close(fd) != 0 || shmget(IPC_PRIVATE, 4096, 0600) < 0)
        _exit(95);
}

static volatile int zero;
static int *volatile nowhere;

static void eat_memory(void)
{
    for (;;) {
        char *p = mmap(NULL, 16 << 20, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

        if (p == MAP_FAILED)
            abort();
        memset(p, 1, 16 << 20);
    }
}

/* The library needs memory for this. */
static void starve(void)
{
    struct rlimit none = {0, 0};

    setrlimit(RLIMIT_AS, &none);
    setrlimit(RLIMIT_DATA, &none);
    for (;;) {
        shmem_ctx_t ctx;

        if (shmem_ctx_create(0, &ctx) != 0)
            abort();
    }
}

/* A file says to the other PEs that the fault has happened. */
static void happened_name(char *name_p, size_t size)
{
    snprintf(name_p, size, "%s.done", getenv("FAULT_TIME"));
}

static void tell_happened(void)
{
    char name[4096];
    int fd;

    happened_name(name, sizeof name);
    fd = open(name, O_WRONLY | O_CREAT, 0666);
    if (fd < 0)
        _exit(94);
    close(fd);
}

static void await_happened(void)
{
    char name[4096];

    happened_name(name, sizeof name);
    while (access(name, F_OK) != 0)
        usleep(1000);
}

/* Linux takes the files of /proc/self away when the first thread has ended. */
static void *await_headless(void *unused)
{
    while (access("/proc/self/exe", F_OK) == 0)
        usleep(1000);
    tell_happened();
    pause();
    return unused;
}

/* What other PEs cannot connect to; the process goes on. */
static void be_strange(const char *fault)
{
    pthread_t other;

    if (strcmp(fault, "stop") == 0) {
        tell_happened();
        raise(SIGSTOP);
    }
    if (strcmp(fault, "headless") == 0) {
        if (pthread_create(&other, NULL, await_headless, NULL) != 0)
            _exit(90);
        pthread_exit(NULL);
    }
    if (strcmp(fault, "setuid") == 0 && setuid(65534) != 0)
        _exit(93);
    if (strcmp(fault, "exec") == 0)
        execlp("sh", "sh", "-c", ": >$FAULT_TIME.done; sleep 98; :", NULL);
    if (strcmp(fault, "space") == 0) {
        FILE *f = fopen("/proc/self/statm", "r");
        unsigned long pages = 0;
        struct rlimit all;

        if (f == NULL || fscanf(f, "%lu", &pages) != 1)
            _exit(92);
        fclose(f);
        all.rlim_cur = all.rlim_max = pages * 4096 + (64 << 10);
        setrlimit(RLIMIT_AS, &all);
    }
}

enum { LARGE = 64 << 20 };

static char *large; /* of the fault "touch", which fills it */

static void suffer(const char *fault)
{
    if (strcmp(fault, "none") == 0 || strcmp(fault, "kill") == 0)
        return;
    note_time(0);
    if (strcmp(fault, "segv") == 0)
        *nowhere = 1;
    if (strcmp(fault, "bus") == 0)
        raise(SIGBUS);
    if (strcmp(fault, "touch") == 0) {
        /* the heap had space in its file system when the program began */
        fill_shm();
        if (large != NULL)
            memset(large, 1, LARGE);
    }
    if (strcmp(fault, "abort") == 0)
        abort();
    if (strcmp(fault, "exit3") == 0)
        exit(3);
    if (strcmp(fault, "exit0") == 0)
        exit(0);
    if (strcmp(fault, "_exit0") == 0)
        _exit(0);
    if (strcmp(fault, "finalize") == 0) {
        shmem_finalize();
        exit(0);
    }
    if (strcmp(fault, "fpe") == 0) {
        feenableexcept(FE_DIVBYZERO | FE_INVALID);
        if (1.0 / zero > 0)
            raise(SIGFPE); /* a processor without the trap */
    }
    if (strcmp(fault, "memory") == 0)
        eat_memory();
    if (strcmp(fault, "starve") == 0)
        starve();
    be_strange(fault);
    if (strcmp(fault, "litter") == 0 || strcmp(fault, "litter-oshrun") == 0) {
        litter();
        fault = strcmp(fault, "litter") == 0 ? "kill" : "oshrun";
        if (strcmp(fault, "kill") == 0)
            raise(SIGKILL);
    }
    /* the launcher is what ends */
    if (strcmp(fault, "oshrun") == 0)
        kill(getenv("OSHRUN_PID") != NULL ? (pid_t) atoi(getenv("OSHRUN_PID"))
                                          : getppid(),
             SIGKILL);
}

/* -------------------------------------------------------------------- tasks */

/* A collective of all PEs, and a barrier if others may still wait in it.
 * Returns 0 if the task is not a collective. */
static int collective_task(const char *task)
{
    if (strcmp(task, "barrier_set") == 0)
        shmem_barrier(0, 0, n, p_sync);
    else if (strcmp(task, "sync") == 0)
        shmem_sync_all();
    else if (strcmp(task, "broadcast") == 0)
        shmem_broadcast64(dest, source, WORDS, 0, 0, 0, n, p_sync);
    else if (strcmp(task, "collect") == 0)
        shmem_collect64(dest, source, (size_t) (me + 1) * 16, 0, 0, n, p_sync);
    else if (strcmp(task, "fcollect") == 0)
        shmem_fcollect64(dest, source, WORDS, 0, 0, n, p_sync);
    else if (strcmp(task, "reduce") == 0)
        shmem_long_sum_to_all(dest, source, WORDS, 0, 0, n, work, p_sync);
    else if (strcmp(task, "alltoall") == 0)
        shmem_alltoall64(dest, source, 256, 0, 0, n, p_sync);
    else if (strcmp(task, "alltoalls") == 0)
        shmem_alltoalls64(dest, source, 2, 2, 100, 0, 0, n, p_sync);
    else if (strcmp(task, "scan") == 0)
        shmem_long_sum_inscan(SHMEM_TEAM_WORLD, dest, source, WORDS);
    else if (strcmp(task, "barrier") != 0)
        return 0;
    if (strcmp(task, "barrier_set") != 0 && strcmp(task, "sync") != 0)
        shmem_barrier_all();
    return 1;
}

static void one_task(const char *task)
{
    shmem_team_t team;
    shmem_ctx_t ctx;
    int peer = (me + 1) % n;
    long *block;

    if (collective_task(task))
        return;
    if (strcmp(task, "team") == 0) {
        shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &team);
        shmem_long_sum_reduce(team, dest, source, 8);
        shmem_team_destroy(team);
    } else if (strcmp(task, "context") == 0) {
        if (shmem_ctx_create(0, &ctx) != 0)
            _exit(97);
        shmem_ctx_long_put(ctx, dest, source, 64, peer);
        shmem_ctx_quiet(ctx);
        shmem_ctx_destroy(ctx);
    } else if (strcmp(task, "put") == 0) {
        shmem_long_put(dest, source, WORDS, peer);
        shmem_quiet();
    } else if (strcmp(task, "get") == 0) {
        shmem_long_get(dest, source, WORDS, peer);
    } else if (strcmp(task, "amo") == 0) {
        shmem_long_atomic_fetch_inc(&word, peer);
    } else if (strcmp(task, "lock") == 0) {
        shmem_set_lock(&lock);
        shmem_long_p(&word, 1, 0);
        shmem_clear_lock(&lock);
    } else if (strcmp(task, "malloc") == 0) {
        block = shmem_malloc(4096);
        shmem_free(block);
    } else if (strcmp(task, "compute") == 0) {
        for (volatile int i = 0; i < 100000;)
            i = i + 1;
    } else {
        _exit(96);
    }
}

/* What only ends by what PE 1 does not do. */
static void wait_for_1(const char *task)
{
    if (strcmp(task, "held") == 0)
        shmem_set_lock(&lock);
    else if (strcmp(task, "wait") == 0)
        shmem_long_wait_until(&word, SHMEM_CMP_NE, 0);
    else if (strcmp(task, "spin") == 0)
        while (__atomic_load_n(&word, __ATOMIC_RELAXED) == 0)
            ;
    else if (strcmp(task, "final") == 0)
        shmem_finalize();
    else
        shmem_barrier_all();
}

static int is_wait(const char *task)
{
    static const char *const waits[] = {"held", "wait", "spin", "final",
                                        "stand"};

    for (size_t i = 0; i < sizeof waits / sizeof *waits; i++)
        if (strcmp(task, waits[i]) == 0)
            return 1;
    return 0;
}

/* PE 1 by what the launcher says, before shmem_init. */
static int is_pe_1(void)
{
    static const char *const names[] = {"PMIX_RANK", "RANK"};
    const char *text = getenv("SMA_JOB");

    if (text != NULL)
        return (text = strchr(text, ':')) != NULL && atoi(text + 1) == 1;
    for (int i = 0; i < 2; i++)
        if ((text = getenv(names[i])) != NULL)
            return atoi(text) == 1;
    return 0;
}

/* What all PEs have before shmem_init. */
static void be_strange_from_the_start(void)
{
    if (getenv("FAULT_HIDE") != NULL)
        prctl(PR_SET_DUMPABLE, 0); /* no /proc/PID/fd for others */
    if (getenv("FAULT_LOCK") != NULL && mlockall(MCL_FUTURE) != 0)
        _exit(91);
    if (getenv("FAULT_DATA") != NULL)
        setrlimit(RLIMIT_DATA, &(struct rlimit){0, 0});
}

/* The fault comes before anything has connected the PEs. */
static void suffer_first(const char *fault)
{
    if (me == 1) {
        suffer(fault);
        tell_happened();
    }
    await_happened();
    if (me != 1)
        shmem_long_p(&word, 1, 1);
}

int main(int argc, char **argv)
{
    const char *fault = argc > 1 ? argv[1] : "none";
    const char *task = argc > 2 ? argv[2] : "barrier";
    long after = argc > 3 ? atol(argv[3]) : 30000;
    int kills = strcmp(fault, "kill") == 0;

    if (argc > 3 && strcmp(fault, "cage") == 0)
        return cage(argv[2], argv + 3);
    be_strange_from_the_start();
    if (strcmp(task, "init") == 0 && is_pe_1()) {
        if (kills)
            order(SIGKILL, after);
        else
            suffer(fault);
    }
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    for (size_t i = 0; i < sizeof p_sync / sizeof *p_sync; i++)
        p_sync[i] = SHMEM_SYNC_VALUE;
    if (strcmp(task, "first") == 0)
        suffer_first(fault);
    if (strcmp(fault, "touch") == 0)
        large = shmem_malloc(LARGE);
    shmem_barrier_all();
    if (strcmp(task, "init") == 0 || strcmp(task, "first") == 0)
        task = "barrier";
    if (is_wait(task)) {
        if (me == 1 && strcmp(task, "held") == 0)
            shmem_set_lock(&lock);
        shmem_barrier_all();
        if (me != 1)
            wait_for_1(task);
        usleep((unsigned) after); /* the others wait by now */
        if (kills)
            order(SIGKILL, 1);
        else
            suffer(fault);
    } else if (strcmp(task, "finalize") == 0) {
        if (me == 1 && kills)
            order(SIGKILL, after);
        else if (me == 1)
            suffer(fault);
    } else {
        one_task(task);
        if (me == 1 && kills)
            order(SIGKILL, after);
        for (long i = 0; strcmp(fault, "none") != 0 || i < ROUNDS; i++) {
            one_task(task);
            if (me == 1 && i == ROUNDS)
                suffer(fault);
        }
    }
    shmem_finalize();
    if (me == 1 && strcmp(fault, "none") != 0)
        pause();
    return 0;
}

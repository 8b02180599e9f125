/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A program to which a misfortune happens; used by faults.sh, containers.sh and
 * cluster/faults.
 *
 *     faults FAULT TASK [MICROSECONDS [last | again]]
 *     faults check [MIB [MORE]]
 *                       PEs that communicate, with arrays of MIB each, and have MORE
 *                       private memory
 *     faults fill       PE 0 stores to a PE that computes, with /dev/shm full
 *     faults cage WITHOUT COMMAND...
 *     faults caged      is this a cage without docker's privileges?
 *
 * PE 1 comes to the end named FAULT while all PEs do TASK again and again; or the
 * fault is "none", and the program ends well after a few rounds.  When the fault
 * is a signal from outside, it comes so many microseconds after the task began,
 * in the middle of whatever PE 1 does then.  The file named FAULT_TIME gets the
 * time of the fault, seconds since 1970.
 *
 * With "last" it is the last PE in place of PE 1, each PE says when it begins to work, and
 * when it goes on though the fault has happened; with "again" the library has been started
 * and ended before, too.  What cluster/faults does to a host is the fault "outside".
 *
 * A cage (cage.h) is a process, and what it starts, for which system calls do not work.
 */
#include <errno.h>
#include <fcntl.h>
#include <fenv.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/personality.h>
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
static int me, n, victim = 1;
static int says; /* when it works, and when it goes on */

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
    if (strcmp(fault, "none") == 0 || strcmp(fault, "kill") == 0 ||
        strcmp(fault, "outside") == 0)
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
    if (strcmp(fault, "stay") == 0) {
        puts("all PEs are here");
        fflush(stdout);
        for (;;)
            pause();
    }
    if (strcmp(fault, "abort") == 0)
        abort();
    if (strcmp(fault, "global") == 0)
        shmem_global_exit(7);
    if (strcmp(fault, "bad_pe") == 0)
        shmem_long_p(&word, 1, n);
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

/* What only ends by what the victim does not do, or never. */
static void wait_for_victim(const char *task)
{
    while (strcmp(task, "flood") == 0) {
        shmem_long_put(dest, source, WORDS, victim);
        shmem_long_p(&word, 1, victim);
    }
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
    static const char *const waits[] = {"held",  "wait",  "spin",
                                        "final", "stand", "flood"};

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
    if (me == victim) {
        suffer(fault);
        tell_happened();
    }
    await_happened();
    if (me != victim)
        shmem_long_p(&word, 1, victim);
}

/* ---------------------------------------------------------- other programs */

char *own; /* private memory */

/* Sends an array to the right neighbour, and adds up those of all PEs. */
static int check(size_t mib, size_t more)
{
    size_t words = (mib << 20) / sizeof(long), wrong = 0;
    long *a, *b;

    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    a = shmem_malloc(words * sizeof *a);
    b = shmem_malloc(words * sizeof *b);
    if (a == NULL || b == NULL)
        shmem_global_exit(3);
    own = malloc((more << 20) + 1);
    memset(own, 1, (more << 20) + 1);
    for (size_t i = 0; i < words; i++)
        a[i] = (long) i + me;
    shmem_barrier_all();
    shmem_long_put(b, a, words, (me + 1) % n);
    shmem_barrier_all();
    for (size_t i = 0; i < words; i++)
        wrong += b[i] != (long) i + (me + n - 1) % n;
    shmem_barrier_all();
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, b, a, words);
    for (size_t i = 0; i < words; i++)
        wrong += b[i] != (long) i * n + n * (n - 1) / 2;
    shmem_long_atomic_add(&word, 1, 0);
    shmem_barrier_all();
    wrong += shmem_long_g(&word, 0) != n;
    printf("PE %d of %d: %s\n", me, n, wrong == 0 ? "right" : "wrong");
    shmem_finalize();
    return wrong != 0;
}

/* PE 0 touches the heap of PE 1, which does not call the library. */
static int fill(void)
{
    enum { BYTES = 8 << 20, PAGE = 4096 };
    char *block;

    shmem_init();
    block = shmem_malloc(BYTES);
    if (shmem_my_pe() == 1)
        for (;;)
            pause();
    fill_shm();
    for (size_t i = 0; i < BYTES; i += PAGE)
        shmem_putmem(block + i, source, PAGE, 1);
    shmem_finalize();
    return 0;
}

/* Are these calls refused, and others not? */
static int caged(void)
{
    return unshare(CLONE_NEWUTS) == 0 || errno != EPERM ||
           syscall(SYS_mbind, 0, 0, 0, 0, 0, 0) == 0 || errno != EPERM ||
           personality(ADDR_NO_RANDOMIZE) >= 0 || errno != EPERM ||
           personality(0xffffffff) < 0 ||
           syscall(SYS_clone, CLONE_NEWNS | SIGCHLD, 0, 0, 0, 0) >= 0 ||
           errno != EPERM || memfd_create("x", 0) < 0 ||
           setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) - 1) == 0;
}

/* Does what the first word names; -1: it is a fault. */
static int other_program(int argc, char **argv)
{
    if (argc > 3 && strcmp(argv[1], "cage") == 0)
        return cage(argv[2], argv + 3);
    if (argc > 1 && strcmp(argv[1], "caged") == 0)
        return caged();
    if (argc > 1 && strcmp(argv[1], "fill") == 0)
        return fill();
    if (argc > 1 && strcmp(argv[1], "check") == 0)
        return check(argc > 2 ? (size_t) atol(argv[2]) : 2,
                     argc > 3 ? (size_t) atol(argv[3]) : 0);
    return -1;
}

static void start(const char *how)
{
    if (strcmp(how, "again") == 0) {
        shmem_init();
        shmem_finalize();
    }
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    says = how[0] != '\0';
    victim = says ? n - 1 : 1;
    for (size_t i = 0; i < sizeof p_sync / sizeof *p_sync; i++)
        p_sync[i] = SHMEM_SYNC_VALUE;
}

/* Others wait for the victim; when it is a host that fails, all of them wait. */
static void wait_and_suffer(const char *fault, const char *task, long after)
{
    if (me == victim && strcmp(task, "held") == 0)
        shmem_set_lock(&lock);
    shmem_barrier_all();
    if (me != victim || strcmp(fault, "outside") == 0) {
        wait_for_victim(task);
        if (says)
            fprintf(stderr, "PE %d went on\n", me);
    }
    usleep((unsigned) after); /* the others wait by now */
    if (strcmp(fault, "kill") == 0)
        order(SIGKILL, 1);
    else
        suffer(fault);
}

int main(int argc, char **argv)
{
    const char *fault = argc > 1 ? argv[1] : "none";
    const char *task = argc > 2 ? argv[2] : "barrier";
    long after = argc > 3 ? atol(argv[3]) : 30000;
    int kills = strcmp(fault, "kill") == 0;
    int status = other_program(argc, argv);

    if (status >= 0)
        return status;
    be_strange_from_the_start();
    if (strcmp(task, "init") == 0 && is_pe_1()) {
        if (kills)
            order(SIGKILL, after);
        else
            suffer(fault);
    }
    start(argc > 4 ? argv[4] : "");
    if (strcmp(task, "first") == 0)
        suffer_first(fault);
    if (strcmp(fault, "touch") == 0)
        large = shmem_malloc(LARGE);
    shmem_barrier_all();
    if (says) {
        puts("working");
        fflush(stdout);
    }
    if (strcmp(task, "init") == 0 || strcmp(task, "first") == 0)
        task = "barrier";
    if (is_wait(task)) {
        wait_and_suffer(fault, task, after);
    } else if (strcmp(task, "finalize") == 0) {
        if (me == victim && kills)
            order(SIGKILL, after);
        else if (me == victim)
            suffer(fault);
    } else {
        one_task(task);
        if (me == victim && kills)
            order(SIGKILL, after);
        for (long i = 0; strcmp(fault, "none") != 0 || i < ROUNDS; i++) {
            one_task(task);
            if (me == victim && i == ROUNDS)
                suffer(fault);
        }
    }
    shmem_finalize();
    if (me == victim && strcmp(fault, "none") != 0)
        pause();
    return 0;
}

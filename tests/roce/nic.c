/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Small operations on a PE that has no processor at all: a NIC does them alone.
 * PE 0 stops PE 1 by a signal, carries out each operation a hundred times, and lets
 * PE 1 go on.  All of them must have ended in the time that PE 1 has stood still, in
 * which it has used no processor.  If an operation waits for PE 1, an alarm lets PE 1 go
 * on, and PE 0 says so; another one ends PE 0 if it waits even then.
 */
#include <shmem.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { WORDS = 8192, TIMES = 100, PATIENCE = 20 };

static long *block, here[WORDS], counted;
static int other; /* the process of PE 1 */
static uint64_t flag;
static int bad;

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double) t.tv_sec + 1e-9 * (double) t.tv_nsec;
}

static void get_8(void)
{
    shmem_getmem(here, block, 8, 1);
}
static void get_1024(void)
{
    shmem_getmem(here, block, 1024, 1);
}
static void get_64k(void)
{
    shmem_getmem(here, block, 65536, 1);
}
static void iget_8(void)
{
    shmem_long_iget(here, block, 1, 4, 8, 1);
}

static void put_8(void)
{
    shmem_putmem(block, here, 8, 1);
    shmem_quiet();
}

static void put_8k(void)
{
    shmem_putmem(block, here, 8192, 1);
    shmem_quiet();
}

static void put_signal_8(void)
{
    shmem_putmem_signal(block, here, 8, &flag, 1, SHMEM_SIGNAL_SET, 1);
    shmem_quiet();
}

/* The NIC has this operation itself; the next one is made of
 * compare-and-swap. */
static void fetch_add(void)
{
    counted += shmem_long_atomic_fetch_add(block, 1, 1) == counted;
}

static void swap(void)
{
    counted += shmem_long_atomic_swap(block, counted + 1, 1) == counted;
}

/* More of them begin while others are in flight and PE 0 makes progress. */
static void fetch_add_nbi(void)
{
    enum { N = 8 };
    long was[N], sum = 0;

    for (int i = 0; i < N; i++) {
        shmem_long_atomic_fetch_add_nbi(&was[i], block, 1, 1);
        for (int k = 0; k < i; k++)
            shmem_uint64_test(&flag, SHMEM_CMP_NE, 0);
    }
    shmem_quiet();
    for (int i = 0; i < N; i++)
        sum += was[i] - N * counted;
    counted += sum == N * (N - 1) / 2;
}

static const struct {
    const char *name;
    void (*run)(void);
    bool counts;
} operations[] = {
    {"get-8", get_8, false},
    {"get-1024", get_1024, false},
    {"get-64k", get_64k, false},
    {"iget-8", iget_8, false},
    {"put-8", put_8, false},
    {"put-8k", put_8k, false},
    {"put-signal-8", put_signal_8, false},
    {"fetch-add", fetch_add, true},
    {"fetch-add-nbi", fetch_add_nbi, true},
    {"swap", swap, true},
};

static volatile sig_atomic_t waited;

static void let_go(int sig)
{
    (void) sig;
    if (waited) /* and that was not all */
        _exit(3);
    waited = 1;
    kill(other, SIGCONT);
    alarm(PATIENCE);
}

/* The state of PE 1, and the time of a processor that it has used, in ticks. */
static char state_of_other(long *used)
{
    char name[64], text[512] = "", state = '?';
    unsigned long user = 0, system = 0;
    const char *after;
    FILE *file;

    snprintf(name, sizeof name, "/proc/%d/stat", other);
    file = fopen(name, "r");
    if (file) {
        if (!fgets(text, sizeof text, file))
            text[0] = 0;
        fclose(file);
    }
    after = strrchr(text, ')');
    if (after)
        sscanf(after + 1, " %c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu",
               &state, &user, &system);
    *used = (long) (user + system);
    return state;
}

/* PE 1 is said to have stopped a moment before it gives its processor back, and the
 * last tick is counted after that. */
static void stop_other(long *used)
{
    long last;

    kill(other, SIGSTOP);
    do {
        usleep(20000);
    } while (state_of_other(&last) != 'T' ||
             (usleep(20000), state_of_other(used) != 'T') || *used != last);
}

static void show(const char *name, void (*run)(void))
{
    double begin;
    long before = 0, after = 0;

    alarm(PATIENCE);
    run(); /* connects, while PE 1 waits in a barrier */
    stop_other(&before);
    alarm(PATIENCE);
    begin = now();
    for (int i = 0; i < TIMES; i++)
        run();
    begin = (now() - begin) / TIMES;
    alarm(0);
    if (!waited && state_of_other(&after) != 'T')
        waited = 1;
    kill(other, SIGCONT);
    printf("%s nic-%s: %.3f ms each, PE 1 %s\n",
           waited || after != before ? "not ok -" : "ok -", name, begin * 1e3,
           waited            ? "has had to do it"
           : after != before ? "has used a processor"
                             : "stands still");
    fflush(stdout);
    bad |= waited || after != before;
    waited = 0;
}

int main(int argc, char **argv)
{
    size_t n = sizeof operations / sizeof *operations;

    /* libfabric has no atomic operations that the NIC does */
    if (argc > 1 && strcmp(argv[1], "transfers") == 0)
        while (operations[n - 1].counts)
            n--;
    setenv("SHMEM_SERVICE_THREAD", "no", 1);
    shmem_init();
    block = shmem_calloc(WORDS, sizeof *block);
    other = (int) getpid();
    shmem_barrier_all();
    if (shmem_my_pe() == 0)
        other = shmem_int_g(&other, 1);
    signal(SIGALRM, let_go);
    for (size_t i = 0; i < n; i++) {
        memset(block, 0, WORDS * sizeof *block);
        counted = 0;
        shmem_barrier_all();
        if (shmem_my_pe() == 0) {
            show(operations[i].name, operations[i].run);
            if (operations[i].counts && counted != TIMES + 1) {
                printf("not ok - nic-%s-counts: %ld\n", operations[i].name,
                       counted);
                bad = 1;
            }
        }
        shmem_barrier_all();
    }
    shmem_finalize();
    return bad;
}

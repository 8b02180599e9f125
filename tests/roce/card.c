/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Small operations on a PE that computes and has no thread that serves others: a
 * network card does them alone.  Each is carried out twice while PE 1 computes, and
 * PE 0 prints how long the second one took.  It must have ended long before PE 1 has
 * stopped to compute, which PE 1 says in a word that PE 0 reads with the last get.
 */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WORDS = 8192 };

static long *block, here[WORDS], state, counted;
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

/* The card has this operation itself; the next one is made of compare-and-swap. */
static void fetch_add(void)
{
    counted += shmem_long_atomic_fetch_add(block, 1, 1) == counted;
}

static void swap(void)
{
    counted += shmem_long_atomic_swap(block, counted + 1, 1) == counted;
}

static const struct {
    const char *name;
    void (*run)(void);
} operations[] = {
    {"get-8", get_8},
    {"get-1024", get_1024},
    {"get-64k", get_64k},
    {"iget-8", iget_8},
    {"put-8", put_8},
    {"put-8k", put_8k},
    {"put-signal-8", put_signal_8},
    {"fetch-add", fetch_add},
    {"swap", swap},
};

static void show(const char *name, void (*run)(void))
{
    double begin;
    long computes;

    run();
    begin = now();
    run();
    begin = now() - begin;
    computes = shmem_long_g(&state, 1);
    printf("%s card-%s: %.2f ms%s\n", computes ? "ok -" : "not ok -", name,
           begin * 1e3, computes ? "" : ", PE 1 has had to do it");
    fflush(stdout);
    bad |= !computes;
}

int main(int argc, char **argv)
{
    size_t n = sizeof operations / sizeof *operations;

    /* libfabric has no atomic operations that the card does */
    if (argc > 1 && strcmp(argv[1], "transfers") == 0)
        n -= 2;
    setenv("SHMEM_SERVICE_THREAD", "no", 1);
    shmem_init();
    block = shmem_calloc(WORDS, sizeof *block);
    for (size_t i = 0; i < n; i++) {
        volatile long *mine = &state;

        *mine = shmem_my_pe();
        if (shmem_my_pe() == 1)
            memset(block, 0, WORDS * sizeof *block);
        counted = 0;
        shmem_barrier_all();
        if (shmem_my_pe() == 0) {
            show(operations[i].name, operations[i].run);
            if (operations[i].run == fetch_add || operations[i].run == swap)
                bad |= counted != 2;
        } else {
            for (double until = now() + 1.5; now() < until;)
                continue;
            *mine = 0;
        }
        shmem_barrier_all();
    }
    shmem_finalize();
    return bad;
}

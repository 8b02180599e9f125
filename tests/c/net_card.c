/* np: 2  env: SHMEM_SERVICE_THREAD=no */
/* np: 2  env: SHMEM_INFO=1  worlds: ucx mixed ofi (there are no transfers to other nodes)  match: ^transport: node .* and, between nodes, [A-Za-z]+ [0-9.]+.*, small transfers (in bundles|by network card|either way at random); atomics: (processor|network)$ */
/* np: 2  args: card  env: SHMEM_SERVICE_THREAD=no SHMEM_TEST_COUNTS=1  worlds: none (needs a network card: tests/cluster) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Operations on a PE that computes.  Prints how long each takes; with "card", where
 * cards do them, none may wait for the processor of the other PE.
 */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

static char data[65536], mine[65536];
static long word, words[64];
static uint64_t signal_word;
static int bad;

static void get_8(void)
{
    if (shmem_long_g(&word, 1) != 41)
        bad = 1;
}

static void get_1k(void)
{
    shmem_getmem(mine, data, 1024, 1);
    if (mine[1023] != 7)
        bad = 1;
}

static void get_2k_nbi(void)
{
    shmem_getmem_nbi(mine, data, 2048, 1);
    shmem_quiet();
    if (mine[2047] != 7)
        bad = 1;
}

static void put_8(void)
{
    shmem_long_p(&words[1], 5, 1);
    shmem_quiet();
}

static void put_8k(void)
{
    shmem_putmem(data + 8192, mine, 8192, 1);
    shmem_quiet();
}

static void put_get(void)
{
    shmem_long_p(&words[2], 6, 1);
    if (shmem_long_g(&words[2], 1) != 6)
        bad = 1;
}

static void put_signal_8(void)
{
    shmem_long_put_signal(&words[3], &words[4], 1, &signal_word, 9,
                          SHMEM_SIGNAL_SET, 1);
    shmem_quiet();
}

static void iget_8(void)
{
    long to[8];

    shmem_long_iget(to, words, 1, 2, 8, 1);
}

static void iput_8(void)
{
    shmem_long_iput(words + 32, words, 2, 1, 8, 1);
    shmem_quiet();
}

static void fetch_add(void)
{
    shmem_long_atomic_fetch_add(&words[5], 1, 1);
}

static const struct {
    const char *name;
    void (*run)(void);
    int atomic;
} row[] = {
    {"get 8", get_8, 0},
    {"get 1024", get_1k, 0},
    {"get_nbi 2048", get_2k_nbi, 0},
    {"put 8 + quiet", put_8, 0},
    {"put 8192 + quiet", put_8k, 0},
    {"put 8, get 8", put_get, 0},
    {"put_signal 8", put_signal_8, 0},
    {"iget 8 x 8", iget_8, 0},
    {"iput 8 x 8", iput_8, 0},
    {"fetch_add 8", fetch_add, 1},
};

enum { ROWS = sizeof row / sizeof *row };

int main(int argc, char **argv)
{
    int card = argc > 1 && strcmp(argv[1], "card") == 0;
    const char *how = getenv("SHMEM_ATOMICS");
    int network = how != NULL && strcmp(how, "network") == 0;

    shmem_init();
    memset(data, 7, sizeof data);
    word = 41;
    for (int i = 0; i < ROWS; i++) {
        double seconds = card ? 0.4 : 0.1;

        if (card && row[i].atomic && !network)
            continue;
        shmem_barrier_all();
        if (shmem_my_pe() == 1) {
            double until = now() + seconds;
            volatile long n = 0;

            while (now() < until)
                n++;
        } else {
            struct timespec nap = {.tv_nsec = 30000000};
            double t;

            nanosleep(&nap, NULL);
            t = now();
            row[i].run();
            t = now() - t;
            printf("%-18s %9.3f ms\n", row[i].name, t * 1e3);
            if (card && t > seconds / 2) /* PE 1 computes for so long */
                bad = 1;
        }
    }
    shmem_barrier_all();
    if (shmem_my_pe() == 1 &&
        (words[1] != 5 || words[2] != 6 || data[8192] != 7 ||
         signal_word != 9 || words[5] != 1 - (card && !network)))
        bad = 1;
    shmem_finalize();
    return bad;
}

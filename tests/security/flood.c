/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * PE 0 sends PE 1 far more than PE 1 may keep, while PE 1 computes; flood.sh runs
 * it.  KIND is atomic, fetch, signal or put; or ctx, for contexts that PE 0 makes
 * and destroys again.  Each PE prints how its own memory grew, in KiB.
 */
#include <shmem.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BYTES = 512, WORDS = 1000 };

static char data[BYTES];
static long word[WORDS], before[WORDS];
static uint64_t signal_word;

static long own_kib(void)
{
    FILE *f = fopen("/proc/self/status", "r");
    char line[200];
    long kib = 0;

    while (fgets(line, sizeof line, f) != NULL)
        if (sscanf(line, "RssAnon: %ld", &kib) == 1)
            break;
    fclose(f);
    return kib;
}

static void send(const char *kind, long i)
{
    shmem_ctx_t ctx;

    if (strcmp(kind, "atomic") == 0) {
        shmem_long_atomic_inc(&word[i % WORDS], 1);
    } else if (strcmp(kind, "fetch") == 0) {
        shmem_long_atomic_fetch_add_nbi(&before[i % WORDS], &word[i % WORDS], 1,
                                        1);
    } else if (strcmp(kind, "signal") == 0) {
        shmem_putmem_signal_nbi(data, data, BYTES, &signal_word, 1,
                                SHMEM_SIGNAL_ADD, 1);
    } else if (strcmp(kind, "put") == 0) {
        shmem_putmem_nbi(data, data, BYTES, 1);
    } else if (strcmp(kind, "ctx") == 0 && shmem_ctx_create(0, &ctx) == 0) {
        shmem_ctx_long_atomic_inc(ctx, &word[i % WORDS], 1);
        shmem_ctx_destroy(ctx);
    }
}

int main(int argc, char **argv)
{
    long times, start, most = 0, now;

    if (argc != 3)
        return 2;
    times = atol(argv[2]);
    shmem_init();
    shmem_barrier_all();
    start = own_kib();
    if (shmem_my_pe() == 0) {
        for (long i = 0; i < times; i++)
            send(argv[1], i);
        most = own_kib();
        shmem_quiet();
    }
    for (int i = 0; shmem_my_pe() == 1 && i < 5; i++) {
        usleep(50000);
        now = own_kib();
        most = now > most ? now : most;
    }
    shmem_barrier_all();
    now = own_kib();
    most = now > most ? now : most;
    printf("%ld\n", most - start);
    shmem_finalize();
    return 0;
}

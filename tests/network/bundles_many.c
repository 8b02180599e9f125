/* SPDX-License-Identifier: BSD-3-Clause */
#include <shmem.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MANY 10000

static long word[MANY], flag, large[100000], from[100000];
static short half;
static uint64_t signal;

static void take_turns(int other)
{
    for (long i = 1; i <= 100; i++) {
        shmem_long_p(&flag, i, other);
        shmem_long_wait_until(&flag, SHMEM_CMP_GE, i);
    }
}

int main(int argc, char **argv)
{
    const char *what = argv[argc - 1];
    int me, n, last;

    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    last = n - 1;
    for (int i = 0; me == 0 && i < MANY; i++) {
        if (strcmp(what, "p") == 0)
            shmem_long_p(&word[i], i, last);
        else if (strcmp(what, "add") == 0)
            shmem_long_atomic_add(&word[i % 7], 1, last);
        else if (strncmp(what, "fence", 5) == 0 && i < 100) {
            shmem_long_p(&word[i], i, last);
            shmem_fence();
            shmem_long_p(&flag, i, last);
        } else if (strcmp(what, "large-fence") == 0 && i < 100) {
            shmem_long_put(large, from, 20000, last);
            shmem_fence();
            shmem_long_p(&flag, i, last);
        } else if (strcmp(what, "large-get") == 0 && i < 100) {
            shmem_long_put(large, from, 20000, last);
            if (shmem_long_g(&large[i], last) != 0) /* not a bundle */
                shmem_global_exit(1);
        } else if (strcmp(what, "half") == 0 && i < 100)
            shmem_short_atomic_fetch_and(&half, -1, last);
        else if ((strcmp(what, "get") == 0 || strcmp(what, "p-get") == 0) &&
                 i < 100) {
            if (*what == 'p')
                shmem_long_p(&word[i], i, last);
            if (shmem_long_g(&word[i], last) != (*what == 'p' ? i : 0))
                shmem_global_exit(1);
        } else if (strcmp(what, "signal") == 0 && i < 100)
            shmem_long_put_signal_nbi(word, from, 100, &signal, 1,
                                      SHMEM_SIGNAL_ADD, 1 + i % (n - 1));
        else if (strcmp(what, "large-signal") == 0 && i < 100)
            shmem_long_put_signal(large, from, 20000, &signal, 1,
                                  SHMEM_SIGNAL_ADD, last);
        else if (strcmp(what, "put") == 0 && i < 100)
            shmem_long_put(large, from, 3000, last);
        else if (strcmp(what, "iput") == 0 && i < 10)
            shmem_long_iput(word, from, 2, 1, 4000, last);
        else if (strcmp(what, "iget") == 0 && i < 10)
            shmem_long_iget(from, word, 1, 2, 4000, last);
        else if (strcmp(what, "quiet") == 0 && i < 100)
            shmem_long_p(&flag, i, 1 + i % (n - 1));
        if (strstr(what, "quiet") != NULL && i < 100)
            shmem_quiet();
    }
    if (strcmp(what, "turns") == 0)
        take_turns(last - me);
    if (strcmp(what, "event") == 0 && me == last)
        shmem_wait_event(&flag);
    else if (strcmp(what, "event") == 0 && me == 0 && sleep(1) == 0)
        shmem_set_event(&flag);
    shmem_barrier_all(); /* the others have answered */
    shmem_finalize();
    return 0;
}

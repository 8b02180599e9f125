/* np: 2  args: set -1  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_set_lock: lock 0x[0-9a-f]+ is -1 on PE [01], which stands for no PE that holds it or waits for it: is it initialised to 0\? \(called at */
/* np: 2  args: set 200000  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_set_lock: lock 0x[0-9a-f]+ is 200000 on PE [01], which stands for no PE that holds it or waits for it: is it initialised to 0\? \(called at */
/* np: 2  args: set 7  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_set_lock: lock 0x[0-9a-f]+ is 7 on PE [01], which stands for no PE that holds it or waits for it: is it initialised to 0\? \(called at */
/* np: 2  args: set -1  env: SHMEM_CHECK=0  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_set_lock: lock 0x[0-9a-f]+ is -1 on PE [01], which stands for no PE that holds it or waits for it: is it initialised to 0\? \(called at */
/* np: 2  args: test -2147483648  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_test_lock: lock 0x[0-9a-f]+ is -2147483648 on PE [01], which stands for no PE that holds it or waits for it: is it initialised to 0\? \(called at */
/* np: 2  args: test 7  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_test_lock: lock 0x[0-9a-f]+ is 7 on PE [01], which stands for no PE that holds it or waits for it: is it initialised to 0\? \(called at */
/* np: 2  args: clear -1  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_clear_lock: lock 0x[0-9a-f]+ is -1 on PE [01], which stands for no PE that holds it or waits for it: is it initialised to 0\? \(called at */
/* np: 2  args: clear 7  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_clear_lock: lock 0x[0-9a-f]+ is 7 on PE [01], which stands for no PE that holds it or waits for it: is it initialised to 0\? \(called at */
/* np: 2  args: held 0  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_clear_lock: lock 0x[0-9a-f]+ was overwritten while this PE held it: it is 0 on PE [01] \(called at */
/* np: 2  args: held -1  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_clear_lock: lock 0x[0-9a-f]+ was overwritten while this PE held it: it is -1 on PE [01] \(called at */
/* np: 2  args: held 7  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_clear_lock: lock 0x[0-9a-f]+ was overwritten while this PE held it: it is 7 on PE [01] \(called at */
/* np: 1  args: held 0  status: 1  lines: 1  match: ^shmem: PE 0/1 on [^ ]+: shmem_clear_lock: lock 0x[0-9a-f]+ was overwritten while this PE held it: it is 0 on PE [01] \(called at */
/* np: 2  args: both 0  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_clear_lock: lock 0x[0-9a-f]+ was overwritten while this PE held it: it is [0-9]+ on PE [01] \(called at */
/* np: 1  args: threads 0  status: 1  lines: 1  match: ^shmem: PE 0/1 on [^ ]+: shmem_clear_lock: lock 0x[0-9a-f]+ was overwritten while this PE held it: it is [0-9]+ on PE [01] \(called at */
/* np: 2  args: again 0  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_set_lock: lock 0x[0-9a-f]+ is [0-9]+ on PE [01], which stands for no PE that holds it or waits for it: is it initialised to 0\? \(called at */
/* np: 2  args: again 1  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_set_lock: lock 0x[0-9a-f]+ is [0-9]+ on PE [01], which stands for no PE that holds it or waits for it: is it initialised to 0\? \(called at */
/* np: 1  args: again 0  status: 1  lines: 1  match: ^shmem: PE 0/1 on [^ ]+: shmem_set_lock: lock 0x[0-9a-f]+ is [0-9]+ on PE [01], which stands for no PE that holds it or waits for it: is it initialised to 0\? \(called at */
/* np: 2  args: stale 0  env: SHMEM_HANG_TIMEOUT=1  status: 1  lines: 1  notices: place_not_left  match: ^shmem: PE 1/2 on [^ ]+: shmem_set_lock: lock 0x[0-9a-f]+ is [0-9]+ on PE [01], which stands for no PE that holds it or waits for it: is it initialised to 0\? \(called at */
/* np: 2  args: gone 0  status: 1  lines: 1  match: ^shmem: PE [01]/2 on [^ ]+: shmem_clear_lock: lock 0x[0-9a-f]+ is [0-9]+ on PE [01], which stands for no PE that holds it or waits for it: is it initialised to 0\? \(called at */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that a lock whose word the program has changed ends the job with a
 * message, whatever its value is: before the first use, while a PE holds the
 * lock, if the lock was held when the library ended and started again, and if the
 * program copied the word while a PE held the lock, and restores it later.
 */
#include <pthread.h>

#include "test.h"

static long lock;

static void *set_it(void *unused)
{
    shmem_set_lock(&lock);
    return unused;
}

/* PE 0 holds the lock; then all copies of it become the value. */
static void hold_and_change(long value)
{
    if (me == 0)
        shmem_set_lock(&lock);
    shmem_barrier_all();
    lock = value;
    shmem_barrier_all();
}

/* PE 0 held the lock; then all copies become what they were meanwhile. */
static void restore(void)
{
    static long kept;

    if (me == 0)
        shmem_set_lock(&lock);
    shmem_barrier_all();
    kept = lock;
    shmem_barrier_all();
    if (me == 0)
        shmem_clear_lock(&lock);
    shmem_barrier_all();
    lock = kept;
    shmem_barrier_all();
}

/* PE 0 holds the lock while the library ends and starts again. */
static void start_again(void)
{
    shmem_barrier_all();
    if (me == 0)
        shmem_set_lock(&lock);
    shmem_finalize();
    test_init();
}

int main(int argc, char **argv)
{
    const char *how = argc == 3 ? argv[1] : "";
    long value = argc == 3 ? atol(argv[2]) : 0;
    pthread_t thread;
    int provided;

    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
    me = shmem_my_pe();
    npes = shmem_n_pes();
    lock = strcmp(how, "set") == 0 || strcmp(how, "test") == 0 ||
                   strcmp(how, "clear") == 0
               ? value
               : 0;
    shmem_barrier_all();
    if (strcmp(how, "set") == 0) {
        shmem_set_lock(&lock);
    } else if (strcmp(how, "test") == 0) {
        while (shmem_test_lock(&lock) != 0)
            ;
    } else if (strcmp(how, "clear") == 0) {
        shmem_clear_lock(&lock);
    } else if (strcmp(how, "held") == 0) {
        hold_and_change(value);
        if (me == 0)
            shmem_clear_lock(&lock);
    } else if (strcmp(how, "both") == 0) {
        hold_and_change(value);
        if (me == 1)
            shmem_set_lock(&lock);
        shmem_barrier_all();
        if (me == 0)
            shmem_clear_lock(&lock);
    } else if (strcmp(how, "threads") == 0) {
        hold_and_change(value);
        pthread_create(&thread, NULL, set_it, NULL);
        pthread_join(thread, NULL);
        /* the first of its two places, which the second has come behind */
        shmem_clear_lock(&lock);
        shmem_clear_lock(&lock);
    } else if (strcmp(how, "stale") == 0) {
        restore();
        if (me == 1)
            shmem_set_lock(&lock);
    } else if (strcmp(how, "again") == 0) {
        start_again();
        if (me == value)
            shmem_set_lock(&lock);
    } else if (strcmp(how, "gone") == 0) {
        start_again();
        if (me == 0)
            shmem_clear_lock(&lock);
    }
    test_sleep_us(200000);
    shmem_barrier_all();
    return 0;
}

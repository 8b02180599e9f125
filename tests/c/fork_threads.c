/* np: 1 2  worlds: node ucx mixed (libfabric connects when the other PE does) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests several threads that fork at the same time.  It fails when a child does
 * not have the static data as they were when its own thread called fork, or
 * when a file stays open.
 */
#include <sys/wait.h>

#include "proc.h"
#include "threads.h"

enum { THREADS = 4, FORKS = 30 };

static long value[THREADS];
static long table[1 << 16]; /* copying it takes a while */
static int wrong[THREADS];

static void *forking(void *number)
{
    long *mine = value + (intptr_t) number;
    int status;

    for (long i = 1; i <= FORKS; i++) {
        pid_t pid;

        __atomic_store_n(mine, i, __ATOMIC_RELAXED);
        pid = fork();
        if (pid == 0)
            _exit(__atomic_load_n(mine, __ATOMIC_RELAXED) == i ? 0 : 1);
        __atomic_store_n(mine, -1, __ATOMIC_RELAXED);
        if (pid < 0 || waitpid(pid, &status, 0) != pid || status != 0)
            wrong[mine - value]++;
    }
    return NULL;
}

int main(void)
{
    long files;

    test_init();
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        table[i] = (long) i;
    shmem_barrier_all(); /* connects the PEs, which opens files */
    files = proc_entries("fd");
    threads_run(THREADS, forking);
    for (int t = 0; t < THREADS; t++)
        CHECK(wrong[t] == 0, "%d children of thread %d saw later values",
              wrong[t], t);
    CHECK(proc_entries("fd") == files, "%ld files, %ld before",
          proc_entries("fd"), files);
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}

/* np: 1 2  worlds: node ucx mixed (libfabric connects when the other PE does) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests several threads that fork at the same time.  It fails when a child does
 * not have the static data as they were when its own thread called fork, or
 * when a file stays open.
 */
#include <dirent.h>
#include <pthread.h>
#include <sys/wait.h>

#include "test.h"

enum { THREADS = 4, FORKS = 30 };

static long value[THREADS];
static long table[1 << 16]; /* copying it takes a while */
static int wrong[THREADS];

static void *forking(void *arg)
{
    long *mine = arg;
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

static int open_files(void)
{
    DIR *d = opendir("/proc/self/fd");
    int n = 0;

    CHECK(d != NULL, "/proc/self/fd");
    while (readdir(d) != NULL)
        n++;
    closedir(d);
    return n;
}

int main(void)
{
    pthread_t thread[THREADS];
    int files;

    test_init();
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        table[i] = (long) i;
    shmem_barrier_all(); /* connects the PEs, which opens files */
    files = open_files();
    for (int t = 0; t < THREADS; t++)
        CHECK(pthread_create(&thread[t], NULL, forking, &value[t]) == 0,
              "pthread_create");
    for (int t = 0; t < THREADS; t++) {
        pthread_join(thread[t], NULL);
        CHECK(wrong[t] == 0, "%d children of thread %d saw later values",
              wrong[t], t);
    }
    CHECK(open_files() == files, "%d files, %d before", open_files(), files);
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}

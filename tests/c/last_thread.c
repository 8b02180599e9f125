/* np: 3  args: exit one  cflags: -pthread  status: 1  lines: 1  match: ^shmem: PE [02]/3 on [^ ]+: shmem_barrier_all: waits for PE 1 \(pid [0-9]+\), which ended with status 0 without shmem_finalize \(called at [^ )]+\)$ */
/* np: 3  args: later one  cflags: -pthread  status: 1  lines: 1  match: shmem_barrier_all: waits for PE 1 \(pid [0-9]+\), which ended with status 0 without shmem_finalize */
/* np: 3  args: exit all  cflags: -pthread  lines: 0 */
/* np: 2  args: later all  cflags: -pthread  lines: 0 */
/* np: 2  args: finalized all  cflags: -pthread  lines: 0 */
/* np: 3  args: works one  cflags: -pthread  status: 3  match: PE 1 .* exited with status 3 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the end of the last thread of a PE, by pthread_exit: the process ends as by
 * exit(0), though the threads of the library and of the network's library are there.
 *
 *     last_thread exit|later|works|finalized one|all
 *
 * PE 1 or each PE ends its first thread when another one has ended, or has begun
 * what takes a moment: then it ends, too, or the process with status 3.
 */
#include "threads.h"

enum { MOMENT_US = 500000 };

static const char *how;

static int is(const char *name)
{
    return strcmp(how, name) == 0;
}

static void *compute(void *unused)
{
    (void) unused;
    test_sleep_us(MOMENT_US);
    if (is("works"))
        exit(3);
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t thread;

    CHECK(argc == 3, "%d arguments", argc - 1);
    how = argv[1];
    test_init();
    shmem_barrier_all(); /* which connects the PEs */
    if (is("finalized"))
        shmem_finalize();
    if (me == 1 || strcmp(argv[2], "all") == 0) {
        thread = thread_start(compute, NULL);
        if (is("exit"))
            pthread_join(thread, NULL);
        pthread_exit(NULL);
    }
    return test_end();
}

/* np: 2 4  args: exit_3  status: 3  match: PE 1\b.*\b3\b */
/* np: 4  args: sigkill  status: 137  match: PE 1\b.*pid [0-9]+.*([Kk]ill|signal 9) */
/* np: 4  args: sigsegv  status: 139  match: PE 1\b.*pid [0-9]+.*([Ss]egmentation|signal 11) */
/* np: 4  args: abort  status: 134  match: PE 1\b.*pid [0-9]+.*([Aa]bort|signal 6) */
/* np: 4  args: _exit_0  status: nonzero  match: PE 1\b.*pid [0-9]+ */
/* np: 4  args: exit_0  status: nonzero  match: PE 1\b.*pid [0-9]+ */
/* np: 4  args: finalize  status: nonzero  match: PE 1\b.*pid [0-9]+ */
/* np: 8  args: sigkill compute  status: 137  match: PE 1\b.*([Kk]ill|signal 9) */
/* np: 4  args: exit_3 wait  status: 3  match: PE 1\b.*\b3\b */
/* np: 4  args: sigkill lock  status: 137  match: PE 1\b.*([Kk]ill|signal 9) */
/* np: 4  args: sigkill finalize  status: 137  match: PE 1\b.*([Kk]ill|signal 9) */
/* np: 4  args: exit_3 ignore  status: 3  match: PE 1\b.*\b3\b */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that a PE that dies or exits while the others wait ends the job, with its
 * status, and with a line that names it.
 */
#include <signal.h>

#include "test.h"

static long lock, word;

static void die(const char *way)
{
    if (strcmp(way, "exit_3") == 0)
        exit(3);
    if (strcmp(way, "sigkill") == 0)
        raise(SIGKILL);
    if (strcmp(way, "sigsegv") == 0) {
        signal(SIGSEGV, SIG_DFL);
        raise(SIGSEGV);
    }
    if (strcmp(way, "abort") == 0)
        abort();
    if (strcmp(way, "_exit_0") == 0)
        _exit(0);
    if (strcmp(way, "exit_0") == 0)
        exit(0);
    if (strcmp(way, "finalize") == 0) {
        shmem_finalize();
        exit(0);
    }
}

int main(int argc, char **argv)
{
    const char *way = argc > 1 ? argv[1] : "";
    const char *others = argc > 2 ? argv[2] : "barrier";

    test_init();
    if (me == 1)
        shmem_set_lock(&lock);
    shmem_barrier_all();
    if (me == 1) {
        test_sleep_us(100000);
        die(way);
    }
    if (strcmp(others, "compute") == 0)
        for (volatile long i = 0;;)
            i = i + 1;
    if (strcmp(others, "ignore") == 0) {
        signal(SIGTERM, SIG_IGN);
        for (;;)
            pause();
    }
    if (strcmp(others, "wait") == 0)
        shmem_long_wait_until(&word, SHMEM_CMP_NE, 0);
    if (strcmp(others, "lock") == 0)
        shmem_set_lock(&lock);
    if (strcmp(others, "finalize") == 0)
        shmem_finalize();
    else
        shmem_barrier_all();
    for (;;)
        pause(); /* nobody goes on */
}

/* np: 2 4  args: exit_3  status: 3  match: PE 1\b.*\b3\b */
/* np: 4  args: exit_0  status: nonzero  match: PE 1\b.*pid [0-9]+ */
/* np: 4  args: exit_3 wait  status: 3  match: PE 1\b.*\b3\b */
/* np: 4  args: exit_3 ignore  status: 3  match: PE 1\b.*\b3\b */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that a PE that exits while the others wait ends the job, with its status, and
 * with a line that names it.  tests/launch/faults.sh has all the other ends.
 */
#include <signal.h>

#include "test.h"

static long word;

int main(int argc, char **argv)
{
    const char *mode = argc > 1 ? argv[1] : "";
    const char *others = argc > 2 ? argv[2] : "barrier";

    test_init();
    shmem_barrier_all();
    if (me == 1) {
        test_sleep_us(100000);
        exit(strcmp(mode, "exit_3") == 0 ? 3 : 0);
    }
    if (strcmp(others, "ignore") == 0) {
        signal(SIGTERM, SIG_IGN);
        for (;;)
            pause();
    }
    if (strcmp(others, "wait") == 0)
        shmem_long_wait_until(&word, SHMEM_CMP_NE, 0);
    shmem_barrier_all();
    for (;;)
        pause(); /* nobody goes on */
}

/* np: 2  args: one  status: 1  lines: 1  match: PE 1 \(pid [0-9]+ on [^ ]+\) exited with status 0 after shmem_finalize, while other PEs called shmem_init once more */
/* np: 2  args: late  status: 1  lines: 1  match: PE 1 \(pid [0-9]+ on [^ ]+\) exited with status 0 after shmem_finalize, while other PEs called shmem_init once more */
/* np: 2  args: inside  status: 1  lines: 1  notices: again_unnoticed  match: PE 0 \(pid [0-9]+ on [^ ]+\) exited with status 0 without shmem_finalize */
/* np: 2  args: put  status: 1  lines: 1  match: ^shmem: .*shmem_int_put: called after shmem_finalize \(called at [^ )]+\)$ */
/* np: 2  args: pe  status: 1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_put: pe is 2, must be 0..1 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests mistakes around a second start of the library: a PE exits instead,
 * before the others or after them; calls after the second finalize, and wrong
 * calls after the second start; and a PE that exits inside of the second start.
 */
#include <signal.h>

#include "test.h"

static int x[4];

static void leave(int signo)
{
    (void) signo;
    _exit(0);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";

    test_init();
    shmem_finalize();
    if (strcmp(what, "inside") == 0) {
        signal(SIGALRM, leave);
        if (me == 0)
            alarm(1);
        else
            pause(); /* the job ends */
    }
    if (strcmp(what, "one") == 0 || strcmp(what, "late") == 0) {
        if (me == (what[0] == 'o'))
            test_sleep_us(300000);
        if (me == 1)
            return 0;
    }
    shmem_init();
    if (me == 0 && strcmp(what, "pe") == 0)
        shmem_int_put(x, x + 2, 1, 2);
    shmem_finalize();
    if (me == 0 && strcmp(what, "put") == 0)
        shmem_int_put(x, x + 2, 1, 0);
    return 0;
}

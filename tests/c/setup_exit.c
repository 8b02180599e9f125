/* np: 1 2 4  args: exit  match: PE 0 ends */
/* np: 1 2 4  args: return  match: PE 0 ends */
/* np: 1 2 4  args: finalize_exit  match: PE 0 ends */
/* np: 1 2 4  args: late  match: PE 0 ends */
/* np: 2  args: atexit  match: PE 1 called atexit */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests how a whole job may end well: exit without finalize,
 * return from main, finalize and exit, one PE much later than the others.
 */
#include "test.h"

static int seen;

static void say(void)
{
    printf("PE %d called atexit\n", me);
}

int main(int argc, char **argv)
{
    const char *mode = argc > 1 ? argv[1] : "";

    if (strcmp(mode, "atexit") == 0)
        atexit(say);
    test_init();
    shmem_int_p(&seen, me + 1, (me + 1) % npes);
    shmem_barrier_all();
    CHECK(seen == (me + npes - 1) % npes + 1, "seen %d", seen);
    printf("PE %d ends\n", me);
    if (strcmp(mode, "exit") == 0)
        exit(0);
    if (strcmp(mode, "late") == 0 && me == npes - 1)
        test_sleep_us(300000);
    if (strcmp(mode, "finalize_exit") == 0) {
        shmem_finalize();
        exit(0);
    }
    return 0;
}

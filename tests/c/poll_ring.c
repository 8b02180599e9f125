/* np: 8  args: test */
/* np: 8  args: fetch */
/* np: 8  args: g */
/* np: 8  args: any */
/* np: 8  args: signal */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that PEs which poll in a loop of their own give up the processor.  A token
 * goes around the ring of all PEs; each PE calls shmem_test, shmem_atomic_fetch or
 * another routine that does not wait, over and over until the token has come.  With
 * more PEs than processors a hop takes the time slices of the PEs that poll unless
 * the routine yields: the test then ends by its time limit.
 */
#include "test.h"

enum { LAPS = 600 };

static long token;
static uint64_t signal_word;
static const char *how;

static int has_come(long lap)
{
    if (strcmp(how, "test") == 0)
        return shmem_long_test(&token, SHMEM_CMP_GE, lap);
    if (strcmp(how, "fetch") == 0)
        return shmem_long_atomic_fetch(&token, me) >= lap;
    if (strcmp(how, "g") == 0)
        return shmem_long_g(&token, me) >= lap;
    if (strcmp(how, "any") == 0)
        return shmem_long_test_any(&token, 1, NULL, SHMEM_CMP_GE, lap) == 0;
    return shmem_signal_fetch(&signal_word) >= (uint64_t) lap;
}

static void send_on(long lap)
{
    int next = (me + 1) % npes;

    if (strcmp(how, "signal") == 0)
        shmem_signal_set(&signal_word, (uint64_t) lap, next);
    else
        shmem_long_p(&token, lap, next);
}

static void pass_token(void)
{
    for (long lap = 1; lap <= LAPS; lap++) {
        if (me == 0)
            send_on(lap);
        while (!has_come(lap))
            ;
        if (me != 0)
            send_on(lap);
    }
}

int main(int argc, char **argv)
{
    test_init();
    how = argc > 1 ? argv[1] : "test";
    pass_token();
    shmem_finalize();
    return 0;
}

/* np: 2 4 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that a loop over a plain variable, without a wait call, ends when
 * another PE has put into it, and that a PE that computes and calls nothing is
 * a target of gets and atomic operations all the same.
 */
#include "test.h"

static volatile int flag;
static volatile long done;
static int board[4];

int main(void)
{
    test_init();
    for (int round = 1; round <= 20; round++) {
        board[1] = round * 10 + me;
        shmem_barrier_all();
        if (me == 0) {
            /* the other PEs call nothing now */
            for (int pe = 1; pe < npes; pe++) {
                CHECK(shmem_int_g(&board[1], pe) == round * 10 + pe,
                      "board of PE %d", pe);
                CHECK(shmem_int_atomic_fetch_add(&board[2], 1, pe) == round - 1,
                      "counter of PE %d", pe);
            }
            for (int pe = 1; pe < npes; pe++)
                shmem_int_p((int *) &flag, round, pe);
            while (done < (long) round * (npes - 1))
                sched_yield();
        } else {
            while (flag != round)
                sched_yield();
            CHECK(board[2] == round, "counter %d", board[2]);
            shmem_long_atomic_inc((long *) &done, 0);
        }
    }
    return test_end();
}

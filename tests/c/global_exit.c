/* np: 1 2 4  args: barrier  status: 42 */
/* np: 2 4 8  args: compute  status: 42 */
/* np: 2 4  args: sleep  status: 42 */
/* np: 4  args: ignore  status: 42 */
/* np: 2 4  args: wait  status: 42 */
/* np: 2 4  args: lock  status: 42 */
/* np: 2 4  args: collective  status: 42 */
/* np: 2 4  args: finalize  status: 42 */
/* np: 4  args: all  status: 42 */
/* np: 1 2  args: zero  status: 0  match: text in the buffer */
/* np: 4  args: all_zero  status: 0  match: text in the buffer */
/* np: 2 4  args: early  status: 0  lines: 0 */
/* np: 2  args: old  status: 42  match: text in the buffer */
/* np: solo  args: barrier  status: 42  match: text in the buffer */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that shmem_global_exit of one PE, the last one, ends the job with its
 * status, whatever the other PEs do (tests/launch/faults.sh has other ends), and that no output is lost.
 */
#include <mpp/shmem.h>
#include <signal.h>

#include "test.h"

static long lock, word, psync[SHMEM_SYNC_SIZE];
static int dest[100], source[100], wrk[100];

int main(int argc, char **argv)
{
    const char *mode = argc > 1 ? argv[1] : "";
    int last;

    if (strcmp(mode, "early") == 0 && test_early_pe() == 1)
        shmem_global_exit(0);
    test_init();
    last = me == npes - 1;
    if (strcmp(mode, "lock") == 0 && last)
        shmem_set_lock(&lock);
    shmem_barrier_all();
    if (last || strncmp(mode, "all", 3) == 0) {
        printf("text in the buffer\n");
        test_sleep_us(100000);
        if (strstr(mode, "zero") != NULL)
            shmem_global_exit(0);
        if (strcmp(mode, "old") == 0)
            globalexit(42);
        shmem_global_exit(42);
    }
    if (strcmp(mode, "compute") == 0)
        for (volatile long i = 0;;)
            i = i + 1;
    if (strcmp(mode, "ignore") == 0)
        signal(SIGTERM, SIG_IGN);
    while (strcmp(mode, "sleep") == 0 || strcmp(mode, "ignore") == 0)
        pause();
    if (strcmp(mode, "wait") == 0)
        shmem_long_wait_until(&word, SHMEM_CMP_NE, 0);
    if (strcmp(mode, "lock") == 0)
        shmem_set_lock(&lock);
    if (strcmp(mode, "collective") == 0)
        shmem_int_sum_to_all(dest, source, 100, 0, 0, npes, wrk, psync);
    if (strcmp(mode, "finalize") == 0)
        shmem_finalize();
    shmem_barrier_all();
    fprintf(stderr, "PE %d went on\n", me);
    return 1;
}

/* np: 1 2 3 4 8  args: finalize  match: PE 0 ends */
/* np: 1 2 4  args: exit  match: PE 0 ends */
/* np: 1 3  args: return  match: PE 0 ends */
/* np: 1 2 4  args: late  match: PE 0 ends */
/* np: 2  args: atexit  match: PE 1 called atexit */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that what a PE has put is there though its next call is the end of the library:
 * shmem_finalize, exit, or the return from main.  Half of the PEs call nothing until
 * all has arrived; the others find it afterwards in their static data.  With
 * shmem_finalize the job starts and ends several times.  One PE may be much later than
 * the others.  What the PEs and their functions of atexit print is not lost.
 */
#include "net.h"

#define PES 8

static long word[PES], sum, data[PES][40];
static short half[PES];
static uint64_t signals;
static const char *mode = "";
static long cycle = 1;

/* To every other PE, without fence or quiet. */
static void send(void)
{
    static long source[40];

    for (long i = 0; i < 40; i++)
        source[i] = cycle * 100 + me + i;
    for (int k = 1; k < npes; k++) {
        int pe = (me + k) % npes;

        shmem_long_p(&word[me], cycle * 100 + me, pe);
        shmem_short_p(&half[me], (short) (cycle * 10 + me), pe);
        shmem_long_atomic_add(&sum, me + 1, pe);
        if (k % 2)
            shmem_long_put(data[me], source, 40, pe);
        else
            shmem_long_iput(data[me], source, 1, 1, 40, pe);
        shmem_long_put_signal(&data[me][39], &source[39], 1, &signals, 1,
                              SHMEM_SIGNAL_ADD, pe);
    }
}

static int all_there(void)
{
    long others = npes * (npes + 1L) / 2 - 1 - me;

    __asm__ volatile("" ::: "memory");
    for (int pe = 0; pe < npes; pe++) {
        if (pe == me)
            continue;
        if (word[pe] != cycle * 100 + pe || half[pe] != cycle * 10 + pe)
            return 0;
        for (long i = 0; i < 40; i++)
            if (data[pe][i] != cycle * 100 + pe + i)
                return 0;
    }
    return sum == cycle * others && signals == (uint64_t) (cycle * (npes - 1));
}

static void spin(void)
{
    double end = test_cpu_seconds() + NET_PATIENCE;

    while (!all_there()) {
        CHECK(test_cpu_seconds() < end,
              "%s, cycle %ld: some words of PEs that are "
              "at their end are not here after %g s; the sum is %ld",
              mode, cycle, NET_PATIENCE, sum);
        sched_yield();
    }
}

/* After the end of the library. */
static void look(void)
{
    if (!all_there()) {
        fprintf(stderr,
                "PE %d: %s, cycle %ld: not all is here; the sum is "
                "%ld\n",
                me, mode, cycle, sum);
        _exit(1);
    }
    if (strcmp(mode, "atexit") == 0)
        printf("PE %d called atexit\n", me);
}

int main(int argc, char **argv)
{
    mode = argc > 1 ? argv[1] : "";
    if (strcmp(mode, "finalize") != 0)
        atexit(look); /* called after what the library does at exit */
    for (;; cycle++) {
        test_init();
        shmem_barrier_all();
        send();
        if ((me + cycle) % 2)
            spin();
        if (strcmp(mode, "finalize") != 0)
            break;
        shmem_finalize();
        look();
        if (cycle == 3)
            break;
    }
    printf("PE %d ends\n", me);
    if (strcmp(mode, "late") == 0 && me == npes - 1)
        test_sleep_us(300000);
    if (strcmp(mode, "exit") == 0 || strcmp(mode, "finalize") == 0)
        exit(0);
    return 0;
}

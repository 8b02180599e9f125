/* np: 8  args: test */
/* np: 8  args: fetch */
/* np: 8  args: g */
/* np: 8  args: iget  worlds: node (PEs poll alike in all worlds) */
/* np: 8  args: any */
/* np: 8  args: signal */
/* np: 8  args: lock  worlds: node (PEs poll alike in all worlds) */
/* np: 8  args: barrier  serial: 1  worlds: node (PEs wait alike in all worlds) */
/* np: 8  args: sum  serial: 1  worlds: node (PEs wait alike in all worlds) */
/* np: 8  args: collect  serial: 1  worlds: node (PEs wait alike in all worlds) */
/* np: 2  args: news  env: SHMEM_WAIT=poll  worlds: node (PEs poll alike in all worlds) */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that PEs which poll in a loop of their own give up the processor.  A token
 * goes around the ring of all PEs; each PE calls shmem_test, shmem_atomic_fetch or
 * another routine that does not wait, over and over until the token has come.  With
 * more PEs than processors a hop takes the time slices of the PEs that poll unless
 * the routine yields: the test then ends by its time limit.  So it does where a PE
 * does not yield in a collective, as all PEs share one processor.
 *
 * With the argument "news" it tests that a PE yields only where it has found nothing
 * new many times in a row: not while it reads objects that are alike, each once, or by
 * each routine one that changes now and then, in its last bytes; and that nothing is
 * looked at behind what has been read.
 */
#define _GNU_SOURCE
#include <sys/mman.h>
#include <sys/syscall.h>

#include "test.h"

enum { LAPS = 600, CALLS = 30000, READINGS = 1000, KINDS = 8 };

static long token, constant, locks[8], psync[2][SHMEM_SYNC_SIZE];
static int gathered[3][64], sum, one = 1, wrk[2][SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static uint64_t signal_word;
static const char *how;

static int has_come(long lap)
{
    long here;

    if (strcmp(how, "test") == 0)
        return shmem_long_test(&token, SHMEM_CMP_GE, lap);
    if (strcmp(how, "fetch") == 0)
        return shmem_long_atomic_fetch(&token, me) >= lap;
    if (strcmp(how, "g") == 0)
        return shmem_long_g(&token, me) >= lap;
    if (strcmp(how, "iget") == 0) {
        shmem_long_iget(&here, &token, 1, 1, 1, me);
        return here >= lap;
    }
    if (strcmp(how, "any") == 0)
        return shmem_long_test_any(&token, 1, NULL, SHMEM_CMP_GE, lap) == 0;
    if (strcmp(how, "lock") == 0) {
        CHECK(shmem_test_lock(&locks[(me + 1) % npes]) == 1, "a free lock");
        return __atomic_load_n(&token, __ATOMIC_ACQUIRE) >= lap;
    }
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
    shmem_set_lock(&locks[me]);
    shmem_barrier_all();
    for (long lap = 1; lap <= LAPS; lap++) {
        if (me == 0)
            send_on(lap);
        while (!has_come(lap))
            ;
        if (me != 0)
            send_on(lap);
    }
    shmem_barrier_all();
    shmem_clear_lock(&locks[me]);
}

/* Has to come before the library counts the processors. */
static void share_a_processor(void)
{
    cpu_set_t all, one_of_them;
    int cpu = 0;

    CHECK(sched_getaffinity(0, sizeof all, &all) == 0, "no processors");
    while (!CPU_ISSET(cpu, &all))
        cpu++;
    CPU_ZERO(&one_of_them);
    CPU_SET(cpu, &one_of_them);
    sched_setaffinity(0, sizeof one_of_them, &one_of_them);
}

static int collectives(void)
{
    for (int i = 0; i < CALLS; i++) {
        long *sync = psync[i % 2];

        if (strcmp(how, "barrier") == 0)
            shmem_barrier_all();
        else if (strcmp(how, "sum") == 0)
            shmem_int_sum_to_all(&sum, &one, 1, 0, 0, npes, wrk[i % 2], sync);
        else if (strcmp(how, "collect") == 0)
            shmem_collect32(gathered[i % 3], &one, 1, 0, 0, npes, sync);
        else
            return 0;
    }
    return 1;
}

static __thread int yields;

int sched_yield(void)
{
    yields++;
    return (int) syscall(SYS_sched_yield);
}

/* Two elements before a page that nobody may read. */
static long *at_a_wall(void)
{
    size_t page = (size_t) sysconf(_SC_PAGESIZE);
    char *p = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    CHECK(p != MAP_FAILED, "no memory");
    mprotect(p + page, page, PROT_NONE);
    return (long *) (void *) (p + page) - 2;
}

/* The last one reads the same value all the time; after it the thread yields at once. */
static const char *const readings[KINDS] = {
    "alike", "g",         "iget",         "ibget",
    "fetch", "fetch_nbi", "signal_fetch", "same"};

static void read_object(int kind, int i, long *here)
{
    static long alike[READINGS], words[2];

    words[1] = i / 8;
    switch (kind) {
    case 0: *here = shmem_long_g(&alike[i], me); break;
    case 1: *here = shmem_long_g(&words[1], me); break;
    case 2: shmem_long_iget(here, words, 1, 1, 2, me); break;
    case 3: shmem_long_ibget(here, words, 2, 2, 2, 1, me); break;
    case 4: *here = shmem_long_atomic_fetch(&words[1], me); break;
    case 5: shmem_long_atomic_fetch_nbi(here, &words[1], me); break;
    case 6: *here = (long) shmem_signal_fetch((uint64_t *) &words[1]); break;
    case 7: *here = shmem_long_g(&constant, me); break;
    }
}

static void look_for_news(void)
{
    long *here = at_a_wall();

    for (int kind = 0; kind < KINDS; kind++) {
        yields = 0;
        for (int i = 0; i < READINGS; i++)
            read_object(kind, i, here);
        CHECK((yields > 0) == (kind == 7), "%d yields: %s", yields,
              readings[kind]);
    }
}

int main(int argc, char **argv)
{
    how = argc > 1 ? argv[1] : "test";
    if (strstr("barrier sum collect news", how) != NULL)
        share_a_processor();
    test_init();
    if (strcmp(how, "news") == 0)
        look_for_news();
    else if (!collectives())
        pass_token();
    shmem_finalize();
    return 0;
}

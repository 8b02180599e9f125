/* np: solo 1 3  env: SHMEM_CHECK_GO_ON=1  status: 1  lines: 9  match: SHMEM_CHECK_GO_ON: mistakes reported on this host: 8; calls that had one of them: (10|30)$ */
/* np: 3  env: SHMEM_CHECK=2 SHMEM_CHECK_GO_ON=1  status: 1  lines: 12  match: element 3 of pSync is 1, must be SHMEM_SYNC_VALUE .0. .called at go_on.c:[0-9]+.$ */
/* np: 2  args: root  env: SHMEM_CHECK_GO_ON=1  status: 1  lines: 10  match: shmem_broadcast32: PE_root is 2, must be 0..1 */
/* np: 2  args: endless  env: SHMEM_CHECK_GO_ON=1  status: 1  lines: 3  match: the job ends because 100000 calls at this place had this mistake */
/* np: 3  args: outside  env: SHMEM_CHECK_GO_ON=1  status: 1  lines: 2  match: shmem_barrier: the caller is not in the active set .PE_start 0, logPE_stride 0, PE_size 1.; the call does nothing .called at */
/* np: 3  args: outside  env: SHMEM_CHECK=2 SHMEM_CHECK_GO_ON=1  status: 1  lines: 2  match: shmem_barrier: the caller is not in the active set .PE_start 0, logPE_stride 0, PE_size 1.; the call does nothing .called at */
/* np: 2  args: good  env: SHMEM_CHECK_GO_ON=1  status: 0  lines: 0 */
/* np: 2  status: 1  lines: 1  match: shmem_int_put: pe is [234], must be 0..1 .called */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests SHMEM_CHECK_GO_ON: mistakes are reported, each once, the program goes
 * on, and the job ends with status 1; a mistake in a collective routine on which
 * other PEs depend still ends the job.
 */
#include "test.h"

static long psync[2][SHMEM_SYNC_SIZE];
static int object[8];
static long lock;

/* The call does nothing, and returns 0. */
static void refused(void)
{
    int local = 7, *block = shmem_malloc(4 * sizeof *block);

    for (int k = 0; k < 3; k++) /* reported once */
        shmem_int_put(object, &local, 1, npes + k);
    shmem_int_put(&local, object, 1, 0);
    CHECK(local == 7, "a put to an object that is not symmetric");
    CHECK(shmem_int_g(object, -1) == 0, "a get from no PE");
    CHECK(shmem_int_atomic_fetch_add(&local, 1, 0) == 0 && local == 7,
          "an atomic operation on an object that is not symmetric");
    shmem_int_iput(object, object + 4, 0, 1, 2, me);
    shmem_int_wait_until(&local, SHMEM_CMP_EQ, 8);
    shmem_clear_lock(&lock);
    /* a good call between them still works */
    shmem_int_p(object + 1, 5, me);
    CHECK(object[0] == 0 && object[1] == 5, "a good call");
    shmem_free(block);
}

/* The call does its work. */
static void suspicious(void)
{
    long local[SHMEM_SYNC_SIZE];

    memset(local, 0, sizeof local);
    shmem_barrier_all();
    object[2] = me == 0 ? 42 : 0;
    shmem_barrier(0, 0, npes, local);
    psync[0][3] = SHMEM_SYNC_VALUE + 1;
    shmem_broadcast32(object + 3, object + 2, 1, 0, 0, 0, npes, psync[0]);
    CHECK(me == 0 || object[3] == 42, "broadcast");
    shmem_barrier_all();
}

/* The set is PE 0 alone, so that no PE waits for the others. */
static void outside(void)
{
    shmem_barrier(0, 0, 1, psync[0]);
    shmem_barrier_all();
    shmem_barrier(0, 0, npes, psync[0]);
}

int main(int argc, char **argv)
{
    test_init();
    for (int i = 0; i < SHMEM_SYNC_SIZE; i++)
        psync[0][i] = psync[1][i] = SHMEM_SYNC_VALUE;
    shmem_barrier_all();
    if (argc > 1 && strcmp(argv[1], "endless") == 0)
        while (shmem_int_g(object, npes) == 0)
            continue;
    if (argc > 1 && strcmp(argv[1], "outside") == 0) {
        outside();
        return test_end();
    }
    if (argc == 1 || strcmp(argv[1], "good") != 0) {
        refused();
        suspicious();
    }
    if (argc > 1 && strcmp(argv[1], "root") == 0)
        shmem_broadcast32(object, object + 2, 1, npes, 0, 0, npes, psync[1]);
    return test_end();
}

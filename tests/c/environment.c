/* np: 2  args: stride  env: SHMEM_CHECK=0 */
/* np: 2  args: good  env: SHMEM_CHECK=1 */
/* np: 2  args: good  env: SHMEM_CHECK=7  status: 1  match: SHMEM_CHECK */
/* np: 2  args: good  env: SHMEM_CHECK=x  status: 1  match: SHMEM_CHECK */
/* np: 2  args: good  env: SHMEM_SYMMETRIC_SIZE=many  status: 1  match: SHMEM_SYMMETRIC_SIZE */
/* np: 2  args: good  env: SHMEM_SYMMETRIC_SIZE=-5  status: 1  match: SHMEM_SYMMETRIC_SIZE */
/* np: 2  args: good  env: SHMEM_SYMMETRIC_SIZE=900T  status: 1  match: SHMEM_SYMMETRIC_SIZE=900T */
/* np: 2  args: good  env: SMA_SYMMETRIC_SIZE=900T  status: 1  match: SMA_SYMMETRIC_SIZE=900T */
/* np: 2  args: good  env: SHMEM_VERSION=1  match: OpenSHMEM 1\.[0-9] */
/* np: 2  args: good  env: SMA_VERSION=1  match: libsma [0-9] */
/* np: 2  args: good  env: SHMEM_INFO=1  match: SHMEM_SYMMETRIC_SIZE */
/* np: 2  args: good  env: SHMEM_DEBUG=1  match: heap \[ */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The environment: checks can be turned off; wrong values of variables are
 * told and end the job; what the informing variables print.
 */
#include "test.h"

static int words[8], source[8] = { 1, 2, 3, 4 };

int main(int argc, char **argv)
{
    test_init();
    shmem_int_put(words, source, 4, (me + 1) % npes);
    shmem_barrier_all();
    CHECK(words[3] == 4, "put");
    /* not an error without checks: nothing to transfer */
    if (argc > 1 && strcmp(argv[1], "stride") == 0)
        shmem_int_iput(words, source, 0, 0, 0, (me + 1) % npes);
    return test_end();
}

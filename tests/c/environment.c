/* np: 2  args: stride  env: SHMEM_CHECK=0 */
/* np: 2  args: good  env: SHMEM_CHECK=1 */
/* np: 2  args: good  env: SHMEM_CHECK=3  status: 1  match: SHMEM_CHECK is "3", must be 0-2$ */
/* np: 2  args: good  env: SHMEM_SERVICE_THREAD=3-1  status: 1  match: SHMEM_SERVICE_THREAD is "3-1" */
/* np: 2  args: good  env: SHMEM_SERVICE_THREAD=1,  status: 1  match: SHMEM_SERVICE_THREAD is "1," */
/* np: 2  args: good  env: SHMEM_SYMMETRIC_SIZE=-5  status: 1  match: SHMEM_SYMMETRIC_SIZE is "-5", must be a number of bytes */
/* np: 2  args: good  env: SHMEM_SYMMETRIC_SIZE=20q  status: 1  match: SHMEM_SYMMETRIC_SIZE is "20q", must be a number of bytes */
/* np: 2  args: good  env: SHMEM_SYMMETRIC_SIZE=20bk  status: 1  match: SHMEM_SYMMETRIC_SIZE is "20bk", must be a number of bytes */
/* np: 2  args: good  env: SHMEM_SYMMETRIC_SIZE=20kk SHMEM_INFO=1  match: ^symmetric heap: 20480 bytes */
/* np: 2  args: good  env: SHMEM_SYMMETRIC_SIZE=+5m SHMEM_INFO=1  match: ^symmetric heap: 5242880 bytes */
/* np: 2  args: good  env: SHMEM_SYMMETRIC_SIZE=+-5m  status: 1  match: SHMEM_SYMMETRIC_SIZE is "\+-5m", must be a number of bytes */
/* np: 2  args: good  env: SHMEM_SYMMETRIC_SIZE=20MiB SHMEM_INFO=1  match: ^launcher: [^\n]+\nPEs: 2(, all on [^ ]+| on [2-9] hosts[^;\n]+); processors: [1-9][^\n]*\ntransport: [^\n]+; atomics: (processor|network)\nsymmetric heap: 20971520 bytes a PE; static data: [1-9][0-9]{2,6} bytes a PE\npages of the heaps: [a-z][^\n]+$ */
/* np: 2  args: good  env: SMA_SYMMETRIC_SIZE=.5Mbytes SHMEM_INFO=1  match: ^symmetric heap: 524288 bytes */
/* np: 2  args: good  env: SHMEM_SYMMETRIC_SIZE=0 SHMEM_INFO=1  match: ^symmetric heap: 64 bytes */
/* np: 2  args: good  env: SHMEM_SYMMETRIC_SIZE=0k SHMEM_CHECK=2 */
/* np: 2  args: good  env: SHMEM_SYMMETRIC_SIZE=900T  status: 1  match: : a symmetric heap of 943718400 MiB for each of [12] PEs was asked for, but (this host has|the control group of the PEs allows) [1-9][0-9]{1,7} MiB in all; make SHMEM_SYMMETRIC_SIZE=900T smaller$ */
/* np: 2  args: good  env: SMA_SYMMETRIC_SIZE=900T  status: 1  match: SMA_SYMMETRIC_SIZE=900T */
/* np: 2  args: good  env: SHMEM_VERSION=1  match: OpenSHMEM 1\.[0-9] */
/* np: 2  args: good  env: SMA_VERSION=1  match: libsma [0-9] */
/* np: 2  args: good  env: SHMEM_INFO=1  worlds: ucx mixed ofi (there are no transfers to other nodes)  match: ^transport: node .* and, between nodes, [A-Za-z]+ [0-9.]+.*, small transfers (in bundles|by NIC|by either at random); atomics: (processor|network)$ */
/* np: 2  args: good  env: SHMEM_DEBUG=1  match: heap \[ */
/* np: 2  args: good  env: SHMEM_CHEK=2  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: SHMEM_CHEK: did you mean SHMEM_CHECK\?$ */
/* np: solo  args: good  env: SHMEM_SYMETRIC_SIZE=1G  worlds: node (one PE reads it)  lines: 1  match: SHMEM_SYMETRIC_SIZE: did you mean SHMEM_SYMMETRIC_SIZE\?$ */
/* np: 2  args: good  env: SMA_STATS=1 SHMEM_TIMOEUT=9 SHMEM_Debug=1 SHMEM_HUG_PAGE=1 SHMEM_TRACK=1  worlds: node (one PE reads it)  lines: 5  match: SMA_STATS: did you mean SHMEM_STATS\?$ */
/* match: SHMEM_TIMOEUT: did you mean SHMEM_TIMEOUT\?$ */
/* np: 2  args: good  env: SHMEM_ENV_DISPLAY=1 SHMEM_OFI_USE_PROV_NAME=x SHMEM_OFI_=1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: not needed with libsma: (SHMEM_[A-Z_]+, ){2}SHMEM_[A-Z_]+ \(man 7 shmem_from_cray\)$ */
/* match: SHMEM_ENV_DISPLAY\b */
/* match: SHMEM_OFI_USE_PROV_NAME\b */
/* match: SHMEM_OFI_(,| ) */
/* np: 2  args: good  env: SHMEM_CHECK_GO_ON=1  lines: 1  match: ^shmem: PE 0/2 on [^ ]+: SHMEM_CHECK_GO_ON is gone: a mistake ends the job$ */
/* np: 2  args: good  env: SHMEM_OFI=1 SHMEM_ENV_DISPLAYS=1 SHMEM_MY_OFI_X=1 SMA_GROUP=1 SMA_WATCH= SMA_=1 SHMEM_=1 SHMEM_HOME=/opt SMA_CFLAGS=-g SHMEMCHECK=1 SHMEM_TIMEXUX=1 SHMEM_SYMMTRICSIZ=1  lines: 0 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests the environment variables: checks can be turned off; a wrong value ends
 * the job with a message; variables that inform print what they should; a name
 * that is nearly that of a variable, or was one, gives a message, and names of other
 * libraries are listed once, in the order of the environment, which QEMU turns.
 */
#include "test.h"

static int words[8], source[8] = {1, 2, 3, 4};

int main(int argc, char **argv)
{
    test_init();
    shmem_int_put(words, source, 4, (me + 1) % npes);
    shmem_barrier_all();
    CHECK(words[3] == 4, "put");
    /* no error without checks, as there is nothing to transfer */
    if (argc > 1 && strcmp(argv[1], "stride") == 0)
        shmem_int_iput(words, source, 0, 0, 0, (me + 1) % npes);
    return test_end();
}

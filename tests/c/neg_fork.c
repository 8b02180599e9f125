/* np: 2  args: exit  status: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_global_exit: called in a child created by fork, which is not a PE */
/* np: 2  args: globalexit  status: 1  match: ^shmem: PE 0/2 on [^ ]+: globalexit: called in a child created by fork, which is not a PE */
/* np: 2  args: exit clone  env: SHMEM_CHECK=2  status: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_global_exit: called in process [0-9]+, a child of this PE created by _Fork, vfork or clone */
/* np: 2  args: barrier  env: SHMEM_HANG_TIMEOUT=60  status: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_barrier_all: called in a child created by fork, which is not a PE */
/* np: 2  args: barrier  status: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_barrier_all: called in a child created by fork, which is not a PE */
/* np: 2  args: active  status: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_barrier: called in a child created by fork, which is not a PE */
/* np: 2  args: put  status: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_p: called in a child created by fork, which is not a PE */
/* np: 2  args: barrier  env: SHMEM_CHECK=2  status: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_barrier_all: called in a child created by fork, which is not a PE */
/* np: 2  args: barrier clone  env: SHMEM_CHECK=2  status: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_barrier_all: called in process [0-9]+, a child of this PE created by _Fork, vfork or clone */
/* np: 2  args: put clone  env: SHMEM_CHECK=2  status: 1  match: ^shmem: PE 0/2 on [^ ]+: shmem_int_p: called in process [0-9]+, a child of this PE created by _Fork, vfork or clone */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests a child that fork, or the system call without the C library, has made,
 * and that calls the library: one line refuses the call.
 */
#include <signal.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <mpp/shmem.h>

#include "test.h"

static int word;
static long psync[SHMEM_BARRIER_SYNC_SIZE] = {SHMEM_SYNC_VALUE};

int main(int argc, char **argv)
{
    int status = 0;

    test_init();
    shmem_barrier(0, 0, 2, psync);
    if (me == 0 &&
        (argc > 2 ? syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0) : fork()) == 0) {
        if (argc > 1 && strcmp(argv[1], "put") == 0)
            shmem_int_p(&word, 1, 1);
        else if (argc > 1 && strcmp(argv[1], "exit") == 0)
            shmem_global_exit(7);
        else if (argc > 1 && strcmp(argv[1], "globalexit") == 0)
            globalexit(0);
        else if (argc > 1 && strcmp(argv[1], "active") == 0)
            shmem_barrier(0, 0, 2, psync);
        else
            shmem_barrier_all();
        _exit(77);
    }
    if (me == 0) {
        wait(&status);
        exit(WIFEXITED(status) ? WEXITSTATUS(status) : 2);
    }
    shmem_barrier_all();
    return 0;
}

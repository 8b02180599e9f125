/* np: 1 2 4 */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests that a child created by fork has a private copy of the static data: it
 * sees the values of the time of the fork, other PEs do not see what it writes,
 * and puts to its parent do not reach it; its signals are not blocked.  A child
 * that runs another program works, too, and so does system().
 */
#include <signal.h>
#include <sys/wait.h>

#include "test.h"

static long value, table[5000];
static char initialised[] = "before";

/* Runs in the child.  The exit status tells which check failed. */
static int child(int from_parent, int to_parent)
{
    sigset_t blocked;
    char c;

    if (value != 10 + me || table[4999] != 20 + me ||
        strcmp(initialised, "before") != 0)
        return 2;
    value = 77;
    table[4999] = 78;
    initialised[0] = 'B';
    if (write(to_parent, "x", 1) != 1 || read(from_parent, &c, 1) != 1)
        return 3;
    if (value != 77 || table[4999] != 78 || table[0] != 0 ||
        initialised[0] != 'B')
        return 4;
    if (sigprocmask(SIG_BLOCK, NULL, &blocked) != 0 ||
        sigismember(&blocked, SIGUSR1))
        return 5;
    return 42;
}

int main(void)
{
    int down[2], up[2], status, next, previous;
    char c;
    pid_t pid;

    test_init();
    next = (me + 1) % npes;
    previous = (me + npes - 1) % npes;
    value = 10 + me;
    table[4999] = 20 + me;
    CHECK(pipe(down) == 0 && pipe(up) == 0, "pipe");
    shmem_barrier_all();
    pid = fork();
    CHECK(pid >= 0, "fork");
    if (pid == 0)
        _exit(child(down[0], up[1]));

    CHECK(read(up[0], &c, 1) == 1, "the child ended early");
    CHECK(value == 10 + me && table[4999] == 20 + me && initialised[0] == 'b',
          "the child changed the parent's data");
    shmem_barrier_all();
    shmem_long_p(&value, 100 + me, next);
    shmem_long_p(&table[0], 200 + me, next);
    shmem_barrier_all();
    CHECK(value == 100 + previous && table[0] == 200 + previous,
          "puts after the fork");
    CHECK(write(down[1], "x", 1) == 1, "write");
    CHECK(waitpid(pid, &status, 0) == pid && WIFEXITED(status) &&
              WEXITSTATUS(status) == 42,
          "the child ended with %x", status);
    CHECK(value == 100 + previous, "the child changed the parent's data");

    CHECK(system("exit 3") == 3 << 8, "system");
    /* several children that end by exit: without finalize, and without a message */
    for (int i = 0; i < 3; i++) {
        pid = fork();
        CHECK(pid >= 0, "fork");
        if (pid == 0)
            exit(5 + i);
        CHECK(waitpid(pid, &status, 0) == pid && WIFEXITED(status) &&
                  WEXITSTATUS(status) == 5 + i,
              "child %d ended with %x", i, status);
    }
    return test_end();
}

/* np: 4  args: 4 100000  worlds: ucx mixed (PEs of a node open no files) */
/* np: 4  args: 4 100000  worlds: ucx (as above)  env: UCX_TLS=tcp,self */
/* np: 4  args: 32 32  worlds: ucx (as above)  env: UCX_TLS=tcp,self */
/* np: 2  args: 8 8  worlds: ucx (as above)  env: UCX_TLS=tcp,self  status: nonzero  lines: 1  match: UCX: ucp_init: the limit of open files is reached: it is [0-9]+ \(ulimit -Hn\), and connections to all PEs may need [0-9]+; raise it */
/* nomatch: set UCX_TLS|/dev/shm */
/* np: solo  args: 0 0  status: nonzero  lines: 1  match: : Too many open files; raise the limit of open files \(ulimit -n\)$ */
/* nomatch: memfd_create */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests limits of file descriptors.  The arguments are how many more the soft and
 * the hard limit permit.  Where the hard limit suffices, the soft one
 * is raised; where contexts would need too many, they share connections; and
 * where even those of one would be too many, a message names the limit.
 */
#include <sys/resource.h>
#include <sys/wait.h>

#include "test.h"

enum { CONTEXTS = 12 };

static long to[CONTEXTS + 1];

/* The number of the next descriptor. */
static rlim_t next_file(void)
{
    int fd = dup(0);

    CHECK(fd >= 0, "dup");
    close(fd);
    return (rlim_t) fd;
}

static struct rlimit limit(void)
{
    struct rlimit now;

    CHECK(getrlimit(RLIMIT_NOFILE, &now) == 0, "getrlimit");
    return now;
}

/* A child that is forked has the limit that the program had. */
static void check_child(rlim_t soft)
{
    pid_t child = fork();
    int status;

    if (child == 0)
        _exit(limit().rlim_cur != soft);
    CHECK(waitpid(child, &status, 0) == child && status == 0,
          "the child has another limit");
}

int main(int argc, char **argv)
{
    rlim_t next = next_file(), hard = limit().rlim_max;
    struct rlimit mine = {next + (rlim_t) atol(argv[1]),
                          next + (rlim_t) atol(argc > 2 ? argv[2] : "0")};
    shmem_ctx_t ctx[CONTEXTS];

    mine.rlim_max = mine.rlim_max < hard ? mine.rlim_max : hard;
    CHECK(setrlimit(RLIMIT_NOFILE, &mine) == 0, "setrlimit");
    test_init();
    check_child(mine.rlim_cur);
    for (int i = 0; i < CONTEXTS; i++)
        CHECK(shmem_ctx_create(0, &ctx[i]) == 0, "no context %d", i);
    for (int i = 0; i < CONTEXTS; i++)
        for (int pe = 0; pe < npes; pe++)
            shmem_ctx_long_atomic_add(ctx[i], &to[i], me + 1, pe);
    for (int i = 0; i < CONTEXTS; i++)
        shmem_ctx_quiet(ctx[i]);
    shmem_barrier_all();
    for (int i = 0; i < CONTEXTS; i++)
        CHECK(to[i] == npes * (npes + 1) / 2, "context %d: %ld", i, to[i]);
    check_child(mine.rlim_cur);
    shmem_finalize();
    CHECK(limit().rlim_cur == mine.rlim_cur, "the limit is %lu after the end",
          (unsigned long) limit().rlim_cur);
    return 0;
}

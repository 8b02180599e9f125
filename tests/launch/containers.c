/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The program of containers.sh:
 *
 *     containers first [MIB [MORE]]
 *                                 PEs that communicate, with arrays of MIB each,
 *                                 and have MORE private memory
 *     containers stand            PEs that wait for ever
 *     containers fill             PEs that want memory when others have taken it
 *     containers fill-other       PE 0 stores to a PE that computes meanwhile
 *     containers raise            SIGBUS that does not come from memory
 *     containers fail             PE 0 exits with 3
 *     containers cage WITHOUT COMMAND...
 *     containers caged            is this a cage without docker's privileges?
 */
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/resource.h>
#include <unistd.h>

#include <shmem.h>

#include "cage.h"

static long seen[1000]; /* static data is symmetric */
char *own;              /* private memory */

/* Sends an array to the right neighbour, and adds up those of all PEs. */
static int first(size_t mib, size_t more)
{
    size_t words = (mib << 20) / sizeof(long), wrong = 0;
    long me, n, *a, *b;

    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    a = shmem_malloc(words * sizeof *a);
    b = shmem_malloc(words * sizeof *b);
    if (a == NULL || b == NULL) {
        if (me == 0)
            fprintf(stderr, "the heap is too small\n");
        shmem_global_exit(3);
    }
    own = malloc((more << 20) + 1);
    memset(own, 1, (more << 20) + 1);
    for (size_t i = 0; i < words; i++)
        a[i] = (long) i + me;
    shmem_barrier_all();
    shmem_long_put(b, a, words, (int) ((me + 1) % n));
    shmem_barrier_all();
    for (size_t i = 0; i < words; i++)
        wrong += b[i] != (long) i + (me + n - 1) % n;
    shmem_barrier_all();
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, b, a, words);
    for (size_t i = 0; i < words; i++)
        wrong += b[i] != (long) i * n + n * (n - 1) / 2;
    shmem_long_atomic_add(&seen[999], 1, 0);
    shmem_barrier_all();
    wrong += shmem_long_g(&seen[999], 0) != n;
    printf("PE %ld of %ld: %s\n", me, n, wrong == 0 ? "right" : "wrong");
    shmem_finalize();
    return wrong != 0;
}

static int stand(const char *how)
{
    shmem_init();
    shmem_barrier_all();
    if (shmem_my_pe() == 0) {
        printf("all PEs are here\n");
        fflush(stdout);
        if (strcmp(how, "fail") == 0)
            _exit(3);
    }
    shmem_long_wait_until(seen, SHMEM_CMP_NE, 0);
    return 0;
}

/* Other files take what is free in /dev/shm, and then the PEs touch their
 * heaps; or PE 0 touches the heap of PE 1, which does not call the library. */
static int fill(bool other)
{
    static char zeros[4096];
    size_t bytes = 8 << 20;
    char *block;

    shmem_init();
    block = shmem_malloc(bytes);
    if (shmem_my_pe() == 0 &&
        system("head -c 64m /dev/zero >/dev/shm/zeros 2>/dev/null") < 0)
        return 2;
    if (!other)
        memset(block, 1, bytes);
    for (size_t i = 0; other && shmem_my_pe() == 0 && i < bytes; i += 4096)
        shmem_putmem(block + i, zeros, 4096, 1);
    while (other && shmem_my_pe() == 1)
        pause();
    shmem_finalize();
    return 0;
}

static int raise_sigbus(void)
{
    shmem_init();
    raise(SIGBUS);
    shmem_finalize();
    return 0;
}

/* Are these calls refused, and others not? */
static int caged(void)
{
    return unshare(CLONE_NEWUTS) == 0 || errno != EPERM ||
           syscall(SYS_mbind, 0, 0, 0, 0, 0, 0) == 0 || errno != EPERM ||
           personality(ADDR_NO_RANDOMIZE) >= 0 || errno != EPERM ||
           personality(0xffffffff) < 0 ||
           syscall(SYS_clone, CLONE_NEWNS | SIGCHLD, 0, 0, 0, 0) >= 0 ||
           errno != EPERM || memfd_create("x", 0) < 0 ||
           setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) - 1) == 0;
}

int main(int argc, char **argv)
{
    if (argc > 3 && strcmp(argv[1], "cage") == 0)
        return cage(argv[2], argv + 3);
    if (argc < 2)
        return 2;
    if (strcmp(argv[1], "first") == 0)
        return first(argc > 2 ? (size_t) atol(argv[2]) : 2,
                     argc > 3 ? (size_t) atol(argv[3]) : 0);
    if (strncmp(argv[1], "fill", 4) == 0)
        return fill(strcmp(argv[1], "fill-other") == 0);
    if (strcmp(argv[1], "raise") == 0)
        return raise_sigbus();
    if (strcmp(argv[1], "caged") == 0)
        return caged();
    return stand(argv[1]);
}

/* SPDX-License-Identifier: BSD-3-Clause */
#include <pthread.h>
#include <shmem.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

static long from[64];
static int dies_early;

/* The library maps memory at fixed places in shmem_init, when all PEs have found each
 * other.  A PE that is to die there does so then. */
void *mmap(void *at, size_t bytes, int prot, int flags, int fd, off_t offset)
{
    if (dies_early && (flags & MAP_FIXED) != 0)
        raise(SIGKILL);
    return (void *) syscall(SYS_mmap, at, bytes, prot, flags, fd, offset);
}

/* Lets the others wait for more than a second, and ends the PE. */
static void *outlive(void *arg)
{
    (void) arg;
    sleep(3);
    shmem_barrier_all();
    shmem_finalize();
    exit(0);
}

/* Reaches all PEs, and maps the memory of those of its host: with TWO_HOSTS the
 * odd PEs are on another one.  Then the last PE does what it is told. */
int main(int argc, char **argv)
{
    int me, n, last;
    const char *deed = argc > 1 ? argv[1] : "";

    dies_early =
        strcmp(deed, "init") == 0 && strcmp(getenv("PMI_RANK"), "2") == 0;
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    last = me == n - 1;
    for (int pe = 0; pe < n; pe++) {
        int same = getenv("TWO_HOSTS") == NULL || pe % 2 == me % 2;

        if ((shmem_ptr(from, pe) != NULL) != same)
            shmem_global_exit(3);
        shmem_long_p(&from[me], me + 1, pe);
    }
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++)
        if (from[pe] != pe + 1)
            shmem_global_exit(4);
    printf("%d/%d\n", me, n);
    fflush(stdout);
    if (strcmp(deed, "compute") == 0 && !last)
        for (;;)
            pause();
    if (last && *deed == 'k')
        raise(SIGKILL);
    if (last && *deed == 'e')
        exit(3);
    if (last && strcmp(deed, "thread") == 0) {
        pthread_t thread;

        if (pthread_create(&thread, NULL, outlive, NULL) != 0)
            shmem_global_exit(5);
        pthread_exit(NULL);
    }
    if (last && (*deed == 'g' || *deed == 'c'))
        shmem_global_exit(7);
    if (*deed != '\0')
        shmem_barrier_all();
    if (n % 2 == 0) /* the end without shmem_finalize, too */
        shmem_finalize();
    return 0;
}

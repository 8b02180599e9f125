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

enum { MOST = 64 };

static char host[MOST][16]; /* of each PE, as HOSTS names them */
static int dies_early, me, n;
static long *from;

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

static void read_hosts(void)
{
    const char *text = getenv("HOSTS");
    int used;

    for (int i = 0; text != NULL && i < MOST; i++, text += used)
        if (sscanf(text, "%15s%n", host[i], &used) != 1)
            break;
}

static void reach_all(void)
{
    from = shmem_calloc(MOST, sizeof *from);
    for (int pe = 0; pe < n; pe++) {
        if ((shmem_ptr(from, pe) != NULL) != (strcmp(host[pe], host[me]) == 0))
            shmem_global_exit(3);
        shmem_long_p(&from[me], me + 1, pe);
    }
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++)
        if (from[pe] != pe + 1)
            shmem_global_exit(4);
    printf("%d/%d\n", me, n);
    fflush(stdout);
}

/* all [DEED]: each PE reaches all PEs, maps the memory of those of its host, and prints its
 * number.  Then the last PE does what it is told: k(ill), e(xit), g(lobal exit), compute until
 * a global exit, thread; all PEs make a mistake (w), or all but one start once more (once). */
int main(int argc, char **argv)
{
    int last;
    const char *deed = argc > 1 ? argv[1] : "";

    dies_early =
        strcmp(deed, "init") == 0 && strcmp(getenv("PMI_RANK"), "2") == 0;
    read_hosts();
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    last = me == n - 1;
    reach_all();
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
    if (*deed == 'w')
        shmem_long_p(from, 1, n);
    if (strcmp(deed, "once") == 0) {
        shmem_finalize();
        if (me != 1)
            shmem_init();
        return 0;
    }
    if (*deed != '\0')
        shmem_barrier_all();
    if (n % 2 == 0) /* the end without shmem_finalize, too */
        shmem_finalize();
    return 0;
}

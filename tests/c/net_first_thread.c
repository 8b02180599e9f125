/* np: 3  worlds: ucx (UCX connects a PE when it is first needed)  cflags: -pthread  status: 1  match: the connection to PE [0-9] on [^ ]+ is lost \(UCX: [^)]*\); the first thread of this process has ended, and UCX cannot connect without it */
/* np: 3  args: wait  worlds: ucx (UCX connects a PE when it is first needed)  cflags: -pthread */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * After the end of the first thread UCX cannot connect to another PE: the message
 * says why.  If it waits for the others, they can do all.
 */
#include <pthread.h>
#include <shmem.h>
#include <stdlib.h>
#include <unistd.h>

static long sum;

static void *work(void *first_ends)
{
    int me = shmem_my_pe(), n = shmem_n_pes();

    /* Linux takes the files of /proc/self away when the first thread has ended */
    while (first_ends != NULL && access("/proc/self/exe", F_OK) == 0)
        usleep(1000);
    for (int pe = 0; pe < n; pe++)
        shmem_long_atomic_add(&sum, me + 1, pe);
    shmem_barrier_all();
    if (sum != n * (n + 1) / 2)
        shmem_global_exit(2);
    shmem_finalize();
    exit(0);
}

int main(int argc, char **argv)
{
    pthread_t thread;
    int provided;

    (void) argv;
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
    if (pthread_create(&thread, NULL, work, argc > 1 ? NULL : &sum) != 0)
        shmem_global_exit(3);
    if (argc > 1)
        pthread_join(thread, NULL);
    pthread_exit(NULL);
}

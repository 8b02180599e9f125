/* SPDX-License-Identifier: BSD-3-Clause */
#include <pthread.h>
#include <shmem.h>

static long x[8];

static void *work(void *arg)
{
    for (int i = 0; i < 100; i++)
        shmem_long_atomic_inc((long *) arg, 0);
    return NULL;
}

int main(void)
{
    pthread_t thread[4];
    int provided;

    for (int start = 0; start < 2; start++) {
        shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
        shmem_sync_all(); /* the first track is that of this thread */
        for (int k = 0; k < 3; k++) {
            for (int i = 0; i < 4; i++)
                pthread_create(&thread[i], NULL, work, &x[i]);
            for (int i = 0; i < 4; i++)
                pthread_join(thread[i], NULL);
        }
        shmem_finalize();
    }
    return 0;
}

/* SPDX-License-Identifier: BSD-3-Clause */
#include <pthread.h>
#include <shmem.h>
#include <stdlib.h>
#include <unistd.h>

static long flag, a[100], b[100];

/* The rest of a PE, which another thread can do when the first one has ended. */
static void *go_on(void *arg)
{
    (void) arg;
    shmem_barrier_all();
    shmem_finalize();
    exit(0);
}

int main(int argc, char **argv)
{
    shmem_init();
    shmem_malloc(1024);
    shmem_free(shmem_malloc(4096));
    shmem_malloc(64);
    if (shmem_my_pe() == 0) {
        for (int i = 0; i < 10; i++)
            shmem_long_put(b, a, 100, 1);
        shmem_long_get(a, b, 7, 1);
        while (argc > 1 && access(argv[1], F_OK) != 0)
            usleep(10000);
        shmem_long_p(&flag, 1, 1);
    } else if (shmem_my_pe() == 1) {
        shmem_long_wait_until(&flag, SHMEM_CMP_EQ, 1);
    } else if (shmem_my_pe() == 2 && argc > 2) {
        pthread_t thread;

        if (pthread_create(&thread, NULL, go_on, NULL) != 0)
            shmem_global_exit(1);
        pthread_exit(NULL);
    }
    go_on(NULL);
    return 0;
}

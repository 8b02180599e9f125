/* SPDX-License-Identifier: BSD-3-Clause */
#include <pthread.h>
#include <shmem.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static long flag, other;
static const char *how;

static void *waiting(void *number)
{
    if (number == &flag && strcmp(how, "message-and-exit") == 0) {
        while (__atomic_load_n(&flag, __ATOMIC_RELAXED) == 0)
            ;
        nanosleep(&(struct timespec){.tv_nsec = 200000000}, NULL);
        exit(0);
    }
    shmem_long_wait_until(&other, SHMEM_CMP_NE, 0);
    return NULL;
}

static void *idle(void *unused)
{
    nanosleep(&(struct timespec){.tv_sec = 100}, NULL);
    return unused;
}

/* Half of the time inside malloc, with its lock: there is another thread. */
static void allocate(void)
{
    pthread_t thread;

    pthread_create(&thread, NULL, idle, NULL);
    for (;;) {
        void *volatile p = malloc(50000);

        free(p);
        for (volatile int i = 0; i < 50; i++)
            ;
    }
}

static void last_words(void)
{
    void *volatile p = malloc(50000);

    free(p);
    if (strcmp(how, "global") == 0)
        nanosleep(&(struct timespec){.tv_nsec = 50000000}, NULL);
    printf("the last words of PE %d\n", shmem_my_pe());
}

static void quit(int unused)
{
    (void) unused;
    _exit(0);
}

/* PE 1 calls exit, in which it waits for PE 0, and ends in that wait; PE 0 computes. */
static void end_in_exit(int me)
{
    while (me == 0)
        pause();
    signal(SIGALRM, quit);
    alarm(1);
    exit(0);
}

/* pe HOW: four threads of PE 0 wait, or one of them calls exit(), and the main
 * thread makes a mistake; or the last PE calls shmem_global_exit, while the others
 * wait, or allocate memory; or see end_in_exit. */
int main(int argc, char **argv)
{
    pthread_t thread[4];
    int provided, me;

    how = argc > 1 ? argv[1] : "";
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
    me = shmem_my_pe();
    if (strcmp(how, "in-exit") == 0)
        end_in_exit(me);
    if (strncmp(how, "global", 6) == 0)
        atexit(last_words);
    for (int i = 0; me == 0 && i < 4 && strcmp(how, "global-malloc") != 0; i++)
        pthread_create(&thread[i], NULL, waiting, i == 0 ? &flag : NULL);
    nanosleep(&(struct timespec){.tv_nsec = 100000000}, NULL);
    shmem_barrier_all();
    if (strcmp(how, "global-malloc") == 0 && me != shmem_n_pes() - 1)
        allocate();
    if (strncmp(how, "global", 6) == 0 && me == shmem_n_pes() - 1)
        shmem_global_exit(42);
    if (strncmp(how, "message", 7) == 0 && me == 0) {
        flag = 1;
        shmem_long_p(&flag, 1, 1000);
    }
    shmem_long_wait_until(&other, SHMEM_CMP_NE, 0);
    return 1;
}

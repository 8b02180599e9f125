/* np: 2  worlds: node (elsewhere the handler interrupts UCX, too)  cflags: -rdynamic  sanitize: no  match: PE 0 leaves */
/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Tests a signal handler that calls exit() while the PE waits, at the worst
 * moment: the wait is looking after the record of waits, and has the lock of
 * that.  The program ends like others that call exit() without shmem_finalize.
 */
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>

#include "test.h"

static long flag;
static volatile int armed;

static void on_signal(int signo)
{
    (void) signo;
    printf("PE %d leaves\n", me);
    exit(0);
}

/* Takes the place of the C library's function: the library calls it in long
 * waits only. */
int pthread_mutex_trylock(pthread_mutex_t *mutex)
{
    __typeof__(pthread_mutex_trylock) *lock;
    int error;

    *(void **) &lock = dlsym(RTLD_NEXT, "pthread_mutex_trylock");
    error = lock(mutex);
    if (error == 0 && armed) {
        armed = 0;
        raise(SIGALRM);
    }
    return error;
}

int main(void)
{
    test_init();
    signal(SIGALRM, on_signal);
    shmem_barrier_all();
    if (me == 0) {
        armed = 1;
        shmem_long_wait_until(&flag, SHMEM_CMP_NE, 0);
        CHECK(0, "the wait is over");
    }
    shmem_finalize();
    return 0;
}

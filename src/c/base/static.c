/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Keeps the thread functions of the C library in programs that are linked
 * statically.  The run-time libraries of Fortran and C++ refer to thread
 * functions weakly.  When a few of them are in the program, they take it for a
 * program with threads and call others, which the linker has not put into it.
 * Because libsma brings some of them in, this file refers to all that may be
 * called.
 */
#include <pthread.h>

#include "base/base.h"

#define KEEP(function) (void (*)(void)) function

__attribute__((used)) static void (*const wanted[])(void) = {
    KEEP(pthread_once),
    KEEP(pthread_self),
    KEEP(pthread_equal),
    KEEP(pthread_create),
    KEEP(pthread_join),
    KEEP(pthread_detach),
    KEEP(pthread_cancel),
    KEEP(pthread_getspecific),
    KEEP(pthread_setspecific),
    KEEP(pthread_key_create),
    KEEP(pthread_key_delete),
    KEEP(pthread_mutex_init),
    KEEP(pthread_mutex_destroy),
    KEEP(pthread_mutex_lock),
    KEEP(pthread_mutex_trylock),
    KEEP(pthread_mutex_timedlock),
    KEEP(pthread_mutex_unlock),
    KEEP(pthread_mutexattr_init),
    KEEP(pthread_mutexattr_settype),
    KEEP(pthread_mutexattr_destroy),
    KEEP(pthread_cond_init),
    KEEP(pthread_cond_destroy),
    KEEP(pthread_cond_wait),
    KEEP(pthread_cond_timedwait),
    KEEP(pthread_cond_signal),
    KEEP(pthread_cond_broadcast),
    KEEP(pthread_rwlock_rdlock),
    KEEP(pthread_rwlock_wrlock),
    KEEP(pthread_rwlock_tryrdlock),
    KEEP(pthread_rwlock_trywrlock),
    KEEP(pthread_rwlock_unlock),
};

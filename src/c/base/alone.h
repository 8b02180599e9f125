/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What in this process may end a wait of the calling thread: other threads of
 * the program, its signal handlers, and processes that it has forked.
 */
#ifndef SMA_ALONE_H
#define SMA_ALONE_H

#include <stdbool.h>

/* How a wait can end: when memory changes, for which a plain store suffices, or
 * only when some thread of a PE calls the library. */
enum sma_ends { SMA_ENDS_BY_STORE, SMA_ENDS_BY_CALL };

/*
 * Could only other PEs end this wait of the calling thread?  Every message that
 * says so to the user, and every end of a job because of it, asks this
 * function.  False: something in this process might end the wait, or the
 * library does not know.  It takes some tens of microseconds, for calls
 * alone a few, so it is asked when all else is known.
 *
 * The thread level does not matter: the library provides
 * SHMEM_THREAD_MULTIPLE whatever the program asks for.
 */
bool sma_only_others(enum sma_ends ends);

/* Each start calls the first function before the library has threads and signal
 * handlers of its own, and the second one when it has them. */
void sma_alone_prepare(void);
void sma_alone_start(void);

#endif

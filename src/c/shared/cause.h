/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Why something cannot be had.  sma_cause and sma_cause_peer look at what may be the
 * cause: limits, control groups, /dev/shm, what /proc says of this process and of
 * another PE.  They return the end of a message, which begins with "; " and names
 * what they have found, or "" if they have found nothing: then a message names no
 * cause.  The text stays until the thread calls one of them again; errno does not
 * change.
 *
 * Wherever a message has an error of the system or of a network library, this is
 * what follows.  oshrun uses it, too, so it needs nothing else of libsma.
 */
#ifndef SMA_CAUSE_H
#define SMA_CAUSE_H

#include <stdbool.h>

#include "shared/job.h"

/* What could not be had. */
enum sma_cause_of {
    SMA_CAUSE_MEMORY,  /* so many bytes, by malloc or mmap; 0: not known */
    SMA_CAUSE_PROCESS, /* a process, by fork */
    SMA_CAUSE_THREAD,  /* a thread, by pthread_create */
    SMA_CAUSE_FILE,    /* a memory file, perhaps in /dev/shm */
    SMA_CAUSE_SHM,     /* /dev/shm, by a library that does not tell why */
};

enum {
    /* What UCX maps of another PE of the host at most. */
    SMA_CAUSE_OF_PEER = 8 << 20,
};

/* `err` is the positive error of the call that failed; 0: not known. */
const char *sma_cause(enum sma_cause_of what, int err, size_t bytes);

/* Does the limit of the address space (ulimit -v) forbid so many bytes more? */
bool sma_cause_is_address_space(size_t bytes);

/*
 * Why PE `me` of this host, the calling one, has lost PE `other` of it.  `device` and
 * `inode` are those of the memory file.  *barred_p: that PE runs, but the system keeps
 * its memory and descriptors from this process, so that only a network that needs
 * neither reaches it.
 */
const char *sma_cause_peer(const struct sma_job *job, int me, int other,
                           uint64_t device, uint64_t inode, bool *barred_p);

#endif

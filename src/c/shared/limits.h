/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Limits of libsma that hold for every program.  Each stands only here:
 * libsma acts on it, and osh_info prints it.
 */
#ifndef SMA_LIMITS_H
#define SMA_LIMITS_H

/* How the PEs of a host reach each other's memory, and what carries out their
 * atomic operations. */
#define SMA_TRANSPORT "node (mapped memory)"
#define SMA_ATOMICS "processor"

/* PEs of a job.  The tag of a message between hosts holds the sender and the
 * set in a fixed number of bits (coll/set/tags.h). */
#define SMA_MAX_PES 2097152

/* The largest numbers of active sets and teams that a PE may be in at a time. */
#define SMA_MAX_SETS 16383
#define SMA_MAX_TEAMS 4096

/* Communication contexts that have a channel of their own to other hosts, at most.
 * Further contexts share these. */
#define SMA_MAX_CHANNELS 16

/* Locks that a PE may hold, or wait for, at a time.  In jobs of more than
 * 131,071 PEs there are fewer (sync/lock.c). */
#define SMA_MAX_LOCKS 16384

/* Any thread may call any routine at any time, whatever level the program has
 * asked for; but collectives of one set only one thread at a time. */
#define SMA_THREAD_PROVIDED SHMEM_THREAD_MULTIPLE

/* Bytes of the name of a host, with its end.  Linux has no longer ones. */
#define SMA_HOST_NAME 65

/* The names by which libsma looks for libpmix, in this order. */
#define SMA_PMIX_LIBRARIES "libpmix.so.2", "libpmix.so"

#endif

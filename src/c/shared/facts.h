/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What is true of this library whatever program uses it.  Each fact is said
 * here once: the library acts on it and osh_info prints it.
 */
#ifndef SMA_FACTS_H
#define SMA_FACTS_H

/* Where PEs of a host reach each other's memory, and what does their
 * atomics. */
#define SMA_TRANSPORT "node (mapped memory)"
#define SMA_ATOMICS "processor"

/* PEs of a job: a message says who sent it, and to which set, in so many bits
 * (coll_plan.h). */
#define SMA_MAX_PES 2097152

/* Active sets and teams that a PE may be in at a time; communication contexts
 * that have a channel of their own to other hosts: the others share one. */
#define SMA_MAX_SETS 16383
#define SMA_MAX_TEAMS 4096
#define SMA_MAX_CHANNELS 32

/* PEs that wait for a lock at a time: it counts them in 16 bits. */
#define SMA_MAX_LOCK_WAITERS 65535

/* Threads may call anything at any time, whatever was asked for; only one of them
 * at a time a collective of the same set. */
#define SMA_THREAD_LEVEL SHMEM_THREAD_MULTIPLE

/* The library that reaches other hosts, seen from the directory of libsma. */
#define SMA_TRANSPORT_FILE "sma/transport_ucx.so"

/* The library that counts and records calls, seen from there, too. */
#define SMA_PROFILE_FILE "sma/libsma-watch.so"

/* The names under which libpmix is looked for, in this order. */
#define SMA_PMIX_LIBRARIES "libpmix.so.2", "libpmix.so"

#endif

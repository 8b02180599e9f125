/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The environment variables.
 *
 * Generated from src/api; edit the table there, not this file.
 */
#ifndef SMA_ENV_TABLE_H
#define SMA_ENV_TABLE_H

#define SMA_ENV_TABLE(X) \
    X(VERSION, "SHMEM_VERSION", "SMA_VERSION", FLAG, "", "off", \
      "PE 0 prints the name and version of the library when the program starts.") \
    X(INFO, "SHMEM_INFO", "SMA_INFO", FLAG, "", "off", \
      "PE 0 prints every variable with its value, and how the job runs.") \
    X(DEBUG, "SHMEM_DEBUG", "SMA_DEBUG", FLAG, "", "off", \
      "Each PE prints to stderr how it was started and where its symmetric memory lies.") \
    X(SYMMETRIC_SIZE, "SHMEM_SYMMETRIC_SIZE", "SMA_SYMMETRIC_SIZE SHMEM_SYMMETRIC_HEAP_SIZE XT_SYMMETRIC_HEAP_SIZE", SIZE, "", "1G", \
      "The size in bytes of the symmetric heap of each PE, which is the same on all PEs.") \
    X(CHECK, "SHMEM_CHECK", "", LEVEL, "0-2", "1", \
      "The mistakes that the library looks for: those that cost no time, such as wrong PE numbers and addresses (0), also wrong active sets and strides (1), or all that can be found (2).") \
    X(HUGE_PAGES, "SHMEM_HUGE_PAGES", "", WORD, "auto no 2M 1G", "auto", \
      "The pages of the symmetric heaps of a host: reserved huge pages of 2M or 1G, ordinary pages (no), or the largest of up to 2M that there are (auto).") \
    X(NUMA, "SHMEM_NUMA", "", WORD, "owner interleave no", "owner", \
      "Where the memory of a PE lies on a host with several NUMA nodes: on its own node (owner), on all nodes in turn (interleave), or where the system puts it (no).") \
    X(TRANSPORT, "SHMEM_TRANSPORT", "SHMEM_NETWORK", WORD, "auto ucx ofi shm all-ucx all-ofi", "auto", \
      "How PEs reach each other: through shared memory on one host, and UCX or libfabric between hosts (auto, ucx, ofi); through shared memory only (shm); through the library only (all-ucx, all-ofi).") \
    X(ATOMICS, "SHMEM_ATOMICS", "", WORD, "auto cpu network", "auto", \
      "What executes atomic operations on PEs of other hosts: a processor there (cpu), NICs (network), or what suits the hosts of the job (auto).") \
    X(SERVICE_THREAD, "SHMEM_SERVICE_THREAD", "", PROCESSORS, "auto no", "auto", \
      "The processors, as in 2,3 or 8-11, of the threads that serve PEs of other hosts while PEs compute; auto: the system chooses; no: there are no such threads.") \
    X(REDUCE, "SHMEM_REDUCE", "", WORD, "fast layout-independent", "fast", \
      "The order in which a reduction combines PEs of several hosts: those of each host first (fast), or as on one host (layout-independent).") \
    X(COLL_THREADS, "SHMEM_COLL_THREADS", "", LEVEL, "0-1024", "0", \
      "The number of threads that a collective routine uses for large data, outside of parallel regions; 0: as many as OpenMP provides and processors can run.") \
    X(WAIT, "SHMEM_WAIT", "", WORD, "auto poll sleep", "auto", \
      "What a PE does while it waits in a routine: it polls, yields its processor, and later sleeps (auto), never sleeps (poll), or sleeps soon (sleep).") \
    X(TIMEOUT, "SHMEM_TIMEOUT", "", LEVEL, "0-86400", "120", \
      "The number of seconds for which a PE that is reached through the network may be silent while another PE waits for it; then the job ends. 0: no limit.") \
    X(HANG_TIMEOUT, "SHMEM_HANG_TIMEOUT", "", LEVEL, "0-86400", "0", \
      "The number of seconds that a PE waits in a routine before it prints, once for the job, what all PEs do and what they wait for; 0: never.") \
    X(STATS, "SHMEM_STATS", "", FLAG_OR_FILE, "", "off", \
      "At the end, PE 0 prints a table of the routines that the program called (1), or writes it to this file, in JSON.") \
    X(TRACE, "SHMEM_TRACE", "", FILE_NAME, "", "off", \
      "Each call of a routine is recorded, and at the end PE 0 writes the calls to this file, in the trace format of Perfetto and chrome://tracing.") \
    X(TEST_COUNTS, "SHMEM_TEST_COUNTS", "", FLAG, "", "off", \
      "For tests: in shmem_finalize, each PE of a job of several nodes prints to stderr what it sent to other nodes, in collective routines and by operation.") \
    X(TEST_NODES, "SHMEM_TEST_NODES", "", LEVEL, "0-1024", "0", \
      "For tests: splits the PEs of each host into this many parts, which communicate only through the network, as if they were hosts. 0 or 1: no split.") \
    X(TEST_CYCLIC, "SHMEM_TEST_CYCLIC", "", FLAG, "", "off", \
      "For tests: SHMEM_TEST_NODES assigns the PEs to the parts in turn, forwards and backwards, instead of in blocks.") \
    X(TEST_SEGMENT, "SHMEM_TEST_SEGMENT", "SHMEM_SEGMENT", WORD, "auto memfd shm", "auto", \
      "For tests: how the PEs of one host share memory if oshrun did not start them: a memory file, a file in /dev/shm, or the first of the two that all PEs can open.") \
    X(TEST_SMALL_TRANSFERS, "SHMEM_TEST_SMALL_TRANSFERS", "SHMEM_SMALL_TRANSFERS", WORD, "auto nic bundle mixed", "auto", \
      "For tests: how small transfers reach PEs of other hosts: by NICs, gathered in bundles, by either at random, or as the network needs it.")

#endif

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
      "The size in bytes of the symmetric heap of each PE, which is the same on all PEs. A single allocation of exactly this size succeeds. 0: the smallest heap. If the variable is not set, the heap has 1 GiB, or less if the heaps of all PEs of a host would otherwise exceed the memory of the host, or the free space in /dev/shm where they use it. Memory is used only when it is touched.") \
    X(CHECK, "SHMEM_CHECK", "", LEVEL, "0-2", "1", \
      "1: check PE numbers, active sets and symmetric addresses in every call. 0: omit the checks that cost time. 2: look for all mistakes that can be found, such as blocks that are too small or were freed, writes past their end, and collective calls that differ between PEs; calls take longer, and the heap is larger. The value must be 2 on all PEs or on none.") \
    X(HUGE_PAGES, "SHMEM_HUGE_PAGES", "", WORD, "auto no 2M 1G", "auto", \
      "The pages of the symmetric heaps of a host. 2M, 1G: reserved huge pages of this size; the job ends with a message if there are not enough for all heaps, each of which is rounded up to whole pages, with some KiB for the library. auto: reserved pages of 2 MiB if there are enough; otherwise the transparent huge pages of the system, if it allows them for shared memory; otherwise ordinary pages. no: ordinary pages.") \
    X(NUMA, "SHMEM_NUMA", "", WORD, "owner interleave no", "owner", \
      "Where the memory of a PE lies on a host with several NUMA nodes. owner: on the node to whose processors the PE is bound, whichever PE touches it first; if a PE may run on several nodes, on the node of the processor that touches it first. interleave: the pages of the heaps are distributed over all nodes in turn. no: the library requests nothing. With owner, a memory policy with which the PE was started, for example by numactl, remains in force.") \
    X(TRANSPORT, "SHMEM_TRANSPORT", "SHMEM_NETWORK", WORD, "auto ucx ofi shm all-ucx all-ofi", "auto", \
      "How PEs reach each other. auto: PEs of one host through shared memory, and PEs of different hosts through UCX, or libfabric if libsma was built without UCX or it cannot be loaded. ucx, ofi: likewise, with UCX or libfabric between hosts. shm: through shared memory only: a job of several hosts is refused. all-ucx, all-ofi: all PEs through UCX, or through libfabric, as if each PE had its own host.") \
    X(ATOMICS, "SHMEM_ATOMICS", "", WORD, "auto cpu network", "auto", \
      "What executes atomic operations on PEs of other hosts. cpu: a processor there, so that they are atomic with respect to the operations of the PEs on that host. network: network cards, where they can; in a job of several hosts, the PEs of one host then also use the network for atomic operations. auto: network, if each PE has a host to itself, and all hosts have network cards with atomic operations; otherwise cpu.") \
    X(SERVICE_THREAD, "SHMEM_SERVICE_THREAD", "", PROCESSORS, "auto no", "auto", \
      "The thread with which a PE serves PEs of other hosts while it computes. auto: the thread runs where the system puts it, and sleeps while the PE itself polls in a routine. Processors, as in 2,3 or 8-11: the thread runs on one of these, which the PEs of a host use in turn. no: there is no thread; operations of other PEs on this PE, and its own small operations on other PEs, wait until this PE calls a routine that waits, or calls routines over and over that test or read symmetric memory; waits have no time limit (SHMEM_TIMEOUT), and the PE does not notice if a host fails silently.") \
    X(REDUCE, "SHMEM_REDUCE", "", WORD, "fast layout-independent", "fast", \
      "The order in which a reduction combines PEs of several hosts. fast: the PEs of each host first, so that the rounding of a floating-point result depends on which PEs share a host. layout-independent: from left to right in the order of the active set, as on one host, which needs more data transfers between hosts.") \
    X(COLL_THREADS, "SHMEM_COLL_THREADS", "", LEVEL, "0-1024", "0", \
      "The number of threads that a collective routine uses for large data, outside of parallel regions; these are the OpenMP threads of the program. 0: as many as OpenMP provides, but no more than there are processors for each PE. 1: only the calling thread, as in programs without OpenMP.") \
    X(WAIT, "SHMEM_WAIT", "", WORD, "auto poll sleep", "auto", \
      "What a PE does while it waits in a routine. auto: it polls, then yields the processor to others, and then sleeps until the PE that it waits for wakes it; the sooner it sleeps, the longer others keep the processor that it yields. poll: it polls and yields, and never sleeps, for PEs that have their processors to themselves. sleep: it sleeps after a few polls.") \
    X(TIMEOUT, "SHMEM_TIMEOUT", "", LEVEL, "0-86400", "120", \
      "The number of seconds for which a PE that is reached through the network, on another host or on this one, may be silent while a PE waits for it, in a transfer or in a collective routine: when neither data nor an answer to several questions has come from it for so long, the job ends with a message. There is no limit to waits for a PE whose memory is shared, as on one host. The launcher may take as long for an answer and, under a launcher with PMIx or PMI, all PEs to start. The time during which the waiting PE was itself stopped does not count. 0: no limit. A connection that the network reports as broken, for example to a PE that was killed, always ends the job; tcp;ofi_rxm of libfabric reports none. There is no limit to how long PEs may compute while others wait for them.") \
    X(HANG_TIMEOUT, "SHMEM_HANG_TIMEOUT", "", LEVEL, "0-86400", "0", \
      "The number of seconds that a PE waits in a routine before it prints, once for the job, a table of what all PEs do and what they wait for. If all PEs wait for each other, the job then ends; if a PE computes, the job goes on. 0: never.") \
    X(STATS, "SHMEM_STATS", "", FLAG_OR_FILE, "", "off", \
      "1: at the end, PE 0 prints a table of the routines that the program called to stderr, with calls, bytes and time. The name of a file: PE 0 writes the table to this file instead, in JSON, with the calls and bytes from each PE to each other PE; osh_stats(1) reads the file.") \
    X(TRACE, "SHMEM_TRACE", "", FILE_NAME, "", "off", \
      "Each call of a routine is recorded; at the end, PE 0 writes the calls to this file, in the trace format of Perfetto and chrome://tracing.") \
    X(TEST_COUNTS, "SHMEM_TEST_COUNTS", "", FLAG, "", "off", \
      "For tests: in shmem_finalize, each PE of a job of several nodes prints to stderr what it sent to other nodes, in collective routines and by operation.") \
    X(TEST_NODES, "SHMEM_TEST_NODES", "", LEVEL, "0-1024", "0", \
      "For tests: splits the PEs of each host into this many parts, which communicate only through the network, as if they were hosts. 0 or 1: no split.") \
    X(TEST_CYCLIC, "SHMEM_TEST_CYCLIC", "", FLAG, "", "off", \
      "For tests: SHMEM_TEST_NODES assigns the PEs to the parts in turn, forwards and backwards, instead of in blocks.") \
    X(TEST_SEGMENT, "SHMEM_TEST_SEGMENT", "SHMEM_SEGMENT", WORD, "auto memfd shm", "auto", \
      "For tests: how the PEs of one host share memory if oshrun did not start them: a memory file, a file in /dev/shm, or the first of the two that all PEs can open.") \
    X(TEST_SMALL_TRANSFERS, "SHMEM_TEST_SMALL_TRANSFERS", "SHMEM_SMALL_TRANSFERS", WORD, "auto card bundle mixed", "auto", \
      "For tests: how small transfers reach PEs of other hosts: by network cards, gathered in bundles, either way at random, or as the network needs it.")

#endif

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
      "Bytes of symmetric heap that each PE gets. One allocation of exactly this size succeeds. Without the variable the heap is 1 GiB, or less when the PEs of a host together would exceed its memory. It is the same on all PEs. Memory is used only when it is touched.") \
    X(CHECK, "SHMEM_CHECK", "", LEVEL, "0-2", "1", \
      "1 checks PE numbers, active sets and symmetric addresses in every call. 0 leaves out the checks that cost time. 2 looks for all mistakes that can be found, as blocks that are too small or were freed, writes behind their end, and collective calls that differ between PEs; calls take longer, and the heap is larger. It must be 2 on all PEs or on none.") \
    X(SEGMENT, "SHMEM_SEGMENT", "", WORD, "auto memfd shm", "auto", \
      "How the PEs of one host share memory when oshrun did not start them: an anonymous memory file (memfd), or a file in /dev/shm whose name is removed at once (shm). auto takes the first that all of them can open.") \
    X(TRANSPORT, "SHMEM_TRANSPORT", "", WORD, "auto ucx", "auto", \
      "How PEs reach each other. auto: PEs of one host through mapped memory, PEs of different hosts through UCX. ucx: all through UCX, as if each PE had a host of its own.") \
    X(ATOMICS, "SHMEM_ATOMICS", "", WORD, "cpu network", "cpu", \
      "Who carries out atomic operations on PEs of other hosts. cpu: a processor there, so that they exclude those of the PEs on that host. network: network cards, where they can; in a job of several hosts the PEs of one host then use UCX for atomic operations, too.") \
    X(SERVICE_THREAD, "SHMEM_SERVICE_THREAD", "", PROCESSORS, "auto no", "auto", \
      "The thread with which a PE serves PEs of other hosts while it computes. auto: where the system likes; it sleeps while the PE itself polls in a routine. Processors, as in 2,3 or 8-11: it runs on one of these, the threads of the PEs of a host in turn. no: there is no thread; what others do with this PE waits until this PE calls a routine that waits, and so do small operations of this PE on others; waits have no time limit (SHMEM_TIMEOUT), and a host that fails silently is not noticed.") \
    X(REDUCE, "SHMEM_REDUCE", "", WORD, "fast layout-independent", "fast", \
      "In which order a reduction combines PEs of several hosts. fast: the PEs of each host first, so that the rounding of a floating-point result depends on which PEs share a host. layout-independent: from left to right in the order of the active set, as on one host, at the price of more data between hosts.") \
    X(COLL_THREADS, "SHMEM_COLL_THREADS", "", LEVEL, "0-1024", "0", \
      "Threads that a collective routine uses for large data, those of the program's own OpenMP, outside of parallel regions. 0: as many as OpenMP gives, but no more than there are processors for each PE. 1: none but the caller, and so it is in programs without OpenMP.") \
    X(TIMEOUT, "SHMEM_TIMEOUT", "", LEVEL, "0-86400", "120", \
      "Seconds that a PE waits for an answer of a PE of another host or of the launcher, and under a launcher with PMIx or PMI for all PEs to come to the start; then the job ends with a message. 0: for ever. A connection that is seen to break, as when a PE is killed, ends the job in any case. How long PEs may compute while others wait for them is not limited.") \
    X(HANG_TIMEOUT, "SHMEM_HANG_TIMEOUT", "", LEVEL, "0-86400", "0", \
      "Seconds that a PE waits in a routine until it prints, once for the job, a table of what all PEs do and what they wait for. A job in which all PEs wait for each other ends then; one in which a PE computes goes on. 0: never.") \
    X(STATS, "SHMEM_STATS", "", FLAG_OR_FILE, "", "off", \
      "1: at the end PE 0 prints a table of the routines that the program called to stderr, with calls, bytes and time. A name: it writes the same to this file instead, in JSON, with the calls and bytes from each PE to each other; osh_stats(1) reads it.") \
    X(TRACE, "SHMEM_TRACE", "", FILE_NAME, "", "off", \
      "Each call of a routine is recorded, and at the end PE 0 writes them to this file, in the trace format that Perfetto and chrome://tracing open.") \
    X(TEST_COUNTS, "SHMEM_TEST_COUNTS", "", FLAG, "", "off", \
      "For tests: each PE of a job of several nodes prints to stderr, in shmem_finalize, what it sent to other nodes in collective routines, and by operations.") \
    X(TEST_NODES, "SHMEM_TEST_NODES", "", LEVEL, "0-1024", "0", \
      "For tests: splits the PEs of each host into this many parts, which reach each other through UCX only, as if they were hosts. 0 or 1: does not.") \
    X(TEST_CYCLIC, "SHMEM_TEST_CYCLIC", "", FLAG, "", "off", \
      "For tests: SHMEM_TEST_NODES deals the PEs out in turn, to and fro, instead of in blocks.")

#endif

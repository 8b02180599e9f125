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
      "Bytes of symmetric heap that each PE gets. One allocation of exactly this size succeeds. Without the variable the heap is 1 GiB, or less when the PEs of a machine together would exceed its memory. Memory is used only when it is touched.") \
    X(CHECK, "SHMEM_CHECK", "", LEVEL, "0-1", "1", \
      "1 checks PE numbers, active sets and symmetric addresses in every call. 0 leaves out the checks that cost time.") \
    X(SEGMENT, "SHMEM_SEGMENT", "", WORD, "auto memfd shm", "auto", \
      "How the PEs of one machine share memory when oshrun did not start them: an anonymous memory file (memfd), or a file in /dev/shm whose name is removed at once (shm). auto takes the first that all of them can open.") \
    X(TRANSPORT, "SHMEM_TRANSPORT", "", WORD, "auto ucx", "auto", \
      "How PEs reach each other. auto: PEs of one machine through mapped memory, others through UCX. ucx: all through UCX, as if each PE had a machine of its own.") \
    X(ATOMICS, "SHMEM_ATOMICS", "", WORD, "cpu network", "cpu", \
      "Who does atomic operations on PEs of other machines. cpu: a processor there, so that they exclude those of the PEs on that machine. network: the network card may do them; then PEs of one machine use UCX for all atomic operations too.") \
    X(REDUCE, "SHMEM_REDUCE", "", WORD, "fast layout-independent", "fast", \
      "fast: PEs of one machine are combined first, so that the rounding of a floating-point reduction depends on which PEs share a machine. layout-independent: always from left to right in the order of the active set, at the price of more data between machines.") \
    X(TIMEOUT, "SHMEM_TIMEOUT", "", LEVEL, "0-86400", "120", \
      "Seconds after which a job on several machines ends when a PE of another machine, or the launcher, does not answer: the machine is down, or the network is. A connection that is seen to break, as when a PE is killed, ends the job within seconds. 0: never, but for such a connection.") \
    X(STATS, "SHMEM_STATS", "", FLAG, "", "off", \
      "Each PE prints in shmem_finalize how many messages and bytes it sent between machines, by kind of collective.") \
    X(TEST_NODES, "SHMEM_TEST_NODES", "", LEVEL, "0-1024", "0", \
      "For tests: splits the PEs of each machine into this many parts that reach each other through UCX only.") \
    X(TEST_CYCLIC, "SHMEM_TEST_CYCLIC", "", FLAG, "", "off", \
      "For tests: SHMEM_TEST_NODES deals the PEs out in turn, instead of in blocks.")

#endif

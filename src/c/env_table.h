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
      "How the PEs of one machine share memory when oshrun did not start them: an anonymous memory file (memfd), or a file in /dev/shm whose name is removed at once (shm). auto takes the first that all of them can open.")

#endif

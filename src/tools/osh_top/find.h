/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Finds the jobs of this host: each has a memory file (shared/job.h), which its
 * PEs and oshrun have open.
 */
#ifndef SMA_TOOLS_TOP_FIND_H
#define SMA_TOOLS_TOP_FIND_H

#include <stdbool.h>
#include <sys/types.h>

#include "shared/job.h"

/* A process, also after another one has got its number. */
struct top_holder {
    pid_t pid;
    unsigned long long start;
};

struct top_job {
    dev_t device;
    ino_t inode;
    struct top_holder *holder; /* the processes that have the file open */
    size_t holders;
    struct sma_job *block; /* can only be read; NULL: of another version */
    int n; /* PEs of the block, which its PEs cannot change any more */
    uint32_t version;
};

/* The job that `name` means, the number of oshrun, of a PE or of a process that
 * has started them; NULL: the only job here.  Ends the program with a message if
 * there is no such job, or more than one. */
const struct top_job *find_job(const char *name);

/* Does a process run still that had the memory file open when it was found? */
bool find_lives(const struct top_job *job);

/* The fields of /proc/PID/stat that osh_top needs; false: no such process. */
struct top_process {
    char state;
    pid_t parent;
    unsigned long long ticks, start;
    int processor;
};

bool find_process(pid_t pid, struct top_process *process_p);

#endif

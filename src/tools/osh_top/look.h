/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What osh_top shows: the PEs of a job at one moment.  look.c makes it of the
 * job block of this host, from.c of what osh_top prints on other hosts.
 */
#ifndef SMA_TOOLS_TOP_LOOK_H
#define SMA_TOOLS_TOP_LOOK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "osh_top/find.h"
#include "shared/facts.h"
#include "shared/job.h"

/* What a PE does. */
enum top_does {
    TOP_ABSENT,   /* it has not called shmem_init */
    TOP_STARTS,   /* it is in shmem_init */
    TOP_COMPUTES, /* it is in no call that is known */
    TOP_CALLS,    /* it is in a routine, and not known to wait */
    TOP_WAITS,
    TOP_STOPPED, /* by a signal or debugger */
    TOP_ENDED,
    TOP_DOES, /* the number of kinds above */
};

struct top_pe {
    int number;
    int pid;       /* 0: none */
    int processor; /* the one on which it ran last; -1: not known */
    enum top_does does;
    double busy;    /* processors that it has used since the last look; -1 */
    double seconds; /* in its wait, or since its last; negative: not known */
    char host[SMA_HOST_NAME];
    char program[SMA_JOB_PATH];
    char routine[64]; /* the one that it is in, or that of its last wait; "" */
    char target[32];  /* for whom it waits: "PE 3"; "" */
    char set[64];     /* the PEs of the collective; "" */
    char on[192];     /* the object that it waits on; "" */
    char where[128];  /* its call in the program: "heat.c:42"; "" */
    bool counts;      /* the numbers below are known */
    uint64_t heap, used,
        largest; /* bytes of the heap; `heap` alone is always known */
    uint64_t calls[SMA_JOB_OTHER];
    uint64_t sent, fetched;
    double calls_rate, sent_rate,
        fetched_rate; /* a second; negative: not known */
};

struct top_look {
    char program[SMA_JOB_PATH]; /* of the first PE */
    int pes;                    /* of the whole job; 0: not known yet */
    int hosts;
    int n; /* PEs that are described, in the order of their numbers */
    struct top_pe *pe;
};

const char *top_does_name(enum top_does does);

/* Looks at a job of this host.  The rates are those since the last look.
 * Returns false if the job has ended.  *look_p is valid until the next look. */
bool look_at(const struct top_job *job, struct top_look *look_p);

#endif

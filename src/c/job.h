/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The job block: the first pages of the memory file that the PEs of one machine
 * share and, when it started them, oshrun too.  This is all that oshrun and the
 * library agree on.  Who creates the file (oshrun, or the machine's first PE)
 * fills in magic, version and counts; everything else starts as zero.
 */
#ifndef SMA_JOB_H
#define SMA_JOB_H

#include <stdint.h>
#include <stddef.h>

#define SMA_JOB_MAGIC 0x314d5341u /* "ASM1" */
#define SMA_JOB_VERSION 2u
#define SMA_JOB_ENV "SMA_JOB" /* "FD:PE:NPES" set by oshrun for its PEs */
#define SMA_JOB_MAX_PES 65535 /* on one machine */

/* The life of a PE. */
enum sma_job_state {
    SMA_JOB_NONE,      /* the program has not called shmem_init yet */
    SMA_JOB_ATTACHED,  /* inside shmem_init */
    SMA_JOB_RUNNING,   /* between shmem_init and shmem_finalize */
    SMA_JOB_LEAVING,   /* waits in shmem_finalize for the others */
    SMA_JOB_LEFT,      /* ends without shmem_finalize, waits for the others */
    SMA_JOB_FINALIZED, /* finalized: the job goes on without it */
    SMA_JOB_AGAIN, /* finalized, and waits in shmem_init for the others */
};

/* How a job that does not end by itself was ended, and with which status. */
enum sma_job_end {
    SMA_JOB_GOES_ON,
    SMA_JOB_GLOBAL_EXIT, /* a PE called shmem_global_exit */
    SMA_JOB_ERROR,       /* a PE printed an error message and ends the job */
};

#define SMA_JOB_END(kind, status) ((kind) | ((status) & 0xff) << 8)
#define SMA_JOB_END_KIND(end) ((end) & 0xff)
#define SMA_JOB_END_STATUS(end) ((end) >> 8 & 0xff)

struct sma_job_pe {
    int32_t pid;        /* the process that called shmem_init */
    int32_t state;      /* enum sma_job_state */
    int32_t number;     /* the PE's number in the whole job */
    uint32_t card_size; /* bytes of what other nodes need to reach it */
    uint64_t heap_size; /* what its environment asks for, 0 = default */
    uint64_t data_size; /* span of its static data, bytes */
    uint64_t data_id;   /* hash of the executable's build-id and layout */
    uint64_t flag;      /* a word for exchanges during start-up */
    uint64_t cpus[16];  /* the processors it may run on, a bit each */
    int32_t cpu;        /* the one it ran on when it last had to wait */
    int32_t pad[19];
};

struct sma_job {
    uint32_t magic;
    uint32_t version;
    uint32_t size; /* bytes of the job block, whole pages */
    int32_t n;     /* PEs on this machine */
    int32_t end;   /* SMA_JOB_END(), set once */
    uint32_t arrived; /* the start-up barrier */
    uint32_t round;
    uint32_t met;       /* times that all PEs of the job met in shmem_finalize */
    uint64_t heap_size; /* what the PEs of the job agreed on */
    uint32_t machines;  /* that the job runs on */
    uint32_t watched;   /* when a PE last asked after the next machine */
    uint32_t silent;    /* PEs here that talk to no other machine any more */
    uint32_t pad[51];
    struct sma_job_pe pe[];
};

static inline size_t sma_job_bytes(int n, size_t page)
{
    size_t bytes = sizeof(struct sma_job) +
                   (size_t) n * sizeof(struct sma_job_pe);

    return (bytes + page - 1) / page * page;
}

#endif

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The job block: the first pages of the memory file that the PEs of one host
 * share and, when it started them, oshrun too.  This is all that oshrun and the
 * library agree on.  Who creates the file (oshrun, or the host's first PE)
 * fills in magic, version and counts; everything else starts as zero.
 */
#ifndef SMA_JOB_H
#define SMA_JOB_H

#include <stddef.h>
#include <stdint.h>

#define SMA_JOB_MAGIC 0x314d5341u /* "ASM1" */
#define SMA_JOB_VERSION 5u
#define SMA_JOB_ENV "SMA_JOB" /* "FD:PE:NPES" set by oshrun for its PEs */
#define SMA_JOB_MAX_PES 65535 /* on one host */
#define SMA_JOB_CPUS 8192     /* processors of a host, Linux has no more */
#define SMA_JOB_HELD 8        /* locks of a PE that are known by name */

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

/* The calls that are counted. */
enum sma_job_calls {
    SMA_JOB_RMA,    /* puts and gets */
    SMA_JOB_AMO,    /* atomics */
    SMA_JOB_COLL,   /* collectives, among them barriers, and those of teams */
    SMA_JOB_WAIT,   /* waits and tests, locks */
    SMA_JOB_MEMORY, /* of the symmetric heap */
    SMA_JOB_OTHER,  /* not counted; the number of those that are */
};

/* What a PE waits for. */
enum sma_job_wait_kind {
    SMA_JOB_WAITS_PE,     /* an answer of a PE, or its end */
    SMA_JOB_WAITS_SET,    /* the others of a set, in a collective routine */
    SMA_JOB_WAITS_OBJECT, /* a value of an object of its own */
    SMA_JOB_WAITS_EVENT,
    SMA_JOB_WAITS_LOCK,
};

/*
 * The last wait of a PE that took more than a moment, for those who want to
 * know why a job stands still (hang.c).  Only the PE itself writes it, and others
 * read it meanwhile (hang_record.h).  `looked` grows as long as the wait goes on; so
 * nobody has to note the end of a wait: where it does not grow any more, the PE
 * computes.
 */
struct sma_job_wait {
    uint32_t version;   /* odd while the record is written */
    uint32_t polls;    /* times that the condition was not true */
    uint64_t polled_at; /* when `looked` grew */
    uint64_t value;     /* of the object */
    uint64_t since;     /* nanoseconds of the host's monotonic clock */
    uint32_t id;        /* of the wait; 0: there was none */
    int32_t kind;       /* enum sma_job_wait_kind */
    int32_t pe;         /* whom it waits for, -1: anybody */
    int32_t start, stride, size; /* stride 0: any members; size 0: no set */
    int32_t team;       /* it is one */
    int32_t cmp;        /* SHMEM_CMP_* */
    uint64_t epoch;     /* that this PE is in, of those it makes with the set */
    uint64_t wanted;
    int32_t bytes;      /* of the object; negative: it has a sign */
    int32_t objects;    /* that the routine was given */
    int32_t stuck;      /* nothing but another PE can end the wait */
    int32_t pad0;
    uint64_t lock;      /* the lock that it waits for, see below */
    char routine[48];
    char object[64];    /* its name */
    /* What follows is no part of the record that is written as a whole. */
    int32_t held_more;  /* it has got more locks than `held` has room for */
    int32_t pad1;
    /* The tickets with which it got locks for which it had to wait, and has not
     * given them back; lock 0: none. */
    struct {
        uint64_t lock; /* part + 1, in the upper 8 bits, and offset */
        uint64_t ticket;
    } held[SMA_JOB_HELD];
};

/* Processors, a bit each. */
struct sma_cpus {
    uint64_t word[SMA_JOB_CPUS / 64];
};

struct sma_job_pe {
    int32_t pid;        /* the process that called shmem_init */
    int32_t state;      /* enum sma_job_state */
    int32_t number;     /* the PE's number in the whole job */
    uint32_t address_size; /* bytes of what other nodes need to reach it */
    uint64_t heap_size; /* what its environment asks for, 0 = default */
    uint64_t data_size; /* span of its static data, bytes */
    uint64_t data_id;   /* hash of the executable's build-id and layout */
    uint64_t flag;      /* a word for exchanges during start-up */
    struct sma_cpus cpus; /* that it may run on */
    int32_t cpu;        /* the one it ran on when it last had to wait */
    uint32_t settings;  /* that must be the same on all PEs (settings.c) */
    uint64_t reporter;  /* of PE 0: who reports a hang (hang.c), 0: nobody */
    uint64_t reported;  /* of PE 0: a hash of what was */
    uint64_t asked;     /* of PE 0: when a signal last asked, seconds */
    uint64_t calls[SMA_JOB_OTHER]; /* so far, with the one that it is in */
    int32_t counts;     /* calls are counted */
    int32_t pad;
    uint64_t data_base; /* where its static data begin, there */
    struct sma_job_wait wait;
};

struct sma_job {
    uint32_t magic;
    uint32_t version;
    uint32_t size; /* bytes of the job block, whole pages */
    int32_t n;     /* PEs on this host */
    int32_t end;   /* SMA_JOB_END(), set once */
    uint32_t arrived; /* the start-up barrier */
    uint32_t round;
    uint32_t met; /* times that all PEs of the job met in shmem_finalize */
    uint64_t heap_size; /* what the PEs of the job agreed on */
    uint32_t hosts;  /* that the job runs on */
    uint32_t watched;   /* when a PE last asked after the next host */
    uint32_t silent;    /* PEs here that talk to no other host any more */
    uint32_t ask;       /* a signal asks for a table of the PEs */
    uint32_t late;      /* it has been said who does not come to the start */
    uint32_t speaks;    /* a PE writes the message after which it sets `end` */
    uint32_t threads_told; /* a PE has been started while it had threads */
    uint32_t words_said; /* that words of Fortran may be too long, too */
    uint32_t pad[46];
    struct sma_job_pe pe[];
};

/* The state of a PE, by any process of the host.  The acquire pairs with the
 * release with which the PE stores it: what the PE did before is visible. */
static inline int sma_job_state_of(const struct sma_job_pe *pe)
{
    return __atomic_load_n(&pe->state, __ATOMIC_ACQUIRE);
}

static inline size_t sma_job_bytes(int n, size_t page)
{
    size_t bytes = sizeof(struct sma_job) +
                   (size_t) n * sizeof(struct sma_job_pe);

    return (bytes + page - 1) / page * page;
}

#endif

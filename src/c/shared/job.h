/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The job block: the first pages of the memory file that the PEs of a host
 * share.  oshrun maps the block, too, when it has started the PEs, and this
 * header is all that oshrun and libsma agree on.  oshrun or the host's first PE
 * creates the file and fills in magic, version, size and n; everything else
 * starts as zero.
 */
#ifndef SMA_JOB_H
#define SMA_JOB_H

#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

#define SMA_JOB_MAGIC 0x314d5341u /* "ASM1" */
#define SMA_JOB_VERSION 13u
#define SMA_JOB_ENV "SMA_JOB" /* "FD:PE:NPES" set by oshrun for its PEs */
#define SMA_JOB_PATH 128 /* bytes of the path of a program, or of its end */
#define SMA_JOB_MAX_PES 65535 /* on one host */
#define SMA_JOB_CPUS 8192     /* processors of a host, Linux has no more */

/* The regions of a PE that other PEs may reach. */
enum {
    SMA_HEAP,                /* the symmetric heap */
    SMA_DATA,                /* the static data of the executable */
    SMA_REGIONS,             /* the number of symmetric regions */
    SMA_STATE = SMA_REGIONS, /* struct sma_job_pe, through the transport only */
    SMA_REMOTE_REGIONS       /* the number of regions of the transport */
};

/* The largest number of pieces of static data, which have gaps between them. */
enum { SMA_MAX_PIECES = 4 };

/* The life of a PE. */
enum sma_job_state {
    SMA_JOB_NONE,      /* the program has not called shmem_init yet */
    SMA_JOB_ATTACHED,  /* inside shmem_init */
    SMA_JOB_RUNNING,   /* between shmem_init and shmem_finalize */
    SMA_JOB_LEAVING,   /* in shmem_finalize, waits for the other PEs */
    SMA_JOB_LEFT,      /* exits without shmem_finalize, waits for the others */
    SMA_JOB_FINALIZED, /* after shmem_finalize: the job goes on without it */
    SMA_JOB_AGAIN,     /* in shmem_init after shmem_finalize, waits for them */
};

/* Why a job ends before all its PEs have finalized. */
enum sma_job_end {
    SMA_JOB_GOES_ON,
    SMA_JOB_GLOBAL_EXIT, /* a PE called shmem_global_exit */
    SMA_JOB_ERROR,       /* a PE printed an error message and ends the job */
};

/* The reason for the end of the job and its exit status as one number. */
#define SMA_JOB_END(kind, status) ((kind) | ((status) &0xff) << 8)
#define SMA_JOB_END_KIND(end) ((end) &0xff)

/* Is it what a PE stores at the end of a job?  Anything else is damage, which must
 * not become the exit status 0. */
#define SMA_JOB_END_IS_GOOD(end) \
    (((end) & ~0xffff) == 0 && \
     (SMA_JOB_END_KIND(end) == SMA_JOB_GLOBAL_EXIT || \
      SMA_JOB_END_KIND(end) == SMA_JOB_ERROR))
#define SMA_JOB_END_STATUS(end) \
    (SMA_JOB_END_IS_GOOD(end) ? (end) >> 8 & 0xff : 1)

/* The kinds of calls that are counted. */
enum sma_job_calls {
    SMA_JOB_RMA,    /* puts and gets */
    SMA_JOB_AMO,    /* atomic memory operations */
    SMA_JOB_COLL,   /* collectives, with barriers and the making of teams */
    SMA_JOB_WAIT,   /* waits, tests and locks */
    SMA_JOB_MEMORY, /* allocation and freeing of symmetric memory */
    SMA_JOB_OTHER,  /* calls that are not counted; the number of kinds above */
};

/* What a PE waits for. */
enum sma_job_wait_kind {
    SMA_JOB_WAITS_PE,     /* the answer or the end of a PE */
    SMA_JOB_WAITS_SET,    /* other PEs of a set, in a collective routine */
    SMA_JOB_WAITS_OBJECT, /* a value of an object of its own */
    SMA_JOB_WAITS_EVENT,  /* an event that is to be set */
    SMA_JOB_WAITS_LOCK,   /* a lock that another PE holds */
};

/* What can end a wait of a PE. */
enum sma_job_wait_ends {
    SMA_JOB_ENDS_ANYHOW,   /* perhaps something in the process of the PE */
    SMA_JOB_ENDS_BY_DATA,  /* perhaps transfers in flight */
    SMA_JOB_ENDS_BY_OTHER, /* only another PE */
};

/*
 * The record of the last wait of a PE that took more than a moment.  The
 * reports of hanging jobs are made of it (hang/hang.c).  Only the PE itself
 * writes it, and others read it meanwhile (hang_table.h).  `polls` grows as
 * long as the wait goes on, so the PE need not record the end of a wait: a PE
 * whose `polls` no longer grows computes.
 */
struct sma_job_wait {
    uint32_t version;   /* odd while the record is written */
    uint32_t polls;     /* times that a condition has not been true */
    uint64_t polled_at; /* when `polls` last grew, in the clock of `since` */
    uint64_t value;     /* what the object held then */
    uint64_t since;     /* start, in nanoseconds of the monotonic clock */
    uint32_t id;        /* number of the wait; 0: no wait yet */
    int32_t kind;       /* enum sma_job_wait_kind */
    int32_t pe;         /* the PE that is waited for, -1: any */
    int32_t start, stride, size; /* the set; stride 0: a list; size 0: none */
    int32_t team;                /* the set is a team */
    int32_t cmp;                 /* SHMEM_CMP_* */
    uint64_t epoch;  /* number of this call in the collectives of the set */
    uint64_t wanted; /* what the object is compared with */
    int32_t bytes;   /* size of the object; negative: it is signed */
    int32_t objects; /* how many objects the routine waits on */
    int32_t ends;    /* enum sma_job_wait_ends */
    int32_t pad0;
    uint64_t lock;   /* sma_address_word of the lock that is waited for */
    uint64_t caller; /* return address in the program; 0: not known */
    char routine[48];
    char object[64]; /* name of the object, event or lock */
};

/* A set of processors, a bit for each. */
struct sma_cpus {
    uint64_t word[SMA_JOB_CPUS / 64];
};

/* The information that a PE gives oshrun and the other PEs about itself. */
struct sma_job_pe {
    int32_t pid;           /* the process that called shmem_init */
    int32_t state;         /* enum sma_job_state */
    int32_t number;        /* the PE's number in the whole job */
    uint32_t address_size; /* bytes of its address for other nodes */
    uint64_t heap_size;    /* what its environment asks for; 0: the default */
    uint64_t data_size;    /* bytes from start to end of its static data */
    uint64_t data_id;      /* sma_data_id of its executable */
    uint64_t flag;         /* a word for exchanges during start-up */
    struct sma_cpus cpus;  /* the processors that it may run on */
    int32_t cpu;           /* the processor on which it last had to wait */
    uint32_t settings;     /* what all PEs must have alike (api/settings.c) */
    uint64_t reporter; /* of PE 0: who reports a hang (hang/hang.c); 0: none */
    uint64_t reported; /* of PE 0: a hash of the last report */
    uint64_t asked;    /* of PE 0: when a signal asked for a report, seconds */
    uint64_t calls[SMA_JOB_OTHER]; /* calls begun so far */
    uint64_t sent, fetched; /* with SHMEM_STATS: bytes of its calls so far */
    uint64_t heap_free, heap_largest; /* after its last call on the heap */
    uint32_t routine; /* 1 + the number of the routine that it is in; 0: none */
    uint32_t routines;  /* how many gen/routines.h has; 0: none is noted */
    int32_t counts;     /* calls are counted */
    int32_t may_store;  /* threads, signal handlers or children of the process
                         * may store to memory after it has left */
    uint32_t sleepers;  /* threads that sleep until its memory changes */
    uint32_t wakes;     /* how often they have been woken (wait/sleep.c) */
    uint32_t network;   /* its network namespace; 0: not known */
    uint32_t processes; /* its PID namespace, likewise */
    uint32_t users;     /* its user namespace */
    uint32_t quota;     /* of its control group (sma_cgroup_cpus); 0: none */
    int32_t child;      /* the process that oshrun has started for it */
    uint64_t data_base; /* address of its static data in its process */
    char program[SMA_JOB_PATH]; /* path of its executable */
    struct sma_job_wait wait;
};

struct sma_job {
    uint32_t magic;
    uint32_t version;
    uint32_t size;      /* bytes of the job block, whole pages */
    int32_t n;          /* PEs on this host */
    int32_t end;        /* SMA_JOB_END(), set once */
    uint32_t arrived;   /* PEs that have arrived at the barrier of the start */
    uint32_t round;     /* how often that barrier was complete */
    uint32_t met;       /* how often all PEs of the job met in shmem_finalize */
    uint64_t heap_size; /* of every PE of the job, as the PEs have agreed */
    uint32_t hosts;     /* how many hosts the job runs on */
    uint32_t watched;   /* second in which a PE last checked the next host */
    uint32_t silent;    /* PEs here that no longer use the transport */
    uint32_t ask;       /* a signal asks for a table of the PEs */
    uint32_t late;      /* a PE has reported which PEs do not start */
    uint32_t
        speaks; /* 1 + the PE that writes the message after which it sets `end` */
    uint32_t threads_told; /* a PE has warned of threads during shmem_init */
    uint32_t words_said; /* a PE has warned of the length of Fortran's words */
    uint32_t opened;     /* PEs that have opened this file (boot/pmix_file.c) */
    uint32_t huge_fd;   /* what the first PE here has the heaps' file open as */
    uint64_t huge_page; /* bytes of its huge pages; 0: there is no such file */
    uint64_t huge_device, huge_inode; /* of that file */
    uint32_t programs; /* PEs of the job run different programs */
    uint32_t atomics;  /* the network does all atomic operations */
    uint32_t looked;   /* second in which a PE last looked for lost PEs */
    uint32_t mpi_told; /* a PE has told of MPI with other numbers */
    uint32_t pointers; /* a PE has a pointer to another one's memory */
    uint32_t pes;      /* PEs of the whole job; 0: not known yet */
    unsigned char secret[16]; /* what all PEs of the job know (api/agree.c) */
    uint32_t beside;  /* PEs of other hosts that use the same processors */
    uint32_t suspect; /* 1 + the PE that has ended in a script (boot/local.c) */
    uint32_t suspected; /* the second in which this was first seen */
    uint32_t pad[26];
    struct sma_job_pe pe[];
};

/* The state of a PE, for any process of the host.  The acquire pairs with the
 * release with which the PE stores its state (boot/boot.c, boot/lost.c,
 * api/start.c, api/finish.c): a process that reads a state sees what the PE did
 * before. */
static inline int sma_job_state_of(const struct sma_job_pe *pe)
{
    return __atomic_load_n(&pe->state, __ATOMIC_ACQUIRE);
}

/* The lock by which oshrun finds the process of PE i.  The process takes it on
 * the memory file when it attaches to the job, for fcntl with F_SETLK; the
 * kernel ends it with the process, before the number of the process can belong
 * to another one. */
static inline struct flock sma_job_lock(int i)
{
    return (struct flock){
        .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = i, .l_len = 1};
}

/* The bytes of the job block of n PEs, in whole pages. */
static inline size_t sma_job_bytes(int n, size_t page)
{
    size_t bytes =
        sizeof(struct sma_job) + (size_t) n * sizeof(struct sma_job_pe);

    return (bytes + page - 1) / page * page;
}

#endif

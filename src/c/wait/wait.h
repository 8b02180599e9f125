/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The one way to wait: poll a little, then give up the processor, then sleep.
 *
 *     struct sma_wait w = SMA_WAIT(routine, pe);
 *     while (!condition)
 *         sma_wait_more(&w);
 *
 * sma_wait_more also notices that the job ends, that the awaited PE (or, when
 * none is named, every other PE) has left and will never come, and that another
 * host is gone.  SMA_WAIT_MORE(&w, ...) does the same and knows what the wait
 * is for, as members of struct sma_about, which are looked at when it gets long
 * (hang.h).
 */
#ifndef SMA_WAIT_H
#define SMA_WAIT_H

#include "base/base.h"
#include "shared/job.h"

/* Polls before a wait gives up the processor.  api/init.c sets it. */
extern uint32_t sma_spin SMA_HIDDEN;

struct sma_wait {
    const char *routine;
    int pe; /* whom we wait for, -1: anybody */
    uint32_t polls;
    uint32_t idle; /* polls since something last happened */
    bool exited; /* the awaited PE had exited at the last look */
    double asked;  /* when PEs of other hosts were last asked; the start */
    bool leaving;  /* a wait of finalize: that others leave is no surprise */
    bool published; /* its record (hang.h) has been written */
};

/* What a wait is for. */
struct sma_set;
struct sma_about {
    int kind; /* enum sma_job_wait_kind */
    int whom; /* a PE + 1, 0: that of the wait */
    const struct sma_set *set;
    const volatile void *object; /* or the lock, or the event */
    int bytes;      /* of the object; negative: it has a sign */
    int cmp;        /* SHMEM_CMP_* */
    uint64_t wanted;
    size_t objects; /* if not one */
    uint64_t value; /* of what is not an object of this PE */
};

#define SMA_WAIT(routine_, pe_) \
    { .routine = (routine_), .pe = (pe_) }

/* What a long wait asks of rooms above.  api/init.c sets the hooks before a PE can
 * wait, net/xport.c those of the transport, which are NULL where there is none. */
struct sma_wait_hooks {
    /* Makes progress with remote transfers.  True: something has arrived. */
    bool (*progress)(void);
    /* Sleeps, or less when something arrives. */
    void (*nap)(unsigned microseconds);
    /* Ends the job when the awaited PE has exited and will never come. */
    void (*look_for_exited)(struct sma_wait *w);
    /* Notes what the wait is for, and reports a job that hangs. */
    void (*poll)(struct sma_wait *w, const struct sma_about *about);
    /* The transport waits for an answer of PE w->pe: notes the wait. */
    void (*note_remote)(struct sma_wait *w);
};

extern struct sma_wait_hooks sma_wait_hooks;

void sma_wait_slow(struct sma_wait *w, const struct sma_about *about);

static inline void sma_relax(void)
{
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

#define SMA_WAIT_MORE(w, ...) \
    do { \
        if (likely((w)->polls < sma_spin)) { \
            (w)->polls++; \
            sma_relax(); \
        } else { \
            sma_wait_slow((w), &(const struct sma_about){__VA_ARGS__}); \
        } \
    } while (0)

static inline void sma_wait_more(struct sma_wait *w)
{
    SMA_WAIT_MORE(w, .kind = SMA_JOB_WAITS_PE);
}

#endif

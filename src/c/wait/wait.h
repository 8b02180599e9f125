/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * All waits go through here: poll for a moment, then yield the processor as
 * long as that brings somebody of the job forward, then sleep.
 *
 *     struct sma_wait w = SMA_WAIT(routine, pe);
 *     while (!condition)
 *         sma_wait_more(&w);
 *
 * sma_wait_more also ends this process when the job ends, and ends the job when
 * the awaited PE (or every other PE, when none is named) has exited and will
 * never come, or when another host has failed.  SMA_WAIT_MORE(&w, ...) takes
 * members of struct sma_about, too, which tell what the wait is for.
 * hang/hang.h uses them when a wait gets long.
 */
#ifndef SMA_WAIT_H
#define SMA_WAIT_H

#include "base/base.h"

/*
 * Polls of memory with which each wait begins: it then does nothing else.
 * There are none on a crowded host.  SMA_SPIN polls take some 5 microseconds, well
 * above the time for which a PE that runs makes another PE wait; a longer spin
 * would be lost whenever a third process takes the processor that the other PE
 * needs.  While other hosts send something, the polls are SMA_SPIN_NET.
 */
enum { SMA_SPIN = 200, SMA_SPIN_NET = 16 };
extern uint32_t sma_spin SMA_HIDDEN;

/* Does this host have fewer processors than PEs?  Then a PE that polls may keep
 * the awaited PE from running.  api/start.c sets it. */
extern bool sma_crowded SMA_HIDDEN;

/* Does this PE make progress with transfers only in its own calls, because it has
 * a transport and no thread that serves other PEs?  api/start.c sets it. */
extern bool sma_serves_in_calls SMA_HIDDEN;

/* Is the host crowded, or may several threads of a PE poll where there are not
 * processors for all of them?  Then a program that polls yields. */
extern bool sma_polls_yield SMA_HIDDEN;

/* Does a program that polls yield, or does this PE make progress only in its own
 * calls?  Then routines that read memory which other PEs write report what they have
 * read (wait/poll.c).  The quick look for an address fails in them, so that the report
 * costs nothing elsewhere. */
extern bool sma_reports_polls SMA_HIDDEN;

struct sma_wait {
    const struct sma_routine *routine;
    int pe; /* the PE that the wait is for; -1: any PE */
    uint32_t polls;
    uint32_t idle;  /* slow polls since the transport last made progress */
    bool exited;    /* the awaited PE had exited at the last check ... */
    uint32_t alone; /* polls since the last yield, where nobody else can run */
    bool apart;     /* nobody else was last seen on the processor of this PE */
    double exited_at; /* ... and when this was first found */
    double asked;     /* last question to PEs of other hosts, or first check */
    bool leaving;   /* a wait of shmem_finalize, in which other PEs may leave */
    bool published; /* hang/hang.c has written the record of the wait */
    uint32_t refused; /* when another thread's stayed there, ms; 0: never */
    double begun;     /* of sma_wait_far: when the wait began; 0: not yet */
    bool armed;       /* wait/sleep.c: the next call sleeps ... */
    uint32_t wakes;   /* ... unless this number has grown */
    uint64_t slept;   /* when the first sleep began; 0: none yet */
};

/* What a wait is for. */
struct sma_set;
struct sma_about {
    int kind; /* enum sma_job_wait_kind */
    int whom; /* the awaited PE + 1; 0: that of the wait */
    const struct sma_set *set;
    const volatile void *object; /* or the lock, or the event */
    int bytes;       /* size of the object; negative: its type is signed */
    int cmp;         /* SHMEM_CMP_* */
    uint64_t wanted; /* the value to compare with */
    size_t objects;  /* number of objects, if not one */
    uint64_t value;  /* the value, if the object is not on this PE */

    /* What ends the wait, as is explained below: either the word reaches the
     * value `until`, after its PE has looked at *mark (NULL: it always wakes);
     * or the memory of PE memory - 1 changes.  All zero: nobody wakes this PE. */
    const uint32_t *word;
    uint32_t until;
    int64_t *mark;
    /* Instead of `mark`: tells whoever stores to the word that this PE sleeps, and
     * looks once more.  False: there is nothing left to wait for. */
    bool (*announce)(const struct sma_set *set);
    int memory;
    bool remote; /* only a message from another node ends the wait */
};

#define SMA_WAIT(routine_, pe_) \
    { \
        .routine = (routine_), .pe = (pe_) \
    }

/* The functions of the layers above that a long wait calls.  api/start.c sets
 * them before a PE can wait.  net/net.c sets those of the transport, which
 * are NULL when there is no transport. */
struct sma_wait_hooks {
    /* The transport's: makes progress with transfers.  True: something has
     * arrived. */
    bool (*progress)(void);
    /* The transport's: sleeps, but no longer than until something arrives. */
    void (*nap)(unsigned microseconds);
    /* Ends the job when the awaited PE has exited and will never come. */
    void (*look_for_exited)(struct sma_wait *w);
    /* Notes what the wait is for, and reports a job that hangs. */
    void (*poll)(struct sma_wait *w, const struct sma_about *about);
    /* Notes that the transport waits for an answer of PE w->pe. */
    void (*note_remote)(struct sma_wait *w);
};

extern struct sma_wait_hooks sma_wait_hooks;

/* Gives up the processor for a moment, in a wait that has polled so often.
 * Returns false, and does nothing, if the caller is to sleep instead: it has
 * polled for long, or others keep a processor that they are given. */
bool sma_yield(uint32_t polls);

/* Do others keep a processor that they are given, or is this PE to sleep in any
 * case?  Then it is no use to poll for somebody who may not be running. */
bool sma_yields_are_slow(void);

/* The slow path of SMA_WAIT_MORE. */
void sma_wait_slow(struct sma_wait *w, const struct sma_about *about);

/* Something has arrived from another host while the caller of the wait made progress
 * itself.  The next message may come soon, so the polls are counted anew, and a wait
 * that has slept may yield. */
void sma_wait_heard(struct sma_wait *w);

/* Instead of SMA_WAIT_MORE in a wait whose condition is read from a PE of another
 * host: each poll is a message there and back.  So the wait rests between two
 * polls, for an eighth of the time that it has taken so far and no longer than ten
 * milliseconds, and makes progress meanwhile.  The answer to a poll is no news. */
void sma_wait_far(struct sma_wait *w, const struct sma_about *about);

/*
 * wait/poll.c: programs call some routines that do not wait in loops, until
 * another PE has done something.  If sma_reports_polls, these routines report
 * here what they have found.  A thread that finds nothing new many times in a row
 * gives up the processor; without a thread that serves other PEs, some of the
 * reports make progress.
 *
 * sma_poll_failed reports that a test has failed, sma_poll_succeeded that it
 * has succeeded, and sma_poll_read that `value` was read at addr of PE pe.  Of an
 * object that is longer than 8 bytes it is a mixture, which sma_poll_mix makes of
 * its parts.
 */
void sma_poll_failed(void);
void sma_poll_succeeded(void);
void sma_poll_read(const volatile void *addr, int pe, uint64_t value);
uint64_t sma_poll_mix(uint64_t mixed, const void *part, size_t bytes);

/* Reports the result of a test, and returns it. */
static inline bool sma_poll_tested(bool result)
{
    if (unlikely(sma_reports_polls)) {
        if (result)
            sma_poll_succeeded();
        else
            sma_poll_failed();
    }
    return result;
}

/* Tells the processor that this thread polls. */
static inline void sma_relax(void)
{
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#elif defined(__powerpc__)
    __asm__ volatile("or 27,27,27"); /* yield, of Power ISA 2.06 */
#elif defined(__riscv)
    __asm__ volatile(
        ".4byte 0x0100000f"); /* pause, of Zihintpause; or nothing */
#endif
}

#define SMA_WAIT_MORE(w, ...) \
    do { \
        if (likely((w)->polls < \
                   __atomic_load_n(&sma_spin, __ATOMIC_RELAXED))) { \
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

/* --------------------------- apart.c: on which processors the PEs of the host are */

/* Has each PE of this host, and of those beside it, a processor, although a control
 * group may let them use fewer at a time?  api/start.c sets it. */
extern bool sma_may_be_apart SMA_HIDDEN;

/* Notes the processor on which this PE runs for the other PEs of the host, and
 * returns it.  It is a hint, which needs no order. */
int32_t sma_note_cpu(void);

/* Puts this PE on a processor that no other PE is put on, unless the user or the
 * launcher has bound the PEs.  It is not bound: the system may move it again. */
void sma_spread(void);

/* Was no other PE of the host last seen on the processor of this PE?  Looks at all of
 * them. */
bool sma_is_apart(void);

/* Now and then spreads the PEs again, if this one shares a processor. */
void sma_stay_apart(void);

/* ----------------------- sleep.c: how a long wait sleeps, and who wakes it */

/*
 * Whoever ends a wait pays nothing for that as long as nobody sleeps:
 *
 *   - A PE that sleeps until the memory of some PE changes sets to 0 the bases
 *     of that PE in the array sma_memory.peer of every PE of the node.  The next
 *     transfer to that memory then finds it not mapped, takes the slow path
 *     (net/transfer.c), and wakes all who sleep on it.
 *   - A PE that sleeps until a member of a set posts marks the member's
 *     slot->over with sma_mark.  The member takes its mailboxes for full, takes the
 *     slow path (coll/epoch/epoch.c), and wakes all who sleep on the mailbox.
 *   - What happens seldom (the states of the PEs at the end) is always followed
 *     by sma_wake_word.
 *
 * A wake-up may be missed: a put may have found the memory mapped just before
 * the sleeper set the base to 0, and plain stores of the program wake nobody.
 * So each sleep has a limit, a small part of the time that the wait has taken
 * already.  A missed wake-up is a delay and never a hang.
 */

/* In a word that a PE looks at before it posts: somebody sleeps until the post
 * with the number (the word - SMA_SLEPT_ON), or one before it.  Such a word is
 * negative, and less than whatever else the word holds. */
#define SMA_SLEPT_ON INT64_MIN

/* Marks the word so, unless it is marked for that post or a later one. */
void sma_mark(int64_t *word, uint32_t until);

/* Sleeps, or prepares to and returns at once, so that the caller tests its
 * condition once more.  Returns whether somebody has woken this PE. */
bool sma_sleep(struct sma_wait *w, const struct sma_about *about);

/* The memory of PE pe, of this node, has changed: wakes all who sleep on it. */
void sma_wake_memory(int pe);

/* The memory of this PE may have changed: the same if somebody sleeps. */
void sma_wake_sleepers(void);

/* Sleeps for so long at most, with a transport until something arrives. */
void sma_nap(unsigned microseconds);

/* The word has changed: wakes all who sleep on it. */
void sma_wake_word(const volatile void *word);

/* The half of a word of 8 bytes on which a PE can sleep: its low bits. */
static inline const uint32_t *sma_low_half(const uint64_t *word)
{
    const uint32_t *half = (const uint32_t *) word;

    return half + (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__);
}

/* How many PEs of this host there are for a processor: so many may run between a
 * yield and its return. */
extern uint32_t sma_share SMA_HIDDEN;

/* For tests: how often waits of this process have slept, and been woken. */
struct sma_sleeps {
    uint64_t naps;  /* ended by their limit */
    uint64_t woken; /* ended by another PE, or by a signal */
    uint64_t wakes; /* other PEs woken by this one */
};

extern struct sma_sleeps sma_sleeps SMA_HIDDEN;

#endif

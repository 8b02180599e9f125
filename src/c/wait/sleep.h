/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * How a long wait sleeps, and who wakes it.  Whoever ends a wait pays nothing
 * for that as long as nobody sleeps:
 *
 *   - A PE that sleeps until the memory of some PE changes sets to 0 the bases
 *     of that PE in the array sma_memory.peer of every PE of the node.  The next
 *     transfer to that memory then finds it not mapped, goes the slow way
 *     (net/transfer.c), and wakes all who sleep on it.
 *   - A PE that sleeps until a member of a set posts marks the member's
 *     slot->over with sma_mark.  The member takes its mailboxes for full, goes the
 *     slow way (coll/epoch/epoch.c), and wakes all who sleep on the mailbox.
 *   - What happens seldom (the states of the PEs at the end) is always followed
 *     by sma_wake_word.
 *
 * A wake-up may be missed: a put may have found the memory mapped just before
 * the sleeper set the base to 0, and plain stores of the program wake nobody.
 * So each sleep has a limit, a small part of the time that the wait has taken
 * already.  A missed wake-up is a delay and never a hang.
 */
#ifndef SMA_SLEEP_H
#define SMA_SLEEP_H

#include "base/base.h"
#include "wait/wait.h"

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

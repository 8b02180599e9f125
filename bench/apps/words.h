/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Words that each PE sends to each.  In a turn, which words_begin begins, a PE writes
 * words for PE p to words_for(p), words_send sends so many of them, and words_from waits
 * for those of one PE, and returns them.  A PE calls each for all PEs, in any order;
 * what it has for itself stays where it is.
 *
 * With SHMEM a put with a signal brings the words, and the signal tells their number.
 * Nobody asks for a number before, and turns need no barrier: who has the words of a
 * turn from a PE knows that this PE has read those of the turn before, so two places,
 * used in turn, suffice for them.
 */
#ifndef WORDS_H
#define WORDS_H

#include "apps.h"

static uint64_t *out, *in[2]; /* of each PE there is space for words */
static size_t space;
static long own; /* the number of words for this PE itself */

static inline uint64_t *words_for(int p)
{
    return out + (size_t) p * space;
}

#ifdef APP_SHMEM

static uint64_t turn, *signals[2];

static inline void words_space(size_t words)
{
    space = words;
    out = app_memory((size_t) npes * space * sizeof *out);
    for (int k = 0; k < 2; k++) {
        in[k] = app_memory((size_t) npes * space * sizeof *in[k]);
        signals[k] = app_memory((size_t) npes * sizeof *signals[k]);
    }
}

static inline void words_begin(void)
{
    turn++;
}

static inline void send_words(int p, long n)
{
    app_put_flag(in[turn % 2] + (size_t) me * space, words_for(p), (size_t) n,
                 &signals[turn % 2][me], turn << 32 | (uint64_t) n, p);
}

static inline const uint64_t *await_words(int p, long *n)
{
    uint64_t *signal = &signals[turn % 2][p];

    app_await(signal, turn << 32);
    *n = (long) (*signal & UINT32_MAX);
    return in[turn % 2] + (size_t) p * space;
}

#elif defined APP_MPI

static MPI_Request sends[PES], receives[PES];

static inline void words_space(size_t words)
{
    space = words;
    out = app_memory((size_t) npes * space * sizeof *out);
    in[0] = app_memory((size_t) npes * space * sizeof *in[0]);
    for (int p = 0; p < npes; p++)
        sends[p] = MPI_REQUEST_NULL;
}

static inline void words_begin(void)
{
    MPI_Status statuses[PES];

    MPI_Waitall(npes, sends, statuses);
    for (int p = 0; p < npes; p++)
        if (p != me)
            MPI_Irecv(in[0] + (size_t) p * space, (int) space, MPI_UINT64_T, p,
                      0, MPI_COMM_WORLD, &receives[p]);
}

static inline void send_words(int p, long n)
{
    MPI_Isend(words_for(p), (int) n, MPI_UINT64_T, p, 0, MPI_COMM_WORLD,
              &sends[p]);
}

static inline const uint64_t *await_words(int p, long *n)
{
    MPI_Status status;
    int words;

    MPI_Wait(&receives[p], &status);
    MPI_Get_count(&status, MPI_UINT64_T, &words);
    *n = words;
    return in[0] + (size_t) p * space;
}

#else

/* A number goes before the words, in the same put. */
static uint64_t turn;
static bool arrived;

static inline void words_space(size_t words)
{
    space = words + 1;
    out = app_memory(((size_t) npes * space + 1) * sizeof *out);
    out++;
    for (int k = 0; k < 2; k++)
        in[k] = app_memory((size_t) npes * space * sizeof *in[k]);
}

static inline void words_begin(void)
{
    turn++;
    arrived = false;
}

static inline void send_words(int p, long n)
{
    uint64_t *words = words_for(p) - 1;

    *words = (uint64_t) n;
    MPI_Put(words, (int) n + 1, MPI_UINT64_T, p,
            app_offset(in[turn % 2] + (size_t) me * space), (int) n + 1,
            MPI_UINT64_T, win);
}

static inline const uint64_t *await_words(int p, long *n)
{
    const uint64_t *words = in[turn % 2] + (size_t) p * space;

    if (!arrived)
        app_meet();
    arrived = true;
    *n = (long) *words;
    return words + 1;
}

#endif

static inline void words_send(int p, long n)
{
    if (p == me)
        own = n;
    else
        send_words(p, n);
}

static inline const uint64_t *words_from(int p, long *n)
{
    if (p != me)
        return await_words(p, n);
    *n = own;
    return words_for(p);
}

#endif

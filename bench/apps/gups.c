/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Random updates: each PE changes words of a table that is distributed over all PEs,
 * at places that nobody knows before, by exclusive or.  It collects the changes to
 * words of one PE, and sends them together.  If ALONE is defined, SHMEM and the
 * one-sided MPI send each alone, as an atomic operation.  A second step undoes the
 * first.
 */
#include "words.h"

enum {
    WORDS = 1 << 16,  /* of the table on each PE */
    UPDATES = 1 << 12 /* of a PE in a step */
};

static uint64_t *table;

static void prepare(void)
{
    table = app_memory(WORDS * sizeof *table);
    for (uint64_t i = 0; i < WORDS; i++)
        table[i] = i;
    words_space(UPDATES);
}

static inline uint64_t place(int i)
{
    return hash((uint64_t) me * UPDATES + (uint64_t) i) %
           ((uint64_t) npes * WORDS);
}

#if defined APP_MPI || !defined ALONE

static void step(void)
{
    long count[PES] = {0};

    words_begin();
    for (int i = 0; i < UPDATES; i++) {
        uint64_t at = place(i);
        int pe = (int) (at / WORDS);

        words_for(pe)[count[pe]++] = at;
    }
    for (int i = 1; i <= npes; i++)
        words_send((me + i) % npes, count[(me + i) % npes]);
    for (int i = 0; i < npes; i++) {
        long n;
        const uint64_t *at = words_from((me + npes - i) % npes, &n);

        for (long k = 0; k < n; k++)
            table[at[k] % WORDS] ^= hash(at[k]);
    }
}

#else

static void step(void)
{
    for (int i = 0; i < UPDATES; i++) {
        uint64_t at = place(i), value = hash(at);
        int pe = (int) (at / WORDS);

#ifdef APP_SHMEM
        shmem_uint64_atomic_xor(&table[at % WORDS], value, pe);
#else
        MPI_Accumulate(&value, 1, MPI_UINT64_T, pe,
                       app_offset(&table[at % WORDS]), 1, MPI_UINT64_T,
                       MPI_BXOR, win);
        /* `value` must stay until it is sent */
        MPI_Win_flush_local(pe, win);
#endif
    }
    app_meet();
}

#endif

static bool right(long steps)
{
    (void) steps; /* their number is even */
    for (uint64_t i = 0; i < WORDS; i++)
        if (table[i] != i)
            return false;
    return true;
}

#ifdef ALONE
#define NAME "atomic_updates"
#else
#define NAME "random_updates"
#endif

static const struct app app = {NAME, UPDATES, 4, true, prepare, step, right};

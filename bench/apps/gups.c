/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Random updates: each PE changes words of a table that is distributed over all PEs,
 * at places that nobody knows before, by exclusive or.  SHMEM and the one-sided MPI
 * send each word alone; messages of MPI carry those for one PE together.  A second
 * step undoes the first.
 */
#include "apps.h"

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
}

static inline uint64_t place(int i)
{
    return hash((uint64_t) me * UPDATES + (uint64_t) i) %
           ((uint64_t) npes * WORDS);
}

#ifdef APP_MPI

static void step(void)
{
    static uint64_t words[UPDATES], in[64 * UPDATES];
    int count[64] = {0}, first[64], next[64], n = 0;
    long received;

    for (int i = 0; i < UPDATES; i++)
        count[place(i) / WORDS]++;
    for (int p = 0; p < npes; p++) {
        first[p] = next[p] = n;
        n += count[p];
    }
    for (int i = 0; i < UPDATES; i++)
        words[next[place(i) / WORDS]++] = place(i);
    received = app_exchange(words, count, first, in);
    for (long i = 0; i < received; i++)
        table[in[i] % WORDS] ^= hash(in[i]);
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

static const struct app app = {"random_updates", UPDATES, 4,    true,
                               prepare,          step,    right};

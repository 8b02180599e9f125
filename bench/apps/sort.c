/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Bucket sort of random keys: each PE gets the keys of one range, and sorts them by
 * counting.  With SHMEM and the one-sided MPI the sender reserves room at the target by
 * an atomic operation, and puts its keys there.
 */
#include "apps.h"

enum {
    KEYS = 1 << 15,  /* of each PE */
    RANGE = 1 << 13, /* different keys in a bucket */
    ROOM = 2 * KEYS  /* keys that a PE can get */
};

static uint64_t *keys, *in, *sorted, *tail;
static long received;

static void prepare(void)
{
    in = app_memory(ROOM * sizeof *in);
    tail = app_memory(sizeof *tail);
    keys = malloc(KEYS * sizeof *keys);
    sorted = malloc(ROOM * sizeof *sorted);
    if (keys == NULL || sorted == NULL)
        abort();
    for (uint64_t i = 0; i < KEYS; i++)
        keys[i] = hash((uint64_t) me * KEYS + i) % (RANGE * (uint64_t) npes);
}

#ifdef APP_MPI

static void exchange(const uint64_t *words, const int *count, const int *first)
{
    received = app_exchange(words, count, first, in);
}

#else

static void exchange(const uint64_t *words, const int *count, const int *first)
{
    *tail = 0;
    app_meet();
    for (int i = 0; i < npes; i++) {
        int p = (me + i) % npes;
        uint64_t n = (uint64_t) count[p], at;

#ifdef APP_SHMEM
        /* OSHMEM of Open MPI 4.1 has this for signed types only */
        at = (uint64_t) shmem_long_atomic_fetch_add((long *) tail, (long) n, p);
        shmem_putmem_nbi(&in[at], &words[first[p]], n * sizeof *words, p);
#else
        MPI_Fetch_and_op(&n, &at, MPI_UINT64_T, p, app_offset(tail), MPI_SUM,
                         win);
        MPI_Win_flush(p, win);
        MPI_Put(&words[first[p]], count[p], MPI_UINT64_T, p,
                app_offset(&in[at]), count[p], MPI_UINT64_T, win);
#endif
    }
    app_meet();
    received = (long) *tail;
}

#endif

static void step(void)
{
    static uint64_t words[KEYS];
    static int places[RANGE + 1];
    int count[64] = {0}, first[64], next[64], n = 0;

    for (int i = 0; i < KEYS; i++)
        count[keys[i] / RANGE]++;
    for (int p = 0; p < npes; p++) {
        first[p] = next[p] = n;
        n += count[p];
    }
    for (int i = 0; i < KEYS; i++)
        words[next[keys[i] / RANGE]++] = keys[i];
    exchange(words, count, first);
    memset(places, 0, sizeof places);
    for (long i = 0; i < received; i++)
        places[in[i] % RANGE + 1]++;
    for (int k = 0; k < RANGE; k++)
        places[k + 1] += places[k];
    for (long i = 0; i < received; i++)
        sorted[places[in[i] % RANGE]++] = in[i];
}

static bool right(long steps)
{
    double sum = 0, mine = 0;

    (void) steps;
    for (long i = 0; i < received; i++) {
        if (sorted[i] / RANGE != (uint64_t) me ||
            (i > 0 && sorted[i] < sorted[i - 1]))
            return app_sum(0), app_sum(0), false;
        sum += (double) sorted[i];
    }
    for (int i = 0; i < KEYS; i++)
        mine += (double) keys[i];
    /* no key is lost, and none is there twice */
    return (app_sum((double) received) == (double) KEYS * npes) &
           (app_sum(sum - mine) == 0);
}

static const struct app app = {"bucket_sort", KEYS, 4,    true,
                               prepare,       step, right};

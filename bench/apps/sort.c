/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Bucket sort of random keys: each PE gets the keys of one range, and sorts them by
 * counting.  It counts those of one PE while those of others are in flight.
 */
#include "words.h"

enum {
    KEYS = 1 << 15,  /* of each PE */
    RANGE = 1 << 13, /* different keys in a bucket */
    SPACE = 2 * KEYS /* keys that a PE can get */
};

static uint64_t *keys, *sorted;
static long received;

static void prepare(void)
{
    words_space(KEYS);
    keys = malloc(KEYS * sizeof *keys);
    sorted = malloc(SPACE * sizeof *sorted);
    if (keys == NULL || sorted == NULL)
        abort();
    for (uint64_t i = 0; i < KEYS; i++)
        keys[i] = hash((uint64_t) me * KEYS + i) % (RANGE * (uint64_t) npes);
}

static void step(void)
{
    static int places[RANGE + 1];
    const uint64_t *bucket[PES];
    long count[PES] = {0}, n[PES];

    words_begin();
    for (int i = 0; i < KEYS; i++) {
        int p = (int) (keys[i] / RANGE);

        words_for(p)[count[p]++] = keys[i];
    }
    for (int i = 1; i <= npes; i++)
        words_send((me + i) % npes, count[(me + i) % npes]);
    memset(places, 0, sizeof places);
    received = 0;
    for (int i = 0; i < npes; i++) {
        bucket[i] = words_from((me + npes - i) % npes, &n[i]);
        for (long k = 0; k < n[i]; k++)
            places[bucket[i][k] % RANGE + 1]++;
        received += n[i];
    }
    for (int k = 0; k < RANGE; k++)
        places[k + 1] += places[k];
    for (int i = 0; i < npes; i++)
        for (long k = 0; k < n[i]; k++)
            sorted[places[bucket[i][k] % RANGE]++] = bucket[i][k];
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

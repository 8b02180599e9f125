/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The record of a wait (hang_table.h) is a sequence lock: its version is odd
 * while the record is written.
 */
#include "shared/hang_table.h"

/* The bytes from FIRST to END, and `polls`, are written as a whole. */
enum {
    FIRST = offsetof(struct sma_job_wait, polled_at),
    END = sizeof(struct sma_job_wait),
    TRIES = 100, /* to read a record as a whole */
};

_Static_assert(FIRST % 8 == 0 && END % 8 == 0 &&
                   sizeof(struct sma_job_wait) % 8 == 0 &&
                   offsetof(struct sma_job_pe, wait) % 8 == 0,
               "the record is made of words");

typedef uint64_t __attribute__((may_alias)) word;

void sma_record_copy_words(void *to, const void *from, size_t bytes)
{
    word *out = to;
    const word *in = from;

    for (size_t i = 0; i < bytes / sizeof *in; i++)
        out[i] = __atomic_load_n(&in[i], __ATOMIC_RELAXED);
}

void sma_record_write(struct sma_job_wait *record,
                      const struct sma_job_wait *mine)
{
    uint32_t version = __atomic_load_n(&record->version, __ATOMIC_RELAXED);
    word *out = (word *) (void *) record;
    const word *in = (const word *) (const void *) mine;

    __atomic_store_n(&record->version, version + 1, __ATOMIC_RELAXED);
    /* Pairs with the acquire fence of sma_record_read: a reader of a word that
     * is written below then reads this odd version, or a newer one. */
    __atomic_thread_fence(__ATOMIC_RELEASE);
    __atomic_store_n(&record->polls, mine->polls, __ATOMIC_RELAXED);
    for (size_t i = FIRST / sizeof *in; i < END / sizeof *in; i++)
        __atomic_store_n(&out[i], in[i], __ATOMIC_RELAXED);
    /* Pairs with the acquire of `version` in sma_record_read: a reader of this
     * version reads the words above. */
    __atomic_store_n(&record->version, version + 2, __ATOMIC_RELEASE);
}

void sma_record_poll(struct sma_job_wait *record, uint64_t value, uint64_t now)
{
    uint32_t polls = __atomic_load_n(&record->polls, __ATOMIC_RELAXED);

    __atomic_store_n(&record->value, value, __ATOMIC_RELAXED);
    __atomic_store_n(&record->polled_at, now, __ATOMIC_RELAXED);
    /* Pairs with the acquire of `polls` in sma_record_read: a reader of this
     * number reads the value, which the PE polled before. */
    __atomic_store_n(&record->polls, polls + 1, __ATOMIC_RELEASE);
}

bool sma_record_read(struct sma_job_wait *copy,
                     const struct sma_job_wait *record)
{
    for (int i = 0; i < TRIES; i++) {
        /* pairs with the last release of sma_record_write */
        uint32_t before = __atomic_load_n(&record->version, __ATOMIC_ACQUIRE);

        /* pairs with the release of sma_record_poll */
        copy->polls = __atomic_load_n(&record->polls, __ATOMIC_ACQUIRE);
        sma_record_copy_words((char *) copy + FIRST,
                              (const char *) record + FIRST, END - FIRST);
        /* pairs with the release fence of sma_record_write */
        __atomic_thread_fence(__ATOMIC_ACQUIRE);
        copy->version = __atomic_load_n(&record->version, __ATOMIC_RELAXED);
        if (before % 2 == 0 && copy->version == before)
            return true;
    }
    copy->version = 1;
    return false;
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * One thread writes the record of a wait, another one reads it meanwhile, as the
 * PEs of a job and oshrun do: each copy that is whole is of one writing.
 */
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "shared/hang_table.h"

static struct sma_job_wait record;
static int over;

static void fill(struct sma_job_wait *w, uint32_t id)
{
    w->id = id;
    w->polls = 0;
    w->since = w->value = w->wanted = w->epoch = w->lock = w->polled_at = id;
    w->kind = w->pe = w->start = w->stride = w->size = w->cmp = (int32_t) id;
    w->objects = w->ends = w->bytes = w->team = (int32_t) id;
    memset(w->routine, (int) (id % 100), sizeof w->routine);
    memset(w->object, (int) (id % 100), sizeof w->object);
}

static void *write_it(void *arg)
{
    struct sma_job_wait mine = {.id = 0};

    (void) arg;
    for (uint32_t id = 1; !__atomic_load_n(&over, __ATOMIC_RELAXED); id++) {
        fill(&mine, id);
        sma_record_write(&record, &mine);
        sma_record_poll(&record, id, id);
    }
    return NULL;
}

int main(void)
{
    struct sma_job_wait got, want;
    pthread_t writer;
    int news = 0; /* copies that are not of the writing before */

    fill(&want, 1);
    sma_record_write(&record, &want);
    pthread_create(&writer, NULL, write_it, NULL);
    /* on one processor each takes a time slice, and 20 of them are enough */
    for (int looks = 0; news < (looks < 100000 ? 500 : 20); looks++) {
        if (!sma_record_read(&got, &record))
            continue;
        news += got.id != want.id;
        want = got;
        fill(&want, got.id);
        want.polls = got.polls;
        if (memcmp(&got, &want, sizeof got) != 0) {
            printf("record %u is torn\n", got.id);
            return 1;
        }
    }
    __atomic_store_n(&over, 1, __ATOMIC_RELAXED);
    pthread_join(writer, NULL);
    puts("passed");
    return 0;
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The table of a job that hangs, and its words, a line for each: comparisons, types of
 * objects, sets, numbers of PEs.  texts.sh compares them.
 */
#include <string.h>

#include "shared/hang_table.h"
#include "shmem.h"

enum { MOST = 30 };

static void object(struct sma_job_wait w)
{
    strcpy(w.object, "it");
    sma_hang_put_object(stdout, &w);
    puts(sma_hang_has_object(&w) ? "" : "no object");
}

/* The value -2 or 3 of an object of this size. */
static void value(int bytes, int cmp)
{
    object((struct sma_job_wait){.kind = SMA_JOB_WAITS_OBJECT,
                                 .bytes = bytes,
                                 .cmp = cmp,
                                 .value = (uint64_t) -2,
                                 .wanted = 3});
}

static void set(int start, int stride, int size, int team)
{
    static struct sma_hang_row before;
    const struct sma_job_wait w = {.start = start,
                                   .stride = stride,
                                   .size = size,
                                   .team = team,
                                   .kind = SMA_JOB_WAITS_SET};
    const struct sma_hang_row row = {.does = SMA_HANG_WAITS, .wait = w};

    sma_hang_put_set(stdout, &w, 8);
    puts(sma_hang_same_call(&before, &row) ? ", the same call" : "");
    before = row;
}

/* The PEs of which the text has an x. */
static void pes(const char *text)
{
    bool marked[MOST] = {false};
    int n = (int) strlen(text);

    for (int i = 0; i < n; i++)
        marked[i] = text[i] == 'x';
    sma_hang_put_pes(stdout, marked, n);
    printf(" of %d\n", n);
}

/* A job of which many PEs do the same, which then share a row. */
static void job(void)
{
    enum { PES = 70, SECOND = 1000000000 };
    static struct sma_hang_row row[PES];
    static bool live[PES];

    for (int i = 0; i < PES; i++) {
        struct sma_hang_row *r = &row[i];
        struct sma_job_wait *w = &r->wait;

        r->state = SMA_JOB_RUNNING;
        r->host = i < 40 ? "a" : "b";
        r->counts = i != 3;
        for (int k = 0; k < SMA_JOB_OTHER; k++)
            r->calls[k] = (uint64_t) (k + (k == 2 ? 35 - i / 2 : 0));
        *w = (struct sma_job_wait){.id = 1, .since = SECOND, .size = PES};
        w->polled_at = w->since + (uint64_t) (10 + i % 20) * SECOND;
        live[i] = i % 10 != 7;
        w->kind = i % 10 == 5 ? SMA_JOB_WAITS_OBJECT : SMA_JOB_WAITS_SET;
        w->pe = i == 9 ? 7 : i % 10 == 5 ? -1 : 27;
        w->bytes = w->objects = 1;
        w->value = i / 40 + 2;
        w->start = i == 9 ? PES - 1 : 0;
        w->stride = i == 9 ? -1 : 1;
        w->ends = SMA_JOB_ENDS_BY_OTHER;
        w->epoch = i % 10 == 8 ? 0 : 3;
        strcpy(w->object, "flag");
        strcpy(w->routine, i % 10 == 5 ? "shmem_wait" : "shmem_sync");
        if (i == 60 || i == 61)
            r->does = SMA_HANG_SILENT;
        if (i == 20)
            r->state = SMA_JOB_FINALIZED;
    }
    sma_hang_judge(row, PES, live, 50UL * SECOND);
    printf("%s%s\n", sma_hang_table(row, PES), sma_hang_verdict(row, PES));
    printf("%s", sma_hang_table(row, 2));
    for (int i = 0; i < 9; i++) /* each waits for the next */
        row[28 + i].target = (i + 1) % 9;
    puts(sma_hang_verdict(row + 28, 9));
}

int main(void)
{
    static const int cmp[] = {SHMEM_CMP_EQ, SHMEM_CMP_NE, SHMEM_CMP_GT,
                              SHMEM_CMP_LE, SHMEM_CMP_LT, SHMEM_CMP_GE};
    static const int bytes[] = {-2, -4, -8, 2, 4, 8};

    for (int i = 0; i < 6; i++)
        value(bytes[i], cmp[i]);
    object((struct sma_job_wait){.kind = SMA_JOB_WAITS_OBJECT,
                                 .bytes = 8,
                                 .cmp = SHMEM_CMP_NE,
                                 .objects = 2});
    object((struct sma_job_wait){.kind = SMA_JOB_WAITS_EVENT});
    object((struct sma_job_wait){.kind = SMA_JOB_WAITS_LOCK});
    object((struct sma_job_wait){.kind = SMA_JOB_WAITS_SET});
    set(0, 0, 0, 0);
    set(0, 1, 8, 1);
    for (int team = 0; team < 2; team++) {
        set(1, 1, 7, team);
        set(0, 2, 4, team);
        set(0, 1, 7, team);
        set(7, 1, 1, team);
        set(6, -2, 3, team);
        set(3, 2, 2, team);
    }
    set(2, 0, 3, 1);
    set(2, 0, 3, 1);
    pes("x--");
    pes("--x");
    pes("xx");
    pes("-xxx-x");
    pes("x-xx-x-x-x-x-x-x-x-xx-");
    pes("x-xx-x-x-x-x-x-x-x-xx-x");
    job();
    return 0;
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The words of the table of a job that hangs, a line for each: comparisons, types of
 * objects, sets, numbers of PEs.  words.sh compares them.
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
    const struct sma_job_wait w = {.start = start,
                                   .stride = stride,
                                   .size = size,
                                   .team = team,
                                   .objects = 1};

    sma_hang_put_set(stdout, &w, 8);
    puts("");
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
    pes("x--");
    pes("--x");
    pes("xx");
    pes("-xxx-x");
    pes("x-xx-x-x-x-x-x-x-x-xx-");
    pes("x-xx-x-x-x-x-x-x-x-xx-x");
    return 0;
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Numbers of PEs, objects and sets in words, for the table and the verdict
 * (hang_table.h).
 */
#include <inttypes.h>

#include "shared/hang_table.h"
#include "shmem.h"

enum { RANGES_MOST = 10 }; /* a list of PEs names so many ranges of numbers */

static const char *comparison(int cmp)
{
    switch (cmp) {
    case SHMEM_CMP_EQ: return "==";
    case SHMEM_CMP_NE: return "!=";
    case SHMEM_CMP_GT: return ">";
    case SHMEM_CMP_LE: return "<=";
    case SHMEM_CMP_LT: return "<";
    default: return ">=";
    }
}

/* A value of the type of the object that is waited on. */
static void put_value(FILE *f, const struct sma_job_wait *w, uint64_t value)
{
    switch (w->bytes) {
    case -2: fprintf(f, "%d", (int16_t) value); break;
    case -4: fprintf(f, "%" PRId32, (int32_t) value); break;
    case -8: fprintf(f, "%" PRId64, (int64_t) value); break;
    case 2: fprintf(f, "%u", (unsigned) (uint16_t) value); break;
    case 4: fprintf(f, "%" PRIu32, (uint32_t) value); break;
    default: fprintf(f, "%" PRIu64, value); break;
    }
}

void sma_hang_put_numbers(FILE *f, const bool *marked, int n)
{
    const char *comma = "";
    int ranges = 0;

    for (int i = 0; i < n; i++) {
        int last = i;

        if (!marked[i])
            continue;
        if (ranges++ == RANGES_MOST) {
            fputs(", ...", f);
            return;
        }
        while (last + 1 < n && marked[last + 1])
            last++;
        if (last == i)
            fprintf(f, "%s%d", comma, i);
        else
            fprintf(f, "%s%d-%d", comma, i, last);
        comma = ", ";
        i = last;
    }
}

int sma_hang_count(const bool *marked, int n)
{
    int sum = 0;

    for (int i = 0; i < n; i++)
        sum += marked[i];
    return sum;
}

void sma_hang_put_pes(FILE *f, const bool *marked, int n)
{
    fputs(sma_hang_count(marked, n) == 1 ? "PE " : "PEs ", f);
    sma_hang_put_numbers(f, marked, n);
}

bool sma_hang_has_object(const struct sma_job_wait *w)
{
    return w->kind == SMA_JOB_WAITS_OBJECT || w->kind == SMA_JOB_WAITS_EVENT ||
           w->kind == SMA_JOB_WAITS_LOCK;
}

void sma_hang_put_object(FILE *f, const struct sma_job_wait *w)
{
    switch (w->kind) {
    case SMA_JOB_WAITS_OBJECT:
        fprintf(f, "`%s`", w->object);
        if (w->objects > 1)
            fprintf(f, " (of %d objects)", w->objects);
        fputs(", value ", f);
        put_value(f, w, w->value);
        fprintf(f, ", wants %s ", comparison(w->cmp));
        put_value(f, w, w->wanted);
        break;
    case SMA_JOB_WAITS_EVENT:
        fprintf(f, "`%s`, which is not set", w->object);
        break;
    case SMA_JOB_WAITS_LOCK: fprintf(f, "lock `%s`", w->object); break;
    default: break;
    }
}

void sma_hang_put_set(FILE *f, const struct sma_job_wait *w, int n)
{
    const char *team = w->team ? "team " : "";

    if (w->size == 0)
        fputs("-", f);
    else if (w->start == 0 && w->stride == 1 && w->size == n)
        fputs("all PEs", f);
    else if (w->size == 1)
        fprintf(f, "%s%d", team, w->start);
    else if (w->stride == 0)
        fprintf(f, "team of %d", w->size);
    else if (w->stride == 1)
        fprintf(f, "%s%d-%d", team, w->start, w->start + w->size - 1);
    else if (w->size == 2)
        fprintf(f, "%s%d, %d", team, w->start, w->start + w->stride);
    else
        fprintf(f, "%s%d, %d, .. %d", team, w->start, w->start + w->stride,
                w->start + w->stride * (w->size - 1));
}

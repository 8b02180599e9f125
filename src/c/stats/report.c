/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Writes what all PEs have counted, as a table on stderr or as a file in JSON.
 * osh_stats(1) describes the format of the file.
 *
 * Numbers are written without floating-point formats: the program may have
 * chosen a locale whose decimal point is not ".".
 */
#include "stats/stats.h"

#include <inttypes.h>

#include "shared/limits.h"
#include "shared/output.h"

/* The message of a PE: a head, the routines that the PE has called (struct
 * used), and the PEs that it has called them for (struct pair). */
struct head {
    uint64_t length; /* nanoseconds that the PE ran */
    uint32_t used;   /* number of struct used */
    uint32_t pairs;  /* number of struct pair */
    char host[SMA_HOST_NAME];
};
struct used {
    uint64_t routine;
    struct sma_call_count count;
};
struct pair {
    uint64_t pe;
    struct sma_call_pair count;
};

/* The message of one PE, at PE 0. */
struct part {
    char *data; /* NULL: there is no message of this PE */
    const struct head *head;
    const struct used *used;
    const struct pair *pair;
};

/* The time of one routine over all PEs, and its counts. */
struct total {
    int routine;
    struct sma_call_count sum;
    uint64_t min, median, max;
};

/* ----------------------------------------------------------- the message */

/* The message of this PE, which the caller frees; NULL if memory is short. */
static char *make_part(size_t *bytes_p)
{
    struct sma_call_count *count = sma_calls_counts();
    struct sma_call_pair *row =
        *sma_stats.stats != '\0' ? sma_calls_row() : NULL;
    struct head head = {.length = sma_stats.length};
    struct used *used;
    struct pair *pair;
    char *data;

    if (count == NULL)
        return NULL;
    for (int i = 0; i < SMA_ROUTINES; i++)
        head.used += count[i].calls > 0;
    for (int i = 0; row != NULL && i < sma_self.n; i++)
        head.pairs += row[i].calls > 0;
    strncpy(head.host, sma_host(), sizeof head.host - 1);
    *bytes_p =
        sizeof head + head.used * sizeof *used + head.pairs * sizeof *pair;
    data = malloc(*bytes_p);
    if (data != NULL) {
        memcpy(data, &head, sizeof head);
        used = (struct used *) (data + sizeof head);
        pair = (struct pair *) (used + head.used);
        for (int i = 0; i < SMA_ROUTINES; i++)
            if (count[i].calls > 0)
                *used++ = (struct used){(uint64_t) i, count[i]};
        for (int i = 0; row != NULL && i < sma_self.n; i++)
            if (row[i].calls > 0)
                *pair++ = (struct pair){(uint64_t) i, row[i]};
    }
    free(count);
    free(row);
    return data;
}

/* Finds the three pieces of a message. */
static void look_into(struct part *part)
{
    if (part->data == NULL)
        return;
    part->head = (const struct head *) part->data;
    part->used = (const struct used *) (part->head + 1);
    part->pair = (const struct pair *) (part->used + part->head->used);
}

/* The message of another PE, which the caller frees; NULL if it is empty. */
static char *receive_part(int pe)
{
    char *data = NULL;
    size_t got = 0;
    bool last = false;

    while (!last) {
        size_t bytes;
        const void *piece = sma_stats_receive(pe, &bytes, &last);
        char *more = realloc(data, got + bytes + 1);

        if (more == NULL)
            sma_no_memory(NULL, got + bytes + 1);
        data = more;
        memcpy(data + got, piece, bytes);
        got += bytes;
    }
    if (got == 0) {
        free(data);
        data = NULL;
    }
    return data;
}

/* ------------------------------------------------------------------- totals */

static int by_value(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *) a, y = *(const uint64_t *) b;

    return (x > y) - (x < y);
}

static int by_time(const void *a, const void *b)
{
    const struct total *x = a, *y = b;

    if (x->sum.ns != y->sum.ns)
        return x->sum.ns < y->sum.ns ? 1 : -1;
    return strcmp(sma_routines[x->routine].name, sma_routines[y->routine].name);
}

/* The *count_p routines that were called, in the order of the time that they
 * took, longest first.  The caller frees them. */
static struct total *make_totals(const struct part *part, int *count_p)
{
    struct total *total = sma_new(NULL, SMA_ROUTINES, sizeof *total);
    uint64_t *times = sma_new(NULL, (size_t) sma_self.n, sizeof *times);
    uint32_t *at = sma_new(NULL, (size_t) sma_self.n, sizeof *at);
    int count = 0;

    for (int i = 0; i < SMA_ROUTINES; i++) {
        struct total *t = &total[count];
        int pes = 0;

        *t = (struct total){.routine = i};
        for (int pe = 0; pe < sma_self.n; pe++) {
            const struct used *u;

            if (part[pe].data == NULL)
                continue;
            times[pes++] = 0;
            if (at[pe] == part[pe].head->used ||
                part[pe].used[at[pe]].routine != (uint64_t) i)
                continue;
            u = &part[pe].used[at[pe]++];
            t->sum.calls += u->count.calls;
            t->sum.bytes += u->count.bytes;
            t->sum.ns += u->count.ns;
            times[pes - 1] = u->count.ns;
        }
        if (t->sum.calls == 0)
            continue;
        qsort(times, (size_t) pes, sizeof *times, by_value);
        t->min = times[0];
        t->max = times[pes - 1];
        t->median = times[(pes - 1) / 2];
        if (pes % 2 == 0)
            t->median += (times[pes / 2] - t->median) / 2;
        count++;
    }
    free(times);
    free(at);
    qsort(total, (size_t) count, sizeof *total, by_time);
    *count_p = count;
    return total;
}

/* ------------------------------------------------------------------ numbers */

/* Writes nanoseconds as seconds with 6 or 9 digits. */
static const char *seconds(char *text, size_t size, uint64_t ns, int digits)
{
    if (digits < 9)
        ns = (ns + 500) / 1000;
    snprintf(text, size, "%" PRIu64 ".%0*" PRIu64,
             ns / (digits < 9 ? 1000000 : 1000000000), digits,
             ns % (digits < 9 ? 1000000 : 1000000000));
    return text;
}

/* The share of ns in the time `all`, in hundredths of a percent. */
static unsigned share(uint64_t ns, uint64_t all)
{
    return all == 0 ? 0 : (unsigned) (1e4 * (double) ns / (double) all + 0.5);
}

/* ------------------------------------------------------------------ output */

static void print_table(const struct part *part, const struct total *total,
                        int count, uint64_t all, bool alone)
{
    uint64_t longest = 0, sum = 0;
    char *text = NULL, s[4][32];
    size_t size = 0;
    sigset_t old;
    FILE *f = open_memstream(&text, &size);

    if (f == NULL)
        return;
    for (int pe = 0; pe < sma_self.n; pe++)
        if (part[pe].data != NULL && part[pe].head->length > longest)
            longest = part[pe].head->length;
    for (int i = 0; i < count; i++)
        sum += total[i].sum.ns;
    if (alone)
        fprintf(f, "shmem: PE %d of %d, which ended the job, ran", sma_self.me,
                sma_self.n);
    else
        fprintf(f, "shmem: %d %s ran", sma_self.n,
                sma_self.n == 1 ? "PE" : "PEs");
    fprintf(f, " %s s, %u.%02u %% of it in SHMEM routines\n",
            seconds(s[0], sizeof s[0], longest, 6), share(sum, all) / 100,
            share(sum, all) % 100);
    fprintf(f, "%-32s %12s %16s %12s %7s %11s %11s %11s\n", "routine", "calls",
            "bytes", "time s", "share", "min s", "median s", "max s");
    for (int i = 0; i < count; i++) {
        const struct total *t = &total[i];
        unsigned part_of_all = share(t->sum.ns, all);

        fprintf(f,
                "%-32s %12" PRIu64 " %16" PRIu64 " %12s %3u.%02u%% %11s %11s "
                "%11s\n",
                sma_stats_name(t->routine), t->sum.calls, t->sum.bytes,
                seconds(s[0], sizeof s[0], t->sum.ns, 6), part_of_all / 100,
                part_of_all % 100, seconds(s[1], sizeof s[1], t->min, 6),
                seconds(s[2], sizeof s[2], t->median, 6),
                seconds(s[3], sizeof s[3], t->max, 6));
    }
    if (fclose(f) == 0) {
        sma_output_begin(&old);
        sma_write_all(STDERR_FILENO, text, size);
        sma_output_end(&old);
    }
    free(text);
}

static void write_matrix(FILE *f, const struct part *part, const char *name,
                         bool bytes)
{
    fprintf(f, ",\n\"%s\": [", name);
    for (int i = 0; i < sma_self.n; i++) {
        uint32_t at = 0, pairs = part[i].data ? part[i].head->pairs : 0;

        fprintf(f, "%s\n[", i > 0 ? "," : "");
        for (int k = 0; k < sma_self.n; k++) {
            uint64_t value = 0;

            if (at < pairs && part[i].pair[at].pe == (uint64_t) k) {
                const struct sma_call_pair *c = &part[i].pair[at++].count;

                value = bytes ? c->bytes : c->calls;
            }
            fprintf(f, "%s%" PRIu64, k > 0 ? "," : "", value);
        }
        putc(']', f);
    }
    fprintf(f, "\n]");
}

/* What PE `part` counted of a routine; NULL if it did not call it. */
static const struct sma_call_count *count_of(const struct part *part,
                                             int routine)
{
    uint32_t first = 0, last = part->data != NULL ? part->head->used : 0;

    while (first < last) {
        uint32_t middle = first + (last - first) / 2;

        if (part->used[middle].routine == (uint64_t) routine)
            return &part->used[middle].count;
        if (part->used[middle].routine < (uint64_t) routine)
            first = middle + 1;
        else
            last = middle;
    }
    return NULL;
}

/* Writes what each PE counted of a routine. */
static void write_pes(FILE *f, const struct part *part, int routine)
{
    static const char *const name[] = {"calls", "bytes", "seconds"};

    for (int what = 0; what < 3; what++) {
        fprintf(f, ",\n \"pe_%s\": [", name[what]);
        for (int pe = 0; pe < sma_self.n; pe++) {
            const struct sma_call_count *c = count_of(&part[pe], routine);
            uint64_t value = 0;
            char s[32];

            if (c != NULL)
                value = what == 0 ? c->calls : what == 1 ? c->bytes : c->ns;
            fputs(pe > 0 ? "," : "", f);
            if (what == 2)
                fputs(seconds(s, sizeof s, value, 9), f);
            else
                fprintf(f, "%" PRIu64, value);
        }
        putc(']', f);
    }
}

static void write_file(const struct part *part, const struct total *total,
                       int count, uint64_t all, bool alone)
{
    FILE *f = sma_stats_open("SHMEM_STATS", sma_stats.stats);
    char s[4][32];

    if (f == NULL)
        return;
    fprintf(f, "{\n\"format\": \"libsma-stats\",\n\"version\": 1,\n"
               "\"library\": \"libsma " PACKAGE_VERSION "\",\n\"program\": ");
    sma_stats_json_text(f, sma_stats_program());
    fprintf(f, ",\n\"pes\": %d,\n\"complete\": %s,\n\"hosts\": [", sma_self.n,
            alone ? "false" : "true");
    for (int pe = 0; pe < sma_self.n; pe++) {
        fprintf(f, "%s", pe > 0 ? "," : "");
        sma_stats_json_text(f,
                            part[pe].data != NULL ? part[pe].head->host : "");
    }
    fprintf(f, "],\n\"seconds\": [");
    for (int pe = 0; pe < sma_self.n; pe++)
        fprintf(f, "%s%s", pe > 0 ? "," : "",
                seconds(s[0], sizeof s[0],
                        part[pe].data != NULL ? part[pe].head->length : 0, 9));
    fprintf(f, "],\n\"routines\": [");
    for (int i = 0; i < count; i++) {
        const struct total *t = &total[i];
        unsigned part_of_all = share(t->sum.ns, all);

        fprintf(f,
                "%s\n{\"name\": \"%s\", \"calls\": %" PRIu64
                ", \"bytes\": %" PRIu64 ", \"seconds\": %s, \"share\": %u.%02u"
                ", \"min\": %s, \"median\": %s, \"max\": %s",
                i > 0 ? "," : "", sma_stats_name(t->routine), t->sum.calls,
                t->sum.bytes, seconds(s[0], sizeof s[0], t->sum.ns, 9),
                part_of_all / 100, part_of_all % 100,
                seconds(s[1], sizeof s[1], t->min, 9),
                seconds(s[2], sizeof s[2], t->median, 9),
                seconds(s[3], sizeof s[3], t->max, 9));
        write_pes(f, part, t->routine);
        putc('}', f);
    }
    fprintf(f, "\n]");
    write_matrix(f, part, "calls", false);
    write_matrix(f, part, "bytes", true);
    fprintf(f, "\n}\n");
    sma_stats_close(f, "SHMEM_STATS", sma_stats.stats);
}

void sma_stats_report(bool alone)
{
    size_t bytes = 0;
    char *own = make_part(&bytes);
    struct part *part;
    struct total *total;
    uint64_t all = 0;
    int count;

    if (!alone && sma_self.me != 0) {
        sma_stats_send(own, own != NULL ? bytes : 0, true);
        free(own);
        return;
    }
    part = sma_new(NULL, (size_t) sma_self.n, sizeof *part);
    for (int pe = 0; pe < sma_self.n; pe++) {
        if (pe == sma_self.me)
            part[pe].data = own;
        else if (!alone)
            part[pe].data = receive_part(pe);
        look_into(&part[pe]);
        if (part[pe].data != NULL)
            all += part[pe].head->length;
    }
    total = make_totals(part, &count);
    if (*sma_stats.stats == '\0')
        print_table(part, total, count, all, alone);
    else
        write_file(part, total, count, all, alone);
    free(total);
    for (int pe = 0; pe < sma_self.n; pe++)
        free(part[pe].data);
    free(part);
}

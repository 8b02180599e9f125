/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Writes the trace: at the end of the job PE 0 gets the records of all PEs and
 * writes them in the trace event format of Chrome.
 *
 * The file calls a host a process and a PE a thread of that process, so that a
 * viewer shows each PE as one line.
 */
#include "stats/stats.h"

#include <inttypes.h>

#include "shared/limits.h"

/* At PE 0: by how many nanoseconds the clock of each PE was ahead of its own,
 * and when it was compared. */
static struct {
    int64_t *ahead;
    uint64_t time;
} at_start, at_end;

/* When PE 0 started: time 0 of the trace. */
static uint64_t zero;

/* ------------------------------------------------------------------ clocks */

static bool has_remote_pes(void)
{
    for (int pe = 0; pe < sma_self.n; pe++)
        if (!sma_stats_is_near(pe))
            return true;
    return false;
}

/* PE 0 compares its clock with those of PEs on other nodes.  All PEs call,
 * between sma_stats_gather_begin and sma_stats_gather_end. */
static void compare_clocks(int64_t **ahead_p, uint64_t *time_p)
{
    if (sma_self.me != 0) {
        if (!sma_stats_is_near(0))
            sma_stats_answer_clock();
        return;
    }
    free(*ahead_p);
    *ahead_p = calloc((size_t) sma_self.n, sizeof **ahead_p);
    *time_p = sma_now_ns();
    for (int pe = 1; pe < sma_self.n; pe++)
        if (!sma_stats_is_near(pe)) {
            int64_t ahead = sma_stats_ask_clock(pe);

            if (*ahead_p != NULL)
                (*ahead_p)[pe] = ahead;
        }
}

/* Converts the time t of PE pe to nanoseconds since the start by the clock of
 * PE 0. The clocks may differ in speed, so the difference is interpolated
 * between the comparisons at the start and at the end. */
static int64_t common(int pe, uint64_t t)
{
    double ahead = 0;

    if (at_start.ahead != NULL)
        ahead = (double) at_start.ahead[pe];
    if (at_start.ahead != NULL && at_end.ahead != NULL &&
        at_end.time > at_start.time)
        ahead += (double) (at_end.ahead[pe] - at_start.ahead[pe]) *
                 ((double) t - ahead - (double) at_start.time) /
                 (double) (at_end.time - at_start.time);
    return (int64_t) (t - zero) - (int64_t) ahead;
}

void sma_stats_trace_start(void)
{
    if (!sma_spill_open())
        return; /* the job has started before */
    if (has_remote_pes() && sma_stats_gather_begin()) {
        compare_clocks(&at_start.ahead, &at_start.time);
        sma_stats_gather_end();
    }
    zero = sma_now_ns();
}

/* ----------------------------------------------------- the records of a PE */

/* A PE sends a head and then its records. */
struct head {
    char host[SMA_HOST_NAME];
};

static void send_part(void)
{
    struct head head = {""};
    char buffer[65536];
    size_t n;
    off_t at = 0;

    strncpy(head.host, sma_host(), sizeof head.host - 1);
    sma_stats_send(&head, sizeof head, false);
    while ((n = sma_spill_read(buffer, sizeof buffer, at)) > 0) {
        sma_stats_send(buffer, n, false);
        at += (off_t) n;
    }
    sma_stats_send(NULL, 0, true);
}

/* What PE 0 reads the head and the records of a PE from: messages of that PE,
 * or its own file. */
struct source {
    int pe;
    const char *data;
    size_t left;
    bool last;
    bool own, began;
    off_t at;
    char buffer[65536];
};

static void next_piece(struct source *s)
{
    if (!s->own) {
        s->data = sma_stats_receive(s->pe, &s->left, &s->last);
        return;
    }
    s->data = s->buffer;
    if (!s->began) {
        memset(s->buffer, 0, sizeof(struct head));
        strncpy(s->buffer, sma_host(), sizeof(struct head) - 1);
        s->left = sizeof(struct head);
        s->began = true;
    } else {
        s->left = sma_spill_read(s->buffer, sizeof s->buffer, s->at);
        s->last = s->left == 0;
        s->at += (off_t) s->left;
    }
}

/* Reads this number of bytes.  Returns false if fewer are left. */
static bool take(struct source *s, void *to, size_t bytes)
{
    char *p = to;

    while (bytes > 0) {
        size_t part;

        while (s->left == 0 && !s->last)
            next_piece(s);
        if (s->left == 0)
            return false;
        part = bytes < s->left ? bytes : s->left;
        memcpy(p, s->data, part);
        p += part;
        s->data += part;
        s->left -= part;
        bytes -= part;
    }
    return true;
}

/* ------------------------------------------------------------------ output */

static struct {
    char (*name)[SMA_HOST_NAME];
    int n;
} hosts;

/* The number of a host, from 1 on.  A new host is written to the file. */
static int host_number(FILE *f, const char *name)
{
    for (int i = 0; i < hosts.n; i++)
        if (strcmp(hosts.name[i], name) == 0)
            return i + 1;
    strcpy(hosts.name[hosts.n++], name);
    fprintf(f,
            ",\n{\"ph\":\"M\",\"name\":\"process_name\",\"pid\":%d,"
            "\"args\":{\"name\":",
            hosts.n);
    sma_stats_json_text(f, name);
    fprintf(f, "}}");
    return hosts.n;
}

/* Writes a time in microseconds, as the format wants it. */
static void put_time(FILE *f, const char *name, int64_t ns)
{
    fprintf(f, ",\"%s\":%s%" PRId64 ".%03d", name, ns < 0 ? "-" : "",
            (ns < 0 ? -ns : ns) / 1000, (int) ((ns < 0 ? -ns : ns) % 1000));
}

/* The process and the thread of an event, in terms of the format. */
struct track {
    int host;
    int64_t thread;
};

static void put_arrow(FILE *f, struct track at, bool end, uint64_t id,
                      int64_t ns)
{
    fprintf(f,
            ",\n{\"ph\":\"%s,\"cat\":\"collective\",\"name\":\"collective\","
            "\"id\":\"0x%" PRIx64 "\",\"pid\":%d,\"tid\":%" PRId64,
            end ? "f\",\"bp\":\"e\"" : "s\"", id, at.host, at.thread);
    put_time(f, "ts", ns);
    putc('}', f);
}

/* The id of the arrow to a member of the set in one collective call. */
static uint64_t arrow(uint64_t flow, int member)
{
    uint64_t id = (flow ^ (uint64_t) member) * 0x9e3779b97f4a7c15u;

    return (id ^ id >> 32) & INT64_MAX;
}

static void put_record(FILE *f, int pe, struct track at,
                       const struct sma_call_record *r)
{
    int64_t start = common(pe, r->start), end = common(pe, r->end);

    if (r->routine >= SMA_ROUTINES)
        return;
    fprintf(f, ",\n{\"ph\":\"X\",\"name\":\"%s\",\"pid\":%d,\"tid\":%" PRId64,
            sma_stats_name(r->routine), at.host, at.thread);
    put_time(f, "ts", start);
    put_time(f, "dur", end > start ? end - start : 0);
    fprintf(f, ",\"args\":{\"bytes\":%" PRIu64, r->bytes);
    if (r->pe >= 0)
        fprintf(f, ",\"pe\":%d", r->pe);
    if (r->flow != 0)
        fprintf(f, ",\"members\":%d", r->members);
    fprintf(f, "}}");
    if (r->flow == 0 || r->members < 2 || end - start < 3)
        return;
    if (r->member != r->root)
        put_arrow(f, at, true, arrow(r->flow, r->member), end - 1);
    else
        for (int i = 0; i < r->members; i++)
            if (i != r->root)
                put_arrow(f, at, false, arrow(r->flow, i), start + 1);
}

static void put_pe(FILE *f, struct source *s)
{
    struct sma_call_record r;
    struct head head;
    int threads = 0;

    if (!take(s, &head, sizeof head))
        return;
    head.host[sizeof head.host - 1] = '\0';
    for (struct track at = {host_number(f, head.host), 0};;) {
        bool more = take(s, &r, sizeof r);
        int thread = more ? r.thread : 0;

        for (; threads <= thread; threads++) {
            fprintf(f,
                    ",\n{\"ph\":\"M\",\"name\":\"thread_name\",\"pid\":%d,"
                    "\"tid\":%" PRId64 ",\"args\":{\"name\":\"PE %d",
                    at.host, s->pe + 1 + (int64_t) threads * sma_self.n, s->pe);
            if (threads > 0)
                fprintf(f, ", thread %d", threads);
            fprintf(f, "\"}}");
        }
        if (!more)
            return;
        at.thread = s->pe + 1 + (int64_t) thread * sma_self.n;
        put_record(f, s->pe, at, &r);
    }
}

void sma_stats_trace_write(bool alone)
{
    FILE *f;
    struct source *s;

    sma_calls_flush();
    if (!alone && has_remote_pes())
        compare_clocks(&at_end.ahead, &at_end.time);
    if (!alone && sma_self.me != 0) {
        send_part();
        return;
    }
    if (sma_self.me != 0)
        zero = sma_stats.start;
    f = sma_stats_open("SHMEM_TRACE", sma_stats.trace);
    s = sma_buffer(NULL, sizeof *s);
    hosts.name = sma_new(NULL, (size_t) sma_self.n, sizeof *hosts.name);
    hosts.n = 0;
    if (f == NULL) /* the other PEs send anyway, so their messages are read */
        f = fopen("/dev/null", "we");
    if (f == NULL)
        sma_fatal(NULL, "SHMEM_TRACE: /dev/null: %s", strerror(errno));
    fprintf(f, "{\"displayTimeUnit\":\"ns\",\"otherData\":{\"library\":"
               "\"libsma " PACKAGE_VERSION "\",\"program\":");
    sma_stats_json_text(f, sma_stats_program());
    fprintf(f,
            ",\"pes\":\"%d\"},\"traceEvents\":[\n"
            "{\"ph\":\"M\",\"name\":\"trace\",\"pid\":0}",
            sma_self.n);
    for (int pe = 0; pe < sma_self.n; pe++) {
        if (alone && pe != sma_self.me)
            continue;
        memset(s, 0, offsetof(struct source, buffer));
        s->pe = pe;
        s->own = pe == sma_self.me;
        put_pe(f, s);
        while (!s->last) /* the rest after an incomplete record */
            next_piece(s);
    }
    fprintf(f, "\n]}\n");
    sma_stats_close(f, "SHMEM_TRACE", sma_stats.trace);
    free(s);
    free(hosts.name);
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Writes the trace: at the end of the job PE 0 gets the records of all PEs and
 * writes them in the trace event format of Chrome.
 *
 * The file calls a host a process and a PE a thread of that process, so that a
 * viewer shows each PE as one line.
 */
#include "profile.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

_Static_assert(PROFILE_ROUTINES <= UINT16_MAX,
               "a record has room for a routine");

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
    for (int pe = 0; pe < profile_job.n; pe++)
        if (!profile_job.near(pe))
            return true;
    return false;
}

/* PE 0 compares its clock with those of PEs on other nodes.  All PEs call,
 * between profile_gather_begin and profile_gather_end. */
static void compare_clocks(int64_t **ahead_p, uint64_t *time_p)
{
    if (profile_job.me != 0) {
        if (!profile_job.near(0))
            profile_answer_clock();
        return;
    }
    free(*ahead_p);
    *ahead_p = calloc((size_t) profile_job.n, sizeof **ahead_p);
    *time_p = profile_now();
    for (int pe = 1; pe < profile_job.n; pe++)
        if (!profile_job.near(pe)) {
            int64_t ahead = profile_ask_clock(pe);

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

void profile_trace_start(void)
{
    if (!profile_spill_open())
        return; /* the job has started before */
    if (has_remote_pes() && profile_gather_begin()) {
        compare_clocks(&at_start.ahead, &at_start.time);
        profile_gather_end();
    }
    zero = profile_now();
}

/* ----------------------------------------------------- the records of a PE */

/* A PE sends a head and then its records. */
struct head {
    char host[64];
};

static void send_part(void)
{
    struct head head = {""};
    char buffer[65536];
    size_t n;
    off_t at = 0;

    strncpy(head.host, profile_job.host, sizeof head.host - 1);
    profile_send(&head, sizeof head, false);
    while ((n = profile_spill_read(buffer, sizeof buffer, at)) > 0) {
        profile_send(buffer, n, false);
        at += (off_t) n;
    }
    profile_send(NULL, 0, true);
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
        s->data = profile_receive(s->pe, &s->left, &s->last);
        return;
    }
    s->data = s->buffer;
    if (!s->began) {
        memset(s->buffer, 0, sizeof(struct head));
        strncpy(s->buffer, profile_job.host, sizeof(struct head) - 1);
        s->left = sizeof(struct head);
        s->began = true;
    } else {
        s->left = profile_spill_read(s->buffer, sizeof s->buffer, s->at);
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
    char (*name)[64];
    int n;
} hosts;

/* The number of a host, from 1 on.  A new host is written to the file. */
static int host_number(FILE *f, const char *name)
{
    for (int i = 0; i < hosts.n; i++)
        if (strcmp(hosts.name[i], name) == 0)
            return i + 1;
    strcpy(hosts.name[hosts.n++], name);
    fprintf(f, ",\n{\"ph\":\"M\",\"name\":\"process_name\",\"pid\":%d,"
               "\"args\":{\"name\":", hosts.n);
    profile_json_text(f, name);
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
                       const struct profile_record *r)
{
    int64_t start = common(pe, r->start), end = common(pe, r->end);

    if (r->routine >= PROFILE_ROUTINES)
        return;
    fprintf(f, ",\n{\"ph\":\"X\",\"name\":\"%s\",\"pid\":%d,\"tid\":%" PRId64,
            profile_name[r->routine], at.host, at.thread);
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
    struct profile_record r;
    struct head head;
    int threads = 0;

    if (!take(s, &head, sizeof head))
        return;
    head.host[sizeof head.host - 1] = '\0';
    for (struct track at = {host_number(f, head.host), 0};;) {
        bool more = take(s, &r, sizeof r);
        int thread = more ? r.thread : 0;

        for (; threads <= thread; threads++) {
            fprintf(f, ",\n{\"ph\":\"M\",\"name\":\"thread_name\",\"pid\":%d,"
                       "\"tid\":%" PRId64 ",\"args\":{\"name\":\"PE %d",
                    at.host, s->pe + 1 + (int64_t) threads * profile_job.n,
                    s->pe);
            if (threads > 0)
                fprintf(f, ", thread %d", threads);
            fprintf(f, "\"}}");
        }
        if (!more)
            return;
        at.thread = s->pe + 1 + (int64_t) thread * profile_job.n;
        put_record(f, s->pe, at, &r);
    }
}

void profile_trace_write(bool alone)
{
    FILE *f;
    struct source *s;

    profile_flush();
    if (!alone && has_remote_pes())
        compare_clocks(&at_end.ahead, &at_end.time);
    if (!alone && profile_job.me != 0) {
        send_part();
        return;
    }
    if (profile_job.me != 0)
        zero = profile_start;
    f = profile_open("SHMEM_TRACE", profile_job.trace);
    s = malloc(sizeof *s);
    hosts.name = calloc((size_t) profile_job.n, sizeof *hosts.name);
    hosts.n = 0;
    if (s == NULL || hosts.name == NULL)
        abort();
    if (f == NULL) /* the other PEs send anyway, so their messages are read */
        f = fopen("/dev/null", "we");
    if (f == NULL)
        abort();
    fprintf(f, "{\"displayTimeUnit\":\"ns\",\"otherData\":{\"library\":"
               "\"libsma " PACKAGE_VERSION "\",\"program\":");
    profile_json_text(f, profile_program());
    fprintf(f, ",\"pes\":\"%d\"},\"traceEvents\":[\n"
               "{\"ph\":\"M\",\"name\":\"trace\",\"pid\":0}",
            profile_job.n);
    for (int pe = 0; pe < profile_job.n; pe++) {
        if (alone && pe != profile_job.me)
            continue;
        memset(s, 0, offsetof(struct source, buffer));
        s->pe = pe;
        s->own = pe == profile_job.me;
        put_pe(f, s);
        while (!s->last) /* the rest after an incomplete record */
            next_piece(s);
    }
    fprintf(f, "\n]}\n");
    profile_close(f, "SHMEM_TRACE", profile_job.trace);
    free(s);
    free(hosts.name);
}

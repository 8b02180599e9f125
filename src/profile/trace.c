/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Single calls.  A PE keeps those that do not fit into memory in a file of its
 * own without a name, which is gone when the process is.  At the end PE 0 gets
 * all, and writes them in the trace event format of Chrome.
 *
 * A host is a process there, and a PE a thread of it, which gives each PE
 * one line in the picture.
 */
#include "profile.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

_Static_assert(PROFILE_ROUTINES <= UINT16_MAX,
               "a record has room for a routine");

static int kept = -1; /* the file */
static bool full;     /* and no more fits into it */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

/* At PE 0: by how much the clock of each PE is ahead, and when that was. */
static struct {
    int64_t *ahead;
    uint64_t time;
} at_start, at_end;
static uint64_t zero; /* the start of PE 0 */

/* ----------------------------------------------------------- the kept ones */

/* A file without a name in the directory, or -1. */
static int nameless(const char *dir)
{
    char name[4096];
    int fd = open(dir, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);

    if (fd >= 0)
        return fd;
    if (snprintf(name, sizeof name, "%s/sma-trace.XXXXXX", dir) >=
        (int) sizeof name)
        return -1;
    fd = mkostemp(name, O_CLOEXEC);
    if (fd >= 0)
        unlink(name);
    return fd;
}

static void open_kept(void)
{
    const char *dir = getenv("TMPDIR");

    if (dir != NULL && *dir != '\0')
        kept = nameless(dir);
    if (kept < 0)
        kept = nameless("/var/tmp");
    if (kept < 0)
        kept = nameless("/tmp");
    if (kept < 0)
        kept = memfd_create("sma-trace", MFD_CLOEXEC);
}

void profile_trace_keep(const struct profile_record *first, size_t n)
{
    const char *p = (const char *) first;
    size_t left = n * sizeof *first;

    pthread_mutex_lock(&mutex);
    while (left > 0 && !full) {
        ssize_t got = write(kept, p, left);

        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0) {
            full = true;
            profile_job.tell("SHMEM_TRACE: later calls are not recorded: %s",
                           got < 0 ? strerror(errno) : "the disk is full");
        } else {
            p += got;
            left -= (size_t) got;
        }
    }
    pthread_mutex_unlock(&mutex);
}

/* ------------------------------------------------------------------ clocks */

static bool has_remote_pes(void)
{
    for (int pe = 0; pe < profile_job.n; pe++)
        if (!profile_job.near(pe))
            return true;
    return false;
}

/* Where PEs have clocks of their own; between the two ends of gather.c. */
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

/* The time t of PE pe in nanoseconds since the start, by the clock of PE 0,
 * which both measurements tell: the clocks may differ in speed. */
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
    if (kept >= 0)
        return; /* another start */
    open_kept();
    if (has_remote_pes() && profile_gather_begin()) {
        compare_clocks(&at_start.ahead, &at_start.time);
        profile_gather_end();
    }
    zero = profile_now();
}

/* ----------------------------------------------------------- one PE's part */

struct head {
    char host[64];
};

static void send_part(void)
{
    struct head head = {""};
    char buffer[65536];
    ssize_t n;
    off_t at = 0;

    strncpy(head.host, profile_job.host, sizeof head.host - 1);
    profile_send(&head, sizeof head, false);
    while ((n = pread(kept, buffer, sizeof buffer, at)) > 0) {
        profile_send(buffer, (size_t) n, false);
        at += n;
    }
    profile_send(NULL, 0, true);
}

/* The same as PE 0 reads it, its own out of the file. */
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
        ssize_t n = pread(kept, s->buffer, sizeof s->buffer, s->at);

        s->left = n > 0 ? (size_t) n : 0;
        s->last = n <= 0;
        s->at += n > 0 ? n : 0;
    }
}

/* All `bytes`, or false at the end. */
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

/* The number of a host, from 1 on; says its name when it is new. */
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

/* Microseconds. */
static void put_time(FILE *f, const char *name, int64_t ns)
{
    fprintf(f, ",\"%s\":%s%" PRId64 ".%03d", name, ns < 0 ? "-" : "",
            (ns < 0 ? -ns : ns) / 1000, (int) ((ns < 0 ? -ns : ns) % 1000));
}

/* Where an event belongs. */
struct place {
    int host;
    int64_t track;
};

static void put_arrow(FILE *f, struct place at, bool end, uint64_t id,
                      int64_t ns)
{
    fprintf(f,
            ",\n{\"ph\":\"%s,\"cat\":\"collective\",\"name\":\"collective\","
            "\"id\":\"0x%" PRIx64 "\",\"pid\":%d,\"tid\":%" PRId64,
            end ? "f\",\"bp\":\"e\"" : "s\"", id, at.host, at.track);
    put_time(f, "ts", ns);
    putc('}', f);
}

/* The arrow to a member of a set in one call of it. */
static uint64_t arrow(uint64_t flow, int member)
{
    uint64_t id = (flow ^ (uint64_t) member) * 0x9e3779b97f4a7c15u;

    return (id ^ id >> 32) & INT64_MAX;
}

static void put_record(FILE *f, int pe, struct place at,
                       const struct profile_record *r)
{
    int64_t start = common(pe, r->start), end = common(pe, r->end);

    if (r->routine >= PROFILE_ROUTINES)
        return;
    fprintf(f, ",\n{\"ph\":\"X\",\"name\":\"%s\",\"pid\":%d,\"tid\":%" PRId64,
            profile_name[r->routine], at.host, at.track);
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
    for (struct place at = {host_number(f, head.host), 0};;) {
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
        at.track = s->pe + 1 + (int64_t) thread * profile_job.n;
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
    if (f == NULL) /* the others send all the same */
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
        while (!s->last) /* what a broken record left */
            next_piece(s);
    }
    fprintf(f, "\n]}\n");
    profile_close(f, "SHMEM_TRACE", profile_job.trace);
    free(s);
    free(hosts.name);
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reads a trace (stats.h).  SHMEM_TRACE writes one event of the trace event
 * format on each line.  Nothing in the file is trusted.
 */
#include "osh_stats/stats.h"

#include <stdlib.h>
#include <string.h>

#define MOST_TIME 1e15 /* microseconds; 30 years */

/* Makes space for one more element after n elements of an array. */
#define GROW(array, n) \
    do { \
        if (((n) & ((n) -1)) == 0) \
            (array) = checked( \
                realloc(array, ((n) > 0 ? 2 * (n) : 1) * sizeof *(array))); \
    } while (0)

static int bad(struct stats_error *e, const char *what)
{
    return stats_bad(e, e->line, "%s", what);
}

/* The object of that name; an empty object if there is none. */
static const struct json *object_of(const struct json *object, const char *name)
{
    static const struct json none = {.kind = JSON_OBJECT};
    const struct json *value = json_member(object, name);

    return value != NULL && value->kind == JSON_OBJECT ? value : &none;
}

/* The number of a routine, which becomes a new one if it has none yet. */
static uint32_t name_number(struct trace *t, const char *name)
{
    for (size_t i = 0; i < t->names; i++)
        if (strcmp(t->name[i], name) == 0)
            return (uint32_t) i;
    GROW(t->name, t->names);
    t->name[t->names] = checked(strdup(name));
    return (uint32_t) t->names++;
}

static void add_track(struct trace *t, const struct json *event)
{
    const char *name = json_text(object_of(event, "args"), "name");

    GROW(t->track, t->tracks);
    t->track[t->tracks++] =
        (struct track){checked(strdup(name)), json_number(event, "tid", -1)};
}

static int add_call(struct trace *t, const struct json *event,
                    struct stats_error *e)
{
    double ts = json_number(event, "ts", MOST_TIME + 1);
    double dur = json_number(event, "dur", -1);
    double id = json_number(event, "tid", -1);
    const struct json *args = object_of(event, "args");
    double pe = json_number(args, "pe", -1);
    double bytes = json_number(args, "bytes", 0);
    const char *name = json_text(event, "name");
    size_t track = t->tracks;
    struct slice s = {.calls = 1, .bytes = bytes, .pe = -1};

    if (!(ts >= -MOST_TIME && ts <= MOST_TIME) ||
        !(dur >= 0 && dur <= MOST_TIME) || !(bytes >= 0 && bytes <= 1e30) ||
        *name == '\0')
        return bad(e, "this is not a call as SHMEM_TRACE writes it");
    /* the calls of a PE follow the names of its threads */
    while (track > 0 && t->track[track - 1].id != id)
        track--;
    if (track == 0)
        return bad(e, "a call is of a thread without a name");
    s.track = (uint32_t) (track - 1);
    s.start = (int64_t) (ts * 1000 + (ts < 0 ? -0.5 : 0.5));
    s.longest = (int64_t) (dur * 1000 + 0.5);
    s.end = s.start + s.longest;
    if (pe >= 0 && pe < (double) t->pes)
        s.pe = (int32_t) pe;
    s.name = name_number(t, name);
    GROW(t->slice, t->slices);
    t->slice[t->slices++] = s;
    return 0;
}

static int read_event(struct trace *t, const char *line, size_t len,
                      struct stats_error *e)
{
    unsigned number = e->line; /* of the line, for which `line` is the first */
    struct json event;
    int status = json_parse(line, len, &event, e);
    const char *ph = json_text(&event, "ph");

    e->line = number;
    if (status != 0)
        ;
    else if (*ph == '\0')
        status = bad(e, "this is not an event");
    else if (strcmp(ph, "X") == 0)
        status = add_call(t, &event, e);
    else if (strcmp(ph, "M") == 0 &&
             strcmp(json_text(&event, "name"), "thread_name") == 0)
        add_track(t, &event);
    json_free(&event);
    return status;
}

/* Reads the first line, which begins the object and its array of events. */
static int read_head(struct trace *t, const char *line, size_t len,
                     struct stats_error *e)
{
    static const char end[] = "]}";
    char *whole = checked(malloc(len + sizeof end));
    struct json head = {.kind = JSON_NULL};
    struct stats_error error;

    memcpy(whole, line, len);
    memcpy(whole + len, end, sizeof end);
    if (json_parse(whole, len + sizeof end - 1, &head, &error) == 0) {
        const struct json *data = object_of(&head, "otherData");

        t->program = checked(strdup(json_text(data, "program")));
        t->pes = strtoul(json_text(data, "pes"), NULL, 10);
    }
    json_free(&head);
    free(whole);
    return t->pes > 0 ? 0 : bad(e, "this is not a file of SHMEM_TRACE");
}

static int by_track_and_time(const void *a, const void *b)
{
    const struct slice *x = a, *y = b;

    if (x->track != y->track)
        return x->track < y->track ? -1 : 1;
    return (x->start > y->start) - (x->start < y->start);
}

/* Orders the calls, and makes the first start time 0. */
static void order(struct trace *t)
{
    int64_t first = INT64_MAX;

    for (size_t i = 0; i < t->slices; i++)
        if (t->slice[i].start < first)
            first = t->slice[i].start;
    for (size_t i = 0; i < t->slices; i++) {
        t->slice[i].start -= first;
        t->slice[i].end -= first;
        if (t->slice[i].end > t->end)
            t->end = t->slice[i].end;
    }
    if (t->slices > 0)
        qsort(t->slice, t->slices, sizeof *t->slice, by_track_and_time);
    t->calls = t->slices;
}

int trace_read(FILE *f, struct trace *t_p, struct stats_error *error_p)
{
    bool complete = false;
    char *line = NULL;
    size_t space = 0;
    ssize_t len;
    int status = 0;

    memset(t_p, 0, sizeof *t_p);
    error_p->line = 0;
    while (status == 0 && !complete && (len = getline(&line, &space, f)) > 0) {
        error_p->line++;
        while (len > 0 && strchr("\r\n", line[len - 1]) != NULL)
            len--;
        if (error_p->line == 1) {
            status = read_head(t_p, line, (size_t) len, error_p);
            continue;
        }
        complete = len == 2 && memcmp(line, "]}", 2) == 0;
        if (len > 0 && line[len - 1] == ',')
            len--;
        if (!complete)
            status = read_event(t_p, line, (size_t) len, error_p);
    }
    free(line);
    if (status == 0 && error_p->line == 0)
        status =
            bad(error_p, ferror(f) ? "cannot be read" : "the file is empty");
    if (status == 0 && !complete)
        status = bad(error_p, "the trace ends too early");
    if (status == 0)
        order(t_p);
    return status;
}

static void join(struct slice *to, const struct slice *call)
{
    to->end = call->end > to->end ? call->end : to->end;
    if (call->longest > to->longest) {
        to->longest = call->longest;
        to->name = call->name;
    }
    to->pe = call->pe == to->pe ? to->pe : -1;
    to->bytes += call->bytes;
    to->calls += call->calls;
}

/* Joins the calls, or only counts how many slices that would leave. */
static size_t join_all(struct trace *t, int64_t most, bool counts)
{
    struct slice last = {.track = UINT32_MAX};
    size_t n = 0;

    for (size_t i = 0; i < t->slices; i++) {
        const struct slice *call = &t->slice[i];

        if (last.track != call->track || call->end - last.start > most) {
            last = *call;
            n++;
        } else if (!counts) {
            join(&last, call);
        }
        if (!counts)
            t->slice[n - 1] = last;
    }
    return n;
}

int64_t trace_thin(struct trace *t, size_t tracks, size_t slices)
{
    int64_t longest = 1 + t->end / ((int64_t) 1 << 24);

    if (t->tracks > tracks)
        t->tracks = tracks;
    while (t->slices > 0 && t->slice[t->slices - 1].track >= t->tracks)
        t->slices--;
    if (t->slices <= slices)
        return 0;
    while (longest < t->end && join_all(t, longest, true) > slices)
        longest *= 2;
    t->slices = join_all(t, longest, false);
    return longest;
}

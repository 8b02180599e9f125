/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Reads a trace (trace.h).  SHMEM_TRACE writes one event of the trace event
 * format on each line.  Nothing in the file is trusted.
 */
#include "osh_stats/trace.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "common/json.h"

#define MOST_TIME 1e15 /* microseconds; 30 years */

struct reader {
    struct trace *t;
    struct stats_error *error;
    size_t slices, names, tracks; /* for so many the arrays have room */
};

static int bad(struct reader *r, const char *what)
{
    snprintf(r->error->what, sizeof r->error->what, "%s", what);
    return -1;
}

/* Makes room for one more element after n elements.  Returns the array, which
 * may have moved, or NULL. */
static void *grow(void *array, size_t n, size_t *room, size_t size)
{
    if (n < *room)
        return array;
    array = realloc(array, (n * 2 + 64) * size);
    if (array != NULL)
        *room = n * 2 + 64;
    return array;
}

static double number_of(const struct json *object, const char *name, double by)
{
    const struct json *value = json_member(object, name);

    return value != NULL && value->kind == JSON_NUMBER ? value->number : by;
}

static const char *text_of(const struct json *object, const char *name)
{
    const struct json *value = json_member(object, name);

    return value != NULL && value->kind == JSON_TEXT ? value->text : NULL;
}

/* The object of that name; an empty object if there is none. */
static const struct json *object_of(const struct json *object, const char *name)
{
    static const struct json none = {.kind = JSON_OBJECT};
    const struct json *value = json_member(object, name);

    return value != NULL && value->kind == JSON_OBJECT ? value : &none;
}

/* ------------------------------------------------------------------- events */

/* The number of a routine, which becomes a new one if it has none yet. */
static int name_number(struct reader *r, const char *name, uint32_t *number_p)
{
    struct trace *t = r->t;
    char **array;

    for (size_t i = 0; i < t->names; i++)
        if (strcmp(t->name[i], name) == 0) {
            *number_p = (uint32_t) i;
            return 0;
        }
    array = grow(t->name, t->names, &r->names, sizeof *t->name);
    if (array == NULL)
        return bad(r, "out of memory");
    t->name = array;
    t->name[t->names] = strdup(name);
    if (t->name[t->names] == NULL)
        return bad(r, "out of memory");
    *number_p = (uint32_t) t->names++;
    return 0;
}

static int add_track(struct reader *r, const struct json *event)
{
    const char *name = text_of(object_of(event, "args"), "name");
    struct trace *t = r->t;
    struct track *array;

    if (name == NULL)
        return bad(r, "a thread has no name");
    array = grow(t->track, t->tracks, &r->tracks, sizeof *t->track);
    if (array == NULL)
        return bad(r, "out of memory");
    t->track = array;
    t->track[t->tracks].id = number_of(event, "tid", -1);
    t->track[t->tracks].name = strdup(name);
    if (t->track[t->tracks].name == NULL)
        return bad(r, "out of memory");
    t->tracks++;
    return 0;
}

static int add_call(struct reader *r, const struct json *event)
{
    double ts = number_of(event, "ts", MOST_TIME + 1);
    double dur = number_of(event, "dur", -1), id = number_of(event, "tid", -1);
    const struct json *args = object_of(event, "args");
    double pe = number_of(args, "pe", -1), bytes = number_of(args, "bytes", 0);
    const char *name = text_of(event, "name");
    struct trace *t = r->t;
    size_t track = t->tracks;
    struct slice *array, s = {.calls = 1, .bytes = bytes, .pe = -1};

    if (!(ts >= -MOST_TIME && ts <= MOST_TIME) ||
        !(dur >= 0 && dur <= MOST_TIME) || !(bytes >= 0 && bytes <= 1e30) ||
        name == NULL)
        return bad(r, "this is not a call as SHMEM_TRACE writes it");
    /* the calls of a PE follow the names of its threads */
    while (track > 0 && t->track[track - 1].id != id)
        track--;
    if (track == 0)
        return bad(r, "a call is of a thread without a name");
    s.track = (uint32_t) (track - 1);
    s.start = (int64_t) (ts * 1000 + (ts < 0 ? -0.5 : 0.5));
    s.longest = (int64_t) (dur * 1000 + 0.5);
    s.end = s.start + s.longest;
    if (pe >= 0 && pe < (double) t->pes)
        s.pe = (int32_t) pe;
    if (name_number(r, name, &s.name) != 0)
        return -1;
    array = grow(t->slice, t->slices, &r->slices, sizeof *t->slice);
    if (array == NULL)
        return bad(r, "out of memory");
    t->slice = array;
    t->slice[t->slices++] = s;
    return 0;
}

static int read_event(struct reader *r, const char *line, size_t len)
{
    struct json_error error;
    struct json event;
    int status = 0;

    if (json_parse(line, len, &event, &error) != 0) {
        json_free(&event);
        return bad(r, error.what);
    }
    const char *ph = text_of(&event, "ph"), *name = text_of(&event, "name");

    if (ph == NULL)
        status = bad(r, "this is not an event");
    else if (strcmp(ph, "X") == 0)
        status = add_call(r, &event);
    else if (strcmp(ph, "M") == 0 && name != NULL &&
             strcmp(name, "thread_name") == 0)
        status = add_track(r, &event);
    json_free(&event);
    return status;
}

/* --------------------------------------------------------------------- file */

/* Reads the first line, which begins the object and its array of events. */
static int read_head(struct reader *r, const char *line, size_t len)
{
    static const char begin[] = "\"traceEvents\":[", end[] = "]}";
    char *whole = malloc(len + sizeof end);
    struct json_error error;
    struct json head;
    int status = -1;

    if (whole == NULL)
        return bad(r, "out of memory");
    memcpy(whole, line, len);
    memcpy(whole + len, end, sizeof end);
    memset(&head, 0, sizeof head);
    if (len >= sizeof begin - 1 &&
        memcmp(line + len - (sizeof begin - 1), begin, sizeof begin - 1) == 0 &&
        json_parse(whole, len + sizeof end - 1, &head, &error) == 0) {
        const struct json *data = object_of(&head, "otherData");
        const char *program = text_of(data, "program");
        const char *pes = text_of(data, "pes");

        if (program != NULL && pes != NULL) {
            r->t->program = strdup(program);
            r->t->pes = strtoul(pes, NULL, 10);
            if (r->t->program != NULL)
                status = 0;
        }
    }
    json_free(&head);
    free(whole);
    return status == 0 ? 0 : bad(r, "this is not a file of SHMEM_TRACE");
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
    struct reader r = {.t = t_p, .error = error_p};
    bool complete = false;
    char *line = NULL;
    size_t room = 0;
    ssize_t len;
    int status = 0;

    memset(t_p, 0, sizeof *t_p);
    error_p->line = 0;
    while (status == 0 && !complete && (len = getline(&line, &room, f)) > 0) {
        error_p->line++;
        while (len > 0 && strchr("\r\n", line[len - 1]) != NULL)
            len--;
        if (error_p->line == 1) {
            status = read_head(&r, line, (size_t) len);
            continue;
        }
        complete = len == 2 && memcmp(line, "]}", 2) == 0;
        if (len > 0 && line[len - 1] == ',')
            len--;
        if (!complete)
            status = read_event(&r, line, (size_t) len);
    }
    free(line);
    if (status == 0 && error_p->line == 0)
        status = bad(&r, ferror(f) ? "cannot be read" : "the file is empty");
    if (status == 0 && !complete)
        status = bad(&r, "the trace ends too early");
    if (status == 0)
        order(t_p);
    return status;
}

void trace_free(struct trace *t)
{
    for (size_t i = 0; i < t->names; i++)
        free(t->name[i]);
    for (size_t i = 0; i < t->tracks; i++)
        free(t->track[i].name);
    free(t->name);
    free(t->track);
    free(t->slice);
    free(t->program);
    memset(t, 0, sizeof *t);
}

/* ----------------------------------------------------------------- thinning */

/* Can the call become part of the slice before it, if that must not last longer
 * than `most`? */
static bool fits(const struct slice *before, const struct slice *call,
                 int64_t most)
{
    return before->track == call->track && call->end - before->start <= most;
}

void trace_keep_tracks(struct trace *t, size_t most)
{
    for (; t->tracks > most; t->tracks--)
        free(t->track[t->tracks - 1].name);
    while (t->slices > 0 && t->slice[t->slices - 1].track >= t->tracks)
        t->slices--;
}

static size_t count_joined(const struct trace *t, int64_t most)
{
    struct slice last = {.track = UINT32_MAX};
    size_t n = 0;

    for (size_t i = 0; i < t->slices; i++)
        if (!fits(&last, &t->slice[i], most)) {
            last = t->slice[i];
            n++;
        }
    return n;
}

static void join(struct slice *to, const struct slice *call)
{
    if (call->end > to->end)
        to->end = call->end;
    if (call->longest > to->longest) {
        to->longest = call->longest;
        to->name = call->name;
    }
    if (call->pe != to->pe)
        to->pe = -1;
    to->bytes += call->bytes;
    to->calls += call->calls;
}

int64_t trace_thin(struct trace *t, size_t most)
{
    int64_t longest = 1 + t->end / ((int64_t) 1 << 24);
    size_t n = 0;

    if (t->slices <= most)
        return 0;
    while (longest < t->end && count_joined(t, longest) > most)
        longest *= 2;
    for (size_t i = 0; i < t->slices; i++)
        if (n > 0 && fits(&t->slice[n - 1], &t->slice[i], longest))
            join(&t->slice[n - 1], &t->slice[i]);
        else
            t->slice[n++] = t->slice[i];
    t->slices = n;
    return longest;
}

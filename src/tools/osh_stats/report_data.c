/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The numbers for the script of the report (report.h), as JSON.
 */
#include "osh_stats/report.h"

#include <inttypes.h>

#include "osh_stats/text.h"

static void put_map(FILE *f, const char *name, const struct map *map)
{
    fprintf(f, ",\n\"%s\": [", name);
    for (size_t i = 0; i < map->cells; i++) {
        fputs(i > 0 ? ",\n[" : "\n[", f);
        for (size_t k = 0; k < map->cells; k++)
            fprintf(f, k > 0 ? ",%.17g" : "%.17g",
                    map->sum[i * map->cells + k]);
        putc(']', f);
    }
    putc(']', f);
}

/* Writes the slices of a track from *at on as a list of numbers, six for each:
 * the time since the start of the slice before, the duration, the routine, the
 * bytes, the PE or -1, and the number of calls. */
static void put_slices(FILE *f, const struct trace *t, size_t track, size_t *at)
{
    int64_t before = 0;

    for (size_t first = *at; *at < t->slices && t->slice[*at].track == track;
         ++*at) {
        const struct slice *c = &t->slice[*at];

        fprintf(f, "%s%" PRId64 ",%" PRId64 ",%u,%.17g,%d,%u",
                *at > first ? "," : "", c->start - before, c->end - c->start,
                c->name, c->bytes, c->pe, c->calls);
        before = c->start;
    }
}

static void put_trace(FILE *f, const struct stats *s, const struct trace *t)
{
    size_t at = 0;

    fprintf(f, ",\n\"trace\": {\"end\": %" PRId64 ",\n\"names\": [", t->end);
    for (size_t i = 0; i < t->names; i++) {
        fputs(i > 0 ? "," : "", f);
        put_json(f, t->name[i]);
    }
    fputs("],\n\"colours\": [", f);
    for (size_t i = 0; i < t->names; i++)
        fprintf(f, i > 0 ? ",%zu" : "%zu", report_colour(s, t->name[i]));
    fputs("],\n\"tracks\": [", f);
    for (size_t i = 0; i < t->tracks; i++) {
        fputs(i > 0 ? ",\n{\"name\": " : "\n{\"name\": ", f);
        put_json(f, t->track[i].name);
        fputs(", \"slices\": [", f);
        put_slices(f, t, i, &at);
        fputs("]}", f);
    }
    fputs("]}", f);
}

void report_data(const struct stats *s, const struct map *bytes,
                 const struct map *calls, const struct trace *t, FILE *f)
{
    fprintf(f,
            "<script type=\"application/json\" id=\"data\">\n"
            "{\"pes\": %zu, \"block\": %zu, \"cells\": %zu",
            s->pes, bytes->block, bytes->cells);
    put_map(f, "bytes", bytes);
    put_map(f, "calls", calls);
    if (t != NULL && t->calls > 0)
        put_trace(f, s, t);
    fputs("}\n</script>\n", f);
}

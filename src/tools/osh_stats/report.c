/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The report (report.h): its head, the table of routines, and the order of its
 * parts.
 */
#include "osh_stats/report.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "common/words.h"
#include "osh_stats/colours.h"
#include "osh_stats/text.h"

enum {
    SLICES = 100000, /* of the time line at most, apart from one for each PE */
    TRACKS = 512,    /* of the time line at most */
};

/* A cell with seconds. */
static void put_seconds(FILE *f, double seconds, double most)
{
    char text[64];

    snprintf(text, sizeof text, "%.6f", seconds);
    report_cell(f, seconds, most, text);
}

static void put_item(FILE *f, const char *name, const char *text)
{
    fprintf(f, "<div><dt>%s</dt><dd>%s</dd></div>\n", name, text);
}

static void put_style(FILE *f)
{
    fputs("<style>\n:root {", f);
    for (const struct colour *c = colours; c->name != NULL; c++)
        fprintf(f, " --%s: %s;", c->name, c->light);
    fputs(" }\n@media (prefers-color-scheme: dark) { :root {", f);
    for (const struct colour *c = colours; c->name != NULL; c++)
        fprintf(f, " --%s: %s;", c->name, c->dark);
    fputs(" } }\n", f);
    /* classes for the colours of routines and levels */
    for (const struct colour *c = colours; c->name != NULL; c++)
        if (c->name[1] >= '0' && c->name[1] <= '8')
            fprintf(f, ".%s { fill: var(--%s); background: var(--%s); }\n",
                    c->name, c->name, c->name);
    fprintf(f, "%s</style>\n", page_style);
}

static void put_head(const struct stats *s, FILE *f)
{
    double calls = 0, bytes = 0, share = 0;
    char text[64];

    fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
          "<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
          "content=\"width=device-width, initial-scale=1\">\n"
          "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
          "'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n"
          "<title>",
          f);
    put_xml(f, s->program);
    fputs(": SHMEM report</title>\n", f);
    put_style(f);
    fputs("</head>\n<body>\n<h1>", f);
    put_xml(f, s->program);
    fputs("</h1>\n<p class=\"soft\">SHMEM routines of this job", f);
    if (*s->library != '\0') {
        fputs(", counted by ", f);
        put_xml(f, s->library);
    }
    fputs("</p>\n", f);
    if (!s->complete)
        fputs("<p class=\"warn\">A PE ended the job by shmem_global_exit: "
              "these are its numbers alone.</p>\n",
              f);
    for (size_t i = 0; i < s->routines; i++) {
        calls += s->routine[i].calls;
        bytes += s->routine[i].bytes;
        share += s->routine[i].share;
    }
    fputs("<dl>\n", f);
    snprintf(text, sizeof text, "%zu", s->pes);
    put_item(f, s->pes == 1 ? "PE" : "PEs", text);
    snprintf(text, sizeof text, "%zu", s->hosts);
    put_item(f, s->hosts == 1 ? "host" : "hosts", text);
    snprintf(text, sizeof text, "%.6f s", s->seconds);
    put_item(f, "run time", text);
    snprintf(text, sizeof text, "%.1f%%", share);
    put_item(f, "of it in SHMEM routines", text);
    put_item(f, "calls", number(calls));
    put_item(f, "bytes", number(bytes));
    fputs("</dl>\n", f);
}

/* Begins a row with the name of a routine and its colour.  The name may be
 * broken after each underscore. */
static void put_name(const struct stats *s, const char *name, FILE *f)
{
    fputs("<tr><th scope=\"row\" data-v=\"", f);
    put_xml(f, name);
    fprintf(f, "\"><i class=\"r%zu\"></i>", report_colour(s, name));
    for (const char *end; (end = strchr(name, '_')) != NULL; name = end + 1) {
        char *part = strndup(name, (size_t) (end - name) + 1);

        if (part == NULL)
            die(1, "out of memory");
        put_xml(f, part);
        fputs("<wbr>", f);
        free(part);
    }
    put_xml(f, name);
    fputs("</th>", f);
}

static void put_routines(const struct stats *s, FILE *f)
{
    double calls = 0, bytes = 0, seconds = 0;

    fputs("<section id=\"routines\">\n<h2>Routines</h2>\n", f);
    if (s->routines == 0) {
        fputs("<p>No routine was called.</p>\n</section>\n", f);
        return;
    }
    fputs("<p class=\"soft\">Calls, bytes and time are sums over the PEs. The "
          "share is that of the time of all PEs. Min, median and max are of "
          "the PEs: a large difference means that the work is not distributed "
          "evenly.</p>\n<div class=\"wide\"><table>\n<thead><tr>"
          "<th scope=\"col\">routine</th><th scope=\"col\">calls</th>"
          "<th scope=\"col\">bytes</th><th scope=\"col\">time s</th>"
          "<th scope=\"col\">share</th><th scope=\"col\">min s</th>"
          "<th scope=\"col\">median s</th><th scope=\"col\">max s</th>"
          "</tr></thead>\n<tbody>\n",
          f);
    for (size_t i = 0; i < s->routines; i++) {
        const struct stats_routine *r = &s->routine[i];

        calls = r->calls > calls ? r->calls : calls;
        bytes = r->bytes > bytes ? r->bytes : bytes;
        seconds = r->seconds > seconds ? r->seconds : seconds;
    }
    for (size_t i = 0; i < s->routines; i++) {
        const struct stats_routine *r = &s->routine[i];
        char text[64];

        put_name(s, r->name, f);
        report_cell(f, r->calls, calls, number(r->calls));
        report_cell(f, r->bytes, bytes, number(r->bytes));
        put_seconds(f, r->seconds, seconds);
        snprintf(text, sizeof text, "%.2f%%", r->share);
        report_cell(f, r->share, 0, text);
        put_seconds(f, r->min, 0);
        put_seconds(f, r->median, 0);
        put_seconds(f, r->max, 0);
        fputs("</tr>\n", f);
    }
    fputs("</tbody>\n</table></div>\n</section>\n", f);
}

static void put_traffic(const struct map *bytes, const struct map *calls,
                        FILE *f)
{
    fputs("<section id=\"traffic\">\n<h2>Traffic between PEs</h2>\n"
          "<p class=\"soft\">Puts, gets and atomic operations, without "
          "collective routines. A row is a PE that called them, a column the "
          "PE that they name.",
          f);
    if (bytes->block > 1)
        fprintf(f, " A cell is %zu x %zu PEs.", bytes->block, bytes->block);
    fputs("</p>\n", f);
    if (calls->most > 0) {
        fputs("<div class=\"grid maps\">\n", f);
        report_map(bytes, "Bytes", f);
        report_map(calls, "Calls", f);
        fputs("</div>\n", f);
    } else {
        fputs("<p>There was none.</p>\n", f);
    }
    fputs("</section>\n", f);
}

/* Writes a button of the time line. */
static void put_button(FILE *f, const char *action, const char *text)
{
    fprintf(f, "<button type=\"button\" data-do=\"%s\">%s</button>\n", action,
            text);
}

/* Writes the section of the time line, which the script draws. */
static void put_time_line(const struct stats *s, struct trace *t, FILE *f)
{
    size_t tracks = t->tracks;
    int64_t joined;

    trace_keep_tracks(t, TRACKS);
    joined = trace_thin(t, SLICES);

    fprintf(f,
            "<section id=\"line\">\n<h2>Time line</h2>\n"
            "<p class=\"soft\">The calls of the trace: %zu in %.6f s. A row "
            "is a PE, or a thread of a PE.",
            t->calls, (double) t->end / 1e9);
    if (joined > 0)
        fprintf(f,
                " Calls of one row that follow each other within %.4g µs "
                "are drawn as one piece in the colour of the longest call; "
                "%zu pieces are left.",
                (double) joined / 1e3, t->slices);
    if (t->tracks < tracks)
        fprintf(f, " Only the first %zu of %zu rows are drawn.", t->tracks,
                tracks);
    fputs(" Drag to move. Zoom with the buttons, the keys + and -, a pinch, or "
          "Ctrl and the wheel.</p>\n"
          "<noscript><p>The time line needs JavaScript.</p></noscript>\n"
          "<div class=\"tools\" hidden>\n",
          f);
    put_button(f, "in", "Zoom in");
    put_button(f, "out", "Zoom out");
    put_button(f, "left", "\xe2\x97\x80 Earlier");
    put_button(f, "right", "Later \xe2\x96\xb6");
    put_button(f, "all", "All");
    fputs("</div>\n", f);
    report_legend(s, f);
    fputs("<div><canvas tabindex=\"0\" role=\"img\" "
          "aria-label=\"Calls of each PE over time\" height=\"1\"></canvas>"
          "</div>\n</section>\n",
          f);
}

void report_write(const struct stats *s, struct trace *t, FILE *f)
{
    struct map bytes, calls;

    map_make(&bytes, s->bytes, s->pes, MAP_CELLS);
    map_make(&calls, s->calls, s->pes, MAP_CELLS);
    put_head(s, f);
    put_routines(s, f);
    fputs("<section id=\"pes\">\n<h2>PEs</h2>\n", f);
    report_pes(s, f);
    fputs("</section>\n", f);
    put_traffic(&bytes, &calls, f);
    if (t != NULL && t->calls > 0)
        put_time_line(s, t, f);
    fputs("<div id=\"tip\" role=\"status\" hidden></div>\n", f);
    report_data(s, &bytes, &calls, t, f);
    fprintf(f, "<script>\n%s</script>\n</body>\n</html>\n", page_script);
    map_free(&bytes);
    map_free(&calls);
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The report (stats.h).
 */
#include "osh_stats/stats.h"

#include <inttypes.h>
#include <string.h>

enum {
    CELLS = 256,     /* of a side of a map at most */
    SLICES = 100000, /* of the time line at most, apart from one for each PE */
    TRACKS = 512,    /* of the time line at most */
};

/* Files of this directory as strings, which the assembler reads. */
#define TEXT_OF(name, type) \
    __asm__(".pushsection .rodata\n" \
            ".globl " #name "\n" \
            ".hidden " #name "\n" #name ":\n" \
            ".incbin \"" SMA_REPORT #type "\"\n" \
            ".byte 0\n" \
            ".popsection\n"); \
    extern const char name[] __attribute__((visibility("hidden")))

TEXT_OF(report_html, .html);
TEXT_OF(report_css, .css);
TEXT_OF(report_js, .js);

/* Writes the numbers of a trace; of each slice, six. */
static void put_trace(FILE *f, struct trace *t)
{
    size_t tracks = t->tracks, at = 0;
    int64_t joined = trace_thin(t, TRACKS, SLICES);

    fprintf(f,
            ",\n\"trace\": {\"calls\": %zu, \"end\": %" PRId64
            ", \"pieces\": %zu, \"joined\": %" PRId64
            ", \"rows\": %zu,\n\"names\": [",
            t->calls, t->end, t->slices, joined, tracks);
    for (size_t i = 0; i < t->names; i++) {
        fputs(i > 0 ? "," : "", f);
        json_write_text(f, t->name[i]);
    }
    fputs("],\n\"tracks\": [", f);
    for (size_t i = 0; i < t->tracks; i++) {
        fputs(i > 0 ? ",\n{\"name\": " : "\n{\"name\": ", f);
        json_write_text(f, t->track[i].name);
        fputs(", \"slices\": [", f);
        for (size_t n = 0; at < t->slices && t->slice[at].track == i;
             at++, n++) {
            const struct slice *c = &t->slice[at];

            fprintf(f, "%s%" PRId64 ",%" PRId64 ",%u,%.17g,%d,%u",
                    n > 0 ? "," : "", c->start, c->end - c->start, c->name,
                    c->bytes, c->pe, c->calls);
        }
        fputs("]}", f);
    }
    fputs("]}", f);
}

/* Writes the page from `at` to the mark, and returns what follows. */
static const char *put_until(FILE *f, const char *at, const char *mark)
{
    const char *end = strstr(at, mark);

    fwrite(at, 1, (size_t) (end - at), f);
    return end + strlen(mark);
}

void report_write(struct stats *s, struct trace *t, FILE *f)
{
    size_t block = stats_condense(s, "bytes", CELLS);
    const char *at = put_until(f, report_html, "@STYLE@");

    stats_condense(s, "calls", CELLS);
    fputs(report_css, f);
    at = put_until(f, at, "@DATA@");
    fprintf(f, "{\"block\": %zu,\n\"stats\": ", block);
    json_write(f, &s->root);
    if (t != NULL && t->calls > 0)
        put_trace(f, t);
    putc('}', f);
    at = put_until(f, at, "@SCRIPT@");
    fputs(report_js, f);
    fputs(at, f);
}

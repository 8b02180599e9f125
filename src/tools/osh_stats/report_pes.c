/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The PEs in the report (report.h): charts with a column for each PE, divided
 * by routines, and a table.
 */
#include "osh_stats/report.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "osh_stats/colours.h"
#include "osh_stats/text.h"

enum { COLUMNS = 256 }; /* of a chart at most */

/* What a chart shows, and a table has as a column. */
enum measure { SECONDS, CALLS, BYTES };

/* The values of the PEs for a routine; NULL: the file does not have them. */
static const double *values_of(const struct stats_routine *r, enum measure m)
{
    return m == SECONDS ? r->pe_seconds
           : m == CALLS ? r->pe_calls
                        : r->pe_bytes;
}

/* Does the file have the values of all PEs for all routines? */
static bool has_values(const struct stats *s)
{
    for (size_t i = 0; i < s->routines; i++)
        for (enum measure m = SECONDS; m <= BYTES; m++)
            if (values_of(&s->routine[i], m) == NULL)
                return false;
    return s->routines > 0;
}

/* A value with its unit.  The result is valid until the next call. */
static const char *with_unit(double value, enum measure m)
{
    static char text[64];

    if (m != SECONDS)
        return number(value);
    if (value >= 1000)
        snprintf(text, sizeof text, "%.0f s", value);
    else if (value >= 1)
        snprintf(text, sizeof text, "%.4g s", value);
    else if (value >= 1e-3)
        snprintf(text, sizeof text, "%.4g ms", value * 1e3);
    else
        snprintf(text, sizeof text, "%.4g µs", value * 1e6);
    return text;
}

/* ------------------------------------------------------------------- charts */

/* A chart: for each column the values of the routines with a colour, and in the
 * last place of all others. */
struct chart {
    size_t block, columns;
    double (*value)[COLOURS + 1];
    double most; /* the largest sum of a column */
};

static void chart_make(struct chart *c_p, const struct stats *s, enum measure m)
{
    c_p->block = (s->pes + COLUMNS - 1) / COLUMNS;
    c_p->columns = (s->pes + c_p->block - 1) / c_p->block;
    c_p->value = room_for(c_p->columns, sizeof *c_p->value);
    c_p->most = 0;
    for (size_t i = 0; i < s->routines; i++) {
        const double *value = values_of(&s->routine[i], m);
        size_t colour = i < COLOURS ? i : COLOURS;

        for (size_t pe = 0; pe < s->pes; pe++)
            c_p->value[pe / c_p->block][colour] += value[pe];
    }
    for (size_t k = 0; k < c_p->columns; k++) {
        double sum = 0;

        for (size_t i = 0; i <= COLOURS; i++)
            sum += c_p->value[k][i];
        c_p->most = sum > c_p->most ? sum : c_p->most;
    }
}

/* Writes the parts of a column from the bottom to the top; the chart is 100
 * high. */
static void put_column(const struct chart *c, size_t k, const struct stats *s,
                       enum measure m, FILE *f)
{
    double gap = c->columns <= 64 ? 0.08 : 0, below = 0;

    for (size_t i = 0; i <= COLOURS; i++) {
        double value = c->value[k][i], height = 100 * value / c->most;

        if (value <= 0)
            continue;
        below += height;
        fprintf(f,
                "<rect class=\"r%zu\" x=\"%g\" y=\"%.3f\" width=\"%g\" "
                "height=\"%.3f\"><title>PE %zu",
                i, (double) k + gap, 100 - below, 1 - 2 * gap, height,
                k * c->block);
        if (c->block > 1)
            fprintf(f, " and following");
        fputs(": ", f);
        put_xml(f, i < COLOURS ? s->routine[i].name : "other routines");
        fprintf(f, ", %s</title></rect>\n", with_unit(value, m));
    }
}

static void put_chart(const struct stats *s, enum measure m, const char *title,
                      FILE *f)
{
    struct chart c;
    size_t tick;

    chart_make(&c, s, m);
    tick = (size_t) nice_step((double) c.columns, 8);
    fprintf(f,
            "<figure class=\"chart\">\n<h3>%s</h3>\n<div class=\"plot\">\n"
            "<div class=\"y\"><span class=\"top\">%s</span>"
            "<span class=\"zero\">0</span></div>\n"
            "<svg viewBox=\"0 0 %zu 100\" preserveAspectRatio=\"none\" "
            "role=\"img\" aria-label=\"%s\">\n",
            title, c.most > 0 ? with_unit(c.most, m) : "", c.columns, title);
    for (size_t k = 0; c.most > 0 && k < c.columns; k++)
        put_column(&c, k, s, m, f);
    fputs("</svg>\n<div class=\"x\">", f);
    for (size_t k = 0; k < c.columns; k += tick)
        fprintf(f, "<span style=\"left:%.3f%%\">%zu</span>",
                100 * ((double) k + 0.5) / (double) c.columns, k * c.block);
    fputs("<span class=\"axis\">PE", f);
    if (c.block > 1)
        fprintf(f, " (a column is %zu PEs)", c.block);
    fputs("</span></div>\n</div>\n</figure>\n", f);
    free(c.value);
}

/* -------------------------------------------------------------------- table */

/* The sums over the routines for one PE. */
static double sum_of(const struct stats *s, enum measure m, size_t pe)
{
    double sum = 0;

    for (size_t i = 0; i < s->routines; i++)
        sum += values_of(&s->routine[i], m)[pe];
    return sum;
}

static void put_rows(const struct stats *s, bool values, FILE *f)
{
    double most[BYTES + 1] = {0};

    for (size_t pe = 0; values && pe < s->pes; pe++)
        for (enum measure m = SECONDS; m <= BYTES; m++) {
            double sum = sum_of(s, m, pe);

            most[m] = sum > most[m] ? sum : most[m];
        }
    for (size_t pe = 0; pe < s->pes; pe++) {
        char text[64];

        fprintf(f,
                "<tr><th scope=\"row\" data-v=\"%zu\">PE %zu</th>"
                "<td data-v=\"",
                pe, pe);
        put_xml(f, s->host[pe]);
        fputs("\">", f);
        put_xml(f, s->host[pe]);
        fputs("</td>", f);
        snprintf(text, sizeof text, "%.6f", s->ran[pe]);
        report_cell(f, s->ran[pe], s->seconds, text);
        for (enum measure m = SECONDS; values && m <= BYTES; m++) {
            double sum = sum_of(s, m, pe);

            snprintf(text, sizeof text, "%.6f", sum);
            report_cell(f, sum, most[m], m == SECONDS ? text : number(sum));
        }
        fputs("</tr>\n", f);
    }
}

void report_pes(const struct stats *s, FILE *f)
{
    bool values = has_values(s);

    if (values) {
        report_legend(s, f);
        fputs("<div class=\"grid\">\n", f);
        put_chart(s, SECONDS, "Time in SHMEM routines", f);
        put_chart(s, CALLS, "Calls", f);
        put_chart(s, BYTES, "Bytes", f);
        fputs("</div>\n", f);
    }
    fprintf(f,
            "<details%s><summary>Numbers of each PE</summary>\n"
            "<div class=\"wide\"><table>\n<thead><tr>"
            "<th scope=\"col\">PE</th><th scope=\"col\">host</th>"
            "<th scope=\"col\">run time s</th>",
            values ? "" : " open");
    if (values)
        fputs("<th scope=\"col\">in SHMEM s</th><th scope=\"col\">calls</th>"
              "<th scope=\"col\">bytes</th>",
              f);
    fputs("</tr></thead>\n<tbody>\n", f);
    put_rows(s, values, f);
    fputs("</tbody>\n</table></div>\n</details>\n", f);
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * What several parts of the report have (report.h): cells of tables, and the
 * colours of routines.
 */
#include "osh_stats/report.h"

#include <string.h>

#include "osh_stats/colours.h"
#include "osh_stats/text.h"

void report_cell(FILE *f, double value, double most, const char *text)
{
    fprintf(f, "<td data-v=\"%.17g\"", value);
    if (value >= 9999.5)
        fprintf(f, " title=\"%.0f\"", value);
    if (most > 0)
        fprintf(f, " class=\"bar\" style=\"--w:%.1f%%\"", 100 * value / most);
    fprintf(f, ">%s</td>", text);
}

size_t report_colour(const struct stats *s, const char *name)
{
    for (size_t i = 0; i < s->routines && i < COLOURS; i++)
        if (strcmp(s->routine[i].name, name) == 0)
            return i;
    return COLOURS;
}

void report_legend(const struct stats *s, FILE *f)
{
    fputs("<ul class=\"legend name\">\n", f);
    for (size_t i = 0; i < s->routines && i <= COLOURS; i++) {
        fprintf(f, "<li><i class=\"r%zu\"></i>", i);
        put_xml(f, i < COLOURS ? s->routine[i].name : "other routines");
        fputs("</li>\n", f);
    }
    fputs("</ul>\n", f);
}

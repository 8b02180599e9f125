/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The report: one HTML file with the numbers of a job, which needs nothing
 * else.  Tables, bars and maps are there without JavaScript; with JavaScript,
 * tables can be sorted, maps show numbers, and the calls of a trace are drawn.
 *
 * Calls between the files go downward only: report.c; report_pes.c,
 * report_traffic.c and report_data.c; report_parts.c.
 */
#ifndef SMA_TOOLS_STATS_REPORT_H
#define SMA_TOOLS_STATS_REPORT_H

#include <stddef.h>
#include <stdio.h>

#include "osh_stats/map.h"
#include "osh_stats/stats.h"
#include "osh_stats/trace.h"

/* Writes the report.  t may be NULL; else its calls are joined to a number that
 * a browser can draw. */
void report_write(const struct stats *s, struct trace *t, FILE *f);

/* Writes the charts and the table of PEs (report_pes.c). */
void report_pes(const struct stats *s, FILE *f);

/* Writes a map (report_traffic.c). */
void report_map(const struct map *map, const char *what, FILE *f);

/* Writes the numbers that the script needs, as JSON (report_data.c). */
void report_data(const struct stats *s, const struct map *bytes,
                 const struct map *calls, const struct trace *t, FILE *f);

/* ------------------------------------------------------ report_parts.c */

/* Writes a cell of a table: a number with its value for sorting, and a bar that
 * is as long as the share of the value in `most`, unless that is 0. */
void report_cell(FILE *f, double value, double most, const char *text);

/* The number of the colour of a routine: 0 .. COLOURS - 1 for those that took
 * most of the time, COLOURS for all others. */
size_t report_colour(const struct stats *s, const char *name);

/* Writes which colour stands for which routine. */
void report_legend(const struct stats *s, FILE *f);

/* The style and the script of the page (page_style.c, page_script.c). */
extern const char page_style[], page_script[];

#endif

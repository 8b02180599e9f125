/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * A map of the report (report.h).  The texts around it are HTML, so that they
 * keep their size when the map shrinks.
 */
#include "osh_stats/report.h"

#include "osh_stats/text.h"

/* Writes the numbers of PEs along a side: `edge` is left or top. */
static void put_ticks(const struct map *map, const char *edge, FILE *f)
{
    size_t tick = map_tick(map, 8);

    for (size_t i = 0; i < map->cells; i += tick)
        fprintf(f, "<span style=\"%s:%.3f%%\">%zu</span>", edge,
                100 * ((double) i + 0.5) / (double) map->cells, i * map->block);
}

void report_map(const struct map *map, const char *what, FILE *f)
{
    fprintf(f,
            "<figure class=\"map\">\n<h3>%s</h3>\n<div class=\"plot\">\n"
            "<div class=\"y\"><span class=\"axis\">from PE</span>",
            what);
    put_ticks(map, "top", f);
    fprintf(f,
            "</div>\n<svg viewBox=\"0 0 %zu %zu\" role=\"img\" "
            "aria-label=\"%s from each PE to each PE\" "
            "shape-rendering=\"crispEdges\">\n",
            map->cells, map->cells, what);
    map_paths(map, f);
    fputs("</svg>\n<div class=\"x\">", f);
    put_ticks(map, "left", f);
    fputs("<span class=\"axis\">to PE</span></div>\n</div>\n"
          "<ul class=\"legend\">\n",
          f);
    for (int level = map_lowest(map); level <= MAP_LEVELS; level++)
        fprintf(f, "<li><i class=\"m%d\"></i>up to %s</li>\n", level,
                map_limit_text(map, level));
    if (map->most <= 0)
        fputs("<li>none</li>\n", f);
    fputs("</ul>\n</figure>\n", f);
}

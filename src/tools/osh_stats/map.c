/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The traffic from PE to PE (map.h).
 */
#include "osh_stats/map.h"

#include <stdbool.h>
#include <stdlib.h>

#include "osh_stats/text.h"

static double limit_of(const struct map *map, int level)
{
    double limit = map->most;

    for (; level < MAP_LEVELS; level++)
        limit /= map->factor;
    return limit;
}

void map_make(struct map *map_p, const double *matrix, size_t n,
              size_t most_cells)
{
    map_p->pes = n;
    map_p->block = (n + most_cells - 1) / most_cells;
    map_p->cells = (n + map_p->block - 1) / map_p->block;
    map_p->sum = room_for(map_p->cells * map_p->cells, sizeof *map_p->sum);
    map_p->most = map_p->least = 0;
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < n; k++)
            map_p->sum[i / map_p->block * map_p->cells + k / map_p->block] +=
                matrix[i * n + k];
    for (size_t i = 0; i < map_p->cells * map_p->cells; i++) {
        double v = map_p->sum[i];

        if (v > map_p->most)
            map_p->most = v;
        if (v > 0 && (map_p->least <= 0 || v < map_p->least))
            map_p->least = v;
    }
    /* the smallest power of two with which the levels reach down to the
     * smallest sum */
    for (map_p->factor = 2; map_p->factor < 1024; map_p->factor *= 2)
        if (map_p->least >= limit_of(map_p, 1))
            break;
}

void map_free(struct map *map)
{
    free(map->sum);
    map->sum = NULL;
}

const char *map_limit_text(const struct map *map, int level)
{
    double limit = limit_of(map, level);

    /* sums are whole numbers */
    return number(limit < 1e15 ? (double) (long long) limit : limit);
}

int map_lowest(const struct map *map)
{
    int level = MAP_LEVELS + 1;

    while (map->most > 0 && level > 1 && limit_of(map, level - 1) >= map->least)
        level--;
    return level;
}

int map_level(const struct map *map, double sum)
{
    double limit = map->most;
    int level = MAP_LEVELS;

    if (sum <= 0)
        return 0;
    for (; level > 1 && sum <= limit / map->factor; level--)
        limit /= map->factor;
    return level;
}

void map_paths(const struct map *map, FILE *f)
{
    for (int level = 1; level <= MAP_LEVELS; level++) {
        bool began = false;

        for (size_t i = 0; i < map->cells; i++)
            for (size_t k = 0, next; k < map->cells; k = next) {
                const double *row = &map->sum[i * map->cells];

                next = k + 1;
                if (map_level(map, row[k]) != level)
                    continue;
                while (next < map->cells && map_level(map, row[next]) == level)
                    next++;
                if (!began)
                    fprintf(f, "<path class=\"m%d\" d=\"", level);
                fprintf(f, "M%zu %zuh%zuv1h-%zuz", k, i, next - k, next - k);
                began = true;
            }
        if (began)
            fputs("\"/>\n", f);
    }
}

size_t map_tick(const struct map *map, int most)
{
    return (size_t) nice_step((double) map->cells, most);
}

/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The traffic from PE to PE (map.h).
 */
#include "osh_stats/map.h"

#include <stdbool.h>
#include <stdlib.h>

#include "osh_stats/text.h"

void map_make(struct map *map_p, const double *matrix, size_t n,
              size_t most_cells)
{
    double least = 0;

    map_p->pes = n;
    map_p->block = (n + most_cells - 1) / most_cells;
    map_p->cells = (n + map_p->block - 1) / map_p->block;
    map_p->sum = room_for(map_p->cells * map_p->cells, sizeof *map_p->sum);
    map_p->most = 0;
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < n; k++)
            map_p->sum[i / map_p->block * map_p->cells + k / map_p->block] +=
                matrix[i * n + k];
    for (size_t i = 0; i < map_p->cells * map_p->cells; i++) {
        double v = map_p->sum[i];

        if (v > map_p->most)
            map_p->most = v;
        if (v > 0 && (least <= 0 || v < least))
            least = v;
    }
    /* the smallest power of two with which the levels reach down to `least` */
    for (map_p->factor = 2; map_p->factor < 1024; map_p->factor *= 2)
        if (least >= map_limit(map_p, 1))
            break;
}

void map_free(struct map *map)
{
    free(map->sum);
    map->sum = NULL;
}

double map_limit(const struct map *map, int level)
{
    double limit = map->most;

    for (; level < MAP_LEVELS; level++)
        limit /= map->factor;
    return limit;
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

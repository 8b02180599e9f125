/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The traffic from PE to PE as a square of cells, each in one of LEVELS
 * colours.
 */
#ifndef SMA_TOOLS_STATS_MAP_H
#define SMA_TOOLS_STATS_MAP_H

#include <stddef.h>
#include <stdio.h>

enum {
    MAP_LEVELS = 8,
    MAP_CELLS = 256, /* cells of a side in a drawing at most */
};

struct map {
    size_t pes;
    size_t block;  /* a cell stands for block x block PEs */
    size_t cells;  /* of a side */
    double *sum;   /* cells x cells: [from * cells + to] */
    double most;   /* the largest sum */
    double least;  /* the smallest sum that is not 0 */
    double factor; /* between the limits of neighbouring levels */
};

/* Sums a matrix of n x n numbers into at most most_cells x most_cells cells. */
void map_make(struct map *map_p, const double *matrix, size_t n,
              size_t most_cells);
void map_free(struct map *map);

/* The level of a sum: 0 for nothing, else 1 .. MAP_LEVELS.  A level ends at its
 * limit, which is `factor` times the limit of the level below. */
int map_level(const struct map *map, double sum);
const char *map_limit_text(const struct map *map, int level);

/* The lowest level that a cell may have; MAP_LEVELS + 1 if there is only
 * nothing. */
int map_lowest(const struct map *map);

/* Writes the cells as paths of SVG, one for each level, with the classes m1 ..
 * m8.  A cell has a width and a height of 1. */
void map_paths(const struct map *map, FILE *f);

/* How many cells lie between two ticks if a side has at most `most`. */
size_t map_tick(const struct map *map, int most);

#endif

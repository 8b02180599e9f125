/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * Drawings (svg.h).  Texts are as wide as a viewer makes them, so the space for
 * a text is the largest that a common font needs.
 */
#include "osh_stats/svg.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "common/words.h"
#include "osh_stats/colours.h"
#include "osh_stats/map.h"
#include "osh_stats/text.h"

enum {
    ROUTINES = 30, /* routines in a drawing at most */
    LETTER = 8,    /* the width of a letter of 12 pixels */
    TITLE = 9,     /* the width of a letter of 14 pixels */
    ROW = 22,      /* the height of a bar with its gap */
    SIDE = 512,    /* of the map */
    MARGIN = 70,   /* at the left of the map */
    TOP = 80,      /* above it */
};

/* Begins a drawing. */
static void begin(FILE *f, int width, int height)
{
    fprintf(f,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" "
            "height=\"%d\" viewBox=\"0 0 %d %d\">\n"
            "<style>\n"
            "text { fill: #1b1f24; font: 12px sans-serif; }\n"
            ".title { font-size: 14px; font-weight: bold; }\n"
            ".name { font-family: monospace; }\n"
            ".right { text-anchor: end; }\n"
            ".middle { text-anchor: middle; }\n"
            ".frame { fill: none; stroke: #8c959f; }\n",
            width, height, width, height);
    /* programs that include drawings in papers do not know variables of CSS,
     * and paper is white */
    for (const struct colour *c = colours; c->name != NULL; c++)
        fprintf(f, ".%s { fill: %s; }\n", c->name, c->light);
    fprintf(f, "</style>\n<rect class=\"page\" width=\"%d\" height=\"%d\"/>\n",
            width, height);
}

static void text(FILE *f, double x, double y, const char *class,
                 const char *what)
{
    fprintf(f, "<text class=\"%s\" x=\"%g\" y=\"%g\">", class, x, y);
    put_xml(f, what);
    fputs("</text>\n", f);
}

/* Writes the name of the program as a title.  If it is too long for the width,
 * its beginning is left out; a viewer shows it all as a tooltip. */
static void title(FILE *f, const char *program, int width)
{
    size_t letters = (size_t) (width - 20) / TITLE, length = strlen(program);
    const char *end = program;

    if (length > letters)
        end += length - letters + 1;
    while ((*end & 0xc0) == 0x80)
        end++;
    fputs("<text class=\"title\" x=\"10\" y=\"24\"><title>", f);
    put_xml(f, program);
    fputs(end > program ? "</title>…" : "</title>", f);
    put_xml(f, end);
    fputs("</text>\n", f);
}

static void draw_routines(const struct stats *s, FILE *f)
{
    size_t n = s->routines < ROUTINES ? s->routines : ROUTINES, longest = 16;
    int left, width, bottom = 64 + ROW * (int) n;
    double most = 0, step, scale;
    char words[80];

    for (size_t i = 0; i < n; i++) {
        if (strlen(s->routine[i].name) > longest)
            longest = strlen(s->routine[i].name);
        if (s->routine[i].share > most)
            most = s->routine[i].share;
    }
    left = 20 + LETTER * (int) longest;
    width = left + 520;
    step = most > 5 ? nice_step(most, 8) : most > 0.5 ? 0.5 : 0.05;
    scale = 420 / (most > 0.05 ? most : 0.05);
    begin(f, width, bottom + 50);
    title(f, s->program, width);
    text(f, 10, 44, "",
         "Time in each routine, as a share of the time of all PEs");
    for (int i = 0; n > 0 && i * step <= most; i++) {
        double x = left + i * step * scale;

        fprintf(f, "<path stroke=\"#d0d7de\" d=\"M%g 58V%d\"/>\n", x, bottom);
        snprintf(words, sizeof words, "%g%%", i * step);
        text(f, x, bottom + 16, "middle", words);
    }
    for (size_t i = 0; i < n; i++) {
        const struct stats_routine *r = &s->routine[i];
        int y = 60 + ROW * (int) i;

        text(f, left - 8, y + 14, "name right", r->name);
        fprintf(f,
                "<rect class=\"r0\" x=\"%d\" y=\"%d\" width=\"%.2f\" "
                "height=\"%d\"/>\n",
                left, y + 2, r->share * scale, ROW - 6);
        snprintf(words, sizeof words, "%.2f%%", r->share);
        text(f, left + r->share * scale + 6, y + 14, "", words);
    }
    words[0] = '\0';
    if (s->routines > n)
        snprintf(words, sizeof words, "%zu more routines took less time",
                 s->routines - n);
    text(f, 10, bottom + 38, "", n == 0 ? "No routine was called" : words);
    fputs("</svg>\n", f);
}

/* Writes the numbers of PEs along the map, and its legend. */
static void label(const struct map *map, FILE *f)
{
    double cell = (double) SIDE / (double) map->cells;
    char words[80];
    size_t tick = map_tick(map, 16);

    for (size_t i = 0; i < map->cells; i += tick) {
        double at = ((double) i + 0.5) * cell;

        snprintf(words, sizeof words, "%zu", i * map->block);
        text(f, MARGIN + at, TOP - 6, "middle", words);
        text(f, MARGIN - 6, TOP + at + 4, "right", words);
    }
    text(f, MARGIN + SIDE / 2.0, TOP - 22, "middle", "to PE");
    fprintf(f,
            "<text class=\"middle\" transform=\"translate(16 %d) "
            "rotate(-90)\">from PE</text>\n",
            TOP + SIDE / 2);
    for (int level = MAP_LEVELS; level >= map_lowest(map); level--) {
        int y = TOP + 24 * (MAP_LEVELS - level);

        fprintf(f,
                "<rect class=\"m%d\" x=\"%d\" y=\"%d\" width=\"20\" "
                "height=\"20\"/>\n",
                level, MARGIN + SIDE + 20, y);
        snprintf(words, sizeof words, "up to %s", map_limit_text(map, level));
        text(f, MARGIN + SIDE + 46, y + 15, "", words);
    }
}

static void draw_map(const struct stats *s, const double *matrix,
                     const char *what, FILE *f)
{
    struct map map;
    char words[80];
    int width = MARGIN + SIDE + 150;

    map_make(&map, matrix, s->pes, MAP_CELLS);
    begin(f, width, TOP + SIDE + 20);
    title(f, s->program, width);
    snprintf(words, sizeof words, "%s from PE to PE", what);
    if (map.block > 1)
        snprintf(words, sizeof words,
                 "%s from PE to PE; a cell is %zu x %zu "
                 "PEs",
                 what, map.block, map.block);
    text(f, 10, 44, "", words);
    fprintf(f,
            "<g transform=\"translate(%d %d) scale(%.6f)\" "
            "shape-rendering=\"crispEdges\">\n"
            "<rect class=\"m0\" width=\"%zu\" height=\"%zu\"/>\n",
            MARGIN, TOP, (double) SIDE / (double) map.cells, map.cells,
            map.cells);
    map_paths(&map, f);
    fprintf(f,
            "</g>\n<rect class=\"frame\" x=\"%d\" y=\"%d\" width=\"%d\" "
            "height=\"%d\"/>\n",
            MARGIN, TOP, SIDE, SIDE);
    label(&map, f);
    if (map.most <= 0)
        text(f, MARGIN + SIDE / 2.0, TOP + SIDE / 2.0, "middle", "none");
    fputs("</svg>\n", f);
    map_free(&map);
}

void svg_write(const struct stats *s, const char *directory, const char *file)
{
    static const char *const which[] = {"routines", "calls", "bytes"};
    const char *slash = strrchr(file, '/');
    const char *base = slash != NULL ? slash + 1 : file;
    size_t len = strlen(base);

    if (len > 5 && strcmp(base + len - 5, ".json") == 0)
        len -= 5;
    if (mkdir(directory, 0777) != 0 && errno != EEXIST)
        die(1, "%s: %s", directory, strerror(errno));
    for (int i = 0; i < 3; i++) {
        size_t bytes = strlen(directory) + len + 32;
        char *name = room_for(bytes, 1);
        FILE *f;

        snprintf(name, bytes, "%s/%.*s-%s.svg", directory, (int) len, base,
                 which[i]);
        f = open_output(name);
        if (i == 0)
            draw_routines(s, f);
        else if (i == 1)
            draw_map(s, s->calls, "Calls", f);
        else
            draw_map(s, s->bytes, "Bytes", f);
        close_output(f, name);
        puts(name);
        free(name);
    }
}

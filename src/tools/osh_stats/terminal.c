/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The numbers of a job as text (terminal.h): routines as a table with bars, the
 * traffic between PEs as a map of shaded cells.
 */
#include "osh_stats/terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "osh_stats/map.h"
#include "osh_stats/text.h"

enum {
    NUMBERS = 23, /* columns for the numbers of a routine, but for its time */
    SHADES = 4,   /* of the map */
};

/* Prints a bar: a blank, and `part`, from 0 to 1, of `width` columns. */
static void bar(const struct terminal *t, double part, int width)
{
    static const char *const eighth[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
    int eighths = (int) (part * width * 8 + 0.5);

    if (part > 0 && eighths == 0)
        eighths = 1;
    if (t->ascii)
        eighths = (eighths + 4) / 8 * 8;
    if (eighths > 0)
        putchar(' ');
    for (int i = 0; i < eighths / 8; i++)
        fputs(t->ascii ? "#" : "█", stdout);
    fputs(eighth[eighths % 8], stdout);
}

static void print_head(const struct stats *s)
{
    char *program = plain(s->program);

    printf("%s: %zu %s on %zu %s, %.6f s\n", program, s->pes,
           s->pes == 1 ? "PE" : "PEs", s->hosts,
           s->hosts == 1 ? "host" : "hosts", s->seconds);
    if (!s->complete)
        puts("A PE ended the job by shmem_global_exit: these are its numbers "
             "alone.");
    free(program);
}

static void print_routines(const struct terminal *t, const struct stats *s)
{
    double most = 0, longest = 0;
    int name = 24, time = 10, width;

    for (size_t i = 0; i < s->routines; i++) {
        const struct stats_routine *r = &s->routine[i];

        most = r->share > most ? r->share : most;
        longest = r->seconds > longest ? r->seconds : longest;
        if ((int) strlen(r->name) > name)
            name = (int) strlen(r->name);
    }
    if (snprintf(NULL, 0, "%.6f", longest) > time)
        time = snprintf(NULL, 0, "%.6f", longest);
    /* a name that is longer has a line for itself */
    if (name > t->columns - time - NUMBERS)
        name = t->columns - time - NUMBERS;
    width = t->columns - name - time - NUMBERS - 1;
    printf("\n%-*s %6s %7s %*s %6s\n", name, "routine", "calls", "bytes", time,
           "time s", "share");
    for (size_t i = 0; i < s->routines; i++) {
        const struct stats_routine *r = &s->routine[i];
        char *text = plain(r->name);

        if ((int) strlen(text) > name) {
            puts(text);
            *text = '\0';
        }
        printf("%-*s %6s %7s %*.6f %5.1f%%", name, text, number(r->calls),
               number(r->bytes), time, r->seconds, r->share);
        bar(t, most > 0 ? r->share / most : 0, width > 0 ? width : 0);
        putchar('\n');
        free(text);
    }
    if (s->routines == 0)
        puts("(no routine was called)");
}

/* The numbers of the first PEs of columns of the map, as many as there is room
 * for. */
static void print_ruler(const struct map *map)
{
    int digits = snprintf(NULL, 0, "%zu", (map->cells - 1) * map->block);
    size_t step = digits == 1 ? 1 : digits <= 3 ? 2 : 5;

    printf("\n%8s", "");
    for (size_t k = 0; k < map->cells; k += step) {
        printf("%zu", k * map->block);
        if (k + step < map->cells)
            printf("%*s",
                   (int) step * 2 - snprintf(NULL, 0, "%zu", k * map->block),
                   "");
    }
    putchar('\n');
}

/* The shade of a sum: 0 for nothing, else 1 .. SHADES. */
static int shade_of(const struct map *map, double sum)
{
    double part = map->most > 0 ? sum / map->most * SHADES : 0;

    return (int) part + (part > (int) part);
}

static void print_matrix(const struct terminal *t, const struct stats *s)
{
    static const char *const blocks[] = {"  ", "░░", "▒▒", "▓▓", "██"};
    static const char *const letters[] = {"  ", "..", "--", "++", "##"};
    const char *const *shade = t->ascii ? letters : blocks;
    int across = t->columns < 76 ? SHADES / 2 : SHADES; /* in the legend */
    struct map map;

    map_make(&map, t->calls ? s->calls : s->bytes, s->pes,
             (size_t) (t->columns - 10) / 2);
    printf("\n%s from each PE (down) to each PE (across)",
           t->calls ? "Calls" : "Bytes");
    if (map.block > 1)
        printf("; a cell is %zu x %zu PEs", map.block, map.block);
    print_ruler(&map);
    for (size_t i = 0; i < map.cells; i++) {
        printf("%7zu ", i * map.block);
        for (size_t k = 0; k < map.cells; k++)
            fputs(shade[shade_of(&map, map.sum[i * map.cells + k])], stdout);
        putchar('\n');
    }
    if (map.most > 0) {
        for (int i = 1; i <= SHADES; i++)
            printf("%s%s up to %s%s", i % across == 1 ? "        " : "  ",
                   shade[i], number(map.most * i / SHADES),
                   i % across == 0 ? "\n" : "");
    } else {
        puts("        (none)");
    }
    map_free(&map);
}

void terminal_print(const struct terminal *t, const struct stats *s)
{
    print_head(s);
    print_routines(t, s);
    print_matrix(t, s);
}

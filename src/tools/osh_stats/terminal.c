/*
 * SPDX-License-Identifier: BSD-3-Clause
 *
 * The numbers of a job as text (stats.h): routines as a table with bars, the
 * traffic between PEs as a map of shaded cells.
 */
#include "osh_stats/stats.h"

#include <stdlib.h>
#include <string.h>

enum {
    NUMBERS = 23, /* columns for the numbers of a routine, but for its time */
    SHADES = 4,   /* of the map */
};

/* Writes a number in at most six columns: 123, 12.35k.  Returns out, of 32 bytes. */
static const char *number(double value, char *out)
{
    static const char *const units[] = {"", "k", "M", "G", "T", "P", "E"};
    bool whole = value < 9999.5;
    size_t i = 0;

    for (; value >= 9999.5 && i < sizeof units / sizeof *units - 1; i++)
        value /= 1000;
    snprintf(out, 32, whole ? "%.0f%s" : "%.4g%s", value, units[i]);
    return out;
}

/* Prints a bar: a blank, and `part`, from 0 to 1, of `width` columns. */
static void bar(const struct terminal *t, double part, int width)
{
    static const char *const eighth[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
    int eighths = (int) (part * width * 8 + 0.5);

    if (width == 0)
        return;
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
    const struct json *complete = json_member(&s->root, "complete");
    char *program = checked(strdup(s->program));

    make_plain(program);
    printf("%s: %zu %s on %zu %s, %.6f s\n", program, s->pes,
           s->pes == 1 ? "PE" : "PEs", s->hosts,
           s->hosts == 1 ? "host" : "hosts", s->seconds);
    if (complete != NULL && complete->kind == JSON_FALSE)
        puts("A PE ended the job by shmem_global_exit: these are its numbers "
             "alone.");
    free(program);
}

static void print_routines(const struct terminal *t, const struct json *list)
{
    double most = 0, longest = 0;
    int name = 24, time = 10, width;

    for (size_t i = 0; i < list->n; i++) {
        const struct json *r = &list->item[i];
        double share = json_number(r, "share", 0);

        most = share > most ? share : most;
        if (json_number(r, "seconds", 0) > longest)
            longest = json_number(r, "seconds", 0);
        if ((int) strlen(json_text(r, "name")) > name)
            name = (int) strlen(json_text(r, "name"));
    }
    if (snprintf(NULL, 0, "%.6f", longest) > time)
        time = snprintf(NULL, 0, "%.6f", longest);
    /* a name that is longer has a line for itself */
    if (name > t->columns - time - NUMBERS)
        name = t->columns - time - NUMBERS;
    width = t->columns - name - time - NUMBERS - 1;
    printf("\n%-*s %6s %7s %*s %6s\n", name, "routine", "calls", "bytes", time,
           "time s", "share");
    for (size_t i = 0; i < list->n; i++) {
        const struct json *r = &list->item[i];
        char *text = checked(strdup(json_text(r, "name"))), calls[32],
             bytes[32];
        double share = json_number(r, "share", 0);

        make_plain(text);
        if ((int) strlen(text) > name) {
            puts(text);
            *text = '\0';
        }
        printf("%-*s %6s %7s %*.6f %5.1f%%", name, text,
               number(json_number(r, "calls", 0), calls),
               number(json_number(r, "bytes", 0), bytes), time,
               json_number(r, "seconds", 0), share);
        bar(t, most > 0 ? share / most : 0, width > 0 ? width : 0);
        putchar('\n');
        free(text);
    }
    if (list->n == 0)
        puts("(no routine was called)");
}

/* The numbers of the first PEs of columns of the map, as many as there is space
 * for. */
static void print_ruler(size_t cells, size_t block)
{
    int digits = snprintf(NULL, 0, "%zu", (cells - 1) * block);
    size_t step = digits == 1 ? 1 : digits <= 3 ? 2 : 5;

    printf("\n%8s", "");
    for (size_t k = 0; k < cells; k += step) {
        printf("%zu", k * block);
        if (k + step < cells)
            printf("%*s", (int) step * 2 - snprintf(NULL, 0, "%zu", k * block),
                   "");
    }
    putchar('\n');
}

/* The shade of a sum: 0 for nothing, else 1 .. SHADES. */
static int shade_of(double sum, double most)
{
    double part = most > 0 ? sum / most * SHADES : 0;

    return (int) part + (part > (int) part);
}

static void print_matrix(const struct terminal *t, struct stats *s)
{
    static const char *const blocks[] = {"  ", "░░", "▒▒", "▓▓", "██"};
    static const char *const letters[] = {"  ", "..", "--", "++", "##"};
    const char *const *shade = t->ascii ? letters : blocks;
    const char *what = t->calls ? "calls" : "bytes";
    int across = t->columns < 76 ? SHADES / 2 : SHADES; /* in the legend */
    size_t block = stats_condense(s, what, (size_t) (t->columns - 10) / 2);
    const struct json *rows = json_member(&s->root, what);
    double most = 0;
    char limit[32];

    for (size_t i = 0; i < rows->n; i++)
        for (size_t k = 0; k < rows->n; k++)
            if (rows->item[i].item[k].number > most)
                most = rows->item[i].item[k].number;
    printf("\n%s from each PE (down) to each PE (across)",
           t->calls ? "Calls" : "Bytes");
    if (block > 1)
        printf("; a cell is %zu x %zu PEs", block, block);
    print_ruler(rows->n, block);
    for (size_t i = 0; i < rows->n; i++) {
        printf("%7zu ", i * block);
        for (size_t k = 0; k < rows->n; k++)
            fputs(shade[shade_of(rows->item[i].item[k].number, most)], stdout);
        putchar('\n');
    }
    if (most > 0) {
        int shown = 0;

        for (int i = 1; i <= SHADES; i++) {
            uint64_t last = (uint64_t) (most * i / SHADES);

            if (last == (uint64_t) (most * (i - 1) / SHADES))
                continue; /* no cell has this shade */
            shown++;
            printf("%s%s up to %s%s", shown % across == 1 ? "        " : "  ",
                   shade[i], number((double) last, limit),
                   shown % across == 0 ? "\n" : "");
        }
        if (shown % across != 0)
            putchar('\n');
    } else {
        puts("        (none)");
    }
}

void terminal_print(const struct terminal *t, struct stats *s)
{
    print_head(s);
    print_routines(t, json_member(&s->root, "routines"));
    print_matrix(t, s);
}
